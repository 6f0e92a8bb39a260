/* While one scrolls, the header says where one is: the section, and the rule above the one that is read. Loaded by the first
   scrolling of a page; the header has room for it already, so nothing moves. */
(() => {
  "use strict";

  const header = document.querySelector(".md-header");
  const topic = document.querySelector('[data-md-component="header-topic"] .md-ellipsis');
  const article = document.querySelector("article");
  if (!header || !topic || !article) return;
  const title = topic.textContent;
  let isDue = false;

  /** The section of a rule: the heading that stands before it. */
  function heading(rule) {
    let before = rule;
    while (before && before.tagName !== "H2") before = before.previousElementSibling;
    return before;
  }

  /** What a heading says, without the link that stands in it. */
  const words = (place) => [...place.childNodes].filter((it) => !(it instanceof Element && it.matches(".headerlink")))
    .map((it) => it.textContent.trim()).join(" ").replace(/\s+/g, " ").trim();

  function say() {
    isDue = false;
    const { bottom } = header.getBoundingClientRect();
    const { left, width } = article.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, bottom + 24);
    const rule = at?.closest(".rule[id]");
    const section = rule ? heading(rule) : at?.closest("article") && at.closest("h2");
    const above = rule?.querySelector(":scope > .rule__above")?.textContent.trim();
    const parts = [section && words(section), above || rule?.querySelector(".rule__number")?.textContent];
    const said = parts.filter(Boolean).join(" › ") || title;
    if (topic.textContent !== said) topic.textContent = said;
  }

  window.addEventListener("scroll", () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(say);
  }, { passive: true });
  say();
})();

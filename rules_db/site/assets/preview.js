/* Previews of rules, terms and levels by hover, keyboard focus and tap (WCAG 1.4.13: dismissible, hoverable, persistent). */
(() => {
  "use strict";

  const { RulesDb } = window;
  const LINKS = "a.ref[data-ref], a.term[data-ref], .picture a[data-ref], a[data-note]";
  const SHOW_MS = 150;
  const HIDE_MS = 250;
  const GAP = 8;

  let card = null;
  let shown = null;
  let wanted = null;
  let timer = 0;
  let pointer = "mouse";

  function element(tag, className, text = "") {
    const made = document.createElement(tag);
    made.className = className;
    made.textContent = text;
    return made;
  }

  function createCard() {
    card = element("div", "preview");
    card.hidden = true;
    card.addEventListener("pointerenter", () => clearTimeout(timer));
    card.addEventListener("pointerleave", hideSoon);
    (document.querySelector("main") ?? document.body).append(card);
  }

  /** What the pop-over says of an entry; only a tap needs a way to follow the link. */
  function fill(entry, link, byTap) {
    const text = element("div", "preview__body");
    text.id = "rules-preview";
    text.setAttribute("role", "tooltip");
    const above = RulesDb.parent(entry);
    text.append(heading(entry));
    if (above) text.append(element("p", "preview__above", `${above.number} ${above.text}`));
    text.append(element("p", "preview__text", entry.text || entry.heading || ""));
    card.replaceChildren(text);
    card.dataset.hue = RulesDb.hue(entry.book);
    if (!byTap) return;
    const open = element("a", "preview__open", entry.more || `Open ${entry.number}`);
    open.href = link.getAttribute("href");
    open.addEventListener("click", hide);
    card.append(open);
  }

  function heading(entry) {
    const line = element("p", "preview__head");
    if (entry.number) line.append(element("strong", "preview__number", entry.number), " ");
    if (entry.name) line.append(element("strong", "preview__name", entry.name), " ");
    if (entry.kind) {
      const kind = element("span", "kind", entry.kind);
      kind.dataset.kind = entry.kind;
      line.append(kind, " ");
    }
    const elsewhere = entry.book === RulesDb.config.page_book ? "" : entry.bookTitle;
    const where = [elsewhere, entry.type === "rule" ? entry.heading : entry.type].filter(Boolean).join(" · ");
    line.append(element("span", "preview__where", where), RulesDb.reading.ownLine(entry) ?? "");
    return line;
  }

  /** Below the link, or above where there is more room; never outside the viewport. */
  function place(link) {
    const [line] = link.getClientRects();
    const { innerHeight, scrollX, scrollY } = window;
    const width = document.documentElement.clientWidth;
    const below = innerHeight - line.bottom;
    const above = below < card.offsetHeight + 2 * GAP && line.top > below;
    const top = above ? line.top - card.offsetHeight - GAP : line.bottom + GAP;
    const left = Math.max(GAP, Math.min(line.left, width - card.offsetWidth - GAP));
    card.style.top = `${top + scrollY}px`;
    card.style.left = `${left + scrollX}px`;
  }

  /** What a link leads to; the reason of a level stands in the link itself. */
  async function entryOf(link) {
    const { ref, note } = link.dataset;
    if (note) return { type: "level", id: "", name: link.textContent, text: note, book: RulesDb.config.page_book, more: "How the rules are tested" };
    const entry = await RulesDb.entry(ref);
    return entry?.type === "term" ? { ...entry, more: "Open in the glossary" } : entry;
  }

  async function show(link, byTap) {
    clearTimeout(timer);
    wanted = link;
    const entry = await entryOf(link).catch(() => undefined);
    if (wanted !== link) return true;
    hide();
    if (!entry) return false;
    if (!card) createCard();
    fill(entry, link, byTap);
    card.hidden = false;
    place(link);
    link.setAttribute("aria-describedby", "rules-preview");
    shown = link;
    return true;
  }

  function hide() {
    clearTimeout(timer);
    wanted = null;
    shown?.removeAttribute("aria-describedby");
    shown = null;
    if (card) card.hidden = true;
  }

  /** The pointer has left, and may be on its way to the preview. What the keyboard's focus shows stays. */
  function hideSoon() {
    clearTimeout(timer);
    timer = setTimeout(() => shown?.matches(":focus-visible") || hide(), HIDE_MS);
  }

  const linkOf = (event) => (event.target instanceof Element ? event.target.closest(LINKS) : null);

  document.addEventListener("pointerover", (event) => {
    const link = linkOf(event);
    if (!link || event.pointerType === "touch") return;
    clearTimeout(timer);
    if (link !== shown) timer = setTimeout(show, SHOW_MS, link, false);
  });

  document.addEventListener("pointerout", (event) => {
    const link = linkOf(event);
    if (link && event.pointerType !== "touch") hideSoon();
  });

  document.addEventListener("focusin", (event) => {
    const link = linkOf(event);
    if (link?.matches(":focus-visible")) show(link, false);
  });

  document.addEventListener("focusout", (event) => {
    if (linkOf(event) && !card?.matches(":hover")) hide();
  });

  document.addEventListener("pointerdown", (event) => {
    pointer = event.pointerType;
    if (shown && !linkOf(event) && !card.contains(event.target)) hide();
  });

  /* The first tap shows the preview, the second follows the link. */
  document.addEventListener("click", async (event) => {
    const link = linkOf(event);
    if (!link || pointer !== "touch" || link === shown) return;
    event.preventDefault();
    if (!(await show(link, true))) window.location.assign(link.getAttribute("href"));
  });

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
  });
})();

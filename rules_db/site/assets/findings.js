/* Above the findings: a field for words and a button for each kind, and what does not fit them is left out. */
(() => {
  "use strict";

  const entries = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".entry--finding")]);
  const texts = new Map(entries.map((entry) => [entry, entry.textContent.toLowerCase()]));
  let chosen = "";

  function element(tag, className, ...content) {
    const made = document.createElement(tag);
    made.className = className;
    made.append(...content);
    return made;
  }

  const field = document.createElement("input");
  const count = element("p", "filter__count");
  field.type = "search";
  field.placeholder = "Words in a finding";
  field.setAttribute("aria-label", "Words in a finding");
  count.setAttribute("role", "status");

  function kindButton(kind, name, number) {
    const button = element("button", "filter__kind", `${name} ${number}`);
    button.type = "button";
    button.dataset.kind = kind;
    button.addEventListener("click", () => {
      chosen = kind;
      narrow();
    });
    return button;
  }

  const kinds = [...new Set(entries.map((entry) => entry.dataset.kind))].sort();
  const ofKind = (kind) => entries.filter((entry) => entry.dataset.kind === kind).length;
  const buttons = [kindButton("", "all", entries.length), ...kinds.map((kind) => kindButton(kind, kind, ofKind(kind)))];

  function narrow() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const entry of entries) {
      const fits = words.every((word) => texts.get(entry).includes(word));
      entry.hidden = !fits || (chosen !== "" && entry.dataset.kind !== chosen);
    }
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.kind === chosen));
    const shown = entries.filter((entry) => !entry.hidden).length;
    count.textContent = shown === entries.length ? "" : `${shown} of ${entries.length} findings`;
  }

  field.addEventListener("input", narrow);
  window.addEventListener("hashchange", () => {
    if (document.getElementById(window.location.hash.slice(1))?.hidden) {
      [field.value, chosen] = ["", ""];
      narrow();
      document.getElementById(window.location.hash.slice(1)).scrollIntoView();
    }
  });
  narrow();
  entries[0].before(element("search", "filter", field, ...buttons, count));
})();

/* What does not fit the words and the kind that are chosen above the findings is left out. */
(() => {
  "use strict";

  const entries = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".entry--finding")]);
  const texts = new Map(entries.map((entry) => [entry, entry.textContent.toLowerCase()]));
  let chosen = "";

  const field = /** @type {HTMLInputElement} */ (document.querySelector(".filter input"));
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".filter__kind"));
  const count = document.querySelector(".filter__count");

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
  for (const button of buttons) {
    button.addEventListener("click", () => {
      chosen = button.dataset.kind;
      narrow();
    });
  }
})();

/* The filter above the results: all rulebooks, or one. The rulebook of the page stands first. */
(() => {
  "use strict";

  const { search, config } = window.RulesDb;

  function chip(label, key) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "chip";
    button.dataset.book = key;
    if (key) button.dataset.hue = String(window.RulesDb.hue(key));
    button.setAttribute("aria-pressed", String(key === ""));
    button.append(label, Object.assign(document.createElement("span"), { className: "chip__count" }));
    return button;
  }

  /** Fills `bar`; `choose` is called with a rulebook's key, or '' for all of them. */
  search.createChips = (bar, choose) => {
    const own = ({ key }) => (key === config.page_book ? 0 : 1);
    const books = [...config.books].sort((one, other) => own(one) - own(other));
    bar.append(chip("All rulebooks", ""), ...books.map(({ key, title }) => chip(title, key)));
    bar.addEventListener("click", (event) => {
      const chosen = /** @type {HTMLElement} */ (/** @type {Element} */ (event.target).closest(".chip"));
      if (!chosen) return;
      search.pressChip(bar, chosen.dataset.book);
      choose(chosen.dataset.book);
    });
  };

  /** Shows which rulebook is chosen, by its key; '' for all of them. */
  search.pressChip = (bar, key) => {
    const all = /** @type {NodeListOf<HTMLElement>} */ (bar.querySelectorAll(".chip"));
    for (const each of all) each.setAttribute("aria-pressed", String(each.dataset.book === key));
  };

  /** Shows beside each rulebook how many of the hits are its own; nothing where there is no query. */
  search.countChips = (bar, hits) => {
    for (const each of /** @type {NodeListOf<HTMLElement>} */ (bar.querySelectorAll(".chip"))) {
      const { book } = each.dataset;
      const count = hits.filter(({ entry }) => !book || entry.book === book).length;
      each.querySelector(".chip__count").textContent = hits.length ? ` ${count}` : "";
    }
  };
})();

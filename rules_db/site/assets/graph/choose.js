/* A field that chooses a rule, section or term: a combobox over what the search finds, by number or by words. */
(() => {
  "use strict";

  const { RulesDb } = window;
  const { element } = RulesDb.graph;
  const PARTS = ["words", "asked", "excerpt", "numbers", "index"];
  const SHOWN = 8;

  /** When every script of the page has run: this one may come before that of the search. */
  const pageRead = new Promise((resolve) => {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", resolve, { once: true });
    else resolve();
  });

  /** A function from a text to the entries that it may mean, best first. Its first call loads the search. */
  RulesDb.graph.createFinder = (entries) => {
    let index = null;
    async function prepare() {
      await pageRead;
      await Promise.all(PARTS.map((part) => RulesDb.load(`assets/rules/search/${part}.js`)));
      return RulesDb.search.loadIndex(entries);
    }
    return async (text) => {
      index ??= prepare().catch((error) => {
        index = null;
        throw error;
      });
      const known = await index;
      const { search, config } = RulesDb;
      const numbers = search.findNumbers(entries, text, config.page_book);
      const hits = numbers
        ? [...numbers.named, ...numbers.naming]
        : search.findWords(known, text, config.page_book).hits;
      return hits.slice(0, SHOWN).map(({ entry }) => entry);
    };
  };

  function option(entry, id) {
    const made = element("div", "ask__option");
    made.id = id;
    made.dataset.id = entry.id;
    made.setAttribute("role", "option");
    const kind = element("span", "kind", entry.kind ?? entry.type);
    kind.dataset.kind = entry.kind ?? entry.type;
    made.append(element("strong", "ask__number", RulesDb.graph.nameOf(entry)), " ", kind);
    made.append(element("span", "ask__words", entry.text || entry.name || ""));
    return made;
  }

  /** Makes `input` a combobox over `list`. `choose` is called with an id, or with '' when the field is emptied; `find`
   * may reject. Returns a function that shows a text as the choice that is in force, unless somebody is typing. */
  RulesDb.graph.createChooser = ({ input, list, find, choose, fail }) => {
    let inForce = "";
    let isTyped = false;
    const active = () => /** @type {HTMLElement} */ (list.querySelector("[aria-selected=true]"));

    function activate(chosen) {
      active()?.setAttribute("aria-selected", "false");
      chosen?.setAttribute("aria-selected", "true");
      chosen?.scrollIntoView({ block: "nearest" });
      if (chosen) input.setAttribute("aria-activedescendant", chosen.id);
      else input.removeAttribute("aria-activedescendant");
    }

    function fill(entries) {
      list.replaceChildren(...entries.map((entry, place) => option(entry, `${list.id}-${place}`)));
      list.hidden = entries.length === 0;
      input.setAttribute("aria-expanded", String(!list.hidden));
      activate(list.firstElementChild);
    }

    /** What is found for the text in the field; nothing where the text has changed meanwhile. */
    async function suggest() {
      const text = input.value.trim();
      try {
        const found = text ? await find(text) : [];
        return input.value.trim() === text ? found : [];
      } catch (error) {
        fail(error);
        return [];
      }
    }

    function move(places) {
      const options = [...list.children];
      if (options.length) activate(options.at((options.indexOf(active()) + places) % options.length));
    }

    async function take() {
      const text = input.value.trim();
      const id = active()?.dataset.id ?? (await suggest())[0]?.id ?? "";
      fill([]);
      if (!id && text) return fail(new Error(`nothing is found for “${text}”`));
      isTyped = false;
      choose(id);
    }

    const KEYS = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: take, Escape: () => fill([]) };

    input.addEventListener("input", async () => {
      isTyped = true;
      fill([]);
      const found = await suggest();
      if (document.activeElement === input) fill(found);
    });
    input.addEventListener("keydown", (event) => {
      if (!KEYS[event.key] || event.isComposing) return;
      if (event.key === "Enter" || !list.hidden) event.preventDefault();
      KEYS[event.key]();
    });
    input.addEventListener("focus", () => input.select());
    input.addEventListener("blur", () => {
      isTyped = false;
      fill([]);
      if (!input.value.trim() && inForce) choose("");
      else input.value = inForce;
    });
    list.addEventListener("pointerdown", (event) => event.preventDefault());
    list.addEventListener("click", (event) => {
      const chosen = /** @type {HTMLElement} */ (/** @type {Element} */ (event.target).closest("[role=option]"));
      fill([]);
      isTyped = false;
      if (chosen) choose(chosen.dataset.id);
    });

    return (text) => {
      inForce = text;
      if (!isTyped) input.value = text;
    };
  };
})();

/* Opens the search by its buttons, by `/` and Ctrl+K, and by ?q= in the address (kept there, search/address.js). The rest
   is fetched ahead when the browser is idle, and run on first use. */
(() => {
  "use strict";

  const { RulesDb } = window;
  const PARTS = ["words", "asked", "numbers", "index", "excerpt", "results", "answer", "chips", "address", "dialog"]
    .map((part) => `assets/rules/search/${part}.js`);
  let typed = "";

  RulesDb.search = /** @type {Search} */ ({});

  /** Shows the search dialog; `query` fills its field, where one is given. */
  async function open(query) {
    await Promise.all([RulesDb.dress(), ...PARTS.map(RulesDb.load)]);
    RulesDb.search.show(query);
    typed = "";
  }

  document.addEventListener("click", (event) => {
    const opener = event.target instanceof Element && event.target.closest("[data-search]");
    if (!(opener instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(opener.dataset.search || undefined);
  });

  document.addEventListener("keydown", (event) => {
    const chord = event.ctrlKey || event.metaKey;
    const byChord = chord && !event.altKey && event.key.toLowerCase() === "k";
    const bySlash = event.key === "/" && RulesDb.reading.isLetter(event);
    if (!byChord && !bySlash) return;
    event.preventDefault();
    open();
  });

  /* A button that looks like a field takes what is typed on it. */
  document.addEventListener("keypress", (event) => {
    const opener = event.target instanceof Element && event.target.closest("button[data-search]");
    if (!opener || event.key.length !== 1 || event.key === " ") return;
    event.preventDefault();
    typed += event.key;
    open(typed);
  });

  /** Shows what the address asks for: on arrival, and where Back or Forward lead to it or away from it. */
  function openAsked() {
    const asked = new URLSearchParams(window.location.search).get("q");
    if (asked !== null) open(asked);
    else if (RulesDb.search.close) RulesDb.search.close();
  }

  /** Lets the browser fetch what the first search loads, the page's own rulebook first. Nothing of it runs yet: to read two
      megabytes would hold up a phone. Who saves data, or has next to no connection, fetches it by searching. */
  function fetchAhead() {
    const { page_book, ranking, books } = RulesDb.config;
    const own = ({ key }) => (key === page_book ? 0 : 1);
    const data = [...books].sort((one, other) => own(one) - own(other)).map((book) => book.data);
    for (const path of [...PARTS, ranking, ...data]) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "prefetch", as: "script", href: RulesDb.url(path) });
      document.head.append(link);
    }
  }

  const connection = navigator.connection;
  const isSpared = connection?.saveData || connection?.effectiveType?.endsWith("2g");
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  if (!isSpared && window.location.protocol !== "file:") window.addEventListener("load", () => whenIdle(fetchAhead));

  window.addEventListener("popstate", openAsked);
  window.addEventListener("pageshow", ({ persisted }) => persisted && openAsked());
  openAsked();
  delete document.documentElement.dataset.waits;
})();

/* A search keeps its words: in the address, so that Back and a shared link bring them again, and from page to page. */
(() => {
  "use strict";

  const { search } = window.RulesDb;
  const KEPT = "rules-db.search";
  const PAUSE_MS = 300; // Browsers refuse an address that changes with every letter.
  const NOTHING = { query: "", book: "" };
  let waiting = 0;

  /** The address of this page with a search in it, or without one. */
  function addressOf({ query, book }) {
    const address = new URL(window.location.href);
    for (const [name, value] of [["q", query], ["in", book]]) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    return address.href;
  }

  /** Does what a browser may forbid a page that was opened from a folder: there the search works without it. */
  function attempt(action) {
    try {
      return action();
    } catch {
      return null;
    }
  }

  function write(asked) {
    clearTimeout(waiting);
    const address = addressOf(asked);
    if (address !== window.location.href) attempt(() => window.history.replaceState(window.history.state, "", address));
  }

  /** Keeps what is asked: for other pages at once, in the address as soon as the typing pauses. */
  search.keep = (asked) => {
    attempt(() => window.sessionStorage.setItem(KEPT, JSON.stringify(asked)));
    clearTimeout(waiting);
    waiting = setTimeout(write, PAUSE_MS, asked);
  };

  /** What was asked last, on this page or another. */
  search.kept = () => ({ ...NOTHING, ...attempt(() => JSON.parse(window.sessionStorage.getItem(KEPT))) });

  /** The rulebook to which the address keeps a query; '' for all of them. */
  search.addressBook = (query) => {
    const address = new URLSearchParams(window.location.search);
    return (address.get("q") === query && address.get("in")) || "";
  };

  search.clearAddress = () => write(NOTHING);

  /** Follows a result. Back leads to the search again, also from another place of the same page. */
  search.follow = (link, asked) => {
    write(asked);
    const { hash, pathname, origin } = new URL(link.href);
    if (origin + pathname !== window.location.origin + window.location.pathname || !hash) return false;
    const left = attempt(() => window.history.pushState(null, "", addressOf(NOTHING).replace(/#.*/, "")) ?? true);
    if (left) window.location.replace(hash);
    return Boolean(left);
  };
})();

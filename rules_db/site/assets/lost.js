/* The page for an address where nothing stands: what was looked for, the rule that it names, and the pages like it. */
(() => {
  "use strict";

  const HERE = /assets\/rules\/lost\.js$/;
  const NEAREST = 4;
  const { RulesDb } = window;
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  let wanted = "";

  /** Opened from a folder, the root of the site is where this script was found. */
  function mendAddresses(root) {
    const settings = document.getElementById("rules-db-config");
    settings.textContent = JSON.stringify({ ...JSON.parse(settings.textContent), root });
    for (const [selector, name] of [["link[rel=stylesheet]", "href"], ["a", "href"]]) {
      for (const each of document.querySelectorAll(`${selector}[${name}^="/"]`)) {
        each.setAttribute(name, root + each.getAttribute(name).slice(1));
      }
    }
    for (const each of document.querySelectorAll('script[src^="/"]')) {
      const again = document.createElement("script");
      again.src = root + each.getAttribute("src").slice(1);
      again.async = false;
      document.head.append(again);
    }
  }

  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }

  /** What the end of an address is about: "607.3.b" for rulebooks/resummoned/607.3.b.html. */
  const nameOf = (path) => path.replace(/\/$/, "").replace(/(\/index)?\.html?$/, "").split("/").pop();

  /** How alike two addresses are, from 0 to 1: the pairs of letters that they share (Dice). */
  function likeness(one, other) {
    const pairs = (text) => new Set([...text.slice(1)].map((letter, at) => (text[at] + letter).toLowerCase()));
    const [left, right] = [pairs(one), pairs(other)];
    const shared = [...left].filter((pair) => right.has(pair)).length;
    return (2 * shared) / Math.max(1, left.size + right.size);
  }

  function nearestPages() {
    const pages = JSON.parse(document.getElementById("lost-pages").textContent);
    const rated = pages.map(([url, title]) => {
      const like = likeness(wanted, url) + likeness(nameOf(wanted), nameOf(url));
      return { url, title, like };
    });
    return rated.sort((one, other) => other.like - one.like).slice(0, NEAREST);
  }

  function offer(url, title) {
    const link = Object.assign(document.createElement("a"), { href: RulesDb.url(url), textContent: title });
    const item = document.createElement("li");
    item.append(link);
    document.querySelector(".lost__near ul").append(item);
  }

  /** The rule of the number that the address ends in, or of its fragment: in the rulebook of the address, if it names one. */
  async function namedRules() {
    const book = RulesDb.config.books.find(({ key }) => wanted.split("/").includes(key));
    const name = decoded(window.location.hash.slice(1)) || nameOf(wanted);
    const typed = book && !name.startsWith(`${book.key}-`) ? `${book.key}-${name}` : name;
    await Promise.all(["words", "numbers", "excerpt"].map((part) => RulesDb.load(`assets/rules/search/${part}.js`)));
    if (!/\d/.test(name) || !RulesDb.search.readNumber(typed, RulesDb.config.books)) return [];
    const all = await Promise.all(RulesDb.config.books.map(({ key }) => RulesDb.book(key)));
    return RulesDb.search.findNumbers(all.flatMap((entries) => [...entries.values()]), typed, book?.key ?? "").named;
  }

  async function show() {
    const root = new URL(RulesDb.config.root, document.baseURI).pathname;
    wanted = decoded(window.location.pathname).slice(root.length);
    const said = /** @type {HTMLElement} */ (document.querySelector(".lost__wanted"));
    said.querySelector("code").textContent = root + wanted;
    said.hidden = false;
    const words = nameOf(wanted).replace(/[-_+]+/g, " ").trim();
    if (words) /** @type {HTMLElement} */ (document.querySelector(".md-content [data-search]")).dataset.search = words;
    const rules = await namedRules().catch(() => []);
    for (const { entry } of rules.slice(0, NEAREST)) offer(entry.url, `${entry.bookTitle} ${entry.number} ${entry.text ?? entry.name}`);
    for (const { url, title } of nearestPages()) offer(url, title);
    /** @type {HTMLElement} */ (document.querySelector(".lost__near")).hidden = false;
  }

  if (window.location.protocol === "file:") mendAddresses(script.src.replace(HERE, ""));
  else show();
})();

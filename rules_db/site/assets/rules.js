/* The site's one global: its configuration, and the entries of each rulebook, loaded when first asked for. */
(() => {
  "use strict";

  const config = JSON.parse(document.getElementById("rules-db-config").textContent);
  const scripts = new Map();
  const books = new Map();
  let dressed;
  const about = new Map();

  /** The address of a path that is relative to the root of the site. */
  const url = (path) => config.root + path;

  /** Resolves once a script of the site has run; scripts run in the order in which they are asked for.

      A page that is opened from a folder may load scripts, but may not fetch(). */
  function load(path) {
    if (!scripts.has(path)) scripts.set(path, insert(path));
    return scripts.get(path);
  }

  /** Resolves once the look of what is not there from the start has come, or cannot come. */
  function dress() {
    dressed ??= new Promise((resolve) => {
      const link = document.createElement("link");
      Object.assign(link, { rel: "stylesheet", href: url("assets/rules/later.css"), onload: resolve, onerror: resolve });
      document.head.append(link);
    });
    return dressed;
  }

  function insert(path) {
    return new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = url(path);
      script.async = false;
      script.onload = resolve;
      script.onerror = () => {
        scripts.delete(path);
        reject(new Error(`${path} could not be loaded`));
      };
      document.head.append(script);
    });
  }

  /** Called by each data file; gives sections, rules, terms, rulings and findings one shape, keyed by id. */
  function add(data) {
    const common = { book: data.key, bookTitle: data.title };
    const entries = [
      ...data.sections.map((it) => ({ ...common, type: "section", id: it.id, number: it.n, name: it.t, url: it.u })),
      ...data.rules.map((it) => ({
        ...common, type: "rule", id: it.id, number: it.n, heading: it.h, kind: it.k, text: it.t, related: it.a, parent: it.p, url: it.u,
      })),
      ...data.terms.map((it) => ({ ...common, type: "term", id: it.id, name: it.n, aliases: it.a, text: it.t, url: it.u })),
      ...data.rulings.map((it) => ({
        ...common, type: "ruling", id: it.id, number: it.n, name: it.h, text: it.t, url: it.u,
      })),
      ...data.findings.map((it) => ({
        ...common, type: "finding", id: it.id, number: it.n, name: it.h, text: it.t, url: it.u,
      })),
    ];
    books.set(data.key, new Map(entries.map((entry) => [entry.id, entry])));
    about.set(data.key, { edition: data.edition, answers: data.answers });
  }

  /** The entries of a rulebook by id; rejects when its data cannot be loaded. */
  async function book(key) {
    await load(config.books.find((each) => each.key === key).data);
    return books.get(key);
  }

  /** The entry of an id such as "grand-archive-S1.b", or undefined. A key may be the beginning of another key. */
  async function entry(id) {
    const owners = config.books.filter(({ key }) => id.startsWith(`${key}-`));
    const [owner] = owners.sort((one, other) => other.key.length - one.key.length);
    return owner && (await book(owner.key)).get(id);
  }

  /** Edition of a loaded rulebook, and where the ends of its examples stand. */
  const aboutBook = (key) => about.get(key);

  /** The rule that a rule or ruling of a loaded rulebook stands under, or undefined: 607.2 for 607.2.d. */
  function parent(entry) {
    const above = books.get(entry.book)?.get(entry.parent ?? entry.id.slice(0, entry.id.lastIndexOf(".")));
    return above?.type === "rule" ? above : undefined;
  }

  /** Which colour of the palette a rulebook has; css/hues.css gives each number its hue. */
  const hue = (key) => config.books.findIndex((each) => each.key === key) % 6;

  window.RulesDb = /** @type {Window["RulesDb"]} */ ({ config, url, load, dress, add, book, aboutBook, entry, parent, hue });

  if (document.querySelector(".rule[id]")) {
    window.addEventListener("scroll", () => load("assets/rules/where.js"), { once: true, passive: true });
  }
  if (document.querySelector(".entry--finding")) load("assets/rules/findings.js");
  if (document.querySelector(".picture")) load("assets/rules/picture.js");
  if (document.querySelector(".replay")) load("assets/rules/replay.js");
  for (const [wanted, script] of [[".table[data-key]", "playing"], [".combat", "combat"]]) {
    if (config.run && window.location.protocol !== "file:" && document.querySelector(wanted)) {
      for (const name of ["parts", script]) load(`assets/rules/run/${name}.js`);
    }
  }
  if (document.querySelector(".ask")) load("assets/rules/graph/ask.js");

  // No service worker stands for a page from a folder, nor for one from a host without https.
  const canBeKept = window.isSecureContext && location.protocol.startsWith("http") && "serviceWorker" in navigator;
  if (canBeKept && document.querySelector("link[rel=manifest]")) {
    addEventListener("load", () => load("assets/rules/installed.js").catch(() => {}));
  }
})();

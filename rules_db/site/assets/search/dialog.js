/* The search dialog: a combobox over a list of results. It shows at once, and fills when the data has come. */
(() => {
  "use strict";

  const { RulesDb } = window;
  const { search, config } = RulesDb;
  const SPEAK_MS = 500;
  const LOOSE = "Nothing has all of these words. These have some of them:";

  const MARKUP = `
    <div class="search__bar">
      <input class="search__input" type="text" role="combobox" aria-label="Search rules, terms and rulings"
        aria-autocomplete="list" aria-haspopup="listbox" aria-controls="search-results" aria-expanded="false"
        placeholder="Rule number or words" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go">
      <button class="search__close" type="button">Close <kbd>Esc</kbd></button>
    </div>
    <div class="search__chips" role="group" aria-label="Rulebooks"></div>
    <p class="search__note" hidden></p>
    <div class="search__found" hidden>
      <div class="search__list" id="search-results" role="listbox" aria-label="Results"></div>
      <section class="answer"></section>
    </div>
    <div class="search__help"></div>
    <p class="search__foot">
      <span class="search__keys" aria-hidden="true"><kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close</span>
      <button class="search__reading" type="button" data-keys>Keys, and your own game’s words</button>
    </p>
    <p class="visually-hidden" role="status"></p>`;

  const dialog = document.createElement("dialog");
  dialog.className = "search";
  dialog.setAttribute("aria-label", "Search the rulebooks");
  dialog.innerHTML = MARKUP;
  document.body.append(dialog);

  const part = (selector) => dialog.querySelector(selector);
  part(".search__help").append(...config.tries.map(lesson));
  const input = part(".search__input");
  const found = part(".search__found");
  const list = part(".search__list");
  const chips = part(".search__chips");
  let index = null;
  let chosenBook = "";
  let isFollowing = false;
  let speaking = 0;

  /** What one may learn from something that can be tried, as a paragraph that begins with it. */
  function lesson(words) {
    const line = document.createElement("p");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "search__try";
    button.textContent = words;
    line.append(button, ` ${taught(words)}`);
    return line;
  }

  /** @param {string} words */
  function taught(words) {
    if (/\d/.test(words)) return "jumps to a rule, with dots, spaces or neither between its parts.";
    if (words.includes(" ")) return "finds what has all the words, even the small ones.";
    return "also finds what goes by another name for it.";
  }

  /** Loads the engine and every rulebook; says so where that fails, and tries again at the next opening. */
  async function prepare() {
    tell("Loading the rulebooks …");
    try {
      const keys = config.books.map(({ key }) => key);
      const [books] = await Promise.all([Promise.all(keys.map(RulesDb.book)), RulesDb.load(config.ranking)]);
      index = await search.loadIndex(books.flatMap((book) => [...book.values()]));
      update();
    } catch (error) {
      tell(`The search cannot be used: ${error.message} (reload the page to try again).`);
    }
  }

  function tell(message) {
    const note = part(".search__note");
    note.textContent = message;
    note.hidden = !message;
  }

  /** Tells screen readers once the typing pauses. */
  function speak(message) {
    clearTimeout(speaking);
    speaking = setTimeout(() => (part("[role=status]").textContent = message), SPEAK_MS);
  }

  /** What a query finds in all rulebooks: groups of hits, and what is to be said of them. */
  function find(query) {
    const numbers = search.findNumbers(index.entries, query, config.page_book);
    if (numbers && numbers.named.length + numbers.naming.length) {
      const { named, naming, missing } = numbers;
      const label = missing ? "Nearest numbers" : "By number";
      const note = missing && named.length ? `There is no ${missing}. These are the nearest:` : "";
      return { note, groups: [{ label, hits: named }, { label: "Mentioned in", hits: naming }] };
    }
    const { hits, isLoose } = search.findWords(index, query, config.page_book);
    return { note: isLoose ? LOOSE : "", groups: [{ label: "By words", hits }] };
  }

  function update() {
    if (!index) return;
    const query = input.value.trim();
    search.keep({ query, book: chosenBook });
    const { groups, note } = find(query);
    search.countChips(chips, groups.flatMap(({ hits }) => hits));
    const isChosen = ({ entry }) => !chosenBook || entry.book === chosenBook;
    show(query, groups.map(({ label, hits }) => ({ label, hits: hits.filter(isChosen) })), note);
  }

  function show(query, groups, note) {
    const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
    search.renderGroups(list, groups);
    search.renderAnswer(part(".answer"), groups.find(({ hits }) => hits.length)?.hits[0].entry);
    found.hidden = count === 0;
    input.setAttribute("aria-expanded", String(count > 0));
    part(".search__help").hidden = count > 0;
    const none = chosenBook ? "Nothing found in this rulebook." : "Nothing found. Try fewer words, or one of these:";
    tell(query && !count ? none : note);
    speak(query ? `${count || "No"} ${count === 1 ? "result" : "results"}` : "");
    activate(list.querySelector("[role=option]"));
  }

  function activate(option) {
    list.querySelector("[aria-selected=true]")?.setAttribute("aria-selected", "false");
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  }

  function move(step) {
    const options = [...list.querySelectorAll("[role=option]")];
    const from = options.findIndex((option) => option.getAttribute("aria-selected") === "true");
    activate(options.at((from + step) % options.length));
  }

  const KEYS = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => list.querySelector("[aria-selected=true]")?.click(),
  };

  input.addEventListener("input", update);
  input.addEventListener("keydown", (event) => {
    if (!KEYS[event.key] || event.isComposing) return;
    event.preventDefault();
    KEYS[event.key]();
  });
  found.addEventListener("click", (event) => {
    const option = /** @type {HTMLAnchorElement} */ (/** @type {Element} */ (event.target).closest("a[href]"));
    if (!option || event.ctrlKey || event.metaKey || event.shiftKey) return;
    isFollowing = true;
    dialog.close();
    if (search.follow(option, { query: input.value.trim(), book: chosenBook })) event.preventDefault();
  });
  dialog.addEventListener("close", () => {
    if (!isFollowing && !dialog.open) search.clearAddress(); // The event may come after the next opening.
    isFollowing = false;
  });
  dialog.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const example = target.closest(".search__try");
    if (example) search.show(example.textContent);
    if (target === dialog || target.closest(".search__close, [data-keys]")) dialog.close();
  });
  search.createChips(chips, (key) => {
    chosenBook = key;
    update();
    input.focus();
  });

  /** Opens the dialog, with `query` in its field where one is given, and else with what was asked last. */
  search.show = (query) => {
    const asked = query === undefined ? search.kept() : { query, book: search.addressBook(query) };
    input.value = asked.query;
    chosenBook = asked.book;
    search.pressChip(chips, chosenBook);
    if (!dialog.open) dialog.showModal();
    input.focus();
    if (query === undefined) input.select();
    if (index) update();
    else prepare();
  };

  search.close = () => dialog.close();
})();

/* "I come from …": what a reader's own game calls a term stands beside it, in rules, previews and results. */
(() => {
  "use strict";

  const { RulesDb } = window;
  const { reading } = RulesDb;
  let games = [];
  let words = {};

  /** Called by the file that the page's configuration names. */
  RulesDb.addOwnWords = (data) => ({ games, words } = data);

  /** What the reader's own game calls the term with this id; '' where it is the same word, or none. */
  const ownWord = (id) => words[id]?.[games.indexOf(reading.game())] ?? "";

  const MARKED = "a.term[data-ref], .entry[id] > h2";
  const idOf = (it) => it.dataset.ref ?? it.parentElement.id;

  /** Marks the terms within a part of the page; css/rule/from.css shows what they are marked with. */
  function mark(part) {
    for (const it of part.querySelectorAll(MARKED)) {
      const word = ownWord(idOf(it));
      if (word) it.dataset.own = word;
      else delete it.dataset.own;
    }
  }

  // Examples come late.
  const later = new MutationObserver((changes) => changes.forEach(({ target }) => mark(/** @type {Element} */ (target))));

  function show() {
    later.disconnect();
    mark(document);
    if (reading.game()) later.observe(document.querySelector("main") ?? document.body, { childList: true, subtree: true });
  }

  /** A line for a preview or a result that shows a term; null where there is nothing to say. */
  reading.ownLine = ({ id }) => {
    const word = ownWord(id);
    if (!word) return null;
    const made = document.createElement("span");
    made.className = "own-word";
    made.textContent = `${reading.game()}: ${word}`;
    return made;
  };

  /** Fills a list to choose from, and does as it is chosen there. */
  reading.offerGames = (list) => {
    list.replaceChildren(new Option("no other game", ""), ...games.map((game) => new Option(game, game)));
    list.value = games.includes(reading.game()) ? reading.game() : "";
    list.onchange = () => {
      reading.setGame(list.value);
      show();
    };
  };

  reading.words = RulesDb.load(RulesDb.config.words).then(show);
})();

/* Ranked full text over the entries of all rulebooks. Every word counts: "must", "can" and "not" are found, too. */
(() => {
  "use strict";

  const { search, load } = window.RulesDb;
  const BOOST = { number: 2, name: 4, aliases: 3, text: 1.5, heading: 1, related: 0.5 };
  const WEIGHT = { rule: 1.2, term: 1, section: 1, ruling: 0.8, finding: 0.6 };
  const PREFERRED = 1.3;
  const PHRASE = 1.6;
  const FORGIVABLE = /^\p{L}{4,}$/u;
  const AS_IT_IS = { tokenize: (text) => [text], processTerm: (word) => word };

  /** Words as typed, then with slips forgiven (the share of letters that may be wrong), then any of the words. */
  const SLIP = 0.2;
  const ATTEMPTS = [
    { combineWith: "AND", fuzzy: false },
    { combineWith: "AND", fuzzy: SLIP },
    { combineWith: "AND", fuzzy: 0.3 },
    { combineWith: "OR", fuzzy: SLIP },
  ];

  /** Loads MiniSearch, and takes it out of the global names. */
  search.loadEngine = async () => {
    await load("assets/rules/vendor/minisearch.js");
    search.MiniSearch ??= window.MiniSearch;
    delete window.MiniSearch;
  };

  /** An index of entries, for `findWords` to ask. */
  search.buildIndex = (entries) => {
    const vocabulary = new Set();
    const engine = new search.MiniSearch({
      idField: "place",
      fields: Object.keys(BOOST),
      tokenize: search.words,
      processTerm: (word) => search.forms(vocabulary.add(word) && word),
    });
    engine.addAll(entries.map((entry, place) => ({ ...entry, place })));
    return { engine, entries, vocabulary };
  };

  /** The hits of a query, best first: {entry, findMarks}. `isLoose` says that no entry holds all the words. */
  search.findWords = (index, query, preferred) => {
    const words = search.words(query);
    for (const { combineWith, fuzzy } of words.length ? ATTEMPTS : []) {
      const last = words.length - 1;
      const queries = words.map((word, place) => wordQuery(index.vocabulary, word, place === last, fuzzy));
      const hits = rank(index, { combineWith, queries }, words.join(" "), preferred);
      if (hits.length) return { hits, isLoose: combineWith === "OR" && last > 0 };
    }
    return { hits: [], isLoose: false };
  };

  /** One word in any of its forms; the last may still be on its way. A word that is known is taken to be meant. */
  function wordQuery(vocabulary, word, isLast, forgiven) {
    const isKnown = vocabulary.has(word) || (isLast && [...vocabulary].some((known) => known.startsWith(word)));
    const fuzzy = FORGIVABLE.test(word) && (forgiven || (!isKnown && SLIP));
    const [exact, ...roots] = search.forms(word);
    const queries = [
      { ...AS_IT_IS, queries: [exact], prefix: isLast, fuzzy },
      { ...AS_IT_IS, queries: roots, prefix: false, fuzzy: false },
    ];
    return { combineWith: "OR", queries };
  }

  function rank({ engine, entries }, tree, phrase, preferred) {
    const weigh = ({ book, name = "", text = "" }) => {
      const isPhrase = phrase.includes(" ") && search.words(`${name} ${text}`).join(" ").includes(phrase);
      return (book === preferred ? PREFERRED : 1) * (isPhrase ? PHRASE : 1);
    };
    return engine
      .search(tree, { boost: BOOST, boostDocument: (place) => WEIGHT[entries[place].type] })
      .map(({ id, score, terms }) => ({
        entry: entries[id],
        score: score * weigh(entries[id]),
        findMarks: search.markWords(new Set(terms)),
      }))
      .sort((one, other) => other.score - one.score);
  }
})();

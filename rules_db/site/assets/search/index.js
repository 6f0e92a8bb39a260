/* Ranked full text over the entries of all rulebooks: it adds up what the build has weighed.

   Of each word of a query the best key counts; what answers more of the words counts more, up to twice as much. It is
   the same sum as in rules_db/search.py. */
(() => {
  "use strict";

  const { search, config, load } = window.RulesDb;
  const PREFERRED = 1.3;

  /** Called by the data file; keys of words stand in its lists by their place among `keys`. */
  search.addRanking = (data) => {
    const { entries, keys } = data;
    search.ranking = {
      entries,
      forms: new Map(data.forms.map((form, place) => [form, keys[data.form_keys[place]]])),
      weak: new Set(data.weak.map((place) => keys[place])),
      meanings: meaningsOf(data.phrases, keys),
      postings: new Map(keys.map((key, place) => [key, data.postings[place]])),
    };
  };

  function meaningsOf(phrases, keys) {
    const meanings = new Map();
    for (const [phrase, key, weight] of phrases) {
      if (!meanings.has(phrase)) meanings.set(phrase, new Map());
      meanings.get(phrase).set(keys[key], weight);
    }
    return meanings;
  }

  /** Loads the ranking data, and joins it to entries of one rulebook or of all, by id. */
  search.loadIndex = async (entries) => {
    await load(config.ranking);
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return { entries, ranked: search.ranking.entries.map((id) => byId.get(id)) };
  };

  /** The hits of a query, best first: {entry, findMarks}. `isLoose` says that no entry answers all the words. */
  search.findWords = ({ ranked }, query, preferred) => {
    const { slots, isKnown } = search.asked(query, search.ranking);
    const found = scores(slots);
    const weigh = (place) => (ranked[place].book === preferred ? PREFERRED : 1);
    const findMarks = search.markKeys(new Set(slots.flatMap((slot) => [...slot.keys()])));
    const hits = [...found]
      .filter(([place]) => ranked[place])
      .map(([place, { sum, answered }]) => ({ place, score: sum * (slots.length + answered) * weigh(place) }))
      .sort((one, other) => other.score - one.score || one.place - other.place)
      .map(({ place }) => ({ entry: ranked[place], findMarks }));
    const isWhole = isKnown && [...found.values()].some(({ answered }) => answered === slots.length);
    return { hits, isLoose: hits.length > 0 && !isWhole };
  };

  /** By place of the entry: the sum of its best impacts, and how many words of the query it answers. */
  function scores(slots) {
    const found = new Map();
    for (const slot of slots) {
      for (const [place, part] of best(slot)) {
        const so = found.get(place) ?? { sum: 0, answered: 0 };
        found.set(place, { sum: so.sum + part, answered: so.answered + 1 });
      }
    }
    return found;
  }

  function best(slot) {
    const parts = new Map();
    for (const [key, weight] of slot) {
      const list = search.ranking.postings.get(key);
      for (let at = 0, place = 0; at < list.length; at += 2) {
        place += list[at];
        parts.set(place, Math.max(parts.get(place) ?? 0, list[at + 1] * weight));
      }
    }
    return parts;
  }
})();

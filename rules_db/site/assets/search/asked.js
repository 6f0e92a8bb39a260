/* What a query asks for: each of its words with all that would answer it, weighed.

   It follows rules_db/ranking/asked.py step by step; a test holds the two to the same answers. */
(() => {
  "use strict";

  const { search } = window.RulesDb;
  const WORD = 100;
  const WEAK = 1;
  const BEGUN = 60;
  const MISSPELT = 70;
  const LONGEST_PHRASE = 4;
  const MOST_BEGUN = 6;
  const SHORTEST_BEGUN = 2;
  const SHORTEST_MISSPELT = 4;
  const TWO_SLIPS_FROM = 7;
  const NAMED = "=";
  const SPELLED = '"';
  const LETTERS = /^\p{L}+$/u;

  /** `slots`: for each word of a query that could be found, a map from keys to weights, of which the best counts.
      `isKnown`: whether all words could be found.

      Weak words count only as parts of phrases with others, or where there are no others. A query that is the name of a
      term asks for what bears that name with each of its words. */
  search.asked = (query, vocabulary) => {
    const typed = search.words(query);
    const found = typed.map((word, place) => foundFor(word, place === typed.length - 1, vocabulary));
    const isKnown = found.every((keys) => keys.size);
    const isSaid = !areWeak(found);
    const slots = found.map((keys) => new Map(isSaid && areWeak([keys]) ? [] : keys));
    for (const { start, end, meant } of phrases(found, vocabulary)) {
      if (isSaid && areWeak(found.slice(start, end))) continue;
      for (const slot of slots.slice(start, end)) {
        for (const [key, weight] of meant) slot.set(key, Math.max(weight, slot.get(key) ?? 0));
      }
    }
    const names = isKnown ? [NAMED + phraseOf(found), SPELLED + typed.join(" ")] : [];
    for (const key of names.filter((each) => vocabulary.postings.has(each))) {
      for (const slot of slots) slot.set(key, WORD);
    }
    return { slots: slots.filter((slot) => slot.size), isKnown };
  };

  const areWeak = (found) => found.every((keys) => [...keys.values()].every((weight) => weight <= WEAK));

  /** Words of a query as the phrase that they most likely are. */
  const phraseOf = (found) => found.map((keys) => keys.keys().next().value).join(" ");

  /** The keys of a word: its own, or those that it may be the beginning of, or the one that it may be a slip of. */
  function foundFor(word, isLast, { forms, weak }) {
    const key = forms.get(word);
    if (key !== undefined) return new Map([[key, weak.has(key) ? WEAK : WORD]]);
    const begun = isLast && word.length >= SHORTEST_BEGUN ? beginning(word, forms) : [];
    if (begun.length) return new Map(begun.map((each) => [each, BEGUN]));
    const meant = resembling(word, slipsForgiven(word), forms);
    return new Map(meant === undefined ? [] : [[meant, MISSPELT]]);
  }

  /** The keys of the known forms that begin so, the most frequent first. */
  function beginning(letters, forms) {
    const keys = new Set();
    for (const [form, key] of forms) {
      if (form.startsWith(letters)) keys.add(key);
      if (keys.size === MOST_BEGUN) break;
    }
    return [...keys];
  }

  function slipsForgiven(word) {
    if (word.length < SHORTEST_MISSPELT || !LETTERS.test(word)) return 0;
    return word.length < TWO_SLIPS_FROM ? 1 : 2;
  }

  /** The key of the known form with the same first letter that is fewest slips away, the most frequent of those. */
  function resembling(word, most, forms) {
    let fewest = most + 1;
    let meant;
    for (const [form, key] of most ? forms : []) {
      if (form[0] !== word[0] || Math.abs(form.length - word.length) > most) continue;
      const count = slips(word, form, most);
      if (count < fewest) [fewest, meant] = [count, key];
    }
    return meant;
  }

  /** How many slips lie between two words, or any number above `most`: a letter wrong, missing, added or swapped. */
  function slips(one, other, most) {
    let before = [];
    let row = [...other, ""].map((_, place) => place);
    for (let i = 1; i <= one.length; i += 1) {
      const [previous, above] = [before, row];
      row = [i];
      for (let j = 1; j <= other.length; j += 1) {
        const differs = one[i - 1] === other[j - 1] ? 0 : 1;
        row[j] = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + differs);
        const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
        if (isSwapped) row[j] = Math.min(row[j], previous[j - 2] + 1);
      }
      if (Math.min(...row) > most) return most + 1;
      before = above;
    }
    return row[other.length];
  }

  /** The phrases that stand for something, and lie within no longer one: {start, end, meant}. */
  function phrases(found, { meanings }) {
    const taken = [];
    for (let length = Math.min(LONGEST_PHRASE, found.length); length > 0; length -= 1) {
      for (let start = 0; start + length <= found.length; start += 1) {
        const end = start + length;
        const within = found.slice(start, end);
        if (within.some((keys) => !keys.size) || taken.some((it) => it.start <= start && end <= it.end)) continue;
        const meant = meanings.get(phraseOf(within));
        if (meant) taken.push({ start, end, meant });
      }
    }
    return taken;
  }
})();

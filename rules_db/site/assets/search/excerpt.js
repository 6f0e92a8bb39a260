/* The part of a text that answers the query, with the words that were found marked. */
(() => {
  "use strict";

  const { search } = window.RulesDb;
  const LENGTH = 210;
  const BEFORE = 50;
  const WORD = /[\p{L}\p{M}\p{N}]+/gu;

  const placeOf = (match) => ({ start: match.index, end: match.index + match[0].length });

  /** A function that finds the words with these keys, in any of their forms, in a text: [{start, end}], end excluded. */
  search.markKeys = (keys) => (text) =>
    [...text.matchAll(WORD)]
      .filter(([word]) => keys.has(search.ranking.forms.get(search.fold(word))))
      .map(placeOf);

  /** The same for what a global pattern matches. */
  search.markPattern = (pattern) => (text) => [...text.matchAll(pattern)].map(placeOf);

  /** The stretch of a long text that holds the most marks, cut between words; end excluded. */
  function bestStretch(text, marks, length) {
    if (text.length <= length) return { start: 0, end: text.length };
    const count = (from) => marks.filter(({ start, end }) => start >= from && end <= from + length).length;
    const starts = [0, ...marks.map(({ start }) => Math.max(0, start - BEFORE))];
    const best = starts.reduce((one, other) => (count(other) > count(one) ? other : one));
    const from = best === 0 ? 0 : text.indexOf(" ", best) + 1;
    const to = from + length >= text.length ? text.length : text.lastIndexOf(" ", from + length);
    return { start: from, end: to };
  }

  /** Appends the best stretch of `text` to `parent`, marks included. */
  search.appendExcerpt = (parent, text, findMarks, length = LENGTH) => {
    const marks = findMarks(text);
    const { start, end } = bestStretch(text, marks, length);
    let place = start;
    parent.append(start > 0 ? "… " : "");
    for (const mark of marks.filter((each) => each.start >= start && each.end <= end)) {
      const marked = document.createElement("mark");
      marked.textContent = text.slice(mark.start, mark.end);
      parent.append(text.slice(place, mark.start), marked);
      place = mark.end;
    }
    parent.append(text.slice(place, end), end < text.length ? " …" : "");
  };
})();

/* Rule numbers in a query: 607.3b, 607.3.b and 607 3 b are the same parts, and a beginning lists what stands below. */
(() => {
  "use strict";

  const { search, config } = window.RulesDb;
  const NUMBER = /^(?:(?:rule|section|§)\s*)?([a-z]?[\s.]*\d+(?:[\s.]*(?:\d+|[a-z](?![a-z])))*)[\s.]*(bis|ter)?[\s.]*$/;
  const REPEATED = /(?:bis|ter)$/;

  /** 607.3.b is ["607", "3", "b"]. That a number is used a second time (303.1bis) does not make it another one. */
  const partsOf = (number) => number.toLowerCase().replace(REPEATED, "").match(/\d+|[a-z]+/g) ?? [];

  /** How many characters the name of a rulebook takes at the beginning of a query: resummoned 607.3b. */
  const beginning = (text, name) => (text.startsWith(`${name} `) || text.startsWith(`${name}-`) ? name.length + 1 : 0);

  /** What a query asks for: {parts, suffix, book}, or null where it is no number. `book` is '' for any rulebook. */
  function readNumber(query) {
    const text = search.fold(query).trim();
    const named = config.books.find(({ key, title }) => beginning(text, key) || beginning(text, search.fold(title)));
    const rest = named ? text.slice(beginning(text, named.key) || beginning(text, search.fold(named.title))) : text;
    const match = NUMBER.exec(rest.trim());
    return match && { parts: partsOf(match[1]), suffix: match[2] ?? "", book: named?.key ?? "" };
  }

  const beginsWith = (parts, beginning) => beginning.every((part, index) => parts[index] === part);

  /** The last part may still be on its way: 60 finds 600 and 607. */
  function mayBecome(parts, typed) {
    const last = typed.length - 1;
    return parts.length === typed.length && beginsWith(parts, typed.slice(0, last)) && parts[last].startsWith(typed[last]);
  }

  function compareParts(one, other) {
    const length = Math.min(one.length, other.length);
    for (let index = 0; index < length; index += 1) {
      if (one[index] !== other[index]) return one[index].localeCompare(other[index], "en", { numeric: true });
    }
    return one.length - other.length;
  }

  /** Exact numbers first, `preferred` rulebook first, then as numbers count. */
  function byNumber(wanted, preferred) {
    const rank = ({ entry, parts }) =>
      (parts.length === wanted.parts.length ? 0 : 2) + (entry.book === preferred ? 0 : 1);
    return (one, other) => rank(one) - rank(other) || compareParts(one.parts, other.parts);
  }

  /** What names the number in its text. */
  function mentions(entries, { parts }) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}.])${parts.join("\\.")}(?![\\p{L}\\p{N}])`, "giu");
    const findMarks = search.markPattern(pattern);
    return entries.filter(({ text = "" }) => findMarks(text).length).map((entry) => ({ entry, findMarks }));
  }

  /** For a query that is a number: {named, naming}, the entries with it or below it, and those that mention it. */
  search.findNumbers = (entries, query, preferred) => {
    const wanted = readNumber(query);
    if (!wanted) return null;
    const numbered = entries
      .filter((entry) => entry.number && (!wanted.book || entry.book === wanted.book))
      .filter((entry) => entry.id.endsWith(wanted.suffix))
      .map((entry) => ({ entry, parts: partsOf(entry.number) }));
    const within = numbered.filter(({ parts }) => beginsWith(parts, wanted.parts));
    const found = within.length ? within : numbered.filter(({ parts }) => mayBecome(parts, wanted.parts));
    const named = found.sort(byNumber(wanted, preferred)).map(({ entry }) => ({ entry, findMarks: () => [] }));
    return { named, naming: mentions(entries, wanted) };
  };
})();

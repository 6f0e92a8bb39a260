/* Rule numbers in a query: 607.3b, 607.3.b and 607 3 b are the same, and a beginning lists what stands below.

   They are read as in rules_db/ranking/numbers.py; tests/search/numbers.toml holds the two to the same answers. */
(() => {
  "use strict";

  const { search, config } = window.RulesDb;
  const GAP = /^[\s-]+/;
  const LABEL = /^(?:(?:rule|ruling|section|chapter)s?(?![a-z])|§+)/;
  const SEPARATORS = /[\s.-]+/g;
  const OUTER_DOTS = /^\.|\.$/g;
  const BETWEEN = /(?<=[0-9])(?=[a-z])|(?<=[a-z])(?=[0-9])/g;
  const NUMBER = /^(?:([a-z])\.)?([0-9]+(?:\.(?:[0-9]+|[a-z]))*?)(?:\.(?:(bis|ter)|r\.([0-9]+)))?$/;
  const REPEATED = /(?:bis|ter)$/;

  /** 607.3.b is ["607", "3", "b"]. That a number is used a second time (303.1bis) does not make it another one. */
  const partsOf = (number) => number.toLowerCase().replace(REPEATED, "").match(/\d+|[a-z]+/g) ?? [];

  /** The key of the rulebook that a folded text begins with, '' for none, and what follows. */
  function splitBook(text, books) {
    const names = books.flatMap(({ key, title }) => [key, search.fold(title)].map((name) => ({ name, key })));
    names.sort((one, other) => other.name.length - one.name.length);
    const named = names.find(({ name }) => text.startsWith(name) && GAP.test(text.slice(name.length)));
    if (!named) return { book: "", rest: text };
    return { book: named.key, rest: text.slice(named.name.length).replace(GAP, "") };
  }

  /** What a query asks for: {book, number}, or null where it is no number. `book` is '' for any rulebook. */
  search.readNumber = (query, books) => {
    const { book, rest } = splitBook(search.fold(query).trim(), books);
    const dotted = rest.replace(LABEL, "").replace(SEPARATORS, ".").replace(OUTER_DOTS, "");
    const match = NUMBER.exec(dotted.replace(BETWEEN, "."));
    if (!match) return null;
    const [, lead = "", parts, repeated = "", ruling] = match;
    return { book, number: lead.toUpperCase() + parts + repeated + (ruling ? `.R${ruling}` : "") };
  };

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
  function mentions(entries, number) {
    const written = number.replace(REPEATED, "").replaceAll(".", "\\.");
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}.])${written}(?![\\p{L}\\p{N}])`, "giu");
    const findMarks = search.markPattern(pattern);
    return entries.filter(({ text = "" }) => findMarks(text).length).map((entry) => ({ entry, findMarks }));
  }

  /** For a query that is a number: {named, naming}, the entries with it or below it, and those that mention it. */
  search.findNumbers = (entries, query, preferred) => {
    const read = search.readNumber(query, config.books);
    if (!read) return null;
    const wanted = { book: read.book, parts: partsOf(read.number), suffix: REPEATED.exec(read.number)?.[0] ?? "" };
    const numbered = entries
      .filter((entry) => entry.number && (!wanted.book || entry.book === wanted.book))
      .filter((entry) => entry.id.endsWith(wanted.suffix))
      .map((entry) => ({ entry, parts: partsOf(entry.number) }));
    const within = numbered.filter(({ parts }) => beginsWith(parts, wanted.parts));
    const found = within.length ? within : numbered.filter(({ parts }) => mayBecome(parts, wanted.parts));
    const named = found.sort(byNumber(wanted, preferred)).map(({ entry }) => ({ entry, findMarks: () => [] }));
    return { named, naming: mentions(entries, read.number) };
  };
})();

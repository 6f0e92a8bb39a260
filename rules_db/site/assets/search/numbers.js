/* Rule numbers in a query: 607.3b, 607,3.b and r607 3 b are the same, and a beginning lists what stands below.

   They are read as in rules_db/ranking/numbers.py; tests/search/numbers.toml holds the two to the same answers. */
(() => {
  "use strict";

  const { search, config } = window.RulesDb;
  const GAP = /^[\s-]+/;
  const LABEL = /^(?:(?:rule|ruling|section|chapter)s?(?![a-z])|§+)/;
  const SHORT_LABEL = /(?:^\s*|(?<=[A-Za-z][\s-]))r[\s.]*(?=[0-9]+(?:[\s.,-]+[0-9a-z]|[a-z]))/;
  const SEPARATORS = /(?:[\s.-]|,(?![0-9]{3}(?![0-9])))+/g;
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
    const { book, rest } = splitBook(search.fold(query.replace(SHORT_LABEL, "")).trim(), books);
    const dotted = rest.replace(LABEL, "").replace(SEPARATORS, ".").replace(OUTER_DOTS, "");
    const match = NUMBER.exec(dotted.replace(BETWEEN, "."));
    if (!match) return null;
    const [, lead = "", parts, repeated = "", ruling] = match;
    return { book, number: lead.toUpperCase() + parts + repeated + (ruling ? `.R${ruling}` : "") };
  };

  /** The number, and what to look for where nothing has it, the nearest first: 607.3.z, 607.3, 607. */
  function nearestNumbers(number) {
    const found = [];
    for (const written of new Set([number, number.replace(/^[A-Z]+/, "")])) {
      let part = written.replace(REPEATED, "");
      found.push(written, part);
      while (part.includes(".")) found.push((part = part.slice(0, part.lastIndexOf("."))));
    }
    return found;
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
      (parts.length === wanted.length ? 0 : 2) + (entry.book === preferred ? 0 : 1);
    return (one, other) => rank(one) - rank(other) || compareParts(one.parts, other.parts);
  }

  /** What names the number in its text. */
  function mentions(entries, number) {
    const written = number.replace(REPEATED, "").replaceAll(".", "\\.");
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}.])${written}(?![\\p{L}\\p{N}])`, "giu");
    const findMarks = search.markPattern(pattern);
    return entries.filter(({ text = "" }) => findMarks(text).length).map((entry) => ({ entry, findMarks }));
  }

  /** The entries with a number, or below it. */
  function having(numbered, number) {
    const wanted = partsOf(number);
    const suffix = REPEATED.exec(number)?.[0] ?? "";
    return numbered.filter(({ entry, parts }) => beginsWith(parts, wanted) && entry.id.endsWith(suffix));
  }

  /** The nearest number that there is, and the entries that have it; what is typed may be the beginning of one. */
  function nearest(numbered, typed) {
    const [number, ...others] = nearestNumbers(typed);
    const exact = having(numbered, number);
    const found = exact.length ? exact : numbered.filter(({ parts }) => mayBecome(parts, partsOf(number)));
    if (found.length) return { number, found };
    const other = others.find((each) => having(numbered, each).length) ?? "";
    return { number: other, found: other ? having(numbered, other) : [] };
  }

  /** For a query that is a number: {named, naming, missing}, the entries with it or below it, and those that mention it.
      Where none has it, `missing` is the number, and `named` has the nearest one. */
  search.findNumbers = (entries, query, preferred) => {
    const read = search.readNumber(query, config.books);
    if (!read) return null;
    const all = entries.filter((entry) => entry.number).map((entry) => ({ entry, parts: partsOf(entry.number) }));
    const within = nearest(all.filter(({ entry }) => !read.book || entry.book === read.book), read.number);
    const { number, found } = within.found.length ? within : nearest(all, read.number);
    found.sort(byNumber(partsOf(number), preferred));
    return {
      named: found.map(({ entry }) => ({ entry, findMarks: () => [] })),
      naming: mentions(entries, read.number),
      missing: within.number === read.number ? "" : read.number,
    };
  };
})();

/* The list of results: one option an entry, with its rulebook, number, heading and the line that matches. The first is
   opened: it has its text whole, and search/answer.js hangs a card below it. */
(() => {
  "use strict";

  const { RulesDb } = window;
  const { search } = RulesDb;
  const SHOWN = 40;

  function element(tag, className, text = "") {
    const made = document.createElement(tag);
    made.className = className;
    made.textContent = text;
    return made;
  }

  /** What the entry is: the kind of a rule, or the name of its type. */
  function badge({ type, kind = type }) {
    const made = element("span", "kind", kind);
    made.dataset.kind = kind;
    return made;
  }

  /** The line of the rule above, without which many a rule cannot be understood; null where it was just shown. */
  function above(entry, before) {
    const parent = RulesDb.parent(entry);
    for (let shown = before; shown; shown = RulesDb.parent(shown)) if (shown === parent) return null;
    return parent ? element("span", "result__above", `${parent.number} ${parent.text}`) : null;
  }

  function option({ entry, findMarks }, before, place) {
    const link = element("a", "result");
    link.id = `search-result-${place}`;
    link.href = RulesDb.url(entry.url);
    link.tabIndex = -1;
    link.setAttribute("role", "option");
    link.dataset.hue = RulesDb.hue(entry.book);
    link.append(head(entry, findMarks), above(entry, before) ?? "", body(entry, findMarks, place === 0));
    return link;
  }

  function head(entry, findMarks) {
    const line = element("span", "result__head");
    if (entry.number) line.append(element("strong", "result__number", entry.number), " ");
    if (entry.name) search.appendExcerpt(line.appendChild(element("strong", "result__name")), entry.name, findMarks);
    line.append(" ", RulesDb.reading.ownLine(entry) ?? "", " ", badge(entry), " ", element("span", "result__where", entry.heading ?? ""));
    line.append(" ", element("span", "result__book", entry.bookTitle));
    return line;
  }

  /** The matching line, and the names of other games that led here where the text itself does not show the words. */
  function body({ name = "", text = "", aliases = "", related = "" }, findMarks, isOpened) {
    const line = element("span", "result__text");
    search.appendExcerpt(line, text, findMarks, isOpened ? text.length : undefined);
    const shown = new Set(marked(`${name} ${text}`, findMarks));
    const others = [aliases, related]
      .flatMap((names) => names.split(", "))
      .filter((each) => marked(each, findMarks).some((word) => !shown.has(word)));
    if (!others.length) return line;
    const also = element("span", "result__also", " Also found as ");
    search.appendExcerpt(also, others.join(", "), findMarks);
    line.append(also);
    return line;
  }

  const marked = (text, findMarks) => findMarks(text).map(({ start, end }) => search.fold(text.slice(start, end)));

  const labelOf = ({ label, hits }) => `${label}: ${hits.length > SHOWN ? `the best ${SHOWN} of ` : ""}${hits.length}`;

  /** Fills the list with groups of hits: {label, hits}. The options are numbered through all groups. */
  search.renderGroups = (list, groups) => {
    let place = 0;
    const made = groups.filter(({ hits }) => hits.length).map((each) => {
      const group = element("div", "search__group");
      group.setAttribute("role", "group");
      group.setAttribute("aria-label", each.label);
      const title = element("div", "search__label", labelOf(each));
      title.setAttribute("aria-hidden", "true");
      group.append(title, ...each.hits.slice(0, SHOWN).map((hit, at) => option(hit, each.hits[at - 1]?.entry, place++)));
      return group;
    });
    list.replaceChildren(...made);
    list.parentElement.scrollTop = 0;
  };
})();

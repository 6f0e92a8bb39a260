/* The list of results: one option an entry, with its rulebook, number, heading and the line that matches. */
(() => {
  "use strict";

  const { RulesDb } = window;
  const { search } = RulesDb;
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

  function option({ entry, words }, place) {
    const link = element("a", "result");
    link.id = `search-result-${place}`;
    link.href = RulesDb.url(entry.url);
    link.tabIndex = -1;
    link.setAttribute("role", "option");
    link.dataset.hue = RulesDb.hue(entry.book);
    const head = element("span", "result__head");
    if (entry.number) head.append(element("strong", "result__number", entry.number), " ");
    if (entry.name) search.appendExcerpt(head.appendChild(element("strong", "result__name")), entry.name, words);
    head.append(element("span", "result__where", entry.heading ?? ""), element("span", "result__book", entry.bookTitle));
    const text = element("span", "result__text");
    search.appendExcerpt(text, entry.text ?? "", words);
    link.append(head, text, badge(entry));
    appendAliases(text, entry, words);
    return link;
  }

  /** A term found by a name of another game shows that name. */
  function appendAliases(text, { aliases = "" }, words) {
    const matching = aliases.split(", ").filter((alias) => search.words(alias).some((word) => words.has(word)));
    if (!matching.length) return;
    const also = element("span", "result__also", "Also called ");
    search.appendExcerpt(also, matching.join(", "), words);
    text.append(" ", also);
  }

  /** Fills the list with groups of hits: {label, hits}. The options are numbered through all groups. */
  search.renderGroups = (list, groups) => {
    let place = 0;
    const made = groups.filter(({ hits }) => hits.length).map(({ label, hits }) => {
      const group = element("div", "search__group");
      group.setAttribute("role", "group");
      group.setAttribute("aria-label", label);
      const title = element("div", "search__label", label);
      title.setAttribute("aria-hidden", "true");
      group.append(title, ...hits.map((hit) => option(hit, place++)));
      return group;
    });
    list.replaceChildren(...made);
    list.scrollTop = 0;
  };
})();

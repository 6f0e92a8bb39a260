/* What the graph answers: the way between two rules, who refers to the first, and everything that it rests on. */
(() => {
  "use strict";

  const { RulesDb } = window;
  const { graph: ask } = RulesDb;

  function element(tag, className, ...content) {
    const made = document.createElement(tag);
    made.className = className;
    made.append(...content);
    return made;
  }

  const steps = (count) => `${count} ${count === 1 ? "step" : "steps"}`;

  /** What a reader of this page calls an entry: the number or name, after the rulebook's title if that is another. */
  function nameOf(entry) {
    const name = entry.type === "rule" || entry.type === "section" ? numberOf(entry) : entry.name;
    return entry.book === RulesDb.config.page_book ? name : `${entry.bookTitle} ${name}`;
  }

  /** The second rule of a number is 303.1bis in its id alone. */
  const numberOf = ({ id, book }) => id.slice(book.length + 1);

  function link(entry) {
    const made = element("a", entry.type === "term" ? "term" : "ref", nameOf(entry));
    made.dataset.ref = entry.id;
    made.href = RulesDb.url(entry.url);
    return made;
  }

  /** An example has no number: its title is the link, and runs on where others have their words. */
  function row(entry, tail) {
    if (entry.type === "example") {
      return [element("span", "answer__tail", "example"), element("span", "answer__words", link(entry))];
    }
    const words = entry.type === "section" ? entry.name : entry.text || entry.type;
    return [link(entry), element("span", "answer__words", words), element("span", "answer__tail", tail)];
  }

  function answer(className, title, meaning, ...content) {
    const heading = element("h3", "answer__title", title);
    return element("section", `answer ${className}`, heading, element("p", "answer__meaning", meaning), ...content);
  }

  const wayMeaning = (way) =>
    way.every(({ isForward }) => isForward)
      ? `${steps(way.length)} along the references.`
      : `${steps(way.length)}. No references lead there, so this way goes against those that are marked.`;

  function way({ graph, entries }, { rule, to }) {
    const [from, end] = [entries.get(rule), entries.get(to)];
    const title = `Way to ${nameOf(end)}`;
    const found = ask.path(graph, rule, to);
    if (!found) return answer("answer--way", title, `Nothing connects ${nameOf(from)} and ${nameOf(end)}.`);
    if (!found.length) return answer("answer--way", title, "They are the same.");
    const back = element("a", "answer__back", "The other way round");
    back.href = `?${new URLSearchParams({ rule: to, to: rule })}`;
    const places = element("ol", "way", element("li", "way__place", ...row(from, "")));
    places.append(...found.map((step) => wayPlace(step, entries.get(step.target))));
    return answer("answer--way", title, wayMeaning(found), places, back);
  }

  function wayPlace({ kind, isForward }, entry) {
    const place = element("li", "way__place");
    place.dataset.kind = kind;
    place.dataset.direction = isForward ? "along" : "against";
    const arrow = element("span", "way__arrow", isForward ? "↓" : "↑");
    arrow.setAttribute("aria-hidden", "true");
    const said = isForward ? "" : element("span", "way__against", ", against the reference");
    place.append(element("p", "way__step", arrow, " ", kind.replace("-", " "), said), ...row(entry, ""));
    return place;
  }

  function referredBy({ graph, entries }, { rule }) {
    const found = ask.referrers(graph, rule);
    const title = `Referred to by ${found.length}`;
    if (!found.length) return answer("answer--referrers", title, "Nothing refers to it.");
    const items = found.map(({ id, kind }) => {
      const item = element("li", "answer__row", ...row(entries.get(id), kind.replace("-", " ")));
      item.dataset.kind = kind;
      return item;
    });
    const list = element("ol", "answer__rows", ...items);
    return answer("answer--referrers", title, "Each with the kind of its reference.", list);
  }

  /** Where an entry stands: the section itself, or the innermost heading above a rule. */
  const sectionOf = ({ heading, name }) => (heading ? heading.split(" › ").at(-1) : name);

  function restsOn({ graph, entries }, { rule, steps: limit }, setLimit) {
    const found = ask.prerequisites(graph, rule);
    const farthest = Math.max(0, ...found.map(({ distance }) => distance));
    const title = `Rests on ${found.length}`;
    if (!found.length) return answer("answer--rests-on", title, "It rests on nothing.");
    const list = element("ol", "answer__groups");
    let heading = null;
    for (const { id, distance } of found) {
      const entry = entries.get(id);
      if (sectionOf(entry) !== heading) list.append(group((heading = sectionOf(entry))));
      const item = element("li", "answer__row", ...row(entry, steps(distance)));
      item.dataset.distance = distance;
      list.lastElementChild.lastElementChild.append(item);
    }
    const meaning = `What one must know first, in reading order: everything, at most ${steps(farthest)} away.`;
    const made = answer("answer--rests-on", title, meaning, list);
    if (farthest > 1) list.before(nearness(found, farthest, list, limit, setLimit));
    return made;
  }

  const group = (heading) => element("li", "", element("p", "answer__heading", heading), element("ol", "answer__rows"));

  /** The buttons that leave out what is farther away. */
  function nearness(found, farthest, list, chosen, setLimit) {
    const bar = element("div", "answer__nearness");
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", "Show what is at most so far away");
    for (let limit = 1; limit <= farthest; limit += 1) {
      const count = found.filter(({ distance }) => distance <= limit).length;
      const label = limit === farthest ? "all" : steps(limit);
      const button = element("button", "answer__limit", label, element("span", "answer__count", ` ${count}`));
      button.type = "button";
      button.dataset.limit = limit;
      button.addEventListener("click", () => {
        narrow(bar, list, limit);
        setLimit(limit === farthest ? 0 : limit);
      });
      bar.append(button);
    }
    narrow(bar, list, Math.min(chosen || farthest, farthest));
    return bar;
  }

  function narrow(bar, list, limit) {
    for (const button of bar.children) {
      button.setAttribute("aria-pressed", String(button.dataset.limit === String(limit)));
    }
    for (const item of list.querySelectorAll("[data-distance]")) item.hidden = Number(item.dataset.distance) > limit;
    for (const each of list.children) each.hidden = !each.querySelector("[data-distance]:not([hidden])");
  }

  /** The answers to {rule, to, steps} as elements; `setLimit` gets the steps that a reader keeps to, 0 for all. */
  ask.answers = (known, question, setLimit) => [
    ...(question.to ? [way(known, question)] : []),
    referredBy(known, question),
    restsOn(known, question, setLimit),
  ];

  Object.assign(ask, { element, link, nameOf });
})();

/* What stands below the first hit, which is opened: its rulings, how its example ended, and its citation to copy. */
(() => {
  "use strict";

  const { RulesDb } = window;
  const { search } = RulesDb;
  const ended = new Map();
  let shown;

  function element(tag, className, ...content) {
    const made = document.createElement(tag);
    made.className = className;
    made.append(...content);
    return made;
  }

  function link(address, text) {
    const made = element("a", "", text);
    made.href = RulesDb.url(address);
    return made;
  }

  /** A line of the card: what it is about, and what it says. */
  const line = (label, ...content) => element("p", "answer__line", element("span", "answer__label", label), " ", ...content);

  /** Called by the file that a rulebook's data name. */
  RulesDb.addAnswers = ({ key, ended: ends }) => ended.set(key, ends);

  /** A line for each ruling under the rule. */
  async function rulings({ id, book }) {
    const entries = [...(await RulesDb.book(book)).values()];
    return entries
      .filter((each) => each.type === "ruling" && RulesDb.parent(each)?.id === id)
      .map(({ number, name, text, url }) => line("Ruling", link(url, number), ` ${name} `, element("span", "answer__said", text)));
  }

  /** How the rule's first example ended, as a line; none where it has no example. */
  async function example({ id, book }) {
    await RulesDb.load(RulesDb.aboutBook(book).answers);
    const end = ended.get(book)[id];
    if (!end) return [];
    const outcome = element("span", "outcome", end.o);
    outcome.dataset.outcome = end.o;
    const said = element("span", "answer__said", `In the end ${end.e.join("; ")}.`);
    return [line("Example", link(end.u, end.t), " ", outcome, " ", said)];
  }

  /** Number, text, edition and address of an entry, in one line. */
  function citation({ book, bookTitle, number, name, text, heading, url }) {
    const address = new URL(RulesDb.url(url), window.location.href).href;
    const { edition } = RulesDb.aboutBook(book);
    return `${[bookTitle, number ?? name].join(" ")}: “${text || name || heading}” (edition ${edition}) ${address}`;
  }

  /** The button that pins a rule; the search stays open, so that a second can be pinned to it. */
  function pin({ id, number }) {
    const button = RulesDb.reading.pinButton(id, number);
    button.className = "answer__button";
    button.append("Pin");
    return button;
  }

  /** The button that copies the citation, and shows it, so that it can be selected where nothing may be copied. */
  function cite(entry) {
    const button = element("button", "answer__button", "Cite");
    const said = element("p", "answer__cited");
    button.type = "button";
    said.setAttribute("aria-live", "polite");
    button.addEventListener("click", async () => {
      const text = citation(entry);
      const isCopied = await RulesDb.copy(text);
      said.replaceChildren(element("strong", "", isCopied ? "Copied: " : "To copy: "), text);
    });
    const bar = element("p", "answer__bar", button);
    if (entry.type === "rule") bar.append(pin(entry));
    return [bar, said];
  }

  /** The lines that `part` makes of an entry, there once they have come; the card stands without them as well. */
  function lines(part, entry) {
    const made = document.createElement("div");
    part(entry).then((found) => made.append(...found), () => {});
    return made;
  }

  /** Fills the card for an entry, or empties it. */
  search.renderAnswer = (card, entry) => {
    if (entry === shown && card.childElementCount) return;
    shown = entry;
    card.replaceChildren();
    card.hidden = !entry;
    if (!entry) return;
    card.setAttribute("aria-label", `About ${entry.number ?? entry.name}`);
    card.dataset.hue = String(RulesDb.hue(entry.book));
    card.append(...(entry.type === "rule" ? [rulings, example].map((part) => lines(part, entry)) : []), ...cite(entry));
  };
})();

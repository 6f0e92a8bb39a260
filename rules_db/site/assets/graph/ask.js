/* The panel "Ask the graph". The address holds the question: ?rule=resummoned-607.3.b&to=resummoned-600.1&steps=2 */
(async () => {
  "use strict";

  const { RulesDb } = window;
  const panel = /** @type {HTMLElement} */ (document.querySelector(".ask"));
  const SCRIPTS = ["graph.js", "graph/answers.js", "graph/choose.js"];

  const FIELDS = `
    <div class="ask__fields">
      ${field("rule", "Rule", "Number or words")}
      ${field("to", "Way to another rule", "Number or words, if you like")}
    </div>
    <p class="ask__note" role="status" hidden></p>
    <p class="ask__chosen" hidden></p>
    <div class="ask__answers"></div>`;

  function field(name, label, placeholder) {
    return `<div class="ask__field">
      <label for="ask-${name}">${label}</label>
      <input id="ask-${name}" type="text" role="combobox" aria-autocomplete="list" aria-haspopup="listbox"
        aria-controls="ask-${name}-list" aria-expanded="false" placeholder="${placeholder}" autocomplete="off"
        autocapitalize="off" spellcheck="false" enterkeyhint="go">
      <div id="ask-${name}-list" class="ask__list" role="listbox" aria-label="${label}" hidden></div>
    </div>`;
  }

  try {
    await Promise.all(SCRIPTS.map((name) => RulesDb.load(`assets/rules/${name}`)));
  } catch (error) {
    panel.append(`The panel cannot be used: ${error.message} (reload the page to try again).`);
    return;
  }
  const ask = RulesDb.graph;

  panel.insertAdjacentHTML("beforeend", FIELDS);
  const part = (selector) => panel.querySelector(selector);
  const note = part(".ask__note");
  const chosen = part(".ask__chosen");
  const answers = part(".ask__answers");
  let loading = null;
  let shown = 0;

  const fail = ({ message }) => tell(`The graph has no answer: ${message}.`);

  function tell(message, ...more) {
    note.replaceChildren(message, ...more);
    note.hidden = !message;
  }

  /** The graph, its entries by id, and a way to find them; tried again at the next question if it fails. */
  function known() {
    loading ??= load().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  async function load() {
    const graph = await ask.load(panel.dataset.graph.split(" "));
    const books = await Promise.all(graph.books.map(RulesDb.book));
    const titles = new Map(RulesDb.config.books.map(({ key, title }) => [key, title]));
    const examples = graph.examples.map((it) => ({
      type: "example", id: it.id, book: it.book, bookTitle: titles.get(it.book), name: it.n, url: it.u,
    }));
    const all = [...books.flatMap((book) => [...book.values()]), ...examples];
    const entries = new Map(all.filter(({ id }) => graph.order.has(id)).map((entry) => [entry.id, entry]));
    return { graph, entries, find: ask.createFinder([...entries.values()]) };
  }

  function readQuestion() {
    const asked = new URLSearchParams(window.location.search);
    return { rule: asked.get("rule") ?? "", to: asked.get("to") ?? "", steps: Number(asked.get("steps")) || 0 };
  }

  /** The address of a question, on this page. */
  function address({ rule, to, steps }) {
    const said = new URLSearchParams(Object.entries({ rule, to, steps: steps || "" }).filter(([, value]) => value));
    return window.location.pathname + (String(said) && `?${said}`);
  }

  const choosers = ["rule", "to"].map((name) =>
    ask.createChooser({
      input: part(`#ask-${name}`),
      list: part(`#ask-${name}-list`),
      find: async (text) => {
        const { find } = await known();
        tell("");
        return find(text);
      },
      choose: (id) => {
        window.history.pushState(null, "", address({ ...readQuestion(), [name]: id }));
        show();
      },
      fail,
    }),
  );

  function keepLimit(steps) {
    window.history.replaceState(null, "", address({ ...readQuestion(), steps }));
  }

  /** Shows what the address asks. */
  async function show() {
    const turn = ++shown;
    const question = readQuestion();
    if (!question.rule && !question.to) return display(question, null);
    tell("Loading the graph …");
    try {
      const all = await known();
      if (turn === shown) display(question, all);
    } catch (error) {
      fail(error);
    }
  }

  function display(question, all) {
    const ids = [question.rule, question.to];
    const stranger = ids.find((id) => id && !all.entries.has(id));
    choosers.forEach((showChoice, place) => {
      const entry = all?.entries.get(ids[place]);
      showChoice(entry ? ask.nameOf(entry) : ids[place]);
    });
    const rule = stranger ? null : all?.entries.get(question.rule);
    chosen.hidden = !rule;
    chosen.replaceChildren(...(rule ? [ask.link(rule), " ", rule.text || rule.name] : []));
    answers.replaceChildren(...(rule ? ask.answers(all, question, keepLimit) : []));
    if (stranger) refuse(stranger, all.graph);
    else tell(question.to && !rule ? "Choose the rule from which the way begins." : "");
  }

  /** Says that an id is not in this graph, and where it is. */
  async function refuse(id, { books }) {
    const turn = shown;
    tell(`There is no ${id} in this graph. Choose a rule by its number or by words.`);
    const entry = await RulesDb.entry(id).catch(() => undefined);
    if (turn !== shown || !entry || books.includes(entry.book)) return;
    const elsewhere = ask.element("a", "", `Ask the graph of ${entry.bookTitle}`);
    elsewhere.href = RulesDb.url(`rulebooks/${entry.book}/graph.html?${new URLSearchParams({ rule: id })}`);
    tell(`${id} is not in this graph. `, elsewhere);
  }

  window.addEventListener("popstate", show);
  show();
})();

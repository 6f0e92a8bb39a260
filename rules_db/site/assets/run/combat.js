/* What comes of an attack: a form of two cards that face each other, each field where it matters. Python plays each question,
 * and the address holds it. */
(() => {
  "use strict";

  const { RulesDb } = window;
  const { element, button, labelled, fill, fold, encode, copy, asking } = RulesDb.parts;
  const PAUSE_MS = 150;
  const NONE = "none";

  const options = (select, each) => select.replaceChildren(...each.map(({ key, name }) => new Option(name, key)));

  /** One of the two cards: what it is, how it lies, its numbers and traits. `code` is all of that as the address has it. */
  function side({ role, name, kinds }) {
    const kind = element("select", "");
    const stance = element("select", "");
    const stanceField = labelled("Position", stance);
    const numbers = element("div", "combat__numbers");
    const traits = element("div", "combat__traits");
    const typed = new Map();
    options(kind, kinds);
    const kindField = labelled("Card", kind);
    kindField.hidden = kinds.length === 1;
    const card = element("fieldset", "combat__card", element("legend", "", name), kindField, stanceField, numbers, traits);

    const chosen = () => kinds.find(({ key }) => key === kind.value);
    const fields = () => [...numbers.querySelectorAll("input")];
    const asked = () => [...traits.querySelectorAll("label:not([hidden]) select")];
    const byName = (all) => Object.fromEntries(all.map(({ name: what, value }) => [what, value]));
    /** The traits that have another option than their first. */
    const made = () => new Set(asked().filter(({ selectedIndex }) => selectedIndex > 0).map(({ name: what }) => what));

    function number({ name: what, usual, least, most }) {
      const field = element("input", "");
      Object.assign(field, { type: "number", inputMode: "numeric", name: what, min: least, max: most, value: typed.get(what) ?? usual });
      field.addEventListener("input", () => typed.set(what, field.value));
      return labelled(what, field);
    }

    function trait({ name: what, options: ways }) {
      const field = element("select", "");
      field.name = what;
      options(field, ways);
      if (ways.some(({ key }) => key === typed.get(what))) field.value = typed.get(what);
      field.addEventListener("change", () => typed.set(what, field.value));
      return labelled(what, field);
    }

    /** Shows those traits that can matter, given the other card. */
    function showTraits(other) {
      const own = chosen().traits ?? [];
      [...traits.children].forEach((field, at) => {
        const { against, after, facing } = own[at];
        const has = other.made();
        field.hidden = (against.length > 0 && !against.includes(other.kind()))
          || (after !== "" && !made().has(after))
          || (facing.length > 0 && !facing.some((each) => has.has(each)));
      });
      traits.hidden = asked().length === 0;
    }

    /** Shows what the chosen kind has; what was typed for another kind comes back with it. */
    function show() {
      const { stances = [], stats = [], traits: own = [] } = chosen();
      const before = stance.value;
      options(stance, stances);
      if (stances.some(({ key }) => key === before)) stance.value = before;
      stanceField.hidden = !stances.length;
      numbers.replaceChildren(...stats.map(number));
      traits.replaceChildren(...own.map(trait));
    }

    function setCode(code) {
      const [key, position, ...values] = code.split(".");
      const wanted = key === NONE ? "" : key;
      if (!kinds.some((each) => each.key === wanted)) return;
      kind.value = wanted;
      const { stats = [], traits: own = [] } = chosen();
      [...stats, ...own].forEach(({ name: what }, at) => { if (values[at]) typed.set(what, values[at]); });
      show();
      if ([...stance.options].some((each) => each.value === position)) stance.value = position;
    }

    /** The traits in their order, '' for one that is not asked, as far as any is. */
    function traitCodes() {
      const codes = [...traits.children].map((field) => (field.hidden ? "" : field.querySelector("select").value));
      return codes.slice(0, codes.findLastIndex((code) => code !== "") + 1);
    }

    kind.addEventListener("change", show);
    show();
    return {
      role,
      card,
      setCode,
      showTraits,
      made,
      kind: () => kind.value,
      code: () => (kind.value ? [kind.value, stance.value, ...fields().map(({ value }) => value), ...traitCodes()].join(".") : NONE),
      asked: () => (kind.value ? { kind: kind.value, stance: stance.value, numbers: byName(fields()), traits: byName(asked()) } : null),
    };
  }

  function lay(place) {
    const key = place.dataset.combat;
    const [attacker, defender] = JSON.parse(place.dataset.form).sides.map(side);
    const sides = [attacker, defender];
    const { said, ask, parts } = asking(place, "It cannot be played here");
    const begin = button("What happens?", () => {}, "table__button table__button--first");
    begin.type = "submit";
    const link = button("Copy a link to it", () => copy(address(), said, "The link is copied; it holds the question."), "table__button");
    const form = element("form", "combat__form", attacker.card, defender.card, element("div", "table__bar combat__bar", begin, link));
    const result = element("div", "combat__result");
    form.noValidate = true; // What is out of range is answered with its rule.
    place.append(form, ...parts, result);
    /** What matters of the one depends on the other, and that on the kind of the one. */
    const showTraits = () => [attacker, defender, attacker].forEach((each) => each.showTraits(each === attacker ? defender : attacker));
    let isBegun = false;
    let latest = 0;
    let waiting = 0;

    function address() {
      const url = new URL(window.location.href);
      sides.forEach(({ role, code }) => url.searchParams.set(role, code()));
      url.hash = "";
      return url.href;
    }

    async function answer() {
      isBegun = true;
      latest += 1;
      const number = latest;
      window.history.replaceState(window.history.state, "", address());
      const come = await ask({ ask: "fight", key, attacker: attacker.asked(), defender: defender.asked() });
      if (number !== latest) return;
      result.replaceChildren();
      if (come) show(come);
    }

    function show({ said: sentence, about, facts, summary, happened, scenario, lead }) {
      said.textContent = sentence;
      const trace = fold("combat__trace", summary, fill(element("ol", "trace__events"), happened));
      trace.setAttribute("open", "");
      const [page, rule] = lead.split("#");
      const example = element("a", "", "Change it as a worked example");
      example.href = `${page}?run=${encode(scenario)}#${rule}`;
      result.append(
        fill(element("div", "combat__about"), about), fill(element("div", "combat__facts"), facts), trace, element("p", "", example),
      );
    }

    form.addEventListener("submit", (event) => {
      event.preventDefault();
      answer();
    });
    form.addEventListener("change", showTraits);
    form.addEventListener("input", () => {
      if (!isBegun) return;
      clearTimeout(waiting);
      waiting = setTimeout(answer, PAUSE_MS);
    });

    const asked = new URLSearchParams(window.location.search);
    sides.forEach(({ role, setCode }) => { if (asked.has(role)) setCode(asked.get(role)); });
    showTraits();
    document.querySelectorAll(".combat__without").forEach((each) => each.remove());
    place.hidden = false;
  }

  Promise.all([RulesDb.dress(), RulesDb.load("assets/rules/run/python.js")]).then(() => document.querySelectorAll(".combat").forEach(lay));
})();

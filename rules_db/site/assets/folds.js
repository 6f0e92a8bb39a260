/* What an address names is unfolded, examples are loaded when their fold is opened, and paper shows no more than what the
   reader has unfolded. */
(() => {
  "use strict";

  const { RulesDb } = window;
  const LATE = "details[data-late]";
  const loaded = new Map();

  /** An address that ends in the number alone, "#607.3", names the rule of this page that has it. */
  function complete() {
    const name = window.location.hash.slice(1);
    if (!/\d/.test(name) || document.getElementById(name)) return;
    const rule = document.querySelector(`.md-content [id$="-${CSS.escape(name)}" i]`);
    if (rule) window.location.replace(`#${rule.id}`);
  }

  /** Opens the folds around what the address names, and the first scenario of a worked example. */
  function unfold() {
    const named = document.getElementById(window.location.hash.slice(1));
    const first = named?.querySelector(":scope > .scenario > summary");
    const folds = [];
    for (let fold = (first ?? named)?.closest("details"); fold; fold = fold.parentElement.closest("details")) folds.push(fold);
    if (folds.every((fold) => fold.open)) return;
    for (const fold of folds) fold.open = true;
    named.scrollIntoView();
  }

  /** Called by each file of examples, which stand by the ids of their rules. */
  RulesDb.addExamples = (data) => Object.entries(data).forEach(([rule, html]) => loaded.set(rule, html));

  /** Puts its examples into an open fold, once they have come. Links lead to them until then, and where they do not come. */
  async function fill(fold) {
    const { late } = fold.dataset;
    delete fold.dataset.late;
    fold.setAttribute("aria-busy", "true");
    const hasCome = await RulesDb.load(late).then(() => true, () => false);
    fold.removeAttribute("aria-busy");
    if (hasCome) replace(fold);
    else fold.dataset.late = late; // for the next time that it is opened
  }

  /** Each example stays the element that an address names, and keeps the keyboard where it is. */
  function replace(fold) {
    const named = document.getElementById(window.location.hash.slice(1));
    const focused = document.activeElement.closest?.(".example");
    const made = document.createElement("template");
    made.innerHTML = loaded.get(fold.closest(".rule").id);
    for (const each of [...made.content.children]) {
      const there = document.getElementById(each.id);
      if (there) there.replaceChildren(...each.childNodes);
      else fold.append(each);
    }
    offerToRun(fold);
    if (fold.contains(focused)) focused.querySelector("summary")?.focus();
    if (!fold.contains(named)) return;
    unfold();
    named.scrollIntoView();
  }

  /** Where the site can run rules: a browser runs nothing for a page that is opened from a folder. */
  const CAN_RUN = RulesDb.config.run && window.location.protocol !== "file:";

  const loadChanging = () => Promise.all(["parts", "changing"].map((name) => RulesDb.load(`assets/rules/run/${name}.js`)));

  async function offerToRun(fold) {
    if (!CAN_RUN) return;
    await loadChanging();
    RulesDb.offerToRun(fold);
  }

  if (CAN_RUN && new URLSearchParams(window.location.search).has("run")) loadChanging();

  document.addEventListener("toggle", ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches(LATE)) fill(target);
  }, { capture: true });
  document.querySelectorAll(`${LATE}[open]`).forEach(fill);

  for (const look of [complete, unfold]) {
    window.addEventListener("hashchange", look);
    look();
  }

  // Material opens every fold for the printer, which makes 200 pages of a chapter; nothing else waits for these events.
  for (const moment of ["beforeprint", "afterprint"]) {
    window.addEventListener(moment, (event) => event.stopImmediatePropagation(), { capture: true });
  }
})();

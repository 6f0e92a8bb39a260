/* What an address names is unfolded, and paper shows no more than what the reader has unfolded. */
(() => {
  "use strict";

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

  window.addEventListener("hashchange", unfold);
  unfold();

  // Material opens every fold for the printer, which makes 200 pages of a chapter; nothing else waits for these events.
  for (const moment of ["beforeprint", "afterprint"]) {
    window.addEventListener(moment, (event) => event.stopImmediatePropagation(), { capture: true });
  }
})();

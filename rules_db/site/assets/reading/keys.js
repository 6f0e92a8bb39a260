/* `j` and `k` go from rule to rule, on to the next chapter and back to the one before, and `?` shows all keys; there they can be turned off, too (WCAG 2.1.4). */
(() => {
  "use strict";

  const { config, reading, url } = window.RulesDb;
  const KEYS = [
    ["j", "next rule"],
    ["k", "previous rule"],
    ["/", "search, also Ctrl K"],
    ["?", "these keys"],
    ["Esc", "close what is open"],
  ];

  const MARKUP = `
    <h2 class="keys__title">Reading</h2>
    <dl class="keys__list">${KEYS.map(([key, what]) => `<div><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`).join("")}</dl>
    <p class="keys__choice keys__from" hidden><label>I come from <select></select></label></p>
    <p class="keys__note" hidden>What that game says for a term then stands beside it: in rules, previews and results.</p>
    <p class="keys__choice"><label><input class="keys__letters" type="checkbox"> Keys of a single letter or sign work</label></p>
    <p class="keys__bar"><button class="keys__close" type="button">Close <kbd>Esc</kbd></button></p>`;

  const dialog = document.createElement("dialog");
  dialog.className = "keys";
  dialog.setAttribute("aria-label", "Reading");
  dialog.innerHTML = MARKUP;
  document.body.append(dialog);

  const letters = /** @type {HTMLInputElement} */ (dialog.querySelector(".keys__letters"));
  letters.addEventListener("change", () => reading.setLettersOff(!letters.checked));
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || /** @type {Element} */ (target).closest(".keys__close")) dialog.close();
  });

  /** Lets one choose the game that one comes from, where the site knows the words of any. */
  async function offerGames() {
    if (!window.RulesDb.config.words) return;
    await reading.load("from");
    await reading.words;
    reading.offerGames(dialog.querySelector("select"));
    dialog.querySelectorAll(".keys__from, .keys__note").forEach((each) => each.removeAttribute("hidden"));
  }

  function show() {
    offerGames();
    letters.checked = !reading.areLettersOff();
    dialog.showModal();
  }

  const isInView = (rule, top) => {
    const box = rule.getBoundingClientRect();
    return box.bottom > top && box.top < window.innerHeight;
  };

  /** The rule to go to, `step` rules from the one that is read: the one the address names while it is in view, else the
      first in view, which the first step leads to. */
  function wanted(rules, step) {
    const top = document.querySelector(".md-header")?.getBoundingClientRect().bottom ?? 0;
    const named = rules.findIndex((rule) => rule.matches(":target"));
    if (named >= 0 && isInView(rules[named], top)) return rules[named + step];
    const first = rules.findIndex((rule) => rule.getBoundingClientRect().bottom > top);
    if (first < 0) return step > 0 ? undefined : rules.at(-1);
    return step > 0 && isInView(rules[first], top) ? rules[first] : rules[first + step];
  }

  /** The address changes as by a link, and Back still leads out of the page. Beyond its rules is another chapter. */
  function go(step) {
    const rule = wanted([...document.querySelectorAll(".rule[id]")], step);
    if (!rule) {
      const beyond = step > 0 ? config.after : config.before;
      if (beyond) window.location.assign(url(beyond));
      return;
    }
    window.location.replace(`#${rule.id}`);
    /** @type {HTMLElement} */ (rule.querySelector(".rule__number")).focus({ preventScroll: true });
  }

  reading.press = (key) => ({ j: () => go(1), k: () => go(-1), "?": show })[key]();
})();

/* Helps for who reads: the keys for single letters, pins, and one's own game's words. Here is what waits for a reader to
   want one of them; the rest is loaded then. */
(() => {
  "use strict";

  const { RulesDb } = window;
  const KEYS = ["j", "k", "?"];
  const OFF = "letters.off";
  const PINS = "pins";
  const GAME = "from";

  /** The tab's own, where the browser allows it. */
  function storage() {
    try {
      return window.sessionStorage;
    } catch {
      return undefined;
    }
  }

  RulesDb.reading = /** @type {any} */ ({
    /** Runs a script of assets/reading/, once. */
    load: (name) => Promise.all([RulesDb.dress(), RulesDb.load(`assets/rules/reading/${name}.js`)]),
    areLettersOff: () => window.__md_get(OFF) === true,
    setLettersOff: (isOff) => window.__md_set(OFF, isOff),
    /** The game that the reader comes from; '' for none. */
    game: () => window.__md_get(GAME) ?? "",
    setGame: (game) => window.__md_set(GAME, game),
    ownLine: () => null,
    /** What is pinned in this tab, with its texts, so that no rulebook has to be loaded for it. */
    pins: window.__md_get(PINS, storage()) ?? [],
    keepPins: (pins) => window.__md_set(PINS, pins, storage()),
  });
  const { reading } = RulesDb;

  /* A dialog that has closed keeps the focus until the browser draws again. */
  const isTyping = (target) =>
    target.closest?.("input, textarea, select, [contenteditable]") && !target.closest("dialog:not([open])");

  /** Whether a key is pressed for what it does by itself: no chord, not typed into a field, and not turned off. */
  reading.isLetter = (event) =>
    !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target) && !reading.areLettersOff();

  document.addEventListener("keydown", async (event) => {
    if (!KEYS.includes(event.key) || !reading.isLetter(event) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    await reading.load("keys");
    reading.press(event.key);
  });

  document.addEventListener("click", async ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("[data-keys]")) {
      await reading.load("keys");
      reading.press("?");
    }
    const pin = /** @type {HTMLElement} */ (target.closest("[data-pin]"));
    if (!pin) return;
    await reading.load("pins");
    reading.pin(pin.dataset.pin);
  });

  /** Puts the pin beside a rule's number as soon as the rule is pointed at, touched or reached: a chapter would have
      hundreds of them else. */
  function offerPin(place) {
    const rule = place instanceof Element && place.closest(".rule[id]");
    const head = rule && rule.querySelector(":scope > .rule__head");
    if (head && !head.querySelector(".rule__pin")) head.append(reading.pinButton(rule.id, head.querySelector(".rule__number").textContent));
  }

  reading.pinButton = (id, number) => {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "rule__pin" });
    button.dataset.pin = id;
    button.setAttribute("aria-label", `Pin rule ${number}`);
    button.setAttribute("aria-pressed", String(reading.pins.some((each) => each.id === id)));
    return button;
  };

  for (const way of ["pointerover", "focusin"]) document.addEventListener(way, ({ target }) => offerPin(target));
  if (reading.pins.length) reading.load("pins");
  if (reading.game() && RulesDb.config.words) reading.load("from");
})();

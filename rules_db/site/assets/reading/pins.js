/* Two or three rules pinned side by side at the foot of the window. They stay there from page to page of a tab. */
(() => {
  "use strict";

  const { RulesDb } = window;
  const { reading } = RulesDb;
  const MOST = 3;

  function element(tag, className, ...content) {
    const made = document.createElement(tag);
    made.className = className;
    made.append(...content);
    return made;
  }

  function button(className, text, act) {
    const made = element("button", className, text);
    made.type = "button";
    made.addEventListener("click", act);
    return made;
  }

  const said = element("p", "pins__said");
  said.setAttribute("role", "status");
  const fold = button("pins__button", "", () => setFolded(rules.hidden === false));
  const clear = button("pins__button", "Take all away", () => change([], "All pins are taken away."));
  const rules = element("div", "pins__rules");
  const tray = element("aside", "pins", element("div", "pins__bar", element("strong", "", "Pinned"), said, fold, clear), rules);
  tray.setAttribute("aria-label", "Pinned rules");
  document.body.append(tray);

  function setFolded(isFolded) {
    rules.hidden = isFolded;
    fold.textContent = isFolded ? "Show" : "Fold";
    fold.setAttribute("aria-expanded", String(!isFolded));
    makeRoom();
  }

  /** The foot of the page, and what the keyboard reaches, is never behind the tray. */
  function makeRoom() {
    const height = `${tray.offsetHeight}px`;
    document.body.style.paddingBottom = height;
    document.documentElement.style.scrollPaddingBottom = height;
  }

  /** @param {Pin} pin */
  function shown({ id, book, bookTitle, number, kind, heading, text, above, url }) {
    const link = element("a", "pins__number", number);
    link.href = RulesDb.url(url);
    const away = button("pins__away", "×", () => reading.pin(id));
    away.setAttribute("aria-label", `Take away rule ${number}`);
    const mark = element("span", "kind", kind);
    mark.dataset.kind = kind;
    const head = element("div", "pins__head", link, mark, away);
    const rule = element("article", "pins__rule", head, element("p", "pins__where", `${bookTitle} · ${heading}`));
    rule.setAttribute("aria-label", `Rule ${number}, pinned`);
    rule.dataset.hue = String(RulesDb.hue(book));
    if (above) rule.append(element("p", "pins__above", above));
    rule.append(element("p", "pins__text", text));
    return rule;
  }

  function draw() {
    tray.hidden = !reading.pins.length;
    rules.replaceChildren(...reading.pins.map(shown));
    const isPinned = (id) => reading.pins.some((each) => each.id === id);
    document.querySelectorAll("[data-pin]").forEach((each) => {
      each.setAttribute("aria-pressed", String(isPinned(/** @type {HTMLElement} */ (each).dataset.pin)));
    });
    makeRoom();
  }

  function change(pins, message) {
    reading.pins = pins;
    reading.keepPins(pins);
    draw();
    said.textContent = message;
  }

  async function made(id) {
    const entry = await RulesDb.entry(id);
    const above = RulesDb.parent(entry);
    return { ...entry, above: above ? `${above.number} ${above.text}` : "" };
  }

  /** Pins a rule, or takes it away where it is pinned. */
  reading.pin = async (id) => {
    const others = reading.pins.filter((each) => each.id !== id);
    if (others.length < reading.pins.length) return change(others, "");
    if (others.length >= MOST) {
      said.textContent = `${MOST} rules are pinned: take one away first.`;
      return undefined;
    }
    change([...others, await made(id)], others.length ? "" : "Pin another beside it.");
    return setFolded(false);
  };

  window.addEventListener("resize", makeRoom);
  draw();
  setFolded(false);
})();

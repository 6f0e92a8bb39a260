/* A playthrough played back: the table, one move at a time, by slider, buttons or keys. The text below stays as it is. */
(() => {
  "use strict";

  const { RulesDb } = window;
  let frames;

  /** Called by the file with the frames of the page's game. */
  RulesDb.addReplay = (data) => { frames = data.frames; };

  const element = (tag, className, ...content) => {
    const made = document.createElement(tag);
    made.className = className;
    made.append(...content);
    return made;
  };

  function button(text, label, act) {
    const made = element("button", "replay__button", text);
    made.type = "button";
    made.setAttribute("aria-label", label);
    made.addEventListener("click", act);
    return made;
  }

  /** Puts the game into its place, at the table before the first move. */
  function show(place) {
    const last = frames.length - 1;
    const table = element("div", "replay__table board");
    table.setAttribute("aria-hidden", "true");
    const action = element("p", "replay__action");
    action.setAttribute("role", "status");
    const told = element("ol", "trace__events");
    const slider = document.createElement("input");
    slider.type = "range";
    slider.min = "0";
    slider.max = String(last);
    slider.value = "0";
    slider.setAttribute("aria-label", "Move");
    const count = element("span", "replay__count");
    const go = (to) => {
      const at = Math.min(Math.max(to, 0), last);
      const frame = frames[at];
      slider.value = String(at);
      slider.setAttribute("aria-valuetext", at ? `Move ${at}: ${frame.action}` : "Before the first move");
      count.textContent = `${at} of ${last}`;
      action.textContent = at ? frame.action : "Before the first move";
      table.innerHTML = frame.board; // made with the page, which escapes what an author wrote
      told.innerHTML = frame.told;
      back.disabled = at === 0;
      on.disabled = at === last;
    };
    const now = () => Number(slider.value);
    const back = button("‹", "One move back", () => go(now() - 1));
    const on = button("›", "One move on", () => go(now() + 1));
    slider.addEventListener("input", () => go(now()));
    place.addEventListener("keydown", (event) => {
      const steps = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 };
      if (event.target === slider || !(event.key in steps)) return;
      event.preventDefault();
      go(now() + steps[event.key]);
    });
    place.replaceChildren(element("div", "replay__bar", back, slider, on, count), action, table, told);
    go(0);
    slider.focus();
  }

  RulesDb.dress();
  document.querySelectorAll(".replay[data-replay]").forEach((place) => {
    if (!(place instanceof HTMLElement)) return;
    const { replay, moves } = place.dataset;
    const open = button(`Play it back, ${moves} moves`, `Play it back, ${moves} moves`, async () => {
      open.disabled = true;
      try {
        await RulesDb.load(replay);
        show(place);
      } catch {
        open.disabled = false;
      }
    });
    place.append(open);
    place.hidden = false;
  });
})();

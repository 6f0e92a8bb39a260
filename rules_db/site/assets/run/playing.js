/* A game played in the page: Python knows the rules, and this lays the table. The game is a text, which the address holds. */
(() => {
  "use strict";

  const { RulesDb } = window;
  const FRIEND = "a friend on this device";
  const OPEN = "a friend, all hands open";
  const MANY = 12;

  const { element, labelled, fold, encode, decode, fill, copy, asking } = RulesDb.parts;
  const button = (text, act, className = "") => RulesDb.parts.button(text, act, `table__button ${className}`.trim());
  const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

  function lay(place) {
    const { key } = place.dataset;
    const players = place.dataset.players.split(" ");
    const bots = place.dataset.bots.split(" ");
    const other = players[1];
    let now;
    let told = [];
    let isBusy = false;

    const against = element("select", "");
    [...bots.map((name) => `a program: ${name}`), FRIEND, OPEN].forEach((name) => against.append(new Option(name)));
    const seed = element("input", "");
    seed.inputMode = "numeric";
    seed.placeholder = "by chance";
    seed.size = 10;
    const { said, ask: askPython, parts } = asking(place, "It cannot be played here");
    const form = element("form", "table__form", ...(other ? [labelled(`${other} is`, against)] : []), labelled("Seed", seed));
    const begin = button("Begin a game", () => {}, "table__button--first");
    begin.type = "submit";
    form.append(begin);
    const game = element("div", "table__game");
    /** One button for the whole game: a click finds it wherever the table is laid anew. While a program chooses it waits. */
    const back = button("Undo", async () => {
      const answer = await ask({ ask: "undo", game: now.game, viewer: now.viewer });
      if (answer) await take(answer);
    });
    place.append(form, ...parts, game);

    const opponents = () => (other && against.value.startsWith("a program: ") ? { [other]: against.value.replace("a program: ", "") } : {});
    const isHidden = () => other && against.value === FRIEND;

    /** Asks about the game; undefined where that cannot be answered, and `said` tells why. */
    async function ask(question) {
      if (isBusy) return undefined;
      isBusy = true;
      const answer = await askPython({ key, bots: opponents(), ...question });
      isBusy = false;
      return answer;
    }

    /** Shows a game as a text tells it, from its beginning. */
    async function open(text) {
      said.textContent = "The cards are dealt …";
      const answer = await ask({ ask: "sit", game: text });
      if (answer) await take(answer, true);
    }

    async function take(answer, isNew = false) {
      const viewer = now?.viewer;
      told = [...told.slice(0, answer.first), ...answer.told];
      now = answer;
      window.history.replaceState(null, "", address());
      if (answer.next && !answer.is_bot && answer.next !== answer.viewer) {
        if (isHidden()) handOver(answer.next);
        else await see(answer.next);
      } else if (isNew && isHidden() && answer.next && answer.next !== viewer) handOver(answer.next);
      else {
        show();
        if (answer.is_bot) await letBotAct();
      }
    }

    async function letBotAct() {
      said.textContent = `${now.next} (a program) chooses …`;
      const answer = await ask({ ask: "bot", game: now.game, viewer: now.viewer, first: now.moves });
      if (answer) await take(answer);
      else if (now.is_bot) {
        back.disabled = !now.can_undo;
        game.prepend(button(`Let ${now.next} go on`, letBotAct));
      }
    }

    /** Shows the table as a player sees it, all told anew. */
    async function see(player) {
      const answer = await ask({ ask: "sit", game: now.game, viewer: player });
      if (!answer) return;
      told = answer.told;
      now = answer;
      show();
    }

    function handOver(player) {
      const here = button(`I am ${player}`, () => see(player), "table__button--first");
      said.textContent = `${player} is next. The others look away.`;
      game.replaceChildren(here);
      here.focus();
    }

    async function act(action) {
      const answer = await ask({ ask: "act", game: now.game, viewer: now.viewer, action, first: now.moves });
      if (!answer) return;
      if (answer.forbidden) refuse(action, answer.forbidden);
      else await take(answer);
    }

    function refuse(action, markup) {
      said.textContent = `Not now: ${action}`;
      game.querySelector(".table__why").replaceChildren(fill(element("ol", "trace__events"), markup));
    }

    function address() {
      const url = new URL(window.location.href);
      url.hash = `game=${encode(now.game)}${other ? `&with=${encodeURIComponent(against.value)}` : ""}`;
      return url.href;
    }

    const share = () => copy(address(), said, "The link is copied; it holds the whole game.");

    /** The actions by the cards that they name; many of one card in a fold. */
    function choices() {
      const groups = Map.groupBy ? Map.groupBy(now.actions, (it) => it.card) : grouped(now.actions);
      const parts = [...groups].map(([card, actions]) => {
        const buttons = actions.map(({ text }) => button(text, () => act(text)));
        if (!card) return element("div", "table__group", ...buttons);
        const isMany = now.actions.length > MANY && actions.length > 2;
        return isMany ? fold("table__group table__group--fold", `${card}: ${actions.length} actions`, ...buttons)
          : element("div", "table__group", element("span", "table__card", card), ...buttons);
      });
      return element("div", "table__choices", ...parts);
    }

    function grouped(actions) {
      const groups = new Map();
      actions.forEach((it) => groups.set(it.card, [...(groups.get(it.card) ?? []), it]));
      return groups;
    }

    function refusals() {
      const shown = ({ text, html }) =>
        element("li", "", element("span", "table__greyed", text), fill(element("ol", "trace__events"), html));
      const list = element("ul", "", ...now.refused.map(shown));
      const more = button("", async () => {
        const answer = await ask({ ask: "refused", game: now.game, viewer: now.viewer, first: list.childElementCount });
        if (answer) add(answer);
      });
      const count = (left) => {
        more.textContent = `and ${left} more`;
        more.hidden = !left;
      };
      /** The keyboard goes on where the list does. */
      const add = (answer) => {
        const added = answer.refused.map(shown);
        list.append(...added);
        count(answer.more);
        if (!answer.more) added.at(0)?.querySelector("a")?.focus();
      };
      count(now.more);
      return fold("table__refused", `Why not? ${now.refused.length + now.more} that cannot be done now`, list, more);
    }

    function attempt() {
      const field = element("input", "");
      field.setAttribute("list", "table-actions");
      field.autocomplete = "off";
      const list = element("datalist", "", ...[...now.actions, ...now.refused].map(({ text }) => new Option(text)));
      list.id = "table-actions";
      const tried = element("form", "table__form", labelled("Try something else", field), list);
      const go = button("Try", () => {});
      go.type = "submit";
      tried.append(go);
      tried.addEventListener("submit", (event) => {
        event.preventDefault();
        if (field.value.trim()) act(field.value);
      });
      return tried;
    }

    function trace() {
      const moves = told.map(({ action, html }) =>
        element("li", "", element("p", "table__action", action), fill(element("ol", "trace__events"), html)));
      return fold("table__trace", `All that happened, ${now.moves} ${now.moves === 1 ? "move" : "moves"}`, element("ol", "table__moves", ...moves.reverse()));
    }

    function asText() {
      const area = element("textarea", "");
      area.rows = 8;
      area.value = now.game;
      area.setAttribute("aria-label", "The game as text");
      const note = element("p", "", "Setup, seed and actions, with what players hide from each other. rules-db play --load takes it, too; a setup may be written above the seed.");
      return fold("table__text", "The game as text", note, area, button("Play this", () => restart(area.value)));
    }

    function restart(text) {
      told = [];
      now = undefined;
      return open(text);
    }

    function show() {
      const isOver = !now.next;
      const mine = now.next === now.viewer;
      said.textContent = isOver ? `The game is over: ${now.outcome}.` : `${now.phase ? `${sentence(now.phase)}. ` : ""}${now.next} is next to ${now.choice}.`;
      const picture = fill(element("div", "table__board board"), now.board);
      picture.setAttribute("aria-hidden", "true");
      const words = fold("table__words", `What ${now.viewer} sees, in words`, element("pre", "", now.lines.join("\n")));
      const last = told.at(-1);
      const latest = last ? [element("p", "table__action", last.action), fill(element("ol", "trace__events"), last.html)] : [];
      back.disabled = !now.can_undo || now.is_bot;
      const note = element("span", "table__note", "Who opens the link can see every hand.");
      const bar = element("div", "table__bar", back, button("Copy a link to the game", share), ...(other ? [note] : []));
      const openFolds = new Set([...game.querySelectorAll("details[open]")].map((it) => it.className));
      game.replaceChildren(
        picture, ...now.scores.map((it) => element("p", "table__score", it)), words, element("div", "table__latest", ...latest), element("div", "table__why"),
        ...(mine ? [choices(), ...(now.refused.length ? [refusals()] : []), attempt()] : []), bar, trace(), asText(),
      );
      game.querySelectorAll("details:not(.table__group)").forEach((it) => {
        if (it instanceof HTMLDetailsElement) it.open = openFolds.has(it.className);
      });
      const first = game.querySelector(".table__choices button");
      if (mine && first instanceof HTMLElement && (document.activeElement === document.body || game.contains(document.activeElement))) first.focus({ preventScroll: true });
    }

    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const wanted = /^\d{1,15}$/.test(seed.value.trim()) ? seed.value.trim() : String(Math.floor(Math.random() * 1e6));
      restart(`Seed ${wanted}\n`);
    });

    const shared = new URLSearchParams(window.location.hash.slice(1));
    if (shared.has("game")) {
      if ([...against.options].some((it) => it.value === shared.get("with"))) against.value = shared.get("with");
      said.textContent = "The address holds a game.";
      game.append(button("Go on with it", () => open(decode(shared.get("game"))), "table__button--first"));
    }
    place.hidden = false;
  }

  Promise.all([RulesDb.dress(), RulesDb.load("assets/rules/run/python.js")]).then(() => document.querySelectorAll(".table[data-key]").forEach(lay));
})();

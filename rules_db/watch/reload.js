/* Loads the page anew when a later version of it can be had, and shows what is wrong with the files meanwhile. */
(() => {
  "use strict";

  const EVERY_MS = 200, RETRY_MS = 2000;
  const shown = /** @type {HTMLScriptElement} */ (document.currentScript).dataset.version;
  const note = document.createElement("pre");
  note.className = "watch-problems";
  note.setAttribute("role", "alert");
  Object.assign(note.style, {
    position: "fixed", inset: "auto 0 0 0", zIndex: "100", boxSizing: "border-box", maxHeight: "40vh", margin: "0",
    padding: "0.8rem 1rem", overflow: "auto", background: "#8c1d18", color: "#ffffff", font: "0.75rem/1.5 monospace",
    whiteSpace: "pre-wrap",
  });

  /** @param {string[]} lines */
  function tell(lines) {
    const text = lines.join("\n");
    if (!text) note.remove();
    else if (note.textContent !== text || !note.isConnected) {
      note.textContent = text;
      document.body.append(note);
    }
  }

  async function look() {
    let next = EVERY_MS;
    try {
      const answer = await fetch("/.watch.json", { cache: "no-store" });
      const state = await answer.json();
      if (String(state.version) !== shown) return location.reload();
      tell(state.problems);
    } catch {
      tell(["The server has ended (run `rules-db serve --watch` again)."]);
      next = RETRY_MS;
    }
    setTimeout(look, next);
  }

  look();
})();

/* What the scripts share that have rules run in the page: elements, addresses, and the line that says how it goes. */
(() => {
  "use strict";

  const { RulesDb } = window;
  const SLOW_MS = 1000;

  const element = (tag, className, ...content) => {
    const made = document.createElement(tag);
    if (className) made.className = className;
    made.append(...content);
    return made;
  };
  const button = (text, act, className = "") => {
    const made = element("button", className, text);
    made.type = "button";
    made.addEventListener("click", act);
    return made;
  };
  const labelled = (text, field) => element("label", "table__field", element("span", "", text), field);
  const fold = (className, title, ...content) => element("details", className, element("summary", "", title), ...content);

  const encode = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  const decode = (code) => new TextDecoder().decode(Uint8Array.from(atob(code.replace(/-/g, "+").replace(/_/g, "/")), (it) => it.charCodeAt(0)));

  /** What Python has written, which escapes whatever came from people. */
  const fill = (host, markup) => {
    host.innerHTML = markup;
    return host;
  };

  /** Hands out a link, or shows it where it cannot be copied. */
  async function copy(link, said, told) {
    try {
      await navigator.clipboard.writeText(link);
      said.textContent = told;
    } catch {
      window.prompt("Copy this link:", link);
    }
  }

  /** Asks Python, and says how that goes: a bar while it is fetched, a button to stop it, a line with what came of it. */
  function asking(place, failed) {
    const said = element("p", "table__said");
    said.setAttribute("role", "status");
    const progress = element("progress", "");
    progress.setAttribute("aria-label", "What has been fetched of Python");
    progress.hidden = true;
    const stop = button("Stop", () => RulesDb.python.stop(), "table__button");
    stop.hidden = true;

    const fetching = (come, total) => {
      progress.hidden = come === total;
      progress.max = total;
      progress.value = come;
      said.textContent = come === total ? "Python begins …" : `Fetching Python, once: ${(come / 1e6).toFixed(1)} of ${(total / 1e6).toFixed(1)} MB`;
    };

    /** The answer; undefined where there is none, and `said` tells why. */
    async function ask(question) {
      place.setAttribute("aria-busy", "true");
      const slow = setTimeout(() => { stop.hidden = false; }, SLOW_MS);
      RulesDb.python.fetching.add(fetching);
      try {
        const answer = await RulesDb.python.ask(question);
        if (!answer.wrong) return answer;
        said.textContent = answer.wrong;
        if (answer.rule) said.append(" ", fill(element("span", ""), answer.rule));
      } catch (error) {
        said.textContent = error.message === "stopped" ? "Stopped." : `${failed}: ${error.message}`;
      } finally {
        clearTimeout(slow);
        stop.hidden = true;
        progress.hidden = true;
        place.removeAttribute("aria-busy");
        RulesDb.python.fetching.delete(fetching);
      }
      return undefined;
    }

    return { said, ask, parts: [progress, element("div", "table__status", said, stop)] };
  }

  RulesDb.parts = { element, button, labelled, fold, encode, decode, fill, copy, asking };
})();

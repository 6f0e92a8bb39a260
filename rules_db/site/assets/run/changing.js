/* "Change and run": a worked example in an editor, run in the page, with the result as the page shows it. */
(() => {
  "use strict";

  const { RulesDb } = window;
  RulesDb.dress();
  const WAIT_MS = 400;

  const { element, encode, decode, copy } = RulesDb.parts;
  const button = (text, act) => RulesDb.parts.button(text, act, "run__button");

  /** The address of this page with a scenario in it, under a rule. */
  function address(rule, text) {
    const url = new URL(window.location.href);
    url.search = `?run=${encode(text)}`;
    url.hash = rule;
    return url.href;
  }

  /** A panel below an example, or below a rule, that holds a scenario and what comes of it. */
  function open(host, rule, original, text) {
    const shell = element("div", "run__editor");
    const bar = element("div", "run__bar");
    const progress = document.createElement("progress");
    progress.setAttribute("aria-label", "What has been fetched of Python");
    progress.hidden = true;
    const said = element("p", "run__said");
    said.setAttribute("role", "status");
    const result = element("div", "run__result");
    const panel = element("section", "run", shell, bar, progress, said, result);
    panel.setAttribute("aria-label", "A scenario to change and run");
    let editor;
    let running = false;

    const fetching = (come, total) => {
      progress.max = total;
      progress.value = come;
      said.textContent = `Fetching Python, once: ${(come / 1e6).toFixed(1)} of ${(total / 1e6).toFixed(1)} MB`;
      if (come === total) said.textContent = "Python begins …";
    };

    async function prepare() {
      progress.hidden = false;
      RulesDb.python.fetching.add(fetching);
      try {
        await RulesDb.python.begin();
        if (!running) said.textContent = "Change what you like, and run it.";
      } finally {
        progress.hidden = true;
        RulesDb.python.fetching.delete(fetching);
      }
    }

    const busy = (is) => {
      running = is;
      run.disabled = is;
      stop.hidden = !is;
    };

    async function start() {
      busy(true);
      const slow = setTimeout(() => { said.textContent = "Running …"; }, WAIT_MS);
      try {
        await load;
        await prepare();
        const begun = performance.now();
        const shown = await RulesDb.python.ask({ ask: "run", text: editor.text(), rule, file: RulesDb.config.file });
        const took = performance.now() - begun;
        clearTimeout(slow);
        show(shown, took);
      } catch (error) {
        said.textContent = error.message === "stopped" ? "Stopped." : `It cannot be run here: ${error.message}`;
      } finally {
        clearTimeout(slow);
        busy(false);
      }
    }

    function show(shown, took) {
      said.textContent = `${shown.outcome === "passed" ? "Passes" : "Fails"}, in ${Math.max(1, Math.round(took))} ms.`;
      said.dataset.outcome = shown.outcome;
      const problems = shown.problems.map(({ line, what, mend }) => {
        const item = element("li", "", `line ${line}: ${what} (${mend})`);
        item.addEventListener("click", () => editor.showLine(line));
        return item;
      });
      result.replaceChildren();
      if (problems.length) result.append(element("ol", "run__problems", ...problems));
      const made = document.createElement("template");
      made.innerHTML = shown.html; // made by the code that makes this page, which escapes whatever is written
      made.content.querySelectorAll("[id]").forEach((it) => it.removeAttribute("id"));
      result.append(made.content);
    }

    const run = button("Run", start);
    const stop = button("Stop", () => RulesDb.python.stop());
    stop.hidden = true;
    run.classList.add("run__button--first");
    const copied = button("Copy a link to it", () => copy(address(rule, editor.text()), said, "The link is copied; it holds the scenario."));
    const again = button("As it was", () => editor.setText(original));
    const close = button("Close", () => {
      editor?.remove();
      panel.remove();
      host.querySelector(".run__open")?.removeAttribute("hidden");
    });
    bar.append(run, stop, again, copied, close);
    host.append(panel);

    /** What could stand where one writes, in the editor's terms. */
    async function complete(whole, at, isAsked) {
      const above = whole.slice(0, at).split("\n");
      const column = above.at(-1).length;
      if (!isAsked && !above.at(-1).trim()) return null;
      const found = await RulesDb.python.ask({ ask: "complete", text: whole, line: above.length, column });
      if (!found.options.length) return null;
      return {
        from: at - column + found.from,
        options: found.options.map(({ text: label, kind }) => ({ label, detail: kind })),
        validFor: /^[^|]*$/,
      };
    }

    /** What is wrong with the text, each at its line. */
    async function problems(whole) {
      if (running) return [];
      const shown = await RulesDb.python.ask({ ask: "run", text: whole, rule, file: RulesDb.config.file });
      const lines = whole.split("\n");
      return shown.problems.map(({ line, what, mend }) => {
        const at = Math.min(Math.max(line, 1), lines.length) - 1;
        const from = lines.slice(0, at).reduce((sum, each) => sum + each.length + 1, 0);
        const indent = lines[at].length - lines[at].trimStart().length;
        return { from: from + indent, to: from + lines[at].length, severity: "error", message: `${what} (${mend})` };
      });
    }

    const load = Promise.all([RulesDb.load(`${RulesDb.config.run}editor.js`), RulesDb.load("assets/rules/run/python.js")]);
    load.then(() => {
      editor = RulesDb.makeEditor(shell, text, { complete, problems, label: "The scenario" });
      editor.focus();
      return prepare();
    }).catch((error) => { said.textContent = `It cannot be run here: ${error.message}`; });
    panel.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        if (!running) start();
      }
    });
    return panel;
  }

  /** Puts "Change and run" below each example of a fold. */
  RulesDb.offerToRun = (fold) => {
    fold.querySelectorAll(".example:not(:has(> .run__open))").forEach((example) => {
      const source = example.querySelector(".example__source")?.textContent;
      if (!source) return;
      const rule = example.closest(".rule").id;
      const opener = button("Change and run", () => {
        opener.hidden = true;
        open(example, rule, source, source);
      });
      opener.classList.add("run__open");
      example.append(opener);
    });
  };

  const shared = new URLSearchParams(window.location.search).get("run");
  const rule = document.getElementById(window.location.hash.slice(1));
  if (shared && rule) {
    const text = decode(shared);
    const panel = open(rule, rule.id, text, text);
    panel.scrollIntoView({ block: "nearest" });
  }
})();

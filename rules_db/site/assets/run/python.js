/* The page's side of the worker that runs Python: one for the page, begun when something is first asked of it. */
(() => {
  "use strict";

  const { RulesDb } = window;
  const waiting = new Map();
  const fetching = new Set();
  let worker;
  let number = 0;
  let begun;

  /** Asks the worker; the answer is an object, and rejects where the worker cannot give one. */
  function ask(question) {
    number += 1;
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve, reject });
      worker.postMessage({ number, question });
    });
  }

  function hear({ data }) {
    if (data.total) {
      fetching.forEach((tell) => tell(data.come, data.total));
      return;
    }
    const { resolve, reject } = waiting.get(data.number) ?? {};
    waiting.delete(data.number);
    if (data.said.failed) reject?.(new Error(data.said.failed));
    else resolve?.(data.said);
  }

  /** Fetches Python where that has not been done; whoever is in `fetching` is told how far it has come. */
  function begin() {
    if (!begun) {
      worker = new Worker(RulesDb.url("assets/rules/run/worker.js"), { type: "module" });
      worker.onmessage = hear;
      worker.onerror = (event) => {
        waiting.forEach(({ reject }) => reject(new Error(event.message || "the worker could not be loaded")));
        waiting.clear();
        begun = undefined;
      };
      const base = new URL(RulesDb.url(RulesDb.config.run), document.baseURI).href;
      begun = ask({ ask: "begin", base });
      begun.catch(stop);
    }
    return begun;
  }

  /** Ends whatever is being worked out, however long it would have taken. */
  function stop() {
    worker?.terminate();
    waiting.forEach(({ reject }) => reject(new Error("stopped")));
    waiting.clear();
    begun = undefined;
  }

  RulesDb.python = {
    fetching,
    begin,
    stop,
    ask: async (question) => {
      await begin();
      return ask(question);
    },
  };
})();

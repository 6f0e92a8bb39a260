/* Python in a worker: it fetches what it needs with word of how far it has come, and then answers one question after another. */
(() => {
  "use strict";

  /** @type {any} */
  const worker = globalThis;
  const fetchAsIs = worker.fetch.bind(worker);
  const TYPES = { wasm: "application/wasm", json: "application/json", zip: "application/zip" };
  let answer;

  const nameOf = (address) => new URL(address, worker.location.href).pathname.split("/").pop();

  /** The bytes of each file by its name; `tell` hears how many of all have come. */
  async function fetchAll(base, sizes, tell) {
    const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    let come = 0;
    /** @type {(name: string) => Promise<[string, ArrayBuffer]>} */
    const bytes = async (name) => {
      const response = await fetchAsIs(base + name);
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      const parts = [];
      const reader = response.body.getReader();
      const read = async () => {
        const { done, value } = await reader.read();
        if (done) return;
        parts.push(value);
        come += value.length;
        tell(Math.min(come, total), total);
        await read();
      };
      await read();
      return [name, await new Blob(parts).arrayBuffer()];
    };
    return new Map(await Promise.all(Object.keys(sizes).map(bytes)));
  }

  async function begin({ base }) {
    const { sizes } = await (await fetchAsIs(`${base}parts.json`)).json();
    const files = await fetchAll(base, sizes, (come, total) => worker.postMessage({ come, total }));
    // Python asks for its own files by fetch, too: they are here.
    worker.fetch = (input, options) => {
      const name = nameOf(input.url ?? input);
      if (!files.has(name)) return fetchAsIs(input, options);
      const type = TYPES[name.split(".").pop()] ?? "application/octet-stream";
      return Promise.resolve(new Response(files.get(name), { headers: { "Content-Type": type } }));
    };
    const { loadPyodide } = await import(`${base}pyodide.mjs`);
    const python = await loadPyodide({ indexURL: base });
    worker.fetch = fetchAsIs;
    python.unpackArchive(files.get("rules.zip"), "zip", { extractDir: "/rules" });
    python.runPython("import sys; sys.path.insert(0, '/rules')");
    const door = python.pyimport("rules_db.site.running.inside.door");
    door.begin(new TextDecoder().decode(files.get("library.json")));
    answer = door.answer;
    return { ready: true };
  }

  let last = Promise.resolve();
  worker.onmessage = ({ data: { number, question } }) => {
    const done = async () => {
      try {
        const said = question.ask === "begin" ? await begin(question) : JSON.parse(answer(JSON.stringify(question)));
        worker.postMessage({ number, said });
      } catch (error) {
        worker.postMessage({ number, said: { failed: String(error.message ?? error) } });
      }
    };
    last = last.then(done);
  };
})();

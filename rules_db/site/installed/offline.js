/* Keeps what a reader has opened for when there is no network, one cache a build. The network is asked first, so that a page
   is never older than it need be; what has its digest in its address is kept for good.

   The explorer is never kept: it answers questions. */
(() => {
  "use strict";

  const worker = /** @type {any} */ (self);
  const BUILD = /** @type {{digest: string, first: string[], all: string[], run: string}} */ (worker.BUILD);
  const PATIENCE_MS = 3000;
  const ROOT = new URL(worker.registration.scope);
  const FAMILY = `rules-db ${ROOT.pathname} `;
  const NAME = FAMILY + BUILD.digest;
  const LASTING = /^assets\/rules\/(data\/|(run|fonts)\/[0-9a-f]{8}\/)/;

  /** The path of an address below the root of the site; null where it is none that may be kept. */
  function pathOf(address) {
    const { origin, pathname } = new URL(address);
    if (origin !== ROOT.origin || !pathname.startsWith(ROOT.pathname)) return null;
    const path = pathname.slice(ROOT.pathname.length);
    if (path.startsWith(".") || path === "explorer" || path.startsWith("explorer/")) return null;
    return path === "" || path.endsWith("/") ? `${path}index.html` : path;
  }

  const keyOf = (path) => ROOT.href + path;
  const isWhole = (answer) => answer.status === 200 && answer.type === "basic" && !answer.redirected;

  async function put(cache, path, answer) {
    if (isWhole(answer)) await cache.put(keyOf(path), answer).catch(() => {}); // A full disk keeps nothing more.
  }

  /** Has a path kept as it is now; rejects where the network is gone. */
  async function fetchInto(cache, path) {
    await put(cache, path, await fetch(keyOf(path), { cache: "no-cache" }));
  }

  /** The cache of this build; a worker that has been replaced has none, and makes none. */
  const own = async () => ((await caches.has(NAME)) ? caches.open(NAME) : null);

  async function answer(event, path) {
    const cache = await own();
    if (!cache) return fetch(event.request);
    const kept = await cache.match(keyOf(path), { ignoreVary: true });
    if (kept && LASTING.test(path)) return kept;
    const coming = fetch(event.request).then((come) => {
      event.waitUntil(put(cache, path, come.clone()));
      return kept && come.status >= 500 ? kept : come;
    });
    if (!kept) return coming;
    event.waitUntil(coming.catch(() => {}));
    const waited = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
    return Promise.race([coming.catch(() => kept), waited]);
  }

  const older = async () => (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== NAME);

  /** What was kept of the last build is fetched anew, except what runs rules, where it is the same. */
  async function install() {
    const cache = await caches.open(NAME);
    const wanted = new Set(BUILD.first);
    for (const old of await Promise.all((await older()).map((name) => caches.open(name)))) {
      for (const { url } of await old.keys()) {
        const path = pathOf(url);
        if (BUILD.all.includes(path)) wanted.add(path);
        // One after the other: these files are large.
        // deno-lint-ignore no-await-in-loop
        if (BUILD.run && path.startsWith(BUILD.run)) await put(cache, path, await old.match(url));
      }
    }
    await Promise.all([...wanted].map((path) => fetchInto(cache, path)));
  }

  async function keep(addresses) {
    const cache = await own();
    if (!cache) return;
    const paths = new Set(addresses.map(pathOf));
    paths.delete(null);
    const missing = async (path) => !(await cache.match(keyOf(path)));
    await Promise.allSettled([...paths].map(async (path) => (await missing(path)) && fetchInto(cache, path)));
  }

  worker.addEventListener("install", (event) => {
    event.waitUntil(install());
    worker.skipWaiting();
  });

  worker.addEventListener("activate", (event) => {
    const replace = async () => Promise.all((await older()).map((name) => caches.delete(name)));
    event.waitUntil(replace().then(() => worker.clients.claim()));
  });

  worker.addEventListener("fetch", (event) => {
    const path = event.request.method === "GET" && !event.request.headers.has("range") ? pathOf(event.request.url) : null;
    if (path) event.respondWith(answer(event, path));
  });

  /* A page tells what it had loaded before there was a worker; where the site is installed, it asks for all of it. */
  worker.addEventListener("message", (event) => {
    const { loaded, isInstalled } = event.data;
    event.waitUntil(keep([...loaded, ...(isInstalled ? BUILD.all.map(keyOf) : [])]));
  });
})();

/* Starts what keeps the site for when there is no network, and tells it what this page has loaded without it. */
(async () => {
  "use strict";

  if (document.querySelector("script[data-version]")) return; // What is being written changes at every save (serve --watch).
  const { RulesDb } = window;
  const container = navigator.serviceWorker;
  const registration = await container.register(RulesDb.url("offline.js")).catch(() => null);
  if (!registration) return; // A reader or a browser may refuse; the page is as it was.
  const { active } = await container.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const isInstalled = matchMedia("(display-mode: standalone)").matches && !navigator.connection?.saveData;
  active.postMessage({ loaded: [location.href, ...loaded], isInstalled });
})();

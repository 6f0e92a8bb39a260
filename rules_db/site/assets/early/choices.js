/* Runs before anything is drawn: where Material keeps what a reader has chosen, one place for all pages of a site.

   Material brings this as a script within the page, which the pages' security policy does not let run. */
(() => {
  "use strict";

  const scope = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).dataset.base, document.baseURI);
  const keyOf = (name, at) => `${at.pathname}.${name}`;

  window.__md_scope = scope;

  /** What was kept under a name; null where nothing was, or where the browser keeps nothing. */
  window.__md_get = (name, storage, at = scope) => {
    try {
      return JSON.parse((storage ?? localStorage).getItem(keyOf(name, at)));
    } catch {
      return null;
    }
  };

  window.__md_set = (name, value, storage, at = scope) => {
    try {
      (storage ?? localStorage).setItem(keyOf(name, at), JSON.stringify(value));
    } catch {
      /* The choice holds for this page. */
    }
  };

  document.documentElement.classList.toggle("is-folder", location.protocol === "file:");
})();

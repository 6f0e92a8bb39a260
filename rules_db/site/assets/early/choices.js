/* Runs before anything is drawn: that there are scripts, and where Material keeps what a reader has chosen, one place for all
   pages of a site.

   Material brings this as a script within the page, which the pages' security policy does not let run. */
(() => {
  "use strict";

  const { base, fonts } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
  const scope = new URL(base, document.baseURI);

  /* Asked for before the style sheet names them, so that a first view has them. A folder refuses to be asked like that. */
  if (window.location.protocol !== "file:") {
    for (const href of fonts?.trim().split(" ") ?? []) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href });
      document.head.append(link);
    }
  }
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

  const { classList, dataset } = document.documentElement;
  classList.toggle("is-folder", location.protocol === "file:");

  /* Material would say so after the text; whatever changes a class of the root has a browser style the page anew. */
  classList.replace("no-js", "js");
  classList.add("js-focus-visible");
  dataset.jsFocusVisible = "";
  dataset.waits = ""; // Until search.js has come, what needs it is not shown.
})();

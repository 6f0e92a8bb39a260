/* Runs before the page's text is drawn: the hue of its rulebook, and the light or dark that its reader has chosen. */
(() => {
  "use strict";

  const { body } = document;
  const config = JSON.parse(document.getElementById("rules-db-config").textContent);
  const place = config.books.findIndex(({ key }) => key === config.page_book);
  if (place >= 0) body.dataset.hue = String(place % 6);

  const PARTS = ["scheme", "primary", "accent"];
  const SYSTEM = "(prefers-color-scheme)";
  const chosen = window.__md_get("__palette")?.color;
  if (!chosen) return;
  const brightness = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  const media = chosen.media === SYSTEM ? `(prefers-color-scheme: ${brightness})` : chosen.media;
  const option = document.querySelector(`[data-md-color-media="${CSS.escape(media ?? "")}"]`);
  body.setAttribute("data-md-color-media", media);
  for (const part of PARTS) {
    const name = `data-md-color-${part}`;
    body.setAttribute(name, option?.getAttribute(name) ?? chosen[part]);
  }
})();

/* Runs before the page's text is drawn: the hue of its rulebook, and light or dark as its reader or the system wants it.

   Material's own switch would come after the text: links would fade from light to dark, and a slow phone would style the
   whole page three times. */
(() => {
  "use strict";

  const { body, head } = document;
  const config = JSON.parse(document.getElementById("rules-db-config").textContent);
  const place = config.books.findIndex(({ key }) => key === config.page_book);
  if (place >= 0) body.dataset.hue = String(place % 6);

  const KEPT = "__palette"; // In Material's form, so that what it kept still holds.
  const SYSTEM = "(prefers-color-scheme)";
  const isDark = matchMedia("(prefers-color-scheme: dark)");
  const form = document.querySelector(".md-header__option");
  const options = /** @type {HTMLInputElement[]} */ ([...(form?.querySelectorAll("[data-md-color-media]") ?? [])]);
  const attribute = (part) => `data-md-color-${part}`;
  const mediaOf = (option) => option.getAttribute(attribute("media"));
  let chosen = options[window.__md_get(KEPT)?.index] ?? options.find((each) => matchMedia(mediaOf(each)).matches);
  chosen ??= options[0];
  if (!chosen) return;

  const [scheme, tint] = ["color-scheme", "theme-color"].map((name) => {
    const meta = Object.assign(document.createElement("meta"), { name });
    head.append(meta);
    return meta;
  });

  /** Where the system decides, the colours are those of the option that it asks for. */
  function colours() {
    const wanted = `(prefers-color-scheme: ${isDark.matches ? "dark" : "light"})`;
    const asked = mediaOf(chosen) === SYSTEM && options.find((each) => mediaOf(each) === wanted);
    const parts = ["scheme", "primary", "accent"].map((part) => [part, (asked || chosen).getAttribute(attribute(part))]);
    return { media: mediaOf(chosen), ...Object.fromEntries(parts) };
  }

  function show() {
    const shown = colours();
    for (const [part, value] of Object.entries(shown)) body.setAttribute(attribute(part), value);
    scheme.content = shown.scheme === "slate" ? "dark" : "light";
    requestAnimationFrame(() => (tint.content = getComputedStyle(form.closest("header")).backgroundColor));
    chosen.checked = true;
    for (const each of options) {
      for (const label of form.querySelectorAll(`#${each.id} + label`)) label.toggleAttribute("hidden", each !== chosen);
    }
  }

  form.addEventListener("change", ({ target }) => {
    chosen = /** @type {HTMLInputElement} */ (target);
    window.__md_set(KEPT, { index: options.indexOf(chosen), color: colours() });
    show();
  });
  form.addEventListener("keydown", (event) => {
    if (/** @type {KeyboardEvent} */ (event).key !== "Enter") return;
    event.preventDefault();
    const next = options[(options.indexOf(chosen) + 1) % options.length];
    next.click();
    next.focus();
  });
  isDark.addEventListener("change", show);
  show();
})();

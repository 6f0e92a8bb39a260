/* The button beside each number copies the rule's address, and says so to eyes and ears. */
(() => {
  "use strict";

  const SHOWN_MS = 2000;

  const spoken = document.createElement("div");
  spoken.className = "visually-hidden";
  spoken.setAttribute("role", "status");
  document.body.append(spoken);

  /** Whether the text is on the clipboard now. Pages without https may not use the clipboard's own interface. */
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyBySelection(text);
    }
  }

  function copyBySelection(text) {
    const field = document.createElement("textarea");
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    field.value = text;
    field.className = "visually-hidden";
    (document.querySelector("dialog[open]") ?? document.body).append(field); // What is behind a dialog takes no focus.
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    focused?.focus();
    return copied;
  }

  window.RulesDb.copy = copy;

  function confirmCopy(button) {
    button.dataset.copied = "";
    spoken.textContent = `${button.getAttribute("aria-label").replace("Copy the link", "The link")} is copied`;
    setTimeout(() => {
      delete button.dataset.copied;
      spoken.textContent = "";
    }, SHOWN_MS);
  }

  document.addEventListener("click", async (event) => {
    const button = event.target instanceof Element && event.target.closest("[data-copy-link]");
    if (!(button instanceof HTMLElement)) return;
    const address = new URL(`#${button.dataset.copyLink}`, window.location.href).href;
    if (await copy(address)) confirmCopy(button);
    else window.prompt("Copy this link:", address);
  });
})();

/* In the picture of a chapter, whoever points at a rule sees its own references stand out. */
(() => {
  "use strict";

  const NEAR = "picture__arc--near";
  const POINTED = "picture--pointed";

  function point(picture, id) {
    for (const arc of picture.querySelectorAll(".picture__arc")) {
      arc.classList.toggle(NEAR, id !== "" && (arc.dataset.source === id || arc.dataset.target === id));
    }
    picture.classList.toggle(POINTED, picture.querySelector(`.${NEAR}`) !== null);
  }

  for (const picture of document.querySelectorAll(".picture")) {
    const follow = (event) => point(picture, event.target.closest(".picture__rule")?.dataset.ref ?? "");
    picture.addEventListener("pointerover", follow);
    picture.addEventListener("focusin", follow);
    picture.addEventListener("pointerleave", () => point(picture, ""));
    picture.addEventListener("focusout", () => point(picture, ""));
  }
})();

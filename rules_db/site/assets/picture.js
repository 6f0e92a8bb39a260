/* In the picture of a chapter, whoever points at a rule sees what it names and what names it stand out. */
(() => {
  "use strict";

  /** Marks the arcs of a rule, and the rules at their other ends; '' marks none. */
  function point(picture, id) {
    const away = new Set();
    const toward = new Set();
    for (const arc of picture.querySelectorAll(".picture__arc")) {
      const { source, target } = arc.dataset;
      const isOutgoing = id !== "" && source === id;
      const isIncoming = id !== "" && target === id;
      if (isOutgoing) away.add(target);
      if (isIncoming) toward.add(source);
      arc.classList.toggle("picture__arc--near", isOutgoing || isIncoming);
      arc.classList.toggle("picture__arc--outgoing", isOutgoing);
      arc.classList.toggle("picture__arc--incoming", isIncoming);
    }
    for (const rule of picture.querySelectorAll(".picture__rule")) {
      rule.classList.toggle("picture__rule--pointed", rule.dataset.ref === id);
      rule.classList.toggle("picture__rule--named", away.has(rule.dataset.ref));
      rule.classList.toggle("picture__rule--naming", toward.has(rule.dataset.ref));
    }
    picture.classList.toggle("picture--pointed", away.size + toward.size > 0);
  }

  for (const picture of document.querySelectorAll(".picture")) {
    const follow = (event) => point(picture, event.target.closest(".picture__rule")?.dataset.ref ?? "");
    picture.addEventListener("pointerover", follow);
    picture.addEventListener("focusin", follow);
    picture.addEventListener("pointerleave", () => point(picture, ""));
    picture.addEventListener("focusout", () => point(picture, ""));
  }
})();

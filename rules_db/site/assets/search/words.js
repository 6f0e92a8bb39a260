/* Words as they are compared: without case and accents, and with a plain form beside an inflected one. */
(() => {
  "use strict";

  const { search } = window.RulesDb;
  const WORD = /[\p{L}\p{N}]+/gu;
  const ACCENTS = /\p{M}/gu;
  const ROOT_LETTERS = 3;

  search.fold = (text) => text.normalize("NFD").replace(ACCENTS, "").toLowerCase();

  search.words = (text) => search.fold(text).match(WORD) ?? [];

  /** What "attacks" and "attacking" have in common, roughly: endings off, doubled letters single. */
  function root(word) {
    const bare = word
      .replace(/ies$/, "y")
      .replace(/(?:ing|ed|(?<=s|x|z|ch|sh)es|(?<![su])s)$/, "")
      .replace(/([bdglmnprt])\1$/, "$1")
      .replace(/e$/, "");
    return bare.length < ROOT_LETTERS ? word : bare;
  }

  /** The word itself, then its root where that differs. */
  search.forms = (word) => [...new Set([word, root(word)])];
})();

/* Words as the ranking data knows them: without case, accents and apostrophes. */
(() => {
  "use strict";

  const { search } = window.RulesDb;
  const WORD = /[\p{L}\p{N}]+/gu;
  const APOSTROPHES = /['’]/g;
  const ACCENTS = /\p{M}/gu;

  search.fold = (text) => text.replace(APOSTROPHES, "").normalize("NFD").replace(ACCENTS, "").toLowerCase();

  search.words = (text) => search.fold(text).match(WORD) ?? [];
})();

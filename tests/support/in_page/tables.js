// What is wrong with the tables of a page when everything on it is unfolded: text that is out of sight, needless scroll bars.
() => {
  for (const fold of document.querySelectorAll("details")) fold.open = true;
  // What is not drawn yet has no width of its own: it would be measured by the size of the window before.
  const drawn = new CSSStyleSheet();
  drawn.replaceSync(".md-content * { content-visibility: visible !important }");
  document.adoptedStyleSheets = [drawn];
  const page = document.documentElement;
  const wrong = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth - page.clientWidth} px too wide`] : [];
  for (const table of document.querySelectorAll("table")) {
    const frame = table.closest(".rule__scroll");
    const name = `${table.closest("[id]")?.id}: ${table.rows[0].textContent.trim().replace(/\s+/g, " ").slice(0, 40)}`;
    if (!frame) wrong.push(`${name}: has no frame`);
    else if (frame.scrollWidth > frame.clientWidth + 1) wrong.push(`${name}: ${frame.scrollWidth - frame.clientWidth} px to scroll`);
    for (let outer = table.parentElement; outer; outer = outer.parentElement) {
      const isCut = getComputedStyle(outer).overflowX !== "visible" && outer !== page && outer !== document.body;
      if (isCut && table.getBoundingClientRect().right > outer.getBoundingClientRect().right + 1) wrong.push(`${name}: is cut off`);
    }
    for (const cell of table.querySelectorAll("th, td")) {
      if (cell.clientWidth && cell.scrollWidth > cell.clientWidth + 1) wrong.push(`${name}: “${cell.textContent}” sticks out`);
    }
  }
  return wrong;
}

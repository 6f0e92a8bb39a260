/* What a page holds that runs, or might: a list of lines, empty where there is nothing. */
() => {
  const found = window.ran ? ["a text ran"] : [];
  const hostile = /^(?:javascript|data|vbscript|blob):/i;
  for (const each of document.querySelectorAll("*")) {
    const shown = each.cloneNode(false).outerHTML?.slice(0, 200) ?? each.tagName;
    for (const { name, value } of each.attributes) {
      if (/^on/i.test(name)) found.push(`a handler: ${shown}`);
      if (/^(?:href|src|action|formaction|xlink:href|data|srcdoc)$/i.test(name)) {
        const address = name === "srcdoc" ? "javascript:" : (each.href?.baseVal ?? each[name] ?? value);
        if (hostile.test(String(address).trim())) found.push(`an address: ${shown}`);
      }
    }
    if (/^(?:iframe|object|embed|applet|frame|portal|style|animate|set)$/i.test(each.tagName)) found.push(`an element: ${shown}`);
    if (each.matches("meta[http-equiv]:not([http-equiv=Content-Security-Policy])")) found.push(`a meta: ${shown}`);
    if (each.matches("script:not([type='application/json']):not([src])")) found.push(`a script: ${shown} ${each.textContent.slice(0, 60)}`);
  }
  return found;
};

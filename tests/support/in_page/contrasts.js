/* The contrast of the first text of each kind with what is painted behind it, by WCAG 2's formula, hue by hue; texts are selectors. */
(texts) => {
  const HUES = 6;
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

  /** A canvas turns every notation of a colour into red, green and blue, and lays translucent ones over each other. */
  function paint(colours) {
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }

  function luminance(rgb) {
    const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const [red, green, blue] = rgb.map((part) => linear(part / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  /** The backgrounds from the page up to the element; the rule that the address names paints one of its own. */
  function behind(element) {
    if (!element) return ["white"];
    const mark = element.matches(":target") ? [getComputedStyle(element, "::before").backgroundColor] : [];
    return [...behind(element.parentElement), getComputedStyle(element).backgroundColor, ...mark];
  }

  function contrast(element) {
    const colours = behind(element);
    const [ground, text] = [colours, [...colours, getComputedStyle(element).color]].map((each) => luminance(paint(each)));
    return (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
  }

  const found = {};
  for (let hue = 0; hue < HUES; hue += 1) {
    document.body.dataset.hue = hue;
    for (const text of texts) found[`${text} in hue ${hue}`] = contrast(document.querySelector(text));
  }
  return found;
}

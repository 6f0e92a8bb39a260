"""What axe finds wrong with a page: WCAG 2.2 AA, best practice, and names that leave out what is to be read."""

from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"label-content-name-mismatch": {"enabled": True}},
    "resultTypes": ["violations"],
}
# Each width meets each scheme, and both meet folds closed and opened. What is opened stays so.
VIEWS: tuple[tuple[int, Literal["light", "dark"], str], ...] = (
    (1440, "dark", "closed"),
    (390, "light", "closed"),
    (1440, "light", "opened"),
    (390, "dark", "opened"),
)
UNFOLD = "for (const fold of document.querySelectorAll('details')) fold.open = true"
DRAW_ALL = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [sheet];
}"""
SETTLE = """() => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)))
    .then(() => Promise.allSettled(document.getAnimations().map((each) => each.finished))).then(() => {})"""


def draw_all(page: Page) -> None:
    """Draw what would be drawn when it comes near the window."""
    page.evaluate(DRAW_ALL)


def violations_of_every_view(page: Page) -> list[str]:
    """What is wrong with a page, narrow and wide, light and dark, with its folds closed and opened."""
    return [f"{' '.join(map(str, view))}: {each}" for view in VIEWS for each in _violations_of(page, *view)]


def _violations_of(page: Page, width: int, scheme: Literal["light", "dark"], folds: str) -> list[str]:
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme=scheme)
    if folds == "opened":
        page.evaluate(UNFOLD)
    return violations(page)


def violations(page: Page) -> list[str]:
    """`rule: element: why`, for each element of the page that breaks a rule, far below the window too."""
    draw_all(page)
    page.evaluate(SETTLE)  # A colour that fades into another has the contrast of neither.
    found = Axe().run(page, options=OPTIONS).response["violations"]
    return [
        f"{each['id']}: {node['html']}: {' '.join(node['failureSummary'].split())}"
        for each in found
        for node in each["nodes"]
    ]

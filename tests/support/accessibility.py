"""What axe finds wrong with a page: WCAG 2.2 AA, best practice, and names that leave out what is to be read."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"label-content-name-mismatch": {"enabled": True}},
    "resultTypes": ["violations"],
}
DRAW_ALL = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [sheet];
}"""


def draw_all(page: Page) -> None:
    """Draw what would be drawn when it comes near the window."""
    page.evaluate(DRAW_ALL)


def violations(page: Page) -> list[str]:
    """`rule: element: why`, for each element of the page that breaks a rule, far below the window too."""
    draw_all(page)
    found = Axe().run(page, options=OPTIONS).response["violations"]
    return [
        f"{each['id']}: {node['html']}: {' '.join(node['failureSummary'].split())}"
        for each in found
        for node in each["nodes"]
    ]

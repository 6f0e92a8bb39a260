"""What becomes of an author's text: what Markdown makes of it, and nothing else."""

from xml.etree.ElementTree import Element

import pytest
from hostile import RUN, TEXTS, hostile_files, invented
from small_pages import by_class, convert, convert_open, extension_for, generated_page, links, page_of, rulebook, words

from rules_db.parse.urls import may_lead
from rules_db.site.html.elements import Html, html, joined

CHAPTER = "rulebooks/toy/c1.md"
MADE = """
    page h1 h2 h3 h4 h5 h6 p ul ol li a em strong code pre blockquote img table thead tbody tr th td div span section
    header button aside dl dt dd figure figcaption details summary br hr small b nav var svg g path title circle text
    tspan noscript search input
"""
ATTRIBUTES = """
    id class href src alt title data-ref data-kind data-depth data-level data-note data-copy-link data-graph data-zone
    data-outcome data-keyword data-late data-source data-target data-label tabindex type aria-label aria-hidden scope
    start open style hidden role fill placeholder autocomplete aria-pressed
    viewbox width height xmlns transform r x y d stroke stroke-width stroke-opacity font-weight
"""


def strange(page: Element) -> list[str]:
    """Elements, attributes and addresses that neither Markdown nor this project makes."""
    found = []
    for each in page.iter():
        found += [] if each.tag in MADE.split() else [f"<{each.tag}>"]
        found += [f"<{each.tag} {name}>" for name in each.attrib if name not in ATTRIBUTES.split()]
        found += [value for name, value in each.attrib.items() if name in ("href", "src") and not may_lead(value)]
        found += [value for name, value in each.attrib.items() if name == "style" and "text-align" not in value]
    return found


@pytest.mark.parametrize("name", ["1-all", "index", "glossary", "findings", "background"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_written_page_holds_nothing_but_what_markdown_and_the_library_make(name: str, seed: int) -> None:
    files = hostile_files("toy", 1, (*TEXTS, *invented(60, seed)))

    file = f"rulebooks/toy/{name}.md"
    assert strange(convert_open(extension_for(files), file, files[file])) == []


@pytest.mark.parametrize("name", ["contents", "rulings", "graph", "picture-1-all"])
def test_a_generated_page_holds_nothing_but_what_the_library_makes(name: str) -> None:
    files = hostile_files("toy", 1, (*TEXTS, *invented(60, 4)))

    assert strange(generated_page(files, f"rulebooks/toy/{name}.md")) == []


def test_html_is_shown_as_it_is_written() -> None:
    page = page_of(rulebook("toy", c1="# 1 Play\n\n1.1 A <b>card</b>\n<i>is</i> red.\n\nText <u>here</u>.\n"), CHAPTER)

    assert words(by_class(page, "rule__text")[0]) == "A <b>card</b> <i>is</i> red."
    assert words(page.findall("p")[-1]) == "Text <u>here</u>."


def test_a_link_that_may_not_be_followed_is_its_words() -> None:
    text = f"See [one](javascript:{RUN}), [two](java&#115;cript:{RUN}), [three](//a.org) and [four](https://a.org/b:c)."
    page = page_of(rulebook("toy", c1=f"# 1 Play\n\n1.1 Red.\n\n## Notes\n\n{text}\n"), CHAPTER)

    assert links(page.findall("p")[-1]) == [("one", ""), ("two", ""), ("three", ""), ("four", "https://a.org/b:c")]


def test_an_overview_leads_to_its_source_only_where_the_url_may_be_followed() -> None:
    files = rulebook("toy", c1="# 1 Play\n\n1.1 Red.\n")
    overview = "rulebooks/toy/index.md"

    def sources(url: str) -> list[str]:
        text = files[overview].replace("source:", f"source:\n  url: {url}")
        page = convert(extension_for(files | {overview: text}), overview, text)
        return [href for name, href in links(by_class(page, "facts")[0]) if name == "The toy Rules"]

    assert sources("https://a.org") == ["https://a.org"]
    assert sources(f"javascript:{RUN}") == []


def test_a_term_in_the_words_of_a_picture_stays_a_word() -> None:
    chapter = "# 1 Play\n\n1.1 A Card.\n\n## Notes\n\n![see [the Card] here](card.png)\n"
    page = page_of(rulebook("toy", c1=chapter, glossary="# Glossary\n\n## Card\n\nA thing.\n"), CHAPTER)

    assert [image.get("alt") for image in page.iter("img")] == ["see [the Card] here"]


def test_text_is_escaped_where_it_is_put_into_html() -> None:
    bold = html('<b title="{}">{}</b>', '"x"', "<i>")

    assert bold == '<b title="&#34;x&#34;">&lt;i&gt;</b>'
    assert html("<p>{}</p>", bold) == f"<p>{bold}</p>"
    assert joined(["<", bold], ", ") == f"&lt;, {bold}"
    assert isinstance(bold + "<", Html)
    assert (bold + "<").endswith("</b>&lt;")

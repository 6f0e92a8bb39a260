"""The panel "Ask the graph" in use: choosing, sharing, narrowing, and what goes wrong."""

import re

import pytest
from browser import CHAPTER, Visit, contrasts, text_of
from playwright.sync_api import Browser, Locator, Page, Route, expect

GRAPH = "rulebooks/resummoned/graph.html"
ASKED = f"{GRAPH}?rule=resummoned-607.3.b"
TEXTS = [
    ".ask__lead",
    ".ask__field input",
    ".ask__chosen .ref",
    ".ask__option[aria-selected=true] .ask__number",
    ".ask__option[aria-selected=true] .kind",
    ".way__arrow",
    ".way__step",
    ".answer__words",
    ".answer__tail",
    ".answer__limit[aria-pressed=true] .answer__count",
]


def rule_field(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Rule", exact=True)


def way_field(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Way to another rule")


def chosen(page: Page) -> Locator:
    return page.locator(".ask__chosen a")


def test_the_page_shows_panel_pictures_hubs_cycles_and_islands_in_this_order(visit: Visit) -> None:
    page = visit(GRAPH)

    headings = page.locator("article h2").all_text_contents()

    assert headings == ["Ask the graph", "Pictures", "Hubs", "Cycles", "Islands"]


@pytest.mark.parametrize("typed", ["607.3b", "607.3.b", "607 3 b", "resummoned-607.3.b"])
def test_a_number_is_understood_as_the_search_understands_it(visit: Visit, typed: str) -> None:
    page = visit(GRAPH)

    rule_field(page).fill(typed)
    rule_field(page).press("Enter")

    expect(chosen(page)).to_have_text("607.3.b")
    expect(page).to_have_url(re.compile(r"graph\.html\?rule=resummoned-607\.3\.b$"))
    expect(rule_field(page)).to_have_value("607.3.b")


def test_words_suggest_rules_and_arrow_keys_choose_among_them(visit: Visit) -> None:
    page = visit(GRAPH)
    options = page.get_by_role("option")

    rule_field(page).fill("the turn player may")
    expect(options.nth(1)).to_contain_text("turn player")
    expect(rule_field(page)).to_have_attribute("aria-activedescendant", "ask-rule-list-0")
    second = text_of(options.nth(1).locator(".ask__number"))
    page.keyboard.press("ArrowDown")
    expect(rule_field(page)).to_have_attribute("aria-activedescendant", "ask-rule-list-1")
    page.keyboard.press("Enter")

    expect(chosen(page)).to_have_text(second)
    expect(options).to_have_count(0)


def test_a_suggestion_can_be_clicked_and_escape_puts_them_away(visit: Visit) -> None:
    page = visit(GRAPH)

    rule_field(page).fill("607.2")
    expect(page.get_by_role("option").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("option")).to_have_count(0)
    rule_field(page).fill("607.3")
    page.get_by_role("option").nth(1).click()

    expect(chosen(page)).to_have_text("607.3.a")


def test_the_address_keeps_the_question_and_back_returns_to_the_one_before(visit: Visit) -> None:
    page = visit(ASKED)

    way_field(page).fill("600.1")
    way_field(page).press("Enter")
    expect(page).to_have_url(re.compile(r"\?rule=resummoned-607\.3\.b&to=resummoned-600\.1$"))
    page.reload()
    expect(page.get_by_role("heading", name="Way to 600.1")).to_be_visible()
    page.go_back()

    expect(page.locator(".answer--referrers")).to_be_visible()
    expect(page.locator(".answer--way")).to_have_count(0)
    expect(way_field(page)).to_have_value("")


def test_an_emptied_field_takes_its_rule_out_of_the_question(visit: Visit) -> None:
    page = visit(f"{ASKED}&to=resummoned-600.1")
    expect(page.locator(".answer--way")).to_be_visible()

    way_field(page).fill("")
    way_field(page).blur()

    expect(page.locator(".answer--way")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"\?rule=resummoned-607\.3\.b$"))


def test_text_that_was_not_chosen_gives_way_to_the_rule_in_force(visit: Visit) -> None:
    page = visit(ASKED)
    expect(chosen(page)).to_have_text("607.3.b")

    rule_field(page).fill("tribute")
    rule_field(page).blur()

    expect(rule_field(page)).to_have_value("607.3.b")


def test_the_buttons_leave_out_what_is_farther_away_and_the_address_says_so(visit: Visit) -> None:
    page = visit(ASKED)
    rows = page.locator(".answer--rests-on .answer__row")
    one_step = page.get_by_role("button", name="1 step")

    one_step.click()

    expect(one_step).to_have_attribute("aria-pressed", "true")
    expect(rows.filter(has_text="1 step").first).to_be_visible()
    expect(rows.filter(has_text="2 steps").first).to_be_hidden()
    expect(page).to_have_url(re.compile(r"&steps=1$"))
    page.reload()
    expect(rows.filter(has_text="2 steps").first).to_be_hidden()
    page.get_by_role("button", name="all").click()
    expect(rows.filter(has_text="2 steps").first).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?rule=resummoned-607\.3\.b$"))


def test_results_are_links_with_previews(visit: Visit) -> None:
    page = visit(ASKED)
    link = page.locator(".answer--rests-on a[data-ref='resummoned-607.3']")

    link.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("607.3")
    link.click()

    page.wait_for_url(re.compile(r"600-turn-structure\.html#resummoned-607\.3$"))


def test_the_title_of_an_example_runs_on_where_rules_have_their_words(visit: Visit) -> None:
    page = visit("rulebooks/resummoned/graph.html?rule=resummoned-607.3.b", width=1440)
    page.locator(".answer__row[data-kind='example-of'] .ref").first.wait_for()

    title = page.locator(".answer__row[data-kind='example-of'] .ref").first.bounding_box()

    assert title is not None
    assert title["width"] > 300
    assert title["height"] < 30


def test_a_way_can_be_turned_round(visit: Visit) -> None:
    page = visit(f"{GRAPH}?rule=resummoned-406.1&to=resummoned-607.3.b")
    way = page.locator(".answer--way")

    way.get_by_role("link", name="The other way round").click()

    expect(way.get_by_role("heading", name="Way to 406.1")).to_be_visible()
    expect(way).to_contain_text("1 step along the references.")
    expect(way.locator(".way__step")).to_have_text("↓ see")


def test_each_rules_fold_asks_the_graph_about_it(visit: Visit) -> None:
    page = visit(CHAPTER)
    fold = page.locator("[id='resummoned-607.3.b'] .rule__more")

    fold.locator("summary").click()
    fold.get_by_role("link", name="Ask the graph about 607.3.b").click()

    expect(chosen(page)).to_have_text("607.3.b")


def test_an_id_that_is_nowhere_is_refused_in_one_line(visit: Visit) -> None:
    page = visit(f"{GRAPH}?rule=resummoned-999")

    expect(page.locator(".ask__note")).to_have_text(
        "There is no resummoned-999 in this graph. Choose a rule by its number or by words."
    )
    expect(page.locator(".answer")).to_have_count(0)


def test_a_rule_of_another_rulebook_is_sent_to_its_own_graph(visit: Visit) -> None:
    page = visit(f"{GRAPH}?rule=ttcg-2.1.1")

    page.get_by_role("link", name="Ask the graph of TTCG").click()

    page.wait_for_url(re.compile(r"rulebooks/ttcg/graph\.html\?rule=ttcg-2\.1\.1$"))
    expect(chosen(page)).to_have_text("2.1.1")


@pytest.mark.parametrize("typed", ["xyzzyx", "999.9", "*", '"'])
def test_what_finds_nothing_is_said_and_does_no_harm(visit: Visit, typed: str) -> None:
    page = visit(GRAPH)

    rule_field(page).fill(typed)
    rule_field(page).press("Enter")
    expect(page.locator(".ask__note")).to_have_text(f"The graph has no answer: nothing is found for “{typed}”.")
    rule_field(page).fill("607.3b")
    rule_field(page).press("Enter")

    expect(chosen(page)).to_have_text("607.3.b")
    expect(page.locator(".ask__note")).to_be_hidden()


def test_a_graph_that_cannot_be_loaded_is_said_and_tried_again(browser: Browser, address: str) -> None:
    page = browser.new_page(base_url=address)
    page.route("**/*.graph.*.js", lambda route: route.abort())

    page.goto(ASKED)
    expect(page.locator(".ask__note")).to_have_text(re.compile(r"^The graph has no answer: .* could not be loaded\.$"))
    page.unroute("**/*.graph.*.js")
    rule_field(page).fill("607.3b")
    rule_field(page).press("Enter")

    expect(chosen(page)).to_have_text("607.3.b")
    page.close()


def test_what_is_typed_while_the_graph_is_on_its_way_is_not_thrown_away(browser: Browser, address: str) -> None:
    page, held = browser.new_page(base_url=address), list[Route]()
    page.route("**/*.graph.*.js", lambda route: held.append(route))
    page.goto(ASKED, wait_until="domcontentloaded")
    way_field(page).fill("600.1")
    while not held:
        page.wait_for_timeout(20)
    for each in held:
        each.continue_()

    expect(page.get_by_role("option").first).to_be_visible()
    expect(chosen(page)).to_have_text("607.3.b")
    way_field(page).press("Enter")

    expect(page.get_by_role("heading", name="Way to 600.1")).to_be_visible()
    page.close()


def test_the_panel_may_be_there_before_the_search_is(browser: Browser, address: str) -> None:
    page, held = browser.new_page(base_url=address), list[Route]()
    page.route(re.compile(r"/assets/rules/search(\.\w+)?\.js$"), lambda route: held.append(route))
    page.goto(ASKED, wait_until="commit")
    expect(chosen(page)).to_have_text("607.3.b")
    way_field(page).fill("600.1")
    for each in held:
        each.continue_()

    expect(page.get_by_role("option").first).to_be_visible()
    page.close()


def test_without_javascript_the_panel_says_so_and_points_at_the_lists(visit: Visit) -> None:
    page = visit(GRAPH, java_script_enabled=False)

    expect(page.locator(".ask .ask__note")).to_contain_text("The panel needs JavaScript.")
    expect(page.locator(".ask .ask__note")).to_be_visible()
    page.locator(".ask .ask__note a").nth(1).click()

    assert page.url.endswith("#cycles")
    expect(page.locator("h2#cycles")).to_be_attached()
    expect(page.get_by_role("combobox")).to_have_count(0)


def test_the_panel_fits_a_phone(visit: Visit) -> None:
    page = visit(f"{ASKED}&to=resummoned-600.1", width=360, has_touch=True)

    expect(page.locator(".answer--rests-on")).to_be_visible()
    rule_field(page).fill("must")
    expect(page.get_by_role("option").first).to_be_visible()

    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_of_the_panel_has_contrast_enough(visit: Visit, scheme: str) -> None:
    page = visit(f"{ASKED}&to=resummoned-600.1", color_scheme=scheme)
    rule_field(page).fill("607.3")
    expect(page.get_by_role("option").first).to_be_visible()

    measured = contrasts(page, TEXTS)

    assert {name: ratio for name, ratio in measured.items() if ratio < 4.5} == {}
    assert len(measured) == 6 * len(TEXTS)

"""What cards of several games have besides their numbers, asked in the page: each field where it matters."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from accessibility import violations_of_every_view
from browser import pages_without_errors
from playwright.sync_api import Browser, Locator, Page, expect

COMBAT = "rulebooks/cgs/combat.html"
COLD_MS = 180_000
"""To fetch and begin Python takes seconds, and on a busy machine a minute."""
ASKED = "?attacker=creature.untapped.3.3.0.red&defender=pokemon.attack.100.0.Fire.x2.Fire.-20"
SAID = "The attacker and the blocker both survive; the blocker bears 4 damage; nobody loses life."
"""12.2.8: twice 3, less 2."""

Open = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, whole_running_address: str) -> Iterator[Open]:
    """Opens the page with a question; whatever it reports as an error fails the test at its end."""
    with pages_without_errors(browser, whole_running_address) as opened:

        def asked(question: str = "", **options: Any) -> Page:
            page = opened(COMBAT + question, **options)
            expect(page.locator(".combat__card")).to_have_count(2)
            return page

        yield asked


def ask(page: Page, said: str) -> None:
    page.get_by_role("button", name="What happens?").click()
    expect(page.locator(".table__said")).to_have_text(said, timeout=COLD_MS)


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=name)


def field(page: Page, name: str, label: str) -> Locator:
    return card(page, name).get_by_role("combobox", name=label, exact=True)


def traits(page: Page, name: str) -> list[str]:
    """What a card is asked for besides its numbers."""
    return card(page, name).locator(".combat__traits label:visible > :first-child").all_text_contents()


def test_each_trait_is_asked_for_where_it_matters(open_page: Open) -> None:
    page = open_page()
    assert (traits(page, "Attacker"), traits(page, "Blocker")) == ([], [])

    field(page, "Blocker", "Card").select_option("Pokémon")
    assert (traits(page, "Attacker"), traits(page, "Blocker")) == ([], ["Weakness", "Resistance"])

    field(page, "Blocker", "Weakness").select_option("Fire")
    assert traits(page, "Attacker") == ["Attribute"]
    assert traits(page, "Blocker") == ["Weakness", "Weakness amount", "Resistance"]

    field(page, "Attacker", "Card").select_option("Pokémon")
    assert traits(page, "Attacker") == ["type"]  # a Pokémon that is attacked strikes nobody (12.8.2)
    field(page, "Blocker", "Card").select_option("Magic creature")
    assert (traits(page, "Attacker"), traits(page, "Blocker")) == (["Weakness", "Resistance"], [])
    field(page, "Attacker", "Resistance").select_option("Grass")
    assert traits(page, "Blocker") == ["color"]


def test_a_change_of_weakness_or_bench_is_answered_at_once_on_a_phone(open_page: Open) -> None:
    page = open_page(ASKED, width=390, has_touch=True)
    ask(page, SAID)
    expect(page.locator(".combat__about")).to_contain_text("apply the Weakness first and the Resistance afterwards")

    field(page, "Blocker", "Weakness amount").select_option("+10")
    expect(page.locator(".table__said")).to_contain_text("the blocker bears 2 damage")
    assert page.url.endswith("&defender=pokemon.attack.100.0.Fire.%2B10.Fire.-20")
    field(page, "Blocker", "Position").select_option("Attack Position, on the Bench")
    expect(page.locator(".table__said")).to_contain_text("Bob loses 3 life")
    field(page, "Attacker", "Card").select_option("Pokémon")
    expect(page.locator(".table__said")).to_have_text("The rules do not allow this attack.")
    expect(page.locator(".combat__about a").first).to_have_text("12.7.5")

    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_an_address_brings_the_traits_back(open_page: Open) -> None:
    page = open_page(ASKED.replace("x2", "%2B10"))

    expect(field(page, "Attacker", "color")).to_have_value("red")
    expect(field(page, "Blocker", "Weakness")).to_have_value("Fire")
    expect(field(page, "Blocker", "Weakness amount")).to_have_value("+10")
    expect(field(page, "Blocker", "Resistance amount")).to_have_value("-20")


@pytest.mark.parametrize("more", ["", ".Sound.loud"])
def test_an_address_without_traits_or_with_unknown_ones_asks_for_a_card_that_has_none(
    open_page: Open, more: str
) -> None:
    page = open_page(f"?attacker=creature.untapped.3.3.0&defender=pokemon.defense.60.2{more}")

    ask(page, "The attacker and the blocker both survive; the blocker bears 5 damage; nobody loses life.")

    expect(field(page, "Blocker", "Weakness")).to_have_value("")
    assert page.url.endswith("?attacker=creature.untapped.3.3.0&defender=pokemon.defense.60.2")


def test_axe_finds_nothing_where_all_is_asked_for(open_page: Open) -> None:
    page = open_page(ASKED)
    ask(page, SAID)

    assert violations_of_every_view(page) == []

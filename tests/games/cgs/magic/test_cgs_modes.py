"""Choose one of several, where modes are targeted."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, OGRE, done, hand, lying, play_out, played, summon, table_with

from rules_db.engine.kernel import BadSetup, IllegalAction
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.words import Zone

RELIC = lying("Bob", "backrow zone", {"name": "Relic", "types": ["artifact"]})
SPELL = lying("Bob", "backrow zone", {"name": "Glade", "types": ["enchantment"]}, place=2)


@pytest.mark.parametrize(
    "text",
    [
        "Choose one: destroy target artifact, or destroy target enchantment.",
        "Choose one — • destroy target artifact. • destroy target enchantment.",
        "Choose one — Destroy target artifact; or destroy target enchantment.",
        "Choose one — • Destroy target artifact • Destroy target enchantment",
        "choose one: destroy target artifact or destroy target enchantment",
    ],
)
@pytest.mark.parametrize("name", ["Relic", "Glade"])
def test_the_target_tells_which_mode_is_meant(text: str, name: str) -> None:
    table = played(text, RELIC, SPELL, targets=(name,))

    assert {each for each in ("Relic", "Glade") if table.cards[each].zone is Zone.DISCARD} == {name}


def test_a_target_that_fits_no_mode_and_none_at_all_are_refused() -> None:
    rite = {"name": "Rite", "types": ["sorcery"],
            "text": "Choose one — • Destroy target artifact. • Destroy target enchantment."}  # fmt: skip
    table = table_with(lying("Ann", "hand", rite), RELIC, summon("Bob", OGRE))
    for targets in (("Ogre",), (), ("Relic", "Relic")):
        with pytest.raises(IllegalAction):
            GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1, targets=targets))
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1, targets=("Relic",)))


def test_modes_without_targets_are_chosen_as_the_effect_resolves() -> None:
    text = "Choose one — • Destroy target artifact. • Draw a card. • You gain 3 life."
    assert played(text, RELIC, targets=("Relic",)).cards["Relic"].zone is Zone.DISCARD
    assert len(hand(played(text, RELIC, choices=[("2",)]), "Ann")) == 1
    assert played(text, RELIC, choices=[("3",)]).players["Ann"].life == 23
    two = "Choose one — • Destroy target artifact. • Draw a card."
    assert len(hand(played(two, RELIC), "Ann")) == 1


def test_a_target_that_fits_two_modes_leaves_both_open() -> None:
    text = "choose one: destroy target creature or return target creature to its owner's hand"
    assert done(text, summon("Bob", OGRE), targets=("Ogre",), choices=[("1",)]).cards["Ogre"].zone is Zone.DISCARD
    assert done(text, summon("Bob", OGRE), targets=("Ogre",), choices=[("2",)]).cards["Ogre"].zone is Zone.HAND


@pytest.mark.parametrize(("mode", "left"), [("1", {"Ogre", "Elf"}), ("2", {"Relic", "Elf"})])
def test_what_starts_by_itself_is_given_a_mode_and_targets_as_it_joins(mode: str, left: set[str]) -> None:
    mage = {**GOLEM, "name": "Mage", "types": ["creature"], "cost": "", "rank": "", "offense": "1", "defense": "1",
            "text": "When this enters, choose one — • Destroy target artifact. • Destroy target creature you don't "
                    "control."}  # fmt: skip
    table = table_with(lying("Ann", "hand", mage), RELIC, summon("Bob", OGRE), summon("Ann", ELF))
    GAME.apply(table, Play("Ann", "Mage", Zone.SUMMON, 2))
    play_out(table, (mode,))

    assert {each for each in ("Relic", "Ogre", "Elf") if table.cards[each].zone is not Zone.DISCARD} == left


def test_what_cannot_be_aimed_in_one_mode_takes_the_other() -> None:
    mage: dict[str, Any] = {
        "name": "Mage", "types": ["creature"], "cost": "", "offense": "1", "defense": "1",
        "text": "When this enters, choose one — • Destroy target artifact. • You gain 3 life.",
    }  # fmt: skip
    table = table_with(lying("Ann", "hand", mage))
    GAME.apply(table, Play("Ann", "Mage", Zone.SUMMON, 1))
    play_out(table)

    assert table.players["Ann"].life == 23


@pytest.mark.parametrize(
    "text",
    [
        "draw 1, then choose one: destroy target artifact or gain 3 life",
        "you may choose one: destroy target artifact or gain 3 life",
    ],
)
def test_where_a_mode_is_targeted_the_choice_is_the_whole_effect(text: str) -> None:
    with pytest.raises(BadSetup):
        read_effects(text)


def test_a_text_on_several_lines_is_the_same() -> None:
    text = "Choose one \u2014\n\u2022 Draw a card.\n\u2022 You gain 3 life."
    assert played(text, choices=[("2",)]).players["Ann"].life == 23


THREE = "Choose two — • Draw a card. • You gain 3 life. • Each opponent loses 2 life."


@pytest.mark.parametrize(("modes", "came"), [("1 and 2", (1, 23, 20)), ("2 and 3", (0, 23, 18))])
def test_two_of_several_are_chosen_and_no_more(modes: str, came: tuple[int, int, int]) -> None:
    table = played(THREE, choices=[(modes,)])
    assert (len(hand(table, "Ann")), table.players["Ann"].life, table.players["Bob"].life) == came


@pytest.mark.parametrize("names", [("Relic",), ("Glade",), ("Relic", "Glade")])
def test_of_one_or_both_the_targets_tell_which_are_meant(names: tuple[str, ...]) -> None:
    text = "Choose one or both — • Destroy target artifact. • Destroy target enchantment."
    table = played(text, RELIC, SPELL, targets=names)
    assert {each for each in ("Relic", "Glade") if table.cards[each].zone is Zone.DISCARD} == {*names}


FOUR = (
    "Choose two — • Destroy target artifact. • Tap target creature. • Draw a card. • Target creature gets -1/-1 until "
    "end of turn."
)


def test_a_mode_with_a_target_and_one_without_go_together() -> None:
    table = played(FOUR, RELIC, summon("Bob", OGRE), targets=("Relic",))
    assert (table.cards["Relic"].zone, len(hand(table, "Ann"))) == (Zone.DISCARD, 1)
    table = played(FOUR, summon("Bob", OGRE), summon("Bob", ELF), targets=("Ogre", "Elf"))
    assert (table.cards["Ogre"].is_tapped, table.cards["Elf"].zone) == (True, Zone.DISCARD)


@pytest.mark.parametrize(("modes", "zone", "drawn"), [("2 and 3", Zone.SUMMON, 1), ("3 and 4", Zone.DISCARD, 1)])
def test_what_the_targets_leave_open_is_chosen_as_the_effect_resolves(modes: str, zone: Zone, drawn: int) -> None:
    table = played(FOUR, summon("Bob", ELF), targets=("Elf",), choices=[(modes,)])
    assert (table.cards["Elf"].zone, len(hand(table, "Ann"))) == (zone, drawn)


def test_too_few_modes_are_refused() -> None:
    rite = {"name": "Rite", "types": ["sorcery"], "text": FOUR}
    table = table_with(lying("Ann", "hand", rite), RELIC, summon("Bob", OGRE))
    for targets in ((), ("Relic", "Relic"), ("Relic", "Ogre", "Ogre")):
        with pytest.raises(IllegalAction):
            GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1, targets=targets))
    with pytest.raises(BadSetup, match="fewer modes"):
        read_effects("Choose three — • Draw a card. • You gain 3 life.")


@pytest.mark.parametrize("chosen", [("1",), ("1", "2")])
def test_a_trigger_is_given_as_many_modes_as_it_has(chosen: tuple[str, ...]) -> None:
    mage = {
        **GOLEM,
        "name": "Mage",
        "types": ["creature"],
        "cost": "",
        "rank": "",
        "offense": "1",
        "defense": "1",
        "text": "When this enters, choose one or more — • Destroy target artifact. • Destroy target enchantment.",
    }
    table = table_with(lying("Ann", "hand", mage), RELIC, SPELL)
    GAME.apply(table, Play("Ann", "Mage", Zone.SUMMON, 2))
    play_out(table, chosen)
    left = [each for each in ("Relic", "Glade") if table.cards[each].zone is not Zone.DISCARD]
    assert left == (["Glade"] if chosen == ("1",) else [])


def several(mode: str, other: str = "Destroy target artifact.") -> str:
    return f"Choose one —\n• {other}\n• {mode}"


def test_a_mode_of_several_steps_does_them_in_their_order() -> None:
    text = several("Draw two cards, then discard a card.")
    deck = [lying("Ann", "Main Deck", {"name": each, "types": ["land"]}) for each in ("Fen", "Moor", "Hill")]
    table = played(text, RELIC, *deck, choices=[("Fen",)])
    assert (table.cards["Fen"].zone, table.cards["Relic"].zone) == (Zone.DISCARD, Zone.BACKROW)
    assert len(hand(table, "Ann")) == 1

    table = played(text, RELIC, *deck, targets=("Relic",))
    assert table.cards["Relic"].zone is Zone.DISCARD
    assert not hand(table, "Ann")


@pytest.mark.parametrize(("answer", "life", "zone"), [("do it", 18, Zone.EXILE), ("leave it", 21, Zone.SUMMON)])
def test_what_depends_on_a_step_of_a_mode_waits_for_it(answer: str, life: int, zone: Zone) -> None:
    text = several("You may pay 3 life. If you do, exile target creature. You gain 1 life.")
    table = played(text, summon("Bob", OGRE), targets=("Ogre",), choices=[(answer,)])

    assert (table.players["Ann"].life, table.cards["Ogre"].zone) == (life, zone)


def test_it_and_that_much_are_of_the_same_mode() -> None:
    text = several("This deals 3 damage to target creature. You gain that much life.",
                   "Target creature gets +1/+1 until end of turn. Untap it.")  # fmt: skip
    table = played(text, summon("Bob", OGRE), targets=("Ogre",), choices=[("2",)])

    assert table.players["Ann"].life == 23


def test_two_of_several_modes_each_do_all_of_their_steps() -> None:
    text = "Choose two —\n• Target player draws a card. That player gains 2 life.\n• Destroy target artifact.\n" \
           "• Target player discards a card. That player loses 1 life."  # fmt: skip
    table = played(text, RELIC, lying("Bob", "hand", {"name": "Fen", "types": ["land"]}), targets=("Relic", "Bob"))
    assert (table.cards["Relic"].zone, table.cards["Fen"].zone) == (Zone.DISCARD, Zone.DISCARD)
    assert table.players["Bob"].life == 19


def test_what_is_printed_below_the_modes_is_an_effect_of_its_own() -> None:
    (choice, other) = read_effects("Choose one —\n• Draw a card. You gain 1 life.\n• Scry 2.\nFlashback {1}{U}")
    assert (choice.kind, other.kind) == ("played", "flashback")


MORE = "Choose one. If you control a monster as you cast this spell, you may choose both instead.\n" \
       "• Destroy target artifact.\n• Destroy target enchantment."  # fmt: skip


def test_both_are_chosen_only_if_something_is_so() -> None:
    rite = {"name": "Rite", "types": ["sorcery"], "text": MORE}
    both = Play("Ann", "Rite", Zone.BACKROW, 1, targets=("Relic", "Glade"))
    with pytest.raises(IllegalAction):
        GAME.apply(table_with(lying("Ann", "hand", rite), RELIC, SPELL), both)
    table = table_with(lying("Ann", "hand", rite), RELIC, SPELL, summon("Ann", GOLEM))
    GAME.apply(table, both)
    play_out(table)

    assert {table.cards[each].zone for each in ("Relic", "Glade")} == {Zone.DISCARD}


def test_one_may_be_chosen_all_the_same() -> None:
    table = played(MORE, RELIC, SPELL, summon("Ann", GOLEM), targets=("Glade",))
    assert (table.cards["Relic"].zone, table.cards["Glade"].zone) == (Zone.BACKROW, Zone.DISCARD)


@pytest.mark.parametrize(("answer", "picks", "life"), [("pay", [], 25), ("leave it", [("1",)], 23)])
def test_both_are_chosen_where_more_was_paid(answer: str, picks: list[tuple[str, ...]], life: int) -> None:
    text = "Kicker—Sacrifice a creature.\nChoose one. If this spell was kicked, choose both instead.\n" \
           "• You gain 3 life.\n• You gain 2 life."  # fmt: skip
    table = played(text, summon("Ann", ELF), choices=[(answer,), *picks])
    assert table.players["Ann"].life == life


def test_modes_that_are_aimed_are_not_chosen_by_what_is_paid_later() -> None:
    with pytest.raises(BadSetup, match="chosen before anybody pays more"):
        read_effects("Kicker {2}\nChoose one. If this was kicked, choose both instead.\n• Destroy target artifact.\n"
                     "• Draw a card.")  # fmt: skip

"""Texts as they are printed, with full stops, mean what the texts mean that are typed with commas and semicolons."""

import pytest

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.selecting import Selector


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Draw two cards. You gain 2 life.", "draw 2, then you gain 2 life"),
        ("Destroy target creature. Then draw a card.", "destroy target creature, then draw 1"),
        ("You may discard a card. If you do, draw two cards.", "you may discard a card, if you do draw 2"),
        ("Flying. When this enters, draw a card. You gain 2 life.",
         "flying; when this enters: draw 1, you gain 2 life"),
        ("When this enters, draw a card. When this dies, you lose 1 life.",
         "when this enters: draw 1; when this dies: you lose 1 life"),
        ("To play this, discard a card. Draw two cards.", "to play this, discard a card; draw 2"),
        ("{2}, {T}, Sacrifice this: Draw a card.", "{2}, {T}, sacrifice this: draw 1"),
        ("Ember [R]: 30. Discard an Energy from this Pokémon.", "Ember [R]: 30, discard 1 Energy attached to this"),
        ("Flip a coin. If heads, draw a card. If tails, you lose 1 life.",
         "flip a coin, if heads draw 1, if tails you lose 1 life"),
        ("Choose one: draw a card; or you gain 3 life.", "choose one: draw 1 or gain 3 life"),
    ],
)  # fmt: skip
def test_a_full_stop_parts_effects_or_their_steps(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Search your library for a land, put it onto the battlefield tapped, then shuffle.",
         "search your deck for a land and put it onto the field tapped"),
        ("Search your Deck for a monster and put it into your hand. Then, shuffle your Deck.",
         "search your deck for a monster"),
        ("Add 1 Spell from your Deck to your hand.", "search your deck for 1 Spell"),
    ],
)  # fmt: skip
def test_a_search_says_where_the_card_goes_and_that_the_deck_is_shuffled(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)


@pytest.mark.parametrize(
    ("text", "grouping"),
    [("Destroy all Goblins.", "Goblin"), ("destroy target Goblin", "Goblin"), ("Destroy all Cyclops.", "Cyclops")],
)
def test_a_creature_type_alone_means_creatures_and_monsters_of_it(text: str, grouping: str) -> None:
    (effect,) = read_effects(text)
    what = effect.steps[0].what

    assert what == Selector("target" if "target" in text else "all", kind="summon", grouping=grouping)


@pytest.mark.parametrize("text", ["Creatures you control get +1/+1.", "Target creature gets +1/+1 this turn."])
def test_a_word_with_which_a_sentence_begins_is_no_creature_type(text: str) -> None:
    assert read_effects(text) == read_effects(text[0].lower() + text[1:])


@pytest.mark.parametrize(
    ("text", "doers"),
    [
        ("opponent draws 1, then discards 1 card", ["opponent", "opponent"]),
        ("opponent draws 1, then discard 1 card", ["opponent", "you"]),
        ("Each player discards their hand and draws 7 cards.", ["each", "each"]),
        ("opponent may draw 1, then discards 1 card", ["opponent", "opponent"]),
        ("draw 1, then each player loses 1 life and draws 1", ["you", "each", "each"]),
        ("target player draws 1, then discards 1 card", ["target player", "that player"]),
    ],
)
def test_what_has_an_s_and_names_nobody_is_done_by_the_player_before_it(text: str, doers: list[str]) -> None:
    (effect,) = read_effects(text)

    assert [step.who for step in effect.steps] == doers


@pytest.mark.parametrize("text", ["draw 1, then discards 1 card", "flip a coin, if heads draws 1"])
def test_what_has_an_s_needs_somebody_who_does_it(text: str) -> None:
    with pytest.raises(BadSetup):
        read_effects(text)


@pytest.mark.parametrize(
    ("goes_on", "alone"),
    [
        ("reveals their hand", "reveal your hand"),
        ("takes an extra turn after this one", "take an extra turn after this one"),
        ('gets an emblem with "{T}: Draw a card."', 'get an emblem with "{T}: Draw a card."'),
        ("creates a Treasure token", "create a Treasure token"),
        ("shuffles their hand into their deck", "shuffle your hand into your deck"),
    ],
)
def test_every_verb_with_an_s_goes_on_with_the_player_before_it(goes_on: str, alone: str) -> None:
    (effect,) = read_effects(f"opponent gains 1 life, then {goes_on}")
    assert [step.who for step in effect.steps] == ["opponent", "opponent"]
    (effect,) = read_effects(f"opponent gains 1 life, then {alone}")
    assert [step.who for step in effect.steps] == ["opponent", "you"]

    with pytest.raises(BadSetup, match="nobody has been named"):
        read_effects(f"draw 1, then {goes_on}")


@pytest.mark.parametrize(
    ("text", "about"),
    [
        (
            "Tap target creature, untap all Elves, and cannot attack this turn.",
            Selector("all", kind="summon", grouping="Elf"),
        ),
        ("Untap all Elves, tap target creature, and cannot attack this turn.", Selector("that")),
        ("Untap all Elves, tap 2 target creatures, and cannot attack this turn.", Selector("them")),
        ("Draw a card, and cannot attack this turn.", Selector("this")),
        ("Tap a creature, and cannot attack this turn.", Selector("it")),
    ],
)
def test_what_names_nothing_is_about_what_the_step_right_before_it_is_about(text: str, about: Selector) -> None:
    (effect,) = read_effects(text)

    assert effect.steps[-1].what == about


@pytest.mark.parametrize("which", ["all creatures", "2 target creatures", "up to 2 target creatures"])
def test_the_numbers_of_several_cards_are_not_switched_together(which: str) -> None:
    read_effects("Switch the power and toughness of target creature until end of turn.")

    with pytest.raises(BadSetup, match="one card has its numbers switched at a time"):
        read_effects(f"Switch the power and toughness of {which} until end of turn.")


@pytest.mark.parametrize(
    ("either", "both"),
    [("draw 1", "flip a coin, if heads draw 1"), ("flip a coin. If heads, draw 1", "draw 2")],
)
def test_no_coin_is_flipped_for_what_other_coins_have_shown(either: str, both: str) -> None:
    read_effects("flip 2 coins. If either of them is heads, draw 1. If both of them are heads, draw 2.")

    with pytest.raises(BadSetup, match="a coin is flipped by itself"):
        read_effects(f"flip 2 coins. If either of them is heads, {either}. If both of them are heads, {both}.")

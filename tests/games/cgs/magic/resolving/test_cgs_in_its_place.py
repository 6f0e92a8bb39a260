"""What is done in place of another thing, sorts of cards that are one thing or another, and what others search for."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, MOUSE, OGRE, done, hand, lying, play_out, played, summon, table_with

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.actions.values import AttackWith, Blow, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.words import Zone

STING = "This deals 1 damage to any target. If you control an Elf, this deals 3 damage instead."
ISLE = {"name": "Isle", "types": ["land"], "text": "{T}: Add {U}."}
FOREST = {"name": "Forest", "types": ["land"], "groups": ["Basic"]}
FROST = {"name": "Frost", "types": ["instant"]}


@pytest.mark.parametrize(
    "text",
    [
        STING,
        "This deals 1 damage to any target. This deals 3 damage instead if you control an Elf.",
        "This deals 1 damage to any target. If you control an Elf, it deals 3 damage instead.",
    ],
)
@pytest.mark.parametrize(("own", "target", "expected"), [(ELF, "Bob", 17), (OGRE, "Bob", 19)])
def test_other_damage_goes_to_the_same_target(text: str, own: Any, target: str, expected: int) -> None:
    table = played(text, summon("Ann", own), targets=(target,))

    assert table.players["Bob"].life == expected


@pytest.mark.parametrize(("own", "expected"), [(ELF, 3), (GOLEM, 1)])
def test_other_damage_goes_to_the_same_card(own: Any, expected: int) -> None:
    table = played(STING, summon("Ann", own), summon("Bob", MOUSE), targets=("Mouse",))

    assert table.cards["Mouse"].damage == expected


def test_other_damage_goes_to_all_that_the_first_would_go_to() -> None:
    text = "This deals 1 damage to each opponent. If you control an Elf, this deals 4 damage instead."

    assert played(text, summon("Ann", ELF)).players["Bob"].life == 16


def test_it_is_the_target_of_what_is_replaced() -> None:
    text = "Destroy target creature. If you control an Elf, exile it instead."
    table = played(text, summon("Ann", ELF), summon("Bob", OGRE), targets=("Ogre",))

    assert table.lying("Bob", Zone.EXILE) == ["Ogre"]


def test_damage_in_place_of_what_is_no_damage_is_refused() -> None:
    with pytest.raises(BadSetup, match="in place of what"):
        read_effects("Draw a card. If you control an Elf, this deals 3 damage instead.")


@pytest.mark.parametrize(("target", "is_legal"), [("Isle", True), ("Frost", False), ("Forest", False), ("Cup", True)])
def test_one_of_two_sorts_has_words_of_its_own(target: str, is_legal: bool) -> None:
    cup = lying("Bob", "backrow zone", {"name": "Cup", "types": ["artifact"]})
    rite = lying("Ann", "hand", {"name": "Rite", "types": ["sorcery"],
                                 "text": "Destroy target artifact or nonbasic land."})  # fmt: skip
    lands = [lying("Bob", "resource area", each) for each in (ISLE, FOREST)]
    table = table_with(rite, cup, *lands, lying("Bob", "hand", FROST))

    assert (GAME.why_not(table, Play("Ann", "Rite", Zone.BACKROW, 1, targets=(target,))) is None) is is_legal


def test_cards_of_both_kinds_are_counted() -> None:
    drake = OGRE | {
        "name": "Drake",
        "offense": "*",
        "text": "Drake's power is equal to the number of instant and sorcery cards in your graveyard.",
    }
    piles = [lying("Ann", "discard pile", FROST), lying("Ann", "discard pile", {"name": "Rite", "types": ["sorcery"]})]
    table = table_with(summon("Ann", drake), lying("Ann", "discard pile", ELF), *piles)

    assert values.number(table, table.cards["Drake"], OFFENSE) == 2


def test_x_is_told_behind_a_change_with_a_keyword() -> None:
    text = (
        "Creatures you control get +X/+X and gain trample until end of turn, where X is the number of "
        "creatures you control."
    )
    table = played(text, summon("Ann", ELF), summon("Ann", OGRE))

    assert values.number(table, table.cards["Elf"], OFFENSE) == 3
    assert values.has_keyword(table, table.cards["Ogre"], "trample")


@pytest.mark.parametrize("player", ["Ann", "Bob"])
def test_its_controller_may_search_for_a_land(player: str) -> None:
    path = ("Exile target creature. Its controller may search their library for a basic land card, put it onto the "
            "battlefield tapped, then shuffle.")  # fmt: skip
    deck = lying(player, "Main Deck", FOREST)
    table = played(path, summon(player, OGRE), deck, targets=("Ogre",), choices=[("do it",), ("Forest",)])

    assert table.lying(player, Zone.EXILE) == ["Ogre"]
    assert table.lying(player, Zone.RESOURCES) == ["Forest"]
    assert table.cards["Forest"].is_tapped
    assert table.cards["Forest"].controller == player


def test_a_target_player_searches() -> None:
    text = "Target opponent searches their library for a creature card, put it into their hand, then shuffle."
    table = played(text, lying("Bob", "Main Deck", OGRE), targets=("Bob",), choices=[("Ogre",)])

    assert hand(table, "Bob") == ["Ogre"]


def test_their_library_is_nobodys_where_nobody_is_named() -> None:
    with pytest.raises(BadSetup, match="nobody has been named"):
        read_effects("Search their library for a creature card, put it into their hand, then shuffle.")


@pytest.mark.parametrize(("beside", "is_able"), [(OGRE | {"offense": "4"}, True), (ELF, False)])
def test_a_defender_may_attack_as_long_as_its_text_lets_it(beside: Any, is_able: bool) -> None:
    text = ("Defender\nWarden can attack as though it didn't have defender as long as you control a creature with "
            "power 4 or greater.")  # fmt: skip
    warden = ELF | {"name": "Warden", "text": text}
    table = table_with(summon("Ann", warden), summon("Ann", beside), phase="Battle Phase")

    assert (GAME.why_not(table, AttackWith("Ann", (Blow("Warden", "Bob"),))) is None) is is_able


def test_what_stands_during_a_turn_may_say_so_behind() -> None:
    assert read_effects("Your opponents can't cast spells during your turn.") == read_effects(
        "During your turn, your opponents can't cast spells."
    )


def test_a_land_is_a_creature_from_then_on() -> None:
    text = "Target land becomes a 3/3 Elemental creature in addition to its other types."
    table = played(text, lying("Ann", "resource area", ISLE), targets=("Isle",), choices=[("Main Summon Zone 1",)])

    assert table.cards["Isle"].zone is Zone.SUMMON
    assert values.number(table, table.cards["Isle"], OFFENSE) == 3


def test_a_card_is_discarded_at_random() -> None:
    table = done("opponent discards a card at random", lying("Bob", "hand", OGRE))

    assert hand(table, "Bob") == []


def test_what_is_enchanted_is_a_dragon() -> None:
    veil = {"name": "Veil", "types": ["enchantment"], "groups": ["Aura"], "text": (
        "Enchant creature\nEnchanted creature is a 5/5 Dragon creature with flying in addition to its other types."
    )}  # fmt: skip
    table = table_with(summon("Bob", ELF), lying("Ann", "hand", veil))
    GAME.apply(table, Play("Ann", "Veil", Zone.BACKROW, 1, on="Elf"))
    play_out(table)

    assert values.number(table, table.cards["Elf"], OFFENSE) == 5
    assert values.has_keyword(table, table.cards["Elf"], "flying")
    assert values.groups(table, table.cards["Elf"]) == {"Elf", "Dragon"}


@pytest.mark.parametrize(
    "text",
    ["Bolt deals 3 damage to any target.", "Destroy Elf.", "Fork gets +2/+2 until end of turn.", "Tap Goblin."],
)
def test_a_name_that_is_not_the_cards_own_is_no_sort_of_cards(text: str) -> None:
    with pytest.raises(BadSetup):
        read_effects(text)


@pytest.mark.parametrize("text", ["Merfolk get +1/+1.", "Elves get +1/+1.", "Destroy target Elf.", "Tap all Goblins."])
def test_several_or_one_of_a_sort_are(text: str) -> None:
    assert read_effects(text)


@pytest.mark.parametrize(
    "text",
    [
        "{{2}}: This land becomes a 2/2 red Elemental creature{}.",
        "{{2}}: Until end of turn, this becomes a 3/3 Ape creature with trample{}.",
        "{{3}}: Target land you control becomes a 4/4 creature{}.",
    ],
)
def test_what_is_still_a_land_is_a_creature_besides(text: str) -> None:
    lasts = "" if "Until" in text else " until end of turn"
    still = text.format(f"{lasts}. It's still a land")
    assert read_effects(still) == read_effects(text.format(f" in addition to its other types{lasts}"))
    assert read_effects(still) != read_effects(text.format(lasts))

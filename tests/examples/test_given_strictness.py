"""What a Given step says and the game does not know is refused at that step, with what there is."""

import pytest
from told_scenario import wrong_with

DUEL = """\
  Given a game of resummoned with Ann and Bob in the Main Phase 1 of Ann
  And Ann controls:
    | card | ATK  |
    | Wolf | 1500 |
"""
"""What a test adds stands on line 6."""

MATCH = """\
  Given a game of resummoned with Ann and Bob
  And a match of 3 duels in the constructed format
  And Ann has 40 cards in the deck
  And Bob has 40 cards in the deck
"""
"""What a test adds stands on line 6."""

TABLE = """\
  Given a game of grand-archive with Ann and Bob
  And Ann controls:
    | card |
    | Wolf |
"""
"""What a test adds stands on line 6."""

GOES_ON = "  Then the game goes on\n"


def row(columns: str, cells: str) -> str:
    return f"  And Bob controls:\n    | {columns} |\n    | {cells} |\n"


def test_what_the_game_knows_is_laid_out() -> None:
    assert wrong_with("resummoned", DUEL + GOES_ON) == ""
    assert wrong_with("resummoned", MATCH + GOES_ON) == ""
    assert wrong_with("grand-archive", TABLE + GOES_ON) == ""


@pytest.mark.parametrize("zone", ["hand", "deck", "graveyard", "banished zone"])
def test_plain_cards_lie_in_every_pile_of_a_duel(zone: str) -> None:
    given = f"  And Ann has 2 cards in the {zone}\n"

    assert wrong_with("resummoned", f"{DUEL}{given}  Then Ann has 2 cards in the {zone}\n") == ""


def test_plain_cards_come_beside_those_that_are_listed() -> None:
    given = "  And Ann has in the graveyard:\n    | card |\n    | Fox |\n  And Ann has 3 cards in the graveyard\n"

    assert wrong_with("resummoned", f"{DUEL}{given}  Then Ann has 3 cards in the graveyard\n") == ""


@pytest.mark.parametrize("zone", ["hand", "main deck", "material deck", "memory", "graveyard", "banishment"])
def test_plain_cards_lie_in_every_zone_of_grand_archive(zone: str) -> None:
    given = f"  And Ann has 2 cards in the {zone}\n"

    assert wrong_with("grand-archive", f"{TABLE}{given}  Then Ann has 2 cards in the {zone}\n") == ""


@pytest.mark.parametrize(
    ("added", "wrong"),
    [
        ("  And Ann has 12 bananas\n", "6: the table cannot be set up: players have no bananas here (there are: life"),
        ("  And Ann has 2 cards in the attic\n", "6: the table cannot be set up: players have no cards in the attic"),
        ("  And Ann has 2 cards in the sideboard\n", "players have no cards in the sideboard here"),
        (
            "  And Ann has 7 life points\n  And Ann has 9 life points\n",
            "7: the table cannot be set up: it is said",
        ),
        (
            "  And Ann has 2 cards in hand\n  And Ann has 3 cards in the hand\n",
            "7: the table cannot be set up: it is",
        ),
        ("  And Ann has -1 cards in hand\n", "6: the table cannot be set up: Ann cannot have -1 cards in hand"),
        (
            "  And Ann has 1 card in hand\n  And Ann has in hand:\n    | card |\n    | Fox |\n    | Owl |\n",
            "7: the table cannot be set up: Ann has 1 cards in the hand, and 2 are listed",
        ),
        ("  And Ann takes the first turn\n", "6: the table cannot be set up: only a match settles who takes the first"),
        ("  And the format leaves out Wolf\n", "6: the table cannot be set up: only a match settles what the format"),
        ("  And it is turn 0 of the duel\n", "6: the table cannot be set up: there is no turn 0 (turns count from 1)"),
    ],
)
def test_a_position_refuses_what_it_does_not_have(added: str, wrong: str) -> None:
    assert wrong in wrong_with("resummoned", DUEL + added + GOES_ON)


@pytest.mark.parametrize(
    ("columns", "cells", "wrong"),
    [
        ("card | colour", "Fox | red", "'colour': there is none of that name (there are: card, name, print, type"),
        ("card | position", "Fox | asleep", "position 'asleep': there is none of that name (there are: attack, defen"),
        ("card | type | position", "Fox | Spell | asleep", "position 'asleep': there is none of that name"),
        ("card | facing", "Fox | sideways", "facing 'sideways' (there are: face-up, face-down)"),
        ("card | zone", "Fox | hand", "zone 'hand': there is none of that name (there are: monster, spell/trap)"),
        ("card | type", "Fox | Castle", "card type 'Castle' (there are: Monster, Spell, Trap)"),
        ("card | attribute", "Fox | METAL", "attribute 'METAL' (there are: "),
        ("card | supertypes", "Fox | Golden", "supertype 'Golden' (there are: "),
        ("card | owner", "Fox | Cid", "there is no player Cid (players: Ann, Bob)"),
        ("card | under", "Fox | Bear", "there is no card Bear on the field (there are: Wolf)"),
        ("card | under | position", "Fox | Wolf | attack", "a card beneath another has no position: Fox"),
        (
            "card | type | supertypes | host",
            "Fox | Spell | Equip | Bear",
            "no card Bear on the field (there are: Wo",
        ),
        ("card | type | host", "Fox | Spell | Wolf", "card Fox cannot be equipped to Wolf"),
        ("card | type | supertypes | host", "Fox | Spell | Equip | Fox", "card Fox cannot be equipped to Fox"),
        ("card | column", "Fox | middle", "column column: 'middle' is no whole number"),
        ("card | level", "Fox | high", "column level: 'high' is no whole number"),
        ("card | entered", "Fox | nope", "entered 'nope': there is none of that name (there are: yes, no)"),
        ("card | attacked", "Fox | 1", "attacked '1': there is none of that name (there are: yes, no)"),
        ("card | copies", "Fox | 2", "a card outside a match has no copies: Fox"),
        ("name", "Fox", "a row of cards needs a column `card`"),
    ],
)
def test_a_cell_says_what_the_game_knows(columns: str, cells: str, wrong: str) -> None:
    found = wrong_with("resummoned", DUEL + row(columns, cells) + GOES_ON)

    assert wrong in found
    assert found.startswith("6: ")


def test_only_a_card_on_the_field_lies_in_some_way() -> None:
    added = "  And Bob has in hand:\n    | card | facing  |\n    | Fox  | face-up |\n"

    assert "6: the table cannot be set up: a card in the hand has no facing: Fox" in wrong_with(
        "resummoned", DUEL + added + GOES_ON
    )


@pytest.mark.parametrize(
    ("zone", "wrong"),
    [
        ("the attic", "there is no zone 'attic' (there are: deck, hand, graveyard, banished"),
        ("the monster", "cards come into the monster with `controls:` (other zones: hand, deck, graveyard"),
    ],
)
def test_a_pile_lies_in_a_zone_of_the_game(zone: str, wrong: str) -> None:
    added = f"  And Bob has in {zone}:\n    | card |\n    | Fox  |\n"

    assert wrong in wrong_with("resummoned", DUEL + added + GOES_ON)


@pytest.mark.parametrize(
    ("added", "wrong"),
    [
        (
            "  And Ann has 7 life points\n",
            "6: the table cannot be set up: players have no life points here (there are: ",
        ),
        ("  And Ann has 7 cards in hand\n", "6: the table cannot be set up: players have no cards in hand here"),
        (
            "  And Ann controls:\n    | card |\n    | Fox  |\n",
            "6: the table cannot be set up: nothing lies on the",
        ),
        ("  And Ann has in hand:\n    | card |\n    | Fox  |\n", "6: the table cannot be set up: no match begins with"),
        ("  And Ann has in the received cards:\n    | card |\n    | Fox  |\n", "players receive cards in the limited"),
        ("  And it is turn 3 of the duel\n", "6: the table cannot be set up: a match begins with turn 1"),
        (
            "  And Ann has in the deck:\n    | card | copies |\n    | Fox  | 41     |\n",
            "6: the table cannot be set up: Ann has 40 cards in the deck, and 41 are listed",
        ),
        (
            "  And Ann has in the deck:\n    | card | copies |\n    | Fox  | 0      |\n",
            "Fox comes at least once",
        ),
        (
            "  And Ann has in the deck:\n    | card | position |\n    | Fox  | attack |\n",
            "as a match begins has no",
        ),
    ],
)
def test_a_match_refuses_what_it_does_not_begin_with(added: str, wrong: str) -> None:
    assert wrong in wrong_with("resummoned", MATCH + added + GOES_ON)


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("3 duels", "0 duels", "3: the table cannot be set up: a match of 0 duels is none (the least is 1)"),
        ("constructed", "unheard-of", "format 'unheard-of': there is none of that name (there are: constructed, limi"),
        ("Ann and Bob\n", "Ann and Bob in the Battle Phase of Ann\n", "a match begins before its first turn, not in"),
    ],
)
def test_a_match_is_one_that_players_can_agree_on(old: str, new: str, wrong: str) -> None:
    assert wrong in wrong_with("resummoned", MATCH.replace(old, new, 1) + GOES_ON)


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        (
            "Main Phase 1 of Ann",
            "Lunch Phase of Ann",
            "2: no scenario begins in the Lunch Phase (it begins in the",
        ),
        (
            "Main Phase 1 of Ann",
            "Main Phase of Ann",
            "2: no scenario begins in the Main Phase (it begins in the",
        ),
        ("Main Phase 1 of Ann", "Main Phase 1 of Cid", "2: nobody here is called Cid (the players are Ann, Bob)"),
    ],
)
def test_a_scenario_begins_in_a_phase_of_a_player(old: str, new: str, wrong: str) -> None:
    assert wrong in wrong_with("resummoned", DUEL.replace(old, new) + GOES_ON)


@pytest.mark.parametrize("phase", ["Main phase 2", "Lunch Phase"])
def test_the_game_goes_on_to_a_phase_that_turns_have(phase: str) -> None:
    found = wrong_with("resummoned", f"{DUEL}  When the game goes on to the {phase} of Ann\n{GOES_ON}")

    assert f"6: no turn has a {phase} (there are: Draw Phase, Standby Phase, Main Phase 1" in found


@pytest.mark.parametrize(
    ("columns", "cells", "wrong"),
    [
        ("card | colour", "Fox | red", "a card has no column colour (columns: card, name, type, supertypes"),
        ("card | type", "Fox | Castle", "there is no card type Castle (card types: Champion, Ally"),
        ("card | token", "Fox | nope", "Fox is a token or not, and not nope (write yes or no)"),
        ("card | owner", "Fox | Cid", "Fox belongs to Cid (players: Ann, Bob)"),
        ("card | memory cost", "Fox | low", "a memory cost is a number or none, not low"),
        ("card | effect", "Fox | dance", "'dance' is not a step"),
    ],
)
def test_a_cell_says_what_grand_archive_knows(columns: str, cells: str, wrong: str) -> None:
    found = wrong_with("grand-archive", TABLE + row(columns, cells) + GOES_ON)

    assert wrong in found
    assert found.startswith("6: ")


@pytest.mark.parametrize(
    ("added", "wrong"),
    [
        (
            "  And Ann has 7 life points\n",
            "6: the table cannot be set up: players have no life points here (there are:",
        ),
        (
            "  And Ann has in the attic:\n    | card |\n    | Fox  |\n",
            "6: the table cannot be set up: there is no zone",
        ),
        (
            "  And Ann has 1 card in hand\n  And Ann has in hand:\n    | card |\n    | Fox |\n    | Owl |\n",
            "7: the table cannot be set up: Ann has 1 cards in the hand, and 2 are listed",
        ),
    ],
)
def test_grand_archive_refuses_what_it_does_not_have(added: str, wrong: str) -> None:
    assert wrong in wrong_with("grand-archive", TABLE + added + GOES_ON)


def test_a_setup_that_a_rule_refuses_is_wrong_at_the_step_that_it_refuses() -> None:
    found = wrong_with("resummoned", DUEL + row("card | supertypes", "Fox | Golden") + GOES_ON)

    assert found.startswith("6: the setup is refused: resummoned-303.2")


@pytest.mark.parametrize(
    ("column", "cell", "sentence"),
    [
        ("supertype", "Legend", "supertypes are Legend"),
        ("supertypes", "Legend", "supertype is Legend"),
        ("monster types", "Beast", "monster types are Beast"),
        ("kinds", "Beast", "monster type is Beast"),
    ],
)
def test_a_property_has_one_name_and_others_are_understood(column: str, cell: str, sentence: str) -> None:
    given = row(f"card | {column}", f"Fox | {cell}")

    assert wrong_with("resummoned", f"{DUEL}{given}  Then Fox's {sentence}\n") == ""


@pytest.mark.parametrize(("column", "name"), [("supertype", "supertypes"), ("supertypes", "supertype")])
def test_grand_archive_calls_a_property_as_other_games_do(column: str, name: str) -> None:
    given = row(f"card | {column}", "Fox | unique")

    assert wrong_with("grand-archive", f"{TABLE}{given}  Then Fox's {name} is unique\n") == ""


@pytest.mark.parametrize("key", ["resummoned", "grand-archive"])
def test_a_property_is_said_once(key: str) -> None:
    begun = DUEL if key == "resummoned" else TABLE
    found = wrong_with(key, begun + row("card | supertype | supertypes", "Fox | Legend | Equip") + GOES_ON)

    assert found.startswith("6: the table cannot be set up: columns ")
    assert "say the same (keep " in found


def test_a_property_that_no_card_has_is_refused_with_those_that_there_are() -> None:
    found = wrong_with("resummoned", f"{DUEL}  Then Wolf's colour is red\n")

    assert "6: a card has no colour (there are: ATK, DEF, level, name, type, attribute, monster types," in found
    assert "…" not in found


@pytest.mark.parametrize("begun", [DUEL, MATCH])
def test_a_card_is_described_once(begun: str) -> None:
    twice = "  And the cards:\n    | card | ATK |\n    | Cub  | 1   |\n    | Cub  | 2   |\n"

    assert "6: the table cannot be set up: card Cub is described twice" in wrong_with(
        "resummoned", begun + twice + GOES_ON
    )


def test_a_card_of_grand_archive_is_described_once() -> None:
    twice = "  And the cards:\n    | card | type |\n    | Cub  | Ally |\n    | Cub  | Item |\n"

    assert "6: the table cannot be set up: Cub is described twice" in wrong_with(
        "grand-archive", TABLE + twice + GOES_ON
    )


def test_a_sideboard_of_received_cards_is_not_listed_as_well() -> None:
    cards = "  And Ann has in the received cards:\n    | card |\n    | Fox |\n  And Ann has 2 cards in the sideboard\n"
    limited = MATCH.replace("constructed", "limited")

    assert "the sideboard of Ann is what is left of the received cards" in wrong_with(
        "resummoned", limited + cards + GOES_ON
    )


def test_nobody_plays_alone() -> None:
    alone = "  Given a game of resummoned with Ann\n"

    assert "2: the table cannot be set up: two or more players" in wrong_with("resummoned", alone + GOES_ON)


TOKENS = """\
  Given a game of resummoned with Ann and Bob
  And a match of 1 duel in the limited format
  And the cards:
    | card | ATK |
    | Cub  | 300 |
  And Ann has in the deck:
    | card   | copies | type  | effects           |
    | Whelps | 30     | Spell | trigger: make Cub |
  And Bob has 30 cards in the deck
"""


def test_a_match_knows_the_cards_that_only_effects_name() -> None:
    makes = """\
  When the game goes on to the Main Phase 1 of Ann
  And Ann activates Ann's Whelps 10
  And everyone passes
  And Ann puts it face-up in Attack Position in column 0
  Then Cub is on the field
"""

    assert wrong_with("resummoned", TOKENS + makes) == ""


LONG = "9" * 5000
MUCH = ", then ".join(["draw 1"] * 3000)


@pytest.mark.parametrize(
    ("game", "given", "what"),
    [
        ("resummoned", f"{DUEL}  And Ann has {LONG} life points\n", "a number of 5000 digits is too long (write at"),
        ("resummoned", f"{DUEL}  And chance gives 1, {LONG}\n", "a number of 5000 digits is too long (write at"),
        ("resummoned", DUEL + row("card | ATK", f"Fox | {LONG}"), "column ATK: a number of 5000 digits is too long"),
        ("resummoned", DUEL + row("card | ATK", "Fox | ²"), "column ATK: '²' is no whole number (write digits)"),
        ("resummoned", DUEL + row("card | effects", f"Fox | trigger: draw {LONG[:500]}"), "column 24: "),
        ("grand-archive", TABLE + row("card | memory cost", f"Fox | {LONG}"), "a number of 5000 digits is too long"),
        ("grand-archive", TABLE + row("card | memory cost", "Fox | ²"), "a memory cost is a number or none, not ²"),
        ("grand-archive", TABLE + row("card | effect", f"Fox | draw {LONG[:500]}"), "column 15: "),
        ("resummoned", DUEL + row("card | effects", f"Fox | trigger: {MUCH}"), "is too long (write at most 2,000)"),
        ("grand-archive", TABLE + row("card | effect", f"Fox | {MUCH}"), "is too long (write at most 2,000)"),
        ("resummoned", f"{DUEL}  And Ann has 1001 cards in the hand\n", "(a zone holds at most 1000)"),
        ("resummoned", f"{DUEL}  And Ann has 999999999 cards in the hand\n", "(a zone holds at most 1000)"),
        ("grand-archive", f"{TABLE}  And Ann has 999999999 cards in the memory\n", "(a zone holds at most 1000)"),
    ],
)
def test_a_number_beyond_all_games_is_the_authors_mistake(game: str, given: str, what: str) -> None:
    said = wrong_with(game, given + GOES_ON)

    assert what in said
    assert "breaks down" not in said


def test_a_card_may_not_come_more_often_than_memory_holds() -> None:
    deck = "  And Ann has in the sideboard:\n    | card | copies    |\n    | Fox  | 999999999 |\n"

    assert "column copies: Fox comes at least once, and 1000 times at most, not" in wrong_with(
        "resummoned", MATCH + deck + GOES_ON
    )

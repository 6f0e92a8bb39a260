"""Cards that an effect of Resummoned has played or makes: who chooses how, and what they are then."""

import pytest
from resummoned_table import GAME as TABLE
from resummoned_table import cards, play
from small_duel import act, card, lives, offered, place, seat, source, use, value

from rules_db.engine.kernel import BadSetup
from rules_db.engine.scene import Pile
from rules_db.games.resummoned.game import GAME


def test_a_card_is_played_by_whoever_has_it_in_hand() -> None:
    duel = seat(source("play a monster in opponent's hand"), Pile("Bob", "hand", [card("Wolf")]))

    use(duel)
    decision = GAME.pending(duel)
    act(duel, "Bob puts it face-up in Attack Position in column 0")

    assert decision is not None
    assert (decision.player, decision.kind) == ("Bob", "place")
    assert duel.players["Bob"].field == ["Wolf"]


def test_a_card_whose_cost_cannot_be_paid_is_not_played() -> None:
    wolf = card("Wolf", "cost: tribute a spell you control")
    duel = seat(source("play a monster in your hand, gain 100"), Pile("Ann", "hand", [wolf]))

    use(duel)

    assert place(duel, "Wolf") == "in Ann's hand"
    assert lives(duel) == [8100, 8000]


def test_the_player_of_a_card_chooses_what_to_pay_with() -> None:
    wolf = card("Wolf", "cost: discard 1")
    duel = seat(source("play a monster in your hand"), Pile("Ann", "hand", [wolf, card("Fox"), card("Owl")]))

    use(duel)
    act(duel, "Ann chooses Wolf")
    ways = offered(duel)
    act(duel, "Ann pays with Owl", "Ann puts it face-up in Attack Position in column 1")

    assert ways == ["Ann pays with Fox", "Ann pays with Owl"]
    assert [place(duel, name) for name in ("Wolf", "Fox", "Owl")] == [
        "on the field",
        "in Ann's hand",
        "in Ann's graveyard",
    ]


@pytest.mark.parametrize(
    ("verb", "type_", "ways"),
    [
        ("summon", "Monster", {"face-up"}),
        ("set", "Monster", {"face-down"}),
        ("play", "Monster", {"face-up", "face-down"}),
        ("activate", "Monster", set()),
        ("summon", "Spell", set()),
        ("set", "Spell", set()),
        ("activate", "Spell", {"face-up"}),
        ("play", "Spell", {"face-up"}),
        ("summon", "Trap", set()),
        ("set", "Trap", {"face-down"}),
        ("activate", "Trap", set()),
        ("play", "Trap", {"face-down"}),
    ],
)
def test_an_effect_has_a_card_played_only_in_ways_that_its_card_type_knows(
    verb: str, type_: str, ways: set[str]
) -> None:
    duel = seat(source(f"{verb} a card in your hand"), Pile("Ann", "hand", [card("Wolf", type=type_)]))

    use(duel)

    assert {text.split()[3] for text in offered(duel) if text.startswith("Ann puts it")} == ways


@pytest.mark.parametrize("step", ["summon all monsters in your hand", "equip to 2 monsters"])
def test_an_effect_that_would_play_or_equip_to_several_cards_at_once_is_no_card_text(step: str) -> None:
    with pytest.raises(BadSetup, match="more than one card"):
        seat(source(step))


def test_only_a_number_can_be_taken_away_from_a_property() -> None:
    with pytest.raises(BadSetup, match="only a number can be taken away"):
        seat(source("this gets ATK -the DEF of this"))


def test_tokens_of_one_insert_are_told_apart_by_numbers_and_no_other_card_is_a_token() -> None:
    cub = card("Cub", ATK="700")
    duel = seat(source("make Cub"), Pile("Bob", "hand", [card("Fox")]), cards=[cub])

    for column in (1, 2, 3):
        use(duel)
        act(duel, f"Ann puts it face-up in Attack Position in column {column}")

    assert [name for name, each in duel.cards.items() if each.token] == ["Cub", "Cub 2", "Cub 3"]
    assert duel.players["Ann"].field == ["Source", "Cub", "Cub 2", "Cub 3"]


def test_a_token_that_stands_for_an_equip_card_is_equipped_as_it_appears() -> None:
    blade = card("Blade", "continuous: host gets ATK +500", type="Spell", supertypes="Equip")
    duel = seat(source("make Blade", ATK="1000"), cards=[blade])

    use(duel)
    act(duel, "Ann puts it face-up in column 0")

    assert value(duel, "Blade", "host") == "Source"
    assert value(duel, "Source", "ATK") == "1500"


def test_two_tokens_that_are_made_at_the_same_moment_have_names_and_zones_of_their_own() -> None:
    elk = cards("Ann controls", "card | effects", "Elk | ignition: make Cub, make Cub")

    state = play(
        TABLE + cards("the cards", "card", "Cub") + elk,
        "Ann activates Elk's effect",
        "Ann passes",
        "Bob passes",
        "Ann puts it face-up in Attack Position in column 1",
        "Ann puts it face-up in Attack Position in column 2",
    ).state

    assert [(name, state.cards[name].column) for name in ("Cub", "Cub 2")] == [("Cub", 1), ("Cub 2", 2)]

"""What comes with playing a card: further costs, conditions, how it enters, what it is aimed at, and what is left."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, OGRE, done, hand, lying, play_out, played, summon, table_with

from rules_db.engine.kernel import IllegalAction
from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

RELIC = {"name": "Relic", "types": ["artifact"]}


def put_down(text: str, *cards: Any, choices: Any = (), types: str = "artifact", said: str = "", **more: Any) -> Table:
    """The table once Ann has played an artifact, or a creature, with a text."""
    card = {"name": "It", "types": [types], "offense": "2", "defense": "2", "text": text, **more}
    table = table_with(
        lying("Ann", "hand", card), *cards, players=[{"name": "Ann", "mana": {"red": 3}}, {"name": "Bob"}]
    )
    GAME.apply(table, Play("Ann", "It", Zone.BACKROW if types == "artifact" else Zone.SUMMON, 5, said=said))
    play_out(table, *choices)
    return table


@pytest.mark.parametrize(
    ("text", "cards", "tapped", "counters"),
    [
        ("this enters tapped", (), True, {}),
        ("flying", (), False, {}),
        ("this enters with 2 charge counters", (), False, {"charge": 2}),
        ("this enters tapped unless you control a creature", (), True, {}),
        ("this enters tapped unless you control a creature", (summon("Ann", ELF),), False, {}),
        ("this enters tapped unless you control a creature", (summon("Bob", ELF),), True, {}),
    ],
)  # fmt: skip
def test_how_a_card_enters_by_its_own_text(text: str, cards: Any, tapped: bool, counters: dict[str, int]) -> None:
    it = put_down(text, *cards).cards["It"]

    assert (it.is_tapped, it.counters) == (tapped, counters)


@pytest.mark.parametrize(
    ("said", "player", "tapped"),
    [
        ("artifacts enter tapped", "Bob", True),
        ("artifacts opponent controls enter tapped", "Bob", True),
        ("artifacts opponent controls enter tapped", "Ann", False),
        ("creatures enter tapped", "Bob", False),
    ],
)
def test_how_cards_enter_by_the_text_of_another(said: str, player: str, tapped: bool) -> None:
    veil = lying(player, "backrow zone", {"name": "Veil", "types": ["enchantment"], "text": said})

    assert put_down("", veil).cards["It"].is_tapped is tapped


KICKER = "kicker — discard a card. draw 1. If this was kicked, gain 3 life"


@pytest.mark.parametrize(
    ("text", "cards", "choices", "drawn", "life"),
    [
        ("to play this, pay 3 life; draw 1", (), [], 1, 17),
        ("to play this, discard a card; draw 1", (lying("Ann", "hand", ELF),), [], 1, 20),
        ("to play this, sacrifice a creature, pay 2 life; draw 1", (summon("Ann", ELF),), [], 1, 18),
        ("to play this, sacrifice a creature; draw 1", (summon("Ann", ELF), summon("Ann", OGRE)), [("Ogre",)], 1, 20),
    ],
)
def test_further_costs_are_paid(text: str, cards: Any, choices: Any, drawn: int, life: int) -> None:
    table = played(text, *cards, choices=choices)

    assert (len(hand(table, "Ann")), table.players["Ann"].life) == (drawn, life)


@pytest.mark.parametrize(
    "text",
    [
        "to play this, discard a card; draw 1",
        "to play this, sacrifice a creature; draw 1",
        "to play this, pay 21 life; draw 1",
        "play this only if you control a creature; draw 1",
        "play this only if an opponent controls a creature; draw 1",
    ],
)
def test_what_cannot_be_paid_or_is_not_so_keeps_a_card_in_the_hand(text: str) -> None:
    with pytest.raises(IllegalAction):
        played(text)


@pytest.mark.parametrize(
    ("text", "cards", "choices", "zone", "life"),
    [
        ("when this enters, destroy target creature", (summon("Bob", ELF),), [], Zone.DISCARD, 20),
        ("when this enters, destroy target creature", (summon("Bob", ELF), summon("Bob", OGRE)), [("Elf",)],
         Zone.DISCARD, 20),
        ("when this enters, destroy target creature", (summon("Bob", ELF), summon("Bob", OGRE)), [("Ogre",)],
         Zone.SUMMON, 20),
        ("when this enters, you may destroy target creature", (summon("Bob", ELF),), [("leave it",)], Zone.SUMMON, 20),
        ("when this enters, you may destroy target creature", (summon("Bob", ELF),), [("do it",)], Zone.DISCARD, 20),
        ("when this enters, destroy up to one target creature", (summon("Bob", ELF),), [()], Zone.SUMMON, 20),
        ("pay 2 life, when this enters: destroy target creature", (summon("Bob", ELF),), [("pay",)], Zone.DISCARD, 18),
        ("pay 2 life, when this enters: destroy target creature", (summon("Bob", ELF),), [("leave it",)], Zone.SUMMON,
         20),
        ("pay 21 life, when this enters: destroy target creature", (summon("Bob", ELF),), [], Zone.SUMMON, 20),
        ("when this enters, if you control a land, destroy target creature", (summon("Bob", ELF),), [], Zone.SUMMON,
         20),
    ],
)  # fmt: skip
def test_what_starts_by_itself_is_aimed_and_paid_for(
    text: str, cards: Any, choices: Any, zone: Zone, life: int
) -> None:
    table = put_down(text, *cards, choices=choices)

    assert (table.cards["Elf"].zone, table.players["Ann"].life) == (zone, life)


def test_without_a_target_nothing_is_done_at_all() -> None:
    assert hand(put_down("when this enters, tap target creature, draw 1"), "Ann") == []
    assert len(hand(put_down("when this enters, tap target creature, draw 1", summon("Bob", ELF)), "Ann")) == 1
    assert len(hand(put_down("when this enters, tap up to one target creature, draw 1", summon("Bob", ELF),
                             choices=[()]), "Ann")) == 1  # fmt: skip


@pytest.mark.parametrize(
    ("text", "choices", "life", "drawn"),
    [
        ("choose one — • gain 3 life. • draw 1", [("1",)], 23, 0),
        ("choose one — • gain 3 life. • draw 1", [("2",)], 20, 1),
        ("choose two — • gain 3 life. • draw 1. • lose 1 life", [("1 and 2",)], 23, 1),
        ("choose two — • gain 3 life. • draw 1. • lose 1 life", [("1 and 3",)], 22, 0),
        ("choose any number — • gain 3 life. • draw 1", [("none",)], 20, 0),
        ("choose any number — • gain 3 life. • draw 1", [("1 and 2",)], 23, 1),
        ("choose one or both — • gain 3 life. • draw 1", [("1",)], 23, 0),
        ("choose one or both — • gain 3 life. • draw 1", [("1 and 2",)], 23, 1),
        ("you may gain 3 life", [("leave it",)], 20, 0),
        ("you may gain 3 life. If you do, draw 1", [("do it",)], 23, 1),
        ("you may gain 3 life. If you do, draw 1", [("leave it",)], 20, 0),
        ("unless opponent pays 2 life, draw 1", [("leave it",)], 20, 1),
        ("unless opponent pays 2 life, draw 1", [("pay",)], 20, 0),
        ("unless opponent pays 21 life, draw 1", [], 20, 1),
        ("each player may draw 1", [("do it",), ("leave it",)], 20, 1),
        ("each player may draw 1", [("leave it",), ("do it",)], 20, 0),
    ],
)
def test_what_is_left_to_players(text: str, choices: Any, life: int, drawn: int) -> None:
    table = played(text, choices=choices)

    assert (table.players["Ann"].life, len(hand(table, "Ann"))) == (life, drawn)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("counter target spell", Zone.DISCARD),
        ("counter target spell unless its controller pays 2 life", Zone.DISCARD),
        ("counter target creature spell", Zone.DISCARD),
        ("counter target noncreature spell", Zone.SUMMON),
        ("counter target ability", Zone.SUMMON),
        ("negate target effect", Zone.SUMMON),
    ],
)
def test_which_spell_is_countered(text: str, left: Zone) -> None:
    ward = lying("Bob", "backrow zone", {"name": "Ward", "types": ["artifact"], "text": f"quick effect: {text}"})
    players = [{"name": "Ann", "mana": {"green": 1}}, {"name": "Bob"}]
    table = table_with(lying("Ann", "hand", ELF), ward, players=players)
    GAME.apply(table, Play("Ann", "Elf", Zone.SUMMON, 1))
    counter = Activate("Bob", "Ward", 1, ("Elf",))
    if GAME.why_not(table, counter) is None:
        GAME.apply(table, counter)
    play_out(table, *([("leave it",)] if "unless" in text else []))

    assert table.cards["Elf"].zone is left


def test_who_may_control_only_one_of_a_name() -> None:
    text = 'you can only control 1 "It"'
    other = {"name": "It", "types": ["creature"], "offense": "2", "defense": "2", "text": text}
    with pytest.raises(IllegalAction):
        put_down(text, summon("Ann", other, "Other"), types="creature")
    assert put_down(text, summon("Bob", other, "Other"), types="creature").cards["It"].zone is Zone.SUMMON
    assert put_down(text, summon("Ann", GOLEM), types="creature").cards["It"].zone is Zone.SUMMON
    back = done("return target creature card from your graveyard to the battlefield", summon("Ann", other, "Other"),
                lying("Ann", "discard pile", other), targets=("It",))  # fmt: skip
    assert back.cards["It"].zone is Zone.DISCARD


def test_a_cost_that_is_left_to_its_player_is_paid_or_not() -> None:
    cards = (lying("Ann", "hand", ELF), lying("Bob", "backrow zone", RELIC))
    paid, left = (played(KICKER, *cards, choices=[(each,)]) for each in ("pay", "leave it"))

    assert (paid.players["Ann"].life, len(hand(paid, "Ann"))) == (23, 1)
    assert (left.players["Ann"].life, len(hand(left, "Ann"))) == (20, 2)
    assert played(KICKER).players["Ann"].life == 20

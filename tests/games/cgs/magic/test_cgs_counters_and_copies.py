"""Counters that are doubled and proliferate, tokens that are copies, mana of one of several colors, each player may."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, MOUSE, OGRE, done, hand, lying, play_out, source, summon, table_with

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.actions.values import Activate, AttackWith, Blow
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.words import Zone


def with_counters(**more: int) -> dict[str, Any]:
    """A state with two +1/+1 counters."""
    return {"counters": {"+1/+1": 2, **more}}


def counters(table: Any, *names: str) -> list[dict[str, int]]:
    return [table.cards[each].counters for each in names]


def test_the_counters_of_one_kind_are_doubled() -> None:
    cards = summon("Ann", ELF, state=with_counters(charge=1)), summon("Ann", OGRE, state=with_counters())
    table = done("double the number of +1/+1 counters on target creature", *cards, targets=("Elf",))
    assert counters(table, "Elf", "Ogre") == [{"+1/+1": 4, "charge": 1}, {"+1/+1": 2}]


def test_the_counters_on_each_creature_are_doubled() -> None:
    table = done("double the number of +1/+1 counters on each creature you control", summon("Ann", ELF),
                 summon("Ann", OGRE, state=with_counters()), summon("Bob", GOLEM, state=with_counters()))  # fmt: skip
    assert counters(table, "Elf", "Ogre", "Golem") == [{}, {"+1/+1": 4}, {"+1/+1": 2}]


def test_a_power_is_doubled_for_the_turn() -> None:
    table = done("double target creature's power until end of turn", summon("Ann", OGRE), targets=("Ogre",))
    assert values.number(table, table.cards["Ogre"], OFFENSE) == 6


def test_any_cards_with_counters_get_one_more_of_each_kind() -> None:
    cards = [summon("Ann", ELF, state=with_counters(charge=1)), summon("Bob", OGRE, state=with_counters()),
             summon("Ann", GOLEM, state=with_counters()), summon("Bob", MOUSE, state={"damage": 2})]  # fmt: skip
    table = done("proliferate", *cards, dry=True)
    play_out_to_choice(table)
    assert table.choice is not None
    assert set(table.choice.options) == {"Elf", "Ogre", "Golem"}
    play_out(table, ("Elf", "Ogre"))

    assert counters(table, "Elf", "Ogre", "Golem") == [{"+1/+1": 3, "charge": 2}, {"+1/+1": 3}, {"+1/+1": 2}]
    assert table.cards["Mouse"].damage == 2  # Damage counters count as no other kind (12.2.3.b).


def play_out_to_choice(table: Any) -> None:
    from rules_db.games.cgs.actions.values import Pass

    while table.choice is None:
        decision = GAME.pending(table)
        assert decision is not None
        GAME.apply(table, Pass(decision.player))


HERALD = {**ELF, "name": "Herald", "text": "When this enters, you gain 2 life. Flying"}


def test_a_token_that_is_a_copy_has_what_is_printed_and_no_more() -> None:
    table = done("create a token that's a copy of target creature. It gains haste",
                 summon("Bob", HERALD, state=with_counters()), targets=("Herald",))  # fmt: skip
    token = table.cards["Herald token 1"]

    assert (token.controller, token.owner, token.printed, token.counters) == (
        "Ann",
        "Ann",
        table.cards["Herald"].printed,
        {},
    )
    assert [values.has_keyword(table, each, "haste") for each in (token, table.cards["Herald"])] == [True, False]
    assert table.players["Ann"].life == 22


def test_the_copy_of_a_token_dies_out_of_play() -> None:
    table = table_with(source("you can: create a token that's a copy of target creature; "
                              "you can: destroy target creature"), summon("Ann", OGRE))  # fmt: skip
    GAME.apply(table, Activate("Ann", "Source", 1, ("Ogre",)))
    play_out(table)
    GAME.apply(table, Activate("Ann", "Source", 2, ("Ogre token 1",)))
    play_out(table)

    assert (table.cards["Ogre token 1"].zone, table.cards["Ogre"].zone) == (Zone.NOWHERE, Zone.SUMMON)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("create a token that's a copy of target land", "a summon is copied"),
        ("create a token that's a copy of target creature card in your graveyard", "what is copied is in play"),
        ("copy target spell", "no card is copied by itself"),
        ("each player may draw 1. If you do, gain 1 life", "several may have done so"),
        ("each player may destroy target creature", "each does something of their own"),
        ("add {G}{G} or {U}", "column"),
    ],
)
def test_what_cannot_be_said_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        read_effects(text)


@pytest.mark.parametrize(("text", "cost", "is_paid"), [
    ("{T}: Add {G} or {U}.", "{G}", True), ("{T}: Add {G} or {U}.", "{U}", True),
    ("{T}: Add {G} or {U}.", "{R}", False),
    ("{T}: Add {R}, {W}, or {B}.", "{B}", True), ("{T}: Add {G} or {U}.", "{G}{U}", False),
    ("{T}: Add {G} for each creature you control.", "{G}{G}", True),
    ("{T}: Add {G} for each creature you control.", "{G}{G}{G}", False),
    ("{T}: Add {G} for each creature an opponent controls.", "{G}", False),
])  # fmt: skip
def test_what_a_land_adds_pays_for(text: str, cost: str, is_paid: bool) -> None:
    land = lying("Ann", "resource area", {"name": "Grove", "types": ["land"], "text": text})
    table = table_with(land, summon("Ann", ELF), summon("Ann", OGRE), source(f"{cost}: draw 1"))
    GAME.apply(table, Activate("Ann", "Grove", 1))

    assert (GAME.why_not(table, Activate("Ann", "Source", 1)) is None) is is_paid


@pytest.mark.parametrize(
    ("answers", "cards"),
    [((("do it",), ("do it",)), (1, 1)), ((("leave it",), ("do it",)), (0, 1)), ((("do it",), ("leave it",)), (1, 0))],
)
def test_each_player_may(answers: Any, cards: tuple[int, int]) -> None:
    table = done("each player may draw a card. You gain 1 life", choices=answers)
    assert (len(hand(table, "Ann")), len(hand(table, "Bob"))) == cards
    assert table.players["Ann"].life == 21


def test_each_opponent_may() -> None:
    table = done("each opponent may draw a card", choices=[("do it",)])
    assert (len(hand(table, "Ann")), len(hand(table, "Bob"))) == (0, 1)


def test_what_attacks_or_blocks_may_be_targeted() -> None:
    text = "you can: destroy target attacking or blocking creature"
    table = table_with(source(text), summon("Ann", ELF), summon("Bob", OGRE), phase="Battle Phase")
    assert GAME.why_not(table, Activate("Ann", "Source", 1, ("Elf",))) is not None
    GAME.apply(table, AttackWith("Ann", (Blow("Elf", "Bob"),)))

    assert GAME.why_not(table, Activate("Ann", "Source", 1, ("Ogre",))) is not None
    GAME.apply(table, Activate("Ann", "Source", 1, ("Elf",)))


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("{0}: Return this card from your graveyard to your hand.", Zone.HAND),
        ("{0}: Return this card from your graveyard to the battlefield tapped.", Zone.SUMMON),
        ("{0}: Return this card from your graveyard to your hand. Activate only as a sorcery.", Zone.HAND),
    ],
)
def test_a_card_returns_itself_from_the_graveyard(text: str, zone: Zone) -> None:
    ghoul = {"name": "Ghoul", "types": ["creature"], "offense": "2", "defense": "2", "text": text}
    table = table_with(lying("Ann", "discard pile", ghoul))
    GAME.apply(table, Activate("Ann", "Ghoul", 1))
    play_out(table)

    assert table.cards["Ghoul"].zone is zone
    assert table.cards["Ghoul"].is_tapped is ("tapped" in text)


def test_who_investigates_creates_a_clue() -> None:
    assert read_effects("Investigate.") == read_effects("create a Clue token")


@pytest.mark.parametrize(
    ("besides", "keywords"),
    [
        (", except it has haste", {"haste", "reach"}),
        (', except it has haste and "When this creature dies, you gain 2 life."', {"haste", "reach"}),
        ("", {"reach"}),
    ],
)
def test_a_copy_may_have_something_besides(besides: str, keywords: set[str]) -> None:
    ogre = {**OGRE, "text": "Reach"}
    text = f"you can: create a token that's a copy of target creature{besides}; you can: destroy target creature"
    table = table_with(source(text), summon("Ann", ogre))
    GAME.apply(table, Activate("Ann", "Source", 1, ("Ogre",)))
    play_out(table)
    (token,) = (each for each in table.on_field() if each.is_token)
    assert values.keywords(table, token) == keywords
    assert values.keywords(table, table.cards["Ogre"]) == {"reach"}

    GAME.apply(table, Activate("Ann", "Source", 2, (token.id,)))
    play_out(table)
    assert table.players["Ann"].life == (22 if "dies" in besides else 20)

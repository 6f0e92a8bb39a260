"""Counters that are doubled, moved and divided, copies, divided damage, mana of one of several, each player may."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, MOUSE, OGRE, done, hand, lying, play_out, source, summon, table_with

from rules_db.engine.kernel import BadSetup, IllegalAction
from rules_db.games.cgs.actions.values import Activate, AttackWith, Blow, Choose, Pass, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.state import Table
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
        ("create a token that's a copy of target enchantment", "a summon, a land or an artifact is copied"),
        ("create a token that's a copy of target creature card in your graveyard", "what is copied is in play"),
        ("distribute two +1/+1 counters among any number of targets", "players get no counters"),
        ("copy target spell", "a copy of a card that stays is a token"),
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


def test_a_token_that_is_no_summon_is_removed_from_play_as_well() -> None:
    table = table_with(source("you can: create a Treasure token; you can: exile target artifact"))
    GAME.apply(table, Activate("Ann", "Source", 1))
    play_out(table)
    (token,) = (each for each in table.cards.values() if each.is_token)
    GAME.apply(table, Activate("Ann", "Source", 2, (token.id,)))
    kinds = [event.kind for event in play_out(table) if event.get("card") == token.id]

    assert (kinds[-1], token.zone) == ("removed from play", Zone.NOWHERE)


BOTH = (summon("Bob", OGRE), summon("Bob", {**ELF, "defense": "9"}))
FOUR = "this deals 4 damage divided as you choose among any number of targets"


def dealt(table: Table) -> tuple[int, int, int]:
    return table.cards["Ogre"].damage, table.cards["Elf"].damage, 20 - table.players["Bob"].life


@pytest.mark.parametrize(
    ("targets", "choices", "damage"),
    [
        (("Elf",), [], (0, 4, 0)),
        (("Ogre", "Elf"), [("Elf",), ("Elf",)], (1, 3, 0)),
        (("Ogre", "Elf"), [("Ogre",), ("Elf",)], (2, 2, 0)),
        (("Ogre", "Elf", "Bob"), [("Bob",)], (1, 1, 2)),
        ((), [], (0, 0, 0)),
    ],
)
def test_each_target_gets_one_and_the_rest_goes_where_one_likes(
    targets: tuple[str, ...], choices: list[tuple[str, ...]], damage: tuple[int, int, int]
) -> None:
    assert dealt(done(FOUR, *BOTH, targets=targets, choices=choices)) == damage


def test_it_is_divided_before_anybody_responds_and_the_part_of_what_has_gone_is_lost() -> None:
    rite = lying("Bob", "hand", {"name": "Rite", "types": ["instant"], "text": "return target creature to hand"})
    table = table_with(source(f"you can: {FOUR}"), *BOTH, rite)
    GAME.apply(table, Activate("Ann", "Source", 1, ("Ogre", "Elf")))
    for name in ("Ogre", "Elf"):
        assert table.choice is not None
        GAME.apply(table, Choose("Ann", table.choice.kind, (name,)))
    GAME.apply(table, Play("Bob", "Rite", Zone.BACKROW, 1, targets=("Ogre",)))
    play_out(table)

    assert dealt(table) == (0, 2, 0)


def test_a_card_that_is_played_divides_as_well() -> None:
    rite = {
        "name": "Rite",
        "types": ["sorcery"],
        "text": "This spell deals 3 damage divided as you choose among one, two, or three target creatures.",
    }
    table = table_with(lying("Ann", "hand", rite), *BOTH)
    for targets in ((), ("Bob",), ("Ogre", "Ogre")):
        with pytest.raises(IllegalAction):
            GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1, targets=targets))
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1, targets=("Ogre", "Elf")))
    play_out(table, ("Elf",))
    assert dealt(table) == (1, 2, 0)


def test_what_starts_by_itself_divides_as_it_is_aimed() -> None:
    mage = {
        **ELF,
        "name": "Mage",
        "cost": "",
        "text": "When this enters, this creature deals 2 damage divided as you choose among one or two targets.",
    }
    table = table_with(lying("Ann", "hand", mage), *BOTH)
    GAME.apply(table, Play("Ann", "Mage", Zone.SUMMON, 1))
    play_out(table, ("Ogre", "Bob"))
    assert dealt(table) == (1, 0, 1)


@pytest.mark.parametrize(("whom", "zone", "life"), [("Golem", Zone.DISCARD, 19), ("Bob", Zone.SUMMON, 18)])
def test_damage_to_a_monster_is_on_the_scale_of_the_card(whom: str, zone: Zone, life: int) -> None:
    text = "this deals 3 damage divided as you choose among one or two targets"
    table = done(text, summon("Bob", GOLEM), targets=("Golem", "Bob"), choices=[(whom,)])
    assert (table.cards["Golem"].zone, table.players["Bob"].life) == (zone, life)


def test_counters_are_distributed() -> None:
    text = "distribute three +1/+1 counters among one, two, or three target creatures you control"
    table = done(text, summon("Ann", OGRE), summon("Ann", ELF), targets=("Ogre", "Elf"), choices=[("Elf",)])
    assert [table.cards[each].counters.get("+1/+1") for each in ("Ogre", "Elf")] == [1, 2]


def moved_counters(text: str, **targets: tuple[str, ...]) -> tuple[int, int]:
    ogre = summon("Ann", OGRE, state={"counters": {"+1/+1": 3}})
    table = done(text, ogre, summon("Ann", ELF), **targets)
    return table.cards["Ogre"].counters.get("+1/+1", 0), table.cards["Elf"].counters.get("+1/+1", 0)


@pytest.mark.parametrize(
    ("many", "left"),
    [("a +1/+1 counter", (2, 1)), ("two +1/+1 counters", (1, 2)), ("all +1/+1 counters", (0, 3)),
     ("all counters", (0, 3)), ("a charge counter", (3, 0))],
)  # fmt: skip
def test_counters_go_from_one_card_to_another(many: str, left: tuple[int, int]) -> None:
    text = f"move {many} from target creature onto another target creature"
    assert moved_counters(text, targets=("Ogre", "Elf")) == left


def test_there_are_no_counters_to_move() -> None:
    assert moved_counters("move a +1/+1 counter from target creature onto another target creature",
                         targets=("Elf", "Ogre")) == (3, 0)  # fmt: skip


def test_a_creature_gives_away_its_own() -> None:
    ogre = {**OGRE, "text": "This creature enters with two +1/+1 counters on it. Pay 1 life: Move a +1/+1 counter from "
                            "this creature onto target creature."}  # fmt: skip
    table = table_with(summon("Ann", ogre, state={"counters": {"+1/+1": 2}}), summon("Bob", ELF))
    GAME.apply(table, Activate("Ann", "Ogre", 2, ("Elf",)))
    GAME.apply(table, Pass("Bob"))
    play_out(table)
    assert (table.cards["Ogre"].counters["+1/+1"], table.cards["Elf"].counters["+1/+1"]) == (1, 1)


@pytest.mark.parametrize(
    "text",
    [
        "distribute two +1/+1 counters among one or two target creatures target player controls",
        "move a +1/+1 counter from all creatures onto target creature",
    ],
)
def test_what_cannot_be_divided_or_moved_is_refused(text: str) -> None:
    with pytest.raises(BadSetup):
        read_effects(text)


@pytest.mark.parametrize(
    ("waits", "put", "life"),
    [
        ("one or more +1/+1 counters are put on this", "two +1/+1 counters", 22),
        ("one or more +1/+1 counters are put on a creature you control", "a +1/+1 counter", 21),
        ("one or more counters are put on this", "three charge counters", 23),
        ("one or more +1/+1 counters are put on this", "three charge counters", 20),
        ("one or more -1/-1 counters are put on this", "a +1/+1 counter", 20),
        ("one or more +1/+1 counters are put on a creature an opponent controls", "two +1/+1 counters", 20),
    ],
)
def test_a_text_waits_for_counters_of_a_kind(waits: str, put: str, life: int) -> None:
    ogre = {**OGRE, "text": f"Whenever {waits}, you gain that much life."}
    table = done(f"put {put} on target creature", summon("Ann", ogre), targets=("Ogre",))

    assert table.players["Ann"].life == life

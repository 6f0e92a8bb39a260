"""What holds without being carried out: who is kept from what, what negates, protects and replaces, and how it ends."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, MOUSE, OGRE, done, go_on_to, hand, lying, play_out, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.card_text.doing import permissions, values
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.words import Zone


def veil(text: str, player: str = "Ann", name: str = "Veil", types: str = "enchantment") -> dict[str, Any]:
    return lying(player, "backrow zone", {"name": name, "types": [types], "text": text})


@pytest.mark.parametrize(
    ("text", "deed", "who", "is_forbidden"),
    [
        ("creatures can't attack", "attack", "Elf", True),
        ("creatures can't attack", "block", "Elf", False),
        ("creatures can't attack or block", "attack", "Elf", True),
        ("creatures can't attack or block", "block", "Elf", True),
        ("creatures you control can't attack", "attack", "Ogre", False),
        ("creatures opponent controls can't attack", "attack", "Ogre", True),
        ("Elves can't block", "block", "Ogre", False),
        ("you can't draw cards", "draw cards", "Ann", True),
        ("you can't draw cards", "draw cards", "Bob", False),
        ("opponent can't draw cards", "draw cards", "Bob", True),
        ("each player can't gain life", "gain life", "Bob", True),
        ("players can't gain life", "gain life", "Ann", True),
    ],
)
def test_whom_a_text_keeps_from_what(text: str, deed: str, who: str, is_forbidden: bool) -> None:
    table = table_with(summon("Ann", ELF), summon("Bob", OGRE), veil(text))

    assert (permissions.forbidden(table, deed, who) is not None) is is_forbidden


@pytest.mark.parametrize(
    ("text", "what", "drawn"),
    [
        ("you can't draw cards", "draw 2", 0),
        ("opponent can't draw cards", "draw 2", 2),
        ("creatures you control can't be destroyed", "destroy all creatures, draw 1", 1),
    ],
)
def test_what_is_forbidden_is_not_done(text: str, what: str, drawn: int) -> None:
    table = done(what, veil(text), summon("Ann", ELF), summon("Bob", OGRE))

    assert len(hand(table, "Ann")) == drawn
    assert (table.cards["Ogre"].zone is Zone.DISCARD) is ("destroy" in what)
    assert table.cards["Elf"].zone is Zone.SUMMON


@pytest.mark.parametrize(
    ("keeps", "deed", "stays"),
    [
        ("this is unaffected by effects of opponents' cards", "destroy all creatures", True),
        ("this is unaffected by effects of opponents' cards", "exile all creatures", True),
        ("indestructible", "destroy all creatures", True),
        ("indestructible", "exile all creatures", False),
        ("indestructible", "sacrifice a creature", True),
        ("this can't be destroyed", "destroy all creatures", True),
        ("this can't be destroyed by card effects", "destroy all creatures", True),
        ("this can't be banished", "exile all creatures", True),
        ("this can't be banished", "destroy all creatures", False),
        ("flying", "destroy all creatures", False),
    ],
)
def test_what_keeps_a_card_where_it_is(keeps: str, deed: str, stays: bool) -> None:
    table = done(deed, summon("Bob", {**GOLEM, "types": ["Effect Monster"], "text": keeps}))

    assert (table.cards["Golem"].zone is Zone.SUMMON) is stays


def test_its_own_effects_reach_a_card_that_is_unaffected() -> None:
    text = "this is unaffected by other cards' effects; you can: put a +1/+1 counter on this"
    table = table_with(summon("Ann", {**GOLEM, "types": ["Effect Monster"], "text": text}))
    GAME.apply(table, Activate("Ann", "Golem", 2))
    play_out(table)

    assert table.cards["Golem"].counters == {"+1/+1": 1}


@pytest.mark.parametrize(
    ("text", "targets", "power"),
    [
        ("tap target creature", ("Lord",), 2),
        ("target creature is negated this turn", ("Lord",), 1),
        ("target creature loses all abilities until end of turn", ("Lord",), 1),
        ("destroy target creature", ("Lord",), 1),
        ("target creature is negated this turn", ("Elf",), 2),
    ],
)
def test_what_stands_holds_while_its_card_says_it(text: str, targets: tuple[str, ...], power: int) -> None:
    lord = {**OGRE, "name": "Lord", "text": "Elf creatures you control get +1/+1"}
    table = done(text, summon("Ann", ELF), summon("Ann", lord), targets=targets)
    assert values.number(table, table.cards["Elf"], OFFENSE) == power
    go_on_to(table, 4)

    assert values.number(table, table.cards["Elf"], OFFENSE) == (1 if "destroy" in text else 2)


@pytest.mark.parametrize(
    ("condition", "power"),
    [
        ("as long as you control an artifact", 2),
        ("as long as you control a land", 1),
        ("as long as opponent controls an artifact", 1),
        ("unless you control a land", 2),
        ("unless you control an artifact", 1),
        ("as long as it's your turn", 2),
        ("as long as it's opponent's turn", 1),
    ],
)
def test_what_stands_rests_on_its_condition(condition: str, power: int) -> None:
    table = table_with(summon("Ann", {**ELF, "text": f"this gets +1/+1 {condition}"}), source("you can: draw 1"))

    assert values.number(table, table.cards["Elf"], OFFENSE) == power


@pytest.mark.parametrize(
    ("instead", "deed", "zone", "life"),
    [
        ("if this would be destroyed, exile this instead", "destroy all creatures", Zone.EXILE, 20),
        ("if this would be destroyed, exile this instead", "sacrifice a creature", Zone.DISCARD, 20),
        ("if this would die, exile this instead", "sacrifice a creature", Zone.EXILE, 20),
        ("if this would die, gain 2 life instead", "destroy all creatures", Zone.SUMMON, 22),
        ("if this would be destroyed, gain 2 life instead", "exile all creatures", Zone.EXILE, 20),
        ("if another creature would be destroyed, gain 2 life instead", "destroy all creatures", Zone.DISCARD, 20),
    ],
)
def test_what_is_done_instead(instead: str, deed: str, zone: Zone, life: int) -> None:
    table = done(deed, summon("Ann", {**ELF, "text": instead}))

    assert (table.cards["Elf"].zone, table.players["Ann"].life) == (zone, life)


def lost_after(text: str, turns: tuple[int, ...], *cards: Any, **more: Any) -> list[int]:
    """The power of Ann's Ogre now, and in later turns."""
    table = done(text, summon("Ann", OGRE), *cards, **more)
    found = [int(values.number(table, table.cards["Ogre"], OFFENSE) or 0)]
    for turn in turns:
        go_on_to(table, turn)
        found.append(int(values.number(table, table.cards["Ogre"], OFFENSE) or 0))
    return found


@pytest.mark.parametrize(
    ("text", "powers"),
    [
        ("target creature gets +1/+0 until end of turn", [4, 3, 3]),
        ("target creature gets +1/+0 until your next turn", [4, 4, 3]),
        ("put a +1/+1 counter on target creature", [4, 4, 4]),
    ],
)
def test_how_long_a_change_lasts(text: str, powers: list[int]) -> None:
    assert lost_after(text, (4, 5), targets=("Ogre",)) == powers


def test_what_lasts_for_a_card_ends_as_it_leaves() -> None:
    text = "target creature gets +2/+0 until end of turn, then exile that, then return that to the battlefield"
    table = done(text, summon("Ann", OGRE), targets=("Ogre",))

    assert table.cards["Ogre"].zone is Zone.SUMMON
    assert values.number(table, table.cards["Ogre"], OFFENSE) == 3


def test_what_texts_in_quotes_give_is_had_as_long_as_they_say() -> None:
    text = 'target creature gains "{T}: Draw a card." until end of turn'
    table = done(text, summon("Ann", ELF), targets=("Elf",))
    assert [each.card for each in GAME.options(table) if isinstance(each, Activate)] == ["Elf", "Source"]
    GAME.apply(table, Activate("Ann", "Elf", 1))
    play_out(table)
    assert len(hand(table, "Ann")) == 1
    go_on_to(table, 5)
    offered = [each.card for each in GAME.options(table) if isinstance(each, Activate)]
    assert offered == ["Source"]


def test_an_aura_gives_what_it_says_to_its_host_alone() -> None:
    aura = {"name": "Bloom", "types": ["enchantment"], "groups": ["Aura"],
            "text": 'enchanted creature has "{T}: Draw a card."'}  # fmt: skip
    cards = (summon("Ann", ELF), summon("Ann", OGRE), lying("Ann", "backrow zone", aura, host="Elf"))
    table = table_with(*cards)
    assert GAME.why_not(table, Activate("Ann", "Elf", 1)) is None
    assert GAME.why_not(table, Activate("Ann", "Ogre", 1)) is not None
    table = done("destroy target enchantment", *cards, targets=("Bloom",))
    assert GAME.why_not(table, Activate("Ann", "Elf", 1)) is not None


@pytest.mark.parametrize(
    ("text", "turn", "drawn"),
    [
        ("at the beginning of the next end step, draw 1", 4, 1),
        ("at the beginning of your next upkeep, draw 1", 4, 0),
        ("at the beginning of your next upkeep, draw 1", 5, 1),
    ],
)
def test_what_is_put_off_is_done_once(text: str, turn: int, drawn: int) -> None:
    plain, later = done("gain 0 life"), done(text)
    for table in (plain, later):
        go_on_to(table, turn)

    assert len(hand(later, "Ann")) - len(hand(plain, "Ann")) == drawn


@pytest.mark.parametrize(
    ("text", "conditions"),
    [
        ("target Pokémon is now Asleep", ["Asleep"]),
        ("target Pokémon is now Burned and Poisoned", ["Burned", "Poisoned"]),
        ("target Pokémon recovers from all Special Conditions", []),
        ("target Pokémon recovers from Burned", []),
        ("target Pokémon recovers", []),
    ],
)
def test_special_conditions_come_and_go(text: str, conditions: list[str]) -> None:
    mouse = lying("Bob", "Extra Summon Zone", MOUSE, state={"conditions": ["Burned"] if "recovers" in text else []})
    table = done(text, mouse, targets=("Mouse",), game="Pokémon")

    assert table.cards["Mouse"].conditions == conditions


def test_a_spell_that_cannot_be_countered_is_not() -> None:
    ward = lying("Bob", "backrow zone", {"name": "Ward", "types": ["artifact"],
                                         "text": "quick effect: counter target spell"})  # fmt: skip
    shield = veil("creature spells you control can't be countered")

    def zone(*cards: Any, printed: Any = ELF) -> Zone:
        players = [{"name": "Ann", "mana": {"green": 1}}, {"name": "Bob"}]
        table = table_with(lying("Ann", "hand", {**printed, "cost": "{G}"}), ward, *cards, players=players)
        GAME.apply(table, Play("Ann", printed["name"], Zone.SUMMON, 1))
        GAME.apply(table, Activate("Bob", "Ward", 1, (printed["name"],)))
        play_out(table)
        return table.cards[printed["name"]].zone

    assert zone() is Zone.DISCARD
    assert zone(shield) is Zone.SUMMON
    assert zone(veil("creature spells you control can't be countered", "Bob")) is Zone.DISCARD
    assert zone(printed={**ELF, "text": "this spell can't be countered"}) is Zone.SUMMON
    assert zone(printed={**ELF, "text": "flying"}) is Zone.DISCARD

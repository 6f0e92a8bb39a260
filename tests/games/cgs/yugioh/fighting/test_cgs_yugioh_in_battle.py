"""What monsters say of battles and Tributes besides: each is done as it is meant, in several places."""

from typing import Any

import pytest
from cgs_idiom import monster, rivals, until_it_lies_there
from cgs_table import ELF, GAME, casting, go_on_to, hand, lying, settled, summon, table_with

from rules_db.games.cgs.actions.values import AttackWith, Blow, Pass, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

DOWN = {"is_defending": True}
HOG = summon("Ann", monster("Hog"))


def fought(*cards: dict[str, Any], by: str = "Hog", to: str = "Pig") -> Table:
    """The table once Ann has attacked, and all that it sets off is over."""
    table = table_with(*cards, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow(by, to),)))
    return settled(table)


def is_open(table: Table, said: str) -> bool:
    return GAME.why_not(table, GAME.parse(table, said)) is None


def _is_legal(table: Table, action: object, name: str) -> bool:
    """Whether it is a play of this card that nothing forbids."""
    return isinstance(action, Play) and action.card == name and GAME.why_not(table, action) is None


def pig(text: str = "", attack: int = 500, **more: Any) -> dict[str, Any]:
    """A monster of Bob's."""
    return summon("Bob", monster("Pig", text, defense="500", offense=str(attack)), **more)


JUDGMENT = (
    "When a monster would be Summoned, OR a Spell/Trap Card is activated: Pay half your LP; negate the Summon or "
    "activation, and if you do, destroy that card."
)


def judged(said: str, *cards: dict[str, Any]) -> Table:
    """Bob answers what Ann does with a Counter Trap."""
    trap = {"name": "Snare", "types": ["Counter Trap"], "text": JUDGMENT}
    table = table_with(*cards, lying("Bob", "backrow zone", trap, state={"is_face_down": True, "set_in": 1}))
    GAME.apply(table, GAME.parse(table, said))
    if GAME.pending(table).player == "Ann":  # type: ignore[union-attr]
        GAME.apply(table, Pass("Ann"))
    GAME.apply(table, Flip("Bob", "Snare"))
    return settled(table)


def test_a_summoning_is_negated_for_half_of_life() -> None:
    table = judged("Ann plays Hog", lying("Ann", "hand", monster("Hog")))
    assert (table.cards["Hog"].zone, table.players["Bob"].life) == (Zone.DISCARD, 10)


def test_an_activation_is_negated_by_the_same_card() -> None:
    rite = {"name": "Rite", "types": ["Normal Spell"], "text": "Draw 2 cards."}
    table = judged("Ann activates Rite", lying("Ann", "hand", rite))
    assert (hand(table, "Ann"), table.cards["Rite"].zone) == ([], Zone.DISCARD)


def test_the_effect_of_a_monster_is_not_answered_by_it() -> None:
    boar = summon("Ann", monster("Boar", "You can: Draw 1 card."))
    with pytest.raises(Exception, match="forbids"):
        judged("Ann activates Boar's effect", boar)


GUARD = (
    "During damage calculation, if your opponent's monster attacks (Quick Effect): You can discard this card; you take "
    "no battle damage from that battle."
)


def test_no_damage_is_taken_from_one_battle() -> None:
    held = lying("Bob", "hand", monster("Ball", GUARD))
    table = table_with(HOG, summon("Ann", monster("Cat")), held, phase="Battle Phase")
    assert not is_open(table, "Bob activates Ball's effect")
    GAME.apply(table, AttackWith("Ann", (Blow("Hog", "Bob"),)))
    GAME.apply(table, Pass("Ann"))
    GAME.apply(table, GAME.parse(table, "Bob activates Ball's effect"))
    settled(table)
    assert (table.cards["Ball"].zone, table.players["Bob"].life) == (Zone.DISCARD, 20)
    GAME.apply(table, AttackWith("Ann", (Blow("Cat", "Bob"),)))
    assert settled(table).players["Bob"].life < 20


@pytest.mark.parametrize(("state", "zone"), [(DOWN, Zone.DISCARD), ({}, Zone.SUMMON)])
def test_what_lies_in_defense_is_destroyed_at_the_start(state: dict[str, Any], zone: Zone) -> None:
    text = "At the start of the Damage Step, if this card attacks a Defense Position monster: Destroy that monster."
    wall = summon("Bob", monster("Pig", defense="3000", offense="3000"), state=state)
    table = fought(summon("Ann", monster("Hog", text)), wall)
    assert table.cards["Pig"].zone is zone


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("For the rest of this turn, all damage you take is halved.", 19),
        ("For the rest of this turn, all battle damage you take is halved.", 18),
        ("For the rest of this turn, all damage your opponent takes is halved.", 18),
    ],
)
def test_damage_is_halved_for_a_turn(text: str, life: int) -> None:
    trap = {"name": "Snare", "types": ["Normal Trap"], "text": text}
    rite = {"name": "Rite", "types": ["Normal Spell"], "text": "Inflict 2000 damage to your opponent."}
    table = table_with(
        lying("Bob", "backrow zone", trap, state={"is_face_down": True, "set_in": 1}), lying("Ann", "hand", rite)
    )
    GAME.apply(table, GAME.parse(table, "Ann activates Rite"))
    if GAME.pending(table).player == "Ann":  # type: ignore[union-attr]
        GAME.apply(table, Pass("Ann"))
    GAME.apply(table, Flip("Bob", "Snare"))
    assert settled(table).players["Bob"].life == life


@pytest.mark.parametrize(("said", "life"), [("all damage", 19), ("all battle damage", 19), ("", 18)])
def test_battle_damage_is_halved_as_long_as_it_is_said(said: str, life: int) -> None:
    hall = {"name": "Hall", "types": ["Continuous Spell"], "text": f"{said.capitalize()} you take is halved."}
    cards = [lying("Bob", "backrow zone", hall)] if said else []
    assert fought(summon("Ann", monster("Hog", offense="2000")), *cards, to="Bob").players["Bob"].life == life


def test_neither_is_destroyed_by_that_battle() -> None:
    text = "If this card battles an opponent's monster, neither can be destroyed by that battle."
    for cards in (
        [HOG, pig(text)],
        [summon("Ann", monster("Hog", text, offense="100")), pig()],
        [summon("Ann", monster("Hog", text)), pig()],
    ):
        table = fought(*cards)
        assert [table.cards[each].zone for each in ("Hog", "Pig")] == [Zone.SUMMON, Zone.SUMMON]
    assert fought(HOG, pig(), summon("Bob", monster("Cat", text))).cards["Pig"].zone is Zone.DISCARD


@pytest.mark.parametrize("text", ["Must be attacked, if able.", "This card must be attacked if able."])
def test_it_must_be_attacked(text: str) -> None:
    def may(table: Table, to: str) -> bool:
        return GAME.why_not(table, AttackWith("Ann", (Blow("Hog", to),))) is None

    table = table_with(HOG, pig(text), *rivals("Cat"), phase="Battle Phase")
    assert [may(table, each) for each in ("Pig", "Cat")] == [True, False]
    own = table_with(HOG, pig(), *rivals("Cat"), summon("Ann", monster("Ape", text)), phase="Battle Phase")
    assert [may(own, each) for each in ("Pig", "Cat")] == [True, True]
    creature = table_with(HOG, summon("Bob", ELF | {"text": text}), *rivals("Cat"), phase="Battle Phase")
    assert [may(creature, each) for each in ("Elf", "Cat")] == [True, False]


@pytest.mark.parametrize(
    ("text", "attacks", "is_there", "is_defending"),
    [
        ("If this card attacks, it is changed to Defense Position at the end of the Battle Phase.", True, True, True),
        ("If this card attacks, it is changed to Defense Position at the end of the Battle Phase.", False, True, False),
        ("At the end of the Battle Phase, if this card battled: Destroy this card.", True, False, False),
        ("At the end of the Battle Phase, if this card battled: Destroy this card.", False, True, False),
    ],
)
def test_what_follows_a_battle_phase(text: str, attacks: bool, is_there: bool, is_defending: bool) -> None:
    table = table_with(summon("Ann", monster("Hog", text)), pig(), phase="Battle Phase")
    if attacks:
        GAME.apply(table, AttackWith("Ann", (Blow("Hog", "Pig"),)))
        settled(table)
    while table.phase == "Battle Phase" or table.queue:
        GAME.apply(table, Pass(GAME.pending(table).player))  # type: ignore[union-attr]
    settled(table)
    hog = table.cards["Hog"]
    assert (hog.zone is Zone.SUMMON, hog.is_defending) == (is_there, is_defending)


def test_what_destroyed_it_is_destroyed() -> None:
    text = "When this card is destroyed by battle: Destroy the monster that destroyed this card."
    assert fought(HOG, pig(text), *rivals("Cat")).cards["Hog"].zone is Zone.DISCARD
    weak = summon("Ann", monster("Hog", text, offense="100"))
    assert fought(weak, pig(), *rivals("Cat")).cards["Pig"].zone is Zone.DISCARD


def test_attack_grows_during_damage_calculation() -> None:
    text = "During damage calculation, this card gains 1000 ATK."
    table = fought(HOG, pig(text, 1000))
    assert [table.cards[each].zone for each in ("Hog", "Pig")] == [Zone.DISCARD, Zone.SUMMON]
    assert values.number(table, table.cards["Pig"], OFFENSE) == 1
    strong = fought(summon("Ann", monster("Hog", text)), pig("", 2000))
    assert strong.cards["Pig"].zone is Zone.DISCARD
    assert fought(HOG, pig(), summon("Bob", monster("Cat", text))).cards["Pig"].zone is Zone.DISCARD


def test_a_spirit_returns_at_the_end_of_the_turn_in_which_it_came() -> None:
    came = "this card was Normal Summoned or flipped face-up"
    text = f"During the End Phase of the turn {came}: Return this card to the hand."
    table = table_with(lying("Ann", "hand", monster("Hog", text)), summon("Ann", monster("Cat", text)))
    GAME.apply(table, GAME.parse(table, "Ann plays Hog"))
    until_it_lies_there(table, "Hog")
    go_on_to(table, 4)
    assert [table.cards[each].zone for each in ("Hog", "Cat")] == [Zone.HAND, Zone.SUMMON]
    down = table_with(
        summon("Ann", monster("Cat", text), state={"is_face_down": True, "is_defending": True, "set_in": 1})
    )
    GAME.apply(down, GAME.parse(down, "Ann flips Cat"))
    go_on_to(down, 4)
    assert down.cards["Cat"].zone is Zone.HAND


@pytest.mark.parametrize(("own", "may"), [([], True), (["Cat"], False)])
def test_it_needs_no_tributes_if_nobody_is_there(own: list[str], may: bool) -> None:
    text = "If you control no monsters, you can Normal Summon this card without Tributing."
    for level in ("5", "8"):
        table = table_with(
            lying("Ann", "hand", monster("Hog", text, rank=level)), *(summon("Ann", monster(each)) for each in own)
        )
        assert is_open(table, "Ann plays Hog") is may
        if may:
            GAME.apply(table, GAME.parse(table, "Ann plays Hog"))
            assert settled(table).cards["Hog"].zone is Zone.SUMMON


@pytest.mark.parametrize(("color", "may"), [("LIGHT", True), ("DARK", False)])
def test_one_is_treated_as_two_tributes(color: str, may: bool) -> None:
    text = "This card can be treated as 2 Tributes for the Tribute Summon of a LIGHT monster."
    giant = lying("Ann", "hand", monster("Giant", rank="8", colors=[color]))
    table = table_with(summon("Ann", monster("Cat", text)), summon("Ann", monster("Ape")), giant)
    assert is_open(table, "Ann plays Giant using Cat") is may
    assert is_open(table, "Ann plays Giant using Cat and Ape")
    assert not is_open(table, "Ann plays Giant using Ape")


def test_tokens_are_not_tributed_for_another() -> None:
    tokens = '"Sheep Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0)'
    for said in (f"4 {tokens}", f"as many {tokens} as possible"):
        text = f"Special Summon {said} in Defense Position, but they cannot be Tributed for a Tribute Summon."
        table = casting(text, lying("Ann", "hand", monster("Giant", rank="5")))
        names = [each for each, card in table.cards.items() if card.is_token]
        assert len(names) == (4 if said.startswith("4") else 5)
        assert not is_open(table, f"Ann plays Giant using {names[0]}")


def test_each_player_special_summons_once_a_turn() -> None:
    text = "Each player can only Special Summon once per turn."
    hall = {"name": "Hall", "types": ["Continuous Spell"], "text": text}
    rise = {"types": ["Normal Spell"], "text": "Special Summon 1 monster from your GY."}
    dead = [lying("Ann", "discard pile", monster(each)) for each in ("Cat", "Ape")]
    held = [lying("Ann", "hand", {"name": each, **rise}) for each in ("Rite", "Rune")]
    for cards, zones in (([], {Zone.SUMMON}), ([lying("Bob", "backrow zone", hall)], {Zone.SUMMON, Zone.DISCARD})):
        table = table_with(*dead, *held, *cards)
        for each in ("Rite", "Rune"):
            GAME.apply(table, GAME.parse(table, f"Ann activates {each}"))
            settled(table)
        assert {table.cards[each].zone for each in ("Cat", "Ape")} == zones


def test_equip_cards_are_counted() -> None:
    text = "The equipped monster gains 800 ATK and DEF for each Equip Card you control."
    blade = {"name": "Blade", "types": ["Equip Spell"], "text": text}
    plain = {"name": "Club", "types": ["Equip Spell"], "text": "The equipped monster can attack directly."}
    table = table_with(lying("Ann", "hand", blade), lying("Ann", "hand", plain), HOG)
    for each, attack in (("Blade", 2.3), ("Club", 3.1)):
        GAME.apply(table, GAME.parse(table, f"Ann activates {each} on Hog"))
        assert float(values.number(settled(table), table.cards["Hog"], OFFENSE) or 0) == attack


def test_half_the_attack_of_a_tribute_is_dealt() -> None:
    half = "half the Tributed monster's ATK on the field"
    text = f"You can Tribute 1 monster; inflict damage to your opponent equal to {half}."
    table = table_with(summon("Ann", monster("Boar", text)), summon("Ann", monster("Ape", offense="4000")))
    GAME.apply(table, GAME.parse(table, "Ann activates Boar's effect with Ape"))
    assert settled(table).players["Bob"].life == 18


@pytest.mark.parametrize("material", ["Synchro", "Link"])
def test_a_material_tells_that_it_has_gone(material: str) -> None:
    text = f"If this card is sent to the GY as {material} Material: Draw 1 card."
    for kind in ("Synchro", "Link"):
        said = "1 Tuner + 1 non-Tuner monster" if kind == "Synchro" else "2 monsters"
        new = monster("New", said, types=[f"{kind} Monster"], rank="8" if kind == "Synchro" else "2")
        cards = [summon("Ann", monster("Cat", text)), summon("Ann", monster("Ape", groups=["Beast", "Tuner"]))]
        table = table_with(*cards, lying("Ann", "Extra Deck", new))
        play = next(each for each in GAME.options(table) if _is_legal(table, each, "New"))
        GAME.apply(table, play)
        settled(table)
        assert table.cards["Cat"].zone is Zone.DISCARD
        assert len(hand(table, "Ann")) == (1 if kind == material else 0)


def test_all_monsters_are_attacked_once_each() -> None:
    def may(table: Table, to: str) -> bool:
        return GAME.why_not(table, AttackWith("Ann", (Blow("Hog", to),))) is None

    text = "This card can attack all monsters your opponent controls, once each."
    walls = [summon("Bob", monster(each, "This card cannot be destroyed by battle.")) for each in ("Pig", "Cat", "Ape")]
    table = table_with(summon("Ann", monster("Hog", text, offense="2000")), *walls, phase="Battle Phase")
    for name in ("Pig", "Cat", "Ape"):
        assert may(table, name)
        GAME.apply(table, AttackWith("Ann", (Blow("Hog", name),)))
        settled(table)
        assert not may(table, name)
    assert not may(table, "Bob")
    direct = table_with(summon("Ann", monster("Hog", f"{text} This card can attack directly.")), *walls,
                        phase="Battle Phase")  # fmt: skip
    GAME.apply(direct, AttackWith("Ann", (Blow("Hog", "Bob"),)))
    assert not may(settled(direct), "Pig")

"""What cards of Yu-Gi-Oh! and others keep players from: summonings, Setting, attacks, answers, Trainers, the GY."""

from typing import Any

import pytest
from cgs_idiom import monster, rivals, snare
from cgs_table import ELF, GAME, MOUSE, lying, settled, summon, table_with

from rules_db.games.cgs.actions.values import AttackWith, Blow, Pass
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

HOG = lying("Ann", "hand", monster("Hog"))
OWL = summon("Ann", monster("Owl"), state={"is_face_down": True, "is_defending": True, "set_in": 1})
IMP = lying("Ann", "hand", monster("Imp", "If you control no Imp, you can Special Summon this card (from your hand)."))


def is_open(table: Table, said: str) -> bool:
    """Whether Ann could do this now."""
    return GAME.why_not(table, GAME.parse(table, said)) is None


def hall(text: str, player: str = "Bob", kind: str = "Continuous Spell") -> dict[str, Any]:
    return lying(player, "backrow zone", {"name": "Hall", "types": [kind], "text": text}, place=3)


SUMMONS, SETS, FLIPS, COMES = "Ann plays Hog", "Ann Sets Hog", "Ann Flip Summons Owl", "Ann activates Imp's effect"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Neither player can Normal Summon/Set monsters.", (SUMMONS, SETS)),
        ("Your opponent cannot Normal Summon or Set monsters.", (SUMMONS, SETS)),
        ("Your opponent cannot Normal or Special Summon monsters.", (SUMMONS, COMES)),
        ("Your opponent cannot Summon monsters.", (SUMMONS, FLIPS, COMES)),
        ("Your opponent cannot Set monsters.", (SETS,)),
        ("Your opponent cannot Flip Summon monsters.", (FLIPS,)),
        ("You cannot Summon monsters.", ()),
    ],
)
def test_players_are_kept_from_summonings(text: str, kept: tuple[str, ...]) -> None:
    free, table = table_with(HOG, OWL, IMP), table_with(HOG, OWL, IMP, hall(text))
    every = (SUMMONS, SETS, FLIPS)
    assert [each for each in every if not is_open(free, each)] == []
    assert [each for each in every if not is_open(table, each)] == [each for each in every if each in kept]
    GAME.apply(table, GAME.parse(table, COMES))
    assert (settled(table).cards["Imp"].zone is Zone.HAND) is (COMES in kept)


def test_creatures_and_basic_pokemon_are_kept_back_as_well() -> None:
    cards = (lying("Ann", "hand", ELF | {"cost": "{0}"}), lying("Ann", "hand", MOUSE))
    text = "Your opponent cannot Summon monsters."
    for each in ("Ann plays Elf", "Ann plays Mouse"):
        assert is_open(table_with(*cards), each)
        assert not is_open(table_with(*cards, hall(text)), each)


def test_no_trainers_are_played() -> None:
    ball = lying("Ann", "hand", {"name": "Ball", "types": ["Item"], "text": "Draw a card."})
    owl = MOUSE | {
        "name": "Owl",
        "text": 'Ability "Shut": Your opponent can\'t play any Trainer cards from their hand.',
    }
    assert is_open(table_with(ball), "Ann plays Ball")
    assert not is_open(table_with(ball, summon("Bob", owl)), "Ann plays Ball")
    assert is_open(table_with(ball, summon("Ann", owl)), "Ann plays Ball")


STORM = "Destroy all monsters your opponent controls. "
QUICK = {"name": "Spark", "types": ["Quick-Play Spell"], "text": "Draw 1 card."}


@pytest.mark.parametrize(
    ("text", "open_to"),
    [
        ("", ["Ann", "Bob"]),
        ("Your opponent cannot activate cards or effects in response to this card's activation.", ["Ann"]),
        ("Neither player can activate cards or effects in response to this card's activation.", []),
    ],
)
def test_nobody_answers_it(text: str, open_to: list[str]) -> None:
    """Ann's instant could answer her own Spell, and Bob's Trap could."""
    rite = {"name": "Rite", "types": ["Normal Spell"], "text": STORM + text}
    bolt = {"name": "Bolt", "types": ["instant"], "text": "draw 1"}
    found = []
    for player, said in (("Ann", "Ann plays Bolt"), ("Bob", "Bob flips Snare")):
        trap = snare("Draw 1 card.", "Normal Trap")
        table = table_with(lying("Ann", "hand", rite), lying("Ann", "hand", bolt), trap)
        GAME.apply(table, GAME.parse(table, "Ann activates Rite"))
        while table.queue and GAME.pending(table).player != player:  # type: ignore[union-attr]
            GAME.apply(table, Pass(GAME.pending(table).player))  # type: ignore[union-attr]
        assert table.queue
        found += [player] if is_open(table, said) else []
    assert found == open_to


ONE = "Each player can only attack with 1 monster each Battle Phase."


@pytest.mark.parametrize("who", ["Each player", "Your opponent"])
def test_only_one_monster_attacks(who: str) -> None:
    text = f"{who} can only attack with 1 monster during each Battle Phase."
    cards = (summon("Ann", monster("Hog")), summon("Ann", monster("Cat")), *rivals("Pig"))
    for extra, may in (((), True), ((hall(text),), False)):
        table = table_with(*cards, *extra, phase="Battle Phase")
        GAME.apply(table, AttackWith("Ann", (Blow("Hog", "Pig"),)))
        settled(table)
        assert (GAME.why_not(table, AttackWith("Ann", (Blow("Cat", "Bob"),))) is None) is may


def test_the_one_may_attack_twice() -> None:
    hog = monster("Hog", "This card can make a second attack during each Battle Phase.", offense="3000")
    table = table_with(summon("Ann", hog), *rivals("Pig", "Boar"), hall(ONE), phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Hog", "Pig"),)))
    settled(table)
    assert GAME.why_not(table, AttackWith("Ann", (Blow("Hog", "Boar"),))) is None


def test_creatures_do_not_attack_together() -> None:
    cards = [summon("Ann", ELF, name) for name in ("Elf", "Elf 2")]
    both = AttackWith("Ann", (Blow("Elf", "Bob"), Blow("Elf 2", "Bob")))
    arbiter = summon("Bob", ELF | {"name": "Judge", "text": "No more than one creature can attack each combat."})
    assert GAME.why_not(table_with(*cards, phase="Battle Phase"), both) is None
    table = table_with(*cards, arbiter, phase="Battle Phase")
    assert GAME.why_not(table, both) is not None
    assert GAME.why_not(table, AttackWith("Ann", (Blow("Elf", "Bob"),))) is None

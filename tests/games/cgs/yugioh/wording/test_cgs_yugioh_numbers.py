"""Damage, LP, ATK and DEF, and what cannot be done, as Yu-Gi-Oh! cards say it: read, and played at a table."""

from fractions import Fraction

import pytest
from cgs_idiom import fought, ignition, monster, rivals, spell
from cgs_table import ELF, GAME, OGRE, done, go_on_to, lying, source, summon, table_with

from rules_db.engine.kernel import BadSetup, IllegalAction
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.card_text.doing import permissions, values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

FIELD, GONE = Zone.SUMMON, Zone.DISCARD


def numbers(table: Table, name: str) -> tuple[Fraction | None, Fraction | None]:
    """ATK and DEF on the scale of the Singularity, where 1000 is 1."""
    card = table.cards[name]
    return values.number(table, card, OFFENSE), values.number(table, card, DEFENSE)


def lives(table: Table) -> tuple[int, int]:
    return table.players["Ann"].life, table.players["Bob"].life


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Inflict 1000 damage to your opponent for each card in their hand.", (20, 18)),
        ("Gain 1000 LP for each card in your hand.", (21, 20)),
        ("Increase your LP by 3000.", (23, 20)),
        ("Decrease your opponent's LP by 2000.", (20, 18)),
        ("Your opponent loses 1000 LP for each card in their hand.", (20, 18)),
        ("Target 1 monster your opponent controls; inflict damage to your opponent equal to its DEF, then destroy it.",
         (20, 19)),
        ("Target 1 monster your opponent controls; gain LP equal to double its ATK.", (23, 20)),
        ("Pay half your LP; inflict 1000 damage to your opponent.", (10, 19)),
    ],
)  # fmt: skip
def test_damage_and_life_are_counted(text: str, expected: tuple[int, int]) -> None:
    cards = (lying("Ann", "hand", ELF), lying("Bob", "hand", ELF, "Elf 2"), lying("Bob", "hand", OGRE), *rivals("Hog"))
    targets = ("Hog",) if text.startswith("Target") else ()

    assert lives(spell(text, *cards, targets=targets)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Inflict damage to your opponent equal to its original ATK.", (20, 17)),
        ("Inflict damage to your opponent equal to that monster's ATK.", (20, 17)),
        ("Gain LP equal to its original ATK.", (21, 18)),
    ],
)
def test_what_has_been_destroyed_by_battle_is_counted(text: str, expected: tuple[int, int]) -> None:
    """ATK 3000 against 1000 costs Bob 2 life before that."""
    hog = monster("Hog", f"When this card destroys a monster by battle: {text}", offense="3000")

    assert lives(fought(summon("Bob", monster("Pig", offense="1000")), summon("Ann", hog))) == expected


@pytest.mark.parametrize(
    ("text", "now", "later"),
    [
        ("Target 1 monster; it loses 500 ATK until the end of this turn.", ("1", "6/5"), ("3/2", "6/5")),
        ("Target 1 monster; it loses 500 ATK.", ("1", "6/5"), ("1", "6/5")),
        ("Target 1 monster; it gains 700 ATK/DEF.", ("11/5", "19/10"), ("11/5", "19/10")),
        ("Target 1 monster; its ATK becomes 0.", ("0", "6/5"), ("0", "6/5")),
        ("Target 1 monster; its ATK and DEF become 0 until the End Phase.", ("0", "0"), ("3/2", "6/5")),
        ("Double the ATK of target monster until the End Phase.", ("3", "6/5"), ("3/2", "6/5")),
        ("Halve the ATK of target monster.", ("3/4", "6/5"), ("3/4", "6/5")),
        ("Target 1 monster; its ATK is halved until the End Phase, and its DEF is doubled.",
         ("3/4", "12/5"), ("3/2", "12/5")),
        ("Target 1 monster; its DEF becomes its original ATK.", ("3/2", "3/2"), ("3/2", "3/2")),
    ],
)  # fmt: skip
def test_what_is_targeted_changes_for_a_time_or_for_good(
    text: str, now: tuple[str, str], later: tuple[str, str]
) -> None:
    table = spell(text, *rivals("Hog"), targets=("Hog",))
    assert numbers(table, "Hog") == tuple(map(Fraction, now))

    go_on_to(table, 4)
    assert numbers(table, "Hog") == tuple(map(Fraction, later))


@pytest.mark.parametrize(
    ("text", "now", "later"),
    [
        ("You can target 1 monster you control; this card gains ATK equal to its ATK until the End Phase.", "3", "3/2"),
        ("You can pay 500 LP; double this card's ATK until the End Phase.", "3", "3/2"),
        ("You can pay 500 LP; this card's ATK becomes 3000 until the end of this turn.", "3", "3/2"),
        ("You can pay 500 LP; halve this card's ATK.", "3/4", "3/4"),
        ("You can pay 500 LP; this card gains 500 ATK.", "2", "2"),
    ],
)
def test_a_monster_changes_itself(text: str, now: str, later: str) -> None:
    table = ignition(text, targets=("Boar",) if "target" in text else ())
    assert numbers(table, "Boar")[0] == Fraction(now)

    go_on_to(table, 4)
    assert numbers(table, "Boar")[0] == Fraction(later)


def test_what_was_halved_is_as_printed_when_it_comes_back() -> None:
    text = "Halve the ATK of target monster, return it to its owner's hand, then put it onto the field"
    table = spell(text, *rivals("Hog"), targets=("Hog",))

    assert numbers(table, "Hog")[0] == Fraction(3, 2)


@pytest.mark.parametrize(
    ("says", "by", "zone"),
    [
        ("Cannot be destroyed by battle.", "Ann", GONE),
        ("Cannot be destroyed by battle or card effects.", "Ann", FIELD),
        ("This card cannot be destroyed by card effects.", "Ann", FIELD),
        ("Cannot be destroyed by your opponent's card effects.", "Ann", FIELD),
        ("Unaffected by other cards' effects.", "Ann", FIELD),
        ("This card is unaffected by your opponent's card effects.", "Ann", FIELD),
        ("Unaffected by Trap effects.", "Ann", GONE),
    ],
)
@pytest.mark.parametrize("text", ["Destroy all monsters.", "3000 damage to all monsters"])
def test_what_keeps_a_monster_from_effects_of_an_opponent(says: str, by: str, zone: Zone, text: str) -> None:
    assert spell(text, summon("Bob", monster("Hog", says))).cards["Hog"].zone is zone


@pytest.mark.parametrize("text", ["Destroy all monsters.", "3000 damage to all monsters"])
def test_ones_own_effects_are_none_of_an_opponent(text: str) -> None:
    says = "Cannot be destroyed by your opponent's card effects."

    assert spell(text, summon("Ann", monster("Hog", says))).cards["Hog"].zone is GONE


@pytest.mark.parametrize(
    ("says", "zone"),
    [
        ("Cannot be destroyed by battle.", FIELD),
        ("Cannot be destroyed by battle or by card effects.", FIELD),
        ("Cannot be destroyed by card effects.", GONE),
        ("Cannot be destroyed by your opponent's card effects.", GONE),
    ],
)
def test_what_keeps_a_monster_from_battle(says: str, zone: Zone) -> None:
    pig = summon("Bob", monster("Pig", says, offense="100"))

    assert fought(pig, summon("Ann", monster("Hog"))).cards["Pig"].zone is zone


@pytest.mark.parametrize(
    "says",
    [
        "Your opponent cannot target this card with card effects.",
        "Cannot be targeted by your opponent's card effects.",
        "Cannot be targeted by card effects.",
    ],
)
def test_what_cannot_be_targeted(says: str) -> None:
    with pytest.raises(IllegalAction, match="to_choose_from"):
        spell("Target 1 monster; destroy it.", summon("Bob", monster("Hog", says)), targets=("Hog",))


def test_a_sentence_without_a_subject_is_about_what_was_named_before() -> None:
    text = "Equip only to a Beast monster. The equipped monster gains 500 ATK, and cannot be destroyed by battle."
    blade = {"name": "Blade", "types": ["Equip Spell"], "text": text}
    table = table_with(summon("Bob", monster("Pig", offense="100")), lying("Bob", "backrow zone", blade, host="Pig"))

    assert numbers(table, "Pig")[0] == Fraction(3, 5)
    assert permissions.forbidden(table, "be destroyed by battle", "Pig")
    assert permissions.forbidden(table, "be destroyed by battle", "Blade") is None


@pytest.mark.parametrize(
    ("says", "deed", "who", "is_kept"),
    [
        ("Neither player can Special Summon.", "Special Summon", "Ann", True),
        ("Neither player can Special Summon monsters.", "Special Summon", "Bob", True),
        ("Your opponent cannot activate Trap Cards.", "activate Traps", "Bob", True),
        ("Your opponent cannot activate Trap Cards.", "activate Traps", "Ann", False),
        ("Your opponent's monsters cannot attack.", "attack", "Hog", True),
        ("Your opponent's monsters cannot declare an attack.", "attack", "Boar", False),
        ("Your monsters cannot be destroyed by battle.", "be destroyed by battle", "Boar", True),
    ],
)
def test_what_a_text_in_force_forbids(says: str, deed: str, who: str, is_kept: bool) -> None:
    table = table_with(source(says, "Yu-Gi-Oh!"), summon("Ann", monster("Boar")), *rivals("Hog"))

    assert (permissions.forbidden(table, deed, who) is not None) is is_kept


@pytest.mark.parametrize("is_set", [False, True])
def test_a_monster_that_cannot_be_normal_summoned_or_set(is_set: bool) -> None:
    table = table_with(lying("Ann", "hand", monster("Boar", "Cannot be Normal Summoned/Set.")))

    with pytest.raises(IllegalAction, match=r"cannot be (Normal Summoned|Set)"):
        GAME.apply(table, Play("Ann", "Boar", FIELD, 1, is_face_down=is_set))


def test_a_monster_that_cannot_be_special_summoned_stays_where_it_is() -> None:
    proud = monster("Boar", "Cannot be Special Summoned.")

    table = done("Special Summon all monsters from your hand", lying("Ann", "hand", proud))

    assert table.cards["Boar"].zone is Zone.HAND


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("When this is summoned: each player draws 1 for each card in their hand.", "whose that is"),
    ],
)
def test_what_cannot_be_counted_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        read_effects(text)


def test_a_link_monster_has_no_def_that_could_be_low() -> None:
    link = {"name": "Chain", "types": ["Link Monster"], "colors": ["EARTH"], "rank": "2", "offense": "1500"}
    for stat, zone in (("DEF", FIELD), ("ATK", GONE)):
        table = spell(f"Destroy all monsters with 1500 or less {stat}.", summon("Bob", link), *rivals("Hog"))
        assert (table.cards["Chain"].zone, table.cards["Hog"].zone) == (zone, GONE)

"""What is divided among several as one chooses, and counters that go from one card to another."""

import pytest
from cgs_table import ELF, GAME, GOLEM, OGRE, done, lying, play_out, source, summon, table_with

from rules_db.engine.kernel import BadSetup, IllegalAction
from rules_db.games.cgs.actions.values import Activate, Choose, Pass, Play
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

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


def with_counters(text: str, **targets: tuple[str, ...]) -> tuple[int, int]:
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
    assert with_counters(text, targets=("Ogre", "Elf")) == left


def test_there_are_no_counters_to_move() -> None:
    assert with_counters("move a +1/+1 counter from target creature onto another target creature",
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

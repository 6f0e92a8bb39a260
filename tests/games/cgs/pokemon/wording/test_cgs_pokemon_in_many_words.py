"""What cards of Pokémon say in words of their own, each carried out."""

import pytest
from cgs_pokemon import VOLT, attack, attacked, attacks_of, facing, harm
from cgs_table import ELF, GAME, MOUSE, go_on_to, lying, play_out, summon, table_with

from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE
from rules_db.games.cgs.words import Zone

DAMAGED = "each of your opponent's Pokémon that has any damage counters on it"


def test_a_name_may_stand_before_a_full_stop() -> None:
    assert harm(attacked("[0] Curse. Put 3 damage counters on your opponent's Active Pokémon."), "Wall") == [3]


def test_damage_for_those_that_have_damage_counters() -> None:
    table = attacked(f"Spark [0]: This attack does 30 damage to {DAMAGED}.",
                     summon("Bob", MOUSE | {"name": "Hurt"}, state={"damage": 1}), wall={"damage": 2})  # fmt: skip
    assert harm(table, "Wall", "Hurt", "Rat") == [5, 4, 0]


def test_what_is_damaged_cannot_attack() -> None:
    mud = {"name": "Mud", "types": ["Stadium"],
           "text": "Pokémon that have any damage counters on them (both yours and your opponent's) can't "
                   "attack."}  # fmt: skip
    able = []
    for damage in (0, 1):
        table = facing("Spark [0]: 20", lying("Bob", "Field Zone", mud), volt={"damage": damage}, phase="Battle Phase")
        able.append(attacks_of(table, "Volt"))
    assert able == [{1}, set()]


@pytest.mark.parametrize(("count", "able"), [(2, set()), (3, {1})])
def test_it_attacks_only_with_so_many_pokemon_in_play(count: int, able: set[int]) -> None:
    """Mouse and Volt are two; a creature is a Pokémon for a card of Pokémon."""
    text = "Ability: Pack. This Pokémon can't attack unless you have 3 or more Pokémon in play.\nSpark [0]: 20"
    table = facing(text, *([summon("Ann", ELF)] if count > 2 else []), phase="Battle Phase")
    assert attacks_of(table, "Volt") == able


def test_damage_counters_at_each_checkup() -> None:
    text = "Ability: Fumes. During Pokémon Checkup, put 1 damage counter on each of your opponent's Pokémon."
    table = facing(text)
    go_on_to(table, 5)
    assert harm(table, "Wall", "Rat", "Bat", "Volt") == [2, 2, 2, 0]


@pytest.mark.parametrize(
    "text",
    ["Pokémon Tools attached to each Pokémon (both yours and your opponent's) have no effect.",
     "Pokémon Tools have no effect."],
)  # fmt: skip
def test_tools_have_no_effect(text: str) -> None:
    """Nor has an Equipment, which a card of Pokémon means by the same word (6.4.2)."""
    charm = {"name": "Charm", "types": ["Tool"], "text": "The Pokémon this card is attached to gets +50 HP."}
    plate = {"name": "Plate", "types": ["artifact"], "groups": ["Equipment"], "text": "equipped creature gets +0/+1"}
    table = facing(
        "Spark [0]: 20", lying("Ann", "backrow zone", charm, host="Volt"),
        lying("Ann", "backrow zone", plate, host="Mouse", place=2),
        lying("Bob", "hand", {"name": "Jam", "types": ["Stadium"], "text": text}), turn_player="Bob",
    )  # fmt: skip
    both = [table.cards[each] for each in ("Volt", "Mouse")]
    before = [str(values.number(table, each, DEFENSE)) for each in both]
    GAME.apply(table, Play("Bob", "Jam", Zone.FIELD, 1))
    play_out(table)
    assert (before, [str(values.number(table, each, DEFENSE)) for each in both]) == (["14", "7"], ["9", "6"])


def test_counters_on_what_is_put_onto_a_bench() -> None:
    trap = {"name": "Nest", "types": ["Stadium"],
            "text": "Whenever any player puts a Basic Pokémon onto their Bench, put 2 damage counters on that "
                    "Pokémon."}  # fmt: skip
    table = table_with(
        lying("Ann", "Extra Summon Zone", VOLT), lying("Bob", "Field Zone", trap),
        lying("Ann", "hand", MOUSE), lying("Ann", "hand", ELF | {"cost": "{0}"}),
    )  # fmt: skip
    GAME.apply(table, Play("Ann", "Mouse", Zone.SUMMON, 1))
    play_out(table)
    assert harm(table, "Mouse", "Volt") == [2, 0]


@pytest.mark.parametrize(("text", "expected"), [("", 3), ("Tera: As long as this Pokémon is on your Bench, prevent all \
damage done to this Pokémon by attacks (both yours and your opponent's).", 0)])  # fmt: skip
def test_a_tera_pokemon_on_the_bench(text: str, expected: int) -> None:
    gem = MOUSE | {"name": "Gem", "text": text}
    own = "Spark [0]: This attack does 30 damage to each of your opponent's Benched Pokémon."
    assert harm(attack(facing(own, summon("Bob", gem), phase="Battle Phase")), "Gem", "Rat") == [expected, 3]

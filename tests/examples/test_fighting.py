"""What can be asked of combat, in every game that has it: all of it plays, and what is said of it is true."""

from collections.abc import Iterator
from itertools import product

import pytest

from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.play.combat import Asked, BadQuestion, Kind, Question
from rules_db.examples.fighting import combat_of, fight
from rules_db.examples.runner import run_example
from rules_db.model import Example, Library, Place, RulebookId, RuleId

KEYS = [key for key in engine_keys() if load_engine(key).combat]


def asked(kinds: list[Kind]) -> Iterator[Asked]:
    """Every kind in every position, with the numbers with which a form begins and with the most there are.

    Once each with all that it may have besides: the last that a form offers.
    """
    for kind in kinds:
        if kind.traits:
            yield Asked(kind.key, kind.stances[0].key, {}, {each.name: each.options[-1].key for each in kind.traits})
        for stance, numbers in product(kind.stances, ({}, {each.name: str(each.most) for each in kind.stats[:2]})):
            yield Asked(kind.key, stance.key, numbers)


def questions(key: str) -> Iterator[Question]:
    combat = combat_of(key)
    for attacker, defender in product(asked([*combat.attackers]), [None, *asked([*combat.defenders])]):
        yield combat.question(attacker, defender)


def problems(key: str, scenario: str) -> list[str]:
    """What a worked example with this text would be told."""
    rule = RuleId(f"{key}-0")
    ran = run_example(Example("asked", RulebookId(key), rule, "", scenario, Place("asked.md", 0)))
    return [str(each) for each in ran.problems]


@pytest.mark.parametrize("key", KEYS)
def test_whatever_can_be_asked_is_played_and_comes_out_as_its_example_says(key: str) -> None:
    fought = [fight(key, question) for question in questions(key)]

    assert [problems(key, each.scenario) for each in fought if problems(key, each.scenario)] == []
    assert all(bool(each.said) != bool(each.refusal) for each in fought)
    assert any(each.refusal for each in fought)
    assert any(each.destroyed for each in fought)


@pytest.mark.parametrize("key", KEYS)
def test_the_rules_that_a_question_names_are_in_the_rulebook(key: str, bare_library: Library) -> None:
    combat, numbers = combat_of(key), {rule.number for rule in bare_library.rules_of(RulebookId(key))}
    kinds = [*combat.attackers, *combat.defenders]
    named = {combat.about(each) for each in questions(key)} | {combat.lead_of(each) for each in questions(key)}
    named |= {stat.rule for kind in kinds for stat in kind.stats} | {kind.falls for kind in kinds if kind.falls}
    named |= {*combat.quiet}

    assert named - numbers == set()


@pytest.mark.parametrize("key", KEYS)
def test_what_a_trait_waits_for_is_in_the_form(key: str) -> None:
    combat = combat_of(key)
    sides = (combat.attackers, combat.defenders)
    waits = [(trait, kind, other) for own, other in (sides, sides[::-1]) for kind in own for trait in kind.traits]

    assert [trait for trait, _, other in waits if not {*trait.against} <= {each.key for each in other}] == []
    assert [trait for trait, kind, _ in waits if trait.after not in ("", *(each.name for each in kind.traits))] == []
    named = [(trait, {each.name for kind in other for each in kind.traits}) for trait, _, other in waits]
    assert [trait for trait, names in named if not {*trait.facing} <= names] == []


@pytest.mark.parametrize(
    ("attacker", "what", "rule"),
    [
        (Asked("land", "untapped", {}), "there is no attacker 'land' (there are: monster, creature, pokemon)", ""),
        (Asked("creature", "asleep", {}), "there is no position of a Magic creature 'asleep'", ""),
        (Asked("creature", "untapped", {"ATK": "1"}), "a Magic creature has no ATK", ""),
        (Asked("monster", "attack", {}, {"type": "Fire"}), "has no type (it has: Attribute)", ""),
        (
            Asked("pokemon", "attack", {}, {"Weakness": "Sound"}),
            "no Weakness of a Pokémon 'Sound' (there are: none,",
            "",
        ),
        (
            Asked("creature", "untapped", {"power": "100"}),
            "power of a Magic creature is a whole number from 0",
            "9.2.2",
        ),
        (Asked("creature", "untapped", {"power": "²"}), "from 0 to 99 here, not '²'", "9.2.2"),
        (Asked("creature", "untapped", {"toughness": "0"}), "from 1 to 99 here, not '0'", "9.2.7"),
        (Asked("monster", "attack", {"ATK": "-1"}), "from 0 to 9999 here, not '-1'", "10.2.2"),
        (Asked("creature", "untapped", {"damage on it": "1"}), "the attacker would not be on the field", "9.2.4"),
    ],
)
def test_what_cannot_be_asked_says_so_in_a_line_with_its_rule(attacker: Asked, what: str, rule: str) -> None:
    with pytest.raises(BadQuestion) as caught:
        fight("cgs", combat_of("cgs").question(attacker, None))

    assert what in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.rule == rule


def test_a_game_without_combat_says_so() -> None:
    with pytest.raises(BadQuestion, match="singularity has no combat"):
        combat_of("singularity")


@pytest.mark.parametrize(
    ("attacker", "defender", "said"),
    [
        # 607.3.b: a DEF of 2300 less an ATK of 1500.
        (Asked("monster", "attack", {"ATK": "1500"}), Asked("monster", "defense", {"DEF": "2300"}),
         ("the attacker and the defender both survive", "Ann loses 800 life points")),
        # 607.3.a: an attacker with the lower ATK falls, and its controller takes the difference.
        (Asked("monster", "attack", {"ATK": "1500"}), Asked("monster", "attack", {"ATK": "1600"}),
         ("the attacker is destroyed", "the defender survives", "Ann loses 100 life points")),
        # 607.3.d: what lies face-down is flipped first.
        (Asked("monster", "attack", {"ATK": "500"}), Asked("monster", "face-down", {"DEF": "500"}),
         ("the attacker and the defender both survive", "the defender is flipped face-up", "nobody loses life points")),
        # 607.3.c: a direct attack costs its ATK, here all 8000 of 102.3.
        (Asked("monster", "attack", {"ATK": "8000"}), None,
         ("the attacker survives", "Bob loses 8000 life points", "Ann wins")),
    ],
)  # fmt: skip
def test_battles_of_resummoned_end_as_607_3_says(attacker: Asked, defender: Asked | None, said: tuple[str]) -> None:
    fought = fight("resummoned", combat_of("resummoned").question(attacker, defender))

    assert fought.said == said


@pytest.mark.parametrize(
    ("attacker", "defender", "said"),
    [
        # 2.2.7.8 and 2.2.8.3: the defense is higher, so the attacker falls and costs its level.
        (Asked("creature", "untapped", {"attack": "2", "level": "2"}), Asked("creature", "tapped", {"defense": "3"}),
         ("the attacker is destroyed", "the defender survives", "Ann loses 2 points")),
        # 2.2.7.7.R1: between equals nothing happens.
        (Asked("creature", "untapped", {"attack": "3"}), Asked("creature", "untapped", {"defense": "3"}),
         ("the attacker and the defender both survive", "nobody loses points")),
        # 2.2.8.5: a direct attack costs the level of the attacker.
        (Asked("creature", "untapped", {"attack": "9", "level": "1"}), None,
         ("the attacker survives", "Bob loses 1 point")),
    ],
)  # fmt: skip
def test_attacks_of_ttcg_end_as_their_power_levels_say(
    attacker: Asked, defender: Asked | None, said: tuple[str]
) -> None:
    fought = fight("ttcg", combat_of("ttcg").question(attacker, defender))

    assert fought.said == said


COLORS = {
    "white": {"Lightning"}, "blue": {"Water"}, "black": {"Metal", "Darkness"}, "red": {"Fire", "Fighting"},
    "green": {"Grass"}, "colorless": {"Colorless"},
}  # fmt: skip
ATTRIBUTES = {
    "DARK": {"Psychic", "Fairy"}, "DIVINE": {"Dragon"}, "EARTH": {"Metal", "Darkness"}, "FIRE": {"Fire", "Fighting"},
    "LIGHT": {"Lightning"}, "WATER": {"Water"}, "WIND": {"Grass"},
}  # fmt: skip
TYPES = {
    "Grass": {"Grass"}, "Fire": {"Fire", "Fighting"}, "Water": {"Water"}, "Lightning": {"Lightning"},
    "Psychic": {"Psychic", "Fairy"}, "Fighting": {"Fire", "Fighting"}, "Darkness": {"Metal", "Darkness"},
    "Metal": {"Metal", "Darkness"}, "Fairy": {"Psychic", "Fairy"}, "Dragon": {"Dragon"}, "Colorless": {"Colorless"},
}  # fmt: skip
"""By the table of 6.2.2: the types of Pokémon in the row of each color, Attribute and type."""


@pytest.mark.parametrize(
    ("kind", "stance", "numbers", "trait", "rows"),
    [
        ("creature", "untapped", {"power": "2"}, "color", COLORS),
        ("monster", "attack", {"ATK": "2000"}, "Attribute", ATTRIBUTES),
        ("pokemon", "attack", {"damage of the move": "20"}, "type", TYPES),
    ],
)
def test_a_weakness_is_to_the_colors_of_its_row(
    kind: str, stance: str, numbers: dict[str, str], trait: str, rows: dict[str, set[str]]
) -> None:
    combat = combat_of("cgs")
    own = next(each for each in combat.attackers if each.key == kind)
    colors = [each.key for has in own.traits if has.name == trait for each in has.options]
    bears = {
        (color, type_): fight("cgs", combat.question(
            Asked(kind, stance, numbers, {trait: color}), Asked("pokemon", "attack", {"HP": "100"}, {"Weakness": type_})
        )).said
        for color, type_ in product(colors, TYPES)
    }  # fmt: skip

    doubled = {
        color: {type_ for type_ in TYPES if "the blocker bears 4 damage" in bears[color, type_]} for color in colors
    }
    plain = {
        color: {type_ for type_ in TYPES if "the blocker bears 2 damage" in bears[color, type_]} for color in colors
    }

    assert doubled == rows
    assert plain == {color: {*TYPES} - types for color, types in rows.items()}


def creature(color: str) -> Asked:
    return Asked("creature", "untapped", {"power": "3", "toughness": "3"}, {"color": color})


def monster(attribute: str, attack: str) -> Asked:
    return Asked("monster", "attack", {"ATK": attack}, {"Attribute": attribute})


def fiery(**numbers: str) -> Asked:
    """A Fire Pokémon that attacks."""
    return Asked("pokemon", "attack", {"damage of the move": "20", **numbers}, {"type": "Fire"})


def blocking(hp: str, stance: str = "attack", **traits: str) -> Asked:
    return Asked("pokemon", stance, {"HP": hp}, {each.replace("_", " "): key for each, key in traits.items()})


BOTH_LIVE = "the attacker and the blocker both survive"
GROWS = ("6.2.2.a", "12.2.5")
TWICE = {"Weakness": "Fire", "Weakness_amount": "x2"}


@pytest.mark.parametrize(
    ("attacker", "blocker", "said", "deciding"),
    [
        # 12.2.1 makes 2 of 20 and 3 of +30.
        (fiery(), blocking("100", Weakness="Fire", Weakness_amount="+30"),
         (BOTH_LIVE, "the blocker bears 5 damage"), GROWS),
        (fiery(), blocking("100", Weakness="Fire", Weakness_amount="x3"), (BOTH_LIVE, "the blocker bears 6 damage"),
         (*GROWS, "12.2.5.b")),
        # 12.2.5.a: one that lists no amount doubles.
        (fiery(), blocking("40", Weakness="Fire", Weakness_amount="doubled"),
         ("the blocker is destroyed", "the attacker survives"), (*GROWS, "12.2.5.a")),
        # 12.2.6, and 12.2.12: no less than nothing.
        (creature("red"), blocking("100", Resistance="Fighting", Resistance_amount="-20"),
         (BOTH_LIVE, "the blocker bears 1 damage"), ("6.2.2.a", "12.2.6")),
        (fiery(), blocking("10", Resistance="Fire", Resistance_amount="-40"), (BOTH_LIVE,), ("6.2.2.a", "12.2.6")),
        # 12.2.8: twice 3, less 2; the other way round it would be twice 1.
        (creature("red"), blocking("100", **TWICE, Resistance="Fire", Resistance_amount="-20"),
         (BOTH_LIVE, "the blocker bears 4 damage"), (*GROWS, "12.2.5.b", "12.2.6", "12.2.8")),
        # 12.2.11: 2.6 is rounded, and not the 1.3 before.
        (monster("FIRE", "1300"), blocking("100", **TWICE),
         (BOTH_LIVE, "the blocker bears 3 damage"), (*GROWS, "12.2.5.b")),
        # A color that it has no Weakness to.
        (creature("blue"), blocking("100", **TWICE), (BOTH_LIVE, "the blocker bears 3 damage"), ()),
    ],
)  # fmt: skip
def test_weakness_and_resistance_change_damage_and_are_named(
    attacker: Asked, blocker: Asked, said: tuple[str, ...], deciding: tuple[str, ...]
) -> None:
    fought = fight("cgs", combat_of("cgs").question(attacker, blocker))

    assert fought.said == (*said, "nobody loses life")
    assert fought.deciding == tuple(f"cgs-{each}" for each in deciding)


@pytest.mark.parametrize(
    ("blocker", "said"),
    [
        # 14.3.9.a.R1: 3000 less an HP of 20 is 1, whatever the Weakness makes of the damage.
        (blocking("20", Weakness="Fire", Weakness_amount="x3"),
         ("the blocker is destroyed", "the attacker survives", "Bob loses 1 life")),
        # And where Resistance leaves nothing, there is no excess.
        (blocking("20", Resistance="Fire", Resistance_amount="-30"), (BOTH_LIVE, "nobody loses life")),
    ],
)  # fmt: skip
def test_weakness_does_not_change_the_excess(blocker: Asked, said: tuple[str, ...]) -> None:
    fought = fight("cgs", combat_of("cgs").question(monster("FIRE", "3000"), blocker))

    assert fought.said == said


def test_an_attacking_pokemon_has_its_weakness_against_what_strikes_back() -> None:
    traits = {"Weakness": "Fire", "Weakness amount": "x2"}
    attacker = Asked("pokemon", "attack", {"damage of the move": "10", "HP": "60"}, traits)

    fought = fight("cgs", combat_of("cgs").question(attacker, creature("red")))

    # 14.3.20: a power of 3 in return, which its Weakness doubles; a toughness of 3 bears the 1 of its move.
    assert fought.said == (
        "the attacker is destroyed", "the blocker survives", "the blocker bears 1 damage", "nobody loses life",
    )  # fmt: skip


@pytest.mark.parametrize("stance", ["bench", "bench-defense"])
@pytest.mark.parametrize(
    ("attacker", "said", "rule", "deciding"),
    [
        # 12.7.5: while another one stands in the Active Spot.
        (fiery(), (), "12.7.5", ()),
        # 10.6.1.c: a monster attacks any summon; 12.2.7: there the Weakness does nothing.
        (monster("FIRE", "2000"), (BOTH_LIVE, "the blocker bears 2 damage", "nobody loses life"), "", ("12.2.7",)),
        # 12.8.1: it cannot be selected to block, so the creature's power of 3 reaches the player (9.4.1).
        (creature("red"), (BOTH_LIVE, "Bob loses 3 life"), "", ()),
    ],
)  # fmt: skip
def test_on_the_bench_a_pokemon_meets_monsters_alone(
    attacker: Asked, said: tuple[str, ...], rule: str, deciding: tuple[str, ...], stance: str
) -> None:
    blocker = blocking("100", stance, **TWICE)

    fought = fight("cgs", combat_of("cgs").question(attacker, blocker))

    assert fought.said == said
    assert (fought.refusal.rule if fought.refusal else "") == (f"cgs-{rule}" if rule else "")
    assert fought.deciding == tuple(f"cgs-{each}" for each in deciding)


@pytest.mark.parametrize(("stance", "rule"), [("bench", "12.7.1"), ("bench-defense", "10.4.10")])
@pytest.mark.parametrize("blocker", [None, Asked("creature", "untapped", {}), Asked("monster", "attack", {})])
def test_from_the_bench_a_pokemon_does_not_attack(stance: str, rule: str, blocker: Asked | None) -> None:
    fought = fight("cgs", combat_of("cgs").question(Asked("pokemon", stance, {}), blocker))

    assert fought.refusal is not None
    assert fought.refusal.rule == f"cgs-{rule}"

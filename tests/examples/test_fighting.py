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
    """Every kind in every position, with the numbers with which a form begins and with the most there are."""
    for kind in kinds:
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

    assert named - numbers == set()


@pytest.mark.parametrize(
    ("attacker", "what", "rule"),
    [
        (Asked("land", "untapped", {}), "there is no attacker 'land' (there are: monster, creature, pokemon)", ""),
        (Asked("creature", "asleep", {}), "there is no position of a Magic creature 'asleep'", ""),
        (Asked("creature", "untapped", {"ATK": "1"}), "a Magic creature has no ATK", ""),
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

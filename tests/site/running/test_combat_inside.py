"""A question about combat, asked as the page asks it: played, told with links, or refused in a line."""

import json
from typing import Any

import pytest
from markupsafe import Markup

from rules_db.engine.engines import engine_keys, load_engine
from rules_db.model import Library
from rules_db.site.running.inside import door
from rules_db.site.running.slim import slim

MONSTER = {"kind": "monster", "stance": "attack", "numbers": {"ATK": "1200", "DEF": "1500"}}
CREATURE = {"kind": "creature", "stance": "tapped", "numbers": {"power": "2", "toughness": "1", "damage on it": "0"}}


@pytest.fixture(scope="module")
def asked(bare_library: Library) -> Any:
    door.begin(slim(bare_library))
    return lambda **question: json.loads(door.answer(json.dumps({"ask": "fight", **question})))


def test_the_worked_combat_is_told_with_the_rules_of_its_pairing(asked: Any) -> None:
    said = asked(key="cgs", attacker=MONSTER, defender=CREATURE)

    assert said["said"] == "The attacker and the blocker are both destroyed; nobody loses life."
    assert 'data-ref="cgs-14.3.7"' in said["about"]
    assert 'data-ref="cgs-9.5.5"' in said["about"]  # what the rule names is linked as well
    assert 'data-ref="cgs-14.2.3"' in said["happened"]
    assert said["lead"] == "14-combat.html#cgs-14.3.4"


def test_what_is_asked_is_an_example_that_passes(asked: Any) -> None:
    scenario = asked(key="cgs", attacker=MONSTER, defender=CREATURE)["scenario"]

    ran = asked(ask="run", text=scenario, rule="cgs-14.3.4", file="rulebooks/cgs/14-combat.md")

    assert (ran["outcome"], ran["problems"]) == ("passed", [])
    assert "Then Attacker is in Ann's discard pile" in scenario


def test_an_attack_that_the_rules_forbid_names_the_rule_and_its_words(asked: Any) -> None:
    said = asked(key="cgs", attacker=CREATURE, defender=None)

    assert said["said"] == "The rules do not allow this attack."
    assert Markup(said["about"]).striptags() == "9.4.2 A tapped creature cannot attack."
    assert 'data-ref="cgs-9.4.2"' in said["happened"]
    assert said["facts"] == ""
    assert "Then the attempt is refused by rule 9.4.2" in said["scenario"]


def test_a_number_out_of_range_is_wrong_by_its_rule(asked: Any) -> None:
    said = asked(key="cgs", attacker=MONSTER | {"numbers": {"ATK": "<b>"}}, defender=None)

    assert said["wrong"] == "ATK of a Yu-Gi-Oh! monster is a whole number from 0 to 9999 here, not '<b>'."
    assert 'data-ref="cgs-10.2.2"' in said["rule"]


def test_a_rule_that_decides_without_an_event_stands_beside_those_of_the_pairing(asked: Any) -> None:
    red = CREATURE | {"stance": "untapped", "traits": {"color": "red"}}
    weak = {
        "kind": "pokemon",
        "stance": "attack",
        "numbers": {},
        "traits": {"Weakness": "Fire", "Weakness amount": "x2"},
    }

    said = asked(key="cgs", attacker=red, defender=weak)

    assert said["said"] == "The attacker and the blocker both survive; the blocker bears 4 damage; nobody loses life."
    rules = Markup(said["about"]).striptags()
    assert rules.startswith("14.3.16 ")
    assert "12.2.5.b If the Weakness lists a multiplier, the damage is multiplied by it." in rules
    assert "Fire ×2" in said["scenario"]


@pytest.mark.parametrize("key", [key for key in engine_keys() if load_engine(key).combat])
def test_the_form_as_it_stands_at_first_can_be_asked(asked: Any, key: str) -> None:
    combat = load_engine(key).combat
    assert combat is not None
    first, second = (
        {"kind": kinds[0].key, "stance": kinds[0].stances[0].key, "numbers": {}}
        for kinds in (combat.attackers, combat.defenders)
    )

    said = asked(key=key, attacker=first, defender=second)

    assert said["said"].endswith(".")
    assert "<td" in said["facts"]

"""Pairings of chapter 14 by numbers that its text gives: 1000 ATK and 10 HP are one point, and damage is rounded."""

import pytest
from told_scenario import wrong_with

from rules_db.engine.play.combat import Asked
from rules_db.examples.fighting import Fought, combat_of, fight


def monster(atk: int, defense: int, stance: str = "attack") -> Asked:
    return Asked("monster", stance, {"ATK": str(atk), "DEF": str(defense)})


def creature(power: int, toughness: int, stance: str = "untapped", damage: int = 0) -> Asked:
    return Asked("creature", stance, {"power": str(power), "toughness": str(toughness), "damage on it": str(damage)})


def pokemon(hp: int, stance: str = "attack") -> Asked:
    return Asked("pokemon", stance, {"HP": str(hp)})


def with_move(hp: int, damage: int) -> Asked:
    return Asked("pokemon", "attack", {"HP": str(hp), "damage of the move": str(damage)})


def fought(attacker: Asked, blocker: Asked | None) -> Fought:
    return fight("cgs", combat_of("cgs").question(attacker, blocker))


def life(fought: Fought) -> tuple[str, ...]:
    return tuple(fact.after for fact in fought.facts if fact.what == "life")


def damage(fought: Fought, card: str) -> str:
    return next(fact.after for fact in fought.facts if (fact.who, fact.what) == (card, "damage"))


def test_the_worked_combat_of_14_4_1_destroys_both_and_costs_nobody_life() -> None:
    both = fought(monster(1200, 1500), creature(2, 1, "tapped"))

    assert set(both.destroyed) == {"Attacker", "Blocker"}
    assert life(both) == ("20", "20")
    assert both.said == ("the attacker and the blocker are both destroyed", "nobody loses life")
    assert both.rules == ("cgs-4.5.2", "cgs-14.2.1", "cgs-14.2.3")


@pytest.mark.parametrize(
    ("attacker", "blocker", "destroyed", "ann", "bob"),
    [
        # 14.3.4, Attack Position: 3 less 1.7 of ATK is 1.3, which is 1. Had it been more than half, it would be 2.
        (monster(3000, 0), monster(1700, 0), ("Blocker",), "20", "19"),
        (monster(3000, 0), monster(1400, 0), ("Blocker",), "20", "18"),
        # 14.3.4: ATK of 0 against ATK of 0 is no damage, and 0 destroys nothing (10.2.3.R2).
        (monster(0, 0), monster(0, 0), (), "20", "20"),
        # 14.3.4, Defense Position: the same DEF is no lower than the ATK; a higher one throws 0.9 back, which is 1.
        (monster(1500, 0), monster(0, 1500, "defense"), (), "20", "20"),
        (monster(1500, 0), monster(0, 2400, "face-down"), (), "19", "20"),
        # 14.3.4, creature: 1.5 less a toughness of 1 is one half, which is rounded up; its power of 1 is too little.
        (monster(1500, 0), creature(1, 1), ("Blocker",), "20", "19"),
        # 14.3.8: the creature strikes back, and nothing gets past it in Defense Position.
        (monster(1500, 0), creature(2, 1, "defense"), ("Blocker", "Attacker"), "20", "20"),
        # 14.3.8.b: what is left of a toughness of 5 after 2 damage is 3, and 3 less 1.5 is 1.5, which is 2.
        (monster(1500, 0), creature(1, 5, "defense", damage=2), (), "18", "20"),
        # 14.3.9 and 14.3.10: 3 less 20 HP is 1, and only Attack Position lets it through.
        (monster(3000, 0), pokemon(20), ("Blocker",), "20", "19"),
        (monster(3000, 0), pokemon(20, "defense"), ("Blocker",), "20", "20"),
        # 14.3.11: no excess of a creature, and the monster's DEF of 2.5 less a power of 2 is one half, which is 1.
        (creature(9, 9), monster(1000, 1000), ("Blocker",), "20", "20"),
        (creature(2, 2), monster(9000, 2500, "face-down"), (), "19", "20"),
        # 14.3.15.a: a toughness of 4 less a power of 1.
        (creature(1, 9), creature(0, 4, "defense"), (), "17", "20"),
        # 14.3.16: a Pokémon deals nothing back, in either position.
        (creature(5, 1), pokemon(60, "defense"), (), "20", "20"),
        # 14.3.17: 40 damage are 4, more than 3.5 of ATK, which are 4 damage to 60 HP.
        (with_move(60, 40), monster(3500, 0), ("Blocker",), "20", "20"),
        (with_move(40, 40), monster(3500, 0), ("Blocker", "Attacker"), "20", "20"),
        (with_move(60, 10), creature(1, 4, "defense"), (), "17", "20"),
        (with_move(60, 300), pokemon(30), ("Blocker",), "20", "20"),
        # 14.2.5.a: 2500 ATK are 3 damage to a player; 9.5.1: a tapped creature blocks nobody.
        (monster(2500, 0), None, (), "20", "17"),
        (creature(3, 3), creature(9, 9, "tapped"), (), "20", "17"),
        (with_move(60, 30), None, (), "20", "17"),
    ],
)
def test_a_pairing_comes_out_as_its_table_says(
    attacker: Asked, blocker: Asked | None, destroyed: tuple[str, ...], ann: str, bob: str
) -> None:
    come = fought(attacker, blocker)

    assert set(come.destroyed) == set(destroyed)
    assert life(come) == (ann, bob)


def test_damage_stays_on_who_survives_it() -> None:
    hurt = fought(with_move(60, 20), creature(3, 9, "tapped", damage=4))

    assert (damage(hurt, "Attacker"), damage(hurt, "Blocker")) == ("3", "6")
    assert hurt.said[1:3] == ("the attacker bears 3 damage", "the blocker bears 6 damage")


@pytest.mark.parametrize(
    ("attacker", "rule"),
    [
        (creature(2, 2, "tapped"), "cgs-9.4.2"),
        (creature(2, 2, "sick"), "cgs-9.3.10"),
        (creature(2, 2, "defense"), "cgs-10.4.10"),
        (monster(2000, 0, "defense"), "cgs-10.4.10"),
        (Asked("pokemon", "defense", {}), "cgs-10.4.10"),
    ],
)
def test_who_cannot_attack_is_refused_by_the_game(attacker: Asked, rule: str) -> None:
    refused = fought(attacker, creature(1, 1))

    assert refused.refusal is not None
    assert refused.refusal.rule == rule
    assert refused.events == ()


@pytest.mark.parametrize(
    ("attacker", "blocker", "rule"),
    [
        (monster(1200, 1500), creature(2, 1, "tapped"), "14.3.7"),
        (monster(1200, 1500), monster(0, 0, "face-down"), "14.3.6"),
        (creature(1, 1), pokemon(30, "defense"), "14.3.16"),
        (creature(1, 1), creature(1, 1, "tapped"), "9.5.1"),
        (with_move(30, 10), creature(1, 1, "defense"), "14.3.21"),
        (with_move(30, 10), None, "12.7.2"),
    ],
)
def test_the_rule_of_the_pairing_is_named(attacker: Asked, blocker: Asked | None, rule: str) -> None:
    combat = combat_of("cgs")

    assert combat.about(combat.question(attacker, blocker)) == rule


def test_monsters_that_must_attack_do_so_one_after_the_other() -> None:
    steps = """Given a game of cgs with Ann and Bob in the Battle Phase of Ann
And Ann controls:
  | card  | type           | ATK  | DEF | Level | effects                           |
  | Boar  | Effect Monster | 200  | 400 | 3     | all monsters must attack if able  |
  | Ogre  | Normal Monster | 1000 | 200 | 3     |                                   |
When Ann attacks Bob with Ogre
And everyone passes
And Ann passes
Then the attempt is refused by rule 8.1.5
When Ann attacks Bob with Boar
And everyone passes
Then Bob has 19 life
"""
    assert wrong_with("cgs", steps) == ""

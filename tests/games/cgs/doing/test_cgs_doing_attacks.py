"""What texts change in an attack: its damage, whose it is, what is prevented of it, and who takes part in it."""

from typing import Any

import pytest
from cgs_pokemon import VOLT, WALL, attack, facing, harm
from cgs_table import ELF, GAME, MOUSE, OGRE, lying, play_out, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, AttackWith, Blow, Choose, Pass
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

CHARM = {"name": "Charm", "types": ["Tool"]}


def charm(text: str, player: str = "Ann") -> dict[str, Any]:
    return lying(player, "backrow zone", {**CHARM, "text": text})


def struck(text: str, charm_text: str, player: str = "Ann", **more: Any) -> list[int]:
    """The damage on Wall (attacked), Rat (Benched) and Volt (who attacks), while a text of a player's stands."""
    table = facing(text, charm(charm_text, player), phase="Battle Phase", **more)
    return harm(attack(table), "Wall", "Rat", "Volt")


BOTH = "Spark [0]: 20. This attack also does 10 damage to each of your opponent's Benched Pokémon."


@pytest.mark.parametrize(
    ("said", "player", "expected"),
    [
        ("your Pokémon's attacks do 10 more damage", "Ann", [3, 2, 0]),
        ("the attacks of Pokémon you control do 10 more damage", "Ann", [3, 2, 0]),
        ("the attacks of Pokémon you control do 10 more damage", "Bob", [2, 1, 0]),
        ("the attacks of Pokémon opponent controls do 10 less damage", "Bob", [1, 0, 0]),
        ("the attacks of Pokémon opponent controls do 50 less damage", "Bob", [0, 0, 0]),
        ("the attacks of Pokémon you control do 10 more damage to Active Pokémon", "Ann", [3, 1, 0]),
        ("the attacks of Pokémon you control do 10 more damage to Benched Pokémon", "Ann", [2, 2, 0]),
        ("Pokémon you control take 10 less damage from attacks", "Bob", [1, 0, 0]),
        ("Pokémon you control take 10 less damage from attacks", "Ann", [2, 1, 0]),
        ("Benched Pokémon you control take 10 less damage from attacks", "Bob", [2, 0, 0]),
        ("Pokémon you control take 10 more damage from attacks", "Bob", [3, 2, 0]),
        ("Pokémon you control take 10 less damage from attacks from Benched Pokémon", "Bob", [2, 1, 0]),
        ("Pokémon you control take 10 less damage from attacks from Active Pokémon", "Bob", [1, 0, 0]),
        ("damage done to Pokémon you control by attacks is reduced by 10", "Bob", [1, 0, 0]),
        ("prevent all damage done to Pokémon you control by attacks", "Bob", [0, 0, 0]),
        ("prevent all damage done to Benched Pokémon you control by attacks", "Bob", [2, 0, 0]),
        ("prevent all damage done to Pokémon you control by attacks", "Ann", [2, 1, 0]),
        ("prevent all damage done to Pokémon you control by attacks from Benched Pokémon", "Bob", [2, 1, 0]),
    ],
)
def test_what_a_text_changes_in_the_damage_of_attacks(said: str, player: str, expected: list[int]) -> None:
    assert struck(BOTH, said, player) == expected


def test_what_does_nothing_is_not_raised_and_what_is_raised_meets_weakness_first() -> None:
    more = "the attacks of Pokémon you control do 10 more damage"
    taken = "Pokémon you control take 10 more damage from attacks"
    assert struck("Spark [0]: 20. This attack does nothing.", more) == [0, 0, 0]
    assert struck("Spark [0]: Heal 10 damage from this Pokémon.", more) == [0, 0, 0]
    assert struck("Spark [0]: 20", more, weak="Lightning x2") == [6, 0, 0]
    assert struck("Spark [0]: 20", taken, "Bob", weak="Lightning x2") == [5, 0, 0]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("the attacks of Benched Pokémon you control do 50 more damage", "your Pokémon's attacks do 10 more damage"),
        ("Pokémon you control take 50 more damage from attacks", "your Pokémon's attacks do 10 more damage"),
        (
            "the attacks of Pokémon you control do 50 more damage to Benched Pokémon",
            "your Pokémon's attacks do 10 more damage",
        ),
        ("prevent all damage done to Pokémon you control by attacks", "your Pokémon's attacks do 10 more damage"),
    ],
)
def test_a_text_that_is_about_others_hides_no_other_text(first: str, second: str) -> None:
    other = lying("Ann", "backrow zone", {**CHARM, "text": second}, "Other charm")
    table = facing("Spark [0]: 20", charm(first), other, phase="Battle Phase")

    assert harm(attack(table), "Wall") == [3]


@pytest.mark.parametrize(
    ("texts", "resistance", "taken"),
    [
        (("your Pokémon's attacks do 20 less damage", "your Pokémon's attacks do 10 more damage"), "", 0),
        (("your Pokémon's attacks do 10 more damage", "your Pokémon's attacks do 20 less damage"), "", 1),
        (("Pokémon opponent controls take 10 more damage from attacks",), "Lightning -20", 0),
        (("Pokémon opponent controls take 10 more damage from attacks",), "Lightning -10", 2),
    ],
)
def test_what_has_become_nothing_is_raised_no_more(texts: tuple[str, ...], resistance: str, taken: int) -> None:
    charms = [lying("Ann", "backrow zone", {**CHARM, "text": text}, f"Charm {at}") for at, text in enumerate(texts)]
    wall = lying("Bob", "Extra Summon Zone", {**WALL, "resistance": resistance})
    volt = lying("Ann", "Extra Summon Zone", {**VOLT, "text": "Spark [0]: 20"})

    assert harm(attack(table_with(volt, wall, *charms, phase="Battle Phase")), "Wall") == [taken]


def test_damage_that_is_no_attack_stays_as_it_is() -> None:
    said = "Pokémon you control take 10 more damage from attacks"
    table = table_with(
        source("you can: 20 damage to target Pokémon", "Pokémon"), charm(said, "Bob"), summon("Bob", MOUSE)
    )
    GAME.apply(table, Activate("Ann", "Source", 1, ("Mouse",)))
    play_out(table)

    assert table.cards["Mouse"].damage == 2


def test_what_is_dealt_back_to_an_attacker_is_no_damage_of_an_attack() -> None:
    """An attacked creature deals damage back (9.5.5) without attacking."""
    said = "prevent all damage done to Pokémon you control by attacks"
    volt = lying("Ann", "Extra Summon Zone", VOLT)
    table = attack(table_with(volt, summon("Bob", OGRE), charm(said), phase="Battle Phase"), to="Ogre")

    assert harm(table, "Volt", "Ogre") == [3, 2]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("prevent all effects of attacks, including damage, done to Pokémon you control", [0, []]),
        ("prevent all damage done to Pokémon you control by attacks", [0, ["Asleep"]]),
        ("flying", [2, ["Asleep"]]),
    ],
)
def test_what_else_an_attack_does_is_prevented_where_it_says_so(said: str, expected: list[Any]) -> None:
    table = facing(
        "Spark [0]: 20, the Defending Pokémon is now Asleep", charm(said, "Bob"), phase="Battle Phase", chance=[1]
    )
    attack(table)

    assert [table.cards["Wall"].damage, table.cards["Wall"].conditions] == expected


BEAR = {**OGRE, "name": "Bear", "groups": ["Bear"], "offense": "2", "defense": "9"}
GIANT = {**OGRE, "defense": "9"}


def fought(said: str, player: str = "Bob") -> Table:
    """Elf and Ogre of Ann's attack Bob, whose Bear blocks the Ogre, while a text of a player's stands."""
    ban = lying(player, "backrow zone", {"name": "Ban", "types": ["enchantment"], "text": said})
    cards = (summon("Ann", ELF), summon("Ann", GIANT), summon("Bob", BEAR), ban)
    table = table_with(*cards, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Elf", "Bob"), Blow("Ogre", "Bob"))))
    blocks: dict[str, tuple[str, ...]] = {"Ogre": ("Bear",)}
    while table.attack is not None or table.queue:
        decision, choice = GAME.pending(table), table.choice
        assert decision is not None
        picks = () if choice is None else blocks.get(str(choice.about), ())
        GAME.apply(table, Pass(decision.player) if choice is None else Choose(decision.player, choice.kind, picks))
    return table


@pytest.mark.parametrize(
    ("said", "player", "life", "damage"),
    [
        ("flying", "Bob", 19, (2, 3)),
        ("prevent all combat damage", "Bob", 20, (0, 0)),
        ("prevent all damage", "Ann", 20, (0, 0)),
        ("prevent all combat damage to you", "Bob", 20, (2, 3)),
        ("prevent all combat damage to you", "Ann", 19, (2, 3)),
        ("prevent all combat damage that would be dealt by creatures you control", "Ann", 20, (2, 0)),
        ("prevent all combat damage that would be dealt by creatures you control", "Bob", 19, (0, 3)),
        ("prevent all combat damage that would be dealt to and dealt by Bear creatures", "Ann", 19, (0, 0)),
        ("prevent all combat damage to creatures you control", "Ann", 19, (0, 3)),
        ("prevent all combat damage to creatures you control", "Bob", 19, (2, 0)),
        ("you take no battle damage", "Bob", 20, (2, 3)),
        ("you take no battle damage from attacks involving your creatures", "Bob", 20, (2, 3)),
        ("you take no battle damage from attacks involving this", "Bob", 19, (2, 3)),
        ("blocked creatures get -2/-0", "Bob", 19, (2, 1)),
        ("blocking creatures get +1/+0", "Bob", 19, (3, 3)),
        ("attacking creatures get +1/+0", "Ann", 18, (2, 4)),
        ("attacking or blocking creatures get +1/+0", "Ann", 18, (3, 4)),
    ],
)
def test_what_a_text_changes_in_a_fight(said: str, player: str, life: int, damage: tuple[int, int]) -> None:
    table = fought(said, player)

    assert table.players["Bob"].life == life
    assert (table.cards["Ogre"].damage, table.cards["Bear"].damage) == damage


@pytest.mark.parametrize(
    ("text", "elf", "life"),
    [
        ("tap target attacking creature", Zone.SUMMON, 19),
        ("destroy target attacking creature", Zone.DISCARD, 20),
        ("end the attack", Zone.SUMMON, 20),
        ("the attack is redirected to a creature you control", Zone.DISCARD, 20),
        ("end the Battle Phase", Zone.SUMMON, 20),
    ],
)
def test_what_is_done_while_an_attack_is_under_way(text: str, elf: Zone, life: int) -> None:
    bell = {"name": "Bell", "types": ["artifact"], "text": f"quick effect: {text}"}
    table = table_with(
        summon("Ann", ELF), summon("Bob", BEAR), lying("Bob", "backrow zone", bell), phase="Battle Phase"
    )
    GAME.apply(table, AttackWith("Ann", (Blow("Elf", "Bob"),)))
    GAME.apply(table, Pass("Ann"))
    GAME.apply(table, Activate("Bob", "Bell", 1, ("Elf",) if "target " in text else ()))
    while table.attack is not None or table.queue:
        decision, choice = GAME.pending(table), table.choice
        assert decision is not None
        GAME.apply(table, Pass(decision.player) if choice is None else Choose(decision.player, choice.kind, ()))

    assert (table.cards["Elf"].zone, table.players["Bob"].life) == (elf, life)


@pytest.mark.parametrize(
    ("text", "attacks"),
    [
        ("", 1),
        ("this can make a second attack during each Battle Phase", 2),
        ("this can attack twice", 2),
        ("this can attack three times", 3),
    ],
)
def test_how_often_a_monster_attacks(text: str, attacks: int) -> None:
    hog = {"name": "Hog", "types": ["Effect Monster"], "rank": "4", "offense": "1000", "defense": "0", "text": text}
    table = table_with(summon("Ann", hog), phase="Battle Phase")
    again = AttackWith("Ann", (Blow("Hog", "Bob"),))
    for _ in range(4):
        if GAME.why_not(table, again) is None:
            GAME.apply(table, again)
            while table.attack is not None or table.queue:
                decision = GAME.pending(table)
                assert decision is not None
                GAME.apply(table, Pass(decision.player))

    assert table.players["Bob"].life == 20 - attacks


@pytest.mark.parametrize(
    ("text", "zone", "life"),
    [
        ("regenerate all creatures", Zone.SUMMON, 20),
        ("gain 0 life", Zone.DISCARD, 20),
    ],
)
def test_an_attacker_that_regenerates_leaves_the_attack(text: str, zone: Zone, life: int) -> None:
    spear = {"name": "Spear", "types": ["artifact"], "text": "quick effect: destroy target creature"}
    charm = {"name": "Charm", "types": ["artifact"], "text": f"quick effect: {text}"}
    cards = (lying("Bob", "backrow zone", spear), lying("Bob", "backrow zone", charm))
    table = table_with(summon("Ann", GIANT), *cards, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Ogre", "Bob"),)))
    for action in (Pass("Ann"), Activate("Bob", "Spear", 1, ("Ogre",)), Pass("Ann"), Activate("Bob", "Charm", 1)):
        GAME.apply(table, action)
    while table.attack is not None or table.queue:
        decision, choice = GAME.pending(table), table.choice
        assert decision is not None
        GAME.apply(table, Pass(decision.player) if choice is None else Choose(decision.player, choice.kind, ()))

    assert (table.cards["Ogre"].zone, table.players["Bob"].life) == (zone, life)

"""How much a text says: by numbers of cards, counters, coins, discarded cards, Prize cards, and what has left play."""

from typing import Any

import pytest
from cgs_table import ELF, FIRE, GOLEM, MOUSE, OGRE, RAT, done, hand, lying, summon
from told_scenario import wrong_with

from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.state import Table

RELIC = {"name": "Relic", "types": ["artifact"]}


def charged(count: int, player: str = "Ann") -> dict[str, Any]:
    return lying(player, "backrow zone", RELIC, state={"counters": {"charge": count, "time": 9}})


def prizes(player: str, count: int) -> tuple[dict[str, Any], ...]:
    return tuple(lying(player, "Prize card area", RELIC, f"{player}'s Prize {at}") for at in range(count))


def gained(table: Table) -> int:
    return table.players["Ann"].life - 20


@pytest.mark.parametrize(
    ("text", "cards", "targets", "life"),
    [
        ("tap target creature, gain life equal to the power of that", (summon("Bob", OGRE),), ("Ogre",), 3),
        ("tap target creature, gain life equal to twice the power of that", (summon("Bob", OGRE),), ("Ogre",), 6),
        ("tap target creature, gain life equal to half the power of that", (summon("Bob", {**OGRE, "offense": "4"}),),
         ("Ogre",), 2),
        ("tap target artifact, gain life equal to the number of charge counters on that", (charged(3),), ("Relic",), 3),
        ("tap target artifact, gain 1 life for each charge counter on that", (charged(3),), ("Relic",), 3),
        ("tap target artifact, gain 2 life for each charge counter on that", (charged(3),), ("Relic",), 6),
        ("tap target artifact, gain 2 life for each charge counter on that", (charged(0),), ("Relic",), 0),
        ("tap target creature, gain 1 life for each damage counter on that",
         (summon("Bob", {**OGRE, "defense": "9"}, state={"damage": 4}),), ("Ogre",), 4),
        ("gain 1 life for each damage counter on all of your Pokémon",
         (summon("Ann", MOUSE, state={"damage": 2}), lying("Ann", "Extra Summon Zone", RAT, state={"damage": 3}),
          summon("Bob", MOUSE, "Theirs", state={"damage": 1})), (), 5),
        ("gain 1 life for each creature you control", (summon("Ann", ELF), summon("Bob", OGRE)), (), 1),
        ("gain 1 life for each creature", (summon("Ann", ELF), summon("Bob", OGRE)), (), 2),
        ("gain 1 life for each other artifact you control", (charged(1),), (), 1),
        ("gain 1 life for each artifact you control", (charged(1),), (), 2),
        ("gain 1 life for each card in your hand", (lying("Ann", "hand", ELF), lying("Bob", "hand", OGRE)), (), 1),
        ("gain 1 life for each creature card in your graveyard",
         (lying("Ann", "discard pile", ELF), lying("Ann", "discard pile", RELIC)), (), 1),
        ("gain 1 life for each Energy attached to this", (), (), 0),
        ("gain 500 LP", (), (), 500),
    ],
)  # fmt: skip
def test_life_is_gained_by_what_is_counted(text: str, cards: Any, targets: tuple[str, ...], life: int) -> None:
    assert gained(done(text, *cards, targets=targets)) == life


@pytest.mark.parametrize(
    ("text", "chance", "drawn"),
    [
        ("flip 3 coins, draw 1 for each heads", [0, 1, 0], 2),
        ("flip 3 coins, draw 2 for each heads", [0, 1, 0], 4),
        ("flip 2 coins, draw 1 for each heads", [1, 1], 0),
        ("flip a coin until you get tails, draw 1 for each heads", [0, 0, 1], 2),
        ("flip a coin until you get tails, draw 1 for each heads", [1], 0),
        ("flip a coin, if heads draw 2, if tails draw 1", [1], 1),
        ("flip a coin, if heads draw 2, if tails draw 1", [0], 2),
    ],
)
def test_coins_are_counted(text: str, chance: list[int], drawn: int) -> None:
    assert len(hand(done(text, chance=chance), "Ann")) == drawn


@pytest.mark.parametrize(
    ("text", "cards", "ann", "bob"),
    [
        ("draw a card for each of your remaining Prize cards", prizes("Ann", 3), 3, 0),
        ("draw a card for each of opponent's remaining Prize cards", prizes("Bob", 2), 2, 0),
        ("draw a card for each of opponent's remaining Prize cards", prizes("Ann", 2), 0, 0),
        (
            "each player draws a card for each of their remaining Prize cards",
            (*prizes("Ann", 1), *prizes("Bob", 3)),
            1,
            3,
        ),
        ("draw 2 cards for each of your remaining Prize cards", prizes("Ann", 3), 6, 0),
        ("draw cards until you have 4 cards in hand", (), 4, 0),
        ("each player draws cards until they have 2 cards in hand", (lying("Bob", "hand", ELF),), 2, 2),
        ("tap target creature, draw cards equal to the power of that", (summon("Ann", OGRE),), 3, 0),
    ],
)
def test_each_player_counts_by_themselves(text: str, cards: Any, ann: int, bob: int) -> None:
    table = done(text, *cards, targets=("Ogre",) if "target" in text else ())

    assert (len(hand(table, "Ann")), len(hand(table, "Bob"))) == (ann, bob)


@pytest.mark.parametrize(
    ("text", "power"),
    [
        ("target creature gets +2/+0 until end of turn", 5),
        ("target creature gets -2/-0 until end of turn", 1),
        ("target monster gains 1000 ATK this turn", 1003),
        ("target monster loses 1 ATK this turn", 2),
        ("halve target creature's power until end of turn", 1.5),
        ("double target creature's power until end of turn", 6),
        ("the power of target creature becomes 7 until end of turn", 7),
    ],
)
def test_by_how_much_a_power_changes(text: str, power: float) -> None:
    table = done(text, summon("Ann", OGRE), targets=("Ogre",))

    assert values.number(table, table.cards["Ogre"], OFFENSE) == power


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("destroy target creature, gain life equal to that creature's power", 5),
        ("exile target creature, gain life equal to that creature's toughness", 5),
        ("return target creature to the hand, gain life equal to that creature's power", 5),
        ("sacrifice a creature, gain life equal to the sacrificed creature's power", 5),
        ("tap target creature, gain life equal to the power of that", 5),
    ],
)
def test_of_what_has_left_play_the_last_numbers_are_known(text: str, life: int) -> None:
    ogre = summon("Ann", OGRE, state={"counters": {"+1/+1": 2}})

    assert gained(done(text, ogre, targets=("Ogre",) if "target" in text else ())) == life


@pytest.mark.parametrize(
    ("game", "text", "life"),
    [
        ("Yu-Gi-Oh!", "tap target monster, gain LP equal to the ATK of that", 2),
        ("Yu-Gi-Oh!", "tap target monster, gain LP equal to the original ATK of that", 2),
        ("Magic", "tap target creature, gain life equal to the power of that", 2),
    ],
)
def test_a_number_of_another_game_is_rounded_as_life_of_that_card(game: str, text: str, life: int) -> None:
    assert gained(done(text, summon("Bob", GOLEM), game=game, targets=("Golem",))) == life


def test_energy_is_counted_where_it_is_attached() -> None:
    energies = [lying("Ann", "attached cards", FIRE, f"Fire {at}", host=host)
                for at, host in enumerate(("Mouse", "Mouse", "Rat"))]  # fmt: skip
    cards = (summon("Ann", MOUSE), lying("Ann", "Extra Summon Zone", RAT), *energies)
    text = "tap target Pokémon, gain 1 life for each Energy attached to that"

    assert gained(done(text, *cards, targets=("Mouse",))) == 2
    assert gained(done(text, *cards, targets=("Rat",))) == 1


def test_what_is_sacrificed_is_not_the_card_whose_number_is_named() -> None:
    text = "sacrifice another creature: gain life equal to this creature's power"
    steps = f"""
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card | type     | power | toughness | effects |
    | Ogre | creature | 3     | 3         | {text}  |
    | Elf  | creature | 1     | 1         |         |
  When Ann activates Ogre
  And everyone passes
  Then Ann has 23 life
"""
    assert wrong_with("cgs", steps) == ""

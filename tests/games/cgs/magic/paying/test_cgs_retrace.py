"""Cards that are played from the discard pile for their cost and a land card."""

import pytest
from cgs_table import GAME, SORCERY, lying, table_with
from told_scenario import when, wrong_with

from rules_db.games.cgs.actions.values import Play

TABLE = """
  Given a game of cgs with {players}
  And Ann has 2 green mana
  And Ann has in the discard pile:
    | card | type     | cost | power | toughness | effects                    |
    | Rite | sorcery  | {{1}}  |       |           | You gain 3 life. {retrace} |
    | Cub  | creature | {{G}}  | 1     | 1         | {retrace}                  |
    | Aim  | instant  | {{2}}  |       |           | Aim deals 2 damage to any target. {retrace} |
  And Ann has in the hand:
    | card   | type    |
    | Forest | land    |
    | Island | land    |
    | Note   | sorcery |
  And Bob has in the hand:
    | card | type |
    | Moor | land |
"""
RETRACE = "Retrace (You may cast this card from your graveyard by discarding a land card.)"
REFUSED = "Then the attempt is refused by rule"


def told(steps: str, retrace: str = RETRACE, players: str = "Ann and Bob") -> str:
    return TABLE.format(retrace=retrace, players=players) + when(steps)


@pytest.mark.parametrize("players", ["Ann and Bob", "Ann, Bob and Cid"])
@pytest.mark.parametrize(
    "steps",
    [
        "Ann plays Rite with Forest; Then Forest is in Ann's discard pile; Ann has 1 green mana; When everyone passes; "
        "Then Ann has 23 life; Rite is in Ann's discard pile",
        "Ann plays Rite with Forest; everyone passes; Bob passes; Ann plays Rite with Island; everyone passes; "
        "Then Ann has 26 life",
        "Ann plays Cub with Island; everyone passes; Then Ann controls Cub; Island is in Ann's discard pile",
        "Ann plays Aim with Forest targeting Bob; everyone passes; Then Bob has 18 life",
        f"Ann plays Rite; {REFUSED} 4.4.2",
        f"Ann plays Rite with Note; {REFUSED} 4.4.2",
        f"Ann plays Rite with Moor; {REFUSED} 4.4.2",
        f"Ann plays Rite with Forest and Island; {REFUSED} 4.4.2",
        f"Ann plays Aim with Forest targeting Bob; everyone passes; Bob passes; Ann plays Cub with Island; {REFUSED} "
        "4.4.2",
    ],
)
def test_a_card_is_played_again_for_a_land(steps: str, players: str) -> None:
    assert wrong_with("cgs", told(steps, players=players)) == ""


def test_without_the_word_it_stays_where_it_is() -> None:
    assert wrong_with("cgs", told(f"Ann plays Cub with Forest; {REFUSED} 4.4.1", retrace="")) == ""


@pytest.mark.parametrize(("lands", "ways"), [(("Fen", "Moor"), {("Fen",), ("Moor",)}), ((), set())])
def test_each_land_is_offered(lands: tuple[str, ...], ways: set[tuple[str, ...]]) -> None:
    held = [lying("Ann", "hand", {"name": each, "types": ["land"]}) for each in lands]
    table = table_with(lying("Ann", "discard pile", {**SORCERY, "text": "You gain 3 life. Retrace"}), *held)
    plays = [each for each in GAME.options(table) if isinstance(each, Play) and each.card == "Rite"]
    assert {each.using for each in plays if GAME.why_not(table, each) is None} == ways

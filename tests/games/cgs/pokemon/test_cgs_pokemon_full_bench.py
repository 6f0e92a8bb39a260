"""How many summons a text lets a player have on the Bench, which the Main Summon Zones are."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with {players} in the Main Phase 1 of {turn}
  And Ann controls:
    | card  | type    | effects |
    | Swamp | Stadium | {text}  |
  And Bob controls:
    | card | type     | HP | Stage | power | toughness | zone              | place |
    | Newt | Pokémon  | 60 | Basic |       |           | Extra Summon Zone |       |
    | Toad | Pokémon  | 60 | Basic |       |           | Main Summon Zone  | 1     |
    | Bear | creature |    |       | 2     | 2         | Main Summon Zone  | 2     |
  And Bob has in the hand:
    | card | type           | HP | Stage | power | toughness | ATK | DEF | Level | effects |
    | Frog | Pokémon        | 60 | Basic |       |           |     |     |       |         |
    | Wolf | creature       |    |       | 2     | 2         |     |     |       |         |
    | Imp  | Normal Monster |    |       |       |           | 500 | 500 | 2     |         |
    | Raise | sorcery       |    |       |       |           |     |     |       | {raise_it} |
  And Bob has in the discard pile:
    | card | type     | power | toughness |
    | Moth | creature | 1     | 1         |
  And Ann has in the hand:
    | card | type     | power | toughness |
    | Boar | creature | 2     | 2         |
    | Hog  | creature | 2     | 2         |
    | Sow  | creature | 2     | 2         |
"""
FULL = "Your opponent can't have more than 2 Benched Pokémon."
RAISE = "Return target creature card from your graveyard to the battlefield."
REFUSED = "Then the attempt is refused by rule"


def told(text: str, steps: str, turn: str = "Bob", players: str = "Ann and Bob") -> str:
    return TABLE.format(text=text, raise_it=RAISE, turn=turn, players=players) + when(steps)


@pytest.mark.parametrize("card", ["Frog", "Wolf", "Imp"])
@pytest.mark.parametrize("players", ["Ann and Bob", "Ann, Bob and Cid"])
def test_no_more_come_to_a_full_bench(card: str, players: str) -> None:
    play = f"Bob plays {card} to the Main Summon Zone 3"
    assert wrong_with("cgs", told(FULL, f"{play}; {REFUSED} 5.1.5.a", players=players)) == ""
    more = FULL.replace("2", "3")
    assert wrong_with("cgs", told(more, f"{play}; Then Bob has 3 cards in the hand", players=players)) == ""


@pytest.mark.parametrize(("most", "zone"), [(2, "Bob's discard pile"), (3, "Bob's Main Summon Zone 3")])
def test_what_an_effect_brings_finds_no_room_either(most: int, zone: str) -> None:
    steps = f"Bob plays Raise targeting Moth; everyone passes; Then Moth is in {zone}"
    assert wrong_with("cgs", told(FULL.replace("2", str(most)), steps)) == ""


@pytest.mark.parametrize(("text", "is_free"), [(FULL, True), (FULL.replace("Your opponent", "Each player"), False)])
def test_it_is_for_whom_it_says(text: str, is_free: bool) -> None:
    two = "Ann plays Boar; everyone passes; Bob passes; Ann plays Hog; everyone passes; Bob passes"
    three = f"{two}; Ann plays Sow to the Main Summon Zone 3"
    then = "everyone passes; Then Ann controls Sow" if is_free else f"{REFUSED} 5.1.5.a"
    assert wrong_with("cgs", told(text, f"{three}; {then}", turn="Ann")) == ""

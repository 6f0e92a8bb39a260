"""What enters with further counters, since another card says so."""

import pytest
from told_scenario import when, wrong_with

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.card_text.reading import read_effects

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo
  And Ann controls:
    | card  | type     | power | toughness | effects |
    | Mayor | creature | 1     | 1         | {mayor} |
  And Ann has in the hand:
    | card  | type           | group | power | toughness | ATK | DEF | Level | effects  |
    | Elk   | creature       | Elk   | 2     | 2         |     |     |       | {elk}    |
    | Imp   | Normal Monster | Fiend |       |           | 800 | 500 | 2     |          |
    | Coil  | artifact       |       |       |           |     |     |       |          |
    | Rite  | sorcery        |       |       |           |     |     |       | Create a 1/1 white Cat creature token. |
  And Bob controls:
    | card   | type        | effects |
    | Shrine | enchantment | {shrine} |
"""
OTHERS = "Each other creature you control enters with an additional +1/+1 counter on it."
ELKS = "Elks you control enter with two additional +1/+1 counters on them."
WITH = "Elk enters with a +1/+1 counter on it."


@pytest.mark.parametrize(
    ("texts", "steps"),
    [
        ({"mayor": OTHERS}, "Ann plays Elk; everyone passes; Then Elk's power is 3; Mayor's power is 1"),
        ({"mayor": OTHERS, "elk": WITH}, "Ann plays Elk; everyone passes; Then Elk's counters are 2 +1/+1"),
        ({"mayor": OTHERS}, "Ann plays Imp; everyone passes; Then Imp's counters are 1 +1/+1"),
        ({"mayor": OTHERS}, "Ann plays Rite; everyone passes; Then Cat token 1's power is 2"),
        ({"mayor": ELKS}, "Ann plays Elk; everyone passes; Then Elk's power is 4"),
        ({"mayor": ELKS}, "Ann plays Rite; everyone passes; Then Cat token 1's power is 1"),
        ({"shrine": OTHERS}, "Ann plays Elk; everyone passes; Then Elk's power is 2"),
        ({"elk": OTHERS}, "Ann plays Elk; everyone passes; Then Elk's power is 2"),
        ({"elk": OTHERS.replace("other ", "")}, "Ann plays Elk; everyone passes; Then Elk's power is 2"),
    ],
)
def test_it_enters_with_more_counters(texts: dict[str, str], steps: str) -> None:
    assert (
        wrong_with("cgs", TABLE.format(**(dict.fromkeys(("mayor", "elk", "shrine"), "") | texts)) + when(steps)) == ""
    )


def test_a_card_does_not_say_so_of_itself() -> None:
    with pytest.raises(BadSetup, match="additional"):
        read_effects("This enters with an additional +1/+1 counter on it.")

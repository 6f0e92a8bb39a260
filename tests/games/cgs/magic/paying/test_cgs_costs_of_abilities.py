"""Activated abilities that cost more or less by the text of another card."""

from typing import Any

import pytest
from cgs_table import GAME, hand, lying, settled, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.state import Mana, Table

MORE = "Activated abilities of artifacts cost {1} more to activate."
OTHERS = "Activated abilities of creatures your opponents control cost {2} more to activate."
BUT_MANA = "Activated abilities of artifacts cost {1} more to activate unless they're mana abilities."
LESS = (
    "Activated abilities of creatures you control cost {2} less to activate. "
    "This effect can't reduce the mana in that cost to less than one mana."
)


def staged(text: str, ability: str, mana: int, types: str = "artifact", **more: Any) -> Table:
    """A text of Ann's, a card of hers or another's with an ability, and so much mana of any color."""
    printed = {"name": "Tool", "types": [types], "text": ability, "offense": "1", "defense": "1", **more}
    player = printed.pop("player", "Ann")
    card = summon(player, printed) if types != "artifact" else lying(player, "backrow zone", printed)
    table = table_with(source(text), card, turn_player=player)
    for _ in range(mana):
        table.players[player].pool.append(Mana(1, ["any"]))
    return table


DRAW = "{1}: Draw a card."


@pytest.mark.parametrize(
    ("text", "ability", "types", "player", "costs"),
    [
        (MORE, DRAW, "artifact", "Ann", 2),
        (MORE, DRAW, "artifact", "Bob", 2),
        (MORE, DRAW, "creature", "Ann", 1),
        (MORE, "you can: draw a card", "artifact", "Ann", 1),
        (f"{MORE}\n{MORE}", DRAW, "artifact", "Ann", 3),
        (OTHERS, DRAW, "creature", "Ann", 1),
        (OTHERS, DRAW, "creature", "Bob", 3),
        (OTHERS, DRAW, "Effect Monster", "Bob", 3),
        (LESS, "{4}: Draw a card.", "creature", "Ann", 2),
        (LESS, "{2}: Draw a card.", "creature", "Ann", 1),
        (LESS, "{1}{G}: Draw a card.", "creature", "Ann", 1),
        (LESS, "{4}: Draw a card.", "creature", "Bob", 4),
        (f"{LESS}\nActivated abilities of creatures cost {{1}} more to activate.", DRAW, "creature", "Ann", 1),
    ],
)
def test_what_an_ability_costs(text: str, ability: str, types: str, player: str, costs: int) -> None:
    deed = Activate(player, "Tool", 1)
    assert GAME.why_not(staged(text, ability, costs - 1, types, player=player), deed) is not None
    table = staged(text, ability, costs + 1, types, player=player)
    GAME.apply(table, deed)
    settled(table)
    assert (len(table.players[player].pool), len(hand(table, player))) == (1, 1)


@pytest.mark.parametrize(("text", "left"), [(MORE, 1), (BUT_MANA, 2)])
def test_mana_abilities_may_be_excepted(text: str, left: int) -> None:
    table = staged(text, "{T}: Add {G}.", 1)
    GAME.apply(table, Activate("Ann", "Tool", 1))
    assert sum(each.amount for each in table.players["Ann"].pool) == left

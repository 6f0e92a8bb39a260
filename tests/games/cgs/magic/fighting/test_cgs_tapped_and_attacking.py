"""What comes into play tapped and attacking: whom it attacks, who blocks it, and what it has not done."""

from typing import Any

import pytest
from cgs_table import GAME, lying, settled, summon, table_with

from rules_db.games.cgs.actions.values import Activate, AttackWith, Blow, Choose, Pass
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

THREE = [{"name": each} for each in ("Ann", "Bob", "Cleo")]
TOKENS = "Whenever this creature attacks, create two 1/1 red Goblin creature tokens that are tapped and attacking."
HERALD = "Whenever a creature you control attacks, you gain 1 life."


def creature(player: str, name: str, text: str = "", size: int = 2, **state: Any) -> dict[str, Any]:
    printed = {"name": name, "types": ["creature"], "offense": str(size), "defense": str(size), "text": text}
    return summon(player, printed, state=state)


def artifact(text: str, name: str = "Horn", player: str = "Ann") -> dict[str, Any]:
    return lying(player, "backrow zone", {"name": name, "types": ["artifact"], "text": text})


def attack(*cards: dict[str, Any], to: str = "Bob", by: str = "Chief", **more: Any) -> Table:
    """Ann has attacked, and nothing has been answered yet."""
    table = table_with(*cards, phase="Battle Phase", **more)
    GAME.apply(table, AttackWith("Ann", (Blow(by, to),)))
    return table


def go_on(table: Table, *picks: tuple[str, ...]) -> Table:
    """All pass; what is asked is answered in this order."""
    left = list(picks)
    while table.attack is not None or table.choice is not None:
        if table.choice is None:
            GAME.apply(table, Pass(table.priority))
        else:
            GAME.apply(table, Choose(table.choice.player, table.choice.kind, left.pop(0)))
    assert not left
    return table


def tokens(table: Table) -> list[str]:
    return sorted(each for each in table.cards if "token" in each)


def test_they_attack_the_same_player_and_have_not_attacked() -> None:
    table = settled(attack(creature("Ann", "Chief", TOKENS), artifact(HERALD)))
    assert (table.players["Bob"].life, table.players["Ann"].life) == (16, 21)
    assert all(table.cards[each].is_tapped and not table.cards[each].attacked for each in tokens(table))


def test_each_is_blocked_by_itself() -> None:
    cards = (creature("Ann", "Chief", TOKENS), creature("Bob", "Ox"), creature("Bob", "Ewe"))
    table = go_on(attack(*cards), (), ("Ox",), ("Ewe",))
    assert (table.players["Bob"].life, [table.cards[each].zone for each in tokens(table)]) == (18, [Zone.NOWHERE] * 2)


@pytest.mark.parametrize("whom", ["Bob", "Cleo", "Sage"])
def test_their_controller_says_whom_they_attack(whom: str) -> None:
    sage = lying("Cleo", "backrow zone", {"name": "Sage", "types": ["planeswalker"], "loyalty": 5},
                 state={"counters": {"loyalty": 5}})  # fmt: skip
    one = TOKENS.replace("two", "a").replace("tokens that are", "token that's")
    table = go_on(attack(creature("Ann", "Chief", one), sage, players=THREE), (whom,))
    lost = (
        20 - table.players["Bob"].life,
        20 - table.players["Cleo"].life,
        5 - table.cards["Sage"].counters["loyalty"],
    )
    assert lost == {"Bob": (3, 0, 0), "Cleo": (2, 1, 0), "Sage": (2, 0, 1)}[whom]


def test_blockers_of_several_players_are_asked() -> None:
    one = TOKENS.replace("two", "a").replace("tokens that are", "token that's")
    cards = (creature("Ann", "Chief", one), creature("Cleo", "Ox"), creature("Bob", "Ewe"))
    table = go_on(attack(*cards, players=THREE), ("Cleo",), (), ("Ox",))
    assert (table.players["Bob"].life, table.players["Cleo"].life) == (18, 20)


NOW = "you can: create a 1/1 red Goblin creature token that's tapped and attacking"


def use(table: Table, name: str = "Horn", player: str = "Ann", target: tuple[str, ...] = ()) -> None:
    while table.priority != player:
        GAME.apply(table, Pass(table.priority))
    GAME.apply(table, Activate(player, name, 1, target))
    while table.queue:
        GAME.apply(table, Pass(table.priority))


def test_after_blocks_nobody_blocks_it_any_more() -> None:
    table = attack(creature("Ann", "Chief"), artifact(NOW), creature("Bob", "Ox", size=3), creature("Bob", "Ewe"))
    while table.choice is None:
        GAME.apply(table, Pass(table.priority))
    GAME.apply(table, Choose("Bob", "block", ("Ox",)))
    use(table)
    assert go_on(table).players["Bob"].life == 19


def test_without_an_attack_of_theirs_it_is_only_tapped() -> None:
    table = table_with(artifact(NOW))
    use(table)
    (token,) = tokens(table)
    assert table.cards[token].is_tapped
    assert table.attack is None
    bobs = artifact(NOW, "Pipe", "Bob")
    table = attack(creature("Ann", "Chief"), bobs)
    use(table, "Pipe", "Bob")
    assert go_on(table).players["Ann"].life == 20
    assert [table.cards[each].is_tapped for each in tokens(table)] == [True]


def test_a_card_comes_back_into_the_attack_of_a_monster() -> None:
    """Ann's monster attacks; her wolf comes out of the discard pile and attacks the player, with what it is."""
    back = "you can: put target creature card from your graveyard onto the battlefield tapped and attacking"
    wolf = lying("Ann", "discard pile", {"name": "Wolf", "types": ["creature"], "offense": "2", "defense": "2"})
    hog = {"name": "Hog", "types": ["Normal Monster"], "offense": "1000", "defense": "500", "rank": "3"}
    table = attack(summon("Ann", hog), artifact(back), wolf, creature("Bob", "Ox", size=1), by="Hog", to="Ox")
    use(table, target=("Wolf",))
    go_on(table, ("Ox",), ()) if table.choice else settled(table)
    assert (table.cards["Wolf"].is_tapped, table.cards["Wolf"].attacked) == (True, 0)
    assert table.players["Bob"].life == 18

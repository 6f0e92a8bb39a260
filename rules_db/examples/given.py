"""What the Given steps put on the table."""

from collections.abc import Sequence

from rules_db.engine.engines import load_engine
from rules_db.engine.scene import NotThere, Pile, Row
from rules_db.examples.play import Play, Unmet


def game(play: Play, rulebook: str, players: Sequence[str], phase: str = "", turn_player: str = "") -> None:
    if play.chosen is not None:
        raise Unmet("the game is already named", "name it once, in the first step")
    if len(set(players)) < len(players):
        raise Unmet("two players have the same name", "give each a name of their own")
    try:
        play.chosen = load_engine(rulebook).scene
    except NotThere as error:
        raise Unmet(str(error), "name one of these, or write its engine.py") from error
    play.rulebook = rulebook
    if phase and phase not in play.scene.phases:
        known = ", ".join(play.scene.phases)
        raise Unmet(f"no scenario begins in the {phase}", f"it begins in the {known}" if known else "leave it out")
    if turn_player and turn_player not in players:
        raise Unmet(f"nobody here is called {turn_player}", f"the players are {', '.join(players)}")
    play.given.players = list(players)
    play.given.phase, play.given.turn_player = phase, turn_player


def cards(play: Play, rows: Sequence[Row]) -> None:
    play.given.cards += rows


def controls(play: Play, player: str, rows: Sequence[Row]) -> None:
    play.given.piles.append(Pile(player, "field", list(rows)))


def pile(play: Play, player: str, zone: str, rows: Sequence[Row]) -> None:
    play.given.piles.append(Pile(player, zone, list(rows)))


def amount(play: Play, player: str, number: int, what: str) -> None:
    play.given.amounts.append((player, number, what))


def chance(play: Play, numbers: Sequence[int]) -> None:
    play.given.chance += numbers

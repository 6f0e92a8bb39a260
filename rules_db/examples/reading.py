"""What a sentence of an example means: exactly one step of the vocabulary, or, for a When, an action of the game."""

from collections.abc import Sequence

from rules_db.engine.kernel import AmbiguousAction, MalformedAction
from rules_db.engine.scene import Role
from rules_db.examples.fences import Sentence
from rules_db.examples.play import Play, Unmet
from rules_db.examples.vocabulary import Match, matches, nearest


def read_sentence(play: Play, sentence: Sentence) -> Match | None:
    """The one reading of a sentence; None for a When that is to be an action. Raises Unmet."""
    found = matches(play.rulebook, sentence.text)
    fitting = [each for each in found if each.step.role is sentence.role]
    if len(fitting) > 1:
        patterns = "; ".join(each.step.pattern for each in fitting)
        raise Unmet(f"“{sentence.text}” can be read in several ways: {patterns}", "word it differently")
    if not fitting:
        _require_action(play.rulebook, sentence, found)
        return None
    match = fitting[0]
    _require_table(match, sentence)
    _require_players(play, match)
    if sentence.role is Role.WHEN:
        _require_no_action(play, sentence.text)
    return match


def _require_action(rulebook: str, sentence: Sentence, elsewhere: Sequence[Match]) -> None:
    if sentence.role is Role.WHEN:
        if sentence.rows is not None:
            raise Unmet("an action takes no table", "write it as one sentence")
        return
    if elsewhere:
        role = elsewhere[0].step.role.title()
        raise Unmet(f"“{sentence.text}” cannot stand under {sentence.role.title()}", f"it is a {role} step")
    near = nearest(rulebook, sentence.role, sentence.text)
    hint = f"nearest: “{near}”; " if near else ""
    raise Unmet(f"“{sentence.text}” is no step", f"{hint}`rules-db examples --steps` lists them all")


def _require_table(match: Match, sentence: Sentence) -> None:
    takes_table = match.step.pattern.endswith(":")
    if takes_table != (sentence.rows is not None):
        needs = "needs a table" if takes_table else "takes no table"
        raise Unmet(f"“{sentence.text}” {needs}", "a table belongs to a step that ends with a colon")


def _require_players(play: Play, match: Match) -> None:
    strangers = [name for name in match.players if name not in play.given.players]
    if play.chosen is not None and strangers:
        seated = ", ".join(play.given.players)
        raise Unmet(f"nobody here is called {strangers[0]}", f"the players are {seated}")


def _require_no_action(play: Play, text: str) -> None:
    play.begin()
    try:
        play.game.parse(play.here, text)
    except MalformedAction:
        return
    except AmbiguousAction:
        pass
    raise Unmet(f"“{text}” is both a step and an action of the game", "word it differently")

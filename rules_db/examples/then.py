"""What the Then steps assert. Each returns if the sentence is true, and raises Unmet with the truth if it is not."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product

from rules_db.engine.citing import rules_of_events
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.scene import NotThere
from rules_db.examples.play import Asks, Play, Unmet


def applied(play: Play, number: str) -> None:
    rule = _rule_of_events(play, number)
    if play.asks is Asks.EVERYTHING and rule not in _cited(play):
        raise Unmet(f"rule {number} did not apply; those that did: {_numbers(play, _cited(play))}")


def did_not_apply(play: Play, number: str) -> None:
    rule = _rule_of_events(play, number)
    if play.asks is Asks.EVERYTHING and rule in _cited(play):
        raise Unmet(f"rule {number} did apply")


def applied_because(play: Play, number: str, cause: str) -> None:
    rule, reason = _rule_of_events(play, number), _rule_of_events(play, cause)
    causes = {above.rule for event in play.events if event.rule == rule for above in _causes(play, event)}
    if play.asks is Asks.EVERYTHING and reason not in causes:
        raise Unmet(f"rule {number} did not apply because of {cause}; its causes: {_numbers(play, sorted(causes))}")


def refused(play: Play, number: str) -> None:
    """One of the reasons for which something was refused, each of which can be named once."""
    rule, reasons = play.rule_id(number), [*((play.refusal,) if play.refusal else ()), *play.others]
    if not reasons:
        raise Unmet("nothing was refused")
    named = next((each for each in reasons if each.rule == rule), reasons[0])
    reasons.remove(named)
    play.refusal, play.others = None, reasons
    if play.asks is Asks.EVERYTHING and named.rule != rule:
        told = "; ".join(map(str, (named, *reasons)))
        raise Unmet(f"it is refused, but not by rule {number}: {told}")


def may(play: Play, player: str, action: str) -> None:
    if action.startswith("not "):
        raise Unmet(f"the rule is told by which {player} may not", f"write `rule … forbids {player} to {action[4:]}`")
    refusal = _why_not(play, player, action)
    if refusal is not None:
        play.refused.append(refusal.rule)
        raise Unmet(f"{player} may not: {refusal}")


def forbids(play: Play, number: str, player: str, action: str) -> None:
    rule, refusal = play.rule_id(number), _why_not(play, player, action)
    if refusal is None:
        raise Unmet(f"nothing forbids {player} to {action}")
    play.refused.append(refusal.rule)
    if play.asks is Asks.EVERYTHING and refusal.rule != rule:
        raise Unmet(f"it is forbidden, but not by rule {number}: {refusal}")


def place(play: Play, cards: Sequence[str], where: str) -> None:
    wanted = {where, _in_own_words(play, where)}
    for card in _named(play, cards):
        found = play.scene.place(play.here, card)
        known = (found, _in_short(found))
        if not any(each == one or _is_numbered(each, one) for each in known for one in wanted):
            raise Unmet(f"{card} is {found}, not {where}")


def _in_own_words(play: Play, where: str) -> str:
    """The same place as its game calls it: "in Ann's graveyard"."""
    of, sign, zone = where.partition("'s ")
    return of + sign + play.scene.other_zones.get(zone, zone)


def _is_numbered(found: str, where: str) -> bool:
    """Whether a card lies in one of the places of a zone that is named without a number."""
    zone, _, number = found.rpartition(" ")
    return zone == where and number.isdecimal() and not where.startswith("in the cards with ")


def _in_short(found: str) -> str:
    """The short form of a zone of no player's: 'in the Dealer deck'."""
    is_zone = found.startswith("in the ") and not found.startswith("in the cards with ")
    return found.replace("'s ", " ") if is_zone else found


MOST_JOINTS = 3
"""How many commas and 'and's the name of a card may hold."""


def _named(play: Play, parts: Sequence[str]) -> list[str]:
    """The cards of a list, which has been parted also where the name of one holds a comma, or 'and'."""
    found, at = list[str](), 0
    while at < len(parts):
        ends = range(min(len(parts), at + 1 + MOST_JOINTS), at, -1)
        names = ((end, name) for end in ends for name in _joined(parts[at:end]))
        at, name = next((each for each in names if _is_there(play, each[1])), (at + 1, parts[at]))
        found.append(name)
    return found


def _joined(parts: Sequence[str]) -> Iterator[str]:
    for joints in product((", ", " and "), repeat=len(parts) - 1):
        yield "".join(each for pair in zip(parts, (*joints, ""), strict=True) for each in pair)


def _is_there(play: Play, card: str) -> bool:
    try:
        play.scene.place(play.here, card)
    except NotThere:
        return False
    return True


def controls(play: Play, player: str, cards: Sequence[str]) -> None:
    for card in _named(play, cards):
        found = play.scene.controller(play.here, card)
        if found != player:
            raise Unmet(f"{card} is controlled by {found or 'nobody'}, not by {player}")


def property_is(play: Play, card: str, name: str, value: str) -> None:
    found = play.scene.property(play.here, card, name)
    if found != value and (found, value) != ("none", "nothing") and not _is_as_much(found, value):
        raise Unmet(f"{card}'s {name} is {found}, not {value}")


def _is_as_much(found: str, value: str) -> bool:
    """Whether a number is said with a decimal point: '2.5' is what a game shows as '5/2'."""
    is_said = re.fullmatch(r"-?\d{1,9}\.\d{1,9}", value) and re.fullmatch(r"-?\d+(/\d+)?", found)
    return is_said is not None and Fraction(found) == Fraction(value)


def amount(play: Play, player: str, number: int, what: str) -> None:
    found = play.scene.count(play.here, player, what)
    if found != number:
        raise Unmet(f"{player} has {found} {what}, not {number}")


def sees(play: Play, player: str, cards: Sequence[str]) -> None:
    for card in _named(play, cards):
        if not play.scene.sees(play.here, player, card):
            raise Unmet(f"{player} does not see {card}")


def does_not_see(play: Play, player: str, cards: Sequence[str]) -> None:
    for card in _named(play, cards):
        if play.scene.sees(play.here, player, card):
            raise Unmet(f"{player} sees {card}")


def next_to(play: Play, player: str, words: str) -> None:
    decisions = play.scene.decisions
    if words not in decisions.values():
        raise Unmet(f"nobody is ever next to {words}", f"players are next to: {', '.join(decisions.values())}")
    decision = play.game.pending(play.here)
    if decision is None:
        raise Unmet("the game is over: nobody is next to do anything")
    found = play.scene.decisions[decision.kind]
    if (decision.player, found) != (player, words):
        raise Unmet(f"{decision.player} is next to {found}, not {player} to {words}")
    play.was_asked = True


def phase(play: Play, name: str, player: str) -> None:
    """The present phase, or the step of it that is under way."""
    found, turn_player = play.scene.phase(play.here)
    if name not in found or player != turn_player:
        raise Unmet(f"it is the {found[0]} of {turn_player}, not the {name} of {player}")


def outcome(play: Play, sentence: str) -> None:
    found = play.scene.outcome(play.here)
    if found != sentence and not _follows(sentence, found) and not _has_lost(play, sentence, found):
        raise Unmet(f"{found}; it is not so that {sentence}")


def _follows(sentence: str, found: str) -> bool:
    """Whether an outcome says something else besides: that the game is over, that those tie who win together, or
    that those lose who do not win.
    """
    if sentence == "the game is over":
        return found != "the game goes on"
    (losers, said), (winners, is_so) = decided(sentence), decided(found)
    if sentence == "the game is drawn":
        return is_so == "win" and len(winners) > 1
    return (said, is_so) == ("lose", "win") and not {*losers} & {*winners}


def _has_lost(play: Play, sentence: str, found: str) -> bool:
    """Whether those of whom it is said have lost, and left a game that goes on among the others."""
    losers, said = decided(sentence)
    return (found, said) == ("the game goes on", "lose") and not {*losers} & {*play.scene.playing(play.here)}


def decided(outcome: str) -> tuple[Sequence[str], str]:
    """Whose fate an outcome tells, and whether they 'win' or 'lose'; nobody and '' for the game as a whole."""
    told = re.fullmatch(r"(.+) (win|lose)s?", outcome)
    return (re.split(r", | and ", told[1]), told[2]) if told else ((), "")


def third_person(action: str) -> str:
    """An action as it is said of one player: 'attack Wall with Wolf' -> 'attacks Wall with Wolf'."""
    kind = _KIND.match(action)
    first = kind[0] if kind is not None else ""
    verb, space, rest = action.removeprefix(first).partition(" ")
    if verb in _IRREGULAR:
        verb = _IRREGULAR[verb]
    elif re.search(r"(?:s|sh|ch|x|z|o)$", verb):
        verb += "es"
    elif re.search(r"[^aeiou]y$", verb):
        verb = verb[:-1] + "ies"
    else:
        verb += "s"
    return first + verb + space + rest


_KIND = re.compile(r"\w+ (?=Summon\b)")
"""What stands before the verb: 'Normal Summon Wolf'."""
_IRREGULAR = {"be": "is", "have": "has"}


def _why_not(play: Play, player: str, action: str) -> Refusal | None:
    read = play.read(f"{player} {third_person(action)}")
    refusal: Refusal | None = play.game.why_not(play.here, read)
    return refusal


def _rule_of_events(play: Play, number: str) -> str:
    """The id of a rule that can make something happen; Unmet for one that only decides, and so is in no event."""
    rule = play.rule_id(number)
    if number not in rules_of_events(play.rulebook):
        raise Unmet(
            f"rule {number} makes nothing happen, it only decides: no event tells whether it applied",
            "say what comes of it: `the attempt is refused by rule …`, `rule … forbids … to …`, or what is the case",
        )
    return rule


def _cited(play: Play) -> list[str]:
    return list(dict.fromkeys(event.rule for event in play.events))


def _causes(play: Play, event: Event) -> Iterator[Event]:
    while event.because is not None:
        event = play.events[event.because]
        yield event


def _numbers(play: Play, rules: Sequence[str]) -> str:
    return ", ".join(rule.removeprefix(f"{play.rulebook}-") for rule in rules) or "none"

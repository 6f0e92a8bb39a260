"""A question about combat, played by the game: what came of it, in words and as a worked example that passes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rules_db.engine.engines import load_engine
from rules_db.engine.kernel import BadSetup, Event, Refusal
from rules_db.engine.play.combat import ATTACKER, BadQuestion, Combat, Question
from rules_db.engine.play.starting import PLAYERS
from rules_db.engine.play.telling import number_of
from rules_db.examples.fences import read_fence
from rules_db.examples.play import Play
from rules_db.examples.reading import read_sentence
from rules_db.examples.when import everyone_passes

PASSES, DESTROYED, DAMAGE = "everyone passes", "destroyed", "damage"
PLACE, NOWHERE = "place", "nowhere"
GOES_ON = "the game goes on"
_FLIPPED = ("facing", "face-up")
_HURT = "damage"
_HEAD = "Scenario: "
_MOST_STEPS = 12


@dataclass(frozen=True, slots=True)
class Fact:
    """What was so before a combat and after it: of a card its place or a property, of a player what combat takes."""

    who: str
    what: str
    before: str
    after: str

    @property
    def is_changed(self) -> bool:
        return self.before != self.after


@dataclass(frozen=True, slots=True)
class Fought:
    """What came of a question. Where the rules forbid the attack, `refusal` says so, and nothing happened.

    `said` are clauses of a sentence; `scenario` is the whole as an example, with what came of it as its Then steps.
    `deciding` are the ids of rules that no event cites, and without each of which something else would have come of it.
    """

    scenario: str
    said: tuple[str, ...]
    facts: tuple[Fact, ...]
    events: tuple[Event, ...]
    refusal: Refusal | None
    deciding: tuple[str, ...] = ()

    @property
    def destroyed(self) -> tuple[str, ...]:
        """The cards that did not survive."""
        return _destroyed(self.events)

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules by which something happened, passes aside, each once, in order."""
        return tuple(dict.fromkeys(event.rule for event in self.events if event.kind != "passed"))


def combat_of(key: str) -> Combat:
    """What can be asked of the combat of a rulebook; raises BadQuestion where it has none, NotThere without engine."""
    found = load_engine(key).combat
    if found is None:
        raise BadQuestion(f"{key} has no combat")
    return found


def fight(key: str, question: Question) -> Fought:
    """Have the game of this rulebook play a question; raises BadQuestion where its position could not be."""
    book = load_engine(key).game.book
    with book.reached() as reached:
        fought = _fought(key, question)
    quiet = [number for number in combat_of(key).quiet if number in reached]
    deciding = [book.id(number) for number in quiet if _without(key, question, number) != _outcome(fought)]
    return replace(fought, deciding=tuple(deciding))


def _without(key: str, question: Question, number: str) -> tuple[object, ...]:
    """What comes of a question while a rule is off."""
    with load_engine(key).game.book.switched_off(number):
        return _outcome(_fought(key, question))


def _outcome(fought: Fought) -> tuple[object, ...]:
    """What is compared: how it ended, and how much damage each took."""
    return fought.facts, fought.refusal, [event for event in fought.events if event.kind == DAMAGE]


def _fought(key: str, question: Question) -> Fought:
    combat = combat_of(key)
    head, given = _HEAD + _title(question), combat.given(key, question)
    play = _laid(f"{head}\n{given}")
    _require_on_field(play, combat, question)
    before = _look(play, combat, question)
    steps = _played(play, combat, question)
    after = _look(play, combat, question)
    facts = tuple(Fact(who, what, value, after[who, what]) for (who, what), value in before.items())
    then = _refused(play.refusal) if play.refusal else tuple(_so(facts, play, combat))
    lines = [head, *_indented([given, *_chained("When", steps), *_chained("Then", then)])]
    said = () if play.refusal else tuple(_said(facts, play, combat))
    return Fought("\n".join(lines) + "\n", said, facts, tuple(play.events), play.refusal)


def _laid(begun: str) -> Play:
    """The table before the attack, of a scenario that has come as far as its Given steps."""
    play = Play()
    scenario, *_ = read_fence(begun)
    for sentence in scenario.sentences:
        match = read_sentence(play, sentence)
        assert match is not None  # a Given is a step
        play.lay(sentence.line, match.bound(sentence.rows))
    try:
        play.state = play.new_state()
    except BadSetup as error:
        rule = number_of(error.refusal.rule) if error.refusal else ""
        raise BadQuestion(str(error), rule) from error
    play.has_begun = True
    return play


def _require_on_field(play: Play, combat: Combat, question: Question) -> None:
    """A card that could not lie there with its numbers is gone before anything happens."""
    sides = ((ATTACKER, question.attacker), (combat.defender, question.defender))
    for (card, fighter), player in zip(sides, PLAYERS, strict=True):
        if fighter and play.scene.controller(play.state, card) != player:
            raise BadQuestion(f"the {card.lower()} would not be on the field any more", fighter.kind.falls)


def _played(play: Play, combat: Combat, question: Question) -> list[str]:
    """The When steps that it took; the first is the attack."""
    steps: list[str] = []
    step = combat.attack(question)
    while step and play.refusal is None and play.scene.outcome(play.state) == GOES_ON:
        if len(steps) == _MOST_STEPS:
            raise BadQuestion(f"this combat is not over after {_MOST_STEPS} steps")
        for text in everyone_passes(play) if step == PASSES else [step]:
            play.do(text)
        steps.append(step)
        step = combat.goes_on(play.state, question)
    return steps


def _look(play: Play, combat: Combat, question: Question) -> dict[tuple[str, str], str]:
    """All that is compared, by whose it is and what it is."""
    scene, state = play.scene, play.state
    found: dict[tuple[str, str], str] = {}
    gone = _destroyed(play.events)
    for card in (ATTACKER, combat.defender) if question.defender else (ATTACKER,):
        found[card, PLACE] = scene.place(state, card)
        for name in combat.told:
            found[card, name] = "" if card in gone else scene.property(state, card, name)
    for player in PLAYERS:
        found[player, combat.life] = str(scene.count(state, player, combat.life))
    return found


def _destroyed(events: Sequence[Event]) -> tuple[str, ...]:
    return tuple(str(event.get("card")) for event in events if event.kind == DESTROYED)


def _refused(refusal: Refusal) -> tuple[str, ...]:
    return (f"the attempt is refused by rule {number_of(refusal.rule)}",)


def _so(facts: Sequence[Fact], play: Play, combat: Combat) -> Iterator[str]:
    """The Then steps: where the cards are, what has changed of them, and what the players have."""
    for fact in facts:
        if fact.what == PLACE:
            yield f"{fact.who} is {fact.after}"
        elif fact.what == combat.life:
            yield f"{fact.who} has {fact.after} {fact.what}"
        elif fact.is_changed and fact.after:
            yield f"{fact.who}'s {fact.what} is {fact.after}"
    yield play.scene.outcome(play.state)


def _said(facts: Sequence[Fact], play: Play, combat: Combat) -> Iterator[str]:
    """What came of it: who fell, who bears what, what the players lost, and whether somebody has won."""
    gone = _destroyed(play.events)
    cards = [fact.who for fact in facts if fact.what == PLACE and fact.after != NOWHERE]
    yield from _survival([card for card in cards if card in gone], [card for card in cards if card not in gone])
    for fact in facts:
        if fact.is_changed and (fact.what, fact.after) == _FLIPPED:
            yield f"the {fact.who.lower()} is flipped face-up"
        elif fact.is_changed and fact.what == _HURT and fact.after:
            yield f"the {fact.who.lower()} bears {fact.after} damage"
    lost = [(fact.who, int(fact.before) - int(fact.after)) for fact in facts if fact.what == combat.life]
    losses = [f"{who} loses {number} {_counted(number, combat.life)}" for who, number in lost if number]
    yield from losses or [f"nobody loses {combat.life}"]
    if (outcome := play.scene.outcome(play.state)) != GOES_ON:
        yield outcome


def _survival(gone: Sequence[str], staying: Sequence[str]) -> Iterator[str]:
    for cards, one, both in ((gone, "is destroyed", "are both destroyed"), (staying, "survives", "both survive")):
        if cards:
            yield f"the {' and the '.join(card.lower() for card in cards)} {both if len(cards) > 1 else one}"


def _counted(number: int, life: str) -> str:
    return life.removesuffix("s") if number == 1 else life


def _title(question: Question) -> str:
    attacker, defender = question.attacker, question.defender
    against = f"a {defender.kind.name} ({defender.stance.name})" if defender else "a player"
    return f"A {attacker.kind.name} ({attacker.stance.name}) attacks {against}"


def _chained(keyword: str, steps: Sequence[str]) -> list[str]:
    return [f"{'And' if place else keyword} {step}" for place, step in enumerate(steps)]


def _indented(steps: Sequence[str]) -> list[str]:
    return [f"  {line}" for step in steps for line in step.splitlines()]

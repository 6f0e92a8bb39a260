"""The text of a card, read into data: 'flying; when this enters: draw 1'.

Effects are separated by ';'. The steps of an effect are carried out one after the other.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

from rules_db.engine.card_text.doers import SAME
from rules_db.engine.card_text.grammar import Grammar
from rules_db.engine.card_text.parts import Build, Filled, Unsaid
from rules_db.engine.card_text.unreadable import Unreadable
from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.card_text import verbs
from rules_db.games.cgs.card_text.attached import naming_host
from rules_db.games.cgs.card_text.contents import gifts
from rules_db.games.cgs.card_text.entries import VERBS, require_in_play
from rules_db.games.cgs.card_text.likeness import Declared
from rules_db.games.cgs.card_text.model import Changed, Effect, Instead, Ruled, Step, aims, all_steps, selectors
from rules_db.games.cgs.card_text.printed.buyback import bought_back
from rules_db.games.cgs.card_text.printed.monstrosity import made_monstrous
from rules_db.games.cgs.card_text.printed.rebound import rebounding
from rules_db.games.cgs.card_text.printed.rewording import reworded
from rules_db.games.cgs.card_text.printed.sagas import in_chapters
from rules_db.games.cgs.card_text.printed.short import written_out
from rules_db.games.cgs.card_text.printed.together import without_winning
from rules_db.games.cgs.card_text.printed.untaught import UNTAUGHT
from rules_db.games.cgs.card_text.said import dividing
from rules_db.games.cgs.card_text.said.clauses import CLAUSES
from rules_db.games.cgs.card_text.said.effects import EFFECTS
from rules_db.games.cgs.card_text.said.limits.limiting import GAME, OWN, limited
from rules_db.games.cgs.card_text.said.nouns import NOUNS, active_pokemon
from rules_db.games.cgs.card_text.said.of_kinds import waiting_spells
from rules_db.games.cgs.card_text.said.quantities import QUANTITIES
from rules_db.games.cgs.card_text.said.referring.once_done import with_what_is_set_off
from rules_db.games.cgs.card_text.said.referring.references import THAT_ONE
from rules_db.games.cgs.card_text.said.sorts import SORTS
from rules_db.games.cgs.card_text.said.triggers import TRIGGERS
from rules_db.games.cgs.card_text.selecting import COLOR, PAST, PLAYER, THOSE_DISCARDED, TYPE, X_BOUND, Amount, Selector
from rules_db.games.cgs.card_text.verbs.rulings.ruling import USE
from rules_db.games.cgs.kinds import KINDS, Role

TEXT = "card_text"
"""The part that the whole text of a card is."""


@cache
def grammar() -> Grammar:
    """All that a card can say."""
    steps = VERBS.sentences(
        "step", "a step", lambda verb: verb.act is not None,
        "such an effect needs a time (add 'this turn', or let it stand alone)",
    )  # fmt: skip
    steps = replace(steps, forms=(*steps.forms, *UNTAUGHT))
    standing = VERBS.sentences(
        "standing_step", "what stays in force", lambda verb: verb.stands,
        "{verb} does not stay in force (write what changes or cannot be done, without 'this turn')", _require_standing,
    )  # fmt: skip
    costs = VERBS.sentences("cost", "a cost", lambda verb: verb.pay is not None, "{verb} is no cost", _require_payable)
    costs = replace(costs, forms=tuple(replace(form, build=_paid_by_you(form.build)) for form in costs.forms))
    done = replace(costs, forms=tuple(form for form in costs.forms if VERBS[form.verb].act is not None))
    return Grammar.of(
        (
            *EFFECTS,
            steps,
            standing,
            done,
            *verbs.PARTS,
            *CLAUSES,
            *TRIGGERS,
            *NOUNS,
            *dividing.PARTS,
            *waiting_spells.PARTS,
            *SORTS,
            *QUANTITIES,
        )
    )


def _require_standing(step: Step) -> None:
    """Raises Unsaid for what makes no sense as long as something stays in force."""
    if isinstance(step, Instead):
        return
    require_in_play(step)
    if step.who.startswith("target "):
        raise Unsaid("what stays in force chooses nobody (write 'opponents', 'players', or add 'this turn')")
    if step.who in THAT_ONE or (step.what is not None and step.what.of not in ("any", "you", "opponent")):
        raise Unsaid("what stays in force speaks of players by 'you' and 'opponent' (write 'creatures you control')")
    if step.verb == "control" and step.what is not None and {*step.what.traits} & {"Active", "Benched"}:
        raise Unsaid("what changes sides lies elsewhere then (write 'you control all Pokémon')")
    is_active = step.what is not None and step.what == active_pokemon(step.what.of)
    picks = (step.what.pick,) if step.what is not None and not is_active else ()
    if any(pick in ("choose", "target", "random", "top") for pick in picks):
        raise Unsaid("what stays in force chooses nothing (write 'all creatures', 'this' or 'host')")
    amounts = [amount for _, amount in step.changes] if isinstance(step, Changed) else []
    if any(pick in PAST and pick != "it" for pick in picks) or any(_is_past(each) for each in amounts):
        raise Unsaid("what stays in force speaks of nothing that has happened (write 'this', 'host', 'all creatures')")


def _is_past(amount: Amount) -> bool:
    if amount.per is not None and amount.per.pick == THOSE_DISCARDED:
        return True
    return amount.of in PAST or amount.property in ("amount", "X") or amount.per_heads


def _paid_by_you(build: Build) -> Build:
    """A cost that names nobody is paid by whoever has to pay: 'discards 1 card' too."""

    def built(filled: Filled) -> Step:
        step: Step = build(filled)
        return replace(step, who="you") if step.who == SAME else step

    return built


def _require_payable(step: Step) -> None:
    """Raises Unsaid for a cost that would target something, or that another player would pay."""
    if step.what is not None and step.what.pick == "target":
        raise Unsaid("a cost targets nothing (write 'a creature')")
    if step.what is not None and step.what.pick == "those":
        raise Unsaid("a cost speaks of no targets (write 'a creature')")
    if step.who not in ("you", SAME):
        raise Unsaid("you pay your costs yourself (leave the player away)")


@cache
def read_effects(text: str) -> tuple[Effect, ...]:
    """The effects of a card, typographic signs and all; none for a card without text. Raises BadSetup."""
    said = without_winning(text).strip()
    if not said:
        return ()
    try:
        effects = tuple(each for _, each in grammar().read(TEXT, naming_host(_on_one_line(said))))
    except Unreadable as problem:
        raise BadSetup(f"card text {text!r}, {problem}") from None
    effects = tuple(with_what_is_set_off(limited(effects)))
    if sum(each.kind == "played" for each in effects) > 1:
        raise BadSetup(
            f"card text {text!r} does two things as it is played (make it one effect: 'draw 1, gain 1 life')"
        )
    _require_untargeted_x(text, effects)
    _require_known_moves(text, effects)
    _require_readable_gifts(text, effects)
    return effects


_QUOTED_END = re.compile('\\.(["\u201d])(?=$| [A-Z{+\u2212\u2022-])')
"""Where the full stop of what stands in quotes ends the sentence around it as well."""


_NAME_ABOVE = re.compile(
    r"(?:^|(?<=\n))(Ability|Poké-(?:POWER|Power|BODY|Body))(?: [—–-]|:)? ?(?!\")([A-Z][^\n.:;\"]*)\n"
)
"""The name of an Ability on a line of its own, above what it does."""

_DAMAGE_ABOVE = re.compile(r"((?:: |\] [A-Z][^\n:;.]* )\d+[+x×-]?)\n")
"""The damage of a move at the end of a line, above what the move does besides."""


_FOR_ALL = re.compile(r"(?<=nce during each player's turn, )(?:that player|they) may [^\n]*")
"""What each player may do in their own turn, on a Stadium, to the end of its line."""

_YOU = {"that player": "you", "they": "you", "That player": "You", "They": "You", "their": "your"}


_TOLD = (
    "Your opponent switches|You still need the necessary Energy|You can only gain this effect|"
    "If a player does not|If there is any other|(?:T|t)his card is also still a "
)
_REMINDERS = re.compile(rf" \((?:{_TOLD})[^()]*\)")
"""What cards tell in parentheses and is so in any case."""

_HEALED = re.compile(r"(?P<heal>[Hh]eal \w+ damage) and remove all Special Conditions from (?P<what>[^.;\n]+)")


_BOTH = re.compile(
    r"[Bb]oth players (?P<one>[a-z]+) (?P<what>[^.;]*?)(?P<joint>, then| and|, and) (?P<other>draw|discard|gain|lose)\b"
)


def _told_of_each(found: re.Match[str]) -> str:
    """What both players do, and then do besides, with the s that tells that it is done by each."""
    each = "Each" if found[0][0] == "B" else "each"
    return f"{each} player {found['one']}s {found['what']}{found['joint']} {found['other']}s"


def _in_two(found: re.Match[str]) -> str:
    """Healing and recovering one after the other."""
    it = found["what"] if found["what"].startswith("this") else "it"
    return f"{found['heal']} from {found['what']}. Remove all Special Conditions from {it}"


def _told_to_each(found: re.Match[str]) -> str:
    """The same said to the player who does it."""
    return re.sub(rf"\b({'|'.join(_YOU)})\b", lambda said: _YOU[said[0]], found[0])


def _on_one_line(text: str) -> str:
    """The same text where each line that it is printed on is an effect."""
    text = _HEALED.sub(_in_two, _REMINDERS.sub("", in_chapters(rebounding(bought_back(made_monstrous(text))))))
    text = text.replace("in a game.) ", "in a game). ")
    text = _BOTH.sub(_told_of_each, reworded(written_out(text)))
    text = re.sub(r"(?:^|(?<=\n))VSTAR Power(?::| [—–-]|\n) ?", "", text)
    text = _FOR_ALL.sub(_told_to_each, text.replace("\u2019", "'"))
    text = _DAMAGE_ABOVE.sub(r"\1. ", _NAME_ABOVE.sub(r"\1: \2. ", text))
    text = _QUOTED_END.sub(r"\1.", text.replace("●", "•").replace("\r\n", "\n"))
    return text.replace("\n\u2022", " \u2022").replace(".\n", ". ").replace("\n", ";")


GIFTS = ("activated", "triggered", "static")
"""The kinds of effect that a text in quotes can give."""


def _require_readable_gifts(text: str, effects: tuple[Effect, ...]) -> None:
    """Raises BadSetup for a text that gives something which is no effect, or more than one."""
    for step in (step for effect in effects for step in all_steps(effect)):
        for said in gifts(step):
            try:
                given = read_effects(said)
            except BadSetup as problem:
                raise BadSetup(f"card text {text!r}: what stands in quotes cannot be read: {problem}") from None
            if [each.kind in GIFTS for each in given] != [True]:
                raise BadSetup(
                    f"card text {text!r}: one effect stands in quotes, {said!r} is none (write '\"{{T}}: Add {{G}}.\"')"
                )


def _require_untargeted_x(text: str, effects: tuple[Effect, ...]) -> None:
    """Raises BadSetup for a text that targets what its X tells, or has something by X hold for good."""
    for effect in effects:
        about = [what for step in all_steps(effect) for what in selectors(step)]
        bounds = [each for what in (*about, *aims(effect)) for each in (what.least, what.most)]
        is_aimed = any(X_BOUND in (what.least, what.most) for what in aims(effect))
        if X_BOUND in bounds and (is_aimed or effect.kind == "static"):
            raise BadSetup(f"card text {text!r}: what is targeted, or holds, is told without X (write 'mana value 3')")


def _require_known_moves(text: str, effects: tuple[Effect, ...]) -> None:
    """Raises BadSetup for a text that keeps its card from using a move that the card has not."""
    known = {f"{USE} {effect.name}" for effect in effects if effect.kind == "move"}
    for step in (step for effect in effects for step in all_steps(effect)):
        if not isinstance(step, Ruled) or step.what != Selector("this") or not step.deed.startswith(f"{USE} "):
            continue
        if step.deed not in known:
            raise BadSetup(
                f"card text {text!r}: this has no move {step.deed.removeprefix(f'{USE} ')!r} (write the name of a move)"
            )


@cache
def require_own_name(text: str, name: str) -> None:
    """Raises BadSetup for a text that is none, or that limits by a name which is not that of its card."""
    for effect in read_effects(text):
        if effect.kind == "by name" and effect.limit != GAME and effect.by_name not in (name, OWN):
            raise BadSetup(f"card text {text!r}: this card is not named {effect.by_name!r} (write {name!r})")


_OF_CHOSEN = re.compile(r"\b(?:chosen|declared) (?:creature )?(color|Attribute|type|Type|player|opponent)\b")
_CHOSEN = {"color": COLOR, "Attribute": COLOR, "type": TYPE, "Type": TYPE, "player": PLAYER, "opponent": PLAYER}


@cache
def require_chosen(text: str) -> None:
    """Raises BadSetup for a text that speaks of what is chosen for its card, and has nothing like it chosen."""
    for word in not_chosen(text):
        raise BadSetup(f"card text {text!r}: no {word} is chosen for it (write 'as this enters, choose a color')")


def not_chosen(text: str) -> dict[str, str]:
    """What a text calls chosen for its card and has nobody choose, each word with what would have to be chosen."""
    steps = [step for effect in read_effects(text) for step in all_steps(effect)]
    chosen = {step.kind for step in steps if isinstance(step, Declared)}
    return {word: _CHOSEN[word] for word in _OF_CHOSEN.findall(text) if _CHOSEN[word] not in chosen}


@cache
def require_time(text: str, types: tuple[str, ...]) -> None:
    """Raises BadSetup for the text of a summon that names no time: only other cards do it as they are played."""
    is_only_summon = bool(types) and all(KINDS[each].role is Role.SUMMON for each in types)
    if is_only_summon and effects_of_kind(text, "played"):
        raise BadSetup(f"card text {text!r}: a summon does that at no time (write 'when this enters: draw 1')")


@cache
def texts_of(text: str) -> tuple[str, ...]:
    """What each effect of a card says; the whole text for each where full stops part them."""
    effects, begun = read_effects(text), ""
    found: list[str] = []
    for piece in text.split(";"):
        begun = f"{begun};{piece}" if begun else piece.strip()
        if _says(begun, effects[len(found) : len(found) + 1]):
            found.append(begun.strip())
            begun = ""
    return tuple(found) if len(found) == len(effects) and not begun else (text,) * len(effects)


def _says(text: str, effects: tuple[Effect, ...]) -> bool:
    try:
        return bool(effects) and read_effects(text) == effects
    except BadSetup:
        return False


@cache
def triggered(text: str) -> dict[str, tuple[tuple[int, Effect], ...]]:
    """The effects of a text that wait for something, with their places, by what they wait for."""
    found: dict[str, tuple[tuple[int, Effect], ...]] = {}
    for place, effect in enumerate(read_effects(text)):
        if effect.when is not None:
            for event in effect.when.events:
                found[event] = (*found.get(event, ()), (place, effect))
    return found


@cache
def effects_of_kind(text: str, kind: str) -> tuple[tuple[int, Effect], ...]:
    """The effects of a text of one kind, such as its moves, with their places."""
    return tuple((place, effect) for place, effect in enumerate(read_effects(text)) if effect.kind == kind)

"""What an effect is: keywords, activated, triggered and static ones, loyalty, Flip effects, moves, materials."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from rules_db.engine.card_text.parts import Filled, Form, Part, Phrase, Row, Token, Unsaid, words
from rules_db.games.cgs.card_text import as_played
from rules_db.games.cgs.card_text.holding import (
    counted_on_what_it_changes,
    follows_itself,
    holds_by_itself,
    of_whoever_is_active,
    of_whom_is_asked,
    takes_host,
)
from rules_db.games.cgs.card_text.likeness import worked_from
from rules_db.games.cgs.card_text.model import (
    Counted,
    Effect,
    EffectKind,
    Mana,
    Provided,
    Step,
)
from rules_db.games.cgs.card_text.parting import If, is_meant
from rules_db.games.cgs.card_text.said import as_it_enters, deeds, heads, keywords
from rules_db.games.cgs.card_text.said.clauses import tests_of
from rules_db.games.cgs.card_text.said.deeds import Deed
from rules_db.games.cgs.card_text.said.limits import limiting, only
from rules_db.games.cgs.card_text.said.of_kinds import materials, stored
from rules_db.games.cgs.card_text.said.referring.in_order import BEHIND, in_order
from rules_db.games.cgs.card_text.said.referring.itself import of_itself, of_paid, require_other
from rules_db.games.cgs.card_text.said.referring.once_done import WHEN_DONE, with_set_off
from rules_db.games.cgs.card_text.said.referring.references import with_players
from rules_db.games.cgs.card_text.said.sentences import SENTENCES
from rules_db.games.cgs.card_text.said.triggers import AS_SOON_AS
from rules_db.games.cgs.card_text.said.vocabulary import ITSELF
from rules_db.games.cgs.card_text.selecting import Amount, Selector, Test, When

Said = Iterable[tuple[str, Any]]
"""What a row means: each of its parts with the joint before it."""


def _steps(said: Said, aims: Sequence[Selector] = (), when: When | None = None) -> tuple[Step, ...]:
    """The steps of an effect; what is done 'when you do' is one more, which sets that off."""
    return with_set_off(said, _done_at_once, aims, when)


def _done_at_once(said: Said, aims: Sequence[Selector], when: When | None) -> tuple[Step, ...]:
    return deeds.aimed(with_players(in_order(said, when), when), aims)


DISCARDED_ITSELF = Counted("discard", Selector("this"))


def _head(said: Said) -> dict[str, Any]:
    """What stands before the colon of an effect: costs, limit, speed and zone."""
    fields: dict[str, Any] = {}
    costs: tuple[Step, ...] = ()
    for _, each in said:
        if isinstance(each, deeds.Paid):
            costs, fields = (*costs, each.cost), fields | {"zone": each.zone}
        elif isinstance(each, Step):
            costs += (each,)
        else:
            fields |= each | ({"tests": (*fields.get("tests", ()), *each["tests"])} if "tests" in each else {})
    if DISCARDED_ITSELF in costs and any(isinstance(each, Mana) for each in costs):
        fields |= {"zone": "hand"}  # A card of Magic discards itself from nowhere else.
    return fields | ({"costs": costs} if costs else {})


def _done(kind: EffectKind) -> Any:
    """An effect whose steps are carried out."""

    def build(filled: Filled) -> Effect:
        head, more = _head(filled.get("head", ())) | filled.get("often", {}), dict(filled.get("only", {}))
        deed: Deed = filled["deed"]
        tests = (*tests_of(filled), *head.pop("tests", ()), *deed.tests, *more.pop("tests", ()))
        head = only.with_limits(head, more)
        when: When | None = filled.get("when")
        if kind == "triggered" and "conditions" not in filled and _is_condition_of_trigger(deed.said[0][1]):
            raise Unsaid("a condition that follows a trigger at once belongs to it")
        steps = _steps(deed.said, deed.aims, when)
        require_other(when, steps)
        if deed.costs and not deed.is_left and holds_by_itself(steps[0]):
            raise Unsaid("what stands behind the semicolon holds by itself (write 'you can …; …' for a cost before it)")
        fields = {"zone": worked_from(steps) or deed.zone} | head | {"costs": (*head.get("costs", ()), *deed.costs)}
        fields["aim"] = deeds.unspoken(steps, deed.aims)
        if kind == "triggered":
            steps = deeds.at_will(deed, steps)
        elif kind == "activated" and head and not fields["costs"]:
            steps = deeds.settled(steps)
        if kind in ("activated", "flip") and not deed.aims:
            steps = of_paid(of_itself(steps, fields["costs"]), fields["costs"])
        return Effect(kind, steps, when, tests, **fields)

    return build


def _done_behind(filled: Filled) -> Effect:
    """What is done stands before what it waits for, in the same sentence."""
    if any(joint.startswith(".") for joint, _ in filled["steps"]):
        raise Unsaid("what is done each time stands in one sentence (write 'whenever …, draw 1. You gain 1 life')")
    effect: Effect = _done("triggered")(Filled((("deed", Deed(filled["steps"])), ("when", filled["when"]))))
    return effect


def _played(filled: Filled) -> Effect:
    steps = _steps(filled["steps"])
    if any(holds_by_itself(each) or takes_host(each) for each in steps):
        raise Unsaid("such an effect needs a time (add 'this turn', or let it stand alone)")
    return Effect("played", of_itself(steps))


def _parted(kind: EffectKind) -> Any:
    """An effect with costs or a target and nothing else before it."""
    return lambda filled: _bought(kind, filled["parted"])


def _bought(kind: EffectKind, deed: Deed) -> Effect:
    """What a card pays for with itself is no playing of it."""
    is_elsewhere = deed.zone not in ("", "field")
    kind = "activated" if is_elsewhere or any(cost.what == deeds.THIS for cost in deed.costs) else kind
    steps = _steps(deed.said, deed.aims)
    steps = steps if deed.aims else of_paid(steps, deed.costs)
    aim = deeds.unspoken(steps, deed.aims)
    return Effect(kind, steps, costs=deed.costs, zone=worked_from(steps) or deed.zone, aim=aim, tests=deed.tests)


def _if_so(filled: Filled) -> Effect:
    """What a card in play 'can' do if something is so, or what another does as it is played."""
    deed: Deed = filled["deed"]
    effect: Effect = _done("activated")(filled)
    if limiting.comes_of_itself(replace(effect, speed="slow")):
        raise Unsaid("so a monster is summoned from the hand (write 'if …, you can Special Summon this')")
    if deed.is_left or deeds.is_left(effect.steps[:1]):
        return replace(effect, steps=deeds.settled(effect.steps))
    return replace(effect, kind="played")


def _as_activated(filled: Filled) -> Effect:
    """'When this card is activated: …' is what a card of the backrow does as it is played or flipped."""
    effect: Effect = _done("triggered")(filled)
    return replace(effect, kind="played")


def _is_condition_of_trigger(first: object) -> bool:
    return isinstance(first, Provided) and not first.otherwise


def _often(filled: Filled) -> Effect:
    """An effect that can be activated once, or as often as its player likes, and mostly costs nothing."""
    often: dict[str, Any] = dict(filled["often"])
    costs = (filled["cost"],) if "cost" in filled else ()
    tests = (*tests_of(filled), *often.pop("tests", ()))
    steps = _of_own_card(_steps(filled["steps"]), tests)
    return Effect("activated", steps if costs else deeds.settled(steps), tests=tests, costs=costs, **often)


def _of_each_player(filled: Filled) -> Effect:
    """What every player may do in their own turn: whoever activates it is 'you'."""
    steps = deeds.settled(_steps(filled["steps"]))
    return Effect("activated", steps, limit="turn", tests=(Test("turn"),), is_for_all=True)


def _of_own_card(steps: tuple[Step, ...], tests: Sequence[Test]) -> tuple[Step, ...]:
    """'It' of the first step is the card itself where that is asked about: 'if this is Active, you may switch it'."""
    is_asked = any("this" in (test.selector.pick, test.selector.near) for test in tests)
    if not is_asked or steps[0].what != Selector("it"):
        return steps
    return (replace(steps[0], what=deeds.THIS), *steps[1:])


def _static(filled: Filled) -> Effect:
    tests = tests_of(filled)
    steps = [counted_on_what_it_changes(of_whoever_is_active(step)) for step in _steps(filled["standing_steps"])]
    if any(map(follows_itself, steps)):
        raise Unsaid("what stays in force follows no number that it changes (add 'this turn')")
    return Effect("static", tuple(of_whom_is_asked(step, tests) for step in steps), tests=tests)


def _static_if(filled: Filled) -> Effect:
    effect = _static(filled)
    return replace(effect, tests=If(effect.tests))


def _in_turn(filled: Filled) -> Effect:
    return Effect("static", _steps(filled["standing_steps"]), tests=(Test("turn", filled["whose"]),))


def _in_phase_alone(filled: Filled) -> Effect:
    return Effect("static", _steps(filled["standing_steps"]), tests=(Test("phase", phase=filled["phase"]),))


def _while_attacking(filled: Filled) -> Effect:
    attacks = Test("is", selector=Selector("this", traits=("attacking",)), least=1)
    return Effect("static", _steps(filled["standing_steps"]), tests=(attacks,))


def _where_it_was_sent(filled: Filled) -> Effect:
    """What sets itself off in a graveyard, in the turn in which the card has come there."""
    effect: Effect = _done("triggered")(filled)
    return replace(effect, zone="GY", when=When("start of End Phase"), tests=(*effect.tests, Test("moved this turn")))


def _loyalty(filled: Filled) -> Effect:
    return Effect("loyalty", of_itself(_steps(filled["steps"])), loyalty=filled["loyalty"])


def _move(filled: Filled) -> Effect:
    steps = _steps(filled["steps"]) if "steps" in filled else ()
    name, cost, damage = filled["move_name"], filled["energy"], filled.get("printed", "")
    return Effect("move", steps, tests=tests_of(filled), name=name, cost=cost, damage=damage)


def _move_and_more(filled: Filled) -> Effect:
    move = _move(filled)
    if holds_by_itself(move.steps[0]):
        raise Unsaid(BEHIND)
    return move


def _power(filled: Filled) -> Effect:
    ability: Effect = filled["ability_text"]
    return replace(ability, name=filled["power_name"], power=filled["power"])


ABILITIES = (
    Form("{head}[ if {conditions}]: {deed}", _done("activated")),
    Form("{head}[ if {conditions}]: {deed}. {only}", _done("activated")),
    Form("if {conditions}: {deed}", _if_so),
    Form("{often}[{before_attack}], [if {conditions}, ]you (can|may) {steps}", _often),
    Form("{often}, if {conditions}: {deed}", _done("activated")),
    Form("once during each player's turn, you may {steps}", _of_each_player),
    Form(
        "{often}[{before_attack}], you (can|may) {steps}. "
        "This (power|Ability|Poké-POWER|Poké-Power) (can't|cannot) be used if {condition}",
        _often,
    ),
    Form(
        "you must {cost} in order to use this (Ability|Poké-POWER)(, |. ){often}[{before_attack}], "
        "you (can|may) {steps}",
        _often,
    ),
    Form(
        "[{head}, ](when|whenever|if|each time) {when:trigger}[[,] if {conditions}][ {quick_effect}](:|,) {deed}",
        _done("triggered"),
    ),
    Form(
        "[{head}, ](when|whenever|if|each time) {when:trigger}[[,] if {conditions}](:|,) {deed}. {only:triggers_only}",
        _done("triggered"),
    ),
    Form("at the start of the Damage Step, if {when:trigger}(:|,) {deed}", _done("triggered")),
    Form("{steps} each time {when:trigger}", _done_behind),
    AS_SOON_AS,
    Form("[{head}, ]{when:moment}[[,] if {conditions}](:|,) {deed}", _done("triggered")),
    Form("[(while|as long as|if) {conditions}, ]{standing_steps}", _static),
    Form("(while|as long as) this[ card] is [face-up ]on the field, {standing_steps}", _static),
    Form("{standing_steps} during the {phase}", _in_phase_alone),
    Form("if this[ card] attacks, {standing_steps} until the end of the Damage Step", _while_attacking),
    Form(
        "during the End Phase, if this[ card] is in your (GY|graveyard) because it was sent there this turn"
        "[ and {conditions}]: {deed}",
        _where_it_was_sent,
    ),
    Form("{standing_steps} (while|as long as) {conditions}", _static),
    Form("{standing_steps} if {conditions}", _static_if),
    Form("{standing_steps} unless {condition}", _static),
    Form("during {whose:your_or_their} turn, {standing_steps}", _in_turn),
    Form("{standing_steps} during {whose:your_or_their} turn", _in_turn),
)
"""What effects of every game can be."""

EFFECTS = (
    *deeds.PARTS,
    *limiting.PARTS,
    *stored.PARTS,
    Row("card_text", "effect", ("; ", ";", ". ", ", "), is_meant=is_meant),
    Part("effect", (
        *keywords.EFFECTS,
        *ABILITIES,
        Form("{steps}", _played),
        Form("{parted}", _parted("played")),
        Form("activate this card by {parted}", _parted("played")),
        Form("(when|if) this card is activated[, if {conditions}](:|,) {deed}", _as_activated),
        Form("you (can|may) {parted}", _parted("activated")),
        Form("{loyalty}: {steps}", _loyalty),
        Form("{when:chapter}[ ]—[ ]{deed}", _done("triggered")),
        Form("(flip|FLIP): {deed}", _done("flip")),
        Form("{move_name} {energy}[ if {conditions}][:] {printed}[, {steps}]", _move),
        Form("{move_name} {energy}[ if {conditions}][:] {printed}(. |: ){steps}", _move_and_more),
        Form("{move_name} {energy}[ if {conditions}]: {steps}", _move),
        Form("{energy} {move_name}[:] {printed}[, {steps}]", _move),
        Form("{energy} {move_name}[:] {printed}(. |: ){steps}", _move_and_more),
        Form("{energy} {move_name}: {steps}", _move),
        Form("{energy} {move_name}. {steps}", _move),
        Form("{power} {power_name:quoted}: {ability_text}", _power),
        Form("{power}: {power_name:move_name}(.|:| —| -) {ability_text}", _power),
        Form(
            f"this[ ({ITSELF})] enters[ the (battlefield|field)] (tapped|with {{enters_with}} {{counter}} "
            "(counter|Counter)[s][ on it][{per_cards}])[( unless {condition}| if {conditions})]", as_played.enters,
        ),
        Form(f"this[ ({ITSELF})] enters[ the (battlefield|field)] tapped unless you {{cost}}", as_played.enters_unless),
        Form("(play this|activate[ this card]) only if {conditions}", as_played.requirement),
        Form("activate[ this card] only during the {phase}", as_played.in_phase),
        Form("(to play this|as an additional cost to (cast|play|activate) this[ (spell|card)]), {costs}",
             as_played.extra_cost),
        Form(
            "as an additional cost to (cast|play|activate) this[ (spell|card)], [either ]{cost} or {other_cost:cost}",
            as_played.one_of_two_costs,
        ),
        Form("you can (play|use) this card only if you {costs}", as_played.extra_cost),
        Form("[if {conditions}, ]you may {costs} rather than pay (this card's|this spell's|its) mana cost",
             as_played.alternative_cost),
        Form("[if {conditions}, ]you may (cast|play) this[ (spell|card)] without paying its mana cost",
             as_played.alternative_cost),
        Form("you can (play|use) this card only if {conditions}", as_played.requirement),
        Form("(enchant|equip only to[ a| an]) {sort}[{side_of}][ {reminder}]", as_played.enchants),
        Form("enchant {enchanted_player}", as_played.enchants_player),
        Form("equip {mana}[ {reminder}]", as_played.equip),
        Form("equip[ ]—[ ]{cost}[ {reminder}]", as_played.equip),
        *as_it_enters.FORMS,
        *materials.FORMS,
        *limiting.FORMS,
        *stored.FORMS,
        Form("{ability_word}{ability_text}", lambda filled: filled["ability_text"]),
        Form("you need no card to summon this", lambda filled: Effect("no card")),
        Form("[this card ]provides {energy}[ Energy]", as_played.provides),
        Form(
            "[this card ]provides every type of Energy but provides only 1 Energy at a time",
            lambda filled: Effect("provides", (Mana("add", count=1),)),
        ),
    ), "an effect"),
    Part("ability_text", ABILITIES, "an Ability"),
    *keywords.PARTS,
    *heads.PARTS,
    *only.PARTS,
    Row("costs", "cost", (", ", " and ")),
    *SENTENCES,
    Row("steps", "clause", (
        ", then ", ", if you do ", ". If you do, ", ". If you healed any damage in this way, ",
        ". If you healed any damage this way, ",
        ", and if you do, ", " and if you do, ", ", also ", ", and ", " and ", ". Then, ", ". Then ", ". ", ", ",
        ", but ", WHEN_DONE,
    )),
    Row("standing_steps", "standing_step", (", ", " and ", ", and ", ", but ", ", also ")),
    Token("loyalty", r"[+-]\d+|0(?=:)", ("+1", "-2", "0"), "a change of loyalty", int),
    Phrase(
        "move_name", r"[A-Z][A-Za-zé'-]*|(?:and|for|from|in|of|the|to)\b", ("Tackle", "Ember", "Quick Bite"),
        "the name of a move",
    ),
    Token(
        "printed", r"\d+[+x×-]?(?: damage)?(?=[.,;:]|$)", ("20", "30+", "10x", "40 damage"), "the damage of a move",
        lambda said: said.removesuffix(" damage").replace("×", "x"),
    ),
    words("power", {"Ability": "Ability", "Poké-(POWER|Power)": "Poké-POWER", "Poké-(BODY|Body)": "Poké-BODY"}),
    Part("enters_with", (
        Form("{count}", lambda filled: Amount(filled["count"])),
        Form("(a|an)", lambda filled: Amount(1)),
        Form("X", lambda filled: Amount(property="X")),
    )),
    words("enchanted_player", {"player": "player", "opponent": "opponent"}),
    *as_it_enters.PARTS,
    *materials.PARTS,
)  # fmt: skip

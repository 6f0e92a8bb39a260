"""destroy, sacrifice, exile, return, put, send, Special Summon, take control, create tokens."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Build, Filled, Unsaid, always, flag, words
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.games.cgs.card_text.entries import Entry, both_ways, of_both, of_cards, require_later, verb
from rules_db.games.cgs.card_text.likeness import Gathered
from rules_db.games.cgs.card_text.model import Counted, Moved, Paired, Ruled, Step
from rules_db.games.cgs.card_text.said.nouns import but_for, who_in
from rules_db.games.cgs.card_text.said.referring.references import THAT_PLAYER
from rules_db.games.cgs.card_text.said.vocabulary import (
    ATTACKING,
    ITSELF,
    MADE,
    OWNED,
    THIS_TO,
    THIS_TO_END,
    TO_THIS,
    WITH_ATTACHED,
)
from rules_db.games.cgs.card_text.selecting import Amount, Selector
from rules_db.games.cgs.words import GRAVEYARD, Until, Zone


def _sacrifice(filled: Filled) -> Counted:
    """A player gives up summons or other permanents of their own choice."""
    what = replace(filled["sort"], pick="choose", of="you", another="another" in filled or "other" in filled)
    return Counted("sacrifice", what, who_in(filled), amount=Amount(filled.get("count", 1)))


def _sacrifice_extreme(filled: Filled) -> Counted:
    """One of those whose number is the highest, or the lowest, of all that its player controls."""
    what = replace(filled["sort"], pick="choose", of="you", extreme=filled["number"], is_lowest=filled["extreme"])
    return Counted("sacrifice", what, who_in(filled), amount=Amount(1))


def _send_one(filled: Filled) -> Step:
    return Step("send", replace(filled["sort"], pick="choose"))


def _sacrifice_it(filled: Filled) -> Counted:
    return Counted("sacrifice", Selector(filled["named"]), amount=Amount(1))


def _sacrifice_them(filled: Filled) -> Counted:
    return Counted("sacrifice them", Selector(filled["several"]))


def _to(name: str) -> Build:
    return lambda filled: Moved(
        name, filled["cards"], to=filled["place"], way=filled.get("way", ""), also=filled.get("also")
    )


def _with_attached(filled: Filled) -> Moved:
    return Moved("return", filled["cards"], to=filled["place"], way=WITH_ATTACHED)


def _one_with_attached(filled: Filled) -> Moved:
    """One of their own that a player chooses, with what is attached to it."""
    what = replace(filled["sort"], pick="choose", of="you")
    return Moved("return", what, filled["doer"], to=filled["place"], way=WITH_ATTACHED)


_ATTACHED = "all (cards attached to (it|them)|attached cards)"


def _add_it(filled: Filled) -> Moved:
    return Moved("return", filled["pointed"], to=Zone.HAND)


def _add_from_graveyard(filled: Filled) -> Moved:
    count, up_to = filled["searched_for"]
    what: Selector = filled["sort"]
    there = replace(what, pick="choose", count=count, up_to=up_to, zone="GY", of="you")
    return Moved("return", but_for(there, filled), to=Zone.HAND)


def _add_banished(filled: Filled) -> Moved:
    what = replace(filled["sort"], pick="choose", count=filled.get("count", 1), zone=Zone.EXILE, of="you")
    return Moved("return", but_for(what, filled), to=Zone.HAND)


def _hand_below(filled: Filled) -> Moved:
    return Moved("return", Selector(zone=Zone.HAND, of="you"), who_in(filled, "doer"), to="bottom", way="shuffled")


def _shuffle_own(filled: Filled) -> Moved:
    """Of each player who is meant, the whole hand or discard pile; where nobody is named it is one's own."""
    both = [Selector(zone=zone, of="you") for zone in filled["shuffled"]]
    return Moved("return", both[0], who_in(filled, "doer"), to="shuffled", also=both[1] if len(both) > 1 else None)


def _shuffle_pile(filled: Filled) -> Moved:
    return Moved("return", filled["whole_pile"], to="shuffled")


def _send(filled: Filled) -> Step:
    """Cards from the top of one's own deck are milled."""
    what: Selector = filled["cards"]
    if what.pick == "top" and what.of == "you":
        raise Unsaid("cards from the top of your deck are sent by number (write 'send the top 1 card of your deck …')")
    return Step("send", what)


def _by_materials(filled: Filled) -> Gathered:
    kind, from_hand = filled["kind_of_summon"], "or_hand" in filled
    return Gathered("summon by materials", filled["one_card"], to="field", way=kind, from_hand=from_hand)


def _by_levels(filled: Filled) -> Gathered:
    """A Ritual Monster from the hand, for Tributes of so many Levels."""
    what: Selector = filled["sort"]
    if what.kind == "summon":
        what = replace(what, kind="monster")
    what = replace(what, pick="choose", of="you", zone=Zone.HAND)
    return Gathered(
        "summon by materials", what, to="field", way="Ritual", from_hand=True, by_levels=True,
        levels=filled.get("whole", 0),
    )  # fmt: skip


def _take(filled: Filled) -> Step:
    step = Step("take", filled["cards"], lasts=filled.get("lasts", Until.EVER))
    if step.lasts in (Until.IN_YOUR_NEXT_TURN, Until.IN_OPPONENTS_NEXT_TURN):
        require_later(step)
    return step


_HOST = "[the ](enchanted|equipped) (creature|monster|Pokémon|permanent|artifact|land|card)"


def _control() -> tuple[Entry, ...]:
    stands, lasts = both_ways("control", ("you control {cards}<lasts>", of_cards("control")), traits=(Trait.CONTROL,))
    taken = (f"(gain|take) control of {_HOST}", always(Step("control", Selector("host"))))
    return replace(stands, sentences=(*stands.sentences, taken)), lasts


def _onto_field(name: str, to: str = "field") -> Build:
    return lambda filled: Moved(name, filled["cards"], to=filled.get("zone_of_field", to), way=filled.get("way", ""))


def _from_either(filled: Filled) -> Moved:
    """Cards that lie in either of two piles of one's own."""
    count, up_to = filled["searched_for"]
    sort: Selector = filled["sort"]
    what = replace(
        sort,
        pick="choose",
        count=count,
        up_to=up_to,
        of="you",
        zone=Zone.HAND,
        or_zone=filled.get("other_pile", BOTH_PILES),
    )
    return Moved("Special Summon", but_for(what, filled), to="field", way=filled.get("way", ""))


def _set_from(filled: Filled) -> Moved:
    count, up_to = filled["searched_for"]
    sort: Selector = filled["sort"]
    what = replace(sort, pick="choose", count=count, up_to=up_to, of="you", zone=filled["other_pile"])
    return Moved("Set", but_for(what, filled), to="field")


def _exile_top(filled: Filled) -> Step:
    top = Selector("top", filled.get("count", 1), zone=Zone.MAIN_DECK, of=filled["whose_top"])
    return Step("exile", top)


def _regenerated(filled: Filled) -> Step:
    return Step("regenerate", filled["cards"], lasts=Until.TURN)


BANISHED_AS_IT_LEAVES = "leave for another place"
"""The deed of a card that is banished when it leaves the field."""


def _leaving(what: Selector) -> Ruled:
    lasts = None if what.pick == "this" else Until.EVER
    name = "banish as it leaves" if lasts is None else "banish as it leaves for a time"
    return Ruled(name, what, deed=BANISHED_AS_IT_LEAVES, lasts=lasts)


def _tied(name: str, filled: Filled) -> Step:
    """What is destroyed as another card leaves."""
    return Step(name, filled["pointed"], lasts=Until.EVER)


OWNERS = "its owner's |their owner's |their owners' |your |the "
"""Whose hand or deck a card goes to is no choice: it is that of its owner (2.2.12.a, 2.2.12.b)."""

BOTH_PILES = f"{Zone.MAIN_DECK}, {GRAVEYARD}"
"""Two piles besides a hand."""

PARTS = (
    words("place", {
        f"[{OWNERS}]hand[s]": Zone.HAND, f"[{OWNERS}](deck|Deck|library)": "shuffled",
        f"the top of ({OWNERS})(deck|Deck|library)": "top", f"the bottom of ({OWNERS})(deck|Deck|library)": "bottom",
        "the Extra Deck": Zone.EXTRA_DECK, f"({OWNERS})(GY|graveyard)": Zone.DISCARD,
    }),
    words("shuffled", {
        "hand[s]": (Zone.HAND,), "(graveyard|discard pile)": (GRAVEYARD,),
        "(hand and graveyard|graveyard and hand)": (Zone.HAND, GRAVEYARD),
    }),
    words("whose_top", {
        "that player": THAT_PLAYER, "target player": "target player", "target opponent": "target opponent",
        "(each|your) opponent": "opponent", "each player": "any",
    }),
    flag("a_graveyard", f"[{OWNERS}](graveyard|discard pile|GY)"),
    words("own_hand", {f"({OWNERS})hand[s]": Zone.HAND}),
    words("other_pile", {"(GY|graveyard)": GRAVEYARD, "(Deck|deck|library)": Zone.MAIN_DECK}),
    words("bare_hand", {"hand[s]": Zone.HAND}),
    flag("several_piles", "(Deck|deck), [and/]or (GY|graveyard)"),
    words("own_deck", {f"[{OWNERS}](deck|Deck|library)": "shuffled"}),
    words("end_of_deck", {
        f"[the ]top of ({OWNERS})(deck|Deck|library)": "top",
        f"[the ]bottom of ({OWNERS})(deck|Deck|library)": "bottom",
    }),
    words("way", {
        " tapped": "tapped", " face-down": "face-down", " tapped and attacking": ATTACKING,
        "[ to your field][,] in [face-up ]Attack Position": "Attack Position",
        "[ to your field][,] in [face-up ]Defense Position": "Defense Position",
        "[ to your field] in face-down Defense Position": "face-down",
        "( under your control| to your field)": "", " under (its owner's|their owner's|their owners') control": OWNED,
    }),
    flag("another", "another "),
    words("several", {"(them|those (creatures|tokens))": "those", "(that|the) token": "it"}),
    flag("or_hand", "from your hand or [your ]field", "from your hand and/or field"),
    words("kind_of_summon", {each: each for each in MADE}),
    words("zone_of_field", {
        " into a Main Summon Zone": Zone.SUMMON, " onto (the|your) Bench": Zone.SUMMON,
        " into the Active Spot": Zone.EXTRA_SUMMON,
    }),
)  # fmt: skip

_MOVES = (Trait.MOVES,)

_RITUAL = (
    "[ from your hand]. You must also Tribute monsters from your hand or [your ]field whose total Levels equal"
    "( {whole} or more| or exceed {whole}| or exceed the Level of (the|that) Ritual Monster[ you Ritual Summon]"
    "| or exceed its Level)"
)
"""How a Ritual Spell goes on."""

ENTRIES: tuple[Entry, ...] = (
    verb(
        "destroy",
        ("destroy {cards}", of_cards("destroy")),
        ("Knock Out {cards}", of_cards("destroy")),
        ("{cards} is Knocked Out", of_cards("destroy")),
        ("destroy {cards} and {also:second_target}", of_both("destroy")),
        traits=_MOVES, is_cost=True,
    ),
    verb(
        "destroy for good",
        ("destroy {cards}. (It|They|That creature|Those creatures) can't be regenerated", of_cards("destroy for good")),
        traits=_MOVES,
    ),
    verb("regenerate", ("regenerate {cards}", _regenerated), traits=(Trait.STOPS,)),
    verb(
        "sacrifice",
        ("[{who} ](sacrifice|tribute|Tribute)[{s}] {named:named_card}", _sacrifice_it),
        ("[{who} ](sacrifice|tribute|Tribute)[{s}] (a |an |{count} |{another})[{other}]{sort}", _sacrifice),
        ("Tribute {count} [{other}]{sort} you control", _sacrifice),
        ("[{who} ]sacrifice[{s}] (a|an|the) {sort} with the {extreme} {number}", _sacrifice_extreme),
        traits=_MOVES, is_cost=True,
    ),
    verb("sacrifice them", ("sacrifice {several}", _sacrifice_them), traits=_MOVES),
    verb(
        "exile",
        ("(exile|banish) {cards}", of_cards("exile")),
        ("(exile|banish) {cards} and {also:second_target}", of_both("exile")),
        ("{whose_top} exiles the top (card|{count} cards) of their (library|deck|Deck)", _exile_top),
        ("(exile|banish) {whole_pile}", of_cards("exile", "whole_pile")),
        ("(exile|banish) {cards}[,] face-down",
         lambda filled: Moved("exile", filled["cards"], to=Zone.EXILE, way="face-down")),
        ("put {cards} (in|into) the Lost Zone", of_cards("exile")),
        traits=_MOVES, is_cost=True,
    ),
    Verb("banish as it leaves",
         (("(exile|banish) this[ card] when it leaves the field", lambda filled: _leaving(Selector("this"))),),
         stands=True, traits=_MOVES),
    verb("banish as it leaves for a time",
         ("(exile|banish) {pointed} when (it|they) leave[s] the field", lambda filled: _leaving(filled["pointed"])),
         traits=_MOVES),
    verb(TO_THIS,
         ("when this[ card] leaves the field, destroy {pointed}", lambda filled: _tied(TO_THIS, filled)),
         ("if this[ card] leaves the field, destroy {pointed}", lambda filled: _tied(TO_THIS, filled)),
         traits=_MOVES),
    verb(THIS_TO,
         ("(when|if) {pointed} leaves the field, destroy this[ card]", lambda filled: _tied(THIS_TO, filled)),
         traits=_MOVES),
    verb(THIS_TO_END,
         ("(when|if) {pointed} is destroyed, destroy this[ card]", lambda filled: _tied(THIS_TO_END, filled)),
         traits=_MOVES),
    verb(
        "exile until",
        (f"(exile|banish) {{cards}} until this[ ({ITSELF})] leaves (the battlefield|the field|play)",
         lambda filled: Step("exile until", filled["cards"], lasts=Until.LEAVES)),
        traits=_MOVES,
    ),
    verb("send", ("send {cards} to the (graveyard|discard pile|GY)", _send),
         ("put {cards} into {a_graveyard}", of_cards("send")),
         ("discard (a|an) {sort} in play", _send_one), traits=_MOVES, is_cost=True),
    verb(
        "return",
        ("return {cards} to {place}", _to("return")),
        ("put {cards} into {place:own_hand}", _to("return")),
        ("(put|place) {cards} on [the ]{place:end_of_deck}", _to("return")),
        ("shuffle {cards} into {place:own_deck}", _to("return")),
        (f"(put|return) {{cards}} and {_ATTACHED} (into|to) {{place:own_hand}}", _with_attached),
        (f"shuffle {{cards}} and {_ATTACHED} into {{place:own_deck}}", _with_attached),
        (f"{{doer}} shuffle[s] (1|one) of (your|their) {{sort}} and {_ATTACHED} into (your|their) {{place:own_deck}}",
         _one_with_attached),
        (f"{{doer}} (put|return)[s] (1|one) of (your|their) {{sort}} and {_ATTACHED} (into|to) (your|their) "
         "{place:bare_hand}", _one_with_attached),
        ("return {cards} and {also:second_target} to {place}", _to("return")),
        ("shuffle {whole_pile} into {own_deck}", _shuffle_pile),
        ("[{doer} ]shuffle[{s}] (your|their) {shuffled} into (your|their) (deck|Deck|library)[s]", _shuffle_own),
        ("[{doer} ]shuffle[{s}] (your|their) hand and put[s] it on the bottom of (your|their) (deck|Deck|library)",
         _hand_below),
        (f"add this[ ({ITSELF})] to your hand", lambda filled: Moved("return", Selector("this"), to=Zone.HAND)),
        ("add (a|{count}) of your banished {sort} to your hand[{but_for}]", _add_banished),
        ("add {pointed} to [your |the |their owner's |its owner's ]hand", _add_it),
        ("add {searched_for} {sort} from your (GY|graveyard) to your hand[{but_for}]", _add_from_graveyard),
        traits=_MOVES, is_cost=True,
    ),
    verb(
        "put",
        ("put {cards} onto the (battlefield|field)[{way}]", _onto_field("put")),
        ("return {cards} to the (battlefield|field)[{way}]", _onto_field("put")),
        ("put {cards}{zone_of_field}", _onto_field("put")),
        traits=_MOVES,
    ),
    verb(
        "Special Summon",
        ("Special Summon {cards}[{way}]", _onto_field("Special Summon")),
        ("Special Summon {searched_for} {sort} from your hand or {other_pile}[{way}][{but_for}]", _from_either),
        ("Special Summon {searched_for} {sort} from your hand, {several_piles}[{way}][{but_for}]", _from_either),
        traits=_MOVES,
    ),
    verb("Set", ("Set {cards}", _onto_field("Set")),
         ("Set {searched_for} {sort} directly from your {other_pile}[{but_for}]", _set_from), traits=_MOVES),
    verb(
        "summon by materials",
        ("{kind_of_summon} Summon {one_card}"
         "[, using monsters ({or_hand}|you control|from your field) as [(Fusion|Ritual) ](m|M)aterial[s]]",
         _by_materials),
        (f"this card can be used to Ritual Summon (any|1|the Ritual Monster) {{sort}}{_RITUAL}", _by_levels),
        (f"this card can be used to Ritual Summon {{sort}}{_RITUAL}", _by_levels),
        traits=_MOVES,
    ),
    verb("take", ("(gain|take) control of {cards}[{lasts}]", _take), traits=(Trait.CONTROL,)),
    *_control(),
    verb(
        "exchange",
        ("exchange control of {one_card} and {with_what:one_card}",
         lambda filled: Paired("exchange", filled["one_card"], other=filled["with_what"])),
        traits=(Trait.CONTROL,),
    ),
)  # fmt: skip

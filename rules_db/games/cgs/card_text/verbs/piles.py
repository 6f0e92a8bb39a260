"""draw, mill, discard, search, look, scry, surveil, reveal, shuffle, take a Prize card."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.doers import SAME
from rules_db.engine.card_text.parts import Build, Filled, Form, Part, Unsaid, flag, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, of_cards, of_player, verb
from rules_db.games.cgs.card_text.model import Counted, Moved, Paired, Step
from rules_db.games.cgs.card_text.said.nouns import but_for, of_one, who_in
from rules_db.games.cgs.card_text.said.quantities import amount_in, quantity_in
from rules_db.games.cgs.card_text.said.vocabulary import REVEALED
from rules_db.games.cgs.card_text.selecting import DISCARDED, Amount, Selector
from rules_db.games.cgs.words import GRAVEYARD, Zone

ANY_NUMBER = 60
"""As many as there are: more cards than a deck has are attached to nothing."""

ONE_IN_PLAY = "one tapped in play"
"""Where cards go of which one comes into play tapped, and what else there is to the hand."""

UP_TO, DOWN_TO_HAND = "up to hand", "down to hand"
"""The amount of cards that a player still wants to have so many in hand, and of those that are too many."""


def _counted(name: str) -> Build:
    return lambda filled: Counted(name, who=who_in(filled), amount=amount_in(filled))


def _discard_some_of(filled: Filled) -> Counted:
    """As many as the player likes, of those on one card."""
    near = filled["near"]
    near = of_one(near) if isinstance(near, Selector) else near
    what = replace(filled["sort"], pick="choose", count=filled["as_many"], up_to=True, zone=Zone.ATTACHED, near=near)
    return Counted("discard", what, amount=Amount(0))


def _discard_from_all(filled: Filled) -> Counted:
    """What is attached to any of several."""
    what = replace(filled["sort"], zone=Zone.ATTACHED, near=filled["hosts"])
    return Counted("discard", what, amount=Amount(0))


def _hosts(filled: Filled) -> Selector:
    sort: Selector = filled["sort"]
    if "Active" in sort.traits:
        raise Unsaid("one Active Pokémon is meant (write 'your opponent's Active Pokémon')")
    return replace(sort, of=filled["whose"])


def _of_own(property_: str) -> Build:
    """As many as each player has of something of their own, or as they still want."""

    def build(filled: Filled) -> Counted:
        number = filled["whole"] if "whole" in filled else filled.get("count", 1)
        return Counted("draw", who=who_in(filled), amount=Amount(number, property_))

    return build


def _of_those_who_discarded(filled: Filled) -> Counted:
    return Counted("draw", who=filled["discarders"], amount=Amount(property=DISCARDED))


def _discard_top(filled: Filled) -> Counted:
    return Counted("mill", who=filled["whose"], amount=Amount(filled.get("count", 1)))


def _equal(name: str) -> Build:
    return lambda filled: Counted(name, who=who_in(filled), amount=quantity_in(filled))


def _discard_some(filled: Filled) -> Counted:
    count: Amount = Amount(filled["count"]) if "count" in filled else Amount(property="hand")
    pick = "random" if "random" in filled else "choose"
    return Counted("discard", Selector(pick, zone=Zone.HAND), who_in(filled), amount=count)


def _discard_x(filled: Filled) -> Counted:
    pick = "random" if "random" in filled else "choose"
    return Counted("discard", Selector(pick, zone=Zone.HAND), who_in(filled), amount=Amount(property="X"))


def _discard_down(filled: Filled) -> Counted:
    amount = Amount(filled["whole"], property=DOWN_TO_HAND)
    return Counted("discard", Selector("choose", zone=Zone.HAND), who_in(filled), amount=amount)


def _discard_at_random(filled: Filled) -> Counted:
    return Counted("discard", Selector("random", zone=Zone.HAND), who_in(filled), amount=Amount(filled.get("count", 1)))


def _discard_a(filled: Filled) -> Counted:
    what = replace(filled["sort"], pick="choose", zone=Zone.HAND, of="you")
    return Counted("discard", what, who_in(filled), amount=Amount(1))


def _discard_several(filled: Filled) -> Counted:
    if filled["sort"] == Selector():
        return _discard_some(filled)
    return replace(_discard_a(filled), amount=Amount(filled["count"]))


def _discard_attached(filled: Filled) -> Counted:
    count, near = filled.get("count"), filled["near"]
    what = replace(
        filled["sort"], pick="choose" if count else "all", count=count or 1, zone=Zone.ATTACHED,
        near=of_one(near) if isinstance(near, Selector) else near,
    )  # fmt: skip
    return Counted("discard", what, amount=Amount(count or 0))


def _discard_one_attached(filled: Filled) -> Counted:
    what = replace(filled["sort"], pick="choose", zone=Zone.ATTACHED, near=filled["near"])
    return Counted("discard", what, amount=Amount(1))


def _search(filled: Filled) -> Moved:
    count, up_to = filled["searched_for"]
    zone = filled.get("searched", Zone.MAIN_DECK)
    what = replace(filled["sort"], pick="choose", zone=zone, of="you", count=count, up_to=up_to)
    what = replace(what, or_zone=filled.get("also_from", ""))
    to, way = filled.get("brought", (Zone.HAND, ""))
    return Moved("search", but_for(what, filled), to=to, way=way)


def _search_of_theirs(filled: Filled) -> Moved:
    """By whoever is named, or has just been named."""
    return replace(_search(filled), who=filled.get("who", SAME))


def _search_and_attach(filled: Filled) -> Paired:
    what: Selector = _search(filled).what or Selector()
    return Paired("search and attach", what, other=filled["one_card"])


def _look(filled: Filled) -> Counted:
    what = Selector(zone=Zone.MAIN_DECK, of=filled.get("whose_pile", "you"))
    return Counted("look", what, filled.get("hand_of", "you"), amount=Amount(filled.get("count", 1)))


def _look_at_hand(filled: Filled) -> Counted:
    who = filled.get("hand_of", "you")
    of = "opponent" if who == "you" else "you"
    return Counted("look", Selector(zone=Zone.HAND, of=of), who, amount=Amount(property="hand"))


def _look_at_prizes(_: Filled) -> Counted:
    return Counted("look", Selector(zone=Zone.PRIZES, of="you"), amount=Amount(property="hand"))


def _reveal_hand(filled: Filled) -> Step:
    return Step("reveal", Selector(zone=Zone.HAND, of="you"), who_in(filled))


def _pick_out(filled: Filled) -> Moved:
    what = replace(filled["sort"], pick="choose", zone=Zone.HAND, of="you")
    return Moved("pick out", what, filled["who"] if "who" in filled else filled["hand_of"], to=filled["picked_out"])


_YOU_CHOOSE = "(. You choose|. Choose|, then you choose|, and you choose| and you choose)"
_THEN = "(, and| and|, and if you do,|, then|. Then)"
_THAT = "(that player|they|That player|They|he or she) discard[s] (that card|it)"


_THEM = "(it|them|that card|those cards)"
_PUT = f"(,| and|, and) put {_THEM}"
_REVEALED = f"(, reveal {_THEM}|, show {_THEM} to your opponent)"

PARTS = (
    words("also_from", {"(GY|graveyard|discard pile)": GRAVEYARD}),
    words("own_pile", dict.fromkeys(("deck", "Deck", "library"), True)),
    words("searched", {
        "(deck|Deck|library)": Zone.MAIN_DECK, "(graveyard|discard pile)": GRAVEYARD, "Extra Deck": Zone.EXTRA_DECK,
    }),
    flag("random", " at random"),
    words("hand_of", {"target opponent's": "target opponent", "target player's": "target player"}),
    Part("hand_seen", (
        Form("{hand_of}", lambda filled: filled["hand_of"]), Form("[your |an ]opponent's", lambda filled: "opponent"),
    )),
    words("picking", {"discard": Zone.DISCARD, "(banish|exile)": Zone.EXILE}),
    words("picked_back", {
        f"put {_THEM} on the bottom of their (deck|library)": "bottom",
        f"put {_THEM} on top of their (deck|library)": "top", f"shuffle {_THEM} into their (deck|library)": "shuffled",
    }),
    words("picked_out", {
        f"(. |, then | and ){_THAT}": Zone.DISCARD, "(. Exile| and exile) (that card|it)": Zone.EXILE,
    }),
    words("discarders", {"you": "you", "they": SAME}),
    Part("as_many", (
        Form("up to {count}", lambda filled: filled["count"]),
        Form("any (amount|number) of", lambda filled: ANY_NUMBER),
    )),
    Part("hosts", (Form("[all of ]{whose:your_or_their} {sort}", _hosts),)),
    words("brought", {
        f"{_PUT} onto the (battlefield|field)": ("field", ""),
        f"{_PUT} onto the (battlefield|field) tapped": ("field", "tapped"),
        f"{_PUT} on top": ("top", ""), f"{_PUT} into (the|your|their) (graveyard|GY|discard pile)": (GRAVEYARD, ""),
        f"{_PUT} onto (the|your) Bench": (Zone.SUMMON, ""),
        f", then shuffle and put {_THEM} on top": ("top", ""),
        f"{_REVEALED}, then shuffle and put {_THEM} on top": ("top", REVEALED),
        f"({_PUT} into|(,| and) add (it|them|that card|those cards) to) (your|their) hand": (Zone.HAND, ""),
        f"{_REVEALED}{_PUT} into (your|their) hand": (Zone.HAND, REVEALED),
        f"{_REVEALED}, put one onto the (battlefield|field) tapped and the other into (your|their) hand":
            (ONE_IN_PLAY, REVEALED),
    }),
    Part("searched_for", (
        Form("(a|an)", lambda filled: (1, False)),
        Form("{count}", lambda filled: (filled["count"], False)),
        Form("up to {count}", lambda filled: (filled["count"], True)),
    )),
)  # fmt: skip

ENTRIES: tuple[Entry, ...] = (
    verb(
        "draw",
        ("[{who} ]draw[{s}] {amount}[[ (more|additional)] card[s]][{per}]", _counted("draw")),
        ("[{who} ]draw[{s}] cards equal to {quantity}", _equal("draw")),
        ("[{who} ]draw[{s}] (a|{count}) card[s] for each of (your|their) [remaining ]Prize cards", _of_own("prizes")),
        ("draw (a|{count}) card[s] for each of [your ]opponent's [remaining ]Prize cards",
         _of_own("prizes of opponents")),
        ("[{who} ]draw[{s}] cards until (you|they) have {whole} card[s] in [(your|their) ]hand", _of_own(UP_TO)),
        ("[{who} ]draw[{s}] the same number of cards", _of_own(DISCARDED)),
        ("[{who} ]draw[{s}] as many cards", _of_own(DISCARDED)),
        ("[{who} ]draw{s} the same number of cards (they|you) (discarded|shuffled into (the|your|their) "
         "(Deck|deck|library))", _of_own(DISCARDED)),
        ("draw (the same number of|as many) cards [as ]{discarders} (discarded|shuffled into (the|your|their) "
         "(Deck|deck|library))", _of_those_who_discarded),
        traits=(Trait.DRAWS,),
    ),
    *(
        verb(
            f"draw from the {deck}", (f"[{{who}} ]draw[{{s}}] {{amount}}[ card[s]] from the {deck}",
                                      _counted(f"draw from the {deck}")), traits=(Trait.DRAWS,),
        )
        for deck in (Zone.UNO_DECK, Zone.MONOPOLY_DECK)
    ),
    verb(
        "mill",
        ("[{who} ]mill[{s}] {amount}[ card[s]][{per}]", _counted("mill")),
        ("[{who} ]mill[{s}] cards equal to {quantity}", _equal("mill")),
        ("discard the top {count} card[s] of {whose:your_or_their} (deck|Deck|library)", _discard_top),
        ("discard the top card of {whose:your_or_their} (deck|Deck|library)", _discard_top),
        ("send the top {amount} card[s] of your (deck|Deck) to the (graveyard|GY|discard pile)", _counted("mill")),
        traits=(Trait.MOVES,), is_cost=True,
    ),
    verb(
        "discard",
        ("[{who} ]discard[{s}] {count} card[s][{random}]", _discard_some),
        ("[{who} ]discard[{s}] {count} card[s] from (your|their) hand[{random}]", _discard_some),
        ("discard {count} other card[s] from your hand", _discard_some),
        ("[{who} ]discard[{s}] (a|an) {sort} from (your|their) hand", _discard_a),
        ("[{who} ]discard[{s}] (their|your) [entire ]hand[s]", _discard_some),
        ("[{who} ]discard[{s}] (a|an) {sort}", _discard_a),
        ("[{who} ]discard[{s}] {count} {sort}[ from (your|their) hand]", _discard_several),
        ("[{who} ]discard[{s}] (a|{count}) random card[s][ from (your|their) hand]", _discard_at_random),
        ("[{who} ]discard[{s}] a card[ from (your|their) hand]{random}", _discard_at_random),
        ("[{who} ]discard[{s}] X cards[{random}]", _discard_x),
        ("[{who} ]discard[{s}] cards from (your|their) hand until (you|they) have {whole} card[s] in (your|their) hand",
         _discard_down),
        ("discard (all|{count}) {sort} (attached to|from) {near:named_card}", _discard_attached),
        ("discard (a|an) {sort} (attached to|from) {near:named_card}", _discard_one_attached),
        ("discard (all|{count}) {sort} (attached to|from) {near:giver}", _discard_attached),
        ("discard (a|an) {sort} (attached to|from) {near:giver}", _discard_one_attached),
        ("discard all {sort} (attached to|from) {hosts}", _discard_from_all),
        ("discard {as_many} {sort} (attached to|from) {near:named_card}", _discard_some_of),
        ("discard {as_many} {sort} (attached to|from) {near:giver}", _discard_some_of),
        ("discard {named:named_card}", lambda filled: Counted("discard", Selector(filled["named"]))),
        traits=(Trait.MOVES,), is_cost=True,
    ),
    verb(
        "discard from a hand",
        ("discard (a|{count}) random card[s] from {who:hand_seen} hand",
         lambda filled: replace(_discard_at_random(filled), verb="discard from a hand")),
        traits=(Trait.MOVES,),
    ),
    verb(
        "search",
        ("search your {searched} for {searched_for} {sort}[{brought}]", _search),
        ("search their {searched} for {searched_for} {sort}[{brought}]", _search_of_theirs),
        ("{who} searches their {searched} for {searched_for} {sort}[{brought}]", _search_of_theirs),
        ("search your {searched} for {searched_for} in any combination of {sort:counted_sort}[{brought}]", _search),
        ("add {searched_for} {sort} from your {own_pile} to your hand[{but_for}]", _search),
        ("add {searched_for} {sort} from your {own_pile} or {also_from} to your hand[{but_for}]", _search),
        traits=(Trait.MOVES, Trait.SHUFFLES),
    ),
    verb(
        "search and attach",
        ("search your {searched} for {searched_for} {sort} and attach (it|them) to {one_card}", _search_and_attach),
        traits=(Trait.MOVES, Trait.SHUFFLES),
    ),
    verb(
        "look",
        ("look at the top[ {count}] card[s] of {whose_pile} (deck|Deck|library)", _look),
        ("look at the top[ {count}] card[s] of {hand_of} (deck|Deck|library)", _look),
        ("look at [your |an ]opponent's hand", _look_at_hand),
        ("look at {hand_of} hand", _look_at_hand),
        ("look at (all of your|all your|your)[ face-down] Prize cards", _look_at_prizes),
        traits=(Trait.SHOWS,),
    ),
    verb(
        "arrange",
        (
            "look at the top {count} cards of your (deck|Deck|library)"
            "(( and|,|, then|. Then|. Then,) put|. Put) them back[ on top of your (deck|Deck|library)] in any order",
            lambda filled: Counted("arrange", amount=Amount(filled["count"])),
        ),
        (
            "look at the top {count} cards of {who:hand_seen} (deck|Deck|library)"
            "(( and|,|, then|. Then|. Then,) put|. Put) them back[ on top] in any order",
            lambda filled: Counted("arrange", who=filled["who"], amount=Amount(filled["count"])),
        ),
        traits=(Trait.SHOWS, Trait.MOVES),
    ),
    verb(
        "pick out",
        (f"{{who}} reveal[s] (their|your) hand{_YOU_CHOOSE} (a|an) {{sort}} from it{{picked_out}}", _pick_out),
        ("{who} reveal[s] (their|your) hand. {picked_out:picking} (a|an) {sort} you find there", _pick_out),
        ("{who} reveal[s] (their|your) hand. Choose (a|an) {sort} you find there(,| and|, and) "
         "{picked_out:picked_back}", _pick_out),
        ("look at {hand_of} hand and choose (a|an) {sort} from it{picked_out}", _pick_out),
        (f"look at {{who:hand_seen}} hand{_THEN} {{picked_out:picking}} (1|a|an) {{sort}} from it", _pick_out),
        traits=(Trait.SHOWS, Trait.MOVES),
    ),
    verb("scry", ("scry {amount}", _counted("scry")), traits=(Trait.SHOWS, Trait.MOVES)),
    verb("surveil", ("surveil {amount}", _counted("surveil")), traits=(Trait.SHOWS, Trait.MOVES)),
    verb("reveal", ("reveal {cards}", of_cards("reveal")),
         ("[{who} ]reveal[{s}] (their|your) hand", _reveal_hand), traits=(Trait.SHOWS,), is_cost=True),
    verb(
        "shuffle", ("[{who} ]shuffle[{s}][ (your|their) (deck|Deck|library)[ afterward]]", of_player("shuffle")),
        traits=(Trait.SHUFFLES,),
    ),
    verb(
        "exchange a Prize card",
        ("(swap|switch|exchange) (one|1)[ of (them|those cards|your[ face-down] Prize cards)] with (a|1) card "
         "(of|from|in) your hand", lambda _: Step("exchange a Prize card")),
        traits=(Trait.MOVES,),
    ),
    verb("take a Prize card", ("take {amount} Prize card[s]", _counted("take a Prize card")), traits=(Trait.MOVES,)),
)  # fmt: skip

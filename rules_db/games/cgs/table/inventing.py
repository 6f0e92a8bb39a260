"""Random cards of Magic, Yu-Gi-Oh! and Pokémon for random games: they say what chance draws from the table.

The cards of Uno, poker and Monopoly Deal that lie with them are those of their decks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rules_db.engine.card_text.grammar import Grammar
from rules_db.engine.card_text.parts import Part
from rules_db.engine.card_text.random_texts import random_form
from rules_db.engine.card_text.unreadable import offered
from rules_db.engine.chance import Chance
from rules_db.engine.kernel import BadSetup
from rules_db.engine.play.record import write_table
from rules_db.engine.watching import Seen
from rules_db.games.cgs.actions.values import Action
from rules_db.games.cgs.card_text.reading import (
    grammar,
    not_chosen,
    read_effects,
    require_chosen,
    require_time,
    texts_of,
)
from rules_db.games.cgs.card_text.said.limits import limiting
from rules_db.games.cgs.card_text.selecting import COLOR, PLAYER, TYPE
from rules_db.games.cgs.decks.laid_out import shared
from rules_db.games.cgs.rules.c10_monsters.extra_deck import OF_EXTRA_DECK
from rules_db.games.cgs.state import Card, Table

Row = dict[str, str]

KEYWORDS, STATIC, ACTIVATED, TRIGGERED, PLAYED = "{keywords}", "[(while", "{head}[ if", "[{head}, ](when", "{steps}"
MOMENT, LOYALTY, FLIP, ENTERS, ONLY_IF = (
    "[{head}, ]{when:moment}",
    "{loyalty}",
    "(flip",
    "this[ (",
    "(play this|activate",
)
COST, ENCHANT, EQUIP, MATERIALS, PROVIDES = (
    "(to play this",
    "(enchant",
    "equip {mana}",
    "materials",
    "[this card ]provides {energy}",
)
PRINTED_MATERIALS, NAMED_MATERIALS = "{first:counted_material}", "{quoted} + {materials}"
PRISM, SICK_POWER = "[this card ]provides every", "{often}[{before_attack}], you (can|may) {steps}. "
OFTEN_IF = "{often}, if {conditions}: {deed}"
NO_CARD = "you need no card"
MOVE, DULL_MOVE = (f"{{move_name}} {{energy}}[ if {{conditions}}]{rest}" for rest in ("[:] {printed}", ": {steps}"))
PARTED, CAN = "{parted}", "you (can|may) {parted}"
SHOWN, OWN_WAYS = "(while|as long as) this", tuple(form.pattern for form in limiting.FORMS)
POWER, NAMED_POWER, IN_ORDER_TO = "{power} ", "{power}: ", "you must {cost}"
ONLY_IF_PAID, ONLY_IF_SO = "you can (play|use) this card only if you", "you can (play|use) this card only if {cond"
OFTEN, PROWESS, WARD, ENCHANT_PLAYER = "{often}", "prowess", "ward", "enchant {enchanted_player}"


@dataclass(frozen=True, slots=True)
class Sort:
    """A sort of card: its type, and the beginnings of the forms of what it says, of which one or two are drawn."""

    type: str
    says: tuple[str, ...]
    group: str = ""


KICKER, KICKER_OF_CARDS, WARD_OF_CARDS, FLASHBACK = "kicker {mana}", "kicker[ ]—", "ward[ ]—", "flashback"
HELPS, RETRACE, FLANKING, CHANGELING, SPLIT_SECOND = "{helps}", "retrace", "flanking", "changeling", "split second"
AS_LONG_AS, UNLESS, CYCLING = "{standing_steps} (while", "{standing_steps} unless", "cycling"
STANDS_IF, EACH_TIME = "{standing_steps} if ", "{steps} each time"
IN_TURN, WORDED = "during {whose:your_or_their} turn", "{ability_word}"
AS_COPY, CHOOSING = "you (may|can) have this", "as this[ ("
ONCE = "{head}[ if {conditions}]: {deed}. {only}"

IF_SO, OF_EACH_PLAYER = "if {conditions}: ", "once during each player's turn"
AS_ACTIVATED = "(when|if) this card is activated"
AT_DAMAGE, WHILE_ATTACKING = "at the start of the Damage Step", "if this[ card] attacks, "
IN_PHASE, IN_SOME_TURN = "{standing_steps} during the ", "{standing_steps} during {whose"
FROM_GRAVEYARD, AS_COST_OF_CARD = "during the End Phase, if this[ card] is in your", "activate this card by "
MOVE_AFTER, DULL_MOVE_AFTER, TOLD_MOVE = "{energy} {move_name}[:] ", "{energy} {move_name}: ", "{energy} {move_name}. "
ONLY_IN_PHASE, ONE_OF_COSTS = "activate[ this card] only during", "as an additional cost to (cast|play|activate) this"
OTHERWISE, FOR_NOTHING, EQUIP_OTHERWISE = (
    "[if {conditions}, ]you may {costs} rather",
    "[if {conditions}, ]you may (cast|play) this",
    "equip[ ]—",
)
CHAPTER, ESCAPE, AS_SOON_AS = "{when:chapter}", "escape[", "when {conditions}, {going}"
OUT_OF_PILE, RULE_BOX = "if {cards} would[", "[{rule_of} ]"
DAMAGE_IF, DAMAGE_INSTEAD = "if {conditions}, {does_again}", "{does_again}"

BEHIND = dict.fromkeys((DAMAGE_IF, DAMAGE_INSTEAD), "deal 1 damage to target creature. ")
"""What stands before a clause that says of damage how much it is instead."""

ABILITIES = (STATIC, AS_LONG_AS, ACTIVATED, OFTEN, TRIGGERED, MOMENT, IN_TURN, ONCE)

SORTS = (
    Sort("creature", (*ABILITIES, KEYWORDS, ENTERS, COST)),
    Sort(
        "creature",
        (
            KEYWORDS,
            PROWESS,
            WARD,
            WARD_OF_CARDS,
            ACTIVATED,
            TRIGGERED,
            UNLESS,
            STANDS_IF,
            CYCLING,
            WORDED,
            KICKER,
            AS_COPY,
        ),
    ),
    Sort("creature", (FLANKING, CHANGELING, TRIGGERED, ESCAPE, AS_SOON_AS)),
    Sort("land", (ACTIVATED, ENTERS)),
    Sort("sorcery", (PLAYED, KICKER, KICKER_OF_CARDS, FLASHBACK, RETRACE)),
    Sort("sorcery", (DAMAGE_IF, DAMAGE_INSTEAD, ONE_OF_COSTS)),
    Sort("instant", (PLAYED, ONLY_IF, FLASHBACK, HELPS, SPLIT_SECOND)),
    Sort("instant", (PLAYED, OTHERWISE, FOR_NOTHING)),
    Sort("artifact", (*ABILITIES, ENTERS)),
    Sort("artifact", (EQUIP, EQUIP_OTHERWISE, STATIC), "Equipment"),
    Sort("enchantment", (*ABILITIES, CHOOSING)),
    Sort("enchantment", (CHAPTER,), "Saga"),
    Sort("enchantment", (ENCHANT, STATIC), "Aura"),
    Sort("enchantment", (ENCHANT_PLAYER, STATIC, MOMENT), "Aura"),
    Sort("planeswalker", (LOYALTY,)),
    Sort("Effect Monster", (*ABILITIES, FLIP)),
    Sort("Effect Monster", (ACTIVATED, TRIGGERED, ONLY_IF, CAN)),
    Sort("Effect Monster", OWN_WAYS),
    Sort("Effect Monster", (CAN, SHOWN, OFTEN_IF)),
    Sort("Effect Monster", (AT_DAMAGE, WHILE_ATTACKING, IN_PHASE, IN_SOME_TURN, FROM_GRAVEYARD)),
    Sort("Effect Monster", (OUT_OF_PILE, ACTIVATED)),
    Sort("Fusion Monster", (MATERIALS, NAMED_MATERIALS, NO_CARD)),
    Sort("Synchro Monster", (PRINTED_MATERIALS, STATIC, TRIGGERED)),
    Sort("Xyz Monster", (MATERIALS, ACTIVATED)),
    Sort("Link Monster", (MATERIALS, STATIC)),
    Sort("Ritual Monster", (MATERIALS, STATIC)),
    Sort("Pendulum Monster", (ACTIVATED, TRIGGERED)),
    Sort("Normal Monster", (), "Tuner"),
    Sort("Ritual Spell", (PLAYED, COST)),
    Sort("Normal Spell", (PLAYED, COST, PARTED, IF_SO)),
    Sort("Quick-Play Spell", (PLAYED, PARTED, ONLY_IN_PHASE)),
    Sort("Continuous Spell", (*ABILITIES, EACH_TIME)),
    Sort("Continuous Spell", (AS_ACTIVATED, AS_COST_OF_CARD)),
    Sort("Equip Spell", (ENCHANT, STATIC)),
    Sort("Field Spell", (STATIC, TRIGGERED)),
    Sort("Normal Trap", (TRIGGERED,)),
    Sort("Continuous Trap", ABILITIES),
    Sort("Pokémon", (MOVE, DULL_MOVE, POWER)),
    Sort("Pokémon", (MOVE_AFTER, DULL_MOVE_AFTER, TOLD_MOVE, RULE_BOX)),
    Sort("Pokémon", (MOVE, POWER, NAMED_POWER, IN_ORDER_TO, SICK_POWER)),
    Sort("Energy", (PROVIDES, PRISM)),
    Sort("Item", (PLAYED, ONLY_IF_PAID)),
    Sort("Supporter", (PLAYED, ONLY_IF, ONLY_IF_SO)),
    Sort("Tool", (STATIC,)),
    Sort("Stadium", (STATIC, TRIGGERED, OF_EACH_PLAYER)),
)
"""The sorts of cards that are drawn, each with what such cards say."""

NAMES = ("Ash", "Bramble", "Cinder", "Dune", "Ember", "Fen", "Gale", "Heath", "Iris", "Juniper", "Kelp", "Loam")
BASIC = ("Forest", "Island", "Mountain", "Plains", "Swamp")
GROUPS = ("Elf", "Wolf", "Warrior", "Dragon", "Golem")
COLORS = {
    "monster": ("FIRE", "WATER", "LIGHT", "WIND", "EARTH", "DARK"),
    "Pokémon": ("Fire", "Water", "Grass", "Lightning", "Psychic", "Metal"),
}
COSTS = ("{G}", "{1}{R}", "{2}{U}", "{W}{W}", "{3}", "{1}{B}")


class CgsInventor:
    """The Inventor of the Card Game Singularity: decks of invented cards of all three games."""

    columns: Sequence[str] = ("effects",)

    def setup(self, players: Sequence[str], chance: Chance) -> str:
        saying = grammar().knowing({"quoted": [f'"{each}"' for each in NAMES], "grouping": GROUPS})
        cards = [_invented(chance.pick(SORTS), number, saying, chance) for number in range(CARDS)]
        names = f"{', '.join(players[:-1])} and {players[-1]}"
        given = f"Given a game of cgs with {names}"
        return "\n".join([given, *_laid_out(players, cards, chance), *_shared(players, cards, chance)])

    def at_work(self, seen: Seen[Table, Action], effects: Sequence[str]) -> Iterable[str]:
        """Effects that resolve or add mana, those that simply hold, and what a card asks for as it is played."""
        for event in seen.events:
            card = seen.after.cards.get(str(event.get("card")))
            if card is None or event.kind not in ("effect over", "mana added", "entered", "joined the Queue"):
                continue
            place = event.get("effect")
            texts = texts_of(card.printed.text)
            if event.kind == "effect over" and isinstance(place, int):
                yield from texts[place - 1 : place]
            elif event.kind != "effect over":
                yield from _by_kind(card, ASKED)
        for name in seen.after.standing:
            yield from _by_kind(seen.after.cards[name], ("static",))


ASKED = ("entering", "requirement", "additional cost", "kicker", "flashback", "materials", "enchant", "as it enters")
"""The kinds of effects that are at work as their card is played, or enters."""

CARDS = 24
"""How many different cards are invented for a game."""


def _by_kind(card: Card, kinds: Sequence[str]) -> Iterator[str]:
    """The texts of the effects of a card that are of these kinds."""
    for text, effect in zip(texts_of(card.printed.text), read_effects(card.printed.text), strict=True):
        if effect.kind in kinds:
            yield text


def _laid_out(players: Sequence[str], cards: Sequence[Row], chance: Chance) -> Iterator[str]:
    """Each player has a copy of every card: seven in the hand, some on the field, the others in the deck.

    There are lands and an Energy besides, so that what the cards cost can be paid.
    """
    for player in players:
        shuffled = list(cards)
        chance.shuffle(shuffled)
        extra = [row for row in shuffled if row["type"] in OF_EXTRA_DECK]
        main = [row for row in shuffled if row not in extra]
        lying = [row for row in main[7:] if row["type"] in ON_FIELD][:4]
        deck = [row for row in main[7:] if row not in lying]
        yield f"And {player} controls:"
        yield write_table([_own(player, row) for row in (*lying, *_resources(chance))])
        for step, rows in (("hand", main[:7]), ("deck", deck), ("Extra Deck", extra)):
            if rows:
                yield f"And {player} has in the {step}:"
                yield write_table([_own(player, row) for row in rows])


def _shared(players: Sequence[str], cards: Sequence[Row], chance: Chance) -> Iterator[str]:
    """The Dealer has a copy of each card too, two to four of them in its zones; the other games are as they are."""
    own = [_own(DEALER, row) for row in cards if row["type"] not in OF_EXTRA_DECK]
    chance.shuffle(own)
    revealed = 2 + chance.below(3)
    yield from shared(players, chance, own[:revealed], own[revealed:])


DEALER = "the Dealer"


def _resources(chance: Chance) -> Iterator[Row]:
    """Three basic lands, and an Energy of a color that Pokémon have."""
    for number in range(1, 4):
        yield _blank(f"Land {number}", chance.pick(BASIC), "land")
    yield _blank("Spark", "Spark", "Energy") | {"color": chance.pick(COLORS["Pokémon"])}


def _blank(card: str, name: str, type_: str) -> Row:
    """A card of which nothing is known but its type."""
    return {
        "card": card, "name": name, "type": type_, "color": "", "group": "", "cost": "",
        "power": "", "toughness": "", "loyalty": "", "ATK": "", "DEF": "", "Level": "", "HP": "", "Stage": "",
        "effects": "",
    }  # fmt: skip


ON_FIELD = ("creature", "land", "artifact", "Effect Monster", "Normal Monster", "Pokémon")
"""The types of cards of which some lie on the field as a game begins."""


def _own(player: str, row: Row) -> Row:
    """A copy of a card with a handle of its own; the column `name` holds what is printed on it."""
    return row | {"card": f"{player}'s {row['card']}"}


def _invented(sort: Sort, number: int, saying: Grammar, chance: Chance) -> Row:
    """A card of a sort, with one or two effects."""
    name = chance.pick(NAMES)
    row = _blank(f"{NAMES[number % len(NAMES)]} {number}", name, sort.type) | {"group": sort.group}
    numbers = _numbers(sort.type, chance)
    groups = {"group": ", ".join(each for each in (sort.group, numbers.get("group")) if each)}
    return row | numbers | groups | {"effects": _BY_NAME.sub(f'\\1"{name}"', _text(sort, saying, chance))}


_BY_NAME = re.compile(r'((?:effect of|(?:use|activate|control) (?:1|one)|only Special Summon) )"[^"]+"')
"""Where a text names its own card; what random cards say there is the name of any."""


def _numbers(type_: str, chance: Chance) -> Row:
    """The numbers of a card of a type, and its color or cost."""
    if type_ == "creature":
        stats = {"power": str(chance.below(5)), "toughness": str(1 + chance.below(5))}
        return {"cost": chance.pick(COSTS), "group": chance.pick(GROUPS), **stats}
    if type_ == "planeswalker":
        return {"cost": chance.pick(COSTS), "loyalty": str(2 + chance.below(4))}
    if type_ in ("sorcery", "instant", "artifact", "enchantment"):
        return {"cost": chance.pick(COSTS)}
    if type_.endswith("Monster"):
        stats = {"ATK": str(100 * chance.below(30)), "DEF": str(100 * chance.below(30))}
        level = str(4 + chance.below(4)) if type_ in OF_EXTRA_DECK else str(1 + chance.below(4))
        return {"color": chance.pick(COLORS["monster"]), "group": chance.pick(GROUPS), "Level": level, **stats}
    if type_ in ("Pokémon", "Energy"):
        stats = {"HP": str(10 * (3 + chance.below(10))), "Stage": "Basic"} if type_ == "Pokémon" else {}
        return {"color": chance.pick(COLORS["Pokémon"]), **stats}
    return {}


def _text(sort: Sort, saying: Grammar, chance: Chance) -> str:
    """One or two effects of different forms; none for a card that says nothing."""
    if not sort.says:
        return ""
    first = chance.pick(sort.says)
    second = chance.pick(sort.says)
    begun = [first] if second in (first, *_ALONE) and first != LOYALTY else [first, second]
    text = _with_choices("; ".join(_effect(each, saying, chance) for each in begun))
    return text if _is_sound(text, sort.type) else ""


_CHOICES = {COLOR: "a color", TYPE: "a creature type", PLAYER: "a player"}


def _with_choices(text: str) -> str:
    """A text that speaks of what is chosen for its card begins with the choice."""
    try:
        wanting = dict.fromkeys(not_chosen(text).values())
    except BadSetup:
        return text
    return "; ".join([*(f"as this enters, choose {_CHOICES[each]}" for each in wanting), text])


def _is_sound(text: str, type_: str) -> bool:
    """Whether its effects go together: none keeps the card from using a move that it has not, or is never done."""
    try:
        read_effects(text)
        require_time(text, (type_,))
        require_chosen(text)
    except BadSetup:
        return False
    return True


_ALONE = (PLAYED, PARTED)


def _effect(begun: str, saying: Grammar, chance: Chance) -> str:
    name = "clause" if begun in BEHIND else "effect"
    part = saying.parts[name]
    forms = offered(part) if isinstance(part, Part) else []
    form = chance.pick([form for form in forms if form.pattern.startswith(begun)])
    return BEHIND.get(begun, "") + random_form(saying, name, form, chance)


INVENTOR = CgsInventor()
"""The inventor of the game."""

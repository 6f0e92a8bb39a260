"""Actions as players say them at the table, in the words in which they are read."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.words_of_shared_games import OF_SHARED_GAMES, of_payments, with_sets_listed
from rules_db.games.cgs.card_text.doing.values import colors, land_types
from rules_db.games.cgs.card_text.equivalents import SYMBOLS
from rules_db.games.cgs.card_text.reading import effects_of_kind
from rules_db.games.cgs.rules.c6_common_properties.colors import class_of
from rules_db.games.cgs.rules.c9_magic.lands import colors_of_basic
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.views import meant
from rules_db.games.cgs.words import Zone

_REWORDED = (
    (r"(\w+) sets (.+)", r"\1 Sets \2"),
    (r"(\w+) (?:normal|Normal) summons (.+)", r"\1 Normal Summons \2"),
    (r"(\w+) (?:tribute|Tribute) summons (.+)", r"\1 Tribute Summons \2"),
    (r"(\w+) (?:flip|Flip) summons (.+)", r"\1 Flip Summons \2"),
    (r"(\w+) (?:special|Special) summons (.+)", r"\1 Special Summons \2"),
    (r"(\w+) Sets (.+?)(?: face-down)?(?: in Defense Position)?", r"\1 Sets \2"),
    (r"(\w+) plays (.+) face-down", r"\1 Sets \2"),
    (r"(\w+) ([Nn]ormal|[Tt]ribute) [Ss]ummons (.+) in (?:face-up )?Attack Position", r"\1 plays \3"),
    (r"(\w+) [Tt]ributes (.+) to (?:Tribute Summon|summon|play) (.+)", r"\1 Tribute Summons \3 tributing \2"),
    (r"(\w+) flips (.+) face-up", r"\1 flips \2"),
    (r"(\w+) evolves (.+) to (.+)", r"\1 evolves \2 into \3"),
    (r"(\w+) retreats (.+) to (.+)", r"\1 retreats \2 for \3"),
    (r"(\w+) (?:switches|puts|turns) (.+) (?:in|into|to) (?:face-up )?((?:Attack|Defense) Position)",
     r"\1 changes \2 to \3"),
    (r"(\w+) (casts|plays|activates) (.+) (?:at|on|against) (.+)", r"\1 \2 \3 targeting \4"),
    (r"(\w+) (?:responds with|chains) (.+)", r"\1 activates \2"),
    (r"(\w+) uses (.+'s (?:effect|ability|Ability|[+−-]?\d+).*)", r"\1 activates \2"),
    (r"(\w+) uses (.+) on (.+)", r"\1 plays \2 targeting \3"),
    (r"(\w+) uses (.+) on (.+)", r"\1 activates \2 targeting \3"),
    (r"(\w+) uses (.+)", r"\1 plays \2"),
    (r"(\w+) uses (.+)", r"\1 activates \2"),
    (r"(\w+) takes (?:the )?Prize card (\d)", r"\1 chooses \1's Prize card area \2"),
    (r"(\w+) takes (.+?)(?: as (?:a|her|his|their) Prize card)?", r"\1 chooses \2"),
    (r"(\w+) promotes (.+?)(?: to the Active Spot)?", r"\1 chooses \2"),
    (r"(\w+) (?:moves|brings|sends) (.+?) (?:up|(?:in|up )?to the Active Spot)", r"\1 chooses \2"),
    (r"(\w+) passes priority", r"\1 passes"),
    (r"(\w+) concedes", r"\1 gives up"),
    (r"(\w+) (?:(?:does not|doesn't) block|declares no blockers)", r"\1 blocks with nothing"),
    (r"(\w+) (?:directly attacks (.+) with|attacks (.+) directly with) (.+)", r"\1 attacks \2\3 with \4"),
)  # fmt: skip
"""What is said, as a pattern, and what it means; of several, the first that is an action."""

_SAID_AT_LENGTH = (
    (r"(.+), (targeting .+)", r"\1 \2"),
    (r"(\w+) (casts|plays|activates|uses) (.+) with (.+) as (?:its|the|a) targets?", r"\1 \2 \3 targeting \4"),
    (r"(\w+) targets (.+) with (.+)", r"\1 uses \3 targeting \2"),
    (r"(\w+) (?:activates|uses) the (?:effect|ability) of (.+?) (?:on|targeting) (.+)",
     r"\1 activates \2's effect targeting \3"),
    (r"(\w+) (?:activates|uses) the (?:effect|ability) of (.+)", r"\1 activates \2's effect"),
    (r"(\w+) uses (.+'s (?:effect|ability|Ability)) on (.+)", r"\1 activates \2 targeting \3"),
    (r"(\w+) declares an attack on (.+) with (.+)", r"\1 attacks \2 with \3"),
    (r"(\w+) declares an attack with (.+)", r"\1 attacks with \2"),
    (r"(\w+) declares (.+)'s attack on (.+)", r"\1 attacks \3 with \2"),
    (r"(.+?) declares an attack on (.+)", r"\1 attacks \2"),
    (r"(?:\w+) has (.+?) (attack|use|block) (.+)", r"\1 \2s \3"),
    (r"(\w+) attacks (.+?) with (.+)'s ([^']+)", r"\1 attacks \2 with \3 using \4"),
    (r"(\w+) plays (.+) in (?:face-up )?Attack Position", r"\1 plays \2"),
    (r"(\w+) [Ss]ets (.+?) in(?:to)? "
     r"(?:face-down Defense Position|(?:her|his|their|the) [\w &]*(?:[Zz]one|[Bb]ackrow))",
     r"\1 Sets \2"),
    (r"(\w+) does nothing", r"\1 passes"),
    (r"(\w+ \w+) (?:her|his|their|the) (.+)", r"\1 \2"),
)  # fmt: skip
"""What is said with more words than it takes, and what is said then: an action, or something else of what is here."""

_USES = re.compile(r"(?P<who>\w+) uses (?:(?P<card>.+)'s )?(?P<move>.+?) on (?P<target>.+)")
_ABILITY = re.compile(r"(?P<who>\w+) (?:uses|activates) (?:(?P<card>.+)'s )?(?P<name>.+?)(?: on (?P<target>.+))?")
_PLACES = re.compile(r"(?P<play>(?P<who>\w+) \w+ .+?) (?:in|on)?to (?:the|her|his|their) (?P<place>Active Spot|Bench)")
_ATTACKS = re.compile(
    r"(?P<card>.+?) (?:directly )?(?:attacks (?P<one>.+?)(?: directly)?(?: (?:using|with) (?P<by>.+))?"
    r"|uses (?P<move>.+) on (?P<two>.+))"
)
_ANY_PRIZE = re.compile(r"(?P<who>\w+) takes (?:a|one|her|his|their)(?: first| next)? Prize card")
_JOINT = re.compile(", | and ")
_OF_COLOR = re.compile(
    r"(?P<taps>\w+ taps (?P<card>.+)) for (?:an? |one )?(?:(?P<color>\w+) mana|\{?(?P<letter>[WUBRGC])\}?)"
)
_TOGETHER = re.compile(r"(?P<cards>.+?) attack (?P<target>.+)")
_ALONE = re.compile(r"(?P<card>.+?) (?:attacks|uses (?P<move>.+))")
_EQUIPS = re.compile(r"(?P<who>\w+) equips (?P<card>.+) (?:to|on) (?P<host>.+)")
_BLOCKS = re.compile(r"(?P<card>.+?) blocks (?P<attacker>.+)")
_LEAVES_OUT = re.compile(r"(?P<who>\w+) (?:attacks with (?P<cards>.+)|retreats (?P<card>.+))")


def said_otherwise(table: Table, text: str) -> Iterator[str]:
    """What a text can mean that is no action as it stands, in the words of actions."""
    if (listed := with_sets_listed(table, text)) != text:
        yield listed
        yield from said_otherwise(table, listed)
    if (found := _ANY_PRIZE.fullmatch(text)) and table.choice is not None:
        yield f"{found['who']} chooses {table.choice.options[0]}"
    for pattern, said in (*_REWORDED, *OF_SHARED_GAMES):
        if found := re.fullmatch(pattern, text):
            yield found.expand(said)
    for short, said in hooks.IN_SHORT.items():
        if text.removesuffix(f" {short}") in table.players:
            yield text.removesuffix(short) + said
    yield from of_payments(table, text)
    yield from _of_moves(table, text)
    yield from _of_abilities(table, text)
    yield from _of_places(table, text)
    yield from _of_cards(table, text)
    yield from _filled_in(table, text)
    for pattern, shorter in _SAID_AT_LENGTH:
        if found := re.fullmatch(pattern, text):
            yield found.expand(shorter)
            yield from said_otherwise(table, found.expand(shorter))


def _of_moves(table: Table, text: str) -> Iterator[str]:
    """'Ann uses Zap on Elf' is the attack of the Pokémon of hers that has such a move."""
    found = _USES.fullmatch(text)
    if found is None or found["who"] not in table.players:
        return
    own = [each.id for each in table.cards.values() if each.controller == found["who"]]
    for name in own if found["card"] is None else [found["card"]]:
        yield f"{found['who']} attacks {found['target']} with {name} using {found['move']}"


def _of_abilities(table: Table, text: str) -> Iterator[str]:
    """'Ann uses Glow' is the Ability of that name of a card that she controls."""
    found = _ABILITY.fullmatch(text)
    if found is None or found["who"] not in table.players:
        return
    aim = f" targeting {found['target']}" if found["target"] else ""
    for card in table.cards.values():
        if card.controller != found["who"] or found["card"] not in (None, card.id) or not card.printed.text:
            continue
        for number, effect in effects_of_kind(card.printed.text, "activated"):
            if effect.name == found["name"]:
                yield f"{found['who']} activates {card.id}'s effect {number + 1}{aim}"


def _of_places(table: Table, text: str) -> Iterator[str]:
    """'Ann plays Elf to the Bench' takes the first Main Summon Zone that is free."""
    found = _PLACES.fullmatch(text)
    if found is None or found["who"] not in table.players:
        return
    zone = Zone.SUMMON if found["place"] == "Bench" else Zone.EXTRA_SUMMON
    zones = table.players[found["who"]].zones[zone]
    number = next((at for at, there in enumerate(zones, 1) if not there), 1)
    yield f"{found['play']} to the {zone} {number}"


def _of_cards(table: Table, text: str) -> Iterator[str]:
    """'Elf attacks Bob' and 'Wall blocks Elf' are said of the players who control Elf and Wall."""
    if (found := _ATTACKS.fullmatch(text)) and (card := table.cards.get(meant(table, found["card"]))):
        move = found["by"] or found["move"]
        using = f" using {move}" if move else ""
        yield f"{card.controller} attacks {found['one'] or found['two']} with {card.id}{using}"
    if (found := _EQUIPS.fullmatch(text)) and (card := table.cards.get(meant(table, found["card"]))):
        who, host = found["who"], found["host"]
        said = f"plays {card.id} on" if card.zone is Zone.HAND else f"activates {card.id}'s effect targeting"
        yield f"{who} {said} {host}"
    if (found := _TOGETHER.fullmatch(text)) and (one := table.cards.get(meant(table, _JOINT.split(found["cards"])[0]))):
        yield f"{one.controller} attacks {found['target']} with {found['cards']}"
    if (found := _ALONE.fullmatch(text)) and (card := table.cards.get(meant(table, found["card"]))):
        yield from _at_the_only_opponent(table, card, found["move"] or "")
    if (found := _OF_COLOR.fullmatch(text)) and (card := table.cards.get(meant(table, found["card"]))):
        color = SYMBOLS.get(found["letter"] or "", found["color"] or "colorless")
        if class_of(color.title()) in (*colors(table, card), *colors_of_basic(land_types(table, card))):
            yield f"{found['taps']} for mana"
    if (found := _BLOCKS.fullmatch(text)) and (card := table.cards.get(meant(table, found["card"]))):
        yield f"{card.controller} blocks {found['attacker']} with {card.id}"


def _at_the_only_opponent(table: Table, card: Card, move: str) -> Iterator[str]:
    """An attack of which is not said on whom: on the only opponent, and a move on the summon in the Active Spot."""
    others = [each for each in table.order if each != card.controller]
    if len(others) == 1:
        (active,) = table.players[others[0]].zones[Zone.EXTRA_SUMMON]
        target = active if move and active else others[0]
        yield f"{card.controller} attacks {target} with {card.id}{f' using {move}' if move else ''}"


def _filled_in(table: Table, text: str) -> Iterator[str]:
    """The only opponent is attacked where nobody is named, and the only other summon takes a retreating one's place."""
    found = _LEAVES_OUT.fullmatch(text)
    if found is None:
        return
    others = [each for each in table.order if each != found["who"]]
    bench = [each.id for each in table.cards.values() if each.zone is Zone.SUMMON and each.player == found["who"]]
    if found["cards"] and len(others) == 1:
        yield f"{found['who']} attacks {others[0]} with {found['cards']}"
    elif found["card"] and len(bench) == 1:
        yield f"{found['who']} retreats {found['card']} for {bench[0]}"

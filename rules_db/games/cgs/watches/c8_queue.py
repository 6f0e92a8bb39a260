"""Chapter 8: what joins the Queue, what leaves it in which order, and who has priority."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules_db.games.cgs.actions.values import Activate, AttackWith, Choose, GiveUp, Pass, Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.inspecting import adds_mana
from rules_db.games.cgs.card_text.model import Ruled, aims
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import REMAIN
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.kinds import KINDS, Role
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.watches.reading import Sight, effect_of, fact
from rules_db.games.cgs.words import PLACES, SHARED, Game, Zone

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""


def _played(sight: Sight) -> tuple[Play, Card] | None:
    """A card of a trading card game that this action has played to the field, as it was before."""
    action = sight.action
    if not isinstance(action, Play) or action.card not in sight.before.cards or action.zone in (*SHARED, Zone.BANK):
        return None
    card = sight.before.cards[action.card]
    is_there = bool(card.printed.types) and any(fact(each, "card") == card.id for each in sight.events)
    return (action, card) if is_there else None


def _roles(card: Card) -> set[Role]:
    return {KINDS[each].role for each in card.printed.types}


def _joins(sight: Sight, card: str) -> bool:
    """Whether a card, and not only an effect of it, joins the Queue in this action."""
    return any(fact(each, "card") == card and fact(each, "item") != "effect" for each in sight.of("joined the Queue"))


def _evolves(card: Card, action: Play) -> bool:
    return card.printed.game is Game.POKEMON and bool(card.printed.evolves_from) and bool(action.on)


@book.watch("8.1.3", "8.1.3.a", "8.1.4", on=(Play,))
def watch_that_cards_wait(sight: Sight) -> Iterator[str]:
    """A summon, a Set card and one that is to stay join the Queue, unless playing them is a special action."""
    played = _played(sight)
    if played is None:
        return
    action, card = played
    is_long = not all(KINDS[each].is_short for each in card.printed.types)
    is_special = Role.RESOURCE in _roles(card) or _evolves(card, action)
    if not is_special and (action.is_face_down or is_long) and not _joins(sight, card.id):
        yield f"{card.id} is played and waits for nobody"


@book.watch("8.2.1", "8.2.2", "8.2.3.a", "8.2.3.b", on=(Play,))
def watch_that_special_actions_do_not_wait(sight: Sight) -> Iterator[str]:
    """A land, another resource and an Evolution join no Queue."""
    played = _played(sight)
    if played is None:
        return
    action, card = played
    is_special = _roles(card) == {Role.RESOURCE} or _evolves(card, action)
    if is_special and not action.is_face_down and _joins(sight, card.id):
        yield f"{card.id} joins the Queue"


@book.watch("8.1.5.c")
def watch_that_what_holds_never_waits(sight: Sight) -> Iterator[str]:
    """No effect that simply holds is in the Queue; for a short-term card its playing waits, whatever it says."""
    for item in sight.after.queue:
        card = sight.after.cards[item.card]
        effect = effect_of(card, item.effect + 1)
        is_short = all(KINDS[each].is_short for each in card.types)
        if item.kind == "effect" and effect is not None and effect.kind == "static" and not is_short:
            yield f"an effect of {item.card} waits that simply holds"


def _reserved(item: Item, table: Table) -> tuple[str, Zone, int] | None:
    """The zone on its way to which a card waits."""
    is_waiting = item.kind == "card" and table.cards[item.card].zone is Zone.QUEUE
    return (item.player, item.zone, item.place) if is_waiting and item.zone in PLACES and not item.on else None


@book.watch("8.1.8")
def watch_reserved_zones(sight: Sight) -> Iterator[str]:
    """Nothing comes to a zone that a waiting card has chosen, and no two cards choose the same."""
    after = sight.after
    taken = [found for item in after.queue if (found := _reserved(item, after)) is not None]
    for player, zone, place in taken:
        if zone is Zone.FIELD:
            continue
        there = after.players[player].zones[zone][place - 1]
        if there and sight.before.players[player].zones[zone][place - 1] != there:
            yield f"{there} comes to {player}'s {zone} {place}, which is reserved"
    for (player, zone, place), count in Counter(taken).items():
        if count > 1:
            yield f"{count} cards are on their way to {player}'s {zone} {place}"


def _kept_track(sight: Sight) -> Iterator[tuple[str, list[tuple[str, str]], tuple[str, str]]]:
    """Each event of the Queue: its kind, what waited then from the bottom, and which card or effect it is about."""
    waiting = [(item.card, item.kind) for item in sight.before.queue]
    for event in sight.of("joined the Queue", "resolves", "removed from the Queue"):
        about = (fact(event, "card"), fact(event, "item"))
        yield event.kind, waiting, about
        if event.kind == "joined the Queue":
            waiting.append(about)
        elif about in waiting:
            del waiting[len(waiting) - 1 - waiting[::-1].index(about)]


@book.watch("8.3.1", on=("resolves",))
def watch_which_item_resolves(sight: Sight) -> Iterator[str]:
    """The item that entered last is the one that resolves."""
    for kind, waiting, about in _kept_track(sight):
        if kind == "resolves" and waiting and waiting[-1] != about:
            yield f"{about[0]} resolves before {waiting[-1][0]}"


@book.watch("8.3.4", "8.3.5", on=("removed from the Queue",))
def watch_that_removed_items_are_gone(sight: Sight) -> Iterator[str]:
    """What has been removed from the Queue waits there no longer."""
    if "removed from the Queue" not in sight.kinds:
        return
    owed = Counter((item.card, item.kind) for item in sight.before.queue)
    for kind, _, about in _kept_track(sight):
        owed[about] += 1 if kind == "joined the Queue" else -1
    for item in sight.after.queue:
        owed[item.card, item.kind] -= 1
        if owed[item.card, item.kind] < 0:
            yield f"{item.card} has been removed and still waits"


@book.watch("8.3.4.a", on=("removed from the Queue",))
def watch_where_removed_cards_go(sight: Sight) -> Iterator[str]:
    """A card that is removed from the Queue comes to some pile."""
    for event in sight.of("removed from the Queue"):
        card = sight.after.cards[fact(event, "card")]
        if fact(event, "item") == "card" and card.zone in (Zone.NOWHERE, Zone.QUEUE) and not card.is_token:
            yield f"{card.id} has been removed from the Queue and is {card.zone}"


def _acts(sight: Sight) -> Card | None:
    """The card that somebody has played, flipped or activated, as it was before."""
    action = sight.action
    is_act = isinstance(action, Play | Activate | Flip)
    return sight.before.cards.get(action.card) if is_act and isinstance(action, Play | Activate | Flip) else None


@book.watch("8.3.3", on=(Play, Activate, Flip))
def watch_that_the_last_item_is_answered(sight: Sight) -> Iterator[str]:
    """What a Yu-Gi-Oh! card aims at in the Queue is the item that entered last."""
    card, queue, action = _acts(sight), sight.before.queue, sight.action
    if card is None or card.printed.game is not Game.YUGIOH or not queue:
        return
    aimed = [what for effect in read_effects(card.printed.text) for what in aims(effect)]
    if not aimed or any(what.zone != Zone.QUEUE for what in aimed):
        return
    for name in getattr(action, "targets", ()):
        if name != queue[-1].card:
            yield f"{card.id} answers {name}, though {queue[-1].card} entered last"


@book.watch("8.4.13")
def watch_who_answers_at_once(sight: Sight) -> Iterator[str]:
    """Just after something has been played or has resolved, only Yu-Gi-Oh! cards do something, and calls of UNO."""
    action = sight.action
    if sight.before.window is None or action is None or isinstance(action, Pass | Choose | GiveUp):
        return
    if any(sight.of("called UNO", "penalty")):
        return
    card = sight.before.cards.get(getattr(action, "card", ""))
    if card is None or card.printed.game is not Game.YUGIOH:
        yield f"{action.player} does something with {card.id if card else 'no card'} that is not for this moment"


def _is_settled(table: Table) -> bool:
    """Whether a player has priority, and nothing else comes first."""
    return not table.is_over and table.choice is None and table.window is None


@book.watch("8.4.4", on=("joined the Queue",))
def watch_who_responds(sight: Sight) -> Iterator[str]:
    """When the last thing was that something joined the Queue, the player after its own has priority."""
    after = sight.after
    last = [event.kind for event in sight.of("joined the Queue", "resolves")][-1:]
    if last != ["joined the Queue"] or not after.queue or not _is_settled(after):
        return
    player = after.queue[-1].player
    if player in after.order and len(after.order) > 1 and after.priority != after.after(player):
        yield f"{after.priority} has priority after {player}'s {after.queue[-1].card} has joined"


@book.watch("8.4.7", "8.4.8.b", on=(Pass,))
def watch_that_the_queue_resolves(sight: Sight) -> Iterator[str]:
    """When the last player passes in a row, something resolves."""
    before = sight.before
    if not isinstance(sight.action, Pass) or not before.queue or not _is_settled(before) or sight.after.is_over:
        return
    if before.passes >= len(before.order) - 1 and not any(sight.of("resolves")):
        yield f"all have passed, and {before.queue[-1].card} goes on waiting"


@book.watch("8.4.2", on=("phase began",))
def watch_who_begins_a_phase(sight: Sight) -> Iterator[str]:
    """When a phase has begun and nothing has joined the Queue, the turn player has priority."""
    after = sight.after
    if not any(sight.of("phase began")) or after.queue or not _is_settled(after):
        return
    if after.priority != after.turn_player:
        yield f"{after.priority} has priority as the {after.phase} of {after.turn_player} begins"


@book.watch("8.4.8", on=("resolves",))
def watch_who_is_first_between_items(sight: Sight) -> Iterator[str]:
    """When an item has resolved and others wait, the turn player has priority, or the next if that one has left."""
    after = sight.after
    last = [event.kind for event in sight.of("joined the Queue", "resolves")][-1:]
    if last == ["resolves"] and after.queue and _is_settled(after) and after.priority != _first_to_act(after):
        yield f"{after.priority} has priority between two items in the turn of {after.turn_player}"


def _first_to_act(table: Table) -> str:
    """The turn player, or whoever of those still in follows at the table where that one has left."""
    clockwise = [*table.seats, *table.seats]
    circle = clockwise[::-1] if table.is_reversed else clockwise
    return next(each for each in circle[circle.index(table.turn_player) :] if each in table.order)


CAST_BY_EFFECT = "cast without paying"
"""The task by which a player casts a card as an effect resolves."""


@book.watch("8.1.4.a", on=("joined the Queue",))
def watch_that_effects_bring_no_card_to_wait(sight: Sight) -> Iterator[str]:
    """No card joins the Queue but the one that somebody has just played or flipped, or casts by an effect."""
    own = {getattr(sight.action, "card", "")}
    own |= {task.data[0] for task in sight.before.agenda if task.kind == CAST_BY_EFFECT}
    for event in sight.of("joined the Queue"):
        if fact(event, "item") == "card" and fact(event, "card") not in own:
            yield f"{fact(event, 'card')} joins the Queue, and nobody has played it"


@book.watch("8.1.5", on=(Activate,))
def watch_that_activated_effects_wait(sight: Sight) -> Iterator[str]:
    """An effect that is activated joins the Queue, unless it adds mana or a Confused card fails (12.6.6)."""
    action = sight.action
    if not isinstance(action, Activate) or action.card not in sight.before.cards:
        return
    card = sight.before.cards[action.card]
    effect = effect_of(card, action.effect)
    is_mana = effect is not None and adds_mana(effect, "land" in card.types)
    if effect is None or is_mana or sight.after.choice is not None or "Confused" in card.conditions:
        return
    if not any(fact(event, "card") == action.card for event in sight.of("joined the Queue")):
        yield f"an effect of {action.card} is activated and waits for nobody"


def _remains(card: Card) -> bool:
    """Whether the text of a card says that it remains on the field, so that it is long-term (11.2.1.R1)."""
    steps = (step for effect in read_effects(card.printed.text) if effect.kind == "static" for step in effect.steps)
    return any(isinstance(step, Ruled) and step.deed == REMAIN for step in steps)


@book.watch("8.1.6.a", on=(Play,))
def watch_that_short_cards_lie_at_once(sight: Sight) -> Iterator[str]:
    """A short-term card that is played face-up is not in the Queue itself; a House or Hotel is long-term (18.6.1.c)."""
    played = _played(sight)
    if played is None or played[0].is_face_down or played[0].zone is Zone.ATTACHED:
        return
    card = played[1]
    if _remains(card):
        return
    if all(KINDS[each].is_short for each in card.printed.types) and sight.after.cards[card.id].zone is Zone.QUEUE:
        yield f"{card.id} waits in the Queue and lies in no zone"


@book.watch("8.1.7", on=(Play,))
def watch_that_chosen_zones_are_free(sight: Sight) -> Iterator[str]:
    """The zone that a player chooses exists, and nothing lies there; the Field Zone has a rule of its own."""
    played = _played(sight)
    if played is None or played[0].on or played[0].using or played[0].zone not in PLACES:
        return
    action, card = played
    zones = sight.before.players[action.player].zones[action.zone]
    if not 1 <= action.place <= len(zones):
        yield f"there is no {action.zone} {action.place}"
    elif action.zone is not Zone.FIELD and zones[action.place - 1] not in ("", card.id):
        yield f"{card.id} is played to the {action.zone} {action.place}, where {zones[action.place - 1]} lies"


def _goes_on(table: Table) -> str:
    """Who has priority once those have had theirs who may answer at once."""
    return table.window.after if table.window is not None else table.priority


@book.watch("8.2.1.a", on=(Play,))
def watch_who_goes_on_after_a_special_action(sight: Sight) -> Iterator[str]:
    """Who has taken a special action has priority, if nothing has been set off by it."""
    played, after = _played(sight), sight.after
    if played is None or after.is_over or after.choice is not None or any(sight.of("joined the Queue")):
        return
    action, card = played
    is_special = _roles(card) == {Role.RESOURCE} or _evolves(card, action)
    if is_special and not action.is_face_down and _goes_on(after) != action.player:
        yield f"{_goes_on(after)} has priority after {action.player} has played {card.id}"


@book.watch("8.4.2.a", "8.4.2.b", on=(AttackWith, Choose))
def watch_who_is_first_in_an_attack(sight: Sight) -> Iterator[str]:
    """When attackers have been named or blockers selected, and nothing has joined, the turn player has priority."""
    after, action = sight.after, sight.action
    is_new = isinstance(action, AttackWith) or (isinstance(action, Choose) and action.kind == "block")
    if not is_new or after.attack is None or after.queue or after.is_over or after.choice is not None:
        return
    if _goes_on(after) != after.turn_player:
        yield f"{_goes_on(after)} has priority in an attack of {after.turn_player}"

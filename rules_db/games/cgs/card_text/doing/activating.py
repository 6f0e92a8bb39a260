"""Activating effects of cards in play: which may be, at what they can be aimed, and what is paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import chain, combinations, islice, product

from rules_db.engine.kernel import Plain, Refusal
from rules_db.engine.still import kept
from rules_db.games.cgs import views
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text import equivalents
from rules_db.games.cgs.card_text.doing import conditions, costs, matching, permissions, standing, values
from rules_db.games.cgs.card_text.doing.paying import ability_costs
from rules_db.games.cgs.card_text.doing.step import under
from rules_db.games.cgs.card_text.gained import effects_of, game_of, of_kind, says, texts_of
from rules_db.games.cgs.card_text.model import Effect, Modes, aims
from rules_db.games.cgs.card_text.reading import effects_of_kind, read_effects
from rules_db.games.cgs.card_text.said.limits.limiting import CARD, FIELD, GAME, OWN, STAY
from rules_db.games.cgs.card_text.said.limits.only import AS_CAST, MOST
from rules_db.games.cgs.card_text.selecting import Selector, fewest
from rules_db.games.cgs.doing.playing import limits
from rules_db.games.cgs.doing.yugioh import concealing
from rules_db.games.cgs.doing.zones import presence
from rules_db.games.cgs.kinds import Role, has_role, is_of
from rules_db.games.cgs.rules.c9_magic import planeswalkers, short_term
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import ON_FIELD, Game, Zone

MOST_AIMS = 200
"""How many ways to aim an effect are offered."""

AT_WILL = ("activated", "loyalty", "equip")
"""The kinds of effects that a player activates by their own choice; moves belong to attacks."""


def activatable(card: Card) -> tuple[tuple[int, Effect], ...]:
    """The effects of a card that are activated at will, with their places."""
    return of_kind(texts_of(card), *AT_WILL) if card.gained else at_will(card.printed.text)


@cache
def at_will(text: str) -> tuple[tuple[int, Effect], ...]:
    """Those that are printed."""
    return of_kind((text,), *AT_WILL)


def is_for_all(card: Card) -> bool:
    """Whether a card has an effect that every player may activate."""
    own = activatable(card)
    return bool(own) and any(effect.is_for_all for _, effect in own)


ONLY_PLAYED = ("Normal Spell", "Quick-Play Spell", "Ritual Spell", "Normal Trap", "Counter Trap")
"""The card types of Yu-Gi-Oh! that lie open only while they are activated, so that nothing of theirs is later."""


def place_of_played(card: Card) -> int | None:
    """Which effect of a card activates as it is played, or a Trap as it is flipped; None for none."""
    if not card.gained and not has_played(card.printed.text):
        return None
    for place, effect in enumerate(effects_of(card)):
        is_trap = effect.kind == "triggered" and is_of(card, "Normal Trap", "Counter Trap")
        is_only_so = effect.kind == "activated" and effect.zone == "field" and is_of(card, *ONLY_PLAYED)
        if effect.kind == "played" or is_trap or is_only_so:
            return place
    return None


@cache
def has_played(text: str) -> bool:
    """Whether a text has an effect that may activate so."""
    return any(effect.kind in ("played", "triggered", "activated") for effect in read_effects(text))


def why_not(table: Table, card: Card, place: int, player: str, by: Item) -> Refusal | None:
    """Why an effect may not be activated now, whatever it would be aimed at; its time is for the Queue to say."""
    effect = effects_of(card)[place]
    is_there = is_where_it_works(table, card, effect) and says(card, place)
    is_own = (card.controller or card.player) == player or (effect.is_for_all and bool(card.controller))
    if not is_own or not is_there:
        return book.refuse(under("5.2.6"), card=card.id, zone=str(card.zone), is_face_down=card.is_face_down)
    if standing.is_negated(table, card):
        return book.refuse(under("5.2.9"), card=card.id, negated=True)
    if not conditions.all_hold(table, effect.tests, by):
        return book.refuse(under("5.8.7"), card=card.id, condition_met=False)
    if is_spent(table, card, place):
        return book.refuse(under("5.2.6"), card=card.id, effect=place + 1, once_per=effect.limit)
    if effect.kind == "loyalty" and (refusal := _why_not_loyalty(table, card, effect)):
        return refusal
    return costs.why_not_all(table, ability_costs.of(table, card, effect), by, player)


def is_where_it_works(table: Table, card: Card, effect: Effect) -> bool:
    """Whether a card lies where an effect of it can be activated."""
    if effect.zone != "field":
        return card.zone is equivalents.place_of(effect.zone)
    return presence.is_in_play(table, card) and concealing.has_effects(card)


def limit_of(card: Card, place: int) -> str:
    """By what it is counted how often an effect has been activated; a card that has left begins anew, no name does."""
    effect = effects_of(card)[place]
    if effect.by_name:
        which = "any" if effect.is_one_of_all else place
        return f"effect of {_named(card, effect.by_name)}/{card.controller or card.player}/{which}"
    return f"effect/{card.id}/{card.stay}/{place}"


def _named(card: Card, said: str) -> str:
    return card.printed.name if said == OWN else said


def limits_of_card(card: Card, player: str) -> list[str]:
    """By what it is counted whether a player may activate a card, where its name or its effect is limited by name."""
    found = [each for _, each in effects_of_kind(card.printed.text, "by name") if each.limit == CARD]
    names = [f"card of {_named(card, each.by_name)}/{player}" for each in found]
    played = [place for place, each in effects_of_kind(card.printed.text, "played") if each.by_name]
    return names + [limit_of(card, place) for place in played]


def is_one_of_its_name(card: Card) -> bool:
    """Whether the text of a card lets nobody control another one of its name."""
    return any(said.limit == FIELD for _, said in effects_of_kind(card.printed.text, "by name"))


def why_not_another(table: Table, card: Card, player: str) -> Refusal | None:
    """Why a player may not have a card face-up on the field: its text lets them control one of its name."""
    if not is_one_of_its_name(card):
        return None
    for each in table.on_field():
        is_other = each is not card and each.printed.name == card.printed.name and not each.is_face_down
        if is_other and each.controller == player:
            return book.refuse(under("5.8.7"), card=card.id, controls_already=each.id)
    return None


def is_spent(table: Table, card: Card, place: int) -> bool:
    """Whether an effect has been used as often as its text lets it, in this turn or round."""
    limit = effects_of(card)[place].limit
    if limit in (GAME, STAY):
        return table.game_uses.get(limit_of(card, place), 0) > 0
    return limit != "" and limits.used(table, limit_of(card, place), limit == "round") >= MOST.get(limit, 1)


def spend(table: Table, card: Card, place: int) -> None:
    """Count that an effect is used, if its text limits that."""
    if effects_of(card)[place].limit in (GAME, STAY):
        table.game_uses[limit_of(card, place)] = 1
    elif effects_of(card)[place].limit:
        limits.use(table, limit_of(card, place))


def loyalty_limit_of(card: Card) -> str:
    return f"loyalty/{card.id}/{card.stay}"


def _why_not_loyalty(table: Table, card: Card, effect: Effect) -> Refusal | None:
    """One loyalty ability a turn for each planeswalker, and no more counters taken than it has (9.9.7.R1)."""
    activated = limits.used(table, loyalty_limit_of(card))
    return planeswalkers.one_ability_a_turn(card, activated) or planeswalkers.has_enough_loyalty(card, effect.loyalty)


def candidates(table: Table, what: Selector, by: Item) -> list[str]:
    """Every card, player or item in the Queue at which an effect can be aimed."""
    return kept(table, ("candidates", what, repr(by)), lambda: _candidates(table, what, by))


def _candidates(table: Table, what: Selector, by: Item) -> list[str]:
    players = _players(table, what, by)
    if what.kind in ("player", "opponent"):
        return players
    found = matching.aimable(table, what, by)
    return [*(card.id for card in found if _card_may_be_targeted(table, card, by)), *players]


def _players(table: Table, what: Selector, by: Item) -> list[str]:
    if what.kind not in ("player", "opponent", "any target"):
        return []
    of = what.besides.of if what.besides is not None else ""
    who = "opponent" if "opponent" in (what.kind, of) else "each"
    return [name for name in conditions.people(table, who, by) if may_be_targeted(table, name, by)]


def may_be_targeted(table: Table, name: str, by: Item) -> bool:
    """Whether no text keeps an effect from being aimed at a player or a card."""
    if name in table.players:
        return name == by.you or permissions.forbidden(table, "be targeted", name) is None
    return _card_may_be_targeted(table, table.cards[name], by)


def _card_may_be_targeted(table: Table, card: Card, by: Item) -> bool:
    """Hexproof keeps opponents off, or those of their cards that it is from; shroud everybody, as protection does."""
    is_own = (card.controller or card.player) == by.you
    if not short_term.may_be_targeted_in_zone() and short_term.is_short_magic(card) and card.zone is Zone.BACKROW:
        return False
    words = values.keywords(table, card) if card.zone in ON_FIELD else frozenset()
    if "shroud" in words or ("hexproof" in words and not is_own):
        return False
    source = table.cards[by.card]
    if words and values.protects(table, words, source):
        return False
    if words and not is_own and values.protects(table, words, source, "hexproof"):
        return False
    if permissions.forbidden(table, "be targeted", card.id) is not None:
        return False
    return is_own or permissions.forbidden(table, "be targeted by opponents", card.id) is None


def targets_its_host(card: Card, is_face_down: bool, zone: Zone) -> bool:
    """Whether what a card is played onto is its target: that of an Aura or an Equip Spell is."""
    is_attached = bool(effects_of_kind(card.printed.text, "enchant")) or is_of(card, "Equip Spell")
    return is_attached and not is_face_down and zone is not Zone.UNO_PILE


def can_be_aimed(table: Table, effect: Effect, by: Item) -> bool:
    """Whether an effect has something to aim at, if it is aimed at anything."""
    return bool(ways_to_aim(table, effect, by))


def ways_to_aim(table: Table, effect: Effect, by: Item) -> list[tuple[str, ...]]:
    """Choices of targets, each once, at most so many; [()] where an effect is aimed at nothing, [] where it cannot."""
    if only := targeted_choice(effect):
        found = [way for modes in ways_of(table, only, by) for way in ways_to_aim(table, in_modes(effect, modes), by)]
        return list(dict.fromkeys(found))[:MOST_AIMS]
    lists = []
    for what in aims(effect):
        names = candidates(table, what, by)
        picks = (pick for size in range(fewest(what), what.count + 1) for pick in combinations(names, size))
        lists.append(list(islice(picks, MOST_AIMS)))
    ways = (tuple(chain.from_iterable(each)) for each in product(*lists))
    if are_apart(effect):
        ways = (way for way in ways if len(set(way)) == len(way))
    return list(dict.fromkeys(islice(ways, MOST_AIMS)))


def are_apart(effect: Effect) -> bool:
    """Whether the targets of an effect are different cards: 'target 1 monster and 1 card'."""
    return any(what.is_apart for what in aims(effect))


def why_not_aimed(table: Table, effect: Effect, by: Item, targets: Sequence[str]) -> Refusal | None:
    """Why an effect may not be aimed at these; of several modes as many as are chosen have to be aimed so."""
    if only := targeted_choice(effect):
        found = [why_not_aimed(table, in_modes(effect, modes), by, targets) for modes in ways_of(table, only, by)]
        return None if None in found else found[0]
    left = list(targets)
    for what in aims(effect):
        before = targets[: len(targets) - len(left)] if what.is_apart else ()
        allowed = [each for each in candidates(table, what, by) if each not in before]
        named = _taken(left, what, allowed)
        left = left[len(named) :]
        least = fewest(what)
        if len(set(named)) < max(least, len(named)):
            known: list[Plain] = [views.known_as(table, by.player, each) for each in allowed]
            return book.refuse(under("5.10.32"), card=by.card, targets=list(targets), to_choose_from=known)
    return book.refuse(under("5.10.32"), card=by.card, too_many=list(left)) if left else None


def _taken(left: Sequence[str], what: Selector, allowed: Sequence[str]) -> list[str]:
    """As many of the names as this target takes, in their order."""
    taken: list[str] = []
    for name in left[: what.count]:
        if name not in allowed:
            break
        taken.append(name)
    return taken


def aimed(table: Table, effect: Effect, by: Item, targets: Sequence[str]) -> list[Target]:
    """The targets in their places, with empty ones where fewer were chosen than there could be.

    Each mode of several has places of its own: those are filled for which the targets will do.
    """
    if only := targeted_choice(effect):
        return _aimed_in_modes(table, effect, only, by, targets)
    left, found = list(targets), []
    for what in aims(effect):
        named = _taken(left, what, candidates(table, what, by))
        left = left[len(named) :]
        for name in named:
            found.append(Target(name, table.cards[name].stay if name in table.cards else 0))
        found += [Target("") for _ in range(what.count - len(named))]
    return found


def targeted_choice(effect: Effect) -> Modes | None:
    """The choice between several modes that is all that an effect does, where some of them are targeted."""
    only = effect.steps[0] if len(effect.steps) == 1 else None
    return only if isinstance(only, Modes) and aims(effect) else None


def ways_of(table: Table, only: Modes, by: Item, is_any: bool = False) -> list[tuple[int, ...]]:
    """Every choice of modes, by their numbers from 1, that is open now, or (`is_any`) that can ever be."""
    sizes = only.sizes(is_any or conditions.all_hold(table, only.tests, by))
    return [way for size in sizes for way in combinations(range(1, len(only.modes) + 1), size)]


def in_modes(effect: Effect, modes: Sequence[int]) -> Effect:
    """The effect as it is once these modes of it have been chosen."""
    (only,) = effect.steps
    assert isinstance(only, Modes)
    return replace(effect, steps=tuple(only.modes[each - 1] for each in modes))


MODE = "mode"
"""Where an item in the Queue keeps which of its modes were chosen with its targets."""


def modes_said(by: Item) -> tuple[int, ...]:
    """The modes that were chosen with the targets; none where the targets tell them."""
    return tuple(int(each) for each in by.said.get(MODE, "").split(", ") if each)


def _aimed_in_modes(table: Table, effect: Effect, only: Modes, by: Item, targets: Sequence[str]) -> list[Target]:
    """The places of all modes. Where one is chosen, each for which the targets will do has them."""
    said = modes_said(by)
    ways = [
        way for way in ([said] if said else ways_of(table, only, by)) if _can_be_so(table, effect, way, by, targets)
    ]
    if only.most == 1:
        meant = {mode for way in ways for mode in way}
        alone = [(in_modes(effect, (at,)), targets if at in meant else ()) for at in range(1, len(only.modes) + 1)]
        return [each for one, names in alone for each in aimed(table, one, by, names)]
    way = ways[0] if ways else ()
    return laid_out(effect, only, way, aimed(table, in_modes(effect, way), by, targets))


def _can_be_so(table: Table, effect: Effect, way: tuple[int, ...], by: Item, targets: Sequence[str]) -> bool:
    return why_not_aimed(table, in_modes(effect, way), by, targets) is None


def laid_out(effect: Effect, only: Modes, way: Sequence[int], targets: Sequence[Target]) -> list[Target]:
    """The places of all modes, where only those of the chosen ones hold the targets, in their order."""
    left, found = list(targets), []
    for at in range(1, len(only.modes) + 1):
        count = sum(what.count for what in aims(in_modes(effect, (at,))))
        named = left[:count] if at in way else []
        found += [*named, *(Target("") for _ in range(count - len(named)))]
        left = left[len(named) :]
    return found


def ways_open(table: Table, effect: Effect, only: Modes, by: Item) -> list[tuple[int, ...]]:
    """The choices of modes that the targets of an effect leave open."""
    if said := modes_said(by):
        return [said]
    if only.most == 1:
        return [(at,) for at in _modes_open(effect, by)]
    named = [each for each in by.targets if each.id]
    ways = ways_of(table, only, by, bool(named))
    return [way for way in ways if _suits(table, in_modes(effect, way), named, by)]


def _suits(table: Table, effect: Effect, named: Sequence[Target], by: Item) -> bool:
    """Whether what was targeted, as far as it is still there, is what these modes are about."""
    places = [what for what in aims(effect) for _ in range(what.count)]
    return len(places) == len(named) and all(
        each.id in candidates(table, what, by) or not _is_still_there(table, each)
        for what, each in zip(places, named, strict=True)
    )


def _is_still_there(table: Table, target: Target) -> bool:
    is_player = target.id in table.order and target.stay != matching.LOST
    return is_player or matching.is_there(table, target.id, target.stay)


def _modes_open(effect: Effect, by: Item) -> list[int]:
    """The modes, from 1, of which one is chosen: those that have targets, or may do without."""
    is_aimed = any(each.id for each in by.targets)
    (only,), found, start = effect.steps, [], 0
    assert isinstance(only, Modes)
    for at in range(1, len(only.modes) + 1):
        wanted = aims(in_modes(effect, (at,)))
        end = start + sum(what.count for what in wanted)
        has_target = any(each.id for each in by.targets[start:end])
        if has_target if is_aimed else all(not fewest(what) for what in wanted):
            found.append(at)
        start = end
    return found


def is_fast(card: Card, place: int) -> bool:
    """Whether an effect may be activated whenever its player has priority (7.4.4.R1).

    Abilities of Magic cards may (loyalty and equip have limits of their own); so may quick effects, and effects
    of fast cards of Yu-Gi-Oh!. All others keep to the Main Phase, as in their own game.
    """
    effect = effects_of(card)[place]
    if effect.speed:
        return effect.speed == "fast" or (effect.speed == AS_CAST and is_of(card, "instant"))
    if effect.kind in ("loyalty", "equip"):
        return True
    if game_of(card, place) is Game.MAGIC:
        return True
    return has_role(card, Role.BACKROW) and is_of(card, "Continuous Trap", "Counter Trap", "Normal Trap")

"""Creatures: how they attack and block, what damage does to them, and what tapping does."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.still import Still
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import AttackWith
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import permissions, values
from rules_db.games.cgs.card_text.doing.instead import altering, limiting
from rules_db.games.cgs.card_text.said.vocabulary import PIERCING
from rules_db.games.cgs.doing.conditions import abilities
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.fighting import attacks, battle, creatures, damage
from rules_db.games.cgs.doing.playing import limits
from rules_db.games.cgs.doing.yugioh import turning
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.properties import DEFENSIVE, stat
from rules_db.games.cgs.rules.c4_turn import ending_phase
from rules_db.games.cgs.rules.c9_magic import attacking, blocking, keywords, planeswalkers, tapping
from rules_db.games.cgs.rules.c9_magic import creatures as rules
from rules_db.games.cgs.rules.c10_monsters import blocking as monsters_blocking
from rules_db.games.cgs.rules.c17_dealer import versions
from rules_db.games.cgs.state import Card, Strike, Table
from rules_db.games.cgs.words import ON_FIELD, STARTING, SUMMON_ZONES, Game, Zone

OF_CREATURES = (Game.MAGIC, Game.UNO, Game.POKER, Game.MONOPOLY)
"""The games whose cards are creatures where they are summons (5.7.2.R1)."""


def is_creature(card: Card) -> bool:
    return card.printed.game in OF_CREATURES and is_of(card, "creature")


def _targets(table: Table, card: Card) -> Iterator[str]:
    yield from attacking.players_to_attack(table, card.controller)
    yield from attacking.planeswalkers_to_attack(table, card.controller)


def _may_attack_untapped(table: Table, card: Card) -> bool:
    """Whether a creature attacks without tapping: by vigilance, or because a text says so."""
    is_allowed = permissions.allowed(table, "attack without tapping", card.id) is not None
    return is_allowed or abilities.has(table, card, "vigilance")


def _is_fresh(table: Table, card: Card) -> bool:
    """Whether nothing holds a creature back in the turn in which it came."""
    is_allowed = permissions.allowed(table, "attack in the turn in which it came", card.id) is not None
    return is_allowed or abilities.has(table, card, "haste")


def _why_not_attack(table: Table, card: Card, target: str, move: int) -> Refusal | None:
    if target not in _targets(table, card):
        return book.refuse("9.4.1", card=card.id, target=target)
    refusal = attacking.attacks_untapped(card)
    if refusal is None and not _may_attack_untapped(table, card):
        refusal = tapping.is_too_new(card, _is_fresh(table, card))
    earlier = limits.used(table, f"creatures attack/{card.controller}")
    part = limits.used(table, f"attack/{card.id}/{card.stay}")
    return refusal or attacking.attacks_at_same_time(card.controller, earlier, part)


def _declared(table: Table, trace: Trace, strike: Strike) -> None:
    card = table.cards[strike.attacker.id]
    if attacking.becomes_tapped() and not _may_attack_untapped(table, card):
        card.is_tapped = tapping.lies_sideways()
        happenings.happen(table, trace, "tapped", "9.4.5", card.controller, card=card.id)


def _why_not_block(table: Table, card: Card, strike: Strike) -> Refusal | None:
    return blocking.blocks_untapped(card) or blocking.blocks_one(card, _too_many(table, card, strike))


def _too_many(table: Table, card: Card, strike: Strike) -> list[str]:
    """The same without those that a text lets it block besides another one."""
    return blocked_by(table, card, strike)[limiting.more_blocks(table, card) :]


def blocked_by(table: Table, card: Card, strike: Strike) -> list[str]:
    """The other attackers that a summon has been selected to block."""
    others = [each for each in (table.attack.strikes if table.attack else ()) if each is not strike]
    return [each.attacker.id for each in others if any(one.id == card.id for one in each.blockers)]


def _damaged(table: Table, trace: Trace, card: Card, amount: Fraction) -> bool:
    """Damage stays on a creature and takes loyalty from a planeswalker; True where it is lethal."""
    whole = damage.rounded(amount)
    if is_of(card, "planeswalker"):
        taken = planeswalkers.counters_lost(whole, card.counters.get("loyalty", 0))
        card.counters["loyalty"] = card.counters.get("loyalty", 0) - taken
    if not is_of(card, "creature"):
        return False
    card.damage += whole
    return rules.is_destroyed(card.damage, stat(table, card, DEFENSIVE))


_CREATURES = hooks.Summons(
    targets=_targets,
    why_not_attack=_why_not_attack,
    strikes=creatures.strikes,
    strikes_back=creatures.strikes_back,
    damaged=_damaged,
    why_not_block=_why_not_block,
    declared=_declared,
    together=True,
    is_blockable=True,
)
hooks.SUMMONS.update(dict.fromkeys(OF_CREATURES, _CREATURES))


@hooks.ATTACKS.hang()
def _apart(table: Table, action: AttackWith) -> Refusal | None:
    """Attackers of one attack may have different targets."""
    targets = list(dict.fromkeys(each.target for each in action.blows))
    if attacking.may_attack_apart(targets) or len(targets) < 2:
        return None
    return book.refuse("9.4.1", targets=[*targets])


@hooks.ANSWERS.hang("attacks")
def _creatures_have_attacked(table: Table, trace: Trace, event: Event) -> None:
    """Count the attacks of creatures, each once, however many of them attack together."""
    card = table.cards[str(event.get("card"))]
    is_first = table.attack is not None and table.attack.strikes[0].attacker.id == card.id
    if is_first and is_creature(card):
        limits.use(table, f"creatures attack/{card.controller}")


@hooks.ANSWERS.hang("blocks")
def _blocking_taps(table: Table, trace: Trace, event: Event) -> None:
    card = table.cards[str(event.get("card"))]
    if blocking.is_tapped_by_blocking() and is_creature(card):
        card.is_tapped = True


@hooks.BLOCKERS.hang()
def _why_no_blocker(table: Table, card: Card, strike: Strike) -> Refusal | None:
    attacker = table.cards[strike.attacker.id]
    evading, own = abilities.words_of(table, attacker), abilities.words_of(table, card)
    return (
        tapping.other_blocks_untapped(card)
        or attacking.pokemon_blocks_one(card, _too_many(table, card, strike))
        or keywords.flies_over(card, evading, own)
    )


@hooks.ATTACKERS.hang()
def _why_no_attacker(table: Table, card: Card, target: str) -> Refusal | None:
    return tapping.other_attacks_untapped(card) or _defends(table, card)


def _defends(table: Table, card: Card) -> Refusal | None:
    """A summon with defender does not attack, of whatever game it is (9.10.2.R1)."""
    if not abilities.has(table, card, "defender") or permissions.allowed(table, "attack with defender", card.id):
        return None
    return book.refuse("9.10.2", card=card.id, keyword="defender")


@hooks.BLOCKS.hang("able")
def _why_not_select(table: Table, choice: Choice, picks: tuple[str, ...]) -> Refusal | None:
    """Why these summons may not be selected together to block an attacker."""
    strikes = table.attack.strikes if table.attack is not None else ()
    strike = next((each for each in strikes if each.attacker.id == choice.about), None)
    if strike is None:
        return keywords.needs_two(abilities.words_of(table, table.cards[choice.about]), picks)
    for name in picks:
        card = table.cards.get(name)
        is_theirs = card is not None and card.controller == attacks.defender(table, strike)
        if card is not None and is_theirs and (refusal := attacks.why_not_block(table, card, strike)):
            return refusal
    there = [table.cards[name] for name in picks if name in table.cards]
    if not attacking.may_block_mixed() and len({card.printed.game for card in there}) > 1:
        return book.refuse("9.4.9", blockers=list(picks))
    if not blocking.may_block_together() and sum(is_creature(card) for card in there) > 1:
        return book.refuse("9.4.9", blockers=list(picks))
    return keywords.needs_two(abilities.words_of(table, table.cards[choice.about]), picks)


def _why_not_select_so(table: Table, choice: Choice, picks: tuple[str, ...]) -> Refusal | None:
    checks = (*hooks.BLOCKS.at("able"), *hooks.BLOCKS.at("due"))
    return next((refusal for each in checks if (refusal := each(table, choice, picks))), None)


hooks.PICKS["block"] = _why_not_select_so


@hooks.BATTLES.hang()
def _tramples(table: Table, strike: Strike, other: Card, answers: Answers) -> Iterator[damage.Damage]:
    """The excess damage of a monster or Pokémon with trample."""
    card = table.cards[strike.attacker.id]
    words = abilities.words_of(table, card)
    if is_creature(card) or not words or not keywords.may_direct_excess(words):
        return
    if not (keywords.tramples_defense() and monsters_blocking.is_made_possible(True)) and other.is_defending:
        return
    is_granted = PIERCING in words if other.is_defending else card.printed.game is Game.YUGIOH
    deals_excess = is_granted and "10.6.6" in book.entries
    if keywords.is_dealt_once(deals_excess):
        return
    difference = damage.difference(battle.used_against(table, strike, other), battle.met_with(table, other))
    yield from creatures.excess(table, strike, other, keywords.excess_of_guest(difference), answers)


@hooks.IN_STEPS.hang()
def _strikes_in(table: Table, card: Card, step: str) -> bool:
    """First strike and double strike deal combat damage before the rest, double strike once more with it."""
    is_double = abilities.has(table, card, "double strike")
    is_first = is_double or abilities.has(table, card, "first strike")
    return is_first if step == battle.FIRST else is_double or not is_first


@damage.CHANGES.hang(place=5)
def _outside_battle(table: Table, dealt: damage.Damage) -> damage.Damage:
    """Damage from outside a battle counts for a creature as well."""
    is_about = dealt.kind != damage.BATTLE and dealt.to in table.cards and is_creature(table.cards[dealt.to])
    return damage.none_of(dealt) if not rules.counts_outside_battle() and is_about else dealt


@damage.LETHAL.hang()
def _deathtouch(table: Table, dealt: damage.Damage) -> bool:
    return dealt.source in table.cards and abilities.has(table, table.cards[dealt.source], "deathtouch")


@hooks.SPARED.hang()
def _indestructible(table: Table, card: Card) -> bool:
    return abilities.has(table, card, "indestructible")


@hooks.ANSWERS.hang("damage")
def _lifelink(table: Table, trace: Trace, event: Event) -> None:
    """The controller of a card with lifelink gains as much life as the damage that it deals."""
    card = table.cards.get(str(event.get("by")))
    if card is not None and event.who in table.players and abilities.has(table, card, "lifelink"):
        if effects().forbidden(table, "gain life", event.who) is not None:
            return
        count = altering.life_gained(table, event.who, damage.rounded(Fraction(str(event.get("amount")))))
        table.players[event.who].life += count
        happenings.happen(table, trace, "life gained", "9.10.2", event.who, amount=count)


def _in_play(table: Table) -> list[Card]:
    """The creatures on the field by name."""
    return sorted([card for card in table.on_field() if _is_there(table, card)], key=lambda card: card.id)


def _is_there(table: Table, card: Card) -> bool:
    return is_creature(card) and not card.is_masked and not versions.is_ignored(table, card)


def _is_any_dying(table: Table) -> bool:
    for card in [each for each in table.on_field() if _is_there(table, each)]:
        if not values.is_sound(table, card) and not card.is_face_down and values.has_number(table, card, DEFENSIVE):
            toughness = stat(table, card, DEFENSIVE)
            if rules.has_no_toughness(toughness) or (card.damage and rules.is_destroyed(card.damage, toughness)):
                return True
    return False


@hooks.check(place=20, is_due=_is_any_dying)
def _dies(table: Table, trace: Trace, answers: Answers) -> bool:
    """Creatures without toughness leave, and those with damage enough are destroyed."""
    with Still(table):
        own = [card for card in _in_play(table) if not card.is_face_down and values.has_number(table, card, DEFENSIVE)]
        without = [card for card in own if rules.has_no_toughness(stat(table, card, DEFENSIVE))]
    empty = [card.id for card in without if not damage.is_saved(table, card)]
    batch = [moving.Move(each, Zone.DISCARD, "put into the discard pile", "9.2.7") for each in empty]
    for card in own:
        is_lethal = (
            card.damage and card not in without and rules.is_destroyed(card.damage, stat(table, card, DEFENSIVE))
        )
        if is_lethal and not damage.withstands(table, card, damage.last_kind(card)):
            batch.append(moving.Move(card.id, Zone.DISCARD, "destroyed", "9.2.4", data=(("how", "damage"),)))
    moving.move(table, trace, batch)
    return bool(batch)


@hooks.DUTIES.hang(ending_phase.RECOVERY, 10)
def _recover(table: Table, trace: Trace, answers: Answers) -> None:
    for card in _in_play(table):
        if rules.recovers(card):
            card.damage = 0
            happenings.happen(table, trace, "recovered", "9.2.6", card.controller, card=card.id)


@hooks.ANSWERS.hang("entered")
def _falls_sick(table: Table, trace: Trace, event: Event) -> None:
    """Summoning sickness comes with entering, and not with the moment for which a Flip Summon has a card re-enter."""
    card = table.cards[str(event.get("card"))]
    if event.get("way") == turning.FLIP_SUMMON:
        return
    is_one = is_creature(card) and card.zone in (*SUMMON_ZONES, Zone.UNO_PILE)
    card.is_sick = is_one or tapping.holds_back_what_becomes_one(card.zone in ON_FIELD)


@hooks.DUTIES.hang(STARTING, 10)
def _gets_well(table: Table, trace: Trace, answers: Answers) -> None:
    well = [card for card in table.cards.values() if card.is_sick and tapping.gets_well(card, table.turn_player)]
    for card in sorted(well, key=lambda each: each.id):
        card.is_sick = False
        if is_creature(card):
            happenings.happen(table, trace, "got well", "9.3.11", table.turn_player, card=card.id)

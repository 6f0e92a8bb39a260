"""What texts in force keep players and cards from, beyond what one chapter decides (14.1.1.R1)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Activate, AttackWith, Blow, Pass, Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import matching, permissions, standing
from rules_db.games.cgs.card_text.doing.paying import tolls
from rules_db.games.cgs.card_text.doing.step import under
from rules_db.games.cgs.card_text.model import Ruled
from rules_db.games.cgs.card_text.said.vocabulary import OF_KINDS
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.doing.conditions import abilities
from rules_db.games.cgs.doing.course import this_turn
from rules_db.games.cgs.doing.fighting import attacks, damage
from rules_db.games.cgs.doing.playing import casting, limits
from rules_db.games.cgs.doing.yugioh.deeds import EACH_ONCE, SET_MONSTERS
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.doing.zones import presence
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.rules.c10_monsters import summoning
from rules_db.games.cgs.state import Card, Strike, Table
from rules_db.games.cgs.words import BATTLE, SUMMON_ZONES, Game, Zone

CAST = "cast"


@hooks.PLAY_CHECKS.hang(place=30)
def _may_be_played(table: Table, card: Card, play: Play) -> Refusal | None:
    for deed in _deeds(card, play):
        if refusal := effects().forbidden(table, deed, play.player):
            return refusal
    for deed in ("be Set",) if play.is_face_down else ("be Normal Summoned",) if _is_normal_summon(card, play) else ():
        if _is_kept_from(table, card, deed):
            return _refused(card.id, deed)
    for each in standing.in_force(table, Ruled):
        step = each.step
        if not isinstance(step, Ruled) or step.is_allowed or step.is_forced:
            continue
        for deed, what in _kept_back(step):
            if _is_done(deed, card, play) and _is_about(
                table, each, casting.as_it_shows(card, play), what, play.player
            ):
                return _refused(play.player, deed)
    return None


@hooks.ACTIONS.hang()
def _may_be_flipped(table: Table, action: object) -> Refusal | None:
    """Whether a card that has been Set may be activated, which is casting it as well."""
    if not isinstance(action, Flip) or not casting.is_cast_by_flip(table.cards[action.card]):
        return None
    card = replace(table.cards[action.card], is_face_down=False)
    for each in standing.in_force(table, Ruled):
        step = each.step
        if not isinstance(step, Ruled) or step.deed != CAST or step.is_allowed or step.against is None:
            continue
        if _is_about(table, each, card, step.against, action.player):
            return _refused(action.player, CAST)
    return None


def _is_about(table: Table, each: standing.InForce, card: Card, what: Selector, player: str) -> bool:
    return matching.fits(table, card, what, each.by) and standing.is_meant(table, each, player)


def _is_done(deed: str, card: Card, play: Play) -> bool:
    """Whether playing a card like this is what a text keeps players from."""
    if play.is_face_down and deed != CAST:
        return False
    if deed == "attach Energy":
        return play.zone not in (Zone.BANK, Zone.UNO_PILE)
    is_using = deed in (CAST, "play Action Cards") or deed.startswith("activate ")
    return not is_using or casting.is_cast(card, play)


def _kept_back(step: Ruled) -> Iterator[tuple[str, Selector]]:
    """The deeds of a step that are about playing one sort of cards, with that sort."""
    if step.deed == CAST and step.against is not None:
        yield step.deed, step.against
    deeds = step.deed.split(" or ")
    for deed in deeds:
        if deed in OF_KINDS:
            is_of_every_kind = deed == "activate Spells" and "activate Traps" in deeds  # 6.4.7
            yield deed, Selector(kind="Spell/Trap" if is_of_every_kind else OF_KINDS[deed])


def _deeds(card: Card, play: Play) -> Iterator[str]:
    """What playing a card like this is to its player, whatever kind it is of."""
    yield "play cards"
    if play.zone is Zone.UNO_PILE:
        yield "play Uno"
    elif play.zone is Zone.BANK:
        yield "bank cards"
    elif is_of(card, "Rent card"):
        yield "charge rent"
    elif is_summon(card) and play.is_face_down and play.zone in SUMMON_ZONES:
        yield SET_MONSTERS
    elif is_summon(card) and not play.is_face_down and not play.on:
        yield "summon"
        if _is_normal_summon(card, play):
            yield "Normal Summon"


def _is_normal_summon(card: Card, play: Play) -> bool:
    """Whether texts that look for Normal Summons see one: a creature and a Basic Pokémon count (10.3.7, 10.3.8)."""
    counts = card.printed.game is Game.YUGIOH or summoning.creature_counts(card) or summoning.basic_pokemon_counts(card)
    is_from_hand = card.zone is Zone.HAND and play.zone in SUMMON_ZONES and not play.is_face_down
    return is_summon(card) and counts and is_from_hand and not play.on


def _is_kept_from(table: Table, card: Card, deed: str) -> bool:
    """Whether the card's own text, or one in force, keeps a card that is not in play yet from this."""
    if standing.says_of_itself(card, deed):
        return True
    found = [(each.step, each.by) for each in standing.in_force(table, Ruled)]
    return any(
        deed in step.deed.split(" or ") and step.what is not None and matching.fits(table, card, step.what, by)
        for step, by in found
        if isinstance(step, Ruled) and not step.is_allowed
    )


def _refused(about: str, deed: str) -> Refusal:
    return book.refuse(under("14.1.1"), about=about, cannot=deed)


@hooks.ACTIVATIONS.hang(place=90)
def _may_be_activated(table: Table, card: Card, action: Activate) -> Refusal | None:
    forbidden = effects().forbidden
    return forbidden(table, "activate effects", card.id) or forbidden(table, "activate effects", action.player)


@hooks.ATTACKERS.hang()
def _may_be_attacked(table: Table, card: Card, target: str) -> Refusal | None:
    forbidden = effects().forbidden
    return (
        forbidden(table, "attack", card.controller)
        or (forbidden(table, "be attacked", target) if target in table.cards else None)
        or (forbidden(table, "attack directly", card.id) if attacks.is_direct(table, target) else None)
        or _is_past_its_turn(table, card, target)
        or _draws_off(table, card, target)
        or _keeps_off(table, card, target)
    )


@hooks.ANSWERS.hang("attacks")
def _note_target(table: Table, trace: Trace, event: Event) -> None:
    """Which summons one has attacked in this turn, and whether a player."""
    card, target = table.cards[str(event.get("card"))], table.cards.get(str(event.get("target")))
    limits.use(table, _struck(card, target))


def _struck(card: Card, target: Card | None) -> str:
    whom = f"{target.id}/{target.stay}" if target is not None else "player"
    return f"{this_turn.STRUCK}/{card.id}/{card.stay}/{whom}"


def _is_past_its_turn(table: Table, card: Card, target: str) -> Refusal | None:
    """Why a summon that may attack each summon once may not attack this: it has, or one is a player."""
    is_first = not limits.used(table, f"attack/{card.id}/{card.stay}")
    if is_first or permissions.allowed(table, EACH_ONCE, card.id) is None:
        return None
    again = target in table.players or limits.used(table, _struck(card, table.cards[target]))
    return _refused(card.id, EACH_ONCE) if again or limits.used(table, _struck(card, None)) else None


def _draws_off(table: Table, card: Card, target: str) -> Refusal | None:
    """Why a summon may not attack this while there is another that must be attacked, and can be."""
    side = target if target in table.players else table.cards[target].controller
    found = [each for each in presence.controlled_by(table, side) if permissions.forced(table, "be attacked", each.id)]
    if any(each.id == target for each in found):
        return None
    able = [each.id for each in found if each.id in hooks.SUMMONS[card.printed.game].targets(table, card)]
    able = [each for each in able if effects().forbidden(table, "be attacked", each) is None]
    return _refused(able[0], "attack another") if able else None


ATTACK_YOU, ATTACK_YOURS = "attack you", "attack your planeswalkers"
"""Deeds that are about whose text forbids them."""


def _keeps_off(table: Table, card: Card, target: str) -> Refusal | None:
    """Why a summon may not attack a player who has a text against it, or a planeswalker of theirs."""
    deed = ATTACK_YOU if target in table.players else ATTACK_YOURS
    whose = target if target in table.players else table.cards[target].controller
    if target in table.cards and not is_of(table.cards[target], "planeswalker"):
        return None
    for each in standing.in_force(table, Ruled):
        is_said = isinstance(each.step, Ruled) and deed in each.step.deed.split(" or ")
        if is_said and each.by.player == whose and standing.is_meant(table, each, card.id):
            return _refused(card.id, deed)
    return None


@hooks.BLOCKERS.hang()
def _may_block_it(table: Table, card: Card, strike: Strike) -> Refusal | None:
    """Whether a text lets this summon, among others, block an attacker."""
    attacker = table.cards[strike.attacker.id]
    for each in abilities.about_blockers(table, attacker):
        if isinstance(each.step, Ruled) and abilities.is_kept_off(table, each, card):
            return _refused(attacker.id, each.step.deed)
    return None


@hooks.ACTIONS.hang()
def _attacks_if_able(table: Table, action: object) -> Refusal | None:
    """Whose summon must attack does not leave the Battle Phase while it is able to."""
    if not isinstance(action, Pass) or table.phase != BATTLE or action.player != table.turn_player:
        return None
    if table.queue or table.attack is not None or table.window is not None:
        return None
    return _refused_to_stay(table, action.player, ())


@hooks.ATTACKS.hang()
def _comes_along_if_able(table: Table, action: AttackWith) -> Refusal | None:
    """A summon that must attack comes along where it can: creatures that stay back cannot attack later (9.4.3)."""
    games = {table.cards[blow.attacker].printed.game for blow in action.blows}
    if not all(hooks.SUMMONS[each].together for each in games):
        return None
    named = [blow.attacker for blow in action.blows]
    return _refused_to_stay(
        table, action.player, named, lambda card: card.printed.game in games and _joins(table, action, card)
    )


def _joins(table: Table, action: AttackWith, card: Card) -> bool:
    """Whether a summon could be named in an attack as well: monsters attack one at a time."""
    more = replace(action, blows=(*action.blows, Blow(card.id, action.blows[0].target)))
    return all(check(table, more) is None for check in hooks.ATTACKS.at() if check is not _comes_along_if_able)


def _refused_to_stay(
    table: Table, player: str, attacking: Collection[str], could: Callable[[Card], bool] = lambda card: True
) -> Refusal | None:
    """Why a summon may not stay back: it has not attacked in this turn, must, and is able to."""
    for card in attacks.attackers(table, player):
        stays = card.id not in attacking and _must_attack(table, card)
        if stays and _is_able_to_attack(table, card) and could(card):
            return book.refuse(under("14.1.1"), about=card.id, must="attack")
    return None


def _must_attack(table: Table, card: Card) -> bool:
    """Whether a summon has still to attack: in this turn or, where a text stands, in each Battle Phase of it."""
    has_attacked = card.attacked == table.turn
    is_again = not limits.used(table, f"attack/{card.id}/{card.stay}")
    return any(
        isinstance(each.step, Ruled)
        and each.step.is_forced
        and "attack" in each.step.deed.split(" or ")
        and (not has_attacked or (is_again and each.on is None))
        and standing.is_meant(table, each, card.id)
        for each in standing.in_force(table, Ruled)
    )


def _is_able_to_attack(table: Table, card: Card) -> bool:
    """Whether there is anything to attack for which nothing has to be paid: nobody has to pay for an attack."""
    ways = hooks.SUMMONS[card.printed.game]
    return any(
        attacks.why_not_attack(table, card.controller, card, target, move) is None
        for target in ways.targets(table, card)
        if not tolls.is_due(table, card, target)
        for move in ways.moves(table, card)
    )


@damage.PREVENTS.hang()
def _is_not_dealt(table: Table, dealt: damage.Damage) -> bool:
    """Nothing deals battle damage or takes damage that a text keeps from it."""
    forbidden = effects().forbidden
    if forbidden(table, "take damage", dealt.to) is not None:
        return True
    is_battle = dealt.kind == damage.BATTLE and dealt.source in table.cards
    return is_battle and forbidden(table, "deal battle damage", dealt.source) is not None

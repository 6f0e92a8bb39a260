"""Section 5.4: where summons are played, where they go from battle, and what tokens are."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import SUMMON_ZONES, Game, Zone


@book.rule("5.4.2")
def is_played_to_summon_zone(card: Card, zone: Zone) -> Refusal | None:
    """A summon card is summoned into a Summon Zone of its player."""
    return None if zone in SUMMON_ZONES else book.refuse("5.4.2", card=card.id, zone=str(zone))


@book.rule("5.4.9", without=Zone.NOWHERE)
def where_defeated_summons_go() -> Zone:
    """A summon that is destroyed by battle is sent to the discard pile."""
    return Zone.DISCARD


@book.rule("5.4.10.b", without=True)
def yields_prize_in_battle(is_token: bool) -> bool:
    """A summon token that battle destroys yields no Prize card."""
    return not is_token


@book.rule("5.4.10.f", without=True)
def yields_prize_by_effect(is_token: bool) -> bool:
    """A summon token that an effect destroys yields no Prize card."""
    return not is_token


@book.rule("5.4.10.c", without=False)
def effect_removes_token(is_summon: bool, by_effect: bool) -> bool:
    """A summon token that an effect makes leave the field is removed from play."""
    return is_summon and by_effect


@book.rule("5.4.10.g", without=False)
def other_ways_remove_token(is_summon: bool, by_effect: bool) -> bool:
    """A token that leaves in another way is removed from play too, and so is one that is no summon."""
    return not by_effect or not is_summon


@book.rule("5.4.10.d", without=False)
def never_arrives(game: Game) -> bool:
    """A token of Yu-Gi-Oh!, and of any game but Magic, is never moved to where it would have gone."""
    return game is not Game.MAGIC


@book.rule("5.4.10.e", without=Zone.NOWHERE)
def where_magic_tokens_go() -> Zone:
    """A Magic token goes to the discard pile first."""
    return Zone.DISCARD

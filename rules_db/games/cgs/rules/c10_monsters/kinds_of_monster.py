"""Section 10.8: Normal and Effect Monsters, Ritual Monsters, and Pendulum Monsters."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Game

RITUAL, PENDULUM = "Ritual Monster", "Pendulum Monster"


@book.rule("10.8.2", without=False)
def is_normal(is_extra: bool, has_effect: bool) -> bool:
    """A summon of the Main Deck without effect text counts as a Normal Monster."""
    return not is_extra and not has_effect


@book.rule("10.8.3", without=False)
def normal_is_non_effect(is_a_normal: bool) -> bool:
    """A Normal Monster is a Non-Effect Monster as well."""
    return is_a_normal


@book.rule("10.8.4", without=False)
def extra_is_non_effect(is_extra: bool, has_effect: bool) -> bool:
    """So is a monster of the Extra Deck without effect text."""
    return is_extra and not has_effect


@book.rule("10.8.6", without=False)
def is_effect_monster(card: Card, has_effect: bool) -> bool:
    """A monster with an effect is an Effect Monster."""
    return has_effect and card.printed.game is Game.YUGIOH


@book.rule("10.8.8", without=False)
def is_effect_summon(card: Card, has_effect: bool) -> bool:
    """A summon of another game that has an ability is an Effect summon to Yu-Gi-Oh! cards."""
    return has_effect and card.printed.game is not Game.YUGIOH


@book.rule("10.8.8.a", without=False)
def attack_effect_is_ability() -> bool:
    """What the attack of a Pokémon does besides its damage counts as an ability."""
    return True


@book.rule("10.8.14", without=False)
def ritual_is_conditional(card: Card) -> bool:
    """A Ritual Monster is conditional, and not free."""
    return is_of(card, RITUAL)


@book.rule("10.8.16")
def is_not_normal_summoned(card: Card) -> Refusal | None:
    """No Ritual Monster is summoned by a Normal Summon or a Tribute Summon."""
    return book.refuse("10.8.16", card=card.id) if is_of(card, RITUAL) else None


@book.rule("10.8.17.a", without=True)
def ritual_may_come(card: Card, is_meant: bool) -> bool:
    """A Ritual Monster comes by the backrow card that summons it, or by a text that speaks of it (10.8.12.a.R1)."""
    return is_meant or not is_of(card, RITUAL)


@book.rule("10.8.18", without=False)
def ritual_is_special_summoned(card: Card) -> bool:
    """Summoning a Ritual Monster is a Special Summon."""
    return is_of(card, RITUAL)


@book.rule("10.8.27", without=False)
def pendulum_is_like_any_monster(card: Card) -> bool:
    """A Pendulum Monster is played as any other monster is."""
    return is_of(card, PENDULUM)

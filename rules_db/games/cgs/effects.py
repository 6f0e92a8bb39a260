"""What the ground asks of card text. Cards say nothing until card_text/ is in use (`use`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Protocol

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs.state import Card, Item, Mana, Table

if TYPE_CHECKING:
    from rules_db.games.cgs.actions.values import Activate


class Effects(Protocol):
    """What cards say, as far as the ground has to know."""

    def enters_game(self, table: Table, card: Card) -> None:
        """Note what a new card waits for (Table.watching). Raises BadSetup for a text that is none."""

    def comes_into_play(self, table: Table, card: Card) -> None:
        """Note what simply holds from now on (Table.standing)."""

    def options(self, table: Table, player: str) -> Iterable[Activate]:
        """The activations that a player with priority may choose among."""

    def why_not(self, table: Table, action: Activate) -> Refusal | None:
        """What of the text stands against an activation: its condition, its cost, its targets."""

    def is_fast(self, table: Table, action: Activate) -> bool:
        """Whether the effect may be activated at any time."""

    def activate(self, table: Table, trace: Trace, action: Activate) -> Item | None:
        """Pay for an effect; what is to join the Queue, None where all has been done at once (mana)."""

    def mana_of(self, table: Table, action: Activate) -> list[Mana]:
        """The mana that an activation adds at once, none where it does anything else."""

    def of_play(self, table: Table, item: Item) -> Item | None:
        """The effect of a card that activates as the card is played, None for none."""

    def why_not_targets(self, table: Table, card: Card, player: str, targets: tuple[str, ...]) -> Refusal | None:
        """Why the effect of a card that is played may not have these targets."""

    def before_it_enters(self, table: Table, item: Item, answers: Answers) -> None:
        """Ask what is decided about a card that has been played, before it enters."""

    def carry_out(self, table: Table, trace: Trace, item: Item, answers: Answers) -> bool:
        """Do the next step of an effect that resolves; True when it was the last."""

    def watching_from_field(self, table: Table, names: Iterable[str]) -> dict[str, str]:
        """Those of these cards that see what leaves the field together with them, with who controls them."""

    def notice(self, table: Table, event: Event, gone: Mapping[str, str]) -> None:
        """Put every effect that an event sets off on the waiting list; `gone` are those that leave with its card."""

    def changed(self, table: Table, card: Card, stat: str, value: Fraction) -> Fraction:
        """A number of a card with the changes that are in force."""

    def about(self, card: Card, effect: int) -> tuple[str, list[str], list[str]]:
        """What an effect of a card is about, counted from 1: its text, the kinds it turns, the stats it changes."""

    def forbidden(self, table: Table, deed: str, name: str) -> Refusal | None:
        """Why a text in force forbids a deed to a card or player."""

    def use_up(self, table: Table, deed: str, name: str) -> None:
        """Let go of what has forbidden a deed to a player for this one time."""

    def times(self, table: Table, deed: str, name: str) -> int:
        """How often a text in force lets a card do what it may otherwise do once; 1 without any."""

    def more_often(self, table: Table, deed: str, player: str, card: Card) -> int:
        """How much more often than usual texts in force let a player do a counted deed with a card."""

    def most(self, table: Table, deed: str, name: str) -> int | None:
        """How often texts in force let a player do something in this turn, None for any number."""

    def hand_size(self, table: Table, player: str, usual: int) -> int:
        """How many cards a player may keep at the end of the turn, by what texts in force make of the usual limit."""

    def may_be_played_fast(self, table: Table, card: Card) -> bool:
        """Whether a text in force lets a card be played at any time by who holds it, or it has flash."""

    def says_of_card(self, table: Table, deed: str, card: Card, name: str) -> bool:
        """Whether a text lets a card, by its name, do something for another one: that itself, or one of a sort."""

    def is_for_any_time(self, card: Card) -> bool:
        """Whether a card says of itself that it can be played at any time."""

    def playable(self, table: Table, player: str) -> Sequence[str]:
        """The cards that a text lets a player play from where they lie, which is not their hand."""

    def sees_top(self, table: Table, player: str, card: Card) -> bool:
        """Whether a text lets a player look at a card on top of a deck."""

    def has_other_cost(self, card: Card) -> bool:
        """Whether the text of a card lets its player pay something rather than its mana cost."""

    def why_not_otherwise(self, table: Table, card: Card, player: str) -> Refusal | None:
        """Why that cannot be paid, or no text allows it."""

    def is_replaced(self, table: Table, name: str, *would: str) -> bool:
        """Whether a text has something else done in place of what would happen to a card; that is done next."""

    def without_saved(self, table: Table, trace: Trace, names: Sequence[str]) -> list[str]:
        """Those of the cards that a player gives up which die by it, or lie elsewhere; others have something else done.

        What asks for no choice is done at once, since what they are given up for may need their zones.
        """


class NoEffects:
    """Cards say nothing."""

    def enters_game(self, table: Table, card: Card) -> None:
        return None

    def comes_into_play(self, table: Table, card: Card) -> None:
        return None

    def options(self, table: Table, player: str) -> Iterable[Activate]:
        return ()

    def why_not(self, table: Table, action: Activate) -> Refusal | None:
        return None

    def is_fast(self, table: Table, action: Activate) -> bool:
        return True

    def activate(self, table: Table, trace: Trace, action: Activate) -> Item | None:
        return None

    def mana_of(self, table: Table, action: Activate) -> list[Mana]:
        return []

    def of_play(self, table: Table, item: Item) -> Item | None:
        return None

    def why_not_targets(self, table: Table, card: Card, player: str, targets: tuple[str, ...]) -> Refusal | None:
        return None

    def before_it_enters(self, table: Table, item: Item, answers: Answers) -> None:
        return None

    def carry_out(self, table: Table, trace: Trace, item: Item, answers: Answers) -> bool:
        return True

    def watching_from_field(self, table: Table, names: Iterable[str]) -> dict[str, str]:
        return {}

    def notice(self, table: Table, event: Event, gone: Mapping[str, str]) -> None:
        return None

    def changed(self, table: Table, card: Card, stat: str, value: Fraction) -> Fraction:
        return value

    def about(self, card: Card, effect: int) -> tuple[str, list[str], list[str]]:
        return "", [], []

    def forbidden(self, table: Table, deed: str, name: str) -> Refusal | None:
        return None

    def use_up(self, table: Table, deed: str, name: str) -> None:
        return None

    def times(self, table: Table, deed: str, name: str) -> int:
        return 1

    def more_often(self, table: Table, deed: str, player: str, card: Card) -> int:
        return 0

    def most(self, table: Table, deed: str, name: str) -> int | None:
        return None

    def hand_size(self, table: Table, player: str, usual: int) -> int:
        return usual

    def may_be_played_fast(self, table: Table, card: Card) -> bool:
        return False

    def says_of_card(self, table: Table, deed: str, card: Card, name: str) -> bool:
        return False

    def is_for_any_time(self, card: Card) -> bool:
        return False

    def playable(self, table: Table, player: str) -> Sequence[str]:
        return ()

    def sees_top(self, table: Table, player: str, card: Card) -> bool:
        return False

    def has_other_cost(self, card: Card) -> bool:
        return False

    def why_not_otherwise(self, table: Table, card: Card, player: str) -> Refusal | None:
        return None

    def is_replaced(self, table: Table, name: str, *would: str) -> bool:
        return False

    def without_saved(self, table: Table, trace: Trace, names: Sequence[str]) -> list[str]:
        return list(names)


_USED: list[Effects] = [NoEffects()]


def use(effects: Effects) -> None:
    """Have cards say what this reads in them."""
    _USED[0] = effects


def effects() -> Effects:
    """What is in use."""
    return _USED[0]

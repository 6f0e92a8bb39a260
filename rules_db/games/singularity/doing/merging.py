"""Dark Matter: two sectors become one."""

from rules_db.engine.trace import Trace
from rules_db.games.singularity.doing.ending import note_dark_matter
from rules_db.games.singularity.doing.refilling import note_emptied
from rules_db.games.singularity.rules.c4_reference_sheet import dark_matter as rules
from rules_db.games.singularity.state import MERGE, SPACES, Galaxy, Waiting


def begin_merge(galaxy: Galaxy, trace: Trace, waiting: Waiting, space: int) -> None:
    """Revealed Dark Matter takes effect: the player is asked which sectors merge, if two can."""
    if not rules.dark_matter_merges():
        return
    with trace.because(trace.emit("took effect", "4.10.1", galaxy.player, card=waiting.card)):
        note_dark_matter(galaxy, trace)
        spaces = [each for each in range(len(SPACES)) if rules.why_not_merge(galaxy, each, space) is None]
        is_chosen = rules.dark_matter_leaves_the_choice_to_you()
        if len(spaces) > 1 and is_chosen:
            galaxy.ask(MERGE, waiting.card, space)
        elif len(spaces) > 1:
            merge(galaxy, trace, spaces[0], spaces[1], spaces[0])


def merge(galaxy: Galaxy, trace: Trace, first: int, second: int, chosen: int) -> None:
    """Make one sector of two, in the space that the player has chosen."""
    galaxy.answered()
    if not rules.merging_is_carried_out():
        return
    sectors = [SPACES[first], SPACES[second]]
    with trace.because(trace.emit("merged", "4.11.1", galaxy.player, sectors=list(sectors), into=SPACES[chosen])):
        tokens = [space for space in (first, second) if space in galaxy.tokens]
        if len(tokens) == 2:
            _merge_tokens(galaxy, trace, first, second, chosen)
        else:
            _merge_stacks(galaxy, trace, first, second, chosen)
    note_emptied(galaxy, ())


def _merge_tokens(galaxy: Galaxy, trace: Trace, first: int, second: int, chosen: int) -> None:
    space = rules.chosen_space_of_the_token(chosen)
    kept = [first if space is None else space, first, second][: rules.tokens_left_of_two()]
    galaxy.tokens = [each for each in galaxy.tokens if each not in (first, second)] + list(dict.fromkeys(kept))
    trace.emit("left one token", "4.11.2.c", sector=SPACES[kept[0]])


def _merge_stacks(galaxy: Galaxy, trace: Trace, first: int, second: int, chosen: int) -> None:
    has_token = first in galaxy.tokens or second in galaxy.tokens
    cards = [*galaxy.stacks[first], *galaxy.stacks[second]]
    moons = [galaxy.moons.pop(card) for card in cards if card in galaxy.moons]
    cards += moons
    turned = rules.cards_to_turn_down(cards)
    for card in turned:
        galaxy.up.pop(card, None)
    trace.emit("turned face-down", "4.11.1.a", cards=len(turned))
    if has_token:
        rules.shuffle_other_stack(galaxy, cards)
        trace.emit("shuffled", "4.11.2.a", cards=len(cards))
        space, rule = rules.chosen_space_beside_a_token(chosen), "4.11.2.b"
        usual = second if first in galaxy.tokens else first
    else:
        rules.shuffle_stack(galaxy, cards)
        trace.emit("shuffled", "4.11.1.b", cards=len(cards))
        space, rule, usual = rules.chosen_space(chosen), "4.11.1.c", first
    galaxy.stacks[first], galaxy.stacks[second] = [], []
    galaxy.tokens = [each for each in galaxy.tokens if each not in (first, second)]
    goal = usual if space is None else space
    galaxy.stacks[goal] = cards
    trace.emit("placed", rule, galaxy.player, sector=SPACES[goal])

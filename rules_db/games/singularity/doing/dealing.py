"""The start of a game: the deck is shuffled and dealt, the tracker set, and the galaxy opened."""

from rules_db.engine.trace import Trace
from rules_db.games.singularity.deck import deck_of
from rules_db.games.singularity.doing.revealing import triggers
from rules_db.games.singularity.rules.c1_setup.dealing import (
    left_over,
    piles_and_their_cards,
    shuffle_deck,
    spaces_to_open,
    standard_tracker,
    triggers_at_the_start,
)
from rules_db.games.singularity.rules.c5_challenges.gorging import (
    face_up_in_game_3,
    is_game_3,
    tracker_of_game_1,
    tracker_of_game_2,
    tracker_of_game_3,
)
from rules_db.games.singularity.rules.c5_challenges.twins import tracker_with_the_twins
from rules_db.games.singularity.state import DEAL, GORGING, OPEN, SPACES, TWINS, Galaxy


def gather(galaxy: Galaxy) -> None:
    """All cards lie in the deck, and a game can begin."""
    galaxy.kinds = deck_of(galaxy.settings)
    galaxy.deck = sorted(galaxy.kinds)
    galaxy.singularity, galaxy.consumed, galaxy.tokens = [], [], []
    galaxy.up, galaxy.moons, galaxy.feats = {}, {}, {}
    galaxy.due, galaxy.chain, galaxy.waiting = [], [], []
    galaxy.stacks, galaxy.distant = [[] for _ in SPACES], []
    galaxy.resolving = None
    galaxy.outcome = ""
    galaxy.ask(DEAL)


def deal(galaxy: Galaxy, trace: Trace) -> None:
    shuffle_deck(galaxy)
    trace.emit("shuffled", "1.2.2", cards=len(galaxy.deck))
    piles, each = piles_and_their_cards()
    from_top = galaxy.deck[::-1]
    for pile in range(len(SPACES)):
        galaxy.stacks[pile] = from_top[pile * each : (pile + 1) * each]
    trace.emit("dealt", "1.3.1", sectors=piles, cards=piles * each)
    galaxy.distant = list(left_over(galaxy.deck, piles * each))
    galaxy.deck = []
    face_up = _cards_face_up(galaxy)
    galaxy.up = dict.fromkeys(galaxy.distant[len(galaxy.distant) - face_up :], True)
    trace.emit("put into Distant Space", "1.4.1", cards=len(galaxy.distant), face_up=face_up)
    galaxy.gpp, rule = _tracker(galaxy)
    trace.emit("set the tracker", rule, galaxy.player, gpp=galaxy.gpp)
    galaxy.ask(OPEN)


def _cards_face_up(galaxy: Galaxy) -> int:
    """How many cards at the top of Distant Space lie face-up."""
    said = face_up_in_game_3() if is_game_3(galaxy) else None
    return min(galaxy.settings["start.distant_space_face_up"] if said is None else said, len(galaxy.distant))


def _tracker(galaxy: Galaxy) -> tuple[int, str]:
    """What the tracker shows at the start, and the rule that says so."""
    said, rule = None, "1.5.1"
    if galaxy.challenge == TWINS:
        said, rule = tracker_with_the_twins(), "5.2.1"
    elif galaxy.challenge == GORGING:
        said, rule = _CARRIED[galaxy.game](galaxy), _CARRYING[galaxy.game]
    return (standard_tracker(galaxy.settings), "1.5.1") if said is None else (said, rule)


_CARRIED = {1: tracker_of_game_1, 2: tracker_of_game_2, 3: tracker_of_game_3}
_CARRYING = {1: "5.1.2", 2: "5.1.3", 3: "5.1.6"}


def open_galaxy(galaxy: Galaxy, trace: Trace) -> None:
    spaces = spaces_to_open(galaxy)
    cards = [galaxy.stacks[space][-1] for space in spaces]
    galaxy.up.update(dict.fromkeys(cards, True))
    galaxy.answered()
    with trace.because(trace.emit("opened", "1.5.2", galaxy.player, cards=list(cards))):
        if triggers_at_the_start():
            triggers(galaxy, trace, cards, "1.5.4")

"""Games won and lost, challenges won and lost, and boxes ticked."""

from rules_db.engine.trace import Trace
from rules_db.games.singularity.actions.legality import can_act
from rules_db.games.singularity.doing.dealing import gather
from rules_db.games.singularity.kinds import TWINS as THE_TWINS
from rules_db.games.singularity.rules.c1_setup.ending import is_stuck, is_won
from rules_db.games.singularity.rules.c2_flow.loop import another_round_follows
from rules_db.games.singularity.rules.c2_flow.revealing import spaces_to_reveal
from rules_db.games.singularity.rules.c5_challenges.darkness import is_one_too_many, is_the_game_won
from rules_db.games.singularity.rules.c5_challenges.gorging import games_of_the_campaign, must_win_each
from rules_db.games.singularity.rules.c5_challenges.twins import are_the_twins_last, is_the_galaxy_consumed
from rules_db.games.singularity.rules.c6_accomplishments.accomplishments import (
    defender_wins,
    holds_ten_cards,
    is_one_sector_left,
    survivor_wins,
    triumph_wins,
)
from rules_db.games.singularity.state import (
    ACT,
    DARKNESS,
    DEFENDER,
    GORGING,
    LOST,
    SURVIVOR,
    TRIUMPH,
    TWINS,
    WON,
    Galaxy,
)


def settle(galaxy: Galaxy, trace: Trace) -> None:
    """No effect is under way: the game is won, lost, or goes on with the player's choice."""
    if SURVIVOR not in galaxy.feats and is_one_sector_left(galaxy) and holds_ten_cards(galaxy):
        galaxy.feats[SURVIVOR] = 1
    if galaxy.feats:
        _tick_boxes(galaxy, trace)
    if galaxy.challenge:
        _judge_challenge(galaxy, trace)
    if is_won(galaxy):
        win(galaxy, trace)
    elif spaces_to_reveal(galaxy):
        galaxy.ask(ACT)
    elif is_stuck(can_act(galaxy)):
        lose(galaxy, trace, "1.7.1")
    elif another_round_follows():
        galaxy.ask(ACT)


def win(galaxy: Galaxy, trace: Trace) -> None:
    galaxy.outcome = WON
    with trace.because(trace.emit("won", "1.6.1", galaxy.player, gpp=galaxy.gpp)):
        _tick_boxes(galaxy, trace)
        _judge_challenge(galaxy, trace)
        if galaxy.challenge == GORGING:
            _go_on_with_campaign(galaxy, trace)


def lose(galaxy: Galaxy, trace: Trace, rule: str) -> None:
    galaxy.outcome = LOST
    with trace.because(trace.emit("lost", rule, galaxy.player, gpp=galaxy.gpp)):
        if galaxy.challenge == GORGING and not must_win_each():
            _go_on_with_campaign(galaxy, trace)
        elif galaxy.challenge and not galaxy.verdict:
            lose_challenge(galaxy, trace, _LOSING[galaxy.challenge])


def lose_challenge(galaxy: Galaxy, trace: Trace, rule: str) -> None:
    """The challenge is lost; a game that has not ended goes on."""
    if not galaxy.verdict:
        galaxy.verdict = LOST
        trace.emit("challenge lost", rule, galaxy.player, challenge=galaxy.challenge)


def _win_challenge(galaxy: Galaxy, trace: Trace, rule: str) -> None:
    galaxy.verdict = WON
    trace.emit("challenge won", rule, galaxy.player, challenge=galaxy.challenge)


_LOSING = {GORGING: "5.1.10", TWINS: "5.2.2", DARKNESS: "5.3.1"}


def _judge_challenge(galaxy: Galaxy, trace: Trace) -> None:
    """Whether the challenge is won, or lost with a game that is won."""
    if galaxy.verdict or not galaxy.consumed:
        return
    if galaxy.challenge == TWINS and is_the_galaxy_consumed(galaxy):
        if are_the_twins_last(galaxy):
            _win_challenge(galaxy, trace, "5.2.3")
        elif galaxy.outcome:
            lose_challenge(galaxy, trace, "5.2.3")
    if galaxy.challenge == DARKNESS and is_the_game_won(galaxy):
        _win_challenge(galaxy, trace, "5.3.1")


def _go_on_with_campaign(galaxy: Galaxy, trace: Trace) -> None:
    """The next game of the campaign can be dealt, or the campaign is over."""
    if galaxy.outcome == WON:
        galaxy.won += 1
    if galaxy.game < games_of_the_campaign():
        galaxy.game += 1
        gather(galaxy)
    else:
        _win_challenge(galaxy, trace, "5.1.10")


def note_twin_gone(galaxy: Galaxy, trace: Trace, card: str) -> None:
    """A twin that has left unconsumed cannot be among the last two."""
    if galaxy.challenge == TWINS and galaxy.kinds[card] in THE_TWINS and not are_the_twins_last(galaxy):
        lose_challenge(galaxy, trace, "5.2.3")


def note_consumed(galaxy: Galaxy, trace: Trace, card: str) -> None:
    """A card that is consumed after one of the twins, and is none itself, leaves them no last place."""
    kinds = galaxy.kinds
    if galaxy.challenge != TWINS or kinds[card] in THE_TWINS or are_the_twins_last(galaxy):
        return
    if any(kinds[each] in THE_TWINS for each in galaxy.consumed):
        lose_challenge(galaxy, trace, "5.2.3")


def note_dark_matter(galaxy: Galaxy, trace: Trace) -> None:
    galaxy.dark_matter += 1
    if galaxy.challenge == DARKNESS and is_one_too_many(galaxy):
        lose_challenge(galaxy, trace, "5.3.2")


def _tick_boxes(galaxy: Galaxy, trace: Trace) -> None:
    feats = galaxy.feats
    if SURVIVOR in feats and survivor_wins(galaxy):
        tick(galaxy, trace, SURVIVOR, "6.1.3")
    if feats.get(TRIUMPH, 0) >= 2 and triumph_wins(galaxy):
        tick(galaxy, trace, TRIUMPH, "6.3.2")
    if DEFENDER in feats and defender_wins(galaxy):
        tick(galaxy, trace, DEFENDER, "6.4.2")


def tick(galaxy: Galaxy, trace: Trace, box: str, rule: str) -> None:
    """Tick the box of an accomplishment, once."""
    if box not in galaxy.boxes:
        galaxy.boxes.append(box)
        trace.emit("box ticked", rule, galaxy.player, accomplishment=box)

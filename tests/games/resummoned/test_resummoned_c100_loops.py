"""Corners of rule 103.4.a."""

from resummoned_table import GAME, THREE, cards, play


def test_a_card_that_goes_to_and_fro_comes_round_although_it_is_another_object_each_time() -> None:
    up = "trigger when you gain: move target monster in your graveyard to the banished zone, then opponent gains 1"
    down = (
        "trigger when you gain: move target monster in opponent's banished zone to the graveyard, then opponent gains 1"
    )
    wells = cards("Ann controls", "card | effects", f"Up | {up}")
    other = cards("Bob controls", "card | effects", "Tap | ignition: opponent gains 1", f"Down | {down}")
    coin = cards("Ann has in the graveyard", "card", "Coin")
    session = play(GAME + wells + other + coin, "Ann passes", "Bob activates Tap's effect")

    for _ in range(60):
        if session.decision is not None:
            session.do(f"{session.state.priority} passes")

    assert session.state.match.losers == [["Ann", "Bob"]]


def test_among_three_players_the_one_who_can_end_the_loop_has_to() -> None:
    ping = cards("Ann controls", "card | effects", "Ping | trigger when you gain: gain 1", "Pong | ignition: gain 1")
    axe = "ignition if a Chain is active: destroy target monster opponent controls"
    session = play(
        THREE + ping + cards("Cleo controls", "card | effects", f"Axe | {axe}"), "Ann activates Pong's effect"
    )

    while session.state.must == "" and session.decision is not None:
        session.do(f"{session.state.priority} passes")

    assert session.state.must == "Cleo"


def test_a_loop_that_costs_life_points_comes_to_an_end_by_itself() -> None:
    drain = cards("Ann controls", "card | effects", "Leech | trigger when you take damage: damage 500 to you")
    ember = cards("Bob controls", "card | effects", "Ember | ignition: damage 500 to opponent")
    session = play(GAME + drain + ember, "Ann passes", "Bob activates Ember's effect")

    while session.decision is not None:
        session.do(f"{session.state.priority} passes")

    assert session.state.winner == "Bob"


def test_choices_within_a_loop_that_change_nothing_do_not_end_it() -> None:
    echo = "trigger when you gain: turn target monster opponent controls, then gain 1"
    ann = cards("Ann controls", "card | effects", f"Echo | {echo}", "Bell | ignition: gain 1")
    session = play(GAME + ann + cards("Bob controls", "card", "Wall", "Gate"), "Ann activates Bell's effect")

    for _ in range(60):
        if offered := session.legal():
            session.do(next((text for text in offered if text.endswith(" passes")), offered[0]))

    assert any(" targets " in move.action for move in session.moves)
    assert session.state.match.losers == [["Ann", "Bob"]]


def test_effects_that_activate_one_another_within_a_check_are_a_loop_that_nobody_can_end() -> None:
    echo = "trigger in hand when each player activates an effect: gain 1"
    echoes = cards("Ann has in the hand", "card | effects", f"Echo | {echo}", f"Call | {echo}")
    bell = cards("Bob controls", "card | effects", "Bell | ignition: gain 1")

    session = play(GAME + echoes + bell, "Ann passes", "Bob activates Bell's effect")
    while session.decision is not None:
        session.do(session.legal()[0])

    assert session.state.match.losers == [["Ann", "Bob"]]

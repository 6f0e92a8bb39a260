"""Corners of rule 103.4.a."""

from resummoned_table import GAME, cards, play


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

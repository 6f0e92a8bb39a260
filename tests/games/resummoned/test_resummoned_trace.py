"""What the trace tells: what came of what, and how a battle ended."""

from resummoned_table import GAME, cards, play

BATTLE = GAME + " in the Battle Phase of Ann" + cards("Ann controls", "card", "Wolf")


def test_a_discard_that_an_effect_asks_for_comes_of_the_choice() -> None:
    imp = cards("Ann controls", "card | effects", "Imp | ignition: opponent discards 1")
    hand = cards("Bob has in hand", "card", "Wolf", "Fox")
    session = play(GAME + imp + hand, "Ann activates Imp's effect", "Ann passes", "Bob passes")

    move = session.do("Bob discards Fox")

    told = {event.kind: event for event in move.events}
    assert told["discarded"].because == told["chosen"].number


def test_a_summoning_comes_of_the_card_that_was_played_and_not_of_its_cost() -> None:
    session = play(GAME + cards("Ann has in hand", "card | effects", "Wolf | cost: pay 1000"))

    move = session.do("Ann summons Wolf")

    told = {event.kind: event for event in move.events}
    assert list(told) == ["paid", "played", "summoned"]
    assert told["summoned"].because == told["played"].number


def test_a_battle_that_is_fought_has_a_result() -> None:
    session = play(BATTLE, "Ann attacks Bob with Wolf", "Ann passes")

    move = session.do("Bob passes")

    assert move.events[-1].kind == "battle over"
    assert move.events[-1].get("result") is True


def test_a_battle_whose_attacker_is_gone_has_none() -> None:
    ox = cards("Bob controls", "card | effects", "Ox | ignition: destroy target monster opponent controls")
    session = play(
        BATTLE + ox, "Ann attacks Ox with Wolf", "Ann passes", "Bob activates Ox's effect targeting Wolf", "Bob passes"
    )

    move = session.do("Ann passes")

    assert move.events[-1].kind == "battle over"
    assert move.events[-1].get("result") is False


def test_nor_has_one_whose_defender_is_gone_and_not_replaced() -> None:
    ox = cards("Bob controls", "card | effects", "Ox | ignition: move this to the hand")
    session = play(
        BATTLE + ox, "Ann attacks Ox with Wolf", "Ann passes", "Bob activates Ox's effect", "Bob passes", "Ann passes"
    )

    move = session.do("Ann reassigns the attack to nobody")

    assert move.events[-1].kind == "battle over"
    assert move.events[-1].get("result") is False

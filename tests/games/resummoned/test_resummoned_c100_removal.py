"""What goes on when a player is out in the middle of something."""

from resummoned_table import GAME, THREE, cards, play

CROW = cards("Bob controls", "card | effects", "Crow | trigger when opponent loses: gain 100")
IMP = cards(
    "Ann controls",
    "card | effects",
    "Imp | ignition: opponent discards 1, then damage 500 to opponent",
)
HANDS = cards("Bob has in hand", "card", "Wolf", "Fox") + cards("Cleo has in hand", "card", "Owl", "Rat")
ALL_PASS = ("Ann passes", "Bob passes", "Cleo passes")


def test_a_loss_meets_conditions_at_once() -> None:
    session = play(THREE + CROW, "Cleo surrenders")

    assert [activation.card for activation in session.state.chain] == ["Crow"]


def test_after_the_end_of_the_duel_no_effect_is_activated() -> None:
    session = play(GAME + CROW, "Ann surrenders")

    assert session.decision is None
    assert session.state.chain == []


def test_whoever_has_still_to_reassign_an_attack_does_so_before_anything_else() -> None:
    battle = (
        THREE
        + " in the Battle Phase of Ann"
        + cards("Ann controls", "card", "Lynx")
        + cards(
            "Bob controls",
            "card | effects",
            "Crow | trigger when opponent loses: gain 100",
            "Wall | ignition: move this to the hand",
        )
    )
    to_the_choice = ("Ann attacks Wall with Lynx", "Ann passes", "Bob activates Wall's effect")

    session = play(battle, *to_the_choice, "Bob passes", "Cleo passes", "Ann passes", "Cleo surrenders")
    first = session.decision
    session.do("Ann reassigns the attack to Crow")

    assert first is not None
    assert (first.player, first.kind) == ("Ann", "defender")
    assert [activation.card for activation in session.state.chain] == ["Crow"]


def test_what_a_removed_player_had_chosen_is_not_taken_for_the_choice_of_another() -> None:
    session = play(THREE + IMP + HANDS, "Ann activates Imp's effect", *ALL_PASS, "Bob discards Fox")

    session.do("Bob surrenders")

    assert session.decision is not None
    assert (session.decision.player, session.decision.kind) == ("Cleo", "discard")
    assert session.state.choice is not None
    assert session.state.choice.options == ["Owl", "Rat"]


def test_what_a_removal_makes_possible_is_not_said_to_come_from_something_else() -> None:
    one_card = cards("Bob has in hand", "card", "Wolf", "Fox") + cards("Cleo has in hand", "card", "Owl")
    session = play(THREE + IMP + one_card, "Ann activates Imp's effect", *ALL_PASS)

    move = session.do("Bob surrenders")

    told = {event.kind: event for event in move.events}
    assert told["discarded"].get("card") == "Owl"
    assert told["discarded"].because is None


def test_a_sword_that_is_removed_while_it_is_being_equipped_is_equipped_to_nothing() -> None:
    sword = cards("Ann has in hand", "card | type | supertypes", "Sword | Spell | Equip")
    session = play(THREE + sword + cards("Bob controls", "card", "Wolf", "Fox"), "Ann activates Sword")

    session.do("Ann surrenders")

    assert session.decision is not None
    assert (session.decision.player, session.decision.kind) == ("Bob", "act")
    assert session.state.cards["Sword"].equipped_to == ""

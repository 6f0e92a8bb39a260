"""What a player is offered: every way to pay and to target, and nothing that is too much."""

import pytest
from resummoned_table import GAME, cards, offered, play

PREY = cards("Bob controls", "card", "Wall", "Fox")


@pytest.mark.parametrize(
    ("effect", "without"),
    [("destroy up to 1 monster", ["Ann activates Bow's effect"]), ("destroy target monster", [])],
)
def test_an_effect_is_offered_with_each_target_and_without_one_only_if_it_may_have_none(
    effect: str, without: list[str]
) -> None:
    archer = cards(
        "Ann controls", "card | type | supertypes | effects", f"Bow | Spell | Continuous | ignition: {effect}"
    )

    session = play(GAME + archer + PREY)

    assert offered(session) == [
        *without,
        "Ann activates Bow's effect targeting Fox",
        "Ann activates Bow's effect targeting Wall",
        "Ann passes",
    ]


def test_a_trigger_effect_with_up_to_one_target_lets_its_controller_choose_none_or_one() -> None:
    spear = cards("Ann has in hand", "card | type | effects", "Spear | Spell | trigger: destroy up to 1 monster")

    session = play(GAME + spear + PREY, "Ann activates Spear")

    assert offered(session) == ["Ann targets Fox", "Ann targets Wall", "Ann targets nothing"]


def test_nobody_names_one_target_twice() -> None:
    archer = cards("Ann controls", "card | effects", "Bow | ignition: destroy up to 2 monsters opponent controls")

    session = play(GAME + archer + PREY)

    assert session.why_not("Ann activates Bow's effect targeting Fox and Fox") is not None
    assert session.why_not("Ann activates Bow's effect targeting Fox and Wall") is None


def test_every_card_that_can_pay_is_offered_and_the_card_itself_only_where_its_text_says_so() -> None:
    effects = "ignition paying banish this and pay 100 and discard 1: gain 500"
    imp = cards("Ann controls", "card | type | supertypes | effects", f"Imp | Spell | Continuous | {effects}")
    hand = cards("Ann has in hand", "card | type | supertypes", "Torch | Trap | ", "Snare | Trap | ")

    session = play(GAME + " in the Draw Phase of Ann" + imp + hand)

    assert offered(session) == [
        "Ann activates Imp's effect paying Snare",
        "Ann activates Imp's effect paying Torch",
        "Ann passes",
    ]


def test_each_card_pays_for_its_own_step_of_the_cost() -> None:
    effects = "ignition paying pay 100 and discard 1 and banish this and banish a card in your graveyard: gain 500"
    imp = cards("Ann controls", "card | effects", f"Imp | {effects}")
    hand = cards("Ann has in hand", "card", "Wolf")
    grave = cards("Ann has in the graveyard", "card", "Owl")

    session = play(GAME + imp + hand + grave, "Ann activates Imp's effect paying Wolf and Owl")

    state = session.state
    assert state.players["Ann"].life_points == 7900
    assert state.players["Ann"].graveyard == ["Wolf"]
    assert state.players["Ann"].banished == ["Imp", "Owl"]


def test_a_card_may_tribute_itself_where_any_monster_will_do() -> None:
    imp = cards("Ann controls", "card | effects", "Imp | ignition paying tribute a monster you control: gain 500")

    session = play(GAME + imp, "Ann activates Imp's effect paying Imp")

    assert session.state.players["Ann"].graveyard == ["Imp"]


def test_a_card_that_pays_with_itself_is_no_target_on_the_field() -> None:
    imp = cards("Ann controls", "card | effects", "Imp | ignition paying banish this: destroy target monster")

    session = play(GAME + imp + PREY)

    assert [text for text in offered(session) if "Imp's effect" in text] == [
        "Ann activates Imp's effect targeting Fox",
        "Ann activates Imp's effect targeting Wall",
    ]


def test_a_card_that_nobody_knows_may_be_chosen_by_its_place() -> None:
    spear = cards("Ann has in hand", "card | type | effects", "Spear | Spell | trigger: destroy target monster")
    hidden = cards("Bob controls", "card | facing", "Wall | face-down", "Fox | face-up")

    session = play(GAME + spear + hidden, "Ann activates Spear")
    choices = session.legal()
    session.do("Ann targets Bob's Monster Zone 0")

    assert choices == ["Ann targets Bob's Monster Zone 0", "Ann targets Fox"]
    assert [target.id for target in session.state.chain[0].targets] == ["Wall"]

"""What is read off the data of an effect before anybody carries it out."""

import pytest

from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text import inspecting
from rules_db.games.cgs.card_text.inspecting import Decision
from rules_db.games.cgs.card_text.model import Effect
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.selecting import Selector


def only(text: str) -> Effect:
    (effect,) = read_effects(text)
    return effect


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("destroy target creature", [("you", "target", True)]),
        ("destroy up to 2 target creatures", [("you", "target", False)]),
        ("opponent sacrifices a creature", [("opponent", "card", True)]),
        ("opponent discards 1 card", [("opponent", "card", True)]),
        ("discard 1 card at random", []),
        ("you may draw 1", [("you", "deed", False)]),
        ("you may destroy target Spell", [("you", "deed", False), ("you", "target", True)]),
        ("choose one: draw 1 or opponent discards 1 card", [("you", "mode", True), ("opponent", "card", False)]),
        ("unless opponent pays {2}, destroy all creatures", [("opponent", "payment", False)]),
        ("destroy all creatures", []),
        ("target player draws 2", [("you", "target", True)]),
        ("flip a coin, if heads destroy target Energy", [("you", "target", True)]),
    ],
)
def test_who_chooses_what_and_whether_they_have_to(text: str, told: list[tuple[str, str, bool]]) -> None:
    found = [(each.who, each.of, each.is_required) for each in inspecting.decisions(only(text))]

    assert found == told
    assert inspecting.has_required_choice(only(text)) == any(is_required for _, _, is_required in told)


def test_a_decision_tells_what_is_chosen() -> None:
    (found,) = inspecting.decisions(only("destroy target monster"))

    assert found == Decision("you", "target", True, Selector("target", kind="monster"))


@pytest.mark.parametrize(
    ("text", "is_opponent_only", "reaches_all"),
    [
        ("opponent discards 1 card", True, False),
        ("opponent loses 2 life", True, False),
        ("destroy all creatures opponent controls", True, False),
        ("destroy all creatures", False, True),
        ("each player draws 1", False, True),
        ("draw 2", False, False),
        ("opponent loses 2 life, gain 2 life", False, False),
        ("return all Set Spell/Traps to the hand", False, True),
        ("creatures you control get +1/+1", False, False),
        ("flip a coin, if heads opponent loses 1 life", True, False),
    ],
)
def test_whom_an_effect_reaches(text: str, is_opponent_only: bool, reaches_all: bool) -> None:
    assert inspecting.is_opponent_only(only(text)) == is_opponent_only
    assert inspecting.reaches_all(only(text)) == reaches_all


@pytest.mark.parametrize(
    ("question", "yes", "no"),
    [
        (inspecting.draws, "you may draw 1", "mill 1"),
        (inspecting.searches, "search your deck for a land", "draw 1"),
        (inspecting.makes_tokens, "create a Treasure token", "Special Summon a monster from your hand"),
        (inspecting.changes_control, "gain control of target monster this turn", "destroy target monster"),
        (inspecting.is_optional, "you may draw 1", "you may draw 1, gain 1 life"),
        (inspecting.helps_own_summons, "creatures you control get +1/+1", "all creatures get +1/+1"),
        (inspecting.targets_players, "this deals 3 damage to any target", "this deals 3 damage to target creature"),
        (inspecting.touches_opponent, "destroy target creature", "draw 1"),
        (inspecting.stays, "this has flying", "this has flying this turn"),
    ],
)
def test_a_question_about_an_effect(question: object, yes: str, no: str) -> None:
    assert callable(question)
    assert question(only(yes))
    assert not question(only(no))


def test_keywords_are_told_unless_they_depend_on_something() -> None:
    assert inspecting.keywords(only("flying, haste")) == ("flying", "haste")
    assert inspecting.keywords(only("while it is your turn, this has flying")) == ()


def test_what_only_keeps_a_card_does_nothing_that_the_dealer_asks_about() -> None:
    kept = only("The first time this would be destroyed by battle each turn, it is not destroyed.")

    assert not inspecting.draws_for_user(kept, True)
    assert not inspecting.has_trait(kept, Trait.DRAWS)

"""What a refusal tells: the rule that forbids it and the facts that the rule looked at."""

import pytest
from resummoned_table import GAME, MATCH, THREE, cards, play, refused

from rules_db.engine.kernel import Refusal
from rules_db.games.resummoned.actions import values as act

MAIN, BATTLE = GAME + " in the Main Phase 1 of Ann", GAME + " in the Battle Phase of Ann"
DECKS = "\nAnd Ann has 40 cards in the deck\nAnd Bob has 40 cards in the deck"
WOLF = cards("Ann controls", "card", "Wolf")
LAMP = cards("Ann controls", "card | type | supertypes", "Lamp | Spell | Continuous")
TWO_SPELLS = cards("Ann has in hand", "card | type | supertypes", "Torch | Spell | Legend", "Flare | Spell | Legend")
TWO_TRAPS = cards("Ann has in hand", "card | type", "Snare | Trap", "Pit | Trap")
TWO_LEGENDS = cards(
    "Ann has in hand", "card | type | supertypes", "Sphinx | Monster | Legend", "Throne | Spell | Legend"
)
SPEAR = cards("Ann has in hand", "card | type | effects", "Spear | Spell | trigger: destroy target monster")
PREY = cards("Bob controls", "card", "Wall", "Fox")
HUSHED = cards("Ann controls", "card | effects", "Wolf | ignition: draw 1") + cards(
    "Bob controls", "card | effects", "Hush | continuous: negate all monsters opponent controls"
)
LOOP = cards("Ann controls", "card | effects", "Ping | trigger when you gain: gain 1", "Pong | ignition: gain 1")
HALT = cards("Bob controls", "card | effects", "Halt | ignition if a Chain is active: negate the chain")


@pytest.mark.parametrize(
    ("setup", "attempt", "refusal"),
    [
        (BATTLE, "Ann attacks Bob with Ann", refused("607.2.a", attacker="no card", monster_on_the_field=False)),
        (BATTLE + LAMP, "Ann attacks Bob with Lamp", refused("607.2.a", attacker="Lamp", monster_on_the_field=False)),
        (
            MAIN + WOLF,
            "Ann attacks Bob with Wolf",
            refused("607.2", phase="Main Phase 1", turn_player="Ann", battle=False),
        ),
        (MAIN + WOLF, "Ann activates Wolf's effect", refused("602.3", card="Wolf", ignition_effect=False)),
        (MAIN + HUSHED, "Ann activates Wolf's effect 0", refused("602.3", card="Wolf", ignition_effect=False)),
        (MAIN + HUSHED, "Ann activates Wolf's effect", refused("708.2", card="Wolf", negated=True)),
        (
            MAIN + cards("Ann has in hand", "card | effects", "Owl | ignition: draw 1"),
            "Ann activates Owl's effect",
            refused("707.1", card="Owl", zone="hand", facing="none"),
        ),
        (
            MAIN + cards("Ann controls", "card | effects", "Owl | ignition in hand: draw 1"),
            "Ann activates Owl's effect",
            refused("707.1", card="Owl", zone="Monster Zone", facing="face-up"),
        ),
        (
            MAIN + cards("Ann controls", "card | effects", "Owl | ignition if you control 2 monsters: draw 1"),
            "Ann activates Owl's effect",
            refused("707.1", card="Owl", condition_met=False),
        ),
        (MAIN + WOLF, "Ann flips Wolf", refused("602.4", card="Wolf", facing="face-up", controller="Ann")),
        (
            MAIN + cards("Ann has in hand", "card", "Mole"),
            "Ann flips Mole",
            refused("602.4", card="Mole", facing="none", controller="Ann"),
        ),
        (
            MAIN + TWO_TRAPS,
            "Ann sets Pit in Attack Position",
            refused("407.1.a", position="Attack Position"),
        ),
        (
            MAIN + cards("Ann has in hand", "card", "Wolf", "Fox"),
            "Ann summons Wolf paying Fox",
            refused("702.1", too_many=["Fox"]),
        ),
        (MAIN, "Ann targets Bob", refused("601.2", to_choose="nothing")),
        (MATCH + DECKS, "Ann is ready", refused("100.4", between_duels=False)),
    ],
)
def test_a_refusal_names_its_rule_and_its_facts(setup: str, attempt: str, refusal: Refusal) -> None:
    session = play(setup)

    assert session.why_not(attempt) == refusal


@pytest.mark.parametrize(
    ("setup", "before", "attempt", "refusal"),
    [
        (
            BATTLE + cards("Ann controls", "card", "Wolf", "Fox"),
            "Ann attacks Bob with Wolf",
            "Ann attacks Bob with Fox",
            refused("607.2", phase="Battle Phase", turn_player="Ann", battle=True),
        ),
        (MAIN + TWO_TRAPS, "Ann sets Snare", "Ann sets Pit", refused("606.2.b", traps_this_turn=1)),
        (MAIN + TWO_SPELLS, "Ann activates Torch", "Ann activates Flare", refused("606.2.c", spells_this_turn=1)),
        (MAIN + TWO_LEGENDS, "Ann summons Sphinx", "Ann activates Throne", refused("606.2.d", legends_this_turn=1)),
        (MAIN + SPEAR + PREY, "Ann activates Spear", "Ann passes", refused("709.2", choice_of="Ann")),
        (MAIN + SPEAR + PREY, "Ann activates Spear", "Bob targets Fox", refused("709.2", choice_of="Ann")),
        (MAIN + SPEAR + PREY, "Ann activates Spear", "Ann discards Fox", refused("709.2", choice_of="Ann")),
        (
            MAIN + SPEAR + PREY,
            "Ann activates Spear",
            "Ann targets Fox and Spear",
            refused("709.2", not_to_choose=["Spear"]),
        ),
        (
            MAIN + SPEAR + PREY,
            "Ann activates Spear",
            "Ann targets Fox and Fox",
            refused("709.2", not_to_choose=["Fox", "Fox"]),
        ),
        (THREE, "Cleo surrenders", "Cleo surrenders", refused("103.2", player="Cleo", in_the_duel=False)),
        (GAME, "Bob surrenders", "Ann surrenders", refused("103.2", player="Ann", in_the_duel=False)),
        (MATCH + DECKS, "Bob surrenders", "Ann passes", refused("102.1", between_duels=True)),
    ],
)
def test_so_does_a_refusal_in_mid_course(setup: str, before: str, attempt: str, refusal: Refusal) -> None:
    session = play(setup, before)

    assert session.why_not(attempt) == refusal


def test_a_player_who_is_ready_is_not_ready_again() -> None:
    session = play(MATCH + DECKS, "Bob surrenders", "Ann is ready")

    assert session.why_not("Ann is ready") == refused("100.4", between_duels=True)
    assert session.why_not("Bob is ready") is None


def test_whoever_has_to_end_a_loop_is_told_that_it_is_possible() -> None:
    session = play(MAIN + LOOP + HALT, "Ann activates Pong's effect")
    while session.state.must == "":
        session.do(f"{session.state.priority} passes")

    session.do("Ann passes")

    assert session.why_not("Bob passes") == refused("103.4.a", player="Bob", can_end_the_loop=True)


def test_a_monster_that_is_played_without_a_position_is_refused() -> None:
    session = play(MAIN + cards("Ann has in hand", "card", "Wolf"))

    refusal = session.game.why_not(session.state, act.Play("Ann", "Wolf", "face-up", "", 0))

    assert refusal == refused("506.3", position="none")


def test_an_attack_on_what_is_neither_a_player_nor_a_card_is_refused() -> None:
    session = play(BATTLE + WOLF)

    refusal = session.game.why_not(session.state, act.Attack("Ann", "Wolf", "Nessie"))

    assert refusal == refused("607.2.b", defender="Nessie", monster=False)

"""The steps of effects in Resummoned, one by one: whom each asks, what it does, and what it leaves alone."""

import pytest
from small_duel import act, card, lives, offered, place, resolve, seat, source, use, value

from rules_db.engine.scene import Pile


def test_a_step_may_have_an_opponent_pay_which_is_no_damage() -> None:
    duel = seat(source("opponent pays 500"), Pile("Bob", "field", [card("Clerk", "trigger when you pay: gain 20")]))

    kinds = use(duel)
    resolve(duel)

    assert lives(duel) == [8000, 7520]
    assert "paid" in kinds
    assert "damage" not in kinds


def test_one_point_of_damage_is_damage_and_none_is_not() -> None:
    nurse = card("Nurse", "trigger when you take damage: gain as much")
    duels = [seat(source(f"damage {points} to opponent"), Pile("Bob", "field", [nurse])) for points in (0, 1)]

    kinds = ["damage" in use(duel) for duel in duels]

    assert kinds == [False, True]
    assert [lives(duel) for duel in duels] == [[8000, 8000], [8000, 7999]]


def test_as_much_is_nothing_where_no_event_has_said_how_much() -> None:
    duel = seat(source("gain as much"))

    use(duel)

    assert lives(duel) == [8000, 8000]


def test_a_step_about_a_card_that_no_event_has_named_does_nothing() -> None:
    wisp = card("Wisp", "trigger when you take damage: destroy it")
    duel = seat(source("damage 100 to opponent"), Pile("Bob", "field", [wisp]))

    use(duel)
    resolve(duel)

    assert place(duel, "Wisp") == "on the field"
    assert duel.chain == []


def test_that_is_the_first_target() -> None:
    duel = seat(
        source("turn target monster, flip target monster, destroy that"),
        Pile("Bob", "field", [card("Wolf"), card("Mole", facing="face-down")]),
    )

    use(duel, "Wolf and Bob's Monster Zone 1")

    assert place(duel, "Wolf") == "in Bob's graveyard"
    assert place(duel, "Mole") == "on the field"


def test_up_to_two_cards_of_a_deck_may_be_none() -> None:
    duel = seat(source("move up to 2 monsters in your deck to the hand"), Pile("Ann", "deck", [card("Wolf")]))

    use(duel)

    assert offered(duel) == ["Ann chooses Wolf", "Ann chooses nothing"]


def test_an_opponents_monsters_are_tributed_where_the_text_says_so() -> None:
    duel = seat(
        source("tribute all monsters opponent controls", type="Spell", supertypes="Continuous"),
        Pile("Bob", "field", [card("Wall")]),
    )

    use(duel)

    assert duel.cards["Source"].tributes == ["Wall"]


def test_negating_the_chain_does_nothing_once_the_chain_is_empty() -> None:
    duel = seat(source("negate the chain, gain 100"))

    kinds = use(duel)

    assert "negated" not in kinds
    assert lives(duel) == [8100, 8000]


def test_shuffling_brings_the_deck_into_the_order_that_chance_gives() -> None:
    duel = seat(
        source("opponent shuffles"), Pile("Bob", "deck", [card("Wolf"), card("Fox"), card("Owl")]), chance=[0, 0]
    )

    kinds = use(duel)

    assert duel.players["Bob"].deck == ["Fox", "Wolf", "Owl"]
    assert "shuffled" in kinds


@pytest.mark.parametrize(
    ("step", "happening"),
    [
        ("this gets ATK +100", "changed"),
        ("this cannot attack this turn", "prevented"),
        ("negate target monster", "negated"),
    ],
)
def test_an_effect_may_wait_for_a_card_to_be_changed_negated_or_kept_from_something(step: str, happening: str) -> None:
    bell = card("Bell", f"trigger when a monster is {happening}: gain 20")
    duel = seat(source(step), Pile("Bob", "field", [bell, card("Wall")]))

    use(duel, "Wall" if "target" in step else "")
    resolve(duel)

    assert lives(duel) == [8000, 8020]


def test_changes_apply_in_the_order_in_which_they_began() -> None:
    banner = card("Banner", "continuous: all monsters get ATK +500", type="Spell", supertypes="Continuous")
    duel = seat(source("this gets ATK = 1000", ATK="100"), Pile("Bob", "field", [banner]))
    later = seat(source("this gets ATK = 1000", ATK="100"), Pile("Ann", "hand", [banner]))

    use(duel)
    use(later)
    act(later, "Ann activates Banner")

    assert value(duel, "Source", "ATK") == "1000"
    assert value(later, "Source", "ATK") == "1500"


def test_a_step_discards_the_cards_that_it_names_and_only_out_of_a_hand() -> None:
    hands = [Pile("Ann", "hand", [card("Fox"), card("Pit", type="Trap")]), Pile("Bob", "hand", [card("Owl")])]
    duel = seat(source("discard all monsters in any hand, discard all monsters"), *hands)

    kinds = use(duel)

    assert [place(duel, name) for name in ("Fox", "Pit", "Owl", "Source")] == [
        "in Ann's graveyard",
        "in Ann's hand",
        "in Bob's graveyard",
        "on the field",
    ]
    assert kinds.count("discarded") == 2


def test_whoever_has_fewer_cards_than_they_are_to_discard_discards_them_all() -> None:
    duel = seat(source("opponent discards 2"), Pile("Bob", "hand", [card("Owl")]))

    use(duel)

    assert place(duel, "Owl") == "in Bob's graveyard"

"""Steps of effects in Resummoned that move, flip or turn cards: how they may come, and which stay as they are."""

from small_duel import act, card, lives, offered, seat, source, use, value

from rules_db.engine.kernel import Decision
from rules_db.engine.scene import Pile
from rules_db.games.resummoned.game import GAME


def test_with_several_opponents_a_card_goes_to_the_field_of_the_next_one_clockwise() -> None:
    duel = seat(source("move this to the opponent's field"), players=("Ann", "Bob", "Cleo"))

    use(duel)
    act(duel, "Ann puts it face-up in Attack Position in column 0")

    assert duel.players["Bob"].field == ["Source"]
    assert GAME.pending(duel) == Decision("Ann", "act")


def test_a_position_that_the_effect_names_is_the_only_one_offered() -> None:
    duel = seat(
        source("move all monsters in your graveyard to the field face-up in Defense Position"),
        Pile("Ann", "graveyard", [card("Wolf")]),
    )

    use(duel)

    assert offered(duel) == [f"Ann puts it face-up in Defense Position in column {column}" for column in ("-1", "1")]


def test_within_the_field_a_card_keeps_its_facing_and_its_position() -> None:
    mole = card("Mole", facing="face-down", position="defense")
    duel = seat(source("move target monster to the field"), Pile("Bob", "field", [mole]))

    use(duel, "Bob's Monster Zone 0")

    assert {text.rpartition(" in column ")[0] for text in offered(duel)} == {
        "Ann puts it face-down in Defense Position"
    }


def test_a_spell_goes_over_to_another_field_without_any_position() -> None:
    banner = card("Banner", type="Spell", supertypes="Continuous")
    duel = seat(source("move target spell to the field"), Pile("Bob", "field", [banner]))

    use(duel, "Banner")

    assert offered(duel) == [f"Ann puts it face-up in column {column}" for column in ("-1", "0", "1")]


def test_a_tribute_that_comes_into_play_may_come_either_way_up() -> None:
    duel = seat(
        source("move all monsters beneath this to the field"), Pile("Ann", "field", [card("Wolf", under="Source")])
    )

    use(duel)

    assert {text.split()[3] for text in offered(duel)} == {"face-up", "face-down"}


def test_flipping_leaves_cards_alone_that_lie_that_way_already_or_are_not_on_the_field() -> None:
    duel = seat(
        source("flip all monsters face-down"),
        Pile("Ann", "field", [card("Grub", under="Source")]),
        Pile("Bob", "field", [card("Mole", facing="face-down"), card("Wolf")]),
    )

    kinds = use(duel)

    assert [value(duel, name, "facing") for name in ("Source", "Mole", "Wolf", "Grub")] == [
        *["face-down"] * 3,
        "face-up",
    ]
    assert kinds.count("turned down") == 2


def test_flipping_face_up_summons_only_what_was_face_down() -> None:
    duel = seat(source("flip all monsters"), Pile("Bob", "field", [card("Mole", facing="face-down"), card("Wolf")]))

    kinds = use(duel)

    assert kinds.count("flipped") == kinds.count("summoned") == 1
    assert value(duel, "Mole", "facing") == "face-up"


def test_a_card_that_has_left_the_field_is_not_flipped_by_a_later_step() -> None:
    duel = seat(source("move this to the hand, flip this face-down, gain 100"))

    use(duel)

    assert value(duel, "Source", "facing") == "none"
    assert lives(duel) == [8100, 8000]


def test_turning_cards_to_a_position_turns_only_those_in_the_other_one() -> None:
    banner = card("Banner", type="Spell", supertypes="Continuous")
    duel = seat(
        source("turn all cards to Defense Position"), Pile("Bob", "field", [card("Wall", position="defense"), banner])
    )

    kinds = use(duel)

    assert [value(duel, name, "position") for name in ("Source", "Wall", "Banner")] == ["defense", "defense", "none"]
    assert kinds.count("turned") == 1


def test_turning_cards_without_naming_a_position_turns_each_to_the_other_one() -> None:
    duel = seat(source("turn all monsters"), Pile("Bob", "field", [card("Wall", position="defense")]))

    use(duel)

    assert [value(duel, name, "position") for name in ("Source", "Wall")] == ["defense", "attack"]


def test_a_card_that_was_changed_in_the_graveyard_comes_to_the_field_as_a_new_object() -> None:
    moon = "all monsters in your graveyard get ATK +500, move all monsters in your graveyard to the field"
    duel = seat(source(moon), Pile("Ann", "graveyard", [card("Wolf", ATK="1000")]))

    use(duel)
    act(duel, "Ann puts it face-up in Attack Position in column 1")

    assert value(duel, "Wolf", "ATK") == "1000"

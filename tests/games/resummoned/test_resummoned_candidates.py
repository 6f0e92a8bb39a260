"""What Resummoned offers a player: everything that the rules allow, and how it is written down."""

import pytest
from small_duel import act, card, facts, offered, resolve, seat, why_not

from rules_db.engine.kernel import MalformedAction
from rules_db.engine.scene import Pile
from rules_db.games.resummoned.actions.values import Action, Activate, Choose, Play, Swap
from rules_db.games.resummoned.game import GAME
from rules_db.games.resummoned.state import Duel

ELSEWHERE = [
    Pile("Ann", "graveyard", [card("Ghost", "ignition in graveyard: gain 10")]),
    Pile("Ann", "banished zone", [card("Void", "ignition in banished: gain 10")]),
]


def candidates(duel: Duel) -> list[str]:
    return [GAME.format(action) for action in GAME.options(duel)]


def main_phase() -> Duel:
    """Ann in her Main Phase with something of every kind; columns -1 to 2 are within reach."""
    banner = card("Banner", type="Spell", supertypes="Continuous", column="0")
    mole = card("Mole", "flip if always; ignition: gain 10", facing="face-down", column="1")
    hand = [card("Elk", "ignition in hand: gain 10"), card("Spark", type="Spell"), card("Pit", type="Trap")]
    wall = Pile("Bob", "field", [card("Wall", column="0")])
    return seat(
        Pile("Ann", "field", [card("Wolf", column="0"), mole, banner]), Pile("Ann", "hand", hand), *ELSEWHERE, wall
    )


def plays_of_elk(columns: list[int]) -> list[str]:
    return [
        f"Ann plays Elk {facing} in {position} Position in column {column}"
        for facing in ("face-up", "face-down")
        for position in ("Attack", "Defense")
        for column in columns
    ]


def test_in_a_main_phase_everything_is_offered_that_the_turn_player_may_do() -> None:
    duel = main_phase()

    assert candidates(duel) == offered(duel)
    assert offered(duel) == sorted(
        [
            "Ann passes",
            "Ann flips Mole",
            *(f"Ann activates {name}'s effect" for name in ("Elk", "Ghost", "Void")),
            *(f"Ann changes the position of {name}" for name in ("Wolf", "Mole")),
            *plays_of_elk([-1, 2]),
            *(f"Ann plays Spark face-up in column {column}" for column in (-1, 1, 2)),
            *(f"Ann plays Pit face-down in column {column}" for column in (-1, 1, 2)),
        ]
    )


def test_what_a_player_has_played_enough_of_this_turn_is_not_offered_again() -> None:
    spells = [card(name, type="Spell") for name in ("Spark", "Gust")]
    flash = card("Flash", type="Spell", supertypes="Quick-Play")
    duel = seat(Pile("Ann", "hand", [card("Elk"), card("Owl"), *spells, flash]))

    act(duel, "Ann activates Spark", "Ann summons Elk")

    assert [text for text in candidates(duel) if " plays " in text] == [
        f"Ann plays Flash face-up in column {column}" for column in (-1, 0, 1)
    ]


def test_in_the_turn_of_another_player_nothing_is_offered_but_passing_and_the_general_actions() -> None:
    hand = [card("Elk"), card("Spark", type="Spell", supertypes="Quick-Play")]
    mole = card("Mole", "flip if always", facing="face-down")
    duel = seat(
        Pile("Bob", "field", [card("Wall")]), Pile("Ann", "hand", hand), Pile("Ann", "field", [mole, card("Wolf")]),
        players=("Bob", "Ann"),
    )  # fmt: skip

    act(duel, "Bob passes")

    assert candidates(duel) == offered(duel)
    assert offered(duel) == [
        "Ann flips Mole",
        "Ann passes",
        *(f"Ann plays Spark face-up in column {column}" for column in ("-1", "0", "1", "2")),
    ]


def test_in_the_battle_phase_every_monster_may_attack_every_defender() -> None:
    banner = card("Banner", type="Spell", supertypes="Continuous")
    duel = seat(
        Pile("Ann", "field", [card("Wolf"), banner, card("Fox")]),
        Pile("Bob", "field", [card("Wall"), card("Mole", facing="face-down")]),
        phase="Battle Phase",
        players=("Ann", "Bob", "Cleo"),
    )

    assert candidates(duel) == offered(duel)
    assert offered(duel) == sorted(
        [
            "Ann passes",
            *(
                f"Ann attacks {defender} with {attacker}"
                for defender in ("Wall", "Bob's Monster Zone 1", "Cleo")
                for attacker in ("Wolf", "Fox")
            ),
        ]
    )


def test_while_a_battle_goes_on_no_other_is_offered() -> None:
    duel = seat(
        Pile("Ann", "field", [card("Wolf"), card("Fox")]), Pile("Bob", "field", [card("Wall")]), phase="Battle Phase"
    )

    act(duel, "Ann attacks Wall with Wolf")

    assert candidates(duel) == ["Ann passes"]


def test_the_second_ignition_effect_is_offered_even_if_the_first_cannot_be_used() -> None:
    effects = "trigger when you draw: gain 10; ignition if it is opponent's turn: gain 10; ignition: gain 20"
    duel = seat(Pile("Ann", "field", [card("Wolf", effects)]))

    assert "Ann activates Wolf's effect 2" in candidates(duel)
    assert "Ann activates Wolf's effect" not in candidates(duel)


def test_a_card_that_would_pay_for_an_effect_is_not_offered_as_its_target() -> None:
    archer = card("Archer", "ignition paying tribute a monster you control: destroy target monster you control")
    duel = seat(Pile("Ann", "field", [archer, card("Wolf")]))

    assert [text for text in candidates(duel) if "activates" in text] == [
        "Ann activates Archer's effect paying Archer targeting Wolf",
        "Ann activates Archer's effect paying Wolf targeting Archer",
    ]


def test_the_zone_of_a_monster_that_would_pay_is_offered_with_that_payment_only() -> None:
    elk = card("Elk", "cost: tribute a monster you control")
    row = [card(name, column=str(at)) for at, name in enumerate(("Wolf", "Fox"))]
    duel = seat(Pile("Ann", "field", row), Pile("Ann", "hand", [elk]))

    ways = [text for text in offered(duel) if text.startswith("Ann plays Elk face-up in Attack Position")]

    assert ways == [
        f"Ann plays Elk face-up in Attack Position in column {column} paying {name}"
        for column, name in ((-1, "Fox"), (0, "Wolf"), (1, "Fox"), (2, "Wolf"))
    ]


def between_two_duels() -> Duel:
    players = [
        {
            "name": name,
            "deck": [{"name": f"{name} {number}"} for number in range(40)],
            "sideboard": [{"name": f"{name} spare {number}"} for number in range(2)],
        }
        for name in ("Ann", "Bob")
    ]
    duel = GAME.new({"players": players, "duels": 3, "starting": "Ann"}, seed=1)
    act(duel, "Bob surrenders")
    return duel


def test_between_two_duels_every_swap_of_two_cards_is_offered() -> None:
    duel = between_two_duels()

    swaps = [f"Ann swaps Ann {number} for Ann spare {spare}" for number in range(40) for spare in range(2)]

    assert candidates(duel) == sorted(["Ann is ready", *swaps])


def test_a_swap_may_be_one_sided_and_is_written_so() -> None:
    duel = between_two_duels()

    actions = [GAME.parse(duel, text) for text in ("Ann swaps nothing for Ann spare 0", "Ann swaps Ann 3 for nothing")]

    assert actions == [Swap("Ann", "", "Ann spare 0"), Swap("Ann", "Ann 3", "")]
    assert [GAME.format(action) for action in actions] == [
        "Ann swaps nothing for Ann spare 0",
        "Ann swaps Ann 3 for nothing",
    ]


def test_a_swap_of_nothing_for_nothing_or_of_a_card_that_is_not_there_is_refused() -> None:
    duel = between_two_duels()

    assert facts(duel, "Ann swaps nothing for nothing") == ("100.4", {"cards": 0})
    assert facts(duel, "Ann swaps Bob 1 for nothing") == ("100.4", {"card": "Bob 1", "in_deck": False})
    assert facts(duel, "Ann swaps nothing for Ann 1") == ("100.4", {"card": "Ann 1", "in_sideboard": False})


def test_when_the_game_is_over_nothing_is_offered() -> None:
    duel = seat()

    act(duel, "Bob surrenders")

    assert candidates(duel) == []


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("Ann activates Wolf's effect", Activate("Ann", "Wolf", 1)),
        ("Ann activates Wolf's effect 2", Activate("Ann", "Wolf", 2)),
        ("Ann activates Wolf's effect 2 paying Fox", Activate("Ann", "Wolf", 2, ("Fox",))),
        (
            "Ann activates Wolf's effect paying Fox, Owl and Elk targeting Bob",
            Activate("Ann", "Wolf", 1, ("Fox", "Owl", "Elk"), ("Bob",)),
        ),
        (
            "Ann plays Wolf face-up in Attack Position in column -1 paying Fox and Owl",
            Play("Ann", "Wolf", "face-up", "Attack Position", -1, ("Fox", "Owl")),
        ),
        ("Ann plays Wolf face-down in column 0", Play("Ann", "Wolf", "face-down", "", 0)),
    ],
)
def test_an_action_is_written_in_full_and_read_back(text: str, action: Action) -> None:
    duel = seat(Pile("Ann", "hand", [card("Wolf", type="Trap"), card("Fox"), card("Owl"), card("Elk")]))

    written = GAME.format(action)
    read = GAME.parse(duel, text)

    assert written == text
    assert read == action


def test_a_choice_that_nobody_has_asked_for_is_refused() -> None:
    duel = seat(Pile("Ann", "hand", [card("Wolf")]))

    assert GAME.parse(duel, "Ann chooses Wolf") == Choose("Ann", "choose", ("Wolf",))
    assert facts(duel, "Ann chooses Wolf") == ("601.2", {"to_choose": "nothing"})


def test_an_open_choice_is_not_answered_by_a_choice_of_another_kind_but_by_choosing() -> None:
    storm = card("Storm", "ignition: destroy all monsters opponent controls")
    duel = seat(Pile("Ann", "field", [storm]), Pile("Bob", "field", [card("Wolf"), card("Fox")]))

    resolve(duel, "Ann activates Storm's effect")

    assert offered(duel) == ["Bob puts Fox in first", "Bob puts Wolf in first"]
    assert facts(duel, "Bob discards Fox") == ("500.4.a", {"choice_of": "Bob"})
    assert why_not(duel, "Bob chooses Fox") is None


def test_a_list_of_players_in_a_message_names_them_all() -> None:
    duel = seat(players=("Ann", "Bob", "Cleo"))

    with pytest.raises(MalformedAction, match=r"begin with Ann, Bob and Cleo, then passes, .*, swaps, .*, lets"):
        GAME.parse(duel, "Dora passes")


def test_a_card_may_be_called_like_half_a_sentence() -> None:
    guide = card("Guide", "ignition: move a monster in your deck to the hand")
    deck = [card("One that equips Wolf"), card("Wolf")]
    duel = seat(Pile("Ann", "field", [guide]), Pile("Ann", "deck", deck))

    resolve(duel, "Ann activates Guide's effect")
    act(duel, "Ann chooses One that equips Wolf")

    assert duel.players["Ann"].hand == ["One that equips Wolf"]

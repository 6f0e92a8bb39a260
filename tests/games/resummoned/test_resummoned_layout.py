"""How a duel or a match of Resummoned is laid out, which layouts are refused, and how cards come and go."""

from typing import Any

import pytest
from small_duel import act, card, facts, place, resolve, seat, value

from rules_db.engine.kernel import BadSetup, Refusal
from rules_db.engine.scene import Pile
from rules_db.games.resummoned.game import GAME


def position(cards: list[dict[str, Any]], **setup: Any) -> dict[str, Any]:
    return {"players": [{"name": "Ann"}, {"name": "Bob"}], "position": {}, "cards": cards, **setup}


def laid(name: str, **more: Any) -> dict[str, Any]:
    return {"card": name, "player": "Ann", "zone": "monster", "insert": {"name": name}, **more}


def match(**of_ann: Any) -> dict[str, Any]:
    deck = [{"name": f"Card {number}"} for number in range(40)]
    return {"players": [{"name": "Ann", "deck": deck, **of_ann}, {"name": "Bob", "deck": deck}], "starting": "Ann"}


def refusal_of(setup: dict[str, Any]) -> Refusal | None:
    with pytest.raises(BadSetup) as caught:
        GAME.new(setup, seed=1)
    return caught.value.refusal


def test_a_position_that_says_little_is_in_the_second_turn_with_8000_life_points_each() -> None:
    duel = GAME.new(position([laid("Wolf")]), seed=1)

    assert [duel.players[name].life_points for name in duel.seats] == [8000, 8000]
    assert (duel.turn, duel.turn_player, duel.starting_player, duel.phase) == (2, "Ann", "Ann", "Main Phase 1")
    assert (duel.match.duels, duel.match.wins_needed, duel.match.wins) == (1, 0, {"Ann": 0, "Bob": 0})


def test_a_card_of_which_no_numbers_are_given_has_none_but_0() -> None:
    duel = GAME.new(position([laid("Wolf")]), seed=1)

    assert [value(duel, "Wolf", each) for each in ("ATK", "DEF", "level")] == ["0", "0", "0"]


def test_a_card_of_a_position_came_in_the_turn_before_and_has_not_attacked_or_turned_or_left_since() -> None:
    duel = seat(Pile("Ann", "field", [card("Wolf")]), Pile("Ann", "hand", [card("Fox")]))

    wolf, fox = duel.cards["Wolf"], duel.cards["Fox"]

    assert duel.turn == 3
    assert (wolf.entered, wolf.attacked, wolf.turned, wolf.since, wolf.stay) == (2, 0, 0, 1, 0)
    assert (fox.entered, fox.attacked, fox.turned, fox.since, fox.stay) == (0, 0, 0, 0, 0)


def test_a_card_that_leaves_the_field_has_moved_once_and_forgets_its_turns() -> None:
    wind = card("Wind", "ignition: move target monster to the hand")
    duel = seat(Pile("Ann", "field", [card("Wolf", attacked="yes"), wind]))

    act(duel, "Ann changes the position of Wolf")
    resolve(duel, "Ann activates Wind's effect targeting Wolf")
    wolf = duel.cards["Wolf"]

    assert (wolf.entered, wolf.attacked, wolf.turned, wolf.stay) == (0, 0, 0, 1)


def test_a_card_that_comes_onto_the_field_has_moved_once_in_this_turn_at_a_moment_of_its_own() -> None:
    duel = seat(Pile("Ann", "field", [card("Wolf")]), Pile("Ann", "hand", [card("Fox")]))

    act(duel, "Ann summons Fox")
    fox = duel.cards["Fox"]

    assert (fox.entered, fox.since, fox.stay) == (3, 2, 1)


def test_a_monster_summoned_in_the_first_turn_does_not_attack_for_it_has_just_come() -> None:
    duel = seat(Pile("Ann", "hand", [card("Wolf")]), own={"turn": 1})

    act(duel, "Ann summons Wolf", "Ann passes", "Bob passes")

    assert facts(duel, "Ann attacks Bob with Wolf") == ("607.2.e", {"attacker": "Wolf", "entered_this_turn": True})


@pytest.mark.parametrize("names", [[], ["Ann", "Ann"]])
def test_a_position_needs_players_with_names_of_their_own(names: list[str]) -> None:
    with pytest.raises(BadSetup, match="two or more players with names of their own are needed"):
        GAME.new(position([], players=[{"name": name} for name in names]), seed=1)


@pytest.mark.parametrize("name", ["Wolf", "Bob"])
def test_no_card_goes_by_the_name_of_another_card_or_of_a_player(name: str) -> None:
    with pytest.raises(BadSetup, match=f"card {name}: the name is taken"):
        GAME.new(position([laid("Wolf"), laid(name)]), seed=1)


@pytest.mark.parametrize("owner", [{"player": "Cleo"}, {"owner": "Cleo"}, {"player": "Cleo", "owner": "Ann"}])
def test_every_card_belongs_to_players_of_the_duel(owner: dict[str, str]) -> None:
    with pytest.raises(BadSetup, match="card Wolf: there is no player Cleo"):
        GAME.new(position([laid("Wolf", **owner)]), seed=1)


@pytest.mark.parametrize("tie", [{"zone": "tribute", "under": "Bear"}, {"equipped_to": "Bear"}])
def test_no_card_is_tied_to_one_that_is_not_there(tie: dict[str, str]) -> None:
    with pytest.raises(BadSetup, match="card Wolf: there is no card Bear"):
        GAME.new(position([laid("Wolf", **tie)]), seed=1)


def test_cards_of_a_position_fill_the_columns_from_the_center_that_are_still_free() -> None:
    rows = [card("Wolf", column="1"), card("Fox"), card("Owl"), card("Elk")]
    duel = seat(Pile("Ann", "field", rows))

    assert [duel.cards[row["card"]].column for row in rows] == [1, 0, 2, 3]


def test_a_name_printed_in_another_language_is_a_printed_name() -> None:
    mask = card("Mask", 'ignition: this gets name "Loup"')
    duel = seat(Pile("Ann", "field", [mask]), Pile("Bob", "field", [card("Wolf", print="Loup")]))

    resolve(duel, "Ann activates Mask's effect")

    assert value(duel, "Mask", "name") == "Loup"


def test_drawn_cards_come_behind_the_others_of_the_hand_and_discarded_ones_on_top_of_the_graveyard() -> None:
    bard = card("Bard", "ignition: draw 1, then discard a card in your hand")
    duel = seat(
        Pile("Ann", "field", [bard]),
        Pile("Ann", "hand", [card("Wolf"), card("Fox")]),
        Pile("Ann", "deck", [card("Owl")]),
        Pile("Ann", "graveyard", [card("Ghost")]),
    )

    resolve(duel, "Ann activates Bard's effect")
    hand = list(duel.players["Ann"].hand)
    act(duel, "Ann chooses Fox")

    assert hand == ["Wolf", "Fox", "Owl"]
    assert duel.players["Ann"].graveyard == ["Ghost", "Fox"]


def test_a_card_on_its_way_to_the_bottom_of_the_deck_goes_below_all_the_others() -> None:
    imp = card("Imp", "ignition: move this to the bottom of the deck")
    duel = seat(Pile("Ann", "field", [imp]), Pile("Ann", "deck", [card("Wolf"), card("Fox"), card("Owl")]))

    resolve(duel, "Ann activates Imp's effect")

    assert duel.players["Ann"].deck == ["Imp", "Owl", "Fox", "Wolf"]


def test_a_trigger_effect_hears_of_the_very_move_that_takes_its_card_away_and_of_the_one_that_brings_it() -> None:
    phoenix = card("Phoenix", "trigger when this leaves: gain 100; trigger when this enters: gain 20")
    gate = card("Gate", "ignition: destroy target monster; ignition: move all monsters in your graveyard to the field")
    duel = seat(Pile("Ann", "field", [phoenix, gate]))

    resolve(duel, "Ann activates Gate's effect targeting Phoenix")
    resolve(duel)
    after_leaving = duel.players["Ann"].life_points
    resolve(duel, "Ann activates Gate's effect 2")
    act(duel, "Ann puts it face-up in Attack Position in column 0")
    resolve(duel)

    assert after_leaving == 8100
    assert duel.players["Ann"].life_points == 8120


def test_a_watcher_hears_once_of_a_card_that_comes_and_once_of_a_card_that_moves_elsewhere() -> None:
    bell = card("Bell", "trigger when a monster enters: gain 100; trigger when a monster is discarded: gain 20")
    duel = seat(
        Pile("Ann", "field", [bell, card("Bard", "ignition paying discard 1: draw 1")]),
        Pile("Ann", "hand", [card("Wolf"), card("Fox")]),
    )

    act(duel, "Ann summons Wolf")
    summoned = [activation.effect for activation in duel.chain]
    resolve(duel)
    resolve(duel, "Ann activates Bard's effect paying Fox")
    resolve(duel)

    assert summoned == [0]
    assert duel.players["Ann"].life_points == 8120
    assert duel.chain == []


def test_a_card_that_changes_fields_is_heard_of_as_the_card_of_the_player_who_has_had_it() -> None:
    horse = card("Horse", "ignition: move this to the opponent's field")
    bell = card("Bell", "trigger when a monster you control is moved: gain 100")
    duel = seat(Pile("Ann", "field", [horse, bell]), Pile("Bob", "field", [card("Gong", bell["effects"])]))

    resolve(duel, "Ann activates Horse's effect")
    act(duel, "Ann puts it face-up in Attack Position in column 1")

    assert [activation.card for activation in duel.chain] == ["Bell"]


def test_a_deck_that_is_missing_or_too_small_is_refused_with_the_numbers() -> None:
    few = [{"name": f"Card {number}"} for number in range(29)]

    assert refusal_of(match(deck=[])) == Refusal("resummoned-100.2", (("player", "Ann"), ("cards", 0)))
    assert refusal_of(match(deck=few)) == Refusal("resummoned-100.2.a", (("cards", 29), ("least", 40)))
    limited = match(deck=few) | {"format": "limited"}
    assert refusal_of(limited) == Refusal("resummoned-100.2.b", (("cards", 29), ("least", 30)))


def test_a_refusal_of_doubles_names_the_first_of_them() -> None:
    doubles = [{"name": name} for name in ("Wolf", "Fox", "Wolf", "Fox")]
    others = [{"name": f"Card {number}"} for number in range(40)]

    assert refusal_of(match(deck=[*doubles, *others])) == Refusal("resummoned-100.2.a", (("twice", "Fox"),))
    assert refusal_of(match(sideboard=doubles)) == Refusal("resummoned-100.4.a", (("twice", "Fox"),))


def test_a_sideboard_of_16_cards_is_refused_with_the_numbers() -> None:
    sideboard = [{"name": f"Spare {number}"} for number in range(16)]

    assert refusal_of(match(sideboard=sideboard)) == Refusal("resummoned-100.4.a", (("cards", 16), ("most", 15)))


def test_a_refusal_of_banned_cards_names_the_first_in_the_deck() -> None:
    setup = match() | {"without": ["Card 7", "Card 3"], "format": "constructed"}

    assert refusal_of(setup) == Refusal("resummoned-100.5", (("card", "Card 3"), ("format", "constructed")))


def test_of_three_copies_received_with_one_in_the_deck_two_are_in_the_sideboard() -> None:
    deck = [{"name": "Wolf"}, *({"name": f"Card {number}"} for number in range(29))]
    received = [*[{"name": "Wolf"}] * 3, *deck[1:]]
    players = [{"name": name, "deck": deck, "received": received} for name in ("Ann", "Bob")]

    duel = GAME.new({"players": players, "format": "limited", "starting": "Ann"}, seed=1)

    assert [insert.name for insert in duel.match.sideboards["Ann"]] == ["Wolf", "Wolf"]


def test_a_match_is_a_single_duel_unless_more_are_agreed_on() -> None:
    duel = GAME.new(match(), seed=1)

    act(duel, "Bob surrenders")

    assert GAME.pending(duel) is None
    assert duel.winner == "Ann"


def test_a_borrowed_card_is_back_with_its_owner_when_the_borrower_is_out() -> None:
    duel = seat(Pile("Cleo", "field", [card("Wolf", owner="Ann")]), players=("Ann", "Bob", "Cleo"))

    act(duel, "Cleo surrenders")

    assert place(duel, "Wolf") == "in Ann's graveyard"

"""Zones, columns, order and views in Resummoned, where no worked example looks so closely."""

from small_duel import act, card, facts, offered, place, resolve, seat, value, why_not

from rules_db.engine.chance import Chance
from rules_db.engine.scene import Pile
from rules_db.engine.state.plain import to_json
from rules_db.games.resummoned.game import GAME
from rules_db.games.resummoned.state import Target


def test_a_card_put_above_another_one_of_the_hand_lies_directly_above_it() -> None:
    duel = seat(Pile("Ann", "hand", [card("Wolf"), card("Fox"), card("Owl"), card("Elk")]))

    events = act(duel, "Ann rearranges Wolf above Fox")

    assert duel.players["Ann"].hand == ["Fox", "Wolf", "Owl", "Elk"]
    assert [event.rule for event in events] == ["resummoned-500.4"]


def test_a_tribute_put_above_another_one_lies_directly_above_it() -> None:
    stack = [card("Bear"), *(card(name, under="Bear") for name in ("Wolf", "Fox", "Owl", "Elk"))]
    duel = seat(Pile("Ann", "field", stack))

    events = act(duel, "Ann rearranges Wolf above Fox")

    assert duel.cards["Bear"].tributes == ["Fox", "Wolf", "Owl", "Elk"]
    assert [event.rule for event in events] == ["resummoned-505.7"]


def test_no_card_is_put_above_itself_or_above_a_card_of_another_zone() -> None:
    duel = seat(Pile("Ann", "hand", [card("Wolf"), card("Fox")]), Pile("Ann", "graveyard", [card("Owl")]))

    assert facts(duel, "Ann rearranges Wolf above Wolf") == ("500.4", {"card": "Wolf", "zone": "hand", "above": "Wolf"})
    assert facts(duel, "Ann rearranges Wolf above Owl") == ("500.4", {"card": "Wolf", "zone": "hand", "above": "Owl"})
    assert why_not(duel, "Ann rearranges Wolf above Fox") is None


def test_no_tribute_takes_the_place_of_the_card_in_play_whichever_is_named_first() -> None:
    duel = seat(Pile("Ann", "field", [card("Bear"), card("Wolf", under="Bear")]))

    assert facts(duel, "Ann rearranges Wolf above Bear") == ("505.7", {"card": "Wolf", "above": "Bear"})
    assert facts(duel, "Ann rearranges Bear above Wolf") == ("505.7", {"card": "Bear", "above": "Wolf"})


def test_a_graveyard_is_ordered_and_says_so() -> None:
    duel = seat(Pile("Ann", "graveyard", [card("Wolf"), card("Fox")]))

    assert facts(duel, "Ann rearranges Wolf above Fox") == ("500.4", {"zone": "Graveyard Zone", "ordered": True})


def test_a_card_without_a_column_comes_to_the_open_one_nearest_to_the_center_and_to_the_right_of_it() -> None:
    hand = [card(name, supertypes="Quick-Play") for name in ("Wolf", "Fox", "Owl")]
    duel = seat(Pile("Ann", "hand", hand))

    act(duel, "Ann summons Wolf", "Ann summons Fox", "Ann summons Owl")

    assert [value(duel, name, "column") for name in ("Wolf", "Fox", "Owl")] == ["0", "1", "-1"]


def test_a_card_may_go_beside_the_outermost_cards_of_any_player_and_no_further() -> None:
    duel = seat(
        Pile("Ann", "field", [card("Wolf", column="2")]),
        Pile("Bob", "field", [card("Wall", column="-3")]),
        Pile("Ann", "hand", [card("Pit", type="Trap")]),
    )

    columns = [text.removeprefix("Ann plays Pit face-down in column ") for text in offered(duel) if " Pit " in text]

    assert sorted(map(int, columns)) == [-4, -3, -2, 1, 2, 3]


def test_a_full_zone_of_either_kind_names_its_column() -> None:
    banner = card("Banner", type="Spell", supertypes="Continuous", column="1")
    duel = seat(
        Pile("Ann", "field", [card("Wall", column="1"), banner]),
        Pile("Ann", "hand", [card("Wolf"), card("Pit", type="Trap")]),
    )

    assert facts(duel, "Ann summons Wolf in column 1") == ("506.1", {"column": 1, "occupied": True})
    assert facts(duel, "Ann sets Pit in column 1") == ("507.1", {"column": 1, "occupied": True})


def test_face_up_in_a_monster_zone_only_a_monster_card_gets_a_position() -> None:
    door = card("Door", "ignition: move all traps in your graveyard to the Monster Zone")
    duel = seat(Pile("Ann", "field", [door]), Pile("Ann", "graveyard", [card("Pit", type="Trap")]))

    resolve(duel, "Ann activates Door's effect")

    assert sorted(text for text in offered(duel) if text.endswith("column 1")) == [
        "Ann puts it face-down in Attack Position in column 1",
        "Ann puts it face-down in Defense Position in column 1",
        "Ann puts it face-up in column 1",
    ]


def test_a_view_calls_hidden_cards_by_their_places_and_counts_a_deck_from_its_top() -> None:
    duel = seat(
        Pile("Bob", "hand", [card("Wolf"), card("Fox")]),
        Pile("Bob", "deck", [card("Owl"), card("Elk")]),
        Pile("Bob", "field", [card("Mole", facing="face-down", column="-2")]),
    )

    bob = GAME.view(duel, "Ann").players["Bob"]

    assert bob.hand == ["Bob's hand 1", "Bob's hand 2"]
    assert bob.deck == ["Bob's Deck Zone 2", "Bob's Deck Zone 1"]
    assert bob.field == ["Bob's Monster Zone -2"]


def test_a_hidden_card_in_a_view_tells_neither_what_is_printed_on_it_nor_where_it_has_been() -> None:
    wind = card("Wind", "ignition: move target monster to the hand")
    duel = seat(Pile("Ann", "field", [wind]), Pile("Bob", "field", [card("Wolf", ATK="1500", DEF="900")]))

    resolve(duel, "Ann activates Wind's effect targeting Wolf")
    hidden = GAME.view(duel, "Ann").cards["Bob's hand 1"]

    assert (hidden.insert.name, hidden.insert.attack, hidden.insert.defense) == ("unknown card", 0, 0)
    assert (hidden.entered, hidden.attacked, hidden.turned, hidden.since, hidden.stay) == (0, 0, 0, 0, 0)
    assert not hidden.token


def test_a_view_tells_since_when_a_face_down_card_has_been_lying_there() -> None:
    door = card("Door", "ignition: move all monsters in your graveyard to the field face-down in Attack Position")
    duel = seat(Pile("Ann", "field", [door]), Pile("Ann", "graveyard", [card("Wolf")]))

    resolve(duel, "Ann activates Door's effect")
    act(duel, "Ann puts it face-down in Attack Position in column 1")
    wolf = GAME.view(duel, "Bob").cards["Ann's Monster Zone 1"]

    assert (wolf.since, wolf.stay) == (duel.cards["Wolf"].since, 1)
    assert wolf.since > duel.cards["Door"].since


def test_a_view_tells_nothing_of_chance() -> None:
    duel = seat(chance=[2, 0])

    assert GAME.view(duel, "Ann").chance == Chance(0)


def test_no_part_of_a_view_gives_a_hidden_card_away() -> None:
    mole = card(
        "Mole",
        "trigger when this is turned: draw 1; trigger if always: gain 100; continuous: this gets ATK +100",
        facing="face-down",
    )
    bard = card("Bard", "trigger in hand if always: gain 0")
    web = card("Web", "ignition: target monster cannot attack this turn; ignition: destroy target monster")
    sword = card("Sword", "equips a monster", type="Spell", supertypes="Equip", host="Mole")
    duel = seat(
        Pile("Ann", "field", [web, sword, card("Wolf")]),
        Pile("Bob", "field", [mole, card("Grub", under="Mole")]),
        Pile("Bob", "hand", [bard]),
        phase="Battle Phase",
    )

    resolve(duel)
    resolve(duel, "Ann activates Web's effect targeting Bob's Monster Zone 0")
    act(
        duel,
        "Ann attacks Bob's Monster Zone 0 with Wolf",
        "Ann activates Web's effect 2 targeting Bob's Monster Zone 0",
    )
    seen = GAME.view(duel, "Ann")

    assert seen.battle is not None
    assert seen.battle.defender == Target("Bob's Monster Zone 0", 0)
    assert "Mole" not in to_json(seen)
    assert "Bard" not in to_json(seen)
    assert seen.cards["Grub"].beneath == seen.cards["Sword"].equipped_to == "Bob's Monster Zone 0"
    assert seen.watching == seen.holding == []
    assert "Mole" in to_json(GAME.view(duel, "Bob"))


def test_a_view_keeps_the_choice_of_a_hidden_card_hidden() -> None:
    thief = card("Thief", "ignition: move a card in opponent's hand to the graveyard")
    duel = seat(Pile("Ann", "field", [thief]), Pile("Bob", "hand", [card("Wolf"), card("Fox")]))

    resolve(duel, "Ann activates Thief's effect")
    seen = GAME.view(duel, "Ann")
    choices = offered(duel)
    act(duel, "Ann chooses Bob's hand 2")

    assert seen.choice is not None
    assert sorted(seen.choice.options) == ["Bob's hand 1", "Bob's hand 2"]
    assert choices == ["Ann chooses Bob's hand 1", "Ann chooses Bob's hand 2"]
    assert place(duel, "Fox") == "in Bob's graveyard"


def test_an_attack_on_a_place_is_an_attack_on_the_card_that_lies_there() -> None:
    moles = [card(name, facing="face-down", column=str(at)) for at, name in enumerate(("Mole", "Vole"))]
    duel = seat(Pile("Ann", "field", [card("Wolf")]), Pile("Bob", "field", moles), phase="Battle Phase")

    act(duel, "Ann attacks Bob's Monster Zone 1 with Wolf")

    assert duel.battle is not None
    assert duel.battle.defender.id == "Vole"


def test_a_card_that_is_no_longer_in_the_game_is_no_secret() -> None:
    duel = seat(Pile("Cleo", "hand", [card("Fox")]), players=("Ann", "Bob", "Cleo"))

    act(duel, "Cleo surrenders")

    assert GAME.view(duel, "Ann").cards["Fox"].insert.name == "Fox"


def test_in_a_match_a_player_sees_the_own_deck_and_of_the_others_only_how_many_cards_they_have() -> None:
    decks = {name: [{"name": f"{name} {number}", "attack": number} for number in range(40)] for name in ("Ann", "Bob")}
    sideboards = {name: [{"name": f"Spare of {name}"}] for name in decks}
    players = [{"name": name, "deck": decks[name], "sideboard": sideboards[name]} for name in decks]
    duel = GAME.new({"players": players, "starting": "Ann"}, seed=1)

    match = GAME.view(duel, "Ann").match

    assert [insert.name for insert in match.decks["Ann"]] == [f"Ann {number}" for number in range(40)]
    assert [insert.name for insert in match.sideboards["Ann"]] == ["Spare of Ann"]
    assert [insert.name for insert in match.decks["Bob"]] == ["unknown card"] * 40
    assert [insert.name for insert in match.sideboards["Bob"]] == ["unknown card"]

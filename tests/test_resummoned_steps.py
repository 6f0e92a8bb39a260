"""The steps of effects in Resummoned, one by one: what each reaches, whom it asks, and what it leaves alone."""

import pytest
from small_duel import Row, act, card, facts, offered, place, resolve, seat, value, why_not

from rules_db.games.kernel import BadSetup
from rules_db.games.resummoned.game import GAME
from rules_db.games.resummoned.state import Duel
from rules_db.games.scene import Pile


def source(effect: str, *others: Row, **columns: str) -> Pile:
    """Ann's field with a card that has an ignition effect, and other cards."""
    return Pile("Ann", "field", [card("Source", f"ignition: {effect}", **columns), *others])


def use(duel: Duel, targets: str = "") -> list[str]:
    """Ann uses the effect of that card, and it resolves; the kinds of the events."""
    targeting = f" targeting {targets}" if targets else ""
    return [event.kind for event in resolve(duel, f"Ann activates Source's effect{targeting}")]


def lives(duel: Duel) -> list[int]:
    return [duel.players[name].life_points for name in duel.seats]


def test_a_step_may_have_an_opponent_pay_which_is_no_damage():
    duel = seat(source("opponent pays 500"), Pile("Bob", "field", [card("Clerk", "trigger when you pay: gain 20")]))

    kinds = use(duel)
    resolve(duel)

    assert lives(duel) == [8000, 7520]
    assert "paid" in kinds
    assert "damage" not in kinds


def test_one_point_of_damage_is_damage_and_none_is_not():
    nurse = card("Nurse", "trigger when you take damage: gain as much")
    duels = [seat(source(f"damage {points} to opponent"), Pile("Bob", "field", [nurse])) for points in (0, 1)]

    kinds = ["damage" in use(duel) for duel in duels]

    assert kinds == [False, True]
    assert [lives(duel) for duel in duels] == [[8000, 8000], [8000, 7999]]


def test_as_much_is_nothing_where_no_event_has_said_how_much():
    duel = seat(source("gain as much"))

    use(duel)

    assert lives(duel) == [8000, 8000]


def test_a_step_about_a_card_that_no_event_has_named_does_nothing():
    wisp = card("Wisp", "trigger when you take damage: destroy it")
    duel = seat(source("damage 100 to opponent"), Pile("Bob", "field", [wisp]))

    use(duel)
    resolve(duel)

    assert place(duel, "Wisp") == "on the field"
    assert duel.chain == []


def test_that_is_the_first_target():
    duel = seat(
        source("turn target monster, flip target monster, destroy that"),
        Pile("Bob", "field", [card("Wolf"), card("Mole", facing="face-down")]),
    )

    use(duel, "Wolf and Bob's Monster Zone 1")

    assert place(duel, "Wolf") == "in Bob's graveyard"
    assert place(duel, "Mole") == "on the field"


def test_up_to_two_cards_of_a_deck_may_be_none():
    duel = seat(source("move up to 2 monsters in your deck to the hand"), Pile("Ann", "deck", [card("Wolf")]))

    use(duel)

    assert offered(duel) == ["Ann chooses Wolf", "Ann chooses nothing"]


def test_an_opponents_monsters_are_tributed_where_the_text_says_so():
    duel = seat(
        source("tribute all monsters opponent controls", type="Spell", supertypes="Continuous"),
        Pile("Bob", "field", [card("Wall")]),
    )

    use(duel)

    assert duel.cards["Source"].tributes == ["Wall"]


def test_with_several_opponents_a_card_goes_to_the_field_of_the_next_one_clockwise():
    duel = seat(source("move this to the opponent's field"), players=("Ann", "Bob", "Cleo"))

    use(duel)
    act(duel, "Ann puts it face-up in Attack Position in column 0")

    assert duel.players["Bob"].field == ["Source"]
    assert GAME.pending(duel).kind == "act"


def test_a_position_that_the_effect_names_is_the_only_one_offered():
    duel = seat(
        source("move all monsters in your graveyard to the field face-up in Defense Position"),
        Pile("Ann", "graveyard", [card("Wolf")]),
    )

    use(duel)

    assert offered(duel) == [f"Ann puts it face-up in Defense Position in column {column}" for column in ("-1", "1")]


def test_within_the_field_a_card_keeps_its_facing_and_its_position():
    mole = card("Mole", facing="face-down", position="defense")
    duel = seat(source("move target monster to the field"), Pile("Bob", "field", [mole]))

    use(duel, "Bob's Monster Zone 0")

    assert {text.rpartition(" in column ")[0] for text in offered(duel)} == {
        "Ann puts it face-down in Defense Position"
    }


def test_a_spell_goes_over_to_another_field_without_any_position():
    banner = card("Banner", type="Spell", supertypes="Continuous")
    duel = seat(source("move target spell to the field"), Pile("Bob", "field", [banner]))

    use(duel, "Banner")

    assert offered(duel) == [f"Ann puts it face-up in column {column}" for column in ("-1", "0", "1")]


def test_a_tribute_that_comes_into_play_may_come_either_way_up():
    duel = seat(
        source("move all monsters beneath this to the field"), Pile("Ann", "field", [card("Wolf", under="Source")])
    )

    use(duel)

    assert {text.split()[3] for text in offered(duel)} == {"face-up", "face-down"}


def test_flipping_leaves_cards_alone_that_lie_that_way_already_or_are_not_on_the_field():
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


def test_flipping_face_up_summons_only_what_was_face_down():
    duel = seat(source("flip all monsters"), Pile("Bob", "field", [card("Mole", facing="face-down"), card("Wolf")]))

    kinds = use(duel)

    assert kinds.count("flipped") == kinds.count("summoned") == 1
    assert value(duel, "Mole", "facing") == "face-up"


def test_a_card_that_has_left_the_field_is_not_flipped_by_a_later_step():
    duel = seat(source("move this to the hand, flip this face-down, gain 100"))

    use(duel)

    assert value(duel, "Source", "facing") == "none"
    assert lives(duel) == [8100, 8000]


def test_turning_cards_to_a_position_turns_only_those_in_the_other_one():
    banner = card("Banner", type="Spell", supertypes="Continuous")
    duel = seat(
        source("turn all cards to Defense Position"), Pile("Bob", "field", [card("Wall", position="defense"), banner])
    )

    kinds = use(duel)

    assert [value(duel, name, "position") for name in ("Source", "Wall", "Banner")] == ["defense", "defense", "none"]
    assert kinds.count("turned") == 1


def test_turning_cards_without_naming_a_position_turns_each_to_the_other_one():
    duel = seat(source("turn all monsters"), Pile("Bob", "field", [card("Wall", position="defense")]))

    use(duel)

    assert [value(duel, name, "position") for name in ("Source", "Wall")] == ["defense", "attack"]


def test_negating_the_chain_does_nothing_once_the_chain_is_empty():
    duel = seat(source("negate the chain, gain 100"))

    kinds = use(duel)

    assert "negated" not in kinds
    assert lives(duel) == [8100, 8000]


def test_shuffling_brings_the_deck_into_the_order_that_chance_gives():
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
def test_an_effect_may_wait_for_a_card_to_be_changed_negated_or_kept_from_something(step: str, happening: str):
    bell = card("Bell", f"trigger when a monster is {happening}: gain 20")
    duel = seat(source(step), Pile("Bob", "field", [bell, card("Wall")]))

    use(duel, "Wall" if "target" in step else "")
    resolve(duel)

    assert lives(duel) == [8000, 8020]


def test_changes_apply_in_the_order_in_which_they_began():
    banner = card("Banner", "continuous: all monsters get ATK +500", type="Spell", supertypes="Continuous")
    duel = seat(source("this gets ATK = 1000", ATK="100"), Pile("Bob", "field", [banner]))
    later = seat(source("this gets ATK = 1000", ATK="100"), Pile("Ann", "hand", [banner]))

    use(duel)
    use(later)
    act(later, "Ann activates Banner")

    assert value(duel, "Source", "ATK") == "1000"
    assert value(later, "Source", "ATK") == "1500"


def test_a_card_that_was_changed_in_the_graveyard_comes_to_the_field_as_a_new_object():
    moon = "all monsters in your graveyard get ATK +500, move all monsters in your graveyard to the field"
    duel = seat(source(moon), Pile("Ann", "graveyard", [card("Wolf", ATK="1000")]))

    use(duel)
    act(duel, "Ann puts it face-up in Attack Position in column 1")

    assert value(duel, "Wolf", "ATK") == "1000"


def test_a_card_is_played_by_whoever_has_it_in_hand():
    duel = seat(source("play a monster in opponent's hand"), Pile("Bob", "hand", [card("Wolf")]))

    use(duel)
    decision = GAME.pending(duel)
    act(duel, "Bob puts it face-up in Attack Position in column 0")

    assert decision is not None
    assert (decision.player, decision.kind) == ("Bob", "place")
    assert duel.players["Bob"].field == ["Wolf"]


def test_a_card_whose_cost_cannot_be_paid_is_not_played():
    wolf = card("Wolf", "cost: tribute a spell you control")
    duel = seat(source("play a monster in your hand, gain 100"), Pile("Ann", "hand", [wolf]))

    use(duel)

    assert place(duel, "Wolf") == "in Ann's hand"
    assert lives(duel) == [8100, 8000]


def test_the_player_of_a_card_chooses_what_to_pay_with():
    wolf = card("Wolf", "cost: discard 1")
    duel = seat(source("play a monster in your hand"), Pile("Ann", "hand", [wolf, card("Fox"), card("Owl")]))

    use(duel)
    act(duel, "Ann chooses Wolf")
    ways = offered(duel)
    act(duel, "Ann pays with Owl", "Ann puts it face-up in Attack Position in column 1")

    assert ways == ["Ann pays with Fox", "Ann pays with Owl"]
    assert [place(duel, name) for name in ("Wolf", "Fox", "Owl")] == [
        "on the field",
        "in Ann's hand",
        "in Ann's graveyard",
    ]


@pytest.mark.parametrize(
    ("verb", "type_", "ways"),
    [
        ("summon", "Monster", {"face-up"}),
        ("set", "Monster", {"face-down"}),
        ("play", "Monster", {"face-up", "face-down"}),
        ("activate", "Monster", set()),
        ("summon", "Spell", set()),
        ("set", "Spell", set()),
        ("activate", "Spell", {"face-up"}),
        ("play", "Spell", {"face-up"}),
        ("summon", "Trap", set()),
        ("set", "Trap", {"face-down"}),
        ("activate", "Trap", set()),
        ("play", "Trap", {"face-down"}),
    ],
)
def test_an_effect_has_a_card_played_only_in_ways_that_its_card_type_knows(verb: str, type_: str, ways: set[str]):
    duel = seat(source(f"{verb} a card in your hand"), Pile("Ann", "hand", [card("Wolf", type=type_)]))

    use(duel)

    assert {text.split()[3] for text in offered(duel) if text.startswith("Ann puts it")} == ways


@pytest.mark.parametrize("step", ["summon all monsters in your hand", "equip to 2 monsters"])
def test_an_effect_that_would_play_or_equip_to_several_cards_at_once_is_no_card_text(step: str):
    with pytest.raises(BadSetup, match="more than one card"):
        seat(source(step))


def test_only_a_number_can_be_taken_away_from_a_property():
    with pytest.raises(BadSetup, match="only a number can be taken away"):
        seat(source("this gets ATK -the DEF of this"))


def test_tokens_of_one_insert_are_told_apart_by_numbers_and_no_other_card_is_a_token():
    cub = card("Cub", ATK="700")
    duel = seat(source("make Cub"), Pile("Bob", "hand", [card("Fox")]), cards=[cub])

    for column in (1, 2, 3):
        use(duel)
        act(duel, f"Ann puts it face-up in Attack Position in column {column}")

    assert [name for name, each in duel.cards.items() if each.token] == ["Cub", "Cub 2", "Cub 3"]
    assert duel.players["Ann"].field == ["Source", "Cub", "Cub 2", "Cub 3"]


def test_a_token_that_stands_for_an_equip_card_is_equipped_as_it_appears():
    blade = card("Blade", "continuous: host gets ATK +500", type="Spell", supertypes="Equip")
    duel = seat(source("make Blade", ATK="1000"), cards=[blade])

    use(duel)
    act(duel, "Ann puts it face-up in column 0")

    assert value(duel, "Blade", "host") == "Source"
    assert value(duel, "Source", "ATK") == "1500"


def test_a_player_who_cannot_attack_this_turn_attacks_with_nothing_and_may_do_anything_else():
    web = card("Web", "ignition: opponent cannot attack this turn")
    duel = seat(
        source("gain 100"), Pile("Bob", "field", [web]), Pile("Cleo", "field", [card("Elk")]),
        phase="Battle Phase", players=("Ann", "Bob", "Cleo"),
    )  # fmt: skip

    act(duel, "Ann passes")
    resolve(duel, "Bob activates Web's effect")
    act(duel, "Bob passes", "Cleo passes")

    assert facts(duel, "Ann attacks Web with Source") == ("705.1", {"prevented_by": "Web"})
    assert why_not(duel, "Ann activates Source's effect") is None


def test_who_prevents_attacks_of_the_opponents_may_attack():
    duel = seat(source("opponent cannot attack this turn"), Pile("Bob", "field", [card("Wall")]), phase="Battle Phase")

    use(duel)

    assert why_not(duel, "Ann attacks Wall with Source") is None


def test_a_player_who_cannot_be_targeted_is_out_of_reach_and_the_others_are_not():
    archer = card("Archer", "ignition: damage 500 to target player")
    duel = seat(source("you cannot be targeted this turn", archer))

    use(duel)

    assert facts(duel, "Ann activates Archer's effect targeting Ann") == ("705.1", {"prevented_by": "Source"})
    assert why_not(duel, "Ann activates Archer's effect targeting Bob") is None


def test_who_cannot_be_targeted_may_target_still_and_so_may_the_cards_of_that_player_be_targeted():
    saint = card("Saint", "continuous: opponent cannot be targeted; ignition: destroy target monster")
    duel = seat(
        source("you cannot be targeted this turn, turn target monster"), Pile("Bob", "field", [saint, card("Wall")])
    )

    use(duel, "Source")

    assert why_not(duel, "Ann activates Source's effect targeting Wall") is None
    assert value(duel, "Source", "position") == "defense"


def test_a_player_who_cannot_be_targeted_is_not_attacked_either():
    duel = seat(
        source("opponent cannot be targeted this turn", card("Wolf")), phase="Battle Phase", players=("Ann", "Bob")
    )

    use(duel)

    assert facts(duel, "Ann attacks Bob with Wolf") == ("705.1", {"prevented_by": "Source"})
    assert "Ann attacks Bob with Wolf" not in offered(duel)


def test_of_several_preventions_each_keeps_its_own_deed_from_happening():
    effects = "ignition: this cannot be turned this turn, this cannot be destroyed this turn"
    wall = card("Wall", effects)
    bomb = card("Bomb", "ignition: destroy all monsters")
    duel = seat(Pile("Ann", "field", [wall, bomb, card("Wolf")]))

    resolve(duel, "Ann activates Wall's effect")
    refusal = facts(duel, "Ann changes the position of Wall")
    resolve(duel, "Ann activates Bomb's effect")
    act(duel, "Ann puts Bomb in first")

    assert refusal == ("705.1", {"prevented_by": "Wall"})
    assert duel.players["Ann"].field == ["Wall"]


def test_of_two_continuous_preventions_the_second_counts_even_if_the_first_is_for_other_players():
    guards = [card("Guard", "continuous: you cannot attack"), card("Warden", "continuous: opponent cannot attack")]
    duel = seat(source("gain 1"), Pile("Bob", "field", guards), phase="Battle Phase")

    assert facts(duel, "Ann attacks Guard with Source") == ("705.1", {"prevented_by": "Warden"})


def test_only_the_monsters_that_the_text_means_are_banished_instead_of_destroyed():
    keeper = card("Keeper", "continuous: all WATER monsters are banished instead of destroyed")
    duel = seat(
        source("destroy target 2 monsters", keeper),
        Pile("Bob", "field", [card("Carp", attribute="WATER"), card("Wolf")]),
    )

    use(duel, "Carp and Wolf")

    assert place(duel, "Carp") == "in Bob's banished zone"
    assert place(duel, "Wolf") == "in Bob's graveyard"


def test_a_step_discards_the_cards_that_it_names_and_only_out_of_a_hand():
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


def test_whoever_has_fewer_cards_than_they_are_to_discard_discards_them_all():
    duel = seat(source("opponent discards 2"), Pile("Bob", "hand", [card("Owl")]))

    use(duel)

    assert place(duel, "Owl") == "in Bob's graveyard"

"""What effects of Resummoned keep from happening: for whom, with which cards, and nothing else."""

from small_duel import act, card, facts, offered, place, resolve, seat, source, use, value, why_not

from rules_db.engine.scene import Pile


def test_a_player_who_cannot_attack_this_turn_attacks_with_nothing_and_may_do_anything_else() -> None:
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


def test_who_prevents_attacks_of_the_opponents_may_attack() -> None:
    duel = seat(source("opponent cannot attack this turn"), Pile("Bob", "field", [card("Wall")]), phase="Battle Phase")

    use(duel)

    assert why_not(duel, "Ann attacks Wall with Source") is None


def test_a_player_who_cannot_be_targeted_is_out_of_reach_and_the_others_are_not() -> None:
    archer = card("Archer", "ignition: damage 500 to target player")
    duel = seat(source("you cannot be targeted this turn", archer))

    use(duel)

    assert facts(duel, "Ann activates Archer's effect targeting Ann") == ("705.1", {"prevented_by": "Source"})
    assert why_not(duel, "Ann activates Archer's effect targeting Bob") is None


def test_who_cannot_be_targeted_may_target_still_and_so_may_the_cards_of_that_player_be_targeted() -> None:
    saint = card("Saint", "continuous: opponent cannot be targeted; ignition: destroy target monster")
    duel = seat(
        source("you cannot be targeted this turn, turn target monster"), Pile("Bob", "field", [saint, card("Wall")])
    )

    use(duel, "Source")

    assert why_not(duel, "Ann activates Source's effect targeting Wall") is None
    assert value(duel, "Source", "position") == "defense"


def test_a_player_who_cannot_be_targeted_is_not_attacked_either() -> None:
    duel = seat(
        source("opponent cannot be targeted this turn", card("Wolf")), phase="Battle Phase", players=("Ann", "Bob")
    )

    use(duel)

    assert facts(duel, "Ann attacks Bob with Wolf") == ("705.1", {"prevented_by": "Source"})
    assert "Ann attacks Bob with Wolf" not in offered(duel)


def test_of_several_preventions_each_keeps_its_own_deed_from_happening() -> None:
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


def test_of_two_continuous_preventions_the_second_counts_even_if_the_first_is_for_other_players() -> None:
    guards = [card("Guard", "continuous: you cannot attack"), card("Warden", "continuous: opponent cannot attack")]
    duel = seat(source("gain 1"), Pile("Bob", "field", guards), phase="Battle Phase")

    assert facts(duel, "Ann attacks Guard with Source") == ("705.1", {"prevented_by": "Warden"})


def test_only_the_monsters_that_the_text_means_are_banished_instead_of_destroyed() -> None:
    keeper = card("Keeper", "continuous: all WATER monsters are banished instead of destroyed")
    duel = seat(
        source("destroy target 2 monsters", keeper),
        Pile("Bob", "field", [card("Carp", attribute="WATER"), card("Wolf")]),
    )

    use(duel, "Carp and Wolf")

    assert place(duel, "Carp") == "in Bob's banished zone"
    assert place(duel, "Wolf") == "in Bob's graveyard"

"""Corners in which several cards of Singularity meet; expected values follow from the rulings on them."""

import pytest
from told_scenario import wrong_with

ALONE = "  Given a game of singularity with Ann\n"


def sectors(**stacks: str) -> str:
    """Given steps: cards of a sector by its space, top first; 'Moon down' lies face-down, 'Gavbek with Moon' has it."""
    return "".join(pile(f"the {space.replace('_', '-')} sector", cards) for space, cards in stacks.items())


def distant_space(cards: str) -> str:
    return pile("Distant Space", cards)


def pile(zone: str, cards: str) -> str:
    rows = [f"    | {cells(card)} |\n" for card in cards.split(", ")]
    return f"  And Ann has in {zone}:\n    | card | facing | moon |\n{''.join(rows)}"


def cells(card: str) -> str:
    card, _, moon = card.partition(" with ")
    for facing in ("up", "down"):
        if card.endswith(f" {facing}"):
            return f"{card.removesuffix(f' {facing}')} | {facing} | {moon}"
    return f"{card} | | {moon}"


def holds(*steps: str) -> str:
    """What is wrong with a scenario of these steps, '' for nothing."""
    return wrong_with("singularity", ALONE + "".join(each if each.endswith("\n") else f"  {each}\n" for each in steps))


def test_the_last_nebula_and_the_sectors_with_tokens_are_refilled_in_an_order_of_ones_own() -> None:
    found = holds(
        "And Ann has 2 GPP",
        "And Ann has 1 Dark Rift token in the east sector",
        "And Ann has 1 Dark Rift token in the south sector",
        sectors(north="Gravity Well Nebula"),
        distant_space("Moon 1 up, Moon 2 up"),
        "When Ann consumes Gravity Well Nebula",
        "Then Ann is next to choose which sector is refilled next",
        "When Ann refills the south sector",
        "And Ann refills the north sector",
        "Then Moon 1 is in the south sector",
        "And Moon 2 is in the north sector",
        "And the east sector's content is nothing",
        "And Ann has no Dark Rift tokens",
    )

    assert found == ""


def test_a_nebula_that_a_pulsar_star_moves_is_in_force_throughout() -> None:
    found = holds(
        "And Ann has 1 Dark Rift token in the south sector",
        sectors(north="Pulsar Star, Moon 1", east="Gravity Well Nebula"),
        distant_space("Moon 2"),
        "When Ann consumes Pulsar Star",
        "And Ann moves the top card of the east sector to the south sector",
        "Then the east sector's content is a token",
        "And Gravity Well Nebula is in the south sector",
        "And Ann has 1 Dark Rift token",
        "And Ann has 1 card in Distant Space",
    )

    assert found == ""


def test_a_nebula_that_a_pulsar_star_covers_is_in_force_no_more() -> None:
    found = holds(
        "And Ann has 1 Dark Rift token in the south sector",
        sectors(north="Pulsar Star, Moon 1", east="Gravity Well Nebula", west="Moon 2, Moon 3"),
        distant_space("Gavbek"),
        "When Ann consumes Pulsar Star",
        "And Ann moves the top card of the west sector to the east sector",
        "Then Gavbek is in the south sector",
        "And Ann has no Dark Rift tokens",
    )

    assert found == ""


def test_a_chain_runs_in_the_order_that_is_chosen_and_storms_of_one_reveal_start_none() -> None:
    found = holds(
        "And Ann has 1 GPP",
        sectors(
            north="Cosmic Storm 1 down",
            east="Cosmic Storm 2",
            south="Cosmic Storm 3",
            south_west="Moon 1",
            south_east="Orrak with Moon 2",
            north_east="Gavbek, Moon 3 up",
        ),
        "When Ann reveals the galaxy",
        "Then Gavbek is in the Singularity",
        "And Ann is next to choose which Storm goes off next",
        "When Ann sets off Cosmic Storm 3",
        "Then Moon 1 is in the Singularity",
        "And Moon 2 is in the Singularity",
        "And Orrak is in the Singularity",
        "And Moon 3 is in the Singularity",
        "And Ann has 1 GPP",
        "And rule 4.12.4 applied",
    )

    assert found == ""


def test_a_waiting_effect_lapses_when_a_merge_buries_its_card() -> None:
    found = holds(
        "And Ann has 1 GPP",
        sectors(north="Dark Matter down", east="Cosmic Storm down", south_east="Moon 1", west="Moon 2"),
        "When Ann reveals the galaxy",
        "And Ann begins with Dark Matter",
        "And Ann merges the north sector and the east sector in the north",
        "Then rule 2.2.5 applied",
        "And Moon 1 is in the south-east sector",
        "And Cosmic Storm's facing is down",
    )

    assert found == ""


def test_a_merge_parts_a_planet_from_its_moon() -> None:
    found = holds(
        sectors(north="Dark Matter down", east="Gavbek with Moon 1", west="Small Planet"),
        "When Ann reveals the galaxy",
        "And Ann merges the west sector and the east sector in the west",
        "Then Ann has 3 cards in the west sector",
        "And Gavbek's moon is none",
        "And Moon 1's facing is down",
        "And the east sector's content is nothing",
    )

    assert found == ""


def test_a_supernova_takes_a_planet_with_its_moon_but_sets_off_nothing() -> None:
    found = holds(
        "And Ann has 2 GPP",
        sectors(north="Supernova, Aetheros up with Moon 1, Moon 2 up"),
        distant_space("Gavbek"),
        "When Ann consumes Supernova",
        "Then Ann has 6 GPP",
        "And rule 3.5.3 did not apply",
        "And Aetheros and Moon 1 are in the Singularity",
        "And Gavbek is in Distant Space",
        "And Ann has 2 consumed cards",
    )

    assert found == ""


def test_a_binary_star_has_a_taurrus_with_a_moon_search_and_a_star_that_it_finds_may_act() -> None:
    found = holds(
        "And Ann has 2 GPP",
        sectors(north="Binary Star, Moon 4 up", north_east="Taurrus with Moon 1", south="Moon 2, Supernova, Gavbek"),
        "When Ann consumes Binary Star",
        "Then Ann has 6 GPP",
        "And Ann is next to search a sector",
        "When Ann searches the south sector",
        "And Ann finds Supernova",
        "Then Ann is next to decide whether to trigger a Star",
        "When Ann triggers Supernova",
        "Then Gavbek is in the Singularity",
        "And Moon 2 is in the south sector",
        "And Ann has 8 GPP",
    )

    assert found == ""


def test_fragments_look_before_the_refill_and_show_no_new_card() -> None:
    found = holds(
        "And Ann has 2 GPP",
        sectors(north="Stellar Fragments", south="Moon 1"),
        distant_space("Gavbek"),
        "When Ann consumes Stellar Fragments",
        "Then Gavbek is in the north sector",
        "And Gavbek's facing is down",
        "And Ann does not see Gavbek",
    )

    assert found == ""


def test_what_fragments_put_on_top_is_revealed_and_what_was_face_up_stays_so() -> None:
    found = holds(
        "And Ann has 1 GPP",
        sectors(north="Stellar Fragments, Moon 1 up, Moon 2, Orrak, Taurrus", south="Gavbek"),
        "When Ann consumes Stellar Fragments",
        "Then Ann sees Orrak",
        "And Ann does not see Taurrus",
        "When Ann puts back Orrak, then Moon 2, then Moon 1",
        "Then Orrak's facing is up",
        "And Orrak's position is 1",
        "And Moon 2's facing is down",
        "And Moon 1's facing is up",
        "And Taurrus's position is 4",
    )

    assert found == ""


def test_a_face_up_storm_from_distant_space_waits_for_the_end_of_what_brought_it() -> None:
    found = holds(
        "And Ann has 2 GPP",
        sectors(north="Binary Star", north_east="Gavbek"),
        distant_space("Cosmic Storm up, Moon 1 up"),
        "When Ann consumes Binary Star",
        "Then Gavbek is in the Singularity",
        "And Ann is next to decide whether to pay for a Storm",
        "When Ann lets Cosmic Storm go off",
        "Then Moon 1 is in the Singularity",
        "And Ann has 2 GPP",
    )

    assert found == ""


def test_tokens_that_nothing_can_make_up_for_become_gaps() -> None:
    found = holds(
        "And Ann has 3 GPP",
        "And Ann has 1 Dark Rift token in the south sector",
        sectors(north="Gravity Well Nebula, Moon 1"),
        "When Ann consumes Gravity Well Nebula",
        "Then the south sector's content is nothing",
        "And Ann has 1 sector",
    )

    assert found == ""


def test_an_emptied_sector_without_distant_space_gets_no_token() -> None:
    found = holds(
        "And Ann has 2 GPP",
        sectors(north="Gravity Well Nebula", east="Moon 1"),
        "When Ann consumes Moon 1",
        "Then the east sector's content is nothing",
        "And the game goes on",
    )

    assert found == ""


def test_two_sectors_with_tokens_merge_into_one_token() -> None:
    found = holds(
        "And Ann has 1 GPP",
        "And Ann has 1 Dark Rift token in the south sector",
        "And Ann has 1 Dark Rift token in the west sector",
        sectors(north="Gravity Well Nebula", east="Dark Matter down"),
        distant_space("Moon 1"),
        "When Ann reveals the galaxy",
        "And Ann merges the south sector and the west sector in the west",
        "Then the south sector's content is nothing",
        "And the west sector's content is a token",
        "And Ann has 3 sectors",
    )

    assert found == ""


@pytest.mark.parametrize(("gpp", "state"), [(9, "in the Singularity"), (8, "in Distant Space")])
def test_game_3_has_meals_from_distant_space_for_the_full(gpp: int, state: str) -> None:
    meal = "When Ann eats the top card of Distant Space"
    steps = [meal, "Then Ann has 9 GPP"] if gpp == 9 else [meal, "Then the attempt is refused by rule 5.1.8"]
    found = holds(
        "And the challenge is Tri-Galactic Gorging",
        "And Ann has 2 games won",
        f"And Ann has {gpp} GPP",
        sectors(north="Moon 1, Moon 2"),
        distant_space("Gavbek"),
        *steps,
        f"And Gavbek is {state}",
    )

    assert found == ""


def test_a_campaign_is_three_games_and_lost_with_the_first_that_is() -> None:
    found = holds(
        "And the challenge is Tri-Galactic Gorging",
        "And Ann has 1 game won",
        "And Ann has 1 GPP",
        sectors(north="Moon 1", east="Neutron Star"),
        "When Ann consumes Moon 1",
        "Then Ann loses",
        "And the challenge's state is lost",
    )

    assert found == ""


def test_a_third_dark_matter_costs_the_challenge_and_not_the_game() -> None:
    found = holds(
        "And the challenge is Darkness Denied",
        "And Ann has 2 triggered Dark Matter cards",
        "And Ann has 1 GPP",
        sectors(north="Dark Matter down"),
        "When Ann reveals the galaxy",
        "Then the challenge's state is lost",
        "When Ann consumes Dark Matter",
        "Then Ann wins",
        "And the challenge's state is lost",
    )

    assert found == ""


def test_a_galaxy_shrunk_to_one_sector_of_ten_is_survived_once_it_is_won() -> None:
    found = holds(
        "And Ann has 9 GPP",
        "And Ann has 10 cards in the north sector",
        "When Ann consumes Plain north sector card 1",
        *["And Ann reveals the galaxy", "And Ann consumes Plain north sector card 2"],
        "Then Sector Survivor's box is open",
        *[
            step
            for number in range(3, 11)
            for step in ("When Ann reveals the galaxy", f"And Ann consumes Plain north sector card {number}")
        ],
        "Then Ann wins",
        "And Sector Survivor's box is ticked",
    )

    assert found == ""

"""The numbers that the rulebook's rulings supply, and a printed deck may have otherwise."""

from collections.abc import Mapping

DEFAULTS: Mapping[str, int] = {
    "deck.small_planets": 10,
    "deck.medium_planets": 6,
    "deck.gavbek": 1,
    "deck.linkbek": 1,
    "deck.aetheros": 1,
    "deck.orrak": 1,
    "deck.taurrus": 1,
    "deck.moons": 6,
    "deck.pulsar_stars": 2,
    "deck.neutron_stars": 2,
    "deck.stellar_fragments": 2,
    "deck.white_dwarfs": 1,
    "deck.binary_stars": 2,
    "deck.supernovas": 2,
    "deck.dark_matter": 4,
    "deck.cosmic_storms": 4,
    "deck.gravity_well_nebulae": 4,
    "start.distant_space_face_up": 0,
    "start.gpp": 1,
    "cost.pulsar_star": 1,
    "cost.neutron_star": 2,
    "cost.stellar_fragments": 1,
    "cost.white_dwarf": 2,
    "cost.binary_star": 2,
    "cost.supernova": 2,
    "cost.dark_matter": 1,
    "cost.cosmic_storm": 2,
    "cost.gravity_well_nebula": 2,
}

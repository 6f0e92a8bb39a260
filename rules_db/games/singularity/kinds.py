"""The kinds of cards, by the names that the rulebook gives them."""

from collections.abc import Mapping

SMALL_PLANET = "Small Planet"
MEDIUM_PLANET = "Medium Planet"
GAVBEK = "Gavbek"
LINKBEK = "Linkbek"
AETHEROS = "Aetheros"
ORRAK = "Orrak"
TAURRUS = "Taurrus"
MOON = "Moon"
PULSAR_STAR = "Pulsar Star"
NEUTRON_STAR = "Neutron Star"
STELLAR_FRAGMENTS = "Stellar Fragments"
WHITE_DWARF = "White Dwarf"
BINARY_STAR = "Binary Star"
SUPERNOVA = "Supernova"
DARK_MATTER = "Dark Matter"
COSMIC_STORM = "Cosmic Storm"
NEBULA = "Gravity Well Nebula"

SMALL, MEDIUM, LARGE = "small", "medium", "large"

TWINS = (GAVBEK, LINKBEK)
LARGE_PLANETS = frozenset({AETHEROS, ORRAK, TAURRUS})
MEDIUM_PLANETS = frozenset({MEDIUM_PLANET, *TWINS})
PLANETS = frozenset({SMALL_PLANET, *MEDIUM_PLANETS, *LARGE_PLANETS})
STARS = frozenset({PULSAR_STAR, NEUTRON_STAR, STELLAR_FRAGMENTS, WHITE_DWARF, BINARY_STAR, SUPERNOVA})

DECK_SETTINGS: Mapping[str, str] = {
    "deck.small_planets": SMALL_PLANET,
    "deck.medium_planets": MEDIUM_PLANET,
    "deck.gavbek": GAVBEK,
    "deck.linkbek": LINKBEK,
    "deck.aetheros": AETHEROS,
    "deck.orrak": ORRAK,
    "deck.taurrus": TAURRUS,
    "deck.moons": MOON,
    "deck.pulsar_stars": PULSAR_STAR,
    "deck.neutron_stars": NEUTRON_STAR,
    "deck.stellar_fragments": STELLAR_FRAGMENTS,
    "deck.white_dwarfs": WHITE_DWARF,
    "deck.binary_stars": BINARY_STAR,
    "deck.supernovas": SUPERNOVA,
    "deck.dark_matter": DARK_MATTER,
    "deck.cosmic_storms": COSMIC_STORM,
    "deck.gravity_well_nebulae": NEBULA,
}
"""The setting that says how many cards of a kind the deck holds."""

KINDS = tuple(DECK_SETTINGS.values())

COST_SETTINGS: Mapping[str, str] = {
    PULSAR_STAR: "cost.pulsar_star",
    NEUTRON_STAR: "cost.neutron_star",
    STELLAR_FRAGMENTS: "cost.stellar_fragments",
    WHITE_DWARF: "cost.white_dwarf",
    BINARY_STAR: "cost.binary_star",
    SUPERNOVA: "cost.supernova",
    DARK_MATTER: "cost.dark_matter",
    COSMIC_STORM: "cost.cosmic_storm",
    NEBULA: "cost.gravity_well_nebula",
}
"""The setting that says what a card of a kind costs; Planets and Moons cost nothing."""

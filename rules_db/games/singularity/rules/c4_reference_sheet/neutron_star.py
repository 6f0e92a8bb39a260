"""Section 4.5: Neutron Star."""

from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import COSMIC_STORM, DARK_MATTER, STARS


@book.rule("4.5.1", without=False)
def neutron_star_moves_a_card() -> bool:
    """The top card of Distant Space goes to the Singularity."""
    return True


@book.rule("4.5.2", without=False)
def neutron_star_silences(kind: str) -> bool:
    """The moved card triggers none of its effects."""
    if kind == COSMIC_STORM:
        return neutron_star_silences_reveals()
    if kind == DARK_MATTER:
        return neutron_star_silences_merges()
    return neutron_star_silences_stars() if kind in STARS else True


@book.rule("4.5.2.a", without=False)
def neutron_star_silences_reveals() -> bool:
    """Its “When Revealed” effect is ignored."""
    return True


@book.rule("4.5.2.b", without=False)
def neutron_star_silences_stars() -> bool:
    """Its “When Consumed” effect is ignored."""
    return True


@book.rule("4.5.2.c", without=False)
def neutron_star_silences_merges() -> bool:
    """Its “Merge” effect is ignored."""
    return True


@book.rule("4.5.3", without=False)
def neutron_star_gains_nothing() -> bool:
    """A moved Planet gives no GPP."""
    return True

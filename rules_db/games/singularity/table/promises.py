"""What the checks of random games ask of a galaxy: its cards, and what its player may not know."""

from rules_db.engine.chance import Chance
from rules_db.engine.state.copying import copied
from rules_db.games.singularity.state import Galaxy
from rules_db.games.singularity.views import is_seen


class SingularityPromises:
    """The Promises of Singularity."""

    def players(self, state: Galaxy) -> list[str]:
        return [state.player]

    def cards(self, state: Galaxy) -> list[str]:
        piles = (state.deck, *state.stacks, state.moons.values(), state.distant, state.singularity)
        return sorted(card for pile in piles for card in pile)

    def disguised(self, state: Galaxy, player: str, chance: Chance) -> Galaxy:
        """The hidden cards of the galaxy change places, and chance is another one."""
        other = copied(state)
        other.chance = chance.another()
        piles = [*other.stacks, other.distant]
        places = [(pile, at) for pile in piles for at, card in enumerate(pile) if not is_seen(state, card)]
        before = [pile[at] for pile, at in places]
        cards = sorted(before)
        chance.shuffle(cards)
        for (pile, at), card in zip(places, cards, strict=True):
            pile[at] = card
        if other.resolving is not None:
            beneath = other.resolving.beneath
            other.resolving.beneath = dict(zip(before, cards, strict=True)).get(beneath, beneath)
        return other


PROMISES = SingularityPromises()

"""Deeds that texts tell of monsters as they are Normal Summoned with Tributes, and as they attack."""

NO_TRIBUTES, TWO_TRIBUTES = "be Normal Summoned without Tributes", "count as two Tributes"
"""A card needs none, whatever its Level; a card stands for two, for monsters of a sort."""

EARLIER_MOVES = "attack as before it evolved"
"""What a text lets a Pokémon do with the cards beneath it."""

EACH_ONCE = "attack each summon once"
"""A card may attack every summon of the opponents, and no player after one of them."""

SET_MONSTERS, FLIP_SUMMON = "Set monsters", "Flip Summon"
"""What players do with monsters besides their other summonings."""

IN_DEFENSE, WITH_DEF = "attack in Defense Position", "attack in Defense Position with DEF"
"""What a text lets a monster do as it lies on its side; with the second its DEF is the stat with which it fights."""

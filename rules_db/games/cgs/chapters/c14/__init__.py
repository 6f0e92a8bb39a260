"""Attacks and blocks of every game in the engine: what texts ask for an attack, who must block, and several at once."""

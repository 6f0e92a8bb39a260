"""Singularity: a black hole, alone, eats a galaxy of 50 cards."""

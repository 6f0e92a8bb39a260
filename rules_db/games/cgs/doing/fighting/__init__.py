"""Attacks and battles: who meets whom, what damage comes of it, and what it does."""

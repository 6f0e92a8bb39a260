"""The Card Game Singularity: six card games at one table."""

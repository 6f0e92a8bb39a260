"""A game while it is played: sessions, records, what is told of it, and random games with every promise checked."""

"""The course of a game: its start, phases and turns, the Queue, events, what lasts, and the end."""

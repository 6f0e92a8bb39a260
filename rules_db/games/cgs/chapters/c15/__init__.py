"""Chapter 15 in the engine: playing Uno, the Uno pile and its cards, and the call of UNO."""

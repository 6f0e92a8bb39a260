"""Commands on games: examples, proofs, and games that are played, solved and studied."""

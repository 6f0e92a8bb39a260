"""What texts say: words, noun phrases, clauses, sentences and effects, each a part of the grammar."""

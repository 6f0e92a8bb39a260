"""What scripts/bench.py measures: a module a kind of figure."""

"""Which rules the examples prove: each switched off in turn, its rung of the ladder, and its watches."""

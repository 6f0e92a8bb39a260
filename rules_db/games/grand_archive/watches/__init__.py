"""The watches: second readers of the rules, a module a chapter, written from the rulebook and not from the engine."""

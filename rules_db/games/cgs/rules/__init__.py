"""The registered rules: a folder a chapter of the rulebook, a function a rule."""

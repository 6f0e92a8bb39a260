"""Reference engines: a package a game, a folder a chapter of its rulebook, a function a rule."""

"""Reference engines: one package a game, one module a chapter of its rulebook, one function a rule."""

from rules_db.games.kernel import Game


def games() -> dict[str, Game]:
    """The games that have an engine, by rulebook key; they are imported when this is called."""
    from rules_db.games.scene import game_keys, load_scene

    return {key: load_scene(key).game for key in game_keys()}

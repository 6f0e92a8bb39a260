"""Every game has the same rooms, and its registered rules stand in the folder of their chapter."""

import pkgutil
from importlib import import_module

import pytest

from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.registry import Entry
from rules_db.model import Library, PageRole, RulebookId


@pytest.fixture(params=engine_keys())
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def package(key: str) -> str:
    return f"rules_db.games.{key.replace('-', '_')}"


def entries(key: str) -> list[Entry]:
    return list(load_engine(key).game.book.entries.values())


def chapters(library: Library, key: str) -> dict[str, str]:
    """The number of the chapter that each rule of a rulebook stands in."""
    pages = {page.file: page.number for page in library.pages if page.role is PageRole.CHAPTER}
    return {rule.id: pages[rule.place.file] for rule in library.rules_of(RulebookId(key))}


def modules_of_rules(key: str) -> list[str]:
    """The modules in the folders of a game's chapters."""
    rules = import_module(f"{package(key)}.rules")
    found = pkgutil.walk_packages(rules.__path__, f"{rules.__name__}.")
    return [module.name for module in found if not module.ispkg]


def test_every_rule_stands_in_the_folder_of_its_chapter(key: str, library: Library) -> None:
    chapter_of = chapters(library, key)

    astray = [
        f"{entry.id} in {entry.module}"
        for entry in entries(key)
        if not entry.module.startswith(folder_of(key, chapter_of[entry.id]))
    ]

    assert astray == []


def folder_of(key: str, chapter: str) -> str:
    """How the name of the folder of a chapter begins: c600_ for chapter 600, c2_1_ for 2.1, t_ for chapter T."""
    return f"{package(key)}.rules.{'c' if chapter[0].isdigit() else ''}{chapter.lower().replace('.', '_')}_"


def test_every_module_of_a_chapter_registers_a_rule(key: str) -> None:
    registering = {entry.module for entry in entries(key)}

    assert [name for name in modules_of_rules(key) if name not in registering] == []


@pytest.mark.parametrize("room", ["book", "engine", "game", "state", "setup", "flow", "views"])
def test_every_game_begins_with_the_same_modules(key: str, room: str) -> None:
    assert import_module(f"{package(key)}.{room}").__doc__


@pytest.mark.parametrize("room", ["rules", "actions", "table", "watches"])
def test_every_game_has_the_same_rooms(key: str, room: str) -> None:
    assert import_module(f"{package(key)}.{room}").__path__


@pytest.mark.parametrize("key", [key for key in engine_keys() if load_engine(key).card_text])
def test_every_game_whose_cards_have_text_has_a_room_for_it(key: str) -> None:
    assert import_module(f"{package(key)}.card_text").__path__

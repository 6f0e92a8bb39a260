"""A site, and its database, made of texts that try to become script; what the check says of them is not heard."""

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import cycle
from pathlib import Path

import pytest
from hostile import RUN, TEXTS, hostile_concepts, hostile_files, hostile_page, invented
from mkdocs.commands.build import build
from mkdocs.config import load_config
from project import ROOT
from small_pages import rulebook

from rules_db.build import read_library
from rules_db.model import Citation, Example, ExampleCard, ExampleEvent, Library, Moment, Watch
from rules_db.site.examples.gherkin import read_blocks
from rules_db.site.view.current import Current
from rules_db.store import write_database

SEED, INVENTED = 20_261_122, 30
CARD = f"<svg onload={RUN}"  # a card's name has no closing bracket: it would be a placeholder
MAP = "# T Map\n\n## T2 Play\n\nT2.2 Cards move.\n\nT2.5 Cards are played.\n\nT2.8 Players pass.\n"
GAME = f"""# A game

```playthrough
Given a game of grand-archive with Ann and Bob
And Ann has in the hand:
  | card   | memory cost |
  | {CARD} | 3           |

Ann plays {CARD}
  T2.5 played (Ann): {CARD}, origin hand
```
"""


def hostile_project() -> dict[str, str]:
    """Two rulebooks of nothing but such texts, known and invented, and one whose game is played with such a card."""
    new = tuple(invented(INVENTED, SEED))
    files = hostile_files("toy", 1, TEXTS) | hostile_files("more", 2, new)
    files |= rulebook("grand-archive", order=3, cT=MAP, background=GAME)
    concepts = hostile_concepts(("toy", "more"), (*TEXTS, *new))
    return files | {"concepts.md": concepts, "extra.md": hostile_page((*TEXTS, *new)), "index.md": "# Home\n"}


def build_unchecked(files: dict[str, str], root: Path) -> tuple[Path, Path]:
    """The folder of the site that files of the docs folder make, and its database, whatever is wrong with them."""
    for name, text in files.items():
        path = root / "docs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="")
    shutil.copy(ROOT / "mkdocs.yml", root)
    library = _played(read_library(files)[0])
    write_database(library, root / "rules.db", {})
    current = Current(library, sha256((root / "rules.db").read_bytes()).hexdigest())
    unchecked: Callable[..., Current] = lambda docs, database: current  # noqa: E731
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rules_db.site.plugin.current_library", unchecked)
        build(load_config(str(root / "mkdocs.yml")))
    return root / "site", root / "rules.db"


def _played(library: Library) -> Library:
    """The library as if an engine had played its examples, and told such texts of them."""
    told = [*zip(library.examples, cycle(TEXTS), strict=False)]
    return replace(
        library,
        rules=tuple(replace(rule, level="L1", level_reason=text) for rule, text in zip(library.rules, cycle(TEXTS))),
        examples=tuple(replace(example, outcome="passed") for example, _ in told),
        events=tuple(
            ExampleEvent(each.id, text, 0, text, each.rule, text, json.dumps({"card": text, text: [text]}), None)
            for each, text in told
        ),
        example_cards=tuple(card for each, text in told for card in _cards(each, text)),
        citations=tuple(Citation(each.rule, text, text, 1) for each, text in told),
        watches=tuple(Watch(each.rule, text, text, 1, text) for each, text in told),
    )


def _cards(example: Example, text: str) -> Iterator[ExampleCard]:
    for block in read_blocks(example.text):
        for zone in ("hand", text):
            laid = f"{text} {zone}", "Ann", zone, text, text, text, False, False
            yield ExampleCard(example.id, block.title, Moment.START, *laid)

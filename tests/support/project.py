"""The project's own folder, and the files of a toy rulebook that tests write."""

from collections.abc import Callable
from pathlib import Path

from rules_db.errors import Problem
from rules_db.model import Library

ROOT = Path(__file__).resolve().parents[2]

OVERVIEW = """---
rulebook: toy
page: overview
title: The Toy Game
short_title: Toy
order: 1
version: "1"
source:
  title: The Toy Rules
  file: toy.txt
  reader: outline
  attribution: Nobody
---

# The Toy Game

A game for tests.
"""
CHAPTER_FRONT = """---
rulebook: toy
chapter: 1
---

"""

ReadToy = Callable[..., tuple[Library, list[Problem]]]

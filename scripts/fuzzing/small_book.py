"""A small rulebook without a mistake, in which everything occurs that a rulebook may hold."""

from collections.abc import Mapping

_OVERVIEW = """---
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
  url: https://example.org/toy
  date: "2022-05-17"
  attribution: Nobody
---

# The Toy Game

A game for tests.

## Chapters

All of it.
"""
_CHAPTER = """---
rulebook: toy
chapter: 1
deviations:
  - {number: "1.4", is: missing, finding: B1}
  - {number: "1.2", is: repeated, finding: B1}
---

# 1 Play

By section 1.1 players play.

## 1.1 Turns

1.1.1 A player draws a card at the start of each turn, as in 1.1.2.a.

1.1.2 *Prohibition.* A card must not be shown, except under 1.2.1.

1.1.2.a A shown card is discarded (see 1.1.1).

*Equivalence: Zones*

| class | Toy | Other |
|---|---|---|
| pile | Deck | Library |
| hand | Hand | none |

1.1.2.b Pile includes the discard pile, for rules 1.1.1-1.1.2.

!!! ruling "1.1.2.b.R1 Whether the deck is a pile"

    - question: Is the deck a pile?
    - decision: Yes, by 1.1.2.b.
    - reason: The table says so.
    - settles: B1

## 1.2 Hands

1.2.1 The hand is hidden, and a player may look at the hand.

*Sizes*

| players | cards |
|---|---|
| 2 | 5 |
| 3 | 4 |

## 1.2 Decks

1.2.1 A deck has cards, and a deck of a ship has none.

## 1.3 Ends

1.3.1 The game ends, section 1.2 "Hands" notwithstanding.

## 1.5 Draws

1.5.1 A player who cannot draw a card loses.
"""
_OTHER = """---
rulebook: other
chapter: S
---

# S Supertypes

## S1 Unique

S1.a A card may be unique.

S1.b A player must not control two unique objects of one name.
"""
_GLOSSARY = """---
rulebook: toy
page: glossary
---

# Glossary

## Card

- aliases: sheet
- search aliases: slip, leaf
- defined by: 1.1.1

What players draw.

## Deck

- not in: deck of a ship

Cards in a pile.

## Hand

- defined by: 1.2.1

Cards that one player sees.
"""
_FINDINGS = """---
rulebook: toy
page: findings
---

# Findings

## B1 A number is left out

- kind: numbering
- lines: 5, 7-8
- rules: 1.1.1, 1.2.1
- settled by: 1.1.2.b.R1

The fourth section is missing.

## B2 The hand has no size

- kind: gap
- lines: 6
- handled: left open

Nobody says how large a hand is.
"""
_CONCEPTS = """---
page: concepts
---

# Concepts

| concept | toy | other |
|---|---|---|
| card | Card | none |
| draw pile | Deck | none |
"""
_RULES = ("1.1.1", "1.1.2", "1.1.2.a", "1.1.2.b", "1.2.1", "1.2.1bis", "1.3.1", "1.5.1")
_MAP = "rule,source,first_line,last_line,hash,note\n" + "".join(
    f"toy-{rule},toy.txt,{line},{line},,\n" for line, rule in enumerate(_RULES, 1)
)

BOOK: Mapping[str, str] = {
    "rulebooks/toy/index.md": _OVERVIEW,
    "rulebooks/toy/1-play.md": _CHAPTER,
    "rulebooks/toy/glossary.md": _GLOSSARY,
    "rulebooks/toy/findings.md": _FINDINGS,
    "rulebooks/toy/history.md": "---\nrulebook: toy\npage: background\n---\n\n# History\n\nIt is old (1.1.1).\n",
    "rulebooks/toy/source-map.csv": _MAP,
    "rulebooks/toy/asked.csv": 'rule,asked\ntoy-1.1.1,when do I draw\ntoy-1.2.1,"may I look, please"\n',
    "rulebooks/other/index.md": _OVERVIEW.replace("toy", "other").replace("order: 1", "order: 2"),
    "rulebooks/other/s-supertypes.md": _OTHER,
    "rulebooks/other/source-map.csv": (
        "rule,source,first_line,last_line,hash,note\nother-S1.a,other.txt,1,1,,\nother-S1.b,other.txt,2,2,,\n"
    ),
    "concepts.md": _CONCEPTS,
}

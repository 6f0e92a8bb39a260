"""A toy rulebook with everything that a rulebook can have, and one with a chapter alone."""

from small_pages import rulebook

GLOSSARY = """# Glossary

Words to know.

## Card

- aliases: sheet, leaf
- search aliases: tile
- defined by: 1.1

A thing that a player can draw.

## Draw

To take a card.
"""
FINDINGS = """# Findings

## G1 How red

- kind: gap
- lines: 3, 5-6
- rules: 1.1
- settled by: 1.1.R1

A card is red, says 1.1, but how red?

## G2 A slip

- kind: wording
- lines: 4
- handled: 1.1.a says it in full

Half a sentence.
"""
CHAPTER = """# 1 Play

## 1.1 Cards

1.1.1 A **card** is red.

1.1.1.a Red is a colour, see 1.1.2.

1.1.2 To draw a card: take it, see 1.1.1.

## 1.2 Rest

1.2.1 Nothing else.
"""
RULED = """# 1 Play

1.1 A card is red.

!!! ruling "1.1.R1 Very red"

    - question: How red?
    - decision: Very red, see 1.2.
    - reason: It shows.
    - settles: G1

    | setting | default | meaning |
    |---|---|---|
    | red.depth | 3 | how red |

1.1.a It is thin.

1.2 To draw a card: take it.
"""
SECOND = "---\nrulebook: toy\nchapter: 2\n---\n\n# 2 End\n\n2.1 Whoever cannot draw loses, see 1.1.2.\n"
PLAIN = rulebook("toy", c1=CHAPTER)
FULL = rulebook("toy", c1=RULED, glossary=GLOSSARY, findings=FINDINGS)
FOLDER = "rulebooks/toy"

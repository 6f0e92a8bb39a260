"""An invented document of each family that a reader knows."""

OUTLINE = """\
Harbour wiki
@harbourmaster
Last active May 1, 2020

Tide Race
100. Boats
1. Each player sails one boat.
a. A boat floats unless a card
sinks it.
* * *
2. A boat has one mast.
102. Oars
1. An oar is made of wood.
101. Sails
1. A sail is raised or lowered.
102. Anchors
1. An anchor holds its boat
in place.
Log in to comment
"""

GITBOOK = """\
LogoLogo
  • Start here
    • Kites - Colours
©2020 The Kite Club
On this page
Export as PDF
  1. Kites
  2. Kites - Shapes

Kites - Tails

PreviousKites - ShapesNextKites - Winds
Last updated 2 years ago

A kite has at most one tail.

See

Long Tails

  1. A long tail slows its kite.
    1. Rain doubles this.
Powered by GitBook
"""

LATEX = """\
Snail Derby Handbook

By A. Gardener
Contents
1\tIntroduction\t1
\t1.1\tOther\tDerbies\t1
2\tRules\t2
\t2.1\tTerms\t2

Introduction

1.1 Other Derbies

Many gardens hold a derby.

Issues

- Most of them are slow.

Rules

2.1 Terms

SNAIL: A racer.

2.2 The Start

- Wet Snails:
 - A wet snail starts first.
---
2. Second Lap:

References

[1]
"""

PDF_MARKDOWN = """\
Scanned in spring
# Lantern Night

### Goal:

Light the last lantern.

"The night is long,

and the oil is short."

#### ✓ Wicks:

- Trim one wick each turn.
- Wet Wicks:
!
# A burnt wick stays burnt.
#### You may light lanterns that stand in rain:
![](_page_2.jpeg)

"Spark" and "Glow" cards are free.
"""

"""A small rulebook, its document, and the rows that map it in full.

The hashes are those of `printf '…' | sha256sum | cut -c1-16`.
"""

from rules_db.audit import AuditReport
from rules_db.model import Library
from rules_db.parse import parse_library

OVERVIEW = """---
rulebook: tide
page: overview
title: Tide Race
short_title: Tide
order: 1
version: "1"
source:
  title: Tide Race
  file: tide.txt
  reader: outline
  attribution: Nobody
---

# Tide Race

Boats race.
"""
CHAPTER = """---
rulebook: tide
chapter: 100
deviations:
  - {number: "102", is: repeated, finding: N1}
---

# 100 Boats

100.1 A player has one boat.

100.1.a Boats float.

## 102 Oars

102.1 Oars are wooden.

## 102 Anchors

102.1 An anchor holds a boat.
"""
DOCUMENT = """\
Tide Race
100. Boats
1. Each player sails one boat.
a. A boat floats.
Boats look splendid.

102. Oars
1. An oar is made of wood.
102. Anchors
1. An anchor keeps its boat in place.
"""
BOAT = "tide-100.1,tide.txt,3,3,bafc23da2c45048b,"
FLOATS = "tide-100.1.a,tide.txt,4,4,ec0071276e55a913,"
PRAISE = ",tide.txt,5,5,72baf1e057ebf4a2,praise"
OAR = "tide-102.1,tide.txt,8,8,15c661b164fe7461,"
ANCHOR = "tide-102.1bis,tide.txt,10,10,e68a8a1073bfa06d,"
MAP = "rulebooks/tide/source-map.csv"


def library_of(*rows: str, chapter: str = CHAPTER, overview: str = OVERVIEW) -> Library:
    header = "rule,source,first_line,last_line,hash,note"
    return parse_library(
        {
            "rulebooks/tide/index.md": overview,
            "rulebooks/tide/100-boats.md": chapter,
            MAP: "\n".join((header, *rows, "")),
        }
    )[0]


def said(report: AuditReport) -> list[tuple[str, str]]:
    """(fault, line) of each finding."""
    return [(finding.fault.value, str(finding)) for finding in report.findings]

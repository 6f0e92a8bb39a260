"""Numbers and words become links."""

from rules_db.link.index import LinkIndex, index_library
from rules_db.link.library import link_library, link_part, texts
from rules_db.link.references import Mention, find_references
from rules_db.link.terms import TermMention, find_terms

__all__ = [
    "LinkIndex",
    "Mention",
    "TermMention",
    "find_references",
    "find_terms",
    "index_library",
    "link_library",
    "link_part",
    "texts",
]

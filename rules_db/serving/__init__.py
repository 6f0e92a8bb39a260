"""How requests are let in, waited on and answered, so that nobody can keep the others waiting."""

from rules_db.serving.edition import Edition
from rules_db.serving.names import KnownNames
from rules_db.serving.newest import Newest
from rules_db.serving.patience import PatientProtocol

__all__ = ["Edition", "KnownNames", "Newest", "PatientProtocol"]

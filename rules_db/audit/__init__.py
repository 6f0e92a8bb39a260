"""Whether the source documents are restated in full: every rule line, every rule, and the same edition still.

`audit` compares; `stamp` notes which wording was compared. Nothing of a document's text is kept or reported.
"""

from rules_db.audit.compare import audit
from rules_db.audit.report import AuditFinding, AuditReport, BookAudit, Fault, LeftOut, SetAside
from rules_db.audit.stamp import stamp

__all__ = ["AuditFinding", "AuditReport", "BookAudit", "Fault", "LeftOut", "SetAside", "audit", "stamp"]

"""The site as something to install, and to read without a network."""

from rules_db.site.installed.icons import icons
from rules_db.site.installed.manifest import MANIFEST, manifest
from rules_db.site.installed.worker import WORKER, worker

__all__ = ["MANIFEST", "WORKER", "icons", "manifest", "worker"]

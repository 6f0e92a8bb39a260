"""What a system reads before it installs the site: name, icons, colours, and where it begins."""

import json

from rules_db.site.installed.icons import icons
from rules_db.site.sharing.card import PAPER

MANIFEST = "manifest.webmanifest"


def manifest(name: str, description: str) -> str:
    """The manifest; its addresses are relative to the root of the site, where it stands."""
    paper = "#" + "".join(f"{channel:02x}" for channel in PAPER)
    said = {
        "name": name,
        "description": description,
        "id": "./",
        "start_url": "./index.html",
        "scope": "./",
        "display": "standalone",
        "background_color": paper,
        "theme_color": paper,
        "icons": [
            {"src": each.address, "sizes": f"{each.side}x{each.side}", "type": "image/png", "purpose": each.purpose}
            for each in icons()
        ],
    }
    return json.dumps({key: value for key, value in said.items() if value}, ensure_ascii=False, indent=1)

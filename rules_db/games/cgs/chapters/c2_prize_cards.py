"""Prize cards are taken when summons are destroyed (section 2.5)."""

from rules_db.games.cgs.doing.zones import prizes

LOADED = prizes

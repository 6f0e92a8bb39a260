"""Special Conditions: after a turn, and what they keep summons of every game from."""

from __future__ import annotations

from rules_db.games.cgs.doing import checkup

LOADED = checkup

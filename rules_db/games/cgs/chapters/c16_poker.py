"""Chapter 16 so far: poker hands, judged without a table. They are loaded here, so that their rules are known."""

import rules_db.games.cgs.poker  # noqa: F401

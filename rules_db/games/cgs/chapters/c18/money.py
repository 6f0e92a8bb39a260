"""Payments: the choice what to pay with is loaded here."""

from __future__ import annotations

import rules_db.games.cgs.doing.monopoly.money  # noqa: F401

"""What cards say is in use from here on."""

from rules_db.games.cgs.card_text.doing import in_use

TEXT = in_use.CardText
"""What reads cards, carries out their effects and notices what sets them off."""

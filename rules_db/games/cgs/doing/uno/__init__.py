"""What rules on Uno share: the pile with what covers and uncovers, the deck, the effects of Uno cards, the calls."""

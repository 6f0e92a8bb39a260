"""What rules on Yu-Gi-Oh! cards share: concealing, flipping, positions, Tributes, materials."""

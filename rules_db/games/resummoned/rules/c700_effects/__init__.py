"""Chapter 700: effects, the Chain, costs, targets, triggers and Equip cards."""

"""What chapter 17 hangs into the engine: the actions of the Dealer, its effects, and buying."""

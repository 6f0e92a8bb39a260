"""Chapter 17: the Dealer, its cards, what it sells, when it acts, and the effects that it creates."""

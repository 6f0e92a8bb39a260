"""Commands on rulebooks, and on what is made of them."""

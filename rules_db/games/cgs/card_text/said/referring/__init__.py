"""What is meant by what has been spoken of before: it, that card, those."""

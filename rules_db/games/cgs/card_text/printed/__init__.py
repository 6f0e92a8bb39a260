"""What is printed on cards, put into the words in which it is read."""

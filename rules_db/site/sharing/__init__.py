"""What a chat shows of a link: tags in the head of every page, a picture a rulebook, and a small page a rule."""

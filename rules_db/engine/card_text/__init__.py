"""What cards say, for every game: sentences made of parts, and the verbs that they are built for.

A game writes its parts (noun phrases, amounts, conditions …) and its verbs as tables of forms. From the same tables
texts are read, completed, invented at random and printed into the documentation, and what is wrong with a text is said.
"""

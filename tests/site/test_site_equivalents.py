"""What other games call a term, on its glossary's page."""

from small_pages import by_class, by_id, links, page_of, rulebook, words

TABLE = """# 1 Play

1.1 A card is red, and red cards match.

*Equivalence: Colours*

| class | Magic | Uno | Poker |
|---|---|---|---|
| red | Red; Rose (pale) | Flame | none |

1.1.a *Definition.* Red is warm.
"""
GLOSSARY = "# Glossary\n\n## Card\n\nA thing.\n\n## Crimson\n\n- aliases: red\n\nA warm one.\n"
OTHER = "# 1 Play\n\n1.1 A tile is put down.\n"
FILES = (
    rulebook("toy", c1=TABLE, glossary=GLOSSARY)
    | rulebook("chess", order=2, c1=OTHER, glossary="# Glossary\n\n## Tile\n\nA piece.\n")
    | {"concepts.md": "# Concepts\n\n| concept | toy | chess |\n|---|---|---|\n| piece | card | tile |\n"}
)


def test_a_term_names_what_the_other_rulebooks_call_its_concept() -> None:
    entry = by_id(page_of(FILES, "rulebooks/toy/glossary.md"), "toy-term-card")

    (line,) = by_class(entry, "entry__equivalents")

    assert words(line) == "Elsewhere piece: chess Tile"
    assert links(line) == [
        ("piece", "../../concepts.html#concept-piece"),
        ("chess Tile", "../chess/glossary.html#chess-term-tile"),
    ]


def test_a_term_that_an_equivalence_table_holds_shows_its_class_game_by_game() -> None:
    entry = by_id(page_of(FILES, "rulebooks/toy/glossary.md"), "toy-term-crimson")

    (line,) = by_class(entry, "entry__equivalents")

    assert words(line) == "Equivalent red (1.1.a): Magic Red, Rose · Uno Flame"
    assert links(line) == [("1.1.a", "c1.html#toy-1.1.a")]

"""Rulebooks made for measuring."""

import random
from pathlib import Path

TERMS = "card deck hand turn phase player draw play zone attack damage monster spell trap effect chain"
PLAIN = (
    " may must can cannot only once each every another any other first last next until after before while with without"
    " from into under over beside there where then than more fewer most least both either neither who which whose"
    " them it this that these those one two three four five six seven eight nine ten chosen shown hidden counted kept"
)


def synthetic_docs(folder: Path, rules: int, rules_per_chapter: int, words: str = TERMS) -> None:
    """One rulebook of so many rules of twenty of these words, a reference in every third; the same at every run."""
    chance = random.Random(rules)
    book = folder / "rulebooks" / "big"
    book.mkdir(parents=True)
    front = "---\nrulebook: big\n"
    source = "source: {title: Big, file: big.txt, reader: outline, attribution: nobody}\n"
    (book / "index.md").write_text(
        f'{front}page: overview\ntitle: Big\norder: 1\nversion: "1"\n{source}---\n\n# Big\n\nMade for measuring.\n'
    )
    terms = "".join(f"## {word}\n\nA {word} thing.\n\n" for word in TERMS.split())
    (book / "glossary.md").write_text(f"{front}page: glossary\n---\n\n# Glossary\n\n{terms}")
    rows = ["rule,source,first_line,last_line,hash,note"]
    for chapter in range(1, rules // rules_per_chapter + 1):
        lines = [f"{front}chapter: {chapter}\n---\n\n# {chapter} Chapter\n"]
        for number in range(1, rules_per_chapter + 1):
            text = " ".join(chance.choices(words.split(), k=20))
            link = (
                f", see {chance.randint(1, chapter)}.{chance.randint(1, rules_per_chapter)}" if number % 3 == 0 else ""
            )
            lines.append(f"{chapter}.{number} If the {text}{link}.\n")
            rows.append(f"big-{chapter}.{number},big.txt,{len(rows)},{len(rows)},,")
        (book / f"{chapter}-chapter.md").write_text("\n".join(lines))
    (book / "source-map.csv").write_text("\n".join(rows) + "\n")

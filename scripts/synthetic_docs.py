"""A rulebook made for measuring."""

import random
from pathlib import Path

WORDS = "card deck hand turn phase player draw play zone attack damage monster spell trap effect chain"


def synthetic_docs(folder: Path, rules: int, rules_per_chapter: int) -> None:
    """One rulebook of so many rules, a reference in every third, terms in all; the same at every run."""
    chance = random.Random(rules)
    book = folder / "rulebooks" / "big"
    book.mkdir(parents=True)
    front = "---\nrulebook: big\n"
    source = "source: {title: Big, file: big.txt, reader: outline, attribution: nobody}\n"
    (book / "index.md").write_text(
        f'{front}page: overview\ntitle: Big\norder: 1\nversion: "1"\n{source}---\n\n# Big\n\nMade for measuring.\n'
    )
    terms = "".join(f"## {word}\n\nA {word} thing.\n\n" for word in WORDS.split())
    (book / "glossary.md").write_text(f"{front}page: glossary\n---\n\n# Glossary\n\n{terms}")
    rows = ["rule,source,first_line,last_line,hash,note"]
    for chapter in range(1, rules // rules_per_chapter + 1):
        lines = [f"{front}chapter: {chapter}\n---\n\n# {chapter} Chapter\n"]
        for number in range(1, rules_per_chapter + 1):
            words = " ".join(chance.choices(WORDS.split(), k=20))
            link = (
                f", see {chance.randint(1, chapter)}.{chance.randint(1, rules_per_chapter)}" if number % 3 == 0 else ""
            )
            lines.append(f"{chapter}.{number} If the {words}{link}.\n")
            rows.append(f"big-{chapter}.{number},big.txt,{len(rows)},{len(rows)},,")
        (book / f"{chapter}-chapter.md").write_text("\n".join(lines))
    (book / "source-map.csv").write_text("\n".join(rows) + "\n")

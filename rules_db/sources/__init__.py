"""Readers of source documents, one for each family; a reader says what every non-blank line is for."""

from rules_db.sources.gitbook import read_gitbook
from rules_db.sources.latex import read_latex
from rules_db.sources.lines import Reader, Role, SourceLine, load_text, passage_hash, split_lines, unowned
from rules_db.sources.outline import read_outline
from rules_db.sources.pdf_markdown import read_pdf_markdown

READERS: dict[str, Reader] = {
    "outline": read_outline,
    "gitbook": read_gitbook,
    "latex": read_latex,
    "pdf-markdown": read_pdf_markdown,
}

__all__ = ["READERS", "Reader", "Role", "SourceLine", "load_text", "passage_hash", "split_lines", "unowned"]

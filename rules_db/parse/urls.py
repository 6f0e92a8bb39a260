"""Where things stand on the site; addresses are relative to its root and work from a folder of files."""


def page_url(file: str) -> str:
    """The address of the page made of a Markdown file (relative to the docs folder)."""
    return file.removesuffix(".md") + ".html"


def anchored(file: str, anchor: str) -> str:
    """The address of a place on a page."""
    return f"{page_url(file)}#{anchor}"

"""One page at a time, as a build of the whole site would make it: MkDocs is set up once, and the library changes."""

import os
from pathlib import Path
from typing import Any

from mkdocs.commands.build import get_context
from mkdocs.config import load_config
from mkdocs.structure.files import get_files, set_exclusions
from mkdocs.structure.nav import get_navigation
from mkdocs.structure.pages import Page

from rules_db.errors import Problem
from rules_db.model import Library
from rules_db.site.navigation import navigation
from rules_db.site.pages.facts import home_cards
from rules_db.site.plugin import RulesPlugin


class Frame:
    """The configuration, navigation and templates of a project's site, around pages of a library that may change."""

    def __init__(self, root: Path, library: Library) -> None:
        os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
        config = load_config(str(root / "mkdocs.yml"), site_dir=str(root / "site"))
        self.root, self.plugin = root, _plugin_of(config)
        self.plugin.library = library
        self.config = config = config.plugins.on_config(config)
        self.plugin.library = None  # MkDocs hands the same plugin to whoever builds next.
        env = config.theme.get_env()
        files = get_files(config)
        files.add_files_from_theme(env, config)
        self.files = config.plugins.on_files(files, config=config)
        set_exclusions(self.files, config)
        self.nav = config.plugins.on_nav(get_navigation(self.files, config), config=config, files=self.files)
        self.late: dict[str, dict[str, str]] = {}  # what pages load late, by their addresses: scripts by their paths
        self.pages = list(self.files.documentation_pages())
        for file in self.pages:
            page = file.page or Page(None, file, config)
            if page.title is None or page.is_homepage:  # Every page has names and suggestions that these give.
                page.read_source(config)
        self.env = config.plugins.on_env(env, config=config, files=self.files)
        self.by_url = {file.url: file for file in self.pages}
        self.outline = self._outline(library)
        self.render(next(iter(self.by_url)))  # Templates are compiled where the first page needs them.

    def show(self, library: Library) -> bool:
        """Whether the pages can be made of this library: not where it needs another navigation."""
        if self._outline(library) != self.outline:
            return False
        old = self.plugin.extension
        self.plugin.show(library)
        extensions: list[Any] = self.config.markdown_extensions
        extensions[extensions.index(old)] = self.plugin.extension
        self.env.globals["rulebooks"] = home_cards(library)
        return True

    def render(self, url: str) -> tuple[str, tuple[Problem, ...]] | None:
        """A page by its address below the root of the site, and what has no place on it; None where it is none."""
        file = self.by_url.get(url)
        if file is None or file.page is None:
            return None
        page, config, plugins = file.page, self.config, self.config.plugins
        page.read_source(config)
        page.markdown = plugins.on_page_markdown(page.markdown or "", page=page, config=config, files=self.files)
        page.render(config, self.files)
        page.content = plugins.on_page_content(page.content or "", page=page, config=config, files=self.files)
        problems = tuple(self.plugin.extension.problems)
        late = self.plugin.extension.late.get(page.file.src_uri, {})
        self.late[url] = {path: str(text) for path, text in late.items() if path.endswith(".js")}
        self.plugin.extension.problems.clear()
        return self._in_template(page), problems

    def _in_template(self, page: Page) -> str:
        page.active = True
        try:
            context = get_context(self.nav, self.pages, self.config, page)
            context = self.config.plugins.on_page_context(context, page=page, config=self.config, nav=self.nav)
            template = self.env.get_template(page.meta.get("template", "main.html"))
            return self.config.plugins.on_post_page(template.render(context), page=page, config=self.config)
        finally:
            page.active = False

    def _outline(self, library: Library) -> object:
        """What of a library the navigation is made of."""
        return navigation(library, (path.name for path in (self.root / "docs").glob("*.md"))), [
            each.file for each in library.pages
        ]


def _plugin_of(config: Any) -> RulesPlugin:
    plugin = config.plugins["rules-db"]
    assert isinstance(plugin, RulesPlugin)
    return plugin

"""The MkDocs plugin: it builds the database and hands MkDocs what the other modules make of it."""

import gc
from collections.abc import Iterable, Mapping
from functools import partial
from html import unescape
from itertools import groupby
from pathlib import Path
from types import MappingProxyType
from typing import Any

from jinja2 import Environment
from markupsafe import Markup
from mkdocs.config import config_options
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, get_plugin_logger
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page as MkDocsPage
from mkdocs.structure.toc import AnchorLink
from mkdocs.utils import get_relative_url
from mkdocs.utils.templates import TemplateContext

from rules_db.errors import RulebookProblems, RulesError
from rules_db.garbage import look_for_garbage_rarely
from rules_db.model import Library
from rules_db.site.extension import RulesExtension
from rules_db.site.front_end import (
    ASSETS,
    SCRIPTS,
    STYLESHEET,
    asset_paths,
    is_unused,
    stylesheets,
    without_source_map,
)
from rules_db.site.graph.data import GraphFile
from rules_db.site.html.elements import Html, html
from rules_db.site.html.pauses import SCRIPT as PAUSE
from rules_db.site.html.pauses import with_pauses
from rules_db.site.html.pipes import with_plain_pipes
from rules_db.site.installed import MANIFEST, WORKER, icons, manifest, worker
from rules_db.site.kept import Kept, KeptFolder
from rules_db.site.navigation import join_pictures, navigation, part_rulebooks
from rules_db.site.pages.facts import (
    DESCRIPTION_CHARACTERS,
    HOME,
    home_cards,
    home_proof,
    page_config,
    page_head,
    rules_beside,
    tries,
)
from rules_db.site.policy import BASE_SCRIPT, page_policy
from rules_db.site.running.files import RunningFiles, running_files
from rules_db.site.running.fonts import font_faces, font_files
from rules_db.site.search.answers import answers_made
from rules_db.site.search.data import DataFile, data_files
from rules_db.site.search.own_words import OwnWordsFile, own_words_file
from rules_db.site.search.ranking import RankingFile, ranking_file
from rules_db.site.sharing.card import cards
from rules_db.site.sharing.rule_page import rule_pages_made
from rules_db.site.sharing.tags import SiteName, sharing_tags
from rules_db.site.view.current import current_library
from rules_db.site.view.library import LibraryView
from rules_db.site.view.plain import counted, first_paragraph, first_words

log = get_plugin_logger(__name__)

NOT_FOUND, SITEMAP = "404.html", "sitemap.xml"
OVERRIDES = Path(__file__).parent / "overrides"


class RulesPluginConfig(Config):  # type: ignore[no-untyped-call]
    database = config_options.Type(str, default="rules.db")
    parts = config_options.Type(str, default="")


class RulesPlugin(BasePlugin[RulesPluginConfig]):  # type: ignore[no-untyped-call]
    """Options, both relative to mkdocs.yml: `database`, where rules.db is written, and `parts`, what npm gave."""

    docs: Path
    view: LibraryView
    extension: RulesExtension
    data: tuple[DataFile, ...]
    own_words: OwnWordsFile
    ranking: RankingFile
    keeping: KeptFolder
    running: RunningFiles | None = None
    fonts: Mapping[str, bytes] = MappingProxyType({})
    library: Library | None = None  # read by somebody else already; else it is that of the docs folder
    is_one_build = False
    is_preview = False

    def on_startup(self, *, command: str, dirty: bool) -> None:
        self.is_one_build = command == "build"
        self.is_preview = command == "serve"
        look_for_garbage_rarely()
        if self.is_one_build:
            gc.disable()  # Until the library is there, all that comes stays.

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        self.docs = docs = Path(config.docs_dir)
        database = _root(config) / self.config.database
        if self.library:
            self.show(self.library)
        else:
            self._show_current(database, config)
        library, kept = self.view.library, self.extension.kept
        answers = [
            kept.take(f"{book.id}, its answers", partial(answers_made, book, self.view)) for book in library.rulebooks
        ]
        self.data = data_files(self.view, [made.said for made in answers])
        self.own_words = own_words_file(self.view)
        if self.config.parts and not self.is_preview:
            parts = database.parent / self.config.parts
            self.running, self.fonts = running_files(parts, library), font_files(parts)
        self.ranking = ranking_file(database)
        if self.is_one_build:
            self.extension.lay_out()
            gc.freeze()  # The library lives to the end: to look through it for garbage costs a tenth of the build.
            gc.enable()
        config.nav = navigation(library, (path.name for path in docs.glob("*.md")))
        config.theme.dirs.insert(0, str(OVERRIDES))
        config.extra_css = [STYLESHEET, *config.extra_css]
        config.extra_javascript = [*SCRIPTS, *config.extra_javascript]
        if not config.site_url:  # A sitemap may hold whole addresses only.
            config.theme.static_templates.discard(SITEMAP)
        config.mdx_configs.setdefault("tables", {})["use_align_attribute"] = True  # A style would be refused.
        config.markdown_extensions.append(self.extension)  # type: ignore[arg-type]  # Markdown takes instances too
        return config

    def show(self, library: Library) -> None:
        """Make the pages that are converted from now on of this library."""
        self.view = LibraryView(library)
        self.extension = RulesExtension(self.view, self.docs, self._policy_tag(), Kept())

    def _show_current(self, database: Path, config: MkDocsConfig) -> None:
        """Make the pages of the library of the docs folder, with the results of an earlier build of the same."""
        try:
            current = current_library(self.docs, database)
        except RulesError as error:
            raise PluginError(str(error)) from error
        self.show(current.library)
        site = _site(config)
        self.keeping = KeptFolder(_root(config), (current.made_of, site.name, site.url, self._policy_tag()))
        self.extension.kept = self.keeping.load()

    def on_files(self, files: Files, config: MkDocsConfig) -> Files:
        for page in self.extension.generated.values():
            is_listed = page.chapter is None
            inclusion = InclusionLevel.INCLUDED if is_listed else InclusionLevel.NOT_IN_NAV
            files.append(File.generated(config, page.file, content=page.markdown, inclusion=inclusion))
        scripts: list[DataFile | OwnWordsFile | GraphFile | RankingFile] = [
            *self.data,
            *([self.own_words] if self.own_words.path else []),
            self.ranking,
            *self.extension.graph_files.values(),
        ]
        for each in scripts:
            files.append(File.generated(config, each.path, content=each.content))
        faces = font_faces(self.fonts)
        for uri, path in asset_paths(ASSETS):
            files.append(File.generated(config, uri, abs_src_path=str(path)))
        for address, bytes_ in (*(self.running.addressed() if self.running else ()), *self.fonts.items()):
            files.append(File.generated(config, address, content=bytes_))
        for uri, style in stylesheets(faces):
            files.append(File.generated(config, uri, content=style))
        for uri, picture in cards(self.view, _site(config)):
            files.append(File.generated(config, uri, content=picture))
        described = manifest(config.site_name, config.site_description or "")
        files.append(File.generated(config, MANIFEST, content=described))
        for icon in icons():
            files.append(File.generated(config, icon.address, content=icon.content()))
        _trim_theme(files, config)
        return files

    def on_nav(self, nav: Navigation, config: MkDocsConfig, files: Files) -> None:
        join_pictures(self.extension.generated.values(), files)
        part_rulebooks(files)

    def on_env(self, env: Environment, config: MkDocsConfig, files: Files) -> Environment:
        if self.extension.problems:  # those of all pages, which are converted by now
            problems = RulebookProblems(self.extension.problems)
            raise PluginError(str(problems)) from problems
        env.autoescape = True  # Before any template is compiled: what is to be markup there says so.
        # `mkdocs serve` writes a script of its own into each page, which loads it anew after a change.
        policy = {} if self.is_preview else {"page_policy": page_policy}
        env.globals |= {**policy, "base_script": Markup(BASE_SCRIPT)}
        env.globals["fonts"] = [*self.fonts]
        env.globals["rulebooks"] = home_cards(self.view.library)
        env.globals["sharing_tags"] = lambda page: self._tags(page, config)
        pages = [(file.url, file.page) for file in files.documentation_pages() if file.page]
        env.globals["page_titles"] = [[url, page.meta.get("title") or page.title] for url, page in pages]
        env.globals["files"] = {file.src_uri for file in files.documentation_pages()}
        env.globals["counted"] = counted
        suggested = self._tries(files)
        env.globals["tries"] = suggested
        home = files.get_file_from_path(HOME)
        chosen = home.page.meta.get("without") if home and home.page else None
        env.globals["home_proof"] = home_proof(self.view.library, chosen)
        env.globals["rules_db_config"] = lambda root, page: (
            page_config(
                root,
                self._book_of(page),
                self.data,
                self.ranking.path,
                self.own_words.path,
                suggested,
                self.running.folder if self.running else "",
                page.file.src_uri if page else "",
            )
            | rules_beside(page.file.src_uri if page else "", self.view)
        )
        return env

    def on_page_markdown(self, markdown: str, page: MkDocsPage, config: MkDocsConfig, files: Files) -> str:
        above = len(page.file.content_string.splitlines()) - len(markdown.splitlines())
        self.extension.open(page.file.src_uri, above)
        page.meta.update(page_head(page.file.src_uri, self.view, self.extension.generated, page.meta))
        if not page.is_homepage:
            page.meta.setdefault("description", first_words(first_paragraph(markdown), DESCRIPTION_CHARACTERS))
        return with_plain_pipes(markdown)

    def on_page_content(self, html: str, page: MkDocsPage, config: MkDocsConfig, files: Files) -> None:
        self._have_links_checked(page, config, files)
        page.title = unescape(page.title or "")
        _unescape_titles(page.toc)

    def on_template_context(self, context: Any, template_name: str, config: MkDocsConfig) -> Any:
        if template_name != NOT_FOUND:
            return context
        return {**context, "site_root": context["base_url"].rstrip("/") + "/", "base_url": "."}

    def on_post_build(self, *, config: MkDocsConfig) -> None:
        site, kept = Path(config.site_dir), self.extension.kept
        kept.take("the small page of each rule", partial(rule_pages_made, self.view, _site(config), self._policy_tag()))
        self.keeping.put(kept, site)
        (site / WORKER).write_text(worker(site, self.running.folder if self.running else ""), encoding="utf-8")

    def on_page_context(
        self, context: TemplateContext, page: MkDocsPage, config: MkDocsConfig, nav: Navigation
    ) -> TemplateContext:
        page.content = with_pauses(page.content or "", get_relative_url(PAUSE, page.url))
        return context

    def _have_links_checked(self, page: MkDocsPage, config: MkDocsConfig, files: Files) -> None:
        """Name the extension's links to MkDocs, which checks files here and anchors when all pages are made."""
        page.links_to_anchors = page.links_to_anchors or {}
        for target, pairs in groupby(sorted(self.extension.links.targets), lambda pair: pair[0]):
            file = files.get_file_from_path(target)
            if file is None:
                level = config.validation.links.not_found
                log.log(level, f"Doc file '{page.file.src_uri}' contains a link '{target}', but there is no such file.")
            else:
                linked = {anchor: f"{target}#{anchor}" for _, anchor in pairs if anchor}
                page.links_to_anchors[file] = linked | page.links_to_anchors.get(file, {})

    def _policy_tag(self) -> Html:
        form = '<meta http-equiv="Content-Security-Policy" content="{}">\n'
        return Html("") if self.is_preview else html(form, page_policy())

    def _tags(self, page: MkDocsPage, config: MkDocsConfig) -> Html:
        site, book = _site(config), self.view.book_of(page.file.src_uri)
        title = config.site_name if page.is_homepage else str(page.meta.get("title") or page.title)
        description = str(page.meta.get("description") or config.site_description or "")
        return sharing_tags(site, page.url, title, description, book.id if book else None)

    def _tries(self, files: Files) -> list[str]:
        """What the home page and the search suggest: `try` in the home page's front matter, a list."""
        home = files.get_file_from_path(HOME)
        chosen = home.page.meta.get("try") if home and home.page else None
        return tries(self.view.library, chosen if isinstance(chosen, list) else ())

    def _book_of(self, page: Any) -> str:
        book = self.view.book_of(page.file.src_uri) if page else None
        return book.id if book else ""


def _root(config: MkDocsConfig) -> Path:
    return Path(config.config_file_path or ".").parent


def _site(config: MkDocsConfig) -> SiteName:
    return SiteName(config.site_name, config.site_url or "")


def _trim_theme(files: Files, config: MkDocsConfig) -> None:
    """Leave out what the theme brings and no page needs."""
    for file in [each for each in files if each.src_dir in config.theme.dirs]:
        if is_unused(file.src_uri):
            files.remove(file)
        elif file.src_uri.endswith((".js", ".css")):
            content = without_source_map(file.content_bytes)
            files.remove(file)
            files.append(File.generated(config, file.src_uri, content=content))


def _unescape_titles(links: Iterable[AnchorLink]) -> None:
    """Make plain text of the titles in a table of contents, which come as HTML: the templates escape them."""
    for link in links:
        link.title = unescape(link.title)
        _unescape_titles(link.children)

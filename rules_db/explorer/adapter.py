"""All that the explorer knows of Datasette 0.65: how to make one, what its hooks are called, what they are given.

Datasette 1.0 splits the metadata into metadata and configuration, moves the address of SQL queries, and gives the
templates other names; it will be met here, in `metadata.py` and in the templates. It drops units, so ours stand in
the descriptions.
"""

import errno
import hashlib
import logging
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextvars import ContextVar
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

from datasette import database as datasette_database  # type: ignore[import-untyped]
from datasette import hookimpl
from datasette.app import Datasette  # type: ignore[import-untyped]
from datasette.database import Database, QueryInterrupted  # type: ignore[import-untyped]
from datasette.inspect import inspect_hash, inspect_tables  # type: ignore[import-untyped]
from datasette.plugins import pm  # type: ignore[import-untyped]
from datasette.utils import CustomRow, InvalidSql, tilde_decode, tilde_encode  # type: ignore[import-untyped]
from datasette.utils.asgi import Base400, Forbidden, NotFound, Response  # type: ignore[import-untyped]
from datasette.views import table as table_view  # type: ignore[import-untyped]
from datasette.views.base import DatasetteError  # type: ignore[import-untyped]
from markupsafe import Markup

from rules_db.explorer.allowance import ALLOWANCE, Allowance, OutOfTime, limited_query
from rules_db.explorer.bounds import BoundConnection, bind, open_bound
from rules_db.explorer.door import App, Message, Receive, Send, guarded
from rules_db.explorer.faults import (
    FORBIDDEN,
    NOT_FOUND,
    Fault,
    fault_of,
    is_limit,
    no_row,
    page_too_slow,
    sql_fault,
    too_slow,
)
from rules_db.explorer.functions import FAILED, add_functions
from rules_db.explorer.limits import LIMITS, QUERY_MILLISECONDS, REQUEST_SECONDS, SETTINGS
from rules_db.explorer.meant import meant_in_sql
from rules_db.explorer.rows import escaped_row, row_of
from rules_db.explorer.view import View, make_view
from rules_db.store import load_library, open_database

HERE = Path(__file__).parent

_log = logging.getLogger(__name__)
_wants_csv = ContextVar("wants_csv", default=False)


class QueryFailed(Exception):
    """SQLite refused a query whose answer was to be CSV."""


class RulesDatabase(Database):  # type: ignore[misc]
    """One rules.db, read within the limits of the explorer and the time of the request."""

    def connect(self, write: bool = False) -> BoundConnection:
        connection = open_bound(Path(self.path))
        self._all_file_connections.append(connection)
        return connection

    async def attached_databases(self) -> list[Any]:
        """None: nothing can be attached, and to look would tell the path of the database."""
        return []

    async def execute(self, sql: str, *arguments: Any, **options: Any) -> Any:
        """As Datasette does it, except that a query that fails does not become an empty CSV file, nor is logged.

        SQLite does not tell why a function fails; after the time limit, that is why.
        """
        allowance = ALLOWANCE.get() or Allowance()
        usual = min(options.pop("custom_time_limit", None) or QUERY_MILLISECONDS, QUERY_MILLISECONDS)
        limit = min(usual, allowance.milliseconds())
        begun = time.process_time()
        try:
            return await super().execute(
                sql, *arguments, **options | {"custom_time_limit": limit, "log_sql_errors": False}
            )
        except QueryInterrupted:
            allowance.note_stop(limit < usual)
            raise
        except MemoryError:
            allowance.met_a_limit = True
            raise
        except sqlite3.DatabaseError as error:
            if str(error) == FAILED and 1000 * (time.process_time() - begun) >= limit:
                allowance.note_stop(limit < usual)
                raise QueryInterrupted(error, sql, arguments) from error
            allowance.met_a_limit = allowance.met_a_limit or is_limit(str(error))
            if _wants_csv.get():
                raise QueryFailed(str(error)) from error
            raise


class RulesDatasette(Datasette):  # type: ignore[misc]
    """Datasette over one rules.db. The view is set first, because Datasette calls the hooks while it is made."""

    def __init__(self, view: View, database: Path, **options: Any) -> None:
        self.view = view
        super().__init__(immutables=[str(database)], **options)
        self.remove_database(database.stem)
        self.add_database(RulesDatabase(self, str(database), is_mutable=False), name=database.stem)

    @property
    def tables(self) -> dict[str, Any]:
        """What was inspected of each table, by its name."""
        found: dict[str, Any] = self.inspect_data[self.view.addresses.database]["tables"]
        return found

    def absolute_url(self, request: Any, path: str) -> str:
        """The path as it is: what a request calls this host is not repeated in links."""
        return path


def make_explorer(database: Path, base_url: str = "/explorer/") -> Datasette:
    """A read-only Datasette over a rules database; its `.app()` is an ASGI application for that address.

    `base_url` has a slash at both ends. Raises StoreError when there is no rules database in that file.
    """
    _prepare_datasette()
    view = make_view(load_library(database), base_url, database.stem, tilde_encode)
    return RulesDatasette(
        view,
        database,
        inspect_data={database.stem: _inspected(database)},
        metadata=view.metadata,
        template_dir=str(HERE / "templates"),
        static_mounts=[("assets", str(HERE / "static"))],
        settings={**SETTINGS, "base_url": base_url},
    )


class _LabelledRow(CustomRow):  # type: ignore[misc]
    """A row with labels that answers for an unknown column as sqlite3.Row does.

    Pages of tables sorted by rowid rely on that: they ask the row for its rowid, and look it up where it has none.
    """

    def __getitem__(self, key: int | str) -> Any:
        try:
            return super().__getitem__(key)
        except KeyError as error:
            raise IndexError(f"No item with that key: {key}") from error


def _prepare_datasette() -> None:
    """Teach the Datasette of this process our hooks, which leave its other instances alone, and our clock."""
    table_view.CustomRow = _LabelledRow
    datasette_database.sqlite_timelimit = limited_query
    sqlite3.enable_callback_tracebacks(False)  # Datasette wants them, but to run out of time is a reader's affair.
    if not pm.is_registered(sys.modules[__name__]):
        pm.register(sys.modules[__name__], "rules-db-explorer")


def _inspected(database: Path) -> dict[str, Any]:
    """What Datasette would otherwise count and hash when it starts."""
    with open_database(database) as connection:
        tables = inspect_tables(connection, {})
    return {"hash": inspect_hash(database), "size": database.stat().st_size, "file": str(database), "tables": tables}


@hookimpl  # type: ignore[untyped-decorator]
def prepare_connection(conn: sqlite3.Connection, datasette: Datasette) -> None:
    if isinstance(datasette, RulesDatasette) and isinstance(conn, BoundConnection):
        add_functions(conn)
        bind(conn)


@hookimpl  # type: ignore[untyped-decorator]
def asgi_wrapper(datasette: Datasette) -> Callable[[App], App]:
    if isinstance(datasette, RulesDatasette):
        return lambda app: guarded(_escaping_rows(_noting(app), datasette), datasette.setting("base_url"))
    return lambda app: app


def _escaping_rows(app: App, datasette: RulesDatasette) -> App:
    """Leads the plain address of a row to the one that Datasette reads."""

    async def escaping(scope: Message, receive: Receive, send: Send) -> None:
        is_request = scope["type"] == "http"
        place = escaped_row(scope["raw_path"], datasette.tables, tilde_encode, tilde_decode) if is_request else None
        if place is None:
            await app(scope, receive, send)
        else:
            query = scope.get("query_string", b"").decode("latin-1")
            await Response.redirect(f"{place}?{query}" if query else place).asgi_send(send)

    return escaping


def _noting(app: App) -> App:
    """What queries have to know of the request that asks them. A server may grant an allowance of its own."""

    async def noting(scope: Message, receive: Receive, send: Send) -> None:
        _wants_csv.set(scope.get("path", "").endswith(".csv"))
        ALLOWANCE.set(scope.get("allowance") or Allowance())
        await app(_in_large_pages(scope), receive, send)

    return noting


def _in_large_pages(scope: Message) -> Message:
    """A request for a whole table, which is then read in as few pages as can be; Datasette means to, and forgets."""
    query: bytes = scope.get("query_string", b"")
    names = dict(parse_qsl(query.decode("latin-1")))
    return {**scope, "query_string": query + b"&_size=max"} if "_stream" in names and "_size" not in names else scope


@hookimpl  # type: ignore[untyped-decorator]
def render_cell(row: Any, value: object, column: str, table: str | None, datasette: Datasette) -> Markup | None:
    if not isinstance(datasette, RulesDatasette):
        return None
    if allowance := ALLOWANCE.get():
        allowance.require_time()
    return datasette.view.cells.cell(table, column, value, row)


@hookimpl  # type: ignore[untyped-decorator]
def extra_template_vars(datasette: Datasette, request: Any) -> dict[str, Any]:
    if not isinstance(datasette, RulesDatasette):
        return {}
    return {
        "view": datasette.view,
        "counts": {name: table["count"] for name, table in datasette.tables.items()},
        "limits": LIMITS,
        "sql_line": lambda message, sql: sql_fault(message, meant_in_sql(message, sql)).line,
        "css_version": _CSS_VERSION,
    }


@hookimpl(hookwrapper=True)  # type: ignore[untyped-decorator]
def handle_exception(datasette: Datasette, request: Any, exception: Exception) -> Iterator[None]:
    """Takes the place of Datasette's own handler, which prints a traceback even where an address is mistyped."""
    outcome: Any = yield
    if isinstance(datasette, RulesDatasette):
        fault = _fault(exception, datasette.view, request)
        if fault.is_ours:
            _log.error("the explorer failed at %s", request.path, exc_info=exception)
        else:
            _log.info("refused %s: %r", request.path, exception)
        outcome.force_result([lambda: _answer(datasette, request, fault)])


@hookimpl  # type: ignore[untyped-decorator]
def forbidden(datasette: Datasette, request: Any) -> Callable[[], Awaitable[Response]] | None:
    return (lambda: _answer(datasette, request, FORBIDDEN)) if isinstance(datasette, RulesDatasette) else None


def _fault(error: Exception, view: View, request: Any) -> Fault:
    limit, sql = QUERY_MILLISECONDS, request.args.get("sql") or ""
    match error:
        case OutOfTime():
            return page_too_slow(REQUEST_SECONDS)
        case QueryInterrupted():
            return too_slow(limit)
        case NotFound():
            table, key = row_of(request.path, tilde_decode)
            return no_row(table, key, view.nearest(table, key)) if table in view.tables else NOT_FOUND
        case OSError(errno=errno.ENOTDIR | errno.ENAMETOOLONG):
            return NOT_FOUND
        case Forbidden():
            return FORBIDDEN
        case InvalidSql() | QueryFailed():
            return sql_fault(str(error), meant_in_sql(str(error), sql))
        case DatasetteError(title="SQL Interrupted"):
            return too_slow(limit)
        case DatasetteError(title="Invalid SQL", message=message):
            return sql_fault(message, meant_in_sql(message, sql))
        case DatasetteError(message=message, status=status):
            return Fault(400 if status == 500 else status, f"{message} (mend the address).")
        case Base400(status=status):
            return Fault(status, f"{error} (mend the address).")
    return fault_of(error, limit)


async def _answer(datasette: RulesDatasette, request: Any, fault: Fault) -> Response:
    """The fault in the form that was asked for."""
    form = request.path.rpartition(".")[2]
    if form == "json":
        return Response.json({"ok": False, "error": fault.line, "status": fault.status}, status=fault.status)
    if form == "csv":
        return Response.text(f"{fault.line}\n", status=fault.status)
    page = await datasette.render_template(
        "error.html", _fault_context(fault, request), request=request, view_name="error"
    )
    return Response.html(page, status=fault.status)


def _fault_context(fault: Fault, request: Any) -> dict[str, Any]:
    """What the page of a fault shows besides: the values of parameters, which stand below the SQL that was sent."""
    own = {name: request.args[name] for name in request.args if name != "sql" and not name.startswith("_")}
    return {"fault": fault, "own_parameters": own}


_CSS_VERSION = hashlib.sha256((HERE / "static" / "explorer.css").read_bytes()).hexdigest()[:8]

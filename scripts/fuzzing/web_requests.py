"""Requests to the site and the explorer: paths, parameters, SQL and headers that no page of ours would send."""

import json
import logging
import random
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.parse import quote

from asking import Answer, Asker
from sandbox import build_small
from sql import query
from trying import ROOT, Fault, without_each
from words import shown, word

from rules_db.explorer import make_explorer
from rules_db.explorer.queries import QUERIES
from rules_db.server import make_app
from rules_db.store.schema import TABLES

COLUMNS = {spec.name: tuple(spec.columns) for spec in TABLES}
FORMS = ("", "", "", ".json", ".json", ".csv", ".blob", ".jsono", ".x", "/", ".json.json")
PARAMETERS = (
    "_facet", "_facet_date", "_facet_array", "_facet_size", "_sort", "_sort_desc", "_size", "_next", "_where",
    "_search", "_searchmode", "_search_text", "_col", "_nocol", "_shape", "_labels", "_nl", "_trace", "_ttl",
    "_timelimit", "_through", "_json", "_json_infinity", "_extra", "_blob_column", "_blob_hash", "_stream", "_dl",
    "_header", "_hide_sql", "_nocount", "_nofacet", "_nosuggest", "_format", "sql", "q", "rule", "term", "rulebook",
    "kind", "section", "example", "csrftoken", "_", "__proto__",
)  # fmt: skip
LOOKUPS = (
    "exact", "not", "contains", "like", "glob", "in", "notin", "gt", "lte", "isnull", "arraycontains",
    "arraynotcontains", "date", "isblank", "startswith", "endswith", "notlike", "x",
)  # fmt: skip
VALUES = (
    "1", "0", "-1", "max", "objects", "arrays", "array", "object", "arrayfirst", "on", "off", "rules", "[]", "{}",
    '["a"]', '{"a":1}', '{"table":"rules","column":"id","value":"x"}', "1=1", "id='x'", "rowid", "id", "raw",
    "99999999999999999999", "9" * 5000, "1,2", "a,b,c", "~2E~2F~00", "~ff", "%", "null", "1 = (select 1)",
)  # fmt: skip
PLACES = (
    "/", "/index.html", "/404.html", "/assets/x.css", "/rulebooks/", "/explorer", "/explorer/", "/explorer/rules",
    "/explorer/rules.db", "/explorer/-/", "/explorer/-/static/app.css", "/explorer/-/metadata.json",
    "/explorer/-/databases", "/explorer/_internal", "/explorer/_memory", "/explorer/assets/explorer.css",
    "/explorer/-/logout", "/explorer/-/auth-token", "/explorer/-/patterns", "/explorer/-/settings.json",
)  # fmt: skip
ODD = (
    "..", ".", "", "%2e%2e", "%2e%2e%2f", "..%2f..%2fetc%2fpasswd", "%5c", "\\", "%00", "%0a", "%0d%0aX: y",
    "%ff", "%c0%ae", "~", "~2F", "~ZZ", "%", "%zz", "%25", "?", "#", "//evil.example", "a" * 300, "é", "a" * 5000,
)  # fmt: skip
HEADERS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "host",
        ("127.0.0.1:8001", "localhost", "evil.example", "", "a" * 5000, "[::1]", "127.0.0.1:99999999", "x y", "é"),
    ),
    (
        "range",
        ("bytes=0-", "bytes=5-1", "bytes=-99999999999", "bytes=" + "0-1," * 200, "bytes=x", "items=1", "bytes=²-"),
    ),
    ("if-none-match", ("*", '"x"', "W/", '"' * 99)),
    ("if-modified-since", ("soon", "Thu, 01 Jan 1970 00:00:00 GMT", "Thu, 99 Jan 99999999 00:00:00 GMT")),
    ("if-range", ("x", "Thu, 01 Jan 1970 00:00:00 GMT")),
    ("accept", ("*/*", "application/json", "text/html", "", "x" * 3000)),
    ("accept-encoding", ("gzip", "gzip;q=0", "br, gzip", "x" * 3000)),
    ("cookie", ("ds_actor=x", "ds_actor=eyJhIjp7fX0.x", "ds_messages=x", "ds_csrftoken=", "=;;=", "a=" + "b" * 5000)),
    ("authorization", ("Bearer x", "Bearer dstok_x", "Basic =", "")),
    ("content-type", ("application/json", "multipart/form-data; boundary=", "multipart/form-data", "x")),
    ("content-length", ("0", "-1", "99999999999", "x")),
    ("transfer-encoding", ("chunked", "x")),
    ("x-forwarded-proto", ("https", "javascript")),
    ("x-forwarded-host", ("evil.example",)),
    ("referer", ("http://evil.example/", "x")),
    ("origin", ("null", "http://evil.example")),
    ("connection", ("upgrade", "close")),
    ("upgrade", ("websocket", "h2c")),
)
METHODS = ("GET",) * 90 + ("HEAD", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "get", "X", "")
SERVED = 0.05
PAGE = b"<!doctype html><title>The rulebooks</title><h1>The rulebooks</h1>"


@dataclass(frozen=True, slots=True)
class WebRequest:
    method: str
    path: str
    parameters: tuple[tuple[str, str], ...]
    headers: tuple[tuple[str, str], ...]
    body: str = ""
    is_served: bool = False


class WebRequests:
    """The kind: a database and a site of its own in a folder whose name no answer may tell.

    Most questions to the explorer go to it without a server before it, which takes its time over what asks too much.
    """

    name = "requests"

    def __init__(self, database: Path | None = None) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="rules-fuzz-")
        self.folder = Path(self._folder.name)
        if database:
            (self.folder / "rules.db").write_bytes(database.read_bytes())
        else:
            build_small(self.folder / "rules.db")
        for name in ("index.html", "404.html", "assets/x.css", "rulebooks/index.html"):
            (self.folder / "site" / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / "site" / name).write_bytes(PAGE)
        logging.disable()
        self.explorer = Asker(make_explorer(self.folder / "rules.db").app())
        self.server = Asker(make_app(self.folder / "site", self.folder / "rules.db"))

    def close(self) -> None:
        logging.disable(logging.NOTSET)
        self.explorer.close()
        self.server.close()
        self._folder.cleanup()

    def case(self, chance: random.Random) -> WebRequest:
        method = chance.choice(METHODS)
        headers = tuple(_header(chance) for _ in range(chance.choice((0, 0, 1, 1, 2, 5))))
        body = chance.choice(("", "x=1", '{"a":', "--\r\n", "\x00" * 50)) if method == "POST" else ""
        draw = chance.random()
        if draw < 0.3:
            form = chance.choice(("", ".json", ".json", ".csv"))
            extra = tuple(_parameter("rules", chance) for _ in range(chance.choice((0, 0, 1, 2))))
            asked = (("sql", query(chance)), *extra)
            return WebRequest(method, f"/explorer/rules{form}", asked, headers, body, chance.random() < SERVED)
        table = chance.choice(list(COLUMNS))
        if draw < 0.65:
            path = f"/explorer/rules/{table}{chance.choice(FORMS)}"
        elif draw < 0.75:
            path = f"/explorer/rules/{table}/{_quoted(_value(chance), '~,%')}{chance.choice(FORMS)}"
        elif draw < 0.88:
            path = f"/explorer/rules/{chance.choice(QUERIES).name}{chance.choice(FORMS)}"
        else:
            path = _odd_path(chance)
        parameters = tuple(_parameter(table, chance) for _ in range(chance.choice((0, 1, 1, 2, 3, 6))))
        return WebRequest(method, path, parameters, headers, body, chance.random() < SERVED)

    def fault(self, case: WebRequest) -> Fault | None:
        return self.answer_fault(case, self.ask(case))

    def ask(self, case: WebRequest) -> Answer:
        asked = "&".join(f"{_quoted(name)}={_quoted(value)}" for name, value in case.parameters).encode("ascii")
        headers = tuple((name.encode(), value.encode("utf-8")) for name, value in case.headers)
        if "host" not in dict(case.headers):
            headers += ((b"host", b"127.0.0.1:8001"),)
        path = case.path.encode("utf-8", "surrogatepass")
        is_short = case.path.startswith("/explorer") and not case.is_served
        asker = self.explorer if is_short else self.server
        return asker.ask(case.method, path, asked, headers, case.body.encode())

    def answer_fault(self, case: WebRequest, answer: Answer) -> Fault | None:
        """What no answer may be or tell."""
        if not 200 <= answer.status < 500:
            return Fault(f"status {answer.status}", shown(answer.body.decode("utf-8", "replace")))
        for secret in (str(self.folder), self.folder.name, str(ROOT), "site-packages", "Traceback (most", "/python3"):
            if secret.encode() in answer.body or any(secret.encode() in value for _, value in answer.headers):
                return Fault(
                    f"an answer tells {secret!r}".replace(self.folder.name, "the folder").replace(str(ROOT), "")
                )
        if case.method == "GET" and answer.type.startswith("application/json") and case.path.endswith(".json"):
            return _json_fault(case, answer)
        return None

    def smaller(self, case: WebRequest) -> Iterable[WebRequest]:
        yield from (replace(case, parameters=fewer) for fewer in without_each(case.parameters))
        yield from (replace(case, headers=fewer) for fewer in without_each(case.headers))
        if case.method != "GET":
            yield replace(case, method="GET", body="")

    def told(self, case: WebRequest) -> str:
        asked = "&".join(f"{_quoted(name)}={_quoted(value)}" for name, value in case.parameters)
        headers = "".join(f" -H {shown(f'{name}: {value}')}" for name, value in case.headers)
        return f"{case.method} {shown(case.path, 400)}?{shown(asked, 900)}{headers}"


def _json_fault(case: WebRequest, answer: Answer) -> Fault | None:
    if any(name == "_nl" for name, _ in case.parameters):
        return None
    try:
        json.loads(answer.body)
    except ValueError as error:
        return Fault("JSON that is none", f"{error}: {shown(answer.body.decode('utf-8', 'replace'))}")
    return None


def _quoted(text: str, safe: str = "") -> str:
    return quote(text.encode("utf-8", "surrogatepass"), safe=safe)


def _value(chance: random.Random) -> str:
    return chance.choice(VALUES) if chance.random() < 0.5 else word(chance)[:9000]


def _parameter(table: str, chance: random.Random) -> tuple[str, str]:
    if chance.random() < 0.65:
        name = chance.choice(PARAMETERS)
        if name in ("_facet", "_sort", "_sort_desc", "_col", "_nocol", "_facet_array") and chance.random() < 0.6:
            return name, chance.choice(COLUMNS[table])
        return name, _value(chance)
    column = chance.choice(COLUMNS[table]) if chance.random() < 0.9 else word(chance)[:300]
    return f"{column}{chance.choice(('', '__'))}{chance.choice(LOOKUPS)}", _value(chance)


def _header(chance: random.Random) -> tuple[str, str]:
    name, values = chance.choice(HEADERS)
    return name, chance.choice(values)


def _odd_path(chance: random.Random) -> str:
    parts = [chance.choice(ODD) for _ in range(chance.choice((0, 1, 1, 2, 4)))]
    return f"{chance.choice(PLACES)}{'/'.join(parts)}"

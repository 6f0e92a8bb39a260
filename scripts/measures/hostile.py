"""What readers feel when others attack: eight who read, alone and then beside twenty who mean harm.

The server, those who read and those who attack are processes of their own. The memory is that of all processes of the
server: each page once (PSS), and as if they shared nothing (RSS).
"""

import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from rich.console import Console
from rich.table import Table

from rules_db.build import build_database

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 60.0
READERS = 8
ATTACKERS = 20
THINKING_SECONDS = 0.5
PATIENCE_SECONDS = 30.0
MOST_MEGABYTES = 400
PAGES = (
    "/", "/rulebooks/resummoned/600-turn-structure.html",
    "/explorer/", "/explorer/rules/rules", "/explorer/rules/terms",
    "/explorer/rules/search?q=discard+pile", "/explorer/rules/search.json?q=607.3b",
    "/explorer/rules/rules/resummoned-607~2E3~2Eb", "/explorer/rules/refs.csv?_size=max",
    "/explorer/rules.json?sql=SELECT+kind,count(*)+FROM+rules+GROUP+BY+kind",
)  # fmt: skip
_SIXTEEN = ", ".join(f"concepts AS t{number}" for number in range(16))
_PRINTF = "printf('%.*c', 2147483647, 'x')"
_QUERIES = (
    "WITH t AS MATERIALIZED (SELECT zeroblob(99000) z) SELECT z FROM t, rules",
    "WITH t AS MATERIALIZED (SELECT zeroblob(99000) z) SELECT z, z, z, z FROM t, rules, rules AS other",
    f"SELECT {', '.join([_PRINTF] * 10)}",
    "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c",
    "SELECT group_concat(a.text) FROM rules AS a, rules AS b",
    "SELECT randomblob(99000) AS a FROM rules, rules AS other ORDER BY a",
    f"SELECT * FROM {_SIXTEEN}",
    "SELECT a.text, b.text, a.heading, b.heading FROM rules AS a, rules AS b",
    "SELECT search_rules(text, '') FROM rules",
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 8000) SELECT count(*) FROM rules_fts"
    " WHERE rules_fts MATCH (SELECT group_concat(char(97 + i % 26) || '*', ' OR ') FROM n)",
)
_FORMS = ("", ".json", ".csv")
_HEAVY = (
    "/explorer/rules/search?q=" + "+".join(f"w{number}" for number in range(4_000)),
    "/explorer/rules/rules?_search=" + "+".join(f"w{number}" for number in range(4_000)),
    "/explorer/rules/rules?_size=max&_all=on", "/explorer/rules/example_events?_size=max",
    "/explorer/rules/search_forms.csv?_stream=1", "/explorer/rules.db",
    "/explorer/rules/rules?" + "&".join(f"_facet={column}" for column in ("id", "text", "number", "heading", "url")),
)  # fmt: skip

console = Console()


def measure_hostile() -> None:
    """Waiting of readers and memory of the server, without and with attackers."""
    with tempfile.TemporaryDirectory() as name:
        alone, beside = waits(*build(Path(name)), SECONDS)
    _print(alone, beside)


def waits(site: Path, database: Path, seconds: float) -> "tuple[Result, Result]":
    """What readers get alone, in a quarter of the time, and beside attackers."""
    with running(site, database) as (port, server):
        asyncio.run(_warm(port))
        alone = _readers(port, server, seconds / 4)
        attack = _begin("attack", port, seconds + 5)
        beside = _readers(port, server, seconds)
        attack.wait()
    return alone, beside


def build(folder: Path) -> tuple[Path, Path]:
    """The site and the database of the project, built there."""
    database, config = folder / "rules.db", folder / "mkdocs.yml"
    build_database(ROOT / "docs", database)
    settings = {
        "INHERIT": str(ROOT / "mkdocs.yml"),
        "docs_dir": str(ROOT / "docs"),
        "site_dir": str(folder / "site"),
        "plugins": [{"rules-db": {"database": str(database)}}],
    }
    config.write_text(json.dumps(settings))
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--config-file", str(config)]
    subprocess.run(command, check=True, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"})
    return folder / "site", database


@contextmanager
def running(site: Path, database: Path) -> Iterator[tuple[int, int]]:
    """A server of them, while the block runs: its port and its process."""
    command = [sys.executable, __file__, "serve", str(site), str(database)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout
    try:
        yield int(server.stdout.readline()), server.pid
    finally:
        server.terminate()
        server.wait()


def _serve(site: Path, database: Path) -> None:
    from rules_db.server import listen, make_app, serve_forever

    bound = listen(0)
    print(bound.getsockname()[1], flush=True)
    serve_forever(make_app(site, database), bound)


def _begin(role: str, port: int, seconds: float) -> subprocess.Popen[str]:
    command = [sys.executable, __file__, role, str(port), str(seconds)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def _readers(port: int, server: int, seconds: float) -> "Result":
    """Per request of the readers its status (0: none) and its seconds; and the most memory meanwhile, in megabytes."""
    readers = _begin("read", port, seconds)
    most = (0.0, 0.0)
    while readers.poll() is None:
        now = memory_megabytes(server)
        most = max(most[0], now[0]), max(most[1], now[1])
        time.sleep(0.2)
    assert readers.stdout
    return json.load(readers.stdout), most


def memory_megabytes(process: int) -> tuple[float, float]:
    """PSS and RSS of a process and all that it has begun."""
    pss = rss = 0.0
    with suppress(OSError):
        rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
        sizes = {line.split(":")[0]: int(line.split()[1]) for line in rollup.splitlines()[1:]}
        pss, rss = sizes["Pss"] / 1024, sizes["Rss"] / 1024
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        for child in children:
            more = memory_megabytes(int(child))
            pss, rss = pss + more[0], rss + more[1]
    return pss, rss


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _open(port: int, client: str, limit: int = 2**18) -> Streams:
    """A connection from a client's own address, which is one of the many of this machine."""
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(client, 0), limit=limit)


async def _get(port: int, client: str, path: str, host: str = "localhost") -> int:
    """The status of the whole answer."""
    reader, writer = await _open(port, client)
    try:
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n".encode()
        )
        line = await reader.readline()
        while await reader.read(2**18):
            pass
        return int(line.split()[1])
    finally:
        writer.close()


async def _warm(port: int) -> None:
    """Wait until the server answers."""
    for _ in range(200):
        with suppress(OSError, IndexError):
            await _get(port, "127.0.0.1", "/")
            return
        await asyncio.sleep(0.2)


async def _read(port: int, seconds: float) -> list[list[float]]:
    results: list[list[float]] = []

    async def reader(number: int) -> None:
        chance, end = random.Random(number), time.monotonic() + seconds
        while time.monotonic() < end:
            await asyncio.sleep(chance.uniform(0, 2 * THINKING_SECONDS))
            begun, status = time.monotonic(), 0
            with suppress(OSError, IndexError, TimeoutError):
                status = await asyncio.wait_for(
                    _get(port, f"127.0.1.{number + 1}", chance.choice(PAGES)), PATIENCE_SECONDS
                )
            results.append([status, time.monotonic() - begun])

    await asyncio.gather(*map(reader, range(READERS)))
    return results


async def _attack(port: int, seconds: float) -> None:
    end = time.monotonic() + seconds

    async def attacker(number: int) -> None:
        chance = random.Random(number)
        client = f"127.0.2.{number + 1}"
        while time.monotonic() < end:
            with suppress(OSError, IndexError, TimeoutError):
                await asyncio.wait_for(chance.choice(_WAYS)(port, client, chance), max(0.1, end - time.monotonic()))

    await asyncio.gather(*map(attacker, range(ATTACKERS)))


def _hostile_path(chance: random.Random) -> str:
    query = f"/explorer/rules{chance.choice(_FORMS)}?sql={quote(chance.choice(_QUERIES))}"
    return chance.choice((query, query, chance.choice(_HEAVY)))


async def _ask(port: int, client: str, chance: random.Random) -> None:
    await _get(
        port, client, _hostile_path(chance), chance.choice(("localhost", "localhost", "localhost", "evil.example"))
    )


async def _abort(port: int, client: str, chance: random.Random) -> None:
    """Ask twenty things and take no answer."""
    for _ in range(20):
        _, writer = await _open(port, client)
        writer.write(f"GET {_hostile_path(chance)} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        await asyncio.sleep(0.01)
        writer.close()


async def _half(port: int, client: str, chance: random.Random) -> None:
    """Begin twenty requests and end none."""
    opened = [await _open(port, client) for _ in range(20)]
    for _, writer in opened:
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-")
    await asyncio.sleep(chance.uniform(0, 5))
    for _, writer in opened:
        writer.close()


async def _sip(port: int, client: str, chance: random.Random) -> None:
    """Ask for the database, and take it in sips."""
    reader, writer = await _open(port, client, limit=1024)
    writer.write(b"GET /explorer/rules.db HTTP/1.1\r\nHost: localhost\r\n\r\n")
    for _ in range(5):
        await reader.read(100)
        await asyncio.sleep(chance.uniform(0, 1))
    writer.close()


Way = Callable[[int, str, random.Random], Awaitable[None]]
_WAYS: tuple[Way, ...] = (_ask, _ask, _ask, _abort, _half, _sip)


Result = tuple[list[list[float]], tuple[float, float]]


def _print(alone: Result, beside: Result) -> None:
    title = f"{READERS} readers for {SECONDS:.0f} s, alone and beside {ATTACKERS} attackers"
    table = Table(title=title, title_justify="left")
    for column in ("", "requests", "lost", "median ms", "p95 ms", "memory MB", "without sharing"):
        table.add_column(column, justify="right" if column else "left")
    for name, results, memory in (("alone", *alone), ("attacked", *beside)):
        lost = sum(status != 200 for status, _ in results)
        median, p95 = _times(results)
        sizes = (f"{each:.0f}" for each in memory)
        table.add_row(name, str(len(results)), str(lost), f"{1000 * median:.0f}", f"{1000 * p95:.0f}", *sizes)
    ratios = [attacked / calm for attacked, calm in zip(_times(beside[0]), _times(alone[0]), strict=True)]
    table.add_row("ratio (at most 2)", "", "", *(f"{ratio:.1f}" for ratio in ratios), f"of {MOST_MEGABYTES}", "")
    console.print(table)


def _times(results: list[list[float]]) -> tuple[float, float]:
    taken = [seconds for _, seconds in results]
    return statistics.median(taken), statistics.quantiles(taken, n=20)[-1]


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["serve", site, database]:
            _serve(Path(site), Path(database))
        case ["read", port, seconds]:
            print(json.dumps(asyncio.run(_read(int(port), float(seconds)))))
        case ["attack", port, seconds]:
            os.nice(10)  # they stand for other machines, and would take the processors of this one
            asyncio.run(_attack(int(port), float(seconds)))
        case [seconds]:
            SECONDS = float(seconds)
            measure_hostile()
        case _:
            measure_hostile()

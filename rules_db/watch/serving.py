"""The server of a project that is being written: its pages as they are now, and what tells them to load anew."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket
from threading import Event, Thread
from time import sleep

from markupsafe import escape
from starlette.concurrency import run_in_threadpool
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer
from watchdog.observers.api import BaseObserver
from watchdog.observers.polling import PollingObserver

from rules_db.publish.state import DATABASE, SITE
from rules_db.server import make_app, serve_forever
from rules_db.serving import KnownNames
from rules_db.site.front_end import FOLDER
from rules_db.site.policy import HEADERS
from rules_db.watch.watched import Say, Watched

STATE, SCRIPT = "/.watch.json", "/.watch.js"
LOOK_SECONDS = 0.25  # for builds that have ended; what is saved is looked at as soon as the system tells
SETTLE_SECONDS = 0.03  # A file is emptied before it is written.
_SAVED = ("modified", "created", "deleted", "moved", "closed")
_POLICY = "Content-Security-Policy"


class WatchedSite:
    """The site, whose pages are made when they are asked for, and look for later ones; all else is the app's."""

    def __init__(self, app: ASGIApp, watched: Watched) -> None:
        self._app, self._watched = app, watched

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = await self._answer(scope["path"]) if scope["type"] == "http" and scope["method"] == "GET" else None
        await (answer or self._app)(scope, receive, send)

    async def _answer(self, path: str) -> Response | None:
        if path == STATE:
            state = self._watched.state
            return JSONResponse({"version": state.version, "problems": state.problems}, headers=_headers())
        if path == SCRIPT:
            return FileResponse(Path(__file__).parent / "reload.js", headers=_headers())
        url = path.removeprefix("/")
        if url.startswith(f"{FOLDER}/data/"):
            return self._current_data(url)
        url = f"{url}index.html" if not url or url.endswith("/") else url
        if not url.endswith(".html") or url.startswith("explorer/") or ".." in url.split("/"):
            return None
        page = await run_in_threadpool(self._watched.page, url)
        return HTMLResponse(_watching(*page), headers=_headers()) if page else None

    def _current_data(self, url: str) -> Response | None:
        """What a page asks for that was made alone, or before the last build: by the name that it has there."""
        file = self._watched.root / SITE / url
        if file.is_file():
            return None
        if script := self._watched.script(url):
            return Response(script, media_type="text/javascript", headers=_headers())
        stem = file.name.rsplit(".", 2)[0]
        others = [path for path in file.parent.glob("*.js") if path.name.rsplit(".", 2)[0] == stem]
        return FileResponse(others[0], headers=_headers()) if others else None


def _headers() -> dict[str, str]:
    return {**HEADERS, _POLICY: _open(HEADERS[_POLICY]), "Cache-Control": "no-store"}


def _open(policy: str) -> str:
    """The policy, by which a page may ask its own server as well."""
    return policy.replace("connect-src 'none'", "connect-src 'self'")


def _watching(page: str, version: int) -> str:
    """The page with the script that looks for a later version."""
    closed, opened = (str(escape(f"connect-src {whom}")) for whom in ("'none'", "'self'"))
    before, end, after = page.replace(closed, opened, 1).rpartition("</body>")
    return f'{before}<script src="{SCRIPT}" data-version="{version}"></script>{end}{after}'


def serve_watching(root: Path, bound: socket, names: Iterable[str], say: Say, complain: Say) -> None:
    """Serve a project that is built, and show every edit of it, until interrupted."""
    watched = Watched(root, say, complain)
    app = WatchedSite(make_app(root / SITE, root / DATABASE, names), watched)
    with _looking(watched, complain):
        serve_forever(KnownNames(app, names), bound)


@contextmanager
def _looking(watched: Watched, complain: Say) -> Iterator[None]:
    """Have somebody look whenever something is saved."""
    saved, ending = Event(), Event()

    def look() -> None:
        while not ending.is_set():
            try:
                if saved.wait(LOOK_SECONDS):
                    sleep(SETTLE_SECONDS)
                    saved.clear()
                    watched.look()
                watched.follow()
            except Exception as error:  # Whatever it is, the next edit may mend it.
                complain(f"this edit cannot be shown: {error!r} (save again, or serve again)")

    thread = Thread(target=look, daemon=True)
    observer = _observing(watched.root, saved)
    thread.start()
    try:
        yield
    finally:
        ending.set()
        saved.set()
        observer.stop()
        thread.join()
        watched.end()


class _Telling(FileSystemEventHandler):
    def __init__(self, saved: Event) -> None:
        self._saved = saved

    def on_any_event(self, event: FileSystemEvent) -> None:
        if event.event_type in _SAVED:
            self._saved.set()


def _observing(root: Path, saved: Event) -> BaseObserver:
    """What tells of changes in a project: the system, or where it can watch no more, a look at every file in turn."""
    try:
        return _start(Observer(), root, saved)
    except OSError:
        return _start(PollingObserver(timeout=LOOK_SECONDS), root, saved)


def _start(observer: BaseObserver, root: Path, saved: Event) -> BaseObserver:
    observer.schedule(_Telling(saved), str(root), recursive=False)
    observer.schedule(_Telling(saved), str(root / "docs"), recursive=True)
    observer.start()
    return observer

"""A browser for the measurements, and a server whose pages it opens."""

import shutil
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from playwright.sync_api import Browser, sync_playwright
from starlette.types import ASGIApp

from rules_db.server import listen


@contextmanager
def chromium(measurement: str) -> Iterator[Browser]:
    found = shutil.which("chromium")
    if found is None:
        sys.exit(f"{measurement}: there is no chromium on this machine (install it to measure pages)")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        yield launched
        launched.close()


@contextmanager
def serving(app: ASGIApp) -> Iterator[str]:
    """The address of an application while it runs, with a slash at its end."""
    bound = listen(0)
    server = uvicorn.Server(uvicorn.Config(app, log_level="error"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    while not server.started:
        time.sleep(0.1)
    try:
        yield f"http://127.0.0.1:{bound.getsockname()[1]}/"
    finally:
        server.should_exit = True
        thread.join()
        bound.close()

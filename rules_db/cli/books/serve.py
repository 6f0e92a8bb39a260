"""The command that shows everything: build what is stale, then serve it."""

from pathlib import Path
from socket import socket

import click

from rules_db.cli.output import console, fail, progress
from rules_db.publish import publish


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), default=8001, show_default=True, help="0 takes any free port.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option(
    "--allow-host", "names", multiple=True, metavar="NAME", help="A further name it is called by; repeatable."
)
@click.option("--build-only", is_flag=True, help="Stop before serving.")
@click.option("--watch", is_flag=True, help="Show every edit on the open page, and what is wrong with it.")
@click.option(
    "--root",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    default=Path(),
    help="The project's folder, with mkdocs.yml in it.",
)
def serve(port: int, host: str, names: tuple[str, ...], build_only: bool, watch: bool, root: Path) -> None:
    """Serve the site at / and the explorer at /explorer/ on this machine.

    Builds rules.db and the site first where anything they are made of has changed. A request has to call this machine
    localhost, 127.0.0.1, [::1] or what --host and --allow-host say.
    """
    root = root.resolve()
    with progress(quiet=False) as stage:
        published = publish(root, stage)
    state = "built" if published.is_fresh else "up to date"
    console.print(f"[bold]rules.db[/] and [bold]site/[/] are {state}.", markup=True)
    if published.lacking:
        console.print(f"Pages do not run rules: {published.lacking} (with npm they do)", style="dim")
    if build_only:
        return
    from rules_db.server import listen

    bound = listen(port, host)
    address = f"http://{host}:{bound.getsockname()[1]}/"
    console.print(f"Rules     [link={address}]{address}[/link]", markup=True)
    console.print(f"Explorer  [link={address}explorer/]{address}explorer/[/link]", markup=True)
    console.print("Stop with Ctrl+C.", style="dim")
    (_serve_watching if watch else _serve)(root, bound, (host, *names))


def _serve(root: Path, bound: socket, names: tuple[str, ...]) -> None:
    from rules_db.server import make_project_app, serve_forever

    serve_forever(make_project_app(root, names), bound)


def _serve_watching(root: Path, bound: socket, names: tuple[str, ...]) -> None:
    from rules_db.watch import serve_watching

    serve_watching(root, bound, names, _say, fail)


def _say(line: str) -> None:
    console.print(line, style="dim", markup=False, soft_wrap=True)

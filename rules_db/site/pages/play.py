"""The page on which a game is played: what it is, where the browser lays the table, and how it goes without one."""

from xml.etree.ElementTree import Element

from rules_db.engine.engines import bots_of, load_engine
from rules_db.engine.play.bots import RANDOM
from rules_db.model import Rulebook
from rules_db.site.html.elements import Html, description_list, element, html
from rules_db.site.html.links import PageLinks
from rules_db.site.view.generated import GeneratedKind, has_combat


def play_page(root: Element, book: Rulebook, links: PageLinks) -> None:
    """Where a script finds the players and bots, and the commands that do the same."""
    root.append(element("p", {"class": "lead"}, _introduction(book)))
    players, bots = load_engine(book.id).players, [name for name in bots_of(book.id) if name != RANDOM]
    form = '<div class="table" data-key="{}" data-players="{}" data-bots="{}" hidden></div>\n'
    place = html(form, book.id, " ".join(players), " ".join([*bots, RANDOM]))
    root.append(element("div", {}, links.mark(place)))
    if has_combat(book):
        form = '<p class="rule__combat"><a href="{}">What comes of a single attack</a></p>\n'
        combat = links.href(f"rulebooks/{book.id}/{GeneratedKind.COMBAT}.md")
        root.append(element("div", {}, links.mark(html(form, combat))))
    root.append(element("h2", {}, "On your own machine"))
    root.append(element("p", {}, "The command that plays needs no browser. Type the number of an action, or its text."))
    root.append(
        element("div", {}, links.mark(_commands(book, players[-1] if len(players) > 1 else "", [*bots, RANDOM])))
    )


def _introduction(book: Rulebook) -> str:
    return (
        f"A program knows the rules of {book.short_title}. It deals, offers what is legal, says which rule forbids what"
        " is not, and tells what happens and by which rules."
    )


def _commands(book: Rulebook, other: str, bots: list[str]) -> Html:
    against = [(f"rules-db play {book.id} --bot {other}={bots[0]}", "against a program")] if other else []
    said = [
        (f"rules-db play {book.id}", "a game of its own setup; people at one screen take turns"),
        *against,
        (f"rules-db play {book.id} --load game.txt", "goes on with a game that was saved, here or there"),
        ("why ACTION", "which rule forbids it"),
        ("undo, trace, save FILE", "takes the last move back, tells all that happened, keeps the game"),
    ]
    return description_list([(html("<code>{}</code>", typed), what) for typed, what in said])

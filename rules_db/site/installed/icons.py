"""The site's icons, drawn by the code that draws the pictures of links: a page of rules, in the hue of the site."""

from dataclasses import dataclass

from rules_db.site.front_end import FOLDER
from rules_db.site.sharing.card import card, hue_degrees

_MASKABLE_ZOOM = 0.75  # A system cuts such an icon to any shape, a circle at least four fifths as wide.


@dataclass(frozen=True, slots=True)
class Icon:
    """A square of `side` pixels at an address relative to the root of the site; `purpose` is the manifest's word."""

    address: str
    side: int
    purpose: str

    def content(self) -> bytes:
        """The icon, as PNG."""
        return card(hue_degrees()[None], self.side, _MASKABLE_ZOOM if self.purpose == "maskable" else 1)


def icons() -> tuple[Icon, ...]:
    """All of them; the templates name the one of 192 pixels for systems that read no manifest."""
    wanted = ((192, "any"), (512, "any"), (512, "maskable"))
    return tuple(Icon(f"{FOLDER}/icons/{purpose}-{side}.png", side, purpose) for side, purpose in wanted)

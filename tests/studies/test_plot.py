"""The picture of a study: the same for the same study, readable by light and by dark, and plain about what it shows."""

import json
import re
import sys
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

import pytest
from click.testing import CliRunner
from project import ROOT

from rules_db.cli import main
from rules_db.cli.games.palette import palette_of
from rules_db.studies.plot import drawn
from rules_db.studies.study import Study, plain, read_study

pytest.importorskip("matplotlib")

DOCS = ROOT / "docs"
BOOK = DOCS / "rulebooks" / "singularity"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def stored() -> Study:
    return read_study((BOOK / "study.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def picture(stored: Study) -> str:
    return drawn(stored, palette_of(DOCS, "singularity"))


def words(svg: str) -> list[str]:
    return ["".join(each.itertext()).strip() for each in fromstring(svg).iter(f"{SVG}text")]


def styles(svg: str) -> set[str]:
    """The colours that parts of the picture have, as 'fill: #123456'."""
    root: Element = fromstring(svg)
    return {found for each in root.iter() for found in re.findall(r"(?:fill|stroke): #\w+", each.get("style", ""))}


def test_the_same_study_gives_the_same_picture(stored: Study, picture: str) -> None:
    assert drawn(stored, palette_of(DOCS, "singularity")) == picture
    assert not re.search(r"20\d\d-\d\d|[Mm]atplotlib v|/tmp|/work", picture)


def test_it_says_in_words_what_it_shows(stored: Study, picture: str) -> None:
    said = words(picture)

    assert "How often Singularity is won" in said
    assert any(line.startswith(f"{stored.games:,} games at each point") for line in said)
    assert "Games won" in said
    assert "Actions a game" in said
    assert "Small Planets in the deck (the rulebook says 10)" in said
    assert fromstring(picture).findtext(f"{SVG}title") == "How often Singularity is won"


def test_it_has_no_ground_and_every_colour_has_another_in_the_dark(picture: str) -> None:
    palette = palette_of(DOCS, "singularity")
    light = {palette.light.ink, palette.light.soft, palette.light.line, palette.light.accent}
    exchanged = set(re.findall(r'\[style\*="((?:fill|stroke): #\w+)"\]', picture))

    assert {style.partition(" ")[2] for style in styles(picture)} == light
    assert styles(picture) <= exchanged
    assert "@media (prefers-color-scheme: dark)" in picture


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_stand_out_from_the_paper_of_the_site(scheme: str) -> None:
    palette = palette_of(DOCS, "singularity")
    colours, paper = (palette.light, "#fdfcfb") if scheme == "light" else (palette.dark, "#16181d")

    assert contrast(colours.ink, paper) >= 7
    assert contrast(colours.soft, paper) >= 4.5
    assert contrast(colours.accent, paper) >= 4.5


def contrast(one: str, other: str) -> float:
    """The ratio of contrast of WCAG."""
    dim, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dim + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_lines_of_a_second_setting_end_with_its_numbers(tmp_path: Path) -> None:
    arguments = [
        "--vary",
        "deck.moons=4,6",
        "--vary",
        "start.gpp=1,3",
        "--games",
        "4",
        "--plot",
        str(tmp_path / "p.svg"),
    ]

    done = CliRunner().invoke(main, ["study", "singularity", *arguments, "--docs", str(DOCS)], catch_exceptions=False)

    said = words((tmp_path / "p.svg").read_text("utf-8"))
    assert done.exit_code == 0
    assert said.count("3") >= 2
    assert any("second setting: GPP at the start" in " ".join(said[at : at + 3]) for at in range(len(said)))
    assert [file.name for file in tmp_path.iterdir()] == ["p.svg"]


def test_the_picture_on_the_site_is_of_the_study_beside_it(picture: str) -> None:
    kept = (BOOK / "study.svg").read_text("utf-8")

    assert words(kept) == words(picture)
    assert fromstring(kept).findtext(f"{SVG}desc") == fromstring(picture).findtext(f"{SVG}desc")
    assert styles(kept) == styles(picture)


def test_a_name_that_looks_like_markup_stays_a_name(stored: Study) -> None:
    said = plain(stored) | {"title": "<b>A & B</b>"}

    svg = drawn(read_study(json.dumps(said)), palette_of(DOCS, "singularity"))

    assert "How often <b>A & B</b> is won" in words(svg)


def test_a_title_with_a_dollar_is_no_formula(stored: Study) -> None:
    said = plain(stored) | {"title": "$\\frac$"}

    assert "How often $\\frac$ is won" in words(drawn(read_study(json.dumps(said)), palette_of(DOCS, "singularity")))


def test_a_game_without_a_rulebook_has_the_hue_of_the_site(tmp_path: Path) -> None:
    assert palette_of(tmp_path, "singularity") == palette_of(DOCS, "pond")
    assert palette_of(DOCS, "singularity") != palette_of(DOCS, "pond")


def test_without_matplotlib_a_line_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    arguments = ["study", "singularity", "--vary", "start.gpp=1,2", "--plot", str(tmp_path / "p.svg")]

    done = CliRunner().invoke(main, arguments, catch_exceptions=False)

    assert done.exit_code == 2
    assert done.stderr.startswith("--plot needs Matplotlib, which is not installed (")
    assert done.stderr.count("\n") == 1

"""Cards that pay for a card of Magic as mana does: convoke, improvise and delve."""

import pytest
from cgs_table import ELF, GAME, lying, source, summon, table_with
from told_scenario import when, wrong_with

from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.words import Zone

TABLE = """
  Given a game of cgs with {players}
  And Ann controls:
    | card    | type           | color | power | toughness | ATK | DEF | Level | HP | tapped | cost  | effects                      |
    | Elf     | creature       |       | 1     | 1         |     |     |       |    |        | {{G}} |                              |
    | Ox      | creature       |       | 1     | 1         |     |     |       |    |        | {{R}} |                              |
    | Slug    | creature       |       | 1     | 1         |     |     |       |    | yes    | {{G}} |                              |
    | Crown   | artifact       |       |       |           |     |     |       |    |        |       |                              |
    | Vine    | Normal Monster | WIND  |       |           | 800 | 700 | 2     |    |        |       |                              |
    | Newt    | Pokémon        | Water |       |           |     |     |       | 60 |        |       |                              |
    | Spring  | artifact       |       |       |           |     |     |       |    |        |       | You can: add {{G}}.          |
    | Axe     | artifact       |       |       |           |     |     |       |    |        |       | You can: destroy target creature. |
  And Bob controls:
    | card | type     | power | toughness | cost  |
    | Wolf | creature | 2     | 2         | {{G}} |
  And Ann has in the discard pile:
    | card | type           | ATK | DEF | Level |
    | Ash  | sorcery        |     |     |       |
    | Ember | instant       |     |     |       |
    | Cinder | Normal Monster | 800 | 700 | 2  |
  And Bob has in the discard pile:
    | card | type    |
    | Soot | sorcery |
  And Ann has in the hand:
    | card  | type     | cost | power | toughness | effects  |
    | Giant | {type}   | {cost} | {size} | {size} | {text} |
"""  # noqa: E501


def told(text: str, cost: str, steps: str, type_: str = "creature", players: str = "Ann and Bob") -> str:
    size = "4" if type_ == "creature" else ""
    return TABLE.format(text=text, cost=cost, type=type_, size=size, players=players) + when(steps)


IT_COMES = "everyone passes; Then Ann controls Giant"
REFUSED = "Then the attempt is refused by rule"


@pytest.mark.parametrize(
    ("text", "cost", "steps"),
    [
        ("Convoke", "{2}", f"Ann plays Giant with Elf and Ox; {IT_COMES}; Elf's tapped is yes; Ox's tapped is yes"),
        ("Convoke", "{G}{R}", f"Ann plays Giant with Elf and Ox; {IT_COMES}"),
        ("Convoke", "{1}{G}", f"Ann plays Giant with Ox and Elf; {IT_COMES}"),
        ("Convoke", "{G}{G}", f"Ann plays Giant with Elf and Vine; {IT_COMES}; Vine's tapped is yes"),
        ("Convoke", "{U}", f"Ann plays Giant with Newt; {IT_COMES}; Newt's tapped is yes"),
        ("Convoke", "{G}{G}", f"Ann activates Spring; Ann plays Giant with Elf; {IT_COMES}"),
        ("Convoke", "{G/R}{G/R}", f"Ann plays Giant with Elf and Ox; {IT_COMES}"),
        ("Improvise", "{2}", f"Ann plays Giant with Crown and Axe; {IT_COMES}; Crown's tapped is yes"),
        ("Delve", "{2}", f"Ann plays Giant with Ash and Cinder; {IT_COMES}; Ash is in Ann's exiled zone"),
        ("Convoke; delve", "{2}", f"Ann plays Giant with Ash and Elf; {IT_COMES}; Ash is in Ann's exiled zone"),
        ("This costs {1} more to cast; convoke", "{1}", f"Ann plays Giant with Elf and Ox; {IT_COMES}"),
        ("Convoke", "{G}{R}", f"Ann plays Giant with Elf; {REFUSED} 4.4.2"),
        ("Convoke", "{G}", f"Ann plays Giant; {REFUSED} 4.4.2"),
        ("Convoke", "{G}{G}", f"Ann plays Giant with Elf and Ox; {REFUSED} 4.4.2"),
        ("Convoke", "{1}", f"Ann plays Giant with Elf and Ox; {REFUSED} 4.4.2"),
        ("Convoke", "{1}", f"Ann plays Giant with Slug; {REFUSED} 4.4.2"),
        ("Convoke", "{1}", f"Ann plays Giant with Wolf; {REFUSED} 4.4.2"),
        ("Convoke", "{1}", f"Ann plays Giant with Crown; {REFUSED} 4.4.2"),
        ("Convoke", "{2}", f"Ann plays Giant with Elf and Elf; {REFUSED} 4.4.2"),
        ("Improvise", "{G}", f"Ann plays Giant with Spring; {REFUSED} 4.4.2"),
        ("Improvise", "{1}", f"Ann plays Giant with Elf; {REFUSED} 4.4.2"),
        ("Delve", "{1}", f"Ann plays Giant with Soot; {REFUSED} 4.4.2"),
        ("Delve", "{G}", f"Ann plays Giant with Ash; {REFUSED} 4.4.2"),
    ],
)  # fmt: skip
def test_cards_pay_as_mana_does(text: str, cost: str, steps: str) -> None:
    assert wrong_with("cgs", told(text, cost, steps)) == ""
    assert wrong_with("cgs", told(text, cost, steps, players="Ann, Bob and Cid")) == ""


def test_a_source_of_the_mana_is_not_tapped_for_it_besides() -> None:
    tapped = "Crown's tapped is yes; Spring's tapped is no"
    steps = f"Ann activates Spring; Ann plays Giant with Crown; {IT_COMES}; {tapped}"
    assert wrong_with("cgs", told("Improvise", "{2}", steps)) == ""


def test_a_spell_is_paid_for_like_that_too_and_before_anybody_responds() -> None:
    steps = "Ann plays Giant with Elf; Then Elf's tapped is yes; When everyone passes; Then Ann has 23 life"
    assert wrong_with("cgs", told("Convoke. You gain 3 life", "{G}", steps, "sorcery")) == ""


@pytest.mark.parametrize(
    ("text", "ways"),
    [("Convoke", {("Elf",), ("Moss",)}), ("Delve", {("Ash",)}), ("Improvise", {("Source",)}), ("Flying", set())],
)
def test_what_pays_is_offered(text: str, ways: set[tuple[str, ...]]) -> None:
    giant = {"name": "Giant", "types": ["creature"], "cost": "{1}", "offense": "4", "defense": "4", "text": text}
    ash = lying("Ann", "discard pile", {"name": "Ash", "types": ["sorcery"]})
    table = table_with(lying("Ann", "hand", giant), summon("Ann", ELF), summon("Ann", ELF, "Moss"), ash,
                       source("you can: draw 1"))  # fmt: skip
    plays = (each for each in GAME.options(table) if isinstance(each, Play) and GAME.why_not(table, each) is None)
    assert {each.using for each in plays} == ways


def test_what_could_pay_is_named() -> None:
    giant = {"name": "Giant", "types": ["creature"], "cost": "{1}", "offense": "4", "defense": "4", "text": "Convoke"}
    table = table_with(lying("Ann", "hand", giant), summon("Ann", ELF), summon("Ann", ELF, "Moss"))
    refusal = GAME.why_not(table, Play("Ann", "Giant", Zone.SUMMON, 3))
    assert refusal is not None
    assert dict(refusal.facts)["wanting"] == "mana (0 of 1), with Elf or with Moss"

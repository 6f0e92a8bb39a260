"""Sentences of Magic's last years: who attacks together, whose creatures, what has been hurt, and what it is like."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with {players} in the Battle Phase of Ann
  And Ann controls:
    | card  | type     | power | toughness | effects |
    | Hound | creature | 2     | 5         | {hound} |
    | Ogre  | creature | 3     | 3         |         |
    | Rat   | creature | 1     | 1         |         |
    | Orb   | artifact |       |           | {orb}   |
  And Ann has in the hand:
    | card | type    | effects |
    | Hex  | instant | {hex}   |
  And Ann has in the deck:
    | card | type     | power | toughness | name |
    | Top  | creature | 1     | 1         |      |
  And Bob controls:
    | card  | type           | power | toughness | ATK  | DEF  | Level | HP | effects |
    | Sheep | creature       | 1     | 4         |      |      |       |    |         |
    | Crow  | creature       | 1     | 4         |      |      |       |    | flying  |
    | Drake | Normal Monster |       |           | 1000 | 1500 | 4     |    |         |
    | Newt  | Pokémon        |       |           |      |      |       | 60 |         |
"""


def told(steps: str, hound: str = "", hex_: str = "", orb: str = "", players: str = "Ann and Bob") -> str:
    return TABLE.format(hound=hound, hex=hex_, orb=orb, players=players) + when(steps)


TWO = "Whenever you attack with two or more creatures, you gain 3 life."
BATTALION = "Whenever this creature and at least two other creatures attack, you gain 3 life."
HURT = "Destroy target creature that was dealt damage this turn."


@pytest.mark.parametrize(
    ("orb", "hound", "steps"),
    [
        (TWO, "", "Ann attacks Bob with Hound and Ogre; everyone passes; Then Ann has 23 life"),
        (TWO, "", "Ann attacks Bob with Hound, Ogre and Rat; everyone passes; Then Ann has 23 life"),
        (TWO, "", "Ann attacks Bob with Hound; everyone passes; Bob blocks with nothing; Then Ann has 20 life"),
        (TWO.replace("two", "one"), "", "Ann attacks Bob with Hound; everyone passes; Then Ann has 23 life"),
        ("", BATTALION, "Ann attacks Bob with Hound, Ogre and Rat; everyone passes; Then Ann has 23 life"),
        ("", BATTALION, "Ann attacks Bob with Hound and Ogre; everyone passes; Bob blocks with nothing; "
                        "Bob blocks with nothing; Then Ann has 20 life"),
    ],
)  # fmt: skip
def test_how_many_attack_at_once(orb: str, hound: str, steps: str) -> None:
    assert wrong_with("cgs", told(steps, hound, orb=orb)) == ""


TAPS = "Whenever this creature attacks, tap target creature defending player controls."


@pytest.mark.parametrize(("target", "wrong"), [("Sheep", ""), ("Goat", "refused")])
def test_what_the_defending_player_controls_is_no_third_players(target: str, wrong: str) -> None:
    goat = "\n  And Cid controls:\n    | card | type     | power | toughness |\n    | Goat | creature | 1     | 4 |\n"
    steps = f"Ann attacks Bob with Hound; Ann chooses {target}; everyone passes; Then {target} is tapped"
    text = TABLE.format(hound=TAPS, hex="", orb="", players="Ann, Bob and Cid") + goat + when(steps)

    assert bool(wrong_with("cgs", text)) is bool(wrong)


@pytest.mark.parametrize(
    ("hex_", "steps"),
    [
        ("Target creature gets +1/+0 until end of turn. If it's attacking, you gain 3 life.",
         "Ann attacks Bob with Hound; Ann plays Hex targeting Hound; everyone passes; Then Ann has 23 life"),
        ("Target creature gets +1/+0 until end of turn. If it's attacking, you gain 3 life.",
         "Ann attacks Bob with Hound; Ann plays Hex targeting Sheep; everyone passes; Then Ann has 20 life"),
        ("Tap target creature. If it has flying, you gain 3 life.",
         "Ann plays Hex targeting Crow; everyone passes; Then Ann has 23 life"),
        ("Tap target creature. If it has flying, you gain 3 life.",
         "Ann plays Hex targeting Sheep; everyone passes; Then Ann has 20 life"),
        ("This deals 1 damage to target creature, monster, or Pokémon.",
         "Ann plays Hex targeting Newt; everyone passes; Then Newt is in Bob's Extra Summon Zone"),
        ("This deals 3 damage to target creature, monster, or Pokémon.",
         "Ann plays Hex targeting Drake; everyone passes; Then Drake is in Bob's discard pile"),
    ],
)  # fmt: skip
def test_what_a_creature_is_like(hex_: str, steps: str) -> None:
    assert wrong_with("cgs", told(steps, hex_=hex_)) == ""


BLOCKED = "Ann attacks Bob with Hound; everyone passes; Bob blocks with Sheep; everyone passes; everyone passes"


@pytest.mark.parametrize(("target", "zone"), [("Sheep", "Bob's discard pile"), ("Crow", "")])
def test_what_has_been_dealt_damage_this_turn_is_destroyed(target: str, zone: str) -> None:
    told_ = told(f"{BLOCKED}; Ann plays Hex targeting {target}; everyone passes; Then {target} is in {zone}", hex_=HURT)
    assert bool(wrong_with("cgs", told_)) is not bool(zone)


@pytest.mark.parametrize(
    ("hex_", "life"),
    [
        ("If an opponent controls more creatures than you, you gain 3 life.", 23),
        ("If you control fewer creatures than an opponent, you gain 3 life.", 23),
        ("If an opponent controls more artifacts than you, you gain 3 life.", 20),
    ],
)
def test_one_opponent_has_to_control_more(hex_: str, life: int) -> None:
    assert wrong_with("cgs", told(f"Ann plays Hex; everyone passes; Then Ann has {life} life", hex_=hex_)) == ""


def test_two_opponents_together_are_not_one_that_controls_more() -> None:
    cids = "".join(f"\n    | {each} | creature | 1 | 1 |" for each in ("Ant", "Bee", "Elk", "Fox"))
    text = TABLE.format(hound="", orb="", players="Ann, Bob and Cid",
                        hex="If an opponent controls more artifacts than you, you gain 3 life.")  # fmt: skip
    cid = "\n  And Cid controls:\n    | card | type | power | toughness |" + cids.replace("creature", "artifact")
    two = "\n  And Bob controls:\n    | card | type     |\n    | Bell | artifact |\n"
    one = "\n  And Cid controls:\n    | card | type     |\n    | Cup  | artifact |\n"
    steps = when("Ann plays Hex; everyone passes; Then Ann has 20 life")

    assert wrong_with("cgs", text + two + one + steps) == ""
    assert wrong_with("cgs", text + cid + "\n" + steps) != ""


PROUD = "This creature can't attack unless you've cast {} this turn."


@pytest.mark.parametrize(
    ("said", "can"),
    [("a noncreature spell", True), ("an instant or sorcery spell", True), ("a creature spell", False)],
)  # fmt: skip
def test_a_spell_of_a_kind_has_been_cast_this_turn(said: str, can: bool) -> None:
    steps = "Ann plays Hex; everyone passes; Ann attacks Bob with Hound; everyone passes; Bob blocks with nothing; " \
            "everyone passes; Then Bob has 18 life"  # fmt: skip
    assert (wrong_with("cgs", told(steps, PROUD.format(said), hex_="You gain 1 life.")) == "") is can


def test_it_enters_with_counters_for_what_is_counted() -> None:
    imp = "\n  And Ann has in the hand:\n    | card | type | power | toughness | effects |\n" \
          "    | Imp | creature | 0 | 0 | This creature enters with a number of +1/+1 counters on it equal to the " \
          "number of creatures you control. |\n"  # fmt: skip
    text = TABLE.format(hound="", orb="", hex="", players="Ann and Bob").replace("Battle Phase", "Main Phase 1")
    steps = "Ann plays Imp; everyone passes; Then Imp's counters are 3 +1/+1"
    assert wrong_with("cgs", text + imp + when(steps)) == ""


GATE = "Defender; As long as you have 21 or more life, this creature can attack as though it didn't have defender."


@pytest.mark.parametrize(("life", "can"), [(21, True), (20, False)])
def test_a_defender_attacks_as_long_as_something_is_so(life: int, can: bool) -> None:
    text = told("Ann attacks Bob with Hound; everyone passes; Bob blocks with nothing; everyone passes; "
                "Then Bob has 18 life", GATE)  # fmt: skip
    text = text.replace("  And Ann controls:", f"  And Ann has {life} life\n  And Ann controls:", 1)
    assert (wrong_with("cgs", text) == "") is can


@pytest.mark.parametrize(("thrown", "life"), [("Fen", 18), ("Imp", 20)])
def test_a_card_of_a_kind_was_discarded_this_way(thrown: str, life: int) -> None:
    hand = "\n  And Ann has in the hand:\n    | card | type     |\n    | Fen  | land     |\n    | Imp  | sorcery  |\n"
    hex_ = (
        "Discard a card, then draw a card. If a land card was discarded this way, Hex deals 2 damage to target player."
    )
    text = TABLE.format(hound="", orb="", hex=hex_, players="Ann and Bob") + hand
    steps = f"Ann plays Hex targeting Bob; everyone passes; Ann chooses {thrown}; Then Bob has {life} life"
    assert wrong_with("cgs", text + when(steps)) == ""

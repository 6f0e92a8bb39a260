"""What is said of all that is of a sort: cards that go to no graveyard, more life, damage or tokens, less damage."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card   | type        | power | toughness | color | effects  |
    | Shrine | enchantment |       |           |       | {shrine} |
    | Boar   | creature    | 3     | 3         | green |          |
  And Ann has in the hand:
    | card   | type           | effects                              |
    | Bolt   | instant        | Bolt deals 3 damage to any target.   |
    | Doom   | sorcery        | Destroy all creatures.               |
    | Balm   | sorcery        | You gain 4 life.                     |
    | Ranks  | sorcery        | Create two 1/1 green Elf creature tokens. |
    | Twins  | sorcery        | Create a token that's a copy of target creature. |
    | Loss   | sorcery        | Discard a card.                      |
    | Grind  | sorcery        | Mill 1.                              |
    | Quell  | Normal Spell   | Destroy 1 monster on the field.      |
  And Ann has in the deck:
    | card  | type    |
    | Stone | instant |
  And Bob controls:
    | card    | type           | power | toughness | ATK  | DEF  | Level | color | effects  |
    | Ox      | creature       | 2     | 7         |      |      |       | red   | Lifelink |
    | Imp     | Normal Monster |       |           | 1000 | 1000 | 4     |       |          |
  And Bob has in the hand:
    | card  | type    | color | effects                              |
    | Sting | instant | red   | Sting deals 3 damage to any target.  |
    | Salve | instant |       | You gain 2 life.                     |
    | Ward  | instant |       | Prevent the next 2 damage that would be dealt to any target this turn. |
"""


def told(shrine: str, steps: str) -> str:
    return f"{TABLE.format(shrine=shrine)}{when(steps)}"


ANYWHERE = "If a card would be put into a graveyard from anywhere, exile it instead."
OR_TOKEN = "If a card or token would be put into a graveyard from anywhere, exile it instead."
THEIRS = "If a card would be put into an opponent's graveyard from anywhere, exile it instead."
MONSTERS = "Any monster sent to the GY is banished instead."


@pytest.mark.parametrize(
    ("shrine", "steps"),
    [
        (ANYWHERE, "Ann plays Bolt targeting Ann; everyone passes; Then Bolt is in Ann's exiled zone"),
        (ANYWHERE, "Ann plays Doom; everyone passes; Then Ox is in Bob's exiled zone; Boar is in Ann's exiled zone"),
        (ANYWHERE, "Ann plays Grind; everyone passes; Then Stone is in Ann's exiled zone; "
                   "Grind is in Ann's exiled zone"),
        (ANYWHERE, "Ann plays Loss; everyone passes; Ann discards Bolt; Then Bolt is in Ann's exiled zone"),
        (ANYWHERE, "Ann plays Quell; everyone passes; Ann chooses Imp; Then Imp is in Bob's exiled zone; "
                   "Quell is in Ann's exiled zone"),
        (THEIRS, "Ann plays Doom; everyone passes; Then Ox is in Bob's exiled zone; Boar is in Ann's discard pile; "
                 "Doom is in Ann's discard pile"),
        (MONSTERS, "Ann plays Quell; everyone passes; Ann chooses Imp; Then Imp is in Bob's exiled zone; "
                   "Quell is in Ann's discard pile"),
        (MONSTERS, "Ann plays Doom; everyone passes; Then Boar is in Ann's exiled zone; Doom is in Ann's discard pile"),
        (OR_TOKEN, "Ann plays Ranks; everyone passes; Bob passes; Ann plays Doom; everyone passes; "
                   "Then Ox is in Bob's exiled zone"),
    ],
)  # fmt: skip
def test_a_card_goes_to_no_graveyard(shrine: str, steps: str) -> None:
    assert wrong_with("cgs", told(shrine, steps)) == ""


def test_what_is_exiled_instead_has_not_died() -> None:
    steps = told(ANYWHERE, "Ann plays Doom; everyone passes; Then Bob has 20 life")

    assert wrong_with("cgs", steps.replace("Lifelink", "When this creature dies, you gain 5 life.")) == ""


@pytest.mark.parametrize(
    ("shrine", "steps"),
    [
        ("If you would gain life, you gain twice that much life instead.",
         "Ann plays Balm; everyone passes; Then Ann has 28 life"),
        ("If you would gain life, you gain that much life plus 1 instead.",
         "Ann plays Balm; everyone passes; Then Ann has 25 life"),
        ("If you would gain life, you gain twice that much life instead.",
         "Ann plays Bolt targeting Ann; Bob plays Salve; everyone passes; Then Bob has 22 life"),
        ("If an opponent would gain life, that player gains that much life plus 1 instead.",
         "Ann plays Bolt targeting Ann; Bob plays Salve; everyone passes; Then Bob has 23 life"),
    ],
)  # fmt: skip
def test_more_life_is_gained(shrine: str, steps: str) -> None:
    assert wrong_with("cgs", told(shrine, steps)) == ""


DOUBLE = "If a source you control would deal damage to a permanent or player, it deals double that damage instead."
GREEN = (
    "If a green source you control would deal damage to an opponent or a permanent an opponent controls, "
    "it deals that much damage plus 2 instead."
)
LESS = "If a source would deal damage to you, prevent 1 of that damage."
FIGHT = "the game goes on to the Battle Phase of Ann; Ann attacks Bob with Boar; everyone passes; Bob does not block"


@pytest.mark.parametrize(
    ("shrine", "steps"),
    [
        (DOUBLE, "Ann plays Bolt targeting Bob; everyone passes; Then Bob has 14 life"),
        (DOUBLE, "Ann plays Bolt targeting Ox; everyone passes; Then Ox's damage is 6"),
        (DOUBLE, "Ann plays Bolt targeting Bob; Bob plays Sting targeting Ann; everyone passes; Then Ann has 17 life"),
        (DOUBLE, "Ann plays Bolt targeting Bob; Bob plays Ward targeting Bob; everyone passes; everyone passes; "
                 "Then Bob has 16 life"),
        (GREEN, "Ann plays Bolt targeting Bob; everyone passes; Then Bob has 17 life"),
        (LESS, "Ann plays Bolt targeting Ann; Bob plays Sting targeting Ann; everyone passes; everyone passes; "
               "Then Ann has 16 life"),
        (LESS, "Ann plays Bolt targeting Bob; everyone passes; Then Bob has 17 life"),
        ("Damage can't be prevented.",
         "Ann plays Bolt targeting Bob; Bob plays Ward targeting Bob; everyone passes; everyone passes; "
         "Then Bob has 17 life"),
        ("Prevent all damage that would be dealt to creatures you control by red sources.",
         "Ann plays Bolt targeting Boar; Bob plays Sting targeting Boar; everyone passes; Then Boar's damage is 0; "
         "Boar is in Ann's Main Summon Zone"),
    ],
)  # fmt: skip
def test_more_or_less_damage_is_dealt(shrine: str, steps: str) -> None:
    assert wrong_with("cgs", told(shrine, steps)) == ""


def test_the_next_damage_is_prevented_in_other_words() -> None:
    ward = "The next 2 damage that would be dealt to any target this turn is prevented."
    playing = "Ann plays Bolt targeting Bob; Bob plays Ward targeting Bob; everyone passes; everyone passes"
    steps = told("Flash", f"{playing}; Then Bob has 19 life")

    said = "Prevent the next 2 damage that would be dealt to any target this turn."
    assert wrong_with("cgs", steps.replace(said, ward)) == ""


@pytest.mark.parametrize(
    ("steps", "count"),
    [("Ann plays Ranks; everyone passes", 5), ("Ann plays Twins targeting Boar; everyone passes", 3)],
)
def test_twice_as_many_tokens_are_created(steps: str, count: int) -> None:
    shrine = (
        "If one or more tokens would be created under your control, twice that many of those tokens are created "
        "instead. At the beginning of your end step, you gain life equal to the number of creatures you control."
    )
    steps = f"{steps}; the game goes on to the Ending Phase of Ann; everyone passes; Then Ann has {20 + count} life"

    assert wrong_with("cgs", told(shrine, steps)) == ""


@pytest.mark.parametrize(
    ("more", "damage"), [("", 0), (", this attack's damage isn't affected by any effects on the Defending Pokémon", 3)]
)
def test_a_move_may_pass_what_prevents_damage_from_some(more: str, damage: int) -> None:
    steps = f"""
  Given a game of cgs with Ann and Bob in the Battle Phase of Ann
  And Ann controls:
    | card  | type    | color | HP | Stage | effects            |
    | Fox   | Pokémon | Fire  | 90 | Basic | Ember [0]: 30{more} |
  And Bob controls:
    | card | type     | power | toughness | effects |
    | Ox   | creature | 0     | 9         | Prevent all damage that would be dealt to this creature by Pokémon. |
  When Ann attacks Ox with Fox
  And everyone passes
  Then Ox's damage is {damage}"""

    assert wrong_with("cgs", steps) == ""

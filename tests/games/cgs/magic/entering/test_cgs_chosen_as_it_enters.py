"""What is chosen for a card as it enters, and what its text says of that afterwards."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid
  And Ann controls:
    | card   | type        | power | toughness | color | group     | effects  |
    | Elf    | creature    | 1     | 1         | green | Elf       |          |
    | Ox     | creature    | 2     | 4         | red   | Ox        |          |
  And Ann has in the hand:
    | card   | type           | power | toughness | color | cost | group | effects                              |
    | Idol   | artifact       |       |           |       |      |       | {idol} |
    | Lord   | creature       | 2     | 2         | green |      | Elf   | {lord} |
    | Cloak  | enchantment    |       |           |       |      | Aura  | Enchant creature. As this Aura enters, choose a color. Enchanted creature has protection from the chosen color. |
    | Bolt   | instant        |       |           | red   |      |       | Bolt deals 3 damage to target creature. |
    | Scout  | creature       | 1     | 1         | green | {{1}} | Elf   | |
    | Beam   | Normal Spell   |       |           |       |      |       | {beam} |
    | Blink  | instant        |       |           | white |      |       | Exile target artifact, then return it to the battlefield under its owner's control. |
  And Bob controls:
    | card    | type           | ATK  | DEF  | Level | color | group   | effects  |
    | Imp     | Normal Monster | 1500 | 1000 | 4     | FIRE  | Fiend   |          |
    | Cow     | Normal Monster | 1500 | 1000 | 4     | EARTH | Beast   |          |
"""  # noqa: E501

COLOR = "As this artifact enters, choose a color."
TYPE = "As this creature enters, choose a creature type."


def told(steps: str, idol: str = COLOR, lord: str = TYPE, beam: str = "Draw 1 card.") -> str:
    return f"{TABLE.format(idol=idol, lord=lord, beam=beam)}{when(steps)}"


@pytest.mark.parametrize(
    ("said", "steps"),
    [
        ({"idol": f"{COLOR} {{T}}: Add one mana of the chosen color."},
         "Ann plays Idol; everyone passes; Ann chooses blue; Ann activates Idol; Then Ann has 1 blue mana"),
        ({"idol": f"{COLOR} Creatures you control of the chosen color get +1/+1."},
         "Ann plays Idol; everyone passes; Ann chooses red; Then Ox's power is 3; Elf's power is 1; Imp's ATK is 1500"),
        ({"idol": f"{COLOR} All creatures of the chosen color get +1/+1."},
         "Ann plays Idol; everyone passes; Ann chooses red; Then Ox's power is 3; Imp's offensive stat is 5/2"),
        ({"lord": f"{TYPE} Other creatures you control of the chosen type get +1/+1."},
         "Ann plays Lord; everyone passes; Ann chooses Elf; Then Elf's power is 2; Ox's power is 2; Lord's power is 2"),
        ({"lord": f"{TYPE} All creatures of the chosen type get -1/-1."},
         "Ann plays Lord; everyone passes; Ann chooses Elf; Then Elf is in Ann's discard pile; Lord's power is 1"),
        ({"idol": "As this artifact enters, choose a creature type. "
                  "Creature spells of the chosen type cost {1} less to cast."},
         "Ann plays Idol; everyone passes; Ann chooses Elf; Ann plays Scout; everyone passes; "
         "Then Scout is in Ann's Main Summon Zone"),
        ({"idol": "As this artifact enters, choose an opponent. "
                  "When you play a creature, the chosen player loses 2 life."},
         "Ann plays Idol; everyone passes; Ann chooses Cid; Ann plays Lord; everyone passes; "
         "Ann chooses Elf; everyone passes; Then Cid has 18 life; Bob has 20 life"),
        # Whoever comes back is asked anew, and what was chosen before counts no more.
        ({"idol": f"{COLOR} Creatures you control of the chosen color get +1/+1."},
         "Ann plays Idol; everyone passes; Ann chooses red; Ann plays Blink targeting Idol; "
         "everyone passes; Ann chooses green; Then Ox's power is 2; Elf's power is 2"),
        ({"beam": "Declare 1 Attribute, then destroy all monsters of the declared Attribute on the field."},
         "Ann plays Beam; everyone passes; Ann chooses FIRE; Then Imp is in Bob's discard pile; "
         "Cow is in Bob's Main Summon Zone"),
        ({"beam": "Declare 1 Type. All monsters of the declared Type gain 500 ATK until the end of this turn."},
         "Ann plays Beam; everyone passes; Ann chooses Beast; Then Cow's ATK is 2000; Imp's ATK is 1500"),
    ],
)  # fmt: skip
def test_what_is_chosen_as_it_enters(said: dict[str, str], steps: str) -> None:
    assert wrong_with("cgs", told(steps, **said)) == ""


def test_an_aura_protects_from_the_chosen_color() -> None:
    steps = ("Ann plays Cloak onto Ox; everyone passes; Ann chooses {}; Ann plays Bolt targeting Ox; "
             "everyone passes; Then {}")  # fmt: skip

    assert wrong_with("cgs", told(steps.format("blue", "Ox's damage is 3"))) == ""
    assert "refused" in wrong_with("cgs", told(steps.format("red", "Ox's damage is 3")))


def test_nothing_is_said_of_what_is_not_chosen() -> None:
    wrong = wrong_with("cgs", told("Ann passes", idol="Creatures you control of the chosen color get +1/+1."))

    assert "no color is chosen for it" in wrong

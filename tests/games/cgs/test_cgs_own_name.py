"""A card that names itself in its text means itself; what else has that name is told by the words around it."""

import pytest
from told_scenario import wrong_with

from rules_db.games.cgs.card_text.printed.own_name import meaning_itself
from rules_db.games.cgs.card_text.reading import read_effects


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Fork deals 3 damage to any target.", "this deals 3 damage to any target."),
        ("When Fork enters, draw a card. Whenever Fork dies, draw a card.",
         "When this enters, draw a card. Whenever this dies, draw a card."),
        ("{T}, Sacrifice Fork: Draw cards equal to Fork's power.",
         "{T}, Sacrifice this: Draw cards equal to this card's power."),
        ("As long as Fork is tapped, put a +1/+1 counter on Fork and return Fork to its owner's hand.",
         "As long as this is tapped, put a +1/+1 counter on this and return this to its owner's hand."),
        ("Choose one —\n• Fork deals 1 damage to any target.\n• Tap Fork.",
         "Choose one —\n• this deals 1 damage to any target.\n• Tap this."),
    ],
)  # fmt: skip
def test_a_card_that_names_itself_means_itself(text: str, meant: str) -> None:
    assert meaning_itself(text, "Fork") == meant


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Exile", "Exile target nonwhite attacking creature. You gain life equal to its toughness."),
        ("Regenerate", "Regenerate target creature."),
        ("Send", "Send 1 card from your hand to the GY; draw 2 cards."),
        ("Double", "Double the power of each creature you control until end of turn."),
        ("Banish", "Target 1 monster your opponent controls; Banish it."),
        ("Tap", "{1}, Tap an untapped creature you control: Draw a card. Tap all creatures."),
        ("Recover", "Return up to two target creature cards from your graveyard to your hand. Draw a card."),
    ],
)
def test_a_name_is_a_verb_where_what_it_is_done_to_stands_behind_it(name: str, text: str) -> None:
    assert meaning_itself(text, name) == text


def test_a_card_with_such_a_name_means_itself_elsewhere() -> None:
    text = "Exile deals 2 damage to target creature. Prevent all damage that would be dealt to Exile this turn."

    assert meaning_itself(text, "Exile") == text.replace("Exile", "this")


@pytest.mark.parametrize(
    ("type_", "text"),
    [
        ("instant", "Exile target creature."),
        ("Quick-Play Spell", "Exile 1 monster on the field."),
        ("creature", "When this creature enters, exile target creature an opponent controls."),
    ],
)
def test_a_card_named_after_what_it_does_does_it(type_: str, text: str) -> None:
    steps = f"""  Given a game of cgs with Ann and Bob
  And Ann has in the hand:
    | card  | type    | power | toughness | effects |
    | Exile | {type_} | 1     | 1         | {text}  |
  And Bob controls:
    | card | type     | power | toughness |
    | Boar | creature | 3     | 3         |
  When Ann plays Exile{" targeting Boar" if type_ == "instant" else ""}
  And everyone passes"""
    again = "\n  And everyone passes" if type_ == "creature" else ""

    assert wrong_with("cgs", f"{steps}{again}\n  Then Boar is in Bob's exiled zone") == ""


@pytest.mark.parametrize(
    "text",
    [
        "Create a Fork. Search your deck for a Fork. Destroy target Fork.",
        "Fork creatures you control get +1/+1. Other Forks have haste. Create two Fork tokens.",
        'You can only use this effect of "Fork" once per turn.',
        "Forked Bolt deals 3 damage to any target.",
        "Fork: 20",
        "Once per turn, you can draw 1. Fork [R][R]: 20, draw 1",
        "Fork — Whenever a land you control enters, draw a card.",
        "Poké-POWER: Fork. Once per turn, you can draw 1",
        "Ability: Fork — During your turn, all Pokémon have 10 more HP",
    ],
)
def test_others_of_that_name_or_kind_are_others(text: str) -> None:
    assert meaning_itself(text, "Fork") == text


def test_an_ability_that_has_the_name_of_its_card_is_read() -> None:
    text = meaning_itself("Poké-POWER: Fork. Once during your turn, you may draw a card. Fork [R]: 20", "Fork")

    power, move = read_effects(text)

    assert (power.kind, move.kind, move.name) == ("activated", "move", "Fork")


def test_a_name_with_a_title_is_told_without_it_too() -> None:
    text = "When Ruth dies, return Ruth, the Pale to her owner's hand."

    assert meaning_itself(text, "Ruth, the Pale") == "When this dies, return this to her owner's hand."


def test_a_spell_that_names_itself_deals_its_damage() -> None:
    scenario = """
Given a game of cgs with Ann and Bob
And Ann has 1 red mana
And Bob has 20 life
And Ann has in the hand:
  | card | type    | cost | effects                            |
  | Fork | instant | {R}  | Fork deals 3 damage to any target. |
When Ann casts Fork targeting Bob
And Bob passes
And Ann passes
Then Bob has 17 life
"""
    assert wrong_with("cgs", scenario) == ""


def test_a_creature_of_its_own_kind_strengthens_the_others_and_speaks_of_itself() -> None:
    scenario = """
Given a game of cgs with Ann and Bob
And Ann controls:
  | card | type     | group | power | toughness | effects                                                          |
  | Wolf | creature | Wolf  | 2     | 2         | Wolf creatures get +1/+1. {0}: Wolf gets +2/+0 until end of turn. |
  | Fang | creature | Wolf  | 2     | 2         |                                                                  |
When Ann activates Wolf's effect 2
And Bob passes
And Ann passes
Then Wolf's power is 5
And Fang's power is 3
"""
    assert wrong_with("cgs", scenario) == ""

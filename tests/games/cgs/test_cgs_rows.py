"""What rows of tables have to say of cards of Uno, poker and Monopoly Deal, and which amounts a Given knows."""

import pytest
from told_scenario import wrong_with

from rules_db.engine.kernel import BadSetup
from rules_db.engine.scene import Given
from rules_db.games.cgs.table import columns, layout
from rules_db.games.cgs.table.cells import read_row

LOADED = columns


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"card": "Red Nine", "type": "Uno card"}, {"rank": "9", "colors": ["Red"]}),
        ({"card": "First", "type": "Uno card", "color": "blue", "rank": "Skip"}, {"name": "Skip", "colors": ["Blue"]}),
        ({"card": "Wild", "type": "Uno card"}, {"name": "Wild"}),
        ({"card": "King of Hearts", "type": "playing card"}, {"rank": "King", "suit": "hearts", "colors": ["Hearts"]}),
        ({"card": "A", "type": "playing card", "rank": "Two", "suit": "Spades (four-color)"}, {"suit": "spades"}),
        ({"card": "its my birthday", "type": "Action Card"}, {"name": "It's My Birthday"}),
        ({"card": "Blade", "type": "Artifact — Equipment"}, {"types": ["artifact"], "groups": ["Equipment"]}),
        ({"card": "Blade", "type": "artifact, Equipment"}, {"types": ["artifact"], "groups": ["Equipment"]}),
        (
            {"card": "Ruth", "type": "Legendary Artifact Creature — Elf Scout", "group": "Elf"},
            {"types": ["artifact", "creature"], "groups": ["Legendary", "Elf", "Scout"]},
        ),
        (
            {"card": "Toad", "type": "Effect Monster", "group": "Tuner"},
            {"types": ["Effect Monster"], "groups": ["Tuner"]},
        ),
        (
            {"card": "Ruth", "type": "creature — Elf", "supertypes": "legendary Snow"},
            {"types": ["creature"], "groups": ["Elf", "Legendary", "Snow"]},
        ),
        (
            {"card": "Ruth", "type": "creature", "group": "Human Warrior, Ally"},
            {"groups": ["Human", "Warrior", "Ally"]},
        ),
        ({"card": "Ruth", "group": "Time Lord", "type": "creature"}, {"groups": ["Time Lord"]}),
        ({"card": "Toad", "type": "Normal Monster", "group": "Sea Serpent"}, {"groups": ["Sea Serpent"]}),
        ({"card": "Veil", "type": "Aura"}, {"types": ["enchantment"], "groups": ["Aura"]}),
        (
            {"card": "Blade", "type": "Legendary Equipment"},
            {"types": ["artifact"], "groups": ["Legendary", "Equipment"]},
        ),
        ({"card": "Tale", "type": "saga"}, {"types": ["enchantment"], "groups": ["Saga"]}),
        ({"card": "Cart", "type": "vehicle"}, {"types": ["artifact"], "groups": ["Vehicle"]}),
        ({"card": "Spark", "type": "Special Energy"}, {"types": ["Energy"], "groups": ["Special"]}),
        ({"card": "Quay Road", "type": "Property card", "color": "dark blue"}, {"colors": ["Dark Blue"]}),
        ({"card": "Toad", "type": "monster"}, {"types": ["Normal Monster"]}),
        (
            {"card": "Toad", "type": "Monster Card", "Description": "draw 1"},
            {"types": ["Effect Monster"], "text": "draw 1"},
        ),
        ({"card": "Toad", "type": "Flip Effect Monster"}, {"types": ["Effect Monster"], "groups": ["Flip"]}),
        (
            {"card": "Toad", "type": "[Sea Serpent/Tuner/Effect]"},
            {"types": ["Effect Monster"], "groups": ["Sea", "Serpent", "Tuner"]},
        ),
        (
            {"card": "Toad", "type": "Fusion/Effect Monster", "Race": "Aqua", "ATK/DEF": "1200/800"},
            {"types": ["Fusion Monster"], "groups": ["Aqua"], "offense": "1200", "defense": "800"},
        ),
        ({"card": "Snare", "type": "Trap"}, {"types": ["Normal Trap"]}),
        ({"card": "Snare", "type": "Counter Trap Card"}, {"types": ["Counter Trap"]}),
        ({"card": "Nan", "type": "Trainer - Supporter"}, {"types": ["Supporter"]}),
        (
            {"card": "Mouse", "type": "Stage 1 Fire Pokemon", "HP": "60 HP", "Retreat Cost": "2"},
            {"types": ["Pokémon"], "rank": "Stage 1", "colors": ["Fire"], "defense": "60", "retreat": 2},
        ),
        (
            {"card": "Mouse", "type": "Pokémon", "Ability": "draw 1", "Attacks": "Nip [0]: 10"},
            {"text": "draw 1\nNip [0]: 10"},
        ),
        (
            {"Name": "Elf", "type": "creature", "P/T": "2/3", "colour": "green", "keywords": "-", "cost": "1G"},
            {"name": "Elf", "offense": "2", "defense": "3", "colors": ["green"], "cost": "{1}{G}"},
        ),
        ({"card": "Toad", "type": "monster", "Attribute": "FIRE", "Level": "4★"}, {"colors": ["FIRE"], "rank": "4"}),
    ],
)
def test_what_columns_leave_out_or_run_together_is_told_apart(row: dict[str, str], said: dict[str, object]) -> None:
    printed = read_row(row)["print"]

    assert {key: printed[key] for key in said} == said


@pytest.mark.parametrize("name", ["cost", "Cost", "mana cost", "Mana Cost"])
def test_a_column_is_known_by_what_cards_call_it_in_letters_of_any_size(name: str) -> None:
    assert read_row({"Card": "Elf", "TYPE": "creature", name: "{G}"})["print"]["cost"] == "{G}"


@pytest.mark.parametrize(
    ("row", "state"),
    [
        ({"position": "Set"}, {"is_face_down": True, "is_defending": True}),
        ({"position": "face-down Defense Position"}, {"is_face_down": True, "is_defending": True}),
        ({"position": "face-up attack"}, {"is_face_down": False, "is_defending": False}),
        ({"facing": "Set"}, {"is_face_down": True}),
        ({"face-down": "yes"}, {"is_face_down": True}),
        ({"tapped": "x", "summoning sick": "no"}, {"is_tapped": True, "is_sick": False}),
        ({"counters": "two +1/+1 counters, 1 charge counter"}, {"counters": {"+1/+1": 2, "charge": 1}}),
        ({"counters": "-1/-1"}, {"counters": {"-1/-1": 1}}),
        ({"Special Condition": "Poisoned", "damage counters": "2"}, {"conditions": ["Poisoned"], "damage": 2}),
        ({"type": "Token Creature — Elf"}, {"is_token": True}),
    ],
)
def test_how_a_card_lies_is_told_as_players_say_it(row: dict[str, str], state: dict[str, object]) -> None:
    assert read_row({"card": "Elf", **row})["state"] == state


@pytest.mark.parametrize(
    ("cell", "zone"), [("Bench 2", "Main Summon Zone"), ("Active Spot", "Extra Summon Zone"), ("GY", "discard pile")]
)
def test_a_zone_is_told_as_its_game_calls_it(cell: str, zone: str) -> None:
    assert read_row({"card": "Mouse", "zone": cell})["zone"] == zone


@pytest.mark.parametrize("cell", ["defense", "Defense", "Defense Position"])
def test_a_position_is_told_as_the_rulebook_calls_it(cell: str) -> None:
    assert read_row({"card": "Wall", "type": "Normal Monster", "position": cell})["state"] == {"is_defending": True}


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ({"card": "A", "type": "Uno card", "rank": "10"}, "no Uno card with the rank '10'"),
        ({"card": "A", "type": "Uno card", "rank": "9", "color": "Brown"}, "no Uno card with the color 'Brown'"),
        ({"card": "A", "type": "playing card", "rank": "11", "suit": "hearts"}, "no playing card with the rank '11'"),
        ({"card": "A", "type": "playing card", "rank": "2", "suit": "bells"}, "no playing card with the suit 'bells'"),
        ({"card": "A", "type": "playing card", "suit": "hearts"}, "a playing card with no rank is none"),
        ({"card": "Sly Dele", "type": "Action Card"}, "no Action Card with the name 'Sly Dele'"),
        ({"card": "Sea Road", "type": "Property card", "color": "Blue"}, "no Property card with the color 'Blue'"),
        ({"card": "Wolf", "type": "creature", "P/T": "2"}, "column P/T: '2' is not two numbers"),
        ({"card": "Wolf", "type": "creature", "cost": "1Q"}, "'1Q' is no mana cost"),
        ({"card": "Wolf", "type": "creature", "color": "Purple"}, "there is no color 'Purple'"),
        ({"card": "Toad", "type": "Tuner"}, "'Tuner' names no card type .*'Effect Monster — Tuner'"),
        ({"card": "Ruth", "type": "Legendary"}, "'Legendary' names no card type .*'Legendary creature'"),
    ],
)
def test_what_there_is_not_is_refused(row: dict[str, str], wrong: str) -> None:
    with pytest.raises(BadSetup, match=wrong):
        read_row(row)


@pytest.mark.parametrize("zone", ["bank zone", "Uno deck", "Extra Deck", "attic"])
def test_plain_cards_fill_no_zone_in_which_they_would_be_nothing(zone: str) -> None:
    given = Given(players=["Ann", "Bob"], amounts=[("Ann", 3, f"cards in the {zone}")])

    with pytest.raises(BadSetup, match=f"Ann gets no plain cards in the {zone}"):
        layout.setup_of(given)


@pytest.mark.parametrize(
    ("row", "asked", "now"),
    [
        ({"type": "creature", "power": "2", "toughness": "2", "counters": "1 +1/+1"}, "power", "3"),
        ({"type": "Effect Monster", "ATK": "1800", "DEF": "200", "Level": "4", "effects": "this gains 500 ATK"},
         "ATK", "2300"),
        ({"type": "Pokémon", "HP": "60", "Stage": "Basic", "effects": "this gets +30 HP"}, "HP", "90"),
    ],
)  # fmt: skip
def test_the_numbers_of_a_card_in_play_are_those_that_it_has_now(row: dict[str, str], asked: str, now: str) -> None:
    head, cells = (" | ".join(each) for each in (row, row.values()))
    table = f"  | card | {head} |\n  | Bear | {cells} |\n"

    assert not wrong_with(
        "cgs", f"Given a game of cgs with Ann and Bob\nAnd Ann controls:\n{table}Then Bear's {asked} is {now}\n"
    )

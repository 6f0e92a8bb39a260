"""Actions in the words of each game mean what the notation says."""

import pytest
from cgs_table import ELF, FIRE, GAME, GOLEM, MOUSE, OGRE, RAT, lying, summon, table_with

from rules_db.engine.kernel import MalformedAction
from rules_db.games.cgs.actions.values import AttackWith, Blow, Pass, Play
from rules_db.games.cgs.actions.wording import format_
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.state import Table

SKULL = {**GOLEM, "name": "Skull", "rank": "6"}
CHANT = {"name": "Chant", "types": ["Normal Spell"], "text": "draw 1"}
COMET = {**GOLEM, "name": "Comet", "types": ["Synchro Monster"]}
PAGE = {**GOLEM, "name": "Page", "text": "If you control no monsters, you can Special Summon this card from your hand."}


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("Ann casts Elf", "Ann plays Elf"),
        ("Ann casts Elf to the Main Summon Zone 3", "Ann plays Elf to the Main Summon Zone 3"),
        ("Ann summons Golem", "Ann plays Golem"),
        ("Ann Normal Summons Golem", "Ann plays Golem"),
        ("Ann Tribute Summons Skull tributing Ogre", "Ann plays Skull with Ogre"),
        ("Ann evolves Mouse into Rat", "Ann plays Rat on Mouse"),
        ("Ann plays Rat onto Mouse", "Ann plays Rat on Mouse"),
        ("Ann attaches Fire Energy to Mouse", "Ann plays Fire Energy on Mouse"),
        ("Ann activates Chant", "Ann plays Chant"),
        ("Ann activates Chant to the backrow zone 5", "Ann plays Chant to the backrow zone 5"),
        ("Ann Synchro Summons Comet using Ogre", "Ann plays Comet with Ogre"),
        ("Ann Tribute Summons Skull by tributing Ogre", "Ann plays Skull with Ogre"),
        ("Ann plays Elf onto the Uno pile", "Ann plays Elf to the Uno pile"),
        ("Ann plays Elf into the Main Summon Zone 3", "Ann plays Elf to the Main Summon Zone 3"),
        ("Ann banks Elf", "Ann plays Elf to the bank zone"),
    ],
)
def test_a_play_in_the_words_of_its_game(said: str, written: str) -> None:
    in_hand = (lying("Ann", "hand", each) for each in (ELF, GOLEM, SKULL, RAT, FIRE, CHANT))
    table = table_with(
        *in_hand, lying("Ann", "Extra Deck", COMET), lying("Ann", "Extra Summon Zone", MOUSE), summon("Ann", OGRE)
    )

    action = GAME.parse(table, said)

    assert action == GAME.parse(table, written)
    assert isinstance(action, Play)
    assert GAME.parse(table, format_(action)) == action


def test_a_monster_that_summons_itself_is_special_summoned_by_that_effect() -> None:
    table = table_with(lying("Ann", "hand", PAGE))

    assert GAME.parse(table, "Ann Special Summons Page") == GAME.parse(table, "Ann activates Page's effect")


def attacked() -> Table:
    """Ann's Ogre attacks Bob, who has an Elf, and is asked who blocks."""
    table = table_with(summon("Ann", OGRE), summon("Bob", ELF), phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Ogre", "Bob"),)))
    while table.choice is None:
        GAME.apply(table, Pass(str(table.priority)))
    return table


def test_who_blocks_may_say_which_attacker() -> None:
    table = attacked()

    assert GAME.parse(table, "Bob blocks Ogre with Elf") == GAME.parse(table, "Bob blocks with Elf")


def test_an_attacker_that_is_not_asked_about_is_told() -> None:
    with pytest.raises(MalformedAction, match="Bob selects blockers against Ogre now"):
        GAME.parse(attacked(), "Bob blocks Elf with Elf")


@pytest.mark.parametrize(("text", "move"), [("", 0), ("Bite [C]: 10", 1)])
def test_an_attack_that_names_no_move_uses_the_first_that_there_is(text: str, move: int) -> None:
    table = table_with(lying("Ann", "Extra Summon Zone", {**MOUSE, "text": text}), phase="Battle Phase")

    assert GAME.parse(table, "Ann attacks Bob with Mouse") == AttackWith("Ann", (Blow("Mouse", "Bob", move),))


def test_only_pokemon_attack_with_moves() -> None:
    table = table_with(summon("Ann", OGRE), phase="Battle Phase")

    assert GAME.parse(table, "Ann attacks Bob with Ogre") == AttackWith("Ann", (Blow("Ogre", "Bob", 0),))


SNARE = {"name": "Snare", "types": ["Normal Trap"], "text": "gain 1000 LP"}


@pytest.mark.parametrize("said", ["Ann activates Snare", "Ann flips Snare"])
def test_a_set_trap_is_activated_by_flipping_it(said: str) -> None:
    table = table_with(lying("Ann", "backrow zone", SNARE, state={"is_face_down": True}))

    assert GAME.parse(table, said) == Flip("Ann", "Snare")


def test_the_effect_of_a_face_up_card_is_activated_as_ever() -> None:
    bell = {"name": "Bell", "types": ["artifact"], "text": "you can: gain 1 life"}
    table = table_with(lying("Ann", "backrow zone", bell))

    assert GAME.parse(table, "Ann activates Bell") == GAME.parse(table, "Ann activates Bell's effect")


def test_what_pays_for_a_play_stands_before_its_targets() -> None:
    table = table_with(summon("Ann", OGRE), summon("Bob", MOUSE), lying("Ann", "hand", CHANT))

    with pytest.raises(MalformedAction, match="'with Ogre' stands before 'targeting Mouse'"):
        GAME.parse(table, "Ann plays Chant targeting Mouse with Ogre")


def test_what_is_said_of_a_play_stands_before_or_behind_its_targets() -> None:
    table = table_with(summon("Bob", MOUSE), lying("Ann", "hand", CHANT))

    behind = GAME.parse(table, "Ann plays Chant targeting Mouse as X = 3")

    assert GAME.parse(table, "Ann plays Chant as X = 3 targeting Mouse") == behind


CARDS = [
    lying(player, "hand", {"name": f"{player} {at}", "types": ["land"]}) for player in ("Ann", "Bob") for at in (1, 2)
]
ONES = [lying(player, "bank zone", {"name": name, "types": ["Money Card"], "value": 1}, name)
        for player, names in (("Ann", ("a1", "a2")), ("Bob", ("b1", "b2"))) for name in names]  # fmt: skip


@pytest.mark.parametrize(
    ("before", "said", "written"),
    [
        ("", "Ann bets Ann 1 and Ann 2", "Ann opens a bet with Ann 1 and Ann 2"),
        ("Ann opens a bet with Ann 1 and Ann 2", "Ann bets a2", "Ann puts in a2"),
        ("Ann opens a bet with Ann 1 and Ann 2; Ann puts in a1", "Bob bets Bob 1 and Bob 2",
         "Bob answers with Bob 1 and Bob 2"),
        ("Ann opens a bet with Ann 1 and Ann 2; Ann puts in a1", "Bob stays out", "Bob answers with nothing"),
        ("Ann opens a bet with Ann 1 and Ann 2; Ann puts in a1", "Bob folds", "Bob answers with nothing"),
        ("Ann opens a bet with Ann 1 and Ann 2; Ann puts in a1; Bob answers with Bob 1 and Bob 2", "Bob calls",
         "Bob decides to call"),
        ("Ann opens a bet with Ann 1 and Ann 2; Ann puts in a1; Bob answers with Bob 1 and Bob 2; Bob decides to call; "
         "Bob puts in b1", "Ann checks", "Ann decides to check"),
        ("Ann opens a bet with Ann 1 and Ann 2; Ann puts in a1; Bob answers with Bob 1 and Bob 2; Bob decides to call; "
         "Bob puts in b1", "Ann folds", "Ann decides to fold"),
    ],
)  # fmt: skip
def test_a_bet_in_the_words_of_poker(before: str, said: str, written: str) -> None:
    table = table_with(*CARDS, *ONES, phase="Betting Phase")
    for each in before.split("; ") if before else ():
        GAME.apply(table, GAME.parse(table, each))

    action = GAME.parse(table, said)

    assert (action, format_(action)) == (GAME.parse(table, written), written)
    assert GAME.why_not(table, action) is None

"""What sets effects off, and how often: who is blocked, who deals damage to whom, what has left, and what is meant."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, OGRE, done, lying, play_out, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, AttackWith, Blow, Choose, Pass, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

BEAR = {**OGRE, "name": "Bear", "groups": ["Bear"], "offense": "2", "defense": "9"}
COUNT = "put a charge counter on this"


def bell(when: str, player: str = "Ann", does: str = COUNT) -> dict[str, Any]:
    """A card that counts how often something has happened."""
    text = f"indestructible; whenever {when}, {does}"
    return lying(player, "backrow zone", {"name": "Bell", "types": ["enchantment"], "text": text})


def rung(table: Table, name: str = "Bell") -> int:
    return table.cards[name].counters.get("charge", 0)


def fought(*cards: dict[str, Any], text: str = "", blockers: tuple[str, ...] = ()) -> Table:
    """Ogre and Elf of Ann's attack Bob; Ogre, which says the text, is blocked by some of Bob's."""
    giant = {**OGRE, "defense": "9", "text": text}
    mine = (summon("Ann", giant), summon("Ann", ELF), summon("Bob", BEAR), summon("Bob", BEAR, "Bear 2"))
    table = table_with(*mine, *cards, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Ogre", "Bob"), Blow("Elf", "Bob"))))
    while table.attack is not None or table.queue or table.choice is not None:
        decision, choice = GAME.pending(table), table.choice
        assert decision is not None
        blocks = {"Ogre": blockers}.get(str(choice.about), ()) if choice is not None else ()
        picks = (
            blocks if choice is not None and choice.kind == "block" else () if choice is None else (choice.options[0],)
        )
        GAME.apply(table, Pass(decision.player) if choice is None else Choose(decision.player, choice.kind, picks))
    return table


@pytest.mark.parametrize(
    ("when", "blockers", "times"),
    [
        ("this becomes blocked", (), 0),
        ("this becomes blocked", ("Bear",), 1),
        ("this becomes blocked", ("Bear", "Bear 2"), 1),
        ("this becomes blocked by a creature", ("Bear", "Bear 2"), 2),
        ("this becomes blocked by a Bear", ("Bear",), 1),
        ("this becomes blocked by a Wolf", ("Bear",), 0),
        ("this blocks a creature", ("Bear",), 0),
        ("this attacks", (), 1),
        ("this deals combat damage to a player", (), 1),
        ("this deals combat damage to a player", ("Bear",), 0),
        ("this deals combat damage to a creature", ("Bear",), 1),
        ("this deals combat damage to a creature", (), 0),
        ("this is dealt damage", ("Bear", "Bear 2"), 1),
        ("this is dealt damage", (), 0),
    ],
)
def test_how_often_an_attacker_notices_its_attack(when: str, blockers: tuple[str, ...], times: int) -> None:
    assert rung(fought(text=f"whenever {when}, {COUNT}", blockers=blockers), "Ogre") == times


@pytest.mark.parametrize(
    ("when", "player", "blockers", "times"),
    [
        ("a creature attacks", "Bob", (), 2),
        ("a creature you control attacks", "Ann", (), 2),
        ("a creature you control attacks", "Bob", (), 0),
        ("a creature an opponent controls attacks", "Bob", (), 2),
        ("an Elf attacks", "Bob", (), 1),
        ("one or more creatures you control attack", "Ann", (), 1),
        ("a creature blocks", "Ann", ("Bear", "Bear 2"), 2),
        ("a creature you control becomes blocked", "Ann", ("Bear", "Bear 2"), 1),
        ("a creature deals combat damage to a player", "Ann", (), 2),
        ("a creature deals combat damage to a player", "Ann", ("Bear",), 1),
        ("a creature deals combat damage to you", "Bob", (), 2),
        ("a creature deals combat damage to you", "Ann", (), 0),
        ("a creature deals combat damage to an opponent", "Ann", (), 2),
        ("a creature deals combat damage to an opponent", "Bob", (), 0),
        ("one or more creatures deal combat damage to a player", "Ann", (), 1),
        ("an Elf is dealt damage", "Ann", ("Bear",), 0),
        ("a Bear is dealt damage", "Ann", ("Bear",), 1),
        ("you attack", "Ann", (), 2),
        ("an opponent attacks", "Bob", (), 2),
        ("an opponent attacks", "Ann", (), 0),
    ],
)
def test_how_often_a_fight_is_noticed(when: str, player: str, blockers: tuple[str, ...], times: int) -> None:
    assert rung(fought(bell(when, player), blockers=blockers)) == times


@pytest.mark.parametrize(
    ("text", "who", "life"),
    [
        ("whenever this becomes blocked by a creature, that creature's controller loses 1 life", ("Bear",), (20, 18)),
        ("whenever this becomes blocked by a creature, destroy that creature", ("Bear",), (20, 19)),
        ("whenever this attacks, defending player loses 2 life", (), (20, 14)),
        ("whenever this deals combat damage to a player, that player loses 2 life", (), (20, 14)),
        ("whenever this deals combat damage to a player, you gain that much life", (), (23, 16)),
    ],
)
def test_of_whom_an_attacker_speaks(text: str, who: tuple[str, ...], life: tuple[int, int]) -> None:
    table = fought(text=text, blockers=who)

    assert (table.players["Ann"].life, table.players["Bob"].life) == life
    assert (table.cards["Bear"].zone is Zone.DISCARD) is ("destroy" in text)


@pytest.mark.parametrize(
    ("deed", "when", "player", "times"),
    [
        ("destroy all Elf creatures", "a creature dies", "Ann", 1),
        ("destroy all Elf creatures", "a creature is destroyed", "Ann", 1),
        ("destroy all Elf creatures", "a creature leaves the battlefield", "Ann", 1),
        ("destroy all Elf creatures", "a creature is exiled", "Ann", 0),
        ("destroy all creatures", "a creature dies", "Ann", 2),
        ("destroy all creatures", "a creature you control dies", "Ann", 1),
        ("destroy all creatures", "a creature an opponent controls dies", "Ann", 1),
        ("destroy all creatures", "one or more creatures die", "Ann", 1),
        ("exile all creatures", "a creature dies", "Ann", 0),
        ("exile all creatures", "a creature is exiled", "Ann", 2),
        ("exile all creatures", "a creature leaves the battlefield", "Ann", 2),
        ("exile all creatures", "an Ogre is exiled", "Ann", 1),
        ("return all creatures to the hand", "a creature leaves the battlefield", "Ann", 2),
        ("return all creatures to the hand", "a creature dies", "Ann", 0),
        ("sacrifice a creature", "a creature is sacrificed", "Ann", 1),
        ("sacrifice a creature", "a creature dies", "Ann", 1),
        ("sacrifice a creature", "a creature is destroyed", "Ann", 0),
        ("tap all creatures", "a creature becomes tapped", "Ann", 2),
        ("tap all creatures", "a creature you control becomes tapped", "Ann", 1),
        ("tap all lands", "a creature becomes tapped", "Ann", 0),
        ("untap all creatures", "a creature becomes untapped", "Ann", 0),
        ("put a charge counter on all creatures", "a creature gets a counter", "Ann", 2),
        ("opponent draws 2", "a player draws a card", "Ann", 2),
        ("opponent draws 2", "you draw a card", "Bob", 2),
        ("opponent draws 2", "you draw a card", "Ann", 0),
        ("opponent draws 2", "an opponent draws a card", "Ann", 2),
        ("opponent discards 1 card", "an opponent discards a card", "Ann", 1),
        ("opponent discards 1 card", "you discard a card", "Ann", 0),
        ("create a Treasure token", "an artifact enters", "Ann", 1),
        ("create a Treasure token", "a creature enters", "Ann", 0),
        ("opponent shuffles their library", "an opponent shuffles", "Ann", 1),
        ("destroy all Continuous Spells", "a Continuous Spell is destroyed", "Ann", 2),
        ("destroy all Continuous Spells", "a Continuous Spell is activated", "Ann", 0),
        ("target player draws 1", "this becomes the target of a spell or ability", "Ann", 0),
    ],
)  # fmt: skip
def test_how_often_a_deed_is_noticed(deed: str, when: str, player: str, times: int) -> None:
    charm = lying("Bob", "backrow zone", {"name": "Charm", "types": ["Continuous Spell"]})
    cards = (summon("Ann", ELF), summon("Bob", OGRE), lying("Bob", "hand", GOLEM), charm)
    table = table_with(source(f"you can: {deed}"), *cards, bell(when, player))
    GAME.apply(table, Activate("Ann", "Source", 1, ("Bob",) if "target" in deed else ()))
    for _ in range(60):
        decision, choice = GAME.pending(table), table.choice
        assert decision is not None
        if choice is not None:
            GAME.apply(table, Choose(decision.player, choice.kind, tuple(choice.options[: max(choice.least, 1)])))
        elif table.queue or table.window:
            GAME.apply(table, Pass(decision.player))
        else:
            break

    assert rung(table) == times


def test_its_own_leaving_is_noticed_by_a_card_only_from_the_field() -> None:
    imp = {**ELF, "name": "Imp", "text": "when this dies, draw 1"}
    assert len(done("destroy all creatures", summon("Ann", imp)).lying("Ann", Zone.HAND)) == 1
    assert len(done("exile all creatures", summon("Ann", imp)).lying("Ann", Zone.HAND)) == 0
    assert done("discard 1 card", lying("Ann", "hand", imp)).lying("Ann", Zone.HAND) == []
    assert done("mill 1", lying("Ann", "Main Deck", imp)).lying("Ann", Zone.HAND) == []
    down = summon("Ann", {**imp, "types": ["Effect Monster"]}, state={"is_face_down": True, "is_defending": True})
    assert len(done("destroy all creatures", down).lying("Ann", Zone.HAND)) == 1


def test_what_is_limited_starts_once_in_a_turn() -> None:
    text = f"once per turn, when a creature dies: {COUNT}"
    relic = lying("Ann", "backrow zone", {"name": "Bell", "types": ["Continuous Spell"], "text": text})
    two = "destroy all Elf creatures, then destroy all Ogre creatures"

    assert rung(done(two, relic, summon("Ann", ELF), summon("Bob", OGRE))) == 1


@pytest.mark.parametrize(
    ("when", "types", "times"),
    [
        ("you cast a spell", "sorcery", 1),
        ("you cast a creature spell", "sorcery", 0),
        ("you cast a creature spell", "creature", 1),
        ("you cast a noncreature spell", "sorcery", 1),
        ("you cast a noncreature spell", "creature", 0),
        ("you cast a red spell", "sorcery", 1),
        ("you cast a blue spell", "sorcery", 0),
        ("an opponent casts a spell", "sorcery", 0),
        ("a player casts a spell", "creature", 1),
        ("you cast your first spell each turn", "sorcery", 1),
        ("you cast your second spell each turn", "sorcery", 0),
        ("you play a creature", "creature", 1),
        ("you play a creature", "sorcery", 0),
        ("you play a land", "land", 1),
        ("you cast a spell", "land", 0),
    ],
)
def test_which_spells_are_noticed(when: str, types: str, times: int) -> None:
    card = {"name": "It", "types": [types], "cost": "" if types == "land" else "{R}", "offense": "1", "defense": "1"}
    zones = {"sorcery": Zone.BACKROW, "creature": Zone.SUMMON, "land": Zone.RESOURCES}
    players = [{"name": "Ann", "mana": {"red": 1}}, {"name": "Bob"}]
    table = table_with(lying("Ann", "hand", card), bell(when), players=players)
    GAME.apply(table, Play("Ann", "It", zones[types], 0 if types == "land" else 2))
    play_out(table)

    assert rung(table) == times


@pytest.mark.parametrize("player", ["Ann", "Bob"])
def test_its_controller_is_whoever_controls_what_has_been_tapped_and_not_whoever_taps_it(player: str) -> None:
    knell = bell("a creature becomes tapped", does="its controller loses 1 life")
    table = done("tap target creature", summon(player, ELF), knell, targets=("Elf",))

    assert {each: table.players[each].life for each in table.order} == {"Ann": 20, "Bob": 20} | {player: 19}


@pytest.mark.parametrize(("state", "life"), [({}, 21), ({"is_face_down": True, "set_in": 1}, 20)])
def test_a_trap_that_lies_open_starts_by_itself_and_one_that_is_set_waits(state: dict[str, Any], life: int) -> None:
    watch = {"name": "Watch", "types": ["Continuous Trap"], "text": "when a monster is destroyed: gain 1000 LP"}
    trap = lying("Ann", "backrow zone", watch, state=state)
    table = done("destroy target monster", summon("Bob", GOLEM), trap, targets=("Golem",))

    assert table.players["Ann"].life == life

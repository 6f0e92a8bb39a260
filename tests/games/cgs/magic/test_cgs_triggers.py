"""Triggers as Magic prints them, played: what sets them off, and whom they speak of."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, OGRE, SORCERY, done, go_on_to, hand, lying, play_out, summon, table_with

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.actions.values import AttackWith, Blow, Choose, Pass, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def bell(text: str, player: str = "Ann") -> dict[str, Any]:
    """An artifact that waits for something."""
    return lying(player, "backrow zone", {"name": "Bell", "types": ["artifact"], "text": text})


def lives(table: Table) -> tuple[int, int]:
    return table.players["Ann"].life, table.players["Bob"].life


@pytest.mark.parametrize(
    ("waits", "deed", "cards", "choices", "life"),
    [
        # What enters, and under whose control: a token of Ann's, and one of Bob's.
        ("Whenever another creature enters under your control, you gain 1 life.",
         "create a 1/1 Elf token", (), (), (21, 20)),
        ("Whenever a creature enters the battlefield under your control, you gain 1 life.",
         "opponent creates a 1/1 Elf token", (), (), (20, 20)),
        ("Whenever a creature enters under an opponent's control, you gain 1 life.",
         "opponent creates a 1/1 Elf token", (), (), (21, 20)),
        ("Whenever a land enters under your control, you gain 1 life.", "create a 1/1 Elf token", (), (), (20, 20)),
        # What dies: a creature of Bob's, and one of Ann's.
        ("Whenever a creature an opponent controls dies, you gain 1 life.", "destroy all creatures",
         (summon("Ann", ELF), summon("Bob", OGRE)), (), (21, 20)),
        ("Whenever this or another creature dies, you gain 1 life.", "destroy all creatures",
         (summon("Bob", OGRE),), (), (21, 20)),
        ("Whenever this or another creature you control dies, you gain 1 life.", "destroy all creatures",
         (summon("Bob", OGRE),), (), (20, 20)),
        ("Whenever this or another creature enters under your control, you gain 1 life.",
         "create a 1/1 Elf token, opponent creates a 1/1 Elf token", (), (), (21, 20)),
        # Sacrifices by their player, and those of others.
        ("Whenever you sacrifice a creature, you gain 1 life.",
         "sacrifice a creature", (summon("Ann", ELF),), (), (21, 20)),
        ("Whenever you sacrifice a creature, you gain 1 life.", "opponent sacrifices a creature",
         (summon("Bob", ELF),), (), (20, 20)),
        ("Whenever a player sacrifices another permanent, that player loses 1 life.", "opponent sacrifices a creature",
         (summon("Bob", ELF),), (), (20, 19)),
        # Whom 'they' and 'that player' mean: who has drawn, and who was targeted.
        ("Whenever an opponent draws a card, they lose 1 life.", "each player draws 1", (), (), (20, 19)),
        ("Whenever a player draws a card, that player loses 1 life.",
         "opponent draws 1, draw 1", (), (("Bell",),), (19, 19)),
        ("Whenever a player loses life, he or she draws a card.", "draw 1", (), (), (20, 20)),
        ("Whenever you discard a card, you gain 1 life.", "discard 1 card", (lying("Ann", "hand", ELF),), (), (21, 20)),
        ("Whenever you lose life, you gain 2 life.", "lose 1 life", (), (), (21, 20)),
        ("Whenever a land enters under an opponent's control, that player loses 1 life.",
         "opponent loses 0 life", (), (), (20, 20)),
        ("Whenever a creature enters under an opponent's control, that player loses 1 life.",
         "opponent creates a 1/1 Elf token", (), (), (20, 19)),
        # So much as the trigger was about.
        ("Whenever an opponent loses life, you gain that much life.", "opponent loses 3 life", (), (), (23, 17)),
        ("Whenever you gain life, each opponent loses that much life.", "gain 3 life", (), (), (23, 17)),
        # The second of a turn, and no other.
        ("Whenever you draw your second card each turn, you gain 1 life.", "draw 1", (), (), (20, 20)),
        ("Whenever you draw your second card each turn, you gain 1 life.", "draw 3", (), (), (21, 20)),
        ("Whenever an opponent draws their third card each turn, you gain 1 life.",
         "opponent draws 3", (), (), (21, 20)),
    ],
)  # fmt: skip
def test_what_sets_a_trigger_off(waits: str, deed: str, cards: Any, choices: Any, life: tuple[int, int]) -> None:
    assert lives(done(deed, bell(waits), *cards, choices=choices)) == life


def test_this_or_another_counts_itself() -> None:
    text = "Whenever this or another creature you control dies, each opponent loses 1 life and you gain 1 life."
    mourner = summon("Ann", {**OGRE, "name": "Mourner", "text": text})

    assert lives(done("destroy all Ogres", mourner)) == (21, 19)
    assert lives(
        done("destroy all Elves, then destroy all Ogres", mourner, summon("Ann", ELF), choices=[("Mourner",)])
    ) == (22, 18)


def test_both_of_two_kinds_of_happening_count() -> None:
    guest = {**ELF, "text": "When this enters or dies, you gain 1 life."}
    table = table_with(lying("Ann", "hand", {**guest, "cost": ""}))
    GAME.apply(table, Play("Ann", "Elf", Zone.SUMMON, 1))
    play_out(table)
    assert lives(table) == (21, 20)
    assert lives(done("destroy target creature", summon("Ann", guest), targets=("Elf",))) == (21, 20)


@pytest.mark.parametrize(
    ("waits", "deed", "life"),
    [
        ("Whenever you cast an instant or sorcery spell, you gain 1 life.", "sorcery", 23),
        ("Whenever you cast a sorcery spell, you gain 1 life.", "sorcery", 23),
        ("Whenever you cast an artifact spell, you gain 1 life.", "sorcery", 20),
        ("Whenever you cast your second spell each turn, you gain 1 life.", "sorcery", 21),
        ("Whenever an opponent casts a spell, they lose 1 life.", "sorcery", 20),
        ("Whenever a player casts a spell, that player loses 1 life.", "sorcery", 17),
    ],
)
def test_three_sorceries_are_cast_by_their_player(waits: str, deed: str, life: int) -> None:
    spells = [lying("Ann", "hand", {**SORCERY, "types": [deed], "text": "draw 0"}, f"Rite {at}") for at in range(3)]
    table = table_with(bell(waits), *spells)
    for at in range(3):
        GAME.apply(table, Play("Ann", f"Rite {at}", Zone.BACKROW, 2))
        play_out(table)

    assert table.players["Ann"].life == life


def attacked(text: str, *cards: dict[str, Any], attacker: dict[str, Any] = ELF, target: str = "Bob") -> Table:
    """The table once a card of Ann's, which says this, has attacked."""
    table = table_with(summon("Ann", {**attacker, "text": text}), *cards, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow(attacker["name"], target),)))
    while table.attack is not None or table.queue:
        decision = GAME.pending(table)
        assert decision is not None
        GAME.apply(table, Pass(decision.player))
    return table


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("Whenever this deals combat damage to a player, you gain 3 life.", (23, 19)),
        ("Whenever this deals combat damage to a player, that player loses 3 life.", (20, 16)),
        ("Whenever this deals damage to an opponent, they lose 3 life.", (20, 16)),
        ("Whenever this deals combat damage to you, you gain 3 life.", (20, 19)),
        ("Whenever this deals combat damage to a creature, you gain 3 life.", (20, 19)),
        ("Whenever a creature you control deals combat damage to a player, you gain 3 life.", (23, 19)),
        ("Whenever a creature an opponent controls deals combat damage to a player, you gain 3 life.", (20, 19)),
        ("Whenever this attacks or blocks, you gain 3 life.", (23, 19)),
        ("Whenever this becomes blocked, you gain 3 life.", (20, 19)),
        ("Whenever this attacks, defending player loses 3 life.", (20, 16)),
        ("When this inflicts battle damage to your opponent: They lose 3 life.", (20, 16)),
        ("When this inflicts battle damage to you: You gain 3 life.", (20, 19)),
    ],
)  # fmt: skip
def test_an_attack_on_a_player_sets_off_what_waits_for_it(text: str, life: tuple[int, int]) -> None:
    assert lives(attacked(text)) == life


def test_the_defending_player_is_whose_planeswalker_is_attacked() -> None:
    walker = lying("Bob", "backrow zone", {"name": "Ana", "types": ["planeswalker"]},
                   state={"counters": {"loyalty": 3}})  # fmt: skip
    text = "Whenever this attacks, the defending player loses 3 life."

    assert lives(attacked(text, walker, target="Ana")) == (20, 17)


def test_the_defending_player_is_one_of_three() -> None:
    elf = {**ELF, "text": "Whenever this attacks, defending player loses 3 life."}
    seats = [{"name": each} for each in ("Ann", "Bob", "Cid")]
    table = table_with(summon("Ann", elf), phase="Battle Phase", players=seats, turn=4)
    GAME.apply(table, AttackWith("Ann", (Blow("Elf", "Cid"),)))
    while table.attack is not None or table.queue:
        decision = GAME.pending(table)
        assert decision is not None
        GAME.apply(table, Pass(decision.player))

    assert [one.life for one in table.players.values()] == [20, 20, 16]


def test_damage_to_a_creature_speaks_of_that_creature() -> None:
    text = "Whenever this deals combat damage to a creature, destroy that creature."
    golem = {**GOLEM, "types": ["Effect Monster"]}
    assert attacked("flying", summon("Bob", OGRE), attacker=golem, target="Ogre").cards["Ogre"].zone is Zone.SUMMON
    assert attacked(text, summon("Bob", OGRE), attacker=golem, target="Ogre").cards["Ogre"].zone is Zone.DISCARD


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("At the beginning of each player's upkeep, that player loses 1 life.", (19, 19)),
        ("At the beginning of each opponent's upkeep, that player loses 1 life.", (20, 19)),
        ("At the beginning of your upkeep, you gain 1 life.", (21, 20)),
        ("At the beginning of the end step, you gain 1 life.", (22, 20)),
        ("At the beginning of your end step, you gain 1 life.", (21, 20)),
        ("At the beginning of combat on your turn, you gain 1 life.", (21, 20)),
        ("At the beginning of combat on each opponent's turn, you gain 1 life.", (21, 20)),
        ("At the beginning of each combat, you gain 1 life.", (22, 20)),
        ("At the beginning of your draw step, you gain 1 life.", (21, 20)),
    ],
)
def test_moments_of_two_turns(text: str, life: tuple[int, int]) -> None:
    table = table_with(bell(text))
    go_on_to(table, 5)

    assert lives(table) == life


def test_that_player_is_who_was_targeted_before() -> None:
    table = done("target opponent loses 1 life, then destroy all creatures that player controls",
                 summon("Ann", ELF), summon("Bob", OGRE), targets=("Bob",))  # fmt: skip
    assert [table.cards[each].zone for each in ("Elf", "Ogre")] == [Zone.SUMMON, Zone.DISCARD]
    assert lives(done("target player draws 1, then that player loses 2 life", targets=("Ann",))) == (18, 20)


def test_what_a_targeted_player_controls() -> None:
    table = done("tap all creatures target player controls", summon("Ann", ELF), summon("Bob", OGRE), targets=("Bob",))
    assert [table.cards[each].is_tapped for each in ("Elf", "Ogre")] == [False, True]
    table = done("creatures target player controls get -1/-1 until end of turn", summon("Ann", ELF),
                 summon("Bob", OGRE), targets=("Bob",))  # fmt: skip
    assert [values.number(table, table.cards[each], OFFENSE) for each in ("Elf", "Ogre")] == [1, 2]


def test_whose_creature_it_was() -> None:
    text = "Exile target creature an opponent controls. That player creates two Treasure tokens."
    table = done(text, summon("Bob", OGRE), targets=("Ogre",))
    assert [card.controller for card in table.cards.values() if card.is_token] == ["Bob", "Bob"]
    text = "Destroy target creature. That creature's controller loses 2 life."
    assert lives(done(text, summon("Bob", OGRE), targets=("Ogre",))) == (20, 18)


def test_what_is_dealt_damage_deals_that_much() -> None:
    spiker = {**OGRE, "text": "Whenever this creature is dealt damage, it deals that much damage to target player."}
    table = done("this deals 2 damage to target creature", summon("Ann", spiker), targets=("Ogre",), choices=[("Bob",)])
    assert lives(table) == (20, 18)


def test_they_may_and_unless_they_pay() -> None:
    text = "Whenever an opponent draws a card, that player may discard a card."
    table = done("opponent draws 1", bell(text), choices=[("do it",)])
    assert hand(table, "Bob") == []
    text = "Whenever an opponent draws a card, unless that player pays 2 life, you gain 1 life."
    assert lives(done("opponent draws 1", bell(text), choices=[("pay",)])) == (20, 18)
    assert lives(done("opponent draws 1", bell(text), choices=[("leave it",)])) == (21, 20)


@pytest.mark.parametrize(
    ("text", "attackers", "life"),
    [
        ("Whenever one or more creatures you control attack, you gain 1 life.", ("Elf", "Ogre"), 21),
        ("Whenever one or more creatures you control attack, you gain 1 life.", ("Elf",), 21),
        ("Whenever a creature you control attacks, you gain 1 life.", ("Elf", "Ogre"), 22),
        ("Whenever one or more Ogres you control attack, you gain 1 life.", ("Elf",), 20),
        ("Whenever one or more creatures an opponent controls attack, you gain 1 life.", ("Elf",), 20),
        ("Whenever one or more creatures you control deal combat damage to a player, you gain 1 life.",
         ("Elf", "Ogre"), 21),
    ],
)  # fmt: skip
def test_what_several_do_together_counts_once(text: str, attackers: tuple[str, ...], life: int) -> None:
    table = table_with(bell(text), summon("Ann", ELF), summon("Ann", OGRE), phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", tuple(Blow(each, "Bob") for each in attackers)))
    for _ in range(20):
        decision = GAME.pending(table)
        assert decision is not None
        if table.attack is None and not table.queue:
            break
        choice = table.choice
        GAME.apply(table, Pass(decision.player) if choice is None
                   else Choose(decision.player, choice.kind, tuple(choice.options[: choice.least])))  # fmt: skip
    assert table.players["Ann"].life == life


def test_what_dies_together_dies_once() -> None:
    text = "Whenever one or more other creatures die, you gain 1 life."
    assert lives(done("destroy all creatures", bell(text), summon("Bob", ELF), summon("Bob", OGRE)))[0] == 21
    assert lives(done("destroy all artifacts", bell(text), summon("Bob", ELF)))[0] == 20


def test_an_aura_notices_that_its_creature_dies() -> None:
    aura = {"name": "Bloom", "types": ["enchantment"], "groups": ["Aura"]}
    for text, zone, life in (
        ("When enchanted creature dies, return this card to its owner's hand.", Zone.HAND, 20),
        ("When enchanted creature dies, you gain 2 life.", Zone.DISCARD, 22),
        ("When enchanted creature dies, return it to its owner's hand.", Zone.DISCARD, 20),
    ):
        held = lying("Ann", "backrow zone", {**aura, "text": text}, place=2, host="Ogre")
        table = done("destroy target creature", held, summon("Ann", OGRE), summon("Bob", ELF), targets=("Ogre",))
        assert (table.cards["Bloom"].zone, table.players["Ann"].life) == (zone, life)
        assert table.cards["Ogre"].zone is (Zone.HAND if "return it" in text else Zone.DISCARD)

        table = done("destroy target creature", held, summon("Ann", OGRE), summon("Bob", ELF), targets=("Elf",))
        assert (table.cards["Bloom"].zone, table.players["Ann"].life) == (Zone.BACKROW, 20)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Whenever you sacrifice a creature, they draw a card.", "that is you"),
        ("When this enters, that player loses 1 life.", "no player has been spoken of"),
        ("Whenever a creature dies, that player loses 1 life.", "'its controller'"),
        ("Whenever this deals damage to a creature, it gets +1/+1 until end of turn.", "which of the two"),
        ("Whenever a creature deals damage to a creature, draw a card.", "not told apart"),
        ("Creatures target player controls get +1/+1.", "stays in force"),
        ("destroy target creature target player controls", "all are meant"),
        ("When this enters, draw that many cards.", "nothing was counted"),
        ("Whenever one or more creatures you control attack, destroy it.", "which of several"),
        ("Whenever one or more creatures you control deal damage to a creature, draw 1.", "is not told"),
    ],
)
def test_what_a_trigger_cannot_mean(text: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        read_effects(text)


@pytest.mark.parametrize("leaves", ["destroy", "exile"])
def test_the_controller_of_what_has_left_is_who_controlled_it_last(leaves: str) -> None:
    seen = {"destroy": "a creature dies", "exile": "a creature is exiled"}[leaves]
    gong = bell(f"Whenever {seen}, its controller loses 2 life.")
    for stolen, lives in (("gain control of target creature, then ", (18, 20)), ("", (20, 18))):
        what = "that" if stolen else "target creature"
        table = done(f"{stolen}{leaves} {what}", gong, summon("Bob", ELF), targets=("Elf",))
        assert (table.players["Ann"].life, table.players["Bob"].life) == lives


@pytest.mark.parametrize(("whose", "lives"), [("Ann", (18, 20)), ("Bob", (20, 18))])
@pytest.mark.parametrize(("answer", "zone"), [("pay", Zone.SUMMON), ("leave it", Zone.DISCARD)])
def test_the_controller_of_a_target_pays_for_it(whose: str, lives: tuple[int, int], answer: str, zone: Zone) -> None:
    text = "destroy target creature unless its controller pays 2 life"
    table = done(text, summon(whose, ELF), targets=("Elf",), choices=[(answer,)])

    assert table.cards["Elf"].zone is zone
    assert (table.players["Ann"].life, table.players["Bob"].life) == (lives if answer == "pay" else (20, 20))


def test_the_controller_of_a_target_is_not_that_of_what_set_the_effect_off() -> None:
    gong = bell("Whenever a creature dies, destroy target artifact unless its controller pays 2 life.")
    relic = lying("Ann", "backrow zone", {"name": "Relic", "types": ["artifact"]})
    table = done("destroy target creature", gong, relic, summon("Bob", ELF), targets=("Elf",),
                 choices=[("Relic",), ("pay",)])  # fmt: skip

    assert (table.players["Ann"].life, table.players["Bob"].life) == (18, 20)
    assert table.cards["Relic"].zone is Zone.BACKROW


def test_who_controlled_what_lies_hidden_now_is_still_known() -> None:
    text = "put target creature on top of its owner's library. Its controller loses 2 life"
    table = done(text, summon("Bob", ELF), targets=("Elf",))

    assert table.cards["Elf"].zone is Zone.MAIN_DECK
    assert (table.players["Ann"].life, table.players["Bob"].life) == (20, 18)

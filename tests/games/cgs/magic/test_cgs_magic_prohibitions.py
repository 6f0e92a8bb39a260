"""What Magic cards keep players and summons from: life, spells, attacks, untapping, being targeted, damage."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, OGRE, done, go_on_to, hand, lying, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, AttackWith, Pass, Play
from rules_db.games.cgs.card_text.doing import activating, permissions
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.state import Item, Table
from rules_db.games.cgs.words import Zone

SOUP = {"name": "Soup", "types": ["sorcery"], "text": "you gain 3 life"}
BEAR = {"name": "Bear", "types": ["creature"], "groups": ["Bear"], "offense": "2", "defense": "2"}
HAWK = {"name": "Hawk", "types": ["creature"], "offense": "1", "defense": "1", "text": "flying"}


def law(player: str, text: str, kind: str = "enchantment") -> dict[str, Any]:
    """A card of a player that says so as long as it is in play."""
    return lying(player, "backrow zone", {"name": "Law", "types": [kind], "text": text})


def may_play(table: Table, name: str, zone: Zone = Zone.BACKROW) -> bool:
    return GAME.why_not(table, Play("Ann", name, zone, 2)) is None


@pytest.mark.parametrize(
    ("text", "whose", "life"),
    [
        ("Players can't gain life.", "Bob", 20),
        ("Each player can't gain life.", "Ann", 20),
        ("Opponents can't gain life.", "Bob", 20),
        ("Your opponents can't gain life.", "Bob", 20),
        ("Opponents can't gain life.", "Ann", 23),
        ("Neither player can gain life.", "Ann", 20),
        ("No opponent can gain life.", "Ann", 23),
    ],
)
def test_who_cannot_gain_life_gains_none(text: str, whose: str, life: int) -> None:
    assert done("you gain 3 life", law(whose, text)).players["Ann"].life == life


def test_a_player_is_kept_from_it_for_a_turn() -> None:
    table = done("target opponent can't gain life this turn, then opponent gains 3 life", targets=("Bob",))

    assert table.players["Bob"].life == 20


@pytest.mark.parametrize(
    ("text", "card", "zone", "is_allowed"),
    [
        ("Your opponents can't cast spells.", SOUP, Zone.BACKROW, False),
        ("Opponents can't cast creature spells.", SOUP, Zone.BACKROW, True),
        ("Opponents can't cast creature spells.", BEAR, Zone.SUMMON, False),
        ("Players can't cast noncreature spells.", SOUP, Zone.BACKROW, False),
        ("Players can't cast noncreature spells.", BEAR, Zone.SUMMON, True),
        ("Opponents can't cast red spells.", {**SOUP, "colors": ["red"]}, Zone.BACKROW, False),
        ("Opponents can't cast red spells.", SOUP, Zone.BACKROW, True),
        ("Players can't cast Bear spells.", BEAR, Zone.SUMMON, False),
        ("Players can't cast artifact spells.", SOUP, Zone.BACKROW, True),
        ("No player can cast instant and sorcery spells.", SOUP, Zone.BACKROW, False),
        ("You can't cast spells.", SOUP, Zone.BACKROW, True),
    ],
)
def test_spells_of_a_sort_cannot_be_cast(text: str, card: dict[str, Any], zone: Zone, is_allowed: bool) -> None:
    table = table_with(law("Bob", text), lying("Ann", "hand", card))

    assert may_play(table, card["name"], zone) is is_allowed


def test_a_land_is_no_spell() -> None:
    land = {"name": "Forest", "types": ["land"]}
    table = table_with(law("Bob", "Players can't cast spells."), lying("Ann", "hand", land))

    assert GAME.why_not(table, Play("Ann", "Forest", Zone.RESOURCES)) is None


def test_neither_player_can_special_summon() -> None:
    text = "Special Summon a monster from your hand"
    cards = (lying("Ann", "hand", GOLEM),)
    kept = done(text, law("Bob", "Neither player can Special Summon.", "Continuous Spell"), *cards, game="Yu-Gi-Oh!")

    assert hand(kept, "Ann") == ["Golem"]


def test_who_cannot_draw_cards_draws_none_at_all() -> None:
    table = table_with(law("Bob", "Players can't draw cards."), turn_player="Bob")
    go_on_to(table, 4)

    assert hand(table, "Ann") == []
    assert hand(done("draw 2", law("Bob", "Opponents can't draw cards.")), "Ann") == []


def ended(text: str) -> Table:
    """The table once an effect has ended the game."""
    table = done(text, dry=True)
    while not table.is_over:
        GAME.apply(table, Pass(table.priority))
    return table


def test_who_cannot_lose_the_game_plays_on_without_life() -> None:
    table = done("lose 30 life", law("Ann", "You can't lose the game."))

    assert not table.is_over
    assert table.players["Ann"].life == -10
    assert ended("lose 30 life").losers == ["Ann"]


def test_who_cannot_win_does_not_win() -> None:
    assert not done("you win the game", law("Bob", "Your opponents can't win the game.")).is_over
    assert ended("you win the game").winners == ["Ann"]


def strike(table: Table, to: str, kind: str, by: str) -> list[str]:
    """What of 3 damage is prevented altogether."""
    dealt = damage.Damage(to, 3, kind, by)  # type: ignore[arg-type]
    return [to] if damage.is_prevented(table, dealt) else []


@pytest.mark.parametrize(
    ("text", "targets", "prevented"),
    [
        ("Prevent all combat damage this turn.", (), {"battle Ogre Bob", "battle Elf Ogre", "battle Ogre Elf"}),
        ("Prevent all combat damage that would be dealt this turn.", (),
         {"battle Ogre Bob", "battle Elf Ogre", "battle Ogre Elf"}),
        ("Prevent all damage that would be dealt this turn.", (),
         {"battle Ogre Bob", "battle Elf Ogre", "battle Ogre Elf", "effect Source Ann"}),
        ("Prevent all damage that would be dealt to you this turn.", (), {"effect Source Ann"}),
        ("Prevent all damage that would be dealt to target creature this turn.", ("Elf",), {"battle Ogre Elf"}),
        ("Prevent all damage that would be dealt by target creature this turn.", ("Ogre",),
         {"battle Ogre Bob", "battle Ogre Elf"}),
        ("Prevent all combat damage that would be dealt to and dealt by target creature this turn.", ("Elf",),
         {"battle Ogre Elf", "battle Elf Ogre"}),
        ("Prevent all combat damage that would be dealt by creatures you control this turn.", (),
         {"battle Ogre Bob", "battle Ogre Elf"}),
    ],
)  # fmt: skip
def test_damage_is_prevented_by_kind_by_source_and_by_whom_it_hits(
    text: str, targets: tuple[str, ...], prevented: set[str]
) -> None:
    table = done(text[0].lower() + text[1:], summon("Ann", OGRE), summon("Bob", ELF), targets=targets)
    blows = ("battle Ogre Bob", "battle Elf Ogre", "battle Ogre Elf", "effect Source Ann")

    found = {each for each in blows for kind, by, to in [each.split()] if strike(table, to, kind, by)}

    assert found == prevented


def test_a_card_prevents_damage_as_long_as_it_is_in_play() -> None:
    wall = {**ELF, "text": "Prevent all combat damage that would be dealt to this."}
    table = table_with(summon("Bob", wall), summon("Ann", OGRE))

    assert strike(table, "Elf", "battle", "Ogre")
    assert not strike(table, "Elf", "effect", "Ogre")


def test_a_shield_holds_off_so_much_damage() -> None:
    text = "prevent the next 3 damage that would be dealt to any target this turn, then 5 damage to you"

    assert done(text, targets=("Ann",)).players["Ann"].life == 18


def tapped_after(table: Table, turn: int) -> bool:
    go_on_to(table, turn)
    return table.cards["Ogre"].is_tapped


@pytest.mark.parametrize("text", [
    "tap target creature. It doesn't untap during its controller's next untap step.",
    "target creature doesn't untap during its controller's next untap step",
])  # fmt: skip
def test_what_is_held_once_stays_tapped_for_one_untap_step_of_its_controller(text: str) -> None:
    ogre = summon("Bob", OGRE, state={"is_tapped": not text.startswith("tap")})
    table = done(text, ogre, targets=("Ogre",))

    assert tapped_after(table, 4)
    assert tapped_after(table, 5)
    assert not tapped_after(table, 6)


@pytest.mark.parametrize(
    ("text", "is_held"),
    [
        ("Creatures your opponents control don't untap during their controllers' untap steps.", True),
        ("Creatures don't untap during their controllers' untap steps.", True),
        ("Lands don't untap during their controllers' untap steps.", False),
        ("Creatures you control don't untap during your untap step.", False),
    ],
)
def test_what_does_not_untap_stays_tapped(text: str, is_held: bool) -> None:
    table = table_with(law("Ann", text), summon("Bob", OGRE, state={"is_tapped": True}))

    assert tapped_after(table, 4) is is_held


def test_this_doesnt_untap_during_your_untap_step() -> None:
    sloth = {**OGRE, "text": "This doesn't untap during your untap step."}

    assert tapped_after(table_with(summon("Bob", sloth, state={"is_tapped": True})), 4)


def test_enchanted_creature_doesnt_untap() -> None:
    hold = {"name": "Hold", "types": ["enchantment"], "groups": ["Aura"],
            "text": "Enchant creature. "
                    "Enchanted creature doesn't untap during its controller's untap step."}  # fmt: skip
    table = table_with(summon("Bob", OGRE, state={"is_tapped": True}), lying("Ann", "backrow zone", hold, host="Ogre"))

    assert tapped_after(table, 4)


def able(table: Table, name: str, target: str = "Bob") -> bool:
    return any(
        isinstance(each, AttackWith)
        and any(blow.attacker == name and blow.target == target for blow in each.blows)
        and GAME.why_not(table, each) is None
        for each in GAME.options(table)
    )


def in_battle(*cards: dict[str, Any]) -> Table:
    return table_with(*cards, phase="Battle Phase")


@pytest.mark.parametrize(
    ("text", "able_ones"),
    [
        ("Creatures without flying can't attack.", {"Hawk"}),
        ("Creatures with flying can't attack.", {"Bear"}),
        ("Creatures with power 2 or greater can't attack.", {"Hawk"}),
        ("Creatures with power 1 or less can't attack.", {"Bear"}),
        ("Creatures can't attack you.", set()),
        ("Creatures can't attack you or planeswalkers you control.", set()),
        ("Creatures you control can't attack.", {"Bear", "Hawk"}),
    ],
)
def test_some_creatures_cannot_attack(text: str, able_ones: set[str]) -> None:
    table = in_battle(law("Bob", text), summon("Ann", BEAR), summon("Ann", HAWK))

    assert {each for each in ("Bear", "Hawk") if able(table, each)} == able_ones


def test_who_cannot_be_attacked_is_the_player_of_the_text_alone() -> None:
    assert able(in_battle(law("Ann", "Creatures can't attack you."), summon("Ann", BEAR)), "Bear")


def test_planeswalkers_are_attacked_unless_the_text_names_them() -> None:
    walker = lying("Bob", "backrow zone", {"name": "Ana", "types": ["planeswalker"], "text": "+1: draw 1"},
                   state={"counters": {"loyalty": 3}})  # fmt: skip
    for text, is_able in (("Creatures can't attack you.", True),
                          ("Creatures can't attack you or planeswalkers you control.", False)):  # fmt: skip
        assert able(in_battle(law("Bob", text), walker, summon("Ann", BEAR)), "Bear", "Ana") is is_able


@pytest.mark.parametrize(
    ("text", "forced"),
    [
        ("This attacks each combat if able.", {"Bear"}),
        ("This creature attacks each turn if able.", {"Bear"}),
        ("All creatures attack each combat if able.", {"Bear", "Hawk", "Elf"}),
        ("Creatures your opponents control attack each combat if able.", {"Elf"}),
        ("This must attack each combat if able.", {"Bear"}),
    ],
)
def test_who_must_attack(text: str, forced: set[str]) -> None:
    table = in_battle(summon("Ann", {**BEAR, "text": text}), summon("Ann", HAWK), summon("Bob", ELF))

    assert {each for each in ("Bear", "Hawk", "Elf") if permissions.forced(table, "attack", each)} == forced


def test_target_creature_attacks_this_turn_if_able() -> None:
    table = done("target creature attacks this turn if able", summon("Bob", ELF), targets=("Elf",))

    assert permissions.forced(table, "attack", "Elf")


def may_aim(table: Table, player: str, at: str) -> bool:
    (effect,) = read_effects("destroy target creature")
    by = Item("effect", "Source", player)
    return at in activating.candidates(table, effect.steps[0].what, by)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "own", "others"),
    [
        ("Creatures you control can't be the targets of spells or abilities your opponents control.", True, False),
        ("Creatures can't be the targets of spells or abilities.", False, False),
    ],
)
def test_who_can_be_a_target(text: str, own: bool, others: bool) -> None:
    table = table_with(law("Ann", text), summon("Ann", ELF), source("draw 1"))

    assert (may_aim(table, "Ann", "Elf"), may_aim(table, "Bob", "Elf")) == (own, others)


def test_the_abilities_of_an_arrested_creature_cannot_be_activated() -> None:
    arrest = {"name": "Arrest", "types": ["enchantment"], "groups": ["Aura"],
              "text": "Enchant creature; Enchanted creature can't attack or block, and its activated abilities "
                      "can't be activated."}  # fmt: skip
    wizard = {**ELF, "text": "{T}: Draw a card."}
    table = table_with(summon("Ann", wizard), lying("Bob", "backrow zone", arrest, host="Elf"))

    assert GAME.why_not(table, Activate("Ann", "Elf", 1)) is not None
    assert permissions.forbidden(table, "attack", "Elf")
    assert permissions.forbidden(table, "block", "Elf")

"""What moves do besides: Prize cards, what is left of HP, what lies there, and cards that leave with all on them."""

from typing import Any

import pytest
from cgs_pokemon import attack, attacked, battle_of, energies, facing, harm
from cgs_table import ELF, GAME, MOUSE, casting, go_on_to, hand, lying, settled, table_with

from rules_db.games.cgs.actions.values import AttackWith, Blow
from rules_db.games.cgs.words import Zone

PRIZES = [lying(who, "Prize card area", MOUSE, f"{who} Prize {at}") for who in ("Ann", "Bob") for at in range(6)]


def tool(text: str, host: str = "Wall", player: str = "Bob") -> dict[str, Any]:
    """A Pokémon Tool on a Pokémon."""
    return lying(player, "attached cards", {"name": "Tool", "types": ["Tool"], "text": text}, host=host)


@pytest.mark.parametrize(("damage", "taken"), [(180, 2), (150, 0), (0, 1)])
def test_one_more_prize_card_is_taken_for_what_the_move_knocks_out(damage: int, taken: int) -> None:
    text = "Fang [0]: 40. If your opponent's Pokémon is Knocked Out by damage from this attack, take 1 more Prize card."
    is_plain = damage == 0
    move = "Fang [0]: 40." if is_plain else text
    table = facing(move, *PRIZES, wall={"damage": 18 if is_plain else damage // 10}, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Volt", "Wall", 1),)))
    settled(table)
    assert len(table.lying("Ann", Zone.PRIZES)) == 6 - taken
    assert len(table.lying("Bob", Zone.PRIZES)) == 6


@pytest.mark.parametrize(("before", "after"), [(0, 19), (15, 19), (19, 19)])
def test_counters_are_put_until_so_much_is_left(before: int, after: int) -> None:
    text = "Grasp [0]: Put damage counters on your opponent's Active Pokémon until its remaining HP is 10."
    assert attacked(text, wall={"damage": before}).cards["Wall"].damage == after


@pytest.mark.parametrize(("before", "after"), [(0, 10), (15, 18), (17, 19)])
def test_half_of_what_is_left_is_dealt(before: int, after: int) -> None:
    text = (
        "Fangs [0]: This attack does damage to your opponent's Active Pokémon equal to half its remaining HP, rounded "
        "up."
    )
    assert attacked(text, wall={"damage": before}).cards["Wall"].damage == after


LESS = "The Pokémon this card is attached to takes 20 less damage from attacks."
NONE = "Prevent all damage done to the Pokémon this card is attached to by attacks."


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Hit [0]: 50.", (3, 0)),
        ("Hit [0]: 50. This attack's damage isn't affected by any effects on your opponent's Active Pokémon.", (5, 5)),
        ("Hit [0]: 50. This attack's damage isn't affected by Resistance or by any effects on your opponent's Active "
         "Pokémon.", (5, 5)),
        ("Hit [0]: 50. This attack's damage isn't affected by Weakness or Resistance, or by any effects on your "
         "opponent's Active Pokémon.", (5, 5)),
    ],
)  # fmt: skip
def test_damage_comes_past_what_lies_there(text: str, damage: tuple[int, int]) -> None:
    assert tuple(attacked(text, tool(each)).cards["Wall"].damage for each in (LESS, NONE)) == damage


def test_weakness_counts_where_only_effects_are_passed() -> None:
    text = "Hit [0]: 20. This attack's damage isn't affected by {} effects on your opponent's Active Pokémon."
    for said, damage in (("any", 4), ("Resistance or by any", 4), ("Weakness or Resistance, or by any", 2)):
        assert attacked(text.format(said), tool(LESS), weak="Lightning").cards["Wall"].damage == damage


def test_tools_are_discarded_before_the_damage() -> None:
    text = "Hit [0]: 50. Before doing damage, discard all Pokémon Tools from your opponent's Active Pokémon."
    table = attacked(text, tool(LESS))
    assert (table.cards["Tool"].zone, table.cards["Wall"].damage) == (Zone.DISCARD, 5)
    assert (
        attacked("Hit [0]: 50. Discard all Pokémon Tools from your opponent's Active Pokémon.", tool(LESS))
        .cards["Wall"]
        .damage
        == 3
    )


def test_the_defending_pokemon_is_knocked_out_at_the_end_of_the_next_turn() -> None:
    text = "Doom [0]: At the end of your opponent's next turn, the Defending Pokémon will be Knocked Out."
    table = battle_of(attacked(text), 4)
    zones = [table.cards["Wall"].zone]
    go_on_to(table, 5)
    assert [*zones, table.cards["Wall"].zone] == [Zone.EXTRA_SUMMON, Zone.DISCARD]


@pytest.mark.parametrize("said", ["Shuffle this", "You may shuffle this"])
def test_an_attacker_leaves_with_all_on_it(said: str) -> None:
    text = f"Run [0]: 20. {said} Pokémon and all attached cards into your deck."
    table = attacked(text, *energies("Volt", 2), choices=[("do it",)] * (said[0] == "Y"))
    zones = {table.cards[each].zone for each in ("Volt", "Volt's Fire 1", "Volt's Fire 2")}
    assert (zones, table.cards["Wall"].damage) == ({Zone.MAIN_DECK}, 2)


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Put 1 of your Pokémon and all attached cards into your hand.", Zone.HAND),
        ("Shuffle 1 of your Benched Pokémon and all attached cards into your deck.", Zone.MAIN_DECK),
    ],
)
def test_a_pokemon_leaves_with_all_on_it(text: str, zone: Zone) -> None:
    rat = MOUSE | {"name": "Rat", "rank": "Stage 1", "evolves_from": "Mouse"}
    cards = [
        lying("Ann", "Main Summon Zone", rat), lying("Ann", "beneath", MOUSE, above="Rat"),
        *energies("Rat", 1), tool("", "Rat", "Ann"),
    ]  # fmt: skip
    front = lying("Ann", "Extra Summon Zone", MOUSE | {"name": "Front"})
    plain = casting("Return 1 of your Benched Pokémon to your hand.", *cards, front, game="Pokémon")
    assert plain.cards["Rat's Fire 1"].zone is Zone.DISCARD
    table = casting(text, *cards, *([front] if zone is Zone.MAIN_DECK else []), game="Pokémon")
    assert {table.cards[each].zone for each in ("Rat", "Mouse", "Rat's Fire 1", "Tool")} == {zone}


@pytest.mark.parametrize(
    ("where", "last"), [("put it on the bottom of", True), ("put it on top of", False), ("shuffle it into", None)]
)
def test_a_supporter_that_is_found_goes_to_the_deck(where: str, last: bool | None) -> None:
    text = f"Your opponent reveals their hand. Choose a Supporter card you find there and {where} their deck."
    maid = lying("Bob", "hand", {"name": "Maid", "types": ["Supporter"]})
    table = casting(text, maid, lying("Bob", "hand", ELF), game="Pokémon")
    deck = table.lying("Bob", Zone.MAIN_DECK)
    assert (hand(table, "Bob"), "Maid" in deck) == (["Elf"], True)
    if last is not None:
        assert deck.index("Maid") == (0 if last else len(deck) - 1)
    bare = casting(text, lying("Bob", "hand", ELF), game="Pokémon")
    assert hand(bare, "Bob") == ["Elf"]


VEIL = "Prevent all effects of attacks used by your opponent's Pokémon done to this Pokémon. (Damage is not an effect.)"


def veiled(move: str, zone: str, **more: Any) -> Any:
    """Bob's Ghost, Active or Benched, once Volt has attacked the Active Pokémon."""
    ghost = lying("Bob", zone, MOUSE | {"name": "Ghost", "text": f'Ability "Veil": {VEIL}'})
    return attack(facing(move, ghost, phase="Battle Phase"), **more)


def test_effects_of_attacks_are_kept_out_and_their_damage_is_not() -> None:
    table = veiled("Hit [0]: 20 damage to each of your opponent's Benched Pokémon.", "Main Summon Zone")
    assert [table.cards[each].damage for each in ("Ghost", "Bat")] == [2, 2]
    spread = veiled("Hit [0]: Put 2 damage counters on each of your opponent's Benched Pokémon.", "Main Summon Zone")
    assert [spread.cards[each].damage for each in ("Ghost", "Bat")] == [0, 2]


def test_what_is_active_is_hurt_and_not_poisoned() -> None:
    move = "Sting [0]: 20. Your opponent's Active Pokémon is now Poisoned."
    ability = f'Ability "Veil": {VEIL}'
    for text, conditions in (("", ["Poisoned"]), (ability, [])):
        volt = lying("Ann", "Extra Summon Zone", MOUSE | {"name": "Volt", "text": move})
        ghost = lying("Bob", "Extra Summon Zone", MOUSE | {"name": "Ghost", "text": text})
        table = attack(table_with(volt, ghost, phase="Battle Phase"), to="Ghost")
        assert (table.cards["Ghost"].damage, table.cards["Ghost"].conditions) == (2, conditions)


@pytest.mark.parametrize(
    ("text", "harmed", "is_tapped"),
    [
        ("Spit [0]: 20. This attack does 10 damage to target Benched Pokémon.", [2, 1, 0], False),
        ("Spit [0]: 20. Put 1 damage counter on target Pokémon.", [2, 1, 0], False),
        ("Spit [0]: 20. Tap target Pokémon your opponent controls.", [2, 0, 0], True),
    ],
)
def test_a_move_does_to_its_target_what_it_says(text: str, harmed: list[int], is_tapped: bool) -> None:
    table = attacked(text, choices=(("Rat",),))

    assert harm(table, "Wall", "Rat", "Bat") == harmed
    assert table.cards["Rat"].is_tapped is is_tapped

"""What cards of Pokémon say in further words: each is done as it is meant, in several places."""

from typing import Any

import pytest
from cgs_idiom import monster
from cgs_pokemon import attack, attacked, battle_of, energies, facing
from cgs_table import ELF, GAME, MOUSE, casting, hand, lying, summon, table_with

from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

DRAWS = 'Ability "Dig": Once during your turn, you may draw a card.'
SPARK = "Spark [0]: 20, draw 1"


def is_able(table: Table, name: str = "Volt") -> bool:
    """Whether Ann's Pokémon can use its Ability."""
    return GAME.why_not(table, Activate("Ann", name, 1)) is None


def hall(text: str, player: str = "Bob") -> dict[str, Any]:
    """A Stadium in play."""
    return lying(player, "Field Zone", {"name": "Hall", "types": ["Stadium"], "text": text})


@pytest.mark.parametrize(
    ("text", "active", "benched"),
    [
        ("Your opponent's Active Pokémon has no Abilities.", False, True),
        ("Pokémon in play have no Abilities.", False, False),
        ("Your opponent's Pokémon in play have no Abilities.", False, False),
        ("Your Pokémon in play have no Abilities.", True, True),
    ],
)
def test_pokemon_have_no_abilities(text: str, active: bool, benched: bool) -> None:
    mute = summon("Bob", MOUSE | {"name": "Mute", "text": f'Ability "Mute": {text}'})
    digger = summon("Ann", MOUSE | {"name": "Digger", "text": DRAWS})
    table = facing(DRAWS, digger, mute)
    assert (is_able(table), is_able(table, "Digger")) == (active, benched)
    stadium = facing(DRAWS, digger, hall(text))
    assert (is_able(stadium), is_able(stadium, "Digger")) == (active, benched)


def test_abilities_are_lost_as_long_as_a_pokemon_is_active() -> None:
    text = (
        'Ability "Mute": As long as this Pokémon is in the Active Spot, your opponent\'s Pokémon in play have no '
        "Abilities."
    )
    for zone, may in (("Main Summon Zone", True), ("Extra Summon Zone", False)):
        mute = lying("Bob", zone, MOUSE | {"name": "Mute", "text": text})
        table = table_with(
            lying("Ann", "Extra Summon Zone", MOUSE | {"name": "Volt", "text": DRAWS}), mute, *other(zone)
        )
        assert is_able(table) is may


def other(zone: str) -> list[dict[str, Any]]:
    """Another Pokémon of Bob's in the Active Spot, where one is on his Bench."""
    return [] if zone == "Extra Summon Zone" else [lying("Bob", "Extra Summon Zone", MOUSE | {"name": "Front"})]


def test_moves_are_no_abilities() -> None:
    assert len(hand(attacked(SPARK), "Ann")) == 1
    assert len(hand(attacked(SPARK, hall("Pokémon in play have no Abilities.")), "Ann")) == 1
    assert len(hand(attacked(SPARK, hall("Pokémon lose all abilities.")), "Ann")) == 0


@pytest.mark.parametrize("text", ["", "Each player's Benched Pokémon take no damage from attacks."])
def test_the_bench_is_spared(text: str) -> None:
    move = "Wave [0]: 20. This attack also does 10 damage to 1 of your opponent's Benched Pokémon."
    table = attacked(move, *([hall(text)] if text else []), choices=[("Bat",)])
    assert (table.cards["Wall"].damage, table.cards["Bat"].damage) == (2, 0 if text else 1)


def test_a_cape_gives_hp_and_takes_less_damage() -> None:
    text = "The Pokémon this card is attached to gets +50 HP and takes 20 less damage from attacks."
    cape = lying("Bob", "attached cards", {"name": "Cape", "types": ["Tool"], "text": text}, host="Wall")
    table = attacked("Spark [0]: 50", cape)
    wall = table.cards["Wall"]
    assert [wall.damage, values.number(table, wall, DEFENSE)] == [3, 25]


def test_all_basic_pokemon_get_hp() -> None:
    text = "Each Basic Pokémon in play (both yours and your opponent's) gets +20 HP."
    table = facing(SPARK, hall(text), summon("Ann", monster("Ape")))
    assert [values.number(table, table.cards[each], DEFENSE) for each in ("Wall", "Mouse")] == [22, 8]


@pytest.mark.parametrize(("text", "damage"), [("", 4), ("Each player's Pokémon have no Weakness.", 2)])
def test_nobody_has_a_weakness(text: str, damage: int) -> None:
    cards = [hall(text)] if text else []
    assert attacked("Spark [0]: 20", *cards, weak="Lightning").cards["Wall"].damage == damage


@pytest.mark.parametrize("is_ability", [False, True])
def test_thorns_hurt_the_attacker(is_ability: bool) -> None:
    said = "is your Active Pokémon and is damaged by an opponent's attack, put 2 damage counters on the Attacking"
    own = {"name": "Hog", "text": f'Ability "Spike": If this Pokémon {said} Pokémon.'}
    helmet = {"name": "Helmet", "types": ["Tool"], "text": f"If the Pokémon this card is attached to {said} Pokémon."}
    moves = {"Hog": "Spark [0]: 20", "Front": "Snipe [0]: 20 damage to 1 of your opponent's Benched Pokémon"}
    for zone, damage, to in (("Extra Summon Zone", 2, "Hog"), ("Main Summon Zone", 0, "Front")):
        hog = lying("Bob", zone, MOUSE | {"name": "Hog"} | (own if is_ability else {}))
        cards = [] if is_ability else [lying("Bob", "attached cards", helmet, host="Hog")]
        volt = lying("Ann", "Extra Summon Zone", MOUSE | {"name": "Volt", "text": moves[to]})
        table = attack(table_with(volt, hog, *other(zone), *cards, phase="Battle Phase"), to=to)
        assert (table.cards["Hog"].damage, table.cards["Volt"].damage) == (2, damage)


def test_no_supporter_is_played_in_the_next_turn() -> None:
    text = "Hush [0]: 20. During your opponent's next turn, they can't play any Supporter cards from their hand."
    maid = lying("Bob", "hand", {"name": "Maid", "types": ["Supporter"], "text": "Draw 1."})
    for move, may in (("Spark [0]: 20", True), (text, False)):
        table = battle_of(attacked(move, maid), 4)
        table.phase = "Main Phase 1"
        refused = GAME.why_not(table, GAME.parse(table, "Bob plays Maid"))
        assert (refused is None) is may


def test_the_opponents_benched_pokemon_are_brought_up() -> None:
    text = "Flip a coin. If heads, choose 1 of your opponent's Benched Pokémon and switch it with their Active Pokémon."
    shown = [lying("Bob", "Extra Summon Zone", MOUSE | {"name": "Wall"}), summon("Bob", MOUSE | {"name": "Bat"})]
    plain = casting(text.removeprefix("Flip a coin. If heads, c").replace("hoose", "Choose"), *shown, game="Pokémon")
    assert plain.cards["Bat"].zone is Zone.EXTRA_SUMMON


def test_two_cards_are_searched_for() -> None:
    text = (
        "Search your deck for an Item card and a Pokémon Tool card, reveal them, and put them into your hand. Then, "
        "shuffle your deck."
    )
    deck = [lying("Ann", "Main Deck", {"name": each, "types": [each]}) for each in ("Item", "Tool", "Supporter")]
    assert {*hand(casting(text, *deck, game="Pokémon"), "Ann")} == {"Item", "Tool"}


@pytest.mark.parametrize("held", [0, 2])
def test_hands_go_below_the_deck_and_prizes_count(held: int) -> None:
    text = (
        "Each player shuffles their hand and puts it on the bottom of their deck. If either player put any cards on "
        "the bottom of their deck in this way, each player draws a card for each of their remaining Prize cards."
    )
    prizes = [lying(who, "Prize card area", MOUSE, f"{who} Prize {at}") for who in ("Ann", "Bob") for at in range(3)]
    cards = [lying("Bob", "hand", ELF, each) for each in ("Elf", "Imp")[:held]]
    table = casting(text, *prizes, *cards, game="Pokémon")
    assert [len(hand(table, each)) for each in ("Ann", "Bob")] == ([3, 3] if held else [0, 0])


def test_the_opponent_chooses_who_comes_up() -> None:
    text = (
        'Ability "Pull": Once during your turn, you may switch your opponent\'s Active Pokémon with 1 of their Benched '
        "Pokémon. (Your opponent chooses the new Active Pokémon.)"
    )
    table = facing(text)
    GAME.apply(table, Activate("Ann", "Volt", 1))
    while table.choice is None:
        GAME.apply(table, GAME.parse(table, f"{GAME.pending(table).player} passes"))  # type: ignore[union-attr]
    assert table.choice.player == "Bob"


def test_an_energy_provides_two_as_long_as_it_is_attached() -> None:
    text = "As long as this card is attached to a Pokémon, it provides [C][C] Energy."
    twin = {"name": "Twin", "types": ["Energy"], "text": text}
    for cards, may in (([lying("Ann", "attached cards", twin, host="Volt")], True), (energies("Volt", 1), False)):
        table = facing("Hit [C][C]: 20", *cards, phase="Battle Phase")
        assert (GAME.why_not(table, GAME.parse(table, "Ann attacks Wall with Volt using Hit")) is None) is may
        if may:
            assert attack(table).cards["Wall"].damage == 2

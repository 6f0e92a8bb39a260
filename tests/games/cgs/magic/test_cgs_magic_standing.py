"""What Magic cards have stay in force: costs, lands, hands, steps, numbers by count, conditions behind a sentence."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, MOUSE, OGRE, RAT, done, go_on_to, hand, lying, play_out, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Pass, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

SOUP = {"name": "Soup", "types": ["sorcery"], "cost": "{2}", "text": "you gain 3 life"}
BEAR = {"name": "Bear", "types": ["creature"], "groups": ["Bear"], "cost": "{1}{G}", "offense": "2", "defense": "2"}
RELIC = {"name": "Relic", "types": ["artifact"]}
FOREST = {"name": "Forest", "types": ["land"], "groups": ["Basic"]}


def law(player: str, text: str, name: str = "Law") -> dict[str, Any]:
    """A card of a player that says so as long as it is in play."""
    return lying(player, "backrow zone", {"name": name, "types": ["enchantment"], "text": text})


def with_mana(mana: str, *cards: dict[str, Any]) -> Table:
    table = table_with(source(f"you can: add {mana}"), *cards)
    GAME.apply(table, Activate("Ann", "Source", 1))
    return table


def least_mana(card: dict[str, Any], *cards: dict[str, Any], zone: Zone = Zone.BACKROW) -> int:
    """How much green mana Ann needs to play a card of her hand."""
    for amount in range(1, 8):
        table = with_mana("{G}" * amount, lying("Ann", "hand", card), *cards)
        if GAME.why_not(table, Play("Ann", card["name"], zone, 3)) is None:
            return amount
    return 8


@pytest.mark.parametrize(
    ("law_of", "text", "soup", "bear"),
    [
        ("Ann", "Spells you cast cost {1} less to cast.", 1, 1),
        ("Bob", "Spells you cast cost {1} less to cast.", 2, 2),
        ("Ann", "Creature spells you cast cost {1} less to cast.", 2, 1),
        ("Ann", "Noncreature spells you cast cost {1} less to cast.", 1, 2),
        ("Ann", "Green spells you cast cost {1} less to cast.", 2, 1),
        ("Ann", "Bear spells you cast cost {1} less to cast.", 2, 1),
        ("Ann", "Instant and sorcery spells you cast cost {1} less to cast.", 1, 2),
        ("Ann", "Artifact spells you cast cost {1} less to cast.", 2, 2),
        ("Bob", "Spells your opponents cast cost {1} more to cast.", 3, 3),
        ("Ann", "Spells your opponents cast cost {1} more to cast.", 2, 2),
        ("Bob", "Noncreature spells cost {1} more to cast.", 3, 2),
        ("Bob", "Spells cost {2} more to cast.", 4, 4),
        ("Ann", "Creature spells you cast cost {G} less to cast.", 2, 1),
    ],
)
def test_spells_cost_more_or_less(law_of: str, text: str, soup: int, bear: int) -> None:
    assert least_mana(SOUP, law(law_of, text)) == soup
    assert least_mana(BEAR, law(law_of, text), zone=Zone.SUMMON) == bear


def test_a_spell_costs_less_for_each_card_that_it_counts() -> None:
    text = "This spell costs {1} less to cast for each creature you control. You gain 3 life."
    feast = {**SOUP, "cost": "{5}", "text": text}

    assert least_mana(feast) == 5
    assert least_mana(feast, summon("Ann", ELF), summon("Ann", OGRE), summon("Bob", BEAR)) == 3


def test_a_spell_costs_less_while_its_condition_holds() -> None:
    feast = {**SOUP, "cost": "{4}", "text": "This costs {2} less to cast if you control a creature. You gain 3 life."}

    assert least_mana(feast) == 4
    assert least_mana(feast, summon("Bob", ELF)) == 4
    assert least_mana(feast, summon("Ann", ELF)) == 2


@pytest.mark.parametrize(
    ("text", "lands"),
    [
        ("you may play an additional land this turn", 2),
        ("you may play two additional lands this turn", 3),
        ("draw 0", 1),
    ],
)
def test_additional_lands_are_played(text: str, lands: int) -> None:
    table = done(text, *(lying("Ann", "hand", FOREST, f"Forest {at}") for at in range(4)))
    played = 0
    for at in range(4):
        if GAME.why_not(table, Play("Ann", f"Forest {at}", Zone.RESOURCES)) is None:
            GAME.apply(table, Play("Ann", f"Forest {at}", Zone.RESOURCES))
            played += 1

    assert played == lands


def test_an_additional_land_on_each_turn_is_that_of_the_cards_player() -> None:
    text = "You may play an additional land on each of your turns."
    for whose, is_allowed in (("Ann", True), ("Bob", False)):
        lands = [lying("Ann", "hand", FOREST, f"Forest {at}") for at in range(2)]
        table = table_with(law(whose, text), *lands)
        GAME.apply(table, Play("Ann", "Forest 0", Zone.RESOURCES))
        assert (GAME.why_not(table, Play("Ann", "Forest 1", Zone.RESOURCES)) is None) is is_allowed


def test_a_hand_without_a_limit_is_kept() -> None:
    cards = [lying("Ann", "hand", SOUP, f"Soup {at}") for at in range(10)]
    for text, kept in (("You have no maximum hand size.", 10), ("Flash", 7)):
        table = table_with(law("Ann", text), *cards)
        go_on_to(table, 4)
        assert len(hand(table, "Ann")) == kept


def seen_on_the_way(table: Table, turn: int) -> set[str]:
    """The phases and steps of the next turns, as far as a turn's Main Phase, with who had them."""
    seen: set[str] = set()
    for _ in range(400):
        seen |= {f"{table.turn_player} {table.phase}", f"{table.turn_player} {table.step}"}
        if (table.turn, table.phase) == (turn, "Main Phase 1"):
            break
        decision = GAME.pending(table)
        assert decision is not None
        if table.choice is None:
            GAME.apply(table, Pass(decision.player))
        else:
            go_on_to_next(table)
    return seen


def go_on_to_next(table: Table) -> None:
    options = [each for each in GAME.options(table) if GAME.why_not(table, each) is None]
    GAME.apply(table, options[0])


@pytest.mark.parametrize(
    ("whose", "text", "skipped"),
    [
        ("Bob", "Skip your draw step.", "Bob draw step"),
        ("Bob", "Skip your upkeep.", "Bob upkeep step"),
        ("Ann", "Players skip their draw steps.", "Bob draw step"),
        ("Ann", "Each player skips their untap step.", "Bob untap step"),
        ("Ann", "Your opponents skip their combat phases.", "Bob Battle Phase"),
    ],
)
def test_steps_are_skipped(whose: str, text: str, skipped: str) -> None:
    assert skipped not in seen_on_the_way(table_with(law(whose, text)), 5)
    assert skipped in seen_on_the_way(table_with(), 5)


def test_a_step_is_skipped_once() -> None:
    table = done("target player skips their next draw step", targets=("Bob",))

    assert "Bob draw step" not in seen_on_the_way(table, 5)
    assert "Bob draw step" in seen_on_the_way(table, 7)


def test_who_skips_twice_skips_the_next_two() -> None:
    table = done("skip your next draw step, then skip your next draw step")

    assert "Ann draw step" not in seen_on_the_way(table, 5)
    assert "Ann draw step" not in seen_on_the_way(table, 7)
    assert "Ann draw step" in seen_on_the_way(table, 9)


def power(table: Table, name: str) -> tuple[int, int]:
    card = table.cards[name]
    return tuple(int(values.number(table, card, each) or 0) for each in (OFFENSE, DEFENSE))  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("This's power and toughness are each equal to the number of creatures you control.", (3, 3)),
        ("This creature's power is equal to the number of creatures you control.", (3, 4)),
        ("This creature's toughness is equal to the number of other creatures you control.", (1, 2)),
        ("This's power is equal to the number of cards in your hand.", (2, 4)),
        ("This's power is equal to the number of cards in your opponent's hand.", (0, 4)),
        ("This gets +X/+X, where X is the number of creatures you control.", (4, 7)),
        ("This gets +X/+0, where X is the number of other creatures you control.", (3, 4)),
        ("This gets -X/-X, where X is the number of other creatures you control.", (-1, 2)),
    ],
)
def test_numbers_are_what_a_text_counts(text: str, numbers: tuple[int, int]) -> None:
    hydra = {**ELF, "name": "Hydra", "offense": "1", "defense": "4", "text": text}
    cards = [summon("Ann", hydra), summon("Ann", ELF), summon("Ann", BEAR), summon("Bob", OGRE)]
    held = [lying("Ann", "hand", SOUP), lying("Ann", "hand", RELIC)]

    assert power(table_with(*cards, *held), "Hydra") == numbers


def test_what_a_card_says_of_its_own_numbers_comes_before_all_other_changes() -> None:
    hydra = {**ELF, "name": "Hydra", "offense": "*", "defense": "*",
             "text": "This's power and toughness are each equal to the number of creatures you control."}  # fmt: skip
    table = table_with(law("Ann", "Creatures you control get +1/+1."), summon("Ann", ELF),
                       summon("Ann", hydra, state={"counters": {"+1/+1": 1}, "since": 5}))  # fmt: skip

    assert power(table, "Hydra") == (4, 4)


def test_base_numbers_stand_in_place_of_what_a_card_says_of_its_own_though_it_came_later() -> None:
    hydra = {**ELF, "name": "Hydra", "offense": "*", "defense": "*",
             "text": "This's power and toughness are each equal to the number of creatures you control."}  # fmt: skip
    table = table_with(law("Ann", "Creatures you control have base power and toughness 1/1."), summon("Ann", ELF),
                       summon("Ann", OGRE), summon("Ann", hydra, state={"since": 5}))  # fmt: skip
    assert power(table, "Hydra") == (1, 1)


def test_of_two_base_numbers_the_later_one_counts() -> None:
    first, second = (f"Creatures you control have base power and toughness {each}." for each in ("1/1", "5/4"))
    laws = [law("Ann", first), law("Ann", second, "Law 2")]
    table = table_with(*laws, summon("Ann", OGRE))
    table.cards["Law"].since, table.cards["Law 2"].since = 7, 6

    assert power(table, "Ogre") == (1, 1)


@pytest.mark.parametrize(
    "text", ["Creatures you control are black.", "All creatures lose flying.", "Spells cost {1} less to cast."]
)
def test_a_keyword_is_given_whatever_else_a_text_before_it_gives(text: str) -> None:
    laws = [law("Ann", text), law("Ann", "Creatures you control have flying and trample.", "Law 2")]
    table = table_with(*laws, summon("Ann", OGRE))

    assert values.keywords(table, table.cards["Ogre"]) == {"flying", "trample"}


def test_a_number_counted_for_a_turn_stays_as_it_was() -> None:
    text = "target creature gets +X/+X until end of turn, where X is the number of creatures you control"
    table = done(f"{text}, then destroy all Bear creatures", summon("Ann", ELF), summon("Ann", BEAR), targets=("Elf",))

    assert power(table, "Elf") == (3, 3)


@pytest.mark.parametrize(
    ("text", "with_it", "without"),
    [
        ("This gets +2/+2 as long as you control an artifact.", (3, 3), (1, 1)),
        ("As long as you control an artifact, this gets +2/+2.", (3, 3), (1, 1)),
        ("This gets +2/+2 if you control one or more artifacts.", (3, 3), (1, 1)),
        ("This gets -1/-0 unless you control an artifact.", (1, 1), (0, 1)),
        ("This gets +2/+2 as long as you control two or more artifacts.", (1, 1), (1, 1)),
        ("This gets +2/+2 as long as you control at least one artifact.", (3, 3), (1, 1)),
        ("Metalcraft — This gets +2/+2 as long as you control an artifact.", (3, 3), (1, 1)),
    ],
)
def test_a_condition_may_stand_behind(text: str, with_it: tuple[int, int], without: tuple[int, int]) -> None:
    elf = summon("Ann", {**ELF, "text": text})

    assert power(table_with(elf, lying("Ann", "backrow zone", RELIC)), "Elf") == with_it
    assert power(table_with(elf), "Elf") == without


def test_another_creature_is_not_this_one() -> None:
    elf = summon("Ann", {**ELF, "text": "This has flying as long as you control another creature."})

    assert not values.has_keyword(table_with(elf), table_with(elf).cards["Elf"], "flying")
    table = table_with(elf, summon("Ann", BEAR))
    assert values.has_keyword(table, table.cards["Elf"], "flying")


def entered(text: str, *cards: dict[str, Any], player: str = "Ann") -> Table:
    """The table once a creature of Ann's has come into play under a text of a player."""
    bear = {**BEAR, "cost": ""}
    table = table_with(law(player, text), lying("Ann", "hand", bear), lying("Ann", "hand", RELIC), *cards)
    GAME.apply(table, Play("Ann", "Bear", Zone.SUMMON, 3))
    play_out(table)
    GAME.apply(table, Play("Ann", "Relic", Zone.BACKROW, 3))
    play_out(table)
    return table


@pytest.mark.parametrize(
    ("player", "text", "tapped"),
    [
        ("Bob", "Creatures your opponents control enter tapped.", {"Bear"}),
        ("Ann", "Creatures your opponents control enter tapped.", set()),
        ("Bob", "Artifacts and creatures your opponents control enter tapped.", {"Bear", "Relic"}),
        ("Bob", "Artifacts and creatures enter the battlefield tapped.", {"Bear", "Relic"}),
        ("Ann", "Artifacts enter tapped.", {"Relic"}),
        ("Bob", "Lands your opponents control enter tapped.", set()),
    ],
)
def test_cards_come_in_tapped(player: str, text: str, tapped: set[str]) -> None:
    table = entered(text, player=player)

    assert {each for each in ("Bear", "Relic") if table.cards[each].is_tapped} == tapped


@pytest.mark.parametrize(
    ("text", "is_tapped", "counters"),
    [
        ("This enters the battlefield tapped.", True, 0),
        ("This creature enters tapped.", True, 0),
        ("This enters tapped unless you control an enchantment.", False, 0),
        ("This enters tapped unless you control two or more enchantments.", True, 0),
        ("This enters tapped if you control an enchantment.", True, 0),
        ("This enters with two +1/+1 counters on it.", False, 2),
        ("This creature enters with a +1/+1 counter on it.", False, 1),
        ("This enters with two +1/+1 counters on it if you control an artifact.", False, 0),
    ],
)
def test_how_a_card_enters_by_its_own_text(text: str, is_tapped: bool, counters: int) -> None:
    bear = {**BEAR, "cost": "", "text": text}
    table = table_with(law("Ann", "Flash"), lying("Ann", "hand", bear))
    GAME.apply(table, Play("Ann", "Bear", Zone.SUMMON, 3))
    play_out(table)

    assert table.cards["Bear"].is_tapped is is_tapped
    assert table.cards["Bear"].counters.get("+1/+1", 0) == counters


@pytest.mark.parametrize("plural", ["They", "Those creatures"])
def test_several_that_are_tapped_together_are_held_together(plural: str) -> None:
    text = f"tap up to two target creatures. {plural} don't untap during their controller's next untap step."
    table = done(text, summon("Bob", BEAR), summon("Bob", OGRE), summon("Bob", ELF), targets=("Bear", "Ogre"))
    go_on_to(table, 4)

    assert {each for each in ("Bear", "Ogre", "Elf") if table.cards[each].is_tapped} == {"Bear", "Ogre"}
    go_on_to(table, 6)
    assert not table.cards["Bear"].is_tapped


def test_a_pokemon_that_cannot_evolve_stays_as_it_is() -> None:
    for text, is_allowed in (("Pokémon cannot evolve.", False), ("Creatures you control can't evolve.", True)):
        table = table_with(law("Bob", text), lying("Ann", "Extra Summon Zone", MOUSE), lying("Ann", "hand", RAT))
        assert (GAME.why_not(table, Play("Ann", "Rat", Zone.EXTRA_SUMMON, 1, on="Mouse")) is None) is is_allowed


HAWK = {"name": "Hawk", "types": ["creature"], "offense": "2", "defense": "2", "text": "Flying. {T}: You gain 1 life."}


@pytest.mark.parametrize("is_standing", [True, False])
def test_a_creature_loses_its_abilities_and_its_numbers(is_standing: bool) -> None:
    text = "lose all abilities and have base power and toughness 1/1"
    cards = (summon("Ann", HAWK), summon("Bob", {**HAWK, "name": "Owl"}))
    counter = "put a +1/+1 counter on target creature"
    if is_standing:
        table = done(counter, law("Ann", f"Other creatures you control {text}."), *cards, targets=("Hawk",))
    else:
        table = done(f"until end of turn, creatures you control {text}. {counter}", *cards, targets=("Hawk",))
    hawk, owl = table.cards["Hawk"], table.cards["Owl"]
    assert [values.number(table, each, OFFENSE) for each in (hawk, owl)] == [2, 2]
    assert [values.keywords(table, each) for each in (hawk, owl)] == [frozenset(), {"flying"}]
    assert not [each for each in GAME.options(table) if isinstance(each, Activate) and each.card == "Hawk"]

    go_on_to(table, 5)
    assert bool(values.keywords(table, hawk)) is not is_standing

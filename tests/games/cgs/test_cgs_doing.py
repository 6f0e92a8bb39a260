"""What the verbs of cards do at a table: an effect is activated, all pass, and the table is looked at."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from rules_db.engine.kernel import Event, IllegalAction
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Activate, Choose, Pass
from rules_db.games.cgs.card_text.doing import standing, values
from rules_db.games.cgs.card_text.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.game import CardGameSingularity
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Game, Zone

GAME = CardGameSingularity()
ELF = {"name": "Elf", "types": ["creature"], "groups": ["Elf"], "cost": "{G}", "offense": "1", "defense": "1"}
OGRE = {"name": "Ogre", "types": ["creature"], "groups": ["Ogre"], "cost": "{3}{R}", "offense": "3", "defense": "3"}
GOLEM = {
    "name": "Golem", "types": ["Normal Monster"], "colors": ["EARTH"], "groups": ["Rock"], "rank": "4",
    "offense": "1500", "defense": "1800",
}  # fmt: skip
MOUSE = {
    "name": "Mouse",
    "types": ["Pokémon"],
    "colors": ["Lightning"],
    "rank": "Basic",
    "offense": "20",
    "defense": "60",
}
RAT = {"name": "Rat", "types": ["Pokémon"], "colors": ["Psychic"], "rank": "Stage 1", "evolves_from": "Mouse",
       "offense": "40", "defense": "90"}  # fmt: skip
FIRE = {"name": "Fire Energy", "types": ["Energy"], "colors": ["Fire"], "groups": ["Basic"], "text": "provides [R]"}


def lying(player: str, zone: str, printed: dict[str, Any], name: str = "", **more: Any) -> dict[str, Any]:
    return {"card": name or printed["name"], "player": player, "zone": zone, "print": printed, **more}


def source(text: str, game: str = "Magic") -> dict[str, Any]:
    types = {"Magic": "artifact", "Yu-Gi-Oh!": "Continuous Spell", "Pokémon": "Tool"}[game]
    return lying("Ann", "backrow zone", {"name": "Source", "types": [types], "text": text})


def table_with(*cards: dict[str, Any], **more: Any) -> Table:
    """Ann is in her Main Phase, with ten blank cards in each Main Deck."""
    decks = [
        lying(player, "Main Deck", {"name": "Blank", "types": ["sorcery"]}, f"{player}'s {at}")
        for player in ("Ann", "Bob")
        for at in range(10)
    ]
    setup = {
        "players": [{"name": "Ann"}, {"name": "Bob"}], "cards": [*cards, *decks], "turn": 3, "turn_player": "Ann",
        "phase": "Main Phase 1", **more,
    }  # fmt: skip
    return GAME.new(setup, 7)


def play_out(table: Table, *choices: tuple[str, ...]) -> list[Event]:
    """All pass until the Queue is empty; choices are answered in their order."""
    events, left = [], list(choices)
    for _ in range(40):
        decision = GAME.pending(table)
        assert decision is not None
        if table.choice is not None:
            events += GAME.apply(table, Choose(decision.player, decision.kind, left.pop(0)))
        elif table.queue or table.window:
            events += GAME.apply(table, Pass(decision.player))
        else:
            break
    assert not left
    return events


def done(text: str, *cards: dict[str, Any], targets: tuple[str, ...] = (), choices: Any = (), **more: Any) -> Table:
    """The table once an effect of Ann's, which costs nothing, has resolved."""
    table = table_with(source(f"you can: {text}", more.pop("game", "Magic")), *cards, **more)
    GAME.apply(table, Activate("Ann", "Source", 1, targets))
    play_out(table, *choices)
    return table


def summon(player: str, printed: dict[str, Any], name: str = "", **more: Any) -> dict[str, Any]:
    return lying(player, "Main Summon Zone", printed, name, **more)


def hand(table: Table, player: str) -> list[str]:
    return table.lying(player, Zone.HAND)


@pytest.fixture
def damage_adds_up() -> Iterator[None]:
    """Summons take damage as creatures do, as long as chapters 9 to 12 do not say so."""

    def damaged(table: Table, trace: object, card: Card, amount: Fraction) -> bool:
        card.damage += int(amount)
        return card.damage >= (values.number(table, card, DEFENSE) or 0)

    missing = [game for game in (Game.MAGIC, Game.YUGIOH, Game.POKEMON) if game not in hooks.SUMMONS]
    nobody: Any = lambda *about: ()  # noqa: E731
    for game in missing:
        hooks.SUMMONS[game] = hooks.Summons(
            targets=nobody, why_not_attack=lambda *about: None, strikes=nobody, strikes_back=nobody, damaged=damaged
        )
    yield
    for game in missing:
        del hooks.SUMMONS[game]


def test_cards_are_drawn_and_discarded() -> None:
    table = done("draw 2, then opponent discards 1 card", lying("Bob", "hand", ELF))

    assert len(hand(table, "Ann")) == 2
    assert hand(table, "Bob") == []
    assert table.cards["Elf"].zone is Zone.DISCARD


def test_the_player_who_discards_chooses() -> None:
    table = done("opponent discards 1 card", lying("Bob", "hand", ELF), lying("Bob", "hand", OGRE), choices=[("Ogre",)])

    assert hand(table, "Bob") == ["Elf"]


def test_a_target_is_destroyed_unless_it_is_indestructible() -> None:
    tough = {**OGRE, "text": "indestructible"}
    table = done("destroy all creatures", summon("Bob", ELF), summon("Bob", tough))

    assert table.cards["Elf"].zone is Zone.DISCARD
    assert table.cards["Ogre"].zone is Zone.SUMMON


def test_a_creature_in_a_text_means_any_summon() -> None:
    table = done("destroy target creature", summon("Bob", GOLEM), targets=("Golem",))

    assert table.cards["Golem"].zone is Zone.DISCARD


def test_a_bound_is_on_the_scale_of_the_card_that_names_it() -> None:
    table = done(
        "destroy all monsters with ATK 1500 or less", summon("Bob", OGRE), summon("Bob", ELF), summon("Bob", GOLEM),
        game="Yu-Gi-Oh!",
    )  # fmt: skip

    assert [each for each in ("Ogre", "Elf", "Golem") if table.cards[each].zone is Zone.SUMMON] == ["Ogre"]


def test_colors_of_other_games_are_equivalent() -> None:
    table = done("destroy all black creatures", summon("Bob", GOLEM), summon("Bob", ELF))

    assert table.cards["Golem"].zone is Zone.DISCARD
    assert table.cards["Elf"].zone is Zone.SUMMON


def test_an_illegal_target_is_refused() -> None:
    table = table_with(source("you can: destroy target creature"), summon("Bob", {**ELF, "text": "hexproof"}))

    with pytest.raises(IllegalAction):
        GAME.apply(table, Activate("Ann", "Source", 1, ("Elf",)))


def test_numbers_change_for_a_time_and_as_long_as_a_card_stands() -> None:
    lord = {**OGRE, "text": "other Elf creatures you control get +1/+1"}
    table = done(
        "target creature gets +2/+0 until end of turn", summon("Ann", ELF), summon("Ann", lord), targets=("Elf",)
    )
    elf = table.cards["Elf"]

    assert values.number(table, elf, OFFENSE) == 4
    assert values.number(table, elf, DEFENSE) == 2


def test_a_change_is_multiplied_by_the_factor_of_the_card_that_makes_it() -> None:
    table = done("target monster gains 500 ATK this turn", summon("Ann", ELF), targets=("Elf",), game="Yu-Gi-Oh!")

    assert values.number(table, table.cards["Elf"], OFFENSE) == Fraction(3, 2)


def test_life_is_gained_and_lost_by_the_factor_of_the_game() -> None:
    table = done("gain 2000 LP, opponent loses 1000 LP", game="Yu-Gi-Oh!")

    assert (table.players["Ann"].life, table.players["Bob"].life) == (22, 19)


def test_damage_to_players_and_summons(damage_adds_up: None) -> None:
    assert done("this deals 3 damage to any target", targets=("Bob",)).players["Bob"].life == 17
    table = done("this deals 3 damage to any target", summon("Bob", OGRE), targets=("Ogre",))
    assert table.cards["Ogre"].zone is Zone.DISCARD
    table = done("10 damage to each Benched Pokémon", summon("Bob", MOUSE), game="Pokémon")
    assert table.cards["Mouse"].damage == 1


def test_damage_is_prevented(damage_adds_up: None) -> None:
    table = done("prevent all damage to you this turn, this deals 3 damage to each player")
    assert (table.players["Ann"].life, table.players["Bob"].life) == (20, 17)
    table = done(
        "prevent the next 2 damage to target player this turn, this deals 3 damage to each player", targets=("Ann",)
    )
    assert (table.players["Ann"].life, table.players["Bob"].life) == (19, 17)


def test_damage_counters_and_healing(damage_adds_up: None) -> None:
    table = done("put 3 damage counters on target Pokémon, heal 20 damage from that", summon("Bob", MOUSE),
                 targets=("Mouse",), game="Pokémon")  # fmt: skip

    assert table.cards["Mouse"].damage == 1


def test_cards_move_between_places() -> None:
    assert done("exile target creature", summon("Bob", ELF), targets=("Elf",)).cards["Elf"].zone is Zone.EXILE
    table = done("return target creature to the hand", summon("Bob", ELF), targets=("Elf",))
    assert hand(table, "Bob") == ["Elf"]
    table = done("return target creature to the bottom of the deck", summon("Bob", ELF), targets=("Elf",))
    assert table.players["Bob"].zones[Zone.MAIN_DECK][0] == "Elf"
    table = done("mill 3")
    assert len(table.lying("Ann", Zone.DISCARD)) == 3


def test_cards_come_into_play() -> None:
    table = done(
        "Special Summon a monster from your graveyard in Defense Position", lying("Ann", "discard pile", GOLEM)
    )
    golem = table.cards["Golem"]

    assert (golem.zone, golem.controller, golem.is_defending) == (Zone.SUMMON, "Ann", True)
    assert golem.summoned == table.turn


def test_a_search_finds_a_card_and_shuffles() -> None:
    table = done("search your deck for a Elf creature", lying("Ann", "Main Deck", ELF), choices=[("Elf",)])

    assert hand(table, "Ann") == ["Elf"]


def test_a_pokemon_goes_to_the_active_spot_and_then_to_the_bench() -> None:
    table = done("put 2 Pokémon from your hand onto the field", lying("Ann", "hand", MOUSE),
                 lying("Ann", "hand", MOUSE, "Mouse 2"))  # fmt: skip

    assert {table.cards[each].zone for each in ("Mouse", "Mouse 2")} == {Zone.EXTRA_SUMMON, Zone.SUMMON}


def test_tokens_are_made() -> None:
    table = done("create 2 1/1 green Elf creature tokens with haste, create a Treasure token")
    tokens = [card for card in table.cards.values() if card.is_token]

    assert [card.zone for card in tokens] == [Zone.SUMMON, Zone.SUMMON, Zone.RESOURCES]
    assert values.has_keyword(table, tokens[0], "haste")
    assert values.colors(table, tokens[0]) == {"green"}


def test_cards_are_turned() -> None:
    table = done("tap target creature, change that to Defense Position", summon("Bob", GOLEM), targets=("Golem",))
    golem = table.cards["Golem"]
    assert (golem.is_tapped, golem.is_defending) == (True, True)
    table = done("flip target monster face-down", summon("Bob", GOLEM), targets=("Golem",))
    assert (table.cards["Golem"].is_face_down, table.cards["Golem"].is_defending) == (True, True)


def test_control_changes_and_the_card_changes_sides() -> None:
    table = done("gain control of target monster", summon("Bob", GOLEM), targets=("Golem",))
    golem = table.cards["Golem"]

    assert (golem.controller, golem.owner, golem.zone) == ("Ann", "Bob", Zone.SUMMON)
    assert "Golem" in table.players["Ann"].zones[Zone.SUMMON]


def test_active_and_benched_change_places_and_conditions_end() -> None:
    table = done(
        "switch opponent's Active Pokémon with a Benched Pokémon",
        lying("Bob", "Extra Summon Zone", MOUSE, state={"conditions": ["Asleep"]}), summon("Bob", MOUSE, "Mouse 2"),
    )  # fmt: skip

    assert [table.cards[each].zone for each in ("Mouse", "Mouse 2")] == [Zone.SUMMON, Zone.EXTRA_SUMMON]
    assert table.cards["Mouse"].conditions == []


def test_special_conditions_exclude_each_other_but_poison_does_not() -> None:
    table = done("target Pokémon is now Asleep, that is now Poisoned, that is now Confused", summon("Bob", MOUSE),
                 targets=("Mouse",))  # fmt: skip
    assert table.cards["Mouse"].conditions == ["Poisoned", "Confused"]
    table = done("target Pokémon recovers from Asleep",
                 summon("Bob", MOUSE, state={"conditions": ["Asleep", "Burned"]}),
                 targets=("Mouse",))  # fmt: skip
    assert table.cards["Mouse"].conditions == ["Burned"]


def test_energy_is_attached_and_evolution_keeps_the_damage() -> None:
    table = done("attach a basic Energy from your hand to target Pokémon", lying("Ann", "hand", FIRE),
                 summon("Ann", MOUSE), targets=("Mouse",))  # fmt: skip
    assert table.cards["Mouse"].attached == ["Fire Energy"]
    table = done("evolve a Pokémon you control into a Pokémon from your hand",
                 summon("Ann", MOUSE, state={"damage": 2}),
                 lying("Ann", "hand", RAT))  # fmt: skip
    rat = table.cards["Rat"]
    assert (rat.zone, rat.damage, rat.beneath) == (Zone.SUMMON, 2, ["Mouse"])


def test_a_pokemon_devolves() -> None:
    mouse = lying("Ann", "beneath", MOUSE, above="Rat")
    table = done("devolve target Pokémon", summon("Ann", RAT, state={"damage": 2}), mouse, targets=("Rat",))

    assert table.cards["Mouse"].zone is Zone.SUMMON
    assert table.cards["Mouse"].damage == 2
    assert hand(table, "Ann") == ["Rat"]


def test_counters_are_put_on_cards_and_taken_off() -> None:
    table = done("put 2 +1/+1 counters on target creature, remove 1 +1/+1 counter from that", summon("Ann", ELF),
                 targets=("Elf",))  # fmt: skip

    assert values.number(table, table.cards["Elf"], OFFENSE) == 2


def test_what_is_left_to_a_player_is_done_or_left() -> None:
    text = "you may discard 1 card, if you do draw 2"
    cards = (lying("Ann", "hand", ELF),)
    assert len(hand(done(text, *cards, choices=[("do it",)]), "Ann")) == 2
    assert hand(done(text, *cards, choices=[("leave it",)]), "Ann") == ["Elf"]


def test_one_of_several_is_chosen() -> None:
    assert done("choose one: draw 1 or gain 3 life", choices=[("2",)]).players["Ann"].life == 23


def test_something_is_done_unless_somebody_pays() -> None:
    text = "unless opponent pays 2 life, draw 1"
    assert done(text, choices=[("pay",)]).players["Bob"].life == 18
    assert len(hand(done(text, choices=[("leave it",)]), "Ann")) == 1


def test_coins_decide() -> None:
    text = "flip a coin, if heads draw 1, if tails lose 1 life"
    assert len(hand(done(text, chance=[0]), "Ann")) == 1
    assert done(text, chance=[1]).players["Ann"].life == 19
    assert len(hand(done("flip 3 coins, draw 1 for each heads", chance=[0, 1, 0]), "Ann")) == 2


def test_mana_is_added_at_once_and_pays() -> None:
    table = table_with(source("tap: add {G}{G}; {1}{G}: draw 1"))
    GAME.apply(table, Activate("Ann", "Source", 1))
    assert not table.queue
    assert table.cards["Source"].is_tapped
    GAME.apply(table, Activate("Ann", "Source", 2))
    play_out(table)
    assert len(hand(table, "Ann")) == 1
    assert table.players["Ann"].pool == []


def test_costs_have_to_be_paid_with_named_cards() -> None:
    cards = (source("sacrifice a creature: draw 1"), summon("Ann", ELF), summon("Ann", OGRE))
    table = table_with(*cards)
    offered = [each for each in GAME.options(table) if isinstance(each, Activate)]
    assert [each.using for each in offered] == [("Elf",), ("Ogre",)]
    with pytest.raises(IllegalAction):
        GAME.apply(table, Activate("Ann", "Source", 1))
    GAME.apply(table, Activate("Ann", "Source", 1, using=("Ogre",)))
    assert table.cards["Ogre"].zone is Zone.DISCARD


def test_once_per_turn_and_conditions_hold() -> None:
    table = table_with(source("once per turn: draw 1; you can if you control 1 Elf creature: draw 1"))
    GAME.apply(table, Activate("Ann", "Source", 1))
    play_out(table)
    for effect in (1, 2):
        with pytest.raises(IllegalAction):
            GAME.apply(table, Activate("Ann", "Source", effect))


def test_an_effect_is_set_off() -> None:
    mourner = {**OGRE, "text": "when another creature you control dies: draw 1"}
    table = done("destroy target creature", summon("Ann", ELF), summon("Ann", mourner), targets=("Elf",))

    assert len(hand(table, "Ann")) == 1


def test_an_effect_that_starts_by_itself_is_aimed_then() -> None:
    avenger = {**ELF, "text": "when this dies: destroy target creature"}
    table = done("destroy target Elf creature", summon("Ann", avenger), summon("Bob", OGRE), summon("Bob", GOLEM),
                 targets=("Elf",), choices=[("Golem",)])  # fmt: skip

    assert table.cards["Golem"].zone is Zone.DISCARD
    assert table.cards["Ogre"].zone is Zone.SUMMON


def test_something_else_happens_instead() -> None:
    phoenix = {**ELF, "text": "if this would be destroyed, exile this instead"}
    table = done("destroy target creature", summon("Bob", phoenix), targets=("Elf",))

    assert table.cards["Elf"].zone is Zone.EXILE


def test_what_texts_forbid_and_allow() -> None:
    table = done("target creature cannot block this turn", summon("Bob", ELF), targets=("Elf",))
    assert standing.forbidden(table, "block", "Elf")
    assert not standing.forbidden(table, "attack", "Elf")
    table = done("creatures you control can attack directly this turn", summon("Ann", ELF), summon("Bob", OGRE))
    assert standing.allowed(table, "attack directly", "Elf")
    assert not standing.allowed(table, "attack directly", "Ogre")


def test_negated_cards_say_nothing() -> None:
    lord = {**OGRE, "text": "Elf creatures you control get +1/+1"}
    table = done("target creature is negated this turn", summon("Ann", ELF), summon("Ann", lord), targets=("Ogre",))

    assert values.number(table, table.cards["Elf"], OFFENSE) == 1


def test_an_effect_in_the_queue_is_negated() -> None:
    counter = lying(
        "Bob", "backrow zone", {"name": "Ward", "types": ["artifact"], "text": "quick effect: negate target ability"}
    )
    table = table_with(source("you can: draw 1"), counter)
    GAME.apply(table, Activate("Ann", "Source", 1))
    GAME.apply(table, Activate("Bob", "Ward", 1, ("Source",)))
    play_out(table)

    assert hand(table, "Ann") == []


def test_a_text_can_win_the_game() -> None:
    table = table_with(source("you can: you win the game"))
    GAME.apply(table, Activate("Ann", "Source", 1))
    while not table.is_over:
        decision = GAME.pending(table)
        assert decision is not None
        GAME.apply(table, Pass(decision.player))

    assert table.winners == ["Ann"]


def test_materials_are_used_up() -> None:
    fusion = {"name": "Titan", "types": ["Fusion Monster"], "rank": "8", "offense": "3000", "defense": "2500",
              "text": 'materials: "Elf" + "Golem"'}  # fmt: skip
    table = done("Fusion Summon a Fusion monster from your Extra Deck", summon("Ann", ELF), summon("Ann", GOLEM),
                 lying("Ann", "Extra Deck", fusion), choices=[("Main Summon Zone",)])  # fmt: skip

    assert table.cards["Titan"].zone is Zone.SUMMON
    assert {table.cards[each].zone for each in ("Elf", "Golem")} == {Zone.DISCARD}


def test_unaffected_cards_are_left_alone() -> None:
    stone = {**GOLEM, "types": ["Effect Monster"], "text": "this is unaffected by effects of opponents' cards"}
    table = done("destroy all creatures", summon("Bob", stone), summon("Bob", ELF))

    assert table.cards["Golem"].zone is Zone.SUMMON
    assert table.cards["Elf"].zone is Zone.DISCARD

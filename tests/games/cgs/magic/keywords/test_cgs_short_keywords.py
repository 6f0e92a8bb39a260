"""Keywords of Magic that are short for a sentence, and what comes back with counters."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, OGRE, done, go_on_to, hand, lying, play_out, played, summon, table_with

from rules_db.games.cgs.actions.values import Activate, AttackWith, Blow, Choose, Pass, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.printed.short import SHORT, written_out
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def creature(
    text: str = "", name: str = "Hound", power: str = "2", toughness: str = "2", **more: Any
) -> dict[str, Any]:
    return {"name": name, "types": ["creature"], "offense": power, "defense": toughness, "text": text, **more}


def stats(table: Table, name: str) -> tuple[int, int]:
    card = table.cards[name]
    return tuple(int(values.number(table, card, each) or 0) for each in (OFFENSE, DEFENSE))  # type: ignore[return-value]


def where(table: Table) -> Zone:
    return table.cards["Hound"].zone


def attacked(*cards: dict[str, Any], by: tuple[str, ...] = ("Hound",), picks: tuple[str, ...] = ()) -> Table:
    """Ann has attacked Bob with creatures of hers, and all that this sets off has resolved; nobody has blocked yet."""
    table = table_with(*cards, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", tuple(Blow(each, "Bob") for each in by)))
    while table.queue or (table.choice is not None and table.choice.kind != "block"):
        go_on(table, picks)
    return table


def go_on(table: Table, picks: tuple[str, ...] = ()) -> None:
    """Whoever is asked chooses what is picked, or else what comes first, and else passes."""
    decision, choice = GAME.pending(table), table.choice
    assert decision is not None
    if choice is None:
        GAME.apply(table, Pass(decision.player))
    else:
        wanted = tuple(each for each in picks if each in choice.options)[: choice.most] or tuple(
            choice.options[: choice.least]
        )
        GAME.apply(table, Choose(decision.player, choice.kind, wanted))


def asked_to_block(table: Table) -> tuple[str, ...]:
    """The summons with which Bob may block, once he is asked; none where he is not."""
    while table.attack is not None and table.choice is None:
        go_on(table)
    return tuple(table.choice.options) if table.choice is not None and table.choice.kind == "block" else ()


def fought(table: Table, *blockers: str) -> Table:
    """The attack once it is over, and what it has set off."""
    while table.attack is not None or table.queue:
        go_on(table, blockers)
    return table


KILL = "destroy target creature"


@pytest.mark.parametrize(("keyword", "after"), [("persist", (1, 1)), ("undying", (3, 3))])
def test_a_creature_comes_back_with_a_counter_and_not_once_more(keyword: str, after: tuple[int, int]) -> None:
    table = done(KILL, summon("Ann", creature(keyword)), targets=("Hound",))
    assert (table.cards["Hound"].zone, stats(table, "Hound")) == (Zone.SUMMON, after)

    GAME.apply(table, Activate("Ann", "Source", 1, ("Hound",)))
    play_out(table)
    assert table.cards["Hound"].zone is Zone.DISCARD


def test_it_comes_back_under_the_control_of_its_owner() -> None:
    table = done(KILL, summon("Bob", creature("persist"), owner="Ann"), targets=("Hound",))
    assert (table.cards["Hound"].player, table.cards["Hound"].zone) == ("Ann", Zone.SUMMON)


def test_other_counters_let_it_come_back() -> None:
    table = done(KILL, summon("Ann", creature("persist"), state={"counters": {"+1/+1": 1}}), targets=("Hound",))
    assert (table.cards["Hound"].zone, stats(table, "Hound")) == (Zone.SUMMON, (1, 1))


def test_a_card_comes_from_the_graveyard_with_counters() -> None:
    text = "return target creature card from your graveyard to the battlefield with two +1/+1 counters on it"
    table = done(text, lying("Ann", "discard pile", ELF), targets=("Elf",))
    assert stats(table, "Elf") == (3, 3)


def test_what_its_player_leaves_where_it_is_gets_no_counters() -> None:
    text = "you may return target creature card from your graveyard to the battlefield with a +1/+1 counter on it"
    for choice, zone, counters in (("do it", Zone.SUMMON, {"+1/+1": 1}), ("leave it", Zone.DISCARD, {})):
        table = done(text, lying("Ann", "discard pile", ELF), targets=("Elf",), choices=[(choice,)])
        assert (table.cards["Elf"].zone, table.cards["Elf"].counters) == (zone, counters)


def test_what_finds_no_room_gets_no_counters() -> None:
    full = [summon("Ann", ELF, f"Elf {at}") for at in range(5)]
    text = "return target creature card from your graveyard to the battlefield with a +1/+1 counter on it"
    table = done(text, *full, lying("Ann", "discard pile", OGRE), targets=("Ogre",))
    assert (table.cards["Ogre"].zone, table.cards["Ogre"].counters) == (Zone.DISCARD, {})


@pytest.mark.parametrize("is_killed", [False, True])
def test_an_unearthed_creature_is_exiled_at_the_end_of_the_turn_and_however_else_it_leaves(is_killed: bool) -> None:
    axe = lying("Ann", "backrow zone", {"name": "Axe", "types": ["artifact"], "text": f"tap: {KILL}"})
    table = table_with(lying("Ann", "discard pile", creature("unearth {0}")), axe)
    GAME.apply(table, Activate("Ann", "Hound", 1))
    play_out(table)
    assert where(table) is Zone.SUMMON

    if is_killed:
        GAME.apply(table, Activate("Ann", "Axe", 1, ("Hound",)))
        play_out(table)
    else:
        go_on_to(table, 4)
    assert where(table) is Zone.EXILE


def test_who_attacks_alone_is_exalted_by_each() -> None:
    lone = creature(name="Fox")
    exalting = (summon("Ann", creature("exalted")), summon("Ann", creature("exalted"), "Angel"))
    assert stats(attacked(*exalting, summon("Ann", lone), by=("Fox",)), "Fox") == (4, 4)
    assert stats(attacked(*exalting, summon("Ann", lone), by=("Fox", "Hound")), "Fox") == (2, 2)


def test_a_battle_cry_strengthens_the_others_that_attack() -> None:
    table = attacked(
        summon("Ann", creature("battle cry")), summon("Ann", ELF), summon("Ann", OGRE), by=("Hound", "Elf")
    )
    assert [stats(table, each)[0] for each in ("Hound", "Elf", "Ogre")] == [2, 2, 3]


def test_annihilator_has_the_defending_player_sacrifice_so_many() -> None:
    table = attacked(summon("Ann", creature("annihilator 2")), *(summon("Bob", ELF, each) for each in ("A", "B", "C")),
                     picks=("A", "C"))  # fmt: skip
    assert [table.cards[each].zone is Zone.DISCARD for each in ("A", "B", "C")] == [True, False, True]


def test_mentor_teaches_an_attacker_of_lesser_power() -> None:
    table = attacked(summon("Ann", creature("mentor")), summon("Ann", ELF), by=("Hound", "Elf"), picks=("Elf",))
    assert stats(table, "Elf") == (2, 2)


@pytest.mark.parametrize(
    ("text", "blocker", "may"),
    [
        ("fear", creature(colors=["black"]), True),
        ("fear", {**creature(), "types": ["artifact", "creature"]}, True),
        ("fear", creature(colors=["red"]), False),
        ("skulk", creature(power="2"), True),
        ("skulk", creature(power="3"), False),
        # An ATK of 1500 is 3/2 on this scale, and one of 2500 is 5/2.
        ("skulk", GOLEM, True),
        ("skulk", {**GOLEM, "offense": "2500"}, False),
        ("This creature can't be blocked by creatures with power less than this creature's power.",
         creature(power="1"), False),
        ("", creature(power="3"), True),
    ],
)  # fmt: skip
def test_who_may_block(text: str, blocker: dict[str, Any], may: bool) -> None:
    table = attacked(summon("Ann", creature(text)), summon("Bob", blocker, "Wall"))
    assert asked_to_block(table) == (("Wall",) if may else ())


def test_bushido_strengthens_once_whoever_blocks_it() -> None:
    table = attacked(summon("Ann", creature("bushido 2", toughness="9")), summon("Bob", ELF), summon("Bob", ELF, "Imp"))
    assert stats(fought(table, "Elf", "Imp"), "Hound") == (4, 11)


def test_spirits_come_of_an_afterlife_and_are_of_two_colors() -> None:
    table = done(KILL, summon("Ann", creature("afterlife 2")), targets=("Hound",))
    spirits = [card for card in table.cards.values() if card.printed.name == "Spirit" and card.zone is Zone.SUMMON]
    assert [(card.printed.colors, stats(table, card.id)) for card in spirits] == [(("white", "black"), (1, 1))] * 2


@pytest.mark.parametrize(("mode", "power", "servos"), [("1", 3, 0), ("2", 2, 1)])
def test_to_fabricate_is_to_grow_or_to_make_servos(mode: str, power: int, servos: int) -> None:
    table = table_with(lying("Ann", "hand", creature("fabricate 1")))
    GAME.apply(table, Play("Ann", "Hound", Zone.SUMMON, 1))
    play_out(table, (mode,))
    made = [card for card in table.cards.values() if card.printed.name == "Servo"]
    assert (stats(table, "Hound")[0], len(made)) == (power, servos)


def test_to_evolve_takes_more_power_or_toughness() -> None:
    for power, toughness, grown in (("1", "3", 3), ("3", "1", 3), ("2", "2", 2)):
        newcomer = lying("Ann", "hand", creature(name="Ape", power=power, toughness=toughness))
        table = table_with(summon("Ann", creature("evolve")), newcomer)
        GAME.apply(table, Play("Ann", "Ape", Zone.SUMMON, 2))
        play_out(table)
        assert stats(table, "Hound")[0] == grown


def test_affinity_makes_it_cheaper_for_each() -> None:
    rich = creature("affinity for artifacts", cost="{2}")
    bells = [lying("Ann", "backrow zone", {"name": each, "types": ["artifact"]}) for each in ("Bell", "Book")]
    for there, is_free in ((bells, True), (bells[:1], False)):
        table = table_with(lying("Ann", "hand", rich), *there)
        assert (GAME.why_not(table, Play("Ann", "Hound", Zone.SUMMON, 1)) is None) is is_free


def test_what_fades_is_sacrificed_once_no_counter_is_left() -> None:
    table = table_with(summon("Bob", creature("fading 1"), state={"counters": {"fade": 1}}))
    go_on_to(table, 4)
    assert (table.cards["Hound"].zone, table.cards["Hound"].counters.get("fade", 0)) == (Zone.SUMMON, 0)
    go_on_to(table, 6)
    assert table.cards["Hound"].zone is Zone.DISCARD


def test_what_vanishes_is_sacrificed_with_its_last_counter() -> None:
    table = table_with(summon("Bob", creature("vanishing 2"), state={"counters": {"time": 2}}))
    go_on_to(table, 4)
    assert table.cards["Hound"].counters["time"] == 1
    go_on_to(table, 6)
    assert table.cards["Hound"].zone is Zone.DISCARD


def test_ingest_exiles_the_top_card_of_who_is_hit() -> None:
    table = attacked(summon("Ann", creature("ingest")))
    top = table.lying("Bob", Zone.MAIN_DECK)[-1]
    fought(table)
    assert table.cards[top].zone is Zone.EXILE


def test_scavenging_gives_its_power_to_another() -> None:
    table = table_with(lying("Ann", "discard pile", creature("scavenge {0}", power="3")), summon("Ann", ELF))
    GAME.apply(table, Activate("Ann", "Hound", 1, ("Elf",)))
    play_out(table)
    assert (stats(table, "Elf"), table.cards["Hound"].zone) == ((4, 4), Zone.EXILE)


def test_cycling_for_a_land_type_finds_one() -> None:
    swamp = {"name": "Swamp", "types": ["land"], "groups": ["Basic", "Swamp"], "text": "{T}: Add {B}."}
    table = table_with(lying("Ann", "hand", creature("swampcycling {0}")), lying("Ann", "Main Deck", swamp))
    GAME.apply(table, Activate("Ann", "Hound", 1))
    play_out(table, ("Swamp",))
    assert hand(table, "Ann") == ["Swamp"]


def test_actions_that_are_keywords() -> None:
    two = (summon("Ann", ELF), summon("Ann", OGRE))
    assert stats(done("bolster 2", *two), "Elf") == (3, 3)
    both = done("support 2", *two, targets=("Elf", "Ogre"))
    assert [stats(both, each) for each in ("Elf", "Ogre")] == [(2, 2), (4, 4)]
    copied = done("create a 1/1 Elf token, then populate")
    assert sum(card.is_token and card.zone is Zone.SUMMON for card in copied.cards.values()) == 2


def test_to_adapt_is_to_grow_where_there_is_no_counter_yet() -> None:
    table = table_with(summon("Ann", creature("{0}: Adapt 2.")))
    for _ in range(2):
        GAME.apply(table, Activate("Ann", "Hound", 1))
        play_out(table)
    assert stats(table, "Hound") == (4, 4)


def test_what_is_detained_neither_attacks_nor_blocks_nor_does_anything() -> None:
    busy = creature("{0}: You gain 1 life.")
    table = done("detain target creature an opponent controls", summon("Bob", busy), targets=("Hound",))
    go_on_to(table, 4)
    assert not [
        each for each in GAME.options(table) if isinstance(each, Activate) and GAME.why_not(table, each) is None
    ]
    go_on_to(table, 5)
    go_on_to(table, 6)
    assert [each for each in GAME.options(table) if isinstance(each, Activate) and GAME.why_not(table, each) is None]


def test_a_hero_grows_by_spells_of_its_player_and_not_by_abilities() -> None:
    hero = creature("Heroic — Whenever you cast a spell that targets this creature, put a +1/+1 counter on it.")
    assert stats(played("untap target creature", summon("Ann", hero), targets=("Hound",)), "Hound") == (3, 3)
    assert stats(played("untap target creature", summon("Bob", hero), targets=("Hound",)), "Hound") == (2, 2)
    assert stats(done("untap target creature", summon("Ann", hero), targets=("Hound",)), "Hound") == (2, 2)


@pytest.mark.parametrize(
    ("text", "lives"),
    [
        ("Each opponent loses 2 life. You gain that much life.", (22, 18)),
        ("Each opponent loses 2 life and you gain life equal to the life lost this way.", (22, 18)),
        ("This deals 3 damage to target opponent. You gain that much life.", (23, 17)),
        ("This deals 3 damage to each creature. You gain life equal to the damage dealt this way.", (26, 20)),
        ("Each player loses 1 life. You gain that much life.", (21, 19)),
    ],
)
def test_what_has_been_dealt_or_lost_is_gained(text: str, lives: tuple[int, int]) -> None:
    targets = ("Bob",) if "target" in text else ()
    table = played(text, summon("Bob", OGRE), summon("Bob", OGRE, "Troll"), targets=targets)
    assert (table.players["Ann"].life, table.players["Bob"].life) == lives


def test_damage_that_is_prevented_is_not_gained() -> None:
    text = "This deals 3 damage to each opponent. You gain that much life."
    shield = lying("Bob", "backrow zone", {"name": "Aegis", "types": ["artifact"],
                                           "text": "Opponents can't lose life; you can't take damage"})  # fmt: skip
    table = played(text, shield)
    assert (table.players["Ann"].life, table.players["Bob"].life) == (20, 20)


def test_a_permanent_that_has_left_is_remembered_for_the_turn() -> None:
    revolt = "If a permanent you controlled left the battlefield this turn, you gain 3 life."
    table = table_with(summon("Ann", ELF), lying("Ann", "backrow zone", {
        "name": "Axe", "types": ["artifact"], "text": f"{{T}}: {KILL}; {{0}}: {revolt}"}))  # fmt: skip
    lives = []
    for action in (("Axe", 2, ()), ("Axe", 1, ("Elf",)), ("Axe", 2, ())):
        GAME.apply(table, Activate("Ann", *action))
        play_out(table)
        lives.append(table.players["Ann"].life)
    assert lives == [20, 20, 23]


@pytest.mark.parametrize(("discarded", "grown"), [(ELF, (3, 3)), ({"name": "Swamp", "types": ["land"]}, (2, 2))])
def test_it_matters_what_has_been_discarded(discarded: dict[str, Any], grown: tuple[int, int]) -> None:
    text = "When this enters, discard a card. If you discarded a nonland card, put a +1/+1 counter on it."
    table = table_with(lying("Ann", "hand", creature(text)), lying("Ann", "hand", discarded))
    GAME.apply(table, Play("Ann", "Hound", Zone.SUMMON, 1))
    play_out(table)
    assert stats(table, "Hound") == grown


def test_keywords_stand_in_a_row_and_have_their_reminders() -> None:
    meaning = SHORT["undying"]
    reminder = f" ({meaning}.)"
    for said in ("Flying, undying", f"Flying, undying{reminder}", f"flying\nUndying{reminder}", "Flying;undying"):
        assert written_out(said).replace("\n", ";").lower() == f"flying;{meaning}".lower()
    assert written_out("Target creature gains flying. Draw a card.") == "Target creature gains flying. Draw a card."


def test_what_is_countered_may_be_exiled_instead() -> None:
    instead = "exile it instead of putting it into its owner's graveyard"
    text = f"Counter target spell. If that spell is countered this way, {instead}."
    dispel = lying("Bob", "hand", {"name": "Dispel", "types": ["instant"], "text": text})
    table = table_with(lying("Ann", "hand", {"name": "Rite", "types": ["sorcery"], "text": "draw 1"}), dispel)
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1))
    GAME.apply(table, Play("Bob", "Dispel", Zone.BACKROW, 1, targets=("Rite",)))
    play_out(table)
    assert table.cards["Rite"].zone is Zone.EXILE


@pytest.mark.parametrize(
    ("text", "player", "dies"),
    [
        ("When this creature becomes the target of a spell, sacrifice it.", "Ann", True),
        ("When this creature becomes the target of a spell an opponent controls, sacrifice it.", "Ann", False),
        ("When this creature becomes the target of a spell an opponent controls, sacrifice it.", "Bob", True),
    ],
)
def test_an_illusion_goes_when_a_spell_is_aimed_at_it(text: str, player: str, dies: bool) -> None:
    table = played("untap target creature", summon(player, creature(text)), targets=("Hound",))
    assert (where(table) is Zone.DISCARD) is dies
    assert where(done("untap target creature", summon(player, creature(text)), targets=("Hound",))) is Zone.SUMMON

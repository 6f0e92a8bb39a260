"""Texts as Yu-Gi-Oh! prints them: what stands before a semicolon is paid or targeted, what stands behind it is done."""

from fractions import Fraction
from typing import Any

import pytest
from cgs_idiom import ignition, monster, rivals, spell
from cgs_table import ELF, GAME, go_on_to, hand, lying, play_out, summon, table_with

from rules_db.engine.kernel import BadSetup, IllegalAction
from rules_db.games.cgs.actions.values import Pass, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.words import Zone

FIELD, GONE, BANISHED = Zone.SUMMON, Zone.DISCARD, Zone.EXILE


@pytest.mark.parametrize(
    ("parted", "typed"),
    [
        ("Target 1 monster on the field; destroy it.", "destroy target monster"),
        ("Target 2 monsters on the field; destroy them.", "destroy 2 target monsters"),
        ("Target up to 2 Spells/Traps your opponent controls; destroy those targets.",
         "destroy up to 2 target Spell/Trap your opponent controls"),
        ("Target 1 monster in your GY. Special Summon that target.", "Special Summon target monster in your GY"),
        ("Once per turn: You can discard 1 card; destroy 1 monster on either field.",
         "once per turn, discard 1 card: destroy 1 monster"),
        ("Once per turn (Quick Effect): You can target 1 card on your opponent's field; banish it.",
         "once per turn, quick effect: banish target card your opponent controls"),
        ("During either player's turn: You can Tribute this card; draw 1 card.", "quick effect, tribute this: draw 1"),
        ("You can discard this card; draw 1 card.", "in the hand, discard this: draw 1"),
        ("FLIP: Target 1 monster on the field; destroy that target.", "flip: destroy target monster"),
        ("When this card is summoned: You can pay 500 LP; draw 1 card.", "pay 500 LP, when this is summoned: draw 1"),
        ("Destroy all Spells and Traps on the field.", "destroy all Spell/Traps"),
        ("Destroy all Spell and Trap Cards your opponent controls.", "destroy all Spell/Trap your opponent controls"),
        ("Target 1 Effect monster; it is negated until the End Phase.", "target Effect monster is negated this turn"),
    ],
)  # fmt: skip
def test_a_text_in_parts_means_what_is_typed_at_once(parted: str, typed: str) -> None:
    assert read_effects(parted) == read_effects(typed)


@pytest.mark.parametrize(
    ("text", "cards", "targets", "choices", "zones"),
    [
        ("Target 1 monster on the field; destroy it.", rivals("Hog", "Cat"), ("Hog",), (), {"Hog": GONE, "Cat": FIELD}),
        ("Target 1 monster on the field; draw 1 card, then destroy it.", rivals("Hog", "Cat"), ("Cat",), (),
         {"Hog": FIELD, "Cat": GONE}),
        ("Target 2 monsters on the field; draw 1 card, tap them, then destroy them.", rivals("Hog", "Cat", "Dog"),
         ("Hog", "Dog"), (), {"Hog": GONE, "Cat": FIELD, "Dog": GONE}),
        ("Target 1 monster on the field; you may destroy it.", rivals("Hog", "Cat"), ("Cat",), [("do it",)],
         {"Hog": FIELD, "Cat": GONE}),
        ("Target 2 monsters on the field; destroy them.", rivals("Hog", "Cat", "Dog"), ("Hog", "Dog"), (),
         {"Hog": GONE, "Cat": FIELD, "Dog": GONE}),
        ("Target up to 2 monsters on the field; destroy them.", rivals("Hog", "Cat"), ("Cat",), (),
         {"Hog": FIELD, "Cat": GONE}),
        ("Discard 1 card, then target 1 monster on the field; banish it.",
         [lying("Ann", "hand", ELF), *rivals("Hog", "Cat")], ("Hog",), (),
         {"Elf": GONE, "Hog": BANISHED, "Cat": FIELD}),
        ("Tribute 1 monster; destroy all monsters your opponent controls.",
         [summon("Ann", monster("Pig")), summon("Ann", monster("Ram")), *rivals("Hog", "Cat")], (), [("Pig",)],
         {"Pig": GONE, "Ram": FIELD, "Hog": GONE, "Cat": GONE}),
        ("Pay 800 LP; Special Summon 1 monster from your GY.", [lying("Ann", "discard pile", monster("Pig"))], (),
         [("Attack Position",)], {"Pig": FIELD}),
        ("Target 1 monster in either GY; Special Summon it in Defense Position.",
         [lying("Bob", "discard pile", monster("Pig"))], ("Pig",), (), {"Pig": FIELD}),
        ("Destroy all your opponent's monsters.", [summon("Ann", monster("Pig")), *rivals("Hog", "Cat")], (), (),
         {"Pig": FIELD, "Hog": GONE, "Cat": GONE}),
        ("Destroy 1 monster on your opponent's side of the field.", [summon("Ann", monster("Pig")), *rivals("Hog")],
         (), (), {"Pig": FIELD, "Hog": GONE}),
        ("Destroy all Attack Position monsters.",
         [*rivals("Hog"), *rivals("Cat", state={"is_defending": True})], (), (), {"Hog": GONE, "Cat": FIELD}),
        ("Destroy all face-up Defense Position monsters.",
         [*rivals("Hog"), *rivals("Cat", state={"is_defending": True})], (), (), {"Hog": FIELD, "Cat": GONE}),
    ],
)  # fmt: skip
def test_a_spell_is_paid_for_aimed_and_done(
    text: str, cards: list[dict[str, Any]], targets: tuple[str, ...], choices: Any, zones: dict[str, Zone]
) -> None:
    table = spell(text, *cards, targets=targets, choices=choices)

    assert {name: table.cards[name].zone for name in zones} == zones


def test_a_cost_before_a_semicolon_is_paid_for_what_stands_behind_it() -> None:
    table = spell("Discard 1 card; draw 2 cards.", lying("Ann", "hand", ELF))

    assert table.cards["Elf"].zone is GONE
    assert len(hand(table, "Ann")) == 2


@pytest.mark.parametrize("text", ["Discard 1 card; draw 2 cards.", "to play this, discard 1 card; draw 2"])
def test_a_card_does_not_pay_for_its_own_playing(text: str) -> None:
    with pytest.raises(IllegalAction, match="cannot_pay"):
        spell(text)


def test_life_is_paid_before_anything_is_done() -> None:
    assert spell("Pay 2000 LP; draw 1 card.").players["Ann"].life == 18


def test_an_effect_of_a_monster_is_paid_for_once_a_turn() -> None:
    text = "Once per turn: You can discard 1 card; destroy 1 monster on the field."
    table = ignition(text, lying("Ann", "hand", ELF), *rivals("Hog"), choices=[("Hog",)])

    assert [table.cards[each].zone for each in ("Elf", "Hog", "Boar")] == [GONE, GONE, FIELD]


@pytest.mark.parametrize(
    ("text", "zone", "ends"),
    [
        ("You can discard this card; draw 1 card.", "hand", GONE),
        ("You can discard this card from your hand; draw 1 card.", "hand", GONE),
        ("You can send this card from your hand to the GY; draw 1 card.", "hand", GONE),
        ("You can banish this card from your GY; draw 1 card.", "discard pile", BANISHED),
        ("Banish this card from your GY; draw 1 card.", "discard pile", BANISHED),
        ("You can Tribute this card; draw 1 card.", "Main Summon Zone", GONE),
        ("Tribute this card; draw 1 card.", "Main Summon Zone", GONE),
    ],
)
def test_a_card_that_pays_with_itself_lies_where_the_text_says(text: str, zone: str, ends: Zone) -> None:
    table = ignition(text, zone=zone)

    assert table.cards["Boar"].zone is ends
    assert len(hand(table, "Ann")) == 1


def test_control_is_taken_until_the_end_of_the_turn() -> None:
    text = "Target 1 face-up monster your opponent controls; take control of it until the End Phase."
    table = spell(text, *rivals("Hog"), targets=("Hog",))
    assert table.cards["Hog"].controller == "Ann"

    go_on_to(table, 4)
    assert table.cards["Hog"].controller == "Bob"


@pytest.mark.parametrize(("says", "life"), [("", 18), ("indestructible", 20)])
def test_what_depends_on_a_step_is_done_only_if_that_was(says: str, life: int) -> None:
    text = "Target 1 monster on the field; destroy it, and if you do, inflict 2000 damage to its controller."

    assert spell(text, summon("Bob", monster("Hog", says)), targets=("Hog",)).players["Bob"].life == life


@pytest.mark.parametrize(("choice", "zone"), [("do it", GONE), ("leave it", FIELD)])
def test_what_can_be_done_when_something_happens_may_be_left(choice: str, zone: Zone) -> None:
    text = "When this card is destroyed: You can target 1 monster on the field; destroy it."
    cards = (summon("Ann", monster("Pig", text)), *rivals("Hog"))
    table = spell("Destroy 1 monster you control.", *cards, choices=[(choice,)])

    assert table.cards["Hog"].zone is zone


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Target 2 monsters; destroy it.", "write 'them'"),
        ("Target 1 monster; destroy them.", "which ones 'they' are"),
        ("Draw 1; gain 1 life.", "does two things"),
        ("Once per turn: draw 1, then destroy them.", "which ones 'they' are"),
        ("Once per turn: destroy the attacking monster.", "nothing says what attacks"),
    ],
)
def test_what_is_not_targeted_or_cannot_be_paid_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        read_effects(text)


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Target 1 face-up monster your opponent controls; change it to face-down Defense Position.",
         "flip target face-up monster your opponent controls face-down"),
        ("Target 1 monster; change its battle position.", "change the position of target monster"),
        ("Target 1 Effect Monster; negate its effects until the End Phase.",
         "target Effect monster is negated this turn"),
        ("Negate the effects of all monsters your opponent controls until the end of this turn.",
         "all monsters your opponent controls are negated this turn"),
        ("Target 1 monster in your GY; add it to your hand.", "return target monster in your GY to your hand"),
        ("Target 1 monster in your GY; place it on the top of your Deck.",
         "return target monster in your GY to the top of your deck"),
        ("Add 1 Level 4 Beast monster from your GY to your hand.",
         "return 1 Level 4 Beast monster in your GY to your hand"),
        ("Shuffle 1 card from your GY into the Deck.", "shuffle 1 card in your GY into your deck"),
        ("Send the top 3 cards of your Deck to the GY.", "mill 3"),
        ("Both players draw 1 card.", "each player draws 1"),
        ("Target 1 monster your opponent controls with 1500 or less ATK; destroy it.",
         "destroy target monster with ATK 1500 or less your opponent controls"),
        ("Destroy 1 monster on the field with 2 or more Level.", "destroy 1 monster with Level 2 or more"),
        ("Each time a monster is Special Summoned: Gain 500 LP.", "when a monster is Special Summoned: gain 500 LP"),
        ("Gains 500 ATK for each card in your GY.", "this gains 500 ATK for each card in your GY"),
        ("At the start of the Battle Phase: draw 1 card.", "at the start of each Battle Phase: draw 1"),
        ("Each time this attacks: place 1 charge counter on this card.",
         "when this attacks: put 1 charge counter on this"),
        ("Your opponent takes 1000 damage.", "1000 damage to opponent"),
        ("Inflict 500 damage to both players.", "500 damage to each player"),
        ("If this card is Tributed: draw 1 card.", "when this is tributed: draw 1"),
        ("While this card is face-up on the field, your opponent cannot attack.", "opponent cannot attack"),
    ],
)  # fmt: skip
def test_a_printed_sentence_means_what_is_typed(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)


def test_cards_are_discarded_at_random() -> None:
    cards = [lying("Bob", "hand", ELF, f"Elf {at}") for at in range(3)]

    assert len(hand(spell("Your opponent discards 2 random cards.", *cards), "Bob")) == 1


def test_what_is_negated_for_good_is_so_until_it_leaves() -> None:
    proud = monster("Hog", "All monsters gain 1000 ATK.")
    text = "Target 1 Effect Monster; negate its effects."
    table = spell(text, summon("Bob", proud), *rivals("Cat"), targets=("Hog",))
    go_on_to(table, 5)

    assert values.number(table, table.cards["Cat"], OFFENSE) == Fraction(3, 2)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("When this is summoned: skip the Battle Phase.", "who skips stands in front"),
        ("When you Normal Summon a monster: negate the Summon.", "once it is done"),
    ],
)
def test_what_is_not_taught_is_refused_with_what_there_is(text: str, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        read_effects(text)


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("You can discard 1 card; this card gains 500 ATK.", ["activated"]),
        ("Discard 1 card; this card gains 500 ATK.", ["played"]),
        ("When this card is summoned: You can discard 1 card; this card gains 500 ATK.", ["triggered"]),
        ("Draw 1; this card gains 500 ATK.", ["played", "static"]),
        ("Discard 1 card; other monsters gain 500 ATK.", ["played", "static"]),
        ("Discard 1 card; as long as it's your turn, this card gains 500 ATK.", ["played", "static"]),
        ("Discard 1 card; flying.", ["played", "static"]),
        ("You can discard 1 card; flying.", ["played", "static"]),
        ("Discard 1 card; when this card is destroyed: this card gains 500 ATK.", ["played", "triggered"]),
        ("When this card is summoned: Discard 1 card; this card gains 500 ATK.", ["triggered", "static"]),
        ("Discard 1 card. This card gains 500 ATK.", ["played", "static"]),
    ],
)
def test_what_a_card_gains_is_bought_only_by_what_stands_right_before_it(text: str, kinds: list[str]) -> None:
    assert [each.kind for each in read_effects(text)] == kinds


TWO = "Target 1 monster you control and 1 monster your opponent controls; {}."


@pytest.mark.parametrize("target", [("Pig", "Ram"), ("Hog", "Cat"), ("Hog", "Pig"), ("Pig",)])
def test_each_of_two_targets_is_of_its_own_kind(target: tuple[str, ...]) -> None:
    cards = [summon("Ann", monster("Pig")), summon("Ann", monster("Ram")), *rivals("Hog", "Cat")]
    with pytest.raises(IllegalAction, match="to_choose_from"):
        spell(TWO.format("destroy them"), *cards, targets=target)


@pytest.mark.parametrize(
    ("deed", "zones"),
    [
        ("banish both", [BANISHED, BANISHED]),
        ("draw 1 card, then return them to the hand", [Zone.HAND, Zone.HAND]),
        ("shuffle both into the Deck", [Zone.MAIN_DECK, Zone.MAIN_DECK]),
    ],
)
def test_both_targets_go_the_same_way(deed: str, zones: list[Zone]) -> None:
    table = spell(TWO.format(deed), summon("Ann", monster("Pig")), *rivals("Hog", "Cat"), targets=("Pig", "Hog"))
    assert [table.cards[each].zone for each in ("Pig", "Hog")] == zones
    assert table.cards["Cat"].zone is FIELD


def test_both_targets_change_alike() -> None:
    text = TWO.format("they gain 500 ATK until the end of this turn")
    table = spell(text, summon("Ann", monster("Pig")), *rivals("Hog", "Cat"), targets=("Pig", "Hog"))
    stats = [values.number(table, table.cards[each], OFFENSE) for each in ("Pig", "Hog", "Cat")]
    assert stats == [2, 2, Fraction(3, 2)]


def test_of_two_targets_one_has_left() -> None:
    away = {"name": "Away", "types": ["Quick-Play Spell"], "text": "banish target monster"}
    cards = [summon("Ann", monster("Pig")), *rivals("Hog"), lying("Ann", "hand", away)]
    text = {"name": "Rite", "types": ["Normal Spell"], "text": TWO.format("destroy them")}
    table = table_with(lying("Ann", "hand", text), *cards)
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1, targets=("Pig", "Hog")))
    GAME.apply(table, Pass("Bob"))
    GAME.apply(table, Play("Ann", "Away", Zone.BACKROW, 2, targets=("Pig",)))
    play_out(table)
    assert [table.cards[each].zone for each in ("Pig", "Hog")] == [BANISHED, GONE]


@pytest.mark.parametrize("deed", ["destroy it", "draw 1 card"])
def test_what_is_done_to_two_targets_is_said_of_both(deed: str) -> None:
    with pytest.raises(BadSetup, match="them"):
        read_effects(TWO.format(deed))


SAME = "target 1 monster you control and 1 monster on the field; destroy both those targets"


def test_two_targets_are_two_cards() -> None:
    rite = {"name": "Rite", "types": ["Normal Spell"], "text": f"{SAME}."}
    table = table_with(lying("Ann", "hand", rite), summon("Ann", monster("Pig")), *rivals("Hog"))
    ways = {each.targets for each in GAME.options(table) if isinstance(each, Play) and each.card == "Rite"}

    assert {each for each in ways if each} == {("Pig", "Hog")}
    assert GAME.why_not(table, Play("Ann", "Rite", Zone.BACKROW, 1, targets=("Pig", "Pig"))) is not None
    assert GAME.why_not(table, Play("Ann", "Rite", Zone.BACKROW, 1, targets=("Pig", "Hog"))) is None


@pytest.mark.parametrize(("rival", "gone"), [((), set()), (("Hog",), {"Boar", "Hog"})])
def test_a_trigger_with_two_targets_wants_two_cards(rival: tuple[str, ...], gone: set[str]) -> None:
    boar = summon("Ann", monster("Boar", f"When you gain life: {SAME}."))
    table = spell("Gain 1000 LP.", boar, *rivals(*rival))

    assert {each for each in ("Boar", "Hog") if each in table.cards and table.cards[each].zone is GONE} == gone

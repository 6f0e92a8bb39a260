"""How effects are activated, paid for, set off and chosen for, and how long they hold."""

from fractions import Fraction

import pytest
from cgs_table import ELF, GAME, GOLEM, OGRE, done, hand, lying, play_out, played, source, summon, table_with

from rules_db.engine.kernel import IllegalAction
from rules_db.engine.play.record import read_record
from rules_db.examples.opening import open_game
from rules_db.games.cgs.actions.values import Activate, Pass, Play
from rules_db.games.cgs.card_text.doing import permissions, values
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.words import Zone


def test_counters_are_put_on_cards_and_taken_off() -> None:
    table = done("put 2 +1/+1 counters on target creature, remove 1 +1/+1 counter from that", summon("Ann", ELF),
                 targets=("Elf",))  # fmt: skip

    assert values.number(table, table.cards["Elf"], OFFENSE) == 2


@pytest.mark.parametrize("word", ["it", "that"])
def test_what_an_effect_has_singled_out_it_finds_again_where_it_has_put_it(word: str) -> None:
    table = done(
        f"exile target creature, then return {word} to the battlefield", summon("Bob", OGRE), targets=("Ogre",)
    )

    assert (table.cards["Ogre"].zone, table.cards["Ogre"].controller) == (Zone.SUMMON, "Ann")


def test_what_comes_back_under_its_owners_control_is_its_owners() -> None:
    text = "exile target creature, then return it to the battlefield under its owner’s control"

    assert done(text, summon("Bob", OGRE), targets=("Ogre",)).cards["Ogre"].controller == "Bob"


def test_what_has_gone_into_a_deck_is_not_found_again() -> None:
    text = "shuffle target creature into its owner's deck, then return it to the battlefield"

    assert done(text, summon("Bob", OGRE), targets=("Ogre",)).cards["Ogre"].zone is Zone.MAIN_DECK


def test_a_card_that_has_been_destroyed_is_still_known_by_its_last_controller() -> None:
    stolen = {**summon("Bob", OGRE), "owner": "Ann"}
    table = done("destroy target creature, its controller loses 2 life", stolen, targets=("Ogre",))

    assert table.cards["Ogre"].player == "Ann"
    assert table.players["Bob"].life == 18


def test_what_is_left_to_a_player_is_done_or_left() -> None:
    text = "you may discard 1 card, if you do draw 2"
    cards = (lying("Ann", "hand", ELF),)
    assert len(hand(done(text, *cards, choices=[("do it",)]), "Ann")) == 2
    assert hand(done(text, *cards, choices=[("leave it",)]), "Ann") == ["Elf"]


@pytest.mark.parametrize(("choice", "cards", "life"), [("do it", 2, 21), ("leave it", 0, 20)])
def test_a_condition_on_what_was_left_is_not_asked(choice: str, cards: int, life: int) -> None:
    text = "you may pay 1 life. If you do, if you control no creature, draw 2, then gain 2 life"
    table = done(text, choices=[(choice,)])

    assert (len(hand(table, "Ann")), table.players["Ann"].life) == (cards, life)


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
    assert permissions.forbidden(table, "block", "Elf")
    assert not permissions.forbidden(table, "attack", "Elf")
    table = done("creatures you control can attack directly this turn", summon("Ann", ELF), summon("Bob", OGRE))
    assert permissions.allowed(table, "attack directly", "Elf")
    assert not permissions.allowed(table, "attack directly", "Ogre")


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
                 lying("Ann", "Extra Deck", fusion), choices=[("Main Summon Zone",), ("Attack Position",)])  # fmt: skip

    assert table.cards["Titan"].zone is Zone.SUMMON
    assert {table.cards[each].zone for each in ("Elf", "Golem")} == {Zone.DISCARD}


def test_unaffected_cards_are_left_alone() -> None:
    stone = {**GOLEM, "types": ["Effect Monster"], "text": "this is unaffected by effects of opponents' cards"}
    table = done("destroy all creatures", summon("Bob", stone), summon("Bob", ELF))

    assert table.cards["Golem"].zone is Zone.SUMMON
    assert table.cards["Elf"].zone is Zone.DISCARD


def test_an_equipment_is_attached_to_a_summon() -> None:
    blade = {"name": "Blade", "types": ["artifact"], "groups": ["Equipment"],
             "text": "equip {1}; the equipped creature gets +2/+0"}  # fmt: skip
    table = table_with(
        lying("Ann", "backrow zone", blade), summon("Ann", GOLEM),
        players=[{"name": "Ann", "mana": {"red": 1}}, {"name": "Bob"}],
    )  # fmt: skip
    GAME.apply(table, Activate("Ann", "Blade", 1, ("Golem",)))
    play_out(table)

    assert table.cards["Blade"].host == "Golem"
    assert values.number(table, table.cards["Golem"], OFFENSE) == Fraction(7, 2)


def test_what_a_card_does_as_it_is_played() -> None:
    table = played("destroy target creature, draw 1", summon("Bob", ELF), targets=("Elf",))

    assert table.cards["Elf"].zone is Zone.DISCARD
    assert len(hand(table, "Ann")) == 1


def test_a_card_asks_for_more_than_mana() -> None:
    text = "to play this, sacrifice a creature; draw 2"
    with pytest.raises(IllegalAction):
        played(text)
    table = played(text, summon("Ann", ELF), summon("Ann", OGRE), choices=[("Ogre",)])
    assert table.cards["Ogre"].zone is Zone.DISCARD
    assert len(hand(table, "Ann")) == 2


def test_a_card_sets_a_condition() -> None:
    text = "play this only if you control 1 Elf creature; draw 2"
    with pytest.raises(IllegalAction):
        played(text)
    assert len(hand(played(text, summon("Ann", ELF)), "Ann")) == 2


def test_a_card_enters_as_its_text_says() -> None:
    table = table_with(lying("Ann", "hand", {"name": "Vault", "types": ["artifact"],
                                             "text": "this enters with 3 charge counters"}))  # fmt: skip
    GAME.apply(table, Play("Ann", "Vault", Zone.BACKROW, 1))
    play_out(table)

    assert table.cards["Vault"].counters == {"charge": 3}


def test_an_effect_that_starts_by_itself_can_have_a_cost() -> None:
    text = "pay 2 life, when another creature you control dies: draw 1"
    cards = (summon("Ann", ELF), summon("Ann", {**OGRE, "text": text}))
    table = done("destroy target Elf creature", *cards, targets=("Elf",), choices=[("pay",)])
    assert (table.players["Ann"].life, len(hand(table, "Ann"))) == (18, 1)
    table = done("destroy target Elf creature", *cards, targets=("Elf",), choices=[("leave it",)])
    assert (table.players["Ann"].life, len(hand(table, "Ann"))) == (20, 0)


def test_static_effects_that_rest_on_each_other_come_to_an_end() -> None:
    one = {**ELF, "name": "One", "text": "creatures with flying have haste; creatures with haste have flying"}
    two = {**OGRE, "name": "Two", "text": "flying; while you control 1 creature with haste, this gets +1/+0"}
    table = table_with(summon("Ann", one), summon("Ann", two))

    assert values.keywords(table, table.cards["Two"]) == {"flying", "haste"}
    assert values.keywords(table, table.cards["One"]) == set()
    assert values.number(table, table.cards["Two"], OFFENSE) == 4


def test_a_turn_is_cut_short_with_all_that_waits() -> None:
    bell = lying("Bob", "backrow zone", {"name": "Bell", "types": ["artifact"], "text": "quick effect: end the turn"})
    table = table_with(
        bell, lying("Ann", "hand", ELF), players=[{"name": "Ann", "mana": {"green": 1}}, {"name": "Bob"}]
    )
    GAME.apply(table, Play("Ann", "Elf", Zone.SUMMON, 1))
    GAME.apply(table, Activate("Bob", "Bell", 1))
    while table.turn == 3:
        decision = GAME.pending(table)
        assert decision is not None
        GAME.apply(table, Pass(decision.player))

    assert table.turn_player == "Bob"
    assert not table.queue
    assert table.cards["Elf"].zone is Zone.EXILE


TWO_OF_A_CARD = """
Given a game of cgs with Ann and Bob
And Ann controls:
  | card     | type     | effects                   |
  | Old Bell | artifact | quick effect: gain 1 life |
And Bob has in the hand:
  | card      | type    | effects                   |
  | Flat Word | instant | counter target activation |
"""


def test_a_card_that_waits_twice_is_one_target() -> None:
    game = (opening := open_game(read_record(TWO_OF_A_CARD, is_markdown=False).setup)).game
    state = game.new(opening.setup, 1)
    for text in ("Ann activates Old Bell's effect", "Bob passes", "Ann activates Old Bell's effect"):
        game.apply(state, game.parse(state, text))

    aimed = [text for option in game.options(state) if (text := game.format(option)).endswith("targeting Old Bell")]
    assert aimed
    assert len(aimed) == len(set(aimed))


ATTACKERS_OF_TWO_GAMES = """
Given a game of cgs with Ann and Bob in the Battle Phase of Ann
And Ann controls:
  | card       | type     | power | toughness | HP | Stage | color | effects       |
  | Wattpup    | Pokémon  |       |           | 60 | Basic | Fire  | Spark [0]: 20 |
  | Moss Giant | creature | 3     | 4         |    |       |       |               |
"""


def test_an_attack_of_several_says_the_move_of_each() -> None:
    game = (opening := open_game(read_record(ATTACKERS_OF_TWO_GAMES, is_markdown=False).setup)).game
    state = game.new(opening.setup, 1)
    said = {game.format(option): option for option in game.options(state)}
    text = "Ann attacks Bob with Moss Giant; Bob with Wattpup using 1"

    assert game.parse(state, text) == said[text]


LAST_WORDS = """
Given a game of cgs with Ann, Bob and Cat
And Ann has in the hand:
  | card       | type    | effects                                                         |
  | Last Words | instant | target player loses the game, discard 1 card, destroy 1 creature |
And Ann controls:
  | card       | type     | power | toughness |
  | Moss Giant | creature | 3     | 4         |
And Bob controls:
  | card       | type     | power | toughness |
  | Clay Ogre  | creature | 3     | 4         |
  | Mud Ogre   | creature | 3     | 4         |
"""


def test_nobody_who_has_left_is_asked_for_the_rest_of_an_effect() -> None:
    game = (opening := open_game(read_record(LAST_WORDS, is_markdown=False).setup)).game
    state = game.new(opening.setup, 1)
    for text in ("Ann plays Last Words targeting Ann", "Bob passes", "Cat passes", "Ann passes"):
        game.apply(state, game.parse(state, text))

    assert state.players["Ann"].is_out
    decision = game.pending(state)
    assert decision is not None
    assert decision.player == "Bob"


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("gain three life", 23),
        ("gain a life for each creature you control", 22),
        ("gain 1 life for each +1/+1 counter on this", 20),
        ("gain 2 life, and you gain 1 life", 23),
        ("gain 1 life for each nonred creature you control", 21),
        ("gain 1 life for each land or creature you control", 22),
    ],
)
def test_numbers_and_sorts_may_be_said_in_words(text: str, life: int) -> None:
    imp = {"name": "Imp", "types": ["creature"], "cost": "{R}", "offense": "1", "defense": "1"}

    assert done(text, summon("Ann", ELF), summon("Ann", imp)).players["Ann"].life == life


def test_numbers_and_keywords_come_in_one_sentence_and_go_together() -> None:
    table = done("target creature gets +2/+0 and gains flying and haste until end of turn", summon("Ann", ELF),
                 targets=("Elf",))  # fmt: skip
    elf = table.cards["Elf"]

    assert values.number(table, elf, OFFENSE) == 3
    assert {"flying", "haste"} <= values.keywords(table, elf)
    table.lasting.clear()
    assert not values.keywords(table, elf)


def test_two_summons_fight_each_by_its_own_game() -> None:
    table = done("target creature fights target monster", summon("Ann", OGRE), summon("Bob", GOLEM),
                 targets=("Ogre", "Golem"))  # fmt: skip

    assert (table.cards["Golem"].zone, table.cards["Ogre"].damage) == (Zone.DISCARD, 2)

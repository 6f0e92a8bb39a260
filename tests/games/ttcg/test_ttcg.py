"""What the True Trading Card Game makes of setups, actions and card texts that no game could have."""

from typing import Any

import pytest
from offering import not_offered
from ttcg_table import creature, setup_of

from rules_db.engine.kernel import BadSetup, IllegalAction, MalformedAction
from rules_db.engine.state.plain import from_json, to_json
from rules_db.games.ttcg import views
from rules_db.games.ttcg.card_text.reading import read_effects
from rules_db.games.ttcg.game import GAME, understood
from rules_db.games.ttcg.settings import DEFAULTS
from rules_db.games.ttcg.state import Table
from rules_db.model import Library


def two_decks(first: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """Each player brings these cards, and others to make fifty."""
    deck = [*first, *(creature(f"Minnow {number}") for number in range(50 - len(first)))]
    return {"players": [{"name": name, "deck": deck} for name in ("Ann", "Bob")], **more}


@pytest.fixture
def table() -> Table:
    return GAME.new(setup_of(), 1)


def test_the_defaults_are_those_of_the_rulebook(library: Library) -> None:
    told = {each.key: int(each.default) for each in library.settings if each.rulebook == "ttcg"}

    assert told == dict(DEFAULTS)


def test_an_unknown_setting_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadSetup, match=r"no setting hand\.limit \(there are: effects\.uses_per_turn"):
        GAME.new(setup_of(settings={"hand.limit": 5}), 1)


def test_a_deck_of_too_few_cards_is_refused_by_its_rule() -> None:
    players = [{"name": name, "deck": [creature(f"Sprat {number}") for number in range(49)]} for name in ("Ann", "Bob")]

    with pytest.raises(BadSetup, match="Ann cannot bring this deck") as caught:
        GAME.new({"players": players}, 1)

    assert caught.value.refusal is not None
    assert caught.value.refusal.rule == "ttcg-2.2.1.1"


@pytest.mark.parametrize("points", [20, 21])
def test_a_game_that_would_be_lost_before_it_begins_is_refused(points: int) -> None:
    with pytest.raises(BadSetup, match=f"lost with {points} points cannot begin with 20"):
        GAME.new(two_decks([creature("Sprat")], settings={"score.losing_points": points}), 1)


def test_a_game_may_be_lost_with_all_points_but_one() -> None:
    table = GAME.new(two_decks([creature("Sprat")], settings={"score.losing_points": 19}), 1)

    assert not table.is_over


def test_a_second_copy_goes_by_the_next_number_that_is_free() -> None:
    table = GAME.new(
        two_decks([creature("Sprat"), creature("Sprat 2"), creature("Sprat"), creature("Pike"), creature("Pike")]), 1
    )

    of_ann = {name.removeprefix("Ann's ") for name in table.cards if name.startswith("Ann's ")}
    assert {"Sprat", "Sprat 2", "Sprat 3", "Pike", "Pike 2"} <= of_ann
    assert "Pike 3" not in of_ann


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bob", "Cid"], ["Ann", "Ann"]])
def test_the_game_is_for_two(names: list[str]) -> None:
    with pytest.raises(BadSetup, match="two players with names of their own are needed"):
        GAME.new(setup_of(players=[{"name": name} for name in names]), 1)


def test_no_turn_comes_before_the_first() -> None:
    with pytest.raises(BadSetup, match="there is no turn 0"):
        GAME.new(setup_of(turn=0), 1)


def test_whoever_is_named_first_has_the_turn_if_nobody_is_said_to() -> None:
    decision = GAME.pending(GAME.new(setup_of(turn_player=""), 1))

    assert decision is not None
    assert decision.player == "Ann"


def test_a_sixth_creature_on_one_side_is_refused_by_its_rule() -> None:
    cards = [
        {"card": f"Sprat {number}", "player": "Ann", "zone": "field", "print": creature("Sprat")} for number in range(6)
    ]

    with pytest.raises(BadSetup, match="Ann's creature zone is full: Sprat 5 finds no room there") as caught:
        GAME.new(setup_of(cards=cards), 1)

    assert caught.value.refusal is not None
    assert caught.value.refusal.rule == "ttcg-2.2.9.2"


def test_a_pile_can_be_told_from_card_to_card_in_any_order() -> None:
    told = {"Newt": ("Pike", 1), "Pike": ("Shark", 2), "Shark": ("", 3)}
    cards = [
        {"card": name, "player": "Ann", "zone": "field", "under": under, "print": creature(name, level=level)}
        for name, (under, level) in told.items()
    ]

    table = GAME.new(setup_of(cards=cards), 1)

    assert table.cards["Shark"].under == ["Pike", "Newt"]


def test_two_cards_do_not_lie_under_each_other() -> None:
    cards = [
        {"card": "Newt", "player": "Ann", "zone": "field", "under": "Pike", "print": creature("Newt")},
        {"card": "Pike", "player": "Ann", "zone": "field", "under": "Newt", "print": creature("Pike")},
    ]

    with pytest.raises(BadSetup, match="there is no card Pike on the field"):
        GAME.new(setup_of(cards=cards), 1)


def test_three_effects_on_a_card_are_refused_by_its_rule() -> None:
    text = "normal: draw 1; normal: draw 2; normal: draw 3"
    cards = [{"card": "Sprat", "player": "Ann", "zone": "hand", "print": creature("Sprat", effects=text)}]

    with pytest.raises(BadSetup, match="a card carries two effects, and 3 are told"):
        GAME.new(setup_of(cards=cards), 1)


@pytest.mark.parametrize("text", ["Ann sings", "Cid passes", "Ann plays Whale", "Ann attacks Whale with Sprat"])
def test_what_means_nothing_at_this_table_is_no_action(table: Table, text: str) -> None:
    with pytest.raises(MalformedAction):
        GAME.parse(table, text)


@pytest.mark.parametrize(
    ("place", "card"),
    [
        ("Bob's deck 1", "Top"),
        ("Bob's deck 2", "Bottom"),
        ("Bob's hand 2", "Second"),
        ("Bob's creature zone 2", "Hidden"),
        ("Bob's creature zone 1", "Bob's creature zone 1"),
        ("Bob's hand 3", "Bob's hand 3"),
        ("Cid's hand 1", "Cid's hand 1"),
    ],
)
def test_a_place_means_the_card_that_is_hidden_there(place: str, card: str) -> None:
    lying = {"Top": "deck", "Bottom": "deck", "First": "hand", "Second": "hand", "Open": "field", "Hidden": "field"}
    cards = [{"card": name, "player": "Bob", "zone": zone, "print": creature(name)} for name, zone in lying.items()]
    table = GAME.new(setup_of(cards=cards), 1)
    table.cards["Hidden"].is_face_down = True

    assert views.meant(table, place) == card


@pytest.mark.parametrize(("number", "rule"), [(0, "ttcg-2.2.5.1"), (1, None), (2, None), (3, "ttcg-2.2.5.1")])
def test_a_card_has_a_first_and_a_second_effect_and_no_other(number: int, rule: str | None) -> None:
    text = "normal: draw 1; normal: draw 2"
    cards = [{"card": "Sprat", "player": "Ann", "zone": "field", "print": creature("Sprat", effects=text)}]
    table = GAME.new(setup_of(cards=cards), 1)

    refusal = GAME.why_not(table, GAME.parse(table, f"Ann activates Sprat's effect {number}"))

    assert (refusal and refusal.rule) == rule


@pytest.mark.parametrize(
    ("action", "fact"),
    [
        ("Ann activates Eel's effect", ("condition_met", False)),
        ("Ann activates Otter's effect", ("at_will", False)),
        ("Ann activates Seal's effect", ("is_active", True)),
        ("Ann activates Newt's effect", ("tapped", True)),
        ("Ann activates Toad's effect", ("tapped", False)),
        ("Ann plays Pike on Crab", ("own_creature", False)),
    ],
)
def test_a_refusal_tells_the_fact_that_stood_in_the_way(action: str, fact: tuple[str, bool]) -> None:
    texts = {
        "Eel": "normal if you have 3 points or less: draw 1",
        "Otter": "latent when this is tapped: draw 1",
        "Seal": "continuous: this gets attack +1",
        "Newt": "normal: draw 1",
        "Toad": "dormant: draw 1",
    }
    lying = [
        {"card": name, "player": "Ann", "zone": "field", "print": creature(name, effects=text)}
        | {"active": name == "Seal", "tapped": "now" if name == "Newt" else ""}
        for name, text in texts.items()
    ]
    pike = {"card": "Pike", "player": "Ann", "zone": "hand", "print": creature("Pike", level=2)}
    crab = {"card": "Crab", "player": "Bob", "zone": "field", "print": creature("Crab")}
    table = GAME.new(setup_of(cards=[*lying, pike, crab]), 1)

    refusal = GAME.why_not(table, GAME.parse(table, action))

    assert refusal is not None
    assert fact in dict(refusal.facts).items()


@pytest.mark.parametrize(
    ("condition", "is_met"),
    [
        ("you have 20 points or more", True),
        ("you have 20 points or less", True),
        ("you have 19 points or less", False),
        ("opponent has 12 points or less", True),
        ("opponent has 13 points or more", False),
        ("you have 1 card in hand or less", True),
        ("you have 2 cards in hand or more", False),
        ("opponent has 2 cards in hand or more", True),
        ("opponent has 1 card in hand or less", False),
        ("you control 1 creature", True),
        ("you control 2 creatures", False),
        ("you control no creature", False),
        ("opponent controls no creature", True),
        ("it is your turn", True),
        ("it is opponent's turn", False),
        ("it is the Main Phase", True),
        ("it is the Battle Phase", False),
        ("an attack waits", False),
        ("a chain waits", False),
        ("it is your turn and it is the Battle Phase", False),
    ],
)
def test_a_condition_of_a_text_is_seen_by_the_player_of_the_card(condition: str, is_met: bool) -> None:
    sprat = creature("Sprat", effects=f"normal if {condition}: draw 1")
    hands = {"Pike": "Ann", "Crab": "Bob", "Squid": "Bob"}
    held = [{"card": name, "player": who, "zone": "hand", "print": creature(name)} for name, who in hands.items()]
    cards = [{"card": "Sprat", "player": "Ann", "zone": "field", "print": sprat}, *held]
    table = GAME.new(setup_of(cards=cards, players=[{"name": "Ann"}, {"name": "Bob", "points": 12}]), 1)

    refusal = GAME.why_not(table, GAME.parse(table, "Ann activates Sprat's effect"))

    assert (refusal is None) == is_met


def test_whatever_the_worked_examples_do_is_offered(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    examples = [each for each in library.examples if each.rulebook == "ttcg"]

    assert not_offered(GAME, examples, monkeypatch, understood) == []


def test_an_illegal_action_leaves_the_state_as_it_was(table: Table) -> None:
    before = to_json(table)

    with pytest.raises(IllegalAction) as caught:
        GAME.apply(table, GAME.parse(table, "Ann plays Pike face-up"))

    assert caught.value.refusal.rule == "ttcg-2.2.6.1"
    assert to_json(table) == before


def test_an_effect_that_has_its_player_choose_twice_is_one_effect_in_a_saved_game_too() -> None:
    otter = creature("Otter", effects="normal: discard 1, then discard 1")
    hand = [{"card": f"Pike {at}", "player": "Ann", "zone": "hand", "print": creature("Pike")} for at in range(4)]
    cards = [{"card": "Otter", "player": "Ann", "zone": "field", "print": otter}, *hand]
    table = GAME.new(setup_of(cards=cards), 1)
    saved = GAME.new(setup_of(cards=cards), 1)

    for text in ("Ann activates Otter's effect", "Bob passes", "Ann passes", "Ann discards Pike 1"):
        GAME.apply(table, GAME.parse(table, text))
        saved = from_json(Table, to_json(saved))
        GAME.apply(saved, GAME.parse(saved, text))

    assert saved == table


@pytest.mark.parametrize(
    "text",
    [
        "Ann passes",
        "Ann gives up",
        "Ann plays Pike face-down on Sprat",
        "Ann flips Sprat",
        "Ann attacks Bob with Sprat",
    ],
)
def test_an_action_is_printed_as_it_is_read(table: Table, text: str) -> None:
    assert GAME.format(GAME.parse(table, text)) == text


def test_to_level_up_is_another_way_of_saying_to_play_on(table: Table) -> None:
    assert GAME.parse(table, "Ann levels up Sprat with Pike") == GAME.parse(table, "Ann plays Pike on Sprat")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("normal: this cannot attack", "such an effect ends with the turn"),
        ("continuous: this cannot attack this turn", "without 'this turn'"),
        ("continuous: draw 1", "does not stay in force"),
        ("continuous: target creature gets attack +1", "chooses nothing"),
        ("continuous: all creatures with attack 2 or more get attack +1", "whom it reaches would change"),
        ("latent when it is destroyed: draw 1", "nothing has happened yet"),
        ("equip to a creature in your hand: host gets attack +1", "is on the field"),
        ("normal: this can attack 1 times this turn", "'1 times this turn' does not go on"),
        ("normal: play all creatures in your hand", "more than one card"),
        ("normal: destroy target creature, then untap it", "write 'that' for a target"),
        ("dormant: negate it", "nothing that 'it' could mean"),
        ("normal: draw 1, then destroy that", "nothing that 'that' could mean"),
        ("latent when you draw a card: draw as many", "the points of a trigger"),
    ],
)
def test_a_text_that_would_make_no_sense_says_how_to_mend_it(text: str, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        read_effects(text)

"""What effects speak of: cards, amounts, players, and the happenings that trigger them."""

import pytest
from resummoned_table import GAME, THREE, cards, play

from rules_db.engine.kernel import BadSetup

BATTLE = GAME + " in the Battle Phase of Ann"


def bow(effects: str) -> str:
    """Ann controls a Continuous Spell with these effects."""
    return cards("Ann controls", "card | type | supertypes | effects", f"Bow | Spell | Continuous | {effects}")


def life_after(setup: str, *actions: str) -> dict[str, int]:
    """The life points of each player after these actions and one round of passes."""
    session = play(setup, *actions)
    for _ in session.players:
        session.do(f"{session.state.priority} passes")
    return {name: player.life_points for name, player in session.state.players.items()}


@pytest.mark.parametrize(
    ("noun", "found"),
    [
        ("monster with ATK 1000 or more", ["Bee", "Cat", "Elk"]),
        ("monster with ATK 1000 or less", ["Ant", "Cat"]),
        ("monster with ATK 1000", ["Cat"]),
        ("Legend monster", ["Elk"]),
        ("FIRE monster", ["Ant"]),
        ("Insect monster", ["Ant", "Bee"]),
        ("effect monster", ["Elk"]),
        ("normal monster", ["Ant", "Bee", "Cat"]),
        ("face-down monster", []),
        ('monster named "Cat"', ["Cat"]),
        ("monster in Defense Position", ["Bee"]),
        ("spell", []),
    ],
)
def test_an_effect_finds_exactly_the_cards_that_its_words_describe(noun: str, found: list[str]) -> None:
    herd = cards(
        "Bob controls",
        "card | ATK | attribute | kinds | supertypes | position | effects",
        "Ant | 900 | FIRE | Insect | | attack | ",
        "Bee | 1100 | WATER | Insect | | defense | ",
        "Cat | 1000 | DARK | Beast | | attack | ",
        "Elk | 2000 | | Beast | Legend | attack | ignition: draw 1",
    )

    session = play(GAME + herd + bow(f"ignition: destroy target {noun} opponent controls"))

    assert session.legal() == [*(f"Ann activates Bow's effect targeting {name}" for name in found), "Ann passes"]


def test_another_monster_is_never_the_card_itself() -> None:
    wolf = cards(
        "Ann controls",
        "card | position | entered | effects",
        "Wolf | attack | yes | ignition: destroy target other monster",
        "Fox | attack | yes | ",
    )

    session = play(GAME + wolf)

    assert session.legal() == ["Ann activates Wolf's effect targeting Fox", "Ann passes"]


@pytest.mark.parametrize(("points", "may"), [(2999, True), (3000, True), (3001, False)])
def test_so_many_life_points_or_less_takes_in_the_number_itself(points: int, may: bool) -> None:
    setup = f"{GAME}\nAnd Ann has {points} life points" + bow("ignition if you have 3000 life points or less: draw 1")

    assert (play(setup).why_not("Ann activates Bow's effect") is None) is may


@pytest.mark.parametrize(("points", "may"), [(2999, False), (3000, True), (3001, True)])
def test_so_many_life_points_or_more_takes_in_the_number_itself(points: int, may: bool) -> None:
    setup = f"{GAME}\nAnd Ann has {points} life points" + bow("ignition if you have 3000 life points or more: draw 1")

    assert (play(setup).why_not("Ann activates Bow's effect") is None) is may


@pytest.mark.parametrize(
    ("card", "life"),
    [("Wolf | Monster | 1000 | ", 9000), ("Mite | Monster | 0 | ", 8000), ("Lamp | Spell | | Continuous", 8000)],
)
def test_an_effect_counts_the_attack_of_a_card_and_nothing_for_a_card_without(card: str, life: int) -> None:
    name = card.split(" | ")[0]
    prey = cards("Bob controls", "card | type | ATK | supertypes", card)

    life_points = life_after(
        GAME + prey + bow("ignition: turn target card opponent controls, then gain the ATK of that"),
        f"Ann activates Bow's effect targeting {name}",
    )

    assert life_points == {"Ann": life, "Bob": 8000}


def test_that_card_is_the_first_of_several_targets() -> None:
    prey = cards("Bob controls", "card | ATK", "Wolf | 1000", "Fox | 300")

    life = life_after(
        GAME + prey + bow("ignition: turn target monster, then damage the ATK of that to target player"),
        "Ann activates Bow's effect targeting Wolf and Bob",
    )

    assert life == {"Ann": 8000, "Bob": 7000}


def test_a_card_that_an_effect_does_not_have_counts_for_nothing() -> None:
    life = life_after(GAME + bow("ignition: gain the ATK of that"), "Ann activates Bow's effect")

    assert life == {"Ann": 8000, "Bob": 8000}


def test_as_much_is_the_amount_of_the_happening_and_nothing_where_it_has_none() -> None:
    mirror = bow("trigger when you take damage: gain as much; trigger when a monster is turned: gain as much")
    ember = cards("Bob controls", "card | effects", "Ember | ignition: damage 700 to opponent, turn this")
    session = play(GAME + mirror + ember, "Ann passes", "Bob activates Ember's effect", "Bob passes", "Ann passes")

    session.do("Ann puts Bow's effect 2 on the Chain first")
    for action in ("Bob passes", "Ann passes"):
        session.do(action)
    healed = session.state.players["Ann"].life_points
    for action in ("Bob passes", "Ann passes"):
        session.do(action)

    assert (healed, session.state.players["Ann"].life_points) == (8000, 8000)


def test_that_player_is_the_one_who_was_targeted() -> None:
    hand = cards("Bob has in hand", "card", "Wolf") + cards("Cleo has in hand", "card", "Fox")

    session = play(
        THREE + hand + bow("ignition: damage 500 to target player, then that player discards 1"),
        "Ann activates Bow's effect targeting Cleo",
        "Ann passes",
        "Bob passes",
        "Cleo passes",
    )

    assert session.state.players["Cleo"].graveyard == ["Fox"]
    assert session.state.players["Bob"].hand == ["Wolf"]


def test_targets_belong_to_the_steps_that_ask_for_them() -> None:
    prey = cards("Bob controls", "card", "Wall", "Fox")
    effects = "ignition: gain 100, turn all monsters you control, banish target monster, destroy target monster"

    session = play(
        GAME + prey + bow(effects), "Ann activates Bow's effect targeting Wall and Fox", "Ann passes", "Bob passes"
    )

    assert session.state.players["Bob"].banished == ["Wall"]
    assert session.state.players["Bob"].graveyard == ["Fox"]


def test_a_monster_that_enters_does_not_leave_and_the_other_way_round() -> None:
    gates = cards(
        "Ann controls",
        "card | type | supertypes | effects",
        "In | Spell | Continuous | trigger when a monster enters: gain 100",
        "Out | Spell | Continuous | trigger when a monster leaves: gain 10",
    )
    wolf = cards("Ann has in hand", "card | effects", "Wolf | ignition: move this to the hand")

    session = play(GAME + gates + wolf, "Ann summons Wolf")
    entered = [activation.card for activation in session.state.chain]
    for action in ("Ann passes", "Bob passes", "Ann activates Wolf's effect", "Ann passes", "Bob passes"):
        session.do(action)

    assert entered == ["In"]
    assert [activation.card for activation in session.state.chain] == ["Out"]


def test_a_condition_that_lasts_is_met_again_after_it_has_not_held() -> None:
    pack = bow("trigger if you control 1 monsters: gain 500")
    wolf = cards(
        "Ann controls", "card | effects", "Wolf | ignition: move this to the hand, then move this to the field"
    )
    session = play(GAME + pack + wolf, "Ann passes", "Bob passes")

    for action in ("Ann activates Wolf's effect", "Ann passes", "Bob passes"):
        session.do(action)
    session.do("Ann puts it face-up in Attack Position in column 0")

    assert session.state.players["Ann"].life_points == 8500
    assert session.state.chain == []


def test_a_happening_with_a_condition_besides_is_no_condition_that_lasts() -> None:
    bell = bow("trigger when a monster is summoned if you control 1 monsters: gain 500")
    wolf = cards("Ann controls", "card", "Wolf")

    session = play(GAME + bell + wolf, "Ann changes the position of Wolf")

    assert session.state.chain == []


def test_of_two_cards_that_would_negate_each_other_the_one_that_came_first_does() -> None:
    first = cards(
        "Ann controls", "card | effects", "Hush | continuous: negate all monsters opponent controls; ignition: draw 1"
    )
    second = cards(
        "Bob controls", "card | effects", "Mute | continuous: negate all monsters opponent controls; ignition: draw 1"
    )

    session = play(GAME + first + second)
    hush = session.why_not("Ann activates Hush's effect")
    session.do("Ann passes")
    mute = session.why_not("Bob activates Mute's effect")

    assert hush is None
    assert mute is not None
    assert mute.rule == "resummoned-708.2"


@pytest.mark.parametrize(
    "text",
    [
        "cost if you control 1 monsters: pay 500",
        "cost when you draw: pay 500",
        "cost: draw 1",
        "ignition paying gain 500: draw 1",
        "ignition paying discard 1 and turn this: draw 1",
    ],
)
def test_a_cost_that_is_no_cost_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="cost"):
        play(GAME + bow(text))


@pytest.mark.parametrize("verb", ["discard 1", "tribute a monster you control", "banish this", "destroy this", "pay 1"])
def test_whatever_a_player_can_give_up_is_a_cost(verb: str) -> None:
    session = play(GAME + bow(f"ignition paying {verb}: gain 1"))

    assert session.state.cards["Bow"].insert.effects[0].cost != ()

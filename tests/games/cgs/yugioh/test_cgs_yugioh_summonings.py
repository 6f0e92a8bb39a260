"""Summonings of Yu-Gi-Oh!: negated while they wait, with materials as they are printed, by Rituals and Fusions."""

from typing import Any

import pytest
from cgs_idiom import ignition, monster, rivals, snare, spell
from cgs_table import ELF, GAME, MOUSE, done, go_on_to, hand, lying, play_out, summon, table_with

from rules_db.engine.kernel import BadSetup, IllegalAction
from rules_db.games.cgs.actions.values import Activate, Pass, Play
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.properties import OFFENSIVE, stat
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

FIELD, GONE, BANISHED, HELD = Zone.SUMMON, Zone.DISCARD, Zone.EXILE, Zone.HAND
FREE = {**ELF, "cost": ""}

NO = "When a monster(s) would be Summoned: Negate the Summon, and if you do, destroy that monster(s)."
SPECIAL = "When your opponent would Special Summon a monster(s): Negate the Summon, and if you do, destroy it."
NORMAL = "When your opponent would Normal Summon a monster: Negate the Summon, and if you do, destroy it."
COMES = "If you control no monsters, you can Special Summon this card (from your hand)."
DRAWS = "When this card is Summoned: draw 1 card."


@pytest.mark.parametrize("card", [monster("Boar", DRAWS), FREE, MOUSE])
def test_a_summoning_that_is_negated_takes_no_place(card: dict[str, Any]) -> None:
    table = table_with(lying("Ann", "hand", card), snare(NO))
    zone = Zone.EXTRA_SUMMON if card is MOUSE else FIELD
    GAME.apply(table, Play("Ann", card["name"], zone, 1))
    GAME.apply(table, Flip("Bob", "Snare"))
    play_out(table)

    assert table.cards[card["name"]].zone is GONE
    assert hand(table, "Ann") == []


@pytest.mark.parametrize(("text", "may"), [(NO, True), (NORMAL, True), (SPECIAL, False)])
def test_a_text_tells_which_summonings_it_answers(text: str, may: bool) -> None:
    table = table_with(lying("Ann", "hand", monster("Boar")), snare(text))
    GAME.apply(table, Play("Ann", "Boar", FIELD, 1))

    assert (GAME.why_not(table, Flip("Bob", "Snare")) is None) is may


@pytest.mark.parametrize(("text", "may"), [(NO, True), (SPECIAL, True), (NORMAL, False)])
def test_a_monster_that_summons_itself_is_negated_as_a_summoning(text: str, may: bool) -> None:
    table = table_with(lying("Ann", "hand", monster("Boar", COMES)), snare(text))
    GAME.apply(table, Activate("Ann", "Boar", 1))
    if not may:
        with pytest.raises(IllegalAction):
            GAME.apply(table, Flip("Bob", "Snare"))
        return
    GAME.apply(table, Flip("Bob", "Snare"))
    play_out(table)

    assert table.cards["Boar"].zone is GONE


def test_no_summoning_is_one_that_an_effect_carries_out_or_a_set() -> None:
    wake = {"name": "Wake", "types": ["Normal Spell"], "text": "Special Summon 1 monster from your GY."}
    table = table_with(lying("Ann", "hand", wake), lying("Ann", "discard pile", monster("Boar")),
                       lying("Ann", "hand", monster("Pig")), snare(NO))  # fmt: skip
    GAME.apply(table, Play("Ann", "Wake", Zone.BACKROW, 1))
    assert GAME.why_not(table, Flip("Bob", "Snare")) is not None
    play_out(table, ("Attack Position",))
    GAME.apply(table, Play("Ann", "Pig", FIELD, 2, is_face_down=True))

    assert GAME.why_not(table, Flip("Bob", "Snare")) is not None
    assert table.cards["Boar"].zone is FIELD


def test_a_flip_summon_that_is_negated_has_no_flip_effect() -> None:
    down = {"is_face_down": True, "is_defending": True, "set_in": 1}
    table = table_with(summon("Ann", monster("Boar", "FLIP: draw 1 card."), state=down), snare(NO))
    GAME.apply(table, Flip("Ann", "Boar"))
    GAME.apply(table, Flip("Bob", "Snare"))
    play_out(table)

    assert table.cards["Boar"].zone is GONE
    assert hand(table, "Ann") == []


def test_a_monster_that_tributes_itself_negates_and_banishes() -> None:
    text = (
        "When your opponent would Normal Summon a monster (Quick Effect): You can Tribute this card; negate the "
        "Summon, and if you do, banish it."
    )
    table = table_with(lying("Ann", "hand", FREE), summon("Bob", monster("Hog", text)))
    GAME.apply(table, Play("Ann", "Elf", FIELD, 1))
    play_out(table, ("pay",))

    assert [table.cards[each].zone for each in ("Elf", "Hog")] == [BANISHED, GONE]


def test_a_summoning_is_negated_only_before_it_is_done() -> None:
    with pytest.raises(BadSetup, match="once it is done"):
        read_effects("When a monster is Summoned: negate the Summon.")


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("2 Level 4 Beast monsters", "materials: 2 Level 4 Beast monster"),
        ("1 Tuner + 1+ non-Tuner monsters", "materials: 1 Tuner monster + 1 or more non-Tuner monster"),
        ('"Mire Ox" + 1 LIGHT monster', 'materials: "Mire Ox" + 1 LIGHT monster'),
        ("2+ Effect Monsters", "materials: 2 or more Effect monster"),
        ("2 monsters, including a Beast monster", "materials: 1 Beast monster + 1 monster"),
    ],
)
def test_materials_stand_first_as_they_are_printed(printed: str, typed: str) -> None:
    kinds = [[(each.count, each.or_more, each.what.traits, each.what.grouping) for each in effect.materials]
             for text in (printed, typed) for effect in read_effects(text)]  # fmt: skip

    assert kinds[0] == kinds[1]


SYNCHRO = {"name": "Syn", "types": ["Synchro Monster"], "rank": "5", "offense": "2000", "defense": "1000",
           "text": "1 Tuner + 1+ non-Tuner monsters. If this card is Synchro Summoned: draw 2 cards."}  # fmt: skip


def test_what_waits_for_a_synchro_summon_hears_no_other_summoning() -> None:
    table = table_with(lying("Ann", "Extra Deck", SYNCHRO), summon("Ann", monster("Cog", groups=["Tuner"])),
                       summon("Ann", monster("Pig", rank="1")))  # fmt: skip
    GAME.apply(table, Play("Ann", "Syn", FIELD, 3, using=("Cog", "Pig")))
    play_out(table, ("Attack Position",))
    woken = spell("Special Summon 1 monster from your GY.", lying("Ann", "discard pile", SYNCHRO),
                  choices=[("Attack Position",)])  # fmt: skip

    assert [len(hand(each, "Ann")) for each in (table, woken)] == [2, 0]
    assert woken.cards["Syn"].zone is FIELD


QUEEN = monster("Moon Queen", "If this card is Ritual Summoned: draw 1 card.", types=["Ritual Monster"], rank="7")
RITUAL = (
    'This card can be used to Ritual Summon "Moon Queen". You must also Tribute monsters from your hand or field whose '
    "total Levels equal 7 or more."
)
OWN_LEVEL = (
    'This card can be used to Ritual Summon any "Moon" Ritual Monster from your hand. You must also Tribute monsters '
    "from your hand or field whose total Levels equal or exceed the Level of the Ritual Monster you Ritual Summon."
)


@pytest.mark.parametrize("text", [RITUAL, OWN_LEVEL])
def test_a_ritual_takes_tributes_of_enough_levels_from_hand_and_field(text: str) -> None:
    cards = [lying("Ann", "hand", QUEEN), lying("Ann", "hand", monster("Cub", rank="3")),
             summon("Ann", monster("Ox", rank="4")), summon("Ann", monster("Pig", rank="1"))]  # fmt: skip
    table = spell(text, *cards, choices=[("Attack Position",)])

    assert [table.cards[each].zone for each in ("Moon Queen", "Cub", "Ox", "Pig")] == [FIELD, GONE, GONE, FIELD]
    assert len(hand(table, "Ann")) == 1


def test_a_ritual_without_enough_levels_summons_nothing() -> None:
    table = spell(RITUAL, lying("Ann", "hand", QUEEN), summon("Ann", monster("Ox", rank="4")))

    assert [table.cards[each].zone for each in ("Moon Queen", "Ox")] == [HELD, FIELD]


FUSED = monster("Big", '"Mire Ox" + 1 LIGHT monster. Must be Fusion Summoned.', types=["Fusion Monster"], rank="7")
MELT = "Fusion Summon 1 Fusion Monster from your Extra Deck"


@pytest.mark.parametrize(
    ("text", "zone"), [(f"{MELT}, using monsters from your hand or field as material.", FIELD), (MELT, Zone.EXTRA_DECK)]
)
def test_a_fusion_takes_from_the_hand_where_its_card_says_so(text: str, zone: Zone) -> None:
    cards = [lying("Ann", "Extra Deck", FUSED), summon("Ann", monster("Mire Ox")),
             lying("Ann", "hand", monster("Cub", colors=["LIGHT"]))]  # fmt: skip
    choices = [("Main Summon Zone",), ("Attack Position",)] if zone is FIELD else []
    table = spell(text, *cards, choices=choices)

    assert table.cards["Big"].zone is zone
    assert {table.cards[each].zone for each in ("Mire Ox", "Cub")} == ({GONE} if zone is FIELD else {FIELD, HELD})


@pytest.mark.parametrize(("said", "zone"), [("Must be", GONE), ("Must first be", FIELD)])
def test_a_monster_that_must_be_made_comes_by_nothing_else(said: str, zone: Zone) -> None:
    lies = lying("Ann", "discard pile", monster("Big", f"{said} Fusion Summoned.", types=["Fusion Monster"]))
    table = spell("Special Summon all monsters from your GY in Attack Position.", lies)

    assert table.cards["Big"].zone is zone


def test_a_monster_comes_for_one_card_of_each_attribute() -> None:
    text = (
        "Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) by banishing 1 LIGHT and 1 "
        "DARK monster from your GY."
    )
    pile = [lying("Ann", "discard pile", monster(each, colors=[each])) for each in ("LIGHT", "DARK")]
    table = table_with(lying("Ann", "hand", monster("Chaos", text)), *pile)
    GAME.apply(table, Activate("Ann", "Chaos", 2))
    play_out(table, ("Attack Position",))
    bare = table_with(lying("Ann", "hand", monster("Chaos", text)), pile[0])

    assert [table.cards[each].zone for each in ("Chaos", "LIGHT", "DARK")] == [FIELD, BANISHED, BANISHED]
    with pytest.raises(IllegalAction):
        GAME.apply(bare, Activate("Ann", "Chaos", 2))


def test_a_token_is_made_as_it_is_printed() -> None:
    table = spell('Special Summon 2 "Ember Tokens" (Pyro/FIRE/Level 1/ATK 300/DEF 0).',
                  summon("Ann", monster("Boar", "All FIRE monsters you control gain 500 ATK.")),
                  choices=[("Attack Position",), ("Defense Position",)])  # fmt: skip

    tokens = [table.cards[f"Ember Token token {at}"] for at in (1, 2)]
    assert [stat(table, each, OFFENSIVE) * 1000 for each in tokens] == [800, 800]
    assert [each.printed.rank for each in tokens] == ["1", "1"]


EMBER = 'Special Summon 2 "Ember Tokens" (Pyro/FIRE/Level 1/ATK 300/DEF 0){}.'


@pytest.mark.parametrize(
    ("how", "choices", "lie"),
    [
        (" in Defense Position", [], [True, True]),
        (", in Attack Position", [], [False, False]),
        ("", [("Attack Position",), ("Defense Position",)], [False, True]),
    ],
)
def test_tokens_take_the_position_that_is_named_or_chosen(how: str, choices: list[tuple[str]], lie: list[bool]) -> None:
    table = done(EMBER.format(how), choices=choices, game="Yu-Gi-Oh!")

    assert [table.cards[f"Ember Token token {at}"].is_defending for at in (1, 2)] == lie


def test_tokens_may_come_to_the_field_of_the_opponent() -> None:
    table = done(EMBER.format(" to your opponent's field in Defense Position"), game="Yu-Gi-Oh!")

    tokens = [table.cards[f"Ember Token token {at}"] for at in (1, 2)]
    assert [(each.controller, each.owner, each.player) for each in tokens] == [("Bob", "Bob", "Bob")] * 2


def test_a_token_is_special_summoned() -> None:
    greeter = monster("Greeter", "When a Pyro monster is Special Summoned: draw 1 card.")
    table = done('Special Summon 1 "Ember Token" (Pyro/FIRE/Level 1/ATK 300/DEF 0) in Defense Position',
                 summon("Ann", greeter), game="Yu-Gi-Oh!")  # fmt: skip

    assert len(hand(table, "Ann")) == 1


SENT = "You can banish this card from your GY{}; draw 1 card.{}"


@pytest.mark.parametrize(
    "text",
    [
        SENT.format(", except the turn this card was sent there", ""),
        SENT.format("", " You cannot activate this effect the turn this card was sent to the GY."),
        "During your Main Phase, except the turn this card was sent to the GY: You can banish this card from your GY; "
        "draw 1 card.",
    ],
)
def test_an_effect_in_the_graveyard_waits_for_a_later_turn(text: str) -> None:
    table = spell("Destroy all monsters.", summon("Ann", monster("Boar", text)))
    with pytest.raises(IllegalAction):
        GAME.apply(table, Activate("Ann", "Boar", 1))
    go_on_to(table, 5)
    GAME.apply(table, Activate("Ann", "Boar", 1))
    play_out(table)

    assert table.cards["Boar"].zone is BANISHED


@pytest.mark.parametrize(
    ("when", "phase", "whose", "may"),
    [
        ("During the Main Phase (Quick Effect)", "Main Phase 1", "Bob", True),
        ("During the Main Phase (Quick Effect)", "Main Phase 1", "Ann", True),
        ("During the Main Phase (Quick Effect)", "Battle Phase", "Ann", False),
        ("During your opponent's turn (Quick Effect)", "Main Phase 1", "Ann", False),
        ("During your opponent's turn (Quick Effect)", "Main Phase 1", "Bob", True),
        ("During your opponent's Battle Phase (Quick Effect)", "Battle Phase", "Bob", True),
        ("During your opponent's Battle Phase (Quick Effect)", "Main Phase 1", "Bob", False),
    ],
)
def test_a_quick_effect_keeps_to_its_phase(when: str, phase: str, whose: str, may: bool) -> None:
    text = f"{when}: You can Tribute this card; draw 1 card."
    table = table_with(summon("Ann", monster("Boar", text)), phase=phase, turn_player=whose)
    if whose == "Bob":
        GAME.apply(table, Pass("Bob"))

    assert (GAME.why_not(table, Activate("Ann", "Boar", 1)) is None) is may


def test_a_change_until_the_end_of_the_opponents_next_turn() -> None:
    table = ignition("You can: this card gains 500 ATK until the end of your opponent's next turn.")
    seen = []
    for turn in (4, 5):
        go_on_to(table, turn)
        seen.append(stat(table, table.cards["Boar"], OFFENSIVE) * 1000)

    assert seen == [2000, 1500]


@pytest.mark.parametrize(("choice", "drawn", "zone"), [("1", 2, FIELD), ("2", 0, GONE)])
def test_one_of_several_effects_is_activated(choice: str, drawn: int, zone: Zone) -> None:
    table = spell("Activate 1 of these effects; ● Draw 2 cards. ● Destroy 1 monster.", *rivals("Hog"),
                  choices=[(choice,)])  # fmt: skip

    assert len(hand(table, "Ann")) == drawn
    assert table.cards["Hog"].zone is zone


def counting(table: Table) -> int:
    return table.cards["Boar"].counters.get("spell", 0)


def test_spell_counters_are_put_and_removed() -> None:
    put = ignition("You can: place 2 Spell Counters on this card.")
    text = "You can remove 2 Spell Counters from this card; draw 1 card."
    table = table_with(summon("Ann", monster("Boar", text), state={"counters": {"spell": 3}}))
    GAME.apply(table, Activate("Ann", "Boar", 1))
    play_out(table)

    assert (counting(put), counting(table), len(hand(table, "Ann"))) == (2, 1, 1)

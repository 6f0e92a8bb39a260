"""What can be read and what cannot: where a text would leave open what it means, it is refused with what to write."""

import pytest

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.card_text import equivalents
from rules_db.games.cgs.card_text.reading import read_effects, texts_of


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("you may draw 1 and gain 1 life", "does not tell whether both are meant"),
        ("each player may draw 1, if you do gain 1 life", "several may have done so"),
        ("if you control a creature, flip a coin, if heads draw 1", "a coin is flipped by itself"),
        ("draw 1, then this gets +1/+1", "needs a time"),
        ("discard 1 card; this gets +1/+1", "needs a time"),
        ("search your deck for a creature, discard it", "does not stay in force"),
        ("target 2 monsters; destroy it", "several are targeted"),
        ("target 1 monster; destroy them", "which ones 'they' are"),
        ("destroy the attacking monster", "what attacks"),
        ("discard this card and banish this card from your GY; draw 1", "from one place only"),
        ("sacrifice this; Special Summon this card from your GY", "stands in front"),
        ("discard 1 card; discard 1 card; draw 1", "is no cost"),
        ("draw 1; discard 1 card", "two things as it is played"),
        ("this deals 2 damage divided as you choose among any number of target creatures target player controls",
         "whose cards are meant"),
        ("draw 1 for each card in their hand", "whose that is"),
        ("gain 1 life for each creature target player controls", "targeted"),
    ],
)  # fmt: skip
def test_what_leaves_open_what_it_means_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        read_effects(text)


Kinds = list[tuple[str, list[str]]]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("when this enters, draw 1. This gets +1/+1", [("triggered", ["draw"]), ("static", ["change"])]),
        ("{1}: draw 1. This gets +1/+1", [("activated", ["draw"]), ("static", ["change"])]),
        ("when this dies, draw 1. If you control a creature, you may Special Summon this",
         [("triggered", ["draw"]), ("activated", ["Special Summon"])]),
        ("when this dies, draw 1. If you control a creature, draw 1, then you may Special Summon this",
         [("triggered", ["draw", "if", "if"])]),
        ("when this enters, if you control a creature, you may Special Summon this", [("triggered", ["may"])]),
        ("when this enters, this gets +1/+1 this turn", [("triggered", ["change for a time"])]),
        ("when this enters, discard 1 card; draw 2", [("triggered", ["draw"])]),
        ("when this enters: discard 1 card; this gets +1/+1", [("triggered", ["discard"]), ("static", ["change"])]),
        ("once per turn: discard 1 card; this gets +1/+1", [("activated", ["discard"]), ("static", ["change"])]),
        ("flip: draw 1, then this gains 500 ATK", [("flip", ["draw", "change for a time"])]),
        ("this has flying and this gets +1/+1", [("static", ["have", "change"])]),
        ("other Elves get +1/+1, this gets +2/+0", [("static", ["change", "change"])]),
        ("when this dies, opponent may discard 1 card; draw 2", [("triggered", ["may"]), ("played", ["draw"])]),
        ("draw 1, then discard 1 card", [("played", ["draw", "discard"])]),
        ("flying; draw 2", [("static", ["have"]), ("played", ["draw"])]),
        ("discard 1 card; draw 2", [("played", ["draw"])]),
    ],
)  # fmt: skip
def test_how_far_each_effect_of_a_text_goes(text: str, kinds: Kinds) -> None:
    assert [(effect.kind, [step.verb for step in effect.steps]) for effect in read_effects(text)] == kinds


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("flying", ("flying",)),
        ("flying; {1}: draw 1", ("flying", "{1}: draw 1")),
        ("flying; {1}: draw 1; tap: draw 2", ("flying", "{1}: draw 1", "tap: draw 2")),
        ("discard 1 card; draw 2", ("discard 1 card; draw 2",)),
        ("flying; discard 1 card; draw 2", ("flying", "discard 1 card; draw 2")),
        ("when this enters, draw 1. You gain 2 life; flying", ("when this enters, draw 1. You gain 2 life", "flying")),
        ("flying. When this dies, draw 1", ("flying. When this dies, draw 1",) * 2),
    ],
)
def test_which_piece_of_a_text_says_each_effect(text: str, pieces: tuple[str, ...]) -> None:
    assert texts_of(text) == pieces


@pytest.mark.parametrize(
    ("text", "pick"),
    [
        ("your Active Pokémon can't attack", "all"),
        ("all Pokémon can't attack", "all"),
        ("this can't attack", "this"),
    ],
)
def test_of_what_stands_nobody_chooses_anything(text: str, pick: str) -> None:
    (effect,) = read_effects(text)
    what = effect.steps[0].what

    assert what is not None
    assert what.pick == pick


Steps = list[tuple[str, str]]


@pytest.mark.parametrize(
    ("text", "steps", "costs"),
    [
        ("target 1 monster; destroy it", [("destroy", "target")], []),
        ("target 1 monster; tap it, then destroy it", [("tap", "target"), ("destroy", "that")], []),
        ("target 1 monster; draw 1, then destroy it", [("draw", ""), ("destroy", "target")], []),
        ("target 2 monsters; destroy them", [("destroy", "target")], []),
        ("tap 2 creatures, then destroy them", [("tap", "choose"), ("destroy", "them")], []),
        ("create 2 1/1 Elf tokens, then sacrifice them", [("create", ""), ("sacrifice them", "them")], []),
        ("draw 1, then tap 2 creatures, then destroy them", [("draw", ""), ("tap", "choose"), ("destroy", "them")], []),
        ("target another monster; destroy it", [("destroy", "target")], []),
        ("search your deck for a creature, then shuffle", [("search", "choose")], []),
        ("draw 1, then shuffle", [("draw", ""), ("shuffle", "")], []),
        ("when this dies, you can draw 1", [("may", "")], []),
        ("when this dies, you can draw 1, then draw 2", [("may", ""), ("draw", "")], []),
        ("when this dies, you can discard 1 card; draw 1", [("draw", "")], ["discard"]),
        ("when this dies, draw 1", [("draw", "")], []),
        ("once per turn, you can draw 1", [("draw", "")], []),
        ("discard this card; draw 1", [("draw", "")], ["discard"]),
        ("discard 1 card, then banish this card from your GY; draw 1", [("draw", "")], ["discard", "exile"]),
        ("discard 1 card; Special Summon this card from your GY", [("Special Summon", "this")], ["discard"]),
        ("pay 1000 LP; draw 1", [("draw", "")], ["pay life"]),
    ],
)
def test_what_each_step_is_about_and_what_is_paid_first(text: str, steps: Steps, costs: list[str]) -> None:
    (effect,) = read_effects(text)

    assert [(step.verb, step.what.pick if step.what is not None else "") for step in effect.steps] == steps
    assert [cost.verb for cost in effect.costs] == costs


@pytest.mark.parametrize(
    ("text", "kind", "zone"),
    [
        ("discard this card; draw 1", "activated", "hand"),
        ("banish this card from your GY; draw 1", "activated", "discard pile"),
        ("discard 1 card; Special Summon this card from your GY", "activated", "discard pile"),
        ("you can Special Summon this card from your hand", "activated", "hand"),
        ("pay 1000 LP; draw 1", "played", "field"),
        ("you can pay 1000 LP; draw 1", "activated", "field"),
        ("when this dies, draw 1", "triggered", "field"),
    ],
)
def test_where_a_card_lies_for_what_it_says(text: str, kind: str, zone: str) -> None:
    (effect,) = read_effects(text)

    assert (effect.kind, str(equivalents.place_of(effect.zone) if effect.zone != "field" else "field")) == (kind, zone)

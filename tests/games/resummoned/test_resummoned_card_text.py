"""The table of what cards of Resummoned can say: sound, with one entry a verb, and read as it is written."""

import pytest

from rules_db.engine.card_text.parts import Part
from rules_db.engine.card_text.random_texts import random_text
from rules_db.engine.card_text.samples import example_of, mistake, unread
from rules_db.engine.card_text.unreadable import offered
from rules_db.engine.chance import Chance
from rules_db.engine.kernel import BadSetup
from rules_db.games.resummoned.card_text.entries import VERBS
from rules_db.games.resummoned.card_text.reading import TEXT, grammar, read_effects
from rules_db.games.resummoned.card_text.table import look_at

PARTS = [part for part in grammar().parts.values() if isinstance(part, Part)]


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_whatever_a_part_can_say_is_read_and_in_one_way_only(part: Part) -> None:
    assert unread(grammar(), part) == []


@pytest.mark.parametrize("name", ["step", "standing_step", "payment", "condition", "happening", "effect"])
def test_a_slip_of_the_pen_in_any_sentence_is_noticed_in_one_line(name: str) -> None:
    part = next(each for each in PARTS if each.name == name)

    for form in offered(part):
        wrong, message = mistake(grammar(), name, form)
        assert wrong != example_of(grammar(), form)
        assert message.startswith("column ")
        assert "\n" not in message


@pytest.mark.parametrize("seed", range(40))
def test_random_card_texts_are_read(seed: int) -> None:
    effects, equips = read_effects(random_text(grammar(), TEXT, Chance(seed)))

    assert effects or equips


def test_every_verb_is_paid_or_stands_exactly_where_its_entry_says() -> None:
    said = {name: {form.verb for form in offered(part)} for name in ("step", "standing_step", "payment")
            for part in PARTS if part.name == name}  # fmt: skip

    assert said["payment"] == {"pay", "discard", "destroy", "banish", "tribute"}
    assert said["standing_step"] == {"change", "prevent", "negate", "instead"}
    assert said["step"] == {verb.name for verb in VERBS} - {"instead"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("trigger: destory target monster", "column 10: 'destory target monster' is not a step"),
        ("trigger: destory target monster", "(nearest: 'destroy {cards}'"),
        ("trigger: destroy target monstr", "column 25: 'monstr' is not a kind of card (nearest: 'monster'"),
        ("ignition: draw", "column 15: the text stops too early (nearest: 'draws {amount:cards_drawn}"),
        ("trigger when this is destroid: draw 1", "column 19: 'is destroid: draw 1' does not go on (is destroyed, "),
        ("ignition paying gain 500: draw 1", "column 17: 'gain 500': gain is no cost (pay, discard, tribute, banish"),
        ("ignition paying opponent pays 500: draw 1", "column 17: 'opponent pays 500': a cost is paid by the player"),
        ("ignition paying pay as much: draw 1", "'pay as much': a cost comes before anything else"),
        ("ignition paying tribute target monster: draw 1", "a cost says how many cards its player chooses"),
        ("ignition paying tribute all monsters: draw 1", "a cost says how many cards its player chooses"),
        ("ignition paying tribute up to 2 monsters: draw 1", "a cost says how many cards it takes"),
        ("continuous: draw 1", "'draw 1': a continuous effect does not draw (it changes, prevents or negates)"),
        ("continuous: negate it", "a continuous effect speaks of nothing that has happened (write 'this'"),
        ("continuous: that gets type Spell", "a continuous effect speaks of nothing that has happened"),
        ("continuous: this gets ATK +the ATK of it", "a continuous effect speaks of nothing that has happened"),
        ("continuous: this gets ATK +as much", "a continuous effect speaks of nothing that has happened"),
        ("continuous: that player cannot attack", "a continuous effect speaks of nothing that has happened"),
        ("trigger when it is destroyed: draw 1", "nothing has happened yet that this could mean"),
        ("trigger when target monster is destroyed: draw 1", "nothing has happened yet that this could mean"),
        ("equips that", "column 8: 'that' is not a sort of cards"),
        ("cost: destroy this", "a card that is about to be played cannot pay for itself"),
        ("continuous: negate target monster", "a continuous effect chooses nothing (write 'all monsters'"),
        ("continuous: negate opponent's hand", "negates cards on the field alone (write 'negate all monsters')"),
        ("continuous: all monsters get type Spell", "which type would decide whom it changes?"),
        ("continuous: all FIRE cards get attribute WATER", "which attribute would decide whom it changes?"),
        ("continuous: this gets ATK +the ATK of this", "which ATK would decide whom it changes?"),
        ("trigger: this is banished instead of destroyed", "only a continuous effect can say this"),
        ("trigger: this gets attribute PURPLE", "column 30: 'PURPLE' does not go on (AIR, DARK"),
    ],
)  # fmt: skip
def test_what_a_card_cannot_say_is_refused_with_its_place_and_how_to_mend_it(text: str, message: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_effects(text)

    assert message in str(caught.value)
    assert str(caught.value).startswith(f"card text {text!r}, column ")


@pytest.mark.parametrize(
    ("text", "chooser", "targets", "traits"),
    [
        ("trigger: draw 1", "", None, ["draws"]),
        ("trigger: opponent discards 1", "opponent", None, ["moves cards"]),
        ("trigger: destroy target monster", "you", "monster", ["moves cards"]),
        ("trigger: move a card in your deck to the hand", "you", None, ["moves cards"]),
        ("trigger: move target monster to the field", "you", "monster", ["moves cards", "changes control"]),
        ("trigger: make Cub", "you", None, ["makes tokens"]),
        ("trigger: damage 500 to target player", "you", "player", ["changes life points"]),
        ("trigger: destroy all monsters", "", None, ["moves cards"]),
    ],
)
def test_a_step_tells_who_chooses_what_it_targets_and_what_it_does(
    text: str, chooser: str, targets: str | None, traits: list[str]
) -> None:
    looked = look_at(read_effects(text)[0][0].ops[0])

    assert looked.chooser == chooser
    assert (looked.targets.kind if looked.targets else None) == targets
    assert list(looked.traits) == traits

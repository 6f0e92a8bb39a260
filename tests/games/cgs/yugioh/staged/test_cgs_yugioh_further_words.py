"""Further words of Yu-Gi-Oh! cards: each is done as it is meant."""

from typing import Any

import pytest
from cgs_idiom import attacked, flipped, monster, rivals, snare, spell
from cgs_table import GAME, go_on_to, hand, lying, settled, summon, table_with

from rules_db.games.cgs.actions.values import AttackWith, Blow, Pass, Play
from rules_db.games.cgs.card_text.doing import permissions
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def life(table: Table) -> tuple[int, int]:
    return table.players["Ann"].life, table.players["Bob"].life


def pig(**more: Any) -> dict[str, Any]:
    return summon("Bob", monster("Pig", **more))


def struck(*cards: dict[str, Any], by: str = "Hog", to: str = "Pig") -> Table:
    """The table once an attack of Ann's is over, and all that it sets off."""
    table = table_with(*cards, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow(by, to),)))
    return settled(table)


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Destroy 1 face-up monster your opponent controls with the highest ATK (your choice, if tied).",
         "Destroy the face-up monster your opponent controls with the highest ATK."),
        ("Destroy the 1 face-up monster your opponent controls that has the lowest ATK (your choice, if tied).",
         "Destroy the face-up monster your opponent controls that has the lowest ATK."),
        ("Target 2 cards your opponent controls; return both targets to the hand.",
         "Target 2 cards your opponent controls; return them to the hand."),
        ("Look at the top 3 cards of your Deck, then place them on the top of the Deck in any order.",
         "Look at the top 3 cards of your Deck, then put them back in any order."),
        ("Each turn, the first time this card would be destroyed by battle, it is not destroyed.",
         "Once per turn, this card cannot be destroyed by battle."),
        ("Once per turn, during the Standby Phase, you can pay 700 LP. If you do not, destroy this card.",
         "During your Standby Phase: Destroy this card unless you pay 700 LP."),
        ("Once per turn: You can detach 1 Xyz Material from this card; draw 1 card.",
         "Once per turn: You can detach 1 material from this card; draw 1 card."),
        ("Target 1 face-up monster your opponent controls; until the End Phase, take control of it.",
         "Target 1 face-up monster your opponent controls; take control of it until the End Phase."),
        ("Your opponent cannot target monsters you control for attacks, except this card.",
         "Your opponent's monsters cannot target other monsters you control for attacks."),
        ("Skip your opponent's next Battle Phase.", "Your opponent skips their next Battle Phase."),
        ("During the End Phase, if this card is face-up on the field: Draw 1 card.",
         "During the End Phase: Draw 1 card."),
        ("You can Tribute this face-up card; draw 1 card.", "You can Tribute this card; draw 1 card."),
        ("A monster equipped with this card gains 1000 ATK.", "The equipped monster gains 1000 ATK."),
        ("All Attack Position monsters your opponent controls are changed to Defense Position.",
         "Change all Attack Position monsters your opponent controls to Defense Position."),
        ("Players cannot Special Summon more than 1 monster per turn.",
         "Each player can only Special Summon once per turn."),
        ("Effects of Level 4 or lower monsters your opponent controls are negated.",
         "The effects of Level 4 or lower monsters your opponent controls are negated."),
        ("Both players show their hands.", "Each player reveals their hand."),
        ("Take no battle damage this turn.", "You take no battle damage this turn."),
        ("Monsters with an ATK of 1500 or more cannot attack.", "Monsters with 1500 or more ATK cannot attack."),
        ("Your opponent can't attach Energy from their hand.", "Your opponent can't attach Energy."),
    ],
)  # fmt: skip
def test_these_mean_the_same(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)


@pytest.mark.parametrize(("attack", "place"), [("1500", Zone.EXILE), ("1400", Zone.SUMMON)])
def test_a_strong_one_that_is_summoned_is_banished(attack: str, place: Zone) -> None:
    text = (
        "When your opponent Summons a monster(s) with 1500 or more ATK: Destroy that monster(s) with 1500 or more ATK, "
        "and if you do, banish it."
    )
    table = table_with(lying("Ann", "hand", monster("Hog", offense=attack)), snare(text, "Normal Trap"))
    GAME.apply(table, Play("Ann", "Hog", Zone.SUMMON, 1))
    while GAME.pending(table).player != "Bob" or table.queue:  # type: ignore[union-attr]
        GAME.apply(table, Pass(GAME.pending(table).player))  # type: ignore[union-attr]
        if not table.queue and not table.window:
            break
    if attack == "1500":
        flipped(table)
    assert table.cards["Hog"].zone is place


@pytest.mark.parametrize(("state", "place"), [({"is_face_down": True, "is_defending": True}, Zone.DISCARD),
                                               ({"is_defending": True}, Zone.SUMMON)])  # fmt: skip
def test_a_hidden_one_that_is_attacked_is_destroyed(state: dict[str, Any], place: Zone) -> None:
    text = "At the start of the Damage Step, if this card attacks a face-down Defense Position monster: Destroy that "
    hog = summon("Ann", monster("Hog", text + "face-down monster.", offense="100"))
    table = struck(hog, pig() | {"state": state})
    assert table.cards["Pig"].zone is place


def test_what_was_destroyed_burns_by_its_attack() -> None:
    text = (
        "If this card destroys a monster by battle and sends it to the GY: Inflict damage to your opponent equal to "
        "the ATK of the destroyed monster in the GY."
    )
    table = struck(summon("Ann", monster("Hog", text, offense="2000")), pig())
    alone = struck(summon("Ann", monster("Hog", offense="2000")), pig())
    assert life(alone)[1] - life(table)[1] == 2


def test_it_goes_on_against_monsters_only() -> None:
    text = "If this card destroys an opponent's monster by battle: It can attack an opponent's monster again in a row."
    hog = summon("Ann", monster("Hog", text, offense="2000"))
    table = struck(hog, pig(), *rivals("Owl"))
    assert GAME.why_not(table, AttackWith("Ann", (Blow("Hog", "Owl"),))) is None
    alone = struck(hog, pig())
    assert GAME.why_not(alone, AttackWith("Ann", (Blow("Hog", "Bob"),))) is not None


def test_the_effects_of_other_traps_are_negated() -> None:
    web = lying("Bob", "backrow zone", {"name": "Web", "types": ["Continuous Trap"], "text": "Monsters cannot attack."})
    decree = {"name": "Decree", "types": ["Continuous Trap"], "text": "Negate all other Trap effects on the field."}
    hog = summon("Ann", monster("Hog"))
    assert permissions.forbidden(table_with(web, hog), "attack", "Hog")
    assert permissions.forbidden(table_with(web, hog, lying("Ann", "backrow zone", decree)), "attack", "Hog") is None


def test_both_players_draw_until_they_have_so_many() -> None:
    mine = [lying("Ann", "hand", {"name": f"Card {at}", "types": ["sorcery"]}) for at in range(2)]
    table = spell("Both players draw until they have 4 cards in their hands.", *mine)
    assert [len(hand(table, each)) for each in ("Ann", "Bob")] == [4, 4]


@pytest.mark.parametrize(
    ("text", "turn", "lost"),
    [
        ("During each Standby Phase: The turn player takes 500 damage.", 4, (0, 1)),
        ("During each Standby Phase: The turn player takes 500 damage.", 5, (1, 1)),
        ("Once per turn, during your opponent's Standby Phase: Inflict 500 damage to them.", 5, (0, 1)),
    ],
)
def test_the_standby_phase_hurts_whose_turn_it_is(text: str, turn: int, lost: tuple[int, int]) -> None:
    table = table_with(summon("Ann", monster("Hog", text)))
    before = life(table)
    go_on_to(table, turn)
    assert tuple(one - other for one, other in zip(before, life(table), strict=True)) == lost


@pytest.mark.parametrize(("turn", "drawn"), [(4, 1), (5, 2)])
def test_what_the_opponent_draws_in_their_draw_phase_is_noticed(turn: int, drawn: int) -> None:
    """Ann draws for her own turn as well."""
    text = "When your opponent draws a card(s) during their Draw Phase: Draw 1 card."
    table = table_with(summon("Ann", monster("Hog", text)))
    go_on_to(table, turn)
    assert len(hand(table, "Ann")) == drawn


def test_half_of_what_was_tributed_is_dealt() -> None:
    text = "Tribute 1 monster; inflict damage to your opponent equal to half its ATK on the field."
    table = spell(text, summon("Ann", monster("Hog", offense="3000")))
    assert life(table)[1] == life(table_with())[1] - 2


def test_that_attack_is_negated() -> None:
    text = "When an opponent's monster declares an attack: Negate that attack, then end the Battle Phase."
    table = attacked(summon("Ann", monster("Hog")), pig(offense="1000"), snare(text, "Normal Trap"))
    flipped(table)
    settled(table)
    assert table.cards["Pig"].zone is Zone.SUMMON
    assert table.phase != "Battle Phase"


@pytest.mark.parametrize("text", ["This card cannot attack directly.", "Monsters cannot attack directly."])
def test_it_cannot_attack_directly(text: str) -> None:
    hog = summon("Ann", monster("Hog", text))
    table = table_with(hog, phase="Battle Phase")
    assert GAME.why_not(table, AttackWith("Ann", (Blow("Hog", "Bob"),))) is not None
    table = table_with(hog, pig(), phase="Battle Phase")
    assert GAME.why_not(table, AttackWith("Ann", (Blow("Hog", "Pig"),))) is None


def test_what_shares_its_column_is_destroyed() -> None:
    text = "Once per turn: You can destroy all other cards in this card's column."
    far, near = rivals("Far", place=3)[0], rivals("Near", place=4)[0]
    table = table_with(summon("Ann", monster("Hog", text), place=2), near, far)
    GAME.apply(table, GAME.parse(table, "Ann activates Hog's effect"))
    settled(table)
    assert [table.cards[each].zone for each in ("Hog", "Far", "Near")] == [Zone.SUMMON, Zone.SUMMON, Zone.DISCARD]

"""What triggers can wait for that happens to a card, or that a player does."""

from __future__ import annotations

from dataclasses import dataclass

from rules_db.engine.card_text.parts import Filled, Form, Part, always, words
from rules_db.games.cgs.card_text.model import Step
from rules_db.games.cgs.card_text.said.vocabulary import AS_MATERIAL, ITSELF, KINDS, MADE, TAKES_DAMAGE
from rules_db.games.cgs.card_text.selecting import Selector, When
from rules_db.games.cgs.words import UNBLOCKED, Zone


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that triggers wait for, by the kind of its event: `of_card` follows a card, `of_player` a player."""

    kind: str
    of_card: tuple[str, ...] = ()
    of_player: tuple[str, ...] = ()


BY_ATTACK, HIT_BY_ATTACK = "Knocked Out by an attack", "damaged by an attack"
"""What triggers of Pokémon wait for that is more than one event: damage of battle, or of the effect of a move."""


BESIDE_STRONGER, AT_FULLEST = "attacks beside a stronger one", "attacks who has most life"
"""What triggers of Magic wait for that is told by who else attacks, and by who is attacked."""

AMONG = {count: f"attacks among {count}" for count in range(2, 6)}
"""What triggers wait for that is told by how many attack at once, by that number."""

BY_OPPONENTS_EFFECT = "destroyed by effect of an opponent"
"""What texts wait for that is told by whose effect it was."""

STATE = "state"
"""What texts wait for that is no event: that something is so."""

GOING = Part(
    "going",
    tuple(
        Form(f"{verb} (it|this[ ({ITSELF})])", always(Step(verb, Selector("this"))))
        for verb in ("sacrifice", "destroy", "exile")
    ),
    "how a card goes once something is so",
)
"""What a card does with itself, so that this is not set off again and again."""

COPIED = "copied"
"""What texts wait for that becomes of a spell in the Queue."""

CAST_AT_THIS = "cast at this"
"""What texts wait for that is told by what a spell targets."""

FOUGHT, FOUGHT_AS_ATTACKER, RECKONED = "fought", "fought as attacker", "damage calculated"
"""What texts wait for that is a battle whose damage has been dealt; the last is before what it destroys is gone."""

SPECIAL_FROM = {
    "special summoned from the GY": Zone.DISCARD, "special summoned from the hand": Zone.HAND,
    "special summoned from the Deck": Zone.MAIN_DECK, "special summoned from the Extra Deck": Zone.EXTRA_DECK,
}  # fmt: skip
"""What texts wait for that has been Special Summoned, by whence."""

ACTIVATED_KINDS = tuple(kind for kind in KINDS.values() if kind.endswith(("Spell", "Trap")))
"""What is activated as a card, when it is played or flipped."""


def attacks_player(filled: Filled) -> When:
    """A card attacks one of these players, or a player does so with any number of cards at once."""
    to = Selector(kind="player", of=filled["attacked_player"])
    if "cards" in filled:
        return When("attack declared", filled["cards"], to=to)
    return When("attack declared", who=filled["trigger_doer"], to=to, is_together=True)


def attacks_with(filled: Filled) -> When:
    """So many of a player's attack at once, this and so many others where the text names itself."""
    if "others" in filled:
        return When(AMONG[filled["others"] + 1], Selector("this"))
    return When(AMONG.get(filled["attackers"], "attack declared"), who="you", is_together=True)


def is_dealt_damage(filled: Filled) -> When:
    """A player is damaged, by however many at once."""
    return When("damaged", to=Selector(kind="player", of=filled["trigger_doer"]), is_together=True)


def discards(filled: Filled) -> When:
    """A card of a sort is discarded; 'a card' is any."""
    what: Selector | None = None if filled["sort"] == Selector() else filled["sort"]
    return When("discarded", what, filled["trigger_doer"], is_deed=what is not None)


HAPPENINGS = (
    Happening("entered", ("enter[s][ the (battlefield|field)]",)),
    Happening("left the field", ("leave[s] the (field|battlefield)",)),
    Happening("played", ("is played",), ("play[s] a card",)),
    Happening("card resolved", ("resolve[s]",)),
    Happening("cast", ("is cast",), ("cast[s] a spell",)),
    Happening("summoned", ("(is|are) (s|S)ummoned",)),
    Happening("normal summoned", ("(is|are) Normal Summoned",)),
    Happening("special summoned", ("(is|are) Special Summoned",)),
    *(Happening(each, (f"(is|are) Special Summoned from (the|your) {each.partition('from the ')[2]}",))
      for each in SPECIAL_FROM),
    Happening("tribute summoned", ("(is|are) Tribute Summoned",)),
    *(Happening(f"{each} summoned", (f"(is|are) {each} Summoned",)) for each in MADE),
    Happening("flip summoned", ("(is|are) Flip Summoned",)),
    Happening("normal or special summoned", ("(is|are) Normal or Special Summoned",)),
    Happening("set", ("is Set",)),
    Happening("flipped", ("is flipped face-up",)),
    Happening("turned down", ("is turned face-down",)),
    Happening("tapped", ("is tapped", "becomes tapped")),
    Happening("untapped", ("is untapped", "becomes untapped")),
    Happening("position changed", ("changes position",)),
    Happening("attack declared", ("attack[s]", "declare[s] an attack"), ("attack[s]", "declare[s] an attack")),
    Happening("attacks alone", ("attack[s] alone",)),
    Happening(BESIDE_STRONGER, ("attack[s] with another creature with greater power",)),
    Happening(AT_FULLEST, ("attack[s] the player with the most life[ or tied for most life]",)),
    Happening(UNBLOCKED, ("attack[s] and (isn't|is not|aren't) blocked",)),
    Happening("attacked", ("is attacked", "is (targeted|selected) for an attack")),
    Happening("direct attack declared", ("declares a direct attack", "attacks directly")),
    Happening("blocks", ("block[s]",)),
    Happening("blocked", ("is blocked", "become[s] blocked")),
    Happening("battled", ("battle[s]",)),
    Happening("battle damage dealt", ("deal[s] (combat|battle) damage",)),
    Happening("damage dealt", ("deal[s] damage",)),
    Happening("battle damage to a player", ("inflict[s] battle damage",)),
    Happening("damaged", ("is damaged", "is dealt damage")),
    Happening(TAKES_DAMAGE, of_player=("take[s] damage",)),
    Happening("destroyed", ("is destroyed[ by battle or [by ][a ]card effect]",)),
    Happening("destroyed to the discard pile", (
        "is destroyed[ by battle or [by ][a ]card effect] and sent to the (GY|graveyard)",
    )),
    Happening(BY_OPPONENTS_EFFECT, ("is destroyed by (your |an )opponent's card effect[s]",)),
    Happening("normal or flip summoned", ("(is|are) Normal or Flip Summoned",)),
    Happening("direct battle damage", (
        "(deal|inflict)[s] battle damage to your opponent by a direct attack",
    )),
    Happening("destroyed by effect", ("is destroyed by [a ]card effect",)),
    Happening("destroys by battle", ("destroys (a|an opponent's) monster by battle",)),
    Happening("destroys by battle to the discard pile", (
        "destroys (a|an opponent's) monster by battle and sends it to the (graveyard|GY)",
    )),
    Happening("Knocked Out", ("is Knocked Out",)),
    Happening("destroyed by battle", ("is destroyed by battle",)),
    Happening("destroyed by battle to the discard pile", (
        "is destroyed by battle and sent to the (graveyard|GY|discard pile)",
    )),
    Happening("from the field to the discard pile", (
        "is put into a graveyard[ from the battlefield]",
        "(is|are) sent from the field to the (graveyard|GY|discard pile)",
    )),
    Happening("dies", ("die[s]",)),
    Happening("to the discard pile", (
        "is put into a graveyard from anywhere", "(is|are) sent to the (graveyard|GY|discard pile)",)),
    Happening("discarded", ("is discarded[ to the (GY|graveyard)]",), ("[cycle[s] or ]discard[s] a card",)),
    Happening("cycled", ("is cycled",), ("cycle[s] a card",)),
    Happening("scried", of_player=("scr(y|ies)",)),
    Happening("exiled", ("is exiled", "is banished")),
    Happening("tributed", ("(is|are) (sacrificed|tributed|Tributed)",)),
    Happening("targeted", ("is targeted", "become[s] the target of a spell or ability")),
    Happening("activated", ("is activated",), ("activate[s] an effect",)),
    Happening("attached", ("is attached",)),
    *(Happening(each, (f"is (sent to the (GY|graveyard)|used) {each.removeprefix('used ')}",)) for each in AS_MATERIAL),
    Happening("evolved", ("evolve[s]",)),
    Happening("switched", ("switches",)),
    Happening("controlled", ("changes control",)),
    Happening("counters put", ("gets a counter",)),
    Happening("drawn", ("is drawn",), ("draw[s] a card",)),
    Happening("life gained", of_player=("gain[s] life",)),
    Happening("life lost", of_player=("lose[s] life",)),
    Happening("prize taken", of_player=("take[s] a Prize card",)),
    Happening("shuffled", of_player=("shuffle[s][ (your|their) library]",)),
    Happening("called UNO", of_player=("call[s] (UNO|Uno)",)),
    Happening("skipped", of_player=("is skipped", "are skipped")),
    Happening("raised", of_player=("raise[s]",)),
    Happening("folded", of_player=("fold[s]",)),
    Happening("won the pot", of_player=("win[s] (the|a) pot", "win[s] a hand of poker")),
    Happening("bets", of_player=("bet[s]",)),
    Happening("banked", ("is banked",), ("bank[s] a card",)),
    Happening("rent paid", of_player=("pay[s] rent",)),
    Happening("rent charged", of_player=("charge[s] rent",)),
    Happening("bought", of_player=("buy[s] a card from the Dealer",)),
)  # fmt: skip
"""All that triggers can wait for. A round of play and the turns have triggers of their own: 'at the start of'."""

FOR_THE_FIRST_TIME = (
    Form(
        "{trigger_doer} {kind:counted_deed} for the first time each turn",
        lambda filled: When(filled["kind"], who=filled["trigger_doer"], nth=1),
    ),
)
"""What players do or what happens to them, as it is counted in each turn."""

COUNTED_DEEDS = words("counted_deed", {"gain[s] life": "life gained", "lose[s] life": "life lost"})
"""What is counted so, by the kinds of events."""

FROM_HANDS = (
    Form("{trigger_doer} (play|put)[s] (a|an) {sort} from (your|their) hand onto (your|their) Bench",
         lambda filled: When("played onto the Bench", filled["sort"], filled["trigger_doer"], is_deed=True)),
    Form(f"you attach this[ ({ITSELF})] from your hand to (a|1 of your|one of your) Pokémon[ during your turn]",
         always(When("attached from hand", Selector("this")))),
    Form(f"you play this[ ({ITSELF})] from your hand to evolve (1|one) of your Pokémon[ during your turn]",
         always(When("evolved from hand", Selector("this")))),
    Form("{trigger_doer} play[s] (a|an) {sort} from (your|their) hand to evolve (1|one) of (your|their) Pokémon",
         lambda filled: When("evolved from hand", filled["sort"], filled["trigger_doer"], is_deed=True)),
    Form(f"you play this[ ({ITSELF})] from your hand onto your Bench[ during your turn]",
         always(When("played onto the Bench", Selector("this")))),
)  # fmt: skip
"""What triggers wait for that Pokémon players do with cards of their hands: lay them on the Bench, evolve, attach."""

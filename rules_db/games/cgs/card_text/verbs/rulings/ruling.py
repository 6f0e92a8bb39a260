"""cannot, can, must, is unaffected: what overrules rules and effects (14.1.1.R1)."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Build, Filled, Form, Part, Unsaid, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import LASTS, SUBJECT, Entry, both_ways, standing_only, verb
from rules_db.games.cgs.card_text.model import Ruled, Step
from rules_db.games.cgs.card_text.said.sorts import chosen_spell, spell_traits
from rules_db.games.cgs.card_text.said.vocabulary import (
    ACTIVATED,
    ANY_DECK,
    BE_AFFECTED,
    CONDITIONS,
    EXTRA_DECK_ALONE,
    ITSELF,
    MADE_OF,
    OF_PLAYERS,
    REMAIN,
)
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.card_text.verbs.rulings.of_summons import NOT_SUMMONED, OF_SUMMONS
from rules_db.games.cgs.card_text.verbs.rulings.of_uno import OF_UNO
from rules_db.games.cgs.card_text.verbs.rulings.requiring import FOR_A_TIME, OF_BLOCKS
from rules_db.games.cgs.words import Until

OF_CARDS = (
    "attack", "block", "be blocked", "attack directly", "be attacked", "be targeted", "be targeted by opponents",
    "be destroyed", "be destroyed by battle", "be destroyed by effects", "be sacrificed", "be tributed",
    "be negated", "activate effects", "be tapped", "untap", "change position", "retreat", "evolve",
    "be returned", "be banished", "be regenerated", "gain counters", "deal battle damage",
    "be Normal Summoned", "be Special Summoned", "be Set", "take damage", "be afflicted",
    "be Tributed for a Tribute Summon", "destroy monsters by battle",
)  # fmt: skip
FOR_ALL = ("attack without tapping", "be played at any time", "attack in the turn in which it came")


def _plain_spells(filled: Filled) -> Selector:
    """Cards that are played as spells, in whichever hand they are."""
    return Selector(
        kind=filled.get("spell_kind", "spell"), or_kind=filled.get("second", ""), traits=spell_traits(filled),
        color=filled.get("color", ""), grouping=filled.get("grouping", ""),
    )  # fmt: skip


def _spells(filled: Filled) -> Selector:
    spells: Selector = filled["plain_spells"]
    return replace(spells, of=filled.get("played_by", "any"))


USE = "use"
"""The deed of a Pokémon with the move that is named behind it."""

WITHOUT_COIN = "attack without a coin"
"""What a summon cannot do whose attacks take place on heads only."""

BY_BOTH = "be destroyed by battle or be destroyed by effects"
"""Two deeds that are said as one."""

PARTS = (
    words("not_by_card", {each: each for each in OF_CARDS} | {
        **{f"be {each}": f"be {each}" for each in CONDITIONS},
        "attack or block": "attack or block", "be destroyed by card effects": "be destroyed by effects",
        "attack or block, and (its|their) activated abilities can't be activated":
            "attack or block or activate effects",
        "be the target[s] of spells or abilities": "be targeted",
        "be the target[s] of spells or abilities [your ]opponents control": "be targeted by opponents",
        "declare an attack": "attack", "be destroyed by battle or [by ]card effects": BY_BOTH,
        "be targeted by card effects": "be targeted",
        "be targeted by (your |an )opponent's card effects": "be targeted by opponents",
        "be destroyed by (your |an )opponent's card effects": "be destroyed by effects of opponents",
        "be targeted or destroyed by (your |an )opponent's card effects":
            "be targeted by opponents or be destroyed by effects of opponents",
        "attack or activate (its|their) effects": "attack or activate effects",
        "be Normal Summoned(/| or )Set": "be Normal Summoned or be Set",
        "attack or change (its|their) battle position[s]": "attack or change position",
        "attack you": "attack you", "change (its|their) battle position[s]": "change position",
        "be affected by [any ]Special Conditions": "be afflicted",
        "attack you or planeswalkers you control": "attack you or attack your planeswalkers",
    } | {f"be used as [a ]{each} (M|m)aterial": f"be used as {each} Material" for each in MADE_OF}),
    words("held", {
        "you": "you", "[your |an |each ]opponent[s]": "opponent", "(each player|players)": "each",
        "[the ]enchanted player": "host", "target player": "target player", "target opponent": "target opponent",
    }, "a player"),
    words("others", {
        "[your |an |each ]opponent[s]": "opponent", "(each player|players)": "each", "target player": "target player",
        "target opponent": "target opponent",
    }, "a player"),
    words("nobody", {"(neither|no) player": "each", "no opponent": "opponent"}),
    words("not_by_player", {each: each for each in OF_PLAYERS} | NOT_SUMMONED | {
        "Special Summon monsters": "Special Summon", "Normal Summon monsters": "Normal Summon",
        "search (libraries|their libraries|your library)": "search decks",
        "activate cards or effects": "activate effects or activate Spells or activate Traps",
        "activate (Spell/Trap (cards|Cards)|Spells/Traps|Spell[s] or Trap[s])": "activate Spells or activate Traps",
        "activate Spell (cards|Cards) or Trap (cards|Cards)": "activate Spells or activate Traps",
        "activate abilities": "activate effects",
        "activate Spell (cards|Cards)": "activate Spells", "activate Trap (cards|Cards)": "activate Traps",
        "declare an attack": "attack", "play [any ]Pokémon Tool cards[ from their hand]": "play Tools",
    } | {
        f"play [any ]{each} cards[ from their hand]": f"play {each}s" for each in ("Item", "Supporter", "Stadium")
    } | {
        f"activate {each}(s| (cards|Cards))": f"activate {each}s" for each in ACTIVATED[2:]
    }),
    words("unshown", {each: f"show {each.lower()}" for each in ("Weakness", "Resistance")}),
    words("untap_step", {
        "(your|its controller's|their controller's|their controllers') untap step[s]": True,
    }),
    words("next_untap_step", {
        "(your|its controller's|their controller's|their controllers') next untap step[s]": True,
    }),
    words("played_by", {
        " you (cast|play)": "you", " ([your |an ]opponent (casts|plays)|[your ]opponents (cast|play))": "opponent",
    }),
    Part("plain_spells", (
        Form("[{color} ][{spell_trait}]spells", _plain_spells),
        Form("{spell_kind} spells", _plain_spells),
        Form("{spell_kind} and {second:spell_kind} spells", _plain_spells),
        Form("{grouping} spells", _plain_spells),
        Form("[{of_kind:chosen_spell} ]spells of the chosen {chosen_trait}", chosen_spell),
    ), "spells of a sort"),
    Part("spells", (Form("{plain_spells}[{played_by}]", _spells),), "spells of a sort"),
    words("spell_kind", {each: each for each in (
        "artifact", "enchantment", "planeswalker", "instant", "sorcery", "Equipment", "Aura",
    )}),
    words("controlled_by", {
        " you (control|cast)": "you", " ([your |an ]opponent controls|[your ]opponents control)": "opponent",
    }),
    words("by_card", {each: each for each in (*FOR_ALL, "attack directly", "be blocked", "change position", REMAIN)} | {
        "attack your opponent directly": "attack directly",
        "attack as though (it|they) didn't have defender": "attack with defender",
    }),
    words("times", {"twice": 2, "three times": 3}),
    words("more_of_pokemon", {
        "additional Energy[ card[s]]": "attach Energy", "additional Supporter[ card][s]": "play Supporters",
    }),
    words("more_of", {
        "additional land[s]": "play lands", "additional Normal Summon[s]": "Normal Summon",
        "additional Energy[ card[s]]": "attach Energy", "additional Supporter[ card][s]": "play Supporters",
    }),
    Part("monster_effects", (
        Form("[the ]effects of {sort}[ on the field]", lambda filled: filled["sort"]),
        Form("monster effects[ on the field]", lambda filled: Selector(kind="monster")),
    ), "effects of monsters"),
    words("against", {
        "(your |an )opponent's Spell effects": Selector(kind="Spell", of="opponent"),
        "(your |an )opponent's Trap effects": Selector(kind="Trap", of="opponent"),
        "(your |an )opponent's Spell/Trap effects": Selector(kind="Spell/Trap", of="opponent"),
        "(your |an )opponent's monster effects": Selector(kind="monster", of="opponent"),
        "(other monsters' effects|the effects of other monsters)": Selector(kind="monster"),
        "the effects of Spells": Selector(kind="Spell"), "the effects of Traps": Selector(kind="Trap"),
        "the effects of monsters": Selector(kind="monster"),
        "(effects|card effects|other cards' effects|other card effects)": Selector(),
        "(effects of opponents' cards|(your |an )opponent's card effects)": Selector(of="opponent"),
        "Spell effects": Selector(kind="Spell"), "Trap effects": Selector(kind="Trap"),
        "Spell/Trap effects": Selector(kind="Spell/Trap"), "monster effects": Selector(kind="monster"),
        "effects of Spells": Selector(kind="Spell"), "effects of Traps": Selector(kind="Trap"),
        "effects of monsters": Selector(kind="monster"), "effects of Trainers": Selector(kind="Trainer"),
    }),
)  # fmt: skip


def _of_cards(slot: str, is_allowed: bool = False, is_forced: bool = False) -> Build:
    def build(filled: Filled) -> Ruled:
        return Ruled("rule", filled["cards"], deed=filled[slot], is_allowed=is_allowed, is_forced=is_forced)

    return build


def _itself_cannot(filled: Filled) -> Ruled:
    return Ruled("rule", SUBJECT, deed=filled["not_by_card"])


def _player_cannot(filled: Filled) -> Ruled:
    return Ruled("rule", who=filled["held"], deed=filled["not_by_player"])


def _locked(deed: str) -> Build:
    """What players cannot Special Summon: all but cards of a sort, or those of the Extra Deck."""
    return lambda filled: Ruled(
        "rule", who=filled["held" if "held" in filled else "nobody"], deed=deed, against=filled.get("sort")
    )


def _no_monster_effects(filled: Filled) -> Ruled:
    who = filled["held"] if "held" in filled else filled["nobody"]
    if who not in ("you", "opponent", "each"):
        raise Unsaid("whose monsters are meant is said by 'you', 'opponent' or 'neither player'")
    of = "any" if who == "each" else who
    return Ruled("rule", replace(filled["monster_effects"], of=of), deed="activate effects")


def _nobody_can(filled: Filled) -> Ruled:
    return Ruled("rule", who=filled["nobody"], deed=filled["not_by_player"])


def _no_spells(filled: Filled) -> Ruled:
    """What nobody of those who are meant can cast."""
    who = filled["held"] if "held" in filled else filled["nobody"]
    return Ruled("rule", who=who, deed="cast", against=filled["plain_spells"])


def _not_countered(filled: Filled) -> Ruled:
    what: Selector = filled.get("plain_spells", Selector("this"))
    what = replace(what, of=filled["controlled_by"]) if "controlled_by" in filled else what
    return Ruled("rule", what, deed="be countered")


def _not_activated(filled: Filled) -> Ruled:
    return Ruled("rule", replace(filled["sort"], of=_side_of(filled)), deed="activate effects")


def _stays_tapped(filled: Filled) -> Ruled:
    return Ruled("rule", filled["cards"], deed="untap")


def _stays_tapped_once(filled: Filled) -> Ruled:
    return Ruled("stay tapped", filled["cards"], deed="untap", lasts=Until.NEXT_UNTAP)


def _attacks(filled: Filled) -> Ruled:
    return Ruled("rule", filled["cards"], deed="attack", is_forced=True)


def _more_lands(filled: Filled) -> Ruled:
    return Ruled("rule", who=filled["doer"], deed="play lands", is_allowed=True, number=filled.get("count", 1))


def _no_hand_limit(filled: Filled) -> Ruled:
    return Ruled("rule", who=filled["doer"], deed="discard down")


def _enters_tapped(filled: Filled) -> Step:
    return Step("enter tapped", replace(filled["sort"], of=_side_of(filled)))


def _enter_tapped(filled: Filled) -> Step:
    """Two sorts of cards: 'artifacts and creatures your opponents control'."""
    return Step("enter tapped", Selector(kind=filled["kind"], or_kind=filled["second"], of=_side_of(filled)))


def _side_of(filled: Filled) -> str:
    side: str = filled.get("side_of", "any")
    return side


def _cannot_target(filled: Filled) -> Ruled:
    return Ruled("rule", filled["cards"], deed="be targeted by opponents")


def _attacks_again(filled: Filled) -> Ruled:
    number: int = filled.get("times") or filled["count"]
    return Ruled("rule", filled["cards"], deed="attack again", is_allowed=True, number=number)


def _attacks_twice(filled: Filled) -> Ruled:
    return Ruled("rule", filled["cards"], deed="attack again", is_allowed=True, number=2)


def _cannot_for_good(filled: Filled) -> Ruled:
    """What is said without a time of a card that was singled out: until that leaves."""
    if filled["not_by_card"] == "be regenerated":
        raise Unsaid("that it can't be regenerated is said of what is destroyed")
    return Ruled("rule for a time", filled["cards"], deed=filled["not_by_card"], lasts=Until.EVER)


def _again_this_turn(filled: Filled) -> Ruled:
    return replace(_attacks_twice(filled), verb="rule for a time", lasts=Until.TURN)


def _more_of(filled: Filled) -> Ruled:
    return Ruled("rule", who=filled["doer"], deed=filled["more_of"], is_allowed=True, number=filled.get("count", 1))


def _more_normal_summons(filled: Filled) -> Ruled:
    """So many in place of one."""
    return Ruled("rule", who="you", deed="Normal Summon", is_allowed=True, number=filled["count"] - 1)


def _one_more_of_sort(filled: Filled) -> Ruled:
    number, sort = filled["count"], filled["sort"]
    return Ruled("rule", who="you", deed="Normal Summon", is_allowed=True, number=number, against=sort)


def _needs_heads(filled: Filled) -> Ruled:
    return Ruled("rule", filled["cards"], deed=WITHOUT_COIN)


def _blocked_only_by(filled: Filled) -> Ruled:
    return Ruled("rule", filled["cards"], deed="be blocked", against=filled["sort"])


def _detained(filled: Filled) -> Ruled:
    deed = "attack or block or activate effects"
    return Ruled("rule for a time", filled["cards"], deed=deed, lasts=Until.YOUR_NEXT_TURN)


def _not_blocked_by(filled: Filled) -> Ruled:
    return Ruled("rule", filled.get("cards", Selector("this")), deed="be blocked by", against=filled["sort"])


def _unaffected(filled: Filled) -> Ruled:
    return Ruled("rule", filled["cards"], deed=BE_AFFECTED, against=filled["against"])


def _cannot_use(filled: Filled) -> Ruled:
    return Ruled("rule", filled["cards"], deed=f"{USE} {filled['move_name']}")


def _not_next_time(filled: Filled) -> Ruled:
    """What players cannot do in the next turn of their own."""
    deed, lasts = filled["not_by_player"], Until.IN_THEIR_NEXT_TURN
    return Ruled("rule for a time", who=filled["others"], deed=deed, lasts=lasts)


def _also_next_time(entries: tuple[Entry, Entry]) -> tuple[Entry, Entry]:
    stands, lasts = entries
    said = ("{others} (cannot|can't) {not_by_player} during their next turn", _not_next_time)
    again = ("{cards} can (attack once again|attack again|make a second attack)[ in a row]", _again_this_turn)
    kept = ("{cards:pointed} (cannot|can't) {not_by_card}", _cannot_for_good)
    detained = ("detain {cards}", _detained)
    return stands, replace(lasts, sentences=(*lasts.sentences, said, again, kept, detained, *FOR_A_TIME))


_FORBIDS = (Trait.FORBIDS,)

ENTRIES: tuple[Entry, ...] = (
    *_also_next_time(both_ways(
        "rule",
        (f"{{cards}} (cannot|can't) {{not_by_card}}{LASTS}", _of_cards("not_by_card")),
        (f"{{held}} (cannot|can't) {{not_by_player}}{LASTS}", _player_cannot),
        (f"{{nobody}} can {{not_by_player}}{LASTS}", _nobody_can),
        (f"{{held}} (cannot|can't) Special Summon[ monsters]{LASTS}, except {{sort}}", _locked(ANY_DECK)),
        (f"{{held}} (cannot|can't) Special Summon[ monsters] from the Extra Deck{LASTS}[, except {{sort}}]",
         _locked(EXTRA_DECK_ALONE)),
        (f"{{nobody}} can Special Summon[ monsters] from the Extra Deck{LASTS}[, except {{sort}}]",
         _locked(EXTRA_DECK_ALONE)),
        (f"{{held}} (cannot|can't) activate {{monster_effects}}{LASTS}", _no_monster_effects),
        (f"{{nobody}} can activate {{monster_effects}}{LASTS}", _no_monster_effects),
        (f"{{held}} (cannot|can't) (cast|play) {{plain_spells}}{LASTS}", _no_spells),
        (f"{{nobody}} can (cast|play) {{plain_spells}}{LASTS}", _no_spells),
        (f"{{cards}} (doesn't|don't|does not|do not) untap during {{untap_step}}{LASTS}", _stays_tapped),
        (f"(cannot|can't) {{not_by_card}}{LASTS}", _itself_cannot),
        (f"your opponent (cannot|can't) target {{cards}} with [card ]effects{LASTS}", _cannot_target),
        (f"[your ]opponent's monsters (cannot|can't) target {{cards}} for attacks{LASTS}",
         lambda filled: Ruled("rule", filled["cards"], deed="be attacked")),
        (f"{{cards}} can make a second attack during each Battle Phase{LASTS}", _attacks_twice),
        (f"{{cards}} can {{by_card}}{LASTS}", _of_cards("by_card", is_allowed=True)),
        (f"{{cards}} can attack {{times}}[ during each Battle Phase]{LASTS}", _attacks_again),
        (f"{{cards}} can make up to {{count}} attacks during each Battle Phase{LASTS}", _attacks_again),
        (f"{{doer}} (have|has) {{count}} {{more_of}}{LASTS}", _more_of),
        (f"{{doer}} (may|can) (attach|play) (an|{{count}}) {{more_of:more_of_pokemon}}"
         f"[ from (your|their) hand][ to (1 of your|your|their) Pokémon]{LASTS}", _more_of),
        (f"{{doer}} (may|can) play (an|{{count}}) additional land[s][ on each of (your|their) turns]{LASTS}",
         _more_lands),
        (f"you (can|may) conduct {{count}} Normal Summons{LASTS}", _more_normal_summons),
        (f"[during your Main Phase, ]you (can|may) Normal Summon {{count}} {{sort}} in addition to your Normal Summon"
         f"(/| or )Set{LASTS}", _one_more_of_sort),
        (f"{{doer}} (have|has) no maximum hand size{LASTS}", _no_hand_limit),
        (f"you have hexproof{LASTS}", lambda filled: Ruled("rule", who="you", deed="be targeted")),
        (f"you (cannot|can't) be the target of spells or abilities your opponents control{LASTS}",
         lambda filled: Ruled("rule", who="you", deed="be targeted")),
        (f"this[ ({ITSELF})] (cannot|can't) be countered{LASTS}", _not_countered),
        (f"{{plain_spells}}[{{controlled_by}}] (cannot|can't) be countered{LASTS}", _not_countered),
        (f"{{cards}}'s activated abilities (cannot|can't) be activated{LASTS}",
         lambda filled: Ruled("rule", filled["cards"], deed="activate effects")),
        (f"activated abilities of {{sort}}[{{side_of}}] (cannot|can't) be activated{LASTS}", _not_activated),
        (f"{{cards}} must {{must_of_card}}[{{each_combat}}] if able{LASTS}", _of_cards("must_of_card", is_forced=True)),
        (f"{{cards}} attack[s][{{each_combat}}]{LASTS} if able", _attacks),
        (f"{{cards}} (cannot|can't) be blocked except by {{sort}}{LASTS}", _blocked_only_by),
        (f"{{cards}} (cannot|can't) be blocked by {{sort}}{LASTS}", _not_blocked_by),
        (f"{{sort}} (cannot|can't) block this[ ({ITSELF})]{LASTS}", _not_blocked_by),
        (f"{{cards}} (is|are) unaffected by {{against}}{LASTS}", _unaffected),
        (f"{{cards}} (cannot|can't) use {{move_name}}{LASTS}", _cannot_use),
        (f"{{cards}} (has|have) no {{unshown}}{LASTS}", _of_cards("unshown")),
        (f"if {{cards}} tries to attack, (your opponent|its controller) flips a coin. If tails, that attack "
         f"(doesn't happen|does nothing){LASTS}", _needs_heads),
        *OF_SUMMONS,
        *OF_BLOCKS,
        *OF_UNO,
        (f"unaffected by {{against}}{LASTS}",
         lambda filled: Ruled("rule", SUBJECT, deed=BE_AFFECTED, against=filled["against"])),
        traits=_FORBIDS,
    )),
    verb(
        "stay tapped",
        ("{cards} (doesn't|don't|does not|do not) untap during {next_untap_step}", _stays_tapped_once),
        traits=_FORBIDS,
    ),
    standing_only(
        "enter tapped",
        ("[all ]{sort}[{side_of}] enter[ the (battlefield|field)] tapped", _enters_tapped),
        ("{kind} and {second:kind}[{side_of}] enter[ the (battlefield|field)] tapped", _enter_tapped),
        traits=_FORBIDS,
    ),
)  # fmt: skip

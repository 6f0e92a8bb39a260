"""Keywords of Magic that are short for a sentence, written out before a text is read (9.10.1, 9.10.2.R1).

They are looked for where an effect begins, alone or in a row: 'Flying, undying'. What is printed in parentheses behind
them tells the same once more.
"""

from __future__ import annotations

import re

_UPKEEP = "At the beginning of your upkeep, if this has "
_BACK = "return it to the battlefield under its owner's control with a"

SHORT = {
    "persist": f"When this dies, if it had no -1/-1 counters on it, {_BACK} -1/-1 counter on it",
    "undying": f"When this dies, if it had no +1/+1 counters on it, {_BACK} +1/+1 counter on it",
    "exalted": "Whenever a creature you control attacks alone, it gets +1/+1 until end of turn",
    "fear": "This can't be blocked except by artifact creatures or black creatures",
    "skulk": "This can't be blocked by creatures with greater power",
    "devoid": "This is colorless",
    "decayed": "This can't block;When this attacks, sacrifice it at end of combat",
    "battle cry": "Whenever this attacks, each other attacking creature gets +1/+0 until end of turn",
    "mentor": "Whenever this attacks, put a +1/+1 counter on target attacking creature with lesser power",
    "evolve":
        "Whenever another creature enters under your control, if it has greater power or toughness than this, "
        "put a +1/+1 counter on this",
    "ingest": "Whenever this deals combat damage to a player, that player exiles the top card of their library",
    "storm":
        "When you cast this spell, copy it for each spell cast before it this turn. You may choose new targets for "
        "the copies",
    "training":
        "Whenever this attacks with another creature with greater power, put a +1/+1 counter on this",
    "dethrone":
        "Whenever this attacks the player with the most life or tied for most life, put a +1/+1 counter on this",
    "cascade":
        "When you cast this spell, exile cards from the top of your library until you exile a nonland card with lesser "
        "mana value. You may cast it without paying its mana cost. Put the exiled cards that weren't cast this way on "
        "the bottom of your library in a random order",
    "extort":
        "Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and you gain that much "
        "life",
    "poisonous {n}": "Whenever this deals combat damage to a player, that player gets {n} poison counters",
    "renown {n}": "Only once, whenever this deals combat damage to a player, put {n} +1/+1 counters on this",
    "afflict {n}": "Whenever this becomes blocked, defending player loses {n} life",
    "absorb {n}": "If a source would deal damage to this, prevent {n} of that damage",
    "frenzy {n}": "Whenever this attacks and isn't blocked, it gets +{n}/+0 until end of turn",
    "exploit": "When this enters, you may sacrifice a creature",
    "riot": "When this enters, choose one — • Put a +1/+1 counter on it. • It gains haste",
    "modular {n}":
        "This enters with {n} +1/+1 counters on it;"
        "When this dies, you may put a +1/+1 counter for each +1/+1 counter on it on target artifact creature",
    "graft {n}":
        "This enters with {n} +1/+1 counters on it;"
        "Whenever another creature enters, you may move a +1/+1 counter from this onto it",
    "bloodthirst {n}": "This enters with {n} +1/+1 counters on it if an opponent was dealt damage this turn",
    "bushido {n}": "Whenever this blocks or becomes blocked, it gets +{n}/+{n} until end of turn",
    "annihilator {n}": "Whenever this attacks, defending player sacrifices {n} permanents",
    "afterlife {n}": "When this dies, create {n} 1/1 white and black Spirit creature tokens with flying",
    "fabricate {n}":
        "When this enters, choose one — • Put {n} +1/+1 counters on it. • Create {n} 1/1 colorless "
        "Servo artifact creature tokens",
    "soulshift {n}":
        "When this dies, you may return target Spirit card with mana value {n} or less from your "
        "graveyard to your hand",
    "fading {n}":
        "This enters with {n} fade counters on it;"
        f"{_UPKEEP}a fade counter on it, remove a fade counter from it;"
        f"{_UPKEEP}no fade counters on it, sacrifice it",
    "vanishing {n}":
        "This enters with {n} time counters on it;"
        f"{_UPKEEP}a time counter on it, remove a time counter from it. "
        "If it has no time counters on it, sacrifice it",
    "affinity for {sort}s":
        "This costs {1} less to play for each {sort} you control",
    "evoke {cost}":
        "You may pay {cost} rather than pay this spell's mana cost;"
        "When this enters, if its alternative cost was paid, sacrifice it",
    "dash {cost}":
        "You may pay {cost} rather than pay this spell's mana cost;"
        "This has haste as long as its alternative cost was paid;"
        "At the beginning of each end step, if its alternative cost was paid, return this to its owner's hand",
    "blitz {cost}":
        "You may pay {cost} rather than pay this spell's mana cost;"
        "This has haste as long as its alternative cost was paid;"
        "When this dies, if its alternative cost was paid, draw a card;"
        "At the beginning of each end step, if its alternative cost was paid, sacrifice this",
    "surge {cost}":
        "If you've cast one or more spells this turn, you may pay {cost} rather than pay this spell's mana cost",
    "crew {n}":
        "Tap any number of other untapped creatures you control with total power {n} or greater: "
        "This becomes a creature in addition to its other types until end of turn",
    "spectacle {cost}":
        "If an opponent lost life this turn, you may pay {cost} rather than pay this spell's mana cost",
    "for mirrodin!": "When this enters, create a 2/2 red Rebel creature token. Attach this to it",
    "living weapon": "When this enters, create a 0/0 black Phyrexian Germ creature token. Attach this to it",
    "echo {cost}": "Only once, at the beginning of your upkeep, sacrifice this unless you pay {cost}",
    "outlast {cost}": "{cost}, {T}: Put a +1/+1 counter on this. Activate only as a sorcery",
    "unearth {cost}":
        "{cost}: Return this card from your graveyard to the battlefield. It gains haste. Exile it at "
        "the beginning of the next end step. Exile it when it leaves the field. "
        "Activate only as a sorcery",
    "scavenge {cost}":
        "{cost}, exile this from your graveyard: Put a number of +1/+1 counters equal to the exiled "
        "card's power on target creature. Activate only as a sorcery",
    "reinforce {n}—{cost}": "{cost}, discard this: Put {n} +1/+1 counters on target creature",
    "casualty {n}":
        "Kicker—Sacrifice a creature with power {n} or greater;"
        "When you cast this spell, copy it. You may choose new targets for the copy if it was kicked",
    "offspring {cost}":
        "Kicker {cost};When this enters, if it was kicked, create a token that's a copy of it, except it's 1/1",
    "embalm {cost}":
        "{cost}, exile this from your graveyard: Create a token that's a copy of this, except it's a white Zombie in "
        "addition to its other types and has no mana cost. Activate only as a sorcery",
    "eternalize {cost}":
        "{cost}, exile this from your graveyard: Create a token that's a copy of this, except it's a 4/4 black Zombie "
        "in addition to its other types and has no mana cost. Activate only as a sorcery",
    "suspend {n}—{cost}":
        "In the hand, {cost}, exile this: Put {n} time counters on this. Activate only when you could cast it;"
        "In the exile, at the beginning of your upkeep, if this has a time counter on it, remove a time counter from "
        "it. If it has no time counters on it, you may cast it without paying its mana cost;"
        "This has haste as long as this was cast from exile",
    "plot {cost}":
        "In the hand, {cost}, exile this: Put a plot counter on this. Activate only as a sorcery;"
        "In the exile, {0}: You may cast it without paying its mana cost. Activate only as a sorcery and only on a "
        "later turn and only if this has a plot counter on it",
    "bargain": "Kicker—Sacrifice an artifact, enchantment, or token",
    "mobilize {n}":
        "Whenever this attacks, create {n} tapped and attacking 1/1 red Warrior creature tokens. "
        "Sacrifice them at the beginning of the next end step",
    "ninjutsu {cost}":
        "In the hand, {cost}, return an unblocked attacking creature you control to its owner's hand: "
        "Put this onto the battlefield tapped and attacking",
    "madness {cost}":
        "When this is discarded, you may pay {cost}. If you do, you may cast it without paying its mana cost",
    "{land}cycling {cost}":
        "{cost}, discard this: Search your library for a {land} card, reveal it, put it into your hand, then shuffle",
}  # fmt: skip
"""Each keyword with what it is short for; in braces stands what both of them name."""

_SLOTS = {
    "{n}": r"(?P<n>\d+)",
    "{cost}": r"(?P<cost>(?:\{[^}]+\})+)",
    "{sort}": r"(?P<sort>(?:[a-z]+ )*[a-z]+|[A-Z][a-z]+)",
    "{land}": r"(?P<land>basic land|plains|island|swamp|mountain|forest)",
    "—": " ?— ?",
}
"""What stands in braces, as a pattern; and a dash may have spaces around it."""


def _pattern(said: str) -> re.Pattern[str]:
    for slot, pattern in _SLOTS.items():
        said = said.replace(slot, pattern)
    return re.compile(said, re.IGNORECASE)


_PATTERNS = [(_pattern(said), meaning) for said, meaning in SHORT.items()]

_BETWEEN = re.compile(r"(;|\n|\. (?=[A-Z]))(?![^(]*\))")
_REMINDED = re.compile(r"(?P<row>[^()]+?)(?: \([A-Z{][^()]*\.\))?\.?")


def written_out(text: str) -> str:
    """A text in which the keywords that are short for a sentence stand as that sentence."""
    pieces = _BETWEEN.split(text)
    return "".join(each if at % 2 else _row_written_out(each) for at, each in enumerate(pieces))


def _row_written_out(said: str) -> str:
    row = _REMINDED.fullmatch(said)
    words = row["row"].split(", ") if row is not None else []
    meanings = [_meaning(each.strip()) for each in words]
    if not any(meanings):
        return said
    return ";".join(meaning or each for each, meaning in zip(words, meanings, strict=True))


def _meaning(word: str) -> str:
    """What a keyword is short for; '' for any other words."""
    for pattern, meaning in _PATTERNS:
        if found := pattern.fullmatch(word):
            for slot, said in found.groupdict().items():
                meaning = meaning.replace(f"{{{slot}}}", _land(said.lower()) if slot == "land" else said)
            return meaning
    return ""


def _land(said: str) -> str:
    """A land type as it is written: 'Swamp' of 'swampcycling'."""
    return said if said == "basic land" else said.capitalize()

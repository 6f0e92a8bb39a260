"""What cards say in other words than those in which it is read: put into these before a text is read."""

from __future__ import annotations

import re

from rules_db.games.cgs.card_text.printed.of_magic import in_words_of_magic
from rules_db.games.cgs.card_text.printed.of_pokemon import in_words_of_pokemon
from rules_db.games.cgs.card_text.printed.of_shared_games import in_words_of_shared_games
from rules_db.games.cgs.card_text.printed.of_yugioh import in_words_of_yugioh
from rules_db.games.cgs.card_text.printed.on_top import on_top_in_words
from rules_db.games.cgs.card_text.printed.reminders import without_reminders

_PHRASES = {
    "Your opponents' creatures enter tapped": "Creatures your opponents control enter tapped",
    "your opponents' creatures enter tapped": "creatures your opponents control enter tapped",
    " creatures that are still lands": " creatures in addition to their other types",
    "The Defending Pokémon's attacks do ": "Attacks used by the Defending Pokémon do ",
    "the Defending Pokémon's attacks do ": "attacks used by the Defending Pokémon do ",
    "If there is any Stadium card in play, discard it": "Discard a Stadium in play",
    ". If you use this Ability, your turn ends": ". Your turn ends",
    "Choose 1 of your Benched Pokémon and switch it with your Active Pokémon":
        "Switch your Active Pokémon with 1 of your Benched Pokémon",
    "You can activate this card only if": "You can use this card only if",
    "you can activate this card only if": "you can use this card only if",
    "You may use this card only if": "You can use this card only if",
    "You may play this card only if": "You can play this card only if",
    " attached to your opponent's Active Pokémon into their hand":
        " attached to your opponent's Active Pokémon into its owner's hand",
    ". They return at the beginning of the next end step":
        ". Return them to the battlefield under their owners' control at the beginning of the next end step",
    ". If that spell is countered this way, exile it instead of putting it into its owner's graveyard":
        ". If you do, exile it",
    ". If that spell is countered this way, put it on top of its owner's library instead of into that player's "
    "graveyard": ". If you do, put it on top of its owner's library",
    ". If that spell is countered this way, put it into its owner's hand instead of into that player's graveyard":
        ". If you do, return it to its owner's hand",
    ". If that spell is countered this way, ": ". If you do, ",
    " at the beginning of the next end step or if it would leave the battlefield":
        " at the beginning of the next end step. Exile it when it leaves the field",
}  # fmt: skip
"""What cards say, and how it is said here."""


_SEARCH = re.compile(r"\b[Ss]earch (?:your|their) library for [^.;\n]*")
_FOUND = {"that card": "it", "those cards": "them"}
"""What a search calls the cards that it has found, and how it is said here."""

_THEN_ON_TOP = re.compile(r", then shuffle and put (?P<it>it|them) on top(?: of (?:your|their) library)?(?! of)")

_COSTS = re.compile(
    r"(?P<before>(?:^|(?<=[.;\n] ))[^.;:\n]*?, )(?P<deed>Pay|Sacrifice|Discard|Exile|Remove|Tap)(?= [^.;:]*:)"
)
"""A cost that begins with a capital although another one in words stands before it."""

_ONLY_OF_ABILITY = re.compile(r"(?P<ability>:[^;\n]*?\. )Activate only (?=[a-z])")
_ONLY_WHEN = re.compile(r"Activate only (?P<when>when|if) (?P<what>[^.;]*)\. (?=[A-Z])")
_BY_GIVING = re.compile(r"Activate this card by (?P<deed>Tributing|discarding|paying|banishing|sending)\b")
_DEEDS = {"Tributing": "Tribute", "discarding": "Discard", "paying": "Pay", "banishing": "Banish", "sending": "Send"}

_SIZE = re.compile(r"\b(an? )((?:[a-z]+ )*[A-Z][a-z]+)(?: creature)? with base power and toughness (\d+/\d+)")
_BARE = re.compile(
    r"(?P<front>[Uu]ntil end of turn, )?(?P<who>\b(?:[Tt]arget|[Ee]nchanted|[Aa]ll|[Ee]ach)\b[^.;,]*?) "
    r"loses? all abilities and (?:becomes?|is|are) (?P<what>[^.;]*?)(?P<time> until end of turn)?(?=[.;]|$)"
)
"""What is made into something, and loses its abilities for that."""

_ITS_OWN = re.compile(r"\b[Tt]his (?:card|creature|monster|artifact|permanent) (?:gets|gains|loses|has) [^.;\n]*")
_ON_IT = re.compile(r"(?<=ounter) on it\b")
"""What this card is by the counters on it, which may be told of by 'it'."""

_NEXT_DAMAGE = re.compile(
    r"\b[Tt]he next (?P<count>\w+) damage that would be dealt to (?P<to>[^.;]*?) this turn is prevented(?=[.;]|$)"
)


_PAID = r"pays?|discards?|sacrifices?|exiles?|reveals?|returns?"
_OR_ELSE = re.compile(
    rf"\b(?P<who>[Yy]ou|[Tt]hat player|[Tt]hey|[Ii]ts controller) may (?P<pay>(?:{_PAID}) [^.;\n]*)"
    r"\. If (?:you|that player|they|that creature's controller) (?:don't|do not|doesn't), (?P<deed>[^.;\n]*)"
)
"""What is done if nobody pays for it, told in two sentences."""

_AS_IT_ENTERS = re.compile(
    r"\b[Aa]s (?P<it>this[^.;,\n]*? enters[^.;,\n]*?), it enters(?: the battlefield)? tapped unless"
)
_ARTIFACTS = re.compile(
    r"(?P<who>\b(?:(?:[Tt]arget|[Tt]his|[Ee]ach|[Aa]ll) artifacts?|[Aa]rtifacts)\b[^.;,:]*?) "
    r"(?P<become>becomes? (?:an? )?\d+/\d+ (?:[A-Z][a-z]+ )*)artifact (?P<creature>creatures?\b[^.;]*?)"
    r"(?P<time> until end of turn)?(?=[.;]|$)"
)
"""Artifacts that become artifact creatures: they are creatures besides."""

_STILL = re.compile(
    r"(?P<become>\bbecomes? (?:an? )?\d+/\d+ [^.;]*?creatures?(?: with [^.;]*?)?) that(?:'s| are) still "
    r"(?P<land>a land|lands)"
)
_CHOOSING = re.compile(r"(?P<deed>\b[Ss]acrifices? [^.;,\n]*?) of (?:their|his or her|your) choice\b")
_OWN_HANDS = re.compile(r"(?P<who>\b[Ee]ach (?:player|opponent) may put [^.;\n]*? from )their(?P<hand> hand\b)")
_ENTERS_AND = re.compile(
    r"(?P<when>When this[^.;,\n]*? enters[^.;,\n]*?) and (?P<then>(?:at the beginning of|whenever|when) [^,;\n]*), "
    r"(?P<deed>[^;\n]*)"
)
"""What is done at two moments, of which the second is not told in the same words."""

_ANY_ORDER = re.compile(r"(?P<put>\bput [^.;\n]* from your hand on (?:top|the bottom) of your library) in any order\b")


def _unless_paid(found: re.Match[str]) -> str:
    """The same in one sentence, with the deed in front."""
    who, deed = found["who"].lower(), found["deed"]
    pay = found["pay"] if who in ("you", "they") else re.sub(r"^\w+", lambda word: f"{word[0]}s", found["pay"])
    who, pay = ("that player", re.sub(r"^\w+", lambda word: f"{word[0]}s", pay)) if who == "they" else (who, pay)
    first = deed[0].upper() if found["who"][0].isupper() else deed[0]
    return f"{first}{deed[1:]} unless {who} {pay}"


_STILL_SO = {"a land": "It's still", "lands": "They're still"}


def _creatures_besides(found: re.Match[str]) -> str:
    its = "their" if found["creature"].startswith("creatures") else "its"
    time = found["time"] or ""
    return f"{found['who']} {found['become']}{found['creature']} in addition to {its} other types{time}"


def _at_both_moments(found: re.Match[str]) -> str:
    then = re.sub(r"\bit\b", "this", found["then"][0].upper() + found["then"][1:])
    deed = found["deed"].removesuffix(".")
    return f"{found['when']}, {deed};{then}, {deed}"


def _of_what_is_found(found: re.Match[str]) -> str:
    """A search that tells of what it has found by 'it' and 'them'."""
    said = found[0]
    for each, meaning in _FOUND.items():
        said = re.sub(rf"\b{each}\b", meaning, said)
    return _THEN_ON_TOP.sub(r", then shuffle and put \g<it> on top", said)


def _in_two(found: re.Match[str]) -> str:
    """First what it becomes, and then what it loses; for a time, or as long as this lasts."""
    who, what, is_for_time = found["who"], found["what"], found["front"] or found["time"]
    if is_for_time:
        return f"{who} becomes {what} until end of turn. It loses all abilities until end of turn"
    return f"{who} becomes {what};{who} loses all abilities"


def reworded(text: str) -> str:
    """A text in the words in which it can be read."""
    text = on_top_in_words(without_reminders(text))
    text = in_words_of_magic(in_words_of_pokemon(in_words_of_yugioh(text)))
    text = in_words_of_shared_games(text)
    for said, meaning in _PHRASES.items():
        text = text.replace(said, meaning)
    text = _ONLY_OF_ABILITY.sub(r"\g<ability>Activate this ability only ", text)
    text = _ONLY_WHEN.sub(lambda found: f"{found['when'].capitalize()} {found['what']}: ", text)
    text = _ITS_OWN.sub(lambda found: _ON_IT.sub(" on this card", found[0]), text)
    text = _NEXT_DAMAGE.sub(r"Prevent the next \g<count> damage that would be dealt to \g<to> this turn", text)
    text = _CHOOSING.sub(r"\g<deed>", _OR_ELSE.sub(_unless_paid, text))
    text = _ARTIFACTS.sub(_creatures_besides, text)
    text = _STILL.sub(lambda found: f"{found['become']}. {_STILL_SO[found['land']]} {found['land']}", text)
    text = _AS_IT_ENTERS.sub(r"\g<it> tapped unless", text)
    text = _OWN_HANDS.sub(r"\g<who>your\g<hand>", _ANY_ORDER.sub(r"\g<put>", text))
    text = _ENTERS_AND.sub(_at_both_moments, text)
    text = _SEARCH.sub(_of_what_is_found, text)
    while found := _COSTS.search(text):
        text = f"{text[: found.start('deed')]}{found['deed'].lower()}{text[found.end('deed') :]}"
    text = _BY_GIVING.sub(lambda found: _DEEDS[found["deed"]], text)
    return _BARE.sub(_in_two, _SIZE.sub(r"\g<1>\g<3> \g<2>", text))

"""Sentences as players say them at the table, and the steps of worked examples that they mean."""

import re
from collections.abc import Sequence

from rules_db.engine.scene import OtherSentence
from rules_db.games.cgs.card_text.said.vocabulary import KEYWORDS
from rules_db.games.cgs.rules.c12_pokemon.special_conditions import ALL as CONDITIONS
from rules_db.games.cgs.rules.c16_poker.kinds_of_hand import from_highest_to_lowest
from rules_db.games.cgs.table.counting import IN_PLAY, WORDS
from rules_db.games.cgs.words import BATTLE, BETTING, ENDING, MAIN_1, MAIN_2, STARTING

_FLAGS = "|".join((*CONDITIONS, "tapped", "face-down"))
_HANDS = "|".join(from_highest_to_lowest())
_KEYWORDS = "|".join(KEYWORDS)
_NO_LONGER = "(?:not|no longer)"
_SUM = r"\$?(\d+)(?:M| million| millions)?"
_CARD = "((?:(?!'s [a-z]).)+?)"
"""A card, and no property of one: 'Elf's facing is face-down' is a step by itself."""


_MANY = ("no", "a", "an", "one", "two", "three", "four", "five", "six", "seven")
_NUMBER = rf"(\d+|{'|'.join(_MANY)})"


_PHASES = {
    **{each.casefold(): each for each in (STARTING, BETTING, MAIN_1, BATTLE, MAIN_2, ENDING)},
    **dict.fromkeys(("main phase", "first main phase", "precombat main phase"), MAIN_1),
    **dict.fromkeys(("second main phase", "postcombat main phase"), MAIN_2),
    **dict.fromkeys(("combat", "combat phase", "battle"), BATTLE),
    **dict.fromkeys(("end phase", "end step"), ENDING),
}
"""What phases are called besides, in small letters."""


def _phase(name: str) -> str:
    return _PHASES.get(name.casefold(), name)


def _digits(word: str) -> str:
    """A number as steps say it: 'two' is 2, and so are 'a' and 'an' 1."""
    return word if word not in _MANY[1:] else str(max(1, _MANY.index(word) - 2))


def _controls(found: re.Match[str]) -> str:
    return f"{found[1]} has {_digits(found[2])} {found[3]}{IN_PLAY}"


def _coins(found: re.Match[str]) -> str:
    """Heads comes first of the two sides of a coin."""
    return f"chance gives {re.sub('heads|tails', lambda side: str(('heads', 'tails').index(side[0])), found[1])}"


def _pile_of_owner(found: re.Match[str]) -> str:
    return f"{found[1]}'s zone is {'hand' if found[0].endswith('hand') else 'Main Deck'}"


SENTENCES: Sequence[OtherSentence] = (
    (r"chance gives ((?:heads|tails)(?:(?:, | and )(?:heads|tails))*)", _coins),
    (r"(?:the|\w+'s) (?:coin|coin flip|flip|coins|flips) (?:is|are|comes? up|lands? on|shows?) "
     r"((?:heads|tails)(?:(?:, | and )(?:heads|tails))*)", _coins),
    (rf"{_CARD} is ({_FLAGS})", r"\1's \2 is yes"),
    (rf"{_CARD} is {_NO_LONGER} ({_FLAGS})", r"\1's \2 is no"),
    (rf"{_CARD} is untapped", r"\1's tapped is no"),
    (rf"{_CARD} is face-up", r"\1's face-down is no"),
    (rf"{_CARD} is in Attack Position", r"\1's position is attack"),
    (rf"{_CARD} is in Defense Position", r"\1's position is defense"),
    (rf"{_CARD} is (?:attached|equipped) to (.+)", r"\1's on is \2"),
    (rf"{_CARD} is (?:on the (?:battle)?field|in play)", r"\1's in play is yes"),
    (rf"{_CARD} is {_NO_LONGER} (?:on the (?:battle)?field|in play)", r"\1's in play is no"),
    (rf"{_CARD} (?:survives|survived|lives|is (?:still )?alive|is still (?:in play|on the (?:battle)?field))",
     r"\1's in play is yes"),
    (rf"{_CARD} (?:dies|died|has died|is dead|is destroyed|was destroyed|has been destroyed|"
     r"(?:goes to|is put into) (?:the|its owner's) (?:graveyard|GY|discard pile))", r"\1's zone is discard pile"),
    (rf"{_CARD} is (?:an? )?(-?\d+/-?\d+)", r"\1's power and toughness is \2"),
    (rf"{_CARD} has (?:taken )?(\d+) damage(?: counters?)?(?: marked)?(?: on it)?", r"\1's damage is \2"),
    (rf"{_CARD} has no damage(?: counters?)?(?: on it)?", r"\1's damage is 0"),
    (rf"{_CARD} has no counters(?: on it)?", r"\1's counters is none"),
    (rf"{_CARD} has (\d+) ([^ ]+) counters?(?: on it)?", r"\3 counters on \1's number is \2"),
    (rf"{_CARD} has an? ([^ ]+) counter(?: on it)?", r"\2 counters on \1's number is 1"),
    (rf"{_CARD} has no ([^ ]+) counters?(?: on it)?", r"\2 counters on \1's number is 0"),
    (rf"{_CARD} (?:does not have|doesn't have|no longer has|has no) ({_KEYWORDS})", r"\1's \2 is no"),
    (rf"{_CARD} has ({_KEYWORDS})", r"\1's \2 is yes"),
    (rf"{_CARD} has (\d+) (power|toughness|loyalty|ATK|DEF|HP)", r"\1's \3 is \2"),
    (rf"{_CARD} is in the (?:graveyard|GY|discard pile)", r"\1's zone is discard pile"),
    (rf"{_CARD} is (?:in exile|exiled|banished)", r"\1's zone is exiled zone"),
    (rf"{_CARD} is (?:in the Active Spot|Active)", r"\1's zone is Extra Summon Zone"),
    (rf"{_CARD} is (?:on the Bench|Benched)", r"\1's zone is Main Summon Zone"),
    (rf"{_CARD} is (?:in (?:the )?hand|in the (?:deck|library|Main Deck))", _pile_of_owner),
    (rf"{_CARD} (?:is|lies) on top of the Uno pile", r"\1's pile is top"),
    (r"the top (?:card )?of the Uno pile is (.+)", r"\1's pile is top"),
    (rf"{_CARD} is in the Uno pile", r"\1 is on the Uno pile"),
    (rf"{_CARD} is covered", r"\1's pile is covered"),
    (rf"{_CARD} is (?:uncovered|{_NO_LONGER} covered)", r"\1's pile is top"),
    (rf"{_CARD} is in the pot", r"\1's zone is betting zone"),
    (r"nobody owns (.+)", r"\1's owner is none"),
    (r"(\w+) owns (.+)", r"\2's owner is \1"),
    (r"nobody controls (.+)", r"\1's controller is none"),
    (r"(\w+) (?:does not|doesn't|no longer) controls? (.+)", r"\2's controlled by \1 is no"),
    (rf"{_CARD} is on (\w+)'s Bench", r"\1 is in \2's Main Summon Zone"),
    (r"(\w+) is (?:still )?at (-?\d+)(?: life)?", r"\1 has \2 life"),
    (rf"(\w+) controls (?:exactly )?{_NUMBER} ((?i:{WORDS})s?)", _controls),
    (r"(\w+) controls nothing", r"\1 has 0 cards in play"),
    (rf"(\w+) has ({'|'.join(_MANY[1:])}) (cards?) in (?:(?:her|his|their|the) )?(.+)",
     lambda found: f"{found[1]} has {_digits(found[2])} {found[3]} in the {found[4]}"),
    (rf"there (?:is|are) {_NUMBER} (cards?) in (\w+)'s (.+)",
     lambda found: f"{found[3]} has {_digits(found[1])} {found[2]} in the {found[4]}"),
    (rf"(\w+)'s (hand|graveyard|discard pile|deck|library|Bench|bank) (?:has|holds|contains) {_NUMBER} (cards?)",
     lambda found: f"{found[1]} has {_digits(found[3])} {found[4]} in the {found[2]}"),
    (r"(\w+)'s life(?: total| points)? is (-?\d+)", r"\1 has \2 life"),
    (r"(\w+) has (-?\d+) (?:life points|LP)", r"\1 has \2 life"),
    (r"(\w+) has (\d+|no) Prize cards?(?: left)?", r"\1 has \2 cards in the Prize card area"),
    (r"(\w+) has (\d+|no) (cards?) in (?:her|his|their|the) Hold 'em zones?", r"\1 has \2 \3 in the Hold em zone"),
    (r"(\w+) has (\d+|no) (cards?) in (?:her|his|their) (.+)", r"\1 has \2 \3 in the \4"),
    (r"(\w+) has \$(\d+)M in (?:the|her|his|their) bank(?: zone)?", r"\1 has \2 million in the bank"),
    (r"(\w+) has (\d+) million in (?:her|his|their) bank(?: zone)?", r"\1 has \2 million in the bank"),
    (r"(\w+) has a full set", r"\1 has 1 full set"),
    (rf"(\w+)'s bid is {_SUM}", r"\1 has \2 million bid"),
    (rf"(\w+) has (?:bid|a bid of) {_SUM}", r"\1 has \2 million bid"),
    (rf"the ante is {_SUM}", r"the ante's amount is \1"),
    (rf"(\w+) (?:has|shows|announces) (?:an? )?({_HANDS})", r"\1's poker hand is \2"),
    (r"(\w+) has folded", r"\1's folded is yes"),
    (r"(\w+) is all[ -]in", r"\1's all in is yes"),
    (r"(\w+) (?:must|has to) call (?:UNO|Uno)", r"\1's UNO to call is yes"),
    (r"(\w+) (?:need not|does not have to|doesn't have to) call (?:UNO|Uno)", r"\1's UNO to call is no"),
    (r"(\w+) (?:must|has to|is asked to) pay", r"\1 is next to choose a payment"),
    (r"(\w+) (?:must|has to|is asked to) (.+)", r"\1 is next to \2"),
    (r"the turn order is (reversed|usual)", r"the turn order's direction is \1"),
    (r"the turn order is not reversed", r"the turn order's direction is usual"),
    (r"the Dealer controls (.+)", r"\1 is in the Dealer's zone"),
    (r"(\w+) has priority", r"\1's priority is yes"),
    (r"(\w+) (?:does not|doesn't) have priority", r"\1's priority is no"),
    (r"the Dealer's (deck|zone)s? (?:is|are) empty", r"the Dealer \1 is empty"),
    (r"the Dealer's (deck|zone)s? (?:holds?|has|have)(:| .+)", r"the Dealer \1 holds\2"),
    (r"(\w+)'s (hand|graveyard|discard pile|deck|library|Bench|bank) is empty", r"\1 has no cards in the \2"),
    (r"the (?:queue|Queue|stack|Stack|chain|Chain) holds nothing", "the Queue is empty"),
    (r"the (?:queue|stack|Stack|chain|Chain) (is empty|holds .+)", r"the Queue \1"),
    (r"(?:nothing is in|there is nothing in) the (?:queue|Queue|stack|Stack|chain|Chain)", "the Queue is empty"),
    (r"nobody (?:wins|has won)(?: yet)?|the game (?:is not over|is not over yet|continues)", "the game goes on"),
    (r"rule (\S+) (?:applies|is applied|has applied)", r"rule \1 applied"),
    (r"rule (\S+) does not apply", r"rule \1 did not apply"),
    (r"(?:it|this|that|the action|the play|the attack|the activation) is "
     r"(?:refused|illegal|forbidden|not allowed) (?:by|under) rule (\S+)", r"the attempt is refused by rule \1"),
    (r"(\w+) is the turn player", r"it is the turn of \1"),
    (r"it is (?:still )?(\w+)'s turn", r"it is the turn of \1"),
    (r"it is (\w+)'s (.+)", lambda found: f"it is the {_phase(found[2])} of {found[1]}"),
    (r"(a game of cgs with .+?) (?:in|during|at) (?:the (?P<phase>.+) of (?P<who>\w+)|(?P<whose>\w+)'s (?P<other>.+))",
     lambda found: f"{found[1]} in the {_phase(found['phase'] or found['other'])} of {found['who'] or found['whose']}"),
    (rf"(\w+) has ({'|'.join(_MANY[1:])}) (.*mana)", lambda found: f"{found[1]} has {_digits(found[2])} {found[3]}"),
    (r"(\w+) has an empty (hand|graveyard|discard pile|deck|library)", r"\1 has no cards in the \2"),
    (r"(\w+) has (?:in play|on (?:the|her|his|their) (?:battle)?field):", r"\1 controls:"),
    (r"(\w+) has in (?:her|his|their|the) Hold 'em zones?:", r"\1 has in the Hold em zone:"),
    (r"(\w+) has (?:in|on) (?:her|his|their) (.+):", r"\1 has in the \2:"),
    (r"(\w+)'s (?:battle)?field:", r"\1 controls:"),
    (r"(\w+)'s (.+?)(?: (?:has|holds|contains))?:", r"\1 has in the \2:"),
    (r"the (.+) (?:has|contains)(:| .+)", r"the \1 holds\2"),
    (r"(?:everybody|everyone|all|all players|both|both players) pass(?:es)?(?: priority)?", "everyone passes"),
    (r"the (?:whole )?(?:queue|Queue|stack|Stack|chain|Chain) resolves", "all pass until the Queue is empty"),
    (r"(\w+) (?:ends|passes) (?:her|his|their|the) turn|(\w+)'s turn ends",
     lambda found: f"all pass until the turn of {found[1] or found[2]} is over"),
    (r"(\w+) (?:(?:goes|moves|proceeds) to|enters|starts|begins|declares) (?:(?:her|his|their|the) )?"
     r"(combat|battle|.*(?:[Pp]hase|[Ss]tep).*)",
     lambda found: f"the game goes on to the {_phase(found[2])} of {found[1]}"),
    (r"(\w+) can (?!not )(.+)", r"\1 may \2"),
    (r"(\w+) (?:can't|cannot|can not) (.+)", r"\1 may not \2"),
)  # fmt: skip
"""What is said, as a pattern, and the step that it means."""

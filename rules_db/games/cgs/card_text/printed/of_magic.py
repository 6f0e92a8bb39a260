"""What cards of Magic say in other words than those in which it is read, as patterns.

Keywords that are effects of their own are put into quotes where a text gives them to cards: 'have "ward {1}"'.
"""

from __future__ import annotations

from rules_db.games.cgs.card_text.printed.phrases import Phrases, reworder
from rules_db.games.cgs.card_text.said.vocabulary import KEYWORDS

_DECAYED = ("can't block", 'has "When this attacks, sacrifice it at end of combat"')

_GIVEN = (
    r"prowess|ward \{\d+\}|undying|persist|exalted|battle cry|mentor|training|evolve|extort|fear|skulk|ingest|exploit|"
    r"flanking|(?:annihilator|bushido|afflict|frenzy|renown|afterlife|absorb) \d+"
)
_PLAIN = "|".join(KEYWORDS)
_END = r"(?= until end of turn| as long as| while| during|[.,;\n\"]|$)"
_CONNIVING = r"(?:[Ii]t|[Tt]his(?: [a-z]+)?|(?:[Uu]p to one )?[Tt]arget creature you control)"
_SHIELDED = r"(?:[Tt]arget|[Cc]reatures|[Pp]ermanents)\b[^.;:,\n]*?"
_ABILITY_WORD = (
    r"(?:^|(?<=[\n;]))(?:Adamant|Ferocious|Formidable|Hellbent|Metalcraft|Morbid|Spell mastery|Threshold) [—–-] "
)
"""Words that change nothing in front of what a spell does if something is so."""
_CHANGE = r"gets? [+-]\d+/[+-]\d+(?: for each [^.;,\n]*)?"

_SAID: Phrases = {
    r"\b(?P<who>[Ee]nchanted creature|[Ee]quipped creature) has decayed(?=\.|;|\n|$)":
        lambda found: ";".join(f"{found['who']} {each}" for each in _DECAYED),
    r"\bExchange control of two target (?P<what>\w+)s(?=[.;\n]|$)":
        r"Exchange control of target \g<what> and another target \g<what>",
    r"\beach (?P<one>\w+) and each planeswalker\b": r"all \g<one>s and planeswalkers",
    r"( you control| your opponents control| an opponent controls| you cast)( of the chosen (?:type|color))": r"\2\1",
    r"\b(?P<target>target (?:Aura|Equipment)) card(?= (?:from|in) )": r"\g<target>",
    rf"\b(?P<give>have|has|gains?|with) (?P<before>(?:(?:{_PLAIN})(?:, | and |, and ))*)(?P<word>{_GIVEN}){_END}":
        r'\g<give> \g<before>"\g<word>"',
    rf"(?P<who>[^.;,:\n]*) (?P<have>(?:have|has) (?:(?:{_PLAIN})(?:, |,? and )?)+(?<! and)(?<!,)) and "
    rf"(?P<get>{_CHANGE})(?=[.;\n]|$)": r"\g<who> \g<get> and \g<have>",
    r"\bwith (?P<sign>[+-])1/(?P=sign)1 counters on (?P<it>them|it)\b":
        r"with a \g<sign>1/\g<sign>1 counter on \g<it>",
    r"\b(?P<when>[Ww]hen(?:ever)?) you (?P<deed>cycle|discard) this(?: card)?(?=,)":
        lambda found: f"{found['when']} this is {found['deed'].removesuffix('e')}ed",
    r"\b(?P<cast>[Ww]henever you cast an? [^.,;:\n]*spell) during (?:an|each) opponent's turn(?=,)":
        r"\g<cast>, if it's your opponent's turn",
    r"\b(?P<cast>[Ww]henever you cast your \w+ spell) during each opponent's turn(?=,)":
        r"\g<cast> each turn, if it's your opponent's turn",
    r"(?<=[Ww]henever )you're dealt(?= damage)": "you are dealt",
    r"\b(?P<it>[Ii]f it was an? )(?P<kind>creature|artifact|enchantment|planeswalker) spell(?=,)":
        r"\g<it>\g<kind>",
    r"\b(?P<prevent>[Pp]revent all (?:combat )?damage) (?P<who>[^.;,]*?) would deal this turn(?=[.;\n]|$)":
        r"\g<prevent> that would be dealt by \g<who> this turn",
    r"(?:^|(?<=[;\n]))Cast this spell only during combat(?=\.)": "Play this only if it is the Battle Phase",
    r"\b(?P<pay>[Pp]ay half your life), rounded up(?=[,:])": r"\g<pay>",
    r"\b(?P<become>lands?\b[^.;:]* becomes? an? \d+/\d+ [^.;]*?)artifact (?P<creature>creature\b[^.;]*?)"
    r"(?P<time> until end of turn)?\. It's still a land":
        r"\g<become>\g<creature>\g<time>. It's still a land. It is also an artifact\g<time>",
    r"\b(?P<you>[Yy]ou) and (?P<other>target (?:opponent|player)|that player) each "
    r"(?P<deed>draw|lose|gain|discard|mill) (?P<what>[^.;,\n]*)":
        lambda found: f"{found['you']} {found['deed']} {found['what']}, then {found['other']} {found['deed']}s "
        f"{found['what']}",
    rf"(?:^|(?<=[;\n]))(?P<when>When this(?: [a-z]+)? enters, )?(?P<who>{_SHIELDED}) (?P<gain>gains?) protection from "
    r"the color of your choice until end of turn":
        lambda found: f"{found['when'] or ''}{'choose' if found['when'] else 'Choose'} a color. {found['who']} "
        f"{found['gain']} protection from the chosen color until end of turn",
    r"\b[Ii]f that creature or planeswalker would die this turn": "If that permanent would die this turn",
    rf"{_ABILITY_WORD}(?=If [^.,:]*, [^:\n]*(?:\n|$))": "",
    r"(?:^|(?<=[\n;]))(?:Corrupted|Coven|Delirium|Domain|Fateful hour|Revolt|Undergrowth|Will of the council) [—–-] ":
        "",
    r"\b(?P<count>(?:the number of|for each) (?:other )?[a-z]+) (?P<whose>you control|your opponents control) "
    r"(?P<bound>with (?:power|toughness|mana value) \d+ or (?:greater|less))": r"\g<count> \g<bound> \g<whose>",
    r"\bAll opponents\b(?= [a-z])": "Opponents",
    r"\ball opponents\b(?= (?:lose|gain|draw|discard|sacrifice|mill))": "opponents",
    r"\b(?P<each>[Ee]ach player) discards their hand, then draws that many cards":
        r"\g<each> discards their hand, then draws the same number of cards they discarded",
    r"\b(?P<discard>[Dd]iscard) your hand, then draw that many cards":
        r"\g<discard> your hand, then draw the same number of cards",
    r"(?:^|(?<=[;\n]))(?P<all>Players|players) have no maximum hand size":
        lambda found: f"{'E' if found['all'][0] == 'P' else 'e'}ach player has no maximum hand size",
    r"(?P<when>[Ww]henever (?:an opponent|a player) [^.;:\n]*?, [^.;\n]*?damage to )them(?=[.;\n ]|$)":
        r"\g<when>that player",
    r"\b(?P<put>[Pp]ut an? [^.;,\n]* counter on) each of (?P<them>them|those creatures)": r"\g<put> \g<them>",
    r"\b(?P<target>[Tt]arget [^.;,\n']*?)'s owner shuffles it into their library":
        lambda found: f"{'S' if found['target'][0] == 'T' else 's'}huffle t{found['target'][1:]} into its owner's "
        "library",
    r"\b(?P<target>[Tt]arget [^.;,\n']*?)'s owner puts it on the (?P<end>top|bottom) of their library":
        lambda found: f"{'P' if found['target'][0] == 'T' else 'p'}ut t{found['target'][1:]} on the {found['end']} of "
        "its owner's library",
    r"\b(?P<d>[Dd])iscover (?P<n>\d+)\b":
        lambda found: f"{'E' if found['d'] == 'D' else 'e'}xile cards from the top of your library until you exile a "
        f"nonland card with mana value {found['n']} or less. You may cast it without paying its mana cost. "
        "If it wasn't cast this way, put it into your hand. Put the exiled cards that weren't cast this way on the "
        "bottom of your library in a random order",
    r"(?:^|(?<=[;\n]))Boast [—–-] (?P<cost>[^:;\n]*): (?P<deed>[^;\n]*?)\.?(?: \(Activate[^()]*\))?(?=[;\n]|$)":
        r"\g<cost>: \g<deed>. Activate only if this creature attacked this turn and only once each turn",
    r"(?:(?:^|(?<=[;\n]))C|(?<=, )c)hoose (?P<target>(?:up to one )?target [^.;:\n]*)\. (?P<p>P)"
    r"(?P<deed>ut [^.;\n]* counters?) on it(?=[.;\n]|$)":
        lambda found: f"{'P' if found[0][0] == 'C' else 'p'}{found['deed']} on {found['target']}",
    r"\b(?P<discard>[Dd]iscards?) all the cards in (?P<whose>their|your) hand\b": r"\g<discard> \g<whose> hand",
    r"\b(?P<ban>[Pp]layers can't cast spells) during combat(?=[.;\n]|$)":
        lambda found: f"As long as it is the Battle Phase, {found['ban'][0].lower()}{found['ban'][1:]}",
    r"(?P<i>[Ii])nvestigate twice\b":
        lambda found: f"{'C' if found['i'] == 'I' else 'c'}reate two Clue tokens",
    r"(?:^|(?<=[;\n]))(?P<who>[Ee]nchanted creature|[Ee]quipped creature) (?P<get>gets [+-]\d+/[+-]\d+) and loses all "
    r"abilities(?=[.;\n]|$)": r"\g<who> \g<get>;\g<who> loses all abilities",
    r" \((?:an|\w+) energy counters?\)": "",
    rf"\b(?P<who>{_CONNIVING}) connives(?=[.;\n\"]|$)":
        lambda found: f"{'D' if found['who'][0].isupper() else 'd'}raw a card, then discard a card. If you discarded a "
        f"nonland card this way, put a +1/+1 counter on {found['who'][0].lower()}{found['who'][1:]}",
    r"\b(?P<you>[Yy]ou) gain hexproof(?= until)": r"\g<you> have hexproof",
    r"\bSacrifice the creature at the beginning of": "Sacrifice it at the beginning of",
    r"\b(?P<when>[Ww]henever this\b[^.;:\n]*?) for the first time each turn, (?P<deed>[^;\n]*?)\.?(?=[;\n]|$)":
        r"\g<when>, \g<deed>. This ability triggers only once each turn",
    r"\b(?P<it>it|that creature) also (?P<has>gets|gains|has)(?= [a-z+-])": r"\g<it> \g<has>",
    r"\b(?P<cannot>can't be blocked) (?P<time>this turn|until end of turn) (?P<but>(?:except )?by [^.;\n]*)":
        r"\g<cannot> \g<but> \g<time>",
    r"\b(?P<one>[Tt]arget|[Ee]ach|[Aa]ll|[Aa]) (?P<what>(?:creature|permanent|planeswalker)s?\b[^.;:,\n]*?) that "
    r"(?:was|were) dealt damage this turn\b": r"\g<one> hurt \g<what>",
    r"\b(?P<with>enters(?: the battlefield)? with) a number of (?P<counter>\S+ counter)s on it equal to the number of ":
        r"\g<with> a \g<counter> on it for each ",
    r"\bcreature, monster,? or Pokémon\b": "creature",
    r"\bwas bargained\b": "was kicked",
    r" as you cast this spell(?=, you may choose)": "",
    r"\byour first main phase\b": "your precombat main phase",
    r"\byour second main phase\b": "your postcombat main phase",
    r"(?:^|(?<=[;\n]))Exhaust [—–-] (?P<rest>[^\n;(]*?)(?: \(Activate each[^()]*\))?(?=[\n;]|$)":
        r"Only once, \g<rest>",
    r"\b(?P<it>[Ii]t|[Tt]his creature) endures (?P<n>\d+)(?=[.;\n]|$)":
        r"choose one — • Put \g<n> +1/+1 counters on \g<it>. • Create a \g<n>/\g<n> white Spirit creature token",
    r"\bSpell or Trap\b(?! effects?\b)": "Spell/Trap",
    r"(?:^|(?<=[;\n]))As long as (?P<so>[^.;,\n]*), (?P<who>this(?: [a-z]+)? can attack as though it didn't have "
    r"defender)": r"\g<who> as long as \g<so>",
    r"\bmay have (?P<it>it|this(?: [a-z]+)?) (?P<deed>deal|fight) ": r"may have \g<it> \g<deed>s ",
}  # fmt: skip

in_words_of_magic = reworder(_SAID)
"""Gives a text with these phrases as they can be read."""

"""What cards of Yu-Gi-Oh! say in other words than those in which it is read, as patterns."""

from __future__ import annotations

import re

from rules_db.games.cgs.card_text.printed.phrases import Phrases, reworder

_REMAINS = "[Aa]fter this card's activation, it remains on the field"
_ATK_DEF = r"ATK(?:/| and )DEF"


def _counted_in_both(found: re.Match[str]) -> str:
    """What is counted in two places, counted in each of them."""
    gains = f"This card g{found['gains']}"
    own, where = ("you control", "in your GY") if found["where"] == "your GY" else ("on the field", "in all graveyards")
    return f"{gains} {own};{gains} {where}"


def _gained_by_both(found: re.Match[str]) -> str:
    """What two stats gain or lose, said of each of them."""
    gains, then, each = found["gains"], found["then"], found["each"] or ""
    what, time = found["what"] or "", found["time"] or (f" until{found['front'][5:]}" if found["front"] else "")
    first = "" if then else each
    return f"{what}{gains} {found['one']}{first}{time} and {then or gains.lower()} {found['other']}{each}{time}"


_SAID: Phrases = {
    rf"\b{_REMAINS}, but (?:you must )?destroy it (?P<when>during [^.;]*)\. When this card is activated: "
    r"(?:If your opponent controls a face-down monster, )?(?P<deed>[^.;]*)(?P<more>\. )?":
        lambda found: "This card can remain on the field;When this card is activated: "
        f"{found['deed']}. Destroy this card {found['when']}{';' if found['more'] else ''}",
    rf"\b{_REMAINS}, but (?:you must )?destroy it (?P<when>during [^.;]*)":
        r"This card can remain on the field;When this card is activated: Destroy this card \g<when>",
    rf"\b{_REMAINS}\b": "This card can remain on the field",
    r"\b[Tt]his card remains (?:face-up )?on the field for 3 (?:of )?your opponent's turns":
        "Destroy this card during the End Phase of your opponent's 3rd turn;This card can remain on the field",
    rf"\b[Tt]his card's {_ATK_DEF} becomes? (?:equal to |the same as )?(?:that (?:target|monster|card)'s original "
    rf"{_ATK_DEF}|the original {_ATK_DEF} of that (?:target|monster|card))(?P<time>,? until [^.;]*)?":
        lambda found: ", and ".join(
            f"this card's {each} becomes that card's original {each}{found['time'] or ''}" for each in ("ATK", "DEF")
        ),
    r"\b(?P<its>this card's (?P<number>ATK|DEF) becomes) equal to that (?:target|monster|card)'s (?P<original>original "
    r")?(?=ATK|DEF)": r"\g<its> that card's \g<original>",
    r"\b[Yy]ou take no battle damage from your opponent's monsters this turn(?=[.;\n]|$)":
        "Prevent all battle damage that would be dealt to you this turn by monsters your opponent controls",
    r"\b(?P<its>its original (?P<number>ATK|DEF)) becomes half its current original (?P=number)":
        r"\g<its> becomes halved",
    r"(?P<when>\b[Ww]hen an opponent's monster declares an attack: [Ii]nflict damage to your opponent equal to )the "
    r"attacking (?=monster's (?:ATK|DEF))": r"\g<when>that ",
    r"\b(?P<cannot>[Tt]his card (?:cannot|can't) be )targeted for an attack\b": r"\g<cannot>attacked",
    r"\b[Nn]either player can Tribute cards\b": "Cards cannot be tributed",
    r"\b(?P<negate>[Nn]egate )its (?=attack\b)": r"\g<negate>the ",
    r"\b(?P<that>[Dd]estroy that monster)\(s\) with \d+ or (?:more|less) (?:ATK|DEF)": r"\g<that>",
    r"\b(?P<that>that )face-down (?=monster\b)": r"\g<that>",
    r"\bthe (?P<number>(?:original )?(?:ATK|DEF|Level)) of the destroyed monster(?: in the (?:GY|Graveyard))?":
        r"the destroyed monster's \g<number>",
    r"\b(?P<when>(?:[Ii]f|[Ww]hen) this card destroys [^:.;]*: )It (?=can (?:attack|make) )": r"\g<when>This card ",
    r"\b(?P<again>[Tt]his card can attack )an opponent's monster again in a row":
        r"\g<again>again in a row. This card cannot attack directly this turn",
    r"\b[Nn]egate all other (?P<kind>Trap|Spell|monster) effects on the field":
        r"The effects of all other face-up \g<kind>s on the field are negated",
    r"\b(?P<skip>[Ss])kip your opponent's next (?P<phase>(?:Battle|Draw|Main|Standby|End) Phase|turn)":
        lambda found: f"{'Y' if found['skip'] == 'S' else 'y'}our opponent skips their next {found['phase']}",
    r"\b(?P<draw>[Dd]raws?) until (?P<who>they|you) have (?P<count>\w+) cards? in (?P<whose>their|your) hands?":
        r"\g<draw> cards until \g<who> have \g<count> cards in \g<whose> hand",
    r"\b(?P<each>[Dd]uring each (?:Standby|Draw|End) Phase: )[Tt]he turn player": r"\g<each>That player",
    r"\b(?P<theirs>[Dd]uring your opponent's (?:Standby|Draw|End) Phase: [^.;\n]*? to )them\b":
        r"\g<theirs>that player",
    r"\b(?P<draws>[Ww]hen your opponent draws a card)(?:\(s\))? during their Draw Phase":
        r"\g<draws>, if it is the Draw Phase and it is your opponent's turn",
    r"\b(?P<deed>[Dd]estroy|[Bb]anish|[Tt]arget) (?:the )?1 (?P<what>[^.;,]*? (?:with|that has) the "
    r"(?:highest|lowest) (?:ATK|DEF))(?: \(your choice, if tied\))?(?=[.;,]|$)": r"\g<deed> the \g<what>",
    r"\b(?P<the>the [^.;,]*? (?:with|that has) the (?:highest|lowest) (?:ATK|DEF)) \(your choice, if tied\)":
        r"\g<the>",
    r"\b(?P<deed>(?:return|destroy|banish|shuffle) )both targets\b": r"\g<deed>those targets",
    r"\b[Ee]ach turn, the first time (?P<what>[^,.;]*? would be destroyed by (?:battle|card effect)), "
    r"(?P<it>it is|they are) not destroyed": r"The first time \g<what> each turn, \g<it> not destroyed",
    r"\bXyz (?P<what>Materials?)(?= from )": lambda found: found["what"].lower(),
    r"\b(?P<your>[Yy]our opponent)(?:'s monsters)? cannot target (?P<what>[a-zA-Z ]*?monsters you control) for "
    r"attacks, except this (?:card|one)": r"\g<your>'s monsters cannot target other \g<what> for attacks",
    r"\b(?P<half>half its (?:original )?(?:ATK|DEF)) on the field": r"\g<half>",
    r"\b(?P<negate>[Nn]egate )that (?=attack\b)": r"\g<negate>the ",
    r"\b[Uu]ntil the End Phase, (?P<take>take control of [^.;]*)": r"\g<take> until the End Phase",
    r"\b(?P<back>(?:, | and |then )+)place them on (?:the )?top of (?:your|the) Deck(?= in any order)":
        r"\g<back>put them back",
    r"\b[Oo]nce per turn, during (?:the|your) Standby Phase, you can (?P<pay>pay [^.;]*)\. "
    r"If you do not, (?P<deed>destroy this card)":
        lambda found: f"During your Standby Phase: {found['deed'].capitalize()} unless you {found['pay']}",
    r"\b(?P<any>[Aa]ny battle damage )it (?=inflicts to )": r"\g<any>this card ",
    r"\b(?P<deal>[Ii]nflict damage to your opponent),? equal to the damage you took": r"\g<deal> equal to that damage",
    r"\b(?P<deed>[Yy]ou can (?:banish|return|destroy) that monster(?: to the hand)?), also "
    r"(?=(?:banish|return|destroy) "
    r"this card)": r"\g<deed>. If you do, ",
    r"\b(?P<each>[Ee]ach time a (?:Spell|Trap)(?: Card)?) is activated, (?P<place>place [^.;]*? on this card) when "
    r"that "
    r"(?:Spell|Trap)(?: Card)? resolves": r"\g<each> resolves: \g<place>",
    r"\b(?P<place>[Pp]lace 1 (?P<kind>\w+) Counter on this card) \(max\. (?P<most>\d+)\)":
        r"\g<place> unless there are \g<most> \g<kind> Counters on this card",
    r"\b(?P<time>[Dd]uring the End Phase), if this card is face-up on the field(?=:)": r"\g<time>",
    r"\b(?P<pay>(?:Tribute|Banish|banish|Send|send|Return|return) )this face-up card\b": r"\g<pay>this card",
    r"(?P<pay>\bPay \d+ (?:LP|Life Points))\. Select (?=1 )": r"\g<pay>, then target ",
    r"\b(?:Select|target) (?P<what>1 [^.;,]*? (?:from|in) your Graveyard)(?:,| and|, and) (?=Special Summon it)":
        r"target \g<what>; ",
    r"\bface-down (?=cards? from your Extra Deck)": "",
    r"\b(?P<t>[Tt])his card is used to (?=Ritual Summon)": r"\g<t>his card can be used to ",
    r"(?P<each>\bfor each [^.;,]*?(?:destroyed|banished) )by this effect": r"\g<each>this way",
    r"(?:^|(?<=\n))\((?P<said>This card is always treated as [^()]*?)\.?\)(?=\n| )": r"\g<said>.",
    r"\ban attack is declared involving (?P<what>(?:an? )[^,:;]*?)(?=[,:])": r"\g<what> attacks or is attacked",
    r"\beach player must (?=discard )": "each player ",
    r"\byour opponent cannot target other (?:face-up )?monsters for attacks":
        "your opponent's monsters cannot target other monsters you control for attacks",
    r"\b[Nn]either player can target this card with card effects": "This card cannot be targeted by card effects",
    r"(?:\bThis card g|(?:^|(?<=[;\n])|(?<=\. ))G)(?P<gains>ains \d+ ATK for each [^.;]*?) (?:on the field|you "
    r"control) and in (?P<where>the GYs|your GY)(?=[.;]|$)": _counted_in_both,
    r"(?P<card>\b[Tt]his card )in (?:its owner's|your) (?:possession|control) (?P<is>is destroyed [^:;]*?)(?=:)":
        r"\g<card>\g<is>, if this card was in its owner's possession",
    r"\b(?P<card>[Tt]his card )is destroyed by (?:your|an) opponent's card(?: \((?:either )?by battle or (?:by )?card "
    r"effect\))?(?=[:,])": r"\g<card>is destroyed by battle or is destroyed by your opponent's card effect",
    r"\bDuring the End Phase,? (?:of the turn|if) this card was (?P<so>destroyed(?: by battle)?)(?: this turn| and "
    r"sent to the GY):":
        r"During the End Phase, if this card is in your GY because it was sent there this turn and this card was "
        r"\g<so>:",
    r"\bIf this card was (?P<so>destroyed(?: by battle)?) this turn, during the End Phase:":
        r"During the End Phase, if this card is in your GY because it was sent there this turn and this card was "
        r"\g<so>:",
    r"\b(?P<banish>[Bb]anish )(?P<count>\d+) cards from the top of (?P<deck>your|your opponent's) (?=Deck)":
        r"\g<banish>the top \g<count> cards of \g<deck> ",
    r"(?P<when>\bsent there this turn and this card was destroyed[^:]*: (?:You can )?Special Summon )(?:it|this "
    r"card)(?: from your GY)?": r"\g<when>it",
    r"(?:^|(?<=\n))(?P<first>[^\n]*?; equip this card) from your (?:hand or field|field or hand) (?P<to>to [^.;\n]*)":
        r"\g<first> from your hand \g<to>;\g<first> \g<to>",
    r"\b[Aa] monster equipped with this card\b": "The equipped monster",
    r"(?:^|(?<=[;\n])|(?<=\. ))(?P<which>All [^.;:]*?) are changed to (?P<position>(?:face-up |face-down )?(?:Attack|"
    r"Defense) Position)":
        lambda found: f"Change {found['which'][0].lower()}{found['which'][1:]} to {found['position']}",
    r"\b(?:(?:Players|Neither player) (?:can(?:no|')t|can) Special Summon more than (?:1 monster|once) (?:per|each) "
    r"turn|Both players can only Special Summon (?:monsters )?once per turn)":
        "Each player can only Special Summon once per turn",
    r"(?:^|(?<=[;\n])|(?<=\. ))Effects of (?=[^.;:]* are negated)": "The effects of ",
    r"\bBoth players show their hands\b": "Each player reveals their hand",
    r"(?:^|(?<=[;\n])|(?<=\. ))Take no (?=(?:battle |effect )?damage)": "You take no ",
    r"\b(?P<who>[Mm]onsters?) with an? (?P<number>ATK|DEF|Level) of (?P<bound>\d+ or (?:more|less|higher|lower))":
        r"\g<who> with \g<bound> \g<number>",
    r"\bin this card's column\b": "in the column of this",
    r"\b(Trap|Spell) Cards?, and their effects on the field, cannot be activated":
        r"Neither player can activate \1 Cards;\1s cannot activate effects",
    r"\b(Trap|Spell) Cards cannot be activated": r"Neither player can activate \1 Cards",
    r"\b[Nn]egate all (Trap|Spell|monster) effects on the field":
        r"The effects of all face-up \1s on the field are negated",
    r"([Nn]egate [^.;]*|effects are negated) while (?:they are|it is) face-up on the field": r"\1",
    r"(?P<summons>Summons [^.;:]*) \(except during the Damage Step\)(?=:)": r"\g<summons>",
    r"(?:^|(?<=[;\n]))Negate the effects of (all (?:[a-zA-Z-]+ )*monsters(?: on the field| (?:your opponent|you) "
    r"controls?)?)(?: while they are face-up on the field)?(?=\.|;|$)": r"The effects of \1 are negated",
    r"\bIf only your opponent controls (an?) ([^,.;]*), you can":
        r"If your opponent controls \1 \2 and you control none, you can",
    r"(?<=Special Summon this card )\(from your hand\)": "from your hand",
    r"(?<=Summons) 1 (?=[a-z])": " a ",
    r", but (?:it has its|its) effects (?:are )?negated": ". Negate its effects",
    r"\b([Yy])our opponent must discard": r"\1our opponent discards",
    r"(?P<equip>\b(?:[Ee]quipped monster|[Ee]quip only to)\b[^\n;]*?\. If )it (?=attacks|battles|destroys|would be )":
        r"\g<equip>the equipped monster ",
    r"\bDuring your Main Phase[:,] [Yy](?P<more>ou can Normal Summon 1 [^.;]*?monster), in addition to your Normal "
    r"Summon(?:/Set)?": r"During your Main Phase, y\g<more> in addition to your Normal Summon/Set",
    r"\b(?P<kind>(?:Normal|Quick-Play|Continuous|Equip|Field|Ritual) Spell|(?:Normal|Counter|Continuous) Trap) "
    r"Card(?P<s>s?)\b": r"\g<kind>\g<s>",
    r"\b(?:Once per turn, during your Standby Phase,|During each of your Standby Phases,)(?: you must)? "
    r"(pay \d+ LP) or destroy this card":
        r"During your Standby Phase: Destroy this card unless you \1",
    r"\b(?P<look>[Ll]ook at your opponent's hand), (?:and )?choose 1 (?P<what>[a-z/ ]+) in it, and discard that card":
        r"\g<look>, and discard 1 \g<what> from it",
    r"\b[Bb]oth players discard as many cards as possible from their hands, then each player draws the same number of "
    r"cards they discarded": "Each player discards their hand, then draws the same number of cards they discarded",
    r"\b([Yy])our opponent cannot target this card with card effects, also it cannot":
        r"\1our opponent cannot target this card with card effects, also this card cannot",
    r"\b(?P<this>[Tt])his turn, you take no further battle damage": r"\g<this>his turn, you take no battle damage",
    r"\b(?P<this>[Tt])his turn, you take no battle damage from your opponent's monsters, also your monsters cannot be "
    r"destroyed by battle":
        r"\g<this>his turn, you take no battle damage. "
        "All monsters you control cannot be destroyed by battle this turn",
    r"(?:^|(?<=[;\n]))You can banish this card until the End Phase": "You can: Banish this card until the End Phase",
    r"\b(?P<banish>[Bb]anish this card) until the End Phase(?=\.|$)":
        r"\g<banish>. Return it to the field at the beginning of the next end step",
    r"\b[Dd]uring the End Phase of the turn (?:this card|it) (?:is|was) Normal Summoned or flipped face-up: "
    r"(?P<return>[Rr]eturn )(?:it|this card)(?= to)":
        r"During the End Phase, if this card was Normal Summoned or flipped face-up: \g<return>this card",
    r"(?P<joint>^|(?<=\n)|[.,;](?: also| but| then)? )[Yy]ou can(?:no|')t conduct your Battle Phase this turn":
        lambda found: f"{'. ' if found['joint'] else ''}Skip your Battle Phase this turn",
    r"\b[Yy]ou can(?:no|')t conduct your Battle Phase (?:during )?the turn you activate this card":
        "Skip your Battle Phase this turn;Activate this card only during the Main Phase 1",
    # What both stats gain stands behind each of them, with its time at the end.
    r"\b(?:(?P<front>[Uu]ntil (?:the end of (?:this|the) turn|the End Phase)), (?P<what>[^.;,]*? ))?"
    r"(?P<gains>[Gg]ains?|[Ll]oses?) (?P<one>\d+ (?:ATK|DEF)),?(?: and| but) (?:(?P<then>gains?|loses?) )?"
    r"(?P<other>\d+ (?:ATK|DEF))(?P<each> for each [^.;,]*?)?"
    r"(?P<time> until (?:the end of (?:this|the) turn|the End Phase))?(?=[.;,]|$)": _gained_by_both,
    r"\b(?P<kind>cards?|(?:Equip )?Spells?(?:/Traps?)?(?: Cards?)?) equipped to (?P<it>it|this card)\b(?=[.;,]|$)":
        r"\g<kind> attached to \g<it>",
    r"\bIf this card attacks, it is changed to Defense Position at the end of the Battle Phase":
        "At the end of the Battle Phase, if this card attacked: Change this card to Defense Position",
    r"\b[Dd]uring damage calculation(?: only)?, this card (?=gains|loses)":
        "As long as this card is battling, this card ",
    r"\b[Dd]uring damage calculation, if your opponent's monster attacks \(Quick Effect\):":
        "Quick Effect if it is your opponent's turn and there is an attack:",
    r"\b[Ii]f this card battles an opponent's monster, neither can be destroyed by that battle":
        "This card cannot be destroyed by battle;This card cannot destroy monsters by battle",
    r"(?:^|(?<=[;\n])|(?<=\. ))Must be attacked(?=,? if able)": "This card must be attacked",
    r"(Tributed monster's ATK) on the field": r"\1",
    r"(?:\bThis(?: card| monster)? g|(?:^|(?<=[;\n]))G)ains (?P<what>(?:ATK|DEF) equal to )its(?: own)? "
    r"(?P<number>Level|Rank|Link Rating)(?= x )": r"This card gains \g<what>this card's \g<number>",
    r"\b[Mm]onsters your opponent controls cannot target monsters for attacks, except this (?:one|card)":
        "Your opponent's monsters cannot target other monsters you control for attacks",
    r"\b(?P<whose>[Yy]our opponent's monsters cannot target )monsters for attacks, except this (?:one|card)":
        r"\g<whose>other monsters you control for attacks",
    r"(?<=\bATK of that |\bDEF of that )target\b": "card",
    r"\bthe Levels of\b": "the Level of",
    r"\bcan be treated as 2 Tributes for the Tribute Summon of an? ": "counts as 2 Tributes for ",
    r"\bSpecial Summon as many (\"[^\"]+\" \([^()]*\)) as possible": r"Special Summon 5 \1",
    r"\b(?P<must>must (?:be attacked|attack|block)), if able": r"\g<must> if able",
    r"\b(?P<cannot>[Cc](?:annot|an't) be )Tributed(?! [Ff]or)": r"\g<cannot>tributed",
    r"\b(?P<kept>[Uu]naffected by )(?:the )?effects of Spells/Traps": r"\g<kept>Spell/Trap effects",
    r"\bthat target's (?=battle position|(?:original )?(?:ATK|DEF)\b|Level)": "its ",
    r"\b(?P<target>[Tt]arget )that (?=attacking )": r"\g<target>the ",
    r"\b(?P<that>that )face-up (?P<what>monster)(?: your opponent controls)?,?(?=[ .;,]|$)": r"\g<that>\g<what>",
    r"(?:^|(?<=[;\n])|(?<=\. ))Activate by paying ": "Activate this card by paying ",
    r"\b(?P<one>[a-z]+)\(s\)(?P<whose>[^.;,]*? would )(?=be destroyed [^.;]*banish this card from your GY instead)":
        r"\g<one>\g<whose>together ",
}  # fmt: skip

in_words_of_yugioh = reworder(_SAID)
"""Gives a text with these phrases as they can be read."""

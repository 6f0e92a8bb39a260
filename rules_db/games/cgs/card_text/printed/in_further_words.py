"""What further cards of Yu-Gi-Oh! and Pokémon say, and how it is said here, as patterns."""

from __future__ import annotations

from rules_db.games.cgs.card_text.printed.phrases import Phrases, reworder

_SAID: Phrases = {
    # Yu-Gi-Oh!
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
    r"\b[Aa] monster equipped with this card\b": "The equipped monster",
    r"(?:^|(?<=[;\n])|(?<=\. ))(?P<which>All [^.;:]*?) are changed to (?P<position>(?:face-up |face-down )?(?:Attack|"
    r"Defense) Position)":
        lambda found: f"Change {found['which'][0].lower()}{found['which'][1:]} to {found['position']}",
    r"\b(?P<who>Players|Neither player) (?:can(?:no|')t|can) Special Summon more than (?:1 monster|once) (?:per|each) "
    r"turn": "Each player can only Special Summon once per turn",
    r"(?:^|(?<=[;\n])|(?<=\. ))Effects of (?=[^.;:]* are negated)": "The effects of ",
    r"\bBoth players show their hands\b": "Each player reveals their hand",
    r"(?:^|(?<=[;\n])|(?<=\. ))Take no (?=(?:battle |effect )?damage)": "You take no ",
    r"\b(?P<who>[Mm]onsters?) with an? (?P<number>ATK|DEF|Level) of (?P<bound>\d+ or (?:more|less|higher|lower))":
        r"\g<who> with \g<bound> \g<number>",
    r"\bin this card's column\b": "in the column of this",
    # Pokémon
    r"\bhis or her\b": "their",
    r"(?P<hand>\bPut 1 of your [^.;]*? into your hand\.) \(Discard all cards attached to (?:that Pokémon|it)\.\)":
        r"\g<hand>",
    r"\b(?P<deed>[Dd]iscard )(?:a|any) (?P<what>Stadium)(?: card)?(?= in play)": r"\g<deed>a \g<what>",
    r"\b(?P<tool>[Dd]iscard (?:a|an|\d) Pokémon Tools?) (?:from|attached to) any Pokémon in play":
        r"\g<tool> attached to a Pokémon",
    r"\b(?P<s>[Ss])witch your opponent's Active Pokémon with 1 of their Benched Pokémon"
    r"(?=\.?(?:$|\n| (?!\(Your opponent)))":
        r"\g<s>witch 1 of your opponent's Benched Pokémon with their Active Pokémon",
    r"\b(?P<no>[Pp]revent all damage done to [^.;]*? by )your opponent's attacks":
        r"\g<no>attacks from your opponent's Pokémon",
    r"\bAll of (?P<your>your [^.;]*?Pokémon)'s attacks do (?P<more>\d+ (?:more|less) damage)":
        r"Attacks used by \g<your> do \g<more>",
    r"\b[Cc]hoose a random card from your opponent's hand\. Your opponent (?:reveals that card and )?shuffles (?:that "
    r"card|it) into their deck": "Shuffle 1 random card in your opponent's hand into its owner's deck",
    r"\b(?P<put>[Pp]ut (?:a|an|\d|up to \d) (?:Basic )?Pokémon from your opponent's (?:discard pile|hand)) onto "
    r"(?:their|your opponent's) Bench": r"\g<put> onto the battlefield under its owner's control",
    r"\b(?P<put>[Pp]ut a Basic Pokémon) you find there onto your opponent's Bench":
        r"\g<put> from your opponent's hand onto the battlefield under its owner's control",
    r"\bBoth Active Pokémon are Knocked Out": "Knock Out both Active Pokémon",
    r"\b[Cc]hoose (?P<some>(?:up to )?\w+ (?:[^.;,]*?cards|cards)) (?:in|from) your discard pile and put (?:it|them) "
    r"on (?P<end>the bottom|top) of your deck": r"Put \g<some> from your discard pile on \g<end> of your deck",
    r"\b(?P<can>can(?:'t|not) attach Energy(?: cards?)?) from their hand": r"\g<can>",
    r"\btimes the number of your (?P<what>[^.;]*?Pokémon in play)": r"for each of your \g<what>",
    r"\b(?P<if>[Ii]f )you have any (?P<what>Stage \d|Basic) Pokémon on your Bench": r"\g<if>you control a \g<what> "
    "Benched Pokémon",
    r"\b(?P<draw>[Yy]ou draw|[Dd]raw) (?P<count>a card|\d cards) for each (?P<what>[^.;]*?) you find there":
        lambda found: f"{'D' if found['draw'][0] in 'DY' else 'd'}raw {found['count']} for each {found['what']} in "
        "your opponent's hand",
    r"\b[Cc]hoose 1 of your opponent's Pokémon(?:\.| and) [Pp]ut (?P<what>an? [^.;]*?Energy) (?:attached to|from) it "
    r"into "
    r"(?:your opponent's|their) hand": r"Put \g<what> attached to a Pokémon your opponent controls into its owner's "
    r"hand",
    r"\b(?P<put>[Pp]ut an? [^.;]*?Energy) (?:attached to|from) 1 of your opponent's Pokémon into (?:your "
    r"opponent's|their) "
    r"hand": r"\g<put> attached to a Pokémon your opponent controls into its owner's hand",
    r"\b(?P<all>[Pp]revent all effects of attacks, including damage, )(?P<done>done to this Pokémon) by (?P<whose>your "
    r"opponent's (?:[^.;]*?)Pokémon)": r"\g<all>from \g<whose> \g<done>",
    r"\b(?P<if>[Ii]f (?P<who>your opponent's Active Pokémon|the Defending Pokémon) has \d+ HP or less remaining, )it "
    r"(?=is Knocked Out)": r"\g<if>\g<who> ",
    r"(?P<if>If )that Pokémon(?P<left>'s remaining HP is \d+ or less), it (?P<has>has no Retreat Cost)":
        r"\g<if>the Pokémon this card is attached to\g<left>, the Pokémon this card is attached to \g<has>",
    r"(?P<if>If the Pokémon this card is attached to [^.;,]*), it (?P<has>has no Retreat Cost)":
        r"\g<if>, the Pokémon this card is attached to \g<has>",
    r"\b(?P<s>[Ss])earch your deck for (?P<some>up to \w+ [^.;]*?Energy cards?) and attach them to your Pokémon in "
    r"any way "
    r"you like": lambda found: f"{'A' if found['s'] == 'S' else 'a'}ttach {found['some']} from your deck to your "
    f"Pokémon "
        "in any way you like",
    r"\bOnce during your turn, you may (?P<cost>[^.;]*?) in order to use this Ability\. (?P<first>[A-Z])":
        lambda found: f"You must {found['cost']} in order to use this Ability. Once during your turn, you may "
        f"{found['first'].lower()}",
    r"\bBoth players (?=can't|cannot)": "Players ",
    r"\b(?P<choose>[Cc]hoose 1 of your opponent's Benched Pokémon and switch it with )the (?=Active Pokémon)":
        r"\g<choose>their ",
    r"\b(?P<may>[Yy]ou may )have your opponent switch their Active Pokémon with 1 of their Benched Pokémon":
        r"\g<may>switch out your opponent's Active Pokémon to the Bench",
    r"\b(?P<choose>[Cc]hoose )1 or both:": r"\g<choose>one or both —",
    r"\bthe Defending Pokémon (?:is|would be) Knocked Out by this (?=attack)":
        "your opponent's Active Pokémon is Knocked Out by damage from this ",
    r"\b(?P<look>[Ll]ook at your opponent's hand) and put a (?P<what>Basic [^.;]*?Pokémon|Basic Pokémon) you find "
    r"there on"
    r"(?:to)? their Bench":
        r"\g<look>. Put a \g<what> from your opponent's hand onto the battlefield under its owner's control",
    r"\byou have fewer (?P<what>[^.;,]*?)(?: in play)? than your opponent": r"your opponent controls more \g<what> "
    r"than you do",
    r"\b(?P<this>[Tt]his Pokémon evolved) during (?=this turn)": r"\g<this> ",
    r"\b(?P<choose>[Cc])hoose (?P<some>(?:up to )?\w+ Pokémon Tools?) attached to Pokémon (?:\(yours or your "
    r"opponent's\) )?and "
    r"discard them": lambda found: f"{'S' if found['choose'] == 'C' else 's'}end {found['some']} to the discard pile",
    r"\bput (?P<count>\w+) damage counters? on the Attacking Pokémon (?P<per>for each [^.;]*)":
        r"put \g<count> damage counters \g<per> on the Attacking Pokémon",
}  # fmt: skip

in_further_words = reworder(_SAID)
"""Gives a text with these phrases as they can be read."""

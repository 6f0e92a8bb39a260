"""What cards of Pokémon say in other words than those in which it is read, as patterns."""

from __future__ import annotations

from rules_db.games.cgs.card_text.printed.phrases import Phrases, reworder

_SAID: Phrases = {
    r"(?:^|(?<=\n))(?P<move>(?:\[\w\])+ [A-Z][^.:;\n]*? \d+[+×-]?)[ \n](?=[A-Z][a-z]+ )": r"\g<move>. ",
    r"(?:^|(?<=\n))Tera(?::|\n) ?": "",
    r"(?P<by>\bby attacks) \(both yours and your opponent's\)": r"\g<by>",
    r"\b(?P<what>(?:(?:Benched|Basic|Active) )?Pokémon)(?: in play)?(?: \(both yours and your opponent's\))? that "
    r"(?:has|have) any damage counters on (?:it|them)(?: \(both yours and your opponent's\))?": r"damaged \g<what>",
    r"\b(?P<who>[Yy]ou|[Yy]our opponent) (?:have|has) (?P<many>\d+ or more|no) (?P<what>[^.;,]*?Pokémon) in play\b":
        lambda found: f"{found['who']} control{'s' if 'opp' in found['who'] else ''} {found['many']} {found['what']}",
    r"\b(?P<puts>any player (?:puts|plays) a (?:Basic )?Pokémon)(?: from their hand)? onto their Bench":
        r"\g<puts> from their hand onto their Bench",
    r"\bDuring Pokémon Checkup, (?=put \w+ damage counters? on (?:each|all) )": "Between turns, ",
    r"\b(?:Pokémon )?Tools(?: attached to (?:each|all) Pokémon)?(?: in play)?(?: \(both yours and your opponent's\))? "
    r"have no effect": "The effects of all Tools in play are negated",
    r"\b[Cc]hoose (?P<some>(?:up to )?\w+ Pokémon Tools?) attached to Pokémon(?: \(yours or your opponent's\))?"
    r" and discard (?:it|them)(?=[.;\n]|$)": r"Put \g<some> attached to Pokémon into the discard pile",
    r"\b[Dd]iscard (?P<some>(?:up to )?\w+ (?:Pokémon )?Tools in play)(?=[.;\n]|$)":
        r"Put \g<some> into the discard pile",
    r"\b(?P<when>[Ww]henever any player [^.;]*? on )their (?=Active Pokémon)": r"\g<when>that player's ",
    r"(?<=\.) \(Existing effects are not removed\. Damage is not an effect\.\)": "",
    r"\b(?P<if>[Ii]f|[Aa]s long as) (?P<whose>this Pokémon|the Pokémon this card is attached to) (?P<so>[^.;,]*), "
    r"its attacks (?=do )": r"\g<if> \g<whose> \g<so>, attacks used by \g<whose> ",
    r"(?P<choose>\b[Cc]hoose (?:1|one) of [^.;]*?'s attacks)\. \w+ copies that attack(?: except for its Energy cost)?":
        r"\g<choose> and use it as this attack",
    r"\bYou can't have more than 1 ACE SPEC card in your deck\.(?:\s|;)*": "",
    r"\b(?P<provides>provides? [^.;]*? Energy) while (?:it's|it is) attached to a Pokémon": r"\g<provides>",
    r"\b(?P<draw>[Dd]raw )(?P<count>\d) more(?=\.|;|\n|$)": r"\g<draw>\g<count> cards",
    r"\b(?P<move>[Mm]ove an? [^.;]*?Energy from your opponent's Active Pokémon to 1 of )their (?=Benched)":
        r"\g<move>your opponent's ",
    r"\b(?P<discard>discard )another (?=card from your hand)": r"\g<discard>1 other ",
    r"\b(?P<put>[Pp]ut an? (?:\w+ )?(?:Pokémon|\w+ card) or )an? (?=[^.;]*? from your discard pile)": r"\g<put>",
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
    r"\b(?P<d>[Dd])evolve (?P<what>[^.;]*?)evolved Pokémon(?: by putting the highest Stage Evolution card on "
    r"(?:it|them) into (?:your opponent's|their|its owner's|your) hand)?": r"\g<d>evolve \g<what>Evolved Pokémon",
    r"\b[Pp]ut the highest Stage Evolution card on (?P<what>[^.;]*?) into (?:your opponent's|their|its owner's) hand":
        r"Devolve \g<what>",
    r"\b(?P<each>for each )(?P<sort>(?:[A-Z][a-z]+ )?)Pokémon you have in play":
        r"\g<each>of your \g<sort>Pokémon in play",
    r"\b(The Pokémon this card is attached to) gets \+(\d+) HP and takes (\d+) less damage from attacks":
        r"\1 gets +\2 HP;\1 takes \3 less damage from attacks",
    r"\bis your Active Pokémon and is damaged by": "is in the Active Spot and is damaged by",
    r"\bDuring your opponent's next turn, they (can't|cannot) (play [^.;]*)":
        r"Your opponent \1 \2 during their next turn",
    r"\b(?P<choose>[Cc])hoose 1 of your opponent's Benched Pokémon and switch it with their Active Pokémon":
        lambda found: f"{'S' if found['choose'] == 'C' else 's'}witch 1 of your opponent's Benched Pokémon with their "
        "Active Pokémon",
    r"\b(?P<search>[Ss]earch your deck for an?) (?P<one>[^.;,]*?) and an? (?P<other>[^.;,]*?), reveal them, and put "
    r"them into your hand\. Then, shuffle your deck":
        r"\g<search> \g<one>, reveal it, and put it into your hand. Search your deck for a \g<other>, reveal it, and "
        r"put it into your hand. Then, shuffle your deck",
    # What stands before the words of the damage is done before it.
    r"\b(?:Before doing damage, )(?P<first>[a-z])(?P<deed>[^.;]*)":
        lambda found: f"{found['first'].upper()}{found['deed']}. This attack does 0 more damage",
    r"\b(?:At|at) the end of your opponent's next turn, the Defending Pokémon will be Knocked Out":
        "The Defending Pokémon is Knocked Out at the end of your opponent's next turn",
    r"\. If either player put any cards on the bottom of their deck in this way, each": ". If you do, each",
    r"\bswitch your opponent's Active Pokémon with 1 of their Benched Pokémon(?=\.? ?\(Your opponent chooses)":
        "switch out your opponent's Active Pokémon to the Bench",
    r"\bAs long as this card is attached to a Pokémon, it provides": "This card provides",
    r"(?P<move>(?:^|(?<=[;\n]))[A-Z][^\[\];\n.:]*?(?: ?\[\w+\])+)(?P<does>[^;\n]*?\.?\n?) ?"
    r"You can use this attack only if (?P<so>[^.;\n]*)\.?":
        lambda found: ": ".join((f"{found['move']} if {found['so']}", found["does"].strip(": .\n"))),
    r"\. (?P<not_yet>You can't use this card during your first turn or on a Basic Pokémon that was put into play this "
    r"turn)\.?":
        r" (\g<not_yet>.)",
}  # fmt: skip

in_words_of_pokemon = reworder(_SAID)
"""Gives a text with these phrases as they can be read."""

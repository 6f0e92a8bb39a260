"""What cards of Yu-Gi-Oh! and Pokémon say in other words than those in which it is read, as patterns."""

from __future__ import annotations

from rules_db.games.cgs.card_text.printed.phrases import Phrases, reworder

_SAID: Phrases = {
    # Magic
    r"( you control| your opponents control| an opponent controls| you cast)( of the chosen (?:type|color))": r"\2\1",
    # Yu-Gi-Oh!
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
    r"\bOnce per turn, during your Standby Phase, you must (pay \d+ LP) or destroy this card":
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
    r"\b[Dd]uring the End Phase of the turn this card was Normal Summoned or flipped face-up:":
        "During the End Phase, if this card was Normal Summoned or flipped face-up:",
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
    # Magic
    r"\b(?P<target>target (?:Aura|Equipment)) card(?= (?:from|in) )": r"\g<target>",
    # Pokémon
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
    r"\. (?P<not_yet>You can't use this card during your first turn or on a Basic Pokémon that was put into play this "
    r"turn)\.?":
        r" (\g<not_yet>.)",
}  # fmt: skip

in_other_words = reworder(_SAID)
"""Gives a text with these phrases as they can be read."""

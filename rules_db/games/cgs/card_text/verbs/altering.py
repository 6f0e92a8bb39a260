"""instead, of all that is of a sort: cards that go to no graveyard, and more life, damage or tokens than usual."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules_db.engine.card_text.parts import Build, Filled, Form, Part, always, flag, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import LASTS, Entry, both_ways, standing_only
from rules_db.games.cgs.card_text.model import Counted, Ruled
from rules_db.games.cgs.card_text.said.vocabulary import ITSELF
from rules_db.games.cgs.card_text.selecting import Amount, Selector

NOT_TO_PILE, MORE_LIFE, MORE_DAMAGE, LESS_DAMAGE, MORE_TOKENS = (
    "banish instead", "gain more", "deal more", "take less", "create more"
)  # fmt: skip
"""The verbs of this family."""

LIFE_FOR_DAMAGE = "gain instead of damage"
"""Life that players gain in the place of the damage that they would take."""

MORE_COUNTERS = "more counters"
"""The verb by which more counters are put on cards of a sort."""

UNPREVENTED = "have damage prevented"
"""The deed of players whose texts prevent no damage."""

_MANY = "(twice|double|two times)"


def _taken(who: str, of: str = "") -> dict[str, Any]:
    """What is dealt to players, and to cards on a side besides."""
    return {"who": who, "what": Selector(kind="permanent", of=of), "is_both": True} if of else {"who": who}


PARTS: tuple[Part, ...] = (
    words("pile_of", {
        "(a|any|the)": "any", "your": "you", "(an|your|[an ]each|any) opponent's": "opponent",
    }),
    flag("or_token", " or token"),
    flag("to_them", "that (permanent|player|creature)[ or (player|permanent|creature)]"),
    words("much_more", {
        f"{_MANY} that (much|many)": Amount(0, times=2), "(three times|triple) that (much|many)": Amount(0, times=3),
        "double that": Amount(0, times=2), "triple that": Amount(0, times=3),
    }),
    words("so_much_more", {"doubled": 2, "tripled": 3}),
    Part("how_much_more", (
        Form("{much_more}[ (life|damage)]", lambda filled: filled["much_more"]),
        Form("that (much|many)[ (life|damage)] plus {whole}", lambda filled: Amount(filled["whole"])),
    ), "how much more it is"),
    Part("source", (
        Form("(a|any|another) source", always(Selector())),
        Form("(a|any|another) source {of:whose_sources}", lambda filled: Selector(of=filled["of"])),
        Form("(a|an|any) {color} source[ {of:whose_sources}]",
             lambda filled: Selector(color=filled["color"], of=filled.get("of", "any"))),
        Form("(a|an|any) {sort}[{side_of}]", lambda filled: replace(filled["sort"], of=filled.get("side_of", "any"))),
        Form(f"this[ ({ITSELF})]", always(Selector("this"))),
        Form("host", always(Selector("host"))),
        Form("[the ](enchanted|equipped) (creature|monster)", always(Selector("host"))),
    ), "what deals damage"),
    words("whose_sources", {"you control": "you", "(an|your) opponent controls": "opponent"}),
    Part("taking", (
        Form("(a|any) (permanent or player|player or permanent|creature or player)", always(_taken("each", "any"))),
        Form("(an|your) opponent or (a|any) permanent (an|your|that) (opponent|player) controls",
             always(_taken("opponent", "opponent"))),
        Form("(an|your) opponent", always(_taken("opponent"))),
        Form("(a|any) player", always(_taken("each"))),
        Form("you", always(_taken("you"))),
        Form("you or a permanent you control", always(_taken("you", "you"))),
        Form("(a|an|any) {sort}[{side_of}]",
             lambda filled: {"what": replace(filled["sort"], of=filled.get("side_of", "any"))}),
        Form(f"this[ ({ITSELF})]", always({"what": Selector("this")})),
    ), "what damage is dealt to"),
    Part("sources", (
        Form("sources[ {of:whose_sources}]", lambda filled: Selector(of=filled.get("of", "any"))),
        Form("{color} sources[ {of:whose_sources}]",
             lambda filled: Selector(color=filled["color"], of=filled.get("of", "any"))),
        Form("{sort}[{side_of}]", lambda filled: replace(filled["sort"], of=filled.get("side_of", "any"))),
    ), "what deals damage"),
)  # fmt: skip


def _to_no_pile(filled: Filled) -> Ruled:
    """Tokens are no cards, and are meant only where they are named."""
    sort: Selector = replace(filled["sort"], of=filled.get("pile_of", "any"))
    if "or_token" not in filled:
        sort = replace(sort, traits=(*sort.traits, "nontoken"))
    return Ruled(NOT_TO_PILE, sort, deed="go to a pile")


def _more(verb: str) -> Build:
    return lambda filled: Counted(verb, who=filled["held"], amount=filled["how_much_more"])


def _life_for_damage(filled: Filled) -> Counted:
    return Counted(LIFE_FOR_DAMAGE, who=filled["held"], is_battle="of_battle" in filled)


def _more_tokens(filled: Filled) -> Counted:
    return Counted(MORE_TOKENS, who="you", amount=filled["how_much_more"])


def _more_counters(who: str) -> Build:
    """Of one kind, or of every kind; whoever puts them there, or you."""

    def build(filled: Filled) -> Counted:
        what: Selector = replace(filled["sort"], of=filled.get("side_of", "any"))
        return Counted(MORE_COUNTERS, what, who, amount=filled["how_much_more"], counter=filled.get("counter", ""))

    return build


def _more_damage(filled: Filled) -> Counted:
    return Counted(
        MORE_DAMAGE, by=filled["source"], amount=filled["how_much_more"], is_battle="of_battle" in filled,
        **filled["taking"],
    )  # fmt: skip


def _more_battle_damage(filled: Filled) -> Counted:
    return Counted(
        MORE_DAMAGE, by=filled["source"], amount=Amount(0, times=filled["so_much_more"]), is_battle=True,
        **filled["taking"],
    )  # fmt: skip


def _less_damage(filled: Filled) -> Counted:
    return Counted(LESS_DAMAGE, by=filled["source"], amount=Amount(filled["whole"]), **filled["taking"])


def _unprevented(filled: Filled) -> Ruled:
    return Ruled("let damage through", who="each", deed=UNPREVENTED)


_STOPS = (Trait.STOPS,)

ENTRIES: tuple[Entry, ...] = (
    *both_ways(
        NOT_TO_PILE,
        (
            f"if (a|an|any) {{sort}}[{{or_token}}] would be (put into|sent to) {{pile_of}} (graveyard|GY|discard pile)"
            f"[ from anywhere]{LASTS}, (exile|banish) it instead",
            _to_no_pile,
        ),
        (
            f"any {{sort}} (sent|that would be sent) to {{pile_of}} (graveyard|GY){LASTS} is banished instead",
            _to_no_pile,
        ),
        traits=_STOPS,
    ),
    *both_ways(
        MORE_LIFE,
        (
            f"if {{held}} would gain life{LASTS}, (you gain|they gain|that player gains) {{how_much_more}} instead",
            _more(MORE_LIFE),
        ),
        traits=_STOPS,
    ),
    *both_ways(
        LIFE_FOR_DAMAGE,
        (
            f"if {{held}} would (take|be dealt) [{{of_battle}}]damage{LASTS}, (you gain|they gain|that player gains) "
            "that much (life|LP|Life Points) instead",
            _life_for_damage,
        ),
        traits=_STOPS,
    ),
    *both_ways(
        MORE_DAMAGE,
        (
            f"if {{source}} would deal [{{of_battle}}]damage to {{taking}}{LASTS}, it deals {{how_much_more}}"
            "[ to {to_them}] instead",
            _more_damage,
        ),
        (f"any battle damage {{source}} inflicts to {{taking}} is {{so_much_more}}{LASTS}", _more_battle_damage),
        traits=_STOPS,
    ),
    *both_ways(
        LESS_DAMAGE,
        (f"if {{source}} would deal damage to {{taking}}{LASTS}, prevent {{whole}} of that damage", _less_damage),
        traits=_STOPS,
    ),
    standing_only(
        MORE_TOKENS,
        (
            "if one or more tokens would be created under your control, "
            "{how_much_more}[ of those tokens] are created instead",
            _more_tokens,
        ),
        (
            "if an effect would create one or more tokens under your control, "
            "it creates {how_much_more} of those tokens instead",
            _more_tokens,
        ),
        (
            "if you would create one or more tokens, [instead ]you create {how_much_more}[ of those tokens][ instead]",
            _more_tokens,
        ),
        traits=_STOPS,
    ),
    standing_only(
        MORE_COUNTERS,
        (
            "if one or more [{counter} ]counters would be put on (a|an) {sort}[{side_of}], {how_much_more}"
            f"[ of those| {{second:counter}}][ counters] are put on (it|that ({ITSELF})) instead",
            _more_counters("each"),
        ),
        (
            "if an effect would put one or more [{counter} ]counters on (a|an) {sort}[{side_of}], it puts "
            f"{{how_much_more}} of those counters on (it|that ({ITSELF})) instead",
            _more_counters("each"),
        ),
        (
            "if you would put one or more [{counter} ]counters on (a|an) {sort}[{side_of}], [instead ]put "
            f"{{how_much_more}}[ of those| {{second:counter}}][ counters][ on (it|that ({ITSELF}))][ instead]",
            _more_counters("you"),
        ),
        traits=_STOPS,
    ),
    *both_ways("let damage through", (f"damage (can't|cannot) be prevented{LASTS}", _unprevented), traits=_STOPS),
)

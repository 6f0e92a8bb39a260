"""A toy rulebook whose engine is made up: the library as a build would leave it, with levels, outcomes and events."""

from dataclasses import replace

from small_pages import extension_of, rulebook

from rules_db.build import read_library
from rules_db.model import Citation, ExampleCard, ExampleEvent, Library, Moment, Rule, RuleId, Watch
from rules_db.site.extension import RulesExtension

C1, C2, PROOF = "rulebooks/toy/c1.md", "rulebooks/toy/c2.md", "rulebooks/toy/proof.md"

CHAPTER = """# 1 Play

1.1 A card is red.

1.2 A player may draw a card.

1.2.a A player may not draw twice.

1.3 Cards are fun.

1.4 *Withdrawn.* It said what 1.3 says.
"""
SECOND = "# 2 More\n\n2.1 A hand is full.\n\n2.2 A deck is empty.\n"
GLOSSARY = "# Glossary\n\n## Draw\n\nTo take a card.\n\n## Hand\n\nWhat a player holds.\n"
EXAMPLES = """# Examples

## 1.2

```gherkin
Scenario: Ann draws
  Given a game of toy with Ann and Bob
  And Bob controls:
    | card | cost | position |
    | Wall | 12   | defense  |
    | Trap |      | face-down |
  And Ann has in hand:
    | card | cost |
    | Wolf | 3    |
  When Ann draws a card
  Then rule 1.2 applied
```

```gherkin
Scenario Outline: Ann draws <number> cards
  Given Ann has <number> & more cards in hand
  Then Ann is <state>

  Examples: Few and many
    | number | state |
    | 1      | glad  |
    | 9      | rich  |
```

## 1.2.a

```gherkin
Background:
  Given a game of toy with Ann and Bob

Scenario: Nobody draws twice
  When Ann draws a card
  And Ann draws a card
  Then the attempt is refused by rule 1.2.a

Scenario: But once
  Then Ann may draw a card
```
"""
LEVELS = {
    "1.1": ("L0", "It only names what 1.2 needs."),
    "1.2": ("L4", "Without it, “Ann draws” fails; “Nobody draws twice” shows where it lets things be."),
    "1.2.a": ("L3", "Without it, “Nobody draws twice” fails."),
    "1.3": ("L1", "It has no example of its own."),
    "2.1": ("", "The engine has no function under this number."),
    "2.2": ("L0", "It only names what 1.2 needs."),
}
FILES = {**rulebook("toy", c1=CHAPTER, c2=SECOND, glossary=GLOSSARY), "rulebooks/toy/examples/c1.md": EXAMPLES}
FILES |= rulebook("plain", order=2, c1="# 1 Play\n\n1.1 A die rolls.\n")


def laid(
    moment: Moment, card: str, player: str, zone: str, numbers: str, is_turned: bool = False, is_face_down: bool = False
) -> ExampleCard:
    """How a card of the first example lies."""
    return ExampleCard("toy-1.2.E1", "Ann draws", moment, card, player, zone, numbers, "", "", is_turned, is_face_down)


BEFORE = (
    laid(Moment.START, "Wall", "Bob", "field", "cost 12", is_turned=True),
    laid(Moment.START, "Trap", "Bob", "field", "", is_face_down=True),
    laid(Moment.START, "Wolf", "Ann", "hand", "cost 3"),
)


def proved_library() -> Library:
    """The library of FILES after a run in which the outline's example failed; `plain` has no engine."""
    library, _ = read_library(FILES)
    drew, refused = "toy-1.2.E1", "toy-1.2.a.E1"
    cited = {drew: (RuleId("toy-1.2"), RuleId("toy-1.1")), refused: (RuleId("toy-1.2"), RuleId("toy-1.2.a"))}
    return replace(
        library,
        rules=tuple(_levelled(rule) for rule in library.rules),
        examples=tuple(
            replace(each, outcome="failed" if each.id == "toy-1.2.E2" else "passed", rules=cited.get(each.id, ()))
            for each in library.examples
        ),
        events=(
            ExampleEvent(
                drew, "Ann draws", 0, "drew", RuleId("toy-1.2"), "Ann", '{"card": "Owl", "from_top": true}', None
            ),
            ExampleEvent(
                drew,
                "Ann draws",
                1,
                "seen",
                RuleId("toy-1.1"),
                "",
                '{"cards": ["Owl", "<Wolf>"], "cost": null, "left": []}',
                0,
            ),
            ExampleEvent(drew, "Ann draws", 2, "shuffled", RuleId("toy-1.2"), "Bob", "{}", None),
            ExampleEvent(drew, "Ann draws", 3, "counted", RuleId("toy-1.1"), "", '{"number": 0}', 1),
            ExampleEvent(refused, "Nobody draws twice", 0, "drew", RuleId("toy-1.2"), "Ann", "{}", None),
        ),
        example_cards=BEFORE,
        citations=(
            Citation(RuleId("toy-1.2"), "toy.drawing", "draw", 12),
            Citation(RuleId("toy-1.2"), "toy.drawing", "draw_again", 30),
        ),
        watches=(Watch(RuleId("toy-1.2.a"), "toy.watches", "draws_twice", 7, "Nobody draws twice"),),
    )


def proved_extension() -> RulesExtension:
    return extension_of(proved_library())


def _levelled(rule: Rule) -> Rule:
    if rule.rulebook != "toy" or rule.is_withdrawn:
        return rule
    level, reason = LEVELS[rule.number]
    return replace(rule, level=level, level_reason=reason, watched=rule.number == "1.2.a")

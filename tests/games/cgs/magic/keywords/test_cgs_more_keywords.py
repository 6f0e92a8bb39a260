"""Keywords of Magic about attacks, flanking, every creature type, and what cannot be responded to."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with {players} in the Battle Phase of Ann
  And Bob has {bob} life
  And Ann has 2 black mana
  And Ann controls:
    | card  | type           | power | toughness | ATK  | DEF | Level | group | effects   |
    | Hound | creature       | 2     | 5         |      |     |       |       | {keyword} |
    | Ogre  | creature       | 3     | 3         |      |     |       |       |           |
    | Rat   | creature       | 1     | 1         |      |     |       |       |           |
    | Orb   | artifact       |       |           |      |     |       |       | {orb}     |
  And Ann has in the hand:
    | card | type    | effects          |
    | Sip  | instant | You gain 1 life. |
  And Bob controls:
    | card  | type              | power | toughness | HP | effects |
    | Sheep | creature          | 1     | 4         |    | {wool}  |
    | Goat  | creature          | 1     | 4         |    |         |
    | Newt  | Pokémon           |       |           | 60 |         |
"""


def told(keyword: str, steps: str, players: str = "Ann and Bob", bob: int = 20, wool: str = "", orb: str = "") -> str:
    return TABLE.format(keyword=keyword, players=players, bob=bob, wool=wool, orb=orb) + when(steps)


WITH = "Ann attacks Bob with Hound; everyone passes"
BOTH = "Ann attacks Bob with Hound and {}; everyone passes"
UNBLOCKED = f"{WITH}; Bob blocks with nothing; everyone passes"
BLOCKED = f"{WITH}; Bob blocks with Sheep; everyone passes"


@pytest.mark.parametrize(
    ("keyword", "steps"),
    [
        ("Training", f"{BOTH.format('Ogre')}; Then Hound's power is 3"),
        ("Training", f"{BOTH.format('Rat')}; Bob blocks with nothing; Bob blocks with nothing; "
                     "Then Hound's power is 2"),
        ("Training", f"{WITH}; Bob blocks with nothing; Then Hound's power is 2"),
        ("Dethrone", f"{WITH}; Then Hound's power is 3"),
        ("Frenzy 2", f"{UNBLOCKED}; everyone passes; Then Bob has 16 life; Hound's power is 4"),
        ("Frenzy 2", f"{BLOCKED}; Then Hound's power is 2"),
        ("Afflict 3", f"{BLOCKED}; Then Bob has 17 life"),
        ("Afflict 3", f"{UNBLOCKED}; Then Bob has 18 life"),
        ("Afflict 3", f"{WITH}; Bob blocks with Sheep and Goat; everyone passes; Then Bob has 17 life"),
        ("Renown 2", f"{UNBLOCKED}; Then Hound's power is 4; Hound's toughness is 7"),
        ("Renown 2", f"{BLOCKED}; Then Hound's power is 2"),
        ("Renown 1", f"{UNBLOCKED}; the game goes on to the Battle Phase of Bob; "
                     "the game goes on to the Battle Phase of Ann; "
                     f"{UNBLOCKED}; Then Hound's power is 3; Bob has 15 life"),
        ("Absorb 1", f"{WITH}; Bob blocks with Sheep; everyone passes; Then Hound's damage is 0"),
        ("Flanking", f"{BLOCKED}; Then Sheep's power is 0; Sheep's toughness is 3"),
        ("Flanking", f"{WITH}; Bob blocks with Sheep and Goat; Ann adds Hound first; everyone passes; "
                     "everyone passes; Then Goat's power is 0; "
                     "Sheep's power is 0"),
    ],
)  # fmt: skip
def test_keywords_of_attacks(keyword: str, steps: str) -> None:
    assert wrong_with("cgs", told(keyword, steps)) == ""
    assert wrong_with("cgs", told(keyword, steps, "Ann, Bob and Cid")) == "" or "goes on" in steps


@pytest.mark.parametrize(("bob", "power"), [(20, 3), (21, 3), (19, 2)])
def test_who_has_most_life_is_dethroned(bob: int, power: int) -> None:
    steps = f"{WITH}; Then Hound's power is {power}" if power == 3 else f"{UNBLOCKED}; Then Hound's power is 2"
    assert wrong_with("cgs", told("Dethrone", steps, bob=bob)) == ""


def test_a_blocker_with_flanking_is_left_as_it_is() -> None:
    assert wrong_with("cgs", told("Flanking", f"{BLOCKED}; Then Sheep's power is 1", wool="Flanking")) == ""


@pytest.mark.parametrize(("answer", "ann", "bob"), [("do it", 22, 19), ("leave it", 21, 20)])
def test_to_extort_is_to_pay_for_a_life_of_each(answer: str, ann: int, bob: int) -> None:
    steps = f"Ann plays Sip; everyone passes; Ann decides to {answer}; everyone passes; Then Ann has {ann} life"
    assert wrong_with("cgs", told("Extort", f"{steps}; Bob has {bob} life")) == ""


LORD = "Other Warrior creatures you control get +1/+1."
LORDS = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card  | type           | power | toughness | ATK  | DEF | Level | effects   |
    | Lord  | creature       | 1     | 1         |      |     |       | {lord}    |
    | Mimic | creature       | 2     | 2         |      |     |       | {keyword} |
    | Blob  | Normal Monster |       |           | 1000 | 500 | 2     | {keyword} |
    | Axe   | artifact       |       |           |      |     |       | You can: destroy target Warrior creature |
  And Ann has in the discard pile:
    | card | type     | power | toughness | effects   |
    | Moth | creature | 1     | 1         | {moth}    |
  And Ann has in the hand:
    | card | type    | effects                                                            |
    | Call | sorcery | Return target Warrior card from your graveyard to your hand. |
"""


@pytest.mark.parametrize(
    ("keyword", "steps"),
    [
        ("Changeling", "Ann activates Axe targeting Mimic; everyone passes; Then Mimic is in Ann's discard pile"),
        ("Changeling", "Ann activates Axe targeting Blob; everyone passes; Then Blob is in Ann's discard pile"),
        ("Changeling", "Ann plays Call targeting Moth; everyone passes; Then Moth is in Ann's hand"),
        ("", "Ann activates Axe targeting Mimic; Then the attempt is refused by rule 8.1.5"),
    ],
)
def test_a_changeling_is_whatever_is_asked_for(keyword: str, steps: str) -> None:
    assert wrong_with("cgs", LORDS.format(lord="", keyword=keyword, moth=keyword) + when(steps)) == ""


@pytest.mark.parametrize(("keyword", "power"), [("Changeling", 3), ("", 2)])
def test_a_lord_strengthens_changelings(keyword: str, power: int) -> None:
    steps = f"Ann plays Call targeting Moth; Then Mimic's power is {power}"
    text = LORDS.format(lord=LORD, keyword=keyword, moth="changeling")
    assert wrong_with("cgs", text + when(steps)) == ""


QUEUE = """
  Given a game of cgs with Ann and Bob
  And Ann has in the hand:
    | card | type    | effects                              |
    | Bolt | instant | {keyword}Bolt deals 3 damage to any target. |
  And Ann controls:
    | card | type     | effects               |
    | Well | artifact | You can: gain 1 life. |
  And Bob controls:
    | card | type        | facing    | set | effects                                                  |
    | Orb  | artifact    |           |     | You can: gain 1 life.                                    |
    | Gem  | artifact    |           |     | You can: add {{G}}.                                      |
    | Mire | land        |           |     | {{T}}: Add {{B}}. This land deals 1 damage to you.       |
    | Snare | Normal Trap | face-down | 1 | Gain 1000 LP.                     |
  And Bob has in the hand:
    | card | type             | effects          |
    | Nay  | instant          | You gain 5 life. |
"""


@pytest.mark.parametrize("deed", ["plays Nay", "activates Orb", "flips Snare"])
def test_nobody_responds_to_split_second(deed: str) -> None:
    said = "Ann plays Bolt targeting Bob; Bob " + deed
    refused = QUEUE.format(keyword="Split second. ") + when(f"{said}; Then the attempt is refused by rule 8.1.5")
    assert wrong_with("cgs", refused) == ""
    usual = QUEUE.format(keyword="") + when(f"{said}; everyone passes; Then Bolt is in Ann's backrow zone 2")
    assert wrong_with("cgs", usual) == ""


def test_a_land_that_asks_a_price_for_its_mana_gives_it_meanwhile() -> None:
    steps = "Ann plays Bolt targeting Bob; Bob activates Mire; Then Bob has 1 black mana; Then Bob has 19 life"
    assert wrong_with("cgs", QUEUE.format(keyword="Split second. ") + when(steps)) == ""


def test_mana_is_made_meanwhile_and_afterwards_all_is_as_ever() -> None:
    steps = ("Ann plays Bolt targeting Bob; Bob activates Gem; everyone passes; Then Bob has 17 life; "
             "When Bob passes; Ann activates Well; everyone passes; Then Ann has 21 life")  # fmt: skip
    assert wrong_with("cgs", QUEUE.format(keyword="Split second. ") + when(steps)) == ""

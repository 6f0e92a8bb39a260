"""What was attached to a summon as it left play is still counted and found by what speaks of that summon."""

import pytest
from told_scenario import when, wrong_with

POKEMON = """
  Given a game of cgs with Ann and Bob in the Battle Phase of Ann
  And Bob has 5 cards in the deck
  And Ann controls:
    | card | type           | ATK  | DEF | Level |
    | Imp  | Normal Monster | 3000 | 100 | 4     |
  And Bob controls:
    | card | type    | color | HP | Stage | zone              | on  | supertypes | effects |
    | Ace  | Pokémon | Water | 20 | Basic | Extra Summon Zone |     |            | Ability: A. If this Pokémon is Knocked Out by damage from an attack from your opponent's Pokémon, {text} |
    | Tide | Energy  | Water |    |       |                   | Ace | Basic      |         |
    | Tid2 | Energy  | Water |    |       |                   | Ace | Basic      |         |
    | Pup  | Pokémon | Water | 50 | Basic | Main Summon Zone  |     |            | {other} |
    | Pip  | Pokémon | Water | 50 | Basic | Main Summon Zone  |     |            |         |
    | Kip  | Pokémon | Water | 50 | Basic | Main Summon Zone  |     |            |         |
"""  # noqa: E501
FALLS = "Ann attacks Ace with Imp; everyone passes; Bob chooses Kip; "


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("draw a card for each Energy attached to this Pokémon.", "everyone passes; Then Bob has 2 cards in the hand"),
        ("put all Energy attached to this Pokémon into your hand.",
         "everyone passes; Then Tide is in Bob's hand; Tid2 is in Bob's hand"),
        ("put an Energy attached to this Pokémon into your hand.",
         "everyone passes; Bob chooses Tid2; Then Tid2 is in Bob's hand; Tide is in Bob's discard pile"),
        ("move an Energy from this Pokémon to 1 of your Benched Pokémon.",
         "everyone passes; Bob chooses Tide; Bob chooses Pip; Then Tide's on is Pip; Tid2 is in Bob's discard pile"),
        ("move all Energy from this Pokémon to 1 of your Benched Pokémon.",
         "everyone passes; Bob chooses Pup; Then Tide's on is Pup; Tid2's on is Pup"),
        ("attach all Energy attached to this Pokémon to 1 of your Benched Pokémon.",
         "everyone passes; Bob chooses Pup; Then Tide's on is Pup; Tid2's on is Pup"),
    ],
)  # fmt: skip
def test_what_was_attached_to_a_pokemon_that_is_knocked_out(text: str, steps: str) -> None:
    assert wrong_with("cgs", POKEMON.format(text=text, other="") + when(FALLS + steps)) == ""


MAGIC = """
  Given a game of cgs with Ann and Bob
  And Ann has 5 cards in the deck
  And Ann has in the hand:
    | card  | type    | effects                            |
    | Boom  | sorcery | destroy all creatures              |
    | Blink | sorcery | return all creatures to their owners' hands |
    | Sweep | sorcery | destroy all permanents             |
  And Ann controls:
    | card | type     | power | toughness | on   | effects |
    | Bear | creature | 2     | 2         |      | {text}  |
    | Glow | Aura     |       |           | Bear | enchant creature; enchanted creature gets +1/+1 |
    | Gild | Aura     |       |           | Bear | enchant creature; enchanted creature gets +1/+1 |
    | Oxen | creature | 2     | 2         |      |         |
    | Mail | Equipment|       |           | Bear | equipped creature gets +1/+1; equip {{1}} |
"""
DIES = "When this creature dies, "


@pytest.mark.parametrize(
    ("text", "steps", "cards"),
    [
        (f"{DIES}draw a card for each Aura attached to it.", "Boom", 4),
        (f"{DIES}draw a card for each Aura attached to it.", "Sweep", 4),
        (f"{DIES}draw a card for each Equipment attached to it.", "Boom", 3),
        (f"{DIES}draw a card for each Equipment attached to it.", "Sweep", 3),
    ],
)
def test_what_was_attached_to_a_creature_that_dies(text: str, steps: str, cards: int) -> None:
    told = when(f"Ann plays {steps}; everyone passes; everyone passes; Then Ann has {cards} cards in the hand")
    assert wrong_with("cgs", MAGIC.format(text=text) + told) == ""

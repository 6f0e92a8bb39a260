"""The numbers that the rulebook leaves open, with their defaults: the tables of its rulings."""

SETTINGS: dict[str, str] = {
    "stats.magic_divisor": "1",
    "stats.yugioh_divisor": "1000",
    "stats.pokemon_divisor": "10",
    "mana.magic_factor": "1",
    "mana.pokemon_factor": "1",
}
"""Those that count all through a game (7.3.1.R1). Texts, as exact numbers are."""

UNO = {
    "uno.zero": 1,
    "uno.number": 2,
    "uno.skip": 2,
    "uno.reverse": 2,
    "uno.draw_two": 2,
    "uno.wild": 4,
    "uno.wild_draw_four": 4,
}
"""How many of each card are in the Uno deck (1.5.3.R1)."""

SETS = {
    "monopoly.set.brown": 2,
    "monopoly.set.light_blue": 3,
    "monopoly.set.pink": 3,
    "monopoly.set.orange": 3,
    "monopoly.set.red": 3,
    "monopoly.set.yellow": 3,
    "monopoly.set.green": 3,
    "monopoly.set.dark_blue": 2,
    "monopoly.set.railroad": 4,
    "monopoly.set.utility": 2,
}
"""How many properties are a full set of each color (18.3.6.R1), which is how many there are (1.5.5.R1)."""

MONOPOLY = {
    "monopoly.money_1": 6,
    "monopoly.money_2": 5,
    "monopoly.money_3": 3,
    "monopoly.money_4": 3,
    "monopoly.money_5": 2,
    "monopoly.money_10": 1,
    "monopoly.wildcard_dark_blue_green": 1,
    "monopoly.wildcard_light_blue_brown": 1,
    "monopoly.wildcard_pink_orange": 2,
    "monopoly.wildcard_red_yellow": 2,
    "monopoly.wildcard_green_railroad": 1,
    "monopoly.wildcard_light_blue_railroad": 1,
    "monopoly.wildcard_railroad_utility": 1,
    "monopoly.wildcard_ten_color": 2,
    "monopoly.deal_breaker": 2,
    "monopoly.just_say_no": 3,
    "monopoly.sly_deal": 3,
    "monopoly.forced_deal": 3,
    "monopoly.debt_collector": 3,
    "monopoly.its_my_birthday": 3,
    "monopoly.double_the_rent": 2,
    "monopoly.house": 3,
    "monopoly.hotel": 2,
    "monopoly.pass_go": 10,
    "monopoly.rent_dark_blue_green": 2,
    "monopoly.rent_light_blue_brown": 2,
    "monopoly.rent_pink_orange": 2,
    "monopoly.rent_red_yellow": 2,
    "monopoly.rent_railroad_utility": 2,
    "monopoly.rent_any": 3,
}
"""How many of each other card are in the Monopoly Deal deck (1.5.5.R1)."""

RENT = {
    "monopoly.rent.brown_1": 1,
    "monopoly.rent.brown_2": 2,
    "monopoly.rent.light_blue_1": 1,
    "monopoly.rent.light_blue_2": 2,
    "monopoly.rent.light_blue_3": 3,
    "monopoly.rent.pink_1": 1,
    "monopoly.rent.pink_2": 2,
    "monopoly.rent.pink_3": 4,
    "monopoly.rent.orange_1": 1,
    "monopoly.rent.orange_2": 3,
    "monopoly.rent.orange_3": 5,
    "monopoly.rent.red_1": 2,
    "monopoly.rent.red_2": 3,
    "monopoly.rent.red_3": 6,
    "monopoly.rent.yellow_1": 2,
    "monopoly.rent.yellow_2": 4,
    "monopoly.rent.yellow_3": 6,
    "monopoly.rent.green_1": 2,
    "monopoly.rent.green_2": 4,
    "monopoly.rent.green_3": 7,
    "monopoly.rent.dark_blue_1": 3,
    "monopoly.rent.dark_blue_2": 8,
    "monopoly.rent.railroad_1": 1,
    "monopoly.rent.railroad_2": 2,
    "monopoly.rent.railroad_3": 3,
    "monopoly.rent.railroad_4": 4,
    "monopoly.rent.utility_1": 1,
    "monopoly.rent.utility_2": 2,
}
"""The rent value of one property of a color, of two … (18.3.6.R1)."""

OF_SETS: dict[str, int] = {**SETS, **RENT}
"""Those that count all through a game of Monopoly Deal; Table.settings has those that a setup changes."""

DECKS: dict[str, int] = {**UNO, **SETS, **MONOPOLY}
"""Those that count as the decks of the shared games are made, and never after."""

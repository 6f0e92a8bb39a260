"""The rules that have nothing to run, each with the reason that readers see."""

NOTHING_TO_RUN = {
    "100.3": "It asks for a way to keep count at the table; the engine keeps the life points itself.",
    "101.1": "It gives one game its name.",
    "405.2": "The list of monster types is still to be written, so there is nothing that a game could break.",
    "500.1": "It says what a zone is; 500.2 and the rules on each kind of zone are the ones that a duel runs through.",
}

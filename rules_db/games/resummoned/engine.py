"""All that is known of Resummoned, in one value."""

from rules_db.engine.engines import Engine
from rules_db.games.resummoned.card_text.table import card_text
from rules_db.games.resummoned.game import GAME
from rules_db.games.resummoned.table.bot import BOTS
from rules_db.games.resummoned.table.combat import COMBAT
from rules_db.games.resummoned.table.deck_lists import DECK_LISTS
from rules_db.games.resummoned.table.drawing import drawn
from rules_db.games.resummoned.table.inventing import INVENTOR
from rules_db.games.resummoned.table.nothing_to_run import NOTHING_TO_RUN
from rules_db.games.resummoned.table.promises import PROMISES
from rules_db.games.resummoned.table.scene import SCENE
from rules_db.games.resummoned.table.starter import STARTER
from rules_db.games.resummoned.watches import UNWATCHED

ENGINE = Engine(
    GAME,
    SCENE,
    STARTER,
    PROMISES,
    NOTHING_TO_RUN,
    UNWATCHED,
    card_text,
    INVENTOR,
    bots=BOTS,
    drawing=drawn,
    decks=DECK_LISTS,
    combat=COMBAT,
)

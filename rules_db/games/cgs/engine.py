"""All that is known of the Card Game Singularity, in one value."""

from rules_db.engine.engines import Engine
from rules_db.games.cgs.card_text.table import card_text
from rules_db.games.cgs.game import GAME
from rules_db.games.cgs.table.bot import BOTS
from rules_db.games.cgs.table.combat import COMBAT
from rules_db.games.cgs.table.deck_lists import DECK_LISTS
from rules_db.games.cgs.table.drawing import drawn
from rules_db.games.cgs.table.inventing import INVENTOR
from rules_db.games.cgs.table.nothing_to_run import NOTHING_TO_RUN
from rules_db.games.cgs.table.promises import PROMISES
from rules_db.games.cgs.table.scene import SCENE
from rules_db.games.cgs.table.starter import STARTER
from rules_db.games.cgs.table.varying import VARYING
from rules_db.games.cgs.watches import UNWATCHED

ENGINE = Engine(
    GAME,
    SCENE,
    STARTER,
    PROMISES,
    NOTHING_TO_RUN,
    UNWATCHED,
    card_text,
    INVENTOR,
    varying=VARYING,
    bots=BOTS,
    drawing=drawn,
    decks=DECK_LISTS,
    combat=COMBAT,
)

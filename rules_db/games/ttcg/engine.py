"""All that is known of the True Trading Card Game, in one value."""

from rules_db.engine.engines import Engine
from rules_db.games.ttcg.card_text.table import card_text
from rules_db.games.ttcg.game import GAME
from rules_db.games.ttcg.table.bot import BOTS
from rules_db.games.ttcg.table.combat import COMBAT
from rules_db.games.ttcg.table.deck_lists import DECK_LISTS
from rules_db.games.ttcg.table.drawing import drawn
from rules_db.games.ttcg.table.inventing import INVENTOR
from rules_db.games.ttcg.table.nothing_to_run import NOTHING_TO_RUN
from rules_db.games.ttcg.table.promises import PROMISES
from rules_db.games.ttcg.table.scene import SCENE
from rules_db.games.ttcg.table.starter import STARTER
from rules_db.games.ttcg.table.varying import VARYING
from rules_db.games.ttcg.watches import UNWATCHED

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
    varying=VARYING,
    drawing=drawn,
    decks=DECK_LISTS,
    combat=COMBAT,
)

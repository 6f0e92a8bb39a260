"""All that is known of Grand Archive, in one value."""

from rules_db.engine.engines import Engine
from rules_db.games.grand_archive.card_text.table import card_text
from rules_db.games.grand_archive.game import GAME
from rules_db.games.grand_archive.table.bot import BOTS
from rules_db.games.grand_archive.table.inventing import INVENTOR
from rules_db.games.grand_archive.table.nothing_to_run import NOTHING_TO_RUN
from rules_db.games.grand_archive.table.promises import PROMISES
from rules_db.games.grand_archive.table.scene import SCENE
from rules_db.games.grand_archive.table.starter import STARTER
from rules_db.games.grand_archive.watches import UNWATCHED

ENGINE = Engine(GAME, SCENE, STARTER, PROMISES, NOTHING_TO_RUN, UNWATCHED, card_text, INVENTOR, bots=BOTS)

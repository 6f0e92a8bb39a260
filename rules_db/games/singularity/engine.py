"""All that is known of Singularity, in one value."""

from rules_db.engine.engines import Engine
from rules_db.engine.play.starting import PLAYERS
from rules_db.games.singularity.game import GAME
from rules_db.games.singularity.table.bot import BOTS
from rules_db.games.singularity.table.nothing_to_run import NOTHING_TO_RUN
from rules_db.games.singularity.table.promises import PROMISES
from rules_db.games.singularity.table.puzzle import PUZZLE
from rules_db.games.singularity.table.scene import SCENE
from rules_db.games.singularity.table.starter import STARTER
from rules_db.games.singularity.table.varying import VARYING
from rules_db.games.singularity.watches import UNWATCHED

ENGINE = Engine(
    GAME,
    SCENE,
    STARTER,
    PROMISES,
    NOTHING_TO_RUN,
    UNWATCHED,
    players=PLAYERS[:1],
    bots=BOTS,
    puzzle=PUZZLE,
    varying=VARYING,
)

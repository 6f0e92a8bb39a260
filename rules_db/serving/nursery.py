"""The process that workers are born of: it has read the library once, and gives each of them a copy.

Run as `python -m rules_db.serving.nursery DESCRIPTOR DATABASE ADDRESS`. What comes over that socket is the letter of a
lane, and with it the socket of a worker to be. It ends when the server closes its end, and so do the workers.
"""

import gc
import os
import signal
import socket
import sys
from pathlib import Path

from rules_db.errors import RulesError
from rules_db.explorer import make_explorer
from rules_db.serving.worker import work


def main(descriptor: int, database: Path, address: str) -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    control = socket.socket(fileno=descriptor)
    try:
        explorer = make_explorer(database, address)
    except RulesError as error:
        print(error, file=sys.stderr)
        return 1
    for name in ("table.html", "query.html", "row.html", "database.html", "index.html", "error.html"):
        explorer.jinja_env.get_template(name)
    gc.collect()
    gc.freeze()
    while True:
        lane, descriptors, *_ = socket.recv_fds(control, 1, 1)
        if not lane:
            return 0
        if os.fork() == 0:
            control.close()
            work(explorer, socket.socket(fileno=descriptors[0]), lane.decode())
            os._exit(0)
        os.close(descriptors[0])


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]))

"""`python -m rules_db` is `rules-db`."""

from rules_db.cli import main

main()

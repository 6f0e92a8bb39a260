"""What the cells of a table say of a card: a module for what all cards have, and one a game for what its cards have."""

import pkgutil
from importlib import import_module

for _module in sorted(pkgutil.iter_modules(__path__), key=lambda each: each.name):
    import_module(f"{__name__}.{_module.name}")

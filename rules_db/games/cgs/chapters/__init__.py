"""What each chapter hangs into the engine (hooks.py): a module or folder a chapter, all of which are loaded here."""

import pkgutil
from importlib import import_module

for _module in sorted(pkgutil.walk_packages(__path__, f"{__name__}."), key=lambda each: each.name):
    import_module(_module.name)

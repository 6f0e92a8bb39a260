"""What each chapter hangs into the engine (hooks.py): a module a chapter, all of which are loaded here."""

import pkgutil
from importlib import import_module

for _module in sorted(pkgutil.iter_modules(__path__), key=lambda each: each.name):
    import_module(f"{__name__}.{_module.name}")

"""Collects every scenario of the folder that FEATURES names, for pytest-bdd."""

import os

from pytest_bdd import scenarios

scenarios(os.environ["FEATURES"])

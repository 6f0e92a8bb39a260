"""The worked examples under pytest-bdd: any sentence is a step."""

import pytest
from delegate import take
from pytest_bdd import given, parsers, then, when

from rules_db.engine.scene import Role
from rules_db.examples.play import Play

ANY = parsers.re("(?P<text>.+)")


@pytest.fixture
def play():
    return Play()


@given(ANY)
def _given(play, text, datatable=None):
    take(play, Role.GIVEN, text, datatable)


@when(ANY)
def _when(play, text, datatable=None):
    take(play, Role.WHEN, text, datatable)


@then(ANY)
def _then(play, text, datatable=None):
    take(play, Role.THEN, text, datatable)

"""The worked examples under behave: any sentence is a step."""

from behave import given, then, use_step_matcher, when
from delegate import take

from rules_db.engine.scene import Role
from rules_db.examples.play import Play

use_step_matcher("re")


def _table(context):
    return None if context.table is None else [context.table.headings, *(row.cells for row in context.table)]


def _play(context):
    """That of the scenario; behave gives each scenario a layer of its own."""
    if "play" not in context:
        context.play = Play()
    return context.play


@given("(?P<text>.+)")
def _given(context, text):
    take(_play(context), Role.GIVEN, text, _table(context))


@when("(?P<text>.+)")
def _when(context, text):
    take(_play(context), Role.WHEN, text, _table(context))


@then("(?P<text>.+)")
def _then(context, text):
    take(_play(context), Role.THEN, text, _table(context))

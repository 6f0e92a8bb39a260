"""What `--vary` says: a setting, and the numbers that it takes one after the other."""

import re
from dataclasses import dataclass

from rules_db.errors import RulesError

MOST_VALUES = 100
_FORM = "write SETTING=12..20, SETTING=12..20..2 for every second number, or SETTING=12,15,20"
_NUMBER = r"[0-9]{1,9}"
_RANGE = re.compile(rf"({_NUMBER})\.\.({_NUMBER})(?:\.\.({_NUMBER}))?")
_LIST = re.compile(rf"{_NUMBER}(?:,{_NUMBER})*")


@dataclass(frozen=True, slots=True)
class Axis:
    """A setting by its name, what it means, the rulebook's own number, and its values in the order given."""

    setting: str
    means: str
    usual: int
    values: tuple[int, ...]


def read_axis(said: str) -> tuple[str, tuple[int, ...]]:
    """The setting and its values, both ends of a range included. Raises RulesError for what is neither."""
    setting, _, values = (part.strip() for part in said.partition("="))
    if not setting or not values:
        raise RulesError(f"--vary {said}: a setting and its values are wanted ({_FORM})")
    found = _values(said, values.replace(" ", ""))
    if len(found) > MOST_VALUES:
        raise RulesError(f"--vary {said}: these are {len(found)} values (take at most {MOST_VALUES}, or a wider step)")
    if len(set(found)) < len(found):
        raise RulesError(f"--vary {said}: a value stands there twice (leave one out)")
    return setting, tuple(found)


def _values(said: str, values: str) -> range | tuple[int, ...]:
    if match := _RANGE.fullmatch(values):
        first, last, step = (int(number or 1) for number in match.groups())
        if last < first or step == 0:
            raise RulesError(
                f"--vary {said}: there is no number in this range (begin with the lower; steps of 1 or more)"
            )
        return range(first, last + 1, step)
    if _LIST.fullmatch(values):
        return tuple(int(number) for number in values.split(","))
    raise RulesError(f"--vary {said}: {values!r} is no range and no list of numbers ({_FORM})")

"""What a function of values gave is forgotten when a rule is switched off, and on again."""

from rules_db.engine.registry import Registry
from rules_db.games.cgs.book import book as cgs
from rules_db.games.cgs.doing.fighting.weakness import listed
from rules_db.games.cgs.engine import ENGINE


def test_what_was_kept_is_found_out_anew_without_a_rule_and_with_it_again() -> None:
    book, asked = Registry("pond"), list[int]()

    @book.rule("1.1", without=0)
    def doubled(number: int) -> int:
        return 2 * number

    @book.kept
    def both(number: int) -> int:
        asked.append(number)
        return number + doubled(number)

    assert (both(3), both(3), asked) == (9, 9, [3])
    with book.switched_off("1.1"):
        assert both(3) == 3
    assert both(3) == 9
    assert asked == [3, 3, 3]


def test_a_weakness_read_without_the_table_of_colors_is_read_again_with_it() -> None:
    assert ENGINE.game.book is cgs
    whole = [each.color for each in listed("Fire ×2")]
    with cgs.switched_off("6.2.2"):
        without = [each.color for each in listed("Fire ×2")]

    assert (whole, without) == (["red"], ["Fire"])
    assert [each.color for each in listed("Fire ×2")] == ["red"]

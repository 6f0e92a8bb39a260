"""SQL by a small grammar: mostly statements that run, some that do not, and some that ask for what is not theirs."""

import random

from words import word

from rules_db.store.schema import TABLES

NAMES = tuple(spec.name for spec in TABLES)
HIDDEN = (
    "sqlite_master", "sqlite_schema", "pragma_database_list", "pragma_table_info('rules')",
    "pragma_function_list", "pragma_compile_options", "dbstat", "rules_fts", "no_such_table",
    "json_each('[1,2]')", "json_tree('{\"a\":[1]}')", "(VALUES (1), (NULL), (x'00ff'))", "json_each('{')",
    "sqlite_stat1", "temp.sqlite_master",
)  # fmt: skip
FUNCTIONS = (
    "abs", "char", "coalesce", "count", "date", "format", "glob", "group_concat", "hex", "instr", "json",
    "json_array", "json_extract", "json_group_array", "json_object", "length", "like", "lower", "max", "nullif",
    "printf", "quote", "random", "replace", "round", "rtrim", "soundex", "sqlite_version", "strftime", "substr",
    "sum", "total", "trim", "typeof", "unicode", "unhex", "zeroblob", "search_rules", "rule_number", "rule_book",
    "load_extension", "fts3_tokenizer", "readfile", "writefile", "edit", "eval", "highlight", "snippet", "bm25",
    "row_number() OVER", "ntile(2) OVER", "sqlite_compileoption_get", "sqlite_source_id", "match",
)  # fmt: skip
LITERALS = (
    "1", "0", "-1", "NULL", "''", "'card'", "x''", "x'ff'", "1e999", "-9223372036854775808",
    "9223372036854775807", "99999999999999999999", "0.1", "'%s%n'", "'%.*c'", "'[1'", "'{\"a\":1}'", "'$.a'",
    "'<script>'", "char(0)", "'\ufeff'", "?", ":q", "@x", "$1", "current_timestamp",
)  # fmt: skip
WHOLE = (
    "", ";", "--", "/*", "SELECT", "select 1; select 2", "EXPLAIN SELECT 1",
    "EXPLAIN QUERY PLAN SELECT * FROM rules", "PRAGMA database_list", "ATTACH ':memory:' AS x", "VACUUM INTO 'x'",
    "WITH a AS (SELECT 1) DELETE FROM rules", "SELECT * FROM rules WHERE id MATCH 'x'", "VALUES (1)",
    "select\x00 1", "SELECT 1 /*" + "(" * 3000, "SELECT " + "(" * 600 + "1" + ")" * 600,
    "SELECT " + "1," * 3000 + "1", "BEGIN", "SELECT 'a' AS \"\"", "SELECT 1 AS a, 2 AS a", "SELECT 1 AS \"<b>\"",
    "select * from (select 1) natural join rules",
)  # fmt: skip


def query(chance: random.Random) -> str:
    """A statement."""
    draw = chance.random()
    if draw < 0.1:
        return chance.choice(WHOLE)
    if draw < 0.15:
        return word(chance)
    made = _select(chance, 2)
    if chance.random() < 0.1:
        at = chance.randrange(len(made) + 1)
        made = made[:at] + word(chance)[:200] + made[at:]
    return made


def _select(chance: random.Random, depth: int) -> str:
    columns = ", ".join(_named(chance, depth) for _ in range(chance.choice((1, 1, 2, 3))))
    parts = [f"SELECT {chance.choice(('', '', 'DISTINCT '))}{columns}"]
    if chance.random() < 0.85:
        parts.append(f"FROM {_source(chance, depth)}")
    if chance.random() < 0.3:
        parts.append(f"WHERE {_expression(chance, depth)}")
    if chance.random() < 0.15:
        parts.append(f"GROUP BY {chance.choice(('1', 'id', _expression(chance, depth)))}")
    if chance.random() < 0.2:
        parts.append(f"ORDER BY {chance.choice(('1', 'id', '99', 'random()'))}")
    if chance.random() < 0.7:
        parts.append(f"LIMIT {chance.choice(('1', '3', '3', '9', '-1', '0', 'x', '2 OFFSET 99999999999'))}")
    if chance.random() < 0.05:
        parts.append(f"UNION ALL {_select(chance, 0)}")
    return " ".join(parts)


def _source(chance: random.Random, depth: int) -> str:
    draw = chance.random()
    if draw < 0.2 and depth:
        return f"({_select(chance, depth - 1)})"
    if draw < 0.4:
        return chance.choice(HIDDEN)
    return chance.choice((*NAMES, *("rules", "sections", "terms", "refs") * 12))


def _named(chance: random.Random, depth: int) -> str:
    if chance.random() < 0.25:
        return "*"
    name = chance.choice(("", "", " AS text", " AS id", " AS rule", " AS events", " AS rows", " AS url", ' AS "[/x]"'))
    return _expression(chance, depth) + name


def _expression(chance: random.Random, depth: int) -> str:
    draw = chance.random()
    if draw < 0.35 or not depth:
        return chance.choice((*LITERALS, *("id", "rowid", "1") * 8))
    if draw < 0.75:
        arguments = ", ".join(_expression(chance, depth - 1) for _ in range(chance.choice((0, 1, 1, 1, 1, 2, 2, 3))))
        return f"{chance.choice(FUNCTIONS)}({arguments})"
    if draw < 0.85:
        return f"({_select(chance, depth - 1)})"
    operator = chance.choice(
        ("=", "||", "+", "%", "/", "<<", "IS", "LIKE", "GLOB", "REGEXP", "MATCH", "->>", "IN", "AND")
    )
    return f"{_expression(chance, depth - 1)} {operator} {_expression(chance, depth - 1)}"

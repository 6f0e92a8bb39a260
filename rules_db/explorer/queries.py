"""The canned queries: the questions that readers ask most, in the order of the home page.

The SQL is shown beside each answer, so it is written to be read and changed. An empty `:rulebook` means all of
them. Three functions are the explorer's own: `search_rules(text, rulebook)` lists what search finds, as JSON;
`rule_number(text)` makes 607.3.b of 607.3b or Resummoned §607.3b, and '' of what is no number; `rule_book(text)` is the
key of the rulebook named there.
"""

from collections.abc import Iterable
from dataclasses import replace

from rules_db.explorer.query import (
    EXAMPLE,
    FINDING_KIND,
    KIND,
    RULE,
    RULEBOOK,
    SECTION,
    TERM,
    WHOSE,
    WORDS,
    Query,
    Topic,
)
from rules_db.model import Rulebook

EACH_RULEBOOK = "    -- and a column for each rulebook"

SEARCH = Query(
    "search",
    "Search the rules",
    "A number jumps to its rule, or to the nearest; words find the rules that answer them, best first.",
    (WORDS, RULEBOOK),
    """
WITH hits AS MATERIALIZED (  -- what the site and `rules-db search` find for the same words, with their ranking
    SELECT key AS place, json_extract(value, '$.rule') AS rule, json_extract(value, '$.score') AS score,
           json_extract(value, '$.found_by') AS found_by
    FROM json_each(search_rules(:q, :rulebook))
)
SELECT rules.id AS rule, rules.kind, rules.text, above.text AS above, rules.heading, hits.score, hits.found_by
FROM hits
JOIN rules ON rules.id = hits.rule
LEFT JOIN rules AS above ON above.id = rules.parent
ORDER BY hits.place
""",
)

REFERRERS = Query(
    "referrers",
    "Who refers to a rule",
    "Every rule and ruling whose text names this rule.",
    (RULE,),
    """
WITH typed(rulebook, number) AS MATERIALIZED (SELECT rule_book(:rule), rule_number(:rule))
SELECT refs.source AS rule, refs.kind,
       CASE refs.field
           WHEN 'question' THEN rulings.question
           WHEN 'decision' THEN rulings.decision
           WHEN 'reason' THEN rulings.reason
           ELSE referrer.text
       END AS text,
       refs.ruling, refs.target AS refers_to
FROM refs
JOIN rules AS referrer ON referrer.id = refs.source
JOIN rules AS target ON target.id = refs.target
JOIN typed ON typed.number IN (target.number, replace(target.id, target.rulebook || '-', ''))
LEFT JOIN rulings ON rulings.id = refs.ruling
WHERE typed.rulebook IN ('', target.rulebook)
GROUP BY refs.source, refs.ruling, refs.field, refs.kind, refs.target
ORDER BY target.rowid, referrer.rowid, rulings.ordinal
""",
)

RULES_OF_KIND = Query(
    "rules_of_kind",
    "Rules of a kind",
    "All that is required, permitted, forbidden or defined.",
    (KIND, RULEBOOK),
    """
SELECT id AS rule, kind, text, section
FROM rules
WHERE :kind IN ('', kind)
  AND :rulebook IN ('', rulebook)
ORDER BY rowid
""",
)

PROHIBITIONS = Query(
    "prohibitions",
    "Prohibitions in a chapter",
    "What a player may not do there, the sections within the chapter included.",
    (SECTION,),
    """
WITH RECURSIVE chapter(section) AS (
    SELECT :section
    UNION
    SELECT sections.id FROM sections JOIN chapter ON sections.parent = chapter.section
)
SELECT rules.id AS rule, rules.text, rules.section
FROM rules
JOIN chapter ON chapter.section = rules.section
WHERE rules.kind = 'prohibition'
ORDER BY rules.rowid
""",
)

MOST_CONNECTED = Query(
    "most_connected",
    "Most connected rules",
    "The rules that most others name, or that name most others.",
    (RULEBOOK,),
    """
WITH links AS (
    SELECT source AS rule, target AS refers_to, NULL AS named_by FROM refs WHERE target IS NOT NULL
    UNION
    SELECT target, NULL, source FROM refs WHERE target IS NOT NULL
)
SELECT rules.id AS rule, count(named_by) AS named_by, count(refers_to) AS refers_to, rules.text
FROM rules
JOIN links ON links.rule = rules.id
WHERE :rulebook IN ('', rules.rulebook)
GROUP BY rules.rowid
ORDER BY count(named_by) + count(refers_to) DESC, count(named_by) DESC, rules.rowid
LIMIT 50
""",
)

LEAST_CONNECTED = Query(
    "least_connected",
    "Least connected rules",
    "Rules that no text names and that name no rule, those with the fewest defined words first.",
    (RULEBOOK,),
    """
SELECT rules.id AS rule, count(DISTINCT term_links.term) AS terms, rules.text
FROM rules
LEFT JOIN term_links ON term_links.rule = rules.id
WHERE :rulebook IN ('', rules.rulebook)
  AND NOT EXISTS (SELECT 1 FROM refs WHERE refs.target = rules.id)
  AND NOT EXISTS (SELECT 1 FROM refs WHERE refs.source = rules.id)
GROUP BY rules.rowid
ORDER BY terms, rules.rowid
LIMIT 50
""",
)

WITHOUT_EXAMPLE = Query(
    "rules_without_example",
    "Rules without an example",
    "Rules that no worked example stands under or cites; withdrawn ones, and those with nothing to run, need none.",
    (RULEBOOK, KIND),
    """
SELECT id AS rule, kind, text, section
FROM rules
WHERE id NOT IN (SELECT rule FROM examples UNION SELECT rule FROM example_rules)
  AND kind <> 'commentary' AND level <> 'L0' AND NOT is_withdrawn
  AND :rulebook IN ('', rulebook)
  AND :kind IN ('', kind)
ORDER BY rowid
""",
)

WITHOUT_PROOF = Query(
    "rules_without_proof",
    "Rules without L3",
    "Rules that no example would miss, in the rulebooks that have an engine: first those that a game could break.",
    (RULEBOOK,),
    """
SELECT id AS rule, coalesce(nullif(level, ''), 'uncovered') AS level, level_reason AS reason, text
FROM rules
WHERE rulebook IN (SELECT rulebook FROM rules WHERE level <> '' OR level_reason <> '')
  AND rules.level NOT IN ('L3', 'L4') AND NOT is_withdrawn
  AND :rulebook IN ('', rulebook)
ORDER BY rules.level = 'L0', rowid
""",
)

WATCHED = Query(
    "watched_rules",
    "Watched rules",
    "What must be kept, in the rulebooks that have an engine, and the second reader of each; rules without one last.",
    (RULEBOOK,),
    """
SELECT rules.id AS rule, rules.kind, rules.text, rules.watched,
       watches.module, watches.qualname, watches.spoke AS spoke_without_it
FROM rules
LEFT JOIN watches ON watches.rule = rules.id
WHERE rules.rulebook IN (SELECT rulebook FROM rules WHERE level <> '' OR level_reason <> '')
  AND (rules.watched OR rules.kind IN ('prohibition', 'requirement') AND rules.level <> 'L0')
  AND NOT rules.is_withdrawn
  AND :rulebook IN ('', rules.rulebook)
ORDER BY rules.watched DESC, rules.rowid
""",
)

EXAMPLES_OF_RULE = Query(
    "examples_of_rule",
    "Examples of a rule",
    "The worked examples of a rule, those told in plain words, and those of other rules that show it at work.",
    (RULE,),
    """
WITH typed(rulebook, number) AS MATERIALIZED (SELECT rule_book(:rule), rule_number(:rule)),
asked AS (
    SELECT rules.id
    FROM rules
    JOIN typed ON typed.number IN (rules.number, replace(rules.id, rules.rulebook || '-', ''))
    WHERE typed.rulebook IN ('', rules.rulebook)
),
shown(example, outcome, rule, events, place) AS (
    SELECT examples.id, examples.outcome, examples.rule,
           (SELECT count(*) FROM example_events WHERE example_events.example = examples.id),
           printf('%d %06d', 2 * (examples.rule NOT IN asked), examples.rowid)
    FROM examples
    WHERE examples.rule IN asked
       OR examples.id IN (SELECT example FROM example_rules WHERE rule IN asked)
    UNION ALL
    SELECT id, 'plain words', rule, NULL, printf('1 %06d', rowid) FROM plain_examples WHERE rule IN asked
)
SELECT example, outcome, rule, events
FROM shown
ORDER BY place
""",
)

EVENTS_OF_EXAMPLE = Query(
    "events_of_example",
    "Events of an example",
    "What happened when an example was run: each event under the one that led to it, with the rule that it cites.",
    (EXAMPLE,),
    """
WITH RECURSIVE tree(id, depth, path) AS (  -- the path puts every event before what follows from it
    SELECT id, 0, printf('%06d', number)
    FROM example_events
    WHERE example = trim(:example) AND parent IS NULL
    UNION ALL
    SELECT event.id, tree.depth + 1, tree.path || printf('.%06d', event.number)
    FROM example_events AS event
    JOIN tree ON event.parent = tree.id
)
SELECT replace(hex(zeroblob(tree.depth)), '00', char(8195)) || event.kind AS event, event.rule, event.who,
       (SELECT group_concat(replace(key, '_', ' ') || ' ' || value, ', ') FROM json_each(event.data)) AS facts
FROM tree
JOIN example_events AS event ON event.id = tree.id
ORDER BY tree.path
""",
)

EQUIVALENTS = Query(
    "equivalents",
    "Equivalents of a term",
    "What each game calls the same thing: from the table of concepts, the glossaries and the equivalence tables.",
    (TERM,),
    """
WITH asked(word) AS (
    SELECT lower(trim(:term)) WHERE trim(:term) <> ''
),
known AS (  -- the glossary entries that bear the word: as their name, as an alias, or only for searches
    SELECT terms.*, CASE
            WHEN lower(name) = word THEN 0
            WHEN instr(lower(', ' || aliases || ', '), ', ' || word || ', ') THEN 1
            WHEN instr(lower(', ' || search_aliases || ', '), ', ' || word || ', ') THEN 2
        END AS distance
    FROM terms JOIN asked
    WHERE distance IS NOT NULL
),
ideas AS (  -- the concepts that the word, or one of those entries, stands for
    SELECT concept_terms.concept, known.distance FROM concept_terms JOIN known ON known.id = concept_terms.term
    UNION ALL
    SELECT concept, 0 FROM concept_terms JOIN asked ON lower(name) = word
    UNION ALL
    SELECT id, 0 FROM concepts JOIN asked ON lower(name) = word
),
classes AS (  -- the rows of equivalence tables that the word stands in
    SELECT DISTINCT "table", class FROM equivalences JOIN asked ON lower(value) = word OR lower(class) = word
),
answers(distance, idea, game, name, definition, rule, found_in) AS (
    SELECT min(ideas.distance), concepts.name, concept_terms.rulebook, coalesce(nullif(concept_terms.name, ''), 'none'),
           terms.definition, terms.rule, 'concept'
    FROM ideas
    JOIN concepts ON concepts.id = ideas.concept
    JOIN concept_terms ON concept_terms.concept = concepts.id
    LEFT JOIN terms ON terms.id = concept_terms.term
    GROUP BY concept_terms.concept, concept_terms.rulebook
    UNION ALL
    SELECT 0, equivalences.class, equivalences."column", coalesce(nullif(equivalences.value, ''), 'none'),
           equivalences.note, equivalences.rule, equivalence_tables.title
    FROM classes
    JOIN equivalences USING ("table", class)
    JOIN equivalence_tables ON equivalence_tables.id = equivalences."table"
    UNION ALL
    SELECT distance, '', rulebook, name, definition, rule, 'glossary'
    FROM known
    WHERE id NOT IN (SELECT term FROM concept_terms WHERE term IS NOT NULL)
)
SELECT idea, game, name, definition, rule, found_in
FROM answers
LEFT JOIN rulebooks ON rulebooks.id = game
ORDER BY distance, found_in = 'glossary', idea, rulebooks.ordinal
""",
)

CONCEPTS = Query(
    "concepts_side_by_side",
    "Concepts side by side",
    "A row an idea, a column a rulebook: what it is called there, and the rule that defines it.",
    (),
    f"""
SELECT concepts.name AS idea
{EACH_RULEBOOK}
FROM concepts
JOIN concept_terms ON concept_terms.concept = concepts.id
LEFT JOIN terms ON terms.id = concept_terms.term
GROUP BY concepts.rowid
ORDER BY concepts.rowid
""",
)

TERMS_OF_RULEBOOK = Query(
    "terms_of_rulebook",
    "Terms of a rulebook",
    "Its defined words, with the rule that defines each.",
    (WHOSE,),
    """
SELECT id AS term, aliases, definition, rule
FROM terms
WHERE rulebook = :rulebook
ORDER BY name COLLATE NOCASE
""",
)

RULINGS_OF_RULEBOOK = Query(
    "rulings_of_rulebook",
    "Rulings of a rulebook",
    "Where its source is silent or contradicts itself: question, decision and reason.",
    (WHOSE,),
    """
SELECT id AS ruling, rule, question, decision, reason, settles
FROM rulings
WHERE rulebook = :rulebook
ORDER BY ordinal
""",
)

FINDINGS_BY_RULEBOOK = Query(
    "findings_by_rulebook",
    "Findings by rulebook",
    "What is wrong or open in the sources, and what settles it.",
    (RULEBOOK, FINDING_KIND),
    """
SELECT findings.id AS finding, findings.kind, findings.text,
       group_concat(finding_rulings.ruling, ', ') AS settled_by, findings.handled, findings.lines
FROM findings
LEFT JOIN finding_rulings ON finding_rulings.finding = findings.id
WHERE :rulebook IN ('', findings.rulebook)
  AND :kind IN ('', findings.kind)
GROUP BY findings.rowid
ORDER BY findings.rowid
""",
)

SETTINGS_IN_FORCE = Query(
    "settings_in_force",
    "Settings in force",
    "Numbers that the sources leave out and rulings supply; changed ones stand first.",
    (RULEBOOK,),
    """
SELECT rulebook, key, value, meaning, "default", ruling
FROM settings
WHERE :rulebook IN ('', rulebook)
ORDER BY value = "default", rowid
""",
)

# Search stands by itself at the top of the home page; the others stand below it, by topic.
TOPICS: tuple[Topic, ...] = (
    Topic("Find rules", (RULES_OF_KIND, PROHIBITIONS, REFERRERS)),
    Topic("Words and decisions", (EQUIVALENTS, CONCEPTS, TERMS_OF_RULEBOOK, RULINGS_OF_RULEBOOK)),
    Topic("What is open", (FINDINGS_BY_RULEBOOK, SETTINGS_IN_FORCE)),
    Topic("What is proved", (EXAMPLES_OF_RULE, EVENTS_OF_EXAMPLE, WITHOUT_PROOF, WATCHED, WITHOUT_EXAMPLE)),
    Topic("How rules hang together", (MOST_CONNECTED, LEAST_CONNECTED)),
)
QUERIES: tuple[Query, ...] = (SEARCH, *(query for topic in TOPICS for query in topic.queries))


def queries_of(rulebooks: Iterable[Rulebook]) -> tuple[Query, ...]:
    """The queries for a library with these rulebooks, which SQL cannot make columns of by itself."""
    columns = "\n".join(_column(book) for book in rulebooks)
    return tuple(replace(query, sql=query.sql.replace(EACH_RULEBOOK, columns)) for query in QUERIES)


def _column(book: Rulebook) -> str:
    """The term of a concept in one rulebook and the rule that defines it, under the rulebook's title."""
    key, title = book.id.replace("'", "''"), book.short_title.replace('"', '""')
    term = "terms.id || coalesce(', ' || nullif(terms.rule, ''), '')"
    return f"     , max(CASE concept_terms.rulebook WHEN '{key}' THEN {term} END) AS \"{title}\""

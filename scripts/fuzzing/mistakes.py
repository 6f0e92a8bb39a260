"""What stands in rulebooks by mistake: numbers, blocks of Markdown, lines of YAML, rows of tables, names of files."""

NUMBERS = (
    "1.1", "1.1.1", "1.1.1bis", "1.1.1ter", "1.2bis", "1.99999999", "1.1.a", "1.1.1.a.1", "0", "1.0", "1.1.aa",
    "1.1.z", "A1", "S1.c", "1..1", "1.1.", "1." + "1." * 400 + "1", "9" * 5000, "1." + "9" * 5000, "1.²", "１.１",
    "1.1\u200b", "1.l", "1.O", "9223372036854775808", "-1", "1.1.1.R1", "1.1.1.R9999999999",
)  # fmt: skip
BLOCKS = (
    "## 1.2 More", "##", "#", "# ", "###### 1.1.1.1.1.1 Deep", "1.1.9 A far rule.", "1.1.2bis A repeat.", "***",
    "```gherkin", "```Gherkin", "~~~", "```gherkin\nScenario: x\n```", "```\n", "!!! ruling",
    '!!! ruling "1.1.1.R1 x"', "!!! rulling \"x\"", "    - question: Who?", "- question: Who?", "*T*",
    "*Equivalence: *", "*Equivalence: X*", "| a | b |\n|---|---|\n| 1 |", "| cards |\n|---|\n| x |", "|",
    "|---|", "| a |\n|---|", "| setting | default | meaning |", "| class | A |\n|---|---|\n| x | y |",
    "<b>x</b>", "<!-- x -->", "<script>", "[x](javascript:1)", "[x]: /y", "![x](y)", "> quote",
    "> " * 300 + "x", "- " * 300 + "x", "[" * 3000, "*" * 3000, "`" * 999, "(" * 3000, "\\", "&#0;",
    "&#x110000;", "1. one\n2. two", "1) one", "    1.1.3 Indented.", "\t1.1.3 Tabbed.", "**1.1.3** Bold.",
    "1.1.3: Colon.", "1.1.3. Dot.", "1.1.3 See 1.1.1-1.1.99999999.", "1.1.3 See sections 1.1-1.99999999.",
    '1.1.3 See section 1.1 "Wrong".', "1.1.3 *Option.* May.", "- aliases: card", "- defined by: 1.9",
    "- not in: x", "- lines: 5-1", "- lines: " + "9" * 5000, "- rules: ,", "- kind: x", "## Card",
    "## B1 Again", "A: b", "---", "...", "%YAML 9.9", "\ufeff", "\x0c", "\x1c", "\u2028", "\x85", "\x0b",
)  # fmt: skip
YAML = (
    "order: 99999999999999999999", "order: x", "order: 1e999", "order: .nan", "order: -1", "order: 1_0",
    "order: 0x7fffffffffffffffff", "chapter: 1", "chapter: [1]", "chapter: ''", "chapter: 2022-01-01",
    "chapter: " + "9" * 5000, "title: !!timestamp x", "title: !!binary x", "title: !!int x", "title: !!float x",
    "title: !!set {a}", "title: !!omap [a]", "title: !!pairs [a]", "title: !!python/object:os.system x",
    "title: !!bool maybe", "title: !!null x", "title: !!merge x", "title: &a [*a]", "title: *a",
    "title: {a: b}", "title: [1, 2]", "title:", "title: '\\ud800'", 'title: "\\ud800"', 'title: "\\0"',
    "? [a]\n: b", "<<: x", "<<: [x]", "[a]: b", "{a: b}: c", "1: 2", "null: 1", "true: 1", "rulebook: ../x",
    "rulebook: x y", "rulebook: other", "rulebook: 1", "rulebook: ''", "page: overview", "page: x",
    "page: [x]", "deviations: x", "deviations: [1]", "deviations: [{number: [1]}]",
    "deviations: [{number: '1.1', is: missing, finding: [x]}]",
    "deviations: [{number: 1.1, is: repeated, finding: B1}]", "source: x", "source: {title: [1]}",
    "source: {file: ../../etc/passwd}", "url: javascript:x", "a: &a [x,x,x,x,x,x,x,x,x]",
    "a: &a [x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c]",
    "{" * 500, "[" * 3000, "- " * 500, "a: |", "a: >-\n  x", "a: !x y", "!!str a: b", "a: 1:1:1:1", "a: 0o9",
    "a: 2022-99-99", "a: 2022-13-45 99:99:99", "\tx: y", "a: 'x", "title: same\ntitle: same", "--- #",
    "a: !!python/none x", "date: 2022-05-17", "version: 1.10",
)  # fmt: skip
ROWS = (
    "toy-1.1.1,toy.txt,1,1,,", "toy-9,toy.txt,1,1,,", "x", ",,,,,", '"', '"a\nb",c',
    "toy-1.1.1,toy.txt," + "9" * 30 + ",1,,", "toy-1.1.1,toy.txt," + "9" * 5000 + "," + "9" * 5000 + ",,",
    "toy-1.1.1,toy.txt,²,²,,", "toy-1.1.1," + "x" * 200_000, "toy-1.1.1,toy.txt,-1,1,,",
    "toy-1.1.1,toy.txt,1,1,zz,", "toy-1.1.1,how\x00much", "\x00", "a,b,c,d,e,f,g,h",
)  # fmt: skip
NAMES = (
    "rulebooks/toy/2-more.md", "rulebooks/toy/index.md", "rulebooks/other/index.md",
    "rulebooks/toy/examples/1-play.md", "rulebooks/x y/index.md", "rulebooks/toy/Index.md",
    "rulebooks/toy/a#b?.md", "rulebooks/toy/sub/sub/1.md", "rulebooks/other/examples/s.md",
    "rulebooks/index.md", "rulebooks/toy/.md", "rulebooks/other/source-map.csv",
    "rulebooks/toy/second.md", "rulebooks/other/source-map.csv", "rulebooks/toy/glossary/asked.csv",
)  # fmt: skip

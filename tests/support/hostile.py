"""Texts that try to become script, and the files of a project that holds each of them in every field it has.

A text that runs sets `window.ran`. The texts below are known tricks; `invented` makes new ones by a small grammar.
"""

import json
import random
import re
from collections.abc import Iterator, Sequence

RUN = "window.ran=1"
TEXTS = (
    f"<script>{RUN}</script>",
    f"<img src=x onerror={RUN}>",
    f"<img src=x\nonerror={RUN}\n>",
    f"<img/src=x/onerror={RUN}>",
    f"<svg onload={RUN}>",
    f"<svg><script>{RUN}</script></svg>",
    f"<details open ontoggle={RUN}>x</details>",
    f"<input autofocus onfocus={RUN}>",
    f'<iframe srcdoc="<script>parent.{RUN}</script>"></iframe>',
    f"<iframe src=javascript:parent.{RUN}></iframe>",
    f"<object data=javascript:{RUN}></object><embed src=javascript:{RUN}>",
    f'<meta http-equiv=refresh content="0;url=javascript:{RUN}"><base href=//elsewhere.invalid/>',
    f"<math><mtext><table><mglyph><style><!--</style><img src=x onerror={RUN}>",
    f"<!--><img src=x onerror={RUN}>-->",
    f"<![CDATA[><img src=x onerror={RUN}>]]>",
    f"<?x ><img src=x onerror={RUN}>?>",
    f"\\`<img src=x onerror={RUN}>\\`",
    f"``<img src=x onerror={RUN}>`",
    f"*a <img src=x* onerror={RUN}>",
    f'"><img src=x onerror={RUN}>',
    f"'><img src=x onerror={RUN}>",
    f'" onmouseover="{RUN}" autofocus onfocus="{RUN}" x="',
    f"' onmouseover='{RUN}' autofocus onfocus='{RUN}' x='",
    f"</title></textarea></style></script><script>{RUN}</script>",
    f"&lt;img src=x onerror={RUN}&gt;",
    f"&amp;lt;img src=x onerror={RUN}&amp;gt;",
    f"\x0260\x03img src=x onerror={RUN}\x0262\x03",
    f"\x02wzxhzdk:0\x03 \x02klzzwxh:0000\x03 \x02amp\x03lt;img src=x onerror={RUN}\x02amp\x03gt;",
    f"\ue0000\ue001 [\ue0001\ue001](\ue0000\ue001) ![\ue0000\ue001](\ue0001\ue001) {RUN}",
    f"[x](javascript:{RUN})",
    f"[x](JaVa\tScRiPt:{RUN})",
    f"[x](<java\nscript:{RUN}>)",
    f"[x](java&#115;cript&colon;{RUN})",
    f"[x](javascript\\:{RUN})",
    f"[x](\x01javascript:{RUN})",
    f"[x](data:text/html,<script>{RUN}</script>)",
    f"[x](vbscript:{RUN})",
    '{"__config": {}}',
    "``` { #__config }\n{}\n```",
    f"<javascript:{RUN}>",
    f"[x][hostile]\n\n[hostile]: javascript:{RUN}",
    f'![x" onerror="{RUN}](x) ![x](x"onerror="{RUN})',
    f"![see [the Card] here](x) [see ![the Card](x) here](javascript:{RUN})",
    f'[x](https://a.invalid/"onmouseover="{RUN}) <https://a.invalid/"onmouseover="{RUN}>',
    f"{{{{ ''.__class__ }}}}{{% raw %}}<img src=x onerror={RUN}>",
    f"``` {{ .x onclick={RUN} }}\n<img src=x onerror={RUN}>\n```",
    f'[x](x "<img src=x onerror={RUN}>"){{: onclick={RUN} }}',
    f"<ScRiPt\n>{RUN}</sCrIpT\n>",
)
_TAGS = (
    "img src=x",
    "svg",
    "video src=x",
    "audio src=x",
    "details open",
    "input autofocus",
    "body",
    "marquee",
    "a href=x",
)
_HANDLERS = ("onerror", "onload", "ontoggle", "onfocus", "onstart", "onmouseover", "onanimationstart", "oNeRrOr")
_GAPS = (" ", "\n", "\t", "/", "\x0c", " \n ", "\r\n")
_QUOTES = ("", '"', "'", "`")
_SCHEMES = (
    "javascript:",
    "JAVASCRIPT:",
    "java\tscript:",
    "&#106;avascript:",
    "javascript&colon;",
    "\x1fjavascript:",
    "data:text/html,",
)
_AROUND = (
    "{}", "`{}", "\\`{}\\`", "``{}`", "*{}*", "**{}", "_{}_", "[{}](x)", "[x]({})", "![{}](x)", "![x]({})", "<{}>",
    '"{}"', "'{}", "a{}b", "> {}", "- {}", "# {}", "</p>{}", "<b>{}</b>", "<!-- {} -->", "<a\n{}>", "\\<{}", "|{}|",
    "&lt;{}&gt;", '!!! x "{}"', "[x]: {}", "\x02{}\x03", "\ue000{}\ue001", "{{{{ {} }}}}", "    {}",
)  # fmt: skip


def invented(count: int, seed: int) -> Iterator[str]:
    """New texts: an event handler in a tag, or an address that runs, in one or two of the forms that Markdown has."""
    chance = random.Random(seed)
    for _ in range(count):
        text = _tag(chance) if chance.random() < 0.7 else chance.choice(_SCHEMES) + RUN
        for _ in range(chance.randint(1, 2)):
            text = chance.choice(_AROUND).format(text)
        yield text


def _tag(chance: random.Random) -> str:
    quote = chance.choice(_QUOTES)
    handler = f"{chance.choice(_HANDLERS)}={quote}{RUN}{quote}"
    close = chance.choice((">", "/>", "", " >", "\n>"))
    return f"<{chance.choice(_TAGS)}{chance.choice(_GAPS)}{handler}{close}"


def hostile_files(key: str, order: int, texts: Sequence[str]) -> dict[str, str]:
    """The files of a rulebook in which each text stands in every field of an entry of its own.

    What a rulebook has once, such as its title, holds all texts one after another.
    """
    folder = f"rulebooks/{key}"
    numbered = list(enumerate(texts, 1))
    fronts = {name: f"---\nrulebook: {key}\npage: {name}\n---\n\n" for name in ("glossary", "findings", "background")}
    title = f"# All {' '.join(map(_line, texts))}\n\n"
    pages = {
        "index": _overview(key, order, texts),
        "1-all": f"---\nrulebook: {key}\nchapter: '1'\n---\n\n{title}{_join(_section(*each) for each in numbered)}",
        "glossary": f"{fronts['glossary']}{title}{_join(_term(*each) for each in numbered)}",
        "findings": f"{fronts['findings']}{title}{_join(_finding(*each) for each in numbered)}",
        "background": f"{fronts['background']}{title}{_join(_prose(each) for each in texts)}",
    }
    asked = _join(f'{key}-{number}.1,"{_line(text).replace(chr(34), chr(34) * 2)}"' for number, text in numbered)
    sources = _join(f'{key}-{number}.1,"{_quoted(text)}",1,2,"{_quoted(text)}",' for number, text in numbered)
    return {
        **{f"{folder}/{name}.md": page for name, page in pages.items()},
        f"{folder}/asked.csv": f"rule,asked\n{asked}\n",
        f"{folder}/source-map.csv": f"rule,source,first_line,last_line,hash,note\n{sources}\n",
    }


def hostile_page(texts: Sequence[str]) -> str:
    """A page beside the rulebooks, with its front matter."""
    said = json.dumps(" ".join(map(_line, texts)))
    return f"---\ntitle: {said}\ndescription: {said}\nauthor: {said}\n---\n\n{_join(_prose(each) for each in texts)}"


def hostile_concepts(keys: Sequence[str], texts: Sequence[str]) -> str:
    """A page of concepts whose names are the texts."""
    rows = _join(
        f"| Idea {number} {_cell(text)} | {' | '.join(_cell(text) for _ in keys)} |"
        for number, text in enumerate(texts)
    )
    return f"# Concepts\n\n| idea | {' | '.join(keys)} |\n|---|{'---|' * len(keys)}\n{rows}\n"


def _overview(key: str, order: int, texts: Sequence[str]) -> str:
    said = " ".join(map(_line, texts))
    address = next((text for text in texts if "script:" in text and "\n" not in text), texts[0])
    source = dict.fromkeys(("title", "file", "attribution", "date"), said)
    source |= {"reader": "outline", "url": re.sub(r"^\[x\]\(<?|\)$", "", _line(address))}
    front = {"rulebook": key, "page": "overview", "title": said, "short_title": said, "version": said, "order": order}
    return f"---\n{json.dumps({**front, 'source': source})}\n---\n\n# {said}\n\n{said}\n\n{_join(map(_prose, texts))}"


def _section(number: int, text: str) -> str:
    line, cell = _line(text), _cell(text)
    return f"""## {number} {line}

{number}.1 A Card {text}

*{line}*

| {cell} | x |
|:---|---:|
| {cell} | `{cell}` |

!!! ruling "{number}.1.R1 {line}"
    - question: {line}
    - decision: {line}
    - reason: {line}
    - settles: F{number}

    | setting | default | meaning |
    |---|---|---|
    | `k{number} {cell}` | {cell} | {cell} |

```gherkin
Scenario: {line}
  Given {line}
    | {cell} |
    | {cell} |
  Then {line}
```

{text}
"""


def _term(number: int, text: str) -> str:
    line = _line(text)
    fields = f"- aliases: {line}\n- search aliases: {line}\n- not in: {line}\n- defined by: {number}.1"
    return f"## Card {number} {line}\n\n{fields}\n\n{text}\n"


def _finding(number: int, text: str) -> str:
    line = _line(text)
    title = f"F{number}{line.replace(' ', '/')} {line}" if number % 2 else f"F{number} {line}"
    return f"## {title}\n\n- kind: {line}\n- lines: 1\n- rules: {number}.1\n- handled: {line}\n\n{text}\n"


def _prose(text: str) -> str:
    line = _line(text)
    return f'{text}\n\n### {text}\n\n- {text}\n\n> {text}\n\n!!! note "{line}"\n    {text}\n\n``` {line}\n{text}\n```\n'


def _line(text: str) -> str:
    return " ".join(re.split(r"[\r\n\x0c]+", text))


def _cell(text: str) -> str:
    return _line(text).replace("|", "\\|")


def _quoted(text: str) -> str:
    return _line(text).replace('"', '""')


def _join(parts: Iterator[str]) -> str:
    return "\n".join(parts)

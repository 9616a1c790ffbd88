"""The reader of texts of the package, run in Node.js on the cases of every format and on made-up texts."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from turnwire_schema.documents import format_names, format_text

from codegen.targets.typescript import generate
from codegen.targets.typescript.toolchain import MODULES, run_node
from tests.requirements import requirement
from tests.targets.typescript.test_typescript_package import schemas_of
from tests.targets.typescript.test_typescript_streams import doubles
from turnwire.codecs.text.formats import text_format
from turnwire.codecs.text.reader import TextReader

HERE = Path(__file__).parent
CASES = HERE.parents[2] / "schemas" / "text" / "v1"
AJV = MODULES / "ajv" / "dist" / "2020.js"
COUNT = 2_000
NO_WORDS = {"name", "description", "models", "template_marks", "version", "sources", "step", "holds", "typed", "trim"}
"""Fields of rows whose texts are no marks."""
ODD = (
    *("\n", "\n\n", " ", "\t", "\r\n", "    ", "\x1c", "\x85", "\xa0", "\u2028", "\ufeff", "\x00"),
    *("`", "``", "```", "```\n", "~~~\n", "> ", "- ", "1. ", "# ", '"', "'", "“", "\\", '\\"', "\\\\"),
    *("{", "}", "[", "]", "(", ")", ",", ":", "=", "<", ">", "</", "<a>", "</a>", "&lt;", "&#60;", "<![CDATA[", "]]>"),
    *("null", "true", "None", "True", "-1.5e3", "1e400", "007", '"a"', '{"a": 1}', '"a": 1, "a": 2', "[1, 2", "1" * 30),
    *("get_weather", "note", "note(", "x", "Zürich 東京 🙂", "🙂", "\\u00e9", "\\ud83d\\ude00", "\\ud800"),
    *("٣", "ª", "_x-1.y"),
    *('{"name": "get_weather", "arguments": {"city": "Paris"}}', '"name": ', '"arguments": ', '"id": "c1", '),
)
TOOLS = {
    "get_weather": {"type": "object", "properties": {"city": {"type": "string"}, "days": {"type": "integer"}}},
    "note": {
        "type": "object",
        "properties": {
            "text": {"type": "string"},
            "count": {"type": "integer"},
            "ratio": {"type": "number"},
            "done": {"type": "boolean"},
            "nothing": {"type": ["null", "string"]},
            "tags": {"type": "array", "items": {"type": "string"}},
            "place": {"$ref": "#/$defs/place"},
            "x": {"anyOf": [{"type": "number"}, {"const": None}]},
        },
        "$defs": {"place": {"type": "object", "properties": {"lat": {"type": "number"}}}},
    },
}


def cases() -> dict[str, dict[str, Any]]:
    """The cases by format and name."""
    files = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(CASES.glob("*.cases.json"))]
    return {file["format"]: {case["name"]: case for case in file["cases"]} for file in files}


@requirement("SCH-2")
def test_every_text_is_read_as_its_case_says_however_it_is_cut(package: Path) -> None:
    done = run_node([HERE / "run_text_cases.mjs", (package / "text" / "index.js").as_uri(), CASES, AJV])
    assert done.returncode == 0, done.stderr

    stated = {name: {case: each["reading"] for case, each in each.items()} for name, each in cases().items()}
    assert doubles(json.loads(done.stdout)) == doubles(stated)
    assert sorted(stated) == [*format_names()]


@requirement("SCH-2")
def test_made_up_texts_give_the_events_that_they_give_in_python(package: Path) -> None:
    runs = [*made_up(random.Random(21))]
    done = run_node([HERE / "run_texts.mjs", (package / "text" / "index.js").as_uri()], stdin=json.dumps(runs))
    assert done.returncode == 0, done.stderr

    told = json.loads(done.stdout)
    wrong = [(run, got, events(run)) for run, got in zip(runs, told, strict=True) if got != events(run)]
    assert wrong[:1] == []
    kinds = {event["kind"] for each in told for piece in each for event in piece}
    assert kinds == {"content", "thought", "arguments", "call", "no_call"}


def test_a_long_call_in_many_pieces_is_read_whole(package: Path) -> None:
    arguments = json.dumps({"text": 'a "b" \\ é ' * 20_000}, ensure_ascii=False)
    text = f'<tool_call>{{"name": "note", "arguments": {arguments}}}</tool_call>'
    pieces = [text[at : at + 10] for at in range(0, len(text), 10)]

    done = run_node(
        [HERE / "run_texts.mjs", (package / "text" / "index.js").as_uri()],
        stdin=json.dumps([{"format": "hermes", "tools": TOOLS, "pieces": pieces}]),
    )

    [told] = json.loads(done.stdout)
    found = [event for piece in told for event in piece]
    shown = "".join(event["text"] for event in found if event["kind"] == "arguments")
    assert arguments.startswith(shown)
    assert len(arguments) - len(shown) < 10
    assert [event["arguments"] for event in found if event["kind"] == "call"] == [arguments]


def test_a_name_that_no_format_has_is_refused(package: Path) -> None:
    code = (
        f"import {{ formatNames, textFormat }} from {json.dumps((package / 'text' / 'index.js').as_uri())};\n"
        "const said = ['constructor', 'Hermes'].map((name) => {\n"
        "  try { return textFormat(name).name; } catch (error) { return [error.name, error.message]; }\n"
        "});\n"
        "console.log(JSON.stringify([formatNames(), said]));"
    )

    names, said = json.loads(run_node(["--input-type=module", "--eval", code]).stdout)

    assert names == [*format_names()]
    assert said == [["RangeError", f'no text format has the name "{name}"'] for name in ("constructor", "Hermes")]


def test_documents_without_formats_make_a_package_without_their_reader() -> None:
    files = generate(schemas_of({"Pet": {"type": "string", "description": "A pet."}}))

    assert [path for path in files if "/text/" in path] == []
    assert "./text" not in json.loads(files["typescript/package.json"])["exports"]


def events(run: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """What Python's reader tells of every piece and of the end."""
    reader = TextReader(text_format(run["format"]), run["tools"], in_thoughts=run["inThoughts"])
    told = [reader.feed(piece) for piece in run["pieces"]]
    return [[event._asdict() for event in each] for each in (*told, reader.end(is_cut=run["isCut"]))]


def made_up(chance: random.Random) -> Iterator[dict[str, Any]]:
    """Texts of fragments of marks, and cases that were changed at random, in random pieces."""
    known = {name: [case["text"] for case in each.values()] for name, each in cases().items()}
    marks = {name: [*dict.fromkeys(strings(json.loads(format_text(name))))] for name in known}
    everything = [mark for each in marks.values() for mark in each]
    for _ in range(COUNT):
        name = chance.choice([*known])
        sources = (marks[name], ODD, ODD, everything)
        if chance.random() < 0.35:
            text = "".join(chance.choice(chance.choice((marks[name], *sources))) for _ in range(chance.randint(1, 40)))
        else:
            text = "\n".join(chance.choices(known[name], k=chance.choice((1, 1, 2))))
            for _ in range(chance.randint(1, 4)):
                text = changed(text, chance, chance.choice(chance.choice(sources)))
        yield {
            "format": name,
            "tools": chance.choice((None, TOOLS, TOOLS)),
            "inThoughts": chance.random() < 0.15,
            "isCut": chance.random() < 0.3,
            "pieces": cut(text, chance),
        }


def changed(text: str, chance: random.Random, odd: str) -> str:
    """A text with something put in, left out, or said twice, or cut off."""
    at = chance.randint(0, len(text))
    end = min(len(text), at + chance.randint(1, 20))
    return chance.choice((text[:at] + odd + text[at:], text[:at] + text[end:], text[:end] + text[at:], text[:at]))


def cut(text: str, chance: random.Random) -> list[str]:
    """The text in random pieces."""
    longest = chance.choice((1, 3, 12, 60, 10**6))
    pieces = []
    while text:
        size = chance.randint(1, longest)
        pieces.append(text[:size])
        text = text[size:]
    return pieces


def strings(row: Any) -> Iterator[str]:
    """The marks in a row, and other words of it."""
    if isinstance(row, str):
        yield row
    for value in row if isinstance(row, list) else ():
        yield from strings(value)
    for field, value in row.items() if isinstance(row, dict) else ():
        if field not in NO_WORDS:
            yield from strings(value)

"""What the tests of every compiled language share: jobs, the programs of the documents, the judge of the answers."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import warnings
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from turnwire_schema import v1
from turnwire_schema._runtime import adapter

from codegen.bundle import bundle
from codegen.schemaset import Document, SchemaSet
from tests.conversations.stories import stories
from tests.site.snippets import Snippet, collect
from tests.targets.stream_cases import FILE, without_words
from turnwire.core.rules import LongDescriptionWarning

ROOT = Path(__file__).resolve().parents[3]
SCHEMAS = ROOT / "schemas"
CACHE = ROOT / ".cache" / "languages"
TEXTS = sorted((SCHEMAS / "text" / "v1").glob("*.cases.json"))
"""Texts of models and what is read in them."""
NUMBERS = '{"role":"user","content":"","extras":{"a":1.0,"b":1,"c":1E5,"d":-0.0,"f":123456789012345678901234567890}}'
"""A message whose numbers are written in every form."""


@cache
def schemas() -> SchemaSet:
    """The documents of the repository."""
    return SchemaSet.load(SCHEMAS)


def documents() -> list[Document]:
    """Those that have vectors."""
    return [document for document in schemas().documents.values() if document.vectors is not None]


def conversations() -> list[tuple[str, str]]:
    """(definition, text) of the request and the answer of every story."""
    return [
        pair
        for story in stories()
        for pair in (
            ("turnwire/v1/request#ChatRequest", story.request.to_json()),
            ("turnwire/v1/response#ChatResponse", story.answer.to_json()),
        )
    ]


def jobs() -> str:
    """The jobs of a runner: every vector, stream case, conversation and text, and the forms of numbers."""
    found: list[dict[str, Any]] = [
        {
            "vectors": str(SCHEMAS / document.vectors_path),
            "stem": document.stem,
            "definitions": list(document.definitions),
        }
        for document in documents()
    ]
    texts = [*conversations(), ("turnwire/v1/message#ChatMessage", NUMBERS), *INTEGERS, *WRONG]
    lines = {"bytes": [list(data) for data, *_ in LINES]}
    readings = {"readings": list(map(str, TEXTS))}
    return "\n".join(json.dumps(job) for job in [*found, {"cases": str(FILE)}, {"texts": texts}, lines, readings])


INTEGERS = tuple(
    ("turnwire/v1/usage#UsageInfo", f'{{"prompt_tokens":{number}}}')
    for number in (
        "3.0",
        "3e0",
        "30e-1",
        "-0.0",
        "9007199254740991.0",
        "9007199254740993",
        "-1.0",
        "3.5",
        "1e400",
        "1e300",
    )
)
"""Integers in every form, and what is none or is none of 64 bits."""

WRONG = (
    ("turnwire/v1/message#ChatMessage", '{"role":"user","content":"a secret'),
    ("turnwire/v1/message#ChatMessage", '{"role":"user","content":["a secret"]}'),
    ("turnwire/v1/message#ChatMessage", '{"role":"a secret","content":"a"}'),
    ("turnwire/v1/usage#UsageInfo", '{"prompt_tokens":18446744073709551616}'),
    ("turnwire/v1/nowhere#Nothing", "{}"),
)
"""Texts that are refused, and whose content no error may show."""

LINES: tuple[tuple[bytes, int, str | None], ...] = (
    (b"", 0, None),
    (b"\r\n\n{}\r\n{}\r", 2, None),
    (b'{"text": "\xe2\x80\xa8"}\n{}', 2, None),
    (b'{}\n\n{"text": "a secret', 1, "line 3 is no chunk: /: EOF while parsing a string at line 1 column 18"),
    (b'{}\n{}\n{"text": ["a secret"]}\n{}\n', 2, "line 3 is no chunk: /text: must be string or null"),
    (b"\n\xff\n", 0, "line 2 is no chunk: no UTF-8"),
)
"""Bytes of streams, how many chunks they hold, and what is said of the first line that is none."""


def programs(language: str) -> list[Snippet]:
    """The programs in the documents of a language: its README and its guide."""
    pages = (ROOT / "generated" / language / "README.md", ROOT / "docs" / "guides" / f"{language}.md")
    return [each for page in pages for each in collect(page, page.name) if each.language == language]


def built(language: str, inputs: Iterable[object], build: Callable[[Path], None]) -> Path:
    """The folder with what `build` makes of the inputs, kept until they change."""
    digest = hashlib.sha256()
    for each in inputs:
        digest.update(each.read_bytes() if isinstance(each, Path) else str(each).encode())
    folder = CACHE / f"{language}-{digest.hexdigest()[:16]}"
    if not folder.is_dir():
        fresh = CACHE / f".{language}-{os.getpid()}"
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        build(fresh)
        for old in CACHE.glob(f"{language}-{'[0-9a-f]' * 16}"):  # not what the compilers keep beside them
            shutil.rmtree(old, ignore_errors=True)
        fresh.rename(folder)
    return folder


def run(command: list[str | Path], *, cwd: Path, **environment: str) -> None:
    """Run a compiler; what it says is the failure."""
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def files_below(folder: Path) -> list[Path]:
    """Every file of a package."""
    return sorted(path for path in folder.rglob("*") if path.is_file())


class Results:
    """What a runner says to every job."""

    def __init__(self, runner: Path) -> None:
        done = subprocess.run([runner], input=jobs(), capture_output=True, text=True, encoding="utf-8", check=False)
        assert done.returncode == 0, done.stderr
        answers = [json.loads(line) for line in done.stdout.split("\n") if line]
        *vectors, self.cases, texts, self.lines, self.readings = answers
        self.vectors = {document.path: found for document, found in zip(documents(), vectors, strict=True)}
        self.conversations = texts[: len(conversations())]
        self.numbers, *others = texts[len(conversations()) :]
        self.integers, self.wrong = others[: len(INTEGERS)], others[len(INTEGERS) :]

    def count(self) -> int:
        """How many vectors were run."""
        return sum(map(len, self.vectors.values()))

    def wrong_verdicts(self, document: Document) -> list[Any]:
        """Vectors whose verdict, or the verdicts of all other definitions, differ from what is stated."""
        found = []
        definitions = bundle(schemas(), document)["$defs"]
        judges = {
            name: jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": definitions})
            for name in document.definitions
        }
        for (definition, kind, vector), result in zip(_vectors(document), self.vectors[document.path], strict=True):
            assert (result["definition"], result["kind"], result["name"]) == (definition, kind, vector["name"])
            accepted = [name for name, judge in judges.items() if judge.is_valid(vector["value"])]
            if not _agrees(result["fault"], _stated(vector)) or result["accepted"] != accepted:
                found.append(
                    (definition, vector["name"], _stated(vector), result["fault"], result["accepted"], accepted)
                )
        return found

    def changed_values(self, document: Document) -> list[Any]:
        """Valid vectors that are not what they were after being read by their type and written again."""
        return [
            (definition, vector["name"], result["normal"])
            for (definition, kind, vector), result in zip(_vectors(document), self.vectors[document.path], strict=True)
            if kind == "valid" and not _same(definition, vector["value"], result["normal"])
        ]

    def changed_conversations(self) -> list[Any]:
        """Requests and answers of conversations that are not what they were."""
        return [
            (text, result)
            for (definition, text), result in zip(conversations(), self.conversations, strict=True)
            if not _same(definition.partition("#")[2], json.loads(text), result)
        ]

    def wrong_answers(self) -> list[Any]:
        """Stream cases that give another answer than they should."""
        return wrong_cases(self.cases)

    def wrong_readings(self) -> list[Any]:
        """Cases of texts that are read otherwise than they should be."""
        found = []
        for file, readings in zip(TEXTS, self.readings, strict=True):
            for case, reading in zip(json.loads(file.read_text(encoding="utf-8"))["cases"], readings, strict=True):
                if _text(case["reading"]) != _text(reading):
                    found.append((file.name, case["name"], case["reading"], reading))
        return found


def wrong_cases(results: list[Any], *, form: Callable[[Any], Any] = lambda value: value) -> list[Any]:
    """Stream cases whose result differs; `form` takes from both what the language cannot keep apart."""
    cases = json.loads(FILE.read_text(encoding="utf-8"))["cases"]
    found = []
    for case, result in zip(cases, results, strict=True):
        stated = {name: value for name, value in case.items() if name not in ("name", "chunks")}
        plain = {name: value if name == "error" else without_words(value) for name, value in result.items()}
        if _text(form(plain)) != _text(form(stated)):
            found.append((case["name"], stated, plain))
    return found


def _text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)  # 1 and 1.0 are two texts


def _same(definition: str, before: Any, after: Any) -> bool:
    reader = adapter(getattr(v1, definition))

    def form(value: Any) -> bytes:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", LongDescriptionWarning)  # some vectors have one, and it is no fault
            written: bytes = reader.dump_json(reader.validate_python(value), exclude_none=True)
        return written

    return isinstance(after, str) and form(before) == form(json.loads(after))


def _vectors(document: Document) -> list[tuple[str, str, dict[str, Any]]]:
    assert document.vectors is not None
    return [
        (definition, kind, vector)
        for definition, kinds in document.vectors["definitions"].items()
        for kind in ("valid", "invalid")
        for vector in kinds[kind]
    ]


def _stated(vector: dict[str, Any]) -> dict[str, Any] | None:
    if "error" not in vector:
        return None
    error = vector["error"]
    return {"path": error["path"], "keyword": error["keyword"], "property": error.get("property")}


def _agrees(found: dict[str, Any] | None, stated: dict[str, Any] | None) -> bool:
    """Whether the stated fault was found; a union may be named whose branch holds it."""
    if found is not None and stated is not None and stated["keyword"] == "anyOf":
        return f"{found['path']}/".startswith(f"{stated['path']}/")
    return found == stated

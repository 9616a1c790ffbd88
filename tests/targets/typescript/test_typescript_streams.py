"""The accumulator of the package, run in Node.js on the cases that every language passes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from codegen.targets.typescript import generate
from codegen.targets.typescript.toolchain import run_node
from tests.requirements import requirement
from tests.targets.native.languages import LINES, conversations, wrong_cases
from tests.targets.stream_cases import FILE
from tests.targets.typescript.test_typescript_package import schemas_of

HERE = Path(__file__).parent


def doubles(value: Any) -> Any:
    """A value with its numbers as JavaScript has them: all of them doubles, and one zero when written."""
    if isinstance(value, dict):
        return {name: doubles(item) for name, item in value.items()}
    if isinstance(value, list):
        return [doubles(item) for item in value]
    return float(value) + 0.0 if isinstance(value, int | float) and not isinstance(value, bool) else value


@requirement("SCH-2")
def test_every_stream_gives_the_answer_that_it_gives_in_python(package: Path) -> None:
    done = run_node([HERE / "run_cases.mjs", (package / "stream.js").as_uri(), FILE])
    assert done.returncode == 0, done.stderr

    assert wrong_cases(json.loads(done.stdout), form=doubles) == []


@requirement("SCH-2")
def test_every_conversation_is_accepted(package: Path) -> None:
    code = (
        f"import * as v1 from {json.dumps((package / 'v1' / 'index.js').as_uri())};\n"
        "import { readFileSync } from 'node:fs';\n"
        "const pairs = JSON.parse(readFileSync(0, 'utf8'));\n"
        "const accepted = pairs.map(([name, text]) => v1[`validate${name}`](JSON.parse(text)));\n"
        "console.log(JSON.stringify(accepted));"
    )
    pairs = [(definition.partition("#")[2], text) for definition, text in conversations()]

    done = run_node(["--input-type=module", "--eval", code], stdin=json.dumps(pairs))

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [True] * len(pairs)
    assert len(pairs) > 60


def test_what_is_no_chunk_is_named_by_its_line_and_not_quoted(package: Path) -> None:
    code = (
        f"import {{ ChunkDecoder }} from {json.dumps((package / 'stream.js').as_uri())};\n"
        "import { readFileSync } from 'node:fs';\n"
        "const said = JSON.parse(readFileSync(0, 'utf8')).map((bytes) => {\n"
        "  const decoder = new ChunkDecoder();\n"
        "  let count = 0;\n"
        "  try {\n"
        "    count += decoder.push(Uint8Array.from(bytes)).length;\n"
        "    count += Number(decoder.finish() !== null);\n"
        "    return [count, null];\n"
        "  } catch (error) { return [count, error.message]; }\n"
        "});\nconsole.log(JSON.stringify(said));"
    )
    done = run_node(["--input-type=module", "--eval", code], stdin=json.dumps([list(data) for data, *_ in LINES]))
    words = {
        "/: EOF while parsing a string at line 1 column 18": "no JSON",
        "/text: must be string or null": "/text: must be string,null",
    }

    stated = [[count, said] for _data, count, said in LINES]
    for each in stated:
        line, colon, what = str(each[1]).partition("chunk: ")
        each[1] = each[1] and line + colon + words.get(what, what)
    assert json.loads(done.stdout) == stated


def test_documents_without_streams_make_a_package_without_their_module() -> None:
    files = generate(schemas_of({"Pet": {"type": "string", "description": "A pet."}}))

    assert [path for path in files if "stream" in path or "calls" in path] == []
    assert "./stream" not in json.loads(files["typescript/package.json"])["exports"]

"""The accumulator of the package, run in Node.js on the cases that every language passes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from codegen.targets.typescript import generate
from codegen.targets.typescript.toolchain import run_node
from tests.requirements import requirement
from tests.targets.native.languages import conversations, wrong_cases
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
        "const said = [];\n"
        r"for (const text of ['{}\n\n{\"text\": \"a secret', '{\"text\": [\"a secret\"]}', '\n\xff\n', '{}\r\n{}\r']) {"
        "  const decoder = new ChunkDecoder();\n"
        "  try { const chunks = decoder.push(Uint8Array.from(text, (sign) => sign.charCodeAt(0)));\n"
        "    said.push([chunks.length, decoder.finish()]); }\n"
        "  catch (error) { said.push(`${error.name}: ${error.message}`); }\n"
        "}\nconsole.log(JSON.stringify(said));"
    )

    done = run_node(["--input-type=module", "--eval", code])

    assert json.loads(done.stdout) == [
        "StreamError: line 3 is no chunk: no JSON",
        "StreamError: line 1 is no chunk: /text: must be string,null",
        "StreamError: line 1 is no chunk: no UTF-8",
        [1, {}],
    ]


def test_documents_without_streams_make_a_package_without_their_module() -> None:
    files = generate(schemas_of({"Pet": {"type": "string", "description": "A pet."}}))

    assert [path for path in files if "stream" in path or "calls" in path] == []
    assert "./stream" not in json.loads(files["typescript/package.json"])["exports"]

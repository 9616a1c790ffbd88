"""`turnwire validate`: files against the schemas, detected or named."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from turnwire.cli.detect import Candidate, detect
from turnwire.cli.exits import Exit
from turnwire.cli.output import err, out, print_json
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.jsonschema import SchemaChecker
from turnwire.core.validate import parse_json


class Verdict(NamedTuple):
    """What was found out about one value of a file."""

    file: str
    line: int
    schema: str | None
    problems: tuple[Problem, ...]


def validate(
    files: Annotated[list[str], typer.Argument(help="JSON or JSON-lines files; - is standard input.")],
    schema: Annotated[
        str | None,
        typer.Option("--as", help="Check against this definition, DOCUMENT#DEFINITION. Absent: it is detected."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
) -> None:
    """Check files against the schemas: canonical documents and wire payloads, JSON, JSON lines or recorded streams.

    Exit code 1 when something is not valid.

    Example: turnwire validate request.json stream.ndjson --as wire/ollama/v1/chat#ChatResponse
    """
    wanted = _wanted(schema)
    verdicts = [verdict for file in files for verdict in _check_file(file, wanted)]
    if as_json:
        print_json(
            [
                {
                    **verdict._asdict(),
                    "problems": [p._asdict() for p in verdict.problems],
                    "valid": not verdict.problems,
                }
                for verdict in verdicts
            ]
        )
    else:
        for verdict in verdicts:
            if not verdict.problems:
                out.print(f"{verdict.file}:{verdict.line}: valid {verdict.schema}")
            for problem in verdict.problems:
                name = f" [{verdict.schema}]" if verdict.schema else ""
                err.print(f"{verdict.file}:{verdict.line}: {problem.path or '/'}: {problem.message}{name}")
    if any(verdict.problems for verdict in verdicts):
        raise typer.Exit(Exit.FAILURE)


def _wanted(name: str | None) -> Candidate | None:
    if name is None:
        return None
    from turnwire_schema.documents import UnknownDocument, load_document

    document, _, definition = name.partition("#")
    try:
        loaded = load_document(document)
    except UnknownDocument:
        err.print(f"turnwire: there is no document {document}; see: turnwire schema list")
        raise typer.Exit(Exit.USAGE) from None
    definition = definition or loaded["$ref"].rpartition("/")[2]
    if definition not in loaded["$defs"]:
        err.print(f"turnwire: {document} has no definition {definition}; it has: {', '.join(sorted(loaded['$defs']))}")
        raise typer.Exit(Exit.USAGE)
    return Candidate(document, definition)


def read_input(file: str) -> bytes:
    """The bytes of a file or of standard input.

    Raises:
        typer.Exit: the file cannot be read; the reason is printed.
    """
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except OSError as error:
        err.print(f"turnwire: {file}: {error.strerror or 'cannot be read'}")
        raise typer.Exit(Exit.USAGE) from None


def _check_file(file: str, wanted: Candidate | None) -> list[Verdict]:
    data = read_input(file)
    try:
        return [_check_value(file, 1, parse_json(data, file), wanted, data)]
    except InvalidDataError as whole:
        lines = [(number, line) for number, line in enumerate(data.split(b"\n"), 1) if line.strip()]
        payloads = [(number, payload) for number, line in lines if (payload := _payload(line)) is not None]
        if len(payloads) < 2 and not any(line.lstrip().startswith(b"data:") for _, line in lines):
            return [Verdict(file, _line_in(whole.problems[0].message), None, whole.problems)]
        return [_check_line(file, number, payload, wanted) for number, payload in payloads]


def _payload(line: bytes) -> bytes | None:
    """The JSON of a line: the line itself, or the data of a server-sent event; None where it carries none."""
    text = line.strip()
    if text.startswith(b"data:"):
        text = text[5:].strip()
        return None if text == b"[DONE]" else text
    return None if text.startswith((b"event:", b"id:", b"retry:", b":")) else text


def _check_line(file: str, number: int, payload: bytes, wanted: Candidate | None) -> Verdict:
    try:
        value = parse_json(payload, file)
    except InvalidDataError as error:
        return Verdict(file, number, None, error.problems)
    return _check_value(file, number, value, wanted, None)


def _check_value(file: str, line: int, value: Any, wanted: Candidate | None, source: bytes | None) -> Verdict:
    from turnwire_schema.documents import validator_for

    candidate = wanted or detect(value)
    if candidate is None:
        text = "this fits no known definition; name one with --as (see: turnwire schema list)"
        return Verdict(file, line, None, (Problem("", "detect", text),))
    problems = SchemaChecker(validator_for(*candidate)).problems(value)
    if problems and source is not None:
        line = _line_of(source, problems[0].path, file)
    return Verdict(file, line, str(candidate), problems)


def _line_of(source: bytes, pointer: str, file: str) -> int:
    """The line on which the value at `pointer` begins (JSON is YAML, so the YAML reader's lines serve)."""
    from turnwire.config.lines import read_yaml
    from turnwire.core.errors import ConfigurationError

    try:
        _, lines = read_yaml(source.decode("utf-8"), file=file)
    except (ConfigurationError, UnicodeDecodeError):
        return 1
    return lines.line_of(pointer)


def _line_in(message: str) -> int:
    """The line that the JSON parser names."""
    words = message.split("line ", 1)
    return int(words[1].split(" ", 1)[0]) if len(words) == 2 and words[1].split(" ", 1)[0].isdigit() else 1

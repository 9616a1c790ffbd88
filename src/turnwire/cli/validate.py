"""`turnwire validate`: files against the schemas, detected or named."""

from __future__ import annotations

import codecs
import re
import sys
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer

from turnwire.cli.exits import Exit, UsageError
from turnwire.cli.output import print_json, say, tell
from turnwire.cli.places import line_of
from turnwire.cli.schema import find_definition
from turnwire.convert.detect import Candidate, detect
from turnwire.convert.lines import payload_lines
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.jsonschema import SchemaChecker
from turnwire.core.validate import parse_json

EXAMPLE: Final = "Example: turnwire validate request.json stream.ndjson --as wire/ollama/v1/chat#ChatResponse"

_PLACE: Final = re.compile(r" at line (\d+) column (\d+)$")


class Verdict(NamedTuple):
    """What was found out about one value of a file."""

    file: str
    line: int
    schema: str | None
    problems: tuple[Problem, ...]

    def to_dict(self) -> dict[str, Any]:
        """The verdict as JSON."""
        problems = [problem._asdict() for problem in self.problems]
        return {**self._asdict(), "problems": problems, "valid": not problems}


def validate(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE", help="JSON, JSON lines, or a recorded stream; - is standard input."),
    ],
    schema: Annotated[
        str | None,
        typer.Option("--as", metavar="NAME", help="Check against DOCUMENT#DEFINITION. Absent: it is detected."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
) -> None:
    """Check files against the schemas.

    Canonical documents and wire payloads, as JSON, JSON lines, or a recorded stream (server-sent events, NDJSON). What
    does not fit is reported with file, line and path on stderr. Exit code 1 when something is not valid.
    """
    wanted = None if schema is None else _wanted(schema)
    verdicts = [verdict for file in files for verdict in check_bytes(file, read_input(file), wanted)]
    if as_json:
        print_json([verdict.to_dict() for verdict in verdicts])
    else:
        for verdict in verdicts:
            _print(verdict)
    if any(verdict.problems for verdict in verdicts):
        raise typer.Exit(Exit.FAILURE)


def _print(verdict: Verdict) -> None:
    place = f"{verdict.file}:{verdict.line}"
    if not verdict.problems:
        say(f"{place}: valid {verdict.schema}")
    for problem in verdict.problems:
        name = f" [{verdict.schema}]" if verdict.schema else ""
        tell(f"{place}: {problem}{name}")


def _wanted(name: str) -> Candidate:
    document, definition, loaded = find_definition(name)
    return Candidate(document, definition or loaded["$ref"].rpartition("/")[2])


def read_input(file: str) -> bytes:
    """The bytes of a file or of standard input, without a byte order mark.

    Raises:
        UsageError: it cannot be read.
    """
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        raise UsageError(f"{file}: {getattr(error, 'strerror', None) or 'cannot be read'}") from None
    return data.removeprefix(codecs.BOM_UTF8)


def check_bytes(file: str, data: bytes, wanted: Candidate | None = None) -> list[Verdict]:
    """A verdict on each value in `data`: one of a JSON text, one for each line of JSON lines or of a stream."""
    try:
        value = parse_json(data, file)
    except InvalidDataError as whole:
        lines = payload_lines(data)
        if lines is None:
            return [Verdict(file, _line_in(whole.problems[0].message), None, whole.problems)]
        return [_check_line(file, number, payload, wanted) for number, payload in lines]
    return [_check_value(file, value, wanted, data)]


def _check_line(file: str, number: int, payload: bytes, wanted: Candidate | None) -> Verdict:
    try:
        value = parse_json(payload, file)
    except InvalidDataError as error:
        # The parser counts lines from the payload, which is one line.
        problems = tuple(p._replace(message=_PLACE.sub(r" at column \2", p.message)) for p in error.problems)
        return Verdict(file, number, None, problems)
    return _check_value(file, value, wanted, None)._replace(line=number)


def _check_value(file: str, value: Any, wanted: Candidate | None, source: bytes | None) -> Verdict:
    from turnwire_schema.documents import validator_for

    candidate = wanted or detect(value)
    if candidate is None:
        text = "this fits no known definition; name one with --as (see: turnwire schema list)"
        return Verdict(file, 1, None, (Problem("", "detect", text),))
    problems = SchemaChecker(validator_for(*candidate)).problems(value)
    line = line_of(source.decode("utf-8"), problems[0].path) if problems and source is not None else 1
    return Verdict(file, line, str(candidate), problems)


def _line_in(message: str) -> int:
    """The line that the JSON parser names."""
    found = _PLACE.search(message)
    return int(found[1]) if found is not None else 1

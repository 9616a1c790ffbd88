"""`turnwire validate`: files against the schemas, detected or named."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, NamedTuple

import typer

from turnwire.batch.lines import LONGEST_LINE, Part, Piece
from turnwire.cli.exits import Exit
from turnwire.cli.inputs import is_pipe, open_file, open_input
from turnwire.cli.jobs import Engine, EngineOption, JobsOption, working
from turnwire.cli.output import is_utf8_out, visible
from turnwire.cli.places import line_of
from turnwire.cli.printer import Printer, Shown, Style
from turnwire.cli.schema import find_definition
from turnwire.convert.detect import Candidate, alike, detect_and_judge
from turnwire.convert.lines import json_lines, payload_lines
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
    quiet: Annotated[bool, typer.Option("--quiet", help="Print only what is not valid.")] = False,
    jobs: JobsOption = None,
    engine: EngineOption = Engine.LOCAL,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
) -> None:
    """Check files against the schemas.

    Canonical documents and wire payloads, as JSON, JSON lines, or a recorded stream (server-sent events, NDJSON). What
    does not fit is reported with file, line and path on stderr. Large files of JSON lines are read piece by piece, on
    all cores. Exit code 1 when something is not valid.
    """
    wanted = None if schema is None else _wanted(schema)
    for file in files:
        _must_open(file)
    style = Style(as_json=as_json, quiet=quiet, ascii_only=not is_utf8_out())
    with Printer(style) as printer, working(engine, jobs) as work:
        for file in files:
            with open_input(file) as source:
                if source.is_json_lines:
                    for shown in work(CheckPiece(file, wanted, style), source):
                        printer.show(shown)
                else:
                    printer.show(shown_verdicts(check_bytes(file, source.read_all(), wanted), style))
    if printer.has_faults:
        raise typer.Exit(Exit.FAILURE)


def _must_open(file: str) -> None:
    """Let a file that cannot be read be known before anything is printed."""
    if file != "-" and not is_pipe(file):  # what is read from a pipe is gone
        with open_file(file):
            pass


@dataclass(frozen=True)
class CheckPiece:
    """Checks whole lines of one file, in any process."""

    file: str
    wanted: Candidate | None
    style: Style

    def __call__(self, piece: Piece | Part) -> Shown:
        """What is printed about them."""
        verdicts = [
            _check_line(self.file, number, payload, self.wanted)
            for number, payload in json_lines(piece.text, piece.first)
        ]
        return shown_verdicts(verdicts, self.style)


def shown_verdicts(verdicts: Iterable[Verdict], style: Style) -> Shown:
    """What is printed about some values."""
    out: list[str] = []
    err: list[str] = []
    has_faults = False
    for verdict in verdicts:
        has_faults = has_faults or bool(verdict.problems)
        if style.as_json:
            if verdict.problems or not style.quiet:
                out.append(style.item(verdict.to_dict()))
            continue
        place = f"{verdict.file}:{verdict.line}"
        if not verdict.problems:
            if not style.quiet:
                out.append(visible(f"{place}: valid {verdict.schema}") + "\n")
            continue
        name = f" [{verdict.schema}]" if verdict.schema else ""
        err += [visible(f"{place}: {problem}{name}") + "\n" for problem in verdict.problems]
    return Shown(style.joined(out), "".join(err), has_faults)


def _wanted(name: str) -> Candidate:
    document, definition, loaded = find_definition(name)
    return Candidate(document, definition or loaded["$ref"].rpartition("/")[2])


def check_bytes(file: str, data: bytes, wanted: Candidate | None = None) -> list[Verdict]:
    """A verdict on each value in `data`: one of a JSON text, one for each line of JSON lines or of a stream."""
    try:
        value = parse_json(data, file)
    except InvalidDataError as whole:
        lines = payload_lines(data)
        if lines is None:
            return [Verdict(file, _line_in(whole.problems[0].message), None, whole.problems)]
        return [_check_line(file, number, payload, wanted) for number, payload in lines]
    return [_check_value(file, 1, value, wanted, data)]


def _check_line(file: str, number: int, payload: bytes, wanted: Candidate | None) -> Verdict:
    if len(payload) > LONGEST_LINE:
        text = f"the line is longer than {LONGEST_LINE} bytes"
        return Verdict(file, number, None, (Problem("", "maxLength", text),))
    try:
        value = parse_json(payload, file)
    except InvalidDataError as error:
        # The parser counts lines from the payload, which is one line.
        problems = tuple(p._replace(message=_PLACE.sub(r" at column \2", p.message)) for p in error.problems)
        return Verdict(file, number, None, problems)
    return _check_value(file, number, value, wanted, None)


@cache
def _checker(candidate: Candidate) -> SchemaChecker:
    from turnwire_schema.documents import validator_for

    return SchemaChecker(validator_for(*candidate))


_name_of: Final = cache(str)
"""The name of a candidate, which stands on every line."""


def _check_value(file: str, line: int, value: Any, wanted: Candidate | None, source: bytes | None) -> Verdict:
    """`source`: the whole text, in which the line of a fault is looked for; None where the value is on one line."""
    if wanted is None and (several := alike(value)):
        names = ", ".join(map(str, several))
        text = f"this may be any of {names}; say which one, for example --as {several[0]}"
        return Verdict(file, line, None, (Problem("", "detect", text),))
    candidate, is_valid = (wanted, False) if wanted is not None else detect_and_judge(value)
    if candidate is None:
        text = "this fits no known definition; name one with --as (see: turnwire schema list)"
        return Verdict(file, line, None, (Problem("", "detect", text),))
    problems = () if is_valid else _checker(candidate).problems(value)
    if problems and source is not None:
        line = line_of(source.decode("utf-8"), problems[0].path)
    return Verdict(file, line, _name_of(candidate), problems)


def _line_in(message: str) -> int:
    """The line that the JSON parser names."""
    found = _PLACE.search(message)
    return int(found[1]) if found is not None else 1

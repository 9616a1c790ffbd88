"""`turnwire validate`: files against the schemas, detected or named.

Values that follow each other and fit one definition are a `Run`: most files are one, another process hands back one,
and a line of text is made for each value only where it is printed.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from typing import Annotated, Any, Final, NamedTuple, TypeAlias

import typer

from turnwire_schema.documents import UnknownDocument

from turnwire.batch.lines import LONGEST_LINE, Part, Piece
from turnwire.cli.exit_codes import Exit, UsageError
from turnwire.cli.inputs import is_pipe, open_file, open_input
from turnwire.cli.jobs import JobsOption, work_on
from turnwire.cli.json_locations import line_in, line_of, without_line
from turnwire.cli.options import JsonFlag
from turnwire.cli.output import Printer, Shown, Style, is_utf8_out, visible
from turnwire.cli.schema import find_definition
from turnwire.convert.detect import Candidate, alike, detect_and_judge, unknown_keys
from turnwire.convert.lines import json_payload, payload_lines
from turnwire.core.definitions import DefinitionChecker, definition_checker
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.jsontext import read_json
from turnwire.core.unknown_keys import UnknownKey
from turnwire.core.validate import parse_json


class Verdict(NamedTuple):
    """The result for one value of a file."""

    line: int
    schema: str | None
    problems: tuple[Problem, ...] = ()
    unknown: tuple[UnknownKey, ...] = ()
    """Keys that the schema does not name, which is not wrong."""
    unreadable: tuple[Problem, ...] = ()
    """What a server takes and nothing else can say, so that a request with it is valid and not converted."""

    @property
    def is_valid(self) -> bool:
        """Whether it fits a schema. Keys that the schema does not name may be in it all the same."""
        return self.schema is not None and not self.problems

    def to_dict(self, file: str) -> dict[str, Any]:
        """The verdict as JSON."""
        problems = [problem._asdict() for problem in self.problems]
        return {
            "file": file,
            "line": self.line,
            "schema": self.schema,
            "problems": problems,
            "unknown": [key._asdict() for key in self.unknown],
            **({"unreadable": [each._asdict() for each in self.unreadable]} if self.unreadable else {}),
            "valid": not problems,
        }


class Run(NamedTuple):
    """Values on consecutive lines, each of which fits `schema`."""

    first: int
    last: int
    schema: str


Found: TypeAlias = Run | Verdict

_ANY_LINE: Final = '"line": 0,'
"""Placeholder, once in the JSON of a verdict on line 0: in a text of it the quotes would be escaped."""


def shown_verdicts(found: Iterable[Found], file: str, style: Style, *, before: int = 0) -> Shown:
    """The printed results for values of a file; their lines are counted from the one after `before`."""
    out: list[str] = []
    err: list[str] = []
    has_faults = False
    for each in found:
        if isinstance(each, Run):
            if not style.quiet:
                begin, end = _around_the_line(file, each.schema, style)
                out += [f"{begin}{line}{end}" for line in range(before + each.first, before + each.last + 1)]
            continue
        verdict = each._replace(line=before + each.line)
        if verdict.is_valid and style.quiet:
            continue
        has_faults = has_faults or not verdict.is_valid
        if style.as_json:
            out.append(style.item(verdict.to_dict(file)))
            continue
        if verdict.is_valid:
            out.append(visible(f"{file}:{verdict.line}: valid {verdict.schema}") + "\n")
        err += _in_words(verdict, file)
    return Shown(style.joined(out), "".join(err), has_faults)


def _around_the_line(file: str, schema: str, style: Style) -> tuple[str, str]:
    """The text before and after the line number if a value is valid."""
    if not style.as_json:
        return visible(f"{file}:"), visible(f": valid {schema}") + "\n"
    begin, _, end = style.item(Verdict(0, schema).to_dict(file)).partition(_ANY_LINE)
    return begin + _ANY_LINE.removesuffix("0,"), "," + end


def _in_words(verdict: Verdict, file: str) -> Iterator[str]:
    name = f" [{verdict.schema}]" if verdict.schema else ""
    for finding in (*verdict.problems, *verdict.unknown):
        yield visible(f"{file}:{verdict.line}: {finding}{name}") + "\n"
    for problem in verdict.unreadable:
        yield visible(f"{file}:{verdict.line}: {problem}; a server takes it, but it is not converted{name}") + "\n"


class Checked(NamedTuple):
    """The results for the lines of a piece of a file, which are counted from 1."""

    lines: int
    """How many lines the piece has, blank ones too."""
    found: tuple[Found, ...]


EXAMPLE: Final = "Example: turnwire validate request.json stream.ndjson --as wire/ollama/v1/chat#ChatResponse"

_SUFFIXES: Final = (".json", ".jsonl", ".ndjson", ".sse")
"""Ends of the names of files that a folder is searched for."""

_Judgement: TypeAlias = tuple[str | None, tuple[Problem, ...], tuple[UnknownKey, ...]]


def validate(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE", help="JSON, JSON lines, a recorded stream, or a folder of them; - is standard input."
        ),
    ],
    schema: Annotated[
        str | None,
        typer.Option("--as", metavar="NAME", help="Check against DOCUMENT#DEFINITION. Absent: it is detected."),
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print only what is not valid.")] = False,
    jobs: JobsOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Check files against the schemas.

    Canonical documents and wire payloads, as JSON, JSON lines, or a recorded stream (server-sent events, NDJSON). What
    does not fit is reported with file, line and path on stderr. Keys that a schema does not name are reported too, with
    the name that was probably meant: they are valid. Large files of JSON lines are read piece by piece, on all cores.
    Exit code 1 when something is not valid.
    """
    wanted = None if schema is None else _wanted(schema)
    files = [file for each in files for file in _files_of(each)]
    for file in files:
        _must_open(file)
    style = Style(as_json=as_json, quiet=quiet, ascii_only=not is_utf8_out())
    with Printer(style) as printer:
        for file in files:
            with open_input(file) as source:
                if source.has_json_lines(of_any=wanted is not None):
                    before = 0
                    for lines, found in work_on(source, CheckPiece(wanted), jobs, is_quick=True):
                        printer.show(shown_verdicts(found, file, style, before=before))
                        before += lines
                else:
                    printer.show(shown_verdicts(check_bytes(file, source.read_all(), wanted), file, style))
    if printer.has_faults:
        raise typer.Exit(Exit.FAILURE)


def _files_of(file: str) -> list[str]:
    """The file itself, or all in a folder and its subfolders that have a name of such a file; hidden ones are left out.

    Raises:
        UsageError: the folder has none.
    """
    if file == "-" or not os.path.isdir(file):
        return [file]
    found = [os.path.join(folder, name) for folder, name in _named_in(file) if name.endswith(_SUFFIXES)]
    if not found:
        raise UsageError(f"{file}: no file here ends with {', '.join(_SUFFIXES)}")
    return sorted(found)


def _named_in(folder: str) -> Iterator[tuple[str, str]]:
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        yield from ((place, name) for name in names if not name.startswith("."))


def _must_open(file: str) -> None:
    """Let a file that cannot be read be known before anything is printed."""
    if file != "-" and not is_pipe(file):  # what is read from a pipe is gone
        with open_file(file):
            pass


@dataclass(frozen=True)
class CheckPiece:
    """Checks whole lines of one file, in any process."""

    wanted: Candidate | None

    def __call__(self, piece: Piece | Part) -> Checked:
        """The results about them, without the places of the lines."""
        wanted = self.wanted
        found: list[Found] = []
        number = first = last = 0
        current: str | None = None  # what the lines from the first to the last one fit
        # One line at a time: it takes the memory of the line before, where a list of them would ask for new memory.
        for number, line in enumerate(BytesIO(piece.text), 1):
            schema, problems, unknown = _judged_line(line, wanted)
            is_odd = bool(problems or unknown)
            if schema == current and number == last + 1 and not is_odd:
                last = number
                continue
            if current is not None:
                found.append(Run(first, last, current))
            if is_odd:
                found.append(Verdict(number, schema, problems, unknown))
            first = last = number
            current = None if is_odd else schema
        if current is not None:
            found.append(Run(first, last, current))
        return Checked(number, tuple(found))


def _wanted(name: str) -> Candidate:
    document, definition, loaded = find_definition(name)
    return Candidate(document, definition or loaded["$ref"].rpartition("/")[2])


def check_bytes(file: str, data: bytes, wanted: Candidate | None = None) -> list[Found]:
    """The kind of each value in `data`: one of a JSON text, one for each line of JSON lines or of a stream."""
    try:
        value = parse_json(data, file)
    except InvalidDataError as whole:
        lines = payload_lines(data, of_any=wanted is not None)
        if lines is None:
            problem = whole.problems[0]
            return [Verdict(line_in(problem.message), None, (_not_json(problem.message),))]
        return [_found(number, *_judged_line(payload, wanted)) for number, payload in lines]
    schema, problems, unknown = _judged(value, wanted)
    is_wire = wanted is None and schema is not None and schema.startswith("wire/")
    unreadable = _unreadable(data) if is_wire and not problems else ()
    places = [each.path for each in (*problems, *unreadable)] + [each.path for each in unknown]
    line = line_of(data.decode("utf-8"), places[0]) if schema is not None and places else 1
    if unreadable:
        return [Verdict(line, schema, problems, unknown, unreadable)]
    return [_found(line, schema, problems, unknown)]


def _unreadable(data: bytes) -> tuple[Problem, ...]:
    """Why a request that fits its schema is not converted: some servers take more than other dialects can express."""
    from turnwire.convert.payload import detect_payload, load_request  # the codecs, for requests of a wire alone

    found = detect_payload(data)
    if found is None or found.kind != "request":
        return ()
    try:
        load_request(data, found.dialect, model="model")
    except InvalidDataError as error:
        return tuple(error.problems)
    return ()


def _found(line: int, schema: str | None, problems: tuple[Problem, ...], unknown: tuple[UnknownKey, ...]) -> Found:
    if schema is None or problems or unknown:
        return Verdict(line, schema, problems, unknown)
    return Run(line, line, schema)


def _judged_line(line: bytes, wanted: Candidate | None) -> _Judgement:
    """The kind of the value in a line, as far as it is known, and its fault; neither if there is no value."""
    if len(line) > LONGEST_LINE and len(line.strip()) > LONGEST_LINE:
        return None, (Problem("", "maxLength", f"the line is longer than {LONGEST_LINE} bytes"),), ()
    try:
        value = read_json(line)
    except ValueError:
        return _broken(json_payload(line), wanted)
    return _judged(value, wanted)


def _broken(payload: bytes, wanted: Candidate | None) -> _Judgement:
    """The same for a line that cannot be read as it is: the text around its payload may be the cause."""
    if not payload:
        return None, (), ()
    try:
        value = read_json(payload)
    except ValueError as error:
        # The parser counts lines from the payload, which is one line.
        return None, (_not_json(without_line(str(error))),), ()
    return _judged(value, wanted)


@cache
def _judge(candidate: Candidate) -> tuple[str, DefinitionChecker]:
    """The name of a definition, which every line shows, and what checks values of it."""
    return str(candidate), definition_checker(*candidate)


def _judged(value: Any, wanted: Candidate | None) -> _Judgement:
    """The kind of a value, its fault, and its unknown keys."""
    candidate, is_known = wanted, False
    if candidate is None:
        if several := alike(value):
            names = ", ".join(map(str, several))
            text = f"this may be any of {names}; say which one, for example --as {several[0]}"
            return None, (Problem("", "detect", text),), ()
        candidate, is_known = detect_and_judge(value)
        if candidate is None:
            text = "this fits no known definition; name one with --as (see: turnwire schema list)"
            return None, (Problem("", "detect", text),), ()
    try:
        name, checker = _judge(candidate)
    except UnknownDocument:  # a dialect that another package brings keeps its documents
        text = f"this is a {candidate.definition} of {candidate.document}, whose schema is not here: it was not checked"
        return None, (Problem("", "schema", text),), ()
    problems = checker.rule_problems(value) if is_known else checker.problems(value)
    return name, problems, unknown_keys(candidate, value)


def _not_json(reason: str) -> Problem:
    return Problem("", "json", f"not valid JSON: {reason}")

"""`turnwire convert`: one payload from one dialect to another, with every loss reported."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from enum import StrEnum
from io import BytesIO
from typing import Annotated, Any, Final

import typer

from turnwire.batch.lines import LONGEST_LINE, Part, Piece
from turnwire.cli.dialects import dialect_option
from turnwire.cli.exit_codes import Exit, UsageError, exit_code
from turnwire.cli.inputs import open_input, read_input
from turnwire.cli.jobs import JobsOption, work_on
from turnwire.cli.json_locations import refuse_broken
from turnwire.cli.output import (
    Printer,
    Shown,
    Style,
    error_json,
    loss_line,
    print_error,
    print_json,
    print_losses,
    print_unknown,
    tell,
    visible,
)
from turnwire.codecs.registry import get_codec
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.convert.detect import Candidate, unknown_keys
from turnwire.convert.endpoint_payload import convert_endpoint, endpoints_of
from turnwire.convert.lines import json_lines, json_payload
from turnwire.convert.payload import CANONICAL, Outcome, convert_payload, detect_payload
from turnwire.core.errors import InvalidDataError, Problem, TurnwireError
from turnwire.core.unknown_keys import UnknownKey
from turnwire.core.validate import parse_json

EXAMPLE: Final = "Example: turnwire convert --to openai-chat request.json"


class Kind(StrEnum):
    """The kind of a payload."""

    REQUEST = "request"
    MESSAGES = "messages"
    RESPONSE = "response"
    STREAM = "stream"
    ERROR = "error"


class Endpoint(StrEnum):
    """The endpoints of a server besides chat."""

    COMPLETIONS = "completions"
    NATIVE = "native"
    INFILL = "infill"
    EMBEDDINGS = "embeddings"
    EMBEDDING = "embedding"
    RERANK = "rerank"


ModelOption = Annotated[
    str | None,
    typer.Option(
        "--model", "-m", metavar="NAME", help="The model of a request that does not name it (Gemini's URL does)."
    ),
]


def convert(
    target: Annotated[
        str,
        dialect_option("--to", help="What to write it in."),
    ],
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="The payload; - is standard input. A stream is read as its raw bytes.")
    ] = "-",
    source: Annotated[
        str | None,
        dialect_option("--from", help="What the payload is written in. Absent: detected."),
    ] = None,
    kind: Annotated[
        Kind | None,
        typer.Option(
            "--kind",
            metavar="KIND",
            help="What it is: request, messages, response, stream or error. Absent: detected.",
        ),
    ] = None,
    status: Annotated[
        int, typer.Option("--status", metavar="STATUS", min=100, max=599, help="HTTP status of an error payload.")
    ] = 500,
    model: ModelOption = None,
    endpoint: Annotated[
        Endpoint | None,
        typer.Option(
            "--endpoint",
            metavar="ENDPOINT",
            help="The endpoint that it is of: completions, native, infill, embeddings, embedding or rerank. Absent: "
            "detected.",
        ),
    ] = None,
    lines: Annotated[
        bool, typer.Option("--lines", help="JSON lines: each line is a payload, and becomes a line. On all cores.")
    ] = False,
    jobs: JobsOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print value and losses as one JSON object.")] = False,
) -> None:
    """Convert a payload between dialects, or with --lines each line of a file of any size.

    What it is written in and what it is are detected; --from and --kind say it where that is not enough.

    DIALECT is canonical, ollama, openai-chat (or vllm, llamacpp, groq, ollama-v1, transformers-serve, mlx-lm,
    litellm), openai-responses, anthropic, anthropic-2026-10-21, gemini or gemini-interactions.

    Bodies of embeddings, reranking and completions are detected, or named with --endpoint.

    MESSAGES are the messages of a request alone: a list, or an object that has the system text beside them.

    What the target cannot say is reported on stderr, one loss a line. A stream converted to canonical is printed as the
    assembled response; a canonical stream is JSON lines of chunks. A stream that breaks is converted as far as it came.
    """
    if lines:
        if endpoint is not None:
            raise UsageError("--endpoint: convert one payload at a time, without --lines")
        with Printer(Style(as_json=False)) as printer, open_input(file) as given:
            source, kind = _known(file, json_payload(given.first_line.text), source, kind)
            if kind is Kind.STREAM:
                raise UsageError("--lines: a stream is one payload; convert one at a time")
            piece = ConvertPiece(file, kind, source, target, status, model, as_json)
            for shown in work_on(given, piece, jobs):
                printer.show(shown)
        if printer.has_faults:
            raise typer.Exit(Exit.FAILURE)
        return
    data = read_input(file)
    source, kind = _known(file, data, source, kind)
    unknown = unknown_in(data, source)
    try:
        value, losses, error = _converted(data, source, target, kind, status, model, endpoint)
    except TurnwireError as failure:
        if as_json or (hint := _hint(data, source, kind)) is None:
            raise
        print_error(failure, as_json=False)
        tell(hint)
        raise typer.Exit(exit_code(failure)) from None
    if as_json:
        text = value.decode("utf-8") if isinstance(value, bytes) else value
        told = {} if error is None else {"error": error_json(error)}
        named = {"unknown": [key._asdict() for key in unknown]} if unknown else {}
        print_json({"value": text, "losses": [loss.to_dict() for loss in losses], **named, **told})
    else:
        print_unknown(file, unknown)
        print_losses(losses)
        if isinstance(value, bytes):
            sys.stdout.flush()
            sys.stdout.buffer.write(value)
            sys.stdout.buffer.flush()
        else:
            print_json(value)
        if error is not None:
            print_error(error, as_json=False)
            if (hint := _hint(data, source, kind)) is not None:
                tell(hint)
    if error is not None:
        raise typer.Exit(exit_code(error))


def _known(file: str, data: bytes, source: str | None, kind: Kind | None) -> tuple[str, Kind]:
    """The dialect and kind of a payload, by the same detection as that of `plan` and `validate`.

    Raises:
        UsageError: nothing tells; the options that say it are named.
    """
    if source is not None and kind is not None:
        return source, kind
    found = detect_payload(data)
    if found is None:
        refuse_broken(file, data)
        missing = " and ".join(name for name, given in (("--from", source), ("--kind", kind)) if given is None)
        raise UsageError(f"{file}: this does not look like a payload of any dialect; say what it is with {missing}")
    if kind is None:
        name = found.candidate.definition
        kind = next((each for end, each in _KIND_BY_END.items() if name.endswith(end)), None)
        kind = kind if found.kind is None else Kind(found.kind)
        if kind is None:
            raise UsageError(f"{file}: this looks like {found.candidate}, which is not converted; see --kind")
    return source or found.dialect, kind


_KIND_BY_END: Final = {"Request": Kind.REQUEST, "Response": Kind.RESPONSE, "Conversation": Kind.MESSAGES}
"""What bodies of the endpoints other than chat are, and lists of messages, by the end of their definition's name."""


def unknown_in(data: bytes, source: str) -> tuple[UnknownKey, ...]:
    """The misspelt keys of a payload, one JSON value, as `validate` finds them. Other unknown keys are losses."""
    found = detect_payload(data)
    home = source if source == CANONICAL else get_codec(source).dialect
    if found is None or found.dialect != home or found.kind == "stream":
        return ()
    try:
        found_keys = unknown_keys(found.candidate, parse_json(data, "the payload"))
    except InvalidDataError:  # lines
        return ()
    return tuple(key for key in found_keys if key.meant is not None)


def _converted(
    data: bytes,
    source: str,
    target: str,
    kind: Kind,
    status: int,
    model: str | None,
    endpoint: Endpoint | None,
) -> Outcome:
    asked = endpoint or _detected(data, source, kind)
    if asked is None:
        return convert_payload(kind.value, data, source, target, status=status, model=model)
    return Outcome(*convert_endpoint(asked.value, kind.value, data, source, target, model=model))


def _hint(data: bytes, source: str, kind: Kind) -> str | None:
    """Return a hint at the right format if the payload has another than the arguments say; None if it has not."""
    found = detect_payload(data)
    if found is None or found.kind is None:
        return None
    is_of_source = found.dialect == (source if source == CANONICAL else get_codec(source).dialect)
    # Bodies of one kind are alike in several dialects, so another dialect is named only where its schema is kept.
    if found.kind == kind.value and (is_of_source or not _fits(data, found.candidate)):
        return None
    home = source if is_of_source else found.dialect
    try:
        _converted(data, home, CANONICAL, Kind(found.kind), 500, "model", None)
    except TurnwireError:
        return None
    return f"hint: this looks like a {found.kind} of {found.dialect}; try --from {home} --kind {found.kind}"


def _detected(data: bytes, source: str, kind: Kind) -> Endpoint | None:
    """The endpoint of a payload that is not a chat's; None for a chat's.

    Raises:
        UsageError: it may be of several.
    """
    found = endpoints_of(data, source) if kind in (Kind.REQUEST, Kind.RESPONSE) else ()
    if len(found) > 1:
        raise UsageError(f"this may be of any of {', '.join(found)}; say which one, for example --endpoint {found[0]}")
    return Endpoint(found[0]) if found else None


def _fits(data: bytes, candidate: Candidate) -> bool:
    from turnwire_schema.documents import validator_for

    try:
        return bool(validator_for(*candidate).is_valid(parse_json(data, "the payload")))
    except InvalidDataError:  # lines or a stream
        return False


@dataclass(frozen=True)
class ConvertPiece:
    """Converts whole lines of one file, in any process."""

    file: str
    kind: Kind
    source: str
    target: str
    status: int
    model: str | None
    as_json: bool

    def __call__(self, piece: Piece | Part) -> Shown:
        """The printed results: a line for each line, except for those that cannot be converted."""
        out: list[bytes] = []
        err: list[str] = []
        has_faults = False
        for number, payload in json_lines(BytesIO(piece.text), piece.first):
            try:
                value, losses = self._convert(payload)
            except TurnwireError as error:
                has_faults = True
                if self.as_json:
                    out.append(dump_wire_json({"line": number, "error": error_json(error)}))
                else:
                    err.append(visible(f"{self.file}:{number}: {error}") + "\n")
                continue
            if self.as_json:
                value = {"line": number, "value": value, "losses": [loss.to_dict() for loss in losses]}
            else:
                err += [visible(f"{self.file}:{number}: {loss_line(loss)}") + "\n" for loss in losses]
            out.append(dump_wire_json(value))
        text = b"\n".join((*out, b"")).decode("utf-8")
        return Shown(text, "".join(err), has_faults)

    def _convert(self, payload: bytes) -> tuple[Any, Any]:
        if len(payload) > LONGEST_LINE:
            text = f"the line is longer than {LONGEST_LINE} bytes"
            raise InvalidDataError("the line is not read", [Problem("", "maxLength", text)])
        found = convert_payload(
            self.kind.value, payload, self.source, self.target, status=self.status, model=self.model
        )
        return found.value, found.losses

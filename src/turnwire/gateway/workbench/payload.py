"""Inspect a payload: its dialect, its schema errors, and its form in every other dialect.

In: `text`, and `dialect` and `kind` where the person knows better than the detection. Out: values for the page; every
problem has its JSON pointer and, in a stream, its line; every loss its pointer. Findings are what is odd about a
payload that breaks no schema. A stream comes with its events, a request with what servers do not hold of its schemas.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain, islice
from typing import Any, Final, TypeAlias, get_args

from turnwire_schema.v1.error import Loss

from turnwire.codecs.dialects import codec_names, dialect_named, dialects
from turnwire.codecs.registry import get_codec
from turnwire.convert.detect import Candidate, detect, unknown_keys
from turnwire.convert.lines import payload_lines
from turnwire.convert.payload import (
    CANONICAL,
    Detected,
    Outcome,
    PayloadKind,
    detect_payload,
    load_request,
    read_payload,
)
from turnwire.core.definitions import definition_checker
from turnwire.core.errors import InvalidDataError, LossRefusedError, Problem, ProviderError
from turnwire.core.validate import parse_json
from turnwire.gateway.errors import refused, with_wire_paths
from turnwire.gateway.workbench.schemas import schema_report
from turnwire.gateway.workbench.stream import StreamReading, read_stream

# The page takes whole payloads: messages alone are not a body of any path.
KINDS: Final[tuple[PayloadKind, ...]] = tuple(kind for kind in get_args(PayloadKind) if kind != "messages")
TEXT_LIMIT: Final = 8 * 1024 * 1024
"""Most characters of a payload."""

MOST_PROBLEMS: Final = 100
_NO_MODEL: Final = "model"
"""Stands for the model of a Gemini request, which names its own in the URL."""


def inspect(body: Mapping[str, Any]) -> dict[str, Any]:
    """Everything that can be said about the payload in `body`.

    Raises:
        Refusal: `body` is not a question of the workbench's.
    """
    report, *forms = inspected(body)
    for each in forms:
        report["dialects"][each["dialect"]] = each["form"]
    return report


def inspected(body: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the report, whose other dialects are null, then each of them as `dialect` and `form`.

    The dialect that `body` names as `first` comes before the others.

    Raises:
        Refusal: `body` is not a question of the workbench's.
    """
    text, dialect, kind = _question(body)
    data = text.encode("utf-8", "replace")
    detected = detect_payload(data)
    unknown = _first(unknown_findings(data, detected, dialect, kind))
    as_chosen = (dialect, kind) != (None, None)
    dialect = dialect or (None if detected is None else detected.dialect)
    kind = kind or (None if detected is None else detected.kind)
    if dialect is None or kind is None:
        yield _report(detected, unknown, dialect, kind, _first(_schema_problems(data, detected)))
        return
    is_own = detected is not None and (not as_chosen or (_family(dialect), kind) == (detected.dialect, detected.kind))
    others = [name for name in dialects() if name != _family(dialect)]
    canonical, found, become = _read(kind, data, dialect)
    more = _schema_problems(data, detected) if is_own else ()
    problems = _first(chain(found, _not_said(more, found)))
    if "error" in canonical:
        canonical["problems"] = problems
    report = _report(detected, unknown, dialect, kind, problems, canonical, dict.fromkeys(others))
    if kind == "request" and become is not None:
        report["schemas"] = schema_report(load_request(data, dialect, model=_NO_MODEL).value, parse_json(data, "it"))
    if isinstance(become, StreamReading):
        report["events"] = _events(become, problems)
    yield report
    first = body.get("first")
    for name in sorted(others, key=lambda name: name != first):
        # What cannot be read cannot be written in other words, for the same reasons.
        yield {"dialect": name, "form": canonical if become is None else _become(become, name)}


def _report(
    detected: Detected | None,
    unknown: list[dict[str, Any]],
    dialect: str | None,
    kind: PayloadKind | None,
    problems: list[dict[str, Any]],
    canonical: dict[str, Any] | None = None,
    forms: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    return {
        "detected": None if detected is None else _shown(detected),
        "dialect": dialect,
        "kind": kind,
        "problems": problems,
        "findings": [*_findings(canonical or {}, problems), *unknown],
        "canonical": canonical,
        "schemas": [],
        "dialects": {} if forms is None else forms,
    }


def _findings(canonical: Mapping[str, Any], problems: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is odd about a payload that can be read: an error that it reports, calls that cannot run, diagnostics."""
    found: list[dict[str, Any]] = []
    if "error" in canonical and not problems:
        found.append({"id": "error", "at": "", "what": canonical["error"]})
    value = canonical.get("value")
    message = value.get("message") if isinstance(value, dict) else None
    if isinstance(value, dict) and isinstance(message, dict):
        for number, call in enumerate(message.get("invalid_tool_calls") or ()):
            what = f"this call is not valid and must not run: {call['reason']}"
            found.append({"id": "invalid_tool_call", "at": f"/message/invalid_tool_calls/{number}", "what": what})
        found += [
            {"id": each["id"], "at": each.get("at") or "", "what": each["what"]}
            for each in value.get("diagnostics") or ()
        ]
    return found


def _first(problems: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    return [*islice(problems, MOST_PROBLEMS)]


def _question(body: Mapping[str, Any]) -> tuple[str, str | None, PayloadKind | None]:
    text, dialect, kind = body.get("text"), body.get("dialect"), body.get("kind")
    problems = []
    if not isinstance(text, str):
        problems.append(Problem("/text", "type", "text must be the payload, as a string"))
    elif len(text) > TEXT_LIMIT:
        problems.append(Problem("/text", "maxLength", f"at most {TEXT_LIMIT} characters"))
    names = (CANONICAL, *codec_names())
    if dialect is not None and dialect not in names:
        problems.append(Problem("/dialect", "enum", f"use one of: {', '.join(names)}"))
    if kind is not None and kind not in KINDS:
        problems.append(Problem("/kind", "enum", f"use one of: {', '.join(KINDS)}"))
    if problems or not isinstance(text, str):
        raise refused(400, problems)
    return text, dialect, kind


def _shown(detected: Detected) -> dict[str, Any]:
    return {"dialect": detected.dialect, "kind": detected.kind, "definition": str(detected.candidate)}


def _family(name: str) -> str:
    return name if name == CANONICAL else get_codec(name).dialect


_Become: TypeAlias = Callable[[str], Outcome] | StreamReading
"""What gives the payload in another dialect."""


def _read(kind: PayloadKind, data: bytes, source: str) -> tuple[dict[str, Any], list[dict[str, Any]], _Become | None]:
    """The canonical form, what the codec finds wrong in the gateway's words, and what gives the rest."""
    become: _Become | None = None
    try:
        if kind == "stream":
            become = read_stream(data, source)
            outcome = become.canonical
        else:
            become = read_payload(kind, data, source, model=_NO_MODEL)
            outcome = become(CANONICAL)
    except InvalidDataError as error:
        told = error if kind == "stream" else _in_words_of(error, kind, data, source)
        problems = [*_told(told.problems or [Problem("", "decode", told.what)], None)]
        return {"error": str(told), "losses": []}, problems, None
    except ProviderError as error:
        return {"error": error.info.message, "losses": []}, [*_told([_broken(error)], None)], None
    return _outcome(outcome), _not_whole(outcome), become


_NOT_WHOLE: Final = frozenset({"protocol", "interrupted"})
"""Categories of errors of a stream that is invalid or incomplete; any other error is part of the stream's content."""


def _not_whole(outcome: Outcome) -> list[dict[str, Any]]:
    if outcome.error is None or outcome.error.info.category not in _NOT_WHOLE:
        return []
    return [*_told([_broken(outcome.error)], None)]


def _events(reading: StreamReading, problems: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events for the page; a problem of a line is that of its event, where the codec says nothing of it."""
    said: dict[int, str] = {}
    for problem in problems:
        if "line" in problem:
            said.setdefault(problem["line"], f"{problem['path'] or '/'}: {problem['message']}")
    told, line = [], 1
    for event in reading.events:
        after = line + event.data.count(b"\n")
        of_lines = next((said[each] for each in range(line, max(after, line + 1)) if each in said), None)
        told.append(event.to_dict() | ({"problem": of_lines} if of_lines and event.problem is None else {}))
        line = after
    return told


def _broken(error: ProviderError) -> Problem:
    return Problem("", "decode", error.info.message)


def _in_words_of(error: InvalidDataError, kind: PayloadKind, data: bytes, source: str) -> InvalidDataError:
    if kind != "request" or source == CANONICAL:
        return error
    try:
        body = parse_json(data, "the payload")
    except InvalidDataError:
        return error
    return with_wire_paths(error, dialect_named(_family(source)), body) if isinstance(body, Mapping) else error


def _not_said(problems: Iterable[dict[str, Any]], said: Iterable[Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    """The problems that are not at the place of one in `said`, around it or, but for the whole, inside it."""
    places = {each["path"] for each in said}
    around = {place[:at] for place in places for at in _ends_of_steps(place)}
    places.discard("")
    for problem in problems:
        path = problem["path"]
        if path not in around and not any(path[:at] in places for at in _ends_of_steps(path)):
            yield problem


def _ends_of_steps(pointer: str) -> list[int]:
    """Where each step of a pointer ends, beginning with no step."""
    return [at for at, sign in enumerate(pointer) if sign == "/"] + [len(pointer)]


def _schema_problems(data: bytes, detected: Detected | None) -> Iterator[dict[str, Any]]:
    """Where the payload breaks its schema; a stream line by line."""
    candidate = None if detected is None else detected.candidate
    try:
        value = parse_json(data, "the payload")
    except InvalidDataError as whole:
        lines = payload_lines(data)
        if not lines:
            yield from _told(whole.problems, None)
            return
    else:
        yield from _told(_check(value, candidate), None)
        return
    for line in lines:
        try:
            yield from _told(_check(parse_json(line.payload, "the line"), None), line.number)
        except InvalidDataError as error:
            yield from _told(error.problems, line.number)


def _check(value: Any, candidate: Candidate | None) -> tuple[Problem, ...]:
    if value in ([], {}):
        return (Problem("", "empty", "this is empty, so it could be anything"),)
    candidate = candidate or detect(value)
    if candidate is None:
        return (Problem("", "detect", "this fits no known definition"),)
    return definition_checker(*candidate).problems(value)


def _told(problems: Iterable[Problem], line: int | None) -> Iterator[dict[str, Any]]:
    for problem in problems:
        yield {**problem._asdict(), **({} if line is None else {"line": line})}


def _become(become: _Become, target: str) -> dict[str, Any]:
    """The payload in another dialect: value or error, and losses; of a stream also the size of each event's share."""
    if isinstance(become, StreamReading):
        written = become.written(target)
        return _outcome(written.outcome) | {"written": written.sizes}
    try:
        outcome = become(target)
    except InvalidDataError as error:
        return {"error": str(error), "problems": [each._asdict() for each in error.problems], "losses": []}
    except LossRefusedError as error:
        return {"error": str(error), "losses": _losses(error.losses)}
    except ProviderError as error:
        return {"error": error.info.message, "losses": []}
    return _outcome(outcome)


def _outcome(outcome: Outcome) -> dict[str, Any]:
    value = outcome.value
    told: dict[str, Any] = {
        "value": value.decode("utf-8", "replace") if isinstance(value, bytes) else value,
        "losses": _losses(outcome.losses),
    }
    if outcome.error is not None:
        told["error"] = outcome.error.info.message
    return told


def _losses(losses: tuple[Loss, ...]) -> list[dict[str, Any]]:
    return [loss.to_dict() for loss in losses]


UNKNOWN_KEY: Final = "unknown_key"


def unknown_findings(
    data: bytes, detected: Detected | None, dialect: str | None, kind: str | None
) -> Iterator[dict[str, Any]]:
    """Each key that the definition does not name; of a stream each place once, with the line of the first event.

    Nothing where the payload is taken for something else than what it was `detected` to be.
    """
    if detected is None or (dialect, kind) not in ((None, None), (detected.dialect, detected.kind)):
        return
    try:
        value = parse_json(data, "the payload")
    except InvalidDataError:
        seen: set[str] = set()
        for number, payload in payload_lines(data) or ():
            for found in _in_line(payload):
                if found["at"] not in seen:
                    seen.add(found["at"])
                    yield {**found, "line": number}
        return
    for key in unknown_keys(detected.candidate, value):
        yield {"id": UNKNOWN_KEY, "at": key.path, "what": key.what}


def _in_line(payload: bytes) -> Iterator[dict[str, Any]]:
    try:
        value = parse_json(payload, "the line")
    except InvalidDataError:
        return
    candidate = detect(value)
    for key in () if candidate is None else unknown_keys(candidate, value):
        yield {"id": UNKNOWN_KEY, "at": key.path, "what": key.what}

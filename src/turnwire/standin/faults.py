"""Faults applied to an answer: another head and body, and a plan how it is sent. Pure: nothing is sent here.

Faults of the content come first (garbage, a missing end, wrong ids …), then those of how it is sent (pieces, pauses, a
reset), each group in the order of the scenario.

A body is read as events, lines, or one whole, with their framing, and their JSON can be changed. Bytes that nobody
changes stay as they are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, assert_never

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.scenario import (
    ContentTypeFault,
    DelayFault,
    DripFault,
    ErrorFault,
    GarbageFault,
    GiantLineFault,
    IdsFault,
    MissingEndFault,
    RefuseFault,
    ResetFault,
    ScenarioFault,
    SplitFault,
    StatusFault,
    UsageFault,
)

from turnwire.codecs.dialect import JSON
from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.registry import get_codec
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.contract.recording_writer import Framing, framing_of

_SSE_EVENT: Final = re.compile(rb".*?(?:\r\n\r\n|\n\n|\r\r)|.+\Z", re.DOTALL)
_LINE: Final = re.compile(rb"[^\n]*\n|[^\n]+\Z")
_DATA: Final = re.compile(rb"^data:[ ]?(.*?)(?=\r?$)", re.MULTILINE)


def events_of(body: bytes, framing: Framing) -> list[bytes]:
    """The events of a body, each with its end; joined they are the body."""
    match framing:
        case "sse":
            return [event for event in _SSE_EVENT.findall(body) if event]
        case "ndjson":
            return _LINE.findall(body)
        case "whole":
            return [body] if body else []


def line_event(text: bytes, framing: Framing) -> bytes:
    """One line as an event of its own; nothing is around a whole body."""
    match framing:
        case "sse":
            return b"data: " + text + b"\n\n"
        case "ndjson":
            return text + b"\n"
        case "whole":
            return text


def data_of(event: bytes, framing: Framing) -> Any:
    """The JSON of an event; its text where it is no JSON, None if it has none (a comment)."""
    text = b"\n".join(_DATA.findall(event)) if framing == "sse" else event.strip()
    if not text:
        return None
    try:
        return json.loads(text)
    except ValueError:
        return text.decode("utf-8", "replace")


def changed(event: bytes, framing: Framing, change: Callable[[Any], None]) -> bytes:
    """`event` with its JSON changed in place by `change`."""
    data = data_of(event, framing)
    if not isinstance(data, (dict, list)):
        return event
    change(data)
    text = dump_wire_json(data)
    if framing != "sse":
        return text + (b"\n" if event.endswith(b"\n") else b"")
    return _DATA.sub(lambda found: b"data: " + text, event, count=1)


# The ends of streams: what of the wire's last events says that the answer is over.


def without_end(events: Sequence[bytes], framing: Framing, dialect: str) -> list[bytes]:
    """The events before the first that says that the answer is over."""
    ends = dialect_named(dialect).ends_stream
    for place, event in enumerate(events):
        if ends is not None and ends(data_of(event, framing)):
            return list(events[:place])
    return list(events[:-1])


# Ids and counts.

SAME_ID: Final = "call_0"
"""The id of every call if ids are duplicates."""

_COUNT: Final = re.compile(r"(?!max_)\w*(_tokens|TokenCount|eval_count)")


def change_ids(data: Any, dialect: str, *, missing: bool) -> None:
    """Leave the ids of calls out, or make them all the same."""
    field_of = dialect_named(dialect).call_id
    for node in _objects(data):
        field = None if field_of is None else field_of(node)
        if field is not None and field in node:
            if missing:
                del node[field]
            else:
                node[field] = SAME_ID


def change_counts(data: Any, value: Any) -> None:
    """Put `value` in place of every count of tokens."""
    for node in _objects(data):
        for name, given in node.items():
            if type(given) is int and _COUNT.fullmatch(name):
                node[name] = value


def _objects(data: Any) -> list[dict[str, Any]]:
    """Every object within `data`, itself included; a tool's definition and arguments are skipped."""
    found: list[dict[str, Any]] = []
    waiting = [data]
    while waiting:
        each = waiting.pop()
        if isinstance(each, list):
            waiting += each
        elif isinstance(each, dict):
            found.append(each)
            waiting += [item for name, item in each.items() if name not in _FOREIGN]
    return found


_FOREIGN: Final = frozenset({"args", "arguments", "input", "parameters", "tools"})
"""Fields whose inside belongs to the client or its tools."""


_SENDING: Final = frozenset({"refuse", "delay", "drip", "reset", "split"})
"""Faults of how an answer is sent; the others change its content."""
_CATEGORIES: Final[dict[int, Any]] = {
    401: "authentication",
    403: "permission",
    404: "not_found",
    429: "rate_limited",
    503: "overloaded",
    529: "overloaded",
}


@dataclass(slots=True)
class Answer:
    """An answer before and after its faults: head, events, and how it is sent."""

    status: int
    headers: dict[str, str]
    events: list[bytes]
    dialect: str
    framing: Framing = "whole"
    """The framing of the body, whatever a fault says of its type."""
    is_complete: bool = True
    """Whether the body ends in order; a client sees one that does not as broken off."""
    ends_with_reset: bool = False
    """Whether the connection is then reset."""
    is_refused: bool = False
    """Whether nothing is sent at all."""
    delay: float = 0.0
    """Seconds before the head."""
    cuts: set[int] = field(default_factory=set)
    """Where the body is cut into pieces, in bytes from its beginning."""
    pauses: dict[int, float] = field(default_factory=dict)
    """Seconds to wait once so many bytes of the body are sent."""

    @classmethod
    def of(cls, status: int, headers: dict[str, str], body: bytes, dialect: str, *, is_complete: bool = True) -> Answer:
        """An answer as the gateway gives it; each event is a piece."""
        framing = framing_of(headers.get("content-type", ""))
        made = cls(status, headers, events_of(body, framing), dialect, framing, is_complete)
        made.cut_at_events()
        return made

    @property
    def body(self) -> bytes:
        """All bytes of the body."""
        return b"".join(self.events)

    def cut_at_events(self) -> None:
        """Make each event a piece of its own."""
        place, self.cuts = 0, set()
        for event in self.events:
            place += len(event)
            self.cuts.add(place)


@dataclass(frozen=True, slots=True)
class Piece:
    """Bytes of the body that go out together."""

    data: bytes


@dataclass(frozen=True, slots=True)
class Pause:
    """Nothing goes out for so many seconds."""

    seconds: float


Step: TypeAlias = Piece | Pause


def break_answer(answer: Answer, faults: Sequence[ScenarioFault]) -> Answer:
    """`answer`, changed as `faults` say."""
    said = [fault for fault in faults if fault.type not in _SENDING]
    for fault in said:
        _change(answer, fault)
    if said:
        answer.cut_at_events()
    for fault in faults:
        if fault.type in _SENDING:
            _send_otherwise(answer, fault)
    return answer


def steps_of(answer: Answer) -> Iterator[Step]:
    """How the body is sent."""
    body = answer.body
    sent = 0
    for place in sorted({*answer.cuts, *answer.pauses, len(body)}):
        if place > len(body):
            break
        if place > sent:
            yield Piece(body[sent:place])
            sent = place
        if place in answer.pauses:
            yield Pause(answer.pauses[place])


def _change(answer: Answer, fault: ScenarioFault) -> None:
    framing = answer.framing
    match fault:
        case GarbageFault():
            _insert(answer, (fault.text or "").encode(), fault.after_events)
        case GiantLineFault():
            size = fault.bytes or 0
            is_whole = framing == "whole"  # white space before a JSON text means nothing, at any length
            _insert(answer, b" " * size if is_whole else b'"' + b"x" * size + b'"', fault.after_events)
        case ErrorFault():
            _report(answer, fault)
        case MissingEndFault():
            is_whole = framing == "whole"
            body = answer.body
            answer.events = (
                [body[: len(body) // 2]] if is_whole else without_end(answer.events, framing, answer.dialect)
            )
        case ContentTypeFault():
            answer.headers["content-type"] = fault.value or ""
        case IdsFault():
            missing = fault.change == "missing"
            answer.events = [
                changed(each, framing, lambda data: change_ids(data, answer.dialect, missing=missing))
                for each in answer.events
            ]
        case UsageFault():
            answer.events = [
                changed(each, framing, lambda data: change_counts(data, fault.value)) for each in answer.events
            ]
        case StatusFault():
            _refuse(answer, fault)
        case RefuseFault() | DelayFault() | DripFault() | ResetFault() | SplitFault():
            raise AssertionError("a fault of sending changes nothing that is said")
        case _:
            assert_never(fault)


def _send_otherwise(answer: Answer, fault: ScenarioFault) -> None:
    size = len(answer.body)
    match fault:
        case RefuseFault():
            answer.is_refused = True
        case DelayFault():
            if fault.after_bytes is None:
                answer.delay += fault.seconds
            else:
                place = min(fault.after_bytes, size)
                answer.pauses[place] = answer.pauses.get(place, 0.0) + fault.seconds
        case DripFault():
            places = range(fault.bytes or 1, size + 1, fault.bytes or 1)
            answer.cuts = {*places, size}
            answer.pauses |= {place: answer.pauses.get(place, 0.0) + (fault.seconds or 0.0) for place in places}
        case SplitFault():
            answer.cuts = set(fault.at) if fault.at else set(range(fault.bytes or 1, size, fault.bytes or 1))
        case ResetFault():
            answer.events = [answer.body[: fault.after_bytes]]
            answer.pauses = {place: s for place, s in answer.pauses.items() if place <= fault.after_bytes}
            answer.is_complete, answer.ends_with_reset = False, True
        case _:
            raise AssertionError("a fault of what is said changes nothing of how it is sent")


def _insert(answer: Answer, line: bytes, after: int | None) -> None:
    framing = answer.framing
    if framing == "whole":
        answer.events.insert(0, line)
        return
    place = min(after if after is not None else 1, max(0, len(answer.events) - 1))
    answer.events.insert(place, line_event(line, framing))


def _info(message: str | None, status: int) -> ErrorInfo:
    category = _CATEGORIES.get(status, "server_error" if status >= 500 else "invalid_request")
    return ErrorInfo(code="ACODE-MDL-004", message=message or "", status=status, category=category)


def _report(answer: Answer, fault: ErrorFault) -> None:
    info = _info(fault.message, 500)
    if answer.framing == "whole":
        _say_error(answer, info)
        return
    after = fault.after_events if fault.after_events is not None else 1
    kept = answer.events[: min(after, max(0, len(answer.events) - 1))]
    answer.events = [*kept, get_codec(answer.dialect).stream_encoder().close(info)]


def _refuse(answer: Answer, fault: StatusFault) -> None:
    _say_error(answer, _info(fault.message, fault.status))
    answer.headers.pop("retry-after", None)
    if fault.retry_after is not None:
        answer.headers["retry-after"] = str(fault.retry_after)


def _say_error(answer: Answer, info: ErrorInfo) -> None:
    _, body = get_codec(answer.dialect).encode_error(info)
    answer.status = info.status or 500
    answer.framing = "whole"
    answer.headers["content-type"] = JSON
    answer.events = [dump_wire_json(body)]

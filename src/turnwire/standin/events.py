"""The pieces of a body that mean something: events of a stream, lines, or one whole; and what stands in their JSON.

In: the bytes of an answer and its content type. Out: events with their framing, whose JSON can be changed. Bytes that
nobody changes stay as they are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.contract.writing import Framing

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
    """The JSON of an event; its text where it is no JSON, None where it has none (a comment)."""
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
"""What every call is called where ids are duplicates."""

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
    """Every object within `data`, itself included; what a tool's definition or arguments hold is not looked at."""
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

"""The streams of the load: what a client asks for, what the upstream answers, and what must arrive.

A request names its stream in the text of its message, `load NUMBER EVENTS PACE_US FAULT`, which every gateway hands on.
Each event holds a piece of fixed width with the stream's number, the event's index and the time at which it was sent
(the monotonic clock is one for all processes of a machine), so that a client sees what is missing, doubled, out of
order or another stream's, and how late each event came.
"""

from __future__ import annotations

import json
import re
from typing import Final, NamedTuple

FAULTS: Final = ("reset", "error", "endless")
"""What goes wrong behind half of the events: connection reset; an error event; the body ends, its answer does not."""

WHOLE: Final = "whole"
_ASKED: Final = re.compile(rb"load (\d+) (\d+) (\d+) (\w+)")
_PIECE: Final = b" %07d.%05d.%016d"
WIDTH: Final = len(_PIECE % (0, 0, 0))
_NUMBER: Final = b"NNNNNNN"


class Plan(NamedTuple):
    """One stream."""

    number: int
    events: int
    pace_us: int = 0
    """Time between two events in microseconds; 0: all at once."""
    fault: str = WHOLE

    @property
    def sent(self) -> int:
        """Events that are sent before the end or the fault."""
        return self.events if self.fault == WHOLE else self.events // 2


def fate(number: int, faults: int, leavers: int) -> tuple[str, bool]:
    """(fault, whether the client leaves) of a stream; `faults` and `leavers` are shares in percent, the same streams
    in each run.
    """
    place = number * 37 % 100
    return (FAULTS[number // 100 % len(FAULTS)] if place < faults else WHOLE), faults <= place < faults + leavers


def request_body(plan: Plan) -> bytes:
    """The body that a client sends."""
    text = f"load {plan.number} {plan.events} {plan.pace_us} {plan.fault}"
    body = {"model": "m", "stream": True, "messages": [{"role": "user", "content": text}]}
    return json.dumps(body, separators=(",", ":")).encode()


def asked(body: bytes) -> Plan:
    """The stream that a request names."""
    found = _ASKED.search(body)
    assert found is not None, "the request names no stream"
    number, events, pace_us, fault = found.groups()
    return Plan(int(number), int(events), int(pace_us), fault.decode())


def _chunk(data: bytes) -> bytes:
    return b"%x\r\n%b\r\n" % (len(data), data)


class Sse:
    """The wire of OpenAI's chats."""

    content_type = b"text/event-stream"
    _EVENT = (
        b'data: {"id":"chatcmpl-load","object":"chat.completion.chunk","created":1700000000,"model":"m",'
        b'"choices":[{"index":0,"delta":%b,"finish_reason":%b}]}\n\n'
    )
    first = _chunk(_EVENT % (b'{"role":"assistant","content":""}', b"null"))
    end = _chunk(_EVENT % (b"{}", b'"stop"') + b"data: [DONE]\n\n")
    error = _chunk(b'data: {"error":{"message":"the engine stopped","type":"server_error","code":500}}\n\n')

    @classmethod
    def event(cls, piece: bytes) -> bytes:
        return _chunk(cls._EVENT % (b'{"content":"%b"}' % piece, b"null"))


class Ndjson:
    """The wire of Ollama's chats."""

    content_type = b"application/x-ndjson"
    _LINE = b'{"model":"m","created_at":"2026-01-01T00:00:00Z","message":{"role":"assistant","content":"%b"},%b}\n'
    first = b""
    end = _chunk(_LINE % (b"", b'"done":true,"done_reason":"stop","prompt_eval_count":9,"eval_count":9'))
    error = _chunk(b'{"error":"the engine stopped"}\n')

    @classmethod
    def event(cls, piece: bytes) -> bytes:
        return _chunk(cls._LINE % (piece, b'"done":false'))


Wire = type[Sse] | type[Ndjson]
LAST_CHUNK: Final = b"0\r\n\r\n"
_texts: dict[int, bytes] = {}
_made: dict[tuple[Wire, int, str], bytes] = {}


def event(wire: Wire, plan: Plan, index: int, now_us: int) -> bytes:
    """One event on its own."""
    return wire.event(_PIECE % (plan.number, index, now_us))


def last(wire: Wire, plan: Plan) -> bytes:
    """What follows the events, as far as anything does."""
    match plan.fault:
        case "whole":
            return wire.end + LAST_CHUNK
        case "error":
            return wire.error + LAST_CHUNK
        case "endless":
            return LAST_CHUNK
        case _:
            return b""


def at_once(wire: Wire, plan: Plan) -> bytes:
    """The whole stream; its bytes are made once for all streams of this length."""
    key = wire, plan.sent, plan.fault
    made = _made.get(key)
    if made is None:
        pieces = (_PIECE.replace(b"%07d", _NUMBER) % (index, 0) for index in range(plan.sent))
        made = _made[key] = wire.first + b"".join(map(wire.event, pieces)) + last(wire, plan)
    return made.replace(_NUMBER, b"%07d" % plan.number)


def text_at_once(plan: Plan) -> bytes:
    """The whole text of a stream that is sent at once."""
    key = plan.events
    made = _texts.get(key)
    if made is None:
        made = _texts[key] = b"".join(_PIECE.replace(b"%07d", _NUMBER) % (index, 0) for index in range(key))
    return made.replace(_NUMBER, b"%07d" % plan.number)


def read_pieces(plan: Plan, text: bytes, index: int) -> tuple[int, list[int]] | None:
    """(index of the next piece, times at which these were sent) for the whole pieces in `text`, which begins with that
    of `index`; None if another one is there.
    """
    times = []
    for start in range(0, len(text) - WIDTH + 1, WIDTH):
        number, place, sent = text[start + 1 : start + WIDTH].split(b".")
        if int(number) != plan.number or int(place) != index:
            return None
        times.append(int(sent))
        index += 1
    return index, times

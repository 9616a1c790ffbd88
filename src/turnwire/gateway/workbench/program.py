"""Inspection as a program: `python -m turnwire.gateway.workbench.program` reads a question and writes a report.

For large payloads, which are much work in every dialect: a process can be ended when nobody waits for it any more. The
first byte that it reads says whether it writes the report in one piece (`=`) or in lines (`*`); the first byte that it
writes says what follows: `+` the report, `-` why the question is refused. All are JSON.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys
import threading
from collections.abc import AsyncGenerator, Iterator
from typing import Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.dialects import codec_names
from turnwire.codecs.registry import get_codec
from turnwire.codecs.values.wirejson import dump_wire_json, parse_wire_json
from turnwire.gateway.background_work import WAITS_S, Workers
from turnwire.gateway.errors import Refusal
from turnwire.gateway.http.request_body import json_object
from turnwire.gateway.workbench.payload import inspect, inspected

MODULE: Final = "turnwire.gateway.workbench.program"

APART: Final = 128 * 1024
"""Bytes of a question from which on it is inspected in a process; starting one takes as long as less than this does."""

_WHOLE: Final = b"="
_LINES: Final = b"*"
_SAMPLE: Final = '{"model": "m", "messages": [{"role": "user", "content": "Hi"}]}'


async def report_on(question: bytearray, workers: Workers, *, in_lines: bool) -> AsyncGenerator[bytes]:
    """The report on a question as JSON, in one piece or in lines: see `turnwire.gateway.workbench.payload.inspected`.

    Raises:
        Refusal: it is not a question of the workbench's.
    """
    if len(question) <= APART:
        yield await workers.run(len(question), _report, question, in_lines)
        return
    pieces = workers.pieces_apart(MODULE, (_LINES if in_lines else _WHOLE) + question)
    async with contextlib.aclosing(pieces):
        first = await anext(pieces, b"")
        if first[:1] == b"+":
            yield first[1:]
            async for piece in pieces:
                yield piece
            prepare(workers)
            return
        refused = first + b"".join([piece async for piece in pieces])
    raise _refusal(ErrorInfo.from_dict(parse_wire_json(refused[1:])))


def prepare(workers: Workers) -> None:
    """Have a process ready for the next large payload."""
    workers.prepare_apart(MODULE)


def answered(data: bytes) -> Iterator[bytes]:
    """Yield the program's output for its input."""
    try:
        lines = _lines(data[1:], data[:1] == _LINES)
        yield b"+" + next(lines)
        yield from lines
    except Refusal as error:
        yield b"-" + dump_wire_json(error.info.to_dict())


def _report(question: bytes | bytearray, in_lines: bool) -> bytes:
    return b"".join(_lines(question, in_lines))


def _lines(question: bytes | bytearray, in_lines: bool) -> Iterator[bytes]:
    body = json_object(question)
    if not in_lines:
        yield dump_wire_json(inspect(body))
        return
    for each in inspected(body):
        yield dump_wire_json(each) + b"\n"


def _refusal(info: ErrorInfo) -> Refusal:
    refusal = Refusal(info.status, info.message)
    refusal.info = info
    return refusal


def _read() -> bytes:
    """What the program reads. It loads what every inspection needs while it waits, and ends where nothing comes."""
    leaving = threading.Timer(WAITS_S, os._exit, (0,))
    leaving.daemon = True
    leaving.start()
    for name in codec_names():
        get_codec(name)
    _report(dump_wire_json({"text": _SAMPLE}), False)
    data = sys.stdin.buffer.read(1)
    leaving.cancel()
    return data + sys.stdin.buffer.read()


if __name__ == "__main__":
    gc.disable()  # it lives for one question, and would look through a million objects again and again
    for piece in answered(_read()):
        sys.stdout.buffer.write(piece)
        sys.stdout.buffer.flush()

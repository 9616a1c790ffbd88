"""The workbench's inspection as a program: `python -m turnwire.gateway.inspector`, a question in, a report out.

For large payloads, which are much work in every dialect: a process can be ended when nobody waits for it any more. The
first byte of what it writes says what follows: `+` the report, `-` why the question is refused. Both are JSON.
"""

from __future__ import annotations

import sys
from typing import Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.wirejson import dump_wire_json, parse_wire_json
from turnwire.gateway.errors import Refusal
from turnwire.gateway.playground import inspect
from turnwire.gateway.request_body import json_object
from turnwire.gateway.workers import Workers

MODULE: Final = "turnwire.gateway.inspector"

APART: Final = 128 * 1024
"""Bytes of a question from which on it is inspected in a process; starting one takes as long as less than this does."""


async def report_on(question: bytearray, workers: Workers) -> bytes:
    """The report on a question, as JSON.

    Raises:
        Refusal: it is not a question of the workbench's.
    """
    if len(question) <= APART:
        return await workers.run(len(question), _report, question)
    answer = await workers.run_apart(MODULE, question)
    if answer[:1] == b"+":
        return answer[1:]
    raise _refusal(ErrorInfo.from_dict(parse_wire_json(answer[1:])))


def answered(question: bytes) -> bytes:
    """What the program writes for what it reads."""
    try:
        return b"+" + _report(question)
    except Refusal as error:
        return b"-" + dump_wire_json(error.info.to_dict())


def _report(question: bytes | bytearray) -> bytes:
    return dump_wire_json(inspect(json_object(question)))


def _refusal(info: ErrorInfo) -> Refusal:
    refusal = Refusal(info.status, info.message)
    refusal.info = info
    return refusal


if __name__ == "__main__":
    sys.stdout.buffer.write(answered(sys.stdin.buffer.read()))

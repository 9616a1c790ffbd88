"""Asking the questions of clauses: each once for a server, however many clauses use its answer."""

from __future__ import annotations

import json
from typing import Any, Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.registry import get_codec
from turnwire.contract.live.connection import UNREACHABLE
from turnwire.contract.live.exchange import Exchange
from turnwire.contract.live.probe import Probe
from turnwire.contract.live.questions.table import QUESTIONS
from turnwire.contract.live.requests import Question, Said, Unsayable, say
from turnwire.contract.live.response_facts import Reading
from turnwire.contract.live.verdict import Stop, failed, inconclusive, not_applicable, not_supported

MISSING: Final = frozenset({404, 405, 501})
"""Statuses that mean that a server has no such path."""
PLAIN: Final = "plain"
"""The question that every server has to answer."""
_MOST_LISTED: Final = 5


async def read(probe: Probe, name: str) -> Reading:
    """The answer to the question of that name, which is asked if no clause has asked it before.

    Raises:
        Stop: the dialect cannot say it, or no answer came.
    """
    return await read_question(probe, QUESTIONS[name])


async def read_question(probe: Probe, question: Question) -> Reading:
    """The answer to a question; see `read`."""
    known = probe.target.notes.get(f"answer to {question.id}")
    if known is not None:
        exchange, reading = known
        if exchange not in probe.exchanges:
            probe.exchanges.append(exchange)
        return _whole(exchange, reading)
    said = _said(probe, question)
    exchange = await probe.ask(
        None,
        path=said.path,
        method=question.method,
        headers=question.headers,
        raw=said.body,
        stop_when=(lambda seen: True) if question.status_only else None,
        may_break=True,
    )
    reading = reading_of(exchange, probe, said.request, is_stream=question.stream)
    if exchange.status is not None:  # else the next clause asks again
        probe.target.notes[f"answer to {question.id}"] = (exchange, reading)
    return _whole(exchange, reading)


def _said(probe: Probe, question: Question) -> Said:
    """The question in the words of the server's variant, or in the dialect's own where those say more.

    Raises:
        Stop: the dialect cannot say it.
    """
    try:
        return say(question, probe.codec, probe.model)
    except Unsayable as error:
        if probe.variant == probe.dialect:
            raise Stop(not_applicable(f"{error}.")) from None
    try:
        return say(question, get_codec(probe.dialect), probe.model)
    except Unsayable as error:
        raise Stop(not_applicable(f"{error}.")) from None


async def fetch(
    probe: Probe, path: str, body: Any = None, *, method: str | None = None, time: int = 0, is_stream: bool = False
) -> Reading:
    """The answer of another path than that where models answer; asked once for each `time`.

    Raises:
        Stop: no answer came, or the server has no such path.
    """
    way = method or ("GET" if body is None else "POST")
    name = f"answer {time} of {way} {path} to {json.dumps(body, sort_keys=True)}"
    known = probe.target.notes.get(name)
    if known is None:
        exchange = await probe.ask(body, path=path, method=way, may_break=True)
        known = (exchange, reading_of(exchange, probe, is_stream=is_stream))
        probe.target.notes[name] = known
    elif known[0] not in probe.exchanges:
        probe.exchanges.append(known[0])
    return _whole(*known)


def require_path(reading: Reading) -> Reading:
    """`reading`, if the server has the path and answered.

    Raises:
        Stop: it has not, or it refused.
    """
    if reading.status == 200:
        return reading
    say_ = not_supported if reading.status in MISSING or reading.info.category == "unsupported" else inconclusive
    raise Stop(say_(f"The server refused: status {reading.status}, {reading.said}."))


def reading_of(exchange: Exchange, probe: Probe, request: ChatRequest | None = None, *, is_stream: bool) -> Reading:
    """An exchange as facts."""
    return Reading(
        codec=probe.codec,
        request=request,
        is_stream=is_stream,
        status=exchange.status or 0,
        headers=exchange.headers,
        raw=exchange.body,
        broken=exchange.broken,
    )


def _whole(exchange: Exchange, reading: Reading) -> Reading:
    if exchange.status is None:
        say_ = inconclusive if exchange.broken in UNREACHABLE else failed
        raise Stop(say_(f"{exchange.method} {exchange.path}: {exchange.broken}."))
    return reading


async def require_plain_answer(probe: Probe) -> Reading:
    """Return the answer to the plain question, without which no other question can be checked.

    Raises:
        Stop: it does not.
    """
    reading = await read(probe, PLAIN)
    if not reading.is_answered and reading.status in MISSING:
        raise Stop(inconclusive(f"The server answers no plain question: {said_of_missing(reading, probe)}."))
    return require_answer(reading)


async def require_streamed_answer(probe: Probe) -> Reading:
    """Return the streamed answer to the plain question.

    Raises:
        Stop: it does not come.
    """
    reading = await read(probe, "plain-streamed")
    if reading.status in MISSING:
        await require_plain_answer(probe)
    return require_answer(reading)


def said_of_missing(reading: Reading, probe: Probe) -> str:
    """The server's answer for a path or model that it does not have, and the models that it lists."""
    said = f"status {reading.status}, {reading.said}"
    if not probe.target.listed or probe.model in probe.target.listed:
        return said
    more = " …" if len(probe.target.listed) > _MOST_LISTED else ""
    return f"{said}; {probe.target.row.models_path} lists {', '.join(probe.target.listed[:_MOST_LISTED])}{more}"


def require_answer(reading: Reading) -> Reading:
    """`reading`, if the server answered.

    Raises:
        Stop: it refused: not supported if it reports that, else inconclusive.
    """
    if reading.is_answered:
        return reading
    if reading.status == 200:
        failure = reading.decoded.failure
        assert failure is not None  # neither answer nor failure there cannot be
        raise Stop(inconclusive(f"The answer cannot be read: {failure.info.message}"))
    said = f"status {reading.status}, {reading.said}"
    if reading.status in MISSING or reading.info.category == "unsupported":
        raise Stop(not_supported(f"The server does not support it: {said}."))
    raise Stop(inconclusive(f"The server refused the question: {said}."))

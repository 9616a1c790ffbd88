"""Checks of several clients at once, and of clients that leave before the end of a stream."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import anyio

from turnwire.contract.live.answer_checks import check, taken, verdict
from turnwire.contract.live.answers import read, read_question, require_plain_answer, require_streamed_answer
from turnwire.contract.live.probe import Probe
from turnwire.contract.live.questions.table import QUESTIONS
from turnwire.contract.live.requests import Question, Said, say
from turnwire.contract.live.response_facts import Reading
from turnwire.contract.live.verdict import Stop, Verdict, inconclusive

_MANY = 4


def _begun(seen: bytes) -> bool:
    return b"\n" in seen.strip(b"\n")


async def _leave(probe: Probe, said: Said, *, at_once: bool = False) -> Any:
    return await probe.ask(
        None,
        path=said.path,
        raw=said.body,
        stop_when=(lambda seen: True) if at_once else _begun,
        may_break=True,
    )


async def _left(probe: Probe, times: int, *, at_once: bool = False) -> Verdict | None:
    await require_streamed_answer(probe)
    said = say(QUESTIONS["cut-streamed"], probe.codec, probe.model)
    exchanges = [await _leave(probe, said, at_once=at_once) for _ in range(times)]
    if not any(exchange.closed_early for exchange in exchanges):
        return inconclusive("The stream was over before it could be left: the whole came in one piece.")
    return None


async def _after(probe: Probe, name: str) -> Verdict:
    reading = await read(probe, name)
    return verdict(taken(reading), "The next question is answered.")


@check("cancellation.in-mid-stream")
async def in_mid_stream(probe: Probe) -> Verdict:
    return await _left(probe, 1) or await _after(probe, "after-leaving")


@check("cancellation.at-once")
async def at_once(probe: Probe) -> Verdict:
    return await _left(probe, 1, at_once=True) or await _after(probe, "after-leaving-at-once")


@check("cancellation.many")
async def many(probe: Probe) -> Verdict:
    return await _left(probe, _MANY) or await _after(probe, "after-many")


@check("cancellation.streams-after")
async def streams_after(probe: Probe) -> Verdict:
    return await _left(probe, 1) or await _after(probe, "after-leaving-streamed")


CLIENTS: Final = 6
_BUSY: Final = (429, 503, 529)


def _question(number: int, *, stream: bool) -> Question:
    """A question whose only right answer has the number in it."""
    marks = f"mark-{number}"
    schema = {
        "type": "object",
        "properties": {"mark": {"type": "string", "enum": [marks]}},
        "required": ["mark"],
        "additionalProperties": False,
    }
    form = {"type": "json_schema", "name": "answer", "json_schema": schema, "strict": True}
    return Question(
        id=f"at-once-{number}{'-streamed' if stream else ''}",
        ask={"text": f"Say {marks}, as JSON.", "parameters": {"temperature": 0}, "response_format": form},
        stream=stream,
        may_lose=frozenset({"/response_format/name", "/response_format/strict"}),
    )


async def _at_once(probe: Probe, *, stream: bool) -> list[Reading]:
    found: dict[int, Reading] = {}
    stops: list[Stop] = []

    async def ask(number: int) -> None:
        try:
            found[number] = await read_question(probe, _question(number, stream=stream))
        except Stop as stop:
            stops.append(stop)

    await (require_streamed_answer(probe) if stream else require_plain_answer(probe))
    async with anyio.create_task_group() as group:
        for number in range(CLIENTS):
            group.start_soon(ask, number)
    if stops:
        raise stops[0]
    return [found[number] for number in range(CLIENTS)]


def _answered(readings: list[Reading]) -> Iterator[str]:
    for reading in readings:
        if reading.status not in (200, *_BUSY):
            yield f"one of {CLIENTS} questions at once has the status {reading.status}: {reading.said}"
        elif reading.status == 200 and reading.decoded.failure is not None:
            yield f"one of {CLIENTS} answers cannot be read: {reading.said}"
    if all(reading.status in _BUSY for reading in readings):
        yield f"none of {CLIENTS} questions at once is answered"


def _own(readings: list[Reading]) -> Iterator[str]:
    marks = [f"mark-{number}" for number in range(CLIENTS)]
    for number, reading in enumerate(readings):
        text = reading.answer.message.text if reading.is_answered else ""
        others = [mark for mark in marks if mark in text and mark != marks[number]]
        if others:
            yield f"question {number} has the answer of another one"


def _some(readings: list[Reading]) -> None:
    if not any(reading.is_answered and "mark-" in reading.answer.message.text for reading in readings):
        raise Stop(inconclusive("No answer had the mark that its form asks for, so they cannot be told apart."))


for _stream in (False, True):
    _end = "-streamed" if _stream else ""

    def _register(end: str, *, stream: bool) -> None:
        @check(f"concurrency.answered{end}")
        async def answered(probe: Probe) -> Verdict:
            return verdict(_answered(await _at_once(probe, stream=stream)), f"All {CLIENTS} were answered.")

        @check(f"concurrency.own-answer{end}")
        async def own_answer(probe: Probe) -> Verdict:
            readings = await _at_once(probe, stream=stream)
            _some(readings)
            return verdict(_own(readings), "Each question has its own answer.")

        @check(f"concurrency.ids-differ{end}")
        async def ids_differ(probe: Probe) -> Verdict:
            ids = [each.answer.id for each in await _at_once(probe, stream=stream) if each.is_answered]
            fault = [f"{len(ids)} answers have {len(set(ids))} ids"] if len(set(ids)) != len(ids) else []
            return verdict(fault, "Each answer has its own id.")

    _register(_end, stream=_stream)


@check("concurrency.busy-says-when")
async def busy_says_when(probe: Probe) -> Verdict:
    busy = [reading for reading in await _at_once(probe, stream=False) if reading.status in _BUSY]
    if not busy:
        return inconclusive(f"The server answered {CLIENTS} questions at once, so it was never busy.")
    faults = ["a busy server does not say when to come back"] if any(_is_silent(each) for each in busy) else []
    return verdict(faults, "A busy server says when to come back.")


def _is_silent(reading: Reading) -> bool:
    return "retry-after" not in reading.headers and reading.info.retry_after_s is None

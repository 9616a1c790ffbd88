"""Checks of clients that leave: a stream that is not read to its end harms nobody."""

from __future__ import annotations

from typing import Any

from turnwire.contract.live.answers import read, require_streamed_answer
from turnwire.contract.live.asking import Said, say
from turnwire.contract.live.judged import taken, verdict
from turnwire.contract.live.probe import Probe
from turnwire.contract.live.questions.table import QUESTIONS
from turnwire.contract.live.registry import check
from turnwire.contract.live.verdict import Verdict, inconclusive

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

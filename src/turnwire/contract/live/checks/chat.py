"""Checks of whole answers."""

from __future__ import annotations

from turnwire.contract.live.probe import Probe
from turnwire.contract.live.registry import check
from turnwire.contract.live.verdict import Verdict, failed, passed


@check("chat.one-answer")
async def one_answer(probe: Probe) -> Verdict:
    answer, exchange = await probe.answer()
    found = probe.faults("response", exchange.json)
    if found:
        return failed(f"The answer does not fit the document: {'; '.join(found)}.")
    if not answer.message.content:
        return failed("The answer has no text.")
    return passed("One answer with text came, and it fits the document.")

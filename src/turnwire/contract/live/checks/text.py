"""Checks of the text: that thoughts and calls are not left in it, with the marks in which the model wrote them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from turnwire.codecs.text.reading import TextReading
from turnwire.codecs.text.unread import Found, best_reading
from turnwire.contract.live.judged import judged, tried
from turnwire.contract.live.questions.table import QUESTIONS
from turnwire.contract.live.questions.tools import TIME, WEATHER
from turnwire.contract.live.reading import Reading
from turnwire.core.finish import ENDED
from turnwire.core.plural import counted

_OFFERED: Final = {tool["name"]: tool["parameters"] for tool in (WEATHER, TIME)}


def _found(reading: Reading, tools: dict[str, Any] | None = None) -> Found:
    answer = reading.answer
    found = best_reading(answer.message.text, None, tools, is_cut=answer.finish_reason not in ENDED)
    return Found("", TextReading(), 0) if found is None else found


def _thoughts(reading: Reading) -> Iterator[str]:
    found = _found(reading)
    if found.reading.thoughts:
        yield f"the text has thoughts in it, in the format {found.format}"


def _calls(reading: Reading) -> Iterator[str]:
    found = _found(reading, _OFFERED)
    calls = len(found.reading.calls) + found.begun
    message = reading.answer.message
    if calls:
        yield f"the text has {counted(calls, 'call')} in it, in the format {found.format}"
    elif not message.tool_calls and not message.invalid_tool_calls:
        raise tried(f"The model called no tool: {QUESTIONS['tools-auto'].tried}.")


for _end in ("", "-streamed"):
    judged(f"text.thoughts{_end}", f"plain{_end}")(_thoughts)
    judged(f"text.calls{_end}", f"tools-auto{_end}")(_calls)

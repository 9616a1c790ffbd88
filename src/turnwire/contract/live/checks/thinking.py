"""Checks of thinking, and that no thoughts or calls are left in the text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from turnwire.codecs.text.reading import TextReading
from turnwire.codecs.text.unread import Found, best_reading
from turnwire.contract.live.answer_checks import judged, refuses, takes, tried
from turnwire.contract.live.questions.table import QUESTIONS
from turnwire.contract.live.questions.tools import TIME, WEATHER
from turnwire.contract.live.response_facts import Reading
from turnwire.core.errors import counted
from turnwire.core.finish import ENDED
from turnwire.core.markers import markers_in

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


refuses("thinking.bad-effort", "bad-effort")
takes("thinking.sent-back", "thoughts-before")


def _thought(reading: Reading) -> str:
    found = reading.answer.message.thinking
    if not found:
        raise tried(f"The model did not think: {QUESTIONS['thinking'].tried}.")
    return found


def _shown(reading: Reading) -> Iterator[str]:
    _thought(reading)
    if not reading.answer.message.text and reading.answer.finish_reason != "length":
        yield "there is thinking and no answer"


def _apart(reading: Reading) -> Iterator[str]:
    if "think-tag" in markers_in(reading.answer.message.text):
        yield "the text has the marks of thinking in it"
    else:
        _thought(reading)


def _once(reading: Reading) -> Iterator[str]:
    if _thought(reading).strip() in reading.answer.message.text:
        yield "the thinking stands in the text, too"


for _end in ("", "-streamed"):
    judged(f"thinking.shown{_end}", f"thinking{_end}")(_shown)
    judged(f"thinking.apart{_end}", f"thinking{_end}")(_apart)
    judged(f"thinking.once{_end}", f"thinking{_end}")(_once)


@judged("thinking.first", "thinking-streamed")
def first(reading: Reading) -> Iterator[str]:
    _thought(reading)
    chunks = reading.decoded.chunks
    last = max(number for number, chunk in enumerate(chunks) if chunk.thinking)
    texts = [number for number, chunk in enumerate(chunks) if (chunk.text or "").strip()]
    if texts and texts[0] < last:
        yield "thinking came after the text had begun"


@judged("thinking.tokens", "thinking")
def tokens(reading: Reading) -> Iterator[str]:
    _thought(reading)
    usage = reading.answer.usage
    if usage.reasoning_tokens is None or usage.completion_tokens is None:
        raise tried("The server does not count the tokens of thinking apart.")
    if usage.reasoning_tokens > usage.completion_tokens:
        yield f"{usage.reasoning_tokens} tokens of thinking are more than the {usage.completion_tokens} of the answer"


@judged("thinking.signature", "thinking")
def signature(reading: Reading) -> Iterator[str]:
    _thought(reading)
    for block in reading.fields.get("content") or ():
        if block.get("type") == "thinking" and "signature" not in block:
            yield "a thinking block has no signature"


@judged("thinking.off", "thinking-off")
def off(reading: Reading) -> Iterator[str]:
    if reading.answer.message.thinking:
        yield "thinking was switched off, and came"
    if "think-tag" in markers_in(reading.answer.message.text):
        yield "thinking was switched off, and came as text"


@judged("thinking.document", "thinking", judges="bodies")
def document(reading: Reading) -> Iterator[str]:
    if reading.status == 200:
        yield from reading.misfits("response", reading.body)

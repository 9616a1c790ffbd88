"""Entries and events as text: one line each, for people."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from turnwire_schema.v1.content import TextPart
from turnwire_schema.v1.entry import (
    FileReferenceData,
    ImageData,
    TextData,
    ToolRequestData,
    ToolResultData,
)
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.thread import RunEnded, UsageTotals
from turnwire_schema.v1.usage import UsageInfo

from turnwire.core.validate import is_empty_content

EMPTY: Final = "the answer is empty"
LINE: Final = 160
"""Characters of a compact line, about."""

MOST_SHOWN: Final = 2_000
"""Characters of the arguments of a call that are shown before the user asks for all of them."""


def short(text: str, most: int = LINE) -> str:
    """`text` in one line of at most `most` characters."""
    flat = " ".join(text.split())
    return flat if len(flat) <= most else f"{flat[: most - 1]}…"


def call_line(data: ToolRequestData) -> str:
    """A call as `name(argument=value, …)`, shortened."""
    if data.invalid_call is not None:
        return f"{data.invalid_call.name or 'a tool'}: the call cannot be read"
    assert data.call is not None
    arguments = ", ".join(f"{key}={_json(value)}" for key, value in data.call.arguments.items())
    where = f" [{data.server}]" if data.server else ""
    return f"{short(f'{data.call.name}({arguments})')}{where}"


def argument_lines(arguments: Mapping[str, Any], *, most: int | None = MOST_SHOWN) -> tuple[list[str], bool]:
    """(the arguments of a call, a line each, texts of several lines below their name; whether something was left out).

    `most` characters at most, None for all of them.
    """
    lines: list[str] = []
    for key, value in arguments.items():
        if isinstance(value, str) and "\n" in value:
            lines.append(f"{key}:")
            lines.extend(f"  │ {line}" for line in value.split("\n"))
        else:
            lines.append(f"{key}: {_json(value)}")
    if not lines:
        lines = ["(no arguments)"]
    if most is None or sum(map(len, lines)) <= most:
        return lines, False
    kept: list[str] = []
    room = most
    for line in lines:
        if room <= 0:
            break
        kept.append(line if len(line) <= room else f"{line[:room]}…")
        room -= len(line)
    left = sum(map(len, lines)) - most
    return [*kept, f"… {left} more characters; v shows all of them"], True


def result_line(data: ToolResultData) -> str:
    """A result: how much it is, and how it begins."""
    text = data.result.to_message().text
    lines = text.count("\n") + 1
    size = f"{lines} lines, " if lines > 1 else ""
    cut = " (cut)" if data.is_truncated else ""
    beginning = short(text, 100) or "(nothing)"
    return f"{data.result.name}: {size}{beginning}{cut}" if size else f"{data.result.name}: {beginning}{cut}"


def file_line(data: FileReferenceData) -> str:
    """A file: its lines, and its state."""
    lines = ""
    if data.start_line is not None:
        last = "" if data.end_line is None else str(data.end_line)
        lines = f":{data.start_line}" if data.end_line == data.start_line else f":{data.start_line}-{last}"
    name = f"{data.path}{lines}"
    if data.problem is not None:
        return f"{name}: {why(data)}"
    if data.status == "read":
        cut = ", only the beginning" if data.is_truncated else ""
        return f"{name}: read, {data.line_count} lines in the file{cut}"
    return f"{name}: {data.status}"


def why(data: FileReferenceData) -> str:
    """Why a file was not read, without its name."""
    return "" if data.problem is None else data.problem.message.removeprefix(f"{data.path}: ")


SAID_BY_ITS_ENTRY: Final = frozenset({"image.failed"})
"""Notices that are not shown, because the line of their entry says the same and names the image."""


def image_line(data: ImageData) -> str:
    """An image: where it is from, and how it was read."""
    name = data.source or data.image.path or data.image.url or "image"
    if data.problem is not None:
        return f"{short(name)}: {data.problem.message}"
    size = f", {data.width} × {data.height}" if data.width else ""
    match data.used:
        case "vision":
            return f"{short(name)}: shown to the model{size}"
        case "ocr":
            sure = "" if data.confidence is None else f", {data.confidence:.0%} sure"
            return (
                f"{short(name)}: {len(data.text or '')} characters read by {data.engine or 'recognition'}{sure}{size}"
            )
        case _:
            return f"{short(name)}: {data.state}{size}"


def text_of(data: TextData) -> str:
    """The words of a text entry."""
    if data.content is None or isinstance(data.content, str):
        return data.content or ""
    return "".join(part.text for part in data.content if isinstance(part, TextPart))


def usage_line(usage: UsageInfo) -> str:
    """Token usage of an answer."""
    return "; ".join(_usage(usage)) or "the server reported nothing"


def _usage(usage: UsageInfo) -> Iterator[str]:
    if usage.prompt_tokens is not None and usage.completion_tokens is not None:
        guess = " (estimated)" if usage.is_estimated else ""
        yield f"{usage.prompt_tokens} + {usage.completion_tokens} tokens{guess}"
    if usage.time_to_first_token is not None:
        yield f"first after {usage.time_to_first_token:.2f} s"
    if usage.total_duration is not None:
        yield f"all in {usage.total_duration:.2f} s"
    if usage.tokens_per_second is not None:
        yield f"{usage.tokens_per_second:.0f} tokens/s"


def totals_line(totals: UsageTotals) -> str:
    """Token usage of a thread."""
    tokens = f"{totals.prompt_tokens} + {totals.completion_tokens} tokens"
    return f"{totals.rounds} requests, {totals.calls} calls, {tokens}, {totals.duration_ns / 1e9:.1f} s"


def says_nothing(message: AssistantMessage) -> bool:
    """Whether an answer has neither words nor calls."""
    return is_empty_content(message.content) and not message.tool_calls and not message.invalid_tool_calls


def end_line(event: RunEnded) -> str | None:
    """A note about the end of a run; None if the answer is enough."""
    match event.outcome:
        case "completed" | "waiting":
            return None
        case "cancelled":
            return "stopped; what came is kept"
        case "round_limit":
            return f"stopped after {event.rounds} rounds; say something, for example “go on”"
        case "budget":
            return "stopped: the budget of a run is used"
        case "failed":
            return event.error.message if event.error is not None else "the run failed"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)

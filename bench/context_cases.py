"""Long conversations: loading, showing to a model, going on, and how much memory they take."""

from __future__ import annotations

import json
import logging
import tracemalloc
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from typing import Any

from bench import measure
from bench.cases import Row, case, ratio, ratio_row, same
from bench.measure import Effort
from turnwire import AssistantMessage, ChatMessage, ToolCall, ToolMessage, UserMessage
from turnwire.context import Context, project

ENTRIES = 10_000
NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)
SAID = "The quick brown fox jumps over the lazy dog, and then it asks about the weather in Paris. "


def _entries(number: int) -> list[dict[str, Any]]:
    """Turns of a question, a call, its result and an answer, as plain JSON data."""
    rows: list[dict[str, Any]] = []
    for place in range(number):
        head = {"version": "1.1", "id": f"{place:032d}", "created_at": "2026-01-31T12:00:00Z"}
        call = {"id": f"call_{place - place % 4}", "name": "get_weather", "arguments": {"city": "Paris"}}
        match place % 4:
            case 0:
                rows.append({"type": "text", **head, "data": {"role": "user", "content": SAID * 2}})
            case 1:
                approval = {"state": "used", "hash": "0" * 64}
                data = {"state": "done", "answer_id": f"a{place}", "call": call, "approval": approval}
                rows.append({"type": "tool_request", **head, "data": data})
            case 2:
                result = {"tool_call_id": call["id"], "name": call["name"], "text": SAID}
                rows.append(
                    {"type": "tool_result", **head, "data": {"request_id": f"{place - 1:032d}", "result": result}}
                )
            case _:
                rows.append({"type": "text", **head, "data": {"role": "assistant", "content": SAID * 3}})
    return rows


def _document(entries: list[dict[str, Any]]) -> bytes:
    made = {"name": "main", "created_at": "2026-01-31T12:00:00Z", "entries": entries}
    head = {"type": "context", "version": "1.1", "id": "c", "created_at": "2026-01-31T12:00:00Z"}
    return json.dumps({**head, "active_branch": "main", "branches": [made]}).encode()


def _loop(entries: list[dict[str, Any]]) -> list[ChatMessage]:
    """The same messages, by a plain loop over dicts."""
    messages: list[ChatMessage] = []
    for entry in entries:
        data = entry["data"]
        if entry["type"] == "tool_request":
            messages.append(AssistantMessage(tool_calls=[ToolCall(**data["call"])]))
        elif entry["type"] == "tool_result":
            result = data["result"]
            message = ToolMessage(
                content=result["text"], tool_call_id=result["tool_call_id"], name=result["name"], is_error=False
            )
            messages.append(message)
        elif data["role"] == "user":
            messages.append(UserMessage(content=data["content"]))
        else:
            messages.append(AssistantMessage(content=data["content"]))
    return messages


@case("context-load")
def load(effort: Effort) -> Iterator[Row]:
    """A context of 10,000 entries from its bytes, against `json.loads`, which checks nothing."""
    body = _document(_entries(ENTRIES))
    same(len(Context.from_json(body).entries), len(json.loads(body)["branches"][0]["entries"]))
    title = "load a context of 10,000 entries / json.loads of its bytes"
    yield ratio("context-load", title, 2.5, effort, lambda: json.loads(body), lambda: Context.from_json(body))


logging.getLogger("turnwire.context").addHandler(logging.NullHandler())  # removals are no news here


@case("context-project")
def show(effort: Effort) -> Iterator[Row]:
    """What a model sees of 10,000 entries, whole and under a limit, against a loop that builds the messages."""
    entries = _entries(ENTRIES)
    context = Context.from_json(_document(entries))
    same(list(project(context, now=NOON).messages), _loop(entries))
    for limit in (None, 8_000):
        title = "show 10,000 entries" + (f" in {limit} tokens" if limit else "") + " / a loop that builds all messages"

        def ours(limit: int | None = limit) -> object:
            return project(context, token_limit=limit, now=NOON)

        yield ratio("context-project", title, 3, effort, lambda: _loop(entries), ours)


@case("context-append")
def append(effort: Effort) -> Iterator[Row]:
    """Appending a message to a long context, against appending it to a short one."""
    numbers = count()
    message = UserMessage(content=SAID)

    def appender(length: int) -> Any:
        context = Context.from_json(_document(_entries(length)))
        context.use_clock(now=lambda: NOON, new_id=lambda: f"n{next(numbers)}")
        return lambda: context.append_message(message)

    times = measure.interleave({"short": appender(4), "long": appender(ENTRIES)}, effort)
    title = "append a message after 10,000 entries / after four"
    yield ratio_row("context-append", title, 1.5, times["short"], times["long"])


@case("context-memory")
def memory(effort: Effort) -> Iterator[Row]:
    """A history of 100,000 messages that was appended message by message."""
    numbers = count()
    context = Context.new("c", now=lambda: NOON, new_id=lambda: f"{next(numbers):032d}")
    said = UserMessage(content=SAID * 2)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(100_000):
            context.append_message(said)
        taken = (tracemalloc.get_traced_memory()[0] - before) / 1e6
    finally:
        tracemalloc.stop()
    yield Row(case="context-memory", title="a history of 100,000 messages", value=taken, goal=200, unit="MB")

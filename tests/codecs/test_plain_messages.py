"""Everyday messages of a request are read in one step: what is read is the same as with care, to the last detail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from turnwire_schema._trust import same

from tests.fuzz.seeds import seeds
from tests.requirements import requirement
from turnwire.codecs.anthropic.read_messages import MessageReader as AnthropicReader
from turnwire.codecs.openai_chat.read_messages import MessageReader as ChatReader
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import InvalidDataError

CALL: dict[str, Any] = {"type": "tool_use", "id": "c1", "name": "f", "input": {"a": [1]}}
CHAT_CALL: dict[str, Any] = {"id": "c1", "type": "function", "function": {"name": "f", "arguments": '{"a": [1]}'}}
TEXT: dict[str, Any] = {"type": "text", "text": "x"}
RESULT: dict[str, Any] = {"type": "tool_result", "tool_use_id": "c1", "content": "r"}

ANTHROPIC: tuple[list[Any], ...] = (
    [{"role": "user", "content": "x\ud800"}],
    [{"role": "user", "content": [TEXT, {"type": "text", "text": "\ud800"}]}],
    [
        {"role": "assistant", "content": [TEXT, CALL]},
        {"role": "user", "content": [RESULT, {**RESULT, "content": [TEXT]}]},
    ],
    [{"role": "assistant", "content": [CALL, TEXT]}, {"role": "user", "content": [RESULT, TEXT]}],
    [{"role": "assistant", "content": [TEXT, CALL, TEXT]}],
    [{"role": "assistant", "content": [CALL, CALL]}],
    [{"role": "assistant", "content": [{**CALL, "name": "bad name"}]}, {"role": "user", "content": [RESULT]}],
    [{"role": "assistant", "content": [{**CALL, "id": ""}]}],
    [{"role": "assistant", "content": [{**CALL, "input": {"a": float("nan")}}]}],
    [{"role": "assistant", "content": [{**CALL, "input": "text"}]}],
    [{"role": "assistant", "content": [{**CALL, "input": {"a": "\ud800"}}]}],
    [{"role": "assistant", "content": []}],
    [{"role": "user", "content": [{**RESULT, "tool_use_id": ""}]}],
    [{"role": "user", "content": [{**RESULT, "content": None}]}],
    [{"role": ["user"], "content": "x"}],
)
CHAT: tuple[list[Any], ...] = (
    [{"role": "user", "content": "x\ud800"}, {"role": "User", "content": "y"}],
    [
        {"role": "assistant", "content": "", "tool_calls": [CHAT_CALL]},
        {"role": "tool", "tool_call_id": "c1", "content": "r"},
    ],
    [
        {"role": "assistant", "tool_calls": [CHAT_CALL, CHAT_CALL]},
        *[{"role": "tool", "tool_call_id": "c1", "content": "r"}] * 2,
    ],
    [{"role": "assistant", "tool_calls": [{**CHAT_CALL, "type": 1}]}],
    [{"role": "assistant", "tool_calls": [{**CHAT_CALL, "function": {"name": "f", "arguments": "[1]"}}]}],
    [{"role": "assistant", "tool_calls": [{**CHAT_CALL, "function": {"name": "f", "arguments": '{"a":'}}]}],
    [{"role": "assistant", "tool_calls": [{**CHAT_CALL, "function": {"name": "f", "arguments": ""}}]}],
    [{"role": "assistant", "tool_calls": [{**CHAT_CALL, "function": {"name": "f g", "arguments": "{}"}}]}],
    [{"role": "assistant", "tool_calls": [{**CHAT_CALL, "function": {"name": "f", "arguments": '{"a": 1e999}'}}]}],
    [{"role": "assistant", "tool_calls": []}, {"role": "tool", "tool_call_id": "c9", "content": [TEXT]}],
    [{"role": "tool", "tool_call_id": ["c1"], "content": "r"}],
    [{"role": "tool", "tool_call_id": "c1", "content": None}],
)


def read(name: str, body: Any) -> Any:
    """What a codec reads, or what is wrong with it."""
    try:
        return get_codec(name).decode_request(body)
    except InvalidDataError as error:
        return [*map(tuple, error.problems)]


def bodies(dialect: str, made: tuple[list[Any], ...]) -> list[Any]:
    """Requests with these messages, and every one that was recorded or stands in a vector."""
    beside: dict[str, Any] = {"model": "m", "max_tokens": 9}
    known = [seed.value for seed in seeds() if seed.kind == "request" and seed.dialect == dialect]
    return [{**beside, "messages": messages} for messages in made] + [body for body in known if isinstance(body, dict)]


@requirement("COD-1")
@pytest.mark.parametrize(
    ("name", "reader", "made"), [("anthropic", AnthropicReader, ANTHROPIC), ("openai-chat", ChatReader, CHAT)]
)
def test_an_everyday_message_is_read_as_it_is_with_care(
    name: str, reader: type, made: tuple[list[Any], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    given = bodies(name, made)
    one_step: Callable[..., Any] = reader._everyday  # type: ignore[attr-defined]  # of both readers
    taken = []

    def counted(self: Any, raw: Any) -> Any:
        found = one_step(self, raw)
        taken.append(bool(found))
        return found

    monkeypatch.setattr(reader, "_everyday", counted)
    quick = [read(name, body) for body in given]
    monkeypatch.setattr(reader, "_everyday", lambda self, raw: () if name == "anthropic" else None)
    careful = [read(name, body) for body in given]
    differing = [body for body, one, other in zip(given, quick, careful, strict=True) if not same(one, other)]
    assert differing == []
    assert taken.count(True) > 200
    assert taken.count(False) > 30

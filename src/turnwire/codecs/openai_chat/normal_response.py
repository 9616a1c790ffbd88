"""The normal form of a whole answer: all that reading a body and writing it again may change.

In: the body of a 200. Out: an equal one in which every way to say the same thing is one way; `RESPONSE_NORMAL_FORM`
names the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.normal_form import arguments_value, without_nulls
from turnwire.codecs.wire_values import items_of, object_of, text_of
from turnwire.core.ids import mint_tool_call_id

RESPONSE_NORMAL_FORM: Final = (
    ("null", "a null means that the field is absent"),
    ("empty_content", "an empty text, empty thoughts and an empty list of calls are absent"),
    ("finish_reason", "stop with calls is tool_calls"),
    ("arguments", "the text of arguments is compared as JSON"),
    ("call_ids", "a missing call id, and one that repeats, is replaced"),
    ("call_index", "the index of a call is its place and is not written"),
    ("legacy_calls", "function_call is written as a tool call"),
    ("one_text", "a content list of one text part is a text"),
)
"""(id, sentence) of every rule."""


def normalize_response(body: Mapping[str, Any]) -> dict[str, Any]:
    """`body` in normal form; nothing in `body` is changed."""
    wire = without_nulls(body)
    usage = wire.get("usage")
    if isinstance(usage, Mapping):
        wire["usage"] = {
            key: without_nulls(value) if isinstance(value, Mapping) else value
            for key, value in without_nulls(usage).items()
        }
        wire["usage"] = {key: value for key, value in wire["usage"].items() if value != {}}
    choices = wire.get("choices")
    if isinstance(choices, (list, tuple)):
        facts = wire.get("id") or wire.get("created")
        wire["choices"] = [_choice(choice, facts) for choice in choices]
    return wire


def _choice(raw: Any, facts: Any) -> Any:
    if not isinstance(raw, Mapping):
        return raw
    choice = without_nulls(raw)
    if isinstance(choice.get("message"), Mapping):
        message = choice["message"] = _message(choice["message"], facts)
        if message.get("tool_calls") and choice.get("finish_reason") == "stop":
            choice["finish_reason"] = "tool_calls"
    return choice


def _message(raw: Mapping[str, Any], facts: Any) -> dict[str, Any]:
    message = without_nulls(raw)
    content = message.get("content")
    if isinstance(content, list) and len(content) == 1 and object_of(content[0]).keys() == {"type", "text"}:
        message["content"] = content[0]["text"]
    for field in ("content", "reasoning", "reasoning_content", "refusal"):
        if message.get(field) == "":
            del message[field]
    calls = [*items_of(message.pop("tool_calls", None))]
    if "function_call" in message:
        calls.append({"function": message.pop("function_call")})
    seen: set[str] = set()
    if calls:
        message["tool_calls"] = [_call(call, place, seen, facts) for place, call in enumerate(calls)]
    return message


def _call(raw: Any, place: int, seen: set[str], facts: Any) -> dict[str, Any]:
    call: dict[str, Any] = without_nulls(raw) if isinstance(raw, Mapping) else {"function": {"arguments": raw}}
    if "custom" in call:
        return call
    call.pop("index", None)
    call.setdefault("type", "function")
    function = without_nulls(object_of(call.get("function")))
    function.setdefault("name", "")
    function["arguments"] = arguments_value(function.get("arguments"))
    call["function"] = function
    given = text_of(call.get("id")) or ""
    if not given or given in seen:
        known = (facts, place, text_of(function["name"]))
        call["id"] = mint_tool_call_id(*known, given) if given else mint_tool_call_id(*known)
    seen.add(call["id"])
    return call

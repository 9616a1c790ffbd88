"""The everyday whole answer, read in one go: text, whole calls, and an end as usual.

In: a parsed body. Out: the canonical fields, not yet validated; None for every other answer. Nothing is judged here:
what the validator then refuses (a bad name, NaN in arguments) is read again with care by `response.read_response`, and
what is accepted is what the careful reading gives, too. A test holds the two together.
"""

from __future__ import annotations

from typing import Any, Final

from pydantic_core import from_json

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.openai_chat.answer import KNOWN_BODY, KNOWN_CALL, body_extras
from turnwire.codecs.openai_chat.usage import odd_beside, read_usage

_REASONS: Final = {"stop": "stop", "tool_calls": "tool_calls"}  # the published words that no variant uses otherwise
CHOICE: Final = frozenset({"index", "message", "finish_reason"})
MESSAGE: Final = frozenset({"role", "content", "tool_calls"})
FUNCTION: Final = {"name", "arguments"}


def plain_answer(body: dict[str, Any], request: ChatRequest | None) -> dict[str, Any] | None:
    """The canonical fields of the everyday answer in `body`, if it is one."""
    try:
        [choice] = body["choices"]
        message = choice["message"]
        raw = choice["finish_reason"]
        reason = _REASONS[raw]
        index = choice.get("index")
        if index is not None and (type(index) is not int or index < 0):
            return None
        if _is_odd(body, message) or "error" in body or _has_more(choice, CHOICE) or _has_more(message, MESSAGE):
            return None
        text = message["content"]
        if text is not None and type(text) is not str:
            return None
        fields: dict[str, Any] = {"role": "assistant"}
        if message.get("tool_calls"):
            calls = [_call(entry) for entry in message["tool_calls"]]
            if len(calls) > 1 and len({call["id"] for call in calls}) < len(calls):
                return None
            fields["tool_calls"] = calls
            reason = "tool_calls"
        if text or "tool_calls" not in fields:
            fields["content"] = text or ""
        wire_usage = body.get("usage")
        if wire_usage is not None and type(wire_usage) is not dict:
            return None
        usage = read_usage(wire_usage, body.get("timings")) or {}
    except (KeyError, TypeError, ValueError, AttributeError):
        return None  # of another form: read with care
    limit = None if request is None else request.parameters.max_tokens
    if limit is not None and usage.get("completion_tokens") == limit:
        return None
    answer: dict[str, Any] = {"message": fields, "usage": usage, "finish_reason": reason, "raw_finish_reason": raw}
    for field in ("id", "model", "created"):
        value = body.get(field)
        if value is not None and value != "":
            answer[field] = value
    if _has_more(body, KNOWN_BODY):
        extras = body_extras(body)
        if extras:
            answer["extras"] = extras
    return None if odd_beside(usage, answer.get("extras")) else answer


def _is_odd(body: dict[str, Any], message: dict[str, Any]) -> bool:
    """Whether a field that says nothing here is of another type than it must be."""
    return type(body.get("object", "")) is not str or type(message.get("role", "")) is not str


def _has_more(found: dict[str, Any], known: frozenset[str]) -> bool:
    """Whether there is anything beside the known fields; null is nothing."""
    rest = found.keys() - known
    return bool(rest) and any(found[key] is not None for key in rest)


def _call(entry: dict[str, Any]) -> dict[str, Any]:
    function = entry["function"]
    if not entry.keys() <= KNOWN_CALL or function.keys() != FUNCTION or type(entry.get("type", "")) is not str:
        raise ValueError("not a plain call")
    return {"id": entry["id"], "name": function["name"], "arguments": from_json(function["arguments"])}

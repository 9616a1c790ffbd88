"""One object of an answer, read the same way whether it is a whole body or a line of a stream.

In: the parsed object. Out: its pieces (`Piece`), and for the object that ends the answer its usage, finish reason and
diagnostics. What the canonical model has no field for goes into extras at the level where it stood; null is absence.
Source: schemas/wire/ollama/v1/chat.schema.json#/$defs/ChatResponse.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import FinishReason

from turnwire.codecs.endings import note
from turnwire.codecs.ollama.fields import USAGE
from turnwire.codecs.ollama.media import part_from_wire
from turnwire.codecs.ollama.names import DIALECT, FINISH_WORDS, NO_TURN_WORDS
from turnwire.codecs.own_options import rest_of
from turnwire.codecs.wire_values import is_text, is_time, odd_fields
from turnwire.core.calls import RawCall
from turnwire.core.errors import ProviderResponseError
from turnwire.core.finish import finish_reason
from turnwire.core.jsontext import is_finite
from turnwire.core.tokens import estimate_tokens

_JUDGES: Final = {"model": is_text, "created_at": is_time, **USAGE.judges}
READ_KEYS: Final = frozenset({"model", "created_at", "message", "done", "done_reason", *USAGE.keys})
CALL_KEYS: Final = frozenset({"id", "function"})
FUNCTION_KEYS: Final = frozenset({"index", "name", "arguments"})
MESSAGE_KEYS: Final = frozenset({"role", "content", "thinking", "images", "tool_calls"})

# The estimate is at most 1.55 times the real count (turnwire.core.tokens): beyond it, something was left out.
_SURELY_CUT: Final = 1.6
# Since 0.30.0 a cut prompt is half the context and a few tokens (llm/llama_server.go keeps room for the answer).
_HALF_SLACK: Final = 8


class Piece(NamedTuple):
    """What one object adds to the answer."""

    text: str
    thinking: str
    parts: list[dict[str, Any]]
    calls: list[RawCall]
    message_extras: dict[str, Any]
    extras: dict[str, Any]


class End(NamedTuple):
    """How the answer ended; `raw` is the server's word, `odd` are counts that are not counts, for the extras."""

    reason: FinishReason
    raw: str | None
    usage: dict[str, Any]
    diagnostics: list[dict[str, Any]]
    odd: dict[str, Any]


def is_part_of_answer(data: Mapping[str, object]) -> bool:
    """Whether the object has anything of an answer in it."""
    return isinstance(data.get("message"), dict) or "done" in data or bool(data.get("done_reason"))


def is_end(data: Mapping[str, object]) -> bool:
    """Whether the answer ends with this object: `done`, or a reason without it (MLX), or a rendered prompt only."""
    return data.get("done") is True or bool(data.get("done_reason")) or data.get("_debug_info") is not None


def read_piece(data: Mapping[str, object], first_call: int = 0) -> Piece:
    """What `data` adds; `first_call` is how many calls came before.

    Raises:
        ProviderResponseError: a field has a type that cannot be read.
    """
    message = data.get("message")
    if message is None:
        message = {}
    elif not isinstance(message, dict):
        raise _unreadable("message", "an object")
    text, thinking = message.get("content"), message.get("thinking")
    calls = _array(message, "tool_calls")
    return Piece(
        text if type(text) is str else _text(message, "content"),
        "" if thinking is None else _text(message, "thinking"),
        [part_from_wire(_image(image)) for image in _array(message, "images")],
        [_read_call(call, first_call + position) for position, call in enumerate(calls)] if calls else [],
        _message_extras(message),
        {} if data.keys() <= READ_KEYS else _extras(data),
    )


def _text(message: Mapping[str, object], key: str) -> str:
    value = message.get(key)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise _unreadable(f"message.{key}", "text")
    return value


def _array(message: Mapping[str, object], key: str) -> list[Any]:
    value = message.get(key)
    if value is None:
        return []
    if not isinstance(value, list):
        raise _unreadable(f"message.{key}", "an array")
    return value


def _image(value: object) -> str:
    if not isinstance(value, str) or not value:
        raise _unreadable("message.images", "an array of base64 strings")
    return value


def _unreadable(field: str, wanted: str) -> ProviderResponseError:
    return ProviderResponseError(f"the answer cannot be read: {field} must be {wanted}", category="protocol")


def _message_extras(message: Mapping[str, object]) -> dict[str, Any]:
    role = message.get("role")
    has_usual_role = role == "assistant" or role is None or role == ""
    if has_usual_role and message.keys() <= MESSAGE_KEYS:
        return {}
    extras = rest_of(message, MESSAGE_KEYS)
    return extras if has_usual_role else {**extras, "role": role}


def _extras(data: Mapping[str, object]) -> dict[str, Any]:
    return rest_of(data, READ_KEYS)


def _read_call(wire: object, position: int) -> RawCall:
    """A call, complete as every call of this wire is, whatever its `index` says."""
    call = RawCall(is_parsed=True, is_complete=True)
    if not isinstance(wire, dict):
        call.value = wire
        return call
    given, function = wire.get("id"), wire.get("function")
    extras: dict[str, Any] = {}
    if not wire.keys() <= CALL_KEYS:
        extras = rest_of(wire, CALL_KEYS)
    if isinstance(given, str):
        call.id = given or None
    elif given is not None:
        extras["id"] = given
    if isinstance(function, dict):
        name, call.value = function.get("name"), function.get("arguments")
        if isinstance(name, str):
            call.name = name
        # Several parsers number every call 0 (ollama/ollama#15457): only a number that is not the position is news.
        has_odd_name = name is not None and not isinstance(name, str)
        if has_odd_name or function.get("index", position) != position or not function.keys() <= FUNCTION_KEYS:
            inner = {
                key: value
                for key, value in function.items()
                if (key != "name" or not isinstance(value, str))
                and key != "arguments"
                and value is not None
                and (key, value) != ("index", position)
            }
            if inner:
                extras["function"] = inner
    elif function is not None:
        extras["function"] = function
    call.extras = extras or None
    if not is_finite(call.value):
        call.invalid = "not_json"
    return call


def read_usage(data: Mapping[str, object]) -> tuple[dict[str, Any], dict[str, Any]]:
    """(canonical usage of the object that ends the answer, its counts that are none); absent stays absent."""
    usage, rest = USAGE.read({name: data[name] for name in USAGE.keys if name in data})
    return usage, rest


def odd_beside(extras: Mapping[str, object]) -> list[dict[str, Any]]:
    """A diagnostic for each field that the codec reads and that is among the extras, because it could not be read."""
    return odd_fields(extras, _JUDGES, "/extras")


def read_end(
    data: Mapping[str, object],
    *,
    has_calls: bool,
    has_text: bool,
    has_thinking: bool,
    request: ChatRequest | None,
) -> End:
    """How the answer that ends with `data` ended; the flags say what the whole answer held."""
    word = data.get("done_reason")
    raw = word if isinstance(word, str) and word else None
    reason = finish_reason(raw, FINISH_WORDS, has_calls=has_calls)
    usage, odd = read_usage(data)
    notes = odd_beside(odd)
    if raw in NO_TURN_WORDS or data.get("_debug_info") is not None:
        notes.append(note("not_a_turn", "the server answered without asking the model; keep it out of the history"))
    elif raw is None:
        notes.append(note("no_finish_reason", "the server gave no reason for the end, as when its runner is lost"))
    if reason == "length":
        notes.extend(_notes_at_limit(has_calls, has_text, has_thinking, usage, request))
    if request is not None and may_be_cut(request, usage.get("prompt_tokens")):
        notes.append(
            note(
                "possibly_truncated_prompt",
                "the prompt fills the context or half of it: the server may have dropped the oldest messages",
                "/usage/prompt_tokens",
            )
        )
    return End(reason, raw, usage, notes, odd)


def _notes_at_limit(
    has_calls: bool, has_text: bool, has_thinking: bool, usage: Mapping[str, Any], request: ChatRequest | None
) -> list[dict[str, Any]]:
    if has_calls:
        what = "the answer reached its limit after these calls, more may be missing"
        return [note("after_truncation", what, "/message/tool_calls")]
    if has_text:
        return []
    if request is not None:
        may_call = bool(request.tools) and request.tool_choice != "none"
    else:
        # Tokens were written and none arrived: only a call that was cut off vanishes like that.
        may_call = not has_thinking and usage.get("completion_tokens", 0) > 1
    what = "the limit was reached and nothing came: a tool call that was cut off may have been dropped by the server"
    return [note("possibly_dropped_tool_call", what)] if may_call else []


def may_be_cut(request: ChatRequest, prompt_tokens: int | None, num_ctx: int | None = None) -> bool:
    """Whether the server seems to have answered to a part of the prompt only.

    `num_ctx` is the context in force where the caller knows it; without it, the one that the request asks for.
    """
    if num_ctx is None:
        num_ctx = asked_context(request)
    if num_ctx is None or prompt_tokens is None:
        return False
    if prompt_tokens >= num_ctx:
        return True
    if abs(prompt_tokens - num_ctx // 2) > _HALF_SLACK:
        return False
    return sum(estimate_tokens(message) for message in request.messages) > _SURELY_CUT * prompt_tokens + _HALF_SLACK


def asked_context(request: ChatRequest) -> int | None:
    """The context size that the request asks for, in tokens."""
    own = (request.parameters.provider_options or {}).get(DIALECT) or {}
    options = own.get("options")
    size = options.get("num_ctx") if isinstance(options, Mapping) else None
    return size if type(size) is int and size > 0 else None

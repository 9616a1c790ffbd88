"""Whole answers (`stream: false`), wire → canonical, and readers of response objects, which stream lines use too.

Fields without a canonical form become extras at the same level; null means absent. A body without `done` was cut off
and raises an error with the partial answer.
Source: schemas/wire/ollama/v1/chat.schema.json#/$defs/ChatResponse.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.ollama import ChatResponse as WireResponse

from turnwire.codecs.answers.bodies import json_or_none
from turnwire.codecs.answers.finish_reasons import Ending, after_truncation
from turnwire.codecs.answers.response import build_answer
from turnwire.codecs.errors.failed_answers import failure_in
from turnwire.codecs.ollama.fields import USAGE
from turnwire.codecs.ollama.names import DIALECT, FINISH_WORDS, NO_TURN_WORDS
from turnwire.codecs.ollama.read_errors import decode_error, describe_body, holds_error
from turnwire.codecs.ollama.read_messages import THINKING_ORIGIN, part_from_wire
from turnwire.codecs.values.provider_options import unknown_fields
from turnwire.codecs.values.wire_values import (
    count_of,
    holds_arguments,
    note,
    object_of,
    odd_at,
    text_of,
    time_of,
    whole_of,
)
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.calls import RawCall, json_of
from turnwire.core.errors import ProviderResponseError, StreamError, error_from_info
from turnwire.core.finish import finish_reason
from turnwire.core.jsontext import is_finite, strict_json
from turnwire.core.tokens import estimate_tokens
from turnwire.core.tool_deltas import StreamedCalls

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_ollama import RawChatResponse, RawResponseMessage, RawToolCall, RawToolCallFunction

_End: TypeAlias = tuple[Ending, dict[str, object], dict[str, object]]
"""Finish reason, usage, and extras: values in count fields that are not counts."""

READ_KEYS: Final = frozenset({"model", "created_at", "message", "done", "done_reason", *USAGE.keys})
CALL_KEYS: Final = frozenset({"id", "function"})
FUNCTION_KEYS: Final = frozenset({"index", "name", "arguments"})
MESSAGE_KEYS: Final = frozenset({"role", "content", "thinking", "images", "tool_calls"})

# The estimate is at most 1.55 times the real count (turnwire.core.tokens): above it, something was left out.
_SURELY_CUT: Final = 1.6
# Since 0.30.0 a cut prompt is half the context and a few tokens (llm/llama_server.go reserves room for the answer).
_HALF_SLACK: Final = 8
_DROPPED: Final = (
    "the limit was reached and nothing came: a tool call that was cut off may have been dropped by the server"
)
_CUT: Final[_End] = (Ending("error", None, []), {}, {})
"""Finish reason of an answer whose body has no `done`."""


def read_response(body: object, request: ChatRequest | None = None) -> ChatResponse:
    """Return the answer in a whole body, parsed or as bytes of JSON.

    Raises:
        ProviderResponseError: the body is not an answer.
        StreamError: the answer was cut off; `partial` is the answer so far.
        ProviderError: the body reports an error.
    """
    data, raw = _answer_in(body)
    message = message_in(data)
    identity, odd = identity_in(data)
    content = content_of(message)
    builder = AnswerBuilder()
    builder.add(**content)
    if wires := listed(message, "tool_calls"):
        calls = Calls()
        calls.set_facts(identity.get("created"))
        for wire in wires:
            calls.read(wire, is_strict=raw is not None)
        builder.calls = calls.calls
    is_whole = says_done(data) or bool(data.get("done_reason"))
    has_text = "text" in content or "parts" in content
    ending, usage, odd_counts = (
        ending_in(data, request, bool(wires), has_text, "thinking" in content) if is_whole else _CUT
    )
    answer = build_answer(
        builder,
        ending,
        identity,
        body=data,
        raw=raw,
        kind=WireResponse,
        usage=usage,
        extras={**unknown_fields(data, READ_KEYS), **odd, **odd_counts},
        odd=[odd_extra(name) for name in odd] if odd else [],
        message_extras=own_of(message),
    )
    if is_whole:
        return answer
    cut = StreamError("the answer was cut off: its body does not say done", category="interrupted")
    cut.partial = answer
    raise cut


def _answer_in(body: object) -> tuple[RawChatResponse, bytes | None]:
    """Return the object of a whole answer, and the bytes from which it was strictly parsed.

    Raises:
        ProviderError: the body reports an error, or is not an answer.
    """
    data, raw = body, None
    if isinstance(body, bytes):
        try:
            data, raw = strict_json(body), body
        except ValueError:
            found = json_or_none(body)
            data = body if found is None else found
    if holds_error(data):
        raise error_from_info(decode_error(None, data))
    if not isinstance(data, dict) or not is_part_of_answer(data):
        raise ProviderResponseError(f"the server sent {describe_body(data)}", category="protocol")
    return data, raw


def is_part_of_answer(data: RawChatResponse) -> bool:
    """Return whether the object has any field of an answer."""
    return isinstance(data.get("message"), dict) or "done" in data or bool(data.get("done_reason"))


def message_in(data: RawChatResponse) -> RawResponseMessage:
    """Return the message of the object; an empty message if the field is absent.

    Raises:
        ProviderResponseError: the message is not an object.
    """
    message = data.get("message")
    if isinstance(message, dict):
        return message
    if message is None:
        return {}
    raise _unreadable("message", "an object")


def identity_in(data: RawChatResponse) -> tuple[dict[str, object], dict[str, object]]:
    """Return model and time as the server reports them, and extras: invalid values in those fields."""
    model, created = data.get("model"), data.get("created_at")
    found: dict[str, object] = {}
    odd: dict[str, object] = {}
    if isinstance(model, str):
        found["model"] = model
    elif model is not None:
        odd["model"] = model
    if isinstance(created, str):
        found["created"] = created
    elif (when := time_of(created)) is not None:
        found["created"] = when
    elif created is not None:
        odd["created_at"] = created
    return found, odd


def odd_extra(name: str) -> dict[str, Any]:
    """Return the diagnostic for an extra with an invalid value."""
    return odd_at(f"/extras/{name}")


def content_of(message: RawResponseMessage) -> dict[str, Any]:
    """Return the content of a message as chunk fields.

    Raises:
        ProviderResponseError: a field has an unsupported type.
    """
    content: dict[str, Any] = {}
    if text := _text(message, "content"):
        content["text"] = text
    if thinking := _text(message, "thinking"):
        content["thinking"] = thinking
        content["thinking_origin"] = THINKING_ORIGIN
    if images := listed(message, "images"):
        content["parts"] = [_part(image) for image in images]
    return content


def own_of(message: RawResponseMessage) -> dict[str, object]:
    """Return the other fields of a message."""
    own = unknown_fields(message, MESSAGE_KEYS)
    if (role := message.get("role")) not in ("assistant", None, ""):
        own["role"] = role
    return own


def _text(message: RawResponseMessage, field: Literal["content", "thinking"]) -> str:
    value = message.get(field)
    if value is None or isinstance(value, str):
        return value or ""
    raise _unreadable(f"message.{field}", "text")


def listed(message: RawResponseMessage, field: Literal["images", "tool_calls"]) -> Sequence[object]:
    """Return a list of a message.

    Raises:
        ProviderResponseError: the value is not a list.
    """
    value = message.get(field)
    if value is None or isinstance(value, list):
        return value or ()
    raise _unreadable(f"message.{field}", "an array")


def _part(image: object) -> dict[str, object]:
    if not isinstance(image, str) or not image:
        raise _unreadable("message.images", "an array of base64 strings")
    return part_from_wire(image)


def _unreadable(field: str, wanted: str) -> ProviderResponseError:
    return ProviderResponseError(f"the answer cannot be read: {field} must be {wanted}", category="protocol")


class Calls(StreamedCalls):
    """Calls of one answer; each arrives complete, whatever its `index`. Not thread-safe."""

    __slots__ = ()

    def read(self, wire: object, *, is_strict: bool = False) -> dict[str, Any]:
        """Return the delta for the next call.

        `is_strict` means that a strict parser made it and no delta is wanted: arguments that are an object are used
        unchanged.
        """
        position = len(self.calls)
        told: RawToolCall = object_of(wire)
        given, said = told.get("id"), told.get("function")
        function: RawToolCallFunction = object_of(said)
        name, index = function.get("name"), function.get("index")
        arguments = function.get("arguments") if isinstance(wire, dict) else wire
        extras, inner = unknown_fields(told, CALL_KEYS), unknown_fields(function, FUNCTION_KEYS)
        call = RawCall(id=text_of(given), name=name if isinstance(name, str) else None)
        delta = self.open(call)
        delta["is_complete"] = call.is_complete = True
        if call.given is None and given not in (None, ""):
            extras["id"] = given
        if call.name is None and name is not None:
            inner["name"] = name
        # Several parsers number every call 0 (ollama/ollama#15457): only a number other than the position is recorded.
        if index is not None and index != position:
            inner["index"] = index
        if inner or (said is not None and not isinstance(said, dict)):
            extras["function"] = inner or said
        if not is_finite(arguments) or (not arguments and holds_arguments(extras, inner)):
            delta["invalid"] = call.invalid = "not_json"
        if extras:
            delta["extras"] = call.extras = {**(call.extras or {}), **extras}
        if is_strict and isinstance(arguments, dict):
            call.value, call.is_parsed = arguments, True
        else:
            delta["arguments"] = _text_of(arguments)
            call.pieces.append(delta["arguments"])
        return delta


def _text_of(arguments: object) -> str:
    try:
        return "" if arguments is None else json_of(arguments)
    except ValueError:  # one of the caller's values: an object nested thousands of levels deep
        raise _unreadable("message.tool_calls", "an array of calls with JSON as arguments") from None


def says_done(data: RawChatResponse) -> bool:
    """Return whether the answer ends with this object, and nothing can follow."""
    return data.get("done") is True or data.get("_debug_info") is not None


def ending_in(
    data: RawChatResponse, request: ChatRequest | None, has_calls: bool, has_text: bool, has_thinking: bool
) -> _End:
    """Return the ending of an answer that ended with this object."""
    raw = text_of(data.get("done_reason"))
    usage, rest, odd = USAGE.read(data)
    notes: list[dict[str, object]] = []
    odd_counts: dict[str, object] = {}
    for name in odd:
        notes.append(odd_extra(name))
        odd_counts[name] = rest[name]
    if raw in NO_TURN_WORDS or data.get("_debug_info") is not None:
        notes.append(note("not_a_turn", "the server answered without asking the model; keep it out of the history"))
    elif raw is None:
        notes.append(note("no_finish_reason", "the server gave no reason for the end, as when its runner is lost"))
    reason = finish_reason(raw, FINISH_WORDS, has_calls=has_calls)
    if reason == "length":
        if has_calls:
            notes.append(after_truncation())
        elif not has_text and _may_lack_call(request, usage, has_thinking):
            notes.append(note("possibly_dropped_tool_call", _DROPPED))
    if request is not None and may_be_cut(request, count_of(usage.get("prompt_tokens"))):
        what = "the prompt fills the context or half of it: the server may have dropped the oldest messages"
        notes.append(note("possibly_truncated_prompt", what, "/usage/prompt_tokens"))
    failure = None if raw in FINISH_WORDS else failure_in(raw, FINISH_WORDS)
    return Ending("error" if failure else reason, raw, notes, failure), usage, odd_counts


def _may_lack_call(request: ChatRequest | None, usage: Mapping[str, object], has_thinking: bool) -> bool:
    """Return whether a cut-off call may be the reason for an empty answer."""
    if request is not None:
        return bool(request.tools) and request.tool_choice != "none"
    # Tokens were written and none arrived: only a cut-off call disappears like that.
    return not has_thinking and (count_of(usage.get("completion_tokens")) or 0) > 1


def may_be_cut(request: ChatRequest, prompt_tokens: int | None, num_ctx: int | None = None) -> bool:
    """Return whether the server has probably answered only a part of the prompt.

    `num_ctx` is the context size in use, if known; by default the one that the request sets.
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
    """Return the context size that the request sets, in tokens."""
    own = (request.parameters.provider_options or {}).get(DIALECT)
    size = whole_of(object_of(object_of(own).get("options")).get("num_ctx"))
    return size if size is not None and size > 0 else None

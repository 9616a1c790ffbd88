"""One object of an answer: a whole body (`stream: false`), or a line of a stream, which are read the same way.

In: the parsed object. Out: its pieces (`Piece`), and for the object that ends the answer its usage, finish reason and
diagnostics. What the canonical model has no field for goes into extras at the level where it stood; null is absence.
A whole body goes through the builder that streams use, so the same answer gives the same message, finish and usage both
ways. A body without `done` was cut off and is an error with what came.
Source: schemas/wire/ollama/v1/chat.schema.json#/$defs/ChatResponse.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse, FinishReason
from turnwire_schema.wire.ollama import ChatResponse as WireResponse

from turnwire.codecs.endings import note
from turnwire.codecs.numbers import count_of
from turnwire.codecs.ollama.fields import USAGE
from turnwire.codecs.ollama.names import DIALECT, FINISH_WORDS, NO_TURN_WORDS
from turnwire.codecs.ollama.read_errors import decode_error, describe_body, holds_error
from turnwire.codecs.ollama.read_parts import THINKING_ORIGIN, part_from_wire
from turnwire.codecs.own_options import rest_of
from turnwire.codecs.whole_answers import build_answer
from turnwire.codecs.wire_values import is_text, is_time, object_of, odd_fields, text_of, time_of
from turnwire.codecs.wirejson import NotJsonError, parse_wire_json
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.calls import RawCall
from turnwire.core.errors import ProviderResponseError, StreamError, error_from_info
from turnwire.core.finish import CUT, finish_reason
from turnwire.core.jsontext import is_finite
from turnwire.core.tokens import estimate_tokens

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_ollama import RawChatResponse, RawResponseMessage, RawToolCall, RawToolCallFunction

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
    parts: list[dict[str, object]]
    calls: list[RawCall]
    message_extras: dict[str, object]
    extras: dict[str, object]


class End(NamedTuple):
    """How the answer ended; `raw` is the server's word, `odd` are counts that are not counts, for the extras."""

    reason: FinishReason
    raw: str | None
    usage: dict[str, object]
    diagnostics: list[dict[str, object]]
    odd: dict[str, object]


def decode_response(body: object, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a whole body, given parsed or as JSON text.

    Raises:
        ProviderResponseError: the body is not an answer.
        StreamError: the answer was cut off; `partial` is what came.
        ProviderError: the body reports an error.
    """
    if isinstance(body, bytes) and (request is None or asked_context(request) is None):
        everyday = _everyday_reader()(body)
        if everyday is not None:
            return everyday
    data = _parsed(body)
    if not is_part_of_answer(data):
        raise ProviderResponseError(f"the server sent {describe_body(data)}", category="protocol")
    piece = read_piece(data)
    builder = AnswerBuilder()
    builder.add_text(piece.text)
    if piece.thinking:
        builder.add_thinking(piece.thinking, origin=THINKING_ORIGIN)
    for part in piece.parts:
        builder.add_part(part)
    builder.calls.extend(piece.calls)
    model, created, extras = read_header(data, piece.extras)
    if not is_end(data):
        error = StreamError("the answer was cut off: its body does not say done", category="interrupted")
        error.partial = build_answer(
            builder,
            finish_reason="error",
            was_cut=True,
            id_facts=(created,),
            message_extras=piece.message_extras,
            model=model,
            created=created,
            extras=extras or None,
        )
        raise error
    end = read_end(
        data,
        has_calls=bool(piece.calls),
        has_text=bool(piece.text or piece.parts),
        has_thinking=bool(piece.thinking),
        request=request,
    )
    return build_answer(
        builder,
        body=data,
        kind=WireResponse,
        finish_reason=end.reason,
        was_cut=end.reason in CUT,
        usage=end.usage,
        id_facts=(created,),
        message_extras=piece.message_extras,
        model=model,
        created=created,
        diagnostics=[*end.diagnostics, *odd_beside(extras)],
        raw_finish_reason=end.raw,
        extras={**extras, **end.odd} or None,
    )


@cache
def _everyday_reader() -> Callable[[bytes], ChatResponse | None]:
    """The typed reader of everyday answers, loaded when there is one."""
    from turnwire.codecs.ollama.everyday import read_answer

    return read_answer


def _parsed(body: object) -> RawChatResponse:
    data = body
    if isinstance(body, (bytes, bytearray, str)):
        try:
            data = parse_wire_json(bytes(body) if isinstance(body, bytearray) else body)
        except NotJsonError:
            raise ProviderResponseError(f"the server sent {describe_body(body)}", category="protocol") from None
    if holds_error(data):
        raise error_from_info(decode_error(None, data))
    if not isinstance(data, dict):
        raise ProviderResponseError(f"the server sent {describe_body(data)}", category="protocol")
    return data


def is_part_of_answer(data: RawChatResponse) -> bool:
    """Whether the object has anything of an answer in it."""
    return isinstance(data.get("message"), dict) or "done" in data or bool(data.get("done_reason"))


def is_end(data: RawChatResponse) -> bool:
    """Whether the answer ends with this object: `done`, or a reason without it (MLX), or a rendered prompt only."""
    return data.get("done") is True or bool(data.get("done_reason")) or data.get("_debug_info") is not None


def read_header(
    data: RawChatResponse, extras: dict[str, object]
) -> tuple[str | None, int | str | None, dict[str, object]]:
    """(model, created, extras): what the server says of itself; odd values are kept as extras."""
    model, created = data.get("model"), data.get("created_at")
    if not isinstance(model, str | None):
        extras, model = {**extras, "model": model}, None
    if not isinstance(created, str | None):
        given, created = created, time_of(created)
        if created is None:
            extras = {**extras, "created_at": given}
    return model, created, extras


def read_piece(data: RawChatResponse, first_call: int = 0) -> Piece:
    """What `data` adds; `first_call` is how many calls came before.

    Raises:
        ProviderResponseError: a field has a type that cannot be read.
    """
    given = data.get("message")
    if not isinstance(given, dict | None):
        raise _unreadable("message", "an object")
    message: RawResponseMessage = given or {}
    calls = _listed(message.get("tool_calls"), "tool_calls")
    return Piece(
        _text(message.get("content"), "content"),
        _text(message.get("thinking"), "thinking"),
        [part_from_wire(_image(image)) for image in _listed(message.get("images"), "images")],
        [_read_call(call, first_call + position) for position, call in enumerate(calls)],
        _message_extras(message),
        rest_of(data, READ_KEYS),
    )


def _text(value: object, field: str) -> str:
    if value is None or isinstance(value, str):
        return value or ""
    raise _unreadable(f"message.{field}", "text")


def _listed(value: object, field: str) -> list[object]:
    if value is None or isinstance(value, list):
        return value or []
    raise _unreadable(f"message.{field}", "an array")


def _image(value: object) -> str:
    if not isinstance(value, str) or not value:
        raise _unreadable("message.images", "an array of base64 strings")
    return value


def _unreadable(field: str, wanted: str) -> ProviderResponseError:
    return ProviderResponseError(f"the answer cannot be read: {field} must be {wanted}", category="protocol")


def _message_extras(message: RawResponseMessage) -> dict[str, object]:
    role = message.get("role")
    extras = rest_of(message, MESSAGE_KEYS)
    return extras if role in ("assistant", None, "") else {**extras, "role": role}


def _read_call(wire: object, position: int) -> RawCall:
    """A call, complete as every call of this wire is, whatever its `index` says."""
    call = RawCall(is_parsed=True, is_complete=True)
    if not isinstance(wire, dict):
        call.value = wire
        return call
    told: RawToolCall = wire
    given, said = told.get("id"), told.get("function")
    extras = rest_of(told, CALL_KEYS)
    if isinstance(given, str):
        call.id = given or None
    elif given is not None:
        extras["id"] = given
    if isinstance(said, dict):
        function: RawToolCallFunction = said
        name, call.value = function.get("name"), function.get("arguments")
        inner = rest_of(function, FUNCTION_KEYS)
        if isinstance(name, str):
            call.name = name
        elif name is not None:
            inner["name"] = name
        # Several parsers number every call 0 (ollama/ollama#15457): only a number that is not the position is news.
        index = function.get("index")
        if index is not None and index != position:
            inner["index"] = index
        if inner:
            extras["function"] = inner
    elif said is not None:
        extras["function"] = said
    call.extras = extras or None
    if not is_finite(call.value):
        call.invalid = "not_json"
    return call


def odd_beside(extras: Mapping[str, object]) -> list[dict[str, object]]:
    """A diagnostic for each field that the codec reads and that is among the extras, because it could not be read."""
    return odd_fields(extras, _JUDGES, "/extras")


def read_end(
    data: RawChatResponse,
    *,
    has_calls: bool,
    has_text: bool,
    has_thinking: bool,
    request: ChatRequest | None,
) -> End:
    """How the answer that ends with `data` ended; the flags say what the whole answer held."""
    raw = text_of(data.get("done_reason"))
    reason = finish_reason(raw, FINISH_WORDS, has_calls=has_calls)
    usage, odd = USAGE.read({name: value for name, value in data.items() if name in USAGE.keys})
    notes = odd_beside(odd)
    if raw in NO_TURN_WORDS or data.get("_debug_info") is not None:
        notes.append(note("not_a_turn", "the server answered without asking the model; keep it out of the history"))
    elif raw is None:
        notes.append(note("no_finish_reason", "the server gave no reason for the end, as when its runner is lost"))
    if reason == "length":
        notes.extend(_notes_at_limit(has_calls, has_text, has_thinking, usage, request))
    if request is not None and may_be_cut(request, count_of(usage.get("prompt_tokens"))):
        notes.append(
            note(
                "possibly_truncated_prompt",
                "the prompt fills the context or half of it: the server may have dropped the oldest messages",
                "/usage/prompt_tokens",
            )
        )
    return End(reason, raw, usage, notes, odd)


def _notes_at_limit(
    has_calls: bool, has_text: bool, has_thinking: bool, usage: Mapping[str, object], request: ChatRequest | None
) -> list[dict[str, object]]:
    if has_calls:
        what = "the answer reached its limit after these calls, more may be missing"
        return [note("after_truncation", what, "/message/tool_calls")]
    if has_text:
        return []
    if request is not None:
        may_call = bool(request.tools) and request.tool_choice != "none"
    else:
        # Tokens were written and none arrived: only a call that was cut off vanishes like that.
        may_call = not has_thinking and (count_of(usage.get("completion_tokens")) or 0) > 1
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
    own = (request.parameters.provider_options or {}).get(DIALECT)
    size = object_of(object_of(own).get("options")).get("num_ctx")
    return size if type(size) is int and size > 0 else None

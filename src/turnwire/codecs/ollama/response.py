"""A whole answer (`stream: false`), in both directions.

In: the parsed body, or a `ChatResponse`. Out: the other. Decoding goes through the builder that streams use, so the
same answer gives the same message, finish and usage both ways. A body without `done` was cut off and is an error with
what came. Encoding writes what a server of today writes; kept extras go back to where they stood.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import ToolCall
from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire.ollama import ChatResponse as WireResponse

from turnwire.codecs.ollama.answer import (
    CALL_KEYS,
    FUNCTION_KEYS,
    READ_KEYS,
    asked_context,
    is_end,
    is_part_of_answer,
    odd_beside,
    read_end,
    read_piece,
    read_usage,
)
from turnwire.codecs.ollama.content import THINKING_ORIGIN, encode_content
from turnwire.codecs.ollama.errors import decode_error, describe_body, holds_error
from turnwire.codecs.ollama.fields import USAGE
from turnwire.codecs.ollama.losses import OllamaLosses
from turnwire.codecs.ollama.names import CUT_REASONS, DIALECT, DONE_REASONS, FINISH_WORDS
from turnwire.codecs.own_options import merge_own
from turnwire.codecs.whole_answers import build_answer
from turnwire.codecs.wire_values import time_of
from turnwire.codecs.wirejson import NotJsonError, parse_wire_json
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.call_order import early_calls
from turnwire.core.errors import ProviderResponseError, StreamError, error_from_info
from turnwire.core.finish import CUT, finish_reason
from turnwire.core.validate import UNFIT

TIMESTAMP: Final = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?(Z|[-+][0-9]{2}:[0-9]{2})"
)
NO_TIME: Final = "1970-01-01T00:00:00Z"


def decode_response(body: Any, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a whole body, given parsed or as JSON text.

    Raises:
        ProviderResponseError: the body is not an answer.
        StreamError: the answer was cut off; `partial` is what came.
        ProviderError: the body reports an error.
    """
    is_plain = isinstance(body, bytes) and (request is None or asked_context(request) is None)
    if is_plain and (everyday := _everyday_reader()(body)) is not None:
        return everyday
    data = _parsed(body)
    if not is_part_of_answer(data):
        raise ProviderResponseError(f"the server sent {describe_body(data)}", category="protocol")
    if (plain := _plain_answer(data, request)) is not None:
        with suppress(*UNFIT):  # what the validator refuses needs a judgement
            return ChatResponse.from_dict(plain)
    return _decode_fully(data, request)


@cache
def _everyday_reader() -> Callable[[bytes], ChatResponse | None]:
    """The typed reader of everyday answers, loaded when there is one."""
    from turnwire.codecs.ollama.everyday_answer import read_answer

    return read_answer


def _plain_answer(data: dict[str, Any], request: ChatRequest | None) -> dict[str, Any] | None:
    """The canonical fields of an answer of text and calls that ends as usual; None for any other. Most are such."""
    message, reason, model, created = (data.get(key) for key in ("message", "done_reason", "model", "created_at"))
    if (
        not (reason == "stop" or reason == "length")
        or data.get("done") is not True
        or type(message) is not dict
        or message.get("role") != "assistant"
        or type(text := message.get("content")) is not str
        or type(model) is not str
        or type(created) is not str
        or not data.keys() <= READ_KEYS
        or (request is not None and asked_context(request) is not None)
    ):
        return None
    canonical = reason
    if len(message) == 3 and reason == "stop" and "tool_calls" in message:
        calls = _plain_calls(message["tool_calls"])
        if calls is None:
            return None
        message, canonical = {"role": "assistant", "tool_calls": calls}, "tool_calls"
        if text:
            message["content"] = text
    elif len(message) != 2 or not text:
        return None
    usage, odd = read_usage(data)
    if odd:
        return None
    return {
        "message": message,
        "usage": usage,
        "finish_reason": canonical,
        "raw_finish_reason": reason,
        "model": model,
        "created": created,
    }


def _plain_calls(wire: Any) -> list[dict[str, Any]] | None:
    """Calls with ids of their own and nothing unusual; None for any others."""
    calls = []
    try:
        for position, entry in enumerate(wire):
            function = entry["function"]
            if entry.keys() != CALL_KEYS or function.keys() != FUNCTION_KEYS or type(function["index"]) is not int:
                return None
            if function["index"] != position:
                return None
            calls.append({"id": entry["id"], "name": function["name"], "arguments": function["arguments"]})
        if len({call["id"] for call in calls}) < len(calls):
            return None
    except (KeyError, TypeError, AttributeError):
        return None
    return calls or None


def _decode_fully(data: dict[str, Any], request: ChatRequest | None) -> ChatResponse:
    piece = read_piece(data)
    builder = AnswerBuilder()
    builder.add_text(piece.text)
    if piece.thinking:
        builder.add_thinking(piece.thinking, origin=THINKING_ORIGIN)
    for part in piece.parts:
        builder.add_part(part)
    builder.calls.extend(piece.calls)
    model, created, extras = read_header(data, piece.extras)
    known: dict[str, Any] = {
        "id_facts": (created,),
        "message_extras": piece.message_extras,
        "model": model,
        "created": created,
    }
    if not is_end(data):
        error = StreamError("the answer was cut off: its body does not say done", category="interrupted")
        error.partial = build_answer(builder, finish_reason="error", was_cut=True, extras=extras or None, **known)
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
        diagnostics=[*end.diagnostics, *odd_beside(extras)],
        raw_finish_reason=end.raw,
        extras={**extras, **end.odd} or None,
        **known,
    )


def _parsed(body: Any) -> dict[str, Any]:
    data = body
    if isinstance(body, (bytes, bytearray, str)):
        body = bytes(body) if isinstance(body, bytearray) else body
        try:
            data = parse_wire_json(body)
        except NotJsonError:
            raise ProviderResponseError(f"the server sent {describe_body(body)}", category="protocol") from None
    if holds_error(data):
        raise error_from_info(decode_error(None, data))
    if not isinstance(data, dict):
        raise ProviderResponseError(f"the server sent {describe_body(data)}", category="protocol")
    return data


def read_header(
    data: Mapping[str, object], extras: dict[str, Any]
) -> tuple[str | None, str | int | None, dict[str, Any]]:
    """(model, created, extras): what the server says of itself; odd values are kept as extras."""
    model, created = data.get("model"), data.get("created_at")
    if model is not None and not isinstance(model, str):
        extras = {**extras, "model": model}
        model = None
    if created is not None and not isinstance(created, str):
        found = time_of(created)
        if found is None:
            extras = {**extras, "created_at": created}
        created = found
    return model, created, extras


def encode_response(
    response: ChatResponse, losses: OllamaLosses, names: Mapping[str, str] = MappingProxyType({})
) -> dict[str, Any]:
    """The body of a whole answer; `names` are the client's own spellings of its tools."""
    if response.id is not None:
        losses.lose("response_id", "/id")
    created = wire_time(response.created)
    if created is None:
        losses.lose("created", "/created", f"sent as {NO_TIME}")
    missing = [name for name in ("model", "created") if getattr(response, name) is None]
    if missing:
        note_identity(missing, losses)
    message = _encode_message(response, losses, names)
    is_done, reason = wire_end(response, losses)
    body: dict[str, Any] = {
        "model": response.model or "",
        "created_at": created or NO_TIME,
        "message": message,
        "done": is_done,
    }
    if reason is not None:
        body["done_reason"] = reason
    body.update(encode_usage(response.usage, losses))
    _add_missing(body, response.extras)
    return body


def _encode_message(response: ChatResponse, losses: OllamaLosses, names: Mapping[str, str]) -> dict[str, Any]:
    message = response.message
    content = encode_content(message.content, "/message/content", losses)
    wire: dict[str, Any] = {"role": "assistant", "content": content.text}
    if content.thinking:
        wire["thinking"] = content.thinking
    if content.media:
        wire["images"] = list(content.media)
    if message.tool_calls:
        # function.index counts all calls of the answer, so invalid ones, which a client must not run, leave no gap.
        wire["tool_calls"] = [encode_call(call, position, names) for position, call in enumerate(message.tool_calls)]
    for path in early_calls(message, "/message"):
        losses.lose("call_order", path, "sent beside the content")
    for position, _ in enumerate(message.invalid_tool_calls or ()):
        losses.lose("invalid_tool_call", f"/message/invalid_tool_calls/{position}")
    if message.name is not None:
        losses.lose("message_name", "/message/name")
    merge_own(wire, message.provider_options, DIALECT)
    _add_missing(wire, message.extras)
    return wire


def encode_call(call: ToolCall, position: int, names: Mapping[str, str] = MappingProxyType({})) -> dict[str, Any]:
    """A call as a server of today sends it."""
    function: dict[str, Any] = {"index": position, "name": names.get(call.name, call.name), "arguments": call.arguments}
    extras = dict(call.extras or {})
    inner = extras.pop("function", None)
    if isinstance(inner, dict):
        function.update({key: value for key, value in inner.items() if key not in ("name", "arguments")})
    wire: dict[str, Any] = {"id": call.id, "function": function}
    extras.pop("original_id", None)  # Turnwire's own note: the client gets ids that differ
    merge_own(wire, call.provider_options, DIALECT)
    _add_missing(wire, extras)
    return wire


def note_identity(missing: Sequence[str], losses: OllamaLosses) -> None:
    """Report what of an answer is made up because nobody gave it."""
    losses.lose("identity", "", f"made up: written empty or as {NO_TIME}", detail=", ".join(missing))


def wire_end(response: ChatResponse, losses: OllamaLosses) -> tuple[bool, str | None]:
    """See `end_words`."""
    has_calls = bool(response.message.tool_calls or response.message.invalid_tool_calls)
    return end_words(response.finish_reason, response.raw_finish_reason, losses, has_calls=has_calls)


def end_words(reason: str, raw: str | None, losses: OllamaLosses, *, has_calls: bool) -> tuple[bool, str | None]:
    """(done, done_reason): the server's own word where there is one that means this end, else this dialect's."""
    if raw and finish_reason(raw, FINISH_WORDS, has_calls=has_calls) == reason:
        return True, raw
    if reason in CUT_REASONS:
        losses.lose("finish_reason", "/finish_reason", "sent as an answer that was cut off (done is false)")
        return False, None
    word = DONE_REASONS[reason]
    if reason == "content_filter" or (reason == "tool_calls" and not has_calls):
        losses.lose("finish_reason", "/finish_reason", f"sent as {word}")
    return True, word


def encode_usage(usage: UsageInfo, losses: OllamaLosses | None = None) -> dict[str, Any]:
    """Token counts and times of the final object; what is unknown is left out."""
    return USAGE.write(usage, OllamaLosses() if losses is None else losses, "/usage")


def wire_time(created: int | str | None) -> str | None:
    """`created` in RFC 3339; `NO_TIME` where nobody gave the time, None where it cannot be written."""
    if created is None:
        return NO_TIME
    if isinstance(created, str):
        return created if TIMESTAMP.fullmatch(created) else None
    try:
        return datetime.fromtimestamp(created, UTC).isoformat().replace("+00:00", "Z")
    except (OverflowError, OSError, ValueError):
        return None


def _add_missing(wire: dict[str, Any], extras: Mapping[str, object] | None) -> None:
    """Put kept fields back; they never replace what the canonical fields say."""
    for key, value in (extras or {}).items():
        wire.setdefault(key, value)

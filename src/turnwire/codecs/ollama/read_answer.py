"""One object of an answer: a whole body (`stream: false`), or a line of a stream, which are read the same way.

In: the parsed object. Out: chunks, and with the object that ends the answer its usage, finish reason and diagnostics.
What the canonical model has no field for goes into extras at the level where it stood; null is absence. A whole body is
a stream of one object, so the same answer gives the same message, finish and usage both ways. A body without `done` was
cut off and is an error with what came.
Source: schemas/wire/ollama/v1/chat.schema.json#/$defs/ChatResponse.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.ollama import ChatResponse as WireResponse

from turnwire.codecs.broken_errors import broken_error
from turnwire.codecs.endings import after_truncation, note
from turnwire.codecs.failed_answers import failure_in
from turnwire.codecs.numbers import count_of, whole_of
from turnwire.codecs.ollama.fields import USAGE
from turnwire.codecs.ollama.names import DIALECT, FINISH_WORDS, NO_TURN_WORDS
from turnwire.codecs.ollama.read_errors import decode_error, describe_body, holds_error
from turnwire.codecs.ollama.read_messages import THINKING_ORIGIN, part_from_wire
from turnwire.codecs.own_options import rest_of
from turnwire.codecs.unread import UnreadEvents
from turnwire.codecs.whole_answers import ChunkMaker, refused_place
from turnwire.codecs.wire_values import (
    Judges,
    holds_arguments,
    is_text,
    is_time,
    object_of,
    odd_at,
    odd_fields,
    odd_identity,
    text_of,
    time_of,
)
from turnwire.codecs.wirejson import NotJsonError, parse_wire_json
from turnwire.core.accumulate import MESSAGE_EXTRAS, StreamAccumulator
from turnwire.core.calls import json_of
from turnwire.core.errors import ProviderResponseError, StreamError, error_from_info
from turnwire.core.finish import finish_reason
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.jsontext import is_finite
from turnwire.core.tokens import estimate_tokens
from turnwire.core.validate import UNFIT, problems_of

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_ollama import RawChatResponse, RawResponseMessage, RawToolCall, RawToolCallFunction

_IDENTITY: Final = {"model": is_text, "created_at": is_time}
_JUDGES: Final = Judges({**_IDENTITY, **USAGE.judges})
READ_KEYS: Final = frozenset({"model", "created_at", "message", "done", "done_reason", *USAGE.keys})
CALL_KEYS: Final = frozenset({"id", "function"})
FUNCTION_KEYS: Final = frozenset({"index", "name", "arguments"})
MESSAGE_KEYS: Final = frozenset({"role", "content", "thinking", "images", "tool_calls"})

# The estimate is at most 1.55 times the real count (turnwire.core.tokens): beyond it, something was left out.
_SURELY_CUT: Final = 1.6
# Since 0.30.0 a cut prompt is half the context and a few tokens (llm/llama_server.go keeps room for the answer).
_HALF_SLACK: Final = 8


def decode_response(body: object, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a whole body, given parsed or as bytes of JSON.

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
    reader, answer = AnswerReader(request), StreamAccumulator()
    try:
        for chunk in (*(reader.read(data) or [reader.tell({})]), *reader.end()):
            answer.add(chunk)
    except UNFIT as error:
        problem = problems_of(error)[0]
        place = refused_place(problem.path, keeps_rest=True)
        text = f"the answer cannot be read: {place}: {problem.message}"
        raise ProviderResponseError(text, category="protocol") from None
    if reader.failure is not None:
        raise error_from_info(reader.failure, partial=None if answer.is_empty else answer.partial())
    if reader.is_finished:
        return answer.response
    cut = StreamError("the answer was cut off: its body does not say done", category="interrupted")
    cut.partial = answer.partial()
    raise cut


class AnswerReader:
    """Reads the objects of one answer, in their order, into chunks: the one of a whole body, or the lines of a stream.

    Not thread-safe.
    """

    def __init__(self, request: ChatRequest | None) -> None:
        self.is_finished = False
        """Whether the last chunk was given."""
        self.failure: ErrorInfo | None = None
        """The error in which the answer ended."""
        self.has_told = False
        """Whether a chunk was given, and with it the header."""
        self.has_text = False
        self.has_thinking = False
        """Whether thoughts came, and it is said where they come from."""
        self._request = request
        self._chunks = ChunkMaker(UnreadEvents(WireResponse))
        self._header: dict[str, object] | None = None  # what the first chunk says of the answer
        self._call_count = 0
        self._kept: dict[str, object] = {}  # extras that were given already
        self._held_end: RawChatResponse | None = None

    def read(self, data: RawChatResponse) -> list[StreamingChunk]:
        """The chunk of an object, where it says anything new.

        Raises:
            ProviderResponseError: a field has a type that cannot be read.
        """
        self._chunks.see(data)
        message = data.get("message")
        if not isinstance(message, dict | None):
            raise _unreadable("message", "an object")
        extras = rest_of(data, READ_KEYS)
        if self._header is None:
            self._header = _read_header(data)
            extras |= odd_identity(data, _IDENTITY)
        chunk = self._content(message or {})
        own = rest_of(message or {}, MESSAGE_KEYS)
        if (role := (message or {}).get("role")) not in ("assistant", None, ""):
            own["role"] = role
        if own:
            extras = {**extras, MESSAGE_EXTRAS: own}
        if new := self._untold(extras):
            chunk["extras"] = new
        if data.get("done") is True or data.get("_debug_info") is not None:
            return [self._finish(data, chunk)]
        if data.get("done_reason"):
            self._held_end = data  # a line that says done may follow with the counts
        return [self.tell(chunk)] if chunk else []

    def end(self) -> list[StreamingChunk]:
        """The chunk of an end that nothing followed."""
        return [] if self.is_finished or self._held_end is None else [self._finish(self._held_end, {})]

    def _content(self, message: RawResponseMessage) -> dict[str, object]:
        chunk: dict[str, object] = {}
        text, thinking = _text(message.get("content"), "content"), _text(message.get("thinking"), "thinking")
        parts = [_part(image) for image in _listed(message.get("images"), "images")]
        if thinking:
            chunk["thinking"] = thinking
            if not self.has_thinking:
                chunk["thinking_origin"] = THINKING_ORIGIN
                self.has_thinking = True
        if text:
            chunk["text"] = text
        if parts:
            chunk["parts"] = parts
        self.has_text = self.has_text or bool(text or parts)
        if calls := _listed(message.get("tool_calls"), "tool_calls"):
            chunk["tool_call_deltas"] = [self._delta(call) for call in calls]
        return chunk

    def tell(self, chunk: dict[str, object]) -> StreamingChunk:
        """The chunk with these fields; the first one says who answers."""
        if not self.has_told:
            chunk = {**(self._header or {}), **chunk}
            self.has_told = True
        return self._chunks.make(chunk)

    def _finish(self, data: RawChatResponse, chunk: dict[str, object]) -> StreamingChunk:
        """The chunk of the object that ends the answer."""
        if self._held_end is not None:
            data = dict([*self._held_end.items(), *data.items()])
        raw = text_of(data.get("done_reason"))
        self.failure = failure_in(raw, FINISH_WORDS)
        reason = finish_reason(raw, FINISH_WORDS, has_calls=self._call_count > 0)
        usage, odd, odd_names = USAGE.read({name: value for name, value in data.items() if name in USAGE.keys})
        notes = [odd_at(f"/extras/{name}") for name in odd_names]
        if raw in NO_TURN_WORDS or data.get("_debug_info") is not None:
            notes.append(note("not_a_turn", "the server answered without asking the model; keep it out of the history"))
        elif raw is None:
            notes.append(note("no_finish_reason", "the server gave no reason for the end, as when its runner is lost"))
        if reason == "length":
            notes.extend(self._notes_at_limit(usage))
        if self._request is not None and may_be_cut(self._request, count_of(usage.get("prompt_tokens"))):
            what = "the prompt fills the context or half of it: the server may have dropped the oldest messages"
            notes.append(note("possibly_truncated_prompt", what, "/usage/prompt_tokens"))
        chunk.update(is_complete=True, finish_reason=reason, usage=usage)
        self._chunks.note(odd_fields(self._kept, _JUDGES, "/extras"))
        if odd:  # counts that are not counts
            chunk["extras"] = {**object_of(chunk.get("extras")), **odd}
        if self.failure is not None:
            del chunk["is_complete"], chunk["finish_reason"]
            self.is_finished = True
            return self.tell(chunk)
        if raw is not None:
            chunk["raw_finish_reason"] = raw
        if notes:
            chunk["diagnostics"] = notes
        self.is_finished = True
        return self.tell(chunk)

    def _notes_at_limit(self, usage: Mapping[str, object]) -> list[dict[str, object]]:
        if self._call_count:
            return [after_truncation()]
        if self.has_text:
            return []
        if self._request is not None:
            may_call = bool(self._request.tools) and self._request.tool_choice != "none"
        else:
            # Tokens were written and none arrived: only a call that was cut off vanishes like that.
            may_call = not self.has_thinking and (count_of(usage.get("completion_tokens")) or 0) > 1
        what = (
            "the limit was reached and nothing came: a tool call that was cut off may have been dropped by the server"
        )
        return [note("possibly_dropped_tool_call", what)] if may_call else []

    def _untold(self, extras: dict[str, object]) -> dict[str, object]:
        """The extras that are new or changed: servers repeat `remote_host` in every line; logprobs are always new."""
        if not extras:
            return extras
        new = {
            key: value
            for key, value in extras.items()
            if key == "logprobs" or key not in self._kept or self._kept[key] != value
        }
        self._kept.update(new)
        return new

    def _delta(self, wire: object) -> dict[str, object]:
        """A call, which comes whole whatever its `index` says, as its one delta."""
        position = self._call_count
        self._call_count += 1
        told: RawToolCall = object_of(wire)
        given, said = told.get("id"), told.get("function")
        function: RawToolCallFunction = object_of(said)
        name, index = function.get("name"), function.get("index")
        arguments = function.get("arguments") if isinstance(wire, dict) else wire
        extras, inner = rest_of(told, CALL_KEYS), rest_of(function, FUNCTION_KEYS)
        try:
            text = "" if arguments is None else json_of(arguments)
        except ValueError:  # a caller's own value: an object, thousands of levels
            raise _unreadable("message.tool_calls", "an array of calls with JSON as arguments") from None
        delta: dict[str, object] = {"index": position, "arguments": text, "is_complete": True}
        if isinstance(given, str) and given:
            delta["id"] = given
        else:
            called = name if isinstance(name, str) else None
            delta["id"] = mint_tool_call_id((self._header or {}).get("created"), position, called)
            delta["id_origin"] = "minted"
            extras |= {} if given in (None, "") else {"id": given}
        if isinstance(name, str):
            delta["name"] = name
        elif name is not None:
            inner["name"] = name
        # Several parsers number every call 0 (ollama/ollama#15457): only a number that is not the position is news.
        if index is not None and index != position:
            inner["index"] = index
        if inner or (said is not None and not isinstance(said, dict)):
            extras["function"] = inner or said
        if not is_finite(arguments) or (not arguments and holds_arguments(extras, inner)):
            delta["invalid"] = "not_json"
        return delta | {"extras": extras} if extras else delta


@cache
def _everyday_reader() -> Callable[[bytes], ChatResponse | None]:
    """The typed reader of everyday answers, loaded when there is one."""
    from turnwire.codecs.ollama.everyday import read_answer

    return read_answer


def _parsed(body: object) -> RawChatResponse:
    try:
        data = parse_wire_json(body) if isinstance(body, bytes) else body
    except NotJsonError:
        data = broken_error(body) if isinstance(body, bytes) else None
        data = body if data is None else data
    if holds_error(data):
        raise error_from_info(decode_error(None, data))
    if not isinstance(data, dict) or not is_part_of_answer(data):
        raise ProviderResponseError(f"the server sent {describe_body(data)}", category="protocol")
    return data


def is_part_of_answer(data: RawChatResponse) -> bool:
    """Whether the object has anything of an answer in it."""
    return isinstance(data.get("message"), dict) or "done" in data or bool(data.get("done_reason"))


def _read_header(data: RawChatResponse) -> dict[str, object]:
    """Model and time: what the server says of itself."""
    model, created = data.get("model"), data.get("created_at")
    when = created if isinstance(created, str) else time_of(created)
    header = {"model": model if isinstance(model, str) else None, "created": when}
    return {name: value for name, value in header.items() if value is not None}


def _text(value: object, field: str) -> str:
    if value is None or isinstance(value, str):
        return value or ""
    raise _unreadable(f"message.{field}", "text")


def _listed(value: object, field: str) -> list[object]:
    if value is None or isinstance(value, list):
        return value or []
    raise _unreadable(f"message.{field}", "an array")


def _part(image: object) -> dict[str, object]:
    if not isinstance(image, str) or not image:
        raise _unreadable("message.images", "an array of base64 strings")
    return part_from_wire(image)


def _unreadable(field: str, wanted: str) -> ProviderResponseError:
    return ProviderResponseError(f"the answer cannot be read: {field} must be {wanted}", category="protocol")


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
    size = whole_of(object_of(object_of(own).get("options")).get("num_ctx"))
    return size if size is not None and size > 0 else None

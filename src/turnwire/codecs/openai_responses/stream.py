"""Streamed answers, wire → canonical.

In: bytes of server-sent events, cut anywhere; `type` inside the JSON says what an event is. Out: canonical chunks, the
last one complete. Deltas become chunks at once; what only a `done` event or the last response knows (a signature, the
status of a call, annotations, text that no delta brought) follows when it comes. An item is found by `output_index`,
else by its id (llama.cpp sends no index). Unknown events say nothing that the whole item or the last response does not
say again, so they are passed over; so is `[DONE]`, which some servers add.

An error is raised only when the chunks before it have been handed out: `feed` gives those, the next call raises. So the
partial answer is the same wherever the network cut the bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from pydantic import ValidationError
from pydantic_core import from_json

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.base import StreamDecoder
from turnwire.codecs.framing import FrameTooLargeError, Limits, SseEvent
from turnwire.codecs.openai_chat.answer import unfit
from turnwire.codecs.openai_chat.errors import classify, describe_body, read_error
from turnwire.codecs.openai_chat.stream_intake import Intake
from turnwire.codecs.openai_responses.ending import conclude
from turnwire.codecs.openai_responses.errors import classify_error, event_error, failure_of, stream_failure
from turnwire.codecs.openai_responses.options import rest_of
from turnwire.codecs.openai_responses.read_output import content_number, summary_number
from turnwire.codecs.openai_responses.response import extras_of, identity_of, is_answer, items_of
from turnwire.codecs.openai_responses.stream_items import ItemStates
from turnwire.codecs.openai_responses.usage import read_usage
from turnwire.codecs.wirejson import NotJsonError, parse_wire_json
from turnwire.core.errors import ProviderError, StreamError

_TEXT: Final = "response.output_text.delta"
_ARGUMENTS: Final = "response.function_call_arguments.delta"
_TERMINAL: Final = frozenset(
    {"response.completed", "response.incomplete", "response.failed", "response.cancelled", "response.done"}
)
_EVENT: Final = frozenset({"type", "response", "sequence_number", "obfuscation"})
_PLAIN_TEXT: Final = frozenset(
    {"type", "content_index", "delta", "item_id", "logprobs", "obfuscation", "output_index", "sequence_number"}
)


def _validator() -> Callable[[dict[str, Any]], StreamingChunk]:
    """The validator of chunks, built if nobody has built it yet."""
    StreamingChunk.model_rebuild()
    validate: Callable[[dict[str, Any]], StreamingChunk] = StreamingChunk.__pydantic_validator__.validate_python
    return validate


class ResponsesStreamDecoder(StreamDecoder):
    """Decodes one stream of response events."""

    def __init__(self, request: ChatRequest | None, limits: Limits) -> None:
        self._request = request
        self._intake = Intake(limits)
        self._validate = _validator()
        self._items = ItemStates()
        self._named: set[str] = set()
        self._facts: dict[str, Any] = {}
        self._is_empty = True
        self._ended = False
        self._failure: ProviderError | None = None

    # Bytes

    def feed(self, data: bytes) -> list[StreamingChunk]:
        """See `StreamDecoder.feed`."""
        if self._failure is not None:
            raise self._failure
        if self._ended:
            return []  # what follows the end is nobody's
        try:
            events = self._intake.feed(data)
        except FrameTooLargeError as error:
            self._failure = StreamError(str(error), category="protocol")
            raise self._failure from None
        return self._take(events) if events else []

    def close(self) -> list[StreamingChunk]:
        """See `StreamDecoder.close`."""
        if self._failure is not None:
            raise self._failure
        if self._ended:
            return []
        body = self._intake.body
        if body is not None:
            return self._take_body(body)
        try:
            chunks = self._take(self._intake.close())
        except FrameTooLargeError as error:
            self._failure = StreamError(str(error), category="protocol")
            raise self._failure from None
        if not self._has_end():
            what = "without a single event" if self._is_empty else "before the server said that it is complete"
            self._failure = StreamError(f"the stream ended {what}", category="interrupted")
        if self._failure is not None:
            raise self._failure  # an event that the stream did not end is dropped with it, as the SSE standard says
        return chunks

    def _has_end(self) -> bool:
        return self._ended or self._failure is not None

    def _take(self, events: list[SseEvent]) -> list[StreamingChunk]:
        chunks: list[StreamingChunk] = []
        try:
            for event, data in events:
                if data.startswith(b"[DONE]"):
                    continue
                try:
                    body = from_json(data)
                except ValueError:
                    body = self._parse_slowly(data)
                    if self._failure is not None:
                        break
                fields = self._plain(body)
                if fields is None:
                    self._event(event, body, chunks)
                elif fields:
                    chunks.append(self._validate(fields))
                if self._ended or self._failure is not None:
                    break
        except ValidationError as error:
            self._failure = StreamError(f"the stream cannot be read: {unfit(error)}", category="protocol")
        if self._failure is not None and not chunks:
            raise self._failure
        return chunks

    def _parse_slowly(self, data: bytes) -> Any:
        """JSON with the faults that servers are known for; None for anything else."""
        try:
            return parse_wire_json(data)
        except NotJsonError as error:
            self._failure = StreamError(f"an event of the stream is no JSON: {error}", category="protocol")
            return None

    def _plain(self, body: Any) -> dict[str, Any] | None:
        """The fields of a chunk that goes on with a text or with a call's arguments, and nothing else; {} when the
        piece is empty, None for every other event. Most events of a stream are of this kind, so they are read here.
        """
        try:
            kind = body["type"]
            if kind == _TEXT:
                if body.get("logprobs") or not body.keys() <= _PLAIN_TEXT:
                    return None
                text = body["delta"]
                number = self._items.append_text(
                    body.get("output_index"), body.get("item_id"), body.get("content_index"), text
                )
                if number is None:
                    return None
                return {"text": text, "part_index": number} if text else {}
            if kind == _ARGUMENTS:
                text = body["delta"]
                position = self._items.append_arguments(body.get("output_index"), body.get("item_id"), text)
                if position is None:
                    return None
                return {"tool_call_deltas": [{"index": position, "arguments": text}]} if text else {}
        except (KeyError, TypeError, AttributeError):
            pass  # of another form: read with care
        return None

    # Events

    def _event(self, event: str, body: Any, chunks: list[StreamingChunk]) -> None:
        if not isinstance(body, dict):
            self._failure = StreamError("an event of the stream is no JSON object", category="protocol")
            return
        self._is_empty = False
        kind = body.get("type")
        if kind == "error" or event == "error" or ("error" in body and not isinstance(kind, str)):
            self._failure = stream_failure(classify_error(event_error(body)))
            return
        if not isinstance(kind, str):
            kind = event
        response = body.get("response")
        if isinstance(response, Mapping):
            self._name(response, chunks)
            if kind in _TERMINAL:
                self._end(response, chunks, rest_of(body, _EVENT))
            return
        chunks.extend(map(self._validate, self._read(kind, body)))

    def _read(self, kind: str, body: dict[str, Any]) -> list[dict[str, Any]]:
        items = self._items
        match kind:
            case "response.output_item.added":
                return items.open(body)
            case "response.output_item.done":
                return items.close(body)
            case "response.output_text.delta":
                return items.delta(body, "text", content_number)
            case "response.refusal.delta":
                return items.delta(body, "refusal", content_number)
            case "response.reasoning_text.delta":
                return items.delta(body, "thinking", content_number)
            case "response.reasoning_summary_text.delta":
                return items.delta(body, "thinking", summary_number)
            case "response.function_call_arguments.delta":
                return items.arguments(body)
            case "response.output_text.annotation.added":
                items.annotate(body)
        return []

    def _name(self, response: Mapping[str, Any], chunks: list[StreamingChunk]) -> None:
        """Tell id, model and time once, on the first event that names them."""
        found = {name: value for name, value in identity_of(response).items() if name not in self._named}
        if found:
            self._named |= found.keys()
            self._facts |= found
            self._items.set_facts(self._facts.get("id") or self._facts.get("created"))
            chunks.append(self._validate(found))

    # The end

    def _end(self, response: Mapping[str, Any], chunks: list[StreamingChunk], beside: Mapping[str, Any]) -> None:
        chunks.extend(map(self._validate, self._items.complete(items_of(response))))
        failure = failure_of(response)
        if failure is not None:
            self._failure = stream_failure(failure)
            return
        usage = read_usage(response.get("usage"))
        ending = conclude(
            response,
            self._items.calls,
            has_other_calls=self._items.has_other_calls,
            has_refusal=self._items.has_refusal,
            usage=usage,
            request=self._request,
        )
        fields: dict[str, Any] = {"is_complete": True, "finish_reason": ending.reason}
        if ending.raw is not None:
            fields["raw_finish_reason"] = ending.raw
        if usage is not None:
            fields["usage"] = usage
        if ending.diagnostics:
            fields["diagnostics"] = ending.diagnostics
        extras = {**extras_of(response), **beside}  # llama.cpp: timings
        if extras:
            fields["extras"] = extras
        chunks.append(self._validate(fields))
        self._ended = True

    def _take_body(self, data: bytes) -> list[StreamingChunk]:
        """A whole answer where a stream was asked for: read as a stream of its last event."""
        try:
            body = parse_wire_json(data)
        except NotJsonError:
            raise StreamError(f"the answer is {describe_body(data)}, not a stream", category="protocol") from None
        chunks: list[StreamingChunk] = []
        if not isinstance(body, dict) or not is_answer(body):
            told = read_error(body)
            if told is None:
                raise StreamError("the answer is JSON without output, not a stream", category="protocol")
            raise stream_failure(classify(told, None))
        try:
            self._name(body, chunks)
            self._end(body, chunks, {})
        except ValidationError as error:
            self._failure = StreamError(f"the answer cannot be read: {unfit(error)}", category="protocol")
        if self._failure is not None:
            raise self._failure
        return chunks

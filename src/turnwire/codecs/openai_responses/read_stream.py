"""Streamed answers, wire → canonical.

In: bytes of server-sent events, cut anywhere; `type` inside the JSON says what an event is. Out: canonical chunks, the
last one complete. Deltas become chunks at once; what only a `done` event or the last response knows (a signature, the
status of a call, annotations, text that no delta brought) follows when it comes. An item is found by `output_index`,
else by its id (llama.cpp sends no index). Unknown events say nothing that the whole item or the last response does not
say again, so they are passed over; so is `[DONE]`, which some servers add.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.openai_responses import ResponseStreamEvent

from turnwire.codecs.bodies import describe_body
from turnwire.codecs.error_bodies import read_error
from turnwire.codecs.error_kinds import classify
from turnwire.codecs.event_decoder import EventStreamDecoder
from turnwire.codecs.framing import Limits
from turnwire.codecs.openai_responses.fields import ANSWER
from turnwire.codecs.openai_responses.names import EVENT, EVENTS
from turnwire.codecs.openai_responses.read_answer import conclude, extras_of, identity_of, is_answer, output_of
from turnwire.codecs.openai_responses.read_errors import classify_error, event_error, failure_of
from turnwire.codecs.openai_responses.read_stream_items import ItemStates
from turnwire.codecs.openai_responses.usage import odd_beside, read_usage
from turnwire.codecs.own_options import rest_of
from turnwire.codecs.rows import Values
from turnwire.codecs.unread import UnreadEvents
from turnwire.codecs.wirejson import NotJsonError, parse_wire_json
from turnwire.core.errors import StreamError, stream_error_from_info
from turnwire.core.validate import UNFIT, first_problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_responses import RawResponse, RawResponseStreamEvent

_TERMINAL: Final = frozenset(
    {"response.completed", "response.incomplete", "response.failed", "response.cancelled", "response.done"}
)


class ResponsesStreamDecoder(EventStreamDecoder):
    """Decodes one stream of response events."""

    def __init__(self, request: ChatRequest | None, limits: Limits) -> None:
        super().__init__(limits, UnreadEvents(ResponseStreamEvent))
        self._request = request
        self._items = ItemStates()
        self._named: set[str] = set()
        self._facts: Values = {}
        self._is_empty = True
        self._beside: Values = {}  # what events say beside what is known of them; llama.cpp: timings
        from turnwire.codecs.openai_responses.everyday import item_pieces

        self._everyday = item_pieces(self._items)

    # Bytes

    def _take_done(self, chunks: list[StreamingChunk]) -> bool:
        return True  # the end is an event; this comes after it, if at all

    def _take_end_of_bytes(self, chunks: list[StreamingChunk]) -> None:
        what = "without a single event" if self._is_empty else "before the server said that it is complete"
        self._failure = StreamError(f"the stream ended {what}", category="interrupted")

    # Events

    def _event(self, event: str, body: object, chunks: list[StreamingChunk]) -> None:
        if isinstance(body, dict):
            self._read(event, body, chunks)
        else:
            self._failure = StreamError("an event of the stream is not a JSON object", category="protocol")

    def _read(self, event: str, body: RawResponseStreamEvent, chunks: list[StreamingChunk]) -> None:
        self._is_empty = False
        kind = body.get("type")
        if kind == "error" or event == "error" or ("error" in body and not isinstance(kind, str)):
            self._failure = stream_error_from_info(classify_error(event_error(body)))
            return
        self._chunks.see(body)
        if not isinstance(kind, str):
            kind = event
        if not body.keys() <= EVENT and (kind in EVENTS or kind in _TERMINAL):
            self._beside |= rest_of(body, EVENT | ANSWER.keys)  # who answers is said by the response
        response = body.get("response")
        if isinstance(response, Mapping):
            self._name(response, chunks)
            if kind in _TERMINAL:
                self._end(response, chunks)
            return
        chunks.extend(map(self._validate, self._read_item(kind, body)))

    def _read_item(self, kind: str, body: RawResponseStreamEvent) -> list[Values]:
        items = self._items
        match kind:
            case "response.output_item.added":
                return items.open(body)
            case "response.output_item.done":
                return items.close(body)
            case "response.output_text.delta":
                return items.delta(body, "text")
            case "response.refusal.delta":
                return items.delta(body, "refusal")
            case "response.reasoning_text.delta":
                return items.delta(body, "thinking")
            case "response.reasoning_summary_text.delta":
                return items.delta(body, "thinking", is_summary=True)
            case "response.function_call_arguments.delta":
                return items.arguments(body)
            case "response.output_text.annotation.added":
                items.annotate(body)
        return []

    def _name(self, response: RawResponse, chunks: list[StreamingChunk]) -> None:
        """Tell id, model and time once, on the first event that names them."""
        found = {name: value for name, value in identity_of(response).items() if name not in self._named}
        if found:
            self._named |= found.keys()
            self._facts |= found
            self._items.set_facts(self._facts.get("id") or self._facts.get("created"))
            chunks.append(self._validate(found))

    # The end

    def _end(self, response: RawResponse, chunks: list[StreamingChunk]) -> None:
        chunks.extend(map(self._validate, self._items.complete(output_of(response))))
        failure = failure_of(response)
        if failure is not None:
            self._failure = stream_error_from_info(failure)
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
        fields: Values = {"is_complete": True, "finish_reason": ending.reason}
        if ending.raw is not None:
            fields["raw_finish_reason"] = ending.raw
        if usage is not None:
            fields["usage"] = usage
        if ending.diagnostics:
            fields["diagnostics"] = ending.diagnostics
        extras = {**extras_of(response), **self._beside}
        self._chunks.note(odd_beside(usage, extras))
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
            raise stream_error_from_info(classify(told, None))
        try:
            self._name(body, chunks)
            self._end(body, chunks)
        except UNFIT as error:
            self._failure = StreamError(f"the answer cannot be read: {first_problem(error)}", category="protocol")
        if self._failure is not None:
            raise self._failure
        return chunks

"""Streamed answers, wire → canonical.

In: bytes of server-sent events, cut anywhere; `type` in the JSON identifies each event. Out: canonical chunks, the last
one complete. Deltas become chunks at once; content that is only in a `done` event or the last response (a signature,
the status of a call, annotations, text without deltas) follows when it arrives. An item is found by `output_index`,
else by its id (llama.cpp sends no index). Unknown events are ignored, because the whole item or the last response
repeats their content; so is `[DONE]`, which some servers add.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.openai_responses import ResponseStreamEvent

from turnwire.codecs.errors.bodies import read_error
from turnwire.codecs.errors.kinds import classify
from turnwire.codecs.openai_responses.fields import ANSWER
from turnwire.codecs.openai_responses.names import EVENT, EVENTS
from turnwire.codecs.openai_responses.read_answer import conclude, is_answer, output_of, top_of
from turnwire.codecs.openai_responses.read_errors import classify_error, event_error
from turnwire.codecs.openai_responses.read_stream_items import READERS, ItemStates
from turnwire.codecs.openai_responses.tool_kinds import known_names
from turnwire.codecs.streams.event_decoder import WholeBodyDecoder
from turnwire.codecs.streams.framing import Limits
from turnwire.codecs.values.provider_options import unknown_fields
from turnwire.codecs.values.rows import Values
from turnwire.codecs.values.unused_fields import UnreadEvents
from turnwire.core.errors import StreamError, stream_error_from_info

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_responses import RawResponse, RawResponseStreamEvent

_TERMINAL: Final = frozenset(
    {"response.completed", "response.incomplete", "response.failed", "response.cancelled", "response.done"}
)


class ResponsesStreamDecoder(WholeBodyDecoder):
    """Decoder of one stream of response events."""

    def __init__(self, request: ChatRequest | None, limits: Limits) -> None:
        super().__init__(limits, UnreadEvents(ResponseStreamEvent))
        from turnwire.codecs.openai_responses.fast_path import item_pieces

        self._request = request
        self._items = ItemStates(known_names(request))
        self._identity: Values = {}
        self._is_empty = True
        self._beside: Values = {}  # unknown fields of events; llama.cpp: timings
        self._fast_path = item_pieces(self._items.known)

    # Bytes

    def _take_done(self, chunks: list[StreamingChunk]) -> bool:
        return True  # another event is the end; this follows it, if it is sent at all

    def _take_end_of_bytes(self, chunks: list[StreamingChunk]) -> None:
        what = "without a single event" if self._is_empty else "before the server said that it is complete"
        self._failure = StreamError(f"the stream ended {what}", category="interrupted")

    # Events

    def _event(self, event: str, body: object, chunks: list[StreamingChunk]) -> None:
        if not isinstance(body, dict):
            self._failure = StreamError("an event of the stream is not a JSON object", category="protocol")
            return
        try:
            self._read(event, body)
        finally:
            self._make(chunks)

    def _make(self, chunks: list[StreamingChunk]) -> None:
        """Make chunks from the new content."""
        chunks.extend(map(self._validate, self._items.news))
        self._items.news.clear()

    def _read(self, event: str, body: RawResponseStreamEvent) -> None:
        self._is_empty = False
        kind = body.get("type")
        if kind == "error" or event == "error" or ("error" in body and not isinstance(kind, str)):
            self._failure = stream_error_from_info(classify_error(event_error(body)))
            return
        self._chunks.see(body)
        if not isinstance(kind, str):
            kind = event
        if not body.keys() <= EVENT and (kind in EVENTS or kind in _TERMINAL):
            self._beside |= unknown_fields(body, EVENT | ANSWER.keys)  # the response has id and model
        response = body.get("response")
        if not isinstance(response, dict):
            if (read := READERS.get(kind)) is not None:
                read(self._items, body)
        elif kind in _TERMINAL:
            self._end(response)
        elif len(self._identity) < len(ANSWER.identity):
            self._name(ANSWER.take(response)[0])

    def _name(self, identity: Values) -> None:
        """Emit id, model and time once, on the first event that has them."""
        if found := {name: value for name, value in identity.items() if name not in self._identity}:
            self._identity |= found
            self._items.set_facts(self._identity.get("id") or self._identity.get("created"))
            self._items.news.append(found)

    # The end

    def _end(self, response: RawResponse) -> None:
        items = self._items
        identity, extras, odd_top = top_of(response)
        self._name(identity)
        items.complete(output_of(response), is_whole=response.get("status") == "completed")
        ending, usage, odd = conclude(response, items.calls, self._request, has_refusal=items.has_refusal)
        self._chunks.note([*odd, *odd_top, *items.notes])
        if fields := self._end_with(ending, usage, extras | self._beside):
            items.news.append(fields)

    def _take_whole(self, body: object, chunks: list[StreamingChunk]) -> None:
        """Read a whole answer that was sent instead of a stream, as a stream with only the last event."""
        if isinstance(body, dict) and is_answer(body):
            self._event("message", {"type": "response.completed", "response": body}, chunks)
        elif (told := read_error(body)) is not None:
            raise stream_error_from_info(classify(told, None))
        else:
            raise StreamError("the answer is JSON without output, not a stream", category="protocol")

"""Streamed answers, wire → canonical.

In: bytes of server-sent events, cut anywhere; `type` inside the JSON says what an event is. Out: canonical chunks, the
last one complete. Deltas become chunks at once; what only a `done` event or the last response knows (a signature, the
status of a call, annotations, text that no delta brought) follows when it comes. An item is found by `output_index`,
else by its id (llama.cpp sends no index). Unknown events say nothing that the whole item or the last response does not
say again, so they are passed over; so is `[DONE]`, which some servers add.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.openai_responses import ResponseStreamEvent

from turnwire.codecs.error_bodies import read_error
from turnwire.codecs.error_kinds import classify
from turnwire.codecs.event_decoder import WholeBodyDecoder
from turnwire.codecs.framing import Limits
from turnwire.codecs.openai_responses.fields import ANSWER, USAGE
from turnwire.codecs.openai_responses.names import EVENT, EVENTS
from turnwire.codecs.openai_responses.read_answer import conclude, is_answer, output_of, top_of
from turnwire.codecs.openai_responses.read_errors import classify_error, event_error
from turnwire.codecs.openai_responses.read_stream_items import ItemStates
from turnwire.codecs.openai_responses.tool_kinds import Spellings
from turnwire.codecs.own_options import rest_of
from turnwire.codecs.rows import Values
from turnwire.codecs.unread import UnreadEvents
from turnwire.codecs.usage_rows import read_usage
from turnwire.codecs.wire_values import odd_fields
from turnwire.core.errors import StreamError, stream_error_from_info

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_responses import RawResponse, RawResponseStreamEvent

_TERMINAL: Final = frozenset(
    {"response.completed", "response.incomplete", "response.failed", "response.cancelled", "response.done"}
)

_DELTAS: Final = {
    "response.output_text.delta": "text",
    "response.refusal.delta": "refusal",
    "response.reasoning_text.delta": "thinking",
    "response.reasoning_summary_text.delta": "thinking",
}
"""What the pieces of a part are, by their event."""

_TEXT_ENDS: Final = {f"{kind.removesuffix('delta')}done": field for kind, field in _DELTAS.items()}
"""The same by the event that says a part again in whole."""


class ResponsesStreamDecoder(WholeBodyDecoder):
    """Decodes one stream of response events."""

    def __init__(self, request: ChatRequest | None, limits: Limits) -> None:
        super().__init__(limits, UnreadEvents(ResponseStreamEvent))
        self._request = request
        spellings = Spellings(None if request is None else request.tools, for_client=False)
        self._items = ItemStates(spellings.canonical)
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
        if isinstance(response, dict):
            self._name(response, chunks)
            if kind in _TERMINAL:
                self._end(response, chunks)
            return
        chunks.extend(map(self._validate, self._read_item(kind, body)))

    def _read_item(self, kind: str, body: RawResponseStreamEvent) -> list[Values]:
        match kind:
            case "response.output_item.added":
                return self._items.open(body)
            case "response.output_item.done":
                return self._items.close(body)
            case "response.function_call_arguments.delta" | "response.custom_tool_call_input.delta":
                return self._items.arguments(body)
            case "response.output_text.annotation.added":
                self._items.annotate(body)
            case "response.function_call_arguments.done" | "response.custom_tool_call_input.done":
                return self._items.arguments_end(body)
            case _ if kind in _TEXT_ENDS:
                return self._items.text_end(body, _TEXT_ENDS[kind], is_summary="summary" in kind)
            case _ if kind in _DELTAS:
                return self._items.delta(body, _DELTAS[kind], is_summary="summary" in kind)
        return []

    def _name(self, response: RawResponse, chunks: list[StreamingChunk]) -> None:
        """Tell id, model and time once, on the first event that names them."""
        identity, _, _ = top_of(response)
        found = {name: value for name, value in identity.items() if name not in self._named}
        if found:
            self._named |= found.keys()
            self._facts |= found
            self._items.set_facts(self._facts.get("id") or self._facts.get("created"))
            chunks.append(self._validate(found))

    # The end

    def _end(self, response: RawResponse, chunks: list[StreamingChunk]) -> None:
        chunks.extend(map(self._validate, self._items.complete(output_of(response))))
        if response.get("status") == "completed":
            chunks.extend(map(self._validate, self._items.close_text()))
        if marks := self._items.unclear():
            chunks.append(self._validate({"tool_call_deltas": marks}))
        usage, odd = read_usage(USAGE, response.get("usage"))
        _, rest, _ = top_of(response)
        extras = {**rest, **self._beside}
        items = self._items
        ending = conclude(response, items.calls, usage, self._request, items.has_refusal)
        self._chunks.note([*odd, *odd_fields(extras, ANSWER.judges, "/extras"), *items.notes])
        if fields := self._end_with(ending, usage, extras):
            chunks.append(self._validate(fields))

    def _take_whole(self, body: object, chunks: list[StreamingChunk]) -> None:
        """A whole answer where a stream was asked for: read as a stream of its last event."""
        if isinstance(body, dict) and is_answer(body):
            self._name(body, chunks)
            self._end(body, chunks)
        elif (told := read_error(body)) is not None:
            raise stream_error_from_info(classify(told, None))
        else:
            raise StreamError("the answer is JSON without output, not a stream", category="protocol")

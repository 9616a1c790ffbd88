"""Streamed answers, wire → canonical.

In: bytes of server-sent events, cut anywhere; the type in the data distinguishes them. Out: canonical chunks, the last
one complete. Blocks get a number when they start, and text, thoughts and calls carry it, so their order is that of the
blocks, even on servers whose blocks overlap (llama.cpp). Blocks without a canonical form are held until they are whole.
Events that are not known are passed over. `message_stop` is the end; the end of the bytes is one where a stop reason
came. A whole JSON body in place of a stream is read as one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.anthropic import MessageStreamEvent

from turnwire.codecs.anthropic.fields import ANSWER
from turnwire.codecs.anthropic.names import EVENTS
from turnwire.codecs.anthropic.read_answer import conclude, message_extras
from turnwire.codecs.anthropic.read_errors import describe
from turnwire.codecs.anthropic.read_stream_items import Blocks
from turnwire.codecs.anthropic.usage import merge_usage, odd_beside, read_usage
from turnwire.codecs.bodies import describe_body
from turnwire.codecs.error_bodies import RawError, read_error
from turnwire.codecs.event_decoder import EventStreamDecoder
from turnwire.codecs.framing import Limits
from turnwire.codecs.own_options import rest_of
from turnwire.codecs.rows import Values
from turnwire.codecs.unread import UnreadEvents
from turnwire.codecs.wire_values import items_of, object_of, odd_identity, text_of
from turnwire.codecs.wirejson import NotJsonError, parse_wire_json
from turnwire.core.errors import StreamError, stream_error_from_info
from turnwire.core.validate import UNFIT, first_problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_anthropic import (
        RawMessage,
        RawMessageDelta,
        RawMessageStreamEvent,
        RawStartMessage,
    )


class AnthropicStreamDecoder(EventStreamDecoder):
    """Decodes one stream of message events."""

    def __init__(self, request: ChatRequest | None, limits: Limits) -> None:
        super().__init__(limits, UnreadEvents(MessageStreamEvent))
        self._request = request
        self._blocks = Blocks()
        self._raw: str | None = None
        self._usage: Values = {}
        self._extras: Values = {}
        from turnwire.codecs.anthropic.everyday import block_pieces

        self._everyday = block_pieces(self._blocks)

    # Bytes

    def _take_end_of_bytes(self, chunks: list[StreamingChunk]) -> None:
        if self._raw is None:
            self._failure = StreamError("the stream ended before its end", category="interrupted")
        else:
            self._collect([{"type": "message_stop"}], chunks)

    # Events

    def _event(self, event: str, body: object, chunks: list[StreamingChunk]) -> None:
        if not isinstance(body, dict):
            self._failure = StreamError("an event of the stream is not a JSON object", category="protocol")
        else:
            chunks.extend(map(self._validate, self._read(event, body)))

    def _read(self, event: str, body: RawMessageStreamEvent) -> Iterator[Values]:
        kind = body.get("type")
        if event == "error" or kind == "error" or (not isinstance(kind, str) and "error" in body):
            self._server_error(read_error(body) or read_error({"error": body}) or RawError(), body)
            return
        self._chunks.see(body)
        index = body.get("index")
        known = EVENTS.get(kind if isinstance(kind, str) else "")
        if known is not None and not body.keys() <= known:
            self._extras |= message_extras(rest_of(body, known))
        delta, block, message = body.get("delta"), body.get("content_block"), body.get("message")
        match kind:
            case "content_block_delta" if isinstance(delta, dict):
                yield from self._blocks.take_delta(index, delta)
            case "content_block_start" if isinstance(block, dict):
                yield from self._blocks.start(index, block)
            case "content_block_stop":
                yield from self._blocks.stop(index)
            case "message_start" if isinstance(message, dict):
                yield from self._message_start(message)
            case "message_delta":
                self._note_message(object_of(delta))
                self._extras |= odd_identity(body, {"usage": ANSWER.judges["usage"]})
                self._usage = merge_usage(self._usage, body.get("usage"))
            case "message_stop":
                yield from self._end()
            case _:
                return

    def _message_start(self, message: RawStartMessage) -> Iterator[Values]:
        fields = ANSWER.read(message)
        self._blocks.set_facts(fields.get("id"))
        self._usage = merge_usage(self._usage, message.get("usage"))
        self._note_message(message)
        self._extras |= odd_identity(message, ANSWER.judges)
        usage = read_usage(self._usage)
        if usage:
            fields["usage"] = usage
        if fields:
            yield fields
        for index, block in enumerate(items_of(message.get("content"))):
            if isinstance(block, dict):  # there is none by the contract; what stands there is the answer's
                yield from self._blocks.start(index, block)

    def _note_message(self, told: RawStartMessage | RawMessageDelta) -> None:
        """Note why the answer ends, and what is said beside it."""
        self._raw = text_of(told.get("stop_reason")) or self._raw
        self._extras |= message_extras(told)

    def _end(self) -> Iterator[Values]:
        yield from self._blocks.finish()
        usage = read_usage(self._usage)
        self._chunks.note(odd_beside(usage, self._extras))
        ending = conclude(self._raw, self._blocks.calls, usage, self._request)
        fields: Values = {"is_complete": True, "finish_reason": ending.reason, "usage": usage}
        if self._raw is not None:
            fields["raw_finish_reason"] = self._raw
        if ending.diagnostics:
            fields["diagnostics"] = ending.diagnostics
        if self._extras:
            fields["extras"] = self._extras
        self._ended = True
        yield fields

    def _server_error(self, error: RawError, body: object) -> None:
        self._failure = stream_error_from_info(describe(error, body, None))

    # A body in place of a stream

    def _take_body(self, data: bytes) -> list[StreamingChunk]:
        """A whole answer where a stream was asked for: read as the events that it would have been."""
        try:
            body = parse_wire_json(data)
        except NotJsonError:
            raise StreamError(f"the answer is {describe_body(data)}, not a stream", category="protocol") from None
        chunks: list[StreamingChunk] = []
        if isinstance(body, dict) and isinstance(content := body.get("content"), list):
            self._collect(_as_events(body, content), chunks)
        elif (told := read_error(body)) is not None:
            self._server_error(told, body)
        else:
            raise StreamError("the answer is JSON without content, not a stream", category="protocol")
        if self._failure is not None:
            raise self._failure
        return chunks

    def _collect(self, events: Sequence[Values], chunks: list[StreamingChunk]) -> None:
        try:
            for event in events:
                self._event("message", event, chunks)
                if self._failure is not None:
                    break
        except UNFIT as error:
            self._failure = StreamError(f"the answer cannot be read: {first_problem(error)}", category="protocol")


def _as_events(message: RawMessage, content: Sequence[object]) -> list[Values]:
    events: list[Values] = [{"type": "message_start", "message": {**dict(message.items()), "content": []}}]
    for index, block in enumerate(content):
        events.append({"type": "content_block_start", "index": index, "content_block": block})
        events.append({"type": "content_block_stop", "index": index})
    return [*events, {"type": "message_stop"}]

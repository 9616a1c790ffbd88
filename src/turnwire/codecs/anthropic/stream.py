"""Streamed answers, wire → canonical.

In: bytes of server-sent events, cut anywhere; the type in the data tells them apart. Out: canonical chunks, the last
one complete. Blocks get a number when they start, and text, thoughts and calls carry it, so their order is that of the
blocks, even on servers whose blocks overlap (llama.cpp). Blocks without a canonical form are held until they are whole.
Events that are not known are passed over. `message_stop` is the end; the end of the bytes is one where a stop reason
came. A whole JSON body in place of a stream is read as one.

An error is raised only when the chunks before it have been handed out: `feed` gives those, the next call raises. So the
partial answer is the same wherever the network cut the bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pydantic import ValidationError
from pydantic_core import from_json

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.anthropic.answer import conclude, message_extras, unfit
from turnwire.codecs.anthropic.errors import describe
from turnwire.codecs.anthropic.stream_blocks import Blocks
from turnwire.codecs.anthropic.usage import merge_usage, read_usage
from turnwire.codecs.base import StreamDecoder
from turnwire.codecs.framing import FrameTooLargeError, Limits, SseEvent
from turnwire.codecs.openai_chat.errors import RawError, describe_body, read_error
from turnwire.codecs.openai_chat.stream_intake import Intake
from turnwire.codecs.wirejson import NotJsonError, parse_wire_json
from turnwire.core.errors import ProviderError, StreamError, TokenLimitError

_DELTA = "content_block_delta"
_EVENT = frozenset(("type", "delta", "usage"))


def _validator() -> Callable[[dict[str, Any]], StreamingChunk]:
    """The validator of chunks, built if nobody has built it yet."""
    StreamingChunk.model_rebuild()
    validate: Callable[[dict[str, Any]], StreamingChunk] = StreamingChunk.__pydantic_validator__.validate_python
    return validate


class AnthropicStreamDecoder(StreamDecoder):
    """Decodes one stream of message events."""

    def __init__(self, request: ChatRequest | None, limits: Limits) -> None:
        self._request = request
        self._intake = Intake(limits)
        self._validate = _validator()
        self._blocks = Blocks()
        self._texts = self._blocks.texts
        self._raw: str | None = None
        self._usage: dict[str, Any] = {}
        self._extras: dict[str, Any] = {}
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
        if self._failure is None and not self._ended:
            if self._raw is None:
                self._failure = StreamError("the stream ended before its end", category="interrupted")
            else:
                self._collect([{"type": "message_stop"}], chunks)
        if self._failure is not None:
            raise self._failure  # an event that the stream did not end is dropped with it, as the SSE standard says
        return chunks

    def _take(self, events: list[SseEvent]) -> list[StreamingChunk]:
        chunks: list[StreamingChunk] = []
        try:
            for event, data in events:
                try:
                    body = from_json(data)
                except ValueError:
                    body = self._parse_slowly(data)
                fields = self._plain(body)
                if fields is None:
                    chunks.extend(self._validate(each) for each in self._event(event, body))
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
        """JSON with the faults that servers are known for; None for anything else, which is no event."""
        try:
            return parse_wire_json(data)
        except NotJsonError as error:
            self._failure = StreamError(f"an event of the stream is no JSON: {error}", category="protocol")
            return None

    def _plain(self, body: Any) -> dict[str, Any] | None:
        """The fields of a chunk that brings a piece of text, or {} for an empty one; None for every other event. Most
        events of a stream are of this kind, so they are read here.
        """
        try:
            if body["type"] != _DELTA:
                return None
            delta = body["delta"]
            if delta["type"] != "text_delta":
                return None
            number = self._texts[body["index"]]
            text = delta["text"]
        except (KeyError, TypeError, ValueError, AttributeError):
            return None  # of another form: read with care
        if type(text) is not str:
            return None
        return {"text": text, "part_index": number} if text else {}

    # Events

    def _event(self, event: str, body: Any) -> Iterator[dict[str, Any]]:
        if self._failure is not None:
            return
        if not isinstance(body, dict):
            self._failure = StreamError("an event of the stream is no JSON object", category="protocol")
            return
        kind = body.get("type")
        if event == "error" or kind == "error" or (not isinstance(kind, str) and "error" in body):
            self._server_error(read_error(body) or read_error({"error": body}) or RawError(), body)
            return
        index = body.get("index")
        match kind:
            case "content_block_delta" if isinstance(body.get("delta"), dict):
                yield from self._blocks.take_delta(index, body["delta"])
            case "content_block_start" if isinstance(body.get("content_block"), dict):
                yield from self._blocks.start(index, body["content_block"])
            case "content_block_stop":
                yield from self._blocks.stop(index)
            case "message_start" if isinstance(body.get("message"), dict):
                yield from self._message_start(body["message"])
            case "message_delta":
                self._message_delta(body)
            case "message_stop":
                yield from self._end()
            case _:
                return

    def _message_start(self, message: dict[str, Any]) -> Iterator[dict[str, Any]]:
        fields: dict[str, Any] = {}
        for name in ("id", "model"):
            if isinstance(message.get(name), str) and message[name]:
                fields[name] = message[name]
        self._blocks.set_facts(fields.get("id"))
        self._usage = merge_usage(self._usage, message.get("usage"))
        self._extras |= message_extras(message)
        self._note_reason(message.get("stop_reason"))
        usage = read_usage(self._usage)
        if usage:
            fields["usage"] = usage
        if fields:
            yield fields
        content = message.get("content")
        if isinstance(content, list):
            for index, block in enumerate(content):  # empty by the contract; what stands there is the answer's
                if isinstance(block, dict):
                    yield from self._blocks.start(index, block)

    def _message_delta(self, body: dict[str, Any]) -> None:
        delta = body.get("delta")
        if isinstance(delta, dict):
            self._note_reason(delta.get("stop_reason"))
            self._extras |= message_extras(delta)
        self._usage = merge_usage(self._usage, body.get("usage"))
        if not body.keys() <= _EVENT:
            self._extras |= message_extras({key: value for key, value in body.items() if key not in _EVENT})

    def _note_reason(self, raw: Any) -> None:
        if isinstance(raw, str) and raw:
            self._raw = raw

    def _end(self) -> Iterator[dict[str, Any]]:
        yield from self._blocks.finish()
        usage = read_usage(self._usage)
        ending = conclude(self._raw, self._blocks.calls, usage, self._request)
        fields: dict[str, Any] = {"is_complete": True, "finish_reason": ending.reason, "usage": usage}
        if self._raw is not None:
            fields["raw_finish_reason"] = self._raw
        if ending.diagnostics:
            fields["diagnostics"] = ending.diagnostics
        if self._extras:
            fields["extras"] = self._extras
        self._ended = True
        yield fields

    def _server_error(self, error: RawError, body: Mapping[str, Any]) -> None:
        info = describe(error, body, None)
        if info.code == TokenLimitError.code:
            self._failure = TokenLimitError(info)
        else:
            self._failure = StreamError(info.replace(code=StreamError.code))

    # A body in place of a stream

    def _take_body(self, data: bytes) -> list[StreamingChunk]:
        """A whole answer where a stream was asked for: read as the events that it would have been."""
        try:
            body = parse_wire_json(data)
        except NotJsonError:
            raise StreamError(f"the answer is {describe_body(data)}, not a stream", category="protocol") from None
        if not isinstance(body, dict) or not isinstance(body.get("content"), list):
            told = read_error(body)
            if told is None:
                raise StreamError("the answer is JSON without content, not a stream", category="protocol")
            self._server_error(told, body)
            assert self._failure is not None
            raise self._failure
        chunks: list[StreamingChunk] = []
        self._collect(_as_events(body), chunks)
        if self._failure is not None:
            raise self._failure
        return chunks

    def _collect(self, events: list[dict[str, Any]], chunks: list[StreamingChunk]) -> None:
        try:
            for event in events:
                chunks += [self._validate(each) for each in self._event("message", event)]
        except ValidationError as error:
            self._failure = StreamError(f"the answer cannot be read: {unfit(error)}", category="protocol")


def _as_events(message: dict[str, Any]) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = [{"type": "message_start", "message": {**message, "content": []}}]
    for index, block in enumerate(message["content"]):
        events.append({"type": "content_block_start", "index": index, "content_block": block})
        events.append({"type": "content_block_stop", "index": index})
    return [*events, {"type": "message_stop"}]

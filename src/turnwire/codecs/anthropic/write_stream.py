"""Streamed answers, canonical → wire, for clients.

In: canonical chunks of any origin. Out: bytes of server-sent events in this wire's grammar: one `message_start`, blocks
that never overlap, one `message_delta` with the usage, `message_stop`. Text and thoughts go out at once; only what
would have to stand inside an open call is held: pieces of other calls, until the JSON of the open one is whole. A
stream without its complete chunk has no `message_stop`, so that the client sees the break; an error is an `error`
event.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.answer_encoder import AnswerEncoder
from turnwire.codecs.anthropic.losses import AnthropicLosses
from turnwire.codecs.anthropic.names import DIALECT, is_own_word
from turnwire.codecs.anthropic.variants import AnthropicVariant
from turnwire.codecs.anthropic.write_answer import THE_ANSWER, stop_reason, write_usage
from turnwire.codecs.anthropic.write_errors import error_body
from turnwire.codecs.anthropic.write_parts import write_block
from turnwire.codecs.anthropic.write_stream_items import StreamBlocks, StreamCalls
from turnwire.codecs.base import Fill, as_it_is
from turnwire.codecs.own_options import own_of
from turnwire.codecs.rows import Values
from turnwire.codecs.wirejson import dump_wire_json
from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.calls import RawCall

if TYPE_CHECKING:
    from turnwire_schema.wire.anthropic import MessageDeltaEvent, StartBlock, Usage

_ONLY_TEXT: Final = {"text"}
_NUMBERED_TEXT: Final = {"text", "part_index"}
_ONLY_CALLS: Final = {"tool_call_deltas"}
_ONLY_ARGUMENTS: Final = {"index", "arguments"}
_DELTA_KEYS: Final = ("stop_sequence", "stop_details", "container")


class AnthropicStreamEncoder(AnswerEncoder):
    """Encodes one stream of message events."""

    def __init__(self, variant: AnthropicVariant, *, created: int = 0, fill: Fill = as_it_is, **known: Any) -> None:
        """The wire has no place for the time."""
        super().__init__(**known)
        self._losses: AnthropicLosses = AnthropicLosses(variant)
        self._blocks = StreamBlocks(self._losses, fill, self._out)
        self._calls = StreamCalls(self._blocks, self._losses, self._names)
        self._own_thinking: set[int | None] = set()

    def feed(self, chunk: StreamingChunk) -> bytes:
        """See `StreamEncoder.feed`."""
        given, blocks = chunk.__pydantic_fields_set__, self._blocks
        if blocks.kind == "text":
            if given == _ONLY_TEXT or (given == _NUMBERED_TEXT and chunk.part_index == blocks.number):
                return blocks.piece(chunk.text) if chunk.text else b""
        elif blocks.call is not None and given == _ONLY_CALLS:
            deltas = chunk.tool_call_deltas
            if deltas is not None and len(deltas) == 1 and deltas[0].__pydantic_fields_set__ == _ONLY_ARGUMENTS:
                piece = deltas[0].arguments
                if self._calls.goes_on(deltas[0].index, piece or ""):
                    return blocks.piece(piece) if piece else b""
        return self._feed(chunk)

    def _take_time(self, created: int | str) -> None:
        self._losses.lose("created", "/created")

    def _write(self, chunk: StreamingChunk) -> None:
        blocks, after = self._blocks, self._calls.after
        options = own_of(chunk.provider_options, self._losses.variant)
        number = chunk.part_index
        if chunk.thinking is not None or chunk.signature is not None:
            if chunk.thinking_origin is not None and chunk.thinking_origin.dialect == DIALECT:
                self._own_thinking.add(number)
            is_own = number in self._own_thinking
            after(lambda: blocks.thinking(chunk.thinking or "", chunk.signature, number, options, is_own=is_own))
        if chunk.text is not None and (chunk.text or options):
            text = chunk.text
            after(lambda: blocks.text(text, number, options))
        if chunk.refusal:
            self._losses.lose("refusal", "/refusal", "sent as a text")
            refusal = chunk.refusal
            after(lambda: blocks.text(refusal, number, {}))
        for part in chunk.parts or ():
            if (block := write_block(part, "/parts", "answer", self._losses)) is not None:
                after(partial(blocks.whole, cast("StartBlock", block)))  # it begins whole
        for delta in chunk.tool_call_deltas or ():
            self._calls.add(delta)

    def _fail(self, error: ErrorInfo) -> None:
        self._out.append(b"event: error\ndata: %b\n\n" % dump_wire_json(error_body(error)))

    def _begin(self, chunk: StreamingChunk) -> None:
        self._calls.answer_id = self._id
        if self._unknown("id", "model"):
            self._losses.lose("identity", "", "written empty")
        usage: Usage = {"input_tokens": 0, "output_tokens": 0}
        if chunk.usage is not None:
            usage = write_usage(chunk.usage, AnthropicLosses(self._losses.variant), is_own=not chunk.is_complete)
        self._blocks.event(
            {
                "type": "message_start",
                "message": {
                    "id": self._id,
                    "type": "message",
                    "role": "assistant",
                    "model": self._model,
                    "content": [],
                    "stop_reason": None,
                    "stop_sequence": None,
                    "usage": usage,
                },
            }
        )

    def _marked_calls(self, *, was_cut: bool) -> Iterator[RawCall]:
        return self._calls.marked(was_cut=was_cut)

    def _finish(self, chunk: StreamingChunk, reason: str) -> None:
        self._calls.finish()
        is_own = is_own_word(chunk.raw_finish_reason)
        raw, has_calls = chunk.raw_finish_reason, bool(self._calls)
        word = stop_reason(reason, raw, self._losses, self._request, has_calls=has_calls)
        usage = write_usage(self._counted or UsageInfo(), self._losses, is_own=is_own)
        extras = self._extras
        if extras.pop(MESSAGE_EXTRAS, None):
            self._losses.lose("answer_part", "/message/extras", detail="extras")
        if extras and not is_own:
            self._losses.lose("answer_detail", "/extras", detail=", ".join(sorted(extras)))
            extras = {}
        told: Values = {key: extras[key] for key in _DELTA_KEYS if key in extras}
        delta = {"stop_reason": word, "stop_sequence": None} | told
        more = {key: value for key, value in extras.items() if key not in _DELTA_KEYS and key not in THE_ANSWER}
        event: Values = {"type": "message_delta", "delta": delta, "usage": usage, **more}
        self._blocks.event(cast("MessageDeltaEvent", event))  # what this dialect's own answer said beside it, too
        self._blocks.event({"type": "message_stop"})

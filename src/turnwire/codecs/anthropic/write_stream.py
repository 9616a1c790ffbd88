"""Streamed answers, canonical → wire, for clients.

In: canonical chunks of any origin. Out: bytes of server-sent events in this wire's grammar: one `message_start`, blocks
that never overlap, one `message_delta` with the usage, `message_stop`. Text and thinking are sent at once; content that
would interrupt an open call is held until the call's JSON is complete. A call begins when its name is known. A stream
without its complete chunk has no `message_stop`, so the client can detect the interruption; an error is an `error`
event.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.anthropic.ids import WireIds, original_id
from turnwire.codecs.anthropic.names import DIALECT, AnthropicLosses, is_own_word
from turnwire.codecs.anthropic.variants import AnthropicVariant
from turnwire.codecs.anthropic.write_answer import THE_ANSWER, stop_reason, write_usage
from turnwire.codecs.anthropic.write_errors import error_body
from turnwire.codecs.anthropic.write_parts import write_block
from turnwire.codecs.base import Fill, as_it_is
from turnwire.codecs.streams.block_encoder import BlockEncoder
from turnwire.codecs.streams.block_events import BlockWords, StreamBlocks
from turnwire.codecs.values.provider_options import own_of
from turnwire.codecs.values.rows import Values
from turnwire.codecs.values.wire_values import listed_of, object_of
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.calls import RawCall
from turnwire.core.ids import mint_tool_call_id

if TYPE_CHECKING:
    from turnwire_schema.wire.anthropic import ContentDelta, StartMessage, StartToolUseBlock, ThinkingBlock, Usage

_WORDS: Final = BlockWords(
    "type",
    "content_block_start",
    "content_block",
    "content_block_delta",
    b'event: content_block_stop\ndata: {"type":"content_block_stop","index":%d}\n\n',
    b'event: content_block_delta\ndata: {"type":"content_block_delta","index":%d,"delta":{"type":%b:',
)
_THOUGHT: Final = b'"thinking_delta","thinking"'
_ONLY_TEXT: Final = {"text"}
_NUMBERED_TEXT: Final = {"text", "part_index"}
_ONLY_CALLS: Final = {"tool_call_deltas"}
_ONLY_ARGUMENTS: Final = {"index", "arguments"}
_DELTA_KEYS: Final = ("stop_sequence", "stop_details", "container")


class AnthropicStreamEncoder(BlockEncoder):
    """Encoder of one stream of message events."""

    def __init__(self, variant: AnthropicVariant, *, created: int = 0, fill: Fill = as_it_is, **known: Any) -> None:
        """Create an encoder; the wire has no field for `created`."""
        super().__init__(**known)
        self._losses: AnthropicLosses = AnthropicLosses(variant)
        self._blocks = StreamBlocks(_WORDS, self._out, fill)
        self._told: dict[RawCall, Values] = {}  # provider options sent with the start of each call
        self._nameless: dict[RawCall, int] = {}  # the block after which a call arrived without a name
        self._ids = WireIds()
        self._own_thinking: set[int | None] = set()

    def feed(self, chunk: StreamingChunk) -> bytes:
        """See `StreamEncoder.feed`."""
        given, blocks = chunk.__pydantic_fields_set__, self._blocks
        if blocks.kind == "text" and self._is_open:
            if given == _ONLY_TEXT or (given == _NUMBERED_TEXT and chunk.part_index == blocks.number):
                return blocks.piece(chunk.text) if chunk.text else b""
        elif given == _ONLY_CALLS and self._open is not None and self._is_open and not self._held:
            deltas = chunk.tool_call_deltas or ()
            if len(deltas) == 1 and deltas[0].__pydantic_fields_set__ == _ONLY_ARGUMENTS:
                return self._piece_of_call(deltas[0])
        return super().feed(chunk)

    def _take_time(self, created: int | str) -> None:
        self._losses.lose("created", "/created")

    def _say(self, chunk: StreamingChunk) -> None:
        number = chunk.part_index
        options = self._own(chunk)
        if chunk.thinking is not None or chunk.signature is not None:
            if chunk.thinking_origin is not None and chunk.thinking_origin.dialect == DIALECT:
                self._own_thinking.add(number)
            is_own = number in self._own_thinking
            self._thinking(chunk.thinking or "", chunk.signature, number, options, is_own=is_own)
        if chunk.text is not None and (chunk.text or options):
            self._text(chunk.text, number, options)
        if chunk.refusal:
            self._losses.lose("refusal", "/refusal", "sent as a text")
            self._text(chunk.refusal, number, {})
        for part in chunk.parts or ():
            if (block := write_block(part, "/parts", "answer", self._losses)) is not None:
                self._whole(block)

    def _own(self, of: StreamingChunk | ToolCallDelta | RawCall) -> Values:
        return own_of(of.provider_options, self._losses.variant) if of.provider_options else {}

    # Blocks

    def _reopen(self, kind: str, number: int | None, block: Mapping[str, object], delta: bytes) -> None:
        """Start the block of a part, which may already have had one."""
        self._blocks.close()
        if number is not None and (kind, number) in self._blocks.closed:
            self._losses.lose("part_order", "/part_index", "goes on in a new block")
        self._blocks.open(kind, number, block, delta)

    def _note_late(self, options: Mapping[str, object], told: Mapping[str, object], at: str) -> None:
        """Report options that should have been sent with the start of a block."""
        if options:
            late = [name for name, value in options.items() if name not in told or told[name] != value]
            self._losses.lose_named("part_order", at, sorted(late))

    def _goes_on(self, kind: str, number: int | None, options: Mapping[str, object]) -> bool:
        """Return whether text with this number continues the open block, whose start should have had its options."""
        blocks = self._blocks
        if blocks.kind == kind and (number is None or blocks.number is None or number == blocks.number):
            blocks.number = blocks.number if number is None else number
            self._note_late(options, blocks.told, "/provider_options")
            return True
        return False

    def _text(self, text: str, number: int | None, options: Mapping[str, object]) -> None:
        """Write a text delta and its provider options."""
        citations = listed_of(options.get("citations"))
        rest = {key: value for key, value in options.items() if key != "citations"}
        if not self._goes_on("text", number, rest):
            listed: dict[str, object] = {"citations": []} if citations else {}
            self._reopen("text", number, {"type": "text", "text": "", **listed, **rest}, b'"text_delta","text"')
        self._blocks.add(text)
        for each in citations:
            self._delta({"type": "citations_delta", "citation": each})

    def _thinking(
        self, text: str, signature: str | None, number: int | None, options: Mapping[str, object], *, is_own: bool
    ) -> None:
        """Write thinking or its signature; `is_own` means that it came from this dialect."""
        if signature is not None and not is_own:
            self._losses.lose("thinking_foreign", "/signature", "sent without the signature")
            signature = None
        says_nothing = not text and signature is None and not options
        if says_nothing and number is None:
            return
        if not self._goes_on("thinking", number, options):
            if not text and number is not None and ("thinking", number) in self._blocks.closed:
                if signature is not None:
                    self._losses.lose("part_order", "/signature")
                self._note_late(options, {}, "/provider_options")
                return
            if says_nothing and not is_own:
                return
            block: ThinkingBlock = {"type": "thinking", "thinking": "", "signature": ""}
            self._reopen("thinking", number, {**block, **options}, _THOUGHT)
        self._blocks.add(text)
        if signature is not None:
            self._delta({"type": "signature_delta", "signature": signature})

    def _whole(self, block: Mapping[str, object]) -> None:
        """Write a complete block in its start event, except for fields that clients read from deltas only."""
        self._blocks.close()
        if block.get("type") == "text" and isinstance(text := block.get("text"), str):
            self._text(text, None, {key: value for key, value in block.items() if key not in ("type", "text")})
        elif block.get("type") == "thinking":
            self._blocks.open("whole", None, {**block, "thinking": "", "signature": ""}, _THOUGHT)
            self._blocks.add(str(block["thinking"]))
            if signature := str(block["signature"]):
                self._delta({"type": "signature_delta", "signature": signature})
        else:
            given = object_of(block.get("input"))
            self._blocks.open("whole", None, {**block, "input": {}} if given else block)
            if given:
                self._delta({"type": "input_json_delta", "partial_json": dump_wire_json(given).decode()})
        self._blocks.close()

    def _delta(self, delta: ContentDelta) -> None:
        self._blocks.delta(self._blocks.index, delta)

    # Calls

    def _piece_of_call(self, delta: ToolCallDelta) -> bytes:
        """Return the bytes of a delta that is only arguments, with nothing held after it."""
        call = self._calls.add(delta)
        if self._open is not None and call is self._open.call:
            return self._blocks.piece(delta.arguments) if delta.arguments else b""
        self._take_call(call, delta)
        return self._take()

    def _take_call(self, call: RawCall, delta: ToolCallDelta) -> None:
        if call not in self._in_line and not call.name:
            self._nameless.setdefault(call, self._blocks.index + len(self._held))
        super()._take_call(call, delta)

    def _begin_call(self, call: RawCall) -> None:
        blocks, name = self._blocks, call.name or ""
        if self._nameless.pop(call, blocks.index) < blocks.index:
            self._losses.lose("part_order", "/tool_call_deltas", "stands behind what came before its name")
        if call.id is None:
            call.id = mint_tool_call_id(self._id, len(self._begun) - 1, name)
        call_id = self._ids.of_call(call.id)
        if original_id(call_id) != call.id:
            self._losses.lose("call_id", "/message/tool_calls", "rewritten")
        options = self._told[call] = self._own(call)
        block: StartToolUseBlock = {"type": "tool_use", "id": call_id, "name": self._names.get(name, name), "input": {}}
        blocks.open("call", None, {**block, **options}, b'"input_json_delta","partial_json"')
        blocks.add(call.text)

    def _extend_call(self, call: RawCall, delta: ToolCallDelta) -> None:
        self._note_late(self._own(delta), self._told[call], "/message/tool_calls")
        self._blocks.add(delta.arguments or "")

    def _add_late(self, call: RawCall, delta: ToolCallDelta) -> None:
        self._note_late(self._own(delta), self._told[call], "/message/tool_calls")
        if delta.arguments and delta.arguments.strip():
            call.pieces.pop()  # the client has the call without it
            self._losses.lose("late_arguments", "/tool_call_deltas")

    def _end_call(self, call: RawCall) -> None:
        self._blocks.close()

    # The ends

    def _fail(self, error: ErrorInfo) -> None:
        self._out.append(b"event: error\ndata: %b\n\n" % dump_wire_json(error_body(error)))

    def _begin(self, chunk: StreamingChunk) -> None:
        if self._unknown("id", "model"):
            self._losses.lose("identity", "", "written empty")
        usage: Usage = {"input_tokens": 0, "output_tokens": 0}
        if chunk.usage is not None:
            usage = write_usage(chunk.usage, AnthropicLosses(self._losses.variant), is_own=not chunk.is_complete)
        message: StartMessage = {
            "id": self._id,
            "type": "message",
            "role": "assistant",
            "model": self._model,
            "content": [],
            "stop_reason": None,
            "stop_sequence": None,
            "usage": usage,
        }
        self._blocks.event("message_start", {"message": message})

    def _finish(self, chunk: StreamingChunk, reason: str) -> None:
        self._write_rest()
        self._blocks.close()
        raw, has_calls = chunk.raw_finish_reason, bool(self._begun)
        is_own = is_own_word(raw)
        word = stop_reason(reason, raw, self._losses, self._request, has_calls=has_calls)
        usage = write_usage(self._counted or UsageInfo(), self._losses, is_own=is_own)
        extras = self._extras
        if extras.pop(MESSAGE_EXTRAS, None):
            self._losses.lose("answer_part", "/message/extras", detail="extras")
        if not is_own:
            self._losses.lose_named("answer_detail", "/extras", sorted(extras))
            extras = {}
        told: Values = {key: extras[key] for key in _DELTA_KEYS if key in extras}
        delta = {"stop_reason": word, "stop_sequence": None} | told
        more = {key: value for key, value in extras.items() if key not in _DELTA_KEYS and key not in THE_ANSWER}
        self._blocks.event("message_delta", {"delta": delta, "usage": usage, **more})
        self._blocks.event("message_stop", {})

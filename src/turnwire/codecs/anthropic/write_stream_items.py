"""The blocks of a streamed answer for clients, of which one is open at a time.

In: pieces of texts and thoughts, and parts that are whole. Out: bytes of events, from `content_block_start` to
`content_block_stop`. A block opens when its first piece comes and closes when another begins; the bytes around a piece
are made once for its block. What comes too late for the start of its block is a loss.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema.v1.content import ContentPart, ForeignPart, RefusalPart, TextPart, ThinkingPart

from turnwire.codecs.anthropic.losses import AnthropicLosses
from turnwire.codecs.anthropic.variants import AnthropicVariant
from turnwire.codecs.anthropic.write_answer import shown_thinking
from turnwire.codecs.anthropic.write_parts import foreign_block
from turnwire.codecs.base import Fill
from turnwire.codecs.own_options import merge_own, own_of
from turnwire.codecs.wire_values import listed_of, object_of
from turnwire.codecs.wirejson import dump_wire_json

if TYPE_CHECKING:
    from turnwire_schema.wire.anthropic import ContentDelta, MessageStreamEvent, StartBlock, TextBlock

    from turnwire.codecs.anthropic.write_stream_calls import OutgoingCall

_HEAD: Final = b'event: content_block_delta\ndata: {"type":"content_block_delta","index":%d,"delta":{"type":%b:'
_TAIL: Final = b"}}\n\n"


class StreamLosses(AnthropicLosses):
    """The losses of one stream, each once: it would repeat them with every piece."""

    __slots__ = ("_noted",)

    def __init__(self) -> None:
        super().__init__()
        self._noted: set[tuple[str, str]] = set()

    def lose(self, name: str, at: str, action: str = "left out", *, detail: str = "") -> None:
        """See `DialectLosses.lose`."""
        if (name, at) not in self._noted:
            self._noted.add((name, at))
            super().lose(name, at, action, detail=detail)


class StreamBlocks:
    """Writes the blocks of one stream. Not thread-safe."""

    __slots__ = (
        "_bytes",
        "_closed",
        "_fill",
        "_losses",
        "_told",
        "_variant",
        "call",
        "head",
        "index",
        "kind",
        "number",
    )

    def __init__(self, variant: AnthropicVariant, losses: StreamLosses, fill: Fill) -> None:
        self._variant = variant
        self._losses = losses
        self._fill = fill
        self._bytes: list[bytes] = []
        self._closed: set[tuple[str, int]] = set()
        self._told: Mapping[str, object] = {}  # the start of the open block
        self.index = -1
        self.kind = ""
        """Of the open block; empty where none is open."""
        self.number: int | None = None
        """Of the part in the open block."""
        self.head = b""
        """Of the next delta of the open block."""
        self.call: OutgoingCall | None = None
        """The call in the open block."""

    def take(self) -> bytes:
        """The bytes of the events since the last call."""
        out = b"".join(self._bytes)
        self._bytes.clear()
        return out

    def event(self, event: MessageStreamEvent) -> None:
        """Write one event."""
        name = event["type"]
        self._bytes.append(b"event: %b\ndata: %b\n\n" % (name.encode(), dump_wire_json(self._fill(name, event))))

    def piece(self, text: str) -> bytes:
        """The event of a piece that goes on in the open block."""
        return self.head + dump_wire_json(text) + _TAIL

    def add(self, text: str) -> None:
        """Write a piece that goes on in the open block."""
        if text:
            self._bytes.append(self.piece(text))

    def open(self, kind: str, number: int | None, block: StartBlock, delta: bytes) -> None:
        """Begin a block; `delta` are the type and the field of its pieces."""
        self.close()
        self.index += 1
        self.kind, self.number, self._told = kind, number, object_of(block)
        self.head = _HEAD % (self.index, delta)
        self.event({"type": "content_block_start", "index": self.index, "content_block": block})

    def close(self) -> None:
        """End the open block, if there is one."""
        if not self.kind:
            return
        if self.number is not None:
            self._closed.add((self.kind, self.number))
        if self.call is not None:
            self.call.is_open, self.call.is_closed = False, True
            self.call = None
        self.kind, self.number = "", None
        self.event({"type": "content_block_stop", "index": self.index})

    def note_late(self, options: Mapping[str, object], told: Mapping[str, object], at: str) -> None:
        """Note what the start of a block should have said."""
        late = [name for name, value in options.items() if name not in told or told[name] != value]
        if late:
            self._losses.lose("part_order", at, detail=", ".join(sorted(late)))

    def _delta(self, delta: ContentDelta) -> None:
        self.event({"type": "content_block_delta", "index": self.index, "delta": delta})

    def _goes_on(self, kind: str, number: int | None, options: Mapping[str, object]) -> bool:
        """Whether a piece with this number goes on in the open block, whose start should have said its options."""
        if self.kind == kind and (number is None or self.number is None or number == self.number):
            self.number = self.number if number is None else number
            self.note_late(options, self._told, "/provider_options")
            return True
        return False

    def _reopen(self, kind: str, number: int | None, block: StartBlock, delta: bytes) -> None:
        """Begin the block of a part, which may have had one before."""
        self.close()
        if number is not None and (kind, number) in self._closed:
            self._losses.lose("part_order", "/part_index", "goes on in a new block")
        self.open(kind, number, block, delta)

    def text(self, text: str, number: int | None, options: Mapping[str, object]) -> None:
        """A piece of a text, and what of this wire's own stands beside it."""
        citations = listed_of(options.get("citations"))
        rest = {key: value for key, value in options.items() if key != "citations"}
        if not self._goes_on("text", number, rest):
            block: TextBlock = {"type": "text", "text": ""}
            if citations:
                block["citations"] = []
            self._reopen("text", number, _with(block, rest), b'"text_delta","text"')
        self.add(text)
        for each in citations:
            self._delta({"type": "citations_delta", "citation": each})

    def thinking(
        self, text: str, signature: str | None, number: int | None, options: Mapping[str, object], *, is_own: bool
    ) -> None:
        """A piece of thoughts, or their signature; `is_own`: they are this dialect's."""
        if signature is not None and not is_own:
            self._losses.lose("thinking_foreign", "/signature", "sent without the signature")
            signature = None
        says_nothing = not text and signature is None and not options
        if says_nothing and number is None:
            return
        if not self._goes_on("thinking", number, options):
            if not text and number is not None and ("thinking", number) in self._closed:
                if signature is not None:
                    self._losses.lose("part_order", "/signature")
                if options:
                    self._losses.lose("part_order", "/provider_options", detail=", ".join(sorted(options)))
                return
            if says_nothing and not is_own:
                return
            block: StartBlock = {"type": "thinking", "thinking": "", "signature": ""}
            self._reopen("thinking", number, _with(block, options), b'"thinking_delta","thinking"')
        self.add(text)
        if signature is not None:
            self._delta({"type": "signature_delta", "signature": signature})

    def part(self, part: ContentPart) -> StartBlock | TextPart | RefusalPart | None:
        """What of a part is written, once it may be; None, and mostly a loss, where that is nothing."""
        match part:
            case TextPart():
                return part if part.text or own_of(part.provider_options, self._variant) else None
            case RefusalPart():
                self._losses.lose("refusal", "/parts", "sent as a text")
                return part if part.text else None
            case ThinkingPart():
                block = cast("StartBlock | None", shown_thinking(part, "/parts", self._losses))  # it begins whole
                return block if block is None else merge_own(block, part.provider_options, self._variant)
            case ForeignPart():
                return cast("StartBlock | None", foreign_block(part, "/parts", self._losses))  # as a server wrote it
            case _:
                self._losses.lose("answer_part", "/parts", detail=part.type)
                return None

    def whole(self, part: StartBlock | TextPart | RefusalPart) -> None:
        """A part in a block of its own: in its start, but for what clients take from deltas only."""
        self.close()
        if isinstance(part, (TextPart, RefusalPart)):
            own = own_of(part.provider_options, self._variant) if isinstance(part, TextPart) else {}
            self.text(part.text, None, own)
        else:
            self._whole_block(part)
        self.close()

    def _whole_block(self, block: StartBlock) -> None:
        begun = dict(block.items())
        deltas: list[ContentDelta] = []
        if isinstance(given := begun.get("input"), Mapping) and given:
            deltas.append({"type": "input_json_delta", "partial_json": dump_wire_json(given).decode()})
            begun["input"] = {}
        if begun.get("type") == "thinking":
            if text := begun["thinking"]:
                deltas.append({"type": "thinking_delta", "thinking": cast("str", text)})
            if signature := begun["signature"]:
                deltas.append({"type": "signature_delta", "signature": cast("str", signature)})
            begun |= {"thinking": "", "signature": ""}
        self.open("whole", None, cast("StartBlock", begun), b'""')  # the same block, but for its pieces
        for delta in deltas:
            self._delta(delta)


def _with(block: StartBlock, options: Mapping[str, object]) -> StartBlock:
    """A block that begins with fields of its own."""
    return cast("StartBlock", {**block, **options}) if options else block  # fields that only servers know

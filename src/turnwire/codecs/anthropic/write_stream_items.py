"""The blocks of a streamed answer for clients, of which one is open at a time; each call has one of its own.

In: pieces of texts and thoughts, parts that are whole, and calls. Out: bytes of events, from `content_block_start` to
`content_block_stop`. A block opens when its first piece comes and closes when another begins; the bytes around a piece
are made once for its block. What comes too late for the start of its block is a loss.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from turnwire.codecs.anthropic.losses import AnthropicLosses
from turnwire.codecs.base import Fill
from turnwire.codecs.stream_blocks import BlockWords, StreamBlocks
from turnwire.codecs.wire_values import listed_of, object_of
from turnwire.codecs.wirejson import dump_wire_json

if TYPE_CHECKING:
    from turnwire_schema.wire import anthropic as api

_WORDS: Final = BlockWords(
    "type",
    "content_block_start",
    "content_block",
    "content_block_delta",
    b'event: content_block_stop\ndata: {"type":"content_block_stop","index":%d}\n\n',
    b'event: content_block_delta\ndata: {"type":"content_block_delta","index":%d,"delta":{"type":%b:',
)


class AnthropicBlocks(StreamBlocks):
    """Writes the blocks of one stream. Not thread-safe."""

    def __init__(self, losses: AnthropicLosses, fill: Fill, out: list[bytes]) -> None:
        super().__init__(_WORDS, out, fill)
        self._losses = losses
        self._closed: set[tuple[str, int]] = set()

    def close(self) -> None:
        """End the open block, if there is one."""
        if self.number is not None:
            self._closed.add((self.kind, self.number))
        super().close()

    def _reopen(self, kind: str, number: int | None, block: Mapping[str, object], delta: bytes) -> None:
        """Begin the block of a part, which may have had one before."""
        self.close()
        if number is not None and (kind, number) in self._closed:
            self._losses.lose("part_order", "/part_index", "goes on in a new block")
        self.open(kind, number, block, delta)

    def note_late(self, options: Mapping[str, object], told: Mapping[str, object], at: str) -> None:
        """Note what the start of a block should have said."""
        if options:
            late = [name for name, value in options.items() if name not in told or told[name] != value]
            self._losses.lose_named("part_order", at, sorted(late))

    def _goes_on(self, kind: str, number: int | None, options: Mapping[str, object]) -> bool:
        """Whether a piece with this number goes on in the open block, whose start should have said its options."""
        if self.kind == kind and (number is None or self.number is None or number == self.number):
            self.number = self.number if number is None else number
            self.note_late(options, self.told, "/provider_options")
            return True
        return False

    def text(self, text: str, number: int | None, options: Mapping[str, object]) -> None:
        """A piece of a text, and what of this wire's own stands beside it."""
        citations = listed_of(options.get("citations"))
        rest = {key: value for key, value in options.items() if key != "citations"}
        if not self._goes_on("text", number, rest):
            listed: dict[str, object] = {"citations": []} if citations else {}
            self._reopen("text", number, {"type": "text", "text": "", **listed, **rest}, b'"text_delta","text"')
        self.add(text)
        for each in citations:
            self.delta(self.index, {"type": "citations_delta", "citation": each})

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
                self.note_late(options, {}, "/provider_options")
                return
            if says_nothing and not is_own:
                return
            block: api.ThinkingBlock = {"type": "thinking", "thinking": "", "signature": ""}
            self._reopen("thinking", number, {**block, **options}, b'"thinking_delta","thinking"')
        self.add(text)
        if signature is not None:
            self.delta(self.index, {"type": "signature_delta", "signature": signature})

    def whole(self, block: Mapping[str, object]) -> None:
        """A block of its own: in its start, but for what clients take from deltas only."""
        self.close()
        rest = dict(block)
        kind, options = rest.pop("type", None), rest
        if kind == "text" and isinstance(text := rest.pop("text", None), str):
            self.text(text, None, options)
        elif kind == "thinking":
            text, signature = cast("str", rest.pop("thinking")), cast("str", rest.pop("signature"))
            self.thinking(text, signature or None, None, options, is_own=True)
        else:
            given = object_of(block.get("input"))
            self.open("whole", None, {**block, "input": {}} if given else block)
            if given:
                self.delta(self.index, {"type": "input_json_delta", "partial_json": dump_wire_json(given).decode()})
        self.close()

"""Streamed answers, canonical → wire, for clients.

In: canonical chunks of any origin. Out: bytes of server-sent events in the published grammar: `response.created` and
`in_progress`; for each item `output_item.added`, its parts and deltas, the `done` events with the whole texts and
`output_item.done`; at the end one `response.completed`, `incomplete` or `failed` with the whole response. Text and
thinking are sent with the chunk that contains them; they are stored only because the `done` events repeat them.

One item is open at a time, and is done before the next begins: many clients track only one growing item. Content after
an open call is held until the call's JSON is complete. A stream without its complete chunk gets no terminal event, so
the client can detect the interruption; an error is written as `response.failed`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from turnwire_schema.v1.content import ContentPart, ForeignPart, Origin, RefusalPart, TextPart, ThinkingPart
from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta

from turnwire.codecs.answers.times import epoch_seconds
from turnwire.codecs.base import Fill, as_it_is
from turnwire.codecs.openai_responses import write_answer as answer
from turnwire.codecs.openai_responses.names import DIALECT, ResponsesLosses
from turnwire.codecs.openai_responses.read_items import ITEM, beside_item, mint_item_id
from turnwire.codecs.openai_responses.tool_kinds import Spellings
from turnwire.codecs.openai_responses.write_errors import response_error
from turnwire.codecs.openai_responses.write_items import is_own_thought, rest_of_message
from turnwire.codecs.openai_responses.write_stream_events import StreamWriter
from turnwire.codecs.openai_responses.write_stream_items import CallItem, GrowingItem, MessageItem, ReasoningItem
from turnwire.codecs.streams.block_encoder import BlockEncoder
from turnwire.codecs.values.provider_options import own_of
from turnwire.codecs.values.wire_values import objects_of
from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.calls import RawCall, is_closed
from turnwire.core.finish import ENDED

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_responses import OutputItem

_COMMON: Final = ({"text", "part_index"}, {"text"})


class ResponsesStreamEncoder(BlockEncoder):
    """Encoder of one stream of response events."""

    _created: int

    def __init__(self, *, fill: Fill = as_it_is, **known: Any) -> None:
        super().__init__(**known)
        self._foreign_in_summary = answer.wants_summary(self._request)
        self._losses: ResponsesLosses = ResponsesLosses()
        self._spellings = Spellings(None if self._request is None else self._request.tools, for_client=True)
        self._writer = StreamWriter(self._out, fill)
        self._fields: answer.AnswerFields | None = None
        self._item: MessageItem | ReasoningItem | None = None  # the open item
        self._closed: dict[tuple[type[GrowingItem], int | None], GrowingItem] = {}  # by the numbers of their parts
        self._items: dict[RawCall, CallItem] = {}
        self._made_up: list[str] = []  # made-up id, model or time, recorded before anything was written
        self._has_refusal = False

    def feed(self, chunk: StreamingChunk) -> bytes:
        """See `StreamEncoder.feed`."""
        given, item = chunk.__pydantic_fields_set__, self._item
        if item is not None and chunk.text and given in _COMMON and self._is_open:
            plain = item.plain_text(chunk.text, chunk.part_index)
            if plain is not None:
                return plain
        return super().feed(chunk)

    def _say(self, chunk: StreamingChunk) -> None:
        own = own_of(chunk.provider_options, DIALECT)
        if chunk.thinking is not None or chunk.signature is not None:
            self._think(chunk.thinking, chunk.signature, chunk.thinking_origin, chunk.part_index, own)
        if chunk.text is not None:
            self._write_text("text", chunk.text, chunk.part_index, own)
        if chunk.refusal is not None:
            self._write_text("refusal", chunk.refusal, chunk.part_index, own)
        for part in chunk.parts or ():
            self._part(part, chunk.part_index)

    def _fail(self, error: ErrorInfo) -> None:
        writer = self._writer
        if self._fields is None:
            self._begin(StreamingChunk())  # clients read errors from `response.failed`, some from nothing else
        assert self._fields is not None
        self._abandon()
        with writer.silence():  # held content belongs to the answer, but a client must not run it
            self._write_held(is_last=True)
            self._abandon()
        status = answer.Status("failed")
        self._tell(self._fields, ResponsesLosses())
        writer.end(status.event, self._fields.write(status, writer.whole_output(), response_error(error)))

    def _abandon(self) -> None:
        """Record the open item in its current state."""
        item = self._item if self._open is None else self._items[self._open.call]
        if item is not None:
            item.abandon()
        self._item = self._open = None

    # The beginning

    def _take_time(self, created: int | str) -> None:
        super()._take_time(epoch_seconds(created, self._losses))

    def _begin(self, chunk: StreamingChunk) -> None:
        self._made_up = self._unknown("id")
        answer_id = self._id or mint_item_id("resp", self._model, self._created)
        self._fields = answer.AnswerFields(
            answer_id=answer_id, model=self._model, created=self._created, request=self._request
        )
        self._writer.answer_id = answer_id
        begun = self._fields.write(answer.Status("in_progress"), [])
        self._writer.end("response.created", begun)
        self._writer.end("response.in_progress", begun)

    # Pieces

    def _write_text(
        self, kind: Literal["text", "refusal"], text: str, key: int | None, own: Mapping[str, object]
    ) -> None:
        if kind == "refusal" and text:
            self._has_refusal = True
        if not text and not self._goes_on(key, own):
            if (late := self._closed.get((MessageItem, key))) is not None and key is not None:
                late.take_late(own, key)
                return
            if not own and self._writer.output:
                return  # empty, and a separate item would be visible
        self._message_for(key, own).add(kind, text, key, own)

    def _goes_on(self, key: int | None, own: Mapping[str, object]) -> bool:
        return isinstance(self._item, MessageItem) and self._item.takes(key, own)

    def _message_for(self, key: int | None, own: Mapping[str, object]) -> MessageItem:
        """Return the message for a delta; a new one if no open message accepts it."""
        message = self._item
        if not isinstance(message, MessageItem) or not message.takes(key, own):
            self._close_item()
            message = self._item = MessageItem(self._writer, own)
        return message

    def _think(
        self, text: str | None, signature: str | None, origin: Origin | None, key: int | None, own: Mapping[str, object]
    ) -> None:
        reasoning = self._item if isinstance(self._item, ReasoningItem) else None
        if reasoning is not None and not reasoning.takes(key, own, origin):
            reasoning = None
        is_own = (origin is not None and origin.dialect == DIALECT) if reasoning is None else reasoning.is_own
        if not text and reasoning is None:
            late = self._closed.get((ReasoningItem, key))
            if late is not None and key is not None and late.is_own:
                self._losses.lose("late_thinking", "/message/content", "said in the last event only")
                late.take_late(own, key, signature)
                return
        if signature is not None and not is_own:
            self._losses.lose("thinking_foreign", "/message/content", detail="signature")
            signature = None
        if not is_own and beside_item(own):
            self._losses.lose("part_options", "/message/content")
        if reasoning is None:
            if not text and signature is None and not own:
                return
            self._close_item()
            in_summary = (origin is None or origin.field != "content") if is_own else self._foreign_in_summary
            reasoning = self._item = ReasoningItem(self._writer, own, is_own=is_own, in_summary=in_summary)
        reasoning.add(text or "", signature, key, own, origin)

    def _close_item(self, *, is_cut: bool = False) -> None:
        """End the open message or reasoning item."""
        if (item := self._item) is not None:
            item.close(is_cut=is_cut)
            self._closed |= {(type(item), key): item for key in item.numbers()}
            self._item = None

    def _begin_call(self, call: RawCall) -> None:
        self._close_item()
        self._items[call] = CallItem(self._writer, self._spellings, call, len(self._items))
        self._add_to_call(call, "")

    def _extend_call(self, call: RawCall, delta: ToolCallDelta) -> None:
        self._add_to_call(call, delta.arguments or "")

    def _add_to_call(self, call: RawCall, piece: str) -> None:
        self._items[call].add(piece)
        if call.is_complete:
            self._close_call()

    def _end_call(self, call: RawCall) -> None:
        self._items[call].close()

    def _add_late(self, call: RawCall, delta: ToolCallDelta) -> None:
        if self._items[call].add_late(delta):
            self._losses.lose("late_arguments", "/message/tool_calls", "said in the last event only")

    def _part(self, part: ContentPart, key: int | None) -> None:
        match part:
            case TextPart() | RefusalPart():
                own = own_of(part.provider_options, DIALECT)
                self._write_text("text" if isinstance(part, TextPart) else "refusal", part.text, key, own)
            case ThinkingPart():
                if part.redacted_data is not None:
                    name = "thinking_redacted" if is_own_thought(part) else "thinking_foreign"
                    self._losses.lose(name, "/message/content", detail="redacted")
                own = own_of(part.provider_options, DIALECT)
                self._think(part.text, part.signature, part.origin, key, own)
            case ForeignPart() if part.dialect == DIALECT and part.data.get("type") == "message":
                beside = rest_of_message(part)
                for entry in objects_of(part.data.get("content")):
                    message = self._message_for(key, {ITEM: beside} if beside else {})
                    message.add_raw(dict(entry))  # unchanged
            case ForeignPart() if part.dialect == DIALECT:
                self._close_item()
                item = cast("OutputItem", dict(part.data))  # any item of this wire
                self._writer.close_item(self._writer.open_item(item), item)
            case ForeignPart():
                self._losses.lose("foreign_part", "/message/content")
            case _:
                self._losses.lose("answer_part", "/message/content", detail=part.type)

    # The end

    def _tell(self, fields: answer.AnswerFields, losses: ResponsesLosses) -> None:
        """Put model, time and counts, as known so far, into the response object."""
        fields.model, fields.created = self._model, self._created
        if self._counted is not None:
            fields.usage = answer.write_usage(self._counted, losses)

    def _note_losses(self) -> None:
        """Report losses at the end: made-up id, model or time, and message fields that only another dialect has."""
        missing = (*self._made_up, *self._unknown("created", "model"))
        self._losses.lose_named("identity", "", missing, "made up, empty or 0")
        if self._extras.pop(MESSAGE_EXTRAS, None):
            self._losses.lose("answer_part", "/message/extras", detail="extras")

    def _must_not_run(self, call: RawCall) -> bool:
        return call.invalid == "not_json" and call in self._begun

    def _finish(self, chunk: StreamingChunk, reason: str) -> None:
        raw, fields = chunk.raw_finish_reason, self._fields
        assert fields is not None  # made by _begin
        self._write_rest()
        has_calls, has_refusal = bool(self._begun), self._has_refusal
        status = answer.status_of_answer(reason, raw, self._losses, has_refusal=has_refusal, has_calls=has_calls)
        writer = self._writer
        if not writer.output and not has_calls and not answer.is_own_word(raw) and status.word != "failed":
            self._message_for(None, {}).add("text", "", None, {})
        if self._open is not None:
            call = self._open.call
            is_whole = is_closed(call.pieces) and reason not in ("error", "cancelled")
            self._items[call].close(is_cut=reason not in ENDED and not is_whole)
        self._close_item(is_cut=status.is_cut)
        self._tell(fields, self._losses)
        self._note_losses()
        writer.end(status.event, fields.end(status, writer.whole_output(), self._extras, raw, self._losses))

"""Write streamed answers for clients, canonical → wire.

In: canonical chunks of any origin. Out: bytes of server-sent events: the role first, then an event for every chunk with
content, the finish reason, the usage with `choices: []`, and `[DONE]`. A stream that ends without its complete chunk
ends without `[DONE]`, so that the client notices; an error is written in the variant's form.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, cast

from turnwire_schema.v1.content import ContentPart as Part, ForeignPart, TextPart, ThinkingPart
from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.json import ProviderOptions
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta
from turnwire_schema.wire import openai_chat as typed

from turnwire.codecs.answers.times import epoch_seconds
from turnwire.codecs.errors.openai import error_object
from turnwire.codecs.openai_chat.fields import write_usage
from turnwire.codecs.openai_chat.names import DIALECT, ChatLosses, ThinkingField
from turnwire.codecs.openai_chat.write_answer import NESTED, OUR_CALL_EXTRAS, answer_field, beside, finish_word
from turnwire.codecs.openai_chat.write_messages import is_custom_call, text_tools
from turnwire.codecs.openai_chat.write_parts import own_part
from turnwire.codecs.requests.text_inputs import TextReader
from turnwire.codecs.streams.answer_encoder import AnswerEncoder
from turnwire.codecs.values.provider_options import add, has_own, merge_own
from turnwire.codecs.values.wire_values import items_of, object_of, objects_of
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.codecs.variants import ChatVariant
from turnwire.core.call_order import StreamedCallOrder
from turnwire.core.calls import RawCall

_DONE: Final = b"data: [DONE]\n\n"
_PLAIN_TEXT: Final = frozenset({"text", "part_index"})


class ChatStreamEncoder(AnswerEncoder):
    """Encodes one stream of chat chunks."""

    reports_late: ClassVar[bool] = True
    text_open: ClassVar[bytes] = b',"choices":[{"index":0,"delta":{"content":'
    text_tail: ClassVar[bytes] = b'},"finish_reason":null}]}\n\n'

    def __init__(self, variant: ChatVariant, *, include_usage: bool | None = None, **known: Any) -> None:
        """Create an encoder. Usage is written if `request` asks for it, or if it is unknown whether it does."""
        super().__init__(**known)
        if include_usage is None:
            options = None if self._request is None else self._request.stream_options
            include_usage = options is None or bool(options.include_usage)
        self._variant = variant
        self._include_usage = include_usage
        self._text_head = b""  # of an event with text, up to the text; empty if it must be made
        self._has_refusal = False
        self._text_number: int | None = None  # of the last text written
        self._thinking_field: ThinkingField | None = None
        self._text_tools = text_tools(None if self._request is None else self._request.tools)
        self._texts: dict[int, TextReader] = {}  # calls of custom tools
        self._later: list[typed.ToolCallDelta] = []  # arguments that must not be in the first piece of their call
        self._losses: ChatLosses = ChatLosses(variant)
        self._order = StreamedCallOrder()

    def feed(self, chunk: StreamingChunk) -> bytes:
        """See `StreamEncoder.feed`."""
        text = chunk.text  # and nothing else, as nearly always: its event is not built again
        is_plain = text is not None and self._is_open and chunk.__pydantic_fields_set__ <= _PLAIN_TEXT
        if is_plain and chunk.part_index == self._text_number and not self._order.is_broken_by(chunk):
            return (self._text_head or self._make_text_head()) + dump_wire_json(text) + self.text_tail
        return super().feed(chunk)

    def _make_text_head(self) -> bytes:
        head = b"data: " + dump_wire_json(self._head())[:-1]
        self._text_head = head + self.text_open
        return self._text_head

    def _take_time(self, created: int | str) -> None:
        super()._take_time(epoch_seconds(created, self._losses))

    def _begin(self, chunk: StreamingChunk) -> None:
        self._out.append(self._chunk({"role": "assistant", "content": ""}))

    def _write(self, chunk: StreamingChunk) -> None:
        self._text_head = b""
        if self._order.is_broken_by(chunk):
            self._losses.lose("call_order", "/message", "sent after the call")
        if chunk.signature is not None:
            self._losses.lose("thinking_foreign", "/message")
        if delta := self._delta(chunk):
            self._out.append(self._chunk(delta))
        if self._later:
            self._out.append(self._chunk({"tool_calls": self._later}))
            self._later = []

    def _mark_end(self) -> None:
        self._out.append(_DONE)

    def _fail(self, error: ErrorInfo) -> None:
        told = event({"error": error_object(error, self._variant)})
        match self._variant.stream_error:
            case "event":
                self._out.append(b"event: error\n" + told)
            case "bare":
                self._out.append(told)
            case _:
                self._out.append(told + _DONE)

    def _head(self) -> dict[str, object]:
        return {"id": self._id, "object": "chat.completion.chunk", "created": self._created, "model": self._model}

    def _event(self, choices: Sequence[Mapping[str, object]], more: Mapping[str, object] | None = None) -> bytes:
        return event({**self._head(), "choices": choices, **(more or {})})

    def _chunk(self, delta: typed.Delta) -> bytes:
        choice: typed.ChunkChoice = {"index": 0, "delta": delta, "finish_reason": None}
        return self._event([choice])

    def _delta(self, chunk: StreamingChunk) -> typed.Delta:
        delta: typed.Delta = {}
        if chunk.thinking is not None:
            if self._thinking_field is None:
                self._thinking_field = answer_field(chunk.thinking_origin, self._variant)
            delta[self._thinking_field] = chunk.thinking
        options = chunk.provider_options if has_own(chunk.provider_options, self._variant) else None
        if chunk.text is not None:
            _say(delta, self._text(chunk.text, chunk.part_index, options))
        if chunk.refusal is not None:
            delta["refusal"] = chunk.refusal
            self._has_refusal = True
        if options and chunk.text is None:
            self._losses.lose("part_options", "/message/content")
        if chunk.tool_call_deltas:
            calls = [self._call(each) for each in chunk.tool_call_deltas if each.invalid != "server_rejected"]
            if len(calls) < len(chunk.tool_call_deltas):
                self._losses.lose("rejected_call", "/message/invalid_tool_calls")
            if calls:
                delta["tool_calls"] = calls
        for part in chunk.parts or ():
            self._part(part, delta)
        return delta

    def _text(self, text: str, number: int | None, options: ProviderOptions | None) -> str | list[typed.ContentPart]:
        """Write a piece of text; one with fields of its own is an entry of a list."""
        if text and number != self._text_number:
            if number is not None and self._text_number is not None:
                self._losses.lose("texts_joined", "/message/content", "joined")
            self._text_number = number
        if not options:
            return text
        entry: typed.TextContent = {"type": "text", "text": text}
        merge_own(entry, options, self._variant)
        return [entry]

    def _part(self, part: Part, delta: typed.Delta) -> None:
        options = getattr(part, "provider_options", None)
        options = options if has_own(options, self._variant) else None
        held: object = delta.get("content")
        if isinstance(part, TextPart):
            said = self._text(part.text, None, options)
            both_are_texts = isinstance(said, str) and isinstance(held or "", str)
            _say(delta, f"{held or ''}{said}" if both_are_texts else [*_listed(held), *_listed(said)])
        elif isinstance(part, ForeignPart) and part.dialect == DIALECT:
            _say(delta, [*_listed(held), own_part(part)])
        elif isinstance(part, ThinkingPart) and part.text is not None and not part.redacted_data:
            if options:
                self._losses.lose("part_options", "/message/content")
            if part.signature is not None:
                self._losses.lose("thinking_foreign", "/message/content", detail="signature")
            field = answer_field(part.origin, self._variant)
            delta[field] = (delta.get(field) or "") + part.text
        else:
            self._losses.lose("answer_part", "/message", detail=part.type)

    def _call(self, delta: ToolCallDelta) -> typed.ToolCallDelta:
        wire: typed.ToolCallDelta = {"index": delta.index}
        if delta.id is not None:
            wire["id"] = delta.id
        known = len(self._calls.arrived)
        self._calls.add(delta)
        is_first = len(self._calls.arrived) > known
        if is_first and (delta.name in self._text_tools or is_custom_call(delta)):
            self._texts[delta.index] = TextReader()
        reader = self._texts.get(delta.index)
        kind, field = ("function", "arguments") if reader is None else ("custom", "input")
        said: dict[str, object] = {}
        if is_first:
            add(wire, {"type": kind})
            said[field] = ""
        if delta.name is not None:
            said["name"] = self._names.get(delta.name, delta.name)
        if delta.arguments is not None:
            piece = delta.arguments if reader is None else reader.feed(delta.arguments)
            if is_first and self._variant.whole_calls and not delta.is_complete:  # one piece would say that it is whole
                later: typed.ToolCallDelta = {"index": delta.index}
                self._later.append(add(later, {kind: {field: piece}}))
            else:
                said[field] = piece
        extras = delta.extras or {}
        beside(said, object_of(extras.get(kind)))
        if said:
            add(wire, {kind: said})
        beside(wire, extras, OUR_CALL_EXTRAS)
        merge_own(wire, delta.provider_options, self._variant)
        return wire

    def _late_texts(self) -> list[typed.ToolCallDelta]:
        """Write the texts for tools that only the end completes."""
        late = {index: text for index, reader in self._texts.items() if (text := reader.close())}
        return [cast("typed.ToolCallDelta", {"index": each, "custom": {"input": text}}) for each, text in late.items()]

    def _must_not_run(self, call: RawCall) -> bool:
        return call.invalid is not None

    def _note_losses(self) -> None:
        """Record losses that are known at the end: who answers."""
        missing = self._unknown("id", "created", "model")
        self._losses.lose_named("identity", "", missing, "written empty or as 0")

    def _finish(self, chunk: StreamingChunk, reason: str) -> None:
        extras, out = self._extras, self._out
        if late := self._late_texts():
            out.append(self._chunk({"tool_calls": late}))
        self._note_losses()
        raw, has_calls = chunk.raw_finish_reason, bool(self._calls.arrived)
        word = finish_word(reason, raw, self._losses, has_calls=has_calls, has_refusal=self._has_refusal)
        last = {"index": 0, "delta": object_of(extras.get("message")), "finish_reason": word}
        top = {key: value for key, value in extras.items() if key not in NESTED}
        out.extend(self._event([_as_delta(choice)]) for choice in objects_of(extras.get("choices")))
        out.append(self._event([{**last, **object_of(extras.get("choice"))}], top))
        counted = self._counted
        usage = None if counted is None else write_usage(counted, self._losses, has_timings="timings" in top)
        if self._include_usage and usage is not None:
            out.append(self._event([], {"usage": usage}))


def event(body: Mapping[str, object]) -> bytes:
    """Return the bytes of one event."""
    return b"data: " + dump_wire_json(body) + b"\n\n"


def _say(delta: typed.Delta, content: str | list[typed.ContentPart]) -> None:
    """Put content into a delta: as parts if the original answer had parts."""
    delta["content"] = cast("str", content)


def _listed(content: object) -> list[typed.ContentPart]:
    """Return content as a list of parts."""
    if isinstance(content, str):
        return [{"type": "text", "text": content}] if content else []
    return list(items_of(content))


def _as_delta(choice: Mapping[str, object]) -> dict[str, object]:
    """Return a further choice as one delta."""
    message = dict(object_of(choice.get("message")))
    calls = objects_of(message.get("tool_calls"))
    if calls:
        message["tool_calls"] = [{"index": place, **call} for place, call in enumerate(calls)]
    return {**{key: value for key, value in choice.items() if key != "message"}, "delta": message}

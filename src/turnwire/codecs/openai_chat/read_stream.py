"""Streamed answers, wire → canonical.

In: bytes of server-sent events, cut anywhere; each event is a chunk of JSON, `[DONE]` is the end. Out: canonical
chunks, the last one complete. An event that says nothing new gives none. The end is held back until `[DONE]` (or the
end of the bytes), because usage comes after the finish reason. A whole JSON body in place of a stream is read as one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.openai_chat import ChatCompletionChunk

from turnwire.codecs.bodies import describe_body
from turnwire.codecs.endings import note
from turnwire.codecs.error_bodies import RawError, read_error
from turnwire.codecs.error_kinds import classify
from turnwire.codecs.event_decoder import EventStreamDecoder
from turnwire.codecs.framing import Limits, SseEvent
from turnwire.codecs.openai_chat.fields import ANSWER
from turnwire.codecs.openai_chat.names import KNOWN_CHOICE, KNOWN_MESSAGE
from turnwire.codecs.openai_chat.read_answer_parts import (
    KNOWN_TOP,
    ContentPiece,
    call_entries,
    conclude,
    origin,
    pieces_of,
    thinking_of,
)
from turnwire.codecs.openai_chat.read_errors import rejected_calls
from turnwire.codecs.openai_chat.read_stream_calls import ToolEntryRouter
from turnwire.codecs.openai_chat.read_stream_extras import CustomCalls, OtherChoices, StreamExtras
from turnwire.codecs.openai_chat.usage import IDENTITY, odd_beside, odd_in_message, odd_message, read_usage
from turnwire.codecs.own_options import Options
from turnwire.codecs.unread import UnreadEvents
from turnwire.codecs.variants import ChatVariant
from turnwire.codecs.wire_values import index_of, object_of, odd_identity, text_of, unreadable
from turnwire.codecs.wirejson import NotJsonError, parse_wire_json
from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.errors import ProviderResponseError, StreamError, stream_error_from_info
from turnwire.core.validate import UNFIT, first_problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_chat import (
        RawChatCompletion,
        RawChatCompletionChunk,
        RawChunkChoice,
        RawDelta,
        RawMessageToolCall,
        RawXGroqChunk,
    )

    from turnwire.codecs.openai_chat.everyday import ChatPieces

_END = SseEvent("message", b"[DONE]")


class ChatStreamDecoder(EventStreamDecoder):
    """Decodes one stream of chat chunks."""

    def __init__(self, variant: ChatVariant, request: ChatRequest | None, limits: Limits) -> None:
        super().__init__(limits, UnreadEvents(ChatCompletionChunk))
        self._variant = variant
        self._request = request
        self._router = ToolEntryRouter(whole_calls=variant.whole_calls)
        self._pieces = self._everyday_pieces()
        self._unnamed = ["id", "model", "created"]
        self._identity: dict[str, object] = {}
        self._is_empty = True
        self._is_special = True  # until id, model and time are told, and again after the finish reason
        self._usage: object = None
        self._raw: str | None = None
        self._has_refusal = False
        self._thinking_field: str | None = None
        self._part_index = -1
        self._part_kind = ""
        self._split: list[dict[str, object]] = []
        self._custom = CustomCalls()
        self._notes: dict[str, dict[str, object]] = {}  # by id, each once
        self._extras = StreamExtras()
        self._others = OtherChoices()

    def _everyday_pieces(self) -> ChatPieces | None:
        """The typed reader of everyday chunks, loaded when there is a stream."""
        from turnwire.codecs.openai_chat.everyday import ChatPieces

        return ChatPieces(self._router)

    # Bytes

    def _take_done(self, chunks: list[StreamingChunk]) -> bool:
        self._end(chunks)
        return True

    def _take_end_of_bytes(self, chunks: list[StreamingChunk]) -> None:
        chunks += self._take([_END])

    # Events

    def _event(self, event: str, body: object, chunks: list[StreamingChunk]) -> None:
        if not isinstance(body, dict):
            self._failure = StreamError("an event of the stream is not a JSON object", category="protocol")
            return
        if "choices" not in body or "error" in body or event == "error":
            told = read_error(body)
            if told is None and event == "error":
                told = read_error({"error": body})
            if told is not None:
                self._server_error(told, chunks)
                return
        self._chunk(body, chunks)

    def _chunk(self, body: RawChatCompletionChunk, chunks: list[StreamingChunk]) -> None:
        fields: dict[str, object] = {}
        self._is_empty = False
        self._chunks.see(body)
        if self._unnamed:
            self._name(body, fields)
        if not body.keys() <= KNOWN_TOP:
            self._extras.take_top(body, KNOWN_TOP)
        choices = body.get("choices")
        if choices:
            self._choices(choices, fields)
        given, usage = body.get("x_groq"), body.get("usage")
        groq: RawXGroqChunk = object_of(given)
        if usage is not None and not isinstance(usage, dict):
            self._extras.top["usage"] = usage
        usage = usage or groq.get("usage")
        if usage and isinstance(usage, dict):
            self._usage = usage
            found = read_usage(usage, self._extras.top.get("timings"))
            if found is not None:
                fields["usage"] = found
        if fields:
            chunks.append(self._validate(fields))
        if self._split:
            chunks += [self._validate(each) for each in self._split]
            self._split = []
        if groq.get("error"):
            self._server_error(read_error(given) or RawError(), chunks)

    def _choices(self, choices: object, fields: dict[str, object]) -> None:
        if not isinstance(choices, list):
            raise unreadable("/choices", "a list of choices")
        for place, choice in enumerate(choices):
            if not isinstance(choice, dict):
                raise unreadable(f"/choices/{place}", "an object")
            index = choice.get("index")
            position = index_of(index)
            if position:
                self._others.take(position, choice)
            else:
                self._choice(choice, fields)
                if index is not None and position is None:
                    self._extras.take_choice({"index": index})

    def _name(self, body: RawChatCompletionChunk, fields: dict[str, object]) -> None:
        """Tell id, model and time once, on the first chunk that names them."""
        found = ANSWER.read(body)
        for field in [*self._unnamed]:
            if field in found:
                fields[field] = found[field]
                self._unnamed.remove(field)
        odd = odd_identity(body, IDENTITY)
        self._extras.top |= {field: value for field, value in odd.items() if field in self._unnamed}
        if fields:
            self._identity = {**self._identity, **fields}
            self._be_special(bool(self._unnamed) or self._raw is not None)
            self._router.set_facts(self._identity.get("id") or self._identity.get("created"))

    def _be_special(self, is_special: bool) -> None:
        self._is_special = is_special
        self._everyday = None if is_special or self._pieces is None else self._pieces.read

    def _choice(self, choice: RawChunkChoice, fields: dict[str, object]) -> None:
        delta = choice.get("delta")
        if isinstance(delta, dict):
            self._delta(delta, fields)
        elif delta is not None:
            raise unreadable("/choices/0/delta", "an object")
        if (raw := text_of(choice.get("finish_reason"))) is not None:
            if self._raw is None:
                self._raw = raw
                self._be_special(True)
            elif raw != self._raw:
                self._note("second_finish_reason", "the server named another reason after the first")
        if not choice.keys() <= KNOWN_CHOICE:
            self._extras.take_choice(choice, KNOWN_CHOICE)

    def _delta(self, delta: RawDelta, fields: dict[str, object]) -> None:
        text = delta.get("content")
        if text:
            if self._raw is not None:
                self._late("content")
            if isinstance(text, str):
                fields["text"] = text
            elif isinstance(text, list):
                self._list(text, fields)
            else:
                self._extras.take_message({"content": text})
        calls = delta.get("tool_calls")
        if calls:
            at = "/choices/0/delta/tool_calls"
            deltas = [self._call(entry, place) for place, entry in enumerate(call_entries(calls, at))]
            deltas = [entry for entry in deltas if entry]
            if deltas:
                fields["tool_call_deltas"] = deltas
        # The two everyday deltas, text alone and calls beside an empty content, are done with.
        if ("content" in delta) + (calls is not None) == len(delta):
            return
        self._thoughts(delta, fields)
        if (refusal := text_of(delta.get("refusal"))) is not None:
            fields["refusal"] = refusal
            self._has_refusal = True
        if odd := odd_message(delta):
            self._extras.take_message(odd, frozenset({"content"}))
        legacy = delta.get("function_call")
        if isinstance(legacy, dict):
            fields["tool_call_deltas"] = [self._router.route({"index": 0, "function": legacy}, 0)]
        if not delta.keys() <= KNOWN_MESSAGE:
            self._extras.take_message(delta, KNOWN_MESSAGE)

    def _thoughts(self, delta: RawDelta, fields: dict[str, object]) -> None:
        thinking = thinking_of(delta)
        if thinking is None:
            return
        field, fields["thinking"] = thinking
        if self._thinking_field is None:
            self._thinking_field = field
            fields["thinking_origin"] = origin(field)
            if self._pieces is not None:
                self._pieces.has_thoughts = True

    def _late(self, what: str) -> None:
        self._note(f"{what}_after_finish", f"{what} came after the finish reason")

    def _note(self, name: str, what: str) -> None:
        self._notes.setdefault(name, note(name, what))

    def _call(self, entry: RawMessageToolCall, place: int) -> dict[str, object] | None:
        if isinstance(entry.get("custom"), dict):
            index = entry.get("index")
            self._custom.take(index if type(index) is int else place, entry)
            return None
        return self._router.route(entry, place)

    def _list(self, content: list[object], fields: dict[str, object]) -> None:
        """Content as parts: pieces of one kind in a row are one part, and one chunk extends one part."""
        target = fields
        texts: dict[int, tuple[dict[str, object], str, list[str]]] = {}
        for piece in pieces_of(content):
            if piece.kind == "refusal":
                self._refusal(piece)
                continue
            if piece.kind != self._part_kind or piece.kind == "part":
                self._part_index += 1
                self._part_kind = piece.kind
            if target.get("part_index", self._part_index) != self._part_index:
                target = {}
                self._split.append(target)
            target["part_index"] = self._part_index
            if piece.kind == "part":
                target["parts"] = [piece.part]
            else:
                texts.setdefault(self._part_index, (target, piece.kind, []))[2].append(piece.text)
                _with_options(target, piece.options)
                if piece.kind == "thinking":
                    target["thinking_origin"] = origin("content")
        for held, kind, pieces in texts.values():
            held[kind] = "".join(pieces)

    def _refusal(self, piece: ContentPiece) -> None:
        """A refusal in a list; it has a number only where it has fields of its own to keep apart."""
        self._has_refusal = True
        fields: dict[str, object] = {"refusal": piece.text}
        if piece.options:
            self._part_index += 1
            self._part_kind = piece.kind
            fields["part_index"] = self._part_index
        self._split.append(_with_options(fields, piece.options))

    # The end

    def _end(self, chunks: list[StreamingChunk]) -> None:
        """The end of the stream: complete when the server gave a reason, else interrupted."""
        if self._raw is None:
            what = "without a single chunk" if self._is_empty else "before the server gave a reason for the end"
            self._failure = StreamError(f"the stream ended {what}", category="interrupted")
            return
        usage = read_usage(self._usage, self._extras.top.get("timings"))
        extras = self._extras.collected(self._others.collected())
        self._chunks.note([*odd_beside(usage, extras), *odd_in_message(object_of(extras.get(MESSAGE_EXTRAS)))])
        ending = conclude(
            self._raw,
            self._variant,
            self._router.calls,
            has_custom_calls=bool(self._custom),
            has_refusal=self._has_refusal,
            usage=usage,
            request=self._request,
        )
        fields: dict[str, object] = {
            "is_complete": True,
            "finish_reason": ending.reason,
            "raw_finish_reason": self._raw,
        }
        if usage is not None:
            fields["usage"] = usage
        if self._custom:
            fields["parts"] = self._custom.parts()
        notes = [*self._notes.values(), *ending.diagnostics]
        if notes:
            fields["diagnostics"] = notes
        if extras:
            fields["extras"] = extras
        chunks.append(self._validate(fields))
        self._ended = True

    def _server_error(self, error: RawError, chunks: list[StreamingChunk]) -> None:
        calls = rejected_calls(error.generation) if error.generation else []
        if calls:
            # The refused calls are the model's words: the partial answer keeps them, the error does not.
            first = len(self._router.calls)
            deltas = [
                {
                    "index": first + position,
                    "id": call["id"],
                    "id_origin": "minted",
                    "name": call.get("name", ""),
                    "arguments": call["arguments_text"],
                    "invalid": call["reason"],
                }
                for position, call in enumerate(calls)
            ]
            chunks.append(self._validate({"tool_call_deltas": deltas}))
        self._failure = stream_error_from_info(classify(error, None))

    def _take_body(self, data: bytes) -> list[StreamingChunk]:
        """A whole answer where a stream was asked for: read as a stream of one chunk."""
        try:
            body = parse_wire_json(data)
        except NotJsonError:
            raise StreamError(f"the answer is {describe_body(data)}, not a stream", category="protocol") from None
        return self._take_whole(body)

    def _take_whole(self, body: object) -> list[StreamingChunk]:
        told = read_error(body)
        whole: RawChatCompletion = object_of(body)
        choices = whole.get("choices")
        if told is None and not choices:
            raise StreamError("the answer is JSON without choices, not a stream", category="protocol")
        chunks: list[StreamingChunk] = []
        try:
            if told is not None:
                self._server_error(told, chunks)
            else:
                said = [_as_delta(choice) for choice in choices] if isinstance(choices, list) else choices
                whole_as_chunk: dict[str, object] = {**object_of(body), "choices": said}
                self._chunk(whole_as_chunk, chunks)
                self._end(chunks)
        except ProviderResponseError as error:
            self._failure = StreamError(error.info.replace(code=StreamError.code))
        except UNFIT as error:
            self._failure = StreamError(f"the answer cannot be read: {first_problem(error)}", category="protocol")
        if self._failure is not None:
            raise self._failure
        return chunks


def _with_options(fields: dict[str, object], options: Options | None) -> dict[str, object]:
    """`fields` of a chunk with the options of its part, which is changed and returned."""
    if options:
        held = object_of(fields.get("provider_options"))
        fields["provider_options"] = {**held, **{name: {**held.get(name, {}), **own} for name, own in options.items()}}
    return fields


def _as_delta(choice: object) -> object:
    """A whole choice as one piece: its message is the delta, its calls are numbered."""
    if not isinstance(choice, dict) or not isinstance(choice.get("message"), dict):
        return choice
    delta = dict(choice["message"])
    calls = delta.get("tool_calls")
    if isinstance(calls, list):
        delta["tool_calls"] = [
            {**entry, "index": place} if isinstance(entry, dict) else entry for place, entry in enumerate(calls)
        ]
    return {**{key: value for key, value in choice.items() if key != "message"}, "delta": delta}

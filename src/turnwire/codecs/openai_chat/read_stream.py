"""Read streamed answers, wire → canonical.

In: bytes of server-sent events, cut anywhere; each event is a chunk of JSON, `[DONE]` is the end. Out: canonical
chunks, the last one complete. An event without new content gives no chunk. The end is held back until `[DONE]` (or the
end of the bytes), because usage comes after the finish reason. A whole JSON body in place of a stream is read as a
stream.

Fields that are not canonical are folded to what the same answer has when it is not streamed: fields of chunks at the
top, of choices under `choice`, of deltas under `message`, and the further choices under `choices`. Lists (log
probabilities, token ids, citations) are joined, of everything else the last value counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from contextlib import suppress
from typing import TYPE_CHECKING

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.openai_chat import ChatCompletionChunk

from turnwire.codecs.answers.answer_rows import take_counts
from turnwire.codecs.answers.finish_reasons import finish_of
from turnwire.codecs.errors.bodies import RawError, read_error
from turnwire.codecs.errors.failed_answers import failure_in
from turnwire.codecs.errors.kinds import classify
from turnwire.codecs.openai_chat.fast_path import ChatPieces
from turnwire.codecs.openai_chat.fields import ANSWER, USAGE, odd_beside, odd_in_message, read_usage
from turnwire.codecs.openai_chat.names import KNOWN_CHOICE, finish_words
from turnwire.codecs.openai_chat.read_answer import KNOWN_TOP, error_in_answer, split_choices
from turnwire.codecs.openai_chat.read_errors import rejected_calls
from turnwire.codecs.openai_chat.read_pieces import PieceReader
from turnwire.codecs.openai_chat.read_stream_choices import OtherChoices, fold, joined_thoughts
from turnwire.codecs.streams.event_decoder import FastPath, WholeBodyDecoder
from turnwire.codecs.streams.framing import Limits, SseEvent
from turnwire.codecs.values.provider_options import unknown_fields
from turnwire.codecs.values.unused_fields import UnreadEvents
from turnwire.codecs.values.wire_values import index_of, note, object_of, odd_index, text_of, unreadable
from turnwire.codecs.variants import ChatVariant
from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.errors import ProviderResponseError, StreamError, stream_error_from_info
from turnwire.core.finish import ENDED

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_chat as sent
    from turnwire_schema.wire.raw import AnyRaw


class StreamExtras:
    """The non-canonical fields of the answer's own choice."""

    __slots__ = ("_choice", "_message", "_owned", "top")

    def __init__(self) -> None:
        self.top: dict[str, object] = {}
        # Most streams have none of these.
        self._owned: dict[str, dict[str, object]] | None = None  # copies at the top, which may grow in place
        self._choice: dict[str, object] | None = None
        self._message: dict[str, object] | None = None

    def take_top(self, rest: Mapping[str, object]) -> None:
        """Collect the unknown fields of a chunk."""
        for key, value in rest.items():
            held = self.top.get(key)
            if isinstance(held, dict) and isinstance(value, dict):
                self._owned = {} if self._owned is None else self._owned
                grown = self._owned.setdefault(key, dict(held))
                grown |= value  # x_groq: the id comes first, the usage last
                self.top[key] = grown
            else:
                if self._owned is not None:
                    self._owned.pop(key, None)
                self.top[key] = value

    def take_choice(self, choice: AnyRaw, known: Set[str] = frozenset()) -> None:
        """Collect the unknown fields of the answer's choice."""
        self._choice = {} if self._choice is None else self._choice
        fold(self._choice, choice, known)

    def take_message(self, delta: AnyRaw, known: Set[str] = frozenset()) -> None:
        """Collect the unknown fields of a delta."""
        if not delta.keys() <= known:
            self._message = {} if self._message is None else self._message
            fold(self._message, delta, known)

    @property
    def has_failed(self) -> bool:
        """Whether the server wrote an error into the answer's choice."""
        return self._choice is not None and bool(self._choice.get("error"))

    def collected(self, others: Sequence[object]) -> dict[str, object]:
        """Return all extras in the form of a whole body."""
        message = joined_thoughts(self._message or {})
        beside = {"choice": self._choice or {}, "message": message, "choices": list(others)}
        return self.top | {name: found for name, found in beside.items() if found}


_IN_PLACE_OF_A_DELTA = frozenset({"message", "tool_calls", "function_call"})
_END: SseEvent = ("message", b"[DONE]")


class ChatStreamDecoder(WholeBodyDecoder):
    """Decodes one stream of chat chunks."""

    def __init__(self, variant: ChatVariant, request: ChatRequest | None, limits: Limits) -> None:
        super().__init__(limits, UnreadEvents(ChatCompletionChunk))
        self._variant = variant
        self._request = request
        self._extras = StreamExtras()
        self._reader = PieceReader(variant, self._extras.take_message)
        self._common_reader = self._common_events()
        self._unnamed = ["id", "model", "created"]
        self._identity: dict[str, object] = {}
        self._has_zero_time = False  # a time of 0 came, which counts where no other comes
        self._is_empty = True
        self._usage: dict[str, object] = {}
        self._raw: str | None = None
        self._further: list[dict[str, object]] = []  # fields of chunks behind the one of the event
        self._notes: dict[str, dict[str, object]] = {}  # by id, each once
        self._others = OtherChoices()
        self._has_own = False  # whether any piece of the answer's own choice came
        self._whole_others: list[object] = []

    def _common_events(self) -> FastPath | None:
        """Return the typed reader of common events for one stream."""
        return ChatPieces(self._reader).read

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
                if body.get("choices"):
                    with suppress(ProviderResponseError):  # the server's error says more than a fault of its event
                        self._chunk(body, chunks)
                self._server_error(told, chunks)
                return
        self._chunk(body, chunks)
        if self._failure is None and self._extras.has_failed:
            self._end(chunks)  # now: what would follow is the end of the body, and not every server writes one

    def _chunk(self, body: sent.RawChatCompletionChunk, chunks: list[StreamingChunk]) -> None:
        fields: dict[str, object] = {}
        self._is_empty = False
        self._chunks.see(body)
        if self._unnamed:
            self._extras.take_top(self._name(body, fields))
        else:
            self._extras.take_top(unknown_fields(body, KNOWN_TOP))
        choices = body.get("choices")
        if choices:
            self._choices(choices, fields)
        groq, usage = body.get("x_groq"), body.get("usage")
        if groq is not None:
            usage = usage or object_of(groq).get("usage")
        if usage is not None:
            self._count(usage, fields)
        if fields:
            chunks.append(self._validate(fields))
        self._take_further(chunks)
        if groq is not None and object_of(groq).get("error"):
            self._server_error(read_error(groq) or RawError(), chunks)

    def _count(self, usage: object, fields: dict[str, object]) -> None:
        """Record the usage so far."""
        if not isinstance(usage, dict):
            self._extras.top["usage"] = usage
        elif usage:
            self._chunks.note(take_counts(USAGE, self._usage, usage))
            found, _ = read_usage(self._usage, self._extras.top.get("timings"))
            if found is not None:
                fields["usage"] = found

    def _take_further(self, chunks: list[StreamingChunk]) -> None:
        if self._further:
            chunks += [self._validate(each) for each in self._further]
            self._further = []

    def _choices(self, choices: object, fields: dict[str, object]) -> None:
        if not isinstance(choices, list):
            raise unreadable("/choices", "a list of choices")
        for place, choice in enumerate(choices):
            if not isinstance(choice, dict):
                raise unreadable(f"/choices/{place}", "an object")
            index = choice.get("index")
            position = place if index is None else index_of(index)  # without an index, the place tells choices apart
            if not position:
                self._choice(choice, fields)
            elif self._others.take(position, choice):
                self._note_second_reason(choice.get("finish_reason"))

    def _name(self, body: sent.RawChatCompletionChunk, fields: dict[str, object]) -> dict[str, object]:
        """Add id, model and time to the first chunk that names them, and record fields that no other reader uses."""
        found, rest, odd = ANSWER.take(body)
        if found.get("created") == 0:  # Azure and others begin with a placeholder
            del found["created"]
            self._has_zero_time = True
        for field in [*self._unnamed]:
            if field in found:
                fields[field] = found[field]
                self._unnamed.remove(field)
        for field in odd:
            if field not in self._unnamed:
                del rest[field]
        if fields:
            self._identity |= fields
            self._reader.name_calls_by(self._identity.get("id") or self._identity.get("created"))
            if not self._unnamed and self._raw is None:
                self._fast_path = self._common_reader
        return rest

    def _choice(self, choice: sent.RawChunkChoice, fields: dict[str, object]) -> None:
        delta = choice.get("delta")
        if not _IN_PLACE_OF_A_DELTA.isdisjoint(choice):
            delta = self._said_elsewhere(choice) or delta
        if isinstance(delta, dict):
            if self._raw is not None and delta.get("content"):
                self._note("content_after_finish", "content came after the finish reason")
            self._has_own = True
            said, *further = self._reader.read(delta)
            if said or further:
                self._reader.has_said = True
            if not self._further and fields.keys().isdisjoint(said):
                fields |= said
            elif said:  # the choice is in the event twice
                self._further.append(said)
            self._further += further
        elif delta is not None:
            raise unreadable("/choices/0/delta", "an object")
        if (raw := text_of(choice.get("finish_reason"))) is not None:
            if self._raw is None:
                self._raw = raw
                self._fast_path = None
            elif raw != self._raw:
                self._note_second_reason(raw)
        if not choice.keys() <= KNOWN_CHOICE:
            self._extras.take_choice(choice, KNOWN_CHOICE)
        if odd := odd_index(choice):
            self._extras.take_choice(odd)

    def _said_elsewhere(self, choice: sent.RawChunkChoice) -> sent.RawDelta | None:
        """Return the message of a whole choice in an event if no pieces of it came; else only its arguments count."""
        message = object_of(choice).get("message")
        self._take_again(object_of(choice))
        if not isinstance(message, dict):
            return None
        if not choice.get("delta"):
            if not self._reader.has_said:
                return message
            self._note("whole_after_pieces", "a whole message came after pieces of it, which count", message)
        self._take_again(message)
        return None

    def _take_again(self, message: AnyRaw) -> None:
        """Take arguments that no piece contained from a whole message, or from an equivalent of one."""
        has_calls = "tool_calls" in message or "function_call" in message
        if has_calls and self._reader.calls and (deltas := self._reader.router.take_again(message)):
            self._further.append({"tool_call_deltas": deltas})

    def _note_second_reason(self, word: object) -> None:
        self._note("second_finish_reason", "the server named another reason after the first", word)

    def _note(self, name: str, what: str, value: object = None) -> None:
        kept = {} if value is None else {"value": value}
        self._notes.setdefault(name, {**note(name, what), **kept})

    # The end

    def _end(self, chunks: list[StreamingChunk]) -> None:
        """End the stream: complete if the server gave a reason, else interrupted."""
        if not (self._has_own or self._reader.has_said) and self._raw is None and self._others:
            self._take_choice_of_another_index(chunks)
        extras = self._extras.collected(self._whole_others or self._others.collected())
        told = error_in_answer(self._extras.top, object_of(extras.get("choice")))
        if self._raw is None and told is None:
            what = "without a single chunk" if self._is_empty else "before the server gave a reason for the end"
            self._failure = StreamError(f"the stream ended {what}", category="interrupted")
            return
        finish = finish_words(self._raw, self._variant)
        is_cut = finish.get(self._raw or "") not in ENDED or failure_in(self._raw, finish, told) is not None
        closed = self._reader.end(extras.get("choices"), is_cut=is_cut)
        usage, odd = read_usage(self._usage, self._extras.top.get("timings"))
        self._chunks.note([*odd, *odd_beside(extras), *odd_in_message(object_of(extras.get(MESSAGE_EXTRAS)))])
        ending = finish_of(
            self._raw,
            finish,
            self._reader.calls,
            usage,
            self._request,
            has_refusal=self._reader.has_refusal,
            told=told,
        )
        notes = [*self._notes.values(), *ending.diagnostics]
        ending = ending._replace(diagnostics=notes)
        if fields := self._end_with(ending, usage, extras, tool_call_deltas=closed):
            if self._has_zero_time and "created" in self._unnamed:
                fields["created"] = 0
            chunks.append(self._validate(fields))

    def _take_choice_of_another_index(self, chunks: list[StreamingChunk]) -> None:
        """Take the only choice, or the first, if the server's indexes do not start at 0."""
        choice, refused = self._others.take_first()
        self._reader = PieceReader(self._variant, self._extras.take_message, is_whole=True)
        self._reader.name_calls_by(self._identity.get("id") or self._identity.get("created"))
        fields: dict[str, object] = {}
        as_piece: dict[str, object] = {**choice, "delta": choice["message"]}
        self._choice(as_piece, fields)
        self._extras.take_choice({"index": choice["index"]})
        for place in refused:
            self._reader.router.refuse(place)
        if fields:
            chunks.append(self._validate(fields))
        self._take_further(chunks)

    def _server_error(self, error: RawError, chunks: list[StreamingChunk]) -> None:
        calls = rejected_calls(error.generation) if error.generation else []
        if calls:
            # The refused calls are the model's output: the partial answer has them, the error does not.
            first = len(self._reader.calls)
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

    def _take_whole(self, body: object, chunks: list[StreamingChunk]) -> None:
        """Read a whole answer in place of a stream as a stream of one chunk."""
        whole: sent.RawChatCompletion = object_of(body)
        if not whole.get("choices"):
            if (told := read_error(body)) is None:
                raise StreamError("the answer is JSON without choices, not a stream", category="protocol")
            self._server_error(told, chunks)
        else:
            self._reader = PieceReader(self._variant, self._extras.take_message, is_whole=True)
            answer, self._whole_others = split_choices(whole)
            if not (isinstance(answer.get("message"), dict) or isinstance(object_of(answer).get("delta"), dict)):
                raise ProviderResponseError("choices[0] has no message", category="protocol")
            if odd := odd_index(answer):
                self._extras.take_choice(odd)
            whole_as_chunk: dict[str, object] = {**object_of(body), "choices": [_as_delta(answer)]}
            self._chunk(whole_as_chunk, chunks)
            self._end(chunks)


def _as_delta(choice: sent.RawChoice) -> dict[str, object]:
    """Return a whole choice as one delta: its message."""
    piece = {key: value for key, value in choice.items() if key != "index"}
    if isinstance(choice.get("message"), dict):
        piece["delta"] = piece.pop("message")
    return piece

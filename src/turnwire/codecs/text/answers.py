"""Read the text of answers: replace marks with thoughts and calls, in whole and streamed answers alike.

Structure from the server takes precedence: once it sends a call, no further one is read from the text, and text after
the server's own thoughts does not begin inside thoughts. A call that comes both as text and as structure is one call. A
call is sent when it is complete, never in pieces: until then it may turn out to be plain text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from turnwire_schema.v1.content import TextPart
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta

from turnwire.codecs.answers.request_checks import NOT_READ, READ, REPEATED
from turnwire.codecs.base import StreamDecoder
from turnwire.codecs.streams.text_deltas import make_chunk
from turnwire.codecs.text.beginning import GuessingReader
from turnwire.codecs.text.choosing import TextPlan, plan_of
from turnwire.codecs.text.events import NoCall, ReadCall, ReadEvent, TextPiece
from turnwire.codecs.text.reading import is_begun_call
from turnwire.codecs.values.wire_values import note
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import ProviderError
from turnwire.core.finish import ENDED
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.jsontext import read_json
from turnwire.core.replay import chunks_of


class RepeatedCalls:
    """Calls of one answer that may be repeated as structure. Not thread-safe."""

    def __init__(self) -> None:
        self._expected: list[tuple[str, Any]] = []
        self._held: list[ToolCallDelta] = []

    @property
    def may_come(self) -> bool:
        """Whether a call was read that may come again as structure."""
        return bool(self._expected)

    def expect(self, name: str, arguments: str) -> None:
        """Record a call that was read from the text."""
        self._expected.append((name, _value(arguments)))

    def hold(self, deltas: Sequence[ToolCallDelta]) -> None:
        """Hold pieces of calls that came as structure until the answer ends."""
        self._held += deltas

    def take(self, notes: list[dict[str, Any]]) -> list[StreamingChunk]:
        """Return the held pieces without repeated calls; each repeated call adds a diagnostic to `notes`."""
        calls: dict[int, tuple[str, str]] = {}
        for delta in self._held:
            name, arguments = calls.get(delta.index, ("", ""))
            calls[delta.index] = (name + (delta.name or ""), arguments + (delta.arguments or ""))
        left, again = list(self._expected), []
        for index, (name, arguments) in calls.items():
            said = (name, _value(arguments))
            if said in left:
                left.remove(said)
                again.append(index)
                what = "a call came in the text and as structure, and is one call"
                notes.append(note(REPEATED, what, f"/message/tool_calls/{self._expected.index(said)}"))
        kept = [
            delta.replace(index=delta.index - sum(index < delta.index for index in again))
            for delta in self._held
            if delta.index not in again
        ]
        self._held = []
        return [StreamingChunk(tool_call_deltas=[delta]) for delta in kept]


def _value(arguments: str) -> Any:
    try:
        return read_json(arguments)
    except ValueError:
        return arguments


_ONLY_TEXT: Final = {"text"}
_NUMBERED_TEXT: Final = {"text", "part_index"}
_USED: Final = frozenset(("text", "part_index", "provider_options"))


def reading_text(decoder: StreamDecoder, request: ChatRequest | None, *, has_template: bool = True) -> StreamDecoder:
    """Return `decoder` with the thoughts and calls of its text read, if `request` wants that."""
    plan = plan_of(request, has_template=has_template)
    return decoder if plan is None else _ReadingDecoder(decoder, AnswerText(plan))


class _ReadingDecoder(StreamDecoder):
    """Passes on the chunks of a decoder. Not thread-safe."""

    def __init__(self, decoder: StreamDecoder, answer: AnswerText) -> None:
        self._decoder = decoder
        self._answer = answer

    def feed(self, data: bytes) -> list[StreamingChunk]:
        return self._answer.read(self._decoder.feed(data))

    def close(self) -> list[StreamingChunk]:
        return self._answer.read(self._decoder.close())

    @property
    def failure(self) -> ProviderError | None:
        return self._decoder.failure

    def held_back(self) -> list[StreamingChunk]:
        return self._answer.held_back()


class AnswerText:
    """Reads the text of one answer, chunk by chunk. Not thread-safe."""

    def __init__(self, plan: TextPlan) -> None:
        self._plan = plan
        self._texts = GuessingReader(plan)
        self._has_calls = False
        self._number: int | None = None
        """The number of the part that the text extends, if the dialect numbers parts."""
        self._shift = 0
        """How many parts were made from the text; the numbers of the server's own parts are shifted by this."""
        self._kind = ""
        self._options: dict[int, dict[str, Any]] = {}
        """By the number of a text: its own options, for the first content part made from it."""
        self._homes: dict[int, int] = {}
        """By the number of a text: the number of that part, once it exists."""
        self._steady: set[str] | None = None
        """The fields of a chunk that passes unchanged if its text has no sign of a mark; None if no chunk does."""
        self._fact: object = None
        """The id or the time of the answer; ids of calls are derived from it."""
        self._repeats = RepeatedCalls()
        self._calls = 0
        self._read_calls = 0
        """How many of them are not cut."""
        self._notes: list[dict[str, Any]] = []
        self._tail = ""
        """The end of the content, in which a mark may begin."""
        self._has_stray_end = False
        self.has_changed = False
        """Whether anything but content without marks was found so far."""

    def read(self, chunks: Iterable[StreamingChunk]) -> list[StreamingChunk]:
        """Return `chunks` with the thoughts and calls of their text read."""
        out: list[StreamingChunk] = []
        for chunk in chunks:
            text, said = chunk.text, None
            # Nearly all of a stream is text without a sign of a mark, at a twentieth of the cost of looking for more.
            if chunk.__pydantic_fields_set__ == self._steady and chunk.part_index == self._number and text is not None:
                said = self._texts.plain(text)
            if said is None:
                out += self._read(chunk)
            elif said:
                out.append(chunk if said is text and not self._shift else self._content(said))
        return out

    def held_back(self) -> list[StreamingChunk]:
        """Return what was held back of an answer that broke off."""
        return [*self._end(is_cut=True), *self._repeated()]

    def _read(self, chunk: StreamingChunk) -> list[StreamingChunk]:
        out = self._read_any(chunk)
        is_steady = not self._has_calls and self._kind == "content" and not self._begins_end()
        self._steady = None if not is_steady else _ONLY_TEXT if self._number is None else _NUMBERED_TEXT
        return out

    def _begins_end(self) -> bool:
        """Return True if a mark that ends thoughts may have begun in the tail."""
        self._tail = self._tail if any(word[0] in self._tail for word in self._plan.format.thought_words) else ""
        return bool(self._tail)

    def _read_any(self, chunk: StreamingChunk) -> list[StreamingChunk]:
        self._fact = self._fact or chunk.id or chunk.created
        if chunk.thinking:
            self._texts.has_thoughts = True
        chunk, made = self._without_options(chunk)
        if not self._has_calls:
            if chunk.text is not None:
                made += self._of_text(chunk.text, chunk.part_index)
                chunk = chunk.replace(text=None)
            if chunk.tool_call_deltas:
                made += self._end(is_cut=False)
                self._has_calls = True
        if self._repeats.may_come and chunk.tool_call_deltas:
            self._repeats.hold(chunk.tool_call_deltas)
            chunk = chunk.replace(tool_call_deltas=None)
        if chunk.is_complete:
            return [*made, *self._repeated(), *self._last(chunk)]
        if chunk.text is None and chunk.__pydantic_fields_set__ <= _USED:
            return made
        rest = self._shifted(chunk)
        return [*made, rest] if chunk.tool_call_deltas else [rest, *made]

    def _of_text(self, text: str, number: int | None) -> list[StreamingChunk]:
        """Return what is read in the next piece of the text of that number."""
        before: list[StreamingChunk] = []
        if not self._texts.is_open or number != self._number:
            before = self._end(is_cut=False)
            self._number, self._kind = number, ""
        return [*before, *self._made(self._texts.feed(text))]

    def _without_options(self, chunk: StreamingChunk) -> tuple[StreamingChunk, list[StreamingChunk]]:
        """Return `chunk` without own options of a text that is read: they go to the first part made from it."""
        number, options = chunk.part_index, chunk.provider_options
        if not options or number is None or (chunk.text is None and number not in self._options):
            return chunk, []
        if self._has_calls and number not in self._options:
            return chunk, []
        rest = chunk.replace(provider_options=None)
        if (home := self._homes.get(number)) is not None:
            return rest, [StreamingChunk(text="", part_index=home, provider_options=options)]
        held = self._options.setdefault(number, {})
        for name, fields in options.items():
            held[name] = {**held.get(name, {}), **fields}
        return rest, []

    def _end(self, *, is_cut: bool) -> list[StreamingChunk]:
        return self._made(self._texts.end(is_cut=is_cut))

    def _repeated(self) -> list[StreamingChunk]:
        return [self._shifted(held) for held in self._repeats.take(self._notes)]

    def _last(self, chunk: StreamingChunk) -> list[StreamingChunk]:
        before = self._end(is_cut=chunk.finish_reason not in ENDED)
        fields: dict[str, Any] = {}
        if self._notes:
            fields["diagnostics"] = [*(chunk.diagnostics or ()), *self._notes]
        if self._calls and chunk.finish_reason == "stop":
            fields["finish_reason"] = "tool_calls"
        return [*before, self._shifted(chunk.replace(**fields))]

    def _made(self, events: Iterable[ReadEvent]) -> list[StreamingChunk]:
        out: list[StreamingChunk] = []
        for event in events:
            self.has_changed = self.has_changed or event.kind != "content"
            if event.kind == "content":
                self._look_for_end(event.text)
            if event.kind == "content" or event.kind == "thought":
                name = "text" if event.kind == "content" else "thinking"
                out.append(StreamingChunk(**{name: event.text}, **self._place(event.kind), **self._first(event.kind)))
            elif event.kind == "call":
                out.append(self._call(event))
            elif event.kind == "no_call":
                out += self._no_call(event)
        return out

    def _look_for_end(self, text: str) -> None:
        """Record, once, that the content ends thoughts which it did not begin."""
        format = self._plan.format
        if self._has_stray_end or not format.thought_words:
            return
        text = self._tail + text
        self._tail = text[1 - len(format.thought_words[0]) :]
        if format.thought_ends.search(text) is not None:
            self._has_stray_end = self.has_changed = True
            hint = "; with thinking: true they are read" if format.opened_by_prompt == "sometimes" else ""
            what = f"marks of the format {format.name} were not read: the text ends thoughts that it did not begin"
            self._notes.append(note(NOT_READ, f"{what}{hint}"))

    def _content(self, text: str) -> StreamingChunk:
        number = self._number
        return make_chunk({"text": text} if number is None else {"text": text, "part_index": number + self._shift})

    def _place(self, kind: str) -> dict[str, int]:
        """Return the number of the part that the next piece of `kind` extends, if the dialect numbers parts."""
        number = self._number
        if number is None:
            self._kind = kind
            return {}
        if self._kind and (kind != self._kind or kind == "call"):
            self._shift += 1
        self._kind = kind
        return {"part_index": number + self._shift}

    def _first(self, kind: str) -> dict[str, Any]:
        """Return own options of the text, for the first piece of its first part."""
        number = self._number
        if kind != "content" or number is None or number in self._homes:
            return {}
        self._homes[number] = number + self._shift
        options = self._options.get(number)
        return {"provider_options": options} if options else {}

    def _call(self, event: ReadCall) -> StreamingChunk:
        at = f"/message/tool_calls/{self._read_calls}"
        self._read_calls += 1
        self._notes.append(note(READ, f"the call was read out of the text, in the format {self._plan.format.name}", at))
        self._repeats.expect(event.name, event.arguments)
        delta = {"name": event.name, "arguments": event.arguments, "id": event.id}
        return self._delta(delta)

    def _no_call(self, event: NoCall) -> list[StreamingChunk]:
        if is_begun_call(event, self._plan.format, self._plan.tools):
            return [self._delta({"name": event.name, "arguments": event.raw, "invalid": "truncated"})]
        what = f"marks of the format {self._plan.format.name} were not read: {event.what}"
        self._notes.append(note(NOT_READ, what))
        is_told = event.reason != "cut" and (event.reason != "unfinished" or event.name is None)
        return [] if is_told else self._made([TextPiece("content", event.raw)])

    def _delta(self, fields: dict[str, Any]) -> StreamingChunk:
        given = {name: value for name, value in fields.items() if value is not None}
        if "id" not in given:  # a client needs one from the first piece on
            given |= {"id": mint_tool_call_id(self._fact, self._calls, given.get("name")), "id_origin": "minted"}
        delta = {**given, "index": self._calls, "origin": "text", "is_complete": True, **self._place("call")}
        self._calls += 1
        return StreamingChunk.from_dict({"tool_call_deltas": [delta]})

    def _shifted(self, chunk: StreamingChunk) -> StreamingChunk:
        """Return a chunk of the server's own, numbered after the parts and calls made from the text."""
        fields: dict[str, Any] = {}
        if self._shift and chunk.part_index is not None:
            fields["part_index"] = chunk.part_index + self._shift
        if chunk.tool_call_deltas and (self._calls or self._shift):
            fields["tool_call_deltas"] = tuple(
                delta.replace(
                    index=delta.index + self._calls,
                    **({} if delta.part_index is None else {"part_index": delta.part_index + self._shift}),
                )
                for delta in chunk.tool_call_deltas
            )
        return chunk.replace(**fields) if fields else chunk


def read_answer(
    response: ChatResponse, request: ChatRequest | None, *, numbers_parts: bool, has_template: bool = True
) -> ChatResponse:
    """Return `response` with the thoughts and calls of its text read, if `request` wants that.

    `numbers_parts` says whether streams of the dialect number the parts of the content: if so, parts that are read keep
    their place in the text, else the text stays one part, as in a stream.
    """
    plan = plan_of(request, has_template=has_template)
    if plan is None:
        return response
    text = AnswerText(plan)
    folded = StreamAccumulator()
    for chunk in text.read(_chunks(response, numbers_parts=numbers_parts)):
        folded.add(chunk)
    answer = folded.response
    if not text.has_changed and answer.message.text == response.message.text:  # a mark may be left out, and no more
        return response
    extras = response.message.extras  # the chunks have none of the message itself
    return answer if extras is None else answer.replace(message=answer.message.replace(extras=extras))


def _chunks(response: ChatResponse, *, numbers_parts: bool) -> Iterable[StreamingChunk]:
    """Return the chunks in which its dialect would stream `response`."""
    content = response.message.content
    if numbers_parts and isinstance(content, str) and content:
        message = response.message.replace(content=[TextPart(text=content)])
        return chunks_of(response.replace(message=message))
    chunks = chunks_of(response)
    if numbers_parts or isinstance(content, str) or [part.type for part in content or ()] != ["thinking", "text"]:
        return chunks
    return (chunk.replace(part_index=None) for chunk in chunks)

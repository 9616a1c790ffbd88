"""Streamed answers (server-sent events), wire → canonical.

In: bytes, cut anywhere. Out: chunks, all numbered by one counter, as in a whole answer. `interaction.completed` is the
end, whatever its status; an `error` event raises after the chunks before it. Unknown events are ignored; steps of
server tools become foreign parts in their final state.

On this wire the arguments of every call are an object, which does not show whether the call was cut off. So in a
cut-off answer these calls are marked as cut off and must not run: a call whose step did not end, and a call without
arguments in the last step.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire import gemini_interactions as typed, known_keys

from turnwire.codecs.answers.finish_reasons import NO_CALL, Ending, after_truncation
from turnwire.codecs.errors.failed_answers import failed_word, failure_in
from turnwire.codecs.errors.kinds import reported_error
from turnwire.codecs.gemini_interactions import names as words
from turnwire.codecs.gemini_interactions.fields import ANSWER, read_usage
from turnwire.codecs.gemini_interactions.read_errors import error_in, error_of
from turnwire.codecs.gemini_interactions.read_messages import ORIGIN, answer_content, carried_by, foreign, pictures_in
from turnwire.codecs.gemini_interactions.read_stream_items import OpenStep, listed
from turnwire.codecs.streams.event_decoder import EventStreamDecoder
from turnwire.codecs.streams.framing import Limits
from turnwire.codecs.values.provider_options import unknown_fields, with_own
from turnwire.codecs.values.unused_fields import UnreadEvents
from turnwire.codecs.values.wire_values import (
    holds_arguments,
    listed_of,
    note,
    object_of,
    objects_of,
    odd_fields,
    text_of,
    whole_of,
    word_of,
)
from turnwire.core.calls import RawCall, finish_calls, json_of, without_their_arguments
from turnwire.core.errors import Problem, StreamError, stream_error_from_info
from turnwire.core.finish import ENDED, finish_reason

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_gemini_interactions as sent

_KNOWN: Final = words.ASKED | {"model_output", "thought", "function_call"}
"""Kinds of steps that are not server tool calls."""
_READ: Final = {
    "text": known_keys(typed.TextDelta),
    "thought_summary": known_keys(typed.ThoughtSummaryDelta),
    "thought_signature": known_keys(typed.ThoughtSignatureDelta),
    "arguments_delta": known_keys(typed.ArgumentsDelta),
}
"""Fields of deltas that are read; all others are recorded in provider options."""


class InteractionsStreamDecoder(EventStreamDecoder):
    """Decoder of one stream of interaction events."""

    def __init__(self, request: ChatRequest | None, limits: Limits) -> None:
        super().__init__(limits, UnreadEvents(typed.InteractionEvent), has_documents=True)
        from turnwire.codecs.gemini_interactions.fast_path import step_pieces

        self._steps: dict[int, OpenStep] = {}
        self._number = 0
        self.calls: list[RawCall] = []
        self._started = 0
        self._bare: int | None = None  # a call without arguments whose step has ended, with no step begun after it
        self._own_steps = 0  # number of model steps begun so far
        self._has_other_steps = False  # whether one of them may be a call of another kind
        self._has_stray = False  # whether arguments arrived that may belong to a call without any
        self._left: dict[int, list[int]] = {}  # by index: calls without arguments, followed by another step there
        self._empty: list[int] = []  # complete calls without arguments
        self._ignored: dict[str, object] = {}  # first delta of each unknown type
        self.extras: dict[str, object] = {}
        self.news: list[dict[str, Any]] = []  # fields of the next chunks
        self._is_begun = False
        self._fast_path = step_pieces(self._steps, self._goes_on)

    def _take_done(self, chunks: list[StreamingChunk]) -> bool:
        return True

    def _take_end_of_bytes(self, chunks: list[StreamingChunk]) -> None:
        self._failure = StreamError("the stream ended before interaction.completed", category="interrupted")

    def _event(self, name: str, document: object, chunks: list[StreamingChunk]) -> None:
        if not isinstance(document, dict):
            if (told := reported_error(document)) is not None:
                raise stream_error_from_info(told)
            raise StreamError("an event is not a JSON object", category="protocol")
        is_whole = "event_type" not in document and "status" in document  # a whole answer instead of a stream
        self._chunks.see(document, typed.Interaction if is_whole else None)
        try:
            self._read(document)
        finally:
            chunks.extend(map(self._validate, self.news))
            self.news.clear()

    def _read(self, event: sent.RawInteractionEvent) -> None:
        match event.get("event_type"):
            case "step.delta":
                self._delta(self._step_at(event), event.get("delta"))
            case "step.start":
                index, step = whole_of(event.get("index")), event.get("step")
                if index is None or not isinstance(step, dict):
                    raise StreamError("a step.start has no step or no index", category="protocol")
                self._start(index, step)
            case "step.stop":
                self._stop(whole_of(event.get("index")), event, event.get("step"), event.get("delta"))
            case "interaction.created":
                self._begin(event.get("interaction"))
            case "interaction.completed":
                self._end(event.get("interaction"))
            case "error":
                raise stream_error_from_info(error_in(event.get("error")))
            case _:
                if "event_type" in event:
                    return
                if "error" in event:
                    raise stream_error_from_info(error_in(event["error"]))
                if "status" not in event and (told := reported_error(event)) is not None:
                    raise stream_error_from_info(told)
                if "status" in event:
                    self._end(event)

    def _emit(self, own: Mapping[str, object] | None = None, /, **fields: object) -> None:
        self.news.append(with_own(fields, own, words.DIALECT))

    def _think(self, step: OpenStep, text: str = "", own: Mapping[str, object] | None = None, **more: object) -> None:
        self._emit(own, thinking=text, thinking_origin=ORIGIN, part_index=step.number, **more)

    def _tell(self, place: int, own: Mapping[str, object] | None = None, /, **delta: object) -> None:
        self._emit(tool_call_deltas=[with_own({"index": place, **delta}, own, words.DIALECT)])

    def _begin(self, value: object) -> None:
        if not isinstance(value, dict) or self._is_begun:
            return
        self._is_begun = True
        told, self.extras, _ = ANSWER.take(value)
        if told:
            self._emit(**told)

    def _step_at(self, event: sent.RawInteractionEvent) -> OpenStep:
        key = -1 if (index := whole_of(event.get("index"))) is None else index
        step = self._steps.get(key)
        if step is None:  # a delta of a step that never began: its text belongs to the answer
            step = self._steps[key] = OpenStep("model_output", {}, self._begins())
            self._own_steps += 1
        return step

    def _begins(self) -> int:
        """Return the number of the new step; a call without arguments before it is complete."""
        if self._bare is not None:
            self._call_ends(self._bare, arguments="{}")
            self._bare = None
        self._started += 1
        return self._started

    def _start(self, index: int, body: sent.RawStep) -> None:
        if (left := self._steps.get(index)) is not None:
            if left.call >= 0 and not left.has_arguments:  # what follows may belong to its call
                self._left.setdefault(index, []).append(left.call)
                self._has_stray = self._has_stray or body.get("name") == left.body.get("name")
            self._stop(index)
        step = self._steps[index] = OpenStep(word_of(body.get("type")), dict(body.items()), self._begins())
        self._own_steps += step.kind not in words.ASKED
        if step.kind == "function_call":
            step.call = len(self.calls)
            self._call_begins(step)
        elif step.kind == "model_output":
            rest = unknown_fields(body, words.OUTPUT_FIELDS)
            step.options = {"step": rest} if rest else {}
            for place, content in enumerate(listed(body.get("content"), "content")):
                self._content(step, content, f"/content/{place}")
        elif step.kind == "thought":
            step.number = self._next()
            self._thought_options(step, unknown_fields(body, words.THOUGHT_FIELDS))
            for content in listed(body.get("summary"), "summary"):
                self._thought(step, content)
            if isinstance(signature := body.get("signature"), str):
                self._think(step, signature=signature)
        elif step.kind not in words.ASKED:
            step.number = self._next()
            self._has_other_steps = True
        step.is_after_call = index in self._left

    def _call_begins(self, step: OpenStep) -> None:
        body: sent.RawFunctionCallStep = step.body
        named = {"id": text_of(body.get("id")), "name": text_of(body.get("name"))}
        self.calls.append(RawCall(id=named["id"], name=named["name"]))
        delta: dict[str, object] = {name: value for name, value in named.items() if value is not None}
        given = body.get("arguments")
        if given is not None and given not in ({}, ""):
            try:
                arguments = delta["arguments"] = json_of(given)
                self._goes_on(step, arguments)
            except ValueError:  # one of the caller's values is not JSON or is nested too deeply
                delta["invalid"], step.has_arguments = "not_json", True
        step.options = unknown_fields(body, words.CALL_FIELDS)
        if not step.has_arguments and holds_arguments(step.options):
            delta["invalid"] = "not_json"
        self._tell(step.call, step.options, part_index=self._next(), **delta)

    def _delta(self, step: OpenStep, value: object) -> None:
        if not isinstance(value, dict):
            self._has_stray = self._has_stray or (step.call >= 0 and bool(value))
            return
        delta: sent.RawStepDeltaData = value
        text, arguments, signature = delta.get("text"), delta.get("arguments"), delta.get("signature")
        if isinstance(arguments, (dict, list)):
            arguments = json_of(arguments)
        own = unknown_fields(delta, _READ.get(word_of(delta.get("type")), {"type"}))
        match delta.get("type"):
            case "text" if isinstance(text, str) and step.kind not in words.ASKED and step.call < 0:
                self._text(step, text, own)
            case "arguments_delta" if isinstance(arguments, str) and step.call >= 0:
                # A delta of arguments; its unknown fields are emitted once, at the end of the call.
                self._goes_on(step, arguments)
                step.late |= own
                self._tell(step.call, arguments=arguments)
            case "arguments_delta" if isinstance(arguments, str) and step.kind not in _KNOWN:
                self._has_stray = self._has_stray or step.is_after_call
                step.arguments.append(arguments)
            case "thought_summary" if step.kind == "thought":
                self._thought(step, delta.get("content"))
                self._thought_options(step, own)
            case "thought_signature" if isinstance(signature, str) and step.kind == "thought":
                self._think(step, signature=signature)
                self._thought_options(step, own)
            case "text_annotation_delta" if step.kind == "model_output":
                self._text(step, "", own)
            case "image" | "audio" | "document" | "video" if step.kind == "model_output":
                self._content(step, delta)
            case str() if step.kind not in _KNOWN:
                step.grow(delta)
            case str(kind) if step.kind == "model_output" and not kind.endswith("_delta") and kind not in _READ:
                self._content(step, delta)  # an unknown kind of content
            case kind if step.kind not in words.ASKED:
                self._has_stray = self._has_stray or kind == "arguments_delta" or step.call >= 0
                self._ignored.setdefault(str(kind)[:64], dict(delta.items()))

    def _goes_on(self, step: OpenStep, arguments: str) -> None:
        step.has_arguments = True
        self._has_stray = self._has_stray or step.is_after_call
        self.calls[step.call].pieces.append(arguments)

    def _text(self, step: OpenStep, text: str, own: Mapping[str, object]) -> None:
        """Add a text delta; annotations are emitted at its end, because a later value replaces an earlier one."""
        if not text and not own and not step.options:
            return
        if step.number is None or step.kind != "model_output":
            step.number, step.kind = self._next(), "model_output"
        options = {**step.options, **own}
        step.options = {}
        if "annotations" in options:
            step.annotations = step.annotations or []
            step.annotations += listed_of(options["annotations"])  # apart from the text: an invalid one never costs it
            del options["annotations"]
            if not text and not options:
                return
        self._emit(options, text=text, part_index=step.number)

    def _annotate(self, step: OpenStep) -> None:
        """Emit the annotations of a text, each once."""
        if step.annotations is not None:
            self._emit({"annotations": step.annotations}, text="", part_index=step.number)
            step.annotations = None

    def _content(self, step: OpenStep, content: object, at: str = "") -> None:
        problems: list[Problem] = []
        part = answer_content(content, "", problems)
        if part is None:
            what = f"a content cannot be read: {at}{': ' if at else ''}{problems[0].message}"
            raise StreamError(what, category="protocol")
        if part["type"] == "text":
            own = object_of(object_of(part.get("provider_options")).get(words.DIALECT))
            self._text(step, str(part["text"]), own)
            return
        self._annotate(step)
        if step.options:
            part = carried_by(part, object_of(step.options["step"]))
            step.options = {}
        self._emit(parts=[part], part_index=self._next())
        step.number = None

    def _thought(self, step: OpenStep, value: object) -> None:
        if not isinstance(value, dict):
            return
        content: sent.RawContent = value
        step.contents.append(content)
        if isinstance(text := content.get("text"), str):
            self._think(step, text)

    def _thought_options(self, step: OpenStep, own: Mapping[str, object]) -> None:
        if own:
            self._think(step, own=own)

    def _stop(self, index: int | None, *told: object, is_cut: bool = False) -> None:
        """End a step; `told` may contain the fields of its end."""
        step = None if index is None else self._steps.pop(index, None)
        if step is None or step.kind in words.ASKED:
            return
        if step.kind == "function_call":
            self._has_stray = self._has_stray or holds_arguments(*told)
            if step.has_arguments and not self.calls[step.call].says_anything:
                self._empty.append(step.call)
            if step.late:
                self._tell(step.call, {**step.options, **step.late})
            if is_cut:
                if step.call < len(self.calls) - 1:  # the last one is cut off unless it is reported as complete
                    self._tell(step.call, invalid="truncated")
            elif step.has_arguments:
                self._call_ends(step.call)
            elif step.order == self._started:
                self._bare = step.call
            else:
                self._call_ends(step.call, arguments="{}")
        elif step.kind == "thought":
            self._think(step, own=pictures_in(step.contents))
        elif step.kind == "model_output":
            self._annotate(step)
            if step.options:
                self._emit(parts=[carried_by(None, object_of(step.options["step"]))], part_index=self._next())
        else:
            self._emit(parts=[foreign(step.whole())], part_index=step.number)

    def _call_ends(self, place: int, **fields: object) -> None:
        """End a complete call."""
        self.calls[place].is_complete = True
        if "arguments" in fields:
            self._empty.append(place)
            self.calls[place].pieces.append("{}")
        self._tell(place, is_complete=True, **fields)

    def _next(self) -> int:
        self._number += 1
        return self._number

    def _untold(self, steps: Sequence[object]) -> list[tuple[int, sent.RawStep]]:
        """Return the steps of the whole interaction that had no events, each with its position."""
        found: list[tuple[int, sent.RawStep]] = [(at, step) for at, step in enumerate(steps) if isinstance(step, dict)]
        if not self._number:
            return found
        own = [(at, step) for at, step in found if word_of(step.get("type")) not in words.ASKED]
        return [(at, step) for at, step in own[self._own_steps :] if at not in self._steps]

    def _told_again(self, steps: Sequence[object]) -> set[int]:
        """Return the calls whose arguments are in the whole interaction, if the calls also had events."""
        told = [step for step in objects_of(steps) if step.get("type") == "function_call"]
        first = max(0, len(told) - len(self.calls))
        return {place for place, step in enumerate(told[first:]) if holds_arguments(step)} if self.calls else set()

    def _marks(self, twice: set[int], *, is_cut: bool) -> list[dict[str, object]]:
        """Return marks for calls without arguments that must not run.

        Their arguments may have been lost, or their steps did not end.
        """
        unclear = twice.union(without_their_arguments(self.calls))
        marks = dict.fromkeys((place for places in self._left.values() for place in places if is_cut), "truncated")
        marks |= {place: "not_json" for place in self._empty if self._has_stray or place in unclear}
        return [{"index": place, "invalid": reason} for place, reason in marks.items()]

    def _end(self, interaction: object) -> None:
        body: sent.RawInteraction = object_of(interaction)
        ending, usage, odd = self.conclude(body)
        _, rest, _ = ANSWER.take(body)
        extras = self.extras | rest
        self._chunks.note([*odd, *odd_fields(extras, ANSWER.judges, "/extras")])
        if fields := self._end_with(ending, usage, extras):
            self._emit(**fields)

    def conclude(self, body: sent.RawInteraction) -> tuple[Ending, dict[str, object] | None, list[dict[str, object]]]:
        """Read the whole interaction: the finish reason, the usage, and diagnostics about invalid values in them.

        Raises:
            StreamError: it is invalid.
        """
        raw = text_of(body.get("status"))
        steps = body.get("steps")
        if not isinstance(steps, list | None) and not self._number:  # otherwise the answer was in the events
            raise StreamError("the answer has steps that are not a list", category="protocol")
        told = steps if isinstance(steps, list) else ()
        twice = self._told_again(told)
        for index, whole in self._untold(told):
            try:
                self._start(index, whole)
                self._stop(index)
            except StreamError as error:
                what = f"the answer cannot be read: /steps/{index}: {error.info.message}"
                raise StreamError(what, category="protocol") from None
        self._begin(body)
        failure = failure_in(raw, words.FINISH_WORDS, error_of(body) if failed_word(raw) else None)
        reason = "error" if failure else finish_reason(raw, words.FINISH_WORDS, has_calls=bool(self.calls))
        for index in list(self._steps):
            self._stop(index, is_cut=reason not in ENDED)
        if reason in ENDED:
            self._begins()
            is_cut = finish_calls(self.calls[-1:], was_cut=False).last_is_cut
            reason = finish_reason(raw, words.FINISH_WORDS, has_calls=bool(self.calls), last_call_is_cut=is_cut)
        what = f"pieces of steps that cannot be read were passed over: {', '.join(self._ignored)}"
        notes = [{**note("unknown_delta", what), "value": list(self._ignored.values())}] if self._ignored else []
        if reason == "tool_calls" and not self.calls and not self._has_other_steps:
            reason = "stop"
            notes.append(NO_CALL)
        if marks := self._marks(twice, is_cut=reason not in ENDED):
            self._emit(tool_call_deltas=marks)
        if reason == "length" and finish_calls(self.calls[-1:], was_cut=True, at_limit=True).valid:
            notes.append(after_truncation())
        usage, odd = read_usage(body.get("usage"))
        return Ending(reason, raw, notes, failure), usage, odd

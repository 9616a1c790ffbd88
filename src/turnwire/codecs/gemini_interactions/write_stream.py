"""Chunks into the server-sent events of a streamed interaction.

In: chunks of any origin. Out: events: created, for each step start, deltas and stop, completed with status and usage,
and the `[DONE]` that the SDK reads up to. Text and thoughts go out at once. A step of text or thoughts is closed before
the next begins. A stream without its complete chunk ends without `interaction.completed`; an error is an event of its
own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from pydantic_core import to_json

from turnwire_schema.v1.content import ContentPart, ForeignPart, ThinkingPart
from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.answer_encoder import AnswerEncoder
from turnwire.codecs.gemini.write_stream import PartOrder
from turnwire.codecs.gemini_interactions.losses import InteractionsLosses
from turnwire.codecs.gemini_interactions.names import DIALECT, FINISH_WORDS, step_of
from turnwire.codecs.gemini_interactions.read_messages import is_step
from turnwire.codecs.gemini_interactions.write_answer import interaction, put_beside, status_of
from turnwire.codecs.gemini_interactions.write_errors import write_stream_error
from turnwire.codecs.gemini_interactions.write_messages import StepWriter, write_content
from turnwire.codecs.gemini_interactions.write_stream_calls import CallWriter, StepEvents, event
from turnwire.codecs.own_options import own_of
from turnwire.codecs.wire_values import listed_of, object_of
from turnwire.codecs.wirejson import dump_wire_json
from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.finish import CUT, ENDED

if TYPE_CHECKING:
    from turnwire_schema.wire.gemini_interactions import Interaction, InteractionStatus

_OUTPUT: Final = "model_output"
_STEP_OF: Final = {"text": _OUTPUT, "refusal": _OUTPUT, "whole": _OUTPUT, "thinking": "thought"}
_DONE: Final = b"event: done\ndata: [DONE]\n\n"
_CONTENT: Final = "/message/content"
"""Where losses of parts stand: what place a part will have is not known while it streams."""


class InteractionsStreamEncoder(AnswerEncoder):
    """Encodes one stream of interaction events."""

    def __init__(self, **known: Any) -> None:
        super().__init__(**known)
        self._losses: InteractionsLosses = InteractionsLosses()
        self._events = StepEvents(self._out)
        self._calls = CallWriter(self._events, self._names, self._losses, self._begin_call)
        self._order = PartOrder()
        self._part_open: tuple[str, int | None] | None = None  # kind and number of the part whose step is open
        self._text_index = -1
        self._prefix = b""
        self._step_own: Mapping[str, object] = {}
        self._told: dict[str, object] = {}
        self._annotations: list[object] = []
        self._pictures: list[object] = []
        self._thoughts: set[int | None] = set()

    def _begin(self, chunk: StreamingChunk) -> None:
        self._out.append(event({"event_type": "interaction.created", "interaction": self._interaction("in_progress")}))

    def _write(self, chunk: StreamingChunk) -> None:
        if chunk.thinking is not None or chunk.signature is not None:
            self._thinking(chunk)
        if chunk.text is not None:
            self._text("text", chunk.text, chunk)
        if chunk.refusal is not None:
            self._losses.lose("refusal", "/message", "sent as text")
            self._text("refusal", chunk.refusal, chunk)
        for delta in chunk.tool_call_deltas or ():
            self._calls.take(delta, self._id)
        for part in chunk.parts or ():
            self._part(part, chunk.part_index)

    def _mark_end(self) -> None:
        self._out.append(_DONE)

    def _fail(self, error: ErrorInfo) -> None:
        self._out.append(event({"event_type": "error", "error": write_stream_error(error)}))

    def _interaction(self, status: InteractionStatus) -> Interaction:
        created = self._created if self._has_time else None
        return interaction(self._id, status, self._model, created, self._losses)

    # Steps

    def _check_order(self, kind: str, number: int | None) -> None:
        if self._order.is_late(kind, number):
            self._losses.lose("part_order", _CONTENT, "sent as a step of its own, where it comes")

    def _enter(self, kind: str, number: int | None, own: Mapping[str, object]) -> None:
        """Have the step of this part open; `own` are fields of the step."""
        if self._part_open == (kind, number):
            if any(self._step_own.get(key) != value for key, value in own.items()):
                self._losses.lose("answer_field", _CONTENT, detail="fields of a step that has begun")
            return
        self._leave()
        self._check_order(kind, number)
        self._part_open = (kind, number)
        self._step_own = own
        self._told, self._annotations, self._pictures = {}, [], []
        step = {"type": _STEP_OF[kind], **{key: value for key, value in own.items() if value is not None}}
        self._text_index = self._events.start(step)
        head = dump_wire_json({"event_type": "step.delta", "index": self._text_index})[:-1]
        self._prefix = b"event: step.delta\ndata: " + head + b',"delta":{"type":"text","text":'

    def _leave(self) -> None:
        """Close the step of text or thoughts that is open; calls stay open until they are whole."""
        if self._part_open is not None:
            self._part_open = None
            self._events.stop(self._text_index)

    def _begin_call(self, number: int | None) -> None:
        self._leave()
        self._check_order("call", number)

    # Parts

    def _text(self, kind: str, text: str, chunk: StreamingChunk) -> None:
        own = own_of(chunk.provider_options, DIALECT)
        number = chunk.part_index
        if text and not own:
            if self._part_open != (kind, number):
                self._enter(kind, number, {})
            self._out.append(self._prefix + to_json(text) + b"}}\n\n")
        elif own:
            self._enter(kind, number, step_of(own) or {})
            self._own_text(text, own)

    def _own_text(self, text: str, own: Mapping[str, object]) -> None:
        """A piece of text with the options of its part that have not been emitted yet."""
        new = {
            key: value
            for key, value in own.items()
            if key not in ("step", "annotations", "type", "text") and value is not None and self._told.get(key) != value
        }
        self._told |= new
        if text or new:
            self._events.delta(self._text_index, {"type": "text", "text": text, **new})
        annotations = listed_of(own.get("annotations"))
        # A decoder emits annotations as far as they came; the wire has each once.
        known = len(self._annotations)
        more = annotations[known:] if annotations[:known] == self._annotations else annotations
        if more:
            self._annotations = annotations
            self._events.delta(self._text_index, {"type": "text_annotation_delta", "annotations": more})

    def _thinking(self, chunk: StreamingChunk) -> None:
        number = chunk.part_index
        is_own = chunk.thinking_origin is not None and chunk.thinking_origin.dialect == DIALECT
        if chunk.signature is not None and not is_own:
            # Readable thoughts are sent to the client; a foreign signature would come back as one of this API's.
            self._losses.lose("thinking_foreign", "/message", "the thoughts are sent without the signature")
        own = own_of(chunk.provider_options, DIALECT)
        says = chunk.thinking or own or (is_own and (chunk.signature is not None or number not in self._thoughts))
        if not says:
            return
        self._thoughts.add(number)
        self._enter("thinking", number, {key: value for key, value in own.items() if key != "summary"})
        if chunk.thinking:
            content = {"type": "text", "text": chunk.thinking}
            self._events.delta(self._text_index, {"type": "thought_summary", "content": content})
        self._summary(listed_of(own.get("summary")))
        if chunk.signature is not None and is_own:
            self._events.delta(self._text_index, {"type": "thought_signature", "signature": chunk.signature})

    def _summary(self, contents: list[object]) -> None:
        """What of a summary is not text: the texts have been sent."""
        for content in contents:
            if object_of(content).get("type") != "text":
                if content not in self._pictures:
                    self._pictures.append(content)
                    self._events.delta(self._text_index, {"type": "thought_summary", "content": content})
            elif object_of(content).keys() != {"type", "text"}:
                self._losses.lose("answer_field", _CONTENT, detail="fields of a text in a summary")

    def _part(self, part: ContentPart, number: int | None) -> None:
        if isinstance(part, ThinkingPart):
            writer = StepWriter(self._losses, {}, is_answer=True)
            writer.thought(part, _CONTENT)
            self._whole_steps(writer.steps, number)
            return
        if isinstance(part, ForeignPart) and part.dialect == DIALECT:
            data = dict(part.data)
            self._whole_steps(
                [data if is_step(part.data, part.extras) else {"type": _OUTPUT, "content": [data]}], number
            )
            return
        lost = InteractionsLosses()
        written = write_content(part, _CONTENT, lost)
        self._losses.losses += [loss.replace(at=_CONTENT) for loss in lost.losses]
        if written is None:
            return
        own = step_of(own_of(getattr(part, "provider_options", None), DIALECT))
        if own is not None or self._part_open is None or _STEP_OF[self._part_open[0]] != _OUTPUT:
            self._leave()
            self._enter("whole", number, own or {})
        else:
            self._check_order("whole", number)
            self._part_open = ("whole", number)
        self._events.delta(self._text_index, written)

    def _whole_steps(self, steps: Sequence[Mapping[str, object]], number: int | None) -> None:
        self._leave()
        for step in steps:
            self._check_order("whole", number)
            self._events.stop(self._events.start(step))

    # The end

    def _finish(self, chunk: StreamingChunk, reason: str) -> None:
        self._leave()
        must_not_run = self._calls.finish(is_cut=reason not in ENDED, keeps_closed=reason not in ("error", "cancelled"))
        calls, raw = self._calls, chunk.raw_finish_reason
        status = status_of(reason, raw, self._losses, has_calls=calls.count > 0, has_lost_calls=calls.has_lost)
        if must_not_run and FINISH_WORDS[status] not in CUT:
            done = "sent as incomplete: a call must not run"
            self._losses.lose("finish_reason", "/finish_reason", done, detail=reason)
            status = "incomplete"
        whole = self._interaction(status)
        message = object_of(self._extras.pop(MESSAGE_EXTRAS, None))
        put_beside(whole, self._counted, self._extras, message, self._losses)
        self._out.append(event({"event_type": "interaction.completed", "interaction": whole}))

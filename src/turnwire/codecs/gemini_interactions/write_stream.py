"""Streamed answers (server-sent events), canonical → wire, for clients.

In: chunks of any origin. Out: events: created; start, deltas and stop for each step; completed with status and usage;
and the `[DONE]` that the SDK waits for. Text and thinking are sent at once. A step of text or thinking is closed before
the next one begins. A stream without its complete chunk ends without `interaction.completed`; an error is a separate
event.

The step of a call is open until the call is complete. Its deltas have its number, by which clients distinguish calls;
clients run a call at the end of its step. A call without a name is held back. On this wire the arguments of every call
are an object, and no status says that a call was cut off or rejected. So the step of a call that must not run gets no
end if it has already begun, and the answer is marked as incomplete.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema.v1.content import ContentPart, ForeignPart, ThinkingPart
from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta

from turnwire.codecs.gemini.write_errors import write_error
from turnwire.codecs.gemini.write_stream import PartOrder
from turnwire.codecs.gemini_interactions.names import DIALECT, FINISH_WORDS, InteractionsLosses, step_of
from turnwire.codecs.gemini_interactions.read_messages import is_step
from turnwire.codecs.gemini_interactions.write_answer import interaction, put_beside, status_of
from turnwire.codecs.gemini_interactions.write_messages import StepWriter, write_content
from turnwire.codecs.streams.answer_encoder import AnswerEncoder
from turnwire.codecs.streams.block_events import BlockWords, StreamBlocks
from turnwire.codecs.values.provider_options import merge, own_of
from turnwire.codecs.values.wire_values import listed_of, object_of, word_of
from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.calls import RawCall, is_closed
from turnwire.core.finish import CUT, ENDED
from turnwire.core.ids import mint_tool_call_id

if TYPE_CHECKING:
    from turnwire_schema.wire.gemini_interactions import ErrorDetail, Interaction, InteractionStatus

_OUTPUT: Final = "model_output"
_STEP_OF: Final = {"text": _OUTPUT, "refusal": _OUTPUT, "whole": _OUTPUT, "thinking": "thought"}
_WORDS: Final = BlockWords(
    "event_type",
    "step.start",
    "step",
    "step.delta",
    b'event: step.stop\ndata: {"event_type":"step.stop","index":%d}\n\n',
    b'event: step.delta\ndata: {"event_type":"step.delta","index":%d,"delta":{"type":%b:',
)
_COMMON: Final = ({"text", "part_index"}, {"text"})
_DONE: Final = b"event: done\ndata: [DONE]\n\n"
_CONTENT: Final = "/message/content"
"""Location of losses of parts: the index of a part is unknown while it streams."""


@dataclass(slots=True, eq=False)
class _CallStep:
    """Step of a call: the fields of its start, and options sent later."""

    index: int
    name: str
    told: dict[str, object]


class InteractionsStreamEncoder(AnswerEncoder):
    """Encoder of one stream of interaction events."""

    def __init__(self, **known: Any) -> None:
        super().__init__(**known)
        self._losses: InteractionsLosses = InteractionsLosses()
        self._blocks = StreamBlocks(_WORDS, self._out)
        self._places: dict[RawCall, int] = {}
        self._steps: dict[RawCall, _CallStep] = {}
        self._over: set[RawCall] = set()  # calls that have ended or were rejected
        self._has_refused_step = False
        self._order = PartOrder()
        self._told: dict[str, object] = {}
        self._annotations: list[object] = []
        self._pictures: list[object] = []
        self._thoughts: set[int | None] = set()

    def feed(self, chunk: StreamingChunk) -> bytes:
        """See `StreamEncoder.feed`."""
        blocks, is_common = self._blocks, chunk.__pydantic_fields_set__ in _COMMON and self._is_open
        if is_common and chunk.text and blocks.kind == "text" and chunk.part_index == blocks.number:
            return blocks.piece(chunk.text)
        return super().feed(chunk)

    def _begin(self, chunk: StreamingChunk) -> None:
        self._blocks.event("interaction.created", {"interaction": self._interaction("in_progress")})

    def _write(self, chunk: StreamingChunk) -> None:
        if chunk.thinking is not None or chunk.signature is not None:
            self._thinking(chunk)
        if chunk.text is not None:
            self._text("text", chunk.text, chunk)
        if chunk.refusal is not None:
            self._losses.lose("refusal", "/message", "sent as text")
            self._text("refusal", chunk.refusal, chunk)
        for delta in chunk.tool_call_deltas or ():
            self._call(self._calls.add(delta), delta)
        for part in chunk.parts or ():
            self._part(part, chunk.part_index)

    def _mark_end(self) -> None:
        self._out.append(_DONE)

    def _fail(self, error: ErrorInfo) -> None:
        self._blocks.event("error", {"error": write_stream_error(error)})

    def _interaction(self, status: InteractionStatus) -> Interaction:
        created = self._created if self._has_time else None
        return interaction(self._id, status, self._model, created, self._losses)

    # Steps

    def _check_order(self, kind: str, number: int | None) -> None:
        if self._order.is_late(kind, number):
            self._losses.lose("part_order", _CONTENT, "sent as a step of its own, where it comes")

    def _enter(self, kind: str, number: int | None, own: Mapping[str, object]) -> None:
        """Open the step of this part; `own` are fields of the step."""
        blocks = self._blocks
        if (blocks.kind, blocks.number) == (kind, number):
            if any(blocks.told.get(key) != value for key, value in own.items()):
                self._losses.lose("answer_field", _CONTENT, detail="fields of a step that has begun")
            return
        self._check_order(kind, number)
        self._told, self._annotations, self._pictures = {}, [], []
        step = {"type": _STEP_OF[kind], **{key: value for key, value in own.items() if value is not None}}
        blocks.open(kind, number, step, b'"text","text"')

    def _delta(self, delta: Mapping[str, object]) -> None:
        self._blocks.delta(self._blocks.index, delta)

    # Parts

    def _text(self, kind: str, text: str, chunk: StreamingChunk) -> None:
        own = own_of(chunk.provider_options, DIALECT)
        number = chunk.part_index
        if text and not own:
            self._enter(kind, number, {})
            self._blocks.add(text)
        elif own:
            self._enter(kind, number, step_of(own) or {})
            self._own_text(text, own)

    def _own_text(self, text: str, own: Mapping[str, object]) -> None:
        """Write a text delta with the options of its part that have not been sent yet."""
        new = {
            key: value
            for key, value in own.items()
            if key not in ("step", "annotations", "type", "text") and value is not None and self._told.get(key) != value
        }
        self._told |= new
        if text or new:
            self._delta({"type": "text", "text": text, **new})
        annotations = listed_of(own.get("annotations"))
        # A decoder emits all annotations so far; the wire has each of them once.
        known = len(self._annotations)
        more = annotations[known:] if annotations[:known] == self._annotations else annotations
        if more:
            self._annotations = annotations
            self._delta({"type": "text_annotation_delta", "annotations": more})

    def _thinking(self, chunk: StreamingChunk) -> None:
        number = chunk.part_index
        is_own = chunk.thinking_origin is not None and chunk.thinking_origin.dialect == DIALECT
        if chunk.signature is not None and not is_own:
            # Clients get readable thinking; a foreign signature would come back as one of this API's.
            self._losses.lose("thinking_foreign", "/message", "the thoughts are sent without the signature")
        own = own_of(chunk.provider_options, DIALECT)
        says = chunk.thinking or own or (is_own and (chunk.signature is not None or number not in self._thoughts))
        if not says:
            return
        self._thoughts.add(number)
        self._enter("thinking", number, {key: value for key, value in own.items() if key != "summary"})
        if chunk.thinking:
            content = {"type": "text", "text": chunk.thinking}
            self._delta({"type": "thought_summary", "content": content})
        self._summary(listed_of(own.get("summary")))
        if chunk.signature is not None and is_own:
            self._delta({"type": "thought_signature", "signature": chunk.signature})

    def _summary(self, contents: list[object]) -> None:
        """Write the contents of a summary that are not text; texts have already been sent."""
        for content in contents:
            if object_of(content).get("type") != "text":
                if content not in self._pictures:
                    self._pictures.append(content)
                    self._delta({"type": "thought_summary", "content": content})
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
        if own is not None or _STEP_OF.get(self._blocks.kind) != _OUTPUT:
            self._blocks.close()
            self._enter("whole", number, own or {})
        else:
            self._check_order("whole", number)
            self._blocks.kind, self._blocks.number = "whole", number
        self._delta(written)

    def _whole_steps(self, steps: Sequence[Mapping[str, object]], number: int | None) -> None:
        self._blocks.close()
        for step in steps:
            self._check_order("whole", number)
            self._blocks.stop(self._blocks.start(step))

    # Calls

    def _call(self, call: RawCall, delta: ToolCallDelta) -> None:
        """Write what a delta adds to its call."""
        self._places.setdefault(call, delta.index)
        if call in self._over:
            return
        step = self._steps.get(call)
        if delta.invalid is not None or (step is not None and delta.name and step.name != call.name):
            self._over.add(call)
            self._has_refused_step = self._has_refused_step or step is not None
            self._lose_call(call, "left out" if step is None else "its step has no end")
            return
        if step is not None:
            self._arguments(step, delta.arguments or "", own_of(delta.provider_options, DIALECT))
        elif call.name:
            self._begin_call(call, call.name)
        if delta.is_complete:
            self._end_call(call)

    def _begin_call(self, call: RawCall, name: str) -> None:
        self._blocks.close()  # calls remain open until they are complete
        self._check_order("call", call.part_index)
        call.id = call.id or mint_tool_call_id(self._id, len(self._steps), name)
        step = {"type": "function_call", "id": call.id, "name": self._names.get(name, name), "arguments": {}}
        own = own_of(call.provider_options, DIALECT)
        self._steps[call] = begun = _CallStep(self._blocks.start(merge(step, own)), name, own)
        self._arguments(begun, call.text, {})

    def _arguments(self, step: _CallStep, text: str, own: Mapping[str, object]) -> None:
        """Write an arguments delta, with the options that the step does not have yet."""
        new = {key: value for key, value in own.items() if value is not None and step.told.get(key) != value}
        step.told.update(new)
        if text or new:
            self._blocks.delta(step.index, {**new, "type": "arguments_delta", "arguments": text})

    def _end_call(self, call: RawCall) -> None:
        self._over.add(call)
        if (step := self._steps.get(call)) is None:
            self._lose_call(call)  # it never got a name
            return
        if not any(call.pieces):
            self._arguments(step, "{}", {})  # without arguments the call would count as cut off in a cut-off answer
        self._blocks.stop(step.index)

    def _lose_call(self, call: RawCall, action: str = "left out") -> None:
        self._losses.lose("invalid_tool_call", f"/message/tool_calls/{self._places[call]}", action)

    def _end_calls(self, reason: str) -> bool:
        """End every call except one that was cut off; return whether a call has begun that must not run.

        In a cut-off answer the last call is cut off, unless it was reported as complete, or its arguments are closed
        and no connection was lost.
        """
        for call in self._calls.arrived:
            if call in self._over:
                continue
            may_be_cut = reason not in ENDED and call is self._calls.calls[-1] and call in self._steps
            if may_be_cut and (reason in ("error", "cancelled") or not is_closed(call.pieces)):
                self._has_refused_step = True
            else:
                self._end_call(call)
        return self._has_refused_step

    # The end

    def _finish(self, chunk: StreamingChunk, reason: str) -> None:
        self._blocks.close()
        has_refused_step = self._end_calls(reason)
        has_calls, has_lost = bool(self._steps), len(self._steps) < len(self._calls.arrived)
        raw = chunk.raw_finish_reason
        status = status_of(reason, raw, self._losses, has_calls=has_calls, has_lost_calls=has_lost)
        if has_refused_step and FINISH_WORDS[status] not in CUT:
            done = "sent as incomplete: a call must not run"
            self._losses.lose("finish_reason", "/finish_reason", done, detail=reason)
            status = "incomplete"
        whole = self._interaction(status)
        message = object_of(self._extras.pop(MESSAGE_EXTRAS, None))
        put_beside(whole, self._counted, self._extras, message, self._losses)
        self._blocks.event("interaction.completed", {"interaction": whole})


def write_stream_error(error: ErrorInfo) -> ErrorDetail:
    """Return the error of an error event."""
    told = write_error(error).body["error"]
    return {"code": word_of(told.get("status", "INTERNAL")).lower(), "message": told["message"]}

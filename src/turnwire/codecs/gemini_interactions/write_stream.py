"""Chunks into the server-sent events of a streamed interaction.

In: chunks of any origin. Out: events: created, for each step start, deltas and stop, completed with status and usage,
and the `[DONE]` that the SDK reads up to. Text and thoughts go out at once. A step of text or thoughts is closed before
the next begins. A stream without its complete chunk ends without `interaction.completed`; an error is an event of its
own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

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
from turnwire.codecs.gemini_interactions.write_stream_calls import CallWriter
from turnwire.codecs.own_options import own_of
from turnwire.codecs.stream_blocks import BlockWords, StreamBlocks
from turnwire.codecs.wire_values import listed_of, object_of
from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.finish import CUT, ENDED

if TYPE_CHECKING:
    from turnwire_schema.wire.gemini_interactions import Interaction, InteractionStatus

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
_EVERYDAY: Final = ({"text", "part_index"}, {"text"})
_DONE: Final = b"event: done\ndata: [DONE]\n\n"
_CONTENT: Final = "/message/content"
"""Where losses of parts stand: what place a part will have is not known while it streams."""


class InteractionsStreamEncoder(AnswerEncoder):
    """Encodes one stream of interaction events."""

    def __init__(self, **known: Any) -> None:
        super().__init__(**known)
        self._losses: InteractionsLosses = InteractionsLosses()
        self._blocks = StreamBlocks(_WORDS, self._out)
        self._steps = CallWriter(self._calls, self._blocks, self._names, self._losses, self._begin_call)
        self._order = PartOrder()
        self._step_own: Mapping[str, object] = {}
        self._told: dict[str, object] = {}
        self._annotations: list[object] = []
        self._pictures: list[object] = []
        self._thoughts: set[int | None] = set()

    def feed(self, chunk: StreamingChunk) -> bytes:
        """See `StreamEncoder.feed`."""
        blocks, is_everyday = self._blocks, chunk.__pydantic_fields_set__ in _EVERYDAY and self._is_open
        if is_everyday and chunk.text and blocks.kind == "text" and chunk.part_index == blocks.number:
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
            self._steps.take(delta, self._id)
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
        """Have the step of this part open; `own` are fields of the step."""
        blocks = self._blocks
        if (blocks.kind, blocks.number) == (kind, number):
            if any(self._step_own.get(key) != value for key, value in own.items()):
                self._losses.lose("answer_field", _CONTENT, detail="fields of a step that has begun")
            return
        self._check_order(kind, number)
        self._step_own = own
        self._told, self._annotations, self._pictures = {}, [], []
        step = {"type": _STEP_OF[kind], **{key: value for key, value in own.items() if value is not None}}
        blocks.open(kind, number, step, b'"text","text"')

    def _begin_call(self, number: int | None) -> None:
        self._blocks.close()  # calls stay open until they are whole
        self._check_order("call", number)

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
        """A piece of text with the options of its part that have not been emitted yet."""
        new = {
            key: value
            for key, value in own.items()
            if key not in ("step", "annotations", "type", "text") and value is not None and self._told.get(key) != value
        }
        self._told |= new
        if text or new:
            self._delta({"type": "text", "text": text, **new})
        annotations = listed_of(own.get("annotations"))
        # A decoder emits annotations as far as they came; the wire has each once.
        known = len(self._annotations)
        more = annotations[known:] if annotations[:known] == self._annotations else annotations
        if more:
            self._annotations = annotations
            self._delta({"type": "text_annotation_delta", "annotations": more})

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
            self._delta({"type": "thought_summary", "content": content})
        self._summary(listed_of(own.get("summary")))
        if chunk.signature is not None and is_own:
            self._delta({"type": "thought_signature", "signature": chunk.signature})

    def _summary(self, contents: list[object]) -> None:
        """What of a summary is not text: the texts have been sent."""
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

    # The end

    def _finish(self, chunk: StreamingChunk, reason: str) -> None:
        self._blocks.close()
        must_not_run = self._steps.finish(is_cut=reason not in ENDED, keeps_closed=reason not in ("error", "cancelled"))
        calls, raw = self._steps, chunk.raw_finish_reason
        status = status_of(reason, raw, self._losses, has_calls=calls.has_any, has_lost_calls=calls.has_lost)
        if must_not_run and FINISH_WORDS[status] not in CUT:
            done = "sent as incomplete: a call must not run"
            self._losses.lose("finish_reason", "/finish_reason", done, detail=reason)
            status = "incomplete"
        whole = self._interaction(status)
        message = object_of(self._extras.pop(MESSAGE_EXTRAS, None))
        put_beside(whole, self._counted, self._extras, message, self._losses)
        self._blocks.event("interaction.completed", {"interaction": whole})

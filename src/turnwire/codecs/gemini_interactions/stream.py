"""The server-sent events of a streamed interaction into chunks.

In: bytes in any pieces. Out: chunks, everything numbered by one counter, as in a whole answer. `interaction.completed`
is the end, whatever its status; an `error` event raises after the chunks before it came out. Unknown events are passed
over; steps of the service's own tools are kept as foreign parts, as they are when they end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic_core import to_json

from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.base import StreamDecoder
from turnwire.codecs.framing import DEFAULT_LIMITS, FrameTooLargeError, Limits, SseParser
from turnwire.codecs.gemini_interactions.answer import read_usage
from turnwire.codecs.gemini_interactions.contents import read_content
from turnwire.codecs.gemini_interactions.errors import stream_error_info
from turnwire.codecs.gemini_interactions.steps import ORIGIN
from turnwire.codecs.gemini_interactions.tables import DIALECT, FINISH_WORDS, KNOWN_ANSWER
from turnwire.codecs.wirejson import NotJsonError, parse_wire_json
from turnwire.core.errors import Problem, StreamError
from turnwire.core.finish import finish_reason


class _Step:
    """An open step."""

    __slots__ = ("body", "call", "has_arguments", "kind", "number")

    def __init__(self, kind: str, body: dict[str, Any]) -> None:
        self.kind = kind
        self.body = body
        self.number: int | None = None
        self.call = -1
        self.has_arguments = False


class InteractionsStreamDecoder(StreamDecoder):
    """Bytes of one stream of events in, chunks out."""

    def __init__(self, limits: Limits = DEFAULT_LIMITS) -> None:
        self._sse = SseParser(limits)
        self._make = StreamingChunk.__pydantic_validator__.validate_python
        self._steps: dict[int, _Step] = {}
        self._number = 0
        self._calls = 0
        self._is_begun = False
        self._is_ended = False
        self._failure: StreamError | None = None

    def feed(self, data: bytes) -> list[StreamingChunk]:
        """See `StreamDecoder.feed`."""
        self._raise_failure()
        return self._take(lambda: self._sse.feed(data))

    def close(self) -> list[StreamingChunk]:
        """See `StreamDecoder.close`."""
        self._raise_failure()
        chunks = self._take(self._sse.close)
        if not chunks:
            self._raise_failure()
        if not self._is_ended:
            raise StreamError("the stream ended before interaction.completed", category="interrupted")
        return chunks

    def _raise_failure(self) -> None:
        if self._failure is not None:
            raise self._failure

    def _take(self, events: Any) -> list[StreamingChunk]:
        chunks: list[StreamingChunk] = []
        try:
            for event in events():
                if not self._is_ended and event.data != b"[DONE]":
                    self._event(parse_wire_json(event.data), chunks)
        except FrameTooLargeError as error:
            self._failure = StreamError(str(error), category="protocol")
        except NotJsonError as error:
            self._failure = StreamError(f"an event is no JSON: {error}", category="protocol")
        except StreamError as error:
            self._failure = error
        if not chunks:
            self._raise_failure()
        return chunks

    def _event(self, event: Any, chunks: list[StreamingChunk]) -> None:
        if not isinstance(event, Mapping):
            raise StreamError("an event is no JSON object", category="protocol")
        match event.get("event_type"):
            case "step.delta":
                self._delta(self._open(event), event.get("delta"), chunks)
            case "step.start":
                self._start(event, chunks)
            case "step.stop":
                self._stop(event, chunks)
            case "interaction.created":
                self._begin(event.get("interaction"), chunks)
            case "interaction.completed":
                self._end(event.get("interaction"), chunks)
            case "error":
                raise StreamError(stream_error_info(event.get("error")))
            case _:
                if "error" in event and "event_type" not in event:
                    raise StreamError(stream_error_info(event["error"]))

    def _emit(self, chunks: list[StreamingChunk], **fields: Any) -> None:
        chunks.append(self._make(fields))

    def _begin(self, interaction: Any, chunks: list[StreamingChunk]) -> None:
        if not isinstance(interaction, Mapping) or self._is_begun:
            return
        self._is_begun = True
        facts = {name: interaction.get(name) for name in ("id", "model", "created")}
        told = {name: value for name, value in facts.items() if isinstance(value, str) and value}
        if told:
            self._emit(chunks, **told)

    def _open(self, event: Mapping[str, Any]) -> _Step:
        index = event.get("index")
        step = self._steps.get(index) if type(index) is int else None
        if step is None:  # a delta of a step that never began: its text is the answer's
            step = _Step("model_output", {})
            self._steps[index if type(index) is int else -1] = step
        return step

    def _start(self, event: Mapping[str, Any], chunks: list[StreamingChunk]) -> None:
        body, index = event.get("step"), event.get("index")
        if not isinstance(body, Mapping) or type(index) is not int:
            raise StreamError("a step.start has no step or no index", category="protocol")
        step = self._steps[index] = _Step(str(body.get("type")), dict(body))
        if step.kind == "function_call":
            step.call, self._calls = self._calls, self._calls + 1
            self._call_begins(step, chunks)
        elif step.kind == "model_output":
            for content in body.get("content") or ():
                self._content(step, content, chunks)
        elif step.kind == "thought":
            for content in body.get("summary") or ():
                self._thought(step, content, chunks)
            if isinstance(body.get("signature"), str):
                self._signature(step, body["signature"], chunks)
        else:
            step.number = self._next()

    def _call_begins(self, step: _Step, chunks: list[StreamingChunk]) -> None:
        body = step.body
        delta: dict[str, Any] = {"index": step.call, "part_index": self._next()}
        for key in ("id", "name"):
            if isinstance(body.get(key), str) and body[key]:
                delta[key] = body[key]
        if body.get("arguments"):
            delta["arguments"] = to_json(body["arguments"]).decode()
            step.has_arguments = True
        rest = {k: v for k, v in body.items() if k not in ("type", "id", "name", "arguments") and v is not None}
        if rest:
            delta["provider_options"] = {DIALECT: rest}
        self._emit(chunks, tool_call_deltas=[delta])

    def _delta(self, step: _Step, delta: Any, chunks: list[StreamingChunk]) -> None:
        if not isinstance(delta, Mapping):
            return
        match delta.get("type"):
            case "text" if isinstance(delta.get("text"), str):
                if step.number is None or step.kind != "model_output":
                    step.number, step.kind = self._next(), "model_output"
                self._emit(chunks, text=delta["text"], part_index=step.number)
            case "arguments_delta" if isinstance(delta.get("arguments"), str) and step.call >= 0:
                step.has_arguments = True
                self._emit(chunks, tool_call_deltas=[{"index": step.call, "arguments": delta["arguments"]}])
            case "thought_summary":
                self._thought(step, delta.get("content"), chunks)
            case "thought_signature" if isinstance(delta.get("signature"), str):
                self._signature(step, delta["signature"], chunks)
            case "text_annotation_delta" if step.number is not None:
                options = {DIALECT: {"annotations": list(delta.get("annotations") or ())}}
                self._emit(chunks, text="", part_index=step.number, provider_options=options)
            case "image" | "audio" | "document" | "video":
                self._content(step, delta, chunks)
            case kind if step.kind not in ("model_output", "thought", "function_call") and kind is not None:
                step.body.setdefault("deltas", []).append(dict(delta))

    def _content(self, step: _Step, content: Any, chunks: list[StreamingChunk]) -> None:
        problems: list[Problem] = []
        part = read_content(content, "", problems)
        if part is None:
            raise StreamError(f"a content cannot be read: {problems[0].message}", category="protocol")
        if part["type"] == "text":
            if step.number is None:
                step.number = self._next()
            options = part.get("provider_options")
            more = {"provider_options": options} if options else {}
            self._emit(chunks, text=part["text"], part_index=step.number, **more)
            return
        self._emit(chunks, parts=[part], part_index=self._next())
        step.number = None

    def _thought(self, step: _Step, content: Any, chunks: list[StreamingChunk]) -> None:
        if step.number is None:
            step.number = self._next()
        text = content.get("text") if isinstance(content, Mapping) else None
        if isinstance(text, str):
            self._emit(chunks, thinking=text, thinking_origin=ORIGIN, part_index=step.number)
        elif isinstance(content, Mapping):
            held = step.body.setdefault("images", [])
            held.append(dict(content))

    def _signature(self, step: _Step, signature: str, chunks: list[StreamingChunk]) -> None:
        if step.number is None:
            step.number = self._next()
        self._emit(chunks, signature=signature, thinking="", thinking_origin=ORIGIN, part_index=step.number)

    def _stop(self, event: Mapping[str, Any], chunks: list[StreamingChunk]) -> None:
        step = self._steps.pop(event.get("index", -1), None)
        if step is None:
            return
        if step.kind == "function_call":
            delta: dict[str, Any] = {"index": step.call, "is_complete": True}
            if not step.has_arguments:
                delta["arguments"] = "{}"
            self._emit(chunks, tool_call_deltas=[delta])
        elif step.number is not None and step.kind not in ("model_output", "thought", "user_input"):
            part = {"type": "foreign", "dialect": DIALECT, "data": step.body}
            self._emit(chunks, parts=[part], part_index=step.number)

    def _next(self) -> int:
        self._number += 1
        return self._number

    def _end(self, interaction: Any, chunks: list[StreamingChunk]) -> None:
        body = interaction if isinstance(interaction, Mapping) else {}
        raw = body.get("status")
        if raw == "failed" and not self._number:
            errors = body.get("errors")
            raise StreamError(stream_error_info(errors[0] if isinstance(errors, list) and errors else None))
        self._begin(body, chunks)
        fields: dict[str, Any] = {
            "is_complete": True,
            "finish_reason": finish_reason(
                raw if isinstance(raw, str) else None, FINISH_WORDS, has_calls=self._calls > 0
            ),
        }
        if isinstance(raw, str):
            fields["raw_finish_reason"] = raw
        usage = read_usage(body.get("usage"))
        if usage is not None:
            fields["usage"] = usage
        extras = {key: value for key, value in body.items() if key not in KNOWN_ANSWER and value is not None}
        if extras:
            fields["extras"] = extras
        self._is_ended = True
        self._emit(chunks, **fields)

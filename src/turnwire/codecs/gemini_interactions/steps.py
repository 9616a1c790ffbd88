"""Steps to messages, and messages to steps.

A `user_input` is a user message, a `function_result` a tool message; `thought`, `model_output`, `function_call` and
steps of the service's own tools in a row are one assistant message, each call with its place between the parts. One
plain text is read as a text, not as a list. Fields of a `model_output` itself travel with its first part, under `step`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Final

from pydantic_core import to_json

from turnwire_schema.v1.content import ForeignPart, ThinkingPart
from turnwire_schema.v1.message import AssistantMessage, ToolMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.gemini_interactions.contents import (
    is_step,
    is_step_of,
    read_content,
    read_contents,
    write_content,
    write_contents,
)
from turnwire.codecs.gemini_interactions.losses import InteractionsLosses
from turnwire.codecs.gemini_interactions.tables import (
    CALL_FIELDS,
    DIALECT,
    OUTPUT_FIELDS,
    RESULT_FIELDS,
    THOUGHT_FIELDS,
    step_of,
)
from turnwire.codecs.own_options import merge, own_of, rest_of, with_own
from turnwire.codecs.wire_values import text_of
from turnwire.core.call_order import ordered_calls
from turnwire.core.errors import Problem
from turnwire.core.jsontext import json_object
from turnwire.core.tool_names import ToolNames
from turnwire.core.tools import is_tool_name

ORIGIN = {"dialect": DIALECT}
# What a result may hold; anything else that came is kept as it is.
_IN_RESULTS: Final = ("text", "image")


class StepReader:
    """Reads the steps of one request, in order. Not thread-safe."""

    __slots__ = ("_names", "_problems", "_tool_of", "_turn", "messages")

    def __init__(self, names: ToolNames, problems: list[Problem]) -> None:
        self._names = names
        self._problems = problems
        self._tool_of: dict[str, str] = {}
        self._turn: dict[str, Any] | None = None
        self.messages: list[dict[str, Any]] = []

    def read(self, step: Any, at: str) -> None:
        """Take the next step."""
        kind = step.get("type") if isinstance(step, Mapping) else None
        if not isinstance(kind, str) or not kind:
            self._problems.append(Problem(at, "type", "a step must be an object with a type"))
        elif kind == "user_input":
            self._user(step, at)
        elif kind == "function_result":
            self._result(step, at)
        else:
            self._model(kind, step, at)

    def close(self) -> None:
        """End the turn of the model that is open."""
        turn, self._turn = self._turn, None
        if turn is None:
            return
        parts = turn.pop("content")
        count = len(parts)
        for call in turn.get("tool_calls", ()):
            if call["part_index"] >= count:
                del call["part_index"]
        if parts or not turn.get("tool_calls"):
            turn["content"] = plain_text(parts)
        self.messages.append(turn)

    def _user(self, step: Mapping[str, object], at: str) -> None:
        self.close()
        content = read_contents(step.get("content"), f"{at}/content", self._problems)
        rest = rest_of(step, OUTPUT_FIELDS)
        self.messages.append(with_own({"role": "user", "content": plain_text(content)}, rest, DIALECT))

    def _result(self, step: Mapping[str, object], at: str) -> None:
        self.close()
        call_id, result = step.get("call_id"), step.get("result")
        if not isinstance(call_id, str) or not call_id:
            self._problems.append(Problem(f"{at}/call_id", "required", "a result must name the call that it answers"))
            return
        own: dict[str, Any] = {}
        content: Any
        if isinstance(result, str):
            content = result
        elif isinstance(result, Sequence):
            content = read_contents(result, f"{at}/result", self._problems, _IN_RESULTS)
        elif isinstance(result, Mapping):
            try:
                content = to_json(result).decode()
            except ValueError:  # a caller's own value: no JSON, or nested too deep to be written
                self._problems.append(Problem(f"{at}/result", "json", "must be JSON at most 200 levels deep"))
                return
            own["result"] = dict(result)
        else:
            self._problems.append(
                Problem(f"{at}/result", "type", "a result must be a string, an object or a list of contents")
            )
            return
        message: dict[str, Any] = {"role": "tool", "tool_call_id": call_id, "content": content}
        name = step.get("name")
        if text_of(name):
            message["name"] = self._names.known(str(name))
        elif name is not None and name != "":
            self._problems.append(Problem(f"{at}/name", "type", "name must be the name of a function"))
        else:
            if call_id in self._tool_of:
                message["name"] = self._tool_of[call_id]
            if name == "" or call_id in self._tool_of:
                own["name"] = name
        if isinstance(step.get("is_error"), bool):
            message["is_error"] = step["is_error"]
        elif step.get("is_error") is not None:
            self._problems.append(Problem(f"{at}/is_error", "type", "is_error must be true or false"))
        own |= rest_of(step, RESULT_FIELDS)
        self.messages.append(with_own(message, own, DIALECT))

    def _model(self, kind: str, step: Mapping[str, object], at: str) -> None:
        if self._turn is None:
            self._turn = {"role": "assistant", "content": []}
        parts = self._turn["content"]
        match kind:
            case "model_output":
                read = read_contents(step.get("content"), f"{at}/content", self._problems)
                rest = rest_of(step, OUTPUT_FIELDS)
                if rest and (not read or read[0]["type"] == "foreign"):
                    parts.append({"type": "foreign", "dialect": DIALECT, "data": dict(step)})  # nothing carries them
                else:
                    parts.extend(_with_step(read, rest, begins=_is_output_open(parts, self._turn)))
            case "thought":
                part = read_thought(step, at, self._problems)
                if part is not None:
                    parts.append(part)
            case "function_call":
                call = self._call(step, at)
                if call is not None:
                    call["part_index"] = len(parts)
                    self._turn.setdefault("tool_calls", []).append(call)
            case _:
                parts.append({"type": "foreign", "dialect": DIALECT, "data": dict(step)})

    def _call(self, step: Mapping[str, object], at: str) -> dict[str, Any] | None:
        call_id, name, arguments = step.get("id"), step.get("name"), step.get("arguments")
        for field, value in (("id", call_id), ("name", name)):
            if not text_of(value):
                self._problems.append(
                    Problem(f"{at}/{field}", "required", "a function_call must have an id and a name")
                )
        if not text_of(call_id) or not text_of(name):
            return None
        if not isinstance(arguments, Mapping):
            self._problems.append(Problem(f"{at}/arguments", "type", "arguments must be an object"))
            return None
        call: dict[str, Any] = {"id": call_id, "name": self._names.canonical(str(name)), "arguments": arguments}
        self._tool_of[call["id"]] = call["name"]
        return with_own(call, rest_of(step, CALL_FIELDS), DIALECT)


def plain_text(parts: list[dict[str, Any]]) -> Any:
    """One plain text as a text, anything else as the list."""
    if len(parts) == 1 and parts[0].keys() == {"type", "text"} and parts[0]["type"] == "text":
        return parts[0]["text"]
    return parts


def _is_output_open(parts: list[dict[str, Any]], turn: Mapping[str, Any]) -> bool:
    """Whether a further `model_output` would be joined with the parts before it."""
    last: Mapping[str, Any] = parts[-1] if parts else {"type": "thinking"}
    if last["type"] == "thinking" or (last["type"] == "foreign" and is_step_of(last["data"], last.get("extras"))):
        return False
    calls = turn.get("tool_calls")
    return not calls or calls[-1]["part_index"] < len(parts)


def _with_step(parts: list[dict[str, Any]], rest: Mapping[str, object], *, begins: bool) -> list[dict[str, Any]]:
    """`parts`, the first of which carries the step's own fields, and the mark that the step begins with it."""
    if begins and parts and parts[0]["type"] == "foreign":
        parts[0]["extras"] = {**parts[0].get("extras", {}), "step": {}}  # it has no options
    elif parts and (rest or begins):
        options = parts[0].setdefault("provider_options", {}).setdefault(DIALECT, {})
        options["step"] = dict(rest)
    return parts


def read_thought(step: Mapping[str, object], at: str, problems: list[Problem]) -> dict[str, Any] | None:
    """The canonical part of a thought; the texts of its summary are joined, its images kept as options."""
    signature, summary = step.get("signature"), step.get("summary")
    if not isinstance(signature, str | None):
        problems.append(Problem(f"{at}/signature", "type", "a signature must be a string"))
    if not isinstance(summary, list | tuple | None):
        problems.append(Problem(f"{at}/summary", "type", "a summary must be a list of contents"))
        return None
    contents = list(summary or ())
    for position, content in enumerate(contents):
        read_content(content, f"{at}/summary/{position}", problems)
    own = rest_of(step, THOUGHT_FIELDS) | pictures_in(contents)
    part = {"type": "thinking", "text": "".join(summary_texts(contents)), "origin": ORIGIN}
    if isinstance(signature, str):
        part["signature"] = signature
    return with_own(part, own, DIALECT)


def summary_texts(contents: Sequence[object]) -> list[str]:
    """The texts of a summary."""
    texts = [content.get("text") for content in contents if isinstance(content, Mapping)]
    return [text for text in texts if isinstance(text, str)]


def pictures_in(contents: Sequence[Any]) -> dict[str, Any]:
    """The summary that is more than text, its texts joined where they follow each other; nothing where it is text."""
    out: list[Any] = []
    for content in contents:
        if _is_plain(content) and out and _is_plain(out[-1]):
            out[-1] = {"type": "text", "text": out[-1]["text"] + content["text"]}
        else:
            out.append(dict(content) if isinstance(content, Mapping) else content)
    return {"summary": out} if not all(map(_is_plain, out)) else {}


def _is_plain(content: object) -> bool:
    """Whether a content is text and nothing besides."""
    return isinstance(content, Mapping) and content.keys() == {"type", "text"} and isinstance(content["text"], str)


class StepWriter:
    """Writes the steps of canonical messages, or of one answer. Not thread-safe."""

    __slots__ = ("_is_answer", "_losses", "_names", "_tool_of", "last_call_at", "steps")

    def __init__(self, losses: InteractionsLosses, names: Mapping[str, str], *, is_answer: bool = False) -> None:
        self._is_answer = is_answer
        self._losses = losses
        self._names = names
        self._tool_of: dict[str, str | None] = {}
        self.last_call_at = ""
        self.steps: list[dict[str, Any]] = []

    def user(self, content: object, at: str, own: Mapping[str, object]) -> None:
        """The step of a user message."""
        wire = {"type": "user_input", "content": self._contents(content, f"{at}/content")}
        merge(wire, own)
        self.steps.append(wire)

    def tool(self, message: ToolMessage, at: str) -> None:
        """The step of a tool message."""
        content = message.content
        result: Any = content
        if not isinstance(content, str):
            kept = []
            for index, part in enumerate(content):
                if part.type in ("text", "image", "foreign"):
                    written = write_content(part, f"{at}/content/{index}", self._losses)
                    if written is not None:
                        kept.append(written)
                else:
                    self._losses.lose("result_media", f"{at}/content/{index}", detail=part.type)
            result = kept
        wire: dict[str, Any] = {"type": "function_result", "call_id": message.tool_call_id, "result": result}
        name = message.name or self._tool_of.get(message.tool_call_id)
        if name:
            wire["name"] = name
        if message.is_error:
            wire["is_error"] = True
        merge(wire, own_of(message.provider_options, DIALECT))
        self.steps.append(wire)

    def assistant(self, message: AssistantMessage, at: str) -> None:
        """The steps of an assistant message, calls in their places."""
        calls = deque(ordered_calls(message, at))
        if not message.parts and not calls and not self._is_answer:
            self.steps.append({"type": "model_output", "content": []})
        output: list[dict[str, Any]] | None = None
        for index, part in enumerate(message.parts):
            while calls and calls[0][0].part_index is not None and calls[0][0].part_index <= index:
                self._call(*calls.popleft())
                output = None
            path = f"{at}/content/{index}" if not isinstance(message.content, str) else f"{at}/content"
            if isinstance(part, ThinkingPart):
                self.thought(part, path)
                output = None
            elif isinstance(part, ForeignPart) and part.dialect == DIALECT and is_step(part):
                self.steps.append(dict(part.data))
                output = None
            else:
                output = self._output(part, path, output)
        for call, path in calls:
            self._call(call, path)

    def _contents(self, content: Any, at: str) -> list[dict[str, Any]]:
        if isinstance(content, str):
            return [{"type": "text", "text": content}]
        return write_contents(content, at, self._losses)

    def _output(self, part: object, at: str, output: list[dict[str, Any]] | None) -> list[dict[str, Any]] | None:
        written = write_content(part, at, self._losses)
        if written is None:
            return output
        own = own_of(getattr(part, "provider_options", None), DIALECT)
        marks = part.extras if isinstance(part, ForeignPart) else own
        step = step_of(marks)
        # A client reads texts of one output as one text, so that two parts of an answer are two outputs.
        is_second = self._is_answer and output is not None and output[-1].get("type") == written.get("type") == "text"
        if output is None or step is not None or is_second:
            output = []
            self.steps.append({"type": "model_output", "content": output, **(step or {})})
        output.append(written)
        return output

    def thought(self, part: ThinkingPart, at: str) -> None:
        """The step of thoughts."""
        is_own = part.origin is not None and part.origin.dialect == DIALECT
        if part.redacted_data is not None or not (is_own or self._is_answer):
            self._losses.lose("thinking_foreign", at)
            return
        wire: dict[str, Any] = {"type": "thought"}
        if part.signature is not None and not is_own:
            # A client sends a signature back, and then it would pass for one of this API's.
            self._losses.lose("thinking_foreign", at, "the thoughts are sent without the signature")
        elif part.signature is not None:
            wire["signature"] = part.signature
        if part.text:
            wire["summary"] = [{"type": "text", "text": part.text}]
        merge(wire, own_of(part.provider_options, DIALECT))
        self.steps.append(wire)

    def _call(self, call: ToolCall | InvalidToolCall, at: str) -> None:
        if isinstance(call, ToolCall):
            arguments = dict(call.arguments)
        else:
            # A client would run it, but for a name that is not canonical: the client may know that one.
            has_bad_name = call.reason == "bad_name" and not is_tool_name(call.name or "")
            may_be_sent = call.name and (has_bad_name or not self._is_answer)
            found = json_object(call.arguments_text) if may_be_sent else None
            if found is None and (self._is_answer or not call.name):
                self._losses.lose("invalid_tool_call", at)
                return
            done = "sent like any other call" if found is not None else "sent with {} in place of the raw text"
            self._losses.lose("invalid_tool_call", at, done)
            arguments = found or {}
        self._tool_of[call.id] = call.name
        self.last_call_at = at
        name = call.name or ""
        wire = {"type": "function_call", "id": call.id, "name": self._names.get(name, name), "arguments": arguments}
        merge(wire, own_of(call.provider_options, DIALECT))
        self.steps.append(wire)

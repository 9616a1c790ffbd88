"""Steps into messages.

A `user_input` is a user message, a `function_result` a tool message; `thought`, `model_output`, `function_call` and
steps of the service's own tools in a row are one assistant message, each call with its place between the parts. One
plain text is read as a text, not as a list. Fields of a `model_output` itself travel with its first part, under `step`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from pydantic_core import to_json

from turnwire.codecs.gemini_interactions.names import (
    CALL_FIELDS,
    DIALECT,
    OUTPUT_FIELDS,
    RESULT_FIELDS,
    THOUGHT_FIELDS,
)
from turnwire.codecs.gemini_interactions.read_parts import (
    carry_step,
    foreign,
    is_step,
    read_content,
    read_contents,
)
from turnwire.codecs.own_options import rest_of, with_own
from turnwire.codecs.wire_values import object_of, text_of
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_gemini_interactions import RawStep

ORIGIN = {"dialect": DIALECT}
# What a result may hold; anything else that came is kept as it is.
_IN_RESULTS: Final = ("text", "image")


class StepReader:
    """Reads the steps of one request, in order. Not thread-safe."""

    __slots__ = ("_calls", "_names", "_parts", "_problems", "_tool_of", "messages")

    def __init__(self, names: ToolNames, problems: list[Problem]) -> None:
        self._names = names
        self._problems = problems
        self._tool_of: dict[str, str] = {}
        self._parts: list[dict[str, object]] | None = None  # of the turn of the model that is open
        self._calls: list[tuple[int, dict[str, object]]] = []  # with their places among its parts
        self.messages: list[dict[str, object]] = []

    def read(self, value: object, at: str) -> None:
        """Take the next step."""
        step: RawStep = object_of(value)
        kind = text_of(step.get("type"))
        if kind is None:
            self._problems.append(Problem(at, "type", "a step must be an object with a type"))
        elif kind == "user_input":
            self._user(step, at)
        elif kind == "function_result":
            self._result(step, at)
        else:
            self._model(kind, step, at)

    def close(self) -> None:
        """End the turn of the model that is open."""
        parts, calls = self._parts, self._calls
        self._parts, self._calls = None, []
        if parts is None:
            return
        turn: dict[str, object] = {"role": "assistant"}
        if calls:
            turn["tool_calls"] = [
                {**call, "part_index": place} if place < len(parts) else call for place, call in calls
            ]
        if parts or not calls:
            turn["content"] = plain_text(parts)
        self.messages.append(turn)

    def _user(self, step: RawStep, at: str) -> None:
        self.close()
        content = read_contents(step.get("content"), f"{at}/content", self._problems)
        rest = rest_of(step, OUTPUT_FIELDS)
        self.messages.append(with_own({"role": "user", "content": plain_text(content)}, rest, DIALECT))

    def _result(self, step: RawStep, at: str) -> None:
        self.close()
        call_id, result = step.get("call_id"), step.get("result")
        if not isinstance(call_id, str) or not call_id:
            self._problems.append(Problem(f"{at}/call_id", "required", "a result must name the call that it answers"))
            return
        own: dict[str, object] = {}
        content: object
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
        message: dict[str, object] = {"role": "tool", "tool_call_id": call_id, "content": content}
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
        if isinstance(is_error := step.get("is_error"), bool):
            message["is_error"] = is_error
        elif is_error is not None:
            self._problems.append(Problem(f"{at}/is_error", "type", "is_error must be true or false"))
        own |= rest_of(step, RESULT_FIELDS)
        self.messages.append(with_own(message, own, DIALECT))

    def _model(self, kind: str, step: RawStep, at: str) -> None:
        parts = self._parts = [] if self._parts is None else self._parts
        match kind:
            case "model_output":
                read = read_contents(step.get("content"), f"{at}/content", self._problems)
                rest = rest_of(step, OUTPUT_FIELDS)
                if rest and (not read or read[0]["type"] == "foreign"):
                    parts.append(foreign(step))  # nothing carries them
                else:
                    parts.extend(_with_step(read, rest, begins=self._is_output_open()))
            case "thought":
                part = read_thought(step, at, self._problems)
                if part is not None:
                    parts.append(part)
            case "function_call":
                call = self._call(step, at)
                if call is not None:
                    self._calls.append((len(parts), call))
            case _:
                parts.append(foreign(step))

    def _is_output_open(self) -> bool:
        """Whether a further `model_output` would be joined with the parts before it."""
        parts = self._parts or []
        if not parts or parts[-1]["type"] == "thinking":
            return False
        last = parts[-1]
        if last["type"] == "foreign" and is_step(object_of(last["data"]), object_of(last.get("extras"))):
            return False
        return not self._calls or self._calls[-1][0] < len(parts)

    def _call(self, step: RawStep, at: str) -> dict[str, object] | None:
        call_id, name, arguments = text_of(step.get("id")), text_of(step.get("name")), step.get("arguments")
        for field, value in (("id", call_id), ("name", name)):
            if value is None:
                self._problems.append(
                    Problem(f"{at}/{field}", "required", "a function_call must have an id and a name")
                )
        if call_id is None or name is None:
            return None
        if not isinstance(arguments, Mapping):
            self._problems.append(Problem(f"{at}/arguments", "type", "arguments must be an object"))
            return None
        self._tool_of[call_id] = self._names.canonical(name)
        call: dict[str, object] = {"id": call_id, "name": self._tool_of[call_id], "arguments": arguments}
        return with_own(call, rest_of(step, CALL_FIELDS), DIALECT)


def plain_text(parts: list[dict[str, object]]) -> object:
    """One plain text as a text, anything else as the list."""
    if len(parts) == 1 and parts[0].keys() == {"type", "text"} and parts[0]["type"] == "text":
        return parts[0]["text"]
    return parts


def _with_step(parts: list[dict[str, object]], rest: Mapping[str, object], *, begins: bool) -> list[dict[str, object]]:
    """`parts`, the first of which carries the step's own fields, and the mark that the step begins with it."""
    if begins and parts and parts[0]["type"] == "foreign":
        parts[0]["extras"] = {**object_of(parts[0].get("extras")), "step": {}}  # it has no options
    elif parts and (rest or begins):
        carry_step(parts[0], rest)
    return parts


def read_thought(step: RawStep, at: str, problems: list[Problem]) -> dict[str, object] | None:
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
    part: dict[str, object] = {"type": "thinking", "text": "".join(summary_texts(contents)), "origin": ORIGIN}
    if isinstance(signature, str):
        part["signature"] = signature
    return with_own(part, own, DIALECT)


def summary_texts(contents: Sequence[object]) -> list[str]:
    """The texts of a summary."""
    texts = [content.get("text") for content in contents if isinstance(content, Mapping)]
    return [text for text in texts if isinstance(text, str)]


def pictures_in(contents: Sequence[object]) -> dict[str, object]:
    """The summary that is more than text, its texts joined where they follow each other; nothing where it is text."""
    out: list[object] = []
    has_more = False
    for is_text, run in groupby(contents, lambda content: _plain_text_of(content) is not None):
        if is_text:
            out.append({"type": "text", "text": "".join(_plain_text_of(content) or "" for content in run)})
        else:
            has_more = True
            out += (dict(content) if isinstance(content, Mapping) else content for content in run)
    return {"summary": out} if has_more else {}


def _plain_text_of(content: object) -> str | None:
    """The text of a content that is text and nothing besides."""
    if not isinstance(content, Mapping) or content.keys() != {"type", "text"}:
        return None
    text = content["text"]
    return text if isinstance(text, str) else None

"""Steps of a request, wire → canonical messages.

A `user_input` is a user message, a `function_result` a tool message. Consecutive `thought`, `model_output`,
`function_call` and server tool steps are one assistant message; each call keeps its position between the parts. A
single plain text becomes a text, not a list. Unknown fields of a `model_output` are recorded with its first part, under
`step`.

If a canonical part cannot hold all of a content, its provider options record the difference between the original
content and the one that would be written, so writing gives the same content again. Videos and unknown kinds become
foreign parts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Final

from pydantic_core import to_json

from turnwire.codecs.gemini.read_messages import as_content
from turnwire.codecs.gemini.read_parts import MEDIA_TYPE
from turnwire.codecs.gemini_interactions import names as words
from turnwire.codecs.values.provider_options import difference, foreign_part, unknown_fields, with_own
from turnwire.codecs.values.wire_values import object_of, text_of
from turnwire.core.data_urls import NOT_BASE64, standard_base64
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_gemini_interactions import RawContent, RawStep

_CANONICAL: Final = ("text", "image", "audio", "document")
ORIGIN = {"dialect": words.DIALECT}
foreign: Final = partial(foreign_part, words.DIALECT)
"""Return a part that only this dialect knows."""
# Content that a result may have; all other content is recorded unchanged.
_IN_RESULTS: Final = ("text", "image")


def read_contents(
    raw: object, at: str, problems: list[Problem], kinds: Sequence[str] = _CANONICAL
) -> list[dict[str, object]]:
    """Return the canonical parts of a list of contents; contents not in `kinds` are recorded unchanged."""
    if raw is None:
        return []
    if not isinstance(raw, Sequence) or isinstance(raw, str):
        problems.append(Problem(at, "type", "must be a list"))
        return []
    parts = [read_content(content, f"{at}/{position}", problems, kinds) for position, content in enumerate(raw)]
    return [part for part in parts if part is not None]


def read_content(
    value: object, at: str, problems: list[Problem], kinds: Sequence[str] = _CANONICAL
) -> dict[str, object] | None:
    """Return the canonical part of one content."""
    raw: RawContent = object_of(value)
    kind = text_of(raw.get("type"))
    if kind is None:
        problems.append(Problem(at, "type", "a content must be an object with a type"))
        return None
    if kind not in kinds:
        return foreign_content(raw)
    if kind == "text":
        text = raw.get("text")
        if not isinstance(text, str):
            problems.append(Problem(f"{at}/text", "type", "text is a text"))
            return None
        part: dict[str, object] = {"type": "text", "text": text}
        return with_own(part, difference(part, unknown_fields(raw, frozenset())), words.DIALECT)
    return _media(kind, raw, at, problems)


def foreign_content(raw: RawContent) -> dict[str, object]:
    """Return the part of a content without a canonical form; a video needs no mark, because it is never a step."""
    part = foreign(raw)
    return part if raw.get("type") in words.MEDIA else {**part, "extras": {"level": words.CONTENT_MARK}}


def carry_step(part: dict[str, object], rest: Mapping[str, object]) -> None:
    """Record the unknown fields of a step in a part that it contains."""
    options = object_of(part.get("provider_options"))
    part["provider_options"] = {**options, words.DIALECT: {**object_of(options.get(words.DIALECT)), "step": dict(rest)}}


def answer_content(raw: object, at: str, problems: list[Problem]) -> dict[str, object] | None:
    """Return the canonical part of a content of an answer; an unreadable content is recorded unchanged."""
    found: list[Problem] = []
    part = read_content(raw, at, found)
    if part is None and text_of(object_of(raw).get("type")):
        return foreign_content(object_of(raw))
    problems.extend(found)
    return part


def carried_by(part: dict[str, object] | None, rest: Mapping[str, object]) -> dict[str, object]:
    """Return the first part of an output with the output's unknown fields; if it is not canonical, the whole step."""
    if part is not None and part["type"] != "foreign":
        carry_step(part, rest)
        return part
    content = {} if part is None else {"content": [part["data"]]}
    return foreign({"type": "model_output", **content, **rest})


def is_step(data: Mapping[str, object], extras: Mapping[str, object] | None) -> bool:
    """Return whether a foreign part of this dialect, with these data and extras, is a separate step."""
    return data.get("type") not in words.MEDIA and (extras or {}).get("level") != words.CONTENT_MARK


def _media(kind: str, raw: RawContent, at: str, problems: list[Problem]) -> dict[str, object] | None:
    part: dict[str, object] = {"type": kind}
    data, uri, mime = raw.get("data"), raw.get("uri"), raw.get("mime_type")
    if mime is not None and not (isinstance(mime, str) and MEDIA_TYPE.fullmatch(mime)):
        problems.append(Problem(f"{at}/mime_type", "pattern", "must be a media type such as image/png"))
        return None
    if isinstance(data, str) and isinstance(mime, str):
        if (found := standard_base64(data)) is None:
            problems.append(Problem(f"{at}/data", "base64", NOT_BASE64))
            return None
        part["data"] = found
    elif isinstance(uri, str) and uri and data is None:
        part["url"] = uri
    elif not isinstance(data, str | None) or not isinstance(uri, str | None):
        problems.append(Problem(at, "type", f"{kind} must be given by data in base64, or by uri"))
        return None
    else:
        # No media type, or no data and address: only the service can interpret this.
        return foreign(raw)
    if isinstance(mime, str):
        part["media_type"] = mime
    if kind == "image" and (resolution := text_of(raw.get("resolution"))) in words.RESOLUTIONS:
        part["detail"] = resolution
    return with_own(part, difference(media_content(part), unknown_fields(raw, frozenset())), words.DIALECT)


def media_content(part: Mapping[str, object]) -> dict[str, object]:
    """Return the content for the fields of a canonical media part."""
    wire: dict[str, object] = {"type": part["type"]}
    if part.get("data") is not None:
        wire["data"] = part["data"]
    elif part.get("url") is not None:
        wire["uri"] = part["url"]
    if part.get("media_type") is not None:
        wire["mime_type"] = part["media_type"]
    if part.get("detail") in words.RESOLUTIONS:
        wire["resolution"] = part["detail"]
    return wire


class StepReader:
    """Reader of the steps of one request, in order. Not thread-safe."""

    __slots__ = ("_calls", "_names", "_parts", "_problems", "_tool_of", "messages")

    def __init__(self, names: ToolNames, problems: list[Problem]) -> None:
        self._names = names
        self._problems = problems
        self._tool_of: dict[str, str] = {}
        self._parts: list[dict[str, object]] | None = None  # of the open model turn
        self._calls: list[tuple[int, dict[str, object]]] = []  # with their positions among its parts
        self.messages: list[dict[str, object]] = []

    def read(self, value: object, at: str) -> None:
        """Read the next step."""
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
        """End the open model turn."""
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
            turn["content"] = as_content(parts)
        self.messages.append(turn)

    def _user(self, step: RawStep, at: str) -> None:
        self.close()
        content = read_contents(step.get("content"), f"{at}/content", self._problems)
        rest = unknown_fields(step, words.OUTPUT_FIELDS)
        self.messages.append(with_own({"role": "user", "content": as_content(content)}, rest, words.DIALECT))

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
        elif isinstance(result, dict):
            try:
                content = to_json(result).decode()
            except ValueError:  # one of the caller's values is not JSON or is nested too deeply
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
            self._problems.append(Problem(f"{at}/name", "type", "must be the name of a function"))
        else:
            if call_id in self._tool_of:
                message["name"] = self._tool_of[call_id]
            if name == "" or call_id in self._tool_of:
                own["name"] = name
        if isinstance(is_error := step.get("is_error"), bool):
            message["is_error"] = is_error
        elif is_error is not None:
            self._problems.append(Problem(f"{at}/is_error", "type", "must be true or false"))
        own |= unknown_fields(step, words.RESULT_FIELDS)
        self.messages.append(with_own(message, own, words.DIALECT))

    def _model(self, kind: str, step: RawStep, at: str) -> None:
        parts = self._parts = [] if self._parts is None else self._parts
        match kind:
            case "model_output":
                read = read_contents(step.get("content"), f"{at}/content", self._problems)
                rest = unknown_fields(step, words.OUTPUT_FIELDS)
                if rest and (not read or read[0]["type"] == "foreign"):
                    parts.append(foreign(step))  # no part can hold their fields
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
        """Return whether another `model_output` would be joined with the parts before it."""
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
        if not isinstance(arguments, dict):
            self._problems.append(Problem(f"{at}/arguments", "type", "must be an object"))
            return None
        self._tool_of[call_id] = self._names.canonical(name)
        call: dict[str, object] = {"id": call_id, "name": self._tool_of[call_id], "arguments": arguments}
        return with_own(call, unknown_fields(step, words.CALL_FIELDS), words.DIALECT)


def _with_step(parts: list[dict[str, object]], rest: Mapping[str, object], *, begins: bool) -> list[dict[str, object]]:
    """Return `parts`; the first holds the unknown fields of the step and a mark that the step begins with it."""
    if begins and parts and parts[0]["type"] == "foreign":
        parts[0]["extras"] = {**object_of(parts[0].get("extras")), "step": {}}  # it has no provider options
    elif parts and (rest or begins):
        carry_step(parts[0], rest)
    return parts


def read_thought(step: RawStep, at: str, problems: list[Problem]) -> dict[str, object] | None:
    """Return the canonical part of a thought; texts of its summary are joined, images are recorded as options."""
    signature, summary = step.get("signature"), step.get("summary")
    if not isinstance(signature, str | None):
        problems.append(Problem(f"{at}/signature", "type", "a signature must be a string"))
    if not isinstance(summary, list | tuple | None):
        problems.append(Problem(f"{at}/summary", "type", "a summary must be a list of contents"))
        return None
    contents = list(summary or ())
    for position, content in enumerate(contents):
        read_content(content, f"{at}/summary/{position}", problems)
    own = unknown_fields(step, words.THOUGHT_FIELDS) | pictures_in(contents)
    part: dict[str, object] = {"type": "thinking", "text": "".join(summary_texts(contents)), "origin": ORIGIN}
    if isinstance(signature, str):
        part["signature"] = signature
    return with_own(part, own, words.DIALECT)


def summary_texts(contents: Sequence[object]) -> list[str]:
    """Return the texts of a summary."""
    texts = [content.get("text") for content in contents if isinstance(content, dict)]
    return [text for text in texts if isinstance(text, str)]


def pictures_in(contents: Sequence[object]) -> dict[str, object]:
    """Return a summary that is not only text, with adjacent texts joined; an empty dictionary if it is only text."""
    out: list[object] = []
    has_more = False
    for is_text, run in groupby(contents, lambda content: _plain_text_of(content) is not None):
        if is_text:
            out.append({"type": "text", "text": "".join(_plain_text_of(content) or "" for content in run)})
        else:
            has_more = True
            out += (dict(content) if isinstance(content, dict) else content for content in run)
    return {"summary": out} if has_more else {}


def _plain_text_of(content: object) -> str | None:
    """Return the text of a content that has only text."""
    if not isinstance(content, dict) or content.keys() != {"type", "text"}:
        return None
    text = content["text"]
    return text if isinstance(text, str) else None

"""What reading and writing again may change, and the functions that make both sides equal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from turnwire.codecs.gemini_interactions.names import ASKED
from turnwire.codecs.gemini_interactions.read_answer import read_response
from turnwire.codecs.gemini_interactions.read_messages import pictures_in, summary_texts
from turnwire.codecs.gemini_interactions.read_request import are_contents, read_request, with_known_names
from turnwire.codecs.gemini_interactions.write_request import plain_input
from turnwire.codecs.values.wire_values import objects_of, text_of
from turnwire.codecs.values.wirejson import MOST_LEVELS
from turnwire.codecs.variants import Variant
from turnwire.core.calls import assign_id
from turnwire.core.tool_names import ToolNames

NORMAL_FORM: Final = (
    ("null", "a null is an absent field"),
    ("input", "one text is a text; anything else is a list of steps, one content or contents as one user_input"),
    ("outputs", "an output without content is left out, but for one where a turn has nothing else"),
    ("summary", "the texts of a thought's summary are one text, an empty summary is absent"),
    ("stream", "stream: false is absent"),
    ("function", "a function without parameters, without their type or without a description stays so"),
    ("name", "a function result names its function only if it did"),
    ("tools", "functions stand before tools of other kinds"),
    ("is_error", "is_error: false is absent"),
    ("names", "function names that are not canonical are written in canonical spelling"),
)
_NO_CALL: Final = ("model_output", "thought")
"""Steps of an answer that wait for nothing."""
RESPONSE_NORMAL_FORM: Final = (
    ("null", "a null is an absent field"),
    ("texts", "texts of one model_output that follow each other are one text"),
    ("outputs", "outputs that follow each other are one, but the text of one is not joined to the text of the other"),
    ("status", "an interaction that calls functions requires_action, and one without any call is completed"),
    ("empty", "steps that repeat what was asked, and empty outputs, are left out"),
    ("call_ids", "a call without an id, or whose id repeats, has an id of Turnwire's"),
    ("events", "a stream is the answer that it adds up to: what an event says beside its step is left out"),
)


def normalize_request(body: Mapping[str, Any], variant: Variant) -> dict[str, Any]:
    """`body` in normal form, see `NORMAL_FORM`."""
    read_request(body)  # what is not a request has no normal form
    wire: dict[str, Any] = _without_nulls(body)
    if not wire.get("stream"):
        wire.pop("stream", None)
    names = ToolNames()
    functions = [tool for tool in wire.get("tools") or () if tool.get("type") == "function"]
    others = [tool for tool in wire.get("tools") or () if tool.get("type") != "function"]
    for tool in functions:
        names.reserve(tool["name"])
    functions = [{**tool, "name": names.canonical(tool["name"])} for tool in functions]
    wire.pop("tools", None)
    if functions or others:
        wire["tools"] = [*functions, *others]
    wire["input"] = _input(wire.get("input"))
    for step in wire["input"] if isinstance(wire["input"], list) else ():
        if step.get("type") == "function_call":
            step["name"] = names.canonical(step["name"])
        elif step.get("type") == "function_result":
            if "name" in step:
                step["name"] = names.known(step["name"])
            if not step.get("is_error"):
                step.pop("is_error", None)
    if "generation_config" in wire:
        wire["generation_config"] = with_known_names(wire["generation_config"], names)
    return wire


def _input(raw: Any) -> Any:
    if isinstance(raw, str):
        return raw
    items: list[Any] = [raw] if isinstance(raw, Mapping) else list(raw or ())
    if are_contents(items):
        items = [{"type": "user_input", "content": items}]
    steps = _without_empty([_step(item) for item in items])
    plain = plain_input(steps[0]) if len(steps) == 1 else None
    return steps if plain is None else plain


def _without_empty(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The steps without outputs that say nothing; of a turn that says nothing at all one stays."""
    out: list[dict[str, Any]] = []
    empty: dict[str, Any] | None = None
    for step in steps:
        if step.keys() <= {"type", "content"} and step.get("type") == "model_output" and not step.get("content"):
            if not out or text_of(out[-1].get("type")) in ASKED:
                empty = {"type": "model_output", "content": []}
            continue
        if empty is not None and text_of(step.get("type")) in ASKED:
            out.append(empty)
        empty = None
        out.append(step)
    return out if empty is None else [*out, empty]


def _step(step: Mapping[str, Any]) -> dict[str, Any]:
    if step.get("type") == "user_input":
        return {**step, "content": step.get("content") or []}
    if step.get("type") == "thought":
        summary = step.get("summary") or []
        wire = {key: value for key, value in step.items() if key != "summary"} | pictures_in(summary)
        if "summary" not in wire and (text := "".join(summary_texts(summary))):
            wire["summary"] = [{"type": "text", "text": text}]
        return wire
    return dict(step)


def normalize_response(body: Mapping[str, Any], variant: Variant) -> dict[str, Any]:
    """The body of a whole answer in normal form, see `RESPONSE_NORMAL_FORM`."""
    read_response(body)  # what is not an answer has no normal form
    wire: dict[str, Any] = _without_nulls(body)
    steps: list[dict[str, Any]] = []
    for step in map(_step, objects_of(wire.get("steps"))):
        if step.get("type") == "model_output":
            content = _joined(objects_of(step.get("content")))
            last = steps[-1] if steps and steps[-1].get("type") == "model_output" and "content" in steps[-1] else None
            if not content:
                if step.keys() - {"type", "content"}:
                    steps.append({key: value for key, value in step.items() if key != "content"})
                continue
            is_second = last is not None and last["content"][-1].get("type") == content[0].get("type") == "text"
            if last is None or is_second or step.keys() > {"type", "content"}:
                steps.append({**step, "content": content})
            else:
                last["content"].extend(content)
        elif text_of(step.get("type")) not in ASKED:
            steps.append(step)
    facts = text_of(wire.get("id")) or text_of(wire.get("created"))
    seen: set[str] = set()
    for place, call in enumerate(step for step in steps if step.get("type") == "function_call"):
        call["id"], _ = assign_id(text_of(call.get("id")), seen, place, text_of(call.get("name")), (facts,))
    wire["steps"] = steps
    wire.setdefault("id", "")
    wire.setdefault("model", "")
    wire["object"] = "interaction"
    if wire.get("status") == "completed" and any(step.get("type") == "function_call" for step in steps):
        wire["status"] = "requires_action"
    elif wire.get("status") == "requires_action" and all(step.get("type") in _NO_CALL for step in steps):
        wire["status"] = "completed"
    return wire


def _joined(contents: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = []
    pieces: list[str] = []  # of the text that stands last; joined once, however many they are
    for content in contents:
        if out and content.get("type") == out[-1].get("type") == "text":
            pieces = pieces or [out[-1]["text"]]
            pieces.append(content["text"])
            out[-1] |= content
            continue
        if pieces:
            out[-1]["text"], pieces = "".join(pieces), []
        out.append(dict(content))
    if pieces:
        out[-1]["text"] = "".join(pieces)
    return [content for content in out if content != {"type": "text", "text": ""}]


def _without_nulls(value: Any, levels: int = MOST_LEVELS) -> Any:
    """`value` without null properties; what is nested deeper than any text stays as it is."""
    if levels and isinstance(value, Mapping):
        return {key: _without_nulls(item, levels - 1) for key, item in value.items() if item is not None}
    if levels and isinstance(value, (list, tuple)):
        return [_without_nulls(item, levels - 1) for item in value]
    return value

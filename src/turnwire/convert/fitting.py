"""Extras that a client of their own dialect can read: those whose values the dialect's wire document allows.

In: the extras of one place of an answer. Out: those that a client's types take, and the names of the others, as an id
that is a list. What stands within (a choice, a function) is judged field by field. The document decides; a field that
it does not name is nobody's type and stays.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from turnwire_schema.documents import load_document

from turnwire.core.jsonschema import compile_schema, thaw

# Dialect -> document and definition of a whole answer.
_ANSWERS: Final[Mapping[str, tuple[str, str]]] = {
    "openai-chat": ("wire/openai-chat/v1/response", "ChatCompletion"),
    "openai-responses": ("wire/openai-responses/v1/response", "Response"),
    "anthropic": ("wire/anthropic/v1/response", "Message"),
    "gemini": ("wire/gemini/v1/response", "GenerateContentResponse"),
    "gemini-interactions": ("wire/gemini-interactions/v1/response", "Interaction"),
    "ollama": ("wire/ollama/v1/chat", "ChatResponse"),
}
# Where the codecs put the extras of a place, as properties of the answer; an answer itself where nothing is said.
_STEPS: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {
    ("openai-chat", "/usage/extras"): ("usage",),
    ("openai-responses", "/usage/extras"): ("usage",),
    ("anthropic", "/usage/extras"): ("usage",),
    ("gemini", "/usage/extras"): ("usageMetadata",),
    ("gemini-interactions", "/usage/extras"): ("usage",),
    ("openai-chat", "/message/extras"): ("choices", "message"),
    ("gemini", "/message/extras"): ("candidates", "content"),
    ("ollama", "/message/extras"): ("message",),
}


_CALL: Final = "/call/extras"
_STEPS_OF_CALLS: Final[Mapping[str, tuple[str, ...]]] = {
    "openai-chat": ("choices", "message", "tool_calls"),
    "ollama": ("message", "tool_calls"),
}
# Extras that hold the fields of an object within the place: the object, or a list of them.
_WITHIN: Final[Mapping[tuple[str, str], Mapping[str, tuple[str, ...]]]] = {
    ("openai-chat", "/extras"): {"choice": ("choices",), "choices": ("choices",)},
    ("gemini", "/extras"): {"candidate": ("candidates",), "candidates": ("candidates",)},
    ("openai-chat", _CALL): {"function": (*_STEPS_OF_CALLS["openai-chat"], "function")},
    ("ollama", _CALL): {"function": (*_STEPS_OF_CALLS["ollama"], "function")},
}
_A_CALL: Final = re.compile("/message/(?:invalid_)?tool_calls/[0-9]+/extras")
_OWN_NOTES: Final = frozenset({"original_id", "original_name"})  # no wire has them


class _Own(NamedTuple):
    """What the provider options of a part or call are fields of, and which of them hold fields of another object."""

    definition: str
    within: Mapping[str, str] = MappingProxyType({})


# (dialect, type of the part, or call) -> definitions in the document of the dialect's answers.
_OWN: Final[Mapping[tuple[str, str], _Own]] = {
    ("anthropic", "text"): _Own("TextBlock"),
    ("anthropic", "thinking"): _Own("ThinkingBlock"),
    ("anthropic", "call"): _Own("ToolUseBlock"),
    ("gemini", "text"): _Own("Part"),
    ("gemini", "thinking"): _Own("Part"),
    ("gemini", "call"): _Own("Part", {"functionCall": "FunctionCall"}),
    ("gemini-interactions", "text"): _Own("TextContent", {"step": "ModelOutputStep"}),
    ("gemini-interactions", "thinking"): _Own("ThoughtStep"),
    ("gemini-interactions", "call"): _Own("FunctionCallStep"),
    ("openai-responses", "text"): _Own("OutputText", {"item": "OutputMessage"}),
    ("openai-responses", "thinking"): _Own("ReasoningText", {"item": "OutputReasoning"}),
    ("openai-responses", "call"): _Own("FunctionCall", {"item": "FunctionCall"}),
}


def fitting_options(dialect: str, kind: str, options: Mapping[str, Any] | None) -> Fitting:
    """The provider options of a part of this type, or of a call, whose values the dialect's document allows."""
    known, own = _OWN.get((dialect, kind)), (options or {}).get(dialect)
    if options is None or known is None or not isinstance(own, Mapping):
        return Fitting(options, [])
    within = {name: (f"#{definition}",) for name, definition in known.within.items()}
    kept, odd = _filtered(dialect, (f"#{known.definition}",), within, own)
    if not odd:
        return Fitting(options, odd)
    rest = {name: each for name, each in options.items() if name != dialect}
    return Fitting({**rest, **({dialect: kept} if kept else {})} or None, odd)


class Fitting(NamedTuple):
    """The extras that fit, the same object where all do, and the names of the others, of inner ones with their path."""

    kept: Mapping[str, Any] | None
    odd: list[str]


def fitting(dialect: str, at: str, extras: Mapping[str, Any] | None) -> Fitting:
    """The extras at `at` whose values the dialect's document allows there."""
    if not extras:
        return Fitting(extras, [])
    place = _CALL if _A_CALL.fullmatch(at) else at
    steps = _STEPS_OF_CALLS.get(dialect, ()) if place == _CALL else _STEPS.get((dialect, at), ())
    within = _WITHIN.get((dialect, place), {})
    kept, odd = _filtered(dialect, steps, within, extras)
    return Fitting(kept or None, odd) if odd else Fitting(extras, odd)


def _filtered(
    dialect: str, steps: tuple[str, ...], within: Mapping[str, tuple[str, ...]], fields: Mapping[str, Any]
) -> tuple[dict[str, Any], list[str]]:
    """(the fields that fit an object at `steps`, the names of the others)."""
    kept: dict[str, Any] = {}
    odd: list[str] = []
    for name, value in fields.items():
        if name in _OWN_NOTES:
            kept[name] = value
        elif name in within:
            held, inner = _inside(dialect, within[name], value)
            odd += [f"{name}/{each}" for each in inner] if held is not None else [name]
            if held is not None:
                kept[name] = held
        elif _fits(dialect, steps, name, value):
            kept[name] = value
        else:
            odd.append(name)
    return kept, odd


def _inside(dialect: str, steps: tuple[str, ...], value: Any) -> tuple[Any, list[str]]:
    """(what fits of an object's fields, or of the objects in a list; the names of the others); None: nothing does."""
    if isinstance(value, Mapping):
        odd = [name for name, item in value.items() if not _fits(dialect, steps, name, item)]
        return ({name: item for name, item in value.items() if name not in odd} if odd else value), odd
    if not isinstance(value, (list, tuple)):
        return None, []
    kept, odd = [], []
    for index, item in enumerate(value):
        held, inner = _inside(dialect, steps, item) if isinstance(item, Mapping) else (None, [])
        if held is None or not _whole(dialect, steps)().is_valid(thaw(held)):
            odd.append(str(index))
        else:
            kept.append(held)
            odd += [f"{index}/{name}" for name in inner]
    return (kept if odd else value), odd


def _fits(dialect: str, steps: tuple[str, ...], name: str, value: Any) -> bool:
    validator = _validators(dialect, steps).get(name)
    return validator is None or bool(validator().is_valid(thaw(value)))


@cache
def _validators(dialect: str, steps: tuple[str, ...]) -> dict[str, Any]:
    """By property of what stands at `steps`: what makes its validator when it is first needed."""
    schema, found = _at(dialect, steps)

    def of(name: str) -> Any:
        return compile_schema({"$defs": schema["$defs"], **found["properties"][name]})

    return {name: cache(lambda name=name: of(name)) for name in found.get("properties", {})}


@cache
def _whole(dialect: str, steps: tuple[str, ...]) -> Any:
    """What makes the validator of the whole object at `steps`, when it is first needed."""
    schema, found = _at(dialect, steps)
    return cache(lambda: compile_schema({"$defs": schema["$defs"], **found}))


def _at(dialect: str, steps: tuple[str, ...]) -> tuple[Mapping[str, Any], Any]:
    """(the document, the object in it) at `steps` of the dialect's answer; `#Name`: of that definition."""
    document, definition = _ANSWERS[dialect]
    schema = load_document(document)
    if steps and steps[0].startswith("#"):
        definition, steps = steps[0][1:], steps[1:]
    found: Any = schema["$defs"][definition]
    for step in steps:
        found = _target(schema, found["properties"][step])
    return schema, found


def _target(schema: Mapping[str, Any], found: Any) -> Any:
    """The object behind references, lists and alternatives to null."""
    while "properties" not in found:
        if "$ref" in found:
            found = schema["$defs"][found["$ref"].rpartition("/")[2]]
        elif "items" in found:
            found = found["items"]
        else:
            kinds = found.get("anyOf") or found.get("oneOf") or found["allOf"]  # of calls, functions stand first
            found = next(each for each in kinds if each.get("type") != "null")
    return found

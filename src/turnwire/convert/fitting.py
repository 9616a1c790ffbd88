"""Extras that a client of their own dialect can read: those whose values the dialect's wire document allows.

In: the extras of one place of an answer. Out: the names of those that a client's types would refuse, as an id that is
a list. The document decides; a field that it does not name is nobody's type and stays.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

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


def misfits(dialect: str, at: str, extras: Mapping[str, Any] | None) -> list[str]:
    """The names of the extras at `at` whose values the dialect's document refuses there."""
    return [name for name, value in (extras or {}).items() if not _fits(dialect, at, name, value)]


def _fits(dialect: str, at: str, name: str, value: Any) -> bool:
    validator = _validators(dialect, at).get(name)
    return validator is None or bool(validator().is_valid(thaw(value)))


@cache
def _validators(dialect: str, at: str) -> dict[str, Any]:
    """By property: what makes its validator when it is first needed."""
    document, definition = _ANSWERS[dialect]
    schema = load_document(document)
    found: Any = schema["$defs"][definition]
    for step in _STEPS.get((dialect, at), ()):
        found = _target(schema, found["properties"][step])

    def of(name: str) -> Any:
        return compile_schema({"$defs": schema["$defs"], **found["properties"][name]})

    return {name: cache(lambda name=name: of(name)) for name in found.get("properties", {})}


def _target(schema: Mapping[str, Any], found: Any) -> Any:
    """The object behind references, lists and alternatives to null."""
    while "properties" not in found:
        if "$ref" in found:
            found = schema["$defs"][found["$ref"].rpartition("/")[2]]
        elif "items" in found:
            found = found["items"]
        else:
            found = next(each for each in (found.get("anyOf") or found["allOf"]) if each.get("type") != "null")
    return found

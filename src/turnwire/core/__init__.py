"""Behaviour on the generated models. Importing it attaches the named rules of `turnwire.core.rules`.

The rules themselves are loaded when the first instance is validated: see `turnwire_schema.lazy`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final

from turnwire_schema._errors import OTHER_NAMES
from turnwire_schema._rules import At, attach_rule
from turnwire_schema._runtime import Model
from turnwire_schema.v1.entry import FileReferenceData
from turnwire_schema.v1.message import AssistantMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCall, ToolDefinition, ToolResult
from turnwire_schema.v1.usage import UsageInfo

RULES: Final[dict[type[Model], tuple[str, ...]]] = {
    ToolDefinition: ("tool_parameters_are_a_schema", "long_tool_description"),
    ChatRequest: ("tool_names_are_unique", "named_tool_is_offered"),
    FileReferenceData: ("file_lines_are_in_order",),
}
"""The functions of `turnwire.core.rules` that validate each new instance of a class."""


def _attach(kind: type[Model], name: str) -> None:
    rule: Callable[[Any], str | At | None] | None = None

    def judge(value: Any) -> str | At | None:
        nonlocal rule
        if rule is None:
            rule = getattr(import_module("turnwire.core.rules"), name)
            assert rule is not None
        return rule(value)

    attach_rule(kind, name, judge)


for _kind, _names in RULES.items():
    for _name in _names:
        _attach(_kind, _name)


HINTED: Final[dict[type[Model], str]] = {
    **dict.fromkeys((SystemMessage, UserMessage, AssistantMessage, ToolMessage), "ChatMessage"),
    **{each: each.__name__ for each in (ChatRequest, ChatResponse, StreamingChunk)},
    **{each: each.__name__ for each in (ToolCall, ToolDefinition, ToolResult, UsageInfo)},
}
"""The generated classes that answer to names of other libraries, and what `core.foreign_names` calls them."""


def _hint(kind: Any, owner: str) -> None:
    """Let the error about an attribute that `kind` does not have say what to write."""
    find = kind.__getattr__

    def missing(self: Any, name: str) -> Any:
        try:
            return find(self, name)
        except AttributeError as error:
            said = import_module("turnwire.core.hints").advice(owner, name)
            if not said:
                raise
            raise AttributeError(f"{error}{said}", name=name, obj=self) from None

    kind.__getattr__ = missing


def _hint_keywords(kind: type[Model], owner: str) -> None:
    """Let the error about a keyword that `kind` does not have say what to write."""
    OTHER_NAMES[kind] = lambda name: str(
        import_module("turnwire.core.hints").keyword_advice(owner, name, kind.model_fields)
    )


for _kind, _owner in HINTED.items():
    _hint(_kind, _owner)
    _hint_keywords(_kind, _owner)
_hint_keywords(ModelParameters, "ModelParameters")


@cache
def _tool_reader() -> Callable[[Any], Any]:
    reader: Callable[[Any], Any] = import_module("turnwire.core.rules").tool_definition
    return reader


def _tool_definition(tool: Any) -> Any:
    return tool if type(tool) is ToolDefinition else _tool_reader()(tool)


ChatRequest.__tool_reader__ = staticmethod(_tool_definition)

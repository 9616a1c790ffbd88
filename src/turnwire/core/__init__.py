"""Behaviour on the generated models. Importing it attaches the named rules of `turnwire.core.rules`.

The rules themselves are loaded when the first instance is judged: see `turnwire.lazy`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final

from turnwire_schema._runtime import Model, attach_rule
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.tool import ToolDefinition

RULES: Final[dict[type[Model], tuple[str, ...]]] = {
    ToolDefinition: ("tool_parameters_are_a_schema", "long_tool_description"),
    ChatRequest: ("tool_names_are_unique", "named_tool_is_offered"),
}
"""The functions of `turnwire.core.rules` that judge each new instance of a class."""


def _attach(kind: type[Model], name: str) -> None:
    rule: Callable[[Any], str | None] | None = None

    def judge(value: Any) -> str | None:
        nonlocal rule
        if rule is None:
            rule = getattr(import_module("turnwire.core.rules"), name)
            assert rule is not None
        return rule(value)

    attach_rule(kind, name, judge)


for _kind, _names in RULES.items():
    for _name in _names:
        _attach(_kind, _name)


@cache
def _tool_reader() -> Callable[[Any], Any]:
    reader: Callable[[Any], Any] = import_module("turnwire.core.rules").tool_definition
    return reader


def _tool_definition(tool: Any) -> Any:
    return tool if type(tool) is ToolDefinition else _tool_reader()(tool)


ChatRequest.__tool_reader__ = staticmethod(_tool_definition)

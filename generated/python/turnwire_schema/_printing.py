# Generated from codegen/targets/python/runtime/_printing.py by `make generate`. Do not edit: changes are lost.
"""How models print: kinds and sizes, never content."""

from functools import cache
from typing import Any

from pydantic import BaseModel

from turnwire_schema._unions import literal_values, union_members


class Size:
    """Prints as kind and size of a value."""

    __slots__ = ("text",)

    def __init__(self, value: Any) -> None:
        match value:
            case bool() | int() | float() | BaseModel():
                self.text = repr(value)
            case str():
                self.text = f"<{len(value)} chars>"
            case dict():
                self.text = f"<{len(value)} keys>"
            case tuple() if value and all(isinstance(item, BaseModel) for item in value):
                names = dict.fromkeys(type(item).__name__ for item in value)
                self.text = f"<{len(value)} {'/'.join(names)}>"
            case tuple() | list():
                self.text = f"<{len(value)} items>"
            case _:
                self.text = f"<{type(value).__name__}>"

    def __repr__(self) -> str:
        return self.text


# Classes whose `name` is that of a model or of a tool, as a program wrote it. Other names may be those of people,
# files or conversations, or text that a model made up.
_NAMED_CLASSES = frozenset(("ModelInfo", "ModelConfig", "ToolDefinition", "ToolCall", "ToolResult", "NamedToolChoice"))


@cache
def shown_fields(cls: type[BaseModel]) -> frozenset[str]:
    """The fields whose text is one of the words of the schema, or the name of a model or a tool."""
    return frozenset(
        name
        for name, field in cls.model_fields.items()
        if name == "model"
        or (name == "name" and cls.__name__ in _NAMED_CLASSES)
        or all(literal_values(part) or part is type(None) for part in union_members(field.annotation))
    )

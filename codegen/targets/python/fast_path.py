"""The modules ``wire/common_<dialect>.py``: typed readers of the common forms, from ``x-fast-path``."""

from __future__ import annotations

from collections.abc import Iterator

from codegen.fast_path import (
    Const,
    Empty,
    Field,
    Form,
    Many,
    Null,
    One,
    Scalar,
    Struct,
    Union,
    annotated,
    form_of,
)
from codegen.schemaset import SchemaSet

HEADER = "# Generated from schemas/wire/{dialect}/v1/ by `make generate`. Do not edit: changes are lost.\n\n"
TEXT = '''"""Common forms of the dialect {dialect}: objects of exactly these properties and types.

A reader raises ValueError for everything else, which says nothing about the document: it is then read with care.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.json import Decoder

'''
_PYTHON = {"string": "str", "integer": "int", "number": "int | float", "boolean": "bool"}


def fast_path_modules(schemas: SchemaSet) -> dict[str, str]:
    """The modules by path below the package, one for each dialect that has such forms."""
    modules = {}
    for dialect in schemas.dialects:
        forms = [form_of(schemas, source, name) for source in annotated(schemas.wire(dialect)) for name in source.trees]
        if not forms:
            continue
        lines = [line for form in forms for line in _classes(form, None)]
        lines += [f"{form.name}: TypeAlias = {_kind(form)}" for form in forms if isinstance(form, Union)]
        for form in forms:
            lines += [f"read_{_snake(form.name)}: Final = Decoder({form.name}).decode", ""]
        text = HEADER.format(dialect=dialect) + TEXT.format(dialect=dialect) + "\n".join(lines)
        modules[f"wire/common_{dialect.replace('-', '_')}.py"] = text
    return modules


def _classes(form: Form, tag: str | None) -> Iterator[str]:
    """The classes of a form, inner ones first."""
    match form:
        case One(item) | Many(item):
            yield from _classes(item, None)
        case Union(_, tagged_by, members):
            for member in members:
                yield from _classes(member, tagged_by)
        case Struct(name, fields):
            for field in fields:
                yield from _classes(field.form, None)
            tagged = [field.form.value for field in fields if field.name == tag and isinstance(field.form, Const)]
            said = f", tag_field={tag!r}, tag={tagged[0]!r}" if tagged else ""
            yield f"class {name}(Struct, forbid_unknown_fields=True, gc=False{said}):"
            plain = [field for field in fields if field.name != tag]
            for field in sorted(plain, key=lambda each: each.needs != "value"):
                yield f"    {field.name}: {_annotation(field)}"
            yield ""


def _annotation(field: Field) -> str:
    kind = _kind(field.form)
    match field.needs:
        case "value":
            return kind
        case "value or nothing":
            return f"{kind} | UnsetType = UNSET"
        case _:
            return "None = None" if kind == "None" else f"{kind} | None = None"


def _kind(form: Form) -> str:
    match form:
        case Scalar(types, None):
            return " | ".join(_PYTHON[word] for word in types)
        case Scalar(_, minimum):
            return f"Annotated[int, Meta(ge={minimum})]"
        case Const(value):
            return f"Literal[{value!r}]"
        case Null():
            return "None"
        case Empty():
            return "Annotated[list[int], Meta(max_length=0)]"
        case One(item):
            return f"tuple[{_kind(item)}]"
        case Many(item):
            return f"list[{_kind(item)}]"
        case Struct(name):
            return name
        case Union(_, _, members):
            return " | ".join(member.name for member in members)


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")

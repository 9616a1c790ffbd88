# Generated from codegen/targets/python/runtime/_numbers.py by `make generate`. Do not edit: changes are lost.
"""Integers as JSON Schema defines them: a number without a fraction, whether it is written 3, 3.0 or 3e0.

A value of such a field is always an int, so it is written without a fraction again. A float beyond 2^53 may be the
neighbour of the number that was written, so it is refused.
"""

from typing import Any, Final

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

EXACT: Final = 2**53
"""The greatest float whose neighbours are all told apart."""


def accept_whole_floats(schema: Any) -> None:
    """Let every integer in the schema of a field be written as a float."""
    kind = schema["type"]
    if kind == "int":
        whole = _integer(core_schema.int_schema(**{name: schema[name] for name in schema if name != "type"}))
        schema.clear()
        schema.update(whole)
    elif kind == "union":
        for choice in schema["choices"]:
            accept_whole_floats(choice[0] if isinstance(choice, tuple) else choice)
    elif kind == "tuple":
        for item in schema["items_schema"]:
            accept_whole_floats(item)
    elif kind == "dict" and "values_schema" in schema:
        accept_whole_floats(schema["values_schema"])
    elif kind in ("nullable", "default", "function-after", "function-before", "function-wrap"):
        accept_whole_floats(schema["schema"])


def _integer(checked: CoreSchema) -> CoreSchema:
    # All of it runs in pydantic's core. The error of the union is the one of a plain int.
    whole_float = core_schema.chain_schema(
        [core_schema.float_schema(strict=True, allow_inf_nan=False, ge=-EXACT, le=EXACT), core_schema.int_schema()]
    )
    either = core_schema.union_schema(
        [core_schema.int_schema(strict=True), whole_float], mode="left_to_right", custom_error_type="int_type"
    )
    return core_schema.chain_schema([either, checked])


class WholeFloats:
    """Annotation of a type outside a class: its integers may be written as floats."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        schema = handler(source)
        accept_whole_floats(schema)
        return schema

"""Copies of instances with other parts, where every part was checked already: the whole is not validated again."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeVar

from turnwire_schema._runtime import Model
from turnwire_schema._trust import trusted

M = TypeVar("M", bound=Model)

_trusted: Final = cache(trusted)


def changed(instance: M, **checked: object) -> M:
    """Copy `instance` with other parts, each already valid with the others; what was not set stays not set."""
    values = instance.__dict__
    kept = {name: values[name] for name in values if name in instance.__pydantic_fields_set__}
    made: M = _trusted(type(instance))({**kept, **checked})
    return made

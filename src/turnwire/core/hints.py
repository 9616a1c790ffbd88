"""Answers to attributes that a class does not have: what to write instead, from the table of `other_names`.

Python asks `__getattr__` only for what normal access did not find, so an attribute that exists costs nothing. The
table is loaded for the first name that is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any


def advice(owner: str, name: str) -> str:
    """Return `; write …` for what other libraries call something of `owner`, or nothing."""
    if name.startswith("_"):  # asked by copy, pickle, inspect and others, never by a person
        return ""
    from turnwire.core.foreign_names import NAMES

    row = NAMES.get(owner, {}).get(name)
    return "" if row is None else f"; write `{row.here}`{f' ({row.why})' if row.why else ''}"


def keyword_advice(owner: str, name: str, fields: Container[str]) -> str:
    """Return `write …` for what other libraries call a keyword of `owner`, which has `fields`, or nothing."""
    from turnwire.core.foreign_names import ARGUMENTS, KEYWORDS, NAMES

    keywords = KEYWORDS.get(owner, {})
    if name in keywords:
        return keywords[name] if keywords is ARGUMENTS else f"write `{keywords[name]}=…`"
    row = NAMES.get(owner, {}).get(name)
    place = "" if row is None else row.here.rstrip("()")
    if place.startswith("parameters."):
        return f"write `parameters=ModelParameters({place.partition('.')[2]}=…)`"
    return f"write `{place}=…`" if place in fields else ""


def hint_for(owner: str) -> Callable[[Any, str], Any]:
    """Return a `__getattr__` for instances of the class that the table knows as `owner`."""

    def missing(self: Any, name: str) -> Any:
        if hasattr(type(self), name):  # a property raised an AttributeError of its own: that one is shown
            return object.__getattribute__(self, name)
        text = f"{type(self).__name__!r} object has no attribute {name!r}{advice(owner, name)}"
        raise AttributeError(text, name=name, obj=self)

    missing.__name__ = missing.__qualname__ = "__getattr__"
    return missing

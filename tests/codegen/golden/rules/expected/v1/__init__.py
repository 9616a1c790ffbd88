# Generated from schemas/ by `make generate`. Do not edit: changes are lost.

"""The canonical model, version 1: every definition by its name, loaded when it is first asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from turnwire_schema.v1.rules import AnyRule as AnyRule
    from turnwire_schema.v1.rules import DependentRule as DependentRule
    from turnwire_schema.v1.rules import IfRule as IfRule
    from turnwire_schema.v1.rules import NotRule as NotRule
    from turnwire_schema.v1.rules import OneRule as OneRule

_HOMES = {
    "AnyRule": "turnwire_schema.v1.rules",
    "DependentRule": "turnwire_schema.v1.rules",
    "IfRule": "turnwire_schema.v1.rules",
    "NotRule": "turnwire_schema.v1.rules",
    "OneRule": "turnwire_schema.v1.rules",
}

__all__ = ["AnyRule", "DependentRule", "IfRule", "NotRule", "OneRule"]


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

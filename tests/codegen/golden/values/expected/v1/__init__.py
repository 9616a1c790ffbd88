# Generated from schemas/ by `make generate`. Do not edit: changes are lost.

"""The canonical model, version 1: every definition by its name, loaded when it is first asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from turnwire_schema._runtime import Extras as Extras
    from turnwire_schema._runtime import JsonObject as JsonObject
    from turnwire_schema._runtime import JsonValue as JsonValue
    from turnwire_schema.v1.json import ProviderOptions as ProviderOptions
    from turnwire_schema.v1.values import Everything as Everything
    from turnwire_schema.v1.values import Level as Level
    from turnwire_schema.v1.values import Name as Name
    from turnwire_schema.v1.values import NameMap as NameMap
    from turnwire_schema.v1.values import Names as Names

_HOMES = {
    "ProviderOptions": "turnwire_schema.v1.json",
    "Extras": "turnwire_schema._runtime",
    "JsonObject": "turnwire_schema._runtime",
    "JsonValue": "turnwire_schema._runtime",
    "Everything": "turnwire_schema.v1.values",
    "Level": "turnwire_schema.v1.values",
    "Name": "turnwire_schema.v1.values",
    "NameMap": "turnwire_schema.v1.values",
    "Names": "turnwire_schema.v1.values",
}

__all__ = ["Everything", "Extras", "JsonObject", "JsonValue", "Level", "Name", "NameMap", "Names", "ProviderOptions"]


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

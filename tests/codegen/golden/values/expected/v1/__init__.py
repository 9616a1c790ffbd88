# Generated from schemas/ by `make generate`. Do not edit: changes are lost.

"""The canonical model, version 1: every definition by its name, loaded when it is first asked for."""

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

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

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "turnwire_schema._runtime": ("Extras", "JsonObject", "JsonValue"),
        "turnwire_schema.v1.json": ("ProviderOptions",),
        "turnwire_schema.v1.values": ("Everything", "Level", "Name", "NameMap", "Names"),
    },
)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

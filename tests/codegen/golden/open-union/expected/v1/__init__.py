# Generated from schemas/ by `make generate`. Do not edit: changes are lost.

"""The canonical model, version 1: every definition by its name, loaded when it is first asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from turnwire_schema.v1.parts import ClosedPart as ClosedPart
    from turnwire_schema.v1.parts import Content as Content
    from turnwire_schema.v1.parts import ImagePart as ImagePart
    from turnwire_schema.v1.parts import Part as Part
    from turnwire_schema.v1.parts import TextPart as TextPart
    from turnwire_schema.v1.parts import UnknownPart as UnknownPart

_HOMES = {
    "ClosedPart": "turnwire_schema.v1.parts",
    "Content": "turnwire_schema.v1.parts",
    "ImagePart": "turnwire_schema.v1.parts",
    "Part": "turnwire_schema.v1.parts",
    "TextPart": "turnwire_schema.v1.parts",
    "UnknownPart": "turnwire_schema.v1.parts",
}

__all__ = ["ClosedPart", "Content", "ImagePart", "Part", "TextPart", "UnknownPart"]


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

# Generated from schemas/ by `make generate`. Do not edit: changes are lost.

"""The canonical model, version 1: every definition by its name, loaded when it is first asked for."""

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire_schema.v1.parts import ClosedPart as ClosedPart
    from turnwire_schema.v1.parts import Content as Content
    from turnwire_schema.v1.parts import ImagePart as ImagePart
    from turnwire_schema.v1.parts import Part as Part
    from turnwire_schema.v1.parts import TextPart as TextPart
    from turnwire_schema.v1.parts import UnknownPart as UnknownPart

__getattr__, __all__ = lazy_names(
    __name__, {"turnwire_schema.v1.parts": ("ClosedPart", "Content", "ImagePart", "Part", "TextPart", "UnknownPart")}
)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

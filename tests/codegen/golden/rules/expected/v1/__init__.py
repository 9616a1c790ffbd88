# Generated from schemas/ by `make generate`. Do not edit: changes are lost.

"""The canonical model, version 1: every definition by its name, loaded when it is first asked for."""

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire_schema.v1.rules import AnyRule as AnyRule
    from turnwire_schema.v1.rules import DependentRule as DependentRule
    from turnwire_schema.v1.rules import IfRule as IfRule
    from turnwire_schema.v1.rules import NotRule as NotRule
    from turnwire_schema.v1.rules import OneRule as OneRule

__getattr__, __all__ = lazy_names(
    __name__, {"turnwire_schema.v1.rules": ("AnyRule", "DependentRule", "IfRule", "NotRule", "OneRule")}
)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

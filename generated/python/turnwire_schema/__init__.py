"""Turnwire's schemas in Python: models (``v1``), wire formats (``wire``) and the documents (``documents``).

Everything here is generated from ``schemas/``; importing it loads nothing until a name is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from turnwire_schema import documents as documents
    from turnwire_schema import v1 as v1
    from turnwire_schema import wire as wire

__all__ = ["documents", "v1", "wire"]


def __getattr__(name: str) -> Any:
    if name in __all__:
        return import_module(f"turnwire_schema.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

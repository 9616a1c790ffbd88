"""Type checks of arguments: a wrong type is refused where it comes in, with the right type, without its value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from turnwire.core.errors import ConfigurationError, InvalidDataError, Problem

KindOf = type | tuple[type, ...]
_ONE_VALUE = (str, bytes, bytearray, Mapping, type)


def require(value: Any, kind: KindOf, place: str, wanted: str) -> None:
    """Refuse a `value` that is no `kind`; `place` is the argument's name, `wanted` what to give.

    Raises:
        InvalidDataError: it is something else.
    """
    if not isinstance(value, kind):
        raise refusal(place, f"give {wanted}, not {type(value).__name__}")


def require_setting(value: Any, kind: KindOf, place: str, wanted: str) -> None:
    """`require` for what decides how a provider, a gateway or a file is set up.

    Raises:
        ConfigurationError: it is something else.
    """
    if not isinstance(value, kind):
        raise ConfigurationError(f"{place}: give {wanted}, not {type(value).__name__}", retryable=False)


def items_of(value: Any, place: str, wanted: str) -> tuple[Any, ...]:
    """The items of any iterable that is not one value itself: text, bytes or a mapping.

    Raises:
        InvalidDataError: it is one of these, or cannot be gone through.
    """
    if isinstance(value, _ONE_VALUE) or not isinstance(value, Iterable):
        raise refusal(place, f"give {wanted}, not {type(value).__name__}")
    return tuple(value)


def refusal(place: str, text: str) -> InvalidDataError:
    """The error about the argument `place`."""
    return InvalidDataError("this cannot be used", [Problem(f"/{place}", "type", text)])

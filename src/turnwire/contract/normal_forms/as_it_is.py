"""The normal form of a dialect that has none of its own: a body as it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.variants import Variant

NORMAL_FORM: Final[tuple[tuple[str, str], ...]] = ()


def normalize_request(body: Mapping[str, Any], variant: Variant) -> dict[str, Any]:
    """`body` as it is."""
    return dict(body)


def normalize_response(body: Mapping[str, Any], variant: Variant) -> dict[str, Any]:
    """`body` as it is."""
    return dict(body)

"""Add metrics of several workers, in Prometheus' text format: equal series are one, with the sum of their values.

Source of the format: https://prometheus.io/docs/instrumenting/exposition_formats/
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal


def summed_text(texts: Iterable[str]) -> str:
    """Return one text with the series of all `texts`, in the order in which they first occur in their family."""
    families: dict[str, dict[str, Decimal]] = {}
    heads: dict[str, dict[str, None]] = {}
    for text in texts:
        family = ""
        for line in text.splitlines():
            if line.startswith("#"):
                family = line.split(" ", 3)[2]
                heads.setdefault(family, {})[line] = None
                families.setdefault(family, {})
            elif line:
                series, _, value = line.rpartition(" ")
                found = families.setdefault(family, {})
                found[series] = found.get(series, Decimal(0)) + Decimal(value)
    lines: list[str] = []
    for family, found in families.items():
        lines += heads.get(family, ())
        lines += [f"{series} {value}" for series, value in found.items()]
    return "\n".join((*lines, ""))

"""Prometheus' text format: written, and the texts of several processes added.

Source: https://prometheus.io/docs/instrumenting/exposition_formats/
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from typing import Literal, NamedTuple

Labels = tuple[tuple[str, str], ...]


class Series(NamedTuple):
    """A metric with its values by labels, as they are at this moment."""

    name: str
    type: Literal["counter", "gauge"]
    help: str
    values: Mapping[Labels, float]

    def lines(self) -> Iterator[str]:
        """The lines of the text format."""
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} {self.type}"
        for labels, value in sorted(self.values.items()):
            yield f"{self.name}{shown_labels(labels)} {value}"


def shown_labels(labels: Labels) -> str:
    """Labels behind the name of a metric."""
    if not labels:
        return ""
    pairs = []
    for name, value in labels:
        escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        pairs.append(f'{name}="{escaped}"')
    return "{" + ",".join(pairs) + "}"


def summed_text(texts: Iterable[str]) -> str:
    """Return one text with the series of all `texts`, in the order in which they first occur in their family; equal
    series are one, with the sum of their values.
    """
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

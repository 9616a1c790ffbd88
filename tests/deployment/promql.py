"""Evaluate the part of PromQL that the rules use, on series of equal steps.

Sources: https://prometheus.io/docs/prometheus/latest/querying/basics/ and
https://prometheus.io/docs/prometheus/latest/querying/functions/. Windows begin and end on samples here, so rates are
not extrapolated.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from itertools import pairwise
from typing import Any, Final

import promql_parser

Labels = frozenset[tuple[str, str]]
Vector = dict[Labels, float]
Series = Mapping[str, Sequence[float]]
"""Series as Prometheus writes them, `up{job="turnwire"}`, with a value for each step; the last one is now."""

STEP: Final = timedelta(minutes=1)
_PAIR: Final = re.compile(r'(\w+)="([^"]*)"')
_ARITHMETIC: Final[dict[str, Callable[[float, float], float]]] = {
    "+": lambda a, b: a + b,
    "/": lambda a, b: a / b if b else float("nan"),
}
_COMPARISONS: Final[dict[str, Callable[[float, float], bool]]] = {">": lambda a, b: a > b, "==": lambda a, b: a == b}
_AGGREGATIONS: Final[dict[str, Callable[[list[float]], float]]] = {"sum": sum, "max": max}


def evaluate(expression: str, series: Series) -> dict[str, float]:
    """What an expression gives now, by its labels: `provider="a"`."""
    found = _vector(promql_parser.parse(expression), series)
    return {",".join(f'{name}="{value}"' for name, value in sorted(labels)): value for labels, value in found.items()}


def _vector(node: Any, series: Series) -> Vector:
    match node:
        case promql_parser.ParenExpr():
            return _vector(node.expr, series)
        case promql_parser.VectorSelector():
            return {labels: values[-1] for labels, values in _selected(node, series).items()}
        case promql_parser.AggregateExpr():
            return _aggregated(node, _vector(node.expr, series))
        case promql_parser.Call() if node.func.name in ("rate", "increase"):
            return _grown(node.args[0], series, by_second=node.func.name == "rate")
        case promql_parser.Call() if node.func.name == "histogram_quantile":
            return _quantile(node.args[0].val, _vector(node.args[1], series))
        case promql_parser.BinaryExpr():
            return _both(node, series)
    raise NotImplementedError(type(node).__name__)


def _selected(node: Any, series: Series) -> dict[Labels, Sequence[float]]:
    found: dict[Labels, Sequence[float]] = {}
    for text, values in series.items():
        labels = dict(_PAIR.findall(text))
        if text.partition("{")[0] == node.name and all(_fits(each, labels) for each in node.matchers.matchers):
            found[frozenset(labels.items())] = values
    return found


def _fits(matcher: Any, labels: Mapping[str, str]) -> bool:
    value, operator = labels.get(matcher.name, ""), str(matcher.op).rpartition(".")[2]
    if operator in ("Equal", "NotEqual"):
        return (value == matcher.value) == (operator == "Equal")
    return (re.fullmatch(matcher.value, value) is not None) == (operator == "Re")


def _grown(window: Any, series: Series, *, by_second: bool) -> Vector:
    steps = window.range // STEP
    found: Vector = {}
    for labels, values in _selected(window.vector_selector, series).items():
        seen = values[-steps - 1 :]
        grown = sum(after - before if after >= before else after for before, after in pairwise(seen))
        found[labels] = grown / (STEP.total_seconds() * (len(seen) - 1)) if by_second else grown
    return found


def _aggregated(node: Any, vector: Vector) -> Vector:
    wanted = set(node.modifier.labels) if node.modifier else set()
    groups: dict[Labels, list[float]] = {}
    for labels, value in vector.items():
        groups.setdefault(frozenset(each for each in labels if each[0] in wanted), []).append(value)
    return {labels: _AGGREGATIONS[str(node.op)](values) for labels, values in groups.items()}


def _quantile(share: float, vector: Vector) -> Vector:
    groups: dict[Labels, list[tuple[float, float]]] = {}
    for labels, count in vector.items():
        limit = float(dict(labels)["le"])
        groups.setdefault(frozenset(each for each in labels if each[0] != "le"), []).append((limit, count))
    return {labels: _in_buckets(share, sorted(buckets)) for labels, buckets in groups.items()}


def _in_buckets(share: float, buckets: list[tuple[float, float]]) -> float:
    rank = share * buckets[-1][1]
    if not buckets[-1][1]:
        return float("nan")
    low, below = 0.0, 0.0
    for limit, count in buckets:
        if count >= rank:
            return low if limit == float("inf") else low + (limit - low) * (rank - below) / (count - below)
        low, below = limit, count
    raise AssertionError("the last bucket holds everything")


def _both(node: Any, series: Series) -> Vector:
    left, operator = _vector(node.lhs, series), str(node.op)
    if isinstance(node.rhs, promql_parser.NumberLiteral):
        limit = node.rhs.val
        return {labels: value for labels, value in left.items() if _COMPARISONS[operator](value, limit)}
    right = _vector(node.rhs, series)
    return {labels: _ARITHMETIC[operator](value, right[labels]) for labels, value in left.items() if labels in right}

"""Benchmark of a provider: levels of concurrent requests, each request measured, and reports of the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.benchmark.plan import BenchmarkPlan as BenchmarkPlan
    from turnwire.benchmark.run import Benchmark as Benchmark

__getattr__, __all__ = lazy_names(__name__, {"plan": ("BenchmarkPlan",), "run": ("Benchmark",)})

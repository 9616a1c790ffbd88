"""The result as a table for people and a JSON file for programs."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.cases import Row
from bench.measure import Effort

PACKAGES = ("turnwire", "pydantic", "pydantic-core", "httpcore", "httpx", "orjson", "jsonschema-rs")


def facts(effort: Effort) -> dict[str, Any]:
    """What a reader needs to know to compare: machine, versions, effort. No names of hosts or users."""
    return {
        "machine": {
            "cpu": _cpu(),
            "cores": os.cpu_count(),
            "architecture": platform.machine(),
            "system": f"{platform.system()} {platform.release()}",
            "load": [round(load, 2) for load in os.getloadavg()],
        },
        "versions": {
            "python": f"{platform.python_implementation()} {platform.python_version()}",
            **{name: _version(name) for name in PACKAGES},
        },
        "effort": asdict(effort),
    }


def _cpu() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def number(value: float | None, digits: int = 1) -> str:
    """A number in a table; `-` where there is none."""
    return "-" if value is None else f"{value:,.{digits}f}"


def table(rows: Sequence[Row]) -> Table:
    """The rows, with the goal beside what was measured."""
    shown = Table(caption="µs of CPU time, medians; × is Turnwire over floor; spread: quartiles of single rounds")
    shown.add_column("case")
    shown.add_column("what")
    for name in ("floor µs", "turnwire µs", "result", "spread", "goal"):
        shown.add_column(name, justify="right", no_wrap=True)
    shown.add_column("")
    for row in rows:
        digits = 2 if row.unit == "×" else 1
        shown.add_row(
            row.case,
            row.title,
            number(row.floor_us),
            number(row.turnwire_us),
            f"{number(row.value, digits)} {row.unit}",
            "-" if row.spread is None else f"{row.spread[0]:.2f}–{row.spread[1]:.2f}",
            "-" if row.goal is None else f"≤ {row.goal:g}",
            {None: "", True: "[green]met", False: "[red]missed"}[row.meets_goal],
        )
    return shown


def write_json(path: Path, content: dict[str, Any]) -> None:
    """Write the result, making the folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n")


def as_json(rows: Iterable[Row]) -> list[dict[str, Any]]:
    """The rows as plain data."""
    return [{**asdict(row), "meets_goal": row.meets_goal} for row in rows]


def console() -> Console:
    """Wide enough for the tables when the output is a file."""
    found = Console()
    return found if found.is_terminal else Console(width=150)

"""The licence, a copy of which stands in every package that is published."""

from __future__ import annotations

from pathlib import Path

NAME = "LICENSE"
FILE = Path(__file__).resolve().parent.parent / NAME


def license_text() -> str:
    """The text of the licence."""
    return FILE.read_text(encoding="utf-8")

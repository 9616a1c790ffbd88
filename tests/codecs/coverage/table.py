"""The loss ledger: what becomes of every canonical field in every dialect, as one table.

Each dialect has a page (`COVERED`: mapped, a loss id, or never sent and why). Here they are put together; tests hold
them to the canonical model, and docs/losses.md is written from them.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from turnwire_schema._late_tuples import NamedTuple

from tests.codecs.coverage.entry import Entry, named_losses
from turnwire.codecs.dialects import built_in


class Page(NamedTuple):
    """One dialect's part of the ledger."""

    covered: Mapping[str, Mapping[str, Entry]]
    """By canonical class and field: loss ids, or words."""
    losses: Mapping[str, str]
    """What each loss id means."""


def _page(dialect: str) -> Page:
    package = dialect.replace("-", "_")
    covered = import_module(f"tests.codecs.coverage.pages.{package}").COVERED
    return Page(covered, named_losses(dialect, covered, import_module(f"turnwire.codecs.{package}.names").OWN))


COVERAGE: Final[Mapping[str, Page]] = {name: _page(name) for name in built_in()}
"""Every dialect's page, by the dialect's name."""

COMMON_COVERED: Final[Mapping[str, Mapping[str, Entry]]] = {
    "Diagnostic": dict.fromkeys(
        ("id", "what", "at", "wire_at", "value", "faults", "extras"), "never sent: Turnwire's own notes"
    ),
    "AnswerFault": dict.fromkeys(
        ("path", "rule", "message", "request_at", "could_hold", "extras"), "never sent: Turnwire's own notes"
    ),
    "ParameterSchema": {"type": "mapped"},
}
"""What is the same in every dialect."""


def is_loss(entry: str) -> bool:
    """Whether an entry of `Page.covered` is a loss id."""
    return entry.partition(".")[0] in COVERAGE

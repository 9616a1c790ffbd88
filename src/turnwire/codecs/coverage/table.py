"""The loss ledger: what becomes of every canonical field in every dialect, as one table.

Each dialect writes its own page beside its codec (`COVERED`: mapped, a loss id, or never sent and why; `OWN`: the
sentences of losses that it alone has). Here they are put together; tests hold them to the canonical model, and
docs/losses.md is written from them.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.coverage.entry import Entry, named_losses
from turnwire.codecs.dialects import built_in


class Page(NamedTuple):
    """One dialect's part of the ledger."""

    covered: Mapping[str, Mapping[str, Entry]]
    """By canonical class and field: loss ids, or words."""
    losses: Mapping[str, str]
    """What each loss id means."""


def _page(dialect: str, package: str) -> Page:
    covered = import_module(f"{package}.coverage").COVERED
    return Page(covered, named_losses(dialect, covered, import_module(f"{package}.names").OWN))


COVERAGE: Final[Mapping[str, Page]] = {
    name: _page(name, dialect.codec_of.rpartition(".")[0]) for name, dialect in built_in().items()
}
"""Every dialect's page, by the dialect's name."""

COMMON_COVERED: Final[Mapping[str, Mapping[str, Entry]]] = {
    "Diagnostic": dict.fromkeys(("id", "what", "at", "wire_at", "value", "extras"), "never sent: Turnwire's own notes"),
    "ParameterSchema": {"type": "mapped"},
}
"""What is the same in every dialect."""

COMMON_LOSSES: Final[Mapping[str, str]] = {
    "<dialect>.foreign_option": "a provider option that another server is named for",
    "<dialect>.attribution": "a text that a client adds to the system prompt for its vendor alone",
    "provider.unread_option": "an option that a provider which sends nothing anywhere does not obey",
    "convert.token_texts": "the gateway names tokens by their ids, and gives no texts of single tokens",
    "convert.rerank_list": "an order of documents as a bare list of scores has no model and no counts",
    "convert.extras": "fields of an answer that only its own wire has",
}
"""Losses of conversions between two wires, which belong to no page."""


def is_loss(entry: str) -> bool:
    """Whether an entry of `Page.covered` is a loss id."""
    return entry.partition(".")[0] in COVERAGE

"""One dialect of the server as it is judged: its codec, its model, and what is known about it so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from turnwire_schema.v1.contract import ContractTarget

from turnwire.codecs.codec import Codec
from turnwire.codecs.registry import get_codec
from turnwire.contract.live.dialects import VERSION_OF_CODEC, DialectRow
from turnwire.contract.live.line import Line
from turnwire.contract.live.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Target:
    """A dialect that is judged."""

    line: Line
    row: DialectRow
    variant: str
    """Name of the codec: the dialect's own, or that of a variant."""
    model: str
    server: str | None = None
    """What the server says it is."""
    listed: tuple[str, ...] = ()
    """The models that the server lists for this dialect."""
    needs: dict[str, Verdict] = field(default_factory=dict)
    """What was found about each thing that clauses need."""
    notes: dict[str, Any] = field(default_factory=dict)
    """What one check found out and another one may use, by a name."""

    @property
    def codec(self) -> Codec:
        """The codec that speaks for the server."""
        return get_codec(self.variant)

    def headers(self) -> dict[str, str]:
        """The headers that every request of this dialect carries, the key among them."""
        found = {**self.row.headers, **VERSION_OF_CODEC.get(self.variant, {})}
        if self.line.api_key is not None:
            name, value = self.row.key(self.line.api_key)
            found[name] = value
        return found

    def as_data(self) -> ContractTarget:
        """The target as a run's document holds it."""
        return ContractTarget(dialect=self.row.name, variant=self.variant, model=self.model)

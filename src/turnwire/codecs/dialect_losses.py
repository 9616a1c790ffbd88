"""The losses of a conversion into one dialect, in the sentences of the shared table and of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from turnwire.codecs.losses import SHARED
from turnwire.core.losses import LossList


class DialectLosses(LossList):
    """Losses of one conversion; a dialect gives its name and the sentences of losses that no other dialect has."""

    dialect: str
    own: Mapping[str, str]

    def lose(self, name: str, at: str, action: str = "left out", *, detail: str = "") -> None:
        """Note the loss `<dialect>.<name>` at the JSON pointer `at`; `detail` names fields or words, never content."""
        reason = self._reason(name)
        self.add(f"{self.dialect}.{name}", at, f"{reason}: {detail}" if detail else reason, action)

    def lose_named(self, name: str, at: str, names: Sequence[str], action: str = "left out") -> None:
        """The same for fields or words that are named; nothing where there are none."""
        if names:
            self.lose(name, at, action, detail=", ".join(names))

    def _reason(self, name: str) -> str:
        return self.own[name] if name in self.own else SHARED[name]

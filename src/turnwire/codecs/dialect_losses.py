"""The losses of a conversion into one dialect, in the sentences of its table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from turnwire.core.losses import LossList


class DialectLosses(LossList):
    """Losses of one conversion; a dialect gives its name and the sentence of each of its loss ids."""

    __slots__ = ()

    dialect: ClassVar[str]
    sentences: ClassVar[Mapping[str, str]]

    def lose(self, name: str, at: str, action: str = "left out", *, detail: str = "") -> None:
        """Note the loss `<dialect>.<name>` at the JSON pointer `at`; `detail` names fields or words, never content."""
        loss_id = f"{self.dialect}.{name}"
        reason = self.sentences[loss_id]
        self.add(loss_id, at, f"{reason}: {detail}" if detail else reason, action)

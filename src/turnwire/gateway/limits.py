"""How many answers are written at the same time, and which of them are running."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from turnwire.gateway.errors import Refusal
from turnwire.gateway.metrics import Metrics


class Slots:
    """Places for answers that are being written. A request that finds none is refused, not queued: whoever asks knows
    better than we whether to wait. Used on the event loop only.
    """

    def __init__(self, most: int, metrics: Metrics) -> None:
        self._most = most
        self._metrics = metrics
        self.is_stopping = False

    @property
    def most(self) -> int:
        """How many answers are written at the same time at most."""
        return self._most

    @contextmanager
    def taken(self) -> Iterator[None]:
        """A place for one answer.

        Raises:
            Refusal: there is none.
        """
        if self.is_stopping:
            headers = {"retry-after": "5", "connection": "close"}
            raise Refusal(None, "the gateway is stopping", category="overloaded", retryable=True, headers=headers)
        if self._metrics.active >= self._most:
            text = f"the gateway is writing {self._most} answers already; ask again"
            raise Refusal(None, text, category="overloaded", retryable=True, headers={"retry-after": "1"})
        self._metrics.active += 1
        try:
            yield
        finally:
            self._metrics.active -= 1

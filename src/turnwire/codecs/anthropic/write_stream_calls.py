"""A call on its way out of a stream encoder: what has come of it, what is written, and whether its block may close."""

from __future__ import annotations

from typing import Any

from turnwire.core.growing_name import GrowingName
from turnwire.core.json_scan import JsonScan


class OutgoingCall:
    """One call on its way out."""

    __slots__ = (
        "id",
        "is_closed",
        "is_complete",
        "is_held",
        "is_open",
        "name",
        "options",
        "passed_at",
        "pieces",
        "position",
        "scan",
        "turn",
        "waiting",
    )

    def __init__(self, position: int) -> None:
        self.position = position
        self.turn = -1
        self.id: str | None = None
        self.name = GrowingName()
        self.options: dict[str, Any] = {}
        self.pieces: list[str] = []
        self.waiting: list[str] = []
        self.scan = JsonScan()
        self.is_complete = False
        self.is_open = False
        self.is_closed = False
        self.is_held = False
        self.passed_at: int | None = None
        """The block that was open or last when this call was passed over for want of a name."""

    @property
    def may_close(self) -> bool:
        return self.is_complete or self.scan.is_complete(self.pieces)

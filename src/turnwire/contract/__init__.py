"""The contract: clauses that servers and codecs must keep, and recordings of real servers to check them with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.contract.recording import (
        Recording as Recording,
        RecordingError as RecordingError,
        read_recording as read_recording,
    )
    from turnwire.contract.report import ReplayReport as ReplayReport, Row as Row
    from turnwire.contract.validation import replay as replay

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "validation": ("replay",),
        "recording": ("Recording", "RecordingError", "read_recording"),
        "report": ("ReplayReport", "Row"),
    },
)

"""Many requests: files of them answered into files of results, resumable at any time, and JSON lines on all cores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.batch.asking import BatchSettings as BatchSettings
    from turnwire.batch.errors import (
        BatchFileError as BatchFileError,
        BatchWriteError as BatchWriteError,
        WorkerLostError as WorkerLostError,
    )
    from turnwire.batch.run import Batch as Batch, BatchAnswer as BatchAnswer, answer_all as answer_all

__all__ = [
    "Batch",
    "BatchAnswer",
    "BatchFileError",
    "BatchSettings",
    "BatchWriteError",
    "WorkerLostError",
    "answer_all",
]

__getattr__ = lazy_names(
    __name__,
    {
        "asking": ("BatchSettings",),
        "errors": ("BatchFileError", "BatchWriteError", "WorkerLostError"),
        "run": ("Batch", "BatchAnswer", "answer_all"),
    },
)

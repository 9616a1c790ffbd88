"""Many requests: files of them answered into files of results, resumable at any time, and JSON lines on all cores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.batch.answers import (
        BatchAnswer as BatchAnswer,
        BatchProgress as BatchProgress,
        answer_all as answer_all,
    )
    from turnwire.batch.answers_sync import answer_all_sync as answer_all_sync
    from turnwire.batch.asking import BatchSettings as BatchSettings
    from turnwire.batch.bar import ProgressBar as ProgressBar
    from turnwire.batch.errors import (
        BatchFileError as BatchFileError,
        BatchWriteError as BatchWriteError,
        WorkerLostError as WorkerLostError,
    )
    from turnwire.batch.run import Batch as Batch

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "answers": ("BatchAnswer", "BatchProgress", "answer_all"),
        "answers_sync": ("answer_all_sync",),
        "asking": ("BatchSettings",),
        "bar": ("ProgressBar",),
        "errors": ("BatchFileError", "BatchWriteError", "WorkerLostError"),
        "run": ("Batch",),
    },
)

"""Batch processing: answer files and folders of requests into files and folders of results, resumable at any time, and
process JSON lines on all cores.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.batch.answers import (
        BatchAnswer as BatchAnswer,
        BatchProgress as BatchProgress,
        ProgressBar as ProgressBar,
        answer_all as answer_all,
        answer_all_sync as answer_all_sync,
    )
    from turnwire.batch.lines import (
        BatchFileError as BatchFileError,
        BatchWriteError as BatchWriteError,
        ClusterError as ClusterError,
        WorkerLostError as WorkerLostError,
    )
    from turnwire.batch.manifest import check_parts as check_parts, join_parts as join_parts
    from turnwire.batch.parts import RequestPart as RequestPart, list_parts as list_parts
    from turnwire.batch.parts_run import PartsRun as PartsRun
    from turnwire.batch.requests import BatchSettings as BatchSettings
    from turnwire.batch.run import Batch as Batch

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "answers": (
            "BatchAnswer",
            "BatchProgress",
            "ProgressBar",
            "answer_all",
            "answer_all_sync",
        ),
        "lines": (
            "BatchFileError",
            "BatchWriteError",
            "ClusterError",
            "WorkerLostError",
        ),
        "manifest": (
            "check_parts",
            "join_parts",
        ),
        "parts": (
            "RequestPart",
            "list_parts",
        ),
        "parts_run": ("PartsRun",),
        "requests": ("BatchSettings",),
        "run": ("Batch",),
    },
)

"""What ends a run over a file of requests before it begins, or in the middle. A bad line never does."""

from __future__ import annotations

from turnwire.core.errors import TurnwireError


class BatchFileError(TurnwireError):
    """The files of a run cannot be used, or do not belong together; nothing was asked and nothing was changed."""


class BatchWriteError(TurnwireError):
    """The file of results cannot be written any more; what it holds stays, and a further run goes on from there."""


class WorkerLostError(TurnwireError):
    """Processes that did a part of the work ended again and again, so that the part cannot be done."""

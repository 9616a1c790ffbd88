"""The errors of the stand-in."""

from __future__ import annotations


class RayError(Exception):
    """An error of Ray."""


class RayTaskError(RayError):
    """An error of the work."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause

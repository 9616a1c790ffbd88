"""The limit of open files."""

from __future__ import annotations

import resource


def raise_file_limit() -> int:
    """Let this process open as many files as it may, and return how many."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most

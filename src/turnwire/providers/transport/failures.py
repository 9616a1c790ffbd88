"""A word for what went wrong below HTTP."""

from __future__ import annotations

import ssl


def reason_of(error: BaseException) -> str:
    """A harmless word for the cause: the reason that TLS gives, or the name of the system's error."""
    seen: BaseException | None = error
    while seen is not None:
        if isinstance(seen, ssl.SSLError):
            return f"TLS: {seen.reason or type(seen).__name__}"
        if isinstance(seen, OSError) and seen.errno is not None:
            return type(seen).__name__
        seen = seen.__cause__ or seen.__context__
    return ""

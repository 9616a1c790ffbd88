"""Replace a file as a whole."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """Give a new file, which takes the place of that at `path` when the block ends. If the block fails, the old content
    stays. A power failure leaves one of the two, whole. A link stays a link, and permissions stay.

    Raises:
        OSError: it cannot be written.
    """
    place = path.resolve()
    temporary = place.with_name(f".turnwire-{secrets.token_hex(8)}.tmp")
    try:
        with open(temporary, "xb") as file:
            if place.exists():
                temporary.chmod(place.stat().st_mode & 0o777)
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, place)
    except BaseException:  # any cause; raised again
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise

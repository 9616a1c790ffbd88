"""Files that a command writes: whole, or as they were."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write `text` to a file: where that fails, what stood there stays, and nothing half written is left.

    Raises:
        OSError: it cannot be written.
    """
    place = path.resolve()  # a link stays a link
    if place.exists() and not place.is_file():  # a pipe or a device
        path.write_text(text, encoding="utf-8")
        return
    temporary = place.with_name(f".turnwire-{secrets.token_hex(8)}.tmp")
    try:
        with open(temporary, "x", encoding="utf-8") as file:
            if place.exists():
                temporary.chmod(place.stat().st_mode & 0o777)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, place)
    except BaseException:  # whatever ended it; raised again
        with suppress(OSError):
            temporary.unlink()
        raise

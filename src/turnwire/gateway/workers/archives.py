"""Join archives of recordings of several workers to one."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Sequence
from typing import Final

from turnwire.gateway.inspector.export import LEFT_OUT

_NUMBERED: Final = re.compile(r"\d+(?=-)")


def joined_archive(archives: Sequence[bytes]) -> bytes:
    """Return one archive with the files of all; the number that begins a name counts on from one to the next."""
    left_out = b""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as joined:
        before = highest = 0
        for each in archives:
            with zipfile.ZipFile(io.BytesIO(each)) as archive:
                for name in archive.namelist():
                    if name == LEFT_OUT:
                        left_out += archive.read(name)
                        continue
                    found = _NUMBERED.match(name)
                    number = before + (int(found[0]) if found else 0)
                    highest = max(highest, number)
                    joined.writestr(_NUMBERED.sub(f"{number:04d}", name, count=1), archive.read(name))
            before = highest
        if left_out:
            joined.writestr(LEFT_OUT, left_out)
    return data.getvalue()

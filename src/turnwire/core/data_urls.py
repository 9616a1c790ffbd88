"""`data:` URLs (RFC 2397) to base64 with a media type, and back."""

from __future__ import annotations

import base64
import re
from typing import Final, NamedTuple
from urllib.parse import unquote_to_bytes

_URL: Final = re.compile(r"data:([^;,]*)((?:;[^;,]*)*),", re.IGNORECASE)
_MEDIA_TYPE: Final = re.compile(r"[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+")
_BASE64: Final = re.compile(r"[A-Za-z0-9+/]+={0,2}")
_PLAIN: Final = "text/plain"  # what a data: URL without a media type holds


class Data(NamedTuple):
    """Bytes in standard base64 and what they are."""

    media_type: str
    data: str


def read_data_url(url: str) -> Data | None:
    """What a `data:` URL holds; None for other text, and for one whose base64 or media type is broken.

    Parameters other than `base64` are dropped; percent-encoded data become base64.
    """
    found = _URL.match(url)
    if found is None:
        return None
    data = url[found.end() :]
    parameters = [parameter.strip().lower() for parameter in found[2].split(";")]
    if "base64" not in parameters:
        data = base64.b64encode(unquote_to_bytes(data)).decode("ascii")
    media_type = found[1].strip() or _PLAIN
    if _MEDIA_TYPE.fullmatch(media_type) is None or not is_base64(data):
        return None
    return Data(media_type, data)


def is_base64(data: str) -> bool:
    """Whether `data` is not empty and has the form of standard base64."""
    return _BASE64.fullmatch(data) is not None


def write_data_url(media_type: str, data: str) -> str:
    """The `data:` URL of base64 data."""
    return f"data:{media_type};base64,{data}"

"""`data:` URLs (RFC 2397) to base64 with a media type, and back."""

from __future__ import annotations

import base64
from typing import Final
from urllib.parse import unquote, unquote_to_bytes

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._late_tuples import NamedTuple

_MEDIA_TYPE: Final = late_pattern(r"[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+")
_BASE64: Final = late_pattern(r"[A-Za-z0-9+/]+={0,2}")
_URL_SAFE: Final = str.maketrans("-_", "+/")
_PLAIN: Final = "text/plain"  # what a data: URL without a media type holds


NOT_BASE64: Final = "must be base64"
NOT_DATA: Final = "must be a data: URL with a media type and base64, or the URL of a server"
"""The fault of media that cannot be read."""


class Data(NamedTuple):
    """Bytes in standard base64 and what they are."""

    media_type: str
    data: str


def split_data_url(url: str) -> Data | None:
    """The parts of a `data:` URL, the media type empty if it names none; None for other text. Nothing is checked.

    Parameters other than `base64` are dropped; percent-encoded data become base64.
    """
    comma = url.find(",")
    if not is_data_url(url) or comma < 0:
        return None
    media_type, *parameters = url[5:comma].split(";")
    data = url[comma + 1 :]
    if "base64" not in [parameter.strip().lower() for parameter in parameters]:
        data = base64.b64encode(unquote_to_bytes(data)).decode("ascii")
    return Data(media_type.strip(), data)


def read_data_url(url: str) -> Data | None:
    """Return the content of a `data:` URL; None for other text, and for one whose base64 or media type is broken."""
    found = split_data_url(url)
    if found is None:
        return None
    media_type, data = found.media_type or _PLAIN, standard_base64(found.data)
    return None if data is None or _MEDIA_TYPE.fullmatch(media_type) is None else Data(media_type, data)


def standard_base64(data: str) -> str | None:
    """`data` in the standard alphabet with its padding; None if it is not base64.

    Read are the URL-safe alphabet (RFC 4648, section 5), percent-encoding as in a URL, line breaks and spaces, and
    padding that is missing.
    """
    if len(data) % 4 == 0 and is_base64(data):
        return data
    bare = "".join(unquote(data).split()).translate(_URL_SAFE)
    bare = bare.rstrip("=") if bare.endswith("=") else bare
    return bare + "=" * (-len(bare) % 4) if len(bare) % 4 != 1 and is_base64(bare) else None


def is_data_url(url: str) -> bool:
    """Whether `url` begins as a `data:` URL."""
    return url[:5].lower() == "data:"


def is_base64(data: str) -> bool:
    """Whether `data` is not empty and has the form of standard base64."""
    return _BASE64.fullmatch(data) is not None


def write_data_url(media_type: str, data: str) -> str:
    """The `data:` URL of base64 data."""
    return f"data:{media_type};base64,{data}"

"""The JSON decoder of contexts: that of the standard library, without the constants that are no JSON."""

from __future__ import annotations

import json
from typing import Final, NoReturn


def _no_number(_: str) -> NoReturn:
    raise ValueError("NaN and Infinity are no JSON")


DECODER: Final = json.JSONDecoder(parse_constant=_no_number)

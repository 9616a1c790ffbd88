"""Tested versions of servers: the oldest of each kind, with its evidence.

An older server may work; what it does differently is not known here, and its health says so. A server that names no
version, or one that cannot be read, is unknown and no error.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._late_tuples import NamedTuple


class Tested(NamedTuple):
    """The oldest version of a kind of server that was tried, and the recordings that show it."""

    oldest: str
    source: str


TESTED: Final[Mapping[str, Tested]] = {
    "ollama": Tested("0.11.4", "tests/recordings/ollama-0.11.4"),
    "vllm": Tested("0.32.0", "tests/recordings/vllm-0.32.0"),
    "llamacpp": Tested("b11549", "tests/recordings/llama.cpp-xllamacpp-2026.10.11549"),
    # these name no version where health could ask for it
    "transformers-serve": Tested("5.24.0", "tests/recordings/transformers-serve-5.24.0"),
    "mlx-lm": Tested("0.32.2", "tests/recordings/mlx-lm-0.32.2"),
    "litellm": Tested("1.105.2", "tests/recordings/litellm-proxy-1.105.2"),
}

OLD: Final = "old_server"
"""Id of the diagnostic about a server that is older."""

_RELEASE: Final = late_pattern(r"v?([0-9]{1,6}(?:\.[0-9]{1,6}){1,3})(?P<rest>.*)", re.ASCII | re.DOTALL)
# b0: not set at building
_BUILD: Final = late_pattern(r"b([1-9][0-9]{0,8})(?![0-9])(?P<rest>.*)", re.ASCII | re.DOTALL)
_EARLY: Final = late_pattern(r"[-.]?(rc|a|b|alpha|beta|dev|pre)", re.IGNORECASE)


def judged(kind: str, version: str | None) -> dict[str, Any]:
    """Return the fields of `ProviderHealth` about the version of a server of this kind."""
    tested = TESTED.get(kind)
    if tested is None:
        return {}
    fields: dict[str, Any] = {"oldest_tested_version": tested.oldest}
    found, oldest = order_of(version or ""), order_of(tested.oldest)
    if found is None or oldest is None:
        return fields
    fields["is_version_tested"] = found >= oldest
    if found < oldest:
        what = f"the server is older than {tested.oldest}, the oldest version that was tried; it may answer differently"
        fields["diagnostics"] = ({"id": OLD, "what": what, "at": "/version"},)
    return fields


def order_of(version: str) -> tuple[int, ...] | None:
    """A version as numbers that can be compared; a candidate comes before its release. None: it cannot be read."""
    match = _RELEASE.fullmatch(version.strip()) or _BUILD.fullmatch(version.strip())
    if match is None:
        return None
    numbers = [int(part) for part in match[1].split(".")]
    is_early = _EARLY.match(match["rest"]) is not None
    return (*numbers, *(0,) * (4 - len(numbers)), 0 if is_early else 1)

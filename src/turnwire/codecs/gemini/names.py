"""Function names on the wire: canonical ones with an underscore before a digit, or a client's own spelling.

The API wants a letter or an underscore first; a canonical name may begin with a digit. The way back needs the tools of
the request, so an answer is read with the request that it belongs to.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.core.tools import fit_name

WIRE_NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_.:-]{0,127}")
NO_NAME: Final = "unknown"


def wire_name(name: str) -> str:
    """The name under which the server knows a tool; always the same for one name."""
    if WIRE_NAME.fullmatch(name):
        return name
    return name if not name else f"_{name}" if name[0].isdigit() and WIRE_NAME.fullmatch(f"_{name}") else _fitted(name)


def _fitted(name: str) -> str:
    fitted = fit_name(name)
    return f"_{fitted}"[:64] if fitted[0].isdigit() else fitted


def canonical_names(request: ChatRequest | None) -> Mapping[str, str]:
    """From a name on the wire to the canonical one, for the tools of `request` that were renamed."""
    if request is None or not request.tools:
        return {}
    written = ((wire_name(tool.name), tool.name) for tool in request.tools)
    return {wire: name for wire, name in written if wire != name}

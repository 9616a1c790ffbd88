"""Ids of output items that no server gave: made from the answer's id and the item's place, so they never change."""

from __future__ import annotations

from turnwire.core.ids import mint_tool_call_id


def mint_item_id(prefix: str, *facts: object) -> str:
    """`msg_`, `rs_`, `fc_` or `resp_` and 16 hex digits made from `facts`; the same facts give the same id."""
    return f"{prefix}_{mint_tool_call_id(prefix, *facts).removeprefix('call_')}"

"""What every item has beside its words: an id, a status, and fields of its own.

Own options of this dialect are read off wire objects and merged back into them. Fields of the message or reasoning item
that a part stands in come under `item`, fields of the part itself beside it. Ids that no server gave are made from the
answer's id and the item's place, so they never change.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal

from turnwire.codecs.own_options import rest_of
from turnwire.codecs.rows import Values
from turnwire.codecs.wire_values import object_of
from turnwire.core.ids import mint_tool_call_id

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import RawObject

ITEM: Final = "item"


def mint_item_id(prefix: str, *facts: object) -> str:
    """`msg_`, `rs_`, `fc_` or `resp_` and 16 hex digits made from `facts`; the same facts give the same id."""
    return f"{prefix}_{mint_tool_call_id(prefix, *facts).removeprefix('call_')}"


def own_of_item(item: RawObject[Literal["status"]], known: frozenset[str]) -> Values:
    """The fields that are not read, and the status where it says something: completed is what every item is."""
    own, status = rest_of(item, known), item.get("status")
    return own if status is None or status == "completed" else {**own, "status": status}


def item_of(own: Mapping[str, object]) -> Mapping[str, object]:
    """The own fields of the item that a part stands in."""
    return object_of(own.get(ITEM))


def beside_item(own: Mapping[str, object]) -> Values:
    """The own fields of the part itself; an `item` that is not an object says nothing of an item and is one of them."""
    return {name: value for name, value in own.items() if name != ITEM or not isinstance(value, Mapping)}

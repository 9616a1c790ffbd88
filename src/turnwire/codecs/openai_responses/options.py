"""Fields that are not canonical: own options of this dialect, read off wire objects and merged back into them.

In: wire objects and the names that are understood. Out: `{"openai-responses": {…}}`. On the way back objects are
merged field by field, and a null takes a field out, so that an own option can say "leave the canonical field out".
Fields of the message or reasoning item that a part stands in come under `item`, fields of the part itself beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

ITEM: Final = "item"


def status_of(wire: Mapping[str, object]) -> dict[str, Any]:
    """The status of an item where it says something: completed is what every item is."""
    status = wire.get("status")
    return {"status": status} if status is not None and status != "completed" else {}


def item_of(own: Mapping[str, object]) -> Mapping[str, Any]:
    """The own fields of the item that a part stands in."""
    item = own.get(ITEM)
    return item if isinstance(item, Mapping) else {}


def beside_item(own: Mapping[str, object]) -> dict[str, Any]:
    """The own fields of the part itself; an `item` that is not an object says nothing of an item and is one of them."""
    return {name: value for name, value in own.items() if name != ITEM or not isinstance(value, Mapping)}

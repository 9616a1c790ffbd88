"""What an answer of an endpoint beside chat carries that belongs to its wire; see `turnwire.convert.foreign`.

Extras of another dialect, and odd values that no client of the same dialect reads, are left out and reported.
"""

from __future__ import annotations

from typing import Any, TypeVar

from pydantic import BaseModel

from turnwire_schema.v1.error import Loss

from turnwire.convert.foreign import EXTRAS_LOSS, FOREIGN, ODD
from turnwire.core.losses import Converted

A = TypeVar("A", bound=BaseModel)

_ITEMS = ("embeddings", "results")


def for_endpoint(answer: A, source: str | None, target: str) -> Converted[A]:
    """`answer`, read in the dialect `source` (None: it comes from no wire), as it may be written in `target`.

    Between servers of one dialect it keeps its extras, but for those of the usage, which are odd counts.
    """
    if source is None:
        return Converted(answer)
    found: Any = answer
    losses: list[Loss] = []
    changes: dict[str, Any] = {}
    if found.usage.extras:
        losses.append(_loss("/usage/extras", ODD if source == target else FOREIGN))
        changes["usage"] = found.usage.replace(extras=None)
    if source != target:
        if found.extras:
            losses.append(_loss("/extras", FOREIGN))
            changes["extras"] = None
        for name in _ITEMS:
            items = getattr(found, name, None) or ()
            if any(item.extras for item in items):
                losses += [_loss(f"/{name}/{place}/extras", FOREIGN) for place, item in enumerate(items) if item.extras]
                changes[name] = [item.replace(extras=None) if item.extras else item for item in items]
    return Converted(found.replace(**changes) if changes else answer, tuple(losses))


def _loss(at: str, reason: str) -> Loss:
    return Loss(id=EXTRAS_LOSS, at=at, reason=reason, action="left out")

"""How much work a request is, found out in a bounded number of steps: what is much is done beside the event loop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pydantic import BaseModel

HEAVY: Final = 2000
"""Values from which on a request is heavy; a text counts one for each of its `TEXT_STEP` characters."""

TEXT_STEP: Final = 64


def is_large_request(value: Any) -> bool:
    """Whether `value`, a model or JSON, is much work to write. Looks at no more than `HEAVY` values."""
    seen = 0
    waiting = [value]
    while waiting:
        each = waiting.pop()
        seen += 1
        match each:
            case str():
                seen += len(each) // TEXT_STEP
            case int() | float():  # before what takes longer to rule out
                pass
            case BaseModel():
                waiting += [held for held in each.__dict__.values() if held is not None]
            case Mapping():
                waiting += list(each.values())[: HEAVY - seen] if len(each) > HEAVY else each.values()
                seen += len(each) // 4
            case list() | tuple():
                waiting += each[:HEAVY]
                seen += len(each) // 4
        if seen >= HEAVY:
            return True
    return False

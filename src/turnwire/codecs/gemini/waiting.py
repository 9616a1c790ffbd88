"""Which call a function response answers: by id, else among the calls without one by name, else by order.

Source: https://ai.google.dev/gemini-api/docs/function-calling (ids came with Gemini 3; older ones match by name).
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from turnwire.codecs.open_calls import OpenCalls, key_of

T = TypeVar("T")

_ANY: Final = "any"
_NAMELESS: Final = "without an id"


class WaitingCalls(Generic[T]):
    """The calls of the model's last turn that have no response yet. Not thread-safe."""

    __slots__ = ("_open",)

    def __init__(self) -> None:
        self._open = OpenCalls[T]()

    def add(self, call: T, given: object, name: object) -> None:
        """A call with the id and the name that the wire gives it."""
        keys = [_ANY, ("id", key_of(given)), (_ANY, key_of(name))]
        if given is None:
            keys += [_NAMELESS, (_NAMELESS, key_of(name))]
        self._open.add(call, *keys)

    def take(self, given: object, name: object) -> T | None:
        """The call that is answered, which then waits no longer; None where there is none."""
        if given is not None:
            return self._open.take(("id", key_of(given)))
        among = _NAMELESS if self._open.has(_NAMELESS) else _ANY
        return self._open.take((among, key_of(name)), among)

"""Who hears what a request loses, after it was written and before anything of it is sent.

A caller with a policy of its own, as the gateway, refuses a call there by raising; what it would find out by writing
the request itself is reported by who writes it anyway.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, TypeAlias

from turnwire_schema.v1.error import Loss

LossListener: TypeAlias = Callable[[Sequence[Loss]], None]

_LISTENER: Final[ContextVar[LossListener | None]] = ContextVar("turnwire_loss_listener", default=None)


@contextmanager
def listening(listener: LossListener) -> Iterator[None]:
    """Let `listener` hear the losses of every call over HTTP that begins in the block; what it raises ends the call."""
    token = _LISTENER.set(listener)
    try:
        yield
    finally:
        _LISTENER.reset(token)


def listen_too(listener: LossListener) -> None:
    """Let `listener` hear what comes first, before whoever hears it now, until the block of that one ends."""
    first = _LISTENER.get()

    def both(losses: Sequence[Loss]) -> None:
        listener(losses)
        if first is not None:
            first(losses)

    _LISTENER.set(both)


def report_losses(losses: Sequence[Loss]) -> None:
    """Report the losses of a request that was written.

    Raises:
        Exception: what the listener raises.
    """
    listener = _LISTENER.get()
    if listener is not None:
        listener(losses)

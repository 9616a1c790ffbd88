"""Losses of a dialect: collected while encoding, then reported, warned about, or refused."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Sequence
from typing import Final, Generic, Literal, NamedTuple, Self, TypeVar

from turnwire_schema._trust import trusted
from turnwire_schema.v1.error import Loss

from turnwire.core.errors import InvalidDataError, LossRefusedError, Problem

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

OnLoss = Literal["report", "warn", "raise"]

_make_loss: Final = trusted(Loss)


class SchemaChange(NamedTuple):
    """A change of a JSON schema in a request that leaves its meaning as it is."""

    name: str
    """Name of the rewriting, as in `turnwire_schema.engines.REWRITINGS`."""
    at: str
    """JSON pointer into the request."""


class Plan(tuple[Loss, ...]):
    """The losses of a conversion, and what was written differently without a loss."""

    rewritten: tuple[SchemaChange, ...]
    """Changes of JSON schemas, in the order in which they were made."""

    def __new__(cls, losses: Iterable[Loss] = (), rewritten: Iterable[SchemaChange] = ()) -> Self:
        """A plan of these losses and changes."""
        plan = super().__new__(cls, losses)
        plan.rewritten = tuple(rewritten)
        return plan

    def __getnewargs__(self) -> tuple[tuple[Loss, ...], tuple[SchemaChange, ...]]:
        return tuple(self), self.rewritten

    def with_losses(self, more: Iterable[Loss]) -> Plan:
        """The plan with more losses at its end."""
        return Plan((*self, *more), self.rewritten)


def as_plan(losses: Iterable[Loss]) -> Plan:
    """The losses as a plan; without changes if they are none."""
    return losses if isinstance(losses, Plan) else Plan(losses)


class Converted(NamedTuple, Generic[T_co]):
    """The result of a conversion and everything that was lost on the way."""

    value: T_co
    losses: tuple[Loss, ...] = ()


class LossWarning(UserWarning):
    """A conversion lost something and `on_loss="warn"` was asked."""


class LossList:
    """Losses of one conversion, in the order in which they happened."""

    __slots__ = ("losses", "rewritten")

    def __init__(self) -> None:
        self.losses: list[Loss] = []
        self.rewritten: list[SchemaChange] = []

    def add(self, loss_id: str, at: str, reason: str, action: str = "left out") -> None:
        """Record what could not be expressed at the JSON pointer `at` of the input, and the action taken instead."""
        self.losses.append(_make_loss({"id": loss_id, "at": at, "reason": reason, "action": action}))

    def plan(self) -> Plan:
        """The losses so far, with what was rewritten."""
        return Plan(self.losses, self.rewritten)

    def settle(self, value: T, on_loss: OnLoss) -> Converted[T]:
        """`value` with its losses, after the caller's policy.

        Raises:
            LossRefusedError: there are losses and the policy is `raise`.
        """
        return settle(value, self.plan(), on_loss)


def once(losses: Iterable[Loss]) -> tuple[Loss, ...]:
    """`losses` without repetitions, in the order of the first of each."""
    return tuple({(loss.id, loss.at): loss for loss in losses}.values())


def settle(value: T, losses: Sequence[Loss], on_loss: OnLoss) -> Converted[T]:
    """See `LossList.settle`."""
    reported = losses if isinstance(losses, Plan) else tuple(losses)
    if on_loss == "report":
        return Converted(value, reported)
    if on_loss not in ("warn", "raise"):
        raise InvalidDataError("this cannot be used", [Problem("/on_loss", "enum", "give 'report', 'warn' or 'raise'")])
    if losses and on_loss == "raise":
        raise LossRefusedError(losses)
    if on_loss == "warn":
        for loss in losses:
            warnings.warn(f"{loss.at or '/'}: {loss.reason} ({loss.action})", LossWarning, stacklevel=4)
    return Converted(value, reported)

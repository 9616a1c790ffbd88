"""Losses of one request, for the gateway's policy, header, log and metrics.

Losses between the client's dialect and the canonical request are known once its body is read. What the model server's
dialect cannot say is known once a provider has written the request, which it does once: it reports it then, before
anything is sent (`turnwire.providers.calls.call_record`), and a policy that refuses losses refuses there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from turnwire_schema.v1.error import Diagnostic, Loss

from turnwire.codecs.endpoints.codecs import obeyed_options
from turnwire.codecs.requests.foreign_options import unread_options
from turnwire.core.errors import LossRefusedError
from turnwire.core.losses import OnLoss
from turnwire.gateway.logs import LOGGER
from turnwire.gateway.request_context import RequestContext
from turnwire.providers.base import ModelProvider


class LossPolicy:
    """Policy for losses of one request: refuse, log, or only report them. Receives a provider's losses, too."""

    __slots__ = ("_context", "_heard", "_known", "_on_loss", "_waits")

    def __init__(self, context: RequestContext, on_loss: OnLoss, known: Sequence[Loss], *, waits: bool) -> None:
        """`known` are the losses so far; with `waits` a provider will report more before it sends anything.

        Raises:
            LossRefusedError: there are losses, none is waited for, and the policy is `raise`.
        """
        self._context = context
        self._on_loss = on_loss
        self._known = tuple(known)
        self._heard: set[tuple[str, str]] | None = None
        self._waits = waits and on_loss != "report"
        if not self._waits:
            self._apply(self._known)
        note_losses(context, self._known)

    def __call__(self, losses: Sequence[Loss]) -> None:
        """Take what a provider reports. One that is asked in place of another reports again.

        Raises:
            LossRefusedError: something is lost and the policy is `raise`.
        """
        if not self._waits:
            return
        heard = self._heard or set()
        new = [loss for loss in losses if (loss.id, loss.at) not in heard]
        is_first = not heard
        self._heard = heard.union((loss.id, loss.at) for loss in new)
        if new or is_first:
            self._apply((*self._known, *new) if is_first else new)
        note_losses(self._context, new)

    def _apply(self, losses: Sequence[Loss]) -> None:
        if losses and self._on_loss == "raise":
            raise LossRefusedError(losses)
        if losses and self._on_loss == "warn":
            told = {"request_id": self._context.request_id, "losses": sorted({loss.id for loss in losses})}
            LOGGER.warning("losses", extra={"turnwire": told})


_ESTIMATED: Final = "/usage/is_estimated"
"""The place of a loss that the header `turnwire-usage: estimated` says already."""


def note_losses(context: RequestContext, losses: Iterable[Loss]) -> None:
    """Count `losses` for header, log and metrics."""
    for loss in losses:
        context.note_loss(loss)


def note_diagnostics(context: RequestContext, diagnostics: Iterable[Diagnostic] | None) -> None:
    """Count the losses among the diagnostics of an answer: a provider reports there what it could not send."""
    for note in diagnostics or ():
        _note(context, note.id, note.extras)


def note_reported(context: RequestContext, notes: Iterable[Mapping[str, Any]]) -> None:
    """Record the losses that a stream reports at its beginning."""
    for note in notes:
        _note(context, note["id"], note.get("extras"))


def _note(context: RequestContext, loss_id: str, extras: Mapping[str, Any] | None) -> None:
    at = (extras or {}).get("request_at")
    if "." in loss_id and at is not None and (loss_id, at) not in (context.at_head or ()):
        context.lost(loss_id)


def losses_header(context: RequestContext, losses: Sequence[Loss] = ()) -> dict[str, str]:
    """Return the header that lists the losses so far, or no header if nothing was lost.

    Of `losses`, those of the answer, it leaves out that counts are estimates: another header says that.
    """
    places: dict[str, set[str]] = {}
    for loss in losses:
        places.setdefault(loss.id, set()).add(loss.at)
    shown = [each for each in sorted(context.losses) if places.get(each) != {_ESTIMATED}]
    return {"turnwire-losses": ", ".join(shown)} if shown else {}


def unread_by(
    provider: ModelProvider, endpoint: str, places: Iterable[tuple[str, Mapping[str, Any]]]
) -> Sequence[Loss]:
    """One loss for each option at `places` that `provider` does not obey at `endpoint`."""
    owners = {provider.provider_id, provider.provider_type}
    obeyed = {**provider.obeyed_options.get(endpoint, {}), **obeyed_options(endpoint)}
    return unread_options(places, owners, obeyed)

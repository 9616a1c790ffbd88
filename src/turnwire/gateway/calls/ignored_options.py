"""What a client's options come to before a provider without a codec: those that it does not obey, each a loss."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from turnwire_schema.v1.error import Loss

from turnwire.codecs.endpoints.codecs import obeyed_options
from turnwire.codecs.requests.foreign_options import unread_options
from turnwire.providers.base import ModelProvider


def unread_by(
    provider: ModelProvider, endpoint: str, places: Iterable[tuple[str, Mapping[str, Any]]]
) -> Sequence[Loss]:
    """One loss for each option at `places` that `provider` does not obey at `endpoint`."""
    owners = {provider.provider_id, provider.provider_type}
    obeyed = {**provider.obeyed_options.get(endpoint, {}), **obeyed_options(endpoint)}
    return unread_options(places, owners, obeyed)

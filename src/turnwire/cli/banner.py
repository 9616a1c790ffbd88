"""What `turnwire serve` shows in a terminal before its log: pages, models, and the address that each client wants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import anyio

from turnwire.cli.output import say, visible
from turnwire.codecs.dialects import dialects

if TYPE_CHECKING:
    from turnwire.gateway.settings import GatewaySettings
    from turnwire.providers.registry import ProviderRegistry

_MOST_MODELS: Final = 8
_PATIENCE_S: Final = 3.0
"""Seconds that the servers have to say which models they have."""


async def models_found(registry: ProviderRegistry, settings: GatewaySettings) -> list[str]:
    """The names of the models that clients can ask for; none where the servers take too long. Closes the registry."""
    from turnwire.gateway.routing import Router

    try:
        with anyio.move_on_after(_PATIENCE_S):
            router = Router(registry, settings.aliases, only_listed=settings.only_listed_models)
            return [listed.name for listed in await router.all()]
        return []
    finally:
        with anyio.CancelScope(shield=True):
            await registry.close()


def show_banner(
    url: str, providers: Sequence[str], default: str | None, models: Sequence[str], *, inspects: bool, threads: bool
) -> None:
    """Show where everything is, each address ready to be copied."""
    for line in _lines(url, providers, default, models, inspects=inspects, threads=threads):
        say(line)


def _lines(
    url: str, providers: Sequence[str], default: str | None, models: Sequence[str], *, inspects: bool, threads: bool
) -> Iterator[str]:
    named = [f"{each} (default)" if each == default and len(providers) > 1 else each for each in providers]
    yield f"Turnwire listens on {url}; Ctrl-C ends it"
    yield ""
    yield f"  Workbench  {url}/"
    yield f"  Inspector  {f'{url}/inspector' if inspects else 'off; --inspect switches it on'}"
    yield f"  Threads    {f'{url}/static/threads.html' if threads else 'off; --threads switches them on'}"
    yield f"  Providers  {', '.join(named)}"
    yield f"  Models     {_some(models)}"
    yield ""
    yield "  Base URL for clients of"
    for name, dialect in dialects().items():
        if dialect.client.paths:
            yield f"    {name:<22} {url}{dialect.client.base}"
    yield ""


def _some(models: Sequence[str]) -> str:
    if not models:
        return "none found"
    more = f", and {len(models) - _MOST_MODELS} more" if len(models) > _MOST_MODELS else ""
    return visible(", ".join(models[:_MOST_MODELS])) + more

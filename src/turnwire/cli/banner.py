"""What `turnwire serve` shows in a terminal before its log: pages, models, and the address that each client wants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import anyio

from turnwire.cli.output import say, visible
from turnwire.codecs.dialects import dialects

if TYPE_CHECKING:
    from turnwire.gateway.settings import GatewaySettings
    from turnwire.providers.base import ModelProvider
    from turnwire.providers.registry import ProviderRegistry

_MOST_MODELS: Final = 8
_PATIENCE_S: Final = 3.0
"""Seconds that the servers have to say which models they have."""


class Found(NamedTuple):
    """What there is behind a gateway that begins."""

    models: Sequence[str] = ()
    """The names of the models that clients can ask for; none where the servers take too long."""
    silent: frozenset[str] = frozenset()
    """Ids of the providers that do not answer."""


async def models_found(registry: ProviderRegistry, settings: GatewaySettings) -> Found:
    """What clients can ask for, and who does not answer. Closes the registry."""
    from turnwire.gateway.calls.routing import Router

    healths: dict[str, bool] = {}

    async def ask(provider: ModelProvider) -> None:
        healths[provider.provider_id] = await provider.is_available()

    try:
        models: list[str] = []
        with anyio.move_on_after(_PATIENCE_S):
            async with anyio.create_task_group() as asking:
                for provider in registry.all():
                    asking.start_soon(ask, provider)
                router = Router(registry, settings.aliases, only_listed=settings.only_listed_models)
                models = [listed.name for listed in await router.all()]
        silent = (each.provider_id for each in registry.all() if not healths.get(each.provider_id))
        return Found(models, frozenset(silent))
    finally:
        with anyio.CancelScope(shield=True):
            await registry.close()


def show_banner(
    url: str, providers: Sequence[str], default: str | None, found: Found, *, inspects: bool, threads: bool
) -> None:
    """Show where everything is, each address ready to be copied."""
    for line in _lines(url, providers, default, found, inspects=inspects, threads=threads):
        say(line)


def _lines(
    url: str, providers: Sequence[str], default: str | None, found: Found, *, inspects: bool, threads: bool
) -> Iterator[str]:
    named = [_named(each, each == default and len(providers) > 1, each in found.silent) for each in providers]
    yield f"Turnwire listens on {url}; Ctrl-C ends it"
    yield ""
    yield f"  Workbench  {url}/"
    yield f"  Inspector  {f'{url}/inspector' if inspects else 'off; --inspect switches it on'}"
    yield f"  Threads    {f'{url}/static/threads.html' if threads else 'off; --threads switches them on'}"
    yield f"  Providers  {', '.join(named)}"
    yield f"  Models     {_some(found.models)}"
    yield ""
    yield "  Base URL for clients of"
    for name, dialect in dialects().items():
        if dialect.client.paths:
            yield f"    {name:<22} {url}{dialect.client.base}"
    yield ""


def _named(provider: str, is_default: bool, is_silent: bool) -> str:
    facts = [*(["default"] if is_default else []), *(["not reachable"] if is_silent else [])]
    return f"{provider} ({', '.join(facts)})" if facts else provider


def _some(models: Sequence[str]) -> str:
    if not models:
        return "none found"
    more = f", and {len(models) - _MOST_MODELS} more" if len(models) > _MOST_MODELS else ""
    return visible(", ".join(models[:_MOST_MODELS])) + more

"""`turnwire models`: the models that can be asked, of every provider."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

import typer

from turnwire_schema.v1.provider import ModelInfo

from turnwire.cli.exit_codes import exit_code
from turnwire.cli.open_providers import open_named
from turnwire.cli.options import ConfigOption, JsonFlag, OneProviderOption
from turnwire.cli.output import Waiting, error_json, print_json, print_table, tell
from turnwire.config import LoadedConfig, load_config
from turnwire.core.errors import ConfigurationError, ProviderError

EXAMPLE: Final = "Example: turnwire models --provider embedded"


class _Offer(NamedTuple):
    """What a provider offers, or why it is unknown."""

    provider_id: str
    models: tuple[ModelInfo, ...] = ()
    error: ProviderError | ConfigurationError | None = None


def models(
    provider: OneProviderOption = None,
    config: ConfigOption = None,
    as_json: JsonFlag = False,
) -> None:
    """List the models that can be asked.

    Each with its provider, family, size, quantization and context length, as far as the server says. Providers that
    do not answer are named on stderr. Exit code as of `provider health` when none answers.
    """
    loaded = load_config(config)
    ids = [provider] if provider is not None else list(loaded.providers)
    with Waiting(f"asking {', '.join(ids)}"):
        offers = asyncio.run(_ask(loaded, ids))
    failed = [offer.error for offer in offers if offer.error is not None]
    if as_json:
        print_json([_to_json(offer) for offer in offers])
    else:
        rows = [(offer.provider_id, *_row(model)) for offer in offers for model in offer.models]
        if rows:
            print_table(("provider", "model", "family", "size", "quantization", "context"), rows)
        for offer in offers:
            if offer.error is not None:
                tell(f"turnwire: {offer.provider_id}: {offer.error}")
            elif not offer.models:
                tell(f"turnwire: {offer.provider_id}: no model that could be asked")
    if failed and len(failed) == len(offers):
        raise typer.Exit(exit_code(failed[0]))


async def _ask(loaded: LoadedConfig, ids: list[str]) -> list[_Offer]:
    return list(await asyncio.gather(*(_offer_of(loaded, provider_id) for provider_id in ids)))


async def _offer_of(loaded: LoadedConfig, provider_id: str) -> _Offer:
    try:
        async with open_named(loaded, provider_id) as opened:
            return _Offer(provider_id, tuple(await opened.models()))
    except (ProviderError, ConfigurationError) as error:  # the others are asked all the same
        return _Offer(provider_id, error=error)


def _row(model: ModelInfo) -> tuple[str, ...]:
    facts = (model.family, model.parameter_size, model.quantization, model.context_length)
    return model.name, *("-" if fact is None else str(fact) for fact in facts)


def _to_json(offer: _Offer) -> dict[str, object]:
    if offer.error is not None:
        return {"provider": offer.provider_id, "models": [], "error": error_json(offer.error)}
    return {"provider": offer.provider_id, "models": [model.to_dict() for model in offer.models]}

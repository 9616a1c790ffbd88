"""Options that several commands share, and their shell completion: names of the configuration, read without
asking a server.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from turnwire.config import LoadedConfig


def provider_names(context: typer.Context) -> list[str]:
    """The ids of the configured providers and of the built-in ones."""
    from turnwire.cli.open_providers import BUILT_IN

    config = _configured(context)
    return list(dict.fromkeys((*(() if config is None else config.providers), *BUILT_IN)))


def model_names(context: typer.Context) -> list[str]:
    """The models that the configuration names for the `--provider` before, else for all providers."""
    config = _configured(context)
    if config is None:
        return []
    wanted = context.params.get("provider")
    providers = [each for name, each in config.providers.items() if wanted in (None, name)]
    return list(dict.fromkeys(model.name for each in providers for model in each.models or ()))


def _configured(context: typer.Context) -> LoadedConfig | None:
    from turnwire.config import load_config
    from turnwire.core.errors import ConfigurationError

    try:
        return load_config(context.params.get("config"))
    except ConfigurationError:  # the command reports the error when it runs
        return None


ConfigOption = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="PATH",
        help="Configuration file. Absent: TURNWIRE_CONFIG, else the nearest .agent/config.yml.",
    ),
]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
provider_option = partial(typer.Option, "--provider", "-p", metavar="ID", autocompletion=provider_names)
"""Makes an option whose value is a provider."""
OneProviderOption = Annotated[str | None, provider_option(help="Only this provider. Absent: all.")]
ProviderArgument = Annotated[
    str | None,
    typer.Argument(metavar="[ID]", help="Id of the provider. Absent: the default.", autocompletion=provider_names),
]
ModelOption = Annotated[
    str | None,
    typer.Option(
        "--model",
        "-m",
        metavar="NAME",
        help="Model to ask. Absent: the provider's first.",
        autocompletion=model_names,
    ),
]

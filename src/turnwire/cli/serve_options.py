"""The options of `turnwire serve`, and the settings of the gateway that they and the configuration give.

Every option that is a setting of the gateway is one row of `SETTINGS`; its type and default are those of the field of
`GatewaySettings`.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import typer
from typer.models import OptionInfo

from turnwire_schema._secrets import hide_keys
from turnwire_schema.documents import format_names
from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.provider import ParameterDefaults

from turnwire.cli.exit_codes import UsageError
from turnwire.cli.options import provider_option
from turnwire.config import LoadedConfig
from turnwire.core.errors import ConfigurationError
from turnwire.core.losses import OnLoss
from turnwire.core.text_format import AUTO, OFF
from turnwire.gateway.settings import ClientKey, GatewaySettings, InspectionSettings
from turnwire.providers.secrets import Secret, api_key

_models = partial(typer.Option, rich_help_panel="Models")
_access = partial(typer.Option, rich_help_panel="Access")
_limit = partial(typer.Option, rich_help_panel="Limits of a request", metavar="COUNT", min=1)
_connection = partial(typer.Option, rich_help_panel="Connections", metavar="SECONDS", min=0.05)
_standin = partial(typer.Option, rich_help_panel="Stand-in for tests")
_inspector = partial(typer.Option, rich_help_panel="Inspector")
_log = partial(typer.Option, rich_help_panel="Log")

_PANELS: Final = ("Models", "Access", "Connections", "Limits of a request")
"""The panels that hold settings, in the order of the help text; the others follow."""

SETTINGS: Final[Mapping[str, Any]] = {
    "host": typer.Option("--host", metavar="ADDRESS", help="Address to listen on. Not loopback: a key is needed."),
    "port": typer.Option("--port", metavar="PORT", min=0, max=65535, help="Port to listen on; 0: any free one."),
    "only_listed_models": _models(
        "--only-listed", help="Refuse models that no provider lists. Absent: the default gets them."
    ),
    "text_format": _models(
        "--text-format",
        metavar="FORMAT",
        autocompletion=lambda: [OFF, AUTO, *format_names()],
        help="off, auto or a format: how tool calls that arrive as text are read for clients with tools.",
    ),
    "refuse_unfit": _models(
        "--refuse-unfit", help="Answer with 502 where an answer breaks the schema that was asked for."
    ),
    "timeout_s": _models("--timeout", metavar="SECONDS", min=0.001, help="Time limit of each answer."),
    "key_name": _access("--key-name", metavar="NAME", help="Who holds that key: stands in their approvals."),
    "allow_hosts": _access(
        "--allow-host", metavar="NAME", help="A further name for this machine in clients' Host headers."
    ),
    "url_hosts": _access(
        "--allow-url-host",
        metavar="HOST",
        help="A host of this machine that other machines may name in addresses to be fetched.",
    ),
    "allow_origins": _access(
        "--allow-origin",
        metavar="ORIGIN",
        help="An origin whose web pages may ask, such as http://localhost:3000. Absent: none.",
    ),
    "keep_alive_s": _connection("--keep-alive", help="Silence before a sign of life."),
    "head_timeout_s": _connection("--head-timeout", help="Time for the head of a request."),
    "body_timeout_s": _connection("--body-timeout", help="Time for the body of a request."),
    "write_timeout_s": _connection("--write-timeout", help="Time in which a client must read on."),
    "waiting_limit": _connection(
        "--max-waiting", metavar="COUNT", min=1, help="Most idle or unfinished connections of an address."
    ),
    "concurrency": _connection("--concurrency", metavar="COUNT", min=1, help="Most answers at the same time."),
    "grace_s": _connection("--grace", min=0, help="Time for running answers when it is stopped."),
    "body_limit": _limit("--max-body", metavar="BYTES", help="Largest request."),
    "value_limit": _limit("--max-values", help="Most JSON values of a request."),
    "depth_limit": _limit("--max-depth", help="Most levels of JSON inside each other."),
    "message_limit": _limit("--max-messages", help="Most messages of a request."),
    "tool_limit": _limit("--max-tools", help="Most tools of a request."),
}
"""By field of `GatewaySettings`: the option that sets it."""

Provider = Annotated[
    str | None,
    provider_option(
        help="Only this provider: a configured one, embedded, or mock (a stand-in to test clients against).",
        rich_help_panel="Models",
    ),
]
Alias = Annotated[
    list[str] | None,
    _models(
        "--alias",
        metavar="NAME=MODEL",
        help="A model name for clients, * for all that nobody lists; MODEL may be PROVIDER/MODEL.",
    ),
]
ApiKeyEnv = Annotated[
    str | None, _access("--api-key-env", metavar="NAME", help="Environment variable with the clients' key.")
]
ApiKeyFile = Annotated[Path | None, _access("--api-key-file", metavar="PATH", help="File with the clients' key.")]
LossPolicy = Annotated[
    str | None,
    _models(
        "--on-loss",
        metavar="POLICY",
        help="report, warn or raise: what cannot be said to a server. Absent: the configuration's, else report.",
    ),
]
Audit = Annotated[Path | None, _log("--audit", metavar="PATH", help="Append audit events to this file, as JSON lines.")]
Script = Annotated[
    Path | None,
    _standin("--script", metavar="PATH", help="With --provider mock: a JSON list of answers, given in order."),
]
Scenario = Annotated[
    Path | None,
    _standin(
        "--scenario",
        metavar="PATH",
        help="With --provider mock: a YAML file of answers and faults, or a folder of recordings to be played.",
    ),
]
Threads = Annotated[
    bool,
    typer.Option(
        "--threads",
        help="Serve agent threads below /agents, as the configuration's section agent says. Needs the extra store.",
        rich_help_panel="Agent threads",
    ),
]
Inspect = Annotated[
    bool, _inspector("--inspect", help="Keep the last exchanges in memory, content included, and show them on a page.")
]
InspectExchanges = Annotated[
    int | None,
    _inspector("--inspect-exchanges", metavar="COUNT", min=1, help="With --inspect: most exchanges. Absent: 200."),
]
InspectBytes = Annotated[
    int | None,
    _inspector(
        "--inspect-bytes", metavar="BYTES", min=65536, help="With --inspect: most bytes of all. Absent: 64 MiB."
    ),
]
Quiet = Annotated[bool, _log("--quiet", help="Log only warnings and errors.")]
Workers = Annotated[
    int,
    _connection(
        "--workers",
        metavar="COUNT",
        min=1,
        max=256,
        help="Processes that serve the port, one for each core to be used. Limits are divided among them.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print address and process id as one line of JSON.")]


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Give `command` an option for each of `SETTINGS`; it gets the values as `**settings`."""
    given = inspect.signature(command, eval_str=True)
    own = [each for each in given.parameters.values() if each.kind is not inspect.Parameter.VAR_KEYWORD]
    all_options = sorted([*own, *_parameters()], key=_panel_place)
    command.__signature__ = given.replace(parameters=all_options)  # type: ignore[attr-defined]  # as inspect reads it
    command.__annotations__ = {each.name: each.annotation for each in all_options}
    return command


def _parameters() -> list[inspect.Parameter]:
    types = get_type_hints(GatewaySettings)
    defaults = {each.name: each.default for each in fields(GatewaySettings)}
    return [_parameter(name, types[name], defaults[name]) for name in SETTINGS]


def _parameter(name: str, kind: Any, default: Any) -> inspect.Parameter:
    if get_origin(kind) is tuple:
        kind, default = list[str] | None, None
    annotation = Annotated[kind, SETTINGS[name]]
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _panel_place(option: inspect.Parameter) -> int:
    """Where the panel of an option comes in the help text."""
    info = next(each for each in option.annotation.__metadata__ if isinstance(each, OptionInfo))
    return _PANELS.index(info.rich_help_panel) if info.rich_help_panel in _PANELS else len(_PANELS)


def settings_of(given: Mapping[str, Any]) -> Any:
    """The fields of `GatewaySettings` for the options that were given."""
    values = {name: value for name, value in given.items() if value is not None}
    return {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}


def gateway_settings(
    loaded: LoadedConfig,
    *,
    alias: list[str] | None,
    on_loss: str | None,
    api_key_env: str | None,
    api_key_file: Path | None,
    inspect: bool,
    inspect_exchanges: int | None,
    inspect_bytes: int | None,
    **given: Any,
) -> GatewaySettings:
    """The settings of the gateway that options and configuration give.

    Raises:
        ConfigurationError: a setting makes no sense, or a key cannot be read.
        UsageError: an option makes no sense.
    """
    aliases = {**configured_aliases(loaded), **given_aliases(alias or [])}
    return GatewaySettings(
        key=gateway_key(api_key_env, api_key_file),
        keys=configured_keys(loaded),
        aliases=aliases,
        alias_defaults=alias_defaults(loaded, aliases),
        on_loss=loss_policy(on_loss or loaded.section.on_loss or "report"),
        inspection=inspection(inspect, inspect_exchanges, inspect_bytes),
        **settings_of(given),
    )


def loss_policy(word: str) -> OnLoss:
    """The policy of `--on-loss`."""
    policies: tuple[OnLoss, ...] = get_args(OnLoss)
    for policy in policies:
        if policy == word:
            return policy
    raise UsageError("--on-loss: use report, warn or raise")


def inspection(wanted: bool, exchanges: int | None, size: int | None) -> InspectionSettings | None:
    """The limits of the inspector; None without `--inspect`."""
    given = {"exchanges": exchanges, "bytes": size}
    named = {name: value for name, value in given.items() if value is not None}
    if wanted:
        return InspectionSettings(**named)
    if named:
        raise UsageError(f"--inspect-{next(iter(named))}: needs --inspect")
    return None


def gateway_key(env: str | None, file: Path | None) -> Secret | None:
    """The key in an environment variable or a file; None if neither is named.

    Raises:
        UsageError: both are.
        ConfigurationError: there is no key.
    """
    if env is not None and file is not None:
        raise UsageError("give --api-key-env or --api-key-file, not both")
    named = ProviderConfig(type="mock", api_key_env=env, api_key_file=None if file is None else str(file))
    return api_key(named, os.environ)


def given_aliases(given: list[str]) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for each in given:
        name, equals, model = each.partition("=")
        if not (equals and name.strip() and model.strip()):
            raise UsageError(f"--alias {each}: give NAME=MODEL")
        if name in found:
            raise UsageError(f"--alias {each}: {name} is given twice")
        found[name] = model
    return found


def configured_keys(config: LoadedConfig) -> tuple[ClientKey, ...]:
    """The clients' keys that the configuration names.

    Raises:
        ConfigurationError: one of them cannot be read.
    """
    found: list[ClientKey] = []
    for name, each in (config.section.keys or {}).items():
        named = ProviderConfig(type="mock", api_key_env=each.api_key_env, api_key_file=each.api_key_file)
        try:
            key = api_key(named, os.environ, base=None if config.path is None else config.path.parent)
        except ConfigurationError as error:
            text = f"model_providers.keys.{hide_keys(name)}: {error.info.message}"
            raise ConfigurationError(text, retryable=False) from None
        assert key is not None  # by its schema a key is in one of the two
        if other := next((one.name for one in found if one.key.reveal() == key.reveal()), None):
            text = f"model_providers.keys.{hide_keys(name)}: {hide_keys(other)} has the same key"
            raise ConfigurationError(text, retryable=False)
        found.append(ClientKey(key=key, name=name, concurrency=each.concurrency))
    return tuple(found)


def configured_aliases(config: LoadedConfig) -> dict[str, str]:
    return {name: each.model for name, each in (config.section.aliases or {}).items()}


def alias_defaults(config: LoadedConfig, aliases: Mapping[str, str]) -> dict[str, ParameterDefaults]:
    """Parameters of the aliases that still have the values of the configuration."""
    return {
        name: each.defaults
        for name, each in (config.section.aliases or {}).items()
        if each.defaults is not None and aliases[name] == each.model
    }

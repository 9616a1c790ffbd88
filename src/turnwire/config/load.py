"""Finding and reading the configuration.

The path is given, or in the environment variable TURNWIRE_CONFIG, or `.agent/config.yml` in the working directory or
the nearest one above it. Without a file the built-in providers hold: Ollama on 11434, vLLM on 8000, the embedded model.
"""

from __future__ import annotations

import os
import re
import warnings
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError

from turnwire_schema._errors import error_pointers
from turnwire_schema._secrets import hide_keys
from turnwire_schema.v1.config import ConfigFile, ModelProviders, ProviderConfig
from turnwire_schema.v1.policy import AgentConfig

from turnwire.config.help import Fault, fault_of
from turnwire.config.lines import LineMap, read_yaml
from turnwire.core.errors import ConfigurationError, Problem
from turnwire.providers.paths import path_of
from turnwire.providers.settings import DEFAULT_ENDPOINTS

ENVIRONMENT_VARIABLE: Final = "TURNWIRE_CONFIG"
FILE_NAME: Final = ".agent/config.yml"
POOL: Final = "pool"
_OF_MEMBERS: Final = (
    *("endpoint", "timeout", "connect_timeout", "defaults"),
    *("headers", "api_key_env", "api_key_file", "tls"),
)
"""Settings of a provider that a pool leaves to its members."""

if TYPE_CHECKING:
    DEFAULT_CONFIG: ModelProviders
    """The configuration if there is no file, or the file has no section `model_providers`."""


@cache
def default_config() -> ModelProviders:
    """`DEFAULT_CONFIG`, made when it is first asked for: most programs have a file."""
    return ModelProviders(
        default="ollama",
        providers={
            "ollama": ProviderConfig(type="ollama", endpoint=DEFAULT_ENDPOINTS["ollama"]),
            "vllm": ProviderConfig(type="vllm", endpoint=DEFAULT_ENDPOINTS["vllm"]),
            "embedded": ProviderConfig(type="embedded"),
        },
    )


def __getattr__(name: str) -> object:
    if name != "DEFAULT_CONFIG":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return globals().setdefault(name, default_config())  # one of two threads wins


class SectionWarning(UserWarning):
    """A section of the configuration that is not read has nearly the name of one that is."""


@dataclass(frozen=True, slots=True)
class LoadedConfig:
    """The section `model_providers`, its defaults filled in, the section `agent`, and their file (None: built in)."""

    section: ModelProviders
    path: Path | None
    lines: LineMap = field(default_factory=LineMap, repr=False, compare=False)
    agent: AgentConfig | None = None
    """The section `agent`, or None if it is missing."""

    @property
    def providers(self) -> Mapping[str, ProviderConfig]:
        """The providers by id, in the order of the file."""
        return self.section.providers or {}

    @property
    def default_id(self) -> str | None:
        """Id of the provider that is used when none is named."""
        return self.section.default or next(iter(self.providers), None)

    @property
    def allow_hosts(self) -> tuple[str, ...]:
        """Hosts outside this machine that may be called; none when `air_gapped` is set."""
        return () if self.section.air_gapped else tuple(self.section.allow_hosts or ())

    def locate(self, error: ConfigurationError, provider_id: str) -> ConfigurationError:
        """`error` about a provider's settings, which begins with the setting's name, with file, line and path."""
        if self.path is None:
            return ConfigurationError(error.info, provider_id=provider_id)
        setting, _, reason = error.info.message.partition(": ")
        pointer = _pointer(provider_id)
        if reason and re.fullmatch(r"[a-z_.]+", setting):
            pointer = f"{pointer}/{setting.replace('.', '/')}"
        else:
            reason = error.info.message
        text = f"{self.path}:{self.lines.line_of(pointer)}: {pointer}: {reason}"
        return ConfigurationError(error.info.replace(message=text), provider_id=provider_id)


def find_config(path: str | os.PathLike[str] | None = None, *, start: Path | None = None) -> Path | None:
    """The configuration file that holds: given, named by the environment, or the nearest one upwards from `start`.

    Raises:
        ConfigurationError: the given or named file does not exist or is not a file, or the working directory is gone.
    """
    named = str(path_of(path, "path")) if path is not None else os.environ.get(ENVIRONMENT_VARIABLE)
    if named:
        found = Path(named)
        if not found.is_file():
            source = "given" if path is not None else f"named by {ENVIRONMENT_VARIABLE}"
            what = "is a folder" if found.is_dir() else "is not a file" if found.exists() else "does not exist"
            raise ConfigurationError(f"{found}: the configuration file {source} {what}")
        return found
    try:
        directory = (Path.cwd() if start is None else path_of(start, "start")).resolve()
    except FileNotFoundError:
        raise ConfigurationError("the working directory is no longer there; go to one that is") from None
    for place in (directory, *directory.parents):
        candidate = place / FILE_NAME
        if candidate.is_file():
            return candidate
    return None


def load_config(path: str | os.PathLike[str] | None = None, *, start: Path | None = None) -> LoadedConfig:
    """The configuration that holds here; the built-in one if there is no file.

    Raises:
        ConfigurationError: the file cannot be read or breaks a rule; file, line and path are named.
    """
    found = find_config(path, start=start)
    if found is None:
        return LoadedConfig(default_config(), None)
    try:
        text = found.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigurationError(f"{found}: cannot be read as UTF-8 text ({type(error).__name__})") from error
    section, agent, lines = _parse(text, str(found))
    return LoadedConfig(section, found, lines, agent)


def parse_config(text: str, *, file: str = "config.yml") -> ModelProviders:
    """The section `model_providers` in a YAML text, defaults filled in.

    Raises:
        ConfigurationError: it is not YAML or breaks a rule; line and path are named.
    """
    return _parse(text, file)[0]


def _parse(text: str, file: str) -> tuple[ModelProviders, AgentConfig | None, LineMap]:
    data, lines = read_yaml(text, file=file)
    if data is None:
        return default_config(), None, lines
    try:
        whole = ConfigFile.__pydantic_validator__.validate_python(data)
    except ValidationError as error:
        raise _refusal(file, lines, [fault_of(each, data) for each in error_pointers(error, ConfigFile)]) from None
    _look_at_names(data, file, lines)
    section = whole.model_providers
    if section is None:
        return default_config(), whole.agent, lines
    if section.providers is None:
        section = section.replace(providers=dict(default_config().providers or {}))
    problems = _check(section)
    if problems:
        raise _refusal(file, lines, [Fault(each, each.path) for each in problems])
    filled = {key: _filled(value) for key, value in (section.providers or {}).items()}
    return section.replace(providers=filled), whole.agent, lines


def _look_at_names(data: Mapping[Any, Any], file: str, lines: LineMap) -> None:
    """Warn of an unknown section that may be a misspelled one of ours; others belong to other programs."""
    known = tuple(ConfigFile.model_fields)
    for name in data:
        close = get_close_matches(name, known, n=1) if isinstance(name, str) and name not in known else ()
        if close:
            text = (
                f"{_shown(Problem(f'/{name}', 'section', 'this section is not read'))}; did you mean {close[0]!r}? "
                f"Turnwire reads {' and '.join(known)}, and leaves sections of other programs alone"
            )
            warnings.warn(f"{file}:{lines.line_of(f'/{name}')}: {text}", SectionWarning, stacklevel=4)


def _pointer(provider_id: str) -> str:
    return f"/model_providers/providers/{provider_id.replace('~', '~0').replace('/', '~1')}"


def _filled(provider: ProviderConfig) -> ProviderConfig:
    """With the usual endpoint of its kind, and zero times left out: zero means the default."""
    changes: dict[str, Any] = {}
    if provider.endpoint is None and provider.type in DEFAULT_ENDPOINTS:
        changes["endpoint"] = DEFAULT_ENDPOINTS[provider.type]
    for name in ("timeout", "connect_timeout", "health_check_interval"):
        if getattr(provider, name) == 0:
            changes[name] = None
    return provider.replace(**changes) if changes else provider


def _check(section: ModelProviders) -> list[Problem]:
    """Check the rules that JSON Schema cannot express."""
    from turnwire.providers.settings import fault_of_id
    from turnwire.providers.transport.local_only import check_endpoint, fault_of_host

    root = "/model_providers"
    problems: list[Problem] = []
    providers = section.providers or {}
    if section.default is not None and section.default not in providers:
        known = ", ".join(providers) or "none are configured"
        problems.append(Problem(f"{root}/default", "provider_id", f"no provider has this id; use one of: {known}"))
    hosts = []
    for index, host in enumerate(section.allow_hosts or ()):
        fault = fault_of_host(host)
        if fault is None:
            hosts.append(host)
        else:
            problems.append(Problem(f"{root}/allow_hosts/{index}", "allow_hosts", fault))
    if len(hosts) < len(section.allow_hosts or ()):
        return problems  # whether an endpoint may be called depends on what was meant
    for provider_id, provider in providers.items():
        place = _pointer(provider_id)
        fault = fault_of_id(provider_id)
        if fault is not None:
            problems.append(Problem(place, "provider_id", fault))
        if provider.api_key_env is not None and provider.api_key_file is not None:
            problems.append(Problem(place, "api_key", "give api_key_env or api_key_file, not both"))
        problems += _check_names(place, provider_id, provider, providers)
        endpoint = provider.endpoint or DEFAULT_ENDPOINTS.get(provider.type)
        if endpoint is None:
            if provider.type == "openai-compatible":
                problems.append(Problem(place, "endpoint", f"a provider of type {provider.type} needs an endpoint"))
            continue
        try:
            check_endpoint(endpoint, allow_hosts=hosts, air_gapped=bool(section.air_gapped))
        except ConfigurationError as error:
            problems.append(Problem(f"{place}/endpoint", "local_only", error.info.message))
    return problems


def _check_names(
    place: str, provider_id: str, provider: ProviderConfig, providers: Mapping[str, ProviderConfig]
) -> Iterator[Problem]:
    """Its type and the ids of its fallbacks and members are there."""
    from turnwire.providers.kinds.catalog import BUILT_IN, known_types, why_unknown

    if provider.type not in BUILT_IN and provider.type not in known_types():
        yield Problem(f"{place}/type", "provider_type", why_unknown(provider.type))
    for index, fallback in enumerate(provider.fallback or ()):
        if fallback.provider == provider_id or fallback.provider not in providers:
            others = ", ".join(each for each in providers if each != provider_id) or "there is no other"
            text = f"a fallback must be another provider of this file; use one of: {others}"
            yield Problem(f"{place}/fallback/{index}/provider", "provider_id", text)
    ids = [each if isinstance(each, str) else each.provider for each in provider.members or ()]
    for index, member in enumerate(ids):
        known = providers.get(member)
        if known is None or known.type == POOL:
            others = ", ".join(name for name, each in providers.items() if each.type != POOL) or "no other exists"
            text = f"a member must be a provider of this file that is no pool itself; use one of: {others}"
            yield Problem(f"{place}/members/{index}", "provider_id", text)
        elif member in ids[:index]:
            yield Problem(f"{place}/members/{index}", "provider_id", f"{member} is a member already; name each once")
    if provider.type != POOL and provider.members is not None:
        text = f"only a provider of type pool has members, and this one is of type {provider.type}"
        yield Problem(f"{place}/members", "members", text)
    for name in _OF_MEMBERS if provider.type == POOL else ():
        if getattr(provider, name) is not None:
            text = "a pool calls no server itself; write this into its members"
            yield Problem(f"{place}/{name}", name, text)


def _refusal(file: str, lines: LineMap, faults: Iterable[Fault]) -> ConfigurationError:
    return ConfigurationError("; ".join(f"{file}:{lines.line_of(each.at)}: {_shown(each.problem)}" for each in faults))


def _shown(problem: Problem) -> str:
    """A fault without what looks like a key: one may be in the place of a name."""
    return hide_keys(f"{problem.path or '/'}: {problem.message}")

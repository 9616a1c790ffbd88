"""Checks of provider arguments: a misplaced argument is an error that names the right place.

A setting of the server belongs to `ProviderConfig`, a permission in `Surroundings`; the constructors take neither, and
Python's own error would say only that.
"""

from __future__ import annotations

import inspect
from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema._secrets import hide_keys
from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.provider import ParameterDefaults
from turnwire_schema.v1.request import ModelParameters

from turnwire.core.errors import ConfigurationError
from turnwire.core.hints import hint_for

_PERMISSIONS: Final = {"allow_hosts": "['the host']", "allow_host": "['the host']", "air_gapped": "True"}
_OF_CALLS: Final = frozenset(ModelParameters.model_fields) | {"retry", "tools"}
_SURROUNDINGS: Final = ("local_only", "sink", "environ", "base", "on_loss")


class CheckedArguments:
    """Refuses keywords that the class does not have, and a missing configuration, before the class sees them."""

    if not TYPE_CHECKING:  # a checker goes by the constructor and the attributes of the class itself
        __getattr__ = hint_for("ModelProvider")

        def __new__(cls, *given: Any, **keywords: Any) -> Any:
            """A new provider.

            Raises:
                ConfigurationError: a keyword is unknown, or the configuration is left out.
            """
            check_arguments(cls, given, keywords)
            return super().__new__(cls)


def check_arguments(kind: type[Any], given: Iterable[Any], keywords: Mapping[str, Any]) -> None:
    """Check that a provider of `kind` can be created from the arguments.

    Raises:
        ConfigurationError: a keyword is unknown, or the configuration is left out.
    """
    signature = inspect.signature(kind)
    settings: frozenset[str] | None = getattr(kind, "settings", None)
    if settings is not None:
        _check_settings(kind, signature, settings, given, keywords)
        return
    try:
        signature.bind(*given, **keywords)
    except TypeError:
        names = [name for name, one in signature.parameters.items() if one.kind is not one.VAR_KEYWORD]
        unknown = [name for name in keywords if name not in names]
        if unknown and len(names) == len(signature.parameters):
            text = "; ".join(_about(name, names, kind.__name__) for name in unknown)
            raise ConfigurationError(text, retryable=False) from None
        try:
            bound = signature.bind_partial(*given, **keywords).arguments
        except TypeError as error:  # too many values, or one of them twice
            text = f"{kind.__name__}: {error}; it is written {kind.__name__}{_outline(signature)}"
            raise ConfigurationError(text, retryable=False) from None
        if "config" in names and "config" not in bound:
            example = "ProviderConfig(type='…', endpoint='http://…')"
            text = f"config: {kind.__name__} needs a configuration, as in {kind.__name__}('local', {example})"
            raise ConfigurationError(text, retryable=False) from None


def _check_settings(
    kind: type[Any],
    signature: inspect.Signature,
    settings: frozenset[str],
    given: Iterable[Any],
    keywords: Mapping[str, Any],
) -> None:
    """`check_arguments` for a class that takes settings of the server as keywords."""
    named = [name for name, one in signature.parameters.items() if one.kind is not one.VAR_KEYWORD]
    known = [*named, *sorted(settings)]
    unknown = [name for name in keywords if name not in known]
    if unknown:
        text = "; ".join(_about_setting(name, known, kind.__name__) for name in unknown)
        raise ConfigurationError(text, retryable=False)
    try:
        bound = signature.bind(*given, **keywords).arguments
    except TypeError as error:  # too many values, or one of them twice
        text = f"{kind.__name__}: {error}; it takes {', '.join(known)}"
        raise ConfigurationError(text, retryable=False) from None
    if not kind.kinds and bound.get("config") is None:
        example = "ProviderConfig(type='…', endpoint='http://…')"
        text = f"config: {kind.__name__} needs a configuration, as in {kind.__name__}('local', {example})"
        raise ConfigurationError(text, retryable=False)


def _about_setting(name: str, known: Collection[str], kind: str) -> str:
    """What to write in place of a keyword that a class with settings does not know."""
    from turnwire.core.foreign_names import ARGUMENTS, SETTINGS  # only mistakes need it

    meant = SETTINGS.get(name)
    if meant == "api_key_env":
        return f"{hide_keys(name)}: a key is not written here; name the variable that holds it: api_key_env='…'"
    if meant is not None:
        return f"{name}: write {meant}=…, as in {kind}({meant}=…)"
    if name in ARGUMENTS:
        return f"{name}: belongs to a call; {ARGUMENTS[name]}"
    if name in _OF_CALLS:
        always = f", or defaults={{'{name}': …}} here for all of them" if name in ParameterDefaults.model_fields else ""
        return f"{name}: belongs to a call, as in chat(…, {name}=…){always}"
    return _about(name, known, kind)


def _outline(signature: inspect.Signature) -> str:
    """The names of the parameters alone, as they are given."""
    bare = [one.replace(annotation=one.empty) for one in signature.parameters.values()]
    bare = [one if one.default in (one.empty, None) else one.replace(default=...) for one in bare]
    return str(inspect.Signature(bare)).replace("Ellipsis", "…").replace("=...", "=…")


def _about(name: str, known: Collection[str], kind: str) -> str:
    """Where a keyword belongs."""
    from turnwire.core.foreign_names import SETTINGS  # only mistakes need it

    shown = hide_keys(name)
    setting = SETTINGS.get(name, name)
    close = get_close_matches(name, known, n=1)
    if "config" in known and setting in ProviderConfig.model_fields:
        return f"{shown}: a setting of the server; write ProviderConfig(…, {setting}=…) and give that as `config`"
    if "surroundings" in known and name in _PERMISSIONS:
        wanted = "air_gapped" if name == "air_gapped" else "allow_hosts"
        text = f"Surroundings(local_only=LocalOnly({wanted}={_PERMISSIONS[name]}))"
        return f"{shown}: a decision of the program; write surroundings={text}"
    if "surroundings" in known and name in _SURROUNDINGS:
        return f"{shown}: a decision of the program; write surroundings=Surroundings({name}=…)"
    if close:
        return f"{shown}: {kind} does not know it; did you mean {close[0]}?"
    return f"{shown}: {kind} does not know it; it takes {', '.join(known)}"

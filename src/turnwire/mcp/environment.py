"""What a server gets of this program's environment: a short list, and what the configuration names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from turnwire.core.errors import ConfigurationError

INHERITED: Final = ("HOME", "LANG", "LC_ALL", "LOGNAME", "PATH", "SHELL", "TERM", "TMPDIR", "TZ", "USER")
"""Variables that every server of a command gets: nothing that usually holds a secret."""

_VARIABLE: Final = re.compile(r"\$\{([A-Za-z_][A-Za-z0-9_]*)\}")


def server_environment(given: Mapping[str, str] | None, environ: Mapping[str, str]) -> dict[str, str]:
    """The whole environment of a server: `INHERITED` of `environ`, then `given` as it is."""
    found = {name: environ[name] for name in INHERITED if name in environ}
    # A value that begins so is a shell function (CVE-2014-6271) and is never passed on.
    return {name: value for name, value in found.items() if not value.startswith("()")} | dict(given or {})


def expanded(headers: Mapping[str, str] | None, environ: Mapping[str, str], *, server: str) -> dict[str, str]:
    """`headers` with `${NAME}` replaced by the variable of that name.

    Raises:
        ConfigurationError: a variable is not set; it is named, no value is shown.
    """

    def value(match: re.Match[str]) -> str:
        found = environ.get(match[1])
        if found is None:
            text = f"mcp.{server}.headers: the environment variable {match[1]} is not set"
            raise ConfigurationError(text, retryable=False)
        return found

    return {name: _VARIABLE.sub(value, text) for name, text in (headers or {}).items()}

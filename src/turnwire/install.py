"""The install command for extras of this copy of Turnwire, as messages show it.

The name `turnwire` on a package index is not ours, so no message names it. What can be installed again is what this
copy came from, which pip and uv record (PEP 610, `direct_url.json`): a checkout, a wheel, a repository. Where that is
gone or unknown, the packages of the extra are named instead. Nothing is looked up before a message needs it.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal
from urllib.parse import urlsplit, urlunsplit

if TYPE_CHECKING:
    from importlib.metadata import Distribution

_NAME: Final = "turnwire"
_OF_EXTRA: Final = re.compile(r"""(?P<requirement>[^;]*?)\s*;.*\bextra\s*==\s*["'](?P<extra>[\w.-]+)["']""")
_BARE: Final = re.compile(r"[\w@%+=:,./\\-]+", re.ASCII)
"""Words that no shell needs quoted."""


def install_hint(extra: str) -> str:
    """Return the command that installs `extra` for this copy: `pip install '/src/turnwire[server]'`."""
    found = _distribution()
    source = None if found is None else _source(found, extra)
    if source is None:
        packages = [] if found is None else _packages(found, extra)
        return add_packages(packages) if packages else f"install the extra {extra} from a checkout or a wheel"
    match _manager():
        case "uv tool":
            return _line("uv", "tool", "install", "--force", *source)
        case "pipx":
            return _line("pipx", "install", "--force", *source)
        case _:
            return _line(*_installer(found), *source)


def add_packages(packages: Sequence[str], *, with_dependencies: bool = True) -> str:
    """Return the command that adds `packages` to the environment of this copy."""
    options = () if with_dependencies else ("--no-deps",)
    match _manager():
        case "uv tool":  # an environment without pip
            return _line("uv", "pip", "install", "--python", sys.prefix, *options, *packages)
        case "pipx":  # not `inject`: it fails after a package whose dependencies were left out
            return _line("pipx", "runpip", _NAME, "install", *options, *packages)
        case _:
            return _line(*_installer(_distribution()), *options, *packages)


def _distribution() -> Distribution | None:
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        return distribution(_NAME)
    except PackageNotFoundError:  # a folder on the path that was never installed
        return None


def _source(found: Distribution, extra: str) -> tuple[str, ...] | None:
    """The words that name what this copy was installed from, with the extra; None if it is unknown or gone."""
    import json

    try:
        direct = json.loads(found.read_text("direct_url.json") or "null")
        address = urlsplit(direct["url"])
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None
    if address.scheme == "file" and "vcs_info" not in direct:
        from urllib.request import url2pathname

        path = url2pathname(address.path)
        options = ("--editable",) if (direct.get("dir_info") or {}).get("editable") else ()
        return (*options, f"{path}[{extra}]") if Path(path).exists() else None
    # Without a user's name and password.
    plain = urlunsplit(address._replace(netloc=address.netloc.rpartition("@")[2]))
    return (f"{_NAME}[{extra}] @ {_versioned(plain, direct.get('vcs_info'))}",)


def _versioned(url: str, control: Any) -> str:
    """The address as pip takes it: with the version control system and the revision, if there is one."""
    if not isinstance(control, dict):
        return url
    revision = control.get("requested_revision")
    return f"{control.get('vcs', 'git')}+{url}" + (f"@{revision}" if revision else "")


def _packages(found: Distribution, extra: str) -> list[str]:
    """The requirements of an extra, as the metadata of this copy lists them."""
    matches = map(_OF_EXTRA.match, found.requires or ())
    return [match["requirement"] for match in matches if match is not None and match["extra"] == extra]


def _manager() -> Literal["uv tool", "pipx"] | None:
    """The program that made this environment for the command line alone."""
    if Path(sys.prefix, "uv-receipt.toml").exists():
        return "uv tool"
    return "pipx" if Path(sys.prefix, "pipx_metadata.json").exists() else None


def _installer(found: Distribution | None) -> tuple[str, ...]:
    """The words that install into this environment, which need not be the active one."""
    from shutil import which

    if found is not None and (found.read_text("INSTALLER") or "").strip() == "uv":
        return "uv", "pip", "install", "--python", sys.executable
    pip = which("pip")
    is_active = pip is not None and Path(pip).parent == Path(sys.executable).parent
    return ("pip", "install") if is_active else (sys.executable, "-m", "pip", "install")


def _line(*words: str) -> str:
    quote = '"' if os.name == "nt" else "'"
    return " ".join(word if _BARE.fullmatch(word) else f"{quote}{word}{quote}" for word in words)

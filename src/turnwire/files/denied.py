"""Which files are closed to agents, and the patterns that say so.

A pattern without `/` is the name of a file or folder at any depth; one with `/` is a path from the workspace root. `*`
and `?` stay within one name, `**` stands for any number of folders. Whatever closes a folder closes all in it. Names
are compared without regard to case, width and invisible characters, and without points and spaces at the end: a file
system that takes `.ENV` for `.env` opens nothing that is closed. A copy that an editor or a person left beside a file
(`.env~`, `id_rsa.bak`, `.id_rsa.swp`) is closed with it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Final, NamedTuple


class DenyRule(NamedTuple):
    """A pattern of paths that nobody may touch, and why."""

    pattern: str
    reason: str


_ENV: Final = "environment files hold passwords and keys"
_KEY: Final = "private keys"
_STORE: Final = "stores of keys and passwords"
_LOGIN: Final = "passwords and tokens of a program"
_CLOUD: Final = "credentials of a cloud or cluster"
_HISTORY: Final = "what was typed into a shell, passwords too"

DEFAULT_DENY: Final[tuple[DenyRule, ...]] = (
    *(DenyRule(pattern, _ENV) for pattern in (".env", ".env.*", ".env-*", ".env_*", "*.env", ".envrc")),
    *(DenyRule(pattern, _KEY) for pattern in ("*.pem", "*.key", "*.ppk", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519")),
    *(DenyRule(pattern, _KEY) for pattern in ("id_ecdsa_sk", "id_ed25519_sk", ".ssh", ".gnupg", "*_rsa", "*_ed25519")),
    *(DenyRule(pattern, _STORE) for pattern in ("*.p12", "*.pfx", "*.jks", "*.keystore", "*.kdbx", "*.keychain")),
    *(DenyRule(pattern, _STORE) for pattern in ("*.keychain-db", ".password-store", ".vault-token")),
    *(DenyRule(pattern, _LOGIN) for pattern in (".netrc", "_netrc", ".pgpass", ".my.cnf", ".npmrc", ".pypirc")),
    *(DenyRule(pattern, _LOGIN) for pattern in (".git-credentials", ".htpasswd", "credentials", "credentials.json")),
    *(DenyRule(f"credentials.{ending}", _LOGIN) for ending in ("yml", "yaml", "toml", "ini", "db", "xml")),
    *(DenyRule(f"secrets.{ending}", _LOGIN) for ending in ("yml", "yaml", "toml", "ini", "json", "env")),
    *(DenyRule(pattern, _LOGIN) for pattern in ("client_secret*.json", "**/.cargo/credentials*", "**/.config/gh")),
    *(DenyRule(pattern, _CLOUD) for pattern in (".aws", ".azure", ".kube", "kubeconfig", "**/.docker/config.json")),
    *(DenyRule(pattern, _CLOUD) for pattern in ("**/.config/gcloud", "service-account*.json", "*.tfstate")),
    *(DenyRule(pattern, _CLOUD) for pattern in ("*.tfstate.backup", ".terraformrc")),
    *(DenyRule(pattern, _HISTORY) for pattern in (".bash_history", ".zsh_history", ".python_history", ".psql_history")),
    # https://git-scm.com/docs/git-config: URLs with passwords, and commands that git runs (core.sshCommand, hooks). A
    # file `.git` names the folder that git takes instead.
    *(
        DenyRule(pattern, "git's own: passwords in addresses, and commands that git runs")
        for pattern in (".git", ".gitconfig")
    ),
    DenyRule(".agent", "the rules that hold for the agent itself"),
)
"""The patterns that hold where a `FilePolicy` names none."""


def denied_by(parts: Sequence[str], rules: Iterable[DenyRule]) -> DenyRule | None:
    """The first rule that closes the path of these names; None where none does."""
    names = [folded(name) for name in parts]
    originals = [_copied_from(name) for name in names]
    return _first(names, rules) or (None if originals == names else _first(originals, rules))


def _first(names: Sequence[str], rules: Iterable[DenyRule]) -> DenyRule | None:
    for rule in rules:
        pattern = _steps(rule.pattern)
        if len(pattern) == 1 and pattern[0] != "**":
            if any(fnmatchcase(name, pattern[0]) for name in names):
                return rule
        elif _matches(names, (*pattern, "**")):  # whatever is in a folder that fits
            return rule
    return None


@lru_cache(maxsize=1024)
def _steps(pattern: str) -> tuple[str, ...]:
    plain = unicodedata.normalize("NFKC", pattern)
    plain = "".join(character for character in plain if unicodedata.category(character) != "Cf").casefold()
    plain = plain.replace("[", "[[]")  # a bracket is a character here
    return tuple(step for step in plain.split("/") if step not in ("", ".")) or ("**",)  # the root closes all in it


def _matches(names: Sequence[str], pattern: Sequence[str]) -> bool:
    """Whether the whole path fits. Steps: at most names times patterns, for only the last `**` is tried again."""
    at = wanted = 0
    again: tuple[int, int] | None = None
    while at < len(names):
        if wanted < len(pattern) and pattern[wanted] == "**":
            again = (at, wanted + 1)
            wanted += 1
        elif wanted < len(pattern) and fnmatchcase(names[at], pattern[wanted]):
            at, wanted = at + 1, wanted + 1
        elif again is not None:
            again = (again[0] + 1, again[1])
            at, wanted = again
        else:
            return False
    return all(step == "**" for step in pattern[wanted:])


# What editors and people put behind a name, or around it, for the file as it was: a~ #a# .a.swp a.bak
_COPY: Final = re.compile(
    r"\.(?P<swapped>.+)\.sw[a-z]|#(?P<saved>.+)#|(?P<kept>.+?)(?:~|\.(?:bak|backup|copy|old|orig|save))+"
)


def _copied_from(name: str) -> str:
    """The name of the file that one is a copy of, by its name; any other name as it is."""
    found = _COPY.fullmatch(name)
    return name if found is None else str(found["swapped"] or found["saved"] or found["kept"])


def folded(name: str) -> str:
    """A name as it is compared. HFS+ ignores invisible characters, FAT points and spaces at the end."""
    plain = unicodedata.normalize("NFKC", name)
    plain = "".join(character for character in plain if unicodedata.category(character) != "Cf").casefold()
    return plain.rstrip(" .") or plain

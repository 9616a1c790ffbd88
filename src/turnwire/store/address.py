"""Address of a store: the path of an SQLite file, or the URL of a PostgreSQL database."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from turnwire.store.errors import StoreAddressError, StoreUnavailableError

if TYPE_CHECKING:
    from sqlalchemy import URL

_SCHEME: Final = re.compile(r"^([A-Za-z][A-Za-z0-9+.-]*)://")
_HALF_A_URL: Final = re.compile(r"://|^\s*(postgres|sqlite)[a-z0-9+]*:", re.IGNORECASE)
"""What no path has: a URL behind a blank, or one whose slashes a path has made one."""
_POSTGRESQL: Final = ("postgresql", "postgres", "postgresql+psycopg")
_RIGHT: Final = "give the path of a file, or postgresql://USER@HOST/DATABASE"


class StoreAddress(NamedTuple):
    """A store's place, read and normalized."""

    url: URL
    path: Path | None
    """The file of an SQLite store."""

    @property
    def shown(self) -> str:
        """The place for people: without user, password and options."""
        if self.path is not None:
            return str(self.path)
        host = self.url.host or ""
        port = f":{self.url.port}" if self.url.port is not None else ""
        return f"postgresql://{host}{port}/{self.url.database or ''}"


def read_address(given: str | os.PathLike[str]) -> StoreAddress:
    """The address in a path or URL: `data/turnwire.db`, `sqlite:///data/turnwire.db`, `postgresql://host/name`.

    Raises:
        StoreAddressError: it is neither; the message shows nothing of it but the scheme.
        StoreUnavailableError: the path is that of a folder or device.
    """
    from sqlalchemy import URL, make_url
    from sqlalchemy.exc import ArgumentError

    text = os.fspath(given)
    scheme = _SCHEME.match(text)
    if scheme is None:
        if _HALF_A_URL.search(text):  # as a path it would show its password in the folder and in errors
            raise StoreAddressError("address", f"store: this is neither a path nor a URL; {_RIGHT}")
        return _file(text)
    name = scheme.group(1).lower()
    if name not in (*_POSTGRESQL, "sqlite"):
        known = "postgresql:// and sqlite:///"
        raise StoreAddressError("address", f"store: {name}:// is not supported, {known} are; {_RIGHT}")
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        url = None
    if url is None:  # raised here, so that no traceback shows the address
        raise StoreAddressError("address", f"store: this URL cannot be read; {_RIGHT}")
    if name == "sqlite":
        if url.host or url.query or not url.database:
            raise StoreAddressError("address", "store: sqlite:// takes a path alone, as in sqlite:///data/turnwire.db")
        return _file(url.database)
    if "@" in f"{url.host or ''}{url.database or ''}":  # it contains part of a password
        words = "the user and the password of this URL cannot be read; write @ in them as %40, and / as %2F"
        raise StoreAddressError("address", f"store: {words}; {_RIGHT}")
    if not url.database:
        raise StoreAddressError("address", f"store: this URL names no database; {_RIGHT}")
    return StoreAddress(
        URL.create("postgresql+psycopg", url.username, url.password, url.host, url.port, url.database, dict(url.query)),
        None,
    )


def _file(text: str) -> StoreAddress:
    from sqlalchemy import URL

    if not text.strip() or "\0" in text or text.startswith((":memory:", "file:")):
        raise StoreAddressError("address", f"store: a store is a file or a PostgreSQL database; {_RIGHT}")
    path = Path(os.path.abspath(os.path.expanduser(text)))
    if path.exists() and not path.is_file():
        kind = "a folder" if path.is_dir() else "no regular file"
        raise StoreUnavailableError("read_only", f"store {path}: this is {kind}; give the path of a file")
    return StoreAddress(URL.create("sqlite", database=str(path)), path)


def default_store() -> Path:
    """`turnwire/turnwire.db` in the user's data folder, as the XDG base directory specification says."""
    folder = os.environ.get("XDG_DATA_HOME", "")
    base = Path(folder) if os.path.isabs(folder) else Path.home() / ".local" / "share"
    return base / "turnwire" / "turnwire.db"

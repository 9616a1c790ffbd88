"""Folders of part files: a local folder, or a URL of an object store through fsspec (the extra `object-stores`).

A local folder is worked in directly. Object stores cannot append, so a part of theirs is fetched to a local folder and
answered there, and its results are stored whole. A machine that is lost loses the results of parts that were not whole.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import re
import secrets
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from turnwire.batch.lines import BatchFileError, BatchWriteError
from turnwire.file_replacement import replacing
from turnwire.install import install_hint
from turnwire.providers.paths import path_of

if TYPE_CHECKING:
    from turnwire_schema.v1.batch import BatchFile

_URL: Final = re.compile(r"(?P<protocol>[A-Za-z][A-Za-z0-9+.-]+)://(?P<authority>[^/?#\\]*)")
_LOCAL_PROTOCOLS: Final = ("file", "memory")  # they send nothing to another machine


@dataclass(frozen=True, slots=True)
class FileInfo:
    """What a folder says of a file without reading it."""

    size: int
    version: str | None
    """Changes when the file does; None if the folder does not know."""
    is_folder: bool = False


class Folder(Protocol):
    """A folder of files. It can be pickled. Its errors are `BatchFileError` and, for results, `BatchWriteError`."""

    @property
    def url(self) -> str:
        """Where it is, for messages."""

    def shown(self, name: str) -> str:
        """Return where a file of it is, for messages."""

    def files(self) -> dict[str, FileInfo]:
        """Return its files and folders by name."""

    def info(self, name: str) -> FileInfo | None:
        """Return what is known of a file; None if it does not exist."""

    def read(self, name: str) -> bytes | None:
        """Return a small file; None if it does not exist."""

    def write(self, name: str, data: bytes) -> None:
        """Write a small file, whole or not at all."""

    def digest(self, name: str) -> str:
        """Return the SHA-256 of a file."""

    def local(self, name: str) -> Path:
        """Return the path of a file on this machine, which `fetch` or `begin` has put there."""

    def fetch(self, name: str) -> FileInfo:
        """Put a file on this machine, to be read; return what it is a copy of."""

    def begin(self, name: str) -> None:
        """Put a file on this machine, to be appended to; if the folder lacks it, prepare its place."""

    def store(self, name: str) -> FileInfo:
        """Put the local file into the folder."""

    def forget(self, name: str) -> None:
        """Remove what `fetch` or `begin` has put on this machine."""


def is_url(place: str | PathLike[str]) -> bool:
    """Return whether a place is a URL, and not a path."""
    return _URL.match(os.fspath(place)) is not None


def open_folder(
    place: str | PathLike[str], *, allow_hosts: Collection[str] = (), work: str | PathLike[str] | None = None
) -> Folder:
    """Return the folder at a path or URL.

    `allow_hosts`: what may be called: the bucket or host in the URL, with its port if it has one. `file://` and
    `memory://` call nobody. `work`: where parts of a URL are processed; default: a folder of the user's cache.

    Raises:
        BatchFileError: the URL names something else, or is several URLs joined by `::`.
    """
    path = path_of(place, "the folder")
    text = os.fspath(place)
    found = _URL.match(text)
    if found is None:
        return LocalFolder(path)
    if "::" in text:
        raise BatchFileError("give a folder as one URL, without ::")
    authority = found["authority"].rpartition("@")[2]
    if found["protocol"].lower() not in _LOCAL_PROTOCOLS and authority not in allow_hosts:
        raise BatchFileError(
            f"{found['protocol']}://{authority}: is not allowed; allow it with allow_hosts: [{authority!r}] in the"
            " section model_providers of the configuration"
        )
    url = text.rstrip("/")
    base = _cache() if work is None else path_of(work, "work")
    return RemoteFolder(url, base / hashlib.sha256(url.encode()).hexdigest()[:16])


def _cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "turnwire" / "batch"


def file_digest(path: Path) -> str:
    """Return the SHA-256 of a local file."""
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def is_same(folder: Folder, name: str, known: BatchFile) -> bool:
    """Return whether a file is what is known of it. It is read only if its version is another one or is not known."""
    info = folder.info(name)
    if info is None or info.size != known.size:
        return False
    if info.version is not None and info.version == known.version:
        return True
    return folder.digest(name) == known.sha256


@dataclass(frozen=True, slots=True)
class LocalFolder:
    """A folder of this machine, or one that it has mounted."""

    path: Path

    @property
    def url(self) -> str:
        """Its path."""
        return str(self.path)

    def shown(self, name: str) -> str:
        """The path of a file."""
        return str(self.path / name)

    def files(self) -> dict[str, FileInfo]:
        """Its files and folders by name."""
        with _told(self.url):
            entries = [*os.scandir(self.path)]
            found = {each.name: (each, _stat(each)) for each in entries}
            return {
                name: FileInfo(0, None) if stat is None else _info(stat, is_folder=each.is_dir())
                for name, (each, stat) in found.items()
                if stat is not None or each.is_symlink()
            }

    def info(self, name: str) -> FileInfo | None:
        """What is known of a file."""
        with _told(self.shown(name)):
            try:
                return _info((self.path / name).stat())
            except FileNotFoundError:
                return None

    def read(self, name: str) -> bytes | None:
        """A small file."""
        with _told(self.shown(name)):
            try:
                return (self.path / name).read_bytes()
            except FileNotFoundError:
                return None

    def write(self, name: str, data: bytes) -> None:
        """Write a small file: whole or not at all, also in a power failure."""
        with _told(self.shown(name), BatchWriteError), replacing(self.path / name) as file:
            file.write(data)

    def digest(self, name: str) -> str:
        """SHA-256 of a file."""
        with _told(self.shown(name)):
            return file_digest(self.path / name)

    def local(self, name: str) -> Path:
        """The file itself."""
        return self.path / name

    def fetch(self, name: str) -> FileInfo:
        """The file is here."""
        return self.info(name) or FileInfo(0, None)  # opening it reports that it is gone

    def begin(self, name: str) -> None:
        """The file is appended to where it is."""
        with _told(self.url):
            self.path.mkdir(parents=True, exist_ok=True)

    def store(self, name: str) -> FileInfo:
        """The file is where it belongs."""
        return self.fetch(name)

    def forget(self, name: str) -> None:
        """Nothing was copied."""


@dataclass(frozen=True, slots=True)
class RemoteFolder:
    """A folder of an object store. `work`: where its files are while they are processed."""

    address: str
    work: Path

    @property
    def url(self) -> str:
        """Its URL, without a password."""
        return re.sub(r"//[^/@]*@", "//", self.address)

    def shown(self, name: str) -> str:
        """The URL of a file."""
        return f"{self.url}/{name}"

    def _at(self, name: str = "") -> tuple[Any, str]:
        """(file system, path in it) of a file."""
        system, path = _file_system(self.address)
        return system, f"{path.rstrip('/')}/{name}" if name else path

    def files(self) -> dict[str, FileInfo]:
        """Its files and folders by name."""
        with _told(self.url):
            system, path = self._at()
            system.invalidate_cache(path)
            found = system.ls(path, detail=True)
            return {each["name"].rstrip("/").rpartition("/")[2]: _remote_info(each) for each in found}

    def info(self, name: str) -> FileInfo | None:
        """What is known of a file."""
        with _told(self.shown(name)):
            system, path = self._at(name)
            try:
                return _remote_info(system.info(path))
            except FileNotFoundError:
                return None

    def read(self, name: str) -> bytes | None:
        """A small file."""
        with _told(self.shown(name)):
            system, path = self._at(name)
            try:
                return bytes(system.cat_file(path))
            except FileNotFoundError:
                return None

    def write(self, name: str, data: bytes) -> None:
        """Write a small file; object stores do so whole or not at all."""
        with _told(self.shown(name), BatchWriteError):
            system, path = self._at(name)
            system.makedirs(path.rpartition("/")[0], exist_ok=True)
            system.pipe_file(path, data)

    def digest(self, name: str) -> str:
        """SHA-256 of a file."""
        with _told(self.shown(name)):
            system, path = self._at(name)
            with system.open(path, "rb") as file:
                return hashlib.file_digest(file, "sha256").hexdigest()

    def local(self, name: str) -> Path:
        """The copy of a file."""
        return self.work / name

    def fetch(self, name: str) -> FileInfo:
        """Copy a file here, unless the copy of an earlier run is of the same version."""
        info = self.info(name)
        if info is None:
            raise BatchFileError(f"{self.shown(name)}: No such file")
        path, note = self.local(name), self.work / f"{name}.version"
        version = f"{info.size} {info.version}"
        with _told(self.shown(name)):
            if info.version is not None and path.exists() and note.exists() and note.read_text() == version:
                return info
            self._copy(name)
            note.write_text(version)
        return info

    def begin(self, name: str) -> None:
        """Copy a file here, unless an earlier run has begun it here."""
        with _told(self.shown(name)):
            self.work.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not self.local(name).exists() and self.info(name) is not None:
                self._copy(name)

    def _copy(self, name: str) -> None:
        self.work.mkdir(mode=0o700, parents=True, exist_ok=True)
        system, path = self._at(name)
        temporary = self.work / f".turnwire-{secrets.token_hex(8)}.tmp"
        try:
            system.get_file(path, str(temporary))
            os.replace(temporary, self.local(name))
        finally:
            temporary.unlink(missing_ok=True)

    def store(self, name: str) -> FileInfo:
        """Copy the local file there."""
        with _told(self.shown(name), BatchWriteError):
            system, path = self._at(name)
            system.makedirs(path.rpartition("/")[0], exist_ok=True)
            system.put_file(str(self.local(name)), path)
            system.invalidate_cache(path)
        info = self.info(name)
        if info is None or info.size != self.local(name).stat().st_size:
            raise BatchWriteError(f"{self.shown(name)}: is not what was stored; run again to go on")
        return info

    def forget(self, name: str) -> None:
        """Remove the copy."""
        for path in (self.local(name), self.work / f"{name}.version"):
            path.unlink(missing_ok=True)


def _file_system(url: str) -> tuple[Any, str]:
    try:
        import fsspec
    except ModuleNotFoundError as error:
        if error.name != "fsspec":
            raise
        text = f"{url.partition('://')[0]}:// needs the package fsspec: {install_hint('object-stores')}"
        raise BatchFileError(text) from None
    try:
        system, path = fsspec.core.url_to_fs(url)
    except (ImportError, ValueError) as error:  # which package the protocol needs, or that none exists
        raise BatchFileError(f"{url.partition('://')[0]}://: {error}") from None
    return system, str(path)


def _stat(entry: os.DirEntry[str]) -> os.stat_result | None:
    """What the system says of a file; None for a link to nothing, and for what another process has just removed."""
    try:
        return entry.stat()
    except FileNotFoundError:
        return None


def _info(found: os.stat_result, *, is_folder: bool = False) -> FileInfo:
    return FileInfo(found.st_size, str(found.st_mtime_ns), is_folder)


def _remote_info(found: dict[str, Any]) -> FileInfo:
    """What fsspec says of a file; the names of the version differ by file system."""
    names = ("ETag", "etag", "versionId", "generation", "md5Hash", "mtime", "created", "LastModified")
    version = next((str(found[name]) for name in names if found.get(name) is not None), None)
    return FileInfo(int(found.get("size") or 0), version, found.get("type") == "directory")


@contextlib.contextmanager
def _told(place: str, kind: Callable[[str], Exception] = BatchFileError) -> Iterator[None]:
    """Errors of a file system as ours."""
    try:
        yield
    except (BatchFileError, BatchWriteError):
        raise
    except OSError as error:
        reason = os.strerror(errno.ENOENT) if isinstance(error, FileNotFoundError) else error.strerror
        raise kind(f"{place}: {reason or type(error).__name__}") from None
    except Exception as error:  # fsspec's packages raise errors of their own
        raise kind(f"{place}: the file system failed: {type(error).__name__}") from None

"""The resolver of file references: reads and writes beneath a workspace root, and keeps every fault in the entry."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from types import TracebackType
from typing import Any, Final, NamedTuple, Self, TypeVar

from turnwire_schema.v1.entry import FileReferenceData, FileReferenceEntry
from turnwire_schema.v1.policy import FilePolicy

from turnwire.core.schema_defaults import DEFAULT_ROLE
from turnwire.files.access_rules import FileRights
from turnwire.files.errors import FileError, shown
from turnwire.files.references import parse_reference
from turnwire.files.text import decoded, numbered, replace_file, split_lines
from turnwire.files.workspace import Workspace, open_regular

_Reference = TypeVar("_Reference", FileReferenceEntry, FileReferenceData)

_CHUNK: Final = 1 << 20
_SCANNED: Final = 10_000  # entries of one folder that a completion looks at

# The results of reading; an earlier reading's results are never mixed with a later one's.
_UNREAD: Final[dict[str, Any]] = {
    "resolved_path": None,
    "content": None,
    "encoding": None,
    "is_binary": False,
    "is_truncated": False,
    "line_count": None,
    "size_bytes": None,
    "sha256": None,
    "modified_at": None,
    "read_at": None,
    "problem": None,
}


class _Bytes(NamedTuple):
    data: bytes
    resolved_path: str
    modified_at: str | None


def _utc_now() -> datetime:
    return datetime.now(UTC)


class FileResolver:
    """Files below one folder, for roles. Thread-safe; every method blocks while the disk works.

    The root is opened once: it may lie behind symbolic links, and later changes of the way to it change nothing.
    Without a root (None) every file has the problem `file.no_workspace`.

    Raises:
        ConfigurationError: the root is no folder that can be opened.
    """

    def __init__(
        self, root: str | Path | None, policy: FilePolicy | None = None, *, now: Callable[[], datetime] = _utc_now
    ) -> None:
        self._rights = FileRights(policy)
        self._workspace = None if root is None else Workspace(root)
        self._now = now

    @property
    def root(self) -> str | None:
        """The real path of the workspace root; None without one."""
        return None if self._workspace is None else self._workspace.real

    def close(self) -> None:
        """Give the root's descriptor back; every later file has a problem."""
        if self._workspace is not None:
            self._workspace.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    parse_reference = staticmethod(parse_reference)

    def read(self, reference: _Reference, *, role: str | None = None) -> _Reference:
        """The reference with its lines read, or with the problem that kept them from being read. Raises nothing.

        `role` is asked for the right to read; without it, the role of the reference, or else `planner`.
        """
        data = reference.data if isinstance(reference, FileReferenceEntry) else reference
        return _with(reference, self._read(data, role or data.role or DEFAULT_ROLE))

    def _read(self, data: FileReferenceData, role: str) -> FileReferenceData:
        found: dict[str, Any] = {**_UNREAD, "role": role, "read_at": self._stamp()}
        try:
            file = self._bytes(data.path, role, self._rights.max_bytes, found)
            found["sha256"] = hashlib.sha256(file.data).hexdigest()
            text, found["encoding"] = decoded(file.data, data.path)
            lines = split_lines(text)
            found["line_count"] = len(lines)
            first, last = _range(data, len(lines))
            found["content"], found["is_truncated"] = numbered(lines, first, last, self._rights.max_lines)
            found["status"] = "read"
        except FileError as fault:
            found |= {"status": fault.status, "problem": fault.problem, "is_binary": fault.code == "file.binary"}
        return data.replace(**found)

    def read_bytes(self, path: str, *, role: str, limit: int | None = None) -> bytes:
        """The whole file, at most `limit` bytes (default: `max_bytes` of the policy), by the same rules as `read`.

        Raises:
            FileError: it was not read.
        """
        return self._bytes(path, role, limit or self._rights.max_bytes, {}).data

    def _bytes(self, path: str, role: str, limit: int, found: dict[str, Any]) -> _Bytes:
        """The bytes of a file; what is known of it before something fails is put into `found`."""
        workspace = self._required(path)
        self._rights.require(role, "read", path)
        parts = workspace.normalized(path)
        self._rights.refuse_denied(parts, role, path)
        with workspace.place(parts, path, follow=True) as place:
            # The link may have another name than what it leads to.
            self._rights.refuse_denied(place.parts, role, path)
            found["resolved_path"] = "/".join(place.parts) or "."
            descriptor = open_regular(place, path)
            try:
                state = os.fstat(descriptor)
                found |= {"size_bytes": state.st_size, "modified_at": _timestamp(state.st_mtime_ns)}
                data = _read_at_most(descriptor, state.st_size, limit, path)
            finally:
                os.close(descriptor)
        found["size_bytes"] = len(data)
        return _Bytes(data, found["resolved_path"], found["modified_at"])

    def write(self, path: str, text: str, *, role: str, expected_sha256: str | None = None) -> FileReferenceData:
        """Write a file whole, in UTF-8: readers see the old one or the new one. Raises nothing.

        `expected_sha256` is the hash of the file as the writer knows it: another one there is the problem
        `file.changed`, and nothing is written. The folder must exist. Nothing is written through a symbolic link.
        """
        # A path that is no text is refused below; the entry shows it without what JSON cannot hold.
        given = path.encode("utf-8", "replace").decode() or "."
        data = FileReferenceData(path=given, status="pending", role=role or None)
        found: dict[str, Any] = {}
        try:
            workspace = self._required(path)
            self._rights.require(role, "write", path)
            parts = workspace.normalized(path)
            self._rights.refuse_denied(parts, role, path)
            raw = _encoded(text, path)
            if len(raw) > self._rights.max_bytes:
                limit = f"{len(raw)} bytes are more than the {self._rights.max_bytes} allowed (max_bytes)"
                raise FileError("file.too_large", f"{shown(path)}: {limit}")
            with workspace.place(parts, path, follow=False) as place:
                found["resolved_path"] = "/".join(place.parts) or "."
                state = replace_file(place, raw, path, expected_sha256)
            found |= {
                "status": "written",
                "encoding": "utf-8",
                "line_count": len(split_lines(text)),
                "size_bytes": len(raw),
                "sha256": hashlib.sha256(raw).hexdigest(),
                "modified_at": _timestamp(state.st_mtime_ns),
            }
        except FileError as fault:
            found |= {"status": fault.status, "problem": fault.problem}
        return data.replace(**found)

    def has_changed(self, reference: FileReferenceEntry | FileReferenceData) -> bool:
        """Whether a file that was read or written is another one now: other bytes, gone, or closed.

        Its bytes are compared by hash: a time that was set back hides nothing, a time alone changes nothing. A
        reference that was never read has not changed.
        """
        data = reference.data if isinstance(reference, FileReferenceEntry) else reference
        if data.sha256 is None:
            return False
        try:
            limit = max(self._rights.max_bytes, data.size_bytes or 0)
            file = self._bytes(data.path, data.role or DEFAULT_ROLE, limit, {})
        except FileError:
            return True
        return hashlib.sha256(file.data).hexdigest() != data.sha256

    def noticed(self, reference: _Reference) -> _Reference:
        """The reference with the status `changed` and its problem where the file has changed; else as it is."""
        if not self.has_changed(reference):
            return reference
        data = reference.data if isinstance(reference, FileReferenceEntry) else reference
        fault = FileError("file.changed", f"{shown(data.path)}: it changed since it was read; read it again")
        return _with(reference, data.replace(status="changed", problem=fault.problem))

    def complete(self, prefix: str, *, role: str | None = None, limit: int = 50) -> list[str]:
        """Paths that begin with `prefix`, sorted, folders with `/` at the end; nothing that a rule closes.

        Names that begin with a point are listed when the prefix asks for one. At most `limit` of them, taken from the
        first 10,000 entries of the folder.
        """
        folder, slash, start = prefix.rpartition("/")
        if self._workspace is None:
            return []
        try:
            parts = self._workspace.normalized(folder or ("/" if slash else "."))
            names = self._names(parts, prefix, role)
        except FileError:
            return []
        wanted = sorted(name for name in names if name.startswith(start) and _is_shown(name, start))
        kinds = ((name, self._kind((*parts, name), role)) for name in wanted)
        return list(islice((f"{folder}{slash}{name}{kind}" for name, kind in kinds if kind is not None), limit))

    def _names(self, parts: tuple[str, ...], prefix: str, role: str | None) -> list[str]:
        workspace = self._required(prefix)
        self._rights.refuse_denied(parts, role, prefix)
        with workspace.place((*parts, "."), prefix, follow=True) as place:
            self._rights.refuse_denied(place.parts[:-1], role, prefix)
            readable = os.open(".", os.O_RDONLY, dir_fd=place.folder)
            try:
                with os.scandir(readable) as entries:
                    return [entry.name for entry in islice(entries, _SCANNED)]
            finally:
                os.close(readable)

    def _kind(self, parts: tuple[str, ...], role: str | None) -> str | None:
        """The suffix of a name in a list: `/` for a folder, empty for a file; None for what cannot be referred to."""
        path = "/".join(parts)
        workspace = self._required(path)
        with suppress(FileError), workspace.place(parts, path, follow=True) as place:
            self._rights.refuse_denied(parts, role, path)
            self._rights.refuse_denied(place.parts, role, path)
            mode = os.stat(place.name or ".", dir_fd=place.folder, follow_symlinks=False).st_mode
            return "/" if S_ISDIR(mode) else "" if S_ISREG(mode) else None
        return None

    def _required(self, path: str) -> Workspace:
        if self._workspace is None:
            text = f"{shown(path)}: there is no workspace root; set workspace_root in the section agent"
            raise FileError("file.no_workspace", text)
        return self._workspace

    def _stamp(self) -> str:
        return self._now().astimezone(UTC).isoformat().replace("+00:00", "Z")


def _with(reference: _Reference, data: FileReferenceData) -> _Reference:
    return reference.replace(data=data) if isinstance(reference, FileReferenceEntry) else data


def _range(data: FileReferenceData, count: int) -> tuple[int, int]:
    """The first and last line to keep. An end behind the last line means the last line."""
    first = data.start_line or 1
    if data.start_line is not None and first > count:
        text = f"line {first} is asked for, the file has {count} lines"
        raise FileError("file.invalid_range", f"{shown(data.path)}: {text}")
    return first, min(data.end_line or count, count)


def _read_at_most(descriptor: int, size: int, limit: int, path: str) -> bytes:
    """The whole file. The size is asked before a byte is read; a file that grows or hides its size is stopped."""
    read: list[bytes] = []
    total = 0
    while size <= limit and total <= limit:
        chunk = os.read(descriptor, min(_CHUNK, limit + 1 - total))
        if not chunk:
            return b"".join(read)
        read.append(chunk)
        total += len(chunk)
    text = f"it has {size} bytes, more" if size > limit else "it has more"
    raise FileError("file.too_large", f"{shown(path)}: {text} than the {limit} allowed (max_bytes)")


def _encoded(text: str, path: str) -> bytes:
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        message = f"{shown(path)}: the text has half a surrogate pair, which UTF-8 cannot hold"
        raise FileError("file.encoding", message) from None


def _is_shown(name: str, start: str) -> bool:
    return (start.startswith(".") or not name.startswith(".")) and name.isprintable()


def _timestamp(nanoseconds: int) -> str | None:
    """RFC 3339; None for a time that no calendar has, which a file system may hold."""
    try:
        moment = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(microseconds=nanoseconds // 1000)
    except OverflowError:
        return None
    return moment.isoformat().replace("+00:00", "Z")

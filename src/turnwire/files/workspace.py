"""The workspace root, held by descriptor, and the walk from it to a file.

Every folder on the way is opened by name in the folder before it, with O_NOFOLLOW. A symbolic link is never followed by
the system: its text is read and walked by the same steps, so no step can leave the root, whatever is exchanged between
two of them. What is opened is checked after it was opened.
"""

from __future__ import annotations

import errno
import os
import stat
import threading
import weakref
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from turnwire.core.errors import ConfigurationError
from turnwire.files.errors import FileError, fault_of, shown
from turnwire.providers.paths import path_of

_MAX_LINKS: Final = 40  # as Linux, path_resolution(7)
_MAX_DEPTH: Final = 128  # each folder on the way holds a descriptor
_MAX_PATH: Final = 4096  # PATH_MAX of Linux

# O_PATH needs only the right to pass through a folder; systems without it (macOS) need the right to read it as well.
_FOLDER: Final = getattr(os, "O_PATH", os.O_RDONLY) | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0)
# A pipe without a writer must not block; a terminal must not become our controlling terminal.
_FILE: Final = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
# These paths hold the machine's state, even if the workspace root is /.
_MACHINE: Final = ("proc", "sys", "dev")


class Place(NamedTuple):
    """Where a path leads: the folder's descriptor, the name in it (None: the folder itself), the real path's names."""

    folder: int
    name: str | None
    parts: tuple[str, ...]


class Workspace:
    """One folder, opened once: exchanging it or a link on the way to it later changes nothing. Thread-safe.

    Raises:
        ConfigurationError: it is no folder that can be opened, or the system cannot open files by descriptor.
    """

    def __init__(self, root: str | Path) -> None:
        if os.open not in os.supports_dir_fd or not hasattr(os, "O_NOFOLLOW"):
            raise ConfigurationError("workspace_root: this system cannot open files by descriptor", retryable=False)
        if not str(root):  # else it would be the folder that the program happens to run in
            raise ConfigurationError("workspace_root: it is empty; name an existing folder", retryable=False)
        self.given = os.path.abspath(path_of(root, "workspace_root"))
        try:
            self.real = os.path.realpath(root, strict=True)
            descriptor = os.open(self.real, _FOLDER)
        except (OSError, ValueError) as error:
            text = f"workspace_root: {shown(str(root))} is no folder that can be opened; name an existing folder"
            raise ConfigurationError(text, retryable=False) from error
        self._descriptor = descriptor
        self._lock = threading.Lock()
        self._closer = weakref.finalize(self, os.close, descriptor)

    def close(self) -> None:
        """Give the descriptor back. Allowed again and again."""
        with self._lock:
            self._closer()

    def _root(self, path: str) -> int:
        """A descriptor of the root for one walk: a number that was given back may soon mean another folder."""
        with self._lock:
            if not self._closer.alive:
                raise FileError("file.no_workspace", f"{shown(path)}: the workspace is closed")
            return os.dup(self._descriptor)

    def normalized(self, path: str) -> tuple[str, ...]:
        """The names of a path from the root, `.` and `..` taken out as text; nothing is opened.

        Raises:
            FileError: it leads out of the root, or cannot be a path.
        """
        if not path or "\0" in path or not _is_utf8(path):
            raise FileError("file.invalid_path", f"{shown(path)}: a path is text without NUL and not empty")
        if len(path) > _MAX_PATH:
            raise FileError("file.invalid_path", f"{shown(path)}: a path has at most {_MAX_PATH} characters")
        names: list[str] = []
        for name in path.split("/"):
            if name == "..":
                if not names:
                    # An absolute path has nothing above /; a relative one would leave the root.
                    if path.startswith("/"):
                        continue
                    raise self._outside(path)
                names.pop()
            elif name not in ("", "."):
                names.append(name)
        if path.startswith("/"):
            beneath = self._beneath(tuple(names))
            if beneath is None:
                raise self._outside(path)
            return beneath
        return tuple(names)

    def _beneath(self, names: tuple[str, ...]) -> tuple[str, ...] | None:
        """The rest of an absolute path below the root, as it was given or as it really is."""
        for root in (self.real, self.given):
            above = tuple(name for name in root.split("/") if name)
            if names[: len(above)] == above:
                return names[len(above) :]
        return None

    def _outside(self, path: str) -> FileError:
        text = f"{shown(path)}: this leads out of the workspace; name a file below the workspace root"
        return FileError("file.outside_workspace", text)

    @contextmanager
    def place(self, parts: Sequence[str], path: str, *, follow: bool) -> Iterator[Place]:
        """Walk to the folder that holds the last of `parts`, links on the way resolved by hand beneath the root.

        The last name was no link when it was checked; callers open it with O_NOFOLLOW.

        Raises:
            FileError: a folder is missing or closed, a link leads out or in a circle, or there is one and not `follow`.
        """
        folders: list[int] = []
        try:
            folders.append(self._root(path))
            yield self._walk(folders, parts, path, follow)
        except OSError as error:
            raise fault_of(error, shown(path)) from error
        finally:
            for descriptor in folders:
                os.close(descriptor)

    def _walk(self, folders: list[int], parts: Sequence[str], path: str, follow: bool) -> Place:
        names: list[str] = []
        left = deque(parts)
        links = 0
        while left:
            here = folders[-1]
            name = left.popleft()
            if name == "..":  # of a link's text
                if not names:
                    raise self._outside(path)
                os.close(folders.pop())
                names.pop()
                continue
            target = _link(name, here)
            if target is not None:
                links += 1
                if not follow:
                    raise FileError("file.symlink", f"{shown(path)}: nothing is written through a symbolic link")
                if links > _MAX_LINKS:
                    raise FileError(
                        "file.symlink", f"{shown(path)}: more than {_MAX_LINKS} symbolic links, or a circle"
                    )
                steps = tuple(step for step in target.split("/") if step not in ("", "."))
                if target.startswith("/"):
                    beneath = self._beneath(steps)
                    if beneath is None:
                        raise self._outside(path)
                    steps = beneath
                    while len(folders) > 1:
                        os.close(folders.pop())
                    names.clear()
                left.extendleft(reversed(steps))
            elif not left:
                return self._found(here, name, (*names, name), path)
            else:
                if len(folders) > _MAX_DEPTH:
                    raise FileError("file.invalid_path", f"{shown(path)}: more than {_MAX_DEPTH} folders deep")
                folders.append(os.open(name, _FOLDER, dir_fd=here))
                names.append(name)
        return self._found(folders[-1], None, tuple(names), path)

    def _found(self, folder: int, name: str | None, parts: tuple[str, ...], path: str) -> Place:
        if not all(map(_is_utf8, parts)):
            raise FileError("file.invalid_path", f"{shown(path)}: it leads to a name that is not UTF-8")
        absolute = (*(step for step in self.real.split("/") if step), *parts)
        if absolute[:1] and absolute[0] in _MACHINE and absolute[:2] != ("dev", "shm"):
            raise FileError("file.denied", f"{shown(path)}: /{absolute[0]} holds the machine's state, not files")
        return Place(folder, name, parts)


def open_regular(place: Place, path: str) -> int:
    """A descriptor of the regular file at `place`, to be closed by the caller.

    Raises:
        FileError: it is a folder, pipe, socket or device.
        OSError: it cannot be opened.
    """
    refusal = FileError("file.not_regular", f"{shown(path)}: this is no regular file; name a file")
    if place.name is None:
        raise refusal
    # Looked at before it is opened, since opening alone does something to a device; what counts is the look after.
    if not stat.S_ISREG(os.stat(place.name, dir_fd=place.folder, follow_symlinks=False).st_mode):
        raise refusal
    descriptor = os.open(place.name, _FILE, dir_fd=place.folder)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise refusal
    return descriptor


def _link(name: str, folder: int) -> str | None:
    """The text of a symbolic link; None for anything else, even if it is missing."""
    try:
        return os.readlink(name, dir_fd=folder)
    except OSError as error:
        if error.errno in (errno.EINVAL, errno.ENOENT):
            return None
        raise


def _is_utf8(name: str) -> bool:
    # Names that are not UTF-8 come as lone surrogates, which no JSON text can hold.
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True

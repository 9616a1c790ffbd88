"""Index of a file of results by the ids of its requests, kept next to it, so that a run goes on without reading
everything again.

It is a SQLite database that never knows more than what is on the disk: how far it has read the results, and up to which
line of the requests every one has a result. What came later is read from there. It can be deleted at any time: then it
is made again from the results, which alone decide what was answered.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Final, Literal, NamedTuple

from turnwire.batch.lines import BatchFileError
from turnwire.batch.request_formats import Form

Standing = Literal["new", "answered", "repeated", "changed"]
"""What a line's id means: never seen, has a result, on an earlier line too, has a result that was for another line."""

INDEX_SUFFIX: Final = ".index"
_HEAD: Final = b"SQLite format 3\0"
_APPLICATION: Final = 0x5457_4258  # "TWBX", which SQLite writes into the head of the file
_FORMAT: Final = 1
_TABLES: Final = """
CREATE TABLE ids (id TEXT PRIMARY KEY, digest TEXT, line INTEGER, place INTEGER, pass INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE known (state TEXT NOT NULL);
INSERT INTO known VALUES ('{}');
"""


class Answered(NamedTuple):
    """A place in the file of requests before which every line has a result."""

    position: int = 0
    """Bytes before it."""
    line: int = 0
    """Lines before it."""
    requests: int = 0
    """Those of them that are not blank."""


@dataclass(frozen=True, slots=True)
class Known:
    """What an index knows of its two files."""

    form: Form | None = None
    size: int = 0
    """Bytes of the results that were read."""
    lines: int = 0
    """Results in them."""
    failed: int = 0
    """Those that are errors."""
    end: str = ""
    """Digest of the last bytes of them, to recognize the file."""
    requests_version: str = ""
    """The file of requests that `answered` belongs to."""
    answered: Answered = field(default_factory=Answered)
    number_of_pass: int = 0


class Index:
    """Ids with the digests of their lines and the places of their results. A pass goes through the requests once."""

    def __init__(self, path: Path | None = None) -> None:
        """`path` None: a temporary database, in memory until it is large.

        Raises:
            BatchFileError: there is something else at `path`.
        """
        self._path = path
        self._base = self._open(path)
        self._base.execute("BEGIN")
        self.known = _known_of(self._base)
        self._pass = self.known.number_of_pass
        self._placed: list[tuple[int, str]] = []

    def _open(self, path: Path | None) -> sqlite3.Connection:
        if path is None:
            return _made(sqlite3.connect("", isolation_level=None, check_same_thread=False), "OFF")
        with contextlib.suppress(OSError), open(path, "rb") as file:
            if file.read(len(_HEAD)) not in (b"", _HEAD):
                raise _other_file(path)
        try:
            return _opened(path)
        except sqlite3.DatabaseError:
            remove_index(path)  # damaged, of another version, or on a file system that SQLite cannot use
        try:
            return _opened(path)
        except sqlite3.DatabaseError:
            self._path = None
            return self._open(None)

    def add_result(self, name: str, digest: str, place: int) -> bool:
        """Record a result in the file; return False if the id already has one."""
        found = self._base.execute(
            "INSERT INTO ids VALUES (?, ?, NULL, ?, 0)"
            " ON CONFLICT (id) DO UPDATE SET digest = excluded.digest, place = excluded.place WHERE place IS NULL",
            (name, digest, place),
        )
        return found.rowcount > 0

    def clear(self) -> None:
        """Forget every id, also in the file."""
        self._placed.clear()
        self._base.execute("DELETE FROM ids")
        self.commit(Known())

    def holds_results(self) -> bool:
        """Return whether there is any result."""
        return self._base.execute("SELECT 1 FROM ids WHERE place IS NOT NULL LIMIT 1").fetchone() is not None

    def begin_pass(self) -> None:
        """From here on the lines come from the beginning again."""
        self._pass += 1

    def take(self, name: str, digest: str, line: int) -> Standing:
        """What the id of the next line means."""
        found = self._base.execute("SELECT digest, place, pass, line FROM ids WHERE id = ?", (name,)).fetchone()
        if found is None:
            self._base.execute("INSERT INTO ids VALUES (?, ?, ?, NULL, ?)", (name, digest, line, self._pass))
            return "new"
        known, place, seen, earlier = found
        if seen == self._pass and earlier != line:  # the same line: an earlier run has taken it and was interrupted
            return "repeated"
        self._base.execute("UPDATE ids SET line = ?, pass = ? WHERE id = ?", (line, self._pass, name))
        if place is None:
            return "new"
        return "answered" if known == digest else "changed"

    def place(self, name: str, place: int) -> None:
        """Record the position of a result that was just written; in the database with a later `commit`."""
        self._placed.append((place, name))

    @property
    def pending(self) -> int:
        """Positions that are not in the database yet."""
        return len(self._placed)

    def commit(self, known: Known, pending: int = 0) -> None:
        """Keep the first so many pending positions, and what is known of the files: whole or not at all. The results
        are on the disk.
        """
        self._base.executemany("UPDATE ids SET place = ? WHERE id = ?", self._placed[:pending])
        self.known = replace(known, number_of_pass=self._pass)
        self._base.execute("UPDATE known SET state = ?", (json.dumps(asdict(self.known)),))
        self._base.execute("COMMIT")
        self._base.execute("BEGIN")
        del self._placed[:pending]

    def strays(self) -> int:
        """Return how many results belong to no line of the file, after a whole pass."""
        row = self._base.execute("SELECT count(*) FROM ids WHERE place IS NOT NULL AND pass <> ?", (self._pass,))
        return int(row.fetchone()[0])

    def places(self) -> Iterator[int]:
        """Iterate over the positions of the results, in the order of the requests."""
        for (place,) in self._base.execute("SELECT place FROM ids WHERE place IS NOT NULL ORDER BY line"):
            yield int(place)

    def close(self) -> None:
        """Close the database; what was not committed is forgotten."""
        self._base.close()

    def remove(self) -> None:
        """Close the database and remove its file."""
        self.close()
        if self._path is not None:
            remove_index(self._path)


def _opened(path: Path) -> sqlite3.Connection:
    base = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        # One process holds the results and with them the index: no memory is shared, which network file systems lack.
        base.execute("PRAGMA locking_mode = EXCLUSIVE")
        if base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
            return _made(base, "WAL")
        if base.execute("PRAGMA application_id").fetchone()[0] != _APPLICATION:
            raise _other_file(path)
        if base.execute("PRAGMA user_version").fetchone()[0] != _FORMAT:
            raise sqlite3.DatabaseError("of another version")
        _known_of(base)
        return _journaled(base, "WAL")
    except BaseException:  # raised again; the file is not left open
        base.close()
        raise


def _known_of(base: sqlite3.Connection) -> Known:
    """What an index says that it knows.

    Raises:
        sqlite3.DatabaseError: nothing that was written here.
    """
    with contextlib.suppress(LookupError, TypeError, ValueError):
        found = json.loads(base.execute("SELECT state FROM known").fetchone()[0])
        known = Known(**{**found, "answered": Answered(*found["answered"])}) if found else Known()
        counts = (known.size, known.lines, known.failed, known.number_of_pass, *known.answered)
        if all(isinstance(each, int) and each >= 0 for each in counts):
            return known
    raise sqlite3.DatabaseError("damaged")


def _made(base: sqlite3.Connection, journal: str) -> sqlite3.Connection:
    base.executescript(
        f"BEGIN; {_TABLES} PRAGMA application_id = {_APPLICATION}; PRAGMA user_version = {_FORMAT}; COMMIT;"
    )
    return _journaled(base, journal)


def _other_file(path: Path) -> BatchFileError:
    return BatchFileError(f"{path}: is no index of results; move it away")


def _journaled(base: sqlite3.Connection, journal: str) -> sqlite3.Connection:
    """With a write-ahead log a killed process or a power failure loses the last changes alone."""
    base.execute(f"PRAGMA journal_mode = {journal}")
    base.execute(f"PRAGMA synchronous = {'OFF' if journal == 'OFF' else 'NORMAL'}")
    return base


def remove_index(path: Path) -> None:
    """Remove the file of an index, and its log."""
    for suffix in ("", "-wal", "-journal", "-shm"):
        with contextlib.suppress(OSError):
            path.with_name(path.name + suffix).unlink()

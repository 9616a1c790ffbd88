"""Index of answered requests in a file of results, by id. Large indexes are kept on disk, so that memory use stays
constant.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Literal

Standing = Literal["new", "answered", "repeated", "changed"]
"""What a line's id means: never seen, has a result, on an earlier line too, has a result that was for another line."""


class Index:
    """Ids with the digests of their lines and the places of their results. A pass goes through the file once."""

    def __init__(self) -> None:
        # Without a name: a temporary database, in memory until it is large, and gone when it is closed.
        self._base = sqlite3.connect("", isolation_level=None, check_same_thread=False)
        self._base.execute("PRAGMA journal_mode = OFF")
        self._base.execute("PRAGMA synchronous = OFF")
        self._base.execute(
            "CREATE TABLE ids (id TEXT PRIMARY KEY, digest TEXT, line INTEGER, place INTEGER, pass INTEGER NOT NULL)"
            " WITHOUT ROWID"
        )
        self._base.execute("BEGIN")  # one transaction to the end: nothing has to outlive this process
        self._pass = 0

    def add_result(self, name: str, digest: str, place: int) -> bool:
        """Record a result in the file; return False if the id already has one."""
        found = self._base.execute(
            "INSERT OR IGNORE INTO ids VALUES (?, ?, NULL, ?, 0)",
            (name, digest, place),
        )
        return found.rowcount > 0

    def clear(self) -> None:
        """Forget every id."""
        self._base.execute("DELETE FROM ids")

    def holds_results(self) -> bool:
        """Return whether there is any result."""
        return self._base.execute("SELECT 1 FROM ids WHERE place IS NOT NULL LIMIT 1").fetchone() is not None

    def begin_pass(self) -> None:
        """From here on the lines come from the beginning again."""
        self._pass += 1

    def take(self, name: str, digest: str, line: int) -> Standing:
        """What the id of the next line means."""
        found = self._base.execute("SELECT digest, place, pass FROM ids WHERE id = ?", (name,)).fetchone()
        if found is None:
            self._base.execute("INSERT INTO ids VALUES (?, ?, ?, NULL, ?)", (name, digest, line, self._pass))
            return "new"
        known, place, seen = found
        if seen == self._pass:
            return "repeated"
        self._base.execute("UPDATE ids SET line = ?, pass = ? WHERE id = ?", (line, self._pass, name))
        if place is None:
            return "new"
        return "answered" if known == digest else "changed"

    def place(self, name: str, place: int) -> None:
        """Record the position of a result that was just written."""
        self._base.execute("UPDATE ids SET place = ? WHERE id = ?", (place, name))

    def strays(self) -> int:
        """Return how many results belong to no line of the file, after a whole pass."""
        row = self._base.execute("SELECT count(*) FROM ids WHERE place IS NOT NULL AND pass <> ?", (self._pass,))
        return int(row.fetchone()[0])

    def places(self) -> Iterator[int]:
        """Iterate over the positions of the results, in the order of the requests."""
        for (place,) in self._base.execute("SELECT place FROM ids WHERE place IS NOT NULL ORDER BY line"):
            yield int(place)

    def close(self) -> None:
        """Forget everything."""
        self._base.close()

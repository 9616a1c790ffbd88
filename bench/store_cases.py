"""Stored conversations: loading a long one, and appending to it."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from bench import measure
from bench.cases import Row, case, ratio_row, same
from bench.measure import Effort
from turnwire.context import Context, read_entry
from turnwire.store import ContextStore

ENTRIES = 10_000
SHORT = 100
_NUMBERS = count()


def _entry() -> str:
    number = next(_NUMBERS)
    words = f"What is the weather in city number {number}? " * 4
    entry = {"type": "text", "version": "1.1", "id": f"e{number}", "created_at": "2026-01-31T12:00:00Z"}
    return json.dumps({**entry, "data": {"role": "user", "content": words}})


def _filled(store: ContextStore, name: str, entries: int) -> Context:
    made = Context.new(name, now=lambda: datetime.now(UTC), new_id=lambda: f"x{next(_NUMBERS)}")
    for _ in range(entries):
        made.append(read_entry(_entry()))
    store.create(made)
    return made


@case("store-load")
def store_load(effort: Effort) -> Iterator[Row]:
    """From the database to a context; the floor reads the same JSON from a string."""
    with tempfile.TemporaryDirectory() as folder, ContextStore.open(Path(folder) / "bench.db") as store:
        _filled(store, "long", ENTRIES)
        text = store.export("long")
        same(len(store.load("long").entries), len(json.loads(text)["branches"][0]["entries"]))
        times = measure.interleave({"floor": lambda: json.loads(text), "turnwire": lambda: store.load("long")}, effort)
    title = f"Loading a context of {ENTRIES:,} entries from SQLite, to json.loads of its bytes"
    yield ratio_row("store-load", title, 2.5, times["floor"], times["turnwire"])


@case("store-append")
def store_append(effort: Effort) -> Iterator[Row]:
    """Appending and saving an entry of a long context; the floor does it with a short one. Nothing may grow."""
    with tempfile.TemporaryDirectory() as folder, ContextStore.open(Path(folder) / "bench.db") as store:
        short, long = _filled(store, "short", SHORT), _filled(store, "long", ENTRIES)

        def add(context: Context) -> None:
            context.append(read_entry(_entry()))
            store.save(context)

        times = measure.interleave({"floor": lambda: add(short), "turnwire": lambda: add(long)}, effort)
    title = f"Appending to a stored context of {ENTRIES:,} entries, to one of {SHORT}"
    yield ratio_row("store-append", title, 1.5, times["floor"], times["turnwire"])

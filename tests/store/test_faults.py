"""Full disks, read-only files, locks, damage, servers that go: a clear error, and nothing that was stored is lost."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import traceback
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import event as hooks

from tests.requirements import requirement
from tests.store.postgresql import PostgreSQL
from tests.store.samples import context, event, text, thread
from turnwire.store import ContextStore, NotStoredError, StoreUnavailableError

SECRET = "the words that nobody else may see"
ROOT = Path(__file__).parents[2]

FULL = """
import resource, sys
from tests.store.samples import context, text
from turnwire.store import ContextStore, StoreUnavailableError

with ContextStore.open(sys.argv[1]) as store:
    made = context(entries=1)
    store.create(made)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))
    number = 1
    try:
        while True:
            made.append(text(number, "x" * 50_000))
            store.save(made)
            number += 1
    except StoreUnavailableError as error:
        print(error.fault, number)
    print(len(store.load("c1").entries), made.is_dirty)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    store.save(made)
    print(len(store.load("c1").entries), made.is_dirty)
"""

READ_ONLY = """
import os, sys
from tests.store.samples import context, text
from turnwire.store import ContextStore, StoreUnavailableError
import turnwire.store.contexts, turnwire.store.threads, turnwire.store.engine, sqlalchemy.dialects.sqlite

if os.geteuid() == 0:  # root may write everywhere
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
try:
    with ContextStore.open(sys.argv[1]) as store:
        made = store.load("c1")
        made.append(text(1))
        store.save(made)
except StoreUnavailableError as error:
    print(error.fault)
    print(error)
"""


def run(code: str, *arguments: str) -> list[str]:
    """The lines that a process of its own prints."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


@requirement("CTX-8")
def test_a_file_that_cannot_grow_is_said_and_what_was_stored_stays_and_it_goes_on_when_there_is_room(
    tmp_path: Path,
) -> None:
    first, *others = run(FULL, str(tmp_path / "turnwire.db"))
    fault, number = first.split()
    assert fault == "full"
    assert int(number) > 1
    assert others == [f"{number} True", f"{int(number) + 1} False"]


@requirement("CTX-8")
def test_a_full_database_is_said_and_the_context_can_be_stored_later(tmp_path: Path) -> None:
    with ContextStore.open(tmp_path / "turnwire.db") as store:
        made = context(entries=1)
        stored = store.save_run(made, thread(), [event(1)])
        assert store._engine is not None
        limit = [100]

        @hooks.listens_for(store._engine, "begin")
        def limited(connection: object) -> None:
            assert isinstance(connection, object)
            # A DBAPI connection.
            connection.exec_driver_sql(f"PRAGMA max_page_count = {limit[0]}")  # type: ignore[attr-defined]

        before = store.export("c1")
        made.append(text(1, SECRET * 100_000))
        with pytest.raises(StoreUnavailableError, match="there is no room") as raised:
            store.save_run(made, stored, [event(2)])
        assert raised.value.fault == "full"
        assert SECRET not in "".join(traceback.format_exception(raised.value))
        assert store.export("c1") == before
        assert (store.load_thread("t1"), store.events("t1")) == (stored, [event(1)])
        limit[0] = 1_000_000
        store.save_run(made, stored, [event(2)])
        assert store.load("c1").to_document() == made.to_document()


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user can come to."""
    folder = Path(tempfile.mkdtemp(prefix="turnwire-", dir="/tmp"))
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


@requirement("CTX-8")
@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_file_or_folder_that_cannot_be_written_is_said_and_stays_as_it_is(open_folder: Path, what: str) -> None:
    path = open_folder / "turnwire.db"
    with ContextStore.open(path) as store:
        store.create(context(entries=1))
    before = path.read_bytes()
    path.chmod(0o444)
    open_folder.chmod(0o555 if what == "folder" else 0o755)
    fault, message = run(READ_ONLY, str(path))
    assert fault == "read_only"
    assert message.startswith(f"store {path}: it cannot be written; nothing was stored. Check the rights")
    assert path.read_bytes() == before


@requirement("CTX-8")
def test_a_path_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file" / "x.db", tmp_path):
        with pytest.raises(StoreUnavailableError) as raised:
            ContextStore.open(path)
        assert (raised.value.fault, str(path) in str(raised.value)) == ("read_only", True)


@requirement("CTX-8")
def test_a_lock_of_another_is_waited_for_and_then_said(place: str) -> None:
    with ContextStore.open(place) as other, ContextStore.open(place, busy_timeout_s=0.05) as store:
        made = context(entries=1)
        store.create(made)
        made.append(text(1))
        with other._writing() as held:
            held.exec_driver_sql("UPDATE turnwire_contexts SET changed_ns = 1")
            with pytest.raises(StoreUnavailableError) as raised:
                store.save(made)
            assert raised.value.fault == "locked"
            assert len(store.load("c1").entries) == 1  # a reader does not wait
        store.save(made)
        assert len(store.load("c1").entries) == 2


@requirement("CTX-8")
@pytest.mark.parametrize("damage", ["text", "header", "middle"])
def test_a_damaged_file_is_said_with_what_to_do(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "turnwire.db"
    with ContextStore.open(path) as store:
        store.create(context(entries=400))
    whole = path.read_bytes()
    match damage:
        case "text":
            path.write_bytes(b"this is no database, but it is long enough to be looked at " * 50)
        case "header":
            path.write_bytes(b"\x00" * 100 + whole[100:])
        case "middle":
            path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))

    def look() -> None:
        with ContextStore.open(path) as opened:
            opened.load("c1")

    with pytest.raises(StoreUnavailableError, match=r"damaged or no database. Restore a backup") as raised:
        look()
    assert raised.value.fault == "corrupted"


@requirement("CTX-8")
def test_a_store_that_is_not_there_can_be_asked_for_without_making_it(place: str) -> None:
    for _ in range(2):  # nothing was made the first time
        with pytest.raises(NotStoredError, match="there is none; check the place") as raised:
            ContextStore.open(place, create=False)
        assert raised.value.fault == "not_stored"
    ContextStore.open(place).close()
    ContextStore.open(place, create=False).close()


@requirement("CTX-8")
def test_a_closed_store_says_so_and_closing_twice_does_no_harm(place: str) -> None:
    store = ContextStore.open(place)
    store.close()
    store.close()
    with pytest.raises(StoreUnavailableError) as raised:
        store.list()
    assert raised.value.fault == "closed"


@requirement("CTX-8")
def test_a_database_or_user_that_is_not_there_is_denied_and_not_shown(postgresql: PostgreSQL) -> None:
    for wrong in (postgresql.url("nowhere"), postgresql.url("postgres").replace("turnwire@", f"nobody:{SECRET}@")):
        with pytest.raises(StoreUnavailableError) as raised:
            ContextStore.open(wrong)
        assert raised.value.fault == "denied"
        assert SECRET not in "".join(traceback.format_exception(raised.value))


@requirement("CTX-8")
def test_a_read_only_server_is_said(postgresql: PostgreSQL) -> None:
    place = postgresql.new_database("read_only")
    with ContextStore.open(place) as store:
        store.create(context(entries=1))
    with psycopg.connect(place, autocommit=True) as connection:
        connection.execute("ALTER DATABASE read_only SET default_transaction_read_only = on")
    with ContextStore.open(place) as store:
        made = store.load("c1")
        made.append(text(1))
        with pytest.raises(StoreUnavailableError) as raised:
            store.save(made)
        assert raised.value.fault == "read_only"
        assert len(store.load("c1").entries) == 1


@requirement("CTX-8")
def test_a_database_with_another_encoding_is_refused(postgresql: PostgreSQL) -> None:
    from turnwire.store import StoreError

    with psycopg.connect(postgresql.url("postgres"), autocommit=True) as connection:
        connection.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(StoreError, match="has the encoding LATIN1; make one with UTF8"):
        ContextStore.open(postgresql.url("latin"))


@requirement("CTX-8")
def test_a_connection_that_the_server_ends_is_made_again(postgresql: PostgreSQL) -> None:
    place = postgresql.new_database("ended")
    with ContextStore.open(place) as store:
        store.create(context(entries=1))
        with psycopg.connect(postgresql.url("postgres"), autocommit=True) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'ended'")
        assert len(store.load("c1").entries) == 1


@requirement("CTX-8")
def test_many_threads_share_one_store(store: ContextStore) -> None:
    store.create(context(entries=1))
    failures: list[BaseException] = []

    def work(number: int) -> None:
        try:
            made = context(f"own-{number}", entries=1)
            for each in range(1, 5):
                store.save(made)
                made.append(text(each))
            assert len(store.load(f"own-{number}").entries) == 4
            with pytest.raises(NotStoredError):
                store.load("nope")
        except BaseException as error:  # whatever it is, it is what is asked for
            failures.append(error)

    workers = [threading.Thread(target=work, args=(number,)) for number in range(6)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert failures == []
    assert len(store.list().contexts) == 7


@requirement("CTX-8")
def test_the_file_is_written_ahead_and_synced_in_full(tmp_path: Path) -> None:
    with ContextStore.open(tmp_path / "turnwire.db") as store, store._reading() as connection:
        pragmas = ("journal_mode", "synchronous", "foreign_keys")
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas]
    assert found == ["wal", 2, 1]
    with closing(sqlite3.connect(tmp_path / "turnwire.db")) as other:
        assert other.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


DAMAGED = {
    "a state that is no JSON": "UPDATE turnwire_contexts SET state = 'x'",
    "a state without branches": "UPDATE turnwire_contexts SET state = '{}'",
    "a state that is a list": "UPDATE turnwire_contexts SET state = '[]'",
    "bytes instead of text": "UPDATE turnwire_contexts SET state = X'00ff'",
    "an entry of no branch": "UPDATE turnwire_entries SET branch = 'none'",
    "an entry that is no JSON": "UPDATE turnwire_entries SET body = '{'",
    "an entry that is two": "UPDATE turnwire_entries SET body = '{},{}'",
    "no UTF-8": "UPDATE turnwire_entries SET body = CAST(X'ff41' AS TEXT)",
    "a thread that is no JSON": "UPDATE turnwire_threads SET state = 'x'",
    "an event that is no JSON": "UPDATE turnwire_events SET body = 'x'",
    "no table of entries": "DROP TABLE turnwire_entries",
    "no version": "DELETE FROM turnwire_version",
}


@requirement("CTX-8")
@pytest.mark.parametrize("statement", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_row_is_said_to_be_damage_without_its_content(tmp_path: Path, statement: str) -> None:
    path = tmp_path / "talk.db"
    with ContextStore.open(path) as store:
        store.save_run(context(entries=2), thread(), [event(1)])
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute(statement)

    def look() -> None:
        with ContextStore.open(path) as store:
            store.load("c1")
            store.load_thread("t1")
            store.events("t1")

    with pytest.raises(StoreUnavailableError) as raised:
        look()
    words = "it is damaged or no database. Restore a backup; `sqlite3 FILE .recover` may save what is left"
    assert (raised.value.fault, str(raised.value)) == ("corrupted", f"store {path}: {words}")


@requirement("CTX-8")
def test_a_folder_or_a_device_is_no_store_and_that_is_said(tmp_path: Path) -> None:
    for path, kind in ((tmp_path, "a folder"), (Path("/dev/null"), "no regular file")):
        with pytest.raises(StoreUnavailableError, match=f"this is {kind}; give the path of a file"):
            ContextStore.open(path)


@requirement("CTX-8")
def test_nothing_is_stored_in_a_file_that_was_moved_away(tmp_path: Path) -> None:
    path = tmp_path / "talk.db"
    with ContextStore.open(path) as store:
        made = context(entries=1)
        store.create(made)
        made.append(text(1))
        path.rename(tmp_path / "moved.db")
        with pytest.raises(
            StoreUnavailableError, match="moved or deleted while it was open; nothing was stored"
        ) as gone:
            store.save(made)
        assert (gone.value.fault, made.is_dirty) == ("failed", True)
        (tmp_path / "moved.db").rename(path)
        store.save(made)
        assert len(store.load("c1").entries) == len(made.entries)

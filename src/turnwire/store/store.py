"""The store: contexts, threads and events in a database, each change one transaction."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from importlib.util import find_spec
from os import PathLike
from typing import TYPE_CHECKING, Final, Self

from turnwire_schema.v1.thread import AgentEvent, ThreadList, ThreadState

from turnwire.context import Context
from turnwire.install import install_hint
from turnwire.store.errors import (
    ConflictError,
    DamagedRowError,
    MovedFileError,
    NotStoredError,
    StoreError,
    StoreUnavailableError,
)
from turnwire.store.pages import ContextPage

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

    from turnwire.store.contexts import Stored

KEPT_EVENTS: Final = 10_000
MOST_LISTED: Final = 1000


class ContextStore:
    """Contexts, threads and events in one SQLite file or a PostgreSQL database. Thread-safe; open it with `open`.

    What a method has stored when it returns is on the disk. What it could not store is undone as a whole. Two
    processes cannot overwrite each other: the later one gets a `ConflictError`.
    """

    def __init__(self, engine: Engine, place: str, *, kept_events: int, now_ns: Callable[[], int]) -> None:
        self._engine: Engine | None = engine
        self._engines: dict[bool, Engine] = {}  # with the options of each kind of transaction; making one is slow
        self._kept_events = kept_events
        self._now_ns = now_ns
        self.place: Final = place
        """Where the store is, without user and password."""

    @classmethod
    def open(
        cls,
        place: str | PathLike[str],
        *,
        create: bool = True,
        busy_timeout_s: float = 5.0,
        kept_events: int = KEPT_EVENTS,
        now_ns: Callable[[], int] = time.time_ns,
    ) -> Self:
        """Open the store at a path (SQLite) or a `postgresql://` URL. A missing store is created, and old tables are
        migrated.

        Without `create`, neither a file nor a table is created. `busy_timeout_s` is how long to wait for another
        process, `kept_events` how many events of a thread are kept.

        Raises:
            StoreAddressError: the address makes no sense.
            StoreVersionError: a newer version wrote it, or another program.
            StoreUnavailableError: the database cannot be opened.
            NotStoredError: the store does not exist, and `create` is false.
            StoreError: the extra `store` is not installed.
        """
        return cls._open(place, busy_timeout_s, kept_events, now_ns, create=create)[0]

    @classmethod
    def migrate(cls, place: str | PathLike[str], *, busy_timeout_s: float = 5.0) -> tuple[str | None, str]:
        """Migrate a store's tables as `open` does; return (version before, or None if the tables did not exist; version
        now).

        Raises:
            StoreError: as for `open`.
        """
        store, versions = cls._open(place, busy_timeout_s, KEPT_EVENTS, time.time_ns)
        store.close()
        return versions

    @classmethod
    def _open(
        cls,
        place: str | PathLike[str],
        busy_timeout_s: float,
        kept_events: int,
        now_ns: Callable[[], int],
        *,
        create: bool = True,
    ) -> tuple[Self, tuple[str | None, str]]:
        address, engine = _engine(place, busy_timeout_s, create=create)
        store = cls(engine, address, kept_events=kept_events, now_ns=now_ns)
        try:
            return store, store._upgrade(create=create)
        except BaseException:  # whatever ended it; raised again
            store.close()
            raise

    def _upgrade(self, *, create: bool) -> tuple[str | None, str]:
        from turnwire.store.upgrade import check_encoding, check_version, upgrade, version_of

        with self._reading() as connection:
            version = version_of(connection)
            if version is not None and check_version(version):
                return version, version
            if version is None and not create:
                raise _no_store(self.place)
            check_encoding(connection)
        with self._writing() as connection:
            return upgrade(connection)

    def close(self) -> None:
        """Close the connections; the store cannot be used afterwards. Closing twice does no harm."""
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *reason: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"ContextStore({self.place!r})"

    # Contexts

    def create(self, context: Context) -> None:
        """Store a new context; its `revision` is 1 then.

        Raises:
            ConflictError: a context of this id is stored already.
        """
        from turnwire.store.contexts import insert_context

        changes = context.changes()
        if changes.revision:
            raise ConflictError("conflict", "store: this context was stored before; save it")
        with self._writing() as connection:
            stored = insert_context(connection, changes.state, changes.appended, now_ns=self._now_ns())
        context.saved(stored.revision)

    def save(self, context: Context) -> None:
        """Store what changed of a context; one that was never stored is created. Nothing changed: nothing is done.

        Raises:
            ConflictError: somebody else stored it in between. Nothing is changed, the context keeps its changes.
            NotStoredError: it was deleted.
        """
        if not context.is_dirty and context.revision:
            return
        with self._writing() as connection:
            stored = self._save_context(connection, context)
        context.saved(stored.revision)

    def _save_context(self, connection: Connection, context: Context) -> Stored:
        from turnwire.store.contexts import insert_context, update_context

        changes = context.changes()
        if changes.revision:
            return update_context(connection, changes, now_ns=self._now_ns())
        return insert_context(connection, changes.state, changes.appended, now_ns=self._now_ns())

    def load(
        self,
        context_id: str,
        *,
        now: Callable[[], datetime] | None = None,
        new_id: Callable[[], str] | None = None,
    ) -> Context:
        """Return a stored context, with the given clock and source of ids.

        Raises:
            NotStoredError: the id is not stored.
        """
        from turnwire.store.contexts import load_context

        with self._reading() as connection:
            return load_context(connection, context_id, now=now, new_id=new_id)

    def export(self, context_id: str) -> str:
        """Return a stored context as the JSON of a `ContextDocument`; entries are written as they are stored.

        Raises:
            NotStoredError: the id is not stored.
        """
        from turnwire.store.contexts import read_context

        with self._reading() as connection:
            return read_context(connection, context_id)

    def import_(self, text: str | bytes, *, replace: bool = False) -> str:
        """Store the context of an exported document: its id. Entries of older versions are brought up to date.

        With `replace` a context of the same id is deleted before, with its threads.

        Raises:
            ConflictError: a context of this id is stored already, and `replace` is not set.
            InvalidDataError: the text is no document of a context.
        """
        from turnwire.store.contexts import delete_context, insert_context, revision_of
        from turnwire.store.documents import check_revision, whole_entries

        context = Context.from_json(text)
        document, placed = whole_entries(context)
        with self._writing() as connection:
            stored = revision_of(connection, context.id)
            if stored is not None and replace:
                delete_context(connection, context.id)
            # Above every revision that somebody may hold: a holder of the old context must load it again.
            revision = max(check_revision(document.revision), stored or 0) + 1
            insert_context(connection, document, placed, now_ns=self._now_ns(), revision=revision)
        return context.id

    def list(self, limit: int = 100, after: str | None = None) -> ContextPage:
        """A page of contexts, the last changed first; `after` is the `next` of the page before.

        Raises:
            InvalidDataError: `after` is no such place.
        """
        from turnwire.store.contexts import list_contexts

        with self._reading() as connection:
            return list_contexts(connection, _limit(limit), after)

    def ids_like(self, beginning: str) -> Sequence[str]:
        """Ids of stored contexts that begin so, the exact one first: at most two."""
        from turnwire.store.contexts import ids_like

        with self._reading() as connection:
            return ids_like(connection, beginning)

    def delete(self, context_id: str) -> None:
        """Delete a context with its threads and their events.

        Raises:
            NotStoredError: the id is not stored.
        """
        from turnwire.store.contexts import delete_context

        with self._writing() as connection:
            delete_context(connection, context_id)

    # Threads

    def save_thread(self, thread: ThreadState) -> ThreadState:
        """Store a thread, new where it has no revision: the thread with its new revision.

        Raises:
            ConflictError: somebody else stored it in between, or the id is taken.
            NotStoredError: its context is not stored, or it was deleted.
        """
        from turnwire.store.threads import save_thread

        with self._writing() as connection:
            return save_thread(connection, thread, now_ns=self._now_ns())

    def load_thread(self, thread_id: str) -> ThreadState:
        """Return a stored thread.

        Raises:
            NotStoredError: the id is not stored.
        """
        from turnwire.store.threads import load_thread

        with self._reading() as connection:
            return load_thread(connection, thread_id)

    def list_threads(self, limit: int = 100, after: str | None = None) -> ThreadList:
        """A page of threads, the last changed first; `after` is the `next` of the page before."""
        from turnwire.store.threads import list_threads

        with self._reading() as connection:
            return list_threads(connection, _limit(limit), after)

    def threads_of(self, context_id: str) -> tuple[str, ...]:
        """Return the ids of the threads of a context, the oldest first; empty if the context is not stored."""
        from turnwire.store.threads import threads_of

        with self._reading() as connection:
            return threads_of(connection, context_id)

    def delete_thread(self, thread_id: str) -> None:
        """Delete a thread with its events; its context stays.

        Raises:
            NotStoredError: the id is not stored.
        """
        from turnwire.store.threads import delete_thread

        with self._writing() as connection:
            delete_thread(connection, thread_id)

    def append_events(self, thread_id: str, events: Sequence[AgentEvent]) -> None:
        """Store events of a thread. Their ids rise; of older ones the newest `kept_events` stay.

        Raises:
            ConflictError: an id does not follow those that are stored.
            NotStoredError: the thread is not stored.
        """
        from turnwire.store.threads import append_events

        with self._writing() as connection:
            append_events(connection, thread_id, events, kept=self._kept_events)

    def events(self, thread_id: str, after: int = 0, limit: int = 1000) -> Sequence[AgentEvent]:
        """Events of a thread with ids above `after`, in order, at most `limit`.

        Raises:
            NotStoredError: the thread is not stored.
        """
        from turnwire.store.threads import read_events

        with self._reading() as connection:
            return read_events(connection, thread_id, max(after, 0), max(limit, 0))

    def save_run(self, context: Context, thread: ThreadState, events: Sequence[AgentEvent]) -> ThreadState:
        """Store a context, its thread and events together, all or nothing: the thread with its new revision.

        Raises:
            ConflictError: somebody else stored one of them in between; nothing is changed.
            NotStoredError: one of them was deleted.
        """
        from turnwire.store.threads import append_events, save_thread

        saved: Stored | None = None
        with self._writing() as connection:
            if context.is_dirty or not context.revision:
                saved = self._save_context(connection, context)
            context_key = saved.key if saved is not None and thread.context_id == context.id else None
            stored = save_thread(connection, thread, now_ns=self._now_ns(), context_key=context_key)
            append_events(connection, thread.id, events, kept=self._kept_events)
        if saved is not None:
            context.saved(saved.revision)
        return stored

    # Transactions

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._transaction(writes=False) as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._transaction(writes=True) as connection:
            yield connection

    @contextmanager
    def _transaction(self, *, writes: bool) -> Iterator[Connection]:
        from sqlalchemy.exc import SQLAlchemyError

        from turnwire.store.engine import WRITES, store_error

        engine = self._engine
        if engine is None:
            raise StoreUnavailableError("closed", f"store {self.place}: it was closed; open it again")
        failed: StoreError | None = None
        try:
            if writes not in self._engines:
                self._engines[writes] = engine.execution_options(**WRITES) if writes else engine
            with self._engines[writes].begin() as connection:
                yield connection
        except MovedFileError:
            text = f"store {self.place}: the file was moved or deleted while it was open; nothing was stored. Put it "
            failed = StoreUnavailableError("failed", f"{text}back, or open the store again")
        except (SQLAlchemyError, engine.dialect.loaded_dbapi.Error, DamagedRowError) as error:
            failed = store_error(error, self.place, writes=writes)
        if failed is not None:  # raised here: the database's own error may hold content or secrets
            raise failed from None


def _limit(limit: int) -> int:
    return min(max(limit, 1), MOST_LISTED)


def _no_store(place: str) -> NotStoredError:
    return NotStoredError(
        "not_stored", f"store {place}: there is none; check the place, or store something there first"
    )


def need_packages() -> None:
    """Refuse where the packages of the store are not installed.

    Raises:
        StoreError: one is missing.
    """
    if any(find_spec(name) is None for name in ("sqlalchemy", "alembic")):
        text = f"the store needs SQLAlchemy and alembic; install the extra: {install_hint('store')}"
        raise StoreError("missing_extra", text)


def _engine(place: str | PathLike[str], busy_timeout_s: float, *, create: bool) -> tuple[str, Engine]:
    """(place for people, engine)."""
    need_packages()
    from turnwire.store.address import read_address
    from turnwire.store.engine import open_engine, store_error

    address = read_address(place)
    if not create and address.path is not None and not address.path.exists():
        raise _no_store(address.shown)
    try:
        return address.shown, open_engine(address, busy_timeout_s=busy_timeout_s)
    except ImportError:
        text = f"PostgreSQL needs psycopg; install the extra: {install_hint('store')}"
        raise StoreError("missing_extra", text) from None
    except OSError as error:
        failed = store_error(error, address.shown)
    raise failed

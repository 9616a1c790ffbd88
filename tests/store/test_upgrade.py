"""Tables of older, newer and foreign databases."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tests.patience import PATIENCE_S
from tests.requirements import requirement
from tests.store.conftest import NewPlace
from tests.store.samples import context, thread
from turnwire.store import ContextStore, StoreVersionError, migrations
from turnwire.store.address import read_address
from turnwire.store.engine import WRITES, open_engine
from turnwire.store.tables import VERSION_TABLE, metadata, versions
from turnwire.store.upgrade import VERSIONS, make_tables, run_steps

STEPS = Path(str(migrations.__file__)).parent


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(STEPS))
    return made


@requirement("CTX-8")
def test_every_version_has_its_step_in_one_line() -> None:
    steps = ScriptDirectory.from_config(config())
    assert [step.revision for step in steps.walk_revisions()] == list(reversed(VERSIONS))
    assert steps.get_heads() == [VERSIONS[-1]]


Make = Callable[[Connection], None]
BOTH_WAYS = pytest.mark.parametrize("make", [make_tables, run_steps], ids=["at once", "in steps"])


@contextmanager
def made(place: str, make: Make) -> Iterator[Connection]:
    """A connection to a new database whose tables `make` has made."""
    engine = open_engine(read_address(place), busy_timeout_s=PATIENCE_S)
    with engine.execution_options(**WRITES).begin() as connection:
        make(connection)
        yield connection
    engine.dispose()


@requirement("CTX-8")
@BOTH_WAYS
def test_a_new_store_has_the_tables_that_the_queries_expect_at_once_and_in_steps(place: str, make: Make) -> None:
    with made(place, make) as connection:
        found = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(found, metadata) == []
    assert ContextStore.migrate(place) == (VERSIONS[-1], VERSIONS[-1])


def described(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """What the database itself says of its tables: all of it in SQLite, in PostgreSQL what pg_dump would write."""
    if connection.dialect.name == "sqlite":
        said = connection.execute(text("SELECT type, name, tbl_name, sql FROM sqlite_master"))
        versions = connection.execute(text(f"SELECT * FROM {VERSION_TABLE}"))
        return {"made": sorted(map(tuple, said), key=repr), "versions": list(map(tuple, versions))}
    here = "current_schema()::regnamespace"
    questions = {
        "columns": "SELECT c.relname, c.relkind, a.attname, a.attnum, format_type(a.atttypid, a.atttypmod), "
        "a.attnotnull, a.attidentity, pg_get_expr(d.adbin, d.adrelid) FROM pg_class c "
        "JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 "
        "LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum "
        f"WHERE c.relnamespace = {here} ORDER BY 1, 4",
        "constraints": "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint "
        f"WHERE connamespace = {here} ORDER BY 1, 2",
        "indexes": "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema() "
        "ORDER BY 1, 2",
        "versions": f"SELECT * FROM {VERSION_TABLE}",
    }
    return {what: list(map(tuple, connection.execute(text(question)))) for what, question in questions.items()}


@requirement("CTX-8")
def test_tables_that_are_made_at_once_are_those_that_the_steps_make(new_place: NewPlace) -> None:
    found = []
    for make in (make_tables, run_steps):
        with made(new_place(), make) as connection:
            found.append(described(connection))
    assert found[0]["versions"] == [(VERSIONS[-1],)]
    assert found[0] == found[1]


@requirement("CTX-8")
def test_a_store_whose_steps_were_all_undone_is_made_again(place: str) -> None:
    with made(place, versions.create):
        pass
    assert ContextStore.migrate(place) == (None, VERSIONS[-1])
    ContextStore.open(place).close()


@requirement("CTX-8")
def test_a_new_store_needs_no_alembic(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "alembic"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "alembic", None)  # as if it were not installed
    monkeypatch.setattr("turnwire.store.store.find_spec", lambda name: name)
    with ContextStore.open(place) as store:
        store.create(context("c1", entries=2))
        assert len(store.load("c1").entries) == 2


@requirement("CTX-8")
@pytest.mark.parametrize("version", VERSIONS[:-1])
def test_a_store_of_an_older_version_is_brought_up_to_date_when_it_is_opened(place: str, version: str) -> None:
    with made(place, partial(run_steps, version=version)):
        pass
    engine = open_engine(read_address(place), busy_timeout_s=PATIENCE_S)
    with engine.execution_options(**WRITES).begin() as connection:
        state = context().to_document(entries=False).to_json()
        row = {"id": "old", "revision": 3, "state": state.replace('"c1"', '"old"'), "entries": 0, "changed_ns": 1}
        connection.execute(metadata.tables["turnwire_contexts"].insert(), row)
    engine.dispose()
    assert ContextStore.migrate(place) == (version, VERSIONS[-1])
    assert ContextStore.migrate(place) == (VERSIONS[-1], VERSIONS[-1])
    with ContextStore.open(place) as store:
        assert (store.load("old").id, store.load("old").revision) == ("old", 3)
        assert store.save_thread(thread("t", "old")).revision == 1


@requirement("CTX-8")
def test_a_store_of_a_newer_version_is_refused_and_left_alone(place: str) -> None:
    ContextStore.open(place).close()
    engine = open_engine(read_address(place), busy_timeout_s=PATIENCE_S)
    with engine.execution_options(**WRITES).begin() as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9001'"))
    for act in (ContextStore.open, ContextStore.migrate):
        with pytest.raises(StoreVersionError, match="version 9001, this program knows") as raised:
            act(place)
        assert raised.value.fault == "newer"
    with engine.begin() as connection:
        assert connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar() == "9001"
    engine.dispose()


@requirement("CTX-8")
def test_a_file_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE notes (body TEXT)")
        other.commit()
    before = path.read_bytes()
    with pytest.raises(StoreVersionError) as raised:
        ContextStore.open(path)
    assert raised.value.fault == "foreign"
    assert path.read_bytes() == before


@requirement("CTX-8")
def test_a_new_store_can_be_opened_by_many_at_once(place: str) -> None:
    def work(number: int) -> None:
        with ContextStore.open(place) as store:
            store.create(context(f"c{number}", entries=2))

    with ThreadPoolExecutor(6) as workers:
        list(workers.map(work, range(6)))
    with ContextStore.open(place) as store:
        assert {row.id for row in store.list().contexts} == {f"c{number}" for number in range(6)}

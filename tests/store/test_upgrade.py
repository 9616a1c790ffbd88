"""Tables of older, newer and foreign databases."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from tests.requirements import requirement
from tests.store.samples import context, thread
from turnwire.store import ContextStore, StoreVersionError, migrations
from turnwire.store.address import read_address
from turnwire.store.engine import WRITES, open_engine
from turnwire.store.tables import VERSION_TABLE, metadata
from turnwire.store.upgrade import VERSIONS

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


@requirement("CTX-8")
def test_the_steps_make_the_tables_that_the_queries_expect(place: str) -> None:
    assert ContextStore.migrate(place) == (None, VERSIONS[-1])
    engine = open_engine(read_address(place), busy_timeout_s=1)
    with engine.begin() as connection:
        found = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(found, metadata) == []
    engine.dispose()


@requirement("CTX-8")
@pytest.mark.parametrize("version", VERSIONS[:-1])
def test_a_store_of_an_older_version_is_brought_up_to_date_when_it_is_opened(place: str, version: str) -> None:
    engine = open_engine(read_address(place), busy_timeout_s=1)
    with engine.execution_options(**WRITES).begin() as connection:
        steps = config()
        steps.attributes["connection"] = connection
        command.upgrade(steps, version)
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
    engine = open_engine(read_address(place), busy_timeout_s=1)
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

"""The address of a store: a path or a URL, and no secret of it is ever shown."""

from __future__ import annotations

import traceback
from pathlib import Path

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.store import ContextStore, StoreAddressError, StoreError, StoreUnavailableError
from turnwire.store.address import default_store, read_address

SECRET = "hunter2"


@requirement("CTX-8")
@pytest.mark.parametrize("name", ["a b.db", "ü.db", "50%.db", "a?b#c.db", "deep/er/x.db", "sub@host:1"])
def test_any_path_is_a_store_and_only_its_owner_can_read_it(tmp_path: Path, name: str) -> None:
    path = tmp_path / "new" / name
    with ContextStore.open(path) as store:
        assert store.place == str(path)
        assert path.exists()
        assert path.stat().st_mode & 0o777 == 0o600
        assert path.parent.stat().st_mode & 0o777 == 0o700


@requirement("CTX-8")
def test_a_url_of_sqlite_is_its_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    for given, path in (
        ("sqlite:///x.db", tmp_path / "x.db"),
        (f"sqlite:///{tmp_path}/y.db", tmp_path / "y.db"),
        ("x.db", tmp_path / "x.db"),
        ("~/x.db", tmp_path / "home" / "x.db"),
    ):
        assert (read_address(given).path, read_address(given).shown) == (path, str(path))


@requirement("CTX-8")
def test_every_spelling_of_postgresql_is_one_and_what_is_shown_has_no_user_no_password_and_no_options() -> None:
    for scheme in ("postgresql", "postgres", "postgresql+psycopg", "POSTGRESQL"):
        address = read_address(f"{scheme}://me:{SECRET}@db.local:5433/talks?sslpassword={SECRET}")
        assert address.url.drivername == "postgresql+psycopg"
        assert (address.url.password, address.url.query) == (SECRET, {"sslpassword": SECRET})
        assert address.shown == "postgresql://db.local:5433/talks"
    assert read_address("postgresql:///talks?host=/run/pg").shown == "postgresql:///talks"


@requirement("CTX-8")
@for_each(
    "given",
    [
        "",
        " ",
        ":memory:",
        "file:x.db?mode=ro",
        "sqlite://",
        "sqlite:///:memory:",
        "nul\0.db",
        f"mysql://me:{SECRET}@host/db",
        f"postgresql+asyncpg://me:{SECRET}@host/db",
        f"postgresql://me:{SECRET}@host",
        f"postgresql://me:{SECRET}@host:port/db",
        f"sqlite://me:{SECRET}@host/db",
        f"postgresql://me:first@{SECRET}@host/db",
        f"postgresql://me/{SECRET}@host/db",
        f" postgresql://me:{SECRET}@host/db",
        f"postgresql:/me:{SECRET}@host/db",
        f"Postgres:me:{SECRET}@host/db",
        f"data/postgresql://me:{SECRET}@host/db",
    ],
)
def test_an_address_that_makes_no_sense_is_refused_without_being_shown(given: str) -> None:
    with pytest.raises(StoreAddressError) as raised:
        ContextStore.open(given)
    assert raised.value.fault == "address"
    assert "postgresql://USER@HOST/DATABASE" in str(raised.value) or "sqlite:///" in str(raised.value)
    assert SECRET not in "".join(traceback.format_exception(raised.value))


@requirement("CTX-8")
def test_a_server_that_is_not_there_is_unreachable_and_the_password_stays_hidden() -> None:
    address = f"postgresql://someone:{SECRET}@127.0.0.1:1/talks"
    with pytest.raises(StoreUnavailableError) as raised:
        ContextStore.open(address)
    assert raised.value.fault == "unreachable"
    said = "store postgresql://127.0.0.1:1/talks: the database does not answer. Check that the server runs"
    assert str(raised.value) == said
    shown = "".join(traceback.format_exception(raised.value))
    assert SECRET not in shown
    assert "someone" not in shown


@requirement("CTX-8")
def test_without_the_extra_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("turnwire.store.store.find_spec", lambda name: None)
    with pytest.raises(StoreError, match=r"install .*\[store\]'") as raised:
        ContextStore.open(tmp_path / "x.db")
    assert raised.value.fault == "missing_extra"


@requirement("CTX-8")
def test_the_usual_place_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_store() == tmp_path / "turnwire" / "turnwire.db"
    for unset in ("", "relative"):
        monkeypatch.setenv("XDG_DATA_HOME", unset)
        monkeypatch.setenv("HOME", "/home/me")
        assert default_store() == Path("/home/me/.local/share/turnwire/turnwire.db")

"""Writers are killed with -9 at random points: nothing acknowledged is lost, nothing is half there."""

from __future__ import annotations

import random

import pytest

from tests.patience import PATIENCE_S
from tests.requirements import requirement
from tests.store.kill import kill_after, rounds, start
from tests.store.postgresql import PostgreSQL
from tests.store.samples import context, text
from turnwire.store import ContextStore, StoreUnavailableError

KILLS = 20
"""For each database; `python -m tests.store` does 200 and takes the address of any store."""


@requirement("CTX-8", "AGT-2")
def test_what_was_acknowledged_survives_writers_that_are_killed(place: str) -> None:
    seen = rounds(place, KILLS, seed=8)
    assert seen["kills"] == KILLS
    assert seen["acknowledged"] > KILLS  # they were killed while they wrote, not before


@requirement("CTX-8")
def test_what_was_acknowledged_survives_a_server_that_is_killed(postgresql: PostgreSQL) -> None:
    place = postgresql.new_database("killed_server")
    with ContextStore.open(place) as store:
        made = context(entries=3)
        store.create(made)
        made.append(text(3))
        postgresql.stop("immediate")
        with pytest.raises(StoreUnavailableError) as raised:
            store.save(made)
        assert raised.value.fault == "unreachable"
        assert made.is_dirty
        postgresql.start()
        assert [entry.id for entry in store.load("c1").entries] == ["e0", "e1", "e2"]
        store.save(made)
        assert store.load("c1").to_document() == made.to_document()


@requirement("CTX-8")
def test_the_check_notices_a_loss(place: str) -> None:
    from tests.store.kill import check

    with ContextStore.open(place, busy_timeout_s=PATIENCE_S) as store:
        writer = start(place, "x", 1)
        chance = random.Random(2)
        kill_after([writer], chance)
        check(store, writer)
        store.delete("xc")
        with pytest.raises(AssertionError, match="is lost"):
            check(store, writer)

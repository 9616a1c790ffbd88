"""What a gateway allows is divided among its workers, and what they count is added."""

from __future__ import annotations

import io
import zipfile
from dataclasses import replace

import pytest

from turnwire_schema.v1.config import ModelProviders

from tests.requirements import requirement
from turnwire.config import parse_config
from turnwire.core.errors import ConfigurationError
from turnwire.core.prometheus import summed_text
from turnwire.gateway.pools import pools
from turnwire.gateway.settings import LEAST_KEPT, ClientKey, GatewaySettings, InspectionSettings
from turnwire.gateway.workers.archives import joined_archive
from turnwire.gateway.workers.shares import share_of, share_of_pools
from turnwire.providers.factory import make_registry
from turnwire.providers.secrets import Secret

SETTINGS = GatewaySettings(
    concurrency=10,
    waiting_limit=8,
    keys=(
        ClientKey(key=Secret("a" * 16), name="anna", concurrency=3),
        ClientKey(key=Secret("b" * 16), name="ben"),
    ),
    inspection=InspectionSettings(exchanges=4, bytes=3 * LEAST_KEPT + 2),
)


@requirement("SCL-1", "NFR-3")
def test_the_parts_of_all_workers_are_together_what_was_configured() -> None:
    parts = [share_of(SETTINGS, number, 3) for number in (1, 2, 3)]
    assert [each.concurrency for each in parts] == [4, 3, 3]
    assert [each.waiting_limit for each in parts] == [3, 3, 2]
    assert [[key.concurrency for key in each.keys] for each in parts] == [[1, None]] * 3
    assert [each.inspection for each in parts] == [
        InspectionSettings(exchanges=2, bytes=LEAST_KEPT + 1),
        InspectionSettings(exchanges=1, bytes=LEAST_KEPT + 1),
        InspectionSettings(exchanges=1, bytes=LEAST_KEPT),
    ]
    (same,) = {
        replace(each, concurrency=1, waiting_limit=1, keys=(), inspection=None, alias_defaults={}, aliases={}).timeout_s
        for each in parts
    }
    assert same is SETTINGS.timeout_s
    assert share_of(SETTINGS, 1, 1) == SETTINGS


@requirement("SCL-1")
@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (GatewaySettings(concurrency=2), "--concurrency is 2, which 3 workers cannot divide; give at least 3"),
        (SETTINGS, "concurrency of the key anna is 3, which 4 workers cannot divide; give at least 4"),
    ],
)
def test_a_limit_that_is_less_than_one_for_each_worker_is_an_error(settings: GatewaySettings, words: str) -> None:
    with pytest.raises(ConfigurationError, match=words):
        share_of(settings, 1, 3 if settings is not SETTINGS else 4)


POOLS = """
model_providers:
  providers:
    a: {type: mock}
    b: {type: mock}
    gpu: {type: pool, members: [a, {provider: b, concurrency: 8, rate: 20}], options: {concurrency: 4, rate: 3}}
    free: {type: pool, members: [a]}
"""


@requirement("SCL-1", "SCL-2")
def test_what_the_pools_of_all_workers_allow_is_together_what_was_configured() -> None:
    section = parse_config(POOLS)
    parts = [share_of_pools(section, number, 3) for number in (1, 2, 3)]
    assert [registered(each) for each in parts] == [
        {"gpu": [("a", 2, 1.0), ("b", 3, 20 / 3)], "free": [("a", None, None)]},
        {"gpu": [("a", 1, 1.0), ("b", 3, 20 / 3)], "free": [("a", None, None)]},
        {"gpu": [("a", 1, 1.0), ("b", 2, 20 / 3)], "free": [("a", None, None)]},
    ]
    assert registered(share_of_pools(section, 1, 1)) == registered(section)


def registered(section: ModelProviders) -> dict[str, list[tuple[str, int | None, float | None]]]:
    """The limits of every member of every pool."""
    return {
        pool_id: [(each.member, each.concurrency, each.rate) for each in pool.states()]
        for pool_id, pool in pools(make_registry(section)).items()
    }


@requirement("SCL-1", "SCL-2")
@pytest.mark.parametrize(
    ("count", "words"),
    [
        (5, "concurrency of each member of the pool gpu is 4, which 5 workers cannot divide; give at least 5"),
        (3, "concurrency of b in the pool gpu is 2, which 3 workers cannot divide; give at least 3"),
    ],
)
def test_a_pool_whose_limit_is_less_than_one_for_each_worker_is_an_error(count: int, words: str) -> None:
    section = parse_config(POOLS.replace("concurrency: 8", f"concurrency: {8 if count == 5 else 2}"))
    with pytest.raises(ConfigurationError, match=words):
        share_of_pools(section, 1, count)


FIRST = """\
# HELP a_total Things.
# TYPE a_total counter
a_total{kind="x y"} 2
a_total{kind="z"} 1
# HELP s Seconds.
# TYPE s histogram
s_bucket{le="0.1"} 1
s_bucket{le="+Inf"} 2
s_sum 0.300000
s_count 2
"""
SECOND = """\
# HELP a_total Things.
# TYPE a_total counter
a_total{kind="y"} 7
a_total{kind="x y"} 3
# HELP s Seconds.
# TYPE s histogram
s_bucket{le="0.1"} 0
s_bucket{le="+Inf"} 1
s_sum 0.100000
s_count 1
# HELP g Only here.
# TYPE g gauge
g 1
"""
BOTH = """\
# HELP a_total Things.
# TYPE a_total counter
a_total{kind="x y"} 5
a_total{kind="z"} 1
a_total{kind="y"} 7
# HELP s Seconds.
# TYPE s histogram
s_bucket{le="0.1"} 1
s_bucket{le="+Inf"} 3
s_sum 0.400000
s_count 3
# HELP g Only here.
# TYPE g gauge
g 1
"""


@requirement("SCL-1")
def test_equal_series_are_added_and_each_family_stays_in_one_place() -> None:
    assert summed_text([FIRST, SECOND]) == BOTH
    assert summed_text([FIRST]) == FIRST


def archive(**files: str) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as made:
        for name, text in files.items():
            made.writestr(name, text)
    return data.getvalue()


@requirement("SCL-1")
def test_recordings_of_several_workers_keep_their_files_under_numbers_that_go_on() -> None:
    first = archive(**{"0001-chat.json": "a", "0001-chat.sse": "b", "0002-tags.json": "c", "LEFT-OUT.txt": "x\n"})
    second = archive(**{"0001-chat.json": "d", "0003-chat.json": "e", "LEFT-OUT.txt": "y\n"})
    with zipfile.ZipFile(io.BytesIO(joined_archive([first, second]))) as joined:
        assert {name: joined.read(name) for name in joined.namelist()} == {
            "0001-chat.json": b"a",
            "0001-chat.sse": b"b",
            "0002-tags.json": b"c",
            "0003-chat.json": b"d",
            "0005-chat.json": b"e",
            "LEFT-OUT.txt": b"x\ny\n",
        }

"""The synchronous providers are generated from the asynchronous ones, and are up to date."""

from __future__ import annotations

import inspect

import pytest

from tools.sync_twins import TWINS, _translated, outdated, replaced
from turnwire.providers.base import ModelProvider
from turnwire.providers.sync.base import SyncModelProvider


def test_every_synchronous_module_is_what_its_source_makes_of_it() -> None:
    assert [path.name for path in outdated()] == []


CASES = {
    "keywords": (
        "async def f(self):\n    async with a:\n        await b()\n    return [await c async for c in d]",
        "def f(self):\n    with a:\n        b()\n    return [c for c in d]",
    ),
    "methods": (
        "async def __anext__(self):\n    raise StopAsyncIteration",
        "def __next__(self):\n    raise StopIteration",
    ),
    "types": ("x: Callable[[], Awaitable[list[int]]]", "x: Callable[[], list[int]]"),
    "a text": (
        '"""Use it as `async with`, or call `aclose`. We await your answer."""',
        '"""Use it as `with`, or call `close`. We await your answer."""',
    ),
    "names": ("Thing(Other).Thing_", "SyncThing(Other).Thing_"),
    "an import inside": (
        "    from turnwire.providers.calls.io_loop import Driver  # late",
        "    from turnwire.providers.sync.io_loop import Driver  # late",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_asynchronous_code_becomes_synchronous_code(name: str) -> None:
    source, expected = CASES[name]
    words = {"__anext__": "__next__", "StopAsyncIteration": "StopIteration", "aclose": "close", "Thing": "SyncThing"}
    assert _translated(source, words) == expected


def test_a_name_is_imported_from_where_its_twin_is() -> None:
    assert [
        replaced("base", "ModelProvider"),
        replaced("base", "AVAILABLE_LIMIT_S"),
        replaced("calls.waiting", "Waits"),
        replaced("transport.network", "Scope"),
    ] == [
        ("sync.base", "SyncModelProvider"),
        ("base", "AVAILABLE_LIMIT_S"),
        ("calls.blocking", "Waits"),
        ("transport.network", "ThreadScope"),
    ]


def test_both_providers_have_the_same_methods() -> None:
    def methods(kind: type) -> set[str]:
        return {name for name, _ in inspect.getmembers(kind) if not name.startswith("_")}

    assert methods(ModelProvider) == methods(SyncModelProvider)
    assert all(names for names in TWINS.values())

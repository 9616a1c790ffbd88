"""One embedded provider for all tests of this folder: starting it takes a second or more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from turnwire.providers.sync.embedded import SyncEmbeddedProvider


@pytest.fixture(scope="session")
def embedded() -> Iterator[SyncEmbeddedProvider]:
    """The real model, started at its first use."""
    with SyncEmbeddedProvider() as provider:
        yield provider

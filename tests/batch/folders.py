"""Folders of parts for the tests, and what was read of them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from turnwire_schema.v1.batch import BatchSummary
from turnwire_schema.v1.request import ChatRequest

from tests.batch.samples import asked, read_lines, write_lines
from turnwire import MockProvider
from turnwire.batch import BatchSettings
from turnwire.batch.parts import list_parts
from turnwire.batch.parts_run import PartsRun
from turnwire.providers.calls.retry import RetryPolicy

NO_WAIT = BatchSettings(retry=RetryPolicy(attempts=1))
Said = Callable[[ChatRequest], Any]


def echo(request: ChatRequest) -> str:
    """The answer to a request."""
    return f"you: {request.messages[-1].text}"


class Parts:
    """A folder of requests and one of results, and a provider that notes what it was asked."""

    def __init__(self, folder: Path) -> None:
        self.requests, self.results = folder / "requests", folder / "results"
        self.requests.mkdir()
        self.asked: list[str] = []

    def write(self, **counts: int) -> None:
        """Part files with so many requests each."""
        for name, count in counts.items():
            write_lines(self.requests / f"{name}.jsonl", [asked(f"{name}{number}") for number in range(count)])

    def __call__(
        self,
        says: Said = echo,
        settings: BatchSettings = NO_WAIT,
        *,
        shard: tuple[int, int] | None = None,
        places: tuple[str, str] | None = None,
        work: Path | None = None,
        **options: Any,
    ) -> BatchSummary:
        """Run to the end."""

        def answer(request: ChatRequest) -> Any:
            self.asked.append(request.messages[-1].text or "")
            return says(request)

        async def run() -> BatchSummary:
            async with MockProvider(answer) as provider:
                requests, results = places or (self.requests, self.results)
                parts = list_parts(requests, results, shard=shard, work=work)
                return await PartsRun(parts, provider, settings, is_all=shard is None, **options).run()

        return asyncio.run(run())

    def answers(self) -> dict[str, dict[str, str]]:
        """Text of the answer by id, by part; every result comes once."""
        found = {}
        for path in sorted(self.results.glob("*.jsonl")):
            lines = read_lines(path)
            assert len({line["id"] for line in lines}) == len(lines)
            found[path.name] = {line["id"]: line["response"]["message"]["content"] for line in lines}
        return found


def counts(summary: BatchSummary) -> tuple[int, int, int, int]:
    """(answered, failed, earlier, whole parts)"""
    return summary.answered, summary.failed, summary.earlier, summary.parts_whole or 0


def spoil(path: Path, size: int) -> None:
    """Overwrite the first `size` bytes, so that reading them cannot pass unnoticed, with the same time of change."""
    before = path.stat()
    with path.open("r+b") as file:
        file.write(b"\0" * size)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))

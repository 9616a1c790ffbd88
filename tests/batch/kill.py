"""Runs over a file that are killed with -9 in the middle, and the check of what is there in the end.

    python -m tests.batch [--kills 50] [--requests 500] [--seed 1] [--shards 2]

A process asks a server of this one. It is killed after a random number of questions have reached the server, somewhere
within the next answers; sometimes the end of the file is torn then, as a power failure would. The next run goes on.
In the end every request has exactly one result, which is the answer to it, and none was asked more often than once and
once more for each kill that it could have been open in. With shards, the requests are parts of a folder, and a process
for each shard is killed.
"""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import random
import signal
from pathlib import Path

from tests.batch.samples import asked, read_lines, write_lines
from tests.batch.server import EchoServer, provider_at
from tests.patience import PATIENCE_S
from turnwire.batch import Batch, BatchSettings
from turnwire.batch.manifest import check_no_others, check_parts
from turnwire.batch.parts import list_parts
from turnwire.batch.parts_run import PartsRun

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.batch.kill", "turnwire.codecs.openai_chat.codec"])
CONCURRENCY = 4


def ask(url: str, requests: str, results: str, shard: tuple[int, int] | None = None) -> None:
    """One run over a file, or over the parts of a shard, in a process of its own."""

    async def main() -> None:
        settings = BatchSettings(concurrency=CONCURRENCY)
        async with provider_at(url) as provider:
            if Path(requests).is_dir():
                parts = list_parts(requests, results, shard=shard)
                await PartsRun(parts, provider, settings, is_all=shard is None).run()
            else:
                await Batch(requests, results, provider, settings).run()

    asyncio.run(main())


def rounds(folder: Path, kills: int, requests: int, seed: int, shards: int = 0) -> dict[str, int]:
    """Kill a run, or one for each shard, so often, let the last one end, and check; what was seen.

    Raises:
        AssertionError: a result is missing, comes twice, or is that of another request.
    """
    chance = random.Random(seed)
    names = [f"q{number}" for number in range(requests)]
    runs: list[tuple[int, int] | None] = [(number, shards) for number in range(1, shards + 1)] if shards else [None]
    source, results = folder / "requests", folder / "results"
    if shards:
        source.mkdir()
        cuts = sorted({0, requests, *(chance.randrange(requests) for _ in range(4 * shards))})
        for first, last in itertools.pairwise(cuts):
            write_lines(source / f"{first:06}.jsonl", map(asked, names[first:last]))
    else:
        write_lines(source, map(asked, names))

    def files() -> list[Path]:
        return sorted(results.glob("*.jsonl")) if shards else [results] if results.exists() else []

    torn = killed = 0
    with EchoServer(latency=0.002) as server:
        for _ in range(kills):
            left = requests - sum(path.read_bytes().count(b"\n") for path in files())
            if left < 2 * CONCURRENCY * len(runs):
                break
            server.reached.clear()
            server.wake_at = server.asked.total() + chance.randint(1, min(left // len(runs), max(2, requests // kills)))
            given = [(server.url, str(source), str(results), shard) for shard in runs]
            processes = [PROCESSES.Process(target=ask, args=each) for each in given]
            for process in processes:
                process.start()
            assert server.reached.wait(PATIENCE_S), "the runs ask nothing"
            for process in processes:
                for _ in range(chance.randint(0, 30_000)):  # somewhere within the next answers
                    pass
                process.kill()
            for process in processes:
                process.join()
                assert process.exitcode in (-signal.SIGKILL, 0)
                killed += process.exitcode != 0
            if files() and chance.random() < 0.5:
                torn += 1
                with chance.choice(files()).open("ab") as file:
                    file.write(b'{"id":"q1","line":2,"digest":"0123456789abcdef'[: chance.randint(1, 40)])
        ask(server.url, str(source), str(results))
        if shards:
            parts = list_parts(source, results)
            check_no_others(parts)
            assert check_parts(parts).requests == requests
        lines = [line for path in files() for line in read_lines(path)]
        assert len(lines) == requests, "a result is missing or comes twice"
        found = {line["id"]: line["response"]["message"]["content"] for line in lines}
        assert found == {name: f"you: say {name}" for name in names}
        again = server.asked.total() - requests
        assert again <= killed * CONCURRENCY, f"{again} requests were asked again after {killed} kills"
        assert max(server.asked.values()) <= killed + 1
        assert server.most_at_once <= 2 * CONCURRENCY * len(runs)  # of killed runs and of the next ones
    return {"requests": requests, "files": len(files()), "killed": killed, "torn": torn, "asked_again": again}

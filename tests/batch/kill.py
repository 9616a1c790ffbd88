"""Runs over a file that are killed with -9 in the middle, and the check of what is there in the end.

    python -m tests.batch [--kills 50] [--requests 500] [--seed 1]

A process asks a server of this one. It is killed after a random number of questions have reached the server, somewhere
within the next answers; sometimes the end of the file is torn then, as a power failure would. The next run goes on.
In the end every request has exactly one result, which is the answer to it, and none was asked more often than once and
once more for each kill that it could have been open in.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import signal
from pathlib import Path

from tests.batch.samples import asked, read_lines, write_lines
from tests.batch.server import EchoServer, provider_at
from tests.patience import PATIENCE_S
from turnwire.batch import Batch, BatchSettings

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.batch.kill", "turnwire.batch.run", "turnwire.codecs.openai_chat.codec"])
CONCURRENCY = 4


def ask(url: str, requests: str, results: str) -> None:
    """One run, in a process of its own."""

    async def main() -> None:
        async with provider_at(url) as provider:
            await Batch(requests, results, provider, BatchSettings(concurrency=CONCURRENCY)).run()

    asyncio.run(main())


def rounds(folder: Path, kills: int, requests: int, seed: int) -> dict[str, int]:
    """Kill a run so often, let the last one end, and check; what was seen.

    Raises:
        AssertionError: a result is missing, comes twice, or is that of another request.
    """
    chance = random.Random(seed)
    names = [f"q{number}" for number in range(requests)]
    source, results = write_lines(folder / "requests.jsonl", map(asked, names)), folder / "results.jsonl"
    torn = killed = 0
    with EchoServer(latency=0.002) as server:
        for _ in range(kills):
            left = requests - (results.read_bytes().count(b"\n") if results.exists() else 0)
            if left < 2 * CONCURRENCY:
                break
            server.reached.clear()
            server.wake_at = server.asked.total() + chance.randint(1, min(left, max(2, requests // kills)))
            process = PROCESSES.Process(target=ask, args=(server.url, str(source), str(results)))
            process.start()
            assert server.reached.wait(PATIENCE_S), "the run asks nothing"
            for _ in range(chance.randint(0, 30_000)):  # somewhere within the next answers
                pass
            process.kill()
            process.join()
            assert process.exitcode in (-signal.SIGKILL, 0)
            killed += process.exitcode != 0
            if chance.random() < 0.5:
                torn += 1
                with results.open("ab") as file:
                    file.write(b'{"id":"q1","line":2,"digest":"0123456789abcdef'[: chance.randint(1, 40)])
        ask(server.url, str(source), str(results))
        found = {line["id"]: line["response"]["message"]["content"] for line in read_lines(results)}
        assert len(read_lines(results)) == requests, "a result is missing or comes twice"
        assert found == {name: f"you: say {name}" for name in names}
        again = server.asked.total() - requests
        assert again <= killed * CONCURRENCY, f"{again} requests were asked again after {killed} kills"
        assert max(server.asked.values()) <= killed + 1
        assert server.most_at_once <= 2 * CONCURRENCY  # of a killed run and of the next one
    return {"requests": requests, "kills": killed, "torn": torn, "asked_again": again}

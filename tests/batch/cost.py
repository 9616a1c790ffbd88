"""What a batch costs: the numbers of docs/guides/batch.md.

    python -m tests.batch.cost [--requests 100000] [--resumed 1000000]

CPU time, peak memory and bytes, so that a busy machine measures the same. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import tempfile
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing
from pathlib import Path
from typing import Any

from turnwire_schema.v1.response import ChatResponse

from tests.batch.samples import asked
from turnwire import MockProvider
from turnwire.batch import Batch, BatchSettings, PartsRun, check_parts, list_parts
from turnwire.batch.parts import run_part
from turnwire.batch.request_formats import Question
from turnwire.batch.requests import Outcome, Progress
from turnwire.codecs.values.wirejson import dump_wire_json

TEXT = "A short answer of about ten words to this request."
ANSWER = ChatResponse.from_dict(
    {
        "message": {"role": "assistant", "content": TEXT},
        "finish_reason": "stop",
        "model": "m",
        "usage": {"prompt_tokens": 70, "completion_tokens": 12},
    }
)


def line(number: int) -> bytes:
    """A request of 460 bytes."""
    name = f"request-{number:08}"
    return json.dumps(asked(name, f"Summarize text {number} in one sentence. " + "word " * 64)).encode()


async def answered(
    questions: Iterator[Question | None], settings: BatchSettings, progress: Progress
) -> AsyncGenerator[tuple[Question, Outcome]]:
    """The same answer to every question, for nothing."""
    for question in questions:
        if question is not None:
            progress.begun += 1
            yield question, ANSWER


def peak_mb() -> int:
    """Memory of this process at its highest, in MB."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def bytes_read() -> int:
    """Bytes that this process has read of files."""
    return int(Path("/proc/self/io").read_text().split()[1])


def parts(folder: Path, requests: int) -> dict[str, Any]:
    """The cost of a request: of its files alone, with the mock provider, and of the proof."""
    source = folder / "requests"
    source.mkdir()
    for part in range(4):
        with (source / f"{part}.jsonl").open("wb") as file:
            file.writelines(line(number) + b"\n" for number in range(part * requests // 4, (part + 1) * requests // 4))
    begin = time.process_time()
    for part in list_parts(source, folder / "files"):
        asyncio.run(run_part(part, answered))
    files, memory = time.process_time() - begin, peak_mb()

    async def mock() -> None:
        async with MockProvider(lambda _: TEXT) as provider:
            await PartsRun(list_parts(source, folder / "mock"), provider, BatchSettings(concurrency=64)).run()

    begin = time.process_time()
    asyncio.run(mock())
    whole = time.process_time() - begin
    begin = time.process_time()
    check_parts(list_parts(source, folder / "mock"))
    proof = time.process_time() - begin
    return {
        "files_us": round(files / requests * 1e6),
        "peak_mb": memory,
        "with_mock_us": round(whole / requests * 1e6),
        "check_us": round(proof / requests * 1e6),
    }


def resumed(folder: Path, requests: int) -> dict[str, Any]:
    """The cost of going on where 1,000 requests are left, without an index and with it."""
    source, results = folder / "requests.jsonl", folder / "results.jsonl"
    response = ANSWER.to_dict()
    with source.open("wb") as asking, results.open("wb") as answers:
        for number in range(requests):
            text = line(number)
            asking.write(text + b"\n")
            digest = hashlib.sha256(text).hexdigest()[:32]
            value = {"id": f"request-{number:08}", "line": number + 1, "digest": digest, "response": response}
            if number < requests - 1000:
                answers.write(dump_wire_json(value) + b"\n")

    async def first_answer() -> None:
        async with aclosing(Batch(source, results, answered).answers()) as found:
            await anext(found)

    shown: dict[str, Any] = {}
    for name in ("without_index", "with_index"):
        begin, before = time.process_time(), bytes_read()
        asyncio.run(first_answer())
        shown[name] = {"cpu_s": round(time.process_time() - begin, 4), "kb_read": (bytes_read() - before) // 1000}
    shown["index_bytes"] = round(os.stat(f"{results}.index").st_size / requests)
    return shown


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.batch.cost")
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--resumed", type=int, default=1_000_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        print(json.dumps({**parts(Path(first), given.requests), **resumed(Path(second), given.resumed)}))


if __name__ == "__main__":
    main()

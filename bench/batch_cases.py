"""Files of JSON lines and batches: validating, converting on all cores, and asking a server that takes 50 ms.

Times of several processes are wall times, which a busy machine spoils: run `python -m bench convert-lines batch` when
nothing else runs. The CPU that all processes used together is told beside them.
"""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from pydantic_core import from_json

from turnwire_schema.documents import validator_for
from turnwire_schema.v1.config import ProviderConfig

from bench import data, floor, measure
from bench.cases import Row, case, ratio_row, same
from bench.gateway_cases import running
from bench.measure import Effort
from bench.servers import LATE_S
from turnwire.batch import Batch, BatchSettings
from turnwire.batch.lines import Piece
from turnwire.cli.output import Style
from turnwire.cli.validate import CheckPiece, shown_verdicts
from turnwire.convert.bodies import write_request
from turnwire.convert.detect import Candidate
from turnwire.core.validate import load
from turnwire.portable import cores
from turnwire.providers.factory import make_provider

CONCURRENCY = 64
TURNWIRE = [sys.executable, "-c", "from turnwire.cli import main; main()"]


def _lines(count: int) -> bytes:
    """The 20-message request as a body of Chat Completions, once for each of `count` users."""
    from turnwire import ChatRequest

    body = write_request(load(ChatRequest, floor.build_request()), "openai-chat").value
    return b"".join(data.dumps({**body, "user": f"user {number}"}) + b"\n" for number in range(count))


@case("validate-lines")
def validate_lines(effort: Effort) -> Iterator[Row]:
    """One process; the floor parses each line and asks jsonschema-rs. Last, over jsonschema-rs without the parsing: for
    that the parser alone takes more time than jsonschema-rs, so that it is the command on all cores that has a goal.
    """
    text = _lines(100)
    candidate = Candidate("wire/openai-chat/v1/request", "ChatCompletionRequest")
    validator = validator_for(*candidate)
    documents = [from_json(line) for line in text.splitlines()]
    style = Style(as_json=False)

    def ours(wanted: Candidate | None) -> Callable[[], int]:
        check = CheckPiece(wanted)
        return lambda: shown_verdicts(check(Piece(1, text)).found, "file", style).out.count(f"valid {candidate}")

    sides: dict[str, Callable[[], int]] = {
        "floor": lambda: sum(validator.is_valid(from_json(line)) for line in text.splitlines()),
        "alone": lambda: sum(validator.is_valid(document) for document in documents),
        "named": ours(candidate),
        "detected": ours(None),
    }
    for side in sides.values():
        same(side(), 100)
    times = measure.interleave(sides, effort)
    what = "validate 100 JSON lines of 3.5 kB"
    yield ratio_row("validate-lines", f"{what}, over parsing and jsonschema-rs", 2.0, times["floor"], times["named"])
    yield ratio_row("validate-lines", "the same, detected", 2.0, times["floor"], times["detected"])
    title = "the same, named, over jsonschema-rs alone on parsed documents"
    yield ratio_row("validate-lines", title, None, times["alone"], times["named"])


@case("validate-file")
def validate_file(effort: Effort) -> Iterator[Row]:
    """The command on all cores over a file of a gigabyte, against jsonschema-rs alone on as many parsed documents.

    The file is that large so that the start of Python, a third of a second, is a small part.
    """
    count = effort.rounds * 10_000
    candidate = Candidate("wire/openai-chat/v1/request", "ChatCompletionRequest")
    is_valid = validator_for(*candidate).is_valid
    text = _lines(1000)
    documents = [from_json(line) for line in text.splitlines()]
    found: dict[int, list[tuple[float, float]]] = {0: [], 1: [], cores(): []}
    with tempfile.TemporaryDirectory() as folder:
        path, printed = Path(folder) / "requests.jsonl", Path(folder) / "printed"
        with path.open("wb") as file:
            for _ in range(count // 1000):
                file.write(text)

        def alone() -> int:
            return sum(is_valid(document) for _ in range(count // 1000) for document in documents)

        def run(jobs: int) -> tuple[float, float]:
            wall, cpu = time.monotonic(), _cpu_of_others() + time.process_time()
            if jobs == 0:
                same(alone(), count)
            else:
                with printed.open("wb") as out:
                    arguments = ["validate", str(path), "--as", str(candidate), "--jobs", str(jobs)]
                    subprocess.run([*TURNWIRE, *arguments], stdout=out, check=True)
            taken = time.monotonic() - wall, _cpu_of_others() + time.process_time() - cpu
            if jobs:
                same(printed.read_bytes().count(b": valid "), count)
            return taken

        for number in range(max(3, effort.rounds // 6)):
            for jobs in list(found)[:: -1 if number % 2 else 1]:
                found[jobs].append(run(jobs))
    wall, cpu = _medians(found)
    size = f"{count // 1000 * len(text) / 1e9:.1f} GB"
    what = f"validate {count} JSON lines, {size}, on {cores()} cores, over jsonschema-rs alone on parsed documents"
    yield _over("validate-file", f"{what}: time", wall[0], wall[cores()], 2.0)
    yield _over("validate-file", "the same: CPU of all processes together", cpu[0], cpu[cores()])
    yield _over("validate-file", f"CPU on {cores()} cores, over one", cpu[1], cpu[cores()])


@case("convert-lines")
def convert_lines(effort: Effort) -> Iterator[Row]:
    """The command in a process of its own, with one job and with one for each core; its start is in both."""
    count = effort.rounds * 400  # a large file: the start of Python is the same with one process and with several
    command = [*TURNWIRE, "convert", "--lines", "--from", "openai-chat", "--to", "anthropic", "--kind", "request"]
    found: dict[int, list[tuple[float, float]]] = {1: [], cores(): []}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "requests.jsonl"
        path.write_bytes(_lines(count))
        outputs: set[bytes] = set()

        def run(jobs: int) -> tuple[float, float]:
            wall, cpu = time.monotonic(), _cpu_of_others()
            done = subprocess.run([*command, str(path), "--jobs", str(jobs)], capture_output=True, check=True)
            outputs.add(done.stdout)
            return time.monotonic() - wall, _cpu_of_others() - cpu

        for number in range(max(3, effort.rounds // 6)):
            for jobs in list(found)[:: -1 if number % 2 else 1]:
                found[jobs].append(run(jobs))
    same(len(outputs), 1)
    wall, cpu = _medians(found)
    title = f"convert {count} JSON lines on {cores()} cores, over one: time"
    yield _over("convert-lines", title, wall[1], wall[cores()], 1 / (0.9 * cores()))
    yield _over("convert-lines", "the same: CPU of all processes together", cpu[1], cpu[cores()])


def _medians(found: dict[int, list[tuple[float, float]]]) -> tuple[dict[int, float], dict[int, float]]:
    """Wall times and CPU times of each side."""
    wall, cpu = ({side: median(run[which] for run in runs) for side, runs in found.items()} for which in (0, 1))
    return wall, cpu


def _over(case: str, title: str, floor_s: float, ours_s: float, goal: float | None = None) -> Row:
    return Row(
        case=case, title=title, value=ours_s / floor_s, goal=goal, floor_us=floor_s * 1e6, turnwire_us=ours_s * 1e6
    )


def _cpu_of_others() -> float:
    """CPU time of the processes that were started here and have ended, with those that they started, in seconds."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@case("batch")
def batch(effort: Effort) -> Iterator[Row]:
    """A file of requests to a server that answers after 50 ms, 64 at a time: our CPU, and whether it is kept busy."""
    count = 2560
    lines = (
        {
            "id": f"q{n}",
            "request": {"messages": [{"role": "user", "content": f"hello {n}"}], "parameters": {"model": "m"}},
        }
        for n in range(count)
    )
    with running(["bench.servers", "late"]) as (_, port), tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "requests.jsonl"
        source.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
        config = ProviderConfig.from_dict({"type": "vllm", "endpoint": f"http://127.0.0.1:{port}"})

        async def run(number: int) -> tuple[float, float]:
            async with make_provider("up", config) as provider:
                settings = BatchSettings(concurrency=CONCURRENCY)
                wall, cpu = time.monotonic(), time.process_time()
                summary: Any = await Batch(source, Path(folder) / f"{number}.jsonl", provider, settings).run()
                same((summary.answered, summary.failed), (count, 0))
                return time.monotonic() - wall, time.process_time() - cpu

        runs = [asyncio.run(run(number)) for number in range(max(3, effort.rounds // 6))]
    least = count / CONCURRENCY * LATE_S
    yield Row(
        case="batch",
        title=f"batch, {CONCURRENCY} at a time: CPU for a request",
        value=median(cpu for _, cpu in runs) / count * 1000,
        goal=0.5,
        unit="ms",
    )
    yield Row(
        case="batch",
        title="the same: time, over that of a server that is never idle",
        value=median(wall for wall, _ in runs) / least,
        goal=1.2,
        floor_us=least * 1e6,
        turnwire_us=median(wall for wall, _ in runs) * 1e6,
    )

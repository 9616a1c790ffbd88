"""Hold our reader of texts against others on made outputs: `python -m tools.text_differential [--count N] [--seed S]`.

A thousand outputs are made from a seed: valid calls with strings that are easily read wrong, several calls, text around
them, thoughts, and outputs that were cut inside a call. What a client should get of each is known, since it was made
from that. Each is read whole and streamed (one piece; one character or mark a piece; one to eight of them; for ours
single characters too, which cuts marks) by Turnwire and by the parsers of vLLM, SGLang and agent-tool-parser, each in
an environment of its own below .cache. Nothing but pip uses the network.

Every kind of difference is printed with its number, what such outputs have in common, and the shortest example. For
others, white space at the ends of content and thoughts is free; for ours it is not. The exit code is 1 if ours differs.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.peers.environments import environment
from tools.text_differential.differences import differences
from tools.text_differential.engine import ENGINES
from tools.text_differential.outputs import TOOLS, Output, outputs, pieces
from turnwire.codecs.text.formats import text_format
from turnwire.codecs.text.reader import TextReader
from turnwire.codecs.text.reading import TextReading, fits_schemas, fold, judge_of, whole_reading

ROOT = Path(__file__).resolve().parents[2]
OURS = "turnwire"
WAYS = ("one piece", "single units", "1 to 8 units")
PINS = {
    "vllm": ROOT / "bench" / "peers" / "vllm" / "requirements.txt",
    "sglang": ROOT / "bench" / "peers" / "sglang" / "requirements.txt",
    "agent-tool-parser": Path(__file__).with_name("agent-tool-parser.txt"),
}


def cut(output: Output) -> list[list[str]]:
    """The text in pieces, in every way."""
    return [[output.text], pieces(output, 0, 1), pieces(output, 0, 8)]


def ours(output: Output) -> Iterator[tuple[str, dict[str, Any]]]:
    """Way and reading."""
    format = text_format(output.format.partition("/")[0])
    yield "whole", _plain(whole_reading(output.text, format, TOOLS, is_cut=output.is_cut))
    for way, split in zip((*WAYS, "characters"), (*cut(output), [*output.text]), strict=True):
        reader = TextReader(format, TOOLS, judge_of(fits_schemas(TOOLS)))
        events = [event for piece in split for event in reader.feed(piece)]
        yield way, _plain(fold((*events, *reader.end(is_cut=output.is_cut))))


def _plain(reading: TextReading) -> dict[str, Any]:
    calls = [{"name": call.name, "arguments": call.arguments} for call in reading.calls]
    return {"content": reading.content, "thoughts": reading.thoughts, "calls": calls}


def theirs(engine: str, made: list[Output]) -> Iterator[list[tuple[str, dict[str, Any]]]]:
    """Way and reading of each output; nothing where the package has no parser for the format."""
    jobs = [
        {
            "format": output.format.partition("/")[0],
            "text": output.text,
            "marks": output.marks,
            "has_thoughts": bool(output.thoughts),
            "pieces": cut(output),
        }
        for output in made
    ]
    asked = "\n".join(map(json.dumps, (TOOLS, *jobs)))
    with tempfile.TemporaryFile("w+") as log:
        done = subprocess.run(
            [str(environment(PINS[engine], engine)), "-m", "tools.text_differential.engine", engine],
            cwd=ROOT,
            input=asked + "\n",
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            check=False,
        )
        if done.returncode:
            log.seek(0)
            raise SystemExit(f"{engine}: {log.read()[-2000:]}")
    for line in done.stdout.splitlines():
        answer = json.loads(line)
        ways = zip(("whole", *WAYS), (answer["whole"], *answer["streamed"]), strict=False)
        yield [(way, reading) for way, reading in ways if reading is not None]


class Kinds:
    """Differences of one reader, by format and kind."""

    def __init__(self) -> None:
        self.read = Counter[str]()
        self.right = Counter[str]()
        self.found: dict[tuple[str, str], list[tuple[Output, str, dict[str, Any]]]] = defaultdict(list)

    def add(self, output: Output, way: str, reading: dict[str, Any], *, exactly: bool) -> None:
        """One reading."""
        kinds = [*differences(output, reading, exactly=exactly)]
        side = "whole" if way == "whole" else "streamed"
        self.read[side] += 1
        self.right[side] += not kinds
        for kind in kinds:
            self.found[output.format, kind].append((output, way, reading))

    def show(self, made: list[Output]) -> None:
        """Print them, the most frequent first."""
        for (format, kind), cases in sorted(self.found.items(), key=lambda each: -len(each[1])):
            ways = Counter(way for _, way, _ in cases)
            print(f"\n  {format}: {kind}: {', '.join(f'{way} {count}' for way, count in ways.items())}")
            print(f"    with {_common([output for output, _, _ in cases], made, format)}")
            output, way, reading = min(cases, key=lambda each: (len(each[0].text), len(each[0].kinds)))
            print(f"    for example {output.number} ({way}): {output.text!r}"[:400])
            shown = reading.get("raised") or {key: reading[key] for key in ("content", "calls") if reading.get(key)}
            print(f"    gave {shown!r}"[:300])


def _common(cases: list[Output], made: list[Output], format: str) -> str:
    """What such outputs have more often than others of the format."""
    numbers = {output.number for output in cases}
    same = [output for output in made if output.format == format]
    others = Counter(kind for output in same for kind in output.kinds)
    here = Counter(kind for output in same if output.number in numbers for kind in output.kinds)
    more = {
        kind: count
        for kind, count in here.items()
        if count * len(same) > 1.5 * others[kind] * len(numbers) or count > 0.9 * len(numbers)
    }
    shown = ", ".join(f"{kind} {count}" for kind, count in Counter(more).most_common(4))
    return f"{shown or 'nothing special'} (of {len(numbers)} outputs)"


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.text_differential", description=__doc__.partition("\n")[0])
    parser.add_argument("reader", nargs="*", help=f"which to run; default: {OURS}, {', '.join(ENGINES)}")
    parser.add_argument("--count", type=int, default=1000, help="how many outputs; default: 1000")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    unknown = [name for name in given.reader if name not in (OURS, *ENGINES)]
    if unknown:
        parser.error(f"no such reader: {', '.join(unknown)}")
    made = [*outputs(given.seed, given.count)]
    found: dict[str, Kinds] = {}
    for name in given.reader or (OURS, *ENGINES):
        kinds = found[name] = Kinds()
        readings = ([*ours(output)] for output in made) if name == OURS else theirs(name, made)
        for output, each in zip(made, readings, strict=True):
            for way, reading in each:
                kinds.add(output, way, reading, exactly=name == OURS)
        counts = (f"{side} {kinds.right[side]} of {count} right" for side, count in kinds.read.items())
        print(f"\n{name}: {', '.join(counts)}")
        kinds.show(made)
    return int(OURS in found and bool(found[OURS].found))


if __name__ == "__main__":
    sys.exit(main())

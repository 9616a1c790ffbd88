"""What the readers make of every recorded answer, as it came and changed: `python -m tests.codecs.recorded_results`.

Each answer is read whole, streamed, cut at some places, broken off, and with fields that are unknown or of another
type. The results are long, so a digest of each is stored; the command writes them anew after an intended change, and
with `--show NAME` prints what is behind a digest, to compare two checkouts.
"""

from __future__ import annotations

import copy
import hashlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from turnwire.codecs.codec import Codec
from turnwire.contract.recording import Recording, read_all
from turnwire.contract.surfaces import codec_for, surface_of
from turnwire.core.errors import TurnwireError

RECORDINGS: Final = Path(__file__).parents[1] / "recordings"
STORED: Final = Path(__file__).with_suffix(".json")
CHANGES: Final = 4
"""Changed forms of each answer."""
CUTS: Final = 2
ODD_VALUES: Final[tuple[Any, ...]] = (5, None, "x", True, [1], {"a": 1}, 1.5, "", float("nan"))


def answers() -> Iterator[tuple[Recording, Codec]]:
    """Every recorded answer of a chat that is not an error, with the codec of its server."""
    for recording in read_all(RECORDINGS):
        surface = surface_of(recording)
        if recording.response.status == 200 and surface.is_chat:
            codec = codec_for(surface, recording.server)
            assert codec is not None
            yield recording, codec


def results(recording: Recording, codec: Codec) -> Iterator[tuple[str, str]]:
    """By name: what the codec makes of an answer and its changed forms, as JSON."""
    chance = random.Random(recording.name)
    raw = recording.response.raw
    if recording.response.is_stream:
        yield "stream", _whole(lambda: codec.decode_stream([raw]))
        yield "chunks", _chunks(codec, raw, [])
        for number in range(CUTS):
            cuts = sorted(chance.randrange(len(raw) + 1) for _ in range(5))
            yield f"cut {number}", _chunks(codec, raw, cuts)
        yield "events", _chunks(codec, raw, _ends_of_events(raw))
        yield "broken off", _whole(lambda: codec.decode_stream([raw[: len(raw) // 2]]))
        for number in range(CHANGES):
            changed = _changed_event(raw, chance)
            yield f"changed {number}", _chunks(codec, changed, _ends_of_events(changed))
    elif isinstance(recording.response.body, dict):
        yield "whole", _whole(lambda: codec.decode_response(raw))
        yield "parsed", _whole(lambda: codec.decode_response(recording.response.body))
        yield "in place of a stream", _chunks(codec, raw, [])
        for number in range(CHANGES):
            body = json.dumps(_changed(recording.response.body, 1 + number % 3, chance)).encode()
            yield f"changed {number}", _whole(partial(codec.decode_response, body))


def digests(recording: Recording, codec: Codec) -> dict[str, str]:
    """A digest of each result."""
    return {name: hashlib.sha256(found.encode()).hexdigest()[:12] for name, found in results(recording, codec)}


def _whole(read: Callable[[], Any]) -> str:
    try:
        return _json(read().to_dict())
    except TurnwireError as error:
        partial = getattr(error, "partial", None)
        return f"{type(error).__name__}: {error} | {_json(None if partial is None else partial.to_dict())}"


def _chunks(codec: Codec, raw: bytes, cuts: list[int]) -> str:
    decoder = codec.stream_decoder()
    chunks: list[Any] = []
    try:
        for first, last in zip([0, *cuts], [*cuts, len(raw)], strict=True):
            chunks += [chunk.to_dict() for chunk in decoder.feed(raw[first:last])]
        chunks += [chunk.to_dict() for chunk in decoder.close()]
    except TurnwireError as error:
        chunks.append(f"{type(error).__name__}: {error}")
    return _json(chunks)


def _json(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def _ends_of_events(raw: bytes) -> list[int]:
    end = b"\n\n" if b"\n\n" in raw else b"\n"
    places, at = [], raw.find(end)
    while at >= 0:
        places.append(at + len(end))
        at = raw.find(end, at + len(end))
    return places


def _changed(value: Any, times: int, chance: random.Random) -> Any:
    """A copy with fields that are unknown, and known ones with odd values."""
    changed = copy.deepcopy(value)
    objects = list(_objects(changed))
    for _ in range(times):
        target = chance.choice(objects)
        if chance.random() < 0.5 or not target:
            target[f"later_{chance.randrange(3)}"] = chance.choice(ODD_VALUES)
        else:
            target[chance.choice(list(target))] = chance.choice(ODD_VALUES)
    return changed


def _objects(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from _objects(each)


def _changed_event(raw: bytes, chance: random.Random) -> bytes:
    """A stream with one event changed."""
    lines = raw.split(b"\n")
    data = [(number, line.removeprefix(b"data:")) for number, line in enumerate(lines)]
    parsed = [(number, body) for number, line in data if (body := _object(line)) is not None]
    if parsed:
        number, body = chance.choice(parsed)
        prefix = b"data: " if lines[number].startswith(b"data:") else b""
        lines[number] = prefix + json.dumps(_changed(body, 1, chance)).encode()
    return b"\n".join(lines)


def _object(line: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def main() -> int:
    """The exit code."""
    if len(sys.argv) == 3 and sys.argv[1] == "--show":
        for recording, codec in answers():
            if recording.name == sys.argv[2]:
                for name, found in results(recording, codec):
                    print(name, found)
        return 0
    stored = {recording.name: digests(recording, codec) for recording, codec in answers()}
    STORED.write_text(json.dumps(stored, indent=1) + "\n")
    print(f"{sum(map(len, stored.values()))} results of {len(stored)} answers")
    return 0


if __name__ == "__main__":
    sys.exit(main())

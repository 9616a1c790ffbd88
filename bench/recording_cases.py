"""Every recorded answer of real servers: what reading it costs over `json.loads` of the same bytes.

A row has the median of its group, a server and a dialect; the dearest group and the share of dear answers follow. So
no form of an answer is fast alone: `forms` changes one field of an answer at a time.
"""

from __future__ import annotations

import gc
import json
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from bench import measure
from bench.cases import Row, case
from bench.measure import Effort
from bench.recorded import RECORDINGS, SERVERS
from turnwire import get_codec
from turnwire.codecs.codec import Codec
from turnwire.contract.recording import RecordedResponse, read_all
from turnwire.contract.surfaces import codec_for, surface_of
from turnwire.core.errors import ProviderError

Sides = tuple[Callable[[], object], Callable[[], object]]
"""The floor, and Turnwire."""
DEAR = 4
"""Times `json.loads` from which an answer is dear."""


@case("recordings")
def recordings(effort: Effort) -> Iterator[Row]:
    """Whole answers, and streams of which each read is one event."""
    yield from _rows("recorded", "answers", dict(_groups(_whole)), effort, median=2.2, dearest=3, dear=5)
    yield from _rows("recorded-streams", "streams", dict(_groups(_stream)), effort, median=1.5)


def _groups(sides: Callable[[Codec, RecordedResponse], Sides | None]) -> Iterator[tuple[str, list[Sides]]]:
    groups: dict[str, list[Sides]] = defaultdict(list)
    for recording in read_all(RECORDINGS):
        surface = surface_of(recording)
        codec = codec_for(surface, recording.server)
        if recording.server not in SERVERS or recording.response.status != 200 or not surface.is_chat or codec is None:
            continue
        found = sides(codec, recording.response)
        if found is not None:
            groups[f"{recording.server} {codec.dialect}"].append(found)
    yield from sorted(groups.items())


def _whole(codec: Codec, response: RecordedResponse) -> Sides | None:
    if not isinstance(response.body, dict):
        return None
    read = partial(codec.decode_response, response.raw)
    return (partial(json.loads, response.raw), read) if _works(read) else None


def _stream(codec: Codec, response: RecordedResponse) -> Sides | None:
    if not response.is_stream:
        return None
    end = b"\n" if response.framing == "ndjson" else b"\n\n"
    reads = [piece + end for piece in response.raw.replace(b"\r\n", b"\n").split(end) if piece.strip()]
    events = [data for read in reads if (data := read[read.find(b"{") :]).startswith(b"{")]
    read = partial(codec.decode_stream, reads)
    return (partial(_parse, events), read) if events and _works(read) else None


def _parse(events: list[bytes]) -> list[Any]:
    return [json.loads(event) for event in events]


def _works(read: Callable[[], object]) -> bool:
    """Whether it is an answer, and no error."""
    try:
        read()
    except ProviderError:
        return False
    return True


def _rows(
    name: str,
    what: str,
    groups: dict[str, list[Sides]],
    effort: Effort,
    *,
    median: float,
    dearest: float | None = None,
    dear: float | None = None,
) -> Iterator[Row]:
    short = Effort(rounds=5, batch_ns=effort.batch_ns // 20)
    gc.collect()
    gc.freeze()  # once for all: it takes longer than to read an answer
    ratios = {group: [_ratio(sides, short) for sides in found] for group, found in groups.items()}
    gc.unfreeze()
    medians = {group: statistics.median(found) for group, found in ratios.items()}
    for group, value in medians.items():
        yield Row(case=name, title=f"{len(ratios[group])} {what}, {group}: median", value=value, goal=None)
    every = [each for found in ratios.values() for each in found]
    yield Row(case=name, title=f"all {len(every)} {what}: median", value=statistics.median(every), goal=median)
    group = max(medians, key=lambda each: medians[each])
    yield Row(case=name, title=f"dearest group of {what}: {group}", value=medians[group], goal=dearest)
    share = 100 * sum(each >= DEAR for each in every) / len(every)
    yield Row(case=name, title=f"{what} that cost {DEAR} × or more", value=share, goal=dear, unit="%")


def _ratio(sides: Sides, effort: Effort) -> float:
    by_hand, ours = sides
    times = measure.interleave({"floor": by_hand, "turnwire": ours}, effort, collect=False)
    return times["turnwire"].median / times["floor"].median


# One field at a time

PLAIN: dict[str, Any] = {
    "id": "chatcmpl-1",
    "object": "chat.completion",
    "created": 1795298075,
    "model": "m",
    "choices": [
        {
            "index": 0,
            "message": {"role": "assistant", "content": "The story of a fox is a classic example of a classic"},
            "finish_reason": "stop",
        }
    ],
    "usage": {"prompt_tokens": 18, "total_tokens": 30, "completion_tokens": 12},
}
FORMS: dict[str, Callable[[Any], object]] = {
    "length": lambda body: body["choices"][0].update(finish_reason="length"),
    "a stop text": lambda body: body["choices"][0].update(stop_reason="fox"),
    "thoughts": lambda body: body["choices"][0]["message"].update(reasoning="A story."),
    "nulls": lambda body: body["choices"][0]["message"].update(refusal=None, audio=None, function_call=None),
    "timings": lambda body: body.update(timings={"prompt_n": 18, "prompt_ms": 29.009, "predicted_ms": 69.057}),
    "cached tokens": lambda body: body["usage"].update(prompt_tokens_details={"cached_tokens": 4}),
    "a fingerprint": lambda body: body.update(system_fingerprint="b0"),
    "an unknown field": lambda body: body.update(later={"a": 1}),
    "an unknown field of the message": lambda body: body["choices"][0]["message"].update(later="x"),
    "log probabilities": lambda body: body["choices"][0].update(
        logprobs={"content": [{"token": "a", "logprob": -0.5, "bytes": [97], "top_logprobs": []}]}
    ),
}
"""By what is new: the change of a plain answer."""


@case("forms")
def forms(effort: Effort) -> Iterator[Row]:
    """What one field more costs: the answer over the plain one, each over `json.loads` of its own bytes."""
    read = get_codec("vllm").decode_response
    bodies = {"plain": json.dumps(PLAIN).encode()}
    for name, change in FORMS.items():
        body = json.loads(bodies["plain"])
        change(body)
        bodies[name] = json.dumps(body).encode()
    short = Effort(rounds=effort.rounds, batch_ns=effort.batch_ns // 8)
    ratios = {name: _ratio((partial(json.loads, body), partial(read, body)), short) for name, body in bodies.items()}
    plain = ratios.pop("plain")
    yield Row(case="forms", title="a plain Chat Completions answer", value=plain, goal=None)
    for name, value in ratios.items():
        yield Row(case="forms", title=f"{name}: times the plain one", value=value / plain, goal=1.5)

"""What a scripted model says to which conversation: a scenario of the stand-in, as far as a model can play it.

A model sees the conversation and nothing of HTTP, and remembers nothing. What a scenario asks for beyond that is found
here, each with its place: faults, recordings, usage, and turns that depend on a path, a dialect or a stream.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from turnwire_schema.v1.scenario import Scenario, ScenarioAnswer, ScenarioMatch, ScenarioTurn

from turnwire.scripted_model.pieces import CALL_BEGIN, CALL_END, THINK_BEGIN, THINK_END, pieces_of

MOST_PIECES: Final = 500
"""Pieces of one answer. The positions after it look too much like others."""
MOST_SCRIPTS: Final = 1000
NOTHING_FITS: Final = "The scenario has no turn for this."
"""What the model says to a conversation that no turn is for."""

_ALL: Final = ScenarioMatch()
_UNSEEN: Final = {
    "dialect": "a model does not see the dialect of a request",
    "path": "a model does not see the path of a request",
    "method": "a model does not see the method of a request",
    "model": "a model answers under the name that its server gives it",
    "stream": "a model does not see whether its answer is streamed",
}
_ENDS: Final = {"length": "the answer is cut by max_tokens in the request", None: "", "stop": "", "tool_calls": ""}


@dataclass(frozen=True, slots=True)
class Unplayable:
    """Something in a scenario that a model cannot do."""

    pointer: str
    """Its place, as a JSON pointer into the scenario."""
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Script:
    """One answer, and the conversations that get it."""

    pieces: tuple[bytes, ...]
    contains: str | None = None
    """Lower-case text that the last message of the user or of a tool contains; None: any."""
    role: str | None = None
    """Role of the last message; None: any."""
    first: int = 0
    """The number of answers that the conversation has at least."""
    end: int | None = None
    """The number of answers that the conversation has not reached; None: no limit."""
    needs_tools: bool = False
    """Whether tools must be offered, since the answer calls some."""
    needs_no_thinking: bool = False
    """Whether thinking must be switched off, since the answer leaves the thoughts of the next script out."""


def scripts_of(scenario: Scenario) -> tuple[tuple[Script, ...], tuple[Unplayable, ...]]:
    """The scripts of a scenario in the order in which they are tried, and what they leave out."""
    scripts: list[Script] = []
    faults: list[Unplayable] = []
    if scenario.when_used_up == "refuse":
        faults.append(Unplayable("/when_used_up", "a model cannot refuse; it gives the last turn that fits again"))
    if scenario.models:
        faults.append(Unplayable("/models", "a model answers under the name that its server gives it"))
    for place, turn in enumerate(scenario.turns):
        problems = tuple(_problems(turn, f"/turns/{place}"))
        faults += problems
        if turn.answer is not None and not any(_is_fatal(each) for each in problems):
            scripts += _scripts(turn, turn.answer, *_span(scenario, place))
    return tuple(scripts), tuple(faults)


def _is_fatal(problem: Unplayable) -> bool:
    """Whether the turn is left out, since its answer or its conversations cannot be told."""
    return "/match/" in problem.pointer or problem.pointer.endswith("/answer")


def _span(scenario: Scenario, place: int) -> tuple[int, int | None]:
    """The numbers of answers in a conversation for which the turn at `place` is: turns with one match are in turn."""
    matches = [turn.match or _ALL for turn in scenario.turns]
    before = [
        turn.times or 1 for turn, match in zip(scenario.turns[:place], matches, strict=False) if match == matches[place]
    ]
    first, times = sum(before), scenario.turns[place].times
    if times is None and matches[place] in matches[place + 1 :]:
        times = 1
    return first, None if times is None else first + times


def _scripts(turn: ScenarioTurn, answer: ScenarioAnswer, first: int, end: int | None) -> Iterator[Script]:
    match = turn.match or _ALL
    common: dict[str, Any] = {
        "contains": match.contains.lower() if match.contains is not None else None,
        "role": match.role,
        "first": first,
        "end": end,
        "needs_tools": bool(answer.tool_calls),
    }
    said = _said(answer)
    if answer.thinking is None:
        yield Script(pieces=said, **common)
        return
    thoughts = (THINK_BEGIN, *pieces_of(f"\n{answer.thinking}\n"), THINK_END, b"\n\n")
    yield Script(pieces=said, needs_no_thinking=True, **common)
    yield Script(pieces=(*thoughts, *said), **common)


def _said(answer: ScenarioAnswer) -> tuple[bytes, ...]:
    """Text, then calls in the format of Hermes, which is that of Qwen2.5 and Qwen3, too."""
    found = list(pieces_of(answer.text or ""))
    for call in answer.tool_calls or ():
        written = json.dumps({"name": call.name, "arguments": call.arguments or {}}, ensure_ascii=False)
        found += [*([b"\n"] if found else []), CALL_BEGIN, *pieces_of(f"\n{written}\n"), CALL_END]
    return tuple(found)


def _problems(turn: ScenarioTurn, at: str) -> Iterator[Unplayable]:
    for name, reason in _UNSEEN.items():
        if turn.match is not None and getattr(turn.match, name) is not None:
            yield Unplayable(f"{at}/match/{name}", reason)
    if turn.faults:
        yield Unplayable(f"{at}/faults", "a model cannot break the answer of its server")
    if turn.recording is not None:
        yield Unplayable(f"{at}/recording", "a model cannot give recorded bytes; write the answer out")
    elif turn.answer is None:
        yield Unplayable(f"{at}/answer", "a model needs the words of the answer")
    else:
        yield from _answer_problems(turn.answer, f"{at}/answer")


def _answer_problems(answer: ScenarioAnswer, at: str) -> Iterator[Unplayable]:
    if answer.usage is not None:
        yield Unplayable(f"{at}/usage", "the server counts the tokens")
    ending = _ENDS.get(answer.finish_reason, "the server says why the answer ended")
    if ending:
        yield Unplayable(f"{at}/finish_reason", ending)
    for place, call in enumerate(answer.tool_calls or ()):
        if call.id is not None:
            yield Unplayable(f"{at}/tool_calls/{place}/id", "the server makes the ids of calls")
    if sum(len(script) for script in (_said(answer), pieces_of(answer.thinking or ""))) > MOST_PIECES:
        yield Unplayable(at, f"the answer is longer than {MOST_PIECES} pieces (words and signs)")

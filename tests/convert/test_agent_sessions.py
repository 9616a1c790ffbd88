"""Sessions of coding agents, from every client's dialect to every server's: each request only goes on from the last.

What counts is the text in the order in which a server reads it: tools, system, then each part of each message. Marks
for a vendor's cache are in no prompt. Neighbours of one role that a wire has as one message are no other text than two
messages. Every exception is in `FORCED`, with its loss.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise, product
from typing import Any, Final, NamedTuple

import pytest

from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.request import ChatRequest

from tests.cases import for_each
from tests.convert.agent_sessions import EMPTY, SESSIONS, TURNS, Body, Session
from tests.requirements import requirement
from turnwire.codecs.dialects import built_in, codec_names, dialect_named
from turnwire.codecs.registry import get_codec
from turnwire.convert import read_request, transcode_request, write_request
from turnwire.convert.chunks import listed

CLIENTS: Final = tuple(built_in())
SERVERS: Final = codec_names()
MODEL: Final = "local-model"
_CONTENTS: Final = ("content", "parts")


class Converted(NamedTuple):
    """A request as a server gets it: its prompt, piece by piece, and what was lost."""

    prompt: tuple[Any, ...]
    losses: tuple[Loss, ...]

    def goes_on_from(self, earlier: Converted) -> bool:
        """Whether this prompt is the earlier one, and something behind it."""
        return self.prompt[: len(earlier.prompt)] == earlier.prompt


def prompt_of(body: Mapping[str, Any], codec: str) -> tuple[Any, ...]:
    """What a server of that codec reads, in the order in which templates write it."""
    places = dialect_named(get_codec(codec).dialect).request
    body = _unmarked(body)
    system = None if places.system is None else body.get(places.system)
    return (body.get("tools"), system, *_pieces(listed(body[places.messages])))


def _pieces(messages: Iterable[Body]) -> Iterator[Any]:
    role: Any = None
    for message in messages:
        content: Any = next((message[name] for name in _CONTENTS if name in message), None)
        rest = {name: value for name, value in message.items() if name not in _CONTENTS}
        if rest != role:
            yield rest
        # A message of the user may go on in the next; calls and results are messages of their own on some wires.
        role = rest if rest.keys() == {"role"} else None
        yield from [{"text": content}] if isinstance(content, str) else content or ()


def _unmarked(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _unmarked(each) for name, each in value.items() if name != "cache_control"}
    return [_unmarked(each) for each in value] if isinstance(value, list) else value


def converted(body: Body, client: str, server: str) -> Converted:
    found, losses = transcode_request(body, client, server, model=MODEL)
    return Converted(prompt_of(found, server), losses)


def written(request: ChatRequest, server: str) -> Converted:
    body, losses = write_request(request, server)
    return Converted(prompt_of(body, server), losses)


def as_sent_by(session: Session, client: str) -> list[Body]:
    """The requests of a session, as a client of that dialect would send them."""
    if client == session.dialect:
        return list(session.bodies())
    return [transcode_request(body, session.dialect, client, model=MODEL).value for body in session.bodies()]


@requirement("PFX-1")
@for_each("session", SESSIONS, ids=lambda session: session.agent)
@for_each("client", CLIENTS)
def test_every_request_of_an_agent_goes_on_from_the_one_before(session: Session, client: str) -> None:
    asked = [read_request(body, client, model=MODEL).value for body in as_sent_by(session, client)]
    found = {server: [written(each, server) for each in asked] for server in SERVERS}
    pairs = [(server, number) for server in SERVERS for number in range(TURNS - 1)]
    assert len(pairs) == len(SERVERS) * (TURNS - 1)
    assert [(server, at) for server, at in pairs if not found[server][at + 1].goes_on_from(found[server][at])] == []


@requirement("PFX-1")
@for_each("session", SESSIONS, ids=lambda session: session.agent)
def test_a_body_of_each_agent_goes_on_from_the_one_before_when_it_is_sent(session: Session) -> None:
    prompts = [Converted(prompt_of(body, session.dialect), ()) for body in session.bodies()]
    if session.agent == "claude":  # its attribution is new in each request
        prompts = [each._replace(prompt=(each.prompt[0], each.prompt[1][1:], *each.prompt[2:])) for each in prompts]
    if session.agent == "gemini":  # it takes signatures back, which are in no prompt
        prompts = [each._replace(prompt=tuple(map(_unsigned, each.prompt))) for each in prompts]
    assert all(later.goes_on_from(earlier) for earlier, later in pairwise(prompts))
    assert len({len(each.prompt) for each in prompts}) == TURNS


def _unsigned(piece: Any) -> Any:
    return {k: v for k, v in piece.items() if k != "thoughtSignature"} if isinstance(piece, Mapping) else piece


@requirement("PFX-1")
@pytest.mark.parametrize("server", ["anthropic", "anthropic-2026-10-21"])
def test_an_empty_answer_that_a_wire_leaves_out_is_a_loss(server: str) -> None:
    session = next(each for each in SESSIONS if each.agent == "claude")
    losses = transcode_request(session.body(EMPTY + 1), "anthropic", server, model=MODEL).losses
    assert [loss.at for loss in losses if loss.id == "anthropic.empty_text"] != []


# What is asked for in one request of a session


ENDINGS: Final[Mapping[str, Mapping[str, Any]]] = {
    "no tool": {"tool_choice": "none"},
    "any tool": {"tool_choice": "required"},
    "one tool": {"tool_choice": {"type": "function", "function": {"name": "read"}}},
    "one call": {"parallel_tool_calls": False},
    "json": {"response_format": {"type": "json_object"}},
    "schema": {"response_format": {"type": "json_schema", "json_schema": {"name": "n", "schema": {"type": "object"}}}},
    "effort": {"reasoning_effort": "high"},
    "sampling": {"temperature": 0.5, "top_p": 0.9, "seed": 7},
    "limit": {"max_completion_tokens": 100, "stop": ["END"]},
}
FORCED: Final[Mapping[tuple[str, str], tuple[str, str]]] = {
    # Ollama 0.33 has no choice of tools: for none of them they are left out.
    ("ollama", "no tool"): ("ollama.tool_choice_none", "/tool_choice"),
    # llama.cpp b11549 ignores the name, so that tool alone is sent.
    ("llamacpp", "one tool"): ("openai-chat.named_tool_choice", "/tool_choice"),
    # Anthropic's wire has schemas and no plain JSON, which is asked for in words.
    ("anthropic", "json"): ("anthropic.json_object", "/response_format"),
    ("anthropic-2026-10-21", "json"): ("anthropic.json_object", "/response_format"),
}
"""By wire, a client's or a server's, and what is asked: the loss that says why the prompt begins otherwise."""
WHERE: Final = {ending: at for (_, ending), (_, at) in FORCED.items()}
EXCEPTIONS: Final = 48
"""Of 756 conversions: nine endings, six dialects of clients, fourteen servers."""


@requirement("PFX-1")
def test_what_is_asked_for_in_one_request_changes_no_prompt_without_a_loss() -> None:
    session = next(each for each in SESSIONS if each.agent == "opencode")
    plain = session.body(3)
    changed = 0
    for ending, client, server in product(ENDINGS, CLIENTS, SERVERS):
        at_client = _lost(session, ending, client)
        before, now = (
            converted(
                body
                if client == session.dialect
                else transcode_request(body, session.dialect, client, model=MODEL).value,
                client,
                server,
            )
            for body in (plain, {**plain, **ENDINGS[ending]})
        )
        wires = [client, *([server] if not {at for _, at in at_client} & {WHERE.get(ending)} else [])]
        forced = {FORCED[wire, ending] for wire in wires if (wire, ending) in FORCED}
        assert (now.prompt != before.prompt) is bool(forced), (client, server, ending)
        assert forced <= {*at_client, *((loss.id, loss.at) for loss in now.losses)}, (client, server, ending)
        changed += bool(forced)
    assert changed == EXCEPTIONS


def _lost(session: Session, ending: str, client: str) -> set[tuple[str, str]]:
    """What a client of that dialect cannot say of an ending."""
    if client == session.dialect:
        return set()
    body = {**session.body(3), **ENDINGS[ending]}
    return {(loss.id, loss.at) for loss in transcode_request(body, session.dialect, client, model=MODEL).losses}

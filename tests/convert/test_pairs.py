"""Any request, answer and stream from any dialect to any other: nothing is lost that is not told.

Facts (tests.conversations.facts) are compared: texts, thoughts, calls with the links to their results, tools,
parameters, options. What is not among them and may change: how texts are cut into parts of a stream, the spelling of
call ids that a server never gave, and what `NORMAL_FORM` of a codec says.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from typing import Any, Final

from hypothesis import given, strategies as st

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.codecs import strategies as any_
from tests.codecs.coverage.table import COVERAGE
from tests.conversations.chunks import chunks_of
from tests.conversations.facts import astray, facts_of_answer, facts_of_request, facts_of_stream, in_stream
from tests.properties import examples
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.convert import (
    StreamTranscoder,
    read_request,
    transcode_request,
    transcode_response,
    write_request,
)
from turnwire.core.errors import InvalidDataError, ProviderError
from turnwire.core.finish import CUT

DIALECTS: Final = tuple(COVERAGE)
dialects = st.sampled_from(DIALECTS)
pairs = st.sampled_from(list(itertools.permutations(DIALECTS, 2)))
often = examples(20)


def read(body: dict[str, Any], dialect: str) -> ChatRequest | None:
    """The request in a body; None where the losses left nothing that a server would take."""
    try:
        return read_request(body, dialect, model="m").value
    except InvalidDataError:
        return None


@requirement("COD-1", "COD-2")
@often
@given(data=st.data(), dialect=dialects, rich=st.booleans())
def test_a_request_comes_back_as_it_was_but_for_the_losses_that_are_told(
    data: st.DataObject, dialect: str, rich: bool
) -> None:
    request = ChatRequest.from_dict(data.draw(any_.requests(rich=rich)))
    body, losses = write_request(request, dialect)
    back = read(body, dialect)
    assert back is not None or losses
    if back is not None:
        assert astray(facts_of_request(request), facts_of_request(back), losses) == []


@requirement("COD-1", "COD-2")
@often
@given(data=st.data(), pair=pairs, rich=st.booleans())
def test_a_request_from_any_dialect_to_any_other_loses_nothing_silently(
    data: st.DataObject, pair: tuple[str, str], rich: bool
) -> None:
    source, target = pair
    body, _ = write_request(ChatRequest.from_dict(data.draw(any_.requests(rich=rich))), source)
    before = read(body, source)
    if before is None:
        return
    there, losses = transcode_request(body, source, target, model="m")
    back = read(there, target)
    assert back is not None or losses
    if back is not None:
        assert astray(facts_of_request(before), facts_of_request(back), losses) == []


@requirement("COD-3")
@often
@given(data=st.data(), pair=pairs, rich=st.booleans())
def test_an_answer_from_any_dialect_to_any_other_loses_nothing_silently(
    data: st.DataObject, pair: tuple[str, str], rich: bool
) -> None:
    source, target = pair
    body = get_codec(source).encode_response(plain_end(data.draw(any_.responses(rich=rich)))).value
    try:
        before = get_codec(source).decode_response(body)
    except ProviderError:  # an answer that failed or was cancelled is an error on this wire
        return
    there, losses = transcode_response(body, source, target)
    try:
        after = get_codec(target).decode_response(there)
    except ProviderError:
        assert before.finish_reason in ("error", "cancelled")
        return
    assert astray(facts_of_answer(before), facts_of_answer(after), losses) == []


def plain_end(answer: dict[str, Any]) -> ChatResponse:
    """An answer whose last call was not cut: only some wires can say that a call is whole although the limit came.

    Interactions have one word, incomplete, for the limit and for ends of other kinds.
    """
    is_cut = answer["finish_reason"] in ("length", "content_filter", "other")
    if is_cut and (answer["message"].keys() & {"tool_calls", "invalid_tool_calls"}):
        answer = {**answer, "finish_reason": "tool_calls"}
    return ChatResponse.from_dict({**answer, "usage": _counted(answer["usage"])})


def _counted(usage: dict[str, Any]) -> dict[str, Any]:
    """Counts as a server makes them: cached tokens are part of the prompt, thoughts of the answer, and none is 0."""
    out = dict(usage)
    for whole, parts in (
        ("prompt_tokens", ("cached_tokens", "cache_write_tokens")),
        ("completion_tokens", ("reasoning_tokens",)),
    ):
        for name in parts:
            if whole in usage and name in usage:
                out[name] += 1
                out[whole] += out[name]
            else:
                out.pop(name, None)
        if whole in usage:
            out[whole] += 1
    return out


# Streams


def stream_of(response: ChatResponse, dialect: str) -> bytes:
    encoder = get_codec(dialect).stream_encoder(model="m", response_id="r", created=1)
    return b"".join(encoder.feed(chunk) for chunk in chunks_of(response)) + encoder.close()


def transcoded(data: list[bytes], source: str, target: str) -> tuple[bytes, StreamTranscoder]:
    transcoder = StreamTranscoder(source, target, model="m", response_id="r", created=1)
    return b"".join(transcoder.feed(piece) for piece in data) + transcoder.close(), transcoder


def payloads(data: bytes) -> list[dict[str, Any]]:
    """The JSON objects of a stream."""
    lines = (
        line.removeprefix(b"data:").strip() for line in data.split(b"\n") if not line.startswith((b"event:", b":"))
    )
    return [json.loads(line) for line in lines if line and line != b"[DONE]"]


def _types(*names: str) -> Callable[[dict[str, Any]], bool]:
    return lambda event: event.get("type", event.get("event_type")) in names


ENDS: Final[dict[str, Callable[[dict[str, Any]], bool]]] = {
    "ollama": lambda event: event.get("done") is True or "error" in event,
    "openai-chat": lambda event: "error" in event or any(each.get("finish_reason") for each in event["choices"]),
    "openai-responses": _types("response.completed", "response.incomplete", "response.failed", "error"),
    "anthropic": _types("message_stop", "error"),
    "gemini": lambda event: "error" in event or any("finishReason" in each for each in event.get("candidates", ())),
    "gemini-interactions": _types("interaction.completed", "error"),
}
COUNTS: Final[dict[str, Callable[[dict[str, Any]], bool]]] = {
    "ollama": lambda event: "eval_count" in event or "prompt_eval_count" in event,
    "openai-chat": lambda event: event.get("usage") is not None,
    "openai-responses": lambda event: (event.get("response") or {}).get("usage") is not None,
    "anthropic": _types("message_delta"),  # message_start has what is known at the start
    "gemini": lambda event: "usageMetadata" in event,
    "gemini-interactions": lambda event: (event.get("interaction") or {}).get("usage") is not None,
}
WHOLE = ("stop", "length", "tool_calls", "content_filter", "other")


def answers(data: st.DataObject, *, rich: bool) -> ChatResponse:
    return plain_end(data.draw(any_.responses(rich=rich).filter(lambda answer: answer["finish_reason"] in WHOLE)))


@requirement("COD-4", "REQ-3")
@often
@given(data=st.data(), pair=pairs, rich=st.booleans())
def test_a_stream_in_another_dialect_is_the_answer_in_that_dialect_with_one_end_and_one_count(
    data: st.DataObject, pair: tuple[str, str], rich: bool
) -> None:
    source, target = pair
    wire = stream_of(answers(data, rich=rich), source)
    before = get_codec(source).decode_stream([wire])
    if any_.ids_repeat([before.message]):
        return  # a reader of the other wire refuses it where the id alone says whose the arguments are
    out, transcoder = transcoded([wire], source, target)
    assert (transcoder.error, transcoder.is_over) == (None, True)
    events = payloads(out)
    assert sum(map(ENDS[target], events)) == 1
    assert sum(map(COUNTS[target], events)) <= 1
    try:
        after = get_codec(target).decode_stream([out])
    except ProviderError:  # an answer that failed before it said anything is an error on this wire
        assert before.finish_reason in CUT - {"length"}
        return
    losses = in_stream(transcoder.losses)
    assert astray(facts_of_stream(before), facts_of_stream(after), losses) == []

    body, lost = get_codec(source).encode_response(before)
    try:
        whole, told = transcode_response(body, source, target)
        same = get_codec(target).decode_response(whole)
    except ProviderError:
        assert before.finish_reason in CUT - {"length"}
        return
    # How an answer ends whose calls cannot run depends on which of them a wire can say.
    silent = ("option of", "call id", *(["finish"] if before.message.invalid_tool_calls else []))
    said = [fact for fact in facts_of_stream(same) if not fact.kind.startswith(silent)]
    assert astray(said, facts_of_stream(after), [*losses, *in_stream((*lost, *told))]) == []


@requirement("COD-4", "REQ-4")
@often
@given(data=st.data(), source=dialects, target=dialects)
def test_the_bytes_are_the_same_wherever_the_network_cut_them(data: st.DataObject, source: str, target: str) -> None:
    wire = stream_of(answers(data, rich=True), source)
    out, whole = transcoded([wire], source, target)
    in_pieces, cut = transcoded(data.draw(any_.pieces(wire)), source, target)
    assert (in_pieces, cut.losses) == (out, whole.losses)


@requirement("REQ-3", "PRV-6")
@often
@given(data=st.data(), pair=pairs)
def test_a_stream_that_breaks_is_an_error_in_the_other_dialect_and_never_an_end(
    data: st.DataObject, pair: tuple[str, str]
) -> None:
    source, target = pair
    wire = stream_of(answers(data, rich=False), source)
    cut = data.draw(st.integers(0, len(wire) - 1))
    out, transcoder = transcoded([wire[:cut]], source, target)
    if transcoder.error is None:
        return  # the end itself had come already
    assert sum(map(ENDS[target], payloads(out))) <= 1
    try:
        get_codec(target).decode_stream([out])
    except ProviderError:
        return
    raise AssertionError("a broken stream was taken for a whole one")

"""Every recorded body that is read and written again is equal in the normal form of its dialect."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.normal_forms import normalize_request, normalize_response
from turnwire.codecs.codec import Codec
from turnwire.codecs.endpoints.codecs import EndpointCodec, get_endpoint_codec
from turnwire.contract.recording import Recording, find_recordings, read_recording
from turnwire.contract.round_trip import json_differences
from turnwire.contract.surfaces import Surface, codec_for, count_coders, surface_of
from turnwire.convert.bodies import read_request
from turnwire.core.errors import InvalidDataError, ProviderError
from turnwire.core.losses import Converted

pytestmark = pytest.mark.requirement("CON-1", "COD-3")

RECORDINGS = Path(__file__).parent.parent / "recordings"
AnyCodec = Codec | EndpointCodec[Any, Any]
Coders = tuple[AnyCodec, Callable[[Any], Converted[Any]], Callable[[Any], Converted[Any]]]


def coders_of(surface: Surface, recording: Recording) -> Coders | None:
    """The codec of an exchange, and what reads and writes its requests."""
    codec = codec_for(surface, recording.server)
    if surface.pending or surface.outside or codec is None:
        return None
    model = surface.model_in_path(recording)
    if surface.endpoint is not None:
        endpoint = get_endpoint_codec(surface.endpoint, codec.name)
        return endpoint, lambda body: endpoint.decode_request(body, model=model), endpoint.encode_request
    if surface.is_chat:
        return codec, lambda body: read_request(body, codec.name, model=model), codec.encode_request
    counting = count_coders(surface, codec)
    return None if counting is None else (codec, *counting)


def request_faults(coders: Coders, recording: Recording, surface: Surface) -> Iterator[str]:
    codec, decode, encode = coders
    body = recording.request.body
    if not isinstance(body, Mapping) or surface.is_read_only:
        return
    try:
        decoded = decode(body)
    except InvalidDataError:  # replayed recordings say whether the server refused it as well
        return
    again = encode(decoded.value)
    found = list(json_differences(normalize_request(codec, body), normalize_request(codec, again.value)))
    if not (decoded.losses or again.losses):
        yield from (f"{recording.name} request {each}" for each in found)


def answer_faults(codec: AnyCodec, recording: Recording) -> Iterator[str]:
    body = recording.response.body
    try:
        answer = codec.decode_response(body)
    except ProviderError:  # expectations of replayed recordings name these
        return
    again = codec.encode_response(answer)
    found = list(json_differences(normalize_response(codec, body), normalize_response(codec, again.value)))
    if not again.losses:
        yield from (f"{recording.name} response {each}" for each in found)


def faults(file: Path) -> Iterator[str]:
    recording = read_recording(file, RECORDINGS)
    surface = surface_of(recording)
    coders = coders_of(surface, recording)
    if coders is None or recording.is_error:
        return
    yield from request_faults(coders, recording, surface)
    if not recording.response.is_stream and (surface.is_chat or (surface.endpoint and not surface.is_read_only)):
        yield from answer_faults(coders[0], recording)


@pytest.mark.parametrize("folder", sorted(each.name for each in RECORDINGS.iterdir() if each.is_dir()))
def test_every_recorded_body_comes_back_up_to_normal_form(folder: str) -> None:
    assert [fault for file in find_recordings(RECORDINGS / folder) for fault in faults(file)] == []

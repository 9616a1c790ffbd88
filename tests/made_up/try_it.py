"""Runs the made-up dialect through everything and prints what came of it, as JSON. Run in a process of its own."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

import httpx
from pigeon.dialect import RECORD

from turnwire_schema.v1.request import ChatRequest

import turnwire
from turnwire.codecs.dialects import codec_names, register_dialect
from turnwire.codecs.registry import get_codec
from turnwire.contract.surfaces import codec_for, surfaces
from turnwire.convert.payload import detect_payload
from turnwire.gateway.app import Gateway
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.kinds.mock import MockProvider, Script
from turnwire.providers.registry import ProviderRegistry

QUESTION = {"bird": "mock", "notes": [{"of": "us", "text": "Where are you?"}]}
LANDING = {"bird": "mock", "note": "Here", "landed": "home", "words": [1, 1]}


def codec() -> dict[str, Any]:
    asked = get_codec("pigeon").decode_request(QUESTION).value
    tool = {"name": "look", "description": "Look.", "parameters": {"type": "object"}}
    written = get_codec("pigeon").encode_request(ChatRequest.from_dict({**asked.to_dict(), "tools": [tool]}))
    stream = b'{"feather":"Over"}\n{"feather":" there"}\n{"landed":"first","words":[3,2]}\n'
    read = get_codec("pigeon-racing").decode_stream([stream])
    whole = get_codec("pigeon").decode_response(LANDING)
    return {
        "request": asked.to_dict(),
        "written": written.value,
        "losses": [loss.id for loss in written.losses],
        "answer": [read.message.text, read.raw_finish_reason, read.usage.completion_tokens],
        "whole": [whole.message.text, whole.raw_finish_reason, whole.usage.completion_tokens],
        "back": get_codec("pigeon-racing").encode_response(read.replace(model="mock")).value,
    }


def detection() -> list[list[str | None]]:
    found = [detect_payload(json.dumps(each)) for each in (QUESTION, LANDING, {"model": "m", "messages": []})]
    return [[None, None] if each is None else [each.dialect, each.kind] for each in found]


def contract() -> dict[str, Any]:
    (surface,) = [each for each in surfaces() if each.dialect == "pigeon"]
    speakers = [codec_for(surface, server) for server in ("racing-loft", "any")]
    return {
        "surface": surface.id,
        "codecs": [None if each is None else each.name for each in speakers],
    }


def formatter() -> dict[str, Any]:
    form = turnwire.formatter("pigeon")
    chain = turnwire.Messages().system("Be short.").human("Hello")
    wire = form.format_messages(chain)
    return {"messages": wire, "back": form.parse_messages(wire) == chain, "names": list(codec_names())[-2:]}


async def gateway() -> dict[str, Any]:
    provider = MockProvider(Script(["Over there"] * 9))
    registry = ProviderRegistry(default_id=provider.provider_id)
    registry.register(provider)
    transport = httpx.ASGITransport(app=Gateway(registry, GatewaySettings(port=0)))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        whole = await client.post("/pigeons/fly", json=QUESTION)
        streamed = await client.post("/pigeons/fly", json={**QUESTION, "stream": True})
        refused = await client.post("/pigeons/fly", json={**QUESTION, "nest": "old"})
        unknown = await client.get("/pigeons/nowhere")
    said = get_codec("pigeon").decode_stream([streamed.content]).message.text
    return {
        "whole": [whole.status_code, whole.json()["note"], whole.json()["landed"], "x-ring" in whole.headers],
        "stream": [streamed.headers["content-type"], said],
        "refused": [refused.status_code, refused.json()["error"]["type"]],
        "unknown": [unknown.status_code, unknown.json()["error"]["type"]],
    }


if __name__ == "__main__":
    register_dialect(RECORD)
    told = {
        "codec": codec(),
        "detection": detection(),
        "contract": contract(),
        "formatter": formatter(),
        "gateway": asyncio.run(gateway()),
    }
    json.dump(told, sys.stdout)

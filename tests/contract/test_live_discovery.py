"""How a live server is named, and which row of variants it is judged by."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import anyio

from tests.cases import for_each
from tests.contract.live_server import serving
from tests.patience import PATIENCE_S
from tests.providers.standin import CHAT, StandIn, replies
from tests.requirements import requirement
from turnwire.contract.live.connection import Line
from turnwire.contract.live.discovery import targets
from turnwire.providers.transport.local_only import parse_endpoint

RECORDINGS = Path(__file__).parents[1] / "recordings"
TOLD = {"error": {"message": "model: is required"}}
NO_PATH = replies({"detail": "Not Found"}, 404)
STATE = {"object": "list", "data": [{"id": "m", "object": "model", "status": {"value": "loaded"}}]}
MODELS = {"object": "list", "data": [{"id": "m", "object": "model"}]}


def found(url: str) -> tuple[str | None, list[str]]:
    """The server's name, and the variants that its dialects are judged by."""

    async def look() -> tuple[str | None, list[str]]:
        line = Line(parse_endpoint(url))
        server, found = await targets(line, dialects=("openai-chat",), variant=None, model=None, limit_s=PATIENCE_S)
        await line.close()
        return server, [target.variant for target in found]

    return anyio.run(look)


@requirement("CON-2")
@for_each(
    ("routes", "server", "variant"),
    [
        ({"/v1/models": STATE}, "transformers-serve", "transformers-serve"),
        ({"/v1/models": MODELS, "/health/liveliness": "I'm alive!"}, "litellm", "litellm"),
        ({"/v1/models": MODELS, "/version": {"version": "0.33.0"}}, "vllm 0.33.0", "vllm"),
        ({"/v1/models": MODELS, "/health/liveliness": {"status": "ok"}}, None, "openai-chat"),
    ],
)
def test_a_server_is_known_by_what_it_answers(routes: dict[str, Any], server: str | None, variant: str) -> None:
    paths = ("/api/version", "/version", "/health/liveliness", "/v1/models")
    answers = {path: replies(json.dumps(routes[path]).encode()) if path in routes else NO_PATH for path in paths}
    with StandIn({**answers, CHAT: replies(TOLD, 400)}) as standin:
        assert found(standin.url) == (server, [variant])


@requirement("CON-2")
def test_mlx_lm_is_known_by_its_http_server_and_its_text() -> None:
    told = json.loads((RECORDINGS / "mlx-lm-0.32.2/errors/unknown-route.json").read_text("utf-8"))["response"]
    with serving() as served:
        served.version = None
        served.unknown = (told["status"], told["body_text"].encode())
        assert found(served.url) == ("mlx-lm", ["mlx-lm"])

"""A model that nobody lists: answered where one provider serves any name, 404 on every path with --only-listed."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.gateway.dialects import CLIENTS
from tests.gateway.server import RunningGateway, run_gateway
from turnwire.gateway.calls.surfaces import endpoint_surfaces, surfaces
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider

pytestmark = pytest.mark.requirement("PRV-5")

NAME: Final = "claude-of-an-agent"
_TEXT: Final = {"content": {"parts": [{"text": "a"}]}}
_CHATS: Final = {one.dialect: one for one in CLIENTS}
_BODIES: Final[dict[str, dict[str, Any]]] = {
    "/v1/completions": {"prompt": "p"},
    "/api/generate": {"prompt": "p"},
    "/completion": {"prompt": "p"},
    "/completions": {"prompt": "p"},
    "/infill": {"input_prefix": "p", "input_suffix": "s"},
    "/v1/embeddings": {"input": "a"},
    "/api/embed": {"input": "a"},
    "/api/embeddings": {"prompt": "a"},
    ":embedContent": _TEXT,
    ":batchEmbedContents": {"requests": [{"model": f"models/{NAME}", **_TEXT}]},
    "/v1/score": {"text_1": "a", "text_2": "b"},
    "/score": {"text_1": "a", "text_2": "b"},
    "rerank": {"query": "q", "documents": ["a"]},
}
"""By endpoint, or the end of a path."""


def body_at(surface: Any) -> dict[str, Any]:
    for end in (surface.path, surface.path[surface.path.rfind(":") :], getattr(surface, "endpoint", "")):
        if end in _BODIES:
            return {"model": NAME, **_BODIES[end]}
    return _CHATS[surface.dialect.name].request(model=NAME)[1]


PATHS: Final = [(each.path, body_at(each)) for each in (*surfaces(), *endpoint_surfaces())]
"""Every path at which a model is asked."""


def statuses(running: RunningGateway) -> dict[str, int]:
    with running.client() as http:
        return {
            path: http.post(path.replace("{model:path}", NAME).replace("{model}", NAME), json=body).status_code
            for path, body in PATHS
        }


def test_any_name_is_answered_at_every_path_where_one_provider_serves(gateway: RunningGateway) -> None:
    assert {path: status for path, status in statuses(gateway).items() if status != 200} == {}


def test_with_only_listed_models_every_path_says_404() -> None:
    settings = GatewaySettings(port=0, only_listed_models=True)
    with run_gateway(MockProvider(stand_in_script()), settings) as running:
        assert {path: status for path, status in statuses(running).items() if status != 404} == {}

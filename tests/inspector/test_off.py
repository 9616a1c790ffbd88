"""Off, nothing of the inspector runs: it is not even loaded. And on, nothing is asked or read twice."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from types import FrameType
from typing import Any

import httpx
import pytest

from tests.gateway.dialects import CLIENTS, Dialect
from tests.gateway.test_done_once import done, server
from tests.patience import PATIENCE_S
from turnwire.gateway.app import Gateway
from turnwire.gateway.calls.routing import Router
from turnwire.gateway.inspector.recorder import RecordingCaller, RecordingRouter
from turnwire.gateway.settings import GatewaySettings, InspectionSettings
from turnwire.providers.registry import ProviderRegistry

PACKAGE = "turnwire.gateway.inspector"
CHAT = next(client for client in CLIENTS if client.dialect == "openai-chat")


def gateway(inspection: InspectionSettings | None) -> Gateway:
    provider = server("openai-chat")
    registry = ProviderRegistry(default_id=provider.provider_id)
    registry.register(provider)
    settings = GatewaySettings(port=0, aliases={"mock": f"{provider.provider_id}/mock"}, inspection=inspection)
    return Gateway(registry, settings)


def called(app: Gateway, *, stream: bool) -> Counter[str]:
    """How often each function of ours is called for one question, the second of its kind."""
    counted: Counter[str] = Counter()

    def count(frame: FrameType, event: str, argument: Any) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith("turnwire"):
            name = frame.f_code.co_qualname if sys.version_info >= (3, 11) else frame.f_code.co_name
            counted[f"{module}.{name}"] += 1

    async def asked() -> None:
        path, body = CHAT.request("hello there", stream=stream)
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            await client.post(path, json=body)
            sys.setprofile(count)
            try:
                answer = await client.post(path, json=body)
            finally:
                sys.setprofile(None)
            assert answer.status_code == 200

    asyncio.run(asked())
    return counted


@pytest.mark.parametrize("stream", [False, True], ids=["whole", "streamed"])
def test_off_no_function_of_it_is_called_and_on_no_message_passes_it_unseen(stream: bool) -> None:
    off, on = called(gateway(None), stream=stream), called(gateway(InspectionSettings()), stream=stream)
    assert sum(off.values()) > 100
    assert [name for name in off if PACKAGE in name or name.endswith("._inspected")] == []
    assert {f"{PACKAGE}.inspector.Inspector.keep", f"{PACKAGE}.recorder.RecordingCaller.open"} <= on.keys()


def test_off_nothing_stands_around_providers_and_paths() -> None:
    off, on = gateway(None), gateway(InspectionSettings())
    callers = [app.services.registry.default()._transport for app in (off, on)]  # type: ignore[attr-defined]  # of HTTP
    assert [isinstance(caller, RecordingCaller) for caller in callers] == [False, True]
    assert [type(app.services.router) for app in (off, on)] == [Router, RecordingRouter]
    assert off._http == off._answer


def test_off_only_what_answers_its_paths_is_loaded() -> None:
    program = (
        "import sys\n"
        "from turnwire.gateway.app import Gateway\n"
        "from turnwire.providers.registry import ProviderRegistry\n"
        "Gateway(ProviderRegistry())\n"
        f"print(sorted(name for name in sys.modules if name.startswith({PACKAGE!r})))\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True, timeout=PATIENCE_S
    )
    assert told.stdout == f"{[PACKAGE, f'{PACKAGE}.handlers']}\n"


@pytest.mark.parametrize("client", CLIENTS, ids=[one.dialect for one in CLIENTS])
@pytest.mark.parametrize("stream", [False, True], ids=["whole", "streamed"])
def test_on_each_step_is_still_taken_once(client: Dialect, stream: bool) -> None:
    off = done(server("ollama"), client, stream=stream, on_loss="report")
    on = done(server("ollama"), client, stream=stream, on_loss="report", inspection=InspectionSettings())
    assert on == off

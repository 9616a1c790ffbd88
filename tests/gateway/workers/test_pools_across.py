"""Pools over several workers: drained in each of them by one request, and shown as one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from tests.gateway.workers.serving import ASK, held_upstream, served_by_workers
from tests.patience import until
from tests.providers.standin import CHAT
from tests.requirements import requirement

MODELS = "models: [{name: m}]"


def members(client: httpx.Client) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/pools").json()["pools"]["gpu"]["members"]
    return found


@requirement("SCL-1")
def test_a_member_is_drained_at_every_worker_and_calls_are_counted_over_all(tmp_path: Path) -> None:
    with held_upstream() as one, held_upstream() as other:
        lines = ["model_providers:", "  default: gpu", "  providers:"]
        for name, server in (("a", one), ("b", other)):
            lines.append(f"    {name}: {{type: openai-compatible, endpoint: '{server.url}', {MODELS}}}")
        lines.append("    gpu: {type: pool, members: [a, {provider: b, concurrency: 5, rate: 400}]}")
        (tmp_path / "c.yml").write_text("\n".join([*lines, ""]))
        with served_by_workers("--config", "c.yml", cwd=tmp_path) as gateway:
            clients = gateway.one_for_each(2)
            drained = clients[0].post("/pools/gpu/members/a", json={"state": "draining"})
            assert drained.status_code == 200
            assert [members(each)["a"] for each in clients] == [
                {"state": "draining", "available": False, "calls": 0, "waiting": 0}
            ] * 2
            body = {**ASK, "model": "gpu/m", "stream": True}
            with (
                clients[0].stream("POST", "/v1/chat/completions", json=body) as first,
                clients[1].stream("POST", "/v1/chat/completions", json=body) as second,
            ):
                answers = [each.iter_lines() for each in (first, second)]  # kept: one that is dropped closes its stream
                assert [next(each)[:5] for each in answers] == ["data:", "data:"]
                with gateway.client() as asking:
                    until(lambda: members(asking)["b"]["calls"] == 2)
                    assert (members(asking)["b"]["concurrency"], members(asking)["b"]["rate"]) == (5, 400.0)
                assert (one.paths().count(CHAT), other.paths().count(CHAT)) == (0, 2)
                other.word.set()
                assert [list(each)[-2:] for each in answers] == [["data: [DONE]", ""]] * 2
            for each in clients:
                each.close()

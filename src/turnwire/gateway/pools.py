"""Pools at the gateway: their state, their metrics, and a member that gets no new calls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from starlette.responses import JSONResponse, Response

from turnwire.core.prometheus import Labels, Series
from turnwire.gateway.calls.body_checks import validate_body
from turnwire.gateway.errors import Refusal
from turnwire.gateway.http.request_body import read_object
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.services import Services
from turnwire.providers.calls.composite import pool_of
from turnwire.providers.calls.pool_members import PoolMembers, State
from turnwire.providers.registry import ProviderRegistry

MEMBER: Final = "/pools/{pool}/members/{id}"


async def get_pools(services: Services, context: RequestContext) -> Response:
    """Every pool."""
    return JSONResponse({"pools": {pool_id: shown(pool) for pool_id, pool in pools(services.registry).items()}})


async def change_member(services: Services, context: RequestContext) -> Response:
    """The pool, once one of its members gets no new calls, or calls again."""
    body = await read_object(context, services)
    await services.workers.run(context.size, validate_body, MEMBER, body)
    wanted = context.scope["path_params"]
    return JSONResponse(shown(set_member_state(services.registry, wanted["pool"], wanted["id"], body["state"])))


def set_member_state(registry: ProviderRegistry, pool_id: str, member: str, state: State) -> PoolMembers:
    """Give a member of a pool no new calls (`draining`), or calls again (`active`); the pool.

    Raises:
        Refusal: there is no such pool or member.
    """
    pool = pools(registry).get(pool_id)
    if pool is None:
        raise Refusal(404, "there is no pool of that id; GET /pools lists what there is", category="not_found")
    if member not in pool.names:
        text = f"{pool_id} has no member of that id; its members are {', '.join(pool.names)}"
        raise Refusal(404, text, category="not_found")
    pool.set_state(member, state)
    return pool


def pools(registry: ProviderRegistry) -> dict[str, PoolMembers]:
    """The pools among the providers, by id."""
    found = {each.provider_id: pool_of(each) for each in registry.all()}
    return {pool_id: pool for pool_id, pool in found.items() if pool is not None}


def shown(pool: PoolMembers) -> Mapping[str, Any]:
    """A pool as clients see it."""
    members = {
        each.member: {
            "state": each.state,
            "available": each.is_available,
            "calls": each.calls,
            "waiting": each.waiting,
            **({} if each.cools_for_s is None else {"cools_for_s": round(each.cools_for_s, 1)}),
            **({} if each.concurrency is None else {"concurrency": each.concurrency}),
            **({} if each.rate is None else {"rate": each.rate}),
        }
        for each in pool.states()
    }
    return {"members": members, "waiting": pool.waiting_for_any}


def pool_series(registry: ProviderRegistry) -> Iterator[Series]:
    """The metrics of the pools. Calls that wait for any member have the endpoint `any`."""
    known = pools(registry)
    if not known:
        return
    states = [(pool_id, each) for pool_id, pool in known.items() for each in pool.states()]
    calls = {_labels(pool_id, each.member): each.calls for pool_id, each in states}
    waiting = {_labels(pool_id, each.member): each.waiting for pool_id, each in states}
    waiting |= {_labels(pool_id, "any"): pool.waiting_for_any for pool_id, pool in known.items()}
    available = {_labels(pool_id, each.member): int(each.is_available) for pool_id, each in states}
    routed = {
        (*_labels(pool_id, member), ("reason", reason)): count
        for pool_id, pool in known.items()
        for (member, reason), count in pool.routed.items()
    }
    refused: dict[Labels, int] = {(("pool", pool_id),): pool.refused for pool_id, pool in known.items()}
    yield Series("turnwire_pool_calls", "gauge", "Calls that run, by pool and member.", calls)
    yield Series("turnwire_pool_waiting", "gauge", "Calls that wait for a place, by pool and member.", waiting)
    yield Series("turnwire_pool_endpoint_available", "gauge", "Whether a member gets calls, by pool.", available)
    yield Series("turnwire_pool_routed_total", "counter", "Calls by pool, member and why it got them.", routed)
    yield Series("turnwire_pool_refused_total", "counter", "Calls for which no member had a place, by pool.", refused)


def _labels(pool_id: str, member: str) -> Labels:
    return (("pool", pool_id), ("endpoint", member))

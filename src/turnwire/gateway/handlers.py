"""Request handlers. A handler gets the gateway's services and the context, and returns a response.

Paths at which a model is asked are rows of `surfaces`; all others are rows of `routes`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, Response

from turnwire_schema.v1.provider import Capabilities, ProviderHealth

from turnwire.codecs.dialect import Dialect, resolved
from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.endpoints.model_lists import ListedModel
from turnwire.codecs.ollama.models import API_VERSION, show, tags
from turnwire.core.errors import Problem
from turnwire.gateway import metrics, pages, schemas
from turnwire.gateway.calls.body_checks import validate_body
from turnwire.gateway.calls.routing import Listed, not_found
from turnwire.gateway.errors import refused
from turnwire.gateway.http.body_limits import check_extent
from turnwire.gateway.http.request_body import read_body, read_object
from turnwire.gateway.pools import pool_series
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.services import Services
from turnwire.gateway.workbench.program import prepare
from turnwire.gateway.workbench.report_response import ReportResponse
from turnwire.gateway.workbench.run import RunResponse, asked, offered

Handler: TypeAlias = Callable[[Services, RequestContext], Awaitable[Response]]

THREADS_PAGE: Final = "threads.html"


async def front(services: Services, context: RequestContext) -> Response:
    """The workbench for browsers; for clients of Ollama, which ask whether it is there, its sentence."""
    if pages.wants_page(context.headers):
        return shown("index.html", services, context)
    return PlainTextResponse("Ollama is running (Turnwire gateway)")


async def static_file(services: Services, context: RequestContext) -> Response:
    """A file of the pages."""
    name = context.scope["path_params"]["file"]
    is_off = name == THREADS_PAGE and "threads" in services.off
    return shown("threads-off.html" if is_off else name, services, context)


def shown(name: str, services: Services, context: RequestContext) -> Response:
    """A page or file, as this gateway shows it."""
    return pages.show(name, context.scope, off=services.off)


def with_page(handler: Handler) -> Handler:
    """A handler of data, which gives browsers the page that shows it."""

    async def answer(services: Services, context: RequestContext) -> Response:
        name = pages.data_page(context.scope)
        response = await handler(services, context) if name is None else shown(name, services, context)
        response.headers["vary"] = "accept"
        return response

    return answer


async def get_health(services: Services, context: RequestContext) -> Response:
    """Answer whether the gateway is up; with `?providers=1` also whether the providers are."""
    status = "stopping" if services.slots.is_stopping else "ok"
    body: dict[str, Any] = {"status": status, "version": services.version}
    if _query(context).get("providers") not in (None, "", "0", "false"):
        body["providers"] = _health_report(await services.registry.healths())
    return JSONResponse(body, status_code=200 if status == "ok" else 503)


async def get_metrics(services: Services, context: RequestContext) -> Response:
    """Counters, for Prometheus."""
    return Response(
        services.metrics.text(pool_series(services.registry)), headers={"content-type": metrics.CONTENT_TYPE}
    )


async def get_schemas(services: Services, context: RequestContext) -> Response:
    """The index of the schema documents."""
    return schemas.index()


async def get_schema(services: Services, context: RequestContext) -> Response:
    """One schema document."""
    return schemas.document(context.scope["path_params"]["path"])


async def get_openapi(services: Services, context: RequestContext) -> Response:
    """Return the OpenAPI document of this gateway."""
    has_key = bool(services.settings.client_keys)
    return await services.workers.run(schemas.OPENAPI_SIZE, schemas.openapi, has_key=has_key, version=services.version)


# Models


async def list_models(services: Services, context: RequestContext) -> Response:
    """Every model, in the form of the dialect that asks."""
    listed = await services.router.known(await services.router.all())
    return JSONResponse(_model_list(context.dialect, listed, _query(context)))


async def get_model(services: Services, context: RequestContext) -> Response:
    """One model, in the form of the dialect that asks."""
    name: str = context.scope["path_params"]["model"]
    if context.dialect.client.verbs:  # as in the paths at which its models are asked
        name = name.removeprefix("models/")
    if not name:
        raise HTTPException(404)  # a slash too much behind the path of the list
    verb = ":" + name.rpartition(":")[2].partition("/")[0]
    if verb in context.dialect.client.verbs or _is_blank(name):  # a verb is asked with POST
        raise not_found(name)
    return JSONResponse(_model(context.dialect, await services.router.entry(name)))


async def get_tags(services: Services, context: RequestContext) -> Response:
    """Every model, as Ollama lists them."""
    return JSONResponse(tags([_listed(each) for each in await services.router.known(await services.router.all())]))


async def get_ps(services: Services, context: RequestContext) -> Response:
    """Return an empty list of models: which ones a server holds in memory is not known here."""
    return JSONResponse({"models": []})


async def get_version(services: Services, context: RequestContext) -> Response:
    """The version of Ollama whose API is spoken."""
    return JSONResponse({"version": API_VERSION})


async def show_model(services: Services, context: RequestContext) -> Response:
    """One model and what it can do, as Ollama shows it."""
    body = await read_object(context, services)
    name = body.get("model") or body.get("name")  # `name` is what clients before 0.1.38 send
    if not isinstance(name, str) or _is_blank(name):
        raise refused(400, [Problem("/model", "required", "a model's name is needed")])
    await services.workers.run(context.size, validate_body, "/api/show", body)
    found = await services.router.entry(name)
    return JSONResponse(show(found.info, found.info.capabilities or Capabilities()))


def _is_blank(name: str) -> bool:
    return not name.strip().strip("\ufeff")


# Workbench


async def inspect(services: Services, context: RequestContext) -> Response:
    """Identify a payload and convert it to every dialect: return one object, or lines if the client accepts them."""
    body = await read_body(context, services)
    await services.workers.run(len(body), check_extent, body, services.settings)
    return ReportResponse(services, context, body)


async def list_dialects(services: Services, context: RequestContext) -> Response:
    """The dialects that the page offers, and what it may send. A page that asks is likely to send a payload soon."""
    prepare(services.workers)
    return JSONResponse(offered())


async def run_request(services: Services, context: RequestContext) -> Response:
    """A request at the path of its dialect, as the page shows it."""
    question = await read_object(context, services)
    return RunResponse(context.scope["app"], await services.workers.run(context.size, asked, question))


async def list_providers(services: Services, context: RequestContext) -> Response:
    """The providers with their models, which of them are up, and the aliases."""
    providers = services.router.providers
    healths = _health_report(await services.registry.healths())
    rows = []
    for provider in providers:
        offered = await services.router.models_of(provider)
        rows.append(
            {
                "id": provider.provider_id,
                "type": provider.provider_type,
                "is_default": provider.provider_id == services.registry.default_id,
                "models": [f"{provider.provider_id}/{info.name}" for info in offered],
                **healths[provider.provider_id],
            }
        )
    return JSONResponse({"providers": rows, "aliases": sorted(services.settings.aliases)})


def _query(context: RequestContext) -> QueryParams:
    return QueryParams(context.scope["query_string"])


def _model_list(dialect: Dialect, models: Sequence[Listed], query: Mapping[str, str]) -> dict[str, Any]:
    """A list of models for a client of `dialect`, or as OpenAI lists them."""
    ref = dialect.client.model_list or dialect_named("openai-chat").client.model_list
    found: dict[str, Any] = resolved(ref or "")([_listed(each) for each in models], query)
    return found


def _model(dialect: Dialect, one: Listed) -> dict[str, Any]:
    """One model for a client of `dialect`."""
    ref = dialect.client.model or dialect_named("openai-chat").client.model
    found: dict[str, Any] = resolved(ref or "")(_listed(one))
    return found


def _listed(one: Listed) -> ListedModel:
    """A model as the dialects list it."""
    return ListedModel(one.name, one.info, one.provider.provider_id, one.model)


def _health_report(healths: Iterable[ProviderHealth]) -> dict[str, Any]:
    """Healths without the words of errors, which name addresses: id, availability, latency, version and error code."""
    return {
        health.provider_id: {
            "available": health.is_available,
            **({} if health.latency_ns is None else {"latency_ms": round(health.latency_ns / 1e6, 1)}),
            **({} if health.version is None else {"version": health.version}),
            **({} if health.is_version_tested is None else {"version_tested": health.is_version_tested}),
            **({} if health.error is None else {"error_code": health.error.code}),
        }
        for health in healths
    }

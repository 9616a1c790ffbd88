"""Handlers of the paths of threads.

A run takes one of the gateway's places for answers, from its beginning to its end, even if nobody follows it. Messages
and decisions are stored before it runs. A run that fails is no failure of the request: the thread says what happened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

from starlette.datastructures import QueryParams
from starlette.responses import Response

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._runtime import Model
from turnwire_schema.v1.thread import (
    ApprovalDecisions,
    RunEnded,
    RunOutcome,
    ThreadDeleted,
    ThreadMessages,
    ThreadRequest,
    ThreadView,
)

from turnwire.codecs.dialect import JSON
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.validate import check_user_input, load
from turnwire.gateway.background_work import LARGE
from turnwire.gateway.calls.body_checks import body_problems
from turnwire.gateway.http.active_responses import Running
from turnwire.gateway.http.request_body import ClientDisconnected, read_object
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.services import Services
from turnwire.gateway.threads.errors import misplaced, telling, thread_refusal
from turnwire.gateway.threads.events import ThreadEvents, usage_of
from turnwire.gateway.workbench.message_self_test import self_test

if TYPE_CHECKING:
    from turnwire.agent import AgentThread, Begun

M = TypeVar("M", bound=Model)

THREADS: Final = "/agents/threads"
MESSAGES: Final = "/agents/threads/{id}/messages"
APPROVALS: Final = "/agents/threads/{id}/approvals"
LAST_WORDS_S: Final = 5.0
"""Longest that a run may take to end when the gateway stops."""

_SPOKEN: Final = ("user", "system")
_EVENT_ID: Final = late_pattern(r"[0-9]{1,15}")
_LIMIT: Final = late_pattern(r"[1-9][0-9]{0,2}")


@telling
async def create_thread(services: Services, context: RequestContext) -> Response:
    """A new thread; with messages it runs."""
    threads = services.threads.threads
    request = await _read(services, context, THREADS, ThreadRequest)
    _asks(services, context)
    runs = bool(request.messages)
    with _place(services, context, is_needed=runs, streams=runs and bool(request.stream)) as place:
        own_id = None if services.siblings is None else services.siblings.own_id(threads.agent.new_id)
        thread = await threads.create(request, id=own_id)
        if not request.messages:
            return _shown(await threads.view(thread.id))
        task = threads.start(thread, stream=bool(request.stream))
        _until_done(place, task)
    return await _answer(services, context, thread, task, after=0, streams=bool(request.stream))


@telling
async def list_threads(services: Services, context: RequestContext) -> Response:
    """A page of threads."""
    query = _query(context)
    limit = query.get("limit", "100")
    if _LIMIT.fullmatch(limit) is None:
        raise misplaced([Problem("/limit", "pattern", "must be a number from 1 to 999")])
    return _shown(await services.threads.threads.list(int(limit), query.get("after")))


@telling
async def get_thread(services: Services, context: RequestContext) -> Response:
    """A thread; with `?context=1` its conversation too."""
    with_context = _query(context).get("context") not in (None, "", "0", "false")
    view = await services.threads.threads.view(_id(context), with_context=with_context)
    if not with_context:
        return _shown(view)
    return Response(await services.workers.run(LARGE + 1, view.to_json), media_type=JSON)


@telling
async def delete_thread(services: Services, context: RequestContext) -> Response:
    """A thread, gone."""
    await services.threads.threads.delete(_id(context))
    return _shown(ThreadDeleted(id=_id(context), deleted=True))


@telling
async def continue_thread(services: Services, context: RequestContext) -> Response:
    """Something said in a thread, and what it brings."""
    threads = services.threads.threads
    said = await _read(services, context, MESSAGES, ThreadMessages)
    _asks(services, context)
    with _place(services, context, streams=bool(said.stream)) as place:
        begun = await threads.say(_id(context), said.messages, stream=bool(said.stream))
        _until_done(place, begun.task)
    return await _went(services, context, begun, streams=bool(said.stream))


@telling
async def decide_calls(services: Services, context: RequestContext) -> Response:
    """Decisions about pending calls, and what they bring."""
    threads = services.threads.threads
    made = await _read(services, context, APPROVALS, ApprovalDecisions)
    _asks(services, context)
    by = "client" if context.key is None else context.key.decider
    with _place(services, context, streams=bool(made.stream)) as place:
        begun = await threads.decide(_id(context), made.decisions, by=by, stream=bool(made.stream))
        _until_done(place, begun.task)
    return await _went(services, context, begun, streams=bool(made.stream))


@telling
async def cancel_run(services: Services, context: RequestContext) -> Response:
    """A thread that runs no more."""
    threads = services.threads.threads
    await (await threads.get(_id(context))).cancel()
    return _shown(await threads.view(_id(context)))


@telling
async def follow_thread(services: Services, context: RequestContext) -> Response:
    """The events of a thread behind the one that the client knows."""
    after = _known_event(context)
    thread = await services.threads.threads.get(_id(context))
    if after > thread.journal.last_event_id:
        raise thread_refusal(409, "unknown_event", "the thread has no such event; show the thread and begin anew")
    return ThreadEvents(services, context, thread, after, counts=False)


async def check_messages(services: Services, context: RequestContext) -> Response:
    """The report of a run through the chain of messages, without a model."""
    report = self_test()
    return Response(report.to_json(), status_code=200 if report.passed else 503, media_type=JSON)


# Reading


async def _read(services: Services, context: RequestContext, path: str, kind: type[M]) -> M:
    """Return the body; every error in it names its place.

    Raises:
        Refusal: the body is not valid for the path.
    """
    body = await read_object(context, services)
    return await services.workers.run(context.size, _checked, path, kind, body)


def _checked(path: str, kind: type[M], body: dict[str, Any]) -> M:
    messages = body.get("messages")
    if isinstance(messages, list):
        forged = [
            Problem(f"/messages/{place}/role", "input_role", "must be user or system; all else comes from the loop")
            for place, message in enumerate(messages)
            if isinstance(message, dict) and message.get("role") not in _SPOKEN
        ]
        if forged:
            raise misplaced(forged)
    read = load(kind, body)
    if spoken := getattr(read, "messages", None):
        try:
            check_user_input(spoken)
        except InvalidDataError as error:
            raise misplaced(each._replace(path=f"/messages{each.path}") for each in error.problems) from None
    if faults := body_problems(path, body):
        raise misplaced(faults)
    return read


def _query(context: RequestContext) -> QueryParams:
    return QueryParams(context.scope["query_string"])


def _id(context: RequestContext) -> str:
    name: str = context.scope["path_params"]["id"]
    return name


def _known_event(context: RequestContext) -> int:
    given = {"/after": _query(context).get("after"), "/Last-Event-ID": context.headers.get("last-event-id")}
    known = {at: text for at, text in given.items() if text is not None}
    for at, text in known.items():
        if _EVENT_ID.fullmatch(text) is None:
            raise misplaced([Problem(at, "pattern", "must be the id of an event, a number")])
    return max(map(int, known.values()), default=0)  # a browser that comes back has both: the header is newer


def _asks(services: Services, context: RequestContext) -> None:
    context.provider = services.threads.threads.agent.provider


# Running


@contextmanager
def _place(
    services: Services, context: RequestContext, *, is_needed: bool = True, streams: bool
) -> Iterator[ExitStack]:
    """Hold a slot for a run until the block ends, unless `_until_done` takes it over.

    Raises:
        Refusal: no slot is free, or, if it `streams`, no slot for a further follower: nothing is kept of the request.
    """
    if streams:
        services.threads.check_followers()
    with ExitStack() as stack:
        if is_needed:
            stack.enter_context(services.slots.taken(context.key))
        yield stack


def _until_done(place: ExitStack, task: asyncio.Task[RunOutcome] | None) -> None:
    """Keep the place for as long as the run goes on."""
    if task is not None:
        kept = place.pop_all()
        task.add_done_callback(lambda _: kept.close())


async def _went(services: Services, context: RequestContext, begun: Begun, *, streams: bool) -> Response:
    return await _answer(services, context, begun.thread, begun.task, after=begun.after, streams=streams)


async def _answer(
    services: Services,
    context: RequestContext,
    thread: AgentThread,
    task: asyncio.Task[RunOutcome] | None,
    *,
    after: int,
    streams: bool,
) -> Response:
    """The thread after its run, or its events. A client that leaves does not end the run."""
    if streams:
        return ThreadEvents(services, context, thread, after, counts=True)
    if task is not None:
        run = Running()
        async with services.running.for_client(run, context):
            await asyncio.wait({task})
        if run.is_cut:  # the run is being ended
            await asyncio.wait({task}, timeout=LAST_WORDS_S)
        if context.client_gone:
            raise ClientDisconnected
        if task.done() and not task.cancelled():
            task.result()  # what the store could not keep is an error; what the model could not do is not
    view = ThreadView(thread=thread.state, pending=thread.pending, reply=thread.reply)
    ended = next((event for event in reversed(thread.journal.remembered) if isinstance(event, RunEnded)), None)
    if ended is not None and ended.event_id > after:
        context.usage = usage_of(ended)
    return _shown(view)


def _shown(value: Model) -> Response:
    return Response(value.to_json(), media_type=JSON)

"""One run of the loop: call the model, execute its tool calls, return the results, until it makes no further call.

Before anything is sent, and before a tool starts, what led to it is stored. So a run that was killed goes on where it
was: an answer that was stored is not asked for again, and a call that was started is not started again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any, assert_never

from turnwire_schema.v1.context import Notice, Projection
from turnwire_schema.v1.entry import (
    ContextEntry,
    FileReferenceEntry,
    ImageEntry,
    McpResourceEntry,
    TextEntry,
    ToolRequestEntry,
    ToolResultEntry,
)
from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.message import ChatMessage
from turnwire_schema.v1.provider import Capabilities
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.thread import (
    AnswerArrived,
    ChunkArrived,
    EntryAdded,
    NoticeGiven,
    RoundStarted,
    RunEnded,
    RunOutcome,
    RunStarted,
    ThreadStatus,
    ToolRequested,
    ToolStarted,
)

from turnwire.agent.budget import Spending, added
from turnwire.agent.call_entries import (
    entries_of_answer,
    entries_of_partial,
    open_requests as open_requests,
    put_result,
)
from turnwire.agent.errors import BudgetError
from turnwire.agent.hooks import HookView, apply_hooks
from turnwire.agent.journal import Journal
from turnwire.agent.settings import Agent
from turnwire.context import Context, project
from turnwire.core.broken_rules import about_schema
from turnwire.core.errors import ConfigurationError, ProviderError, TurnwireError
from turnwire.core.schema_defaults import role_of
from turnwire.core.tokens import estimate_request_tokens, estimate_tokens
from turnwire.store import StoreError
from turnwire.tools import CallOutcome, ToolExecutor, ToolStep, is_pending

if TYPE_CHECKING:
    from turnwire.mcp import ResourceCache
    from turnwire.providers.calls.streams import ResponseStream


class Run:
    """One run over one context. Made for one `go`."""

    def __init__(self, agent: Agent, journal: Journal, *, stream: bool, resources: ResourceCache | None = None) -> None:
        self._agent = agent
        self._journal = journal
        self._stream = stream
        self._resources = resources
        self._spending = Spending(journal.state.budget or agent.budget)
        self._executor = ToolExecutor(
            agent.registry, agent.policy, max_concurrent=agent.max_concurrent, timeout_s=agent.call_timeout_s
        )
        self._partial: ChatResponse | None = None
        self._results: dict[str, CallOutcome] = {}
        self._open: list[ToolRequestEntry] = []
        self._store_error: StoreError | None = None
        self.error: Exception | None = None

    @property
    def _context(self) -> Context:
        return self._journal.context

    async def go(self) -> RunOutcome:
        """Run the loop and return the outcome; `error` is its failure. Events are stored, also if the run is cancelled.

        Raises:
            StoreError: the store could not keep it; the run stopped there.
            CancelledError: the run was cancelled; it is over and stored.
        """
        agent, journal = self._agent, self._journal
        began = perf_counter_ns()
        run_id = agent.new_id()
        model = self._model()
        journal.emit(RunStarted, run_id=run_id, model=model, budget=journal.state.budget or agent.budget)
        journal.change(status="running", outcome=None, error=None)
        outcome: RunOutcome = "cancelled"
        limit: asyncio.Timeout | None = None
        try:
            await journal.save(is_running=True)
            async with asyncio.timeout(self._spending.max_seconds) as limit:
                outcome = await self._rounds(model)
        except BudgetError:
            outcome = "budget"
        except StoreError as error:
            self.error, outcome = error, "failed"
            raise
        except Exception as error:  # of the provider, a hook, a program's own part: the run failed, the thread goes on
            if isinstance(error, TimeoutError) and limit is not None and limit.expired():
                outcome = "budget"
            else:
                self.error, outcome = error, "failed"
        finally:
            if outcome in ("cancelled", "failed", "budget"):
                self._keep_partial()
            totals = self._spending.totals(perf_counter_ns() - began)
            info = _info(self.error)
            journal.emit(
                RunEnded, run_id=run_id, outcome=outcome, rounds=self._spending.rounds, totals=totals, error=info
            )
            journal.change(
                status=status_after(outcome),
                outcome=outcome,
                error=info,
                totals=added(journal.state.totals, totals),
            )
            try:
                await journal.save(is_running=False)
            except StoreError as error:
                if not isinstance(self.error, StoreError):  # else the first one is on its way already
                    self.error = error
                    raise
        return outcome

    async def _rounds(self, model: str | None) -> RunOutcome:
        if model is None:
            text = "model: none is given; name one in the thread, the agent, or the provider's configuration"
            raise ConfigurationError(text, provider_id=self._agent.provider.provider_id, retryable=False)
        await self._prepare()
        if self._context.is_dirty:
            await self._journal.save(is_running=True)
        if not await self._settle():
            return "waiting"
        while self._has_question():
            if self._spending.rounds >= self._spending.max_rounds:
                return "round_limit"
            self._spending.check()
            response = await self._ask(model)
            if not self._take(response):
                break
            if not await self._settle():  # which stores the answer before a call starts
                return "waiting"
        return "completed"

    def _has_question(self) -> bool:
        """Return whether the last that was said is not an answer of the model."""
        for entry in reversed(self._context.entries):
            if isinstance(entry, ToolResultEntry):
                return True
            if isinstance(entry, TextEntry):
                return entry.data.role != "assistant" or entry.data.finish_reason in ("cancelled", "error")
            if isinstance(entry, (FileReferenceEntry, ImageEntry)):
                return True
        return False

    # What the user gave

    async def _prepare(self) -> None:
        """Read what was given and not read yet: files and images of the last turn, and resources that grew old."""
        agent = self._agent
        for entry in self._given():
            changed: ContextEntry = entry
            if isinstance(entry, FileReferenceEntry) and agent.files is not None:
                changed = await asyncio.to_thread(agent.files.read, entry, role=entry.data.role or self._role())
            elif isinstance(entry, ImageEntry) and agent.images is not None:
                reading = await agent.images.read(
                    entry, capabilities=await self._capabilities(), role=self._role(), model=self._model()
                )
                changed = reading.entry
                for notice in reading.notices:
                    self._journal.emit(NoticeGiven, notice=notice)
            self._changed(entry, changed)
        if agent.mcp is not None and self._resources is not None:
            for resource in [entry for entry in self._context.entries if isinstance(entry, McpResourceEntry)]:
                await self._refresh(self._resources, resource)

    async def _refresh(self, resources: ResourceCache, entry: McpResourceEntry) -> None:
        """A resource as it is now; where its server is not configured any more, it stays as it was."""
        before = entry.data
        try:
            read = await resources.get(before.server, before.uri)
        except TurnwireError as error:
            notice = Notice(id="resource.not_read", message=f"A resource was not read again: {error}")
            self._journal.emit(NoticeGiven, notice=notice.replace(entry_id=entry.id))
            return
        after = entry.replace(data=read)
        if read == before.replace(last_used_at=read.last_used_at):
            self._context.replace(after)  # nothing to tell: it was only used
        else:
            self._changed(entry, after)

    def _changed(self, before: ContextEntry, after: ContextEntry) -> None:
        if after is not before and after != before:
            self._context.replace(after)
            self._journal.emit(EntryAdded, entry=after)

    def _given(self) -> Sequence[FileReferenceEntry | ImageEntry]:
        """Files and images that wait to be read, oldest first; only those behind the last answer."""
        found: list[FileReferenceEntry | ImageEntry] = []
        for entry in reversed(self._context.entries):
            if isinstance(entry, TextEntry) and entry.data.role == "assistant":
                break
            if isinstance(entry, FileReferenceEntry) and entry.data.status == "pending":
                found.append(entry)
            if isinstance(entry, ImageEntry) and entry.data.state == "pending":
                found.append(entry)
        return found[::-1]

    def _model(self) -> str | None:
        return self._agent.model_of(self._journal.state.model)

    def _role(self) -> str:
        return role_of(self._context.mode)

    async def _capabilities(self) -> Capabilities | None:
        try:
            return await self._agent.provider.capabilities(self._model())
        except ProviderError:  # unknown is not no; the call itself will say what is wrong
            return None

    # Asking

    async def _ask(self, model: str) -> ChatResponse:
        request, projection = await self._request(model)
        estimate = projection.estimated_tokens
        self._journal.emit(
            RoundStarted,
            round=self._spending.rounds + 1,
            message_count=len(request.messages),
            tool_count=len(request.tools or ()),
            estimated_tokens=estimate,
            removals=projection.removals or None,
        )
        for notice in projection.notices or ():
            self._journal.emit(NoticeGiven, notice=notice)
        response = await self._streamed(request) if self._stream else await self._whole(request)
        self._spending.add_answer(
            response.usage,
            prompt_estimate=estimate_request_tokens(request) if response.usage.prompt_tokens is None else 0,
            answer_estimate=estimate_tokens(response.message) if response.usage.completion_tokens is None else 0,
        )
        return response

    async def _request(self, model: str) -> tuple[ChatRequest, Projection]:
        agent, context = self._agent, self._context
        can = await self._capabilities() if _has_images(context) else None
        projection = project(context, capabilities=can, token_limit=agent.limit_of(model), now=agent.now)
        messages: tuple[ChatMessage, ...] = tuple(projection.messages)
        fields: dict[str, Any] = {"messages": messages}
        offered = agent.offered(context.mode)
        if offered:
            fields["tools"] = offered
        request = ChatRequest(parameters=ModelParameters(**{**agent.parameters, "model": model}), **fields)
        view = HookView(thread=self._journal.state, round=self._spending.rounds + 1)
        return await apply_hooks(request, agent.hooks, view), projection

    async def _whole(self, request: ChatRequest) -> ChatResponse:
        try:
            return await self._agent.provider.complete(request)
        except ProviderError as error:
            self._partial = error.partial
            raise

    async def _streamed(self, request: ChatRequest) -> ChatResponse:
        stream: ResponseStream = self._agent.provider.stream(request)
        try:
            async with stream:
                async for chunk in stream:
                    self._journal.emit(ChunkArrived, chunk=chunk)
                    await asyncio.sleep(0)  # lets followers run, also in a burst, so that they can cancel
            return stream.response
        except BaseException:  # what came is kept, whatever ended it
            self._partial = stream.partial
            raise

    def _keep_partial(self) -> None:
        """Put what came of a broken answer into the conversation."""
        for entry in entries_of_partial(self._partial, now=self._agent.now, new_id=self._agent.new_id):
            self._context.append(entry)
            self._journal.emit(EntryAdded, entry=entry)
        self._partial = None

    def _take(self, response: ChatResponse) -> bool:
        """Put an answer into the conversation, each call with what is decided about it; whether there are calls."""
        agent = self._agent
        rules = self._journal.state.rules or ()
        self._journal.emit(AnswerArrived, response=response, round=self._spending.rounds)
        for note in about_schema(response.diagnostics):
            self._journal.emit(NoticeGiven, notice=Notice(id=f"answer.{note.id}", message=note.what))
        made = entries_of_answer(
            response,
            agent.registry,
            lambda entry: self._executor.judge(entry, now=agent.now(), remembered=rules),
            now=agent.now,
            new_id=agent.new_id,
        )
        for entry in made:
            self._context.append(entry)
            if isinstance(entry, ToolRequestEntry):
                self._journal.emit(ToolRequested, entry=entry)
        return any(isinstance(entry, ToolRequestEntry) for entry in made)

    # Calls

    async def _settle(self) -> bool:
        """Answer every open call; False if one waits for a decision."""
        self._open = [self._renewed(entry) for entry in open_requests(self._context)]
        if not self._open:
            return True
        if any(is_pending(entry) for entry in self._open):
            return False
        runnable = sum(1 for entry in self._open if self._will_run(entry))
        self._spending.check_calls(runnable)
        self._results = {}
        try:
            outcomes = await self._executor.run(
                self._open,
                now=self._agent.now,
                on_use=self._before_start,
                on_step=self._seen,
                remembered=self._journal.state.rules or (),
                max_tokens=self._agent.parameters.get("max_tokens"),
            )
        finally:
            self._put_results(all_of_them=True)
        for outcome in outcomes:
            if outcome.result is None and outcome.request != self._context.get(outcome.request.id):
                self._requested(outcome.request)  # decided again: its approval expired during earlier calls
        for outcome in outcomes:
            if outcome.error is not None:
                raise outcome.error
        await self._journal.save(is_running=True)
        return not any(outcome.is_pending for outcome in outcomes)

    def _will_run(self, entry: ToolRequestEntry) -> bool:
        approval = entry.data.approval
        return (
            entry.data.state == "waiting"
            and (approval is None or approval.state == "approved")
            and self._executor.can_run(entry)
        )

    async def _before_start(self, entry: ToolRequestEntry) -> None:
        """Store that the approval is used, before the tool starts: it starts at most once."""
        if self._store_error is not None:
            raise self._store_error  # nor does a call behind one that could not be stored
        self._put_results()
        before = self._context.get(entry.id)
        self._context.replace(entry)
        assert entry.data.call is not None
        self._journal.emit(ToolStarted, request_id=entry.id, name=entry.data.call.name)
        try:
            await self._journal.save(is_running=True)
        except BaseException as error:  # it does not start, so that its approval is not used
            self._context.replace(before)
            self._store_error = error if isinstance(error, StoreError) else None
            raise
        self._spending.calls += 1

    def _seen(self, step: ToolStep) -> None:
        if step.result is not None:
            self._results[step.request.id] = CallOutcome(step.request, step.result)

    def _put_results(self, *, all_of_them: bool = False) -> None:
        """Put the results that are there into the conversation, in the order of the calls.

        Those behind a call without a result wait for it, unless nothing more will come (`all_of_them`).
        """
        waiting: list[ToolRequestEntry] = []
        for place, request in enumerate(self._open):
            found = self._results.pop(request.id, None)
            if found is not None:
                assert found.result is not None
                put_result(self._journal, found.request, found.result, new_id=self._agent.new_id)
            elif all_of_them:
                waiting.append(request)
            else:
                waiting = self._open[place:]
                break
        self._open = waiting

    def _renewed(self, entry: ToolRequestEntry) -> ToolRequestEntry:
        """Decide again about a call whose approval has expired: by the policy, or by asking for approval."""
        rules = self._journal.state.rules or ()
        again = self._executor.renew(entry, now=self._agent.now(), remembered=rules)
        if again is not entry:
            self._requested(again)
        return again

    def _requested(self, entry: ToolRequestEntry) -> None:
        """Put a call as it is now in the place of what it was, and say so."""
        self._context.replace(entry)
        self._journal.emit(ToolRequested, entry=entry)


def status_after(outcome: RunOutcome) -> ThreadStatus:
    """Return the status of a thread after a run with this result."""
    match outcome:
        case "completed" | "round_limit" | "budget" | "cancelled":
            return "idle"
        case "waiting" | "failed":
            return outcome
        case _:
            assert_never(outcome)


def _has_images(context: Context) -> bool:
    return any(isinstance(entry, ImageEntry) for entry in context.entries)


def _info(error: Exception | None) -> ErrorInfo | None:
    if error is None:
        return None
    if isinstance(error, ProviderError):
        return error.info
    text = str(error) if isinstance(error, TurnwireError) else f"the run ended with {type(error).__name__}"
    return ErrorInfo(code="ACODE-MDL-003", message=text)

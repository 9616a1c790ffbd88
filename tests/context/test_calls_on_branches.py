"""Calls whose results stand on one branch and not on another: what a model is sent is whole on each of them."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings, strategies as st

from turnwire_schema.v1.context import Projection
from turnwire_schema.v1.entry import ToolRequestEntry, ToolResultEntry

from tests.context.made import NOON, clock, ids, loaded, new_context
from tests.requirements import requirement
from turnwire import InvalidToolCall, ToolCall, assistant, tool_result, user
from turnwire.context import Context, project

# What may happen next: a word, an answer with calls (their ids may come again later), a result for any call that the
# line has, a branch from anywhere on the line, another branch.
STEPS = st.one_of(
    st.tuples(st.just("say"), st.sampled_from(["a", "longer than that"])),
    st.tuples(st.just("answer"), st.tuples(st.sampled_from(["Well.", None]), st.integers(1, 3), st.booleans())),
    st.tuples(st.just("result"), st.integers(0, 5)),
    st.tuples(st.just("fork"), st.integers(0, 30)),
    st.tuples(st.just("switch"), st.integers(0, 5)),
)


def play(steps: list[tuple[str, Any]]) -> Context:
    """A context in which all of that happened."""
    context = new_context()
    for number, (step, what) in enumerate(steps):
        line = [entry.to_dict()["id"] for entry in context.entries]
        asked = [entry for entry in context.entries if isinstance(entry, ToolRequestEntry)]
        if step == "say":
            context.append_message(user(what))
        elif step == "answer":
            text, count, is_cut = what
            calls = [ToolCall(id=f"c{place}", name="f", arguments={}) for place in range(count)]
            cut = [InvalidToolCall(id="cut", name="f", arguments_text="{", reason="truncated")] if is_cut else []
            context.append_message(assistant(text, calls, invalid_tool_calls=cut))
        elif step == "result" and asked:
            call = asked[what % len(asked)].data
            known = call.call or call.invalid_call
            assert known is not None
            context.append_message(tool_result(known.id or "", f"result {number}", name="f"))
        elif step == "fork" and line:
            context.fork(f"b{number}", after=line[what % len(line)])
        elif step == "switch":
            names = [branch.name for branch in context.branches]
            context.switch(names[what % len(names)])
    return context


def check_whole(context: Context, shown: Projection, *, trims: bool) -> None:
    """Every call is shown with its result, and what is not shown is named."""
    messages = list(shown.messages)
    place = 0
    calls_shown = results_shown = 0
    while place < len(messages):
        message = messages[place]
        assert message.role != "tool", "a result without its call"
        place += 1
        if message.role != "assistant":
            continue
        calls = [call.id for call in (*(message.tool_calls or ()), *(message.invalid_tool_calls or ()))]
        results = messages[place : place + len(calls)]
        assert sorted(str(getattr(each, "tool_call_id", None)) for each in results) == sorted(map(str, calls))
        assert message.content or calls, "an answer that says nothing"
        place, calls_shown, results_shown = place + len(calls), calls_shown + len(calls), results_shown + len(results)
    removed = {removal.entry_id: removal.reason for removal in shown.removals}
    assert set(removed.values()) <= {"unanswered_call", "token_limit"} - (set() if trims else {"token_limit"})
    for kind, count in ((ToolRequestEntry, calls_shown), (ToolResultEntry, results_shown)):
        entries = [entry.id for entry in context.entries if isinstance(entry, kind)]
        assert len([entry for entry in entries if entry not in removed]) == count


@requirement("CTX-3", "CTX-4", "CTX-5")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.lists(STEPS, min_size=4, max_size=25), st.integers(1, 60))
def test_on_every_branch_every_call_that_is_shown_has_its_result_and_the_others_are_named(
    steps: list[tuple[str, Any]], limit: int
) -> None:
    context = play(steps)
    for each in (context, loaded(context.to_json())):
        for branch in [branch.name for branch in each.branches]:
            each.switch(branch)
            check_whole(each, project(each, now=NOON), trims=False)
            check_whole(each, project(each, now=NOON, token_limit=limit), trims=True)


@requirement("CTX-3", "CTX-5")
def test_a_call_that_ran_on_one_branch_is_named_as_unanswered_on_the_branch_that_was_made_before_its_result() -> None:
    context = Context.new("c", now=clock(), new_id=ids())
    context.append_message(user("Do it."))
    (request,) = context.append_message(assistant(None, [ToolCall(id="c1", name="f", arguments={})]))
    assert isinstance(request, ToolRequestEntry)
    context.fork("other")
    context.append_message(user("Leave it."))
    context.switch("main")
    context.append_message(tool_result("c1", "done", name="f"))
    context.replace(request.replace(data=request.data.replace(state="done")))
    assert [message.role for message in project(context, now=NOON).messages] == ["user", "assistant", "tool"]
    context.switch("other")
    shown = project(context, now=NOON)
    assert list(shown.messages) == [user("Do it."), user("Leave it.")]
    assert [(each.entry_id, each.reason) for each in shown.removals] == [(request.id, "unanswered_call")]

"""Whether the calls of an answer are calls of the tools that the request offers, with arguments that fit them.

Arguments are held to what `validate_call` holds them to, so a diagnostic here is a refusal there. Neither the name that
the model made up nor its arguments are shown. A schema that cannot be compiled judges nothing.
"""

from __future__ import annotations

from typing import Final

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.endings import note
from turnwire.core.calls import JUDGED
from turnwire.core.errors import InvalidDataError
from turnwire.core.tools import check_arguments

NOT_OFFERED, NO_FIT = JUDGED

# Own options under which a server has tools that the request does not define: hosted tools, and state of its own.
_MORE_TOOLS: Final = frozenset(
    (
        *("tools", "functions", "mcp_servers", "prompt", "previous_response_id", "conversation"),
        *("previous_interaction_id", "cachedContent", "agent"),
    )
)


def call_faults(response: ChatResponse, request: ChatRequest) -> list[dict[str, object]]:
    """A diagnostic for every call whose tool the request does not offer, or whose arguments do not fit.

    A request without tools says nothing about calls.
    """
    calls = response.message.tool_calls
    if not calls or not request.tools:
        return []
    offered = {tool.name: tool for tool in request.tools}
    faults: list[dict[str, object]] = []
    for place, call in enumerate(calls):
        at = f"/message/tool_calls/{place}"
        tool = offered.get(call.name)
        if tool is None:
            if not _has_more_tools(request):
                faults.append(note(NOT_OFFERED, "the request offers no tool of that name", f"{at}/name"))
            continue
        try:
            rules = sorted({problem.rule for problem in check_arguments(tool, call.arguments)})
        except InvalidDataError:
            continue
        if rules:
            what = f"the arguments do not fit the schema of {tool.name}: {', '.join(rules)}"
            faults.append(note(NO_FIT, what, f"{at}/arguments"))
    return faults


def _has_more_tools(request: ChatRequest) -> bool:
    options = (request.parameters.provider_options or {}).values()
    return any(each.get(name) for each in options for name in _MORE_TOOLS)

"""The tab "Will it hold?" of the workbench: what each server does not hold of the schemas in a request."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.playground.conftest import RequestContext, violations
from tests.requirements import requirement

_PLAIN: dict[str, Any] = {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]}
_HELD = {**_PLAIN, "additionalProperties": False}
_PATTERNED = {
    "type": "object",
    "properties": {
        "code": {"type": "string", "pattern": r"^\d{3}$"},
        "share": {"type": "number", "minimum": 0, "maximum": 1},
        "tags": {"type": "array", "items": {"type": "string"}, "uniqueItems": True},
        "size": {"allOf": [{"type": "integer"}, {"type": "integer", "minimum": 1}]},
    },
    "required": ["code", "share"],
    "additionalProperties": False,
}


def request(schema: dict[str, Any] | None, **more: Any) -> str:
    form = {"type": "json_schema", "json_schema": {"name": "order", "strict": True, "schema": schema}}
    found = {"model": "m", "messages": [{"role": "user", "content": "Hi"}], **more}
    return json.dumps(found if schema is None else {**found, "response_format": form}, indent=2)


def tab(page: Page) -> Any:
    return page.get_by_role("tab", name="Will it hold?")


@requirement("COD-2")
def test_a_request_with_a_schema_says_which_servers_hold_it_and_leads_to_each_fault(visit: RequestContext) -> None:
    page = visit.page
    tool = {"type": "function", "function": {"name": "save", "parameters": _HELD, "strict": True}}
    visit.put(request(_PATTERNED, tools=[tool]))
    expect(page.locator("#verdict-losses")).to_contain_text("schemas: not held by ")
    tab(page).click()
    expect(page.locator("#schemas h3")).to_have_text(["Schema of the answer", "Arguments of save"])
    expect(page.locator("#form")).to_be_hidden()
    servers = page.get_by_role("list", name="Schema of the answer, by server")
    expect(servers).to_contain_text("llamacpp: ")
    expect(servers).to_contain_text("vllm: refused")
    fault = page.locator(".schema-faults li", has_text="/properties/share/minimum")
    expect(fault).to_contain_text("not held: llamacpp")
    expect(fault).to_contain_text("Instead: ")
    fault.get_by_role("button", name="/properties/share/minimum").click()
    expect(visit.editor).to_be_focused()
    visit.wait_until_selected("0")
    assert visit.selected() == "0"
    assert violations(page) == []
    visit.shot("will-it-hold")


@requirement("COD-2")
def test_a_schema_that_every_server_holds_says_so_and_a_request_without_one_has_no_such_tab(
    visit: RequestContext,
) -> None:
    page = visit.page
    visit.put(request(_HELD))
    expect(page.locator("#verdict-losses")).to_contain_text("schema: held by ")
    page.get_by_role("button", name="schema: held by").click()
    expect(page.locator("#schemas")).to_contain_text("Every known server that reads schemas holds all of it.")
    visit.put(request(None))
    expect(page.locator("#detected")).to_contain_text("openai-chat request")
    expect(tab(page)).to_have_count(0)
    expect(page.locator("#form")).to_be_visible()

"""The chat template: the script that a conversation gets, and what the prompt holds."""

from __future__ import annotations

from typing import Any

from jinja2.sandbox import ImmutableSandboxedEnvironment

from turnwire_schema.v1.scenario import Scenario

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.scripted_model.scripts import Script, scripts_of
from turnwire.scripted_model.template import chat_template

TOOL = {"type": "function", "function": {"name": "get_weather", "parameters": {"type": "object"}}}
CALLED = {"role": "assistant", "content": None, "tool_calls": [{"function": {"name": "get_weather", "arguments": {}}}]}
SCENARIO: dict[str, Any] = {
    "turns": [
        {"match": {"role": "tool"}, "answer": {"text": "0"}},
        {"match": {"contains": 'Weather\'s "like"\n\\'}, "answer": {"tool_calls": [{"name": "get_weather"}]}},
        {"match": {"contains": "think"}, "answer": {"text": "3", "thinking": "2"}},
        {"match": {"contains": "twice"}, "answer": {"text": "4"}, "times": 1},
        {"match": {"contains": "twice"}, "answer": {"text": "5"}, "times": 1},
        {"match": {"role": "user", "contains": "grüße"}, "answer": {"text": "6"}},
    ]
}
NONE = 7


def rendered(messages: list[dict[str, Any]], **more: Any) -> str:
    scripts, _ = scripts_of(Scenario.from_dict(SCENARIO))
    template = chat_template((*scripts, Script(pieces=(b"none",))))
    environment = ImmutableSandboxedEnvironment(trim_blocks=True, lstrip_blocks=True)
    return environment.from_string(template).render(messages=messages, add_generation_prompt=True, **more)


def user(text: Any) -> dict[str, Any]:
    return {"role": "user", "content": text}


HI = {"role": "assistant", "content": "Hi."}


@requirement("CON-5")
@for_each(
    "messages, more, script",
    [
        ([user("what's up")], {}, NONE),
        ([], {}, NONE),
        ([user('the weather\'s "like"\n\\ what')], {"tools": [TOOL]}, 1),
        ([user('the weather\'s "like"\n\\ what')], {}, NONE),  # no tools, no call
        ([user('the weather\'s "like"\n\\'), CALLED, {"role": "tool", "content": "11"}], {"tools": [TOOL]}, 0),
        ([user("THINK")], {}, 3),
        ([user("think")], {"enable_thinking": True}, 3),
        ([user("think")], {"enable_thinking": False}, 2),
        ([user([{"type": "text", "text": "thi"}, {"type": "text", "text": "nk"}])], {}, 3),
        ([user("twice")], {}, 4),
        ([user("a"), HI, user("twice")], {}, 5),
        ([user("a"), HI, user("b"), HI, user("twice")], {}, 5),  # both are used up: the last one goes on
        ([{"role": "system", "content": "think"}, user("GRÜSSE, Grüße")], {}, 6),
        ([user("think"), HI, user("no")], {}, NONE),  # the last message counts
    ],
)
def test_a_conversation_gets_the_first_script_that_fits(
    messages: list[dict[str, Any]], more: dict[str, Any], script: int
) -> None:
    assert rendered(messages, **more).endswith(f"<|im_start|>assistant\n<|answer|><|script-{script}|>")


@requirement("CON-5")
def test_the_prompt_holds_the_whole_conversation() -> None:
    messages = [
        {"role": "system", "content": "Be brief."},
        user("Hello"),
        {"role": "assistant", "content": "Hi.", "reasoning_content": "A greeting."},
        user("Weather?"),
        CALLED,
        {"role": "tool", "content": "11"},
    ]
    assert rendered(messages) == (
        "<|im_start|>system\nBe brief.<|im_end|>\n<|im_start|>user\nHello<|im_end|>\n"
        "<|im_start|>assistant\n<think>\nA greeting.\n</think>\n\nHi.<|im_end|>\n"
        "<|im_start|>user\nWeather?<|im_end|>\n"
        '<|im_start|>assistant\n<tool_call>\n{"name": "get_weather", "arguments": {}}\n</tool_call><|im_end|>\n'
        "<|im_start|>user\n<tool_response>\n11\n</tool_response><|im_end|>\n"
        "<|im_start|>assistant\n<|answer|><|script-0|>"
    )

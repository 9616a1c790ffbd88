# Generated from schemas/text/ by `make generate`. Do not edit: changes are lost.

"""What all text formats have together, without their rows: marks, and the reasons why marks are no call."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

TextReason: TypeAlias = Literal[
    "quoted", "not_offered", "does_not_fit", "ambiguous", "from_input", "malformed", "cut", "unfinished", "not_at_start"
]
"""Why marks are no call."""

MARKS: Final[Mapping[str, tuple[str, ...]]] = {
    ":": ("Here is my thought process:", "Here's my thought process:"),
    "<": (
        "</longcat_think>",
        "</mm:think>",
        "</think:opensource>",
        "</think>",
        "<TOOLCALL>",
        "<dots_function_call>",
        '<function name="',
        "<function=",
        "<function_call>",
        "<function_calls>",
        "<longcat_think>",
        "<longcat_tool_call>",
        "<minimax:tool_call>",
        "<mm:think>",
        "<seed:think>",
        "<seed:tool_call>",
        "<start_function_call>",
        "<think:opensource>",
        "<think>",
        "<tool_call>",
        "<tool_calls:opensource>",
        "<tool_calls>",
        "<|END_THINKING|>",
        "<|START_ACTION|>",
        "<|START_THINKING|>",
        "<|action_start|> <|plugin|>",
        "<|action_start|><|plugin|>",
        "<|channel>thought",
        "<|channel|>analysis<|message|>",
        "<|close|>think<|sep|>",
        "<|inner_prefix|>",
        "<|open|>response<|sep|>",
        "<|open|>think<|sep|>",
        "<|open|>tools<|sep|>",
        "<|python_start|>",
        "<|python_tag|>",
        "<|tool_call>",
        "<|tool_call_start|>",
        "<|tool_calls_section_begin|>",
        "<|tool_call|>",
        "<|tools_prefix|>",
        "<｜DSML｜ calls>",
        "<｜DSML｜function_calls>",
        "<｜DSML｜tool_calls>",
        "<｜tool_calls_begin｜>",
        "<｜tool▁calls▁begin｜>",
    ),
    "=": ("to=functions.",),
    "[": ("[/THINK]", "[THINK]", "[TOOL_CALLS]", "functools["),
}
"""By a sign in them: the marks that begin thoughts or calls, and those that end thoughts that a prompt may have opened.

Marks that hold another one are left out.
"""

BARE: Final = "[{"
"""The characters that begin calls without any mark."""

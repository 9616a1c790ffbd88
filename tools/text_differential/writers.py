"""How each format writes thoughts, text and calls, after the chat templates of its models."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

Call: TypeAlias = tuple[str, dict[str, Any]]


@dataclass(frozen=True)
class Written:
    """A text, and from where to where each call of it is: from behind its mark to behind its last character."""

    text: str
    spans: tuple[tuple[int, int], ...]


@dataclass(frozen=True, kw_only=True)
class Writer:
    """A format: its marks, and how a call is written."""

    marks: tuple[str, ...]
    call: Callable[[int, str, dict[str, Any]], str]
    """From number, name and arguments."""
    before: str = ""
    """Before the first call."""
    header: str = ""
    """How a call begins, where its mark alone does not say so."""
    between: str = "\n"
    after: str = ""
    """Behind the last call."""
    lead: str = "\n"
    """Between content and the first call."""
    thoughts: tuple[str, str] | None = None
    has_several: bool = True
    has_content: bool = True
    has_after: bool = False
    may_hold_marks: bool = True
    """Whether a string is written so that marks in it cannot be mistaken."""
    is_certain_by_call: bool = True
    """Whether a call counts before those behind it are complete."""
    forbidden: tuple[str, ...] = ()
    """What the format has no way to write in a string."""
    is_trimmed: bool = False
    """Whether spaces at the ends of a string cannot be written."""

    @property
    def has_thoughts(self) -> bool:
        """Whether the model opens its thoughts itself."""
        return self.thoughts is not None

    def can_write(self, text: str) -> bool:
        """Whether the format can say this text so that it is read as it is."""
        return not any(word in text for word in self.forbidden) and not (self.is_trimmed and text != text.strip())

    def write(self, thoughts: str, content: str, calls: Sequence[Call], after: str) -> Written:
        """The whole output."""
        text = f"{self.thoughts[0]}{thoughts}{self.thoughts[1]}" if self.thoughts and thoughts else ""
        text += content + (self.lead if content else "")
        begun = len(text)
        text += self.before
        spans: list[tuple[int, int]] = []
        for number, (name, arguments) in enumerate(calls):
            text += self.between if number else ""
            start = begun if not number else len(text)
            text += self.call(number, name, arguments)
            opening = next(
                (mark for mark in (self.header, self.before, *self.marks) if mark and text.startswith(mark, start)), ""
            )
            spans.append((start + len(opening), len(text)))
        return Written(text + self.after + (f"\n{after}" if after else ""), tuple(spans))


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _raw(value: Any) -> str:
    return value if isinstance(value, str) else _json(value)


def _hermes(number: int, name: str, arguments: dict[str, Any]) -> str:
    return f'<tool_call>\n{{"name": "{name}", "arguments": {_json(arguments)}}}\n</tool_call>'


def _qwen3_coder(number: int, name: str, arguments: dict[str, Any]) -> str:
    parts = [f"<parameter={key}>\n{_raw(value)}\n</parameter>\n" for key, value in arguments.items()]
    return f"<tool_call>\n<function={name}>\n{''.join(parts)}</function>\n</tool_call>"


def _glm(number: int, name: str, arguments: dict[str, Any]) -> str:
    parts = [f"<arg_key>{key}</arg_key>\n<arg_value>{_raw(value)}</arg_value>\n" for key, value in arguments.items()]
    return f"<tool_call>{name}\n{''.join(parts)}</tool_call>"


def _deepseek_v3(number: int, name: str, arguments: dict[str, Any]) -> str:
    return f"<｜tool▁call▁begin｜>function<｜tool▁sep｜>{name}\n```json\n{_json(arguments)}\n```<｜tool▁call▁end｜>"


def _deepseek_v31(number: int, name: str, arguments: dict[str, Any]) -> str:
    return f"<｜tool▁call▁begin｜>{name}<｜tool▁sep｜>{_json(arguments)}<｜tool▁call▁end｜>"


def _dsml(number: int, name: str, arguments: dict[str, Any]) -> str:
    parts = [
        f'<｜DSML｜parameter name="{key}" string="{"true" if isinstance(value, str) else "false"}">{_raw(value)}'
        "</｜DSML｜parameter>\n"
        for key, value in arguments.items()
    ]
    return f'<｜DSML｜invoke name="{name}">\n{"".join(parts)}</｜DSML｜invoke>'


def _kimi(number: int, name: str, arguments: dict[str, Any]) -> str:
    return (
        f"<|tool_call_begin|>functions.{name}:{number}<|tool_call_argument_begin|>{_json(arguments)}<|tool_call_end|>"
    )


def _llama(number: int, name: str, arguments: dict[str, Any]) -> str:
    return f'{{"name": "{name}", "parameters": {_json(arguments)}}}'


def _pythonic(number: int, name: str, arguments: dict[str, Any]) -> str:
    return f"{name}({', '.join(f'{key}={value!r}' for key, value in arguments.items())})"


def _mistral(number: int, name: str, arguments: dict[str, Any]) -> str:
    return f'{{"name": "{name}", "arguments": {_json(arguments)}}}'


def _mistral_v11(number: int, name: str, arguments: dict[str, Any]) -> str:
    return f"[TOOL_CALLS]{name}[ARGS]{_json(arguments)}"


def _gpt_oss(number: int, name: str, arguments: dict[str, Any]) -> str:
    return f"<|channel|>commentary to=functions.{name} <|constrain|>json<|message|>{_json(arguments)}"


def _gemma(number: int, name: str, arguments: dict[str, Any]) -> str:
    return f"<|tool_call>call:{name}{_gemma_value(arguments)}<tool_call|>"


def _gemma_value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{key}:{_gemma_value(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return f"[{','.join(map(_gemma_value, value))}]"
    return f'<|"|>{value}<|"|>' if isinstance(value, str) else _json(value)


_THINK = ("<think>\n", "\n</think>\n\n")
_V3_MARKS = (
    "<｜tool▁calls▁begin｜>",
    "<｜tool▁calls▁end｜>",
    "<｜tool▁call▁begin｜>",
    "<｜tool▁call▁end｜>",
    "<｜tool▁sep｜>",
)
_DSML_FORBIDDEN = ("</｜DSML｜parameter>",)

WRITERS: Final[Mapping[str, Writer]] = {
    "hermes": Writer(
        marks=("<tool_call>", "</tool_call>", "<think>", "</think>"), call=_hermes, thoughts=_THINK, has_after=True
    ),
    "qwen3-coder": Writer(
        marks=("<tool_call>", "</tool_call>", "<think>", "</think>"),
        call=_qwen3_coder,
        may_hold_marks=False,
        forbidden=("<parameter=", "</parameter>", "</function>"),
    ),
    "glm-4.5": Writer(
        marks=(
            *("<tool_call>", "</tool_call>", "<arg_key>", "</arg_key>", "<arg_value>", "</arg_value>"),
            *("<think>", "</think>"),
        ),
        call=_glm,
        thoughts=("<think>", "</think>\n"),
        may_hold_marks=False,
    ),
    "deepseek-v3": Writer(
        marks=_V3_MARKS, call=_deepseek_v3, before=_V3_MARKS[0], after=_V3_MARKS[1], lead=""
    ),
    "deepseek-v3.1": Writer(
        marks=_V3_MARKS, call=_deepseek_v31, before=_V3_MARKS[0], between="", after=_V3_MARKS[1], lead=""
    ),
    "deepseek-v3.2": Writer(
        marks=("｜DSML｜",), call=_dsml, before="<｜DSML｜function_calls>\n", after="\n</｜DSML｜function_calls>",
        lead="\n\n", may_hold_marks=False, forbidden=_DSML_FORBIDDEN,
    ),
    "deepseek-v4": Writer(
        marks=("｜DSML｜",), call=_dsml, before="<｜DSML｜tool_calls>\n", after="\n</｜DSML｜tool_calls>",
        lead="\n\n", may_hold_marks=False, forbidden=_DSML_FORBIDDEN,
    ),
    "kimi-k2": Writer(
        marks=(
            "<|tool_calls_section_begin|>",
            "<|tool_calls_section_end|>",
            "<|tool_call_begin|>",
            "<|tool_call_argument_begin|>",
            "<|tool_call_end|>",
        ),
        call=_kimi, before="<|tool_calls_section_begin|>", between="", after="<|tool_calls_section_end|>", lead="",
    ),
    "llama-3": Writer(
        marks=("<|python_tag|>", "<|eom_id|>", "<|eot_id|>"), call=_llama, has_several=False, has_content=False,
        may_hold_marks=False,
    ),
    "llama-4": Writer(
        marks=("<|python_start|>", "<|python_end|>"), call=_pythonic, before="[", between=", ", after="]",
        has_content=False, may_hold_marks=False, is_certain_by_call=False,
    ),
    "mistral": Writer(
        marks=("[TOOL_CALLS]", "[ARGS]", "[CALL_ID]"), call=_mistral, before="[TOOL_CALLS][", between=", ", after="]",
        lead="", is_certain_by_call=True,
    ),
    "mistral/v11": Writer(
        marks=("[TOOL_CALLS]", "[ARGS]", "[CALL_ID]"), call=_mistral_v11, between="", lead=""
    ),
    "gpt-oss": Writer(
        marks=("<|channel|>", "<|message|>", "<|constrain|>", "<|start|>", "<|end|>", "<|call|>"), call=_gpt_oss,
        header="<|channel|>commentary to=functions.",
        after="<|call|>",
        has_several=False, has_content=False,
        thoughts=("<|channel|>analysis<|message|>", "<|end|><|start|>assistant"),
    ),
    "gemma-4": Writer(
        marks=("<|tool_call>", "<tool_call|>", '<|"|>', "<|channel>", "<channel|>"), call=_gemma, between="", lead="",
        thoughts=("<|channel>thought\n", "\n<channel|>"), may_hold_marks=False, forbidden=('<|"|>',),
    ),
}  # fmt: skip
"""Name of a format, with its older or newer way to write behind a slash → how it is written."""

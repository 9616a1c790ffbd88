"""The chat template of a scripted model: it renders a conversation and picks the script that the conversation gets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Final

from turnwire.scripted_model.scripts import Script
from turnwire.scripted_model.vocabulary import script_token

_PLACE: Final = "{#- scripts -#}\n"
_ESCAPES: Final = str.maketrans({"\\": "\\\\", "'": "\\'", "\n": "\\n", "\r": "\\r", "\t": "\\t"})


def chat_template(scripts: Sequence[Script]) -> str:
    """The Jinja text for these scripts; the last of them is for a conversation that none of the others is for."""
    frame = files("turnwire.scripted_model").joinpath("chat_template.jinja").read_text("utf-8")
    return frame.replace(_PLACE, "".join(_choice(scripts)))


def _choice(scripts: Sequence[Script]) -> Iterator[str]:
    """Set `seen.script`: the first script that fits and is not used up, else the last that fits, else the last."""
    *scripted, _ = enumerate(scripts)
    yield f"{{%- set seen.script = '{script_token(len(scripts) - 1)}' -%}}\n"
    tries = [_condition(script) for _, script in scripted]
    again = [_condition(script, is_limited=False) for _, script in reversed(scripted)]
    numbers = [*range(len(scripted)), *reversed(range(len(scripted)))]
    word = "if"
    for number, condition in zip(numbers, [*tries, *again], strict=True):
        yield f"{{%- {word} {condition} -%}}{{%- set seen.script = '{script_token(number)}' -%}}\n"
        word = "elif"
    if scripted:
        yield "{%- endif -%}\n"


def _condition(script: Script, *, is_limited: bool = True) -> str:
    parts = []
    if script.needs_tools:
        parts.append("tools")
    if script.needs_no_thinking:
        parts.append("enable_thinking is defined and not enable_thinking")
    if script.role is not None:
        parts.append(f"seen.role == '{script.role}'")
    if script.contains is not None:
        parts.append(f"{_quoted(script.contains)} in seen.said")
    if is_limited and script.first:
        parts.append(f"seen.answers >= {script.first}")
    if is_limited and script.end is not None:
        parts.append(f"seen.answers < {script.end}")
    return " and ".join(parts) or "true"


def _quoted(text: str) -> str:
    """A text as Jinja writes it. Other characters stay as they are: not every implementation reads their escapes."""
    return "'" + text.translate(_ESCAPES) + "'"

"""Choose the text format of an answer: the named one, or the one that the model is known to write."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

from turnwire_schema.documents import format_names
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.tool import ToolDefinition

from turnwire.codecs.text.formats import CompiledFormat, text_format
from turnwire.codecs.text.reader import TextReader
from turnwire.codecs.text.reading import judge_of
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.globs import glob_matches
from turnwire.core.markers import outside_texts
from turnwire.core.text_format import AUTO, OFF
from turnwire.core.tools import check_arguments


class TextPlan(NamedTuple):
    """How the text of an answer is read."""

    format: CompiledFormat
    in_thoughts: bool
    """Whether the text begins inside thoughts."""
    is_sure: bool
    """Whether that was seen in the prompt; else it is the model's usual behaviour."""
    tools: Mapping[str, ToolDefinition]
    """The offered tools, by name."""
    said: tuple[str, ...]
    """Texts of users and tools in the request."""

    def fits(self, name: str, arguments: Any) -> bool:
        """Return True if the arguments fit the tool, as checked by `check_arguments`."""
        try:
            return not check_arguments(self.tools[name], arguments)
        except InvalidDataError:  # a schema that cannot be compiled checks nothing
            return True

    def reader(self, *, in_thoughts: bool) -> TextReader:
        """Return a reader of the answer's text, or of one of its numbered parts."""
        schemas = {name: tool.parameters for name, tool in self.tools.items()}
        return TextReader(self.format, schemas, judge_of(self.fits, self.said), in_thoughts=in_thoughts)


def plan_of(request: ChatRequest | None, *, has_template: bool = True) -> TextPlan | None:
    """Return how the answer to `request` is read; None if it is not read.

    Without a template the prompt is what the request says, which shows whether it opened thoughts.

    Raises:
        InvalidDataError: there is no format of the name that it gives.
    """
    if request is None or (format := format_of_request(request)) is None:
        return None
    thinking = request.parameters.thinking
    if not has_template:
        in_thoughts = opens_thoughts(request.messages[-1].text, format)
    elif format.opened_by_prompt == "sometimes":
        in_thoughts = bool(thinking)
    else:
        in_thoughts = format.opened_by_prompt == "always" and thinking is not False
    tools = {tool.name: tool for tool in request.tools or ()}
    return TextPlan(format, in_thoughts, not has_template, tools, tuple(outside_texts(request)))


def opens_thoughts(prompt: str, format: CompiledFormat) -> bool:
    """Return True if a prompt ends with the mark that begins thoughts."""
    return prompt.rstrip().endswith(format.thought_openings)


def format_of_request(request: ChatRequest) -> CompiledFormat | None:
    """Return the format that `request` names, or that its model is known to write; None if the text is not to be read.

    Raises:
        InvalidDataError: there is no format of the name that it gives.
    """
    wanted = request.parameters.text_format
    if wanted is None or wanted == OFF:
        return None
    name = known_format(request.parameters.model) if wanted == AUTO else named_format(wanted)
    return None if name is None else text_format(name)


def named_format(name: str) -> str:
    """Return the name if a format has it.

    Raises:
        InvalidDataError: no format has it.
    """
    if name in format_names():
        return name
    known = ", ".join((OFF, AUTO, *format_names()))
    raise InvalidDataError(
        "there is no such text format", [Problem("/parameters/text_format", "enum", f"must be one of {known}")]
    )


@lru_cache(maxsize=1_024)
def known_format(model: str) -> str | None:
    """Return the name of the format that `model` writes, by the patterns of the rows; None if no row knows the model.

    Only the part after the last slash counts: what is before it is the path of a file, or an owner.
    """
    bare = model.rsplit("/", 1)[-1].lower()
    fitting = [(len(pattern), name) for pattern, name in _patterns() if glob_matches(pattern, bare)]
    return max(fitting)[1] if fitting else None


@cache
def _patterns() -> tuple[tuple[str, str], ...]:
    return tuple((pattern, name) for name in format_names() for pattern in text_format(name).models)


def format_of_template(template: str) -> str | None:
    """Return the name of the format with the most marks in a chat template; None if none has all its marks there."""
    lower = template.lower()
    fitting = [
        (len(marks), sum(map(len, marks)), name)
        for name in format_names()
        if (marks := text_format(name).template_marks) and all(mark in lower for mark in marks)
    ]
    return max(fitting)[2] if fitting else None

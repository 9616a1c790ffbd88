"""vLLM's parsers, as its server composes and calls them, on a tokenizer whose tokens are characters and marks."""

from __future__ import annotations

import re
from typing import Any

import bench.peers.vllm.stubs  # noqa: F401  # imported for what it puts in place

# Not sorted: they need the stubs above. Not typed: vllm is installed only where the peers run.
from vllm.entrypoints.openai.chat_completion.protocol import (  # type: ignore[import-not-found]  # isort: skip
    ChatCompletionRequest,
)
from vllm.parser.parser_manager import ParserManager  # type: ignore[import-not-found]  # isort: skip

from bench.peers.text import Gathered, Reading

PARSERS: dict[str, tuple[str, str | None]] = {
    "deepseek-v3": ("deepseek_v3", "deepseek_r1"),
    "deepseek-v3.1": ("deepseek_v31", "deepseek_v3"),
    "deepseek-v3.2": ("deepseek_v32", "deepseek_v3"),
    "deepseek-v4": ("deepseek_v4", "deepseek_v4"),
    "deepseek-v4.1": ("deepseek_v41", "deepseek_v41"),
    "gemma-4": ("gemma4", "gemma4"),
    "glm-4.5": ("glm45", "glm45"),
    "hermes": ("hermes", "qwen3"),
    "kimi-k2": ("kimi_k2", "kimi_k2"),
    "kimi-k3": ("kimi_k3", "kimi_k3"),
    "llama-3": ("llama3_json", None),
    "llama-4": ("llama4_pythonic", None),
    "qwen3-coder": ("qwen3_coder", "qwen3"),
}
"""Format → parsers of calls and of thoughts, as model cards pair them; Mistral and gpt-oss need real tokenizers."""


class Tokenizer:
    """Characters and marks. A mark has a number from 0x110000 on, a character that of Unicode."""

    def __init__(self, marks: tuple[str, ...]) -> None:
        self.marks = sorted(marks, key=len, reverse=True)
        self._pattern = re.compile("|".join(map(re.escape, self.marks)) or "(?!)")
        self._vocab = {mark: 0x110000 + place for place, mark in enumerate(self.marks)}
        self._names = {number: mark for mark, number in self._vocab.items()}
        # Tokenizers mark what ends a turn as special, and such tokens are dropped; these marks are not among them.
        self.all_special_tokens: list[str] = []
        self.all_special_ids: list[int] = []
        self.eos_token_id = 0
        self.supports_grammar = False

    def get_vocab(self) -> dict[str, int]:
        """Marks alone: nobody asks for characters."""
        return self._vocab

    def encode(self, text: str, *given: Any, **named: Any) -> list[int]:
        """The numbers of a text."""
        numbers: list[int] = []
        at = 0
        for found in self._pattern.finditer(text):
            numbers += map(ord, text[at : found.start()])
            numbers.append(self._vocab[found.group()])
            at = found.end()
        return [*numbers, *map(ord, text[at:])]

    def decode(self, numbers: Any, *given: Any, **named: Any) -> str:
        """The text of numbers."""
        each = [numbers] if isinstance(numbers, int) else numbers
        return "".join(self._names.get(number) or chr(number) for number in each)

    def convert_tokens_to_ids(self, tokens: Any) -> Any:
        """The numbers of marks."""
        return self._vocab.get(tokens) if isinstance(tokens, str) else [self._vocab.get(token) for token in tokens]


class VllmReader:
    """A parser as a server has it that was started for this format; without one of thoughts if there are none."""

    def __init__(self, format: str, tools: dict[str, Any], marks: tuple[str, ...], *, has_thoughts: bool) -> None:
        calls, thoughts = PARSERS[format]
        self._tokenizer = Tokenizer(marks)
        self._class = ParserManager.get_parser(
            tool_parser_name=calls,
            reasoning_parser_name=thoughts if has_thoughts or format == "kimi-k3" else None,
            enable_auto_tools=True,
            model_name="model",
        )
        self._named = {"enable_thinking": has_thoughts, "thinking": has_thoughts}
        self._asked = [
            {"type": "function", "function": {"name": name, "parameters": schema}} for name, schema in tools.items()
        ]

    def _parser(self, *, is_stream: bool) -> tuple[Any, Any]:
        request = ChatCompletionRequest(
            model="model",
            messages=[{"role": "user", "content": "x"}],
            tools=self._asked,
            tool_choice="auto",
            stream=is_stream,
            chat_template_kwargs=self._named,
        )
        return request, self._class(self._tokenizer, request.tools, chat_template_kwargs=self._named)

    def read(self, text: str) -> Reading:
        """As `OpenAIServingChat.chat_completion_full_generator` does it."""
        request, parser = self._parser(is_stream=False)
        numbers = self._tokenizer.encode(text)
        thoughts, content, calls = parser.parse(text, request, enable_auto_tools=True, model_output_token_ids=numbers)
        return {
            "content": content or "",
            "thoughts": thoughts or "",
            "calls": [{"name": call.name, "arguments": call.arguments} for call in calls or ()],
        }

    def stream(self, pieces: list[str]) -> Reading:
        """As `OpenAIServingChat.chat_completion_stream_generator` does it."""
        request, parser = self._parser(is_stream=True)
        gathered = Gathered()
        for place, piece in enumerate(pieces):
            delta = parser.parse_delta(
                piece,
                self._tokenizer.encode(piece),
                request,
                prompt_token_ids=[ord("\n")],
                finished=place == len(pieces) - 1,
            )
            if delta is None:
                continue
            gathered.add(delta.content, delta.reasoning)
            for call in delta.tool_calls or ():
                name = call.function and call.function.name
                gathered.add_call(call.index, name, call.function and call.function.arguments)
        return gathered.reading()

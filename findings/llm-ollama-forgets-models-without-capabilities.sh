#!/usr/bin/env bash
# llm-ollama 0.19.1 with llm 0.36: a model whose server lists no capabilities is never offered again.
#
# `capabilities` is optional in Ollama's /api/show (absent before 0.6.4, and wherever the list would be empty). The
# plugin reads an absent list as an empty one, and offers only models whose list has `completion`: the model is missing
# from `llm models` without a word. It also keeps the empty list on disk, under the digest alone. When the same server
# later lists the capabilities of that digest, the model stays missing; so does every other model of the same digest, on
# any server. Only removing the cache file helps.
#
# Output seen:
#   without capabilities: []
#   with capabilities, same digest: []
#   with capabilities, cache removed: ['ollama/m:latest']
set -euo pipefail

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/env"
"$place/env/bin/pip" install --quiet --disable-pip-version-check llm==0.36 llm-ollama==0.19.1 > "$place/pip.log" 2>&1

cat > "$place/try.py" <<'PYTHON'
import json
import os
import pathlib
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

DETAILS = {"format": "gguf", "family": "llama", "families": ["llama"], "parameter_size": "1B", "quantization_level": "Q4_0"}
shown = {"details": DETAILS, "model_info": {}}


class Ollama(BaseHTTPRequestHandler):
    def answer(self, body):
        data = json.dumps(body).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_GET(self):
        model = {"name": "m:latest", "model": "m:latest", "digest": "a" * 64, "size": 1, "details": DETAILS}
        self.answer({"models": [{**model, "modified_at": "2026-01-01T00:00:00Z"}]})

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        self.answer(shown)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Ollama)
threading.Thread(target=server.serve_forever, daemon=True).start()
home = pathlib.Path(sys.argv[1])
environment = {
    "PATH": os.environ["PATH"],
    "HOME": str(home),
    "LLM_USER_PATH": str(home / "llm"),
    "OLLAMA_HOST": f"http://127.0.0.1:{server.server_port}",
}
LIST = "import llm; print([m.model_id for m in llm.get_models() if m.model_id.startswith('ollama/')])"


def listed():
    run = subprocess.run([sys.executable, "-c", LIST], env=environment, capture_output=True, text=True, check=True)
    return run.stdout.strip()


first = listed()
print("without capabilities:", first)
shown["capabilities"] = ["completion", "tools"]
second = listed()
print("with capabilities, same digest:", second)
for each in (home / "llm").rglob("model_capabilities.yaml"):
    each.unlink()
third = listed()
print("with capabilities, cache removed:", third)
server.shutdown()
sys.exit((first, second, third) != ("[]", "[]", "['ollama/m:latest']"))
PYTHON
mkdir "$place/home"
"$place/env/bin/python" "$place/try.py" "$place/home"

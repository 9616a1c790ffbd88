#!/usr/bin/env bash
# litellm 1.110.2: an answer that the server broke off is handed out as a finished one.
#
# A chat completion whose finish_reason is "error" (vLLM and OpenRouter when the engine fails in the middle of an
# answer) comes out of litellm.completion with finish_reason "stop" and no exception, so a program cannot tell it from
# a whole answer; Gemini's MALFORMED_FUNCTION_CALL and GLM's network_error become "stop" as well. The word of the server
# survives in provider_specific_fields alone, if at all.
#
# Output seen:
#   error -> stop
#   network_error -> stop
#   MALFORMED_FUNCTION_CALL -> stop
#   completion: stop 'So far'
set -euo pipefail
folder=$(mktemp -d)
server=""
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet litellm==1.110.2 >"$folder/pip.log" 2>&1
cat >"$folder/server.py" <<'PY'
import http.server
import json
import sys


class Handler(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        choice = {"index": 0, "message": {"role": "assistant", "content": "So far"}, "finish_reason": "error"}
        usage = {"prompt_tokens": 1, "completion_tokens": 2, "total_tokens": 3}
        body = {"id": "c", "object": "chat.completion", "created": 1, "model": "m", "choices": [choice], "usage": usage}
        data = json.dumps(body).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
PY
"$folder/env/bin/python" "$folder/server.py" >"$folder/port" &
server=$!
until [ -s "$folder/port" ]; do sleep 0.1; done
LITELLM_LOCAL_MODEL_COST_MAP=True "$folder/env/bin/python" - "$(cat "$folder/port")" >"$folder/out" 2>"$folder/err" <<'PY'
import sys

import litellm
from litellm.litellm_core_utils.core_helpers import map_finish_reason

for word in ("error", "network_error", "MALFORMED_FUNCTION_CALL"):
    print(word, "->", map_finish_reason(word))
answer = litellm.completion(
    model="openai/m",
    api_base=f"http://127.0.0.1:{sys.argv[1]}/v1",
    api_key="x",
    messages=[{"role": "user", "content": "hi"}],
)
choice = answer.choices[0]
print("completion:", choice.finish_reason, repr(choice.message.content))
PY
cat "$folder/out"
diff "$folder/out" - <<'OUT'
error -> stop
network_error -> stop
MALFORMED_FUNCTION_CALL -> stop
completion: stop 'So far'
OUT

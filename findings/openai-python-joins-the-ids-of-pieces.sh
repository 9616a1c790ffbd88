#!/usr/bin/env bash
# openai-python 3.54.0: chat.completions.stream() joins the ids and names of a call's pieces to one text.
#
# Some servers repeat id and name in every piece of a streamed call, or send another id with each. The client's
# accumulator appends every text it finds, so "c1" in three pieces becomes the id "c1c1c1" and the tool is called
# "deploydeploydeploy"; ids t1, t2, t3 become "t1t2t3". Two whole calls that share index 0 become one call. Nothing is
# raised: a result that goes back under such an id answers no call that the server knows.
#
# Output seen:
#   repeated: [('c1c1c1', 'deploydeploydeploy', '{"target": "staging"}')]
#   changing: [('t1t2t3', 'deploy', '{"target": "staging"}')]
#   shared index: [('c1c2', 'deploylook', '{"a":1}{"b":2}')]
set -euo pipefail
folder=$(mktemp -d)
server=""
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet openai==3.54.0 >"$folder/pip.log" 2>&1
cat >"$folder/server.py" <<'PY'
import http.server
import json


def piece(given, name, arguments):
    return {"index": 0, "id": given, "type": "function", "function": {"name": name, "arguments": arguments}}


PIECES = {
    "repeated": [piece("c1", "deploy", ""), piece("c1", "deploy", '{"target": "st'), piece("c1", "deploy", 'aging"}')],
    "changing": [piece("t1", "deploy", ""), piece("t2", "", '{"target": "st'), piece("t3", "", 'aging"}')],
    "shared index": [piece("c1", "deploy", '{"a":1}'), piece("c2", "look", '{"b":2}')],
}


class Handler(http.server.BaseHTTPRequestHandler):
    def log_message(self, *words):
        pass

    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        for said in PIECES[asked["model"]]:
            self.tell({"tool_calls": [said]})
        self.tell({}, "tool_calls")
        self.wfile.write(b"data: [DONE]\n\n")

    def tell(self, delta, reason=None):
        choice = {"index": 0, "delta": delta, "finish_reason": reason}
        chunk = {"id": "r", "object": "chat.completion.chunk", "created": 1, "model": "m", "choices": [choice]}
        self.wfile.write(f"data: {json.dumps(chunk)}\n\n".encode())


server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
server.serve_forever()
PY
cat >"$folder/use.py" <<'PY'
import sys

from openai import OpenAI

client = OpenAI(base_url=f"http://127.0.0.1:{sys.argv[1]}/v1", api_key="none", max_retries=0)
for model in ("repeated", "changing", "shared index"):
    with client.chat.completions.stream(model=model, messages=[{"role": "user", "content": "x"}]) as stream:
        for _ in stream:
            pass
        calls = stream.get_final_completion().choices[0].message.tool_calls
    print(f"{model}: {[(call.id, call.function.name, call.function.arguments) for call in calls]}")
PY
"$folder/env/bin/python" "$folder/server.py" >"$folder/port" &
server=$!
for _ in $(seq 100); do [ -s "$folder/port" ] && break || sleep 0.1; done
"$folder/env/bin/python" "$folder/use.py" "$(cat "$folder/port")" | tee "$folder/seen"
cat >"$folder/expected" <<'TEXT'
repeated: [('c1c1c1', 'deploydeploydeploy', '{"target": "staging"}')]
changing: [('t1t2t3', 'deploy', '{"target": "staging"}')]
shared index: [('c1c2', 'deploylook', '{"a":1}{"b":2}')]
TEXT
diff "$folder/expected" "$folder/seen"

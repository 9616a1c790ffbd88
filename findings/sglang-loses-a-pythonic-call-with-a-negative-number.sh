#!/usr/bin/env bash
# SGLang's parsers as llm-router-utils 0.8.1 has them: a Python-like call with a negative number disappears.
#
# Llama 4 writes calls as `[move_to(x=-7, y=0.5)]`. The parser (`pythonic`) takes -7 for an operation and not for a
# number, drops the call, and drops its text too: the client gets an answer with neither calls nor content. Of two calls
# in a list only the other one is left, so an agent goes on with half of what the model asked for.
#
# Output seen:
#   [move_to(x=7, y=0.5)]: '' [('move_to', '{"x": 7, "y": 0.5}')]
#   [move_to(x=-7, y=0.5)]: '' []
#   [move_to(x=-7, y=0.5), ping()]: '' [('ping', '{}')]
set -euo pipefail

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/env"
# Its dependencies but transformers, xgrammar, tiktoken and mistral_common, which reading a text does not need.
"$place/env/bin/pip" install --quiet --disable-pip-version-check --no-deps llm-router-utils==0.8.1 > "$place/pip.log" 2>&1
"$place/env/bin/pip" install --quiet --disable-pip-version-check openai==2.6.1 pydantic==2.14.4 orjson==3.13.0 \
  partial-json-parser==0.2.1.1.post7 json_repair==0.64.6 msgspec==0.22.0 packaging==26.4 jinja2==3.1.6 >> "$place/pip.log" 2>&1

cat > "$place/try.py" <<'PYTHON'
from llm_router_utils.sglang.srt.entrypoints.openai.protocol import Function, Tool
from llm_router_utils.sglang.srt.function_call.function_call_parser import FunctionCallParser

point = {"type": "object", "properties": {"x": {"type": "number"}, "y": {"type": "number"}}}
tools = [
    Tool(function=Function(name="move_to", parameters=point)),
    Tool(function=Function(name="ping", parameters={"type": "object", "properties": {}})),
]
for text in ("[move_to(x=7, y=0.5)]", "[move_to(x=-7, y=0.5)]", "[move_to(x=-7, y=0.5), ping()]"):
    content, calls = FunctionCallParser(tools, "pythonic").parse_non_stream(text)
    print(f"{text}: {content!r} {[(call.name, call.parameters) for call in calls]}")
PYTHON
"$place/env/bin/python" "$place/try.py" > "$place/out" 2> "$place/errors" || { tail -5 "$place/errors"; exit 1; }
cat "$place/out"
diff "$place/out" - <<'OUT'
[move_to(x=7, y=0.5)]: '' [('move_to', '{"x": 7, "y": 0.5}')]
[move_to(x=-7, y=0.5)]: '' []
[move_to(x=-7, y=0.5), ping()]: '' [('ping', '{}')]
OUT

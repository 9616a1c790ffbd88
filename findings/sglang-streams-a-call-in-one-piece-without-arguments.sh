#!/usr/bin/env bash
# SGLang's parsers as llm-router-utils 0.8.1 has them: a call that arrives in one piece is streamed without arguments.
#
# The parser for Qwen (`qwen25`) wants to be asked once for the name and again for the arguments. When a whole call is in
# one piece (speculative decoding, `stream_interval`, a proxy that joins chunks), nothing asks again: the client gets the
# name, an empty text of arguments, and no word that something is missing; text before the call is lost, and so is every
# further call. The same text read whole, or in small pieces, is right. `parse_stream_end` gives nothing.
#
# Output seen:
#   whole: 'Let me look.' [('get_weather', '{"city": "Paris"}')]
#   small pieces: 'Let me look.\n' [('get_weather', '{"city": "Paris"}')]
#   one piece: '' [('get_weather', '')]
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

schema = {"type": "object", "properties": {"city": {"type": "string"}}}
tools = [Tool(function=Function(name="get_weather", parameters=schema))]
text = 'Let me look.\n<tool_call>\n{"name": "get_weather", "arguments": {"city": "Paris"}}\n</tool_call>'


def streamed(pieces):
    parser = FunctionCallParser(tools, "qwen25")
    content, calls = "", {}
    for text, found in [*map(parser.parse_stream_chunk, pieces), parser.parse_stream_end()]:
        content += text or ""
        for call in found:
            name, arguments = calls.get(call.tool_index, ("", ""))
            calls[call.tool_index] = (name + (call.name or ""), arguments + call.parameters)
    return content, [*calls.values()]


content, found = FunctionCallParser(tools, "qwen25").parse_non_stream(text)
print("whole:", repr(content), [(call.name, call.parameters) for call in found])
pieces = ["Let me look.", "\n", "<tool_call>", "\n", '{"name": "get_weather", ', '"arguments": {"city": "', "Paris", '"}}']
print("small pieces: {0!r} {1}".format(*streamed([*pieces, "\n", "</tool_call>"])))
print("one piece: {0!r} {1}".format(*streamed([text])))
PYTHON
"$place/env/bin/python" "$place/try.py" > "$place/out" 2> "$place/errors" || { tail -5 "$place/errors"; exit 1; }
cat "$place/out"
diff "$place/out" - <<'OUT'
whole: 'Let me look.' [('get_weather', '{"city": "Paris"}')]
small pieces: 'Let me look.\n' [('get_weather', '{"city": "Paris"}')]
one piece: '' [('get_weather', '')]
OUT

#!/usr/bin/env bash
# agent-tool-parser 0.1.3: calls come out with other names of arguments than the model wrote and the tool has.
#
# For every tool and every format, `query` becomes `pattern`, `cmd` becomes `command` and `file` becomes `path`: the
# package has a table of names that it thinks arguments should have. A program that offered `search(query)` gets a call
# that lacks its required argument and has one that no tool names, and no word of it. `param_aliases={}` does not switch
# the table off; only an alias of each name to itself does.
#
# Output seen:
#   search(query) {'pattern': 'herons'}
#   search(query), param_aliases={} {'pattern': 'herons'}
#   search(query), param_aliases={'query': 'query'} {'query': 'herons'}
set -euo pipefail

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/env"
"$place/env/bin/pip" install --quiet --disable-pip-version-check agent-tool-parser==0.1.3 > "$place/pip.log" 2>&1

cat > "$place/try.py" <<'PYTHON'
import json

from agent_tool_parser import ToolParser

call = json.dumps({"name": "search", "arguments": {"query": "herons"}})
for settings in ({}, {"param_aliases": {}}, {"param_aliases": {"query": "query"}}):
    parser = ToolParser(allowed_tools={"search"}, **settings)
    title = "".join(f", {key}={value}" for key, value in settings.items())
    print(f"search(query){title}", parser.parse(f"<tool_call>\n{call}\n</tool_call>").args)
PYTHON
"$place/env/bin/python" "$place/try.py" > "$place/out" 2> "$place/errors" || { tail -5 "$place/errors"; exit 1; }
cat "$place/out"
diff "$place/out" - <<'OUT'
search(query) {'pattern': 'herons'}
search(query), param_aliases={} {'pattern': 'herons'}
search(query), param_aliases={'query': 'query'} {'query': 'herons'}
OUT

#!/usr/bin/env bash
# outlines_core 0.2.14: `allOf` means its members one after another, so the answer is no JSON.
#
# {"allOf": [{"type": "string"}, {"enum": ["yes", "no"]}]} has the answers "yes" and "no". The regular expression that
# is made of it is that of the first member followed by that of the second: "yes" does not match, and "x""yes", which
# no JSON reader takes, does.
#
# Output seen:
#   "yes": does not match
#   "x""yes": matches
#   "maybe": does not match
set -euo pipefail

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/env"
"$place/env/bin/pip" install --quiet --disable-pip-version-check outlines_core==0.2.14 > "$place/pip.log" 2>&1

cat > "$place/try.py" <<'PYTHON'
import json
import re

from outlines_core.json_schema import build_regex_from_schema

pattern = build_regex_from_schema(json.dumps({"allOf": [{"type": "string"}, {"enum": ["yes", "no"]}]}))
for text in ('"yes"', '"x""yes"', '"maybe"'):
    print(f"{text}: {'matches' if re.fullmatch(pattern, text) else 'does not match'}")
PYTHON
"$place/env/bin/python" "$place/try.py" > "$place/out" 2> "$place/errors" || { tail -5 "$place/errors"; exit 1; }
cat "$place/out"
diff "$place/out" - <<'OUT'
"yes": does not match
"x""yes": matches
"maybe": does not match
OUT

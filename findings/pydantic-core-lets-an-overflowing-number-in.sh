#!/usr/bin/env bash
# pydantic-core 2.50.4: `from_json(…, allow_inf_nan=False)` reads 1e400 as infinity, which `to_json` writes as no JSON.
#
# With `allow_inf_nan=False` the words NaN and Infinity are refused, but a number that is valid JSON and too large for a
# double becomes infinity without an error. Written again by the same package it is `Infinity`, which is no JSON: a
# program that passes the arguments of a call on sends what the next reader refuses. orjson 3.13.0 and msgspec 0.22.0
# refuse the number; Python's json does as pydantic-core.
#
# Output seen:
#   pydantic-core, NaN: refused
#   pydantic-core, 1e400: {'n': inf} -> b'{"n":Infinity}'
#   json, 1e400: {'n': inf} -> {"n": Infinity}
#   orjson, 1e400: refused
#   msgspec, 1e400: refused
set -euo pipefail

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/env"
"$place/env/bin/pip" install --quiet --disable-pip-version-check pydantic-core==2.50.4 orjson==3.13.0 msgspec==0.22.0 \
    > "$place/pip.log" 2>&1

cat > "$place/try.py" <<'PYTHON'
import json

import msgspec
import orjson
from pydantic_core import from_json, to_json


def strict(text):
    return from_json(text, allow_inf_nan=False)


def tried(name, read, write, text):
    try:
        value = read(text)
    except ValueError:
        return f"{name}: refused"
    return f"{name}: {value} -> {write(value)}"


large = '{"n": 1e400}'
print(tried("pydantic-core, NaN", strict, to_json, '{"n": NaN}'))
print(tried("pydantic-core, 1e400", strict, to_json, large))
print(tried("json, 1e400", json.loads, json.dumps, large))
print(tried("orjson, 1e400", orjson.loads, orjson.dumps, large))
print(tried("msgspec, 1e400", msgspec.json.decode, msgspec.json.encode, large))
PYTHON
"$place/env/bin/python" "$place/try.py" > "$place/out" 2> "$place/errors" || { tail -5 "$place/errors"; exit 1; }
cat "$place/out"
diff "$place/out" - <<'OUT'
pydantic-core, NaN: refused
pydantic-core, 1e400: {'n': inf} -> b'{"n":Infinity}'
json, 1e400: {'n': inf} -> {"n": Infinity}
orjson, 1e400: refused
msgspec, 1e400: refused
OUT

#!/usr/bin/env bash
# xgrammar 0.2.8: where `required` names a key that `properties` does not, only answers that do not fit can be written.
#
# {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a", "z"]} asks for both keys; z may be
# anything. In strict mode, the default, an object has no other keys than its properties, and `required` is not looked
# at for z: {"a":1} is accepted and {"a":1,"z":2} is not. With strict_mode=False both are accepted. No warning, no error.
#
# Output seen:
#   strict_mode=True {"a":1}: accepted
#   strict_mode=True {"a":1,"z":2}: not accepted
#   strict_mode=False {"a":1}: accepted
#   strict_mode=False {"a":1,"z":2}: accepted
set -euo pipefail

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/env"
"$place/env/bin/pip" install --quiet --disable-pip-version-check torch==2.13.0 xgrammar==0.2.8 > "$place/pip.log" 2>&1

cat > "$place/try.py" <<'PYTHON'
import xgrammar

schema = {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a", "z"]}
compiler = xgrammar.GrammarCompiler(xgrammar.TokenizerInfo([]))
for strict in (True, False):
    grammar = compiler.compile_grammar(xgrammar.Grammar.from_json_schema(schema, strict_mode=strict))
    for text in ('{"a":1}', '{"a":1,"z":2}'):
        matcher = xgrammar.GrammarMatcher(grammar, terminate_without_stop_token=True)
        accepted = matcher.accept_string(text) and matcher.is_terminated()
        print(f"strict_mode={strict} {text}: {'accepted' if accepted else 'not accepted'}")
PYTHON
"$place/env/bin/python" "$place/try.py" > "$place/out" 2> "$place/errors" || { tail -5 "$place/errors"; exit 1; }
cat "$place/out"
diff "$place/out" - <<'OUT'
strict_mode=True {"a":1}: accepted
strict_mode=True {"a":1,"z":2}: not accepted
strict_mode=False {"a":1}: accepted
strict_mode=False {"a":1,"z":2}: accepted
OUT

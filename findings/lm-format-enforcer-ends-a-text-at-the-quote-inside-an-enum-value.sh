#!/usr/bin/env bash
# lm-format-enforcer 0.11.3: an enum value ends at the quote inside of it.
#
# {"enum": ["say \"hi\""]} has one answer, "say \"hi\"". The parser does not offer the backslash: it takes the value as
# it is, and its quote for the end of the text. What can be written is "say ", which is not in the enum.
#
# Output seen:
#   "say \"hi\"": cannot be written
#   "say ": can be written
set -euo pipefail

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/env"
"$place/env/bin/pip" install --quiet --disable-pip-version-check lm-format-enforcer==0.11.3 pydantic==2.14.4 \
  > "$place/pip.log" 2>&1

cat > "$place/try.py" <<'PYTHON'
from lmformatenforcer import JsonSchemaParser


def can_be_written(text: str) -> bool:
    parser = JsonSchemaParser({"enum": ['say "hi"']})
    for character in text:
        if character not in parser.get_allowed_characters():
            return False
        parser = parser.add_character(character)
    return parser.can_end()


for text in (r'"say \"hi\""', '"say "'):
    print(f"{text}: {'can' if can_be_written(text) else 'cannot'} be written")
PYTHON
"$place/env/bin/python" "$place/try.py" > "$place/out" 2> "$place/errors" || { tail -5 "$place/errors"; exit 1; }
cat "$place/out"
diff "$place/out" - <<'OUT'
"say \"hi\"": cannot be written
"say ": can be written
OUT

# Generated from schemas/ by `make generate`. Do not edit: changes are lost.

"""What the patterns of the schemas ask for, in words: a person is never shown a regular expression."""

from collections.abc import Mapping

IN_WORDS: Mapping[str, str] = {
    "[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]": "must not be empty or blank",
    "^(/([^/~]|~[01])*)*$": "must be a JSON pointer: empty, or beginning with /",
    "^(/([^/~]|~[01])*)*\\Z": "must be a JSON pointer: empty, or beginning with /",
    "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$": "must be a UTC time as in RFC 3339, for example 2026-01-31T12:00:00Z",
    "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)\\Z": "must be a UTC time as in RFC 3339, for example 2026-01-31T12:00:00Z",
    "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$": "must be a time with a zone as in RFC 3339, for example 2026-01-31T12:00:00Z",
    "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})\\Z": "must be a time with a zone as in RFC 3339, for example 2026-01-31T12:00:00Z",
    "^[A-Za-z0-9+/]+={0,2}$": "must be standard base64 without spaces, line feeds or a data: prefix",
    "^[A-Za-z0-9+/]+={0,2}\\Z": "must be standard base64 without spaces, line feeds or a data: prefix",
    "^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$": "must be a media type, for example image/png",
    "^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?\\Z": "must be a media type, for example image/png",
    "^[A-Za-z0-9_]{1,64}$": "must be 1 to 64 of A-Z, a-z, 0-9 and _",
    "^[A-Za-z0-9_]{1,64}\\Z": "must be 1 to 64 of A-Z, a-z, 0-9 and _",
    "^[A-Za-z_][A-Za-z0-9_]*$": "must be the name of an environment variable: letters, digits and _, no digit first",
    "^[A-Za-z_][A-Za-z0-9_]*\\Z": "must be the name of an environment variable: letters, digits and _, no digit first",
    "^[a-z0-9][a-z0-9_.-]*$": "must be an id: a-z, 0-9, _, . and -, a letter or digit first",
    "^[a-z0-9][a-z0-9_.-]*\\Z": "must be an id: a-z, 0-9, _, . and -, a letter or digit first",
    "^[a-zA-Z0-9_-]{1,64}$": "must be 1 to 64 of A-Z, a-z, 0-9, _ and -",
    "^[a-zA-Z0-9_-]{1,64}\\Z": "must be 1 to 64 of A-Z, a-z, 0-9, _ and -",
    "^https?://[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff/?#@]+(/[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff?#]*)?$": "must be a URL with http:// or https://, a host, and at most a port and a path, for example http://127.0.0.1:11434",
    "^https?://[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff/?#@]+(/[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff?#]*)?\\Z": "must be a URL with http:// or https://, a host, and at most a port and a path, for example http://127.0.0.1:11434",
}

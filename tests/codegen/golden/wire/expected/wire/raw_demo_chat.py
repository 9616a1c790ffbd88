# Generated from schemas/wire/demo-chat/v1/ by `make generate`. Do not edit: changes are lost.

"""The objects of the dialect demo-chat before they are judged; for annotations alone."""

from typing import Literal, TypeAlias

from turnwire_schema.wire.raw import RawObject

RawCall: TypeAlias = RawObject[Literal["name", "arguments"]]
RawMessage: TypeAlias = RawObject[Literal["role", "content", "call"]]
RawRequest: TypeAlias = RawObject[Literal["model", "messages", "options", "x-key"]]
RawResponse: TypeAlias = RawObject[Literal["done", "call"]]

__all__ = ["RawCall", "RawMessage", "RawRequest", "RawResponse"]

"""The reader of image entries: loads an image, shows it to the model or recognises its characters, and records how."""

from __future__ import annotations

import hashlib
import inspect
import threading
from base64 import b64encode
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

import anyio
import anyio.to_thread
from anyio.lowlevel import RunVar

from turnwire_schema.v1.content import ImagePart
from turnwire_schema.v1.context import Notice
from turnwire_schema.v1.entry import ImageData, ImageEntry, ImageFallback
from turnwire_schema.v1.provider import Capabilities

from turnwire.core.errors import ConfigurationError
from turnwire.core.schema_defaults import DEFAULT_ROLE
from turnwire.files import FileResolver
from turnwire.images.decoding import Header, decode, read_header, upright
from turnwire.images.engines import OcrEngine, OcrText, ocr_engine
from turnwire.images.errors import ImageError, needed
from turnwire.images.sources import Fetch, ImageLimits, Loaded, load

_SHORTEST: Final = 12  # characters; below, every detector guesses
_SUREST: Final = 0.5


class Language(NamedTuple):
    """ISO 639-1 code and how sure it is, 0 to 1."""

    code: str
    confidence: float


_lock = threading.Lock()
_identifier: Any = None


def detect_language(text: str, *, extra: str = "ocr") -> Language | None:
    """The language of `text`; None for fewer than 12 letters, and where it is less than half sure. Thread-safe.

    Raises:
        ConfigurationError: py3langid is not installed; the message names `extra`.
    """
    global _identifier
    if sum(map(str.isalpha, text)) < _SHORTEST and not _is_dense(text):
        return None
    with _lock:
        if _identifier is None:
            module = needed("py3langid.langid", extra)
            _identifier = module.LanguageIdentifier.from_model_file(module.MODEL_FILE, norm_probs=True)
        code, sure = _identifier.classify(text)
    return Language(str(code), float(sure)) if sure >= _SUREST else None


def _is_dense(text: str) -> bool:
    """Whether a few characters are a sentence: Chinese, Japanese and Korean say more with each."""
    return sum("\u3040" <= character <= "\u9fff" or "\uac00" <= character <= "\ud7a3" for character in text) >= 4


T = TypeVar("T")

Vision = Callable[[ImagePart], str | Awaitable[str]]
"""Asks a model what it sees on an image."""

_AT_ONCE: Final = 2
_PLACES: Final = RunVar[anyio.CapacityLimiter]("turnwire.images")

# The results of reading; an earlier try's results are never mixed with a later one's.
_UNREAD: Final[dict[str, Any]] = dict.fromkeys(
    (
        *("used", "fallback", "text", "confidence", "language", "language_confidence", "engine", "analysis"),
        *("width", "height", "size_bytes", "sha256", "problem"),
    )
)


class ImageReading(NamedTuple):
    """An entry as it was read, and what the user should know about that."""

    entry: ImageEntry
    notices: tuple[Notice, ...]


class ImageReader:
    """Reads the images of a conversation; each fault is kept in the entry, which can be tried again.

    Paths go through `files` and its rules only; URLs are fetched by `fetch` only, which is off by default. Decoding and
    recognition run outside the event loop, two at once.
    """

    def __init__(
        self,
        limits: ImageLimits | None = None,
        *,
        engine: OcrEngine | None = None,
        files: FileResolver | None = None,
        fetch: Fetch | None = None,
    ) -> None:
        self._limits = limits or ImageLimits()
        self._engine = engine or ocr_engine()
        self._files = files
        self._fetch = fetch

    async def read(
        self,
        entry: ImageEntry,
        *,
        capabilities: Capabilities | None = None,
        vision: Vision | None = None,
        role: str = DEFAULT_ROLE,
        model: str | None = None,
    ) -> ImageReading:
        """The entry with its image loaded and read; state `done`, or `failed` with a problem.

        By vision, the image becomes data that can be sent, turned upright; with `vision`, that callable is asked too
        and its words are the `analysis`, written by `model`. By recognition, the text, its confidence and language are
        kept. `auto` takes vision where `capabilities` say so, else recognition, with the reason as `fallback` and a
        notice.
        """
        data = entry.data
        found: dict[str, Any] = {**_UNREAD, "attempts": (data.attempts or 0) + 1}
        notices: list[Notice] = []
        try:
            await self._read(data, found, notices, capabilities, vision, role, model)
            found["state"] = "done"
        except ImageError as error:
            found |= {"state": "failed", "problem": error.problem}
        except ConfigurationError as error:
            found |= {"state": "failed", "problem": ImageError("image.no_ocr", error.info.message).problem}
        if found["problem"] is not None:
            notices.append(Notice(id="image.failed", message=f"An image was not read: {found['problem'].message}"))
        marked = tuple(notice.replace(entry_id=entry.id) for notice in notices)
        return ImageReading(entry.replace(data=data.replace(**found)), marked)

    async def _read(
        self,
        data: ImageData,
        found: dict[str, Any],
        notices: list[Notice],
        capabilities: Capabilities | None,
        vision: Vision | None,
        role: str,
        model: str | None,
    ) -> None:
        sees = None if capabilities is None else capabilities.vision
        if data.recognition == "vision" and sees == "no":
            raise ImageError("image.no_vision", "the model does not see images; use auto or ocr")
        wants_vision = data.recognition == "vision" or (data.recognition == "auto" and sees == "yes")
        if data.image.file_id is not None and wants_vision:
            await self._see(data.image, found, vision, model)
            return
        loaded = await load(data.image, self._limits, files=self._files, role=role, fetch=self._fetch)
        header = await _beside(read_header, loaded.data, self._limits)
        found |= {
            "width": header.width,
            "height": header.height,
            "size_bytes": len(loaded.data),
            "sha256": hashlib.sha256(loaded.data).hexdigest(),
        }
        if wants_vision:
            try:
                await self._see(await self._sendable(data, loaded, header, found), found, vision, model)
                return
            except ImageError as error:
                if data.recognition == "vision" or error.code != "image.vision_failed":
                    raise
                reason = error.text
        else:
            reason = "the model does not see images" if sees == "no" else "it is not known that the model sees images"
        if data.recognition == "auto":
            found["fallback"] = ImageFallback(given_up="vision", taken="ocr", reason=reason)
            notices.append(Notice(id="image.fallback", message=f"The image is read by text recognition: {reason}."))
        if header.is_animated:
            notices.append(Notice(id="image.first_frame", message="Of a moving image the first frame is read."))
        await self._recognise(loaded, found)

    async def _sendable(self, data: ImageData, loaded: Loaded, header: Header, found: dict[str, Any]) -> ImagePart:
        """The image as data: its path or URL is not opened a second time, by others and by other rules."""
        raw, media_type = loaded.data, header.media_type
        if header.is_turned:
            raw, media_type = await _beside(upright, raw, self._limits), "image/png"
        encoded = b64encode(raw).decode("ascii")
        part = data.image.replace(url=None, path=None, data=encoded, media_type=media_type)
        found["image"] = part
        if loaded.source is not None:
            found["source"] = loaded.source
        return part

    async def _see(self, part: ImagePart, found: dict[str, Any], vision: Vision | None, model: str | None) -> None:
        if vision is not None:
            try:
                said = vision(part)
                found["analysis"] = await said if inspect.isawaitable(said) else said
            except Exception as error:  # a program's own function, over any client, may raise anything
                text = f"the model could not look at it ({type(error).__name__})"
                raise ImageError("image.vision_failed", text) from error
            if not _is_text(found["analysis"]):
                kind = type(found.pop("analysis")).__name__
                raise ImageError("image.vision_failed", f"the model's words must be text, a {kind} came")
        found |= {"used": "vision", "engine": model}

    async def _recognise(self, loaded: Loaded, found: dict[str, Any]) -> None:
        def work() -> None:
            image = decode(loaded.data, self._limits)
            try:
                result = _checked(self._engine.recognise(image))
            except (ImageError, ConfigurationError):
                raise
            except Exception as error:  # of libraries in C++ with error types of their own
                text = f"{self._engine.name} could not read it ({type(error).__name__})"
                raise ImageError("image.ocr_failed", text) from error
            language = detect_language(result.text)
            found.update(
                used="ocr",
                engine=self._engine.name,
                text=result.text,
                confidence=result.confidence,
                language=None if language is None else language.code,
                language_confidence=None if language is None else language.confidence,
            )

        await _beside(work)


def _is_text(said: object) -> bool:
    """Whether a function's value is a text that JSON can hold."""
    if not isinstance(said, str):
        return False
    try:
        said.encode()
    except UnicodeEncodeError:
        return False
    return True


def _checked(result: OcrText) -> OcrText:
    """The text that an engine read, as an entry can hold it.

    Raises:
        TypeError: it is no text, or its confidence is no number.
    """
    if not _is_text(result.text):
        raise TypeError
    sure = result.confidence
    return OcrText(str(result.text), None if sure is None or sure != sure else min(max(float(sure), 0.0), 1.0))


async def _beside(function: Callable[..., T], *arguments: Any) -> T:
    """The result of blocking work, done outside the event loop."""
    try:
        places = _PLACES.get()
    except LookupError:
        places = anyio.CapacityLimiter(_AT_ONCE)
        _PLACES.set(places)
    return await anyio.to_thread.run_sync(function, *arguments, limiter=places)

# Generated from schemas/wire/gemini/v1/ by `make generate`. Do not edit: changes are lost.

"""Wire format of the dialect gemini.

* embeddings: Gemini embeddings.
* error: Gemini errors.
* models: Gemini models.
* request: Gemini request.
* response: Gemini response.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, Optional, TypeAlias

if TYPE_CHECKING:
    from typing import TypedDict
else:
    from turnwire_schema._late_dicts import TypedDict


class EmbeddedPart(TypedDict):
    """A piece of a content."""

    text: str
    """The text."""


class EmbeddedContent(TypedDict):
    """A content of which a vector is wanted: its texts count."""

    role: NotRequired[str]
    """Who says it; means nothing here."""
    parts: list[EmbeddedPart]
    """What it says."""


class EmbedContentRequest(TypedDict):
    """Body of :embedContent; one of the requests of :batchEmbedContents."""

    model: NotRequired[str | None]
    """Name of the model behind models/, as in the path."""
    content: EmbeddedContent
    """What to embed."""
    taskType: NotRequired[str | None]
    """
    What the vector is for: RETRIEVAL_QUERY, RETRIEVAL_DOCUMENT, SEMANTIC_SIMILARITY, CLASSIFICATION, CLUSTERING,
    QUESTION_ANSWERING, FACT_VERIFICATION, CODE_RETRIEVAL_QUERY. Ignored by newer models.
    """
    title: NotRequired[str | None]
    """Title of the text; with RETRIEVAL_DOCUMENT only."""
    outputDimensionality: NotRequired[int | None]
    """Length that the vector shall have: it is cut, and not normalised again. Absent or null: the model's own."""


class BatchEmbedContentsRequest(TypedDict):
    """Body of :batchEmbedContents."""

    requests: list[EmbedContentRequest]
    """What to embed, each with its own wishes."""


class ContentEmbedding(TypedDict):
    """A vector."""

    values: list[float]
    """The vector."""


class EmbeddingUsage(TypedDict):
    """What was counted."""

    promptTokenCount: NotRequired[int]
    """Tokens of everything that was embedded."""


class EmbedContentResponse(TypedDict):
    """Answer of :embedContent."""

    embedding: ContentEmbedding
    """The vector."""
    usageMetadata: NotRequired[EmbeddingUsage]
    """What was counted. Absent from models before 2026."""


class BatchEmbedContentsResponse(TypedDict):
    """Answer of :batchEmbedContents."""

    embeddings: list[ContentEmbedding]
    """The vectors, in the order of the requests."""
    usageMetadata: NotRequired[EmbeddingUsage]
    """What was counted. Absent from models before 2026."""


ErrorDetail = TypedDict(
    "ErrorDetail",
    {
        "@type": str,
        "reason": NotRequired[str],
        "domain": NotRequired[str],
        "metadata": NotRequired[dict[str, str]],
        "retryDelay": NotRequired[str],
        "violations": NotRequired[list[dict[str, Any]]],
        "fieldViolations": NotRequired[list[dict[str, Any]]],
        "links": NotRequired[list[dict[str, Any]]],
        "locale": NotRequired[str],
        "message": NotRequired[str],
        "detail": NotRequired[str],
    },
)


class ErrorStatus(TypedDict):
    """What went wrong: google.rpc.Status with the name of the status."""

    code: int
    """The HTTP status; in a stream the one that the error would have had."""
    message: str
    """For a person to read."""
    status: NotRequired[str]
    """
    Kind of error: INVALID_ARGUMENT (also for a bad key), FAILED_PRECONDITION, UNAUTHENTICATED, PERMISSION_DENIED,
    NOT_FOUND, RESOURCE_EXHAUSTED, CANCELLED, INTERNAL, UNAVAILABLE, DEADLINE_EXCEEDED. Absent: see code.
    """
    details: NotRequired[list[ErrorDetail]]
    """More, each of its own type. Absent: none."""


class ErrorEnvelope(TypedDict):
    """The usual shape."""

    error: ErrorStatus
    """What went wrong."""


ErrorList: TypeAlias = list[ErrorEnvelope]
"""The envelope as a list of one."""


ErrorResponse: TypeAlias = ErrorEnvelope | ErrorList
"""
Body of an answer with status 400 or above; also a bare JSON object in the middle of a stream, without data
before it. Requests without alt=sse may get it as a list of one.
"""


class Model(TypedDict):
    """A model; also the body of GET /v1beta/models/{model}."""

    name: str
    """Name, such as models/gemini-2.5-flash."""
    baseModelId: NotRequired[str]
    """Name without the version; of the definition, and not sent. Absent: see name."""
    version: NotRequired[str]
    """Version, such as 001. Absent: not given."""
    displayName: NotRequired[str]
    """Name for a person. Absent: none."""
    description: NotRequired[str]
    """What it is, for a person. Absent: none."""
    inputTokenLimit: NotRequired[int]
    """Most tokens of a prompt. Absent: not given."""
    outputTokenLimit: NotRequired[int]
    """Most tokens of an answer. Absent: not given."""
    supportedGenerationMethods: NotRequired[list[str]]
    """What it does: generateContent, countTokens, embedContent and others. Absent: nothing."""
    thinking: NotRequired[bool]
    """Whether it thinks. Absent: no."""
    temperature: NotRequired[float]
    """Default temperature. Absent: not given."""
    maxTemperature: NotRequired[float]
    """Highest temperature. Absent: not given."""
    topP: NotRequired[float]
    """Default of topP. Absent: not given."""
    topK: NotRequired[int]
    """Default of topK. Absent: the model does not take it."""


class ModelList(TypedDict):
    """Body of GET /v1beta/models: one page of the models."""

    models: NotRequired[list[Model]]
    """The models. Absent: none."""
    nextPageToken: NotRequired[str]
    """What to send as pageToken for the next page. Absent: this is the last."""


class Blob(TypedDict):
    """Media as bytes."""

    mimeType: NotRequired[str | None]
    """Media type, such as image/png. Google wants it for all media. Absent or null: not given."""
    data: NotRequired[str | None]
    """The bytes in base64, of the standard or the URL-safe alphabet. Absent or null: no bytes."""
    displayName: NotRequired[str | None]
    """Vertex AI: name of the media, for references to them. Absent or null: none."""


class FileData(TypedDict):
    """Media by address."""

    fileUri: NotRequired[str | None]
    """
    Address: of the Files API, of YouTube, gs:// on Vertex AI, some https addresses on newer models. Required by
    Google, as fileUri or file_uri.
    """
    mimeType: NotRequired[str | None]
    """Media type. Absent or null: found out by the service."""
    displayName: NotRequired[str | None]
    """Vertex AI: name of the media, for references to them. Absent or null: none."""


class PartialArgument(TypedDict):
    """Vertex AI: a piece of one argument, with one of the four values."""

    jsonPath: NotRequired[str | None]
    """Place of the value in the arguments, such as $.city. Google always sends it."""
    stringValue: NotRequired[str | None]
    """More of a text. Absent or null: another kind of value."""
    numberValue: NotRequired[float | None]
    """A number. Absent or null: another kind of value."""
    boolValue: NotRequired[bool | None]
    """True or false. Absent or null: another kind of value."""
    nullValue: NotRequired[str | None]
    """NULL_VALUE: the value is null. Absent or null: another kind of value."""
    willContinue: NotRequired[bool | None]
    """Whether the text goes on. Absent or null: no."""


class FunctionCall(TypedDict):
    """
    A call that the model makes. Whole, unless the request set streamFunctionCallArguments (Vertex AI): then a name
    begins it, pieces with partialArgs follow, and an empty object ends it.
    """

    name: NotRequired[str | None]
    """
    Name of the function. Absent or null: a later piece of a streamed call (Vertex AI); Google refuses a call
    without a name in a request.
    """
    args: NotRequired[dict[str, Any] | None]
    """Arguments by name. Absent, null or empty: none."""
    id: NotRequired[str | None]
    """
    Id of the call, from Gemini 3 on; the response repeats it. Absent or null: responses belong to calls by name and
    order.
    """
    partialArgs: NotRequired[list[PartialArgument] | None]
    """Vertex AI: more of the arguments. Absent or null: the arguments are in args."""
    willContinue: NotRequired[bool | None]
    """Vertex AI: whether more pieces of this call follow. Absent or null: no."""


class PartMediaResolution(TypedDict):
    """How finely a medium is read."""

    level: NotRequired[str | None]
    """MEDIA_RESOLUTION_LOW, _MEDIUM, _HIGH or _ULTRA_HIGH. Absent or null: chosen by the service."""
    numTokens: NotRequired[int | None]
    """Tokens to spend instead. Absent or null: by the level."""


class VideoMetadata(TypedDict):
    """Which piece of a film is meant, and how it is read."""

    startOffset: NotRequired[str | None]
    """Beginning, such as 10s. Absent or null: that of the film."""
    endOffset: NotRequired[str | None]
    """End. Absent or null: that of the film."""
    fps: NotRequired[float | None]
    """Pictures taken out of a second. Absent or null: 1."""
    contentLayers: NotRequired[list[str] | None]
    """What is read: FRAMES, AUDIO, TRANSCRIPT. Absent or null: chosen by the service."""


class MediaInterval(TypedDict):
    """Which piece of a sound is meant."""

    startOffset: NotRequired[str | None]
    """Beginning, such as 10s. Absent or null: that of the sound."""
    endOffset: NotRequired[str | None]
    """End. Absent or null: that of the sound."""


class DocumentMetadata(TypedDict):
    """Which pages of a document are meant."""

    startPage: NotRequired[int | None]
    """First page, from 1. Absent or null: 1."""
    endPage: NotRequired[int | None]
    """Last page. Absent or null: that of the document."""
    contentLayers: NotRequired[list[str] | None]
    """What is read: PAGE_IMAGE, PAGE_TEXT. Absent or null: chosen by the service."""


class SpreadsheetMetadata(TypedDict):
    """Which sheet and cells of a table are meant."""

    visibleCells: NotRequired[str | None]
    """Cells, such as A1:C9. Absent or null: all."""
    sheetIndex: NotRequired[int | None]
    """Number of the sheet. Absent or null: all."""
    contentLayers: NotRequired[list[str] | None]
    """What is read: DATA, FORMULAS, VISUAL. Absent or null: chosen by the service."""


class FunctionResponsePart(TypedDict):
    """A medium inside the result of a call: one data member, as in a part."""

    inlineData: NotRequired[Blob | None]
    """The medium as bytes. Absent or null: by address."""
    fileData: NotRequired[FileData | None]
    """The medium by address. Absent or null: as bytes."""
    mediaProcessing: NotRequired[str | None]
    """How it is read: STATIC or AGENTIC. Absent or null: STATIC."""
    mediaResolution: NotRequired[PartMediaResolution | None]
    """How finely it is read. Absent or null: as in generationConfig."""
    videoMetadata: NotRequired[VideoMetadata | None]
    """Which piece of a film is meant. Absent or null: the whole."""
    audioMetadata: NotRequired[MediaInterval | None]
    """Which piece of a sound is meant. Absent or null: the whole."""
    documentMetadata: NotRequired[DocumentMetadata | None]
    """Which pages of a document are meant. Absent or null: all."""
    spreadsheetMetadata: NotRequired[SpreadsheetMetadata | None]
    """Which sheet and cells are meant. Absent or null: all."""


class FunctionResponse(TypedDict):
    """Result of a function call."""

    name: str
    """Name of the function that was called."""
    response: NotRequired[dict[str, Any] | None]
    """
    The result: an object; by custom its output is under output, an error under error. Required by Google. Absent or
    null: an empty one.
    """
    id: NotRequired[str | None]
    """Id of the call. Absent or null: the call is found by name and order."""
    parts: NotRequired[list[FunctionResponsePart] | FunctionResponsePart | None]
    """Media of the result, from Gemini 3 on; or a single one. Absent or null: none."""
    willContinue: NotRequired[bool | None]
    """Live API: whether more results of this call follow. Absent or null: no."""
    scheduling: NotRequired[str | None]
    """Live API: when the model reads it: SILENT, WHEN_IDLE or INTERRUPT. Absent or null: WHEN_IDLE."""


class ExecutableCode(TypedDict):
    """Code that the model wrote for the service to run."""

    language: NotRequired[str | None]
    """Language of the code: PYTHON. Absent or null: not given."""
    code: str
    """The code."""
    id: NotRequired[str | None]
    """Id of the run; the result repeats it. Absent or null: the result is the next part."""


class CodeExecutionResult(TypedDict):
    """What a run of code gave."""

    outcome: str
    """How it ended: OUTCOME_OK, OUTCOME_FAILED or OUTCOME_DEADLINE_EXCEEDED."""
    output: NotRequired[str | None]
    """What was printed, or why it failed. Absent or null: nothing."""
    id: NotRequired[str | None]
    """Id of the run. Absent or null: the code is the part before."""


class ServerToolCall(TypedDict):
    """A call of a tool that the service runs itself."""

    id: NotRequired[str | None]
    """Id of the call. Absent or null: none."""
    toolType: NotRequired[str | None]
    """
    Which tool: GOOGLE_SEARCH_WEB, GOOGLE_SEARCH_IMAGE, URL_CONTEXT, GOOGLE_MAPS, FILE_SEARCH or MEDIA_PROCESSING.
    Absent or null: not given.
    """
    args: NotRequired[dict[str, Any] | None]
    """Arguments by name. Absent or null: none."""


class ServerToolResponse(TypedDict):
    """What a tool of the service gave."""

    id: NotRequired[str | None]
    """Id of the call. Absent or null: none."""
    toolType: NotRequired[str | None]
    """Which tool, as in the call. Absent or null: not given."""
    response: NotRequired[dict[str, Any] | None]
    """The result. Absent or null: none."""


class TranscribedWord(TypedDict):
    """A word and its place in a sound."""

    word: NotRequired[str | None]
    """The word. Absent or null: none."""
    startOffset: NotRequired[str | None]
    """Where it begins, such as 1.5s. Absent or null: not given."""
    endOffset: NotRequired[str | None]
    """Where it ends. Absent or null: not given."""


class AudioTranscription(TypedDict):
    """What was said in a sound."""

    text: NotRequired[str | None]
    """The words. Absent or null: none."""
    finished: NotRequired[bool | None]
    """Live API: whether this is the last piece. Absent or null: no."""
    languageCode: NotRequired[str | None]
    """Language. Absent or null: not given."""
    speakerLabel: NotRequired[str | None]
    """Who speaks. Absent or null: not given."""
    words: NotRequired[list[TranscribedWord] | None]
    """The words one by one. Absent or null: not asked."""
    startOffset: NotRequired[str | None]
    """Where it begins in the sound, such as 1.5s. Absent or null: not given."""
    endOffset: NotRequired[str | None]
    """Where it ends in the sound. Absent or null: not given."""


class SpeechMetadata(TypedDict):
    """Who says a text, and how."""

    speaker: NotRequired[str | None]
    """Name of the speaker. Absent or null: not given."""
    style: NotRequired[str | None]
    """The tone in words, such as cheerful. Absent or null: not given."""


class Part(TypedDict):
    """
    A piece of a turn. It has one data member, which says what it is (text, inlineData, fileData, functionCall,
    functionResponse, executableCode, codeExecutionResult, toolCall, toolResponse, audioTranscription); the
    remaining fields describe it. New kinds appear from time to time.
    """

    text: NotRequired[str | None]
    """Text, or thoughts where thought is true. May be empty, with a thoughtSignature. Absent: another kind of part."""
    inlineData: NotRequired[Blob | None]
    """Media in the request itself. Absent or null: another kind of part."""
    fileData: NotRequired[FileData | None]
    """Media by address. Absent or null: another kind of part."""
    functionCall: NotRequired[FunctionCall | None]
    """A call that the model makes. Absent or null: another kind of part."""
    functionResponse: NotRequired[FunctionResponse | None]
    """Result of a call. Absent or null: another kind of part."""
    executableCode: NotRequired[ExecutableCode | None]
    """Code that the model wrote for the service to run. Absent or null: another kind of part."""
    codeExecutionResult: NotRequired[CodeExecutionResult | None]
    """What the run gave. Absent or null: another kind of part."""
    toolCall: NotRequired[ServerToolCall | None]
    """A call of a tool that the service runs itself. Sent back as it came. Absent or null: another kind of part."""
    toolResponse: NotRequired[ServerToolResponse | None]
    """What that tool gave. Sent back as it came. Absent or null: another kind of part."""
    audioTranscription: NotRequired[AudioTranscription | None]
    """What was said in a sound. Absent or null: another kind of part."""
    thought: NotRequired[bool | None]
    """True: the part is a summary of the model's thoughts. Absent or null: false."""
    thoughtSignature: NotRequired[str | None]
    """
    Bytes in base64 that stand for hidden thoughts; sent back unchanged on the same part. Gemini 3 and later refuse
    a turn whose first function call lacks it. Absent or null: none.
    """
    videoMetadata: NotRequired[VideoMetadata | None]
    """Which piece of a film is meant. Absent or null: the whole."""
    audioMetadata: NotRequired[MediaInterval | None]
    """Which piece of a sound is meant. Absent or null: the whole."""
    documentMetadata: NotRequired[DocumentMetadata | None]
    """Which pages of a document are meant. Absent or null: all."""
    spreadsheetMetadata: NotRequired[SpreadsheetMetadata | None]
    """Which sheet and cells are meant. Absent or null: all."""
    speechMetadata: NotRequired[SpeechMetadata | None]
    """Who says the text, and how. Absent or null: not given."""
    mediaResolution: NotRequired[PartMediaResolution | None]
    """How finely the media are read. Absent or null: as in generationConfig."""
    mediaProcessing: NotRequired[str | None]
    """How the media are read: STATIC or AGENTIC. Absent or null: STATIC."""
    partMetadata: NotRequired[dict[str, Any] | None]
    """Data of the client's own that the model does not see. Absent or null: none."""


class Content(TypedDict):
    """One turn of the conversation."""

    role: NotRequired[Literal["user", "model", "function", ""] | None]
    """
    Who speaks: user (also for function responses), model, or function, an old word for a turn of function
    responses. There is no system. Empty, null or absent: user.
    """
    parts: list[Part] | Part
    """
    What the turn consists of, in order; or a single part. A turn without parts is refused, so an answer that was
    cut before its first word cannot be sent back.
    """


class SystemInstruction(TypedDict):
    """Instructions for the whole conversation; text parts alone."""

    role: NotRequired[str | None]
    """Any word; it is ignored. Absent or null: none."""
    parts: list[Part] | Part
    """The instructions in order; or a single part. Each holds text."""


class FunctionCallingConfig(TypedDict):
    """Whether and what to call."""

    mode: NotRequired[
        Literal[
            "AUTO",
            "ANY",
            "NONE",
            "VALIDATED",
            "MODE_UNSPECIFIED",
            "auto",
            "any",
            "none",
            "validated",
            "mode_unspecified",
        ]
        | None
    ]
    """
    AUTO: the model decides; ANY: at least one call; NONE: none; VALIDATED: as AUTO, and calls keep to their
    schemas. In capitals or not. Absent or null: AUTO.
    """
    allowedFunctionNames: NotRequired[list[str] | None]
    """Functions that may be called; with ANY or VALIDATED only. Absent or null: all."""
    streamFunctionCallArguments: NotRequired[bool | None]
    """Vertex AI: whether arguments come in pieces. Absent or null: no."""


class LatLng(TypedDict):
    """A place on the earth."""

    latitude: NotRequired[float | None]
    """Degrees north. Absent or null: 0."""
    longitude: NotRequired[float | None]
    """Degrees east. Absent or null: 0."""


class RetrievalConfig(TypedDict):
    """Place and language of the user, for search."""

    latLng: NotRequired[LatLng | None]
    """Place. Absent or null: not given."""
    languageCode: NotRequired[str | None]
    """Language, such as en_US. Absent or null: not given."""


class ToolConfig(TypedDict):
    """How tools are used."""

    functionCallingConfig: NotRequired[FunctionCallingConfig | None]
    """Whether and what to call. Absent or null: the model decides."""
    retrievalConfig: NotRequired[RetrievalConfig | None]
    """Place and language of the user, for search. Absent or null: not given."""
    includeServerSideToolInvocations: NotRequired[bool | None]
    """
    Whether calls of the service's own tools come as toolCall and toolResponse parts; needed to use them together
    with functions. Absent or null: no.
    """


class Schema(TypedDict):
    """A type in Google's form, near OpenAPI 3.0: no const, oneOf, allOf or not, no list of types; $ref as ref."""

    type: NotRequired[
        Literal[
            "STRING",
            "NUMBER",
            "INTEGER",
            "BOOLEAN",
            "ARRAY",
            "OBJECT",
            "NULL",
            "TYPE_UNSPECIFIED",
            "string",
            "number",
            "integer",
            "boolean",
            "array",
            "object",
            "null",
            "type_unspecified",
        ]
        | None
    ]
    """The type, in capitals or not. Required by the definition; absent or null: not given, as with anyOf or ref."""
    format: NotRequired[str | None]
    """Format, such as enum, date-time, int32, double. Absent or null: none."""
    title: NotRequired[str | None]
    """Title. Absent or null: none."""
    description: NotRequired[str | None]
    """What the value is, for the model. Absent or null: not given."""
    nullable: NotRequired[bool | None]
    """Whether null fits too. Absent or null: no."""
    enum: NotRequired[list[str] | None]
    """The texts that fit; texts alone. Absent or null: any."""
    items: NotRequired[Optional["Schema"]]
    """Type of the items of an array. Absent or null: any."""
    minItems: NotRequired[int | str | None]
    """Fewest items; 64 bits, so a text or a number. Absent or null: none."""
    maxItems: NotRequired[int | str | None]
    """Most items; a text or a number. Absent or null: none."""
    properties: NotRequired[Optional[dict[str, "Schema"]]]
    """Properties of an object by name. Absent or null: none given."""
    required: NotRequired[list[str] | None]
    """Properties that must be there. Absent or null: none."""
    minProperties: NotRequired[int | str | None]
    """Fewest properties; a text or a number. Absent or null: none."""
    maxProperties: NotRequired[int | str | None]
    """Most properties; a text or a number. Absent or null: none."""
    minimum: NotRequired[float | None]
    """Least number. Absent or null: none."""
    maximum: NotRequired[float | None]
    """Greatest number. Absent or null: none."""
    minLength: NotRequired[int | str | None]
    """Fewest characters; a text or a number. Absent or null: none."""
    maxLength: NotRequired[int | str | None]
    """Most characters; a text or a number. Absent or null: none."""
    pattern: NotRequired[str | None]
    """Regular expression of a text. Absent or null: none."""
    example: NotRequired[Any]
    """An example. Absent: none."""
    anyOf: NotRequired[list["Schema"] | None]
    """Types of which one must fit. Absent or null: none."""
    propertyOrdering: NotRequired[list[str] | None]
    """Order in which the model writes the properties; not of the standard. Absent or null: chosen by the service."""
    default: NotRequired[Any]
    """Ignored. Absent: none."""
    additionalProperties: NotRequired[Any]
    """Whether other properties fit, or their type. Newer models. Absent: yes."""
    ref: NotRequired[str | None]
    """Name of an entry of defs, such as #/defs/node. Newer models. Absent or null: none."""
    defs: NotRequired[Optional[dict[str, "Schema"]]]
    """Types to refer to, at the top only. Newer models. Absent or null: none."""


class ThinkingConfig(TypedDict):
    """How much the model thinks: thinkingBudget (Gemini 2.5) or thinkingLevel (Gemini 3 and later), not both."""

    includeThoughts: NotRequired[bool | None]
    """Whether summaries of the thoughts are returned. Absent or null: no."""
    thinkingBudget: NotRequired[int | None]
    """
    Most tokens to think; 0: none, which Pro models refuse; -1: as many as the model likes. Absent or null: the
    default of the model.
    """
    thinkingLevel: NotRequired[
        Literal[
            "THINKING_LEVEL_UNSPECIFIED",
            "MINIMAL",
            "LOW",
            "MEDIUM",
            "HIGH",
            "XHIGH",
            "thinking_level_unspecified",
            "minimal",
            "low",
            "medium",
            "high",
            "xhigh",
        ]
        | None
    ]
    """How much, in words; in capitals or not. Absent or null: the default of the model."""


class PrebuiltVoiceConfig(TypedDict):
    """A voice of the service."""

    voiceName: NotRequired[str | None]
    """Its name. Absent or null: the default."""


class VoiceConfig(TypedDict):
    """A voice."""

    prebuiltVoiceConfig: NotRequired[PrebuiltVoiceConfig | None]
    """A voice of the service. Absent or null: another kind."""
    replicatedVoiceConfig: NotRequired[dict[str, Any] | None]
    """Vertex AI: a copied voice: mimeType, voiceSampleAudio and consent. Absent or null: another kind."""
    voice: NotRequired[str | None]
    """Vertex AI: a voice by name. Absent or null: another kind."""


class SpeakerVoiceConfig(TypedDict):
    """The voice of one speaker."""

    speaker: str
    """Name of the speaker, as in the prompt."""
    voiceConfig: NotRequired[VoiceConfig | None]
    """The voice. Required by Google, in either spelling."""


class MultiSpeakerVoiceConfig(TypedDict):
    """Several voices."""

    speakerVoiceConfigs: NotRequired[list[SpeakerVoiceConfig] | SpeakerVoiceConfig | None]
    """The voices; or a single one. Required by Google, in either spelling."""


class SpeechConfig(TypedDict):
    """Voices of a spoken answer."""

    voiceConfig: NotRequired[VoiceConfig | None]
    """The only voice. Absent or null: the default, or several."""
    multiSpeakerVoiceConfig: NotRequired[MultiSpeakerVoiceConfig | None]
    """Several voices. Absent or null: one."""
    languageCode: NotRequired[str | None]
    """Language, such as en-US. Absent or null: that of the text."""


class ImageConfig(TypedDict):
    """Form of a picture to make."""

    aspectRatio: NotRequired[str | None]
    """Such as 16:9. Absent or null: chosen by the service."""
    imageSize: NotRequired[str | None]
    """Such as 1K. Absent or null: chosen by the service."""
    personGeneration: NotRequired[str | None]
    """Vertex AI: ALLOW_ALL, ALLOW_ADULT or ALLOW_NONE. Absent or null: the service's own."""
    prominentPeople: NotRequired[str | None]
    """Vertex AI: ALLOW_PROMINENT_PEOPLE or BLOCK_PROMINENT_PEOPLE. Absent or null: the service's own."""
    imageOutputOptions: NotRequired[dict[str, Any] | None]
    """Vertex AI: mimeType, compressionQuality. Absent or null: chosen by the service."""


class TextResponseFormat(TypedDict):
    """Form of a text."""

    mimeType: NotRequired[str | None]
    """application/json or text/plain; APPLICATION_JSON or TEXT_PLAIN on Vertex AI. Absent or null: text."""
    schema: NotRequired[Any]
    """JSON Schema of the answer. Absent: any."""
    jsonSchema: NotRequired[Any]
    """Another name of schema. Absent: any."""


class ResponseFormat(TypedDict):
    """A form of the answer."""

    text: NotRequired[TextResponseFormat | None]
    """Text. Absent or null: another form."""
    audio: NotRequired[dict[str, Any] | None]
    """Sound: mimeType, bitRate, sampleRate, delivery. Absent or null: another form."""
    image: NotRequired[dict[str, Any] | None]
    """Picture: mimeType, aspectRatio, imageSize, delivery. Absent or null: another form."""
    video: NotRequired[dict[str, Any] | None]
    """Film: aspectRatio, duration, resolution, gcsUri, delivery. Absent or null: another form."""


class GenerationConfig(TypedDict):
    """How to generate. What a model does not know it refuses with 400, or ignores."""

    temperature: NotRequired[float | None]
    """Randomness of the sampling; 0 takes the likeliest token. Absent or null: the default of the model, mostly 1."""
    topP: NotRequired[float | None]
    """Only the likeliest tokens that together reach this probability. Absent or null: the default of the model."""
    topK: NotRequired[float | None]
    """Only so many of the likeliest tokens; a whole number. Absent or null: the default of the model."""
    candidateCount: NotRequired[int | None]
    """How many answers to generate, 8 at most; most models take only 1. 0, null or absent: 1."""
    maxOutputTokens: NotRequired[int | None]
    """Most tokens to generate, counting those of the thoughts. 0, null or absent: the limit of the model."""
    stopSequences: NotRequired[list[str] | None]
    """Texts that end the answer and are not returned. Absent or null: none."""
    seed: NotRequired[int | None]
    """Start of the random numbers, 32 bits signed. Absent or null: random."""
    presencePenalty: NotRequired[float | None]
    """Lowers the score of tokens that came up; negative values raise it. Absent or null: 0."""
    frequencyPenalty: NotRequired[float | None]
    """Lowers a token's score the more often it came up; negative values raise it. Absent or null: 0."""
    responseLogprobs: NotRequired[bool | None]
    """Whether log probabilities are returned. Absent or null: no."""
    logprobs: NotRequired[int | None]
    """How many of the likeliest tokens are returned at each place; needs responseLogprobs. Absent or null: none."""
    responseMimeType: NotRequired[str | None]
    """Form of the answer: text/plain, application/json or text/x.enum. Absent or null: text/plain."""
    responseSchema: NotRequired[Schema | None]
    """Type of the JSON answer in the Schema form. Not together with responseJsonSchema. Absent or null: any."""
    responseJsonSchema: NotRequired[Any]
    """Type of the JSON answer as JSON Schema (a subset). Absent: any."""
    responseJsonSchemaOrdered: NotRequired[Any]
    """The same, read in the order of its keys; of the definition alone. Absent: any."""
    responseFormat: NotRequired[list[ResponseFormat] | ResponseFormat | None]
    """Forms of the answer, newer: text with a schema, sound, picture, film; or a single one. Absent or null: text."""
    responseModalities: NotRequired[list[str] | None]
    """What the answer may consist of: TEXT, IMAGE, AUDIO, VIDEO. Absent or null: text."""
    thinkingConfig: NotRequired[ThinkingConfig | None]
    """How much the model thinks. Absent or null: the default of the model."""
    mediaResolution: NotRequired[str | None]
    """How finely media are read: MEDIA_RESOLUTION_LOW, _MEDIUM or _HIGH. Absent or null: chosen by the service."""
    speechConfig: NotRequired[SpeechConfig | None]
    """Voices of a spoken answer. Absent or null: the default voice."""
    imageConfig: NotRequired[ImageConfig | None]
    """Form of a picture to make. Absent or null: chosen by the service."""
    audioTimestamp: NotRequired[bool | None]
    """Vertex AI: whether the model knows the times in a sound. Absent or null: no."""
    audioTranscriptionConfig: NotRequired[dict[str, Any] | None]
    """How sounds are written down: languageCodes, diarization, wordTimestamp and more. Absent or null: not asked."""
    translationConfig: NotRequired[dict[str, Any] | None]
    """Translation of speech: targetLanguageCode, echoTargetLanguage. Absent or null: none."""
    enableAffectiveDialog: NotRequired[bool | None]
    """Vertex AI: whether the tone follows the user's. Absent or null: no."""
    enableEnhancedCivicAnswers: NotRequired[bool | None]
    """Whether answers on civic questions are widened. Absent or null: no."""
    modelSelectionConfig: NotRequired[dict[str, Any] | None]
    """Vertex AI: featureSelectionPreference. Absent or null: none."""
    routingConfig: NotRequired[dict[str, Any] | None]
    """Vertex AI: autoMode or manualMode of the choice of a model. Absent or null: none."""


class ModelArmorConfig(TypedDict):
    """Vertex AI: templates of the filter Model Armor."""

    promptTemplateName: NotRequired[str | None]
    """For the prompt. Absent or null: none."""
    responseTemplateName: NotRequired[str | None]
    """For the answer. Absent or null: none."""


class OutputConfig(TypedDict):
    """Vertex AI: where to put made media."""

    outputUriPrefix: NotRequired[str | None]
    """A gs:// address to begin theirs with. Absent or null: inside the answer."""


class TimeInterval(TypedDict):
    """A span of time."""

    startTime: NotRequired[str | None]
    """Beginning, RFC 3339. Absent or null: none."""
    endTime: NotRequired[str | None]
    """End, RFC 3339. Absent or null: none."""


class GoogleSearch(TypedDict):
    """Search of the web."""

    timeRangeFilter: NotRequired[TimeInterval | None]
    """Only pages of this time. Absent or null: of any time."""
    searchTypes: NotRequired[dict[str, Any] | None]
    """What is searched: webSearch, imageSearch, each an empty object. Absent or null: the web."""
    excludeDomains: NotRequired[list[str] | None]
    """Vertex AI: domains to leave out. Absent or null: none."""
    blockingConfidence: NotRequired[str | None]
    """Vertex AI: from which suspicion of phishing on a page is left out. Absent or null: the service's own."""


class FunctionDeclaration(TypedDict):
    """
    A function that the model may call. Parameters and response are described by the Schema form or by JSON Schema,
    never by both.
    """

    name: str
    """Name: a letter or _ first, then letters, digits, _ . : -, 128 characters at most (64 in the older definition)."""
    description: NotRequired[str | None]
    """What the function does, for the model. Required by the definition, not by the service. Absent or null: empty."""
    parameters: NotRequired[Schema | None]
    """Parameters in the Schema form, an object. Absent or null: none, or parametersJsonSchema."""
    parametersJsonSchema: NotRequired[Any]
    """Parameters as JSON Schema (a subset), an object. Absent: none, or parameters."""
    response: NotRequired[Schema | None]
    """Result in the Schema form. Absent or null: not given."""
    responseJsonSchema: NotRequired[Any]
    """Result as JSON Schema. Absent: not given."""
    behavior: NotRequired[str | None]
    """Live API: BLOCKING or NON_BLOCKING. Absent or null: BLOCKING."""


class Tool(TypedDict):
    """
    Tools of one kind: functions of the client, or a tool that the service runs. Several members may be combined if
    the model allows it.
    """

    functionDeclarations: NotRequired[list[FunctionDeclaration] | FunctionDeclaration | None]
    """Functions that the model may call, 512 at most; or a single one. Absent or null: none."""
    googleSearch: NotRequired[GoogleSearch | None]
    """Search of the web. Absent or null: off."""
    googleSearchRetrieval: NotRequired[dict[str, Any] | None]
    """The same for Gemini 1.5, with dynamicRetrievalConfig. Absent or null: off."""
    codeExecution: NotRequired[dict[str, Any] | None]
    """Run of Python code; an empty object. Absent or null: off."""
    urlContext: NotRequired[dict[str, Any] | None]
    """Reading of pages by address; an empty object. Absent or null: off."""
    googleMaps: NotRequired[dict[str, Any] | None]
    """Places and routes; enableWidget, groundingTypes, authConfig. Absent or null: off."""
    fileSearch: NotRequired[dict[str, Any] | None]
    """Gemini API: search of stored files; fileSearchStoreNames, topK, metadataFilter. Absent or null: off."""
    computerUse: NotRequired[dict[str, Any] | None]
    """
    Use of a browser or computer through calls to the client; environment, excludedPredefinedFunctions and more.
    Absent or null: off.
    """
    mcpServers: NotRequired[list[dict[str, Any]] | None]
    """Gemini API: MCP servers that the service calls; name, streamableHttpTransport. Absent or null: none."""
    retrieval: NotRequired[dict[str, Any] | None]
    """Vertex AI: search of the client's own stores. Absent or null: off."""
    enterpriseWebSearch: NotRequired[dict[str, Any] | None]
    """Vertex AI: search of the web for firms. Absent or null: off."""
    parallelAiSearch: NotRequired[dict[str, Any] | None]
    """Vertex AI: search by Parallel. Absent or null: off."""
    exaAiSearch: NotRequired[dict[str, Any] | None]
    """Vertex AI: search by Exa. Absent or null: off."""


class SafetySetting(TypedDict):
    """From which probability on content of one category is blocked."""

    category: str
    """Category, such as HARM_CATEGORY_HARASSMENT."""
    threshold: str
    """BLOCK_LOW_AND_ABOVE, BLOCK_MEDIUM_AND_ABOVE, BLOCK_ONLY_HIGH, BLOCK_NONE or OFF."""
    method: NotRequired[str | None]
    """Vertex AI: SEVERITY or PROBABILITY. Absent or null: PROBABILITY."""


class GenerateContentRequest(TypedDict):
    """
    Body of POST /v1beta/models/{model}:generateContent and :streamGenerateContent; the model is in the path. JSON
    in proto3 form: names are written in camelCase and read in snake_case too (system_instruction, inline_data), one
    object is read where a list is declared, null is read as absent, words of an enumeration are read in any case.
    Google answers an unknown name with 400.
    """

    contents: list[Content] | Content
    """
    The conversation, oldest turn first; or a single turn. A turn with function calls is followed by one with as
    many function responses.
    """
    model: NotRequired[str | None]
    """
    Name of the model, such as models/gemini-2.5-flash, where a request is inside another (countTokens). Absent or
    null: the one of the path.
    """
    systemInstruction: NotRequired[SystemInstruction | None]
    """Instructions for the whole conversation. Not together with cachedContent. Absent or null: none."""
    tools: NotRequired[list[Tool] | Tool | None]
    """Tools that the model may use; or a single one. Not together with cachedContent. Absent or null: none."""
    toolConfig: NotRequired[ToolConfig | None]
    """
    How tools are used. Refused with 400 where there are no function declarations to choose from. Absent or null:
    the model decides.
    """
    safetySettings: NotRequired[list[SafetySetting] | SafetySetting | None]
    """Thresholds of blocking, one per category; or a single one. Absent or null: the service's own."""
    generationConfig: NotRequired[GenerationConfig | None]
    """How to generate. Absent or null: the defaults of the model."""
    cachedContent: NotRequired[str | None]
    """Name of a stored beginning of the conversation, such as cachedContents/x1. Absent or null: none."""
    labels: NotRequired[dict[str, str] | None]
    """Vertex AI: labels for the bill. Absent or null: none."""
    serviceTier: NotRequired[str | None]
    """How fast to serve: standard, flex or priority. Absent or null: standard."""
    store: NotRequired[bool | None]
    """Gemini API: whether the service may keep the exchange. Absent or null: as the project is set."""
    continuationToken: NotRequired[str | None]
    """Bytes in base64 of an answer that ended with CONTINUATION, to go on with it. Absent or null: a new answer."""
    modelArmorConfig: NotRequired[ModelArmorConfig | None]
    """Vertex AI: templates of the filter Model Armor. Absent or null: none."""
    outputConfig: NotRequired[OutputConfig | None]
    """Vertex AI: where to put made media. Absent or null: inside the answer."""


class CountTokensRequest(TypedDict):
    """Body of POST /v1beta/models/{model}:countTokens: either turns, or a whole request."""

    contents: NotRequired[list[Content] | Content | None]
    """
    The turns to count; or a single one. Not together with generateContentRequest. Absent or null: those of
    generateContentRequest.
    """
    generateContentRequest: NotRequired[GenerateContentRequest | None]
    """The request to count, with instructions and tools. Google wants its model. Absent or null: contents alone."""
    model: NotRequired[str | None]
    """Name of the model. Absent or null: the one of the path."""
    systemInstruction: NotRequired[SystemInstruction | None]
    """Vertex AI: instructions to count. Absent or null: none."""
    tools: NotRequired[list[Tool] | Tool | None]
    """Vertex AI: tools to count; or a single one. Absent or null: none."""
    generationConfig: NotRequired[GenerationConfig | None]
    """Vertex AI: how to generate. Absent or null: the defaults."""


class SafetyRating(TypedDict):
    """How likely content belongs to a category."""

    category: str
    """Category, such as HARM_CATEGORY_HARASSMENT."""
    probability: NotRequired[str]
    """NEGLIGIBLE, LOW, MEDIUM or HIGH. Absent: not given."""
    blocked: NotRequired[bool]
    """Whether it was blocked for this. Absent: no."""
    probabilityScore: NotRequired[float]
    """Vertex AI: the probability. Absent: not given."""
    severity: NotRequired[str]
    """Vertex AI: HARM_SEVERITY_NEGLIGIBLE, _LOW, _MEDIUM or _HIGH. Absent: not given."""
    severityScore: NotRequired[float]
    """Vertex AI: how bad it is. Absent: not given."""
    overwrittenThreshold: NotRequired[str]
    """Vertex AI: threshold that was used instead of the one asked for. Absent: the one asked for."""


class PromptFeedback(TypedDict):
    """What the filters say of the prompt."""

    blockReason: NotRequired[
        Literal[
            "SAFETY",
            "OTHER",
            "BLOCKLIST",
            "PROHIBITED_CONTENT",
            "IMAGE_SAFETY",
            "MODEL_ARMOR",
            "JAILBREAK",
            "BLOCK_REASON_UNSPECIFIED",
            "BLOCKED_REASON_UNSPECIFIED",
        ]
    ]
    """Why the prompt was blocked. Absent: it was not, or the reason is not given."""
    blockReasonMessage: NotRequired[str]
    """Vertex AI: the same for a person. Absent: not given."""
    safetyRatings: NotRequired[list[SafetyRating]]
    """One per category. Absent: none."""


class ModalityTokenCount(TypedDict):
    """Tokens of one medium."""

    modality: NotRequired[str]
    """TEXT, IMAGE, VIDEO, AUDIO or DOCUMENT. Absent: not given."""
    tokenCount: NotRequired[int]
    """Tokens. Absent: 0."""


class UsageMetadata(TypedDict):
    """
    Tokens used. totalTokenCount is the sum of prompt, tool results, thoughts and candidates. A count of 0 is left
    out.
    """

    promptTokenCount: NotRequired[int]
    """Tokens of the prompt, those from the cache included. Absent: not given."""
    cachedContentTokenCount: NotRequired[int]
    """Tokens of the prompt that came from the cache. Absent: none."""
    candidatesTokenCount: NotRequired[int]
    """Tokens of the answers, without those of the thoughts. Absent: none, or not known yet."""
    thoughtsTokenCount: NotRequired[int]
    """Tokens of the thoughts. Absent: none."""
    toolUsePromptTokenCount: NotRequired[int]
    """Tokens of the results of the service's tools. Absent: none."""
    totalTokenCount: NotRequired[int]
    """Sum. Absent: not given."""
    promptTokensDetails: NotRequired[list[ModalityTokenCount]]
    """Tokens of the prompt by medium. Absent: not given."""
    cacheTokensDetails: NotRequired[list[ModalityTokenCount]]
    """Tokens from the cache by medium. Absent: none."""
    candidatesTokensDetails: NotRequired[list[ModalityTokenCount]]
    """Tokens of the answers by medium. Absent: not given."""
    toolUsePromptTokensDetails: NotRequired[list[ModalityTokenCount]]
    """Tokens of tool results by medium. Absent: none."""
    trafficType: NotRequired[str]
    """
    Vertex AI: ON_DEMAND, ON_DEMAND_PRIORITY, ON_DEMAND_FLEX, ON_DEMAND_OFFPEAK or PROVISIONED_THROUGHPUT. Absent on
    the Gemini API.
    """
    serviceTier: NotRequired[str]
    """Gemini API: standard, flex or priority. Absent on Vertex AI and before 2026."""


class ModelStatus(TypedDict):
    """How long a model will be there."""

    modelStage: NotRequired[str]
    """UNSTABLE_EXPERIMENTAL, EXPERIMENTAL, PREVIEW, STABLE, LEGACY, DEPRECATED or RETIRED. Absent: not given."""
    message: NotRequired[str]
    """For a person. Absent: none."""
    retirementTime: NotRequired[str]
    """When it goes, RFC 3339. Absent: not given."""


class CandidateContent(TypedDict):
    """What the model says. May be empty, or a role alone, where the answer was cut while thinking, or blocked."""

    role: NotRequired[str]
    """model. Absent: model."""
    parts: NotRequired[list[Part]]
    """What is new, in order. Absent: nothing."""


FinishReason: TypeAlias = Literal[
    "STOP",
    "MAX_TOKENS",
    "SAFETY",
    "RECITATION",
    "LANGUAGE",
    "OTHER",
    "BLOCKLIST",
    "PROHIBITED_CONTENT",
    "SPII",
    "MALFORMED_FUNCTION_CALL",
    "IMAGE_SAFETY",
    "IMAGE_PROHIBITED_CONTENT",
    "IMAGE_OTHER",
    "NO_IMAGE",
    "IMAGE_RECITATION",
    "UNEXPECTED_TOOL_CALL",
    "TOO_MANY_TOOL_CALLS",
    "MISSING_THOUGHT_SIGNATURE",
    "MALFORMED_RESPONSE",
    "ESCALATION",
    "PUP_LIMITED_DISABLED",
    "CONTINUATION",
    "MODEL_ARMOR",
    "FINISH_REASON_UNSPECIFIED",
]
"""Why an answer ended. STOP also after function calls and at a stop sequence."""


class Date(TypedDict):
    """A day."""

    year: NotRequired[int]
    """Year. Absent: not given."""
    month: NotRequired[int]
    """Month, from 1. Absent or 0: not given."""
    day: NotRequired[int]
    """Day, from 1. Absent or 0: not given."""


class CitationSource(TypedDict):
    """A source of a piece of the answer."""

    startIndex: NotRequired[int]
    """Where the piece begins in the answer, in bytes. Absent: 0."""
    endIndex: NotRequired[int]
    """Where it ends, exclusive. Absent: not given."""
    uri: NotRequired[str]
    """Address. Absent: not given."""
    title: NotRequired[str]
    """Vertex AI: title. Absent: not given."""
    license: NotRequired[str]
    """Licence, of code. Absent or empty: not given."""
    publicationDate: NotRequired[Date]
    """Vertex AI: when it was published. Absent: not given."""


class CitationMetadata(TypedDict):
    """Where pieces of an answer come from."""

    citationSources: NotRequired[list[CitationSource]]
    """Gemini API: the sources. Absent: none, or under citations."""
    citations: NotRequired[list[CitationSource]]
    """Vertex AI: the sources. Absent: none, or under citationSources."""


class SearchEntryPoint(TypedDict):
    """What Google wants shown to the user with a searched answer."""

    renderedContent: NotRequired[str]
    """HTML and CSS. Absent: none."""
    sdkBlob: NotRequired[str]
    """Search words and addresses, JSON in base64. Absent: none."""


class RetrievalMetadata(TypedDict):
    """Of the search itself."""

    googleSearchDynamicRetrievalScore: NotRequired[float]
    """How much a search would help, 0 to 1. Absent: not asked."""


class WebChunk(TypedDict):
    """A page of the web."""

    uri: NotRequired[str]
    """Address, mostly one of Google's that leads on. Absent: not given."""
    title: NotRequired[str]
    """Title, mostly the domain. Absent: not given."""
    domain: NotRequired[str]
    """Vertex AI: domain. Absent: not given."""


class GroundingChunk(TypedDict):
    """A source. One member says its kind."""

    web: NotRequired[WebChunk]
    """A page. Absent: another kind."""
    image: NotRequired[dict[str, Any]]
    """A picture: sourceUri, imageUri, title, domain. Absent: another kind."""
    retrievedContext: NotRequired[dict[str, Any]]
    """A piece of the client's stores: uri, title, text and more. Absent: another kind."""
    maps: NotRequired[dict[str, Any]]
    """A place or a route: uri, title, text, placeId, placeAnswerSources, route. Absent: another kind."""


class Segment(TypedDict):
    """A piece of the answer."""

    partIndex: NotRequired[int]
    """Position of the part. Absent: 0."""
    startIndex: NotRequired[int]
    """Where it begins in the part, in bytes. Absent: 0."""
    endIndex: NotRequired[int]
    """Where it ends, exclusive. Absent: 0."""
    text: NotRequired[str]
    """Its text. Absent: none."""


class GroundingSupport(TypedDict):
    """A piece of the answer and what it rests on."""

    segment: NotRequired[Segment]
    """The piece. Absent: not given."""
    groundingChunkIndices: NotRequired[list[int]]
    """Positions in groundingChunks. Absent: none."""
    confidenceScores: NotRequired[list[float]]
    """How sure each is, 0 to 1; none on newer models. Absent: not given."""
    renderedParts: NotRequired[list[int]]
    """Positions of parts that show it. Absent: not given."""


class GroundingMetadata(TypedDict):
    """What was searched, and which pieces of the answer rest on it."""

    webSearchQueries: NotRequired[list[str]]
    """What was asked of the web. Absent: nothing."""
    imageSearchQueries: NotRequired[list[str]]
    """What was asked of picture search. Absent: nothing."""
    retrievalQueries: NotRequired[list[str]]
    """Vertex AI: what was asked of the client's stores. Absent: nothing."""
    searchEntryPoint: NotRequired[SearchEntryPoint]
    """What Google wants shown to the user. Absent: nothing."""
    groundingChunks: NotRequired[list[GroundingChunk]]
    """The sources. Absent: none."""
    groundingSupports: NotRequired[list[GroundingSupport]]
    """Which pieces rest on which sources. Absent: none."""
    retrievalMetadata: NotRequired[RetrievalMetadata]
    """Of the search itself. Absent: nothing."""
    googleMapsWidgetContextToken: NotRequired[str]
    """Token for a map. Absent: none."""
    sourceFlaggingUris: NotRequired[list[dict[str, Any]]]
    """Vertex AI: addresses to report a source; sourceId, flagContentUri. Absent: none."""


class UrlMetadata(TypedDict):
    """A page that was read."""

    retrievedUrl: NotRequired[str]
    """Address. Absent: not given."""
    urlRetrievalStatus: NotRequired[str]
    """URL_RETRIEVAL_STATUS_SUCCESS, _ERROR, _PAYWALL or _UNSAFE. Absent: not given."""


class UrlContextMetadata(TypedDict):
    """Pages that were read."""

    urlMetadata: NotRequired[list[UrlMetadata]]
    """The pages. Absent: none."""


class LogprobsCandidate(TypedDict):
    """A token and its log probability."""

    token: NotRequired[str]
    """The token. Absent: empty."""
    tokenId: NotRequired[int]
    """Its number. Absent: 0, or not given."""
    logProbability: NotRequired[float]
    """Its log probability. Absent: 0."""


class TopLogprobs(TypedDict):
    """The likeliest tokens at one place."""

    candidates: NotRequired[list[LogprobsCandidate]]
    """The tokens, likeliest first. Absent: none."""


class LogprobsResult(TypedDict):
    """Log probabilities."""

    chosenCandidates: NotRequired[list[LogprobsCandidate]]
    """The tokens of the answer, in order. Absent: none."""
    topCandidates: NotRequired[list[TopLogprobs]]
    """The likeliest tokens at each place. Absent: not asked."""
    logProbabilitySum: NotRequired[float]
    """Sum over the answer. Absent: not given."""


class Candidate(TypedDict):
    """One answer, or what is new of it."""

    content: NotRequired[CandidateContent]
    """What the model says. Absent: nothing, as for a blocked answer."""
    finishReason: NotRequired[FinishReason]
    """Why it ended. Absent: it has not ended yet."""
    finishMessage: NotRequired[str]
    """More on why it ended, for a person. Absent: nothing."""
    index: NotRequired[int]
    """Position among the answers, from 0. Absent: 0."""
    safetyRatings: NotRequired[list[SafetyRating]]
    """What the filters say of it, one per category. Absent: nothing."""
    citationMetadata: NotRequired[CitationMetadata]
    """Where pieces of it come from. Absent: nothing known."""
    groundingMetadata: NotRequired[GroundingMetadata]
    """What was searched, and which pieces rest on it. Absent: nothing was searched."""
    groundingAttributions: NotRequired[list[dict[str, Any]]]
    """Sources of a GenerateAnswer call; of the definition alone. Absent: none."""
    urlContextMetadata: NotRequired[UrlContextMetadata]
    """Pages that were read. Absent: none."""
    avgLogprobs: NotRequired[float]
    """Mean of the log probabilities of its tokens. Absent: not given."""
    logprobsResult: NotRequired[LogprobsResult]
    """Log probabilities. Absent: not asked."""
    tokenCount: NotRequired[int]
    """Tokens of this answer. Absent: not given."""
    continuationToken: NotRequired[str]
    """Bytes in base64 to go on with, together with the finish reason CONTINUATION. Absent: none."""


class GenerateContentResponse(TypedDict):
    """
    Body of an answer, and each chunk of a stream: with alt=sse one data line per chunk, without it an element of
    one JSON array. There is no mark of the end. Values of proto3's default (0, false, empty) are left out. A
    blocked prompt has promptFeedback and no candidates.
    """

    candidates: NotRequired[list[Candidate]]
    """The answers; in a stream, what is new of them. Absent or empty: none, as for a blocked prompt."""
    promptFeedback: NotRequired[PromptFeedback]
    """What the filters say of the prompt. Absent: nothing."""
    usageMetadata: NotRequired[UsageMetadata]
    """Tokens used. In a stream on every chunk, counted from the beginning; the last one holds. Absent: not given."""
    modelVersion: NotRequired[str]
    """Model that answered, such as gemini-2.5-flash. Absent: not given."""
    responseId: NotRequired[str]
    """Id of the answer, the same on all chunks. Absent: not given."""
    createTime: NotRequired[str]
    """Vertex AI: when the request came, RFC 3339. Absent: not given."""
    modelStatus: NotRequired[ModelStatus]
    """Gemini API: how long the model will be there. Absent: nothing to report."""


GenerateContentResponseList: TypeAlias = list[GenerateContentResponse]
"""Body of :streamGenerateContent without alt=sse: the chunks as one JSON array, written bit by bit."""


class CountTokensResponse(TypedDict):
    """Body of an answer to :countTokens."""

    totalTokens: NotRequired[int]
    """Tokens of the prompt. Absent: 0."""
    cachedContentTokenCount: NotRequired[int]
    """Those of the cached content. Absent: none."""
    promptTokensDetails: NotRequired[list[ModalityTokenCount]]
    """Tokens by medium. Absent: not given."""
    cacheTokensDetails: NotRequired[list[ModalityTokenCount]]
    """Cached tokens by medium. Absent: none."""
    totalBillableCharacters: NotRequired[int]
    """Vertex AI: characters that count for the bill. Absent on the Gemini API."""


__all__ = [
    "AudioTranscription",
    "BatchEmbedContentsRequest",
    "BatchEmbedContentsResponse",
    "Blob",
    "Candidate",
    "CandidateContent",
    "CitationMetadata",
    "CitationSource",
    "CodeExecutionResult",
    "Content",
    "ContentEmbedding",
    "CountTokensRequest",
    "CountTokensResponse",
    "Date",
    "DocumentMetadata",
    "EmbedContentRequest",
    "EmbedContentResponse",
    "EmbeddedContent",
    "EmbeddedPart",
    "EmbeddingUsage",
    "ErrorDetail",
    "ErrorEnvelope",
    "ErrorList",
    "ErrorResponse",
    "ErrorStatus",
    "ExecutableCode",
    "FileData",
    "FinishReason",
    "FunctionCall",
    "FunctionCallingConfig",
    "FunctionDeclaration",
    "FunctionResponse",
    "FunctionResponsePart",
    "GenerateContentRequest",
    "GenerateContentResponse",
    "GenerateContentResponseList",
    "GenerationConfig",
    "GoogleSearch",
    "GroundingChunk",
    "GroundingMetadata",
    "GroundingSupport",
    "ImageConfig",
    "LatLng",
    "LogprobsCandidate",
    "LogprobsResult",
    "MediaInterval",
    "ModalityTokenCount",
    "Model",
    "ModelArmorConfig",
    "ModelList",
    "ModelStatus",
    "MultiSpeakerVoiceConfig",
    "OutputConfig",
    "Part",
    "PartMediaResolution",
    "PartialArgument",
    "PrebuiltVoiceConfig",
    "PromptFeedback",
    "ResponseFormat",
    "RetrievalConfig",
    "RetrievalMetadata",
    "SafetyRating",
    "SafetySetting",
    "Schema",
    "SearchEntryPoint",
    "Segment",
    "ServerToolCall",
    "ServerToolResponse",
    "SpeakerVoiceConfig",
    "SpeechConfig",
    "SpeechMetadata",
    "SpreadsheetMetadata",
    "SystemInstruction",
    "TextResponseFormat",
    "ThinkingConfig",
    "TimeInterval",
    "Tool",
    "ToolConfig",
    "TopLogprobs",
    "TranscribedWord",
    "UrlContextMetadata",
    "UrlMetadata",
    "UsageMetadata",
    "VideoMetadata",
    "VoiceConfig",
    "WebChunk",
]

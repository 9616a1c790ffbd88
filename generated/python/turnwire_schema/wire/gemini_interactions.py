# Generated from schemas/wire/gemini-interactions/v1/ by `make generate`. Do not edit: changes are lost.

"""Wire format of the dialect gemini-interactions.

* error: Gemini Interactions errors.
* event: Gemini Interactions stream events.
* request: Gemini Interactions requests.
* response: Gemini Interactions answers.
* step: Gemini Interactions steps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias

if TYPE_CHECKING:
    from typing import TypedDict
else:
    from turnwire_schema._late_dicts import TypedDict


class ErrorDetail(TypedDict):
    """What went wrong."""

    code: NotRequired[int | str]
    """HTTP status as a number, or a code as text."""
    message: str
    """In words."""
    status: NotRequired[str]
    """Name of the google.rpc.Code, such as INVALID_ARGUMENT."""
    details: NotRequired[list[dict[str, Any]]]
    """More about it."""


class ErrorResponse(TypedDict):
    """The body of a refused call."""

    error: ErrorDetail
    """What went wrong."""


class TextDelta(TypedDict):
    """The next piece of the text."""

    type: Literal["text"]
    """Tag of this delta."""
    text: str
    """The piece."""


class MediaDelta(TypedDict):
    """The next piece of an image or a sound."""

    type: Literal["image", "audio", "document", "video"]
    """Tag of this delta."""
    data: NotRequired[str]
    """The bytes in base64."""
    uri: NotRequired[str]
    """Where it can be read."""
    mime_type: NotRequired[str]
    """Media type."""


class ArgumentsDelta(TypedDict):
    """The next piece of a call's arguments."""

    type: Literal["arguments_delta"]
    """Tag of this delta."""
    arguments: NotRequired[str]
    """The piece of JSON text."""


class ThoughtSignatureDelta(TypedDict):
    """The signature of the thoughts."""

    type: Literal["thought_signature"]
    """Tag of this delta."""
    signature: NotRequired[str]
    """Opaque proof."""


class OtherContent(TypedDict):
    """Content of a kind that this document does not define; kept as it comes."""

    type: str
    """Its tag."""


class VideoContent(TypedDict):
    """Video in the conversation: bytes, or an address the service can read."""

    type: Literal["video"]
    """Tag of this content."""
    data: NotRequired[str]
    """The bytes in base64."""
    uri: NotRequired[str]
    """Where the service reads it: a URI of its Files API, or one it may fetch."""
    mime_type: NotRequired[str]
    """Media type. Published: video/mp4, video/mpeg, video/mov, video/webm; more are taken."""
    resolution: NotRequired[str]
    """How finely the video is read: low, medium, high or ultra_high."""


class DocumentContent(TypedDict):
    """Document in the conversation: bytes, or an address the service can read."""

    type: Literal["document"]
    """Tag of this content."""
    data: NotRequired[str]
    """The bytes in base64."""
    uri: NotRequired[str]
    """Where the service reads it: a URI of its Files API, or one it may fetch."""
    mime_type: NotRequired[str]
    """Media type. Published: application/pdf, text/csv; more are taken."""


class AudioContent(TypedDict):
    """Audio in the conversation: bytes, or an address the service can read."""

    type: Literal["audio"]
    """Tag of this content."""
    data: NotRequired[str]
    """The bytes in base64."""
    uri: NotRequired[str]
    """Where the service reads it: a URI of its Files API, or one it may fetch."""
    mime_type: NotRequired[str]
    """
    Media type. Published: audio/wav, audio/mp3, audio/aiff, audio/aac, audio/ogg, audio/flac, audio/mpeg,
    audio/m4a, audio/l16, audio/opus, audio/alaw, audio/mulaw; more are taken.
    """
    channels: NotRequired[int]
    """Number of channels."""
    sample_rate: NotRequired[int]
    """Samples per second."""


class Annotation(TypedDict):
    """A mark on a stretch of text: where it comes from."""

    type: str
    """Kind: url_citation, file_citation, place_citation or word_info; more may come."""
    start_index: NotRequired[int]
    """Byte at which the stretch begins."""
    end_index: NotRequired[int]
    """Byte after its end."""
    url: NotRequired[str]
    """Address of the source (url_citation)."""
    title: NotRequired[str]
    """Title of the source (url_citation)."""


class TextContent(TypedDict):
    """A piece of text."""

    type: Literal["text"]
    """Tag of this content."""
    text: str
    """The text."""
    annotations: NotRequired[list[Annotation]]
    """Marks on the text."""


class ImageContent(TypedDict):
    """Image in the conversation: bytes, or an address the service can read."""

    type: Literal["image"]
    """Tag of this content."""
    data: NotRequired[str]
    """The bytes in base64."""
    uri: NotRequired[str]
    """Where the service reads it: a URI of its Files API, or one it may fetch."""
    mime_type: NotRequired[str]
    """
    Media type. Published: image/png, image/jpeg, image/webp, image/heic, image/heif, image/gif, image/bmp,
    image/tiff; more are taken.
    """
    resolution: NotRequired[str]
    """How finely the image is read: low, medium, high or ultra_high."""


Content: TypeAlias = TextContent | ImageContent | AudioContent | DocumentContent | VideoContent | OtherContent
"""One piece of what a user or the model says."""


class ThoughtSummaryDelta(TypedDict):
    """The next piece of the summary of the thoughts."""

    type: Literal["thought_summary"]
    """Tag of this delta."""
    content: NotRequired[Content]
    """The piece."""


class TextAnnotationDelta(TypedDict):
    """Marks on the text so far."""

    type: Literal["text_annotation_delta"]
    """Tag of this delta."""
    annotations: NotRequired[list[Annotation]]
    """The marks."""


class OtherDelta(TypedDict):
    """A delta of a kind that this document does not define."""

    type: str
    """Its tag."""


StepDeltaData: TypeAlias = (
    TextDelta
    | MediaDelta
    | ArgumentsDelta
    | ThoughtSignatureDelta
    | ThoughtSummaryDelta
    | TextAnnotationDelta
    | OtherDelta
)
"""What a delta adds to its step."""


InteractionStatus: TypeAlias = Literal[
    "in_progress", "requires_action", "completed", "failed", "cancelled", "incomplete", "budget_exceeded", "queued"
]
"""State of the interaction; requires_action: it waits for the results of function calls."""


class ModalityTokens(TypedDict):
    """Tokens of one kind of content."""

    modality: NotRequired[str]
    """text, image, audio, video or document."""
    tokens: NotRequired[int]
    """Number of tokens."""


class Usage(TypedDict):
    """How many tokens an interaction used."""

    total_input_tokens: NotRequired[int]
    """Tokens of the prompt."""
    total_cached_tokens: NotRequired[int]
    """Tokens of the prompt that were cached; part of the input."""
    total_output_tokens: NotRequired[int]
    """Tokens of the answer, without the thoughts."""
    total_thought_tokens: NotRequired[int]
    """Tokens of the thoughts."""
    total_tool_use_tokens: NotRequired[int]
    """Tokens of the prompts of the service's own tools."""
    total_tokens: NotRequired[int]
    """All tokens."""
    input_tokens_by_modality: NotRequired[list[ModalityTokens]]
    """The input by kind."""
    output_tokens_by_modality: NotRequired[list[ModalityTokens]]
    """The output by kind."""
    cached_tokens_by_modality: NotRequired[list[ModalityTokens]]
    """The cached input by kind."""
    tool_use_tokens_by_modality: NotRequired[list[ModalityTokens]]
    """The tool prompts by kind."""


class OtherStep(TypedDict):
    """
    A step of a kind that this document does not define, such as a call of one of the service's own tools; kept as
    it comes.
    """

    type: str
    """Its tag."""


ResultContent: TypeAlias = str | dict[str, Any] | list[Content]
"""A result as text, as a JSON object, or as texts and images."""


class FunctionResultStep(TypedDict):
    """What a called function gave."""

    type: Literal["function_result"]
    """Tag of this step."""
    call_id: str
    """Id of the call."""
    result: ResultContent
    """The result."""
    name: NotRequired[str]
    """The function."""
    is_error: NotRequired[bool]
    """Whether the call failed."""


class FunctionCallStep(TypedDict):
    """A call of a function by the model."""

    type: Literal["function_call"]
    """Tag of this step."""
    id: str
    """Id that the result refers to."""
    name: str
    """The function."""
    arguments: dict[str, Any]
    """The arguments. In the step.start of a stream they may be empty and come in pieces."""
    signature: NotRequired[str]
    """Opaque proof of the thoughts behind the call, where the service sends one here."""


class ThoughtStep(TypedDict):
    """What the model thought: a summary, and a signature that is sent back unchanged."""

    type: Literal["thought"]
    """Tag of this step."""
    signature: NotRequired[str]
    """Opaque proof of the thoughts."""
    summary: NotRequired[list[Content]]
    """Summary of the thoughts: texts and images."""


class UserInputStep(TypedDict):
    """What the user says in one turn."""

    type: Literal["user_input"]
    """Tag of this step."""
    content: NotRequired[list[Content]]
    """What is said, in order."""


class OutputFault(TypedDict):
    """Why an output broke off."""

    code: NotRequired[int]
    """Number of the error (google.rpc.Code)."""
    message: NotRequired[str]
    """What went wrong."""
    details: NotRequired[list[dict[str, Any]]]
    """More about it."""


class ModelOutputStep(TypedDict):
    """What the model says."""

    type: Literal["model_output"]
    """Tag of this step."""
    content: NotRequired[list[Content]]
    """What is said, in order."""
    error: NotRequired[OutputFault]
    """Set when the output broke off."""


Step: TypeAlias = UserInputStep | ModelOutputStep | ThoughtStep | FunctionCallStep | FunctionResultStep | OtherStep
"""One step of an interaction, of the user, the model or a tool."""


class InteractionFault(TypedDict):
    """An error of an interaction."""

    code: NotRequired[str]
    """Its code."""
    message: NotRequired[str]
    """What went wrong."""


class Interaction(TypedDict):
    """An interaction: the answer to a request, and what is sent when a stream begins and ends."""

    id: str
    """Its id; empty where it is not stored."""
    status: InteractionStatus
    """Where it is."""
    object: NotRequired[str]
    """Always interaction."""
    model: NotRequired[str]
    """The model that answers."""
    agent: NotRequired[str]
    """The agent that answers."""
    created: NotRequired[str]
    """When it began, RFC 3339."""
    updated: NotRequired[str]
    """When it last changed, RFC 3339."""
    steps: NotRequired[list[Step]]
    """What the model and tools did, in order."""
    usage: NotRequired[Usage]
    """How many tokens were used."""
    errors: NotRequired[list[InteractionFault]]
    """What went wrong."""
    previous_interaction_id: NotRequired[str]
    """The interaction that this one continues."""
    service_tier: NotRequired[str]
    """The tier that answered."""
    labels: NotRequired[dict[str, Any]]
    """The client's own labels."""


class InteractionCreatedEvent(TypedDict):
    """The first event."""

    event_type: Literal["interaction.created"]
    """Tag of this event."""
    interaction: Interaction
    """The interaction as it begins."""
    event_id: NotRequired[str]
    """Id for taking up the stream again."""


class InteractionCompletedEvent(TypedDict):
    """The last event of an answer, whatever its status."""

    event_type: Literal["interaction.completed"]
    """Tag of this event."""
    interaction: Interaction
    """The interaction at its end, with usage."""
    event_id: NotRequired[str]
    """Id for taking up the stream again."""


class InteractionStatusUpdate(TypedDict):
    """A change of status."""

    event_type: Literal["interaction.status_update"]
    """Tag of this event."""
    interaction_id: str
    """The interaction."""
    status: InteractionStatus
    """Its new status."""
    event_id: NotRequired[str]
    """Id for taking up the stream again."""


class StepStartEvent(TypedDict):
    """A step begins."""

    event_type: Literal["step.start"]
    """Tag of this event."""
    index: int
    """Number of the step, from 0."""
    step: Step
    """The step as it begins."""
    event_id: NotRequired[str]
    """Id for taking up the stream again."""


class DeltaMetadata(TypedDict):
    """Further facts about a delta."""

    total_usage: NotRequired[Usage]
    """Tokens used so far."""


class StepDeltaEvent(TypedDict):
    """A step grows."""

    event_type: Literal["step.delta"]
    """Tag of this event."""
    index: int
    """Number of the step, from 0."""
    delta: StepDeltaData
    """What is added."""
    metadata: NotRequired[DeltaMetadata]
    """Further facts about it."""
    event_id: NotRequired[str]
    """Id for taking up the stream again."""


class StepStopEvent(TypedDict):
    """A step is whole."""

    event_type: Literal["step.stop"]
    """Tag of this event."""
    index: int
    """Number of the step, from 0."""
    usage: NotRequired[Usage]
    """Tokens used so far."""
    step_usage: NotRequired[Usage]
    """Tokens of this step."""
    event_id: NotRequired[str]
    """Id for taking up the stream again."""


class StreamErrorEvent(TypedDict):
    """The stream failed."""

    event_type: Literal["error"]
    """Tag of this event."""
    error: NotRequired[InteractionFault]
    """What went wrong."""
    event_id: NotRequired[str]
    """Id for taking up the stream again."""


class OtherEvent(TypedDict):
    """An event of a kind that this document does not define; readers pass over it."""

    event_type: str
    """Its tag."""


InteractionEvent: TypeAlias = (
    InteractionCreatedEvent
    | InteractionCompletedEvent
    | InteractionStatusUpdate
    | StepStartEvent
    | StepDeltaEvent
    | StepStopEvent
    | StreamErrorEvent
    | OtherEvent
)
"""The data of one server-sent event."""


class FunctionTool(TypedDict):
    """A function that the model may call."""

    type: Literal["function"]
    """Tag of this tool."""
    name: NotRequired[str]
    """Its name."""
    description: NotRequired[str]
    """What it does."""
    parameters: NotRequired[dict[str, Any]]
    """JSON Schema of its arguments. Absent: it has none."""


class OtherTool(TypedDict):
    """
    A tool of the service itself (google_search, code_execution, url_context, mcp_server, file_search, computer_use
    …); kept as it comes.
    """

    type: str
    """Its tag."""


Tool: TypeAlias = FunctionTool | OtherTool
"""A tool that the model may use."""


ToolChoiceMode: TypeAlias = Literal["auto", "any", "none", "validated"]
"""Whether functions are called: as the model likes, always, never, or as it likes but held to their schemas."""


class AllowedTools(TypedDict):
    """The functions that may be called."""

    mode: NotRequired[ToolChoiceMode]
    """Whether they are called. Absent: auto."""
    tools: NotRequired[list[str]]
    """Names of the functions."""


class ToolChoiceConfig(TypedDict):
    """Which functions may be called."""

    allowed_tools: NotRequired[AllowedTools]
    """The functions that may be called."""


class GenerationConfig(TypedDict):
    """How the answer is made."""

    max_output_tokens: NotRequired[int]
    """Most tokens of the answer."""
    seed: NotRequired[int]
    """Seed of the random choice (32 bits)."""
    stop_sequences: NotRequired[list[str]]
    """Texts at which the answer stops."""
    temperature: NotRequired[float]
    """Sampling temperature; in the types of google-genai 3.4.0, not in the specification."""
    top_p: NotRequired[float]
    """Nucleus sampling; in the types of google-genai 3.4.0, not in the specification."""
    thinking_level: NotRequired[Literal["minimal", "low", "medium", "high"]]
    """How much the model thinks."""
    thinking_summaries: NotRequired[Literal["auto", "none"]]
    """Whether summaries of the thoughts are sent."""
    tool_choice: NotRequired[ToolChoiceMode | ToolChoiceConfig]
    """Whether and which functions are called."""


class TextFormat(TypedDict):
    """The form of a text answer."""

    type: Literal["text"]
    """Tag of this form."""
    mime_type: NotRequired[str]
    """application/json or text/plain."""
    schema: NotRequired[dict[str, Any]]
    """JSON Schema of the answer."""


class OtherFormat(TypedDict):
    """The form of an image, a sound or a video, or a JSON Schema given without a tag; kept as it comes."""

    type: NotRequired[str]
    """Its tag, or the type of a bare JSON Schema."""


ResponseFormat: TypeAlias = TextFormat | OtherFormat
"""The form of the answer."""


InteractionInput: TypeAlias = str | dict[str, Any] | list[dict[str, Any]]
"""What is said: a text, one content, a list of contents, or a list of steps."""


class InteractionRequest(TypedDict):
    """Body of POST /v1beta/interactions: the next turn of an interaction, or a whole conversation."""

    model: NotRequired[str]
    """The model. Either this or agent."""
    agent: NotRequired[str]
    """An agent of the service in place of a model."""
    input: InteractionInput
    """What is said."""
    system_instruction: NotRequired[str]
    """What the model reads before the conversation."""
    tools: NotRequired[list[Tool]]
    """Tools that the model may use."""
    generation_config: NotRequired[GenerationConfig]
    """How the answer is made."""
    response_format: NotRequired[ResponseFormat | list[ResponseFormat]]
    """The form, or forms, of the answer."""
    response_mime_type: NotRequired[str]
    """Media type of the answer; deprecated in favour of response_format."""
    previous_interaction_id: NotRequired[str]
    """The stored interaction that this one continues."""
    store: NotRequired[bool]
    """Whether the interaction is stored. Absent: true."""
    stream: NotRequired[bool]
    """Whether the answer comes as server-sent events."""
    background: NotRequired[bool]
    """Whether the answer is made in the background and fetched later."""
    labels: NotRequired[dict[str, Any]]
    """The client's own labels."""
    service_tier: NotRequired[str]
    """flex, standard, priority or deferred."""


__all__ = [
    "AllowedTools",
    "Annotation",
    "ArgumentsDelta",
    "AudioContent",
    "Content",
    "DeltaMetadata",
    "DocumentContent",
    "ErrorDetail",
    "ErrorResponse",
    "FunctionCallStep",
    "FunctionResultStep",
    "FunctionTool",
    "GenerationConfig",
    "ImageContent",
    "Interaction",
    "InteractionCompletedEvent",
    "InteractionCreatedEvent",
    "InteractionEvent",
    "InteractionFault",
    "InteractionInput",
    "InteractionRequest",
    "InteractionStatus",
    "InteractionStatusUpdate",
    "MediaDelta",
    "ModalityTokens",
    "ModelOutputStep",
    "OtherContent",
    "OtherDelta",
    "OtherEvent",
    "OtherFormat",
    "OtherStep",
    "OtherTool",
    "OutputFault",
    "ResponseFormat",
    "ResultContent",
    "Step",
    "StepDeltaData",
    "StepDeltaEvent",
    "StepStartEvent",
    "StepStopEvent",
    "StreamErrorEvent",
    "TextAnnotationDelta",
    "TextContent",
    "TextDelta",
    "TextFormat",
    "ThoughtSignatureDelta",
    "ThoughtStep",
    "ThoughtSummaryDelta",
    "Tool",
    "ToolChoiceConfig",
    "ToolChoiceMode",
    "Usage",
    "UserInputStep",
    "VideoContent",
]

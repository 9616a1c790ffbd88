# Generated from schemas/wire/gemini/v1/ by `make generate`. Do not edit: changes are lost.

"""The objects of the dialect gemini before they are judged; for annotations alone."""

from typing import Literal, TypeAlias

from turnwire_schema.wire.raw import RawObject

RawAudioTranscription: TypeAlias = RawObject[
    Literal["text", "finished", "languageCode", "speakerLabel", "words", "startOffset", "endOffset"]
]
RawBatchEmbedContentsRequest: TypeAlias = RawObject[Literal["requests"]]
RawBatchEmbedContentsResponse: TypeAlias = RawObject[Literal["embeddings", "usageMetadata"]]
RawBlob: TypeAlias = RawObject[Literal["mimeType", "data", "displayName"]]
RawCandidate: TypeAlias = RawObject[
    Literal[
        "content",
        "finishReason",
        "finishMessage",
        "index",
        "safetyRatings",
        "citationMetadata",
        "groundingMetadata",
        "groundingAttributions",
        "urlContextMetadata",
        "avgLogprobs",
        "logprobsResult",
        "tokenCount",
        "continuationToken",
    ]
]
RawCandidateContent: TypeAlias = RawObject[Literal["role", "parts"]]
RawCitationMetadata: TypeAlias = RawObject[Literal["citationSources", "citations"]]
RawCitationSource: TypeAlias = RawObject[
    Literal["startIndex", "endIndex", "uri", "title", "license", "publicationDate"]
]
RawCodeExecutionResult: TypeAlias = RawObject[Literal["outcome", "output", "id"]]
RawContent: TypeAlias = RawObject[Literal["role", "parts"]]
RawContentEmbedding: TypeAlias = RawObject[Literal["values"]]
RawCountTokensRequest: TypeAlias = RawObject[
    Literal["contents", "generateContentRequest", "model", "systemInstruction", "tools", "generationConfig"]
]
RawCountTokensResponse: TypeAlias = RawObject[
    Literal[
        "totalTokens", "cachedContentTokenCount", "promptTokensDetails", "cacheTokensDetails", "totalBillableCharacters"
    ]
]
RawDate: TypeAlias = RawObject[Literal["year", "month", "day"]]
RawDocumentMetadata: TypeAlias = RawObject[Literal["startPage", "endPage", "contentLayers"]]
RawEmbedContentRequest: TypeAlias = RawObject[Literal["model", "content", "taskType", "title", "outputDimensionality"]]
RawEmbedContentResponse: TypeAlias = RawObject[Literal["embedding", "usageMetadata"]]
RawEmbeddedContent: TypeAlias = RawObject[Literal["role", "parts"]]
RawEmbeddedPart: TypeAlias = RawObject[Literal["text"]]
RawEmbeddingUsage: TypeAlias = RawObject[Literal["promptTokenCount"]]
RawErrorDetail: TypeAlias = RawObject[
    Literal[
        "@type",
        "reason",
        "domain",
        "metadata",
        "retryDelay",
        "violations",
        "fieldViolations",
        "links",
        "locale",
        "message",
        "detail",
    ]
]
RawErrorEnvelope: TypeAlias = RawObject[Literal["error"]]
RawErrorResponse: TypeAlias = RawObject[Literal["error"]]
RawErrorStatus: TypeAlias = RawObject[Literal["code", "message", "status", "details"]]
RawExecutableCode: TypeAlias = RawObject[Literal["language", "code", "id"]]
RawFileData: TypeAlias = RawObject[Literal["fileUri", "mimeType", "displayName"]]
RawFunctionCall: TypeAlias = RawObject[Literal["name", "args", "id", "partialArgs", "willContinue"]]
RawFunctionCallingConfig: TypeAlias = RawObject[Literal["mode", "allowedFunctionNames", "streamFunctionCallArguments"]]
RawFunctionDeclaration: TypeAlias = RawObject[
    Literal["name", "description", "parameters", "parametersJsonSchema", "response", "responseJsonSchema", "behavior"]
]
RawFunctionResponse: TypeAlias = RawObject[Literal["name", "response", "id", "parts", "willContinue", "scheduling"]]
RawFunctionResponsePart: TypeAlias = RawObject[
    Literal[
        "inlineData",
        "fileData",
        "mediaProcessing",
        "mediaResolution",
        "videoMetadata",
        "audioMetadata",
        "documentMetadata",
        "spreadsheetMetadata",
    ]
]
RawGenerateContentRequest: TypeAlias = RawObject[
    Literal[
        "contents",
        "model",
        "systemInstruction",
        "tools",
        "toolConfig",
        "safetySettings",
        "generationConfig",
        "cachedContent",
        "labels",
        "serviceTier",
        "store",
        "continuationToken",
        "modelArmorConfig",
        "outputConfig",
    ]
]
RawGenerateContentResponse: TypeAlias = RawObject[
    Literal["candidates", "promptFeedback", "usageMetadata", "modelVersion", "responseId", "createTime", "modelStatus"]
]
RawGenerationConfig: TypeAlias = RawObject[
    Literal[
        "temperature",
        "topP",
        "topK",
        "candidateCount",
        "maxOutputTokens",
        "stopSequences",
        "seed",
        "presencePenalty",
        "frequencyPenalty",
        "responseLogprobs",
        "logprobs",
        "responseMimeType",
        "responseSchema",
        "responseJsonSchema",
        "responseJsonSchemaOrdered",
        "responseFormat",
        "responseModalities",
        "thinkingConfig",
        "mediaResolution",
        "speechConfig",
        "imageConfig",
        "audioTimestamp",
        "audioTranscriptionConfig",
        "translationConfig",
        "enableAffectiveDialog",
        "enableEnhancedCivicAnswers",
        "modelSelectionConfig",
        "routingConfig",
    ]
]
RawGoogleSearch: TypeAlias = RawObject[
    Literal["timeRangeFilter", "searchTypes", "excludeDomains", "blockingConfidence"]
]
RawGroundingChunk: TypeAlias = RawObject[Literal["web", "image", "retrievedContext", "maps"]]
RawGroundingMetadata: TypeAlias = RawObject[
    Literal[
        "webSearchQueries",
        "imageSearchQueries",
        "retrievalQueries",
        "searchEntryPoint",
        "groundingChunks",
        "groundingSupports",
        "retrievalMetadata",
        "googleMapsWidgetContextToken",
        "sourceFlaggingUris",
    ]
]
RawGroundingSupport: TypeAlias = RawObject[
    Literal["segment", "groundingChunkIndices", "confidenceScores", "renderedParts"]
]
RawImageConfig: TypeAlias = RawObject[
    Literal["aspectRatio", "imageSize", "personGeneration", "prominentPeople", "imageOutputOptions"]
]
RawLatLng: TypeAlias = RawObject[Literal["latitude", "longitude"]]
RawLogprobsCandidate: TypeAlias = RawObject[Literal["token", "tokenId", "logProbability"]]
RawLogprobsResult: TypeAlias = RawObject[Literal["chosenCandidates", "topCandidates", "logProbabilitySum"]]
RawMediaInterval: TypeAlias = RawObject[Literal["startOffset", "endOffset"]]
RawModalityTokenCount: TypeAlias = RawObject[Literal["modality", "tokenCount"]]
RawModel: TypeAlias = RawObject[
    Literal[
        "name",
        "baseModelId",
        "version",
        "displayName",
        "description",
        "inputTokenLimit",
        "outputTokenLimit",
        "supportedGenerationMethods",
        "thinking",
        "temperature",
        "maxTemperature",
        "topP",
        "topK",
    ]
]
RawModelArmorConfig: TypeAlias = RawObject[Literal["promptTemplateName", "responseTemplateName"]]
RawModelList: TypeAlias = RawObject[Literal["models", "nextPageToken"]]
RawModelStatus: TypeAlias = RawObject[Literal["modelStage", "message", "retirementTime"]]
RawMultiSpeakerVoiceConfig: TypeAlias = RawObject[Literal["speakerVoiceConfigs"]]
RawOutputConfig: TypeAlias = RawObject[Literal["outputUriPrefix"]]
RawPart: TypeAlias = RawObject[
    Literal[
        "text",
        "inlineData",
        "fileData",
        "functionCall",
        "functionResponse",
        "executableCode",
        "codeExecutionResult",
        "toolCall",
        "toolResponse",
        "audioTranscription",
        "thought",
        "thoughtSignature",
        "videoMetadata",
        "audioMetadata",
        "documentMetadata",
        "spreadsheetMetadata",
        "speechMetadata",
        "mediaResolution",
        "mediaProcessing",
        "partMetadata",
    ]
]
RawPartMediaResolution: TypeAlias = RawObject[Literal["level", "numTokens"]]
RawPartialArgument: TypeAlias = RawObject[
    Literal["jsonPath", "stringValue", "numberValue", "boolValue", "nullValue", "willContinue"]
]
RawPrebuiltVoiceConfig: TypeAlias = RawObject[Literal["voiceName"]]
RawPromptFeedback: TypeAlias = RawObject[Literal["blockReason", "blockReasonMessage", "safetyRatings"]]
RawResponseFormat: TypeAlias = RawObject[Literal["text", "audio", "image", "video"]]
RawRetrievalConfig: TypeAlias = RawObject[Literal["latLng", "languageCode"]]
RawRetrievalMetadata: TypeAlias = RawObject[Literal["googleSearchDynamicRetrievalScore"]]
RawSafetyRating: TypeAlias = RawObject[
    Literal[
        "category", "probability", "blocked", "probabilityScore", "severity", "severityScore", "overwrittenThreshold"
    ]
]
RawSafetySetting: TypeAlias = RawObject[Literal["category", "threshold", "method"]]
RawSchema: TypeAlias = RawObject[
    Literal[
        "type",
        "format",
        "title",
        "description",
        "nullable",
        "enum",
        "items",
        "minItems",
        "maxItems",
        "properties",
        "required",
        "minProperties",
        "maxProperties",
        "minimum",
        "maximum",
        "minLength",
        "maxLength",
        "pattern",
        "example",
        "anyOf",
        "propertyOrdering",
        "default",
        "additionalProperties",
        "ref",
        "defs",
    ]
]
RawSearchEntryPoint: TypeAlias = RawObject[Literal["renderedContent", "sdkBlob"]]
RawSegment: TypeAlias = RawObject[Literal["partIndex", "startIndex", "endIndex", "text"]]
RawServerToolCall: TypeAlias = RawObject[Literal["id", "toolType", "args"]]
RawServerToolResponse: TypeAlias = RawObject[Literal["id", "toolType", "response"]]
RawSpeakerVoiceConfig: TypeAlias = RawObject[Literal["speaker", "voiceConfig"]]
RawSpeechConfig: TypeAlias = RawObject[Literal["voiceConfig", "multiSpeakerVoiceConfig", "languageCode"]]
RawSpeechMetadata: TypeAlias = RawObject[Literal["speaker", "style"]]
RawSpreadsheetMetadata: TypeAlias = RawObject[Literal["visibleCells", "sheetIndex", "contentLayers"]]
RawSystemInstruction: TypeAlias = RawObject[Literal["role", "parts"]]
RawTextResponseFormat: TypeAlias = RawObject[Literal["mimeType", "schema", "jsonSchema"]]
RawThinkingConfig: TypeAlias = RawObject[Literal["includeThoughts", "thinkingBudget", "thinkingLevel"]]
RawTimeInterval: TypeAlias = RawObject[Literal["startTime", "endTime"]]
RawTool: TypeAlias = RawObject[
    Literal[
        "functionDeclarations",
        "googleSearch",
        "googleSearchRetrieval",
        "codeExecution",
        "urlContext",
        "googleMaps",
        "fileSearch",
        "computerUse",
        "mcpServers",
        "retrieval",
        "enterpriseWebSearch",
        "parallelAiSearch",
        "exaAiSearch",
    ]
]
RawToolConfig: TypeAlias = RawObject[
    Literal["functionCallingConfig", "retrievalConfig", "includeServerSideToolInvocations"]
]
RawTopLogprobs: TypeAlias = RawObject[Literal["candidates"]]
RawTranscribedWord: TypeAlias = RawObject[Literal["word", "startOffset", "endOffset"]]
RawUrlContextMetadata: TypeAlias = RawObject[Literal["urlMetadata"]]
RawUrlMetadata: TypeAlias = RawObject[Literal["retrievedUrl", "urlRetrievalStatus"]]
RawUsageMetadata: TypeAlias = RawObject[
    Literal[
        "promptTokenCount",
        "cachedContentTokenCount",
        "candidatesTokenCount",
        "thoughtsTokenCount",
        "toolUsePromptTokenCount",
        "totalTokenCount",
        "promptTokensDetails",
        "cacheTokensDetails",
        "candidatesTokensDetails",
        "toolUsePromptTokensDetails",
        "trafficType",
        "serviceTier",
    ]
]
RawVideoMetadata: TypeAlias = RawObject[Literal["startOffset", "endOffset", "fps", "contentLayers"]]
RawVoiceConfig: TypeAlias = RawObject[Literal["prebuiltVoiceConfig", "replicatedVoiceConfig", "voice"]]
RawWebChunk: TypeAlias = RawObject[Literal["uri", "title", "domain"]]

__all__ = [
    "RawAudioTranscription",
    "RawBatchEmbedContentsRequest",
    "RawBatchEmbedContentsResponse",
    "RawBlob",
    "RawCandidate",
    "RawCandidateContent",
    "RawCitationMetadata",
    "RawCitationSource",
    "RawCodeExecutionResult",
    "RawContent",
    "RawContentEmbedding",
    "RawCountTokensRequest",
    "RawCountTokensResponse",
    "RawDate",
    "RawDocumentMetadata",
    "RawEmbedContentRequest",
    "RawEmbedContentResponse",
    "RawEmbeddedContent",
    "RawEmbeddedPart",
    "RawEmbeddingUsage",
    "RawErrorDetail",
    "RawErrorEnvelope",
    "RawErrorResponse",
    "RawErrorStatus",
    "RawExecutableCode",
    "RawFileData",
    "RawFunctionCall",
    "RawFunctionCallingConfig",
    "RawFunctionDeclaration",
    "RawFunctionResponse",
    "RawFunctionResponsePart",
    "RawGenerateContentRequest",
    "RawGenerateContentResponse",
    "RawGenerationConfig",
    "RawGoogleSearch",
    "RawGroundingChunk",
    "RawGroundingMetadata",
    "RawGroundingSupport",
    "RawImageConfig",
    "RawLatLng",
    "RawLogprobsCandidate",
    "RawLogprobsResult",
    "RawMediaInterval",
    "RawModalityTokenCount",
    "RawModel",
    "RawModelArmorConfig",
    "RawModelList",
    "RawModelStatus",
    "RawMultiSpeakerVoiceConfig",
    "RawOutputConfig",
    "RawPart",
    "RawPartMediaResolution",
    "RawPartialArgument",
    "RawPrebuiltVoiceConfig",
    "RawPromptFeedback",
    "RawResponseFormat",
    "RawRetrievalConfig",
    "RawRetrievalMetadata",
    "RawSafetyRating",
    "RawSafetySetting",
    "RawSchema",
    "RawSearchEntryPoint",
    "RawSegment",
    "RawServerToolCall",
    "RawServerToolResponse",
    "RawSpeakerVoiceConfig",
    "RawSpeechConfig",
    "RawSpeechMetadata",
    "RawSpreadsheetMetadata",
    "RawSystemInstruction",
    "RawTextResponseFormat",
    "RawThinkingConfig",
    "RawTimeInterval",
    "RawTool",
    "RawToolConfig",
    "RawTopLogprobs",
    "RawTranscribedWord",
    "RawUrlContextMetadata",
    "RawUrlMetadata",
    "RawUsageMetadata",
    "RawVideoMetadata",
    "RawVoiceConfig",
    "RawWebChunk",
]

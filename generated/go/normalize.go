// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Normalize gives a text judged by a canonical definition, read by its type and written again: unknown
// properties are in extras.
func Normalize(definition string, text []byte) (string, error) {
	switch definition {
	case "turnwire/v1/audit#InferenceStarted":
		return again(definition, text, readInferenceStarted, writeInferenceStarted)
	case "turnwire/v1/audit#InferenceCompleted":
		return again(definition, text, readInferenceCompleted, writeInferenceCompleted)
	case "turnwire/v1/audit#InferenceFailed":
		return again(definition, text, readInferenceFailed, writeInferenceFailed)
	case "turnwire/v1/audit#ProviderHealthCheck":
		return again(definition, text, readProviderHealthCheck, writeProviderHealthCheck)
	case "turnwire/v1/audit#ProviderFallback":
		return again(definition, text, readProviderFallback, writeProviderFallback)
	case "turnwire/v1/audit#AuditEvent":
		return again(definition, text, readAuditEvent, writeAuditEvent)
	case "turnwire/v1/batch#BatchRequest":
		return again(definition, text, readBatchRequest, writeBatchRequest)
	case "turnwire/v1/batch#BatchBody":
		return again(definition, text, readBatchBody, writeBatchBody)
	case "turnwire/v1/batch#BatchProblem":
		return again(definition, text, readBatchProblem, writeBatchProblem)
	case "turnwire/v1/batch#BatchErrorKind":
		return again(definition, text, readBatchErrorKind, writeBatchErrorKind)
	case "turnwire/v1/batch#BatchError":
		return again(definition, text, readBatchError, writeBatchError)
	case "turnwire/v1/batch#BatchResult":
		return again(definition, text, readBatchResult, writeBatchResult)
	case "turnwire/v1/batch#BatchSummary":
		return again(definition, text, readBatchSummary, writeBatchSummary)
	case "turnwire/v1/batch#BatchFile":
		return again(definition, text, readBatchFile, writeBatchFile)
	case "turnwire/v1/batch#BatchPart":
		return again(definition, text, readBatchPart, writeBatchPart)
	case "turnwire/v1/batch#BatchManifest":
		return again(definition, text, readBatchManifest, writeBatchManifest)
	case "turnwire/v1/benchmark#BenchmarkEnding":
		return again(definition, text, readBenchmarkEnding, writeBenchmarkEnding)
	case "turnwire/v1/benchmark#BenchmarkSpread":
		return again(definition, text, readBenchmarkSpread, writeBenchmarkSpread)
	case "turnwire/v1/benchmark#BenchmarkRequest":
		return again(definition, text, readBenchmarkRequest, writeBenchmarkRequest)
	case "turnwire/v1/benchmark#BenchmarkLevel":
		return again(definition, text, readBenchmarkLevel, writeBenchmarkLevel)
	case "turnwire/v1/benchmark#BenchmarkTurn":
		return again(definition, text, readBenchmarkTurn, writeBenchmarkTurn)
	case "turnwire/v1/benchmark#ProviderBenchmark":
		return again(definition, text, readProviderBenchmark, writeProviderBenchmark)
	case "turnwire/v1/completion#PromptTokens":
		return again(definition, text, readList(readInt), writeList(Int))
	case "turnwire/v1/completion#CompletionRequest":
		return again(definition, text, readCompletionRequest, writeCompletionRequest)
	case "turnwire/v1/completion#CompletionResponse":
		return again(definition, text, readCompletionResponse, writeCompletionResponse)
	case "turnwire/v1/completion#CompletionChunk":
		return again(definition, text, readCompletionChunk, writeCompletionChunk)
	case "turnwire/v1/config#ConfigFile":
		return again(definition, text, readConfigFile, writeConfigFile)
	case "turnwire/v1/config#ModelProviders":
		return again(definition, text, readModelProviders, writeModelProviders)
	case "turnwire/v1/config#ProviderConfig":
		return again(definition, text, readProviderConfig, writeProviderConfig)
	case "turnwire/v1/config#ModelConfig":
		return again(definition, text, readModelConfig, writeModelConfig)
	case "turnwire/v1/config#AliasConfig":
		return again(definition, text, readAliasConfig, writeAliasConfig)
	case "turnwire/v1/config#ClientKeyConfig":
		return again(definition, text, readClientKeyConfig, writeClientKeyConfig)
	case "turnwire/v1/config#Headers":
		return again(definition, text, readMap(readText), writeMap(Text))
	case "turnwire/v1/config#TlsConfig":
		return again(definition, text, readTLSConfig, writeTLSConfig)
	case "turnwire/v1/config#FallbackConfig":
		return again(definition, text, readFallbackConfig, writeFallbackConfig)
	case "turnwire/v1/config#PoolMemberConfig":
		return again(definition, text, readPoolMemberConfig, writePoolMemberConfig)
	case "turnwire/v1/config#OnLoss":
		return again(definition, text, readOnLoss, writeOnLoss)
	case "turnwire/v1/config#AuditConfig":
		return again(definition, text, readAuditConfig, writeAuditConfig)
	case "turnwire/v1/content#TextPart":
		return again(definition, text, readTextPart, writeTextPart)
	case "turnwire/v1/content#ImagePart":
		return again(definition, text, readImagePart, writeImagePart)
	case "turnwire/v1/content#AudioPart":
		return again(definition, text, readAudioPart, writeAudioPart)
	case "turnwire/v1/content#DocumentPart":
		return again(definition, text, readDocumentPart, writeDocumentPart)
	case "turnwire/v1/content#ThinkingPart":
		return again(definition, text, readThinkingPart, writeThinkingPart)
	case "turnwire/v1/content#RefusalPart":
		return again(definition, text, readRefusalPart, writeRefusalPart)
	case "turnwire/v1/content#ForeignPart":
		return again(definition, text, readForeignPart, writeForeignPart)
	case "turnwire/v1/content#UnknownPart":
		return again(definition, text, readUnknownPart, writeUnknownPart)
	case "turnwire/v1/content#Origin":
		return again(definition, text, readOrigin, writeOrigin)
	case "turnwire/v1/content#ContentPart":
		return again(definition, text, readContentPart, writeContentPart)
	case "turnwire/v1/content#Content":
		return again(definition, text, readContent, writeContent)
	case "turnwire/v1/context#ContextName":
		return again(definition, text, readText, Text)
	case "turnwire/v1/context#Mode":
		return again(definition, text, readMode, writeMode)
	case "turnwire/v1/context#Branch":
		return again(definition, text, readBranch, writeBranch)
	case "turnwire/v1/context#ContextDocument":
		return again(definition, text, readContextDocument, writeContextDocument)
	case "turnwire/v1/context#RemovalReason":
		return again(definition, text, readRemovalReason, writeRemovalReason)
	case "turnwire/v1/context#Removal":
		return again(definition, text, readRemoval, writeRemoval)
	case "turnwire/v1/context#Notice":
		return again(definition, text, readNotice, writeNotice)
	case "turnwire/v1/context#Projection":
		return again(definition, text, readProjection, writeProjection)
	case "turnwire/v1/contract#ContractOutcome":
		return again(definition, text, readContractOutcome, writeContractOutcome)
	case "turnwire/v1/contract#ContractSeverity":
		return again(definition, text, readContractSeverity, writeContractSeverity)
	case "turnwire/v1/contract#ContractEnding":
		return again(definition, text, readContractEnding, writeContractEnding)
	case "turnwire/v1/contract#ContractHeader":
		return again(definition, text, readContractHeader, writeContractHeader)
	case "turnwire/v1/contract#ContractExchange":
		return again(definition, text, readContractExchange, writeContractExchange)
	case "turnwire/v1/contract#ContractClause":
		return again(definition, text, readContractClause, writeContractClause)
	case "turnwire/v1/contract#ContractTarget":
		return again(definition, text, readContractTarget, writeContractTarget)
	case "turnwire/v1/contract#ContractResult":
		return again(definition, text, readContractResult, writeContractResult)
	case "turnwire/v1/contract#ContractRun":
		return again(definition, text, readContractRun, writeContractRun)
	case "turnwire/v1/embedding#TokenIds":
		return again(definition, text, readList(readInt), writeList(Int))
	case "turnwire/v1/embedding#EmbeddingPurpose":
		return again(definition, text, readEmbeddingPurpose, writeEmbeddingPurpose)
	case "turnwire/v1/embedding#EmbeddingRequest":
		return again(definition, text, readEmbeddingRequest, writeEmbeddingRequest)
	case "turnwire/v1/embedding#Embedding":
		return again(definition, text, readEmbedding, writeEmbedding)
	case "turnwire/v1/embedding#EmbeddingResponse":
		return again(definition, text, readEmbeddingResponse, writeEmbeddingResponse)
	case "turnwire/v1/entry#EntryType":
		return again(definition, text, readEntryType, writeEntryType)
	case "turnwire/v1/entry#EntryProblem":
		return again(definition, text, readEntryProblem, writeEntryProblem)
	case "turnwire/v1/entry#TextData":
		return again(definition, text, readTextData, writeTextData)
	case "turnwire/v1/entry#TextEntry":
		return again(definition, text, readTextEntry, writeTextEntry)
	case "turnwire/v1/entry#Recognition":
		return again(definition, text, readRecognition, writeRecognition)
	case "turnwire/v1/entry#ImageState":
		return again(definition, text, readImageState, writeImageState)
	case "turnwire/v1/entry#ImageFallback":
		return again(definition, text, readImageFallback, writeImageFallback)
	case "turnwire/v1/entry#ImageData":
		return again(definition, text, readImageData, writeImageData)
	case "turnwire/v1/entry#ImageEntry":
		return again(definition, text, readImageEntry, writeImageEntry)
	case "turnwire/v1/entry#FileStatus":
		return again(definition, text, readFileStatus, writeFileStatus)
	case "turnwire/v1/entry#FileReferenceData":
		return again(definition, text, readFileReferenceData, writeFileReferenceData)
	case "turnwire/v1/entry#FileReferenceEntry":
		return again(definition, text, readFileReferenceEntry, writeFileReferenceEntry)
	case "turnwire/v1/entry#ApprovalState":
		return again(definition, text, readApprovalState, writeApprovalState)
	case "turnwire/v1/entry#Approval":
		return again(definition, text, readApproval, writeApproval)
	case "turnwire/v1/entry#ToolRequestState":
		return again(definition, text, readToolRequestState, writeToolRequestState)
	case "turnwire/v1/entry#ToolRequestData":
		return again(definition, text, readToolRequestData, writeToolRequestData)
	case "turnwire/v1/entry#ToolRequestEntry":
		return again(definition, text, readToolRequestEntry, writeToolRequestEntry)
	case "turnwire/v1/entry#ToolResultData":
		return again(definition, text, readToolResultData, writeToolResultData)
	case "turnwire/v1/entry#ToolResultEntry":
		return again(definition, text, readToolResultEntry, writeToolResultEntry)
	case "turnwire/v1/entry#ControlKind":
		return again(definition, text, readControlKind, writeControlKind)
	case "turnwire/v1/entry#SystemControlData":
		return again(definition, text, readSystemControlData, writeSystemControlData)
	case "turnwire/v1/entry#SystemControlEntry":
		return again(definition, text, readSystemControlEntry, writeSystemControlEntry)
	case "turnwire/v1/entry#Shortening":
		return again(definition, text, readShortening, writeShortening)
	case "turnwire/v1/entry#McpResourceState":
		return again(definition, text, readMCPResourceState, writeMCPResourceState)
	case "turnwire/v1/entry#McpResourceData":
		return again(definition, text, readMCPResourceData, writeMCPResourceData)
	case "turnwire/v1/entry#McpResourceEntry":
		return again(definition, text, readMCPResourceEntry, writeMCPResourceEntry)
	case "turnwire/v1/entry#UnknownEntry":
		return again(definition, text, readUnknownEntry, writeUnknownEntry)
	case "turnwire/v1/entry#ContextEntry":
		return again(definition, text, readContextEntry, writeContextEntry)
	case "turnwire/v1/error#ErrorCode":
		return again(definition, text, readErrorCode, writeErrorCode)
	case "turnwire/v1/error#ErrorKind":
		return again(definition, text, readErrorKind, writeErrorKind)
	case "turnwire/v1/error#ErrorInfo":
		return again(definition, text, readErrorInfo, writeErrorInfo)
	case "turnwire/v1/error#Loss":
		return again(definition, text, readLoss, writeLoss)
	case "turnwire/v1/error#AnswerFault":
		return again(definition, text, readAnswerFault, writeAnswerFault)
	case "turnwire/v1/error#Diagnostic":
		return again(definition, text, readDiagnostic, writeDiagnostic)
	case "turnwire/v1/json#JsonValue":
		return again(definition, text, readValue, writeValue)
	case "turnwire/v1/json#JsonObject":
		return again(definition, text, readObject, Members)
	case "turnwire/v1/json#Extras":
		return again(definition, text, readObject, Members)
	case "turnwire/v1/json#Metadata":
		return again(definition, text, readObject, Members)
	case "turnwire/v1/json#ProviderOptions":
		return again(definition, text, readMap(readObject), writeMap(Members))
	case "turnwire/v1/message#MessageRole":
		return again(definition, text, readMessageRole, writeMessageRole)
	case "turnwire/v1/message#SystemMessage":
		return again(definition, text, readSystemMessage, writeSystemMessage)
	case "turnwire/v1/message#UserMessage":
		return again(definition, text, readUserMessage, writeUserMessage)
	case "turnwire/v1/message#AssistantMessage":
		return again(definition, text, readAssistantMessage, writeAssistantMessage)
	case "turnwire/v1/message#ToolMessage":
		return again(definition, text, readToolMessage, writeToolMessage)
	case "turnwire/v1/message#ChatMessage":
		return again(definition, text, readChatMessage, writeChatMessage)
	case "turnwire/v1/message#Conversation":
		return again(definition, text, readList(readChatMessage), writeList(writeChatMessage))
	case "turnwire/v1/policy#ToolDecision":
		return again(definition, text, readToolDecision, writeToolDecision)
	case "turnwire/v1/policy#ArgumentPattern":
		return again(definition, text, readArgumentPattern, writeArgumentPattern)
	case "turnwire/v1/policy#ToolRule":
		return again(definition, text, readToolRule, writeToolRule)
	case "turnwire/v1/policy#ToolPolicy":
		return again(definition, text, readToolPolicy, writeToolPolicy)
	case "turnwire/v1/policy#FileRight":
		return again(definition, text, readFileRight, writeFileRight)
	case "turnwire/v1/policy#FileRole":
		return again(definition, text, readFileRole, writeFileRole)
	case "turnwire/v1/policy#FilePolicy":
		return again(definition, text, readFilePolicy, writeFilePolicy)
	case "turnwire/v1/policy#McpServerConfig":
		return again(definition, text, readMCPServerConfig, writeMCPServerConfig)
	case "turnwire/v1/policy#OcrConfig":
		return again(definition, text, readOcrConfig, writeOcrConfig)
	case "turnwire/v1/policy#Budget":
		return again(definition, text, readBudget, writeBudget)
	case "turnwire/v1/policy#AgentConfig":
		return again(definition, text, readAgentConfig, writeAgentConfig)
	case "turnwire/v1/provider#ProviderType":
		return again(definition, text, readText, Text)
	case "turnwire/v1/provider#Capability":
		return again(definition, text, readCapability, writeCapability)
	case "turnwire/v1/provider#Capabilities":
		return again(definition, text, readCapabilities, writeCapabilities)
	case "turnwire/v1/provider#ParameterDefaults":
		return again(definition, text, readParameterDefaults, writeParameterDefaults)
	case "turnwire/v1/provider#ModelInfo":
		return again(definition, text, readModelInfo, writeModelInfo)
	case "turnwire/v1/provider#ProviderHealth":
		return again(definition, text, readProviderHealth, writeProviderHealth)
	case "turnwire/v1/provider#ProviderInfo":
		return again(definition, text, readProviderInfo, writeProviderInfo)
	case "turnwire/v1/request#ThinkingEffort":
		return again(definition, text, readThinkingEffort, writeThinkingEffort)
	case "turnwire/v1/request#ModelParameters":
		return again(definition, text, readModelParameters, writeModelParameters)
	case "turnwire/v1/request#TextFormat":
		return again(definition, text, readTextFormat, writeTextFormat)
	case "turnwire/v1/request#JsonObjectFormat":
		return again(definition, text, readJSONObjectFormat, writeJSONObjectFormat)
	case "turnwire/v1/request#JsonSchemaFormat":
		return again(definition, text, readJSONSchemaFormat, writeJSONSchemaFormat)
	case "turnwire/v1/request#ResponseFormat":
		return again(definition, text, readResponseFormat, writeResponseFormat)
	case "turnwire/v1/request#StreamOptions":
		return again(definition, text, readStreamOptions, writeStreamOptions)
	case "turnwire/v1/request#ChatRequest":
		return again(definition, text, readChatRequest, writeChatRequest)
	case "turnwire/v1/rerank#RerankRequest":
		return again(definition, text, readRerankRequest, writeRerankRequest)
	case "turnwire/v1/rerank#RerankResult":
		return again(definition, text, readRerankResult, writeRerankResult)
	case "turnwire/v1/rerank#RerankResponse":
		return again(definition, text, readRerankResponse, writeRerankResponse)
	case "turnwire/v1/response#FinishReason":
		return again(definition, text, readFinishReason, writeFinishReason)
	case "turnwire/v1/response#ChatResponse":
		return again(definition, text, readChatResponse, writeChatResponse)
	case "turnwire/v1/scenario#Scenario":
		return again(definition, text, readScenario, writeScenario)
	case "turnwire/v1/scenario#ScenarioEnd":
		return again(definition, text, readScenarioEnd, writeScenarioEnd)
	case "turnwire/v1/scenario#ScenarioTurn":
		return again(definition, text, readScenarioTurn, writeScenarioTurn)
	case "turnwire/v1/scenario#ScenarioMatch":
		return again(definition, text, readScenarioMatch, writeScenarioMatch)
	case "turnwire/v1/scenario#ScenarioDialect":
		return again(definition, text, readScenarioDialect, writeScenarioDialect)
	case "turnwire/v1/scenario#ScenarioMethod":
		return again(definition, text, readScenarioMethod, writeScenarioMethod)
	case "turnwire/v1/scenario#ScenarioRole":
		return again(definition, text, readScenarioRole, writeScenarioRole)
	case "turnwire/v1/scenario#ScenarioAnswer":
		return again(definition, text, readScenarioAnswer, writeScenarioAnswer)
	case "turnwire/v1/scenario#ScenarioCall":
		return again(definition, text, readScenarioCall, writeScenarioCall)
	case "turnwire/v1/scenario#ScenarioFault":
		return again(definition, text, readScenarioFault, writeScenarioFault)
	case "turnwire/v1/scenario#RefuseFault":
		return again(definition, text, readRefuseFault, writeRefuseFault)
	case "turnwire/v1/scenario#DelayFault":
		return again(definition, text, readDelayFault, writeDelayFault)
	case "turnwire/v1/scenario#DripFault":
		return again(definition, text, readDripFault, writeDripFault)
	case "turnwire/v1/scenario#ResetFault":
		return again(definition, text, readResetFault, writeResetFault)
	case "turnwire/v1/scenario#SplitFault":
		return again(definition, text, readSplitFault, writeSplitFault)
	case "turnwire/v1/scenario#GarbageFault":
		return again(definition, text, readGarbageFault, writeGarbageFault)
	case "turnwire/v1/scenario#GiantLineFault":
		return again(definition, text, readGiantLineFault, writeGiantLineFault)
	case "turnwire/v1/scenario#ErrorFault":
		return again(definition, text, readErrorFault, writeErrorFault)
	case "turnwire/v1/scenario#MissingEndFault":
		return again(definition, text, readMissingEndFault, writeMissingEndFault)
	case "turnwire/v1/scenario#ContentTypeFault":
		return again(definition, text, readContentTypeFault, writeContentTypeFault)
	case "turnwire/v1/scenario#IdsFault":
		return again(definition, text, readIdsFault, writeIdsFault)
	case "turnwire/v1/scenario#IdsChange":
		return again(definition, text, readIdsChange, writeIdsChange)
	case "turnwire/v1/scenario#UsageFault":
		return again(definition, text, readUsageFault, writeUsageFault)
	case "turnwire/v1/scenario#StatusFault":
		return again(definition, text, readStatusFault, writeStatusFault)
	case "turnwire/v1/stream#StreamingChunk":
		return again(definition, text, readStreamingChunk, writeStreamingChunk)
	case "turnwire/v1/thread#ThreadStatus":
		return again(definition, text, readThreadStatus, writeThreadStatus)
	case "turnwire/v1/thread#RunOutcome":
		return again(definition, text, readRunOutcome, writeRunOutcome)
	case "turnwire/v1/thread#TodoStatus":
		return again(definition, text, readTodoStatus, writeTodoStatus)
	case "turnwire/v1/thread#Todo":
		return again(definition, text, readTodo, writeTodo)
	case "turnwire/v1/thread#ThreadFile":
		return again(definition, text, readThreadFile, writeThreadFile)
	case "turnwire/v1/thread#UsageTotals":
		return again(definition, text, readUsageTotals, writeUsageTotals)
	case "turnwire/v1/thread#ThreadState":
		return again(definition, text, readThreadState, writeThreadState)
	case "turnwire/v1/thread#RunStarted":
		return again(definition, text, readRunStarted, writeRunStarted)
	case "turnwire/v1/thread#RoundStarted":
		return again(definition, text, readRoundStarted, writeRoundStarted)
	case "turnwire/v1/thread#ChunkArrived":
		return again(definition, text, readChunkArrived, writeChunkArrived)
	case "turnwire/v1/thread#AnswerArrived":
		return again(definition, text, readAnswerArrived, writeAnswerArrived)
	case "turnwire/v1/thread#ToolRequested":
		return again(definition, text, readToolRequested, writeToolRequested)
	case "turnwire/v1/thread#ApprovalDecided":
		return again(definition, text, readApprovalDecided, writeApprovalDecided)
	case "turnwire/v1/thread#ToolStarted":
		return again(definition, text, readToolStarted, writeToolStarted)
	case "turnwire/v1/thread#ToolCompleted":
		return again(definition, text, readToolCompleted, writeToolCompleted)
	case "turnwire/v1/thread#NoticeGiven":
		return again(definition, text, readNoticeGiven, writeNoticeGiven)
	case "turnwire/v1/thread#EntryAdded":
		return again(definition, text, readEntryAdded, writeEntryAdded)
	case "turnwire/v1/thread#RunEnded":
		return again(definition, text, readRunEnded, writeRunEnded)
	case "turnwire/v1/thread#UnknownAgentEvent":
		return again(definition, text, readUnknownAgentEvent, writeUnknownAgentEvent)
	case "turnwire/v1/thread#AgentEvent":
		return again(definition, text, readAgentEvent, writeAgentEvent)
	case "turnwire/v1/thread#ThreadRequest":
		return again(definition, text, readThreadRequest, writeThreadRequest)
	case "turnwire/v1/thread#ThreadMessages":
		return again(definition, text, readThreadMessages, writeThreadMessages)
	case "turnwire/v1/thread#ApprovalAnswer":
		return again(definition, text, readApprovalAnswer, writeApprovalAnswer)
	case "turnwire/v1/thread#ApprovalDecision":
		return again(definition, text, readApprovalDecision, writeApprovalDecision)
	case "turnwire/v1/thread#ApprovalDecisions":
		return again(definition, text, readApprovalDecisions, writeApprovalDecisions)
	case "turnwire/v1/thread#ThreadView":
		return again(definition, text, readThreadView, writeThreadView)
	case "turnwire/v1/thread#ThreadList":
		return again(definition, text, readThreadList, writeThreadList)
	case "turnwire/v1/thread#MessageCheck":
		return again(definition, text, readMessageCheck, writeMessageCheck)
	case "turnwire/v1/thread#MessageCheckReport":
		return again(definition, text, readMessageCheckReport, writeMessageCheckReport)
	case "turnwire/v1/thread#ThreadDeleted":
		return again(definition, text, readThreadDeleted, writeThreadDeleted)
	case "turnwire/v1/thread#ThreadProblem":
		return again(definition, text, readThreadProblem, writeThreadProblem)
	case "turnwire/v1/tokens#TokenCount":
		return again(definition, text, readTokenCount, writeTokenCount)
	case "turnwire/v1/tool#ToolName":
		return again(definition, text, readText, Text)
	case "turnwire/v1/tool#ParameterSchema":
		return again(definition, text, readParameterSchema, writeParameterSchema)
	case "turnwire/v1/tool#ToolNamespace":
		return again(definition, text, readToolNamespace, writeToolNamespace)
	case "turnwire/v1/tool#TextInput":
		return again(definition, text, readTextInput, writeTextInput)
	case "turnwire/v1/tool#ToolDefinition":
		return again(definition, text, readToolDefinition, writeToolDefinition)
	case "turnwire/v1/tool#IdOrigin":
		return again(definition, text, readIDOrigin, writeIDOrigin)
	case "turnwire/v1/tool#CallOrigin":
		return again(definition, text, readCallOrigin, writeCallOrigin)
	case "turnwire/v1/tool#ToolCall":
		return again(definition, text, readToolCall, writeToolCall)
	case "turnwire/v1/tool#InvalidToolCallReason":
		return again(definition, text, readInvalidToolCallReason, writeInvalidToolCallReason)
	case "turnwire/v1/tool#InvalidToolCall":
		return again(definition, text, readInvalidToolCall, writeInvalidToolCall)
	case "turnwire/v1/tool#ToolError":
		return again(definition, text, readToolError, writeToolError)
	case "turnwire/v1/tool#ToolResult":
		return again(definition, text, readToolResult, writeToolResult)
	case "turnwire/v1/tool#ToolCallDelta":
		return again(definition, text, readToolCallDelta, writeToolCallDelta)
	case "turnwire/v1/tool#NamedToolChoice":
		return again(definition, text, readNamedToolChoice, writeNamedToolChoice)
	case "turnwire/v1/tool#ToolChoice":
		return again(definition, text, readToolChoice, writeToolChoice)
	case "turnwire/v1/usage#ServerTimings":
		return again(definition, text, readServerTimings, writeServerTimings)
	case "turnwire/v1/usage#UsageInfo":
		return again(definition, text, readUsageInfo, writeUsageInfo)
	}
	return "", fault("$ref", "there is no type for "+definition)
}

// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Types of the Turnwire contract: messages, tools, requests, answers and stream chunks.
//!
//! Reading judges by the schemas, keeps what it does not know in `extras`, and keeps every number as it was written.

#![forbid(unsafe_code)]

mod calls;
mod carried;
mod chunks;
mod formats;
mod json;
mod map;
mod minted;
mod modules;
mod parse;
mod rules;
mod stream;
mod text_calls;
mod text_events;
mod text_formats;
mod text_json;
mod text_literals;
mod text_machine;
mod text_members;
mod text_notation;
mod text_quoting;
mod text_reader;
mod text_source;
mod text_steps;
mod text_values;
pub mod types;

pub use carried::{Carried, Definition};
pub use chunks::{ChunkDecoder, StreamError, LONGEST_LINE};
pub use json::{Json, Number, Object};
pub use map::Map;
pub use parse::{JsonError, DEEPEST};
pub use rules::{definitions, validate, Fault};
pub use stream::StreamAccumulator;
pub use text_calls::TextJudge;
pub use text_events::{CallPiece, NoCall, ReadCall, TextEvent, TextReading, TextReason};
pub use text_formats::{text_formats, CompiledTextFormat};
pub use text_reader::{read_text, TextReader, TextReaderOptions};
pub use types::*;

/// The version of the contract, that of every package of it.
pub const VERSION: &str = "0.1.0";

/// A text judged by a canonical definition, read by its type and written again: unknown properties are in `extras`.
pub fn normalize(definition: &str, text: &str) -> Result<String, Fault> {
    match definition {
        "turnwire/v1/audit#InferenceStarted" => again::<InferenceStarted>(definition, text),
        "turnwire/v1/audit#InferenceCompleted" => again::<InferenceCompleted>(definition, text),
        "turnwire/v1/audit#InferenceFailed" => again::<InferenceFailed>(definition, text),
        "turnwire/v1/audit#ProviderHealthCheck" => again::<ProviderHealthCheck>(definition, text),
        "turnwire/v1/audit#ProviderFallback" => again::<ProviderFallback>(definition, text),
        "turnwire/v1/audit#AuditEvent" => again::<AuditEvent>(definition, text),
        "turnwire/v1/batch#BatchRequest" => again::<BatchRequest>(definition, text),
        "turnwire/v1/batch#BatchBody" => again::<BatchBody>(definition, text),
        "turnwire/v1/batch#BatchProblem" => again::<BatchProblem>(definition, text),
        "turnwire/v1/batch#BatchErrorKind" => again::<BatchErrorKind>(definition, text),
        "turnwire/v1/batch#BatchError" => again::<BatchError>(definition, text),
        "turnwire/v1/batch#BatchResult" => again::<BatchResult>(definition, text),
        "turnwire/v1/batch#BatchSummary" => again::<BatchSummary>(definition, text),
        "turnwire/v1/batch#BatchFile" => again::<BatchFile>(definition, text),
        "turnwire/v1/batch#BatchPart" => again::<BatchPart>(definition, text),
        "turnwire/v1/batch#BatchManifest" => again::<BatchManifest>(definition, text),
        "turnwire/v1/benchmark#BenchmarkEnding" => again::<BenchmarkEnding>(definition, text),
        "turnwire/v1/benchmark#BenchmarkSpread" => again::<BenchmarkSpread>(definition, text),
        "turnwire/v1/benchmark#BenchmarkRequest" => again::<BenchmarkRequest>(definition, text),
        "turnwire/v1/benchmark#BenchmarkLevel" => again::<BenchmarkLevel>(definition, text),
        "turnwire/v1/benchmark#BenchmarkTurn" => again::<BenchmarkTurn>(definition, text),
        "turnwire/v1/benchmark#ProviderBenchmark" => again::<ProviderBenchmark>(definition, text),
        "turnwire/v1/completion#PromptTokens" => again::<PromptTokens>(definition, text),
        "turnwire/v1/completion#CompletionRequest" => again::<CompletionRequest>(definition, text),
        "turnwire/v1/completion#CompletionResponse" => again::<CompletionResponse>(definition, text),
        "turnwire/v1/completion#CompletionChunk" => again::<CompletionChunk>(definition, text),
        "turnwire/v1/config#ConfigFile" => again::<ConfigFile>(definition, text),
        "turnwire/v1/config#ModelProviders" => again::<ModelProviders>(definition, text),
        "turnwire/v1/config#ProviderConfig" => again::<ProviderConfig>(definition, text),
        "turnwire/v1/config#ModelConfig" => again::<ModelConfig>(definition, text),
        "turnwire/v1/config#AliasConfig" => again::<AliasConfig>(definition, text),
        "turnwire/v1/config#ClientKeyConfig" => again::<ClientKeyConfig>(definition, text),
        "turnwire/v1/config#Headers" => again::<Headers>(definition, text),
        "turnwire/v1/config#TlsConfig" => again::<TlsConfig>(definition, text),
        "turnwire/v1/config#FallbackConfig" => again::<FallbackConfig>(definition, text),
        "turnwire/v1/config#PoolMemberConfig" => again::<PoolMemberConfig>(definition, text),
        "turnwire/v1/config#OnLoss" => again::<OnLoss>(definition, text),
        "turnwire/v1/config#AuditConfig" => again::<AuditConfig>(definition, text),
        "turnwire/v1/content#TextPart" => again::<TextPart>(definition, text),
        "turnwire/v1/content#ImagePart" => again::<ImagePart>(definition, text),
        "turnwire/v1/content#AudioPart" => again::<AudioPart>(definition, text),
        "turnwire/v1/content#DocumentPart" => again::<DocumentPart>(definition, text),
        "turnwire/v1/content#ThinkingPart" => again::<ThinkingPart>(definition, text),
        "turnwire/v1/content#RefusalPart" => again::<RefusalPart>(definition, text),
        "turnwire/v1/content#ForeignPart" => again::<ForeignPart>(definition, text),
        "turnwire/v1/content#UnknownPart" => again::<UnknownPart>(definition, text),
        "turnwire/v1/content#Origin" => again::<Origin>(definition, text),
        "turnwire/v1/content#ContentPart" => again::<ContentPart>(definition, text),
        "turnwire/v1/content#Content" => again::<Content>(definition, text),
        "turnwire/v1/context#ContextName" => again::<ContextName>(definition, text),
        "turnwire/v1/context#Mode" => again::<Mode>(definition, text),
        "turnwire/v1/context#Branch" => again::<Branch>(definition, text),
        "turnwire/v1/context#ContextDocument" => again::<ContextDocument>(definition, text),
        "turnwire/v1/context#RemovalReason" => again::<RemovalReason>(definition, text),
        "turnwire/v1/context#Removal" => again::<Removal>(definition, text),
        "turnwire/v1/context#Notice" => again::<Notice>(definition, text),
        "turnwire/v1/context#Projection" => again::<Projection>(definition, text),
        "turnwire/v1/contract#ContractOutcome" => again::<ContractOutcome>(definition, text),
        "turnwire/v1/contract#ContractSeverity" => again::<ContractSeverity>(definition, text),
        "turnwire/v1/contract#ContractEnding" => again::<ContractEnding>(definition, text),
        "turnwire/v1/contract#ContractHeader" => again::<ContractHeader>(definition, text),
        "turnwire/v1/contract#ContractExchange" => again::<ContractExchange>(definition, text),
        "turnwire/v1/contract#ContractClause" => again::<ContractClause>(definition, text),
        "turnwire/v1/contract#ContractTarget" => again::<ContractTarget>(definition, text),
        "turnwire/v1/contract#ContractResult" => again::<ContractResult>(definition, text),
        "turnwire/v1/contract#ContractRun" => again::<ContractRun>(definition, text),
        "turnwire/v1/embedding#TokenIds" => again::<TokenIds>(definition, text),
        "turnwire/v1/embedding#EmbeddingPurpose" => again::<EmbeddingPurpose>(definition, text),
        "turnwire/v1/embedding#EmbeddingRequest" => again::<EmbeddingRequest>(definition, text),
        "turnwire/v1/embedding#Embedding" => again::<Embedding>(definition, text),
        "turnwire/v1/embedding#EmbeddingResponse" => again::<EmbeddingResponse>(definition, text),
        "turnwire/v1/entry#EntryType" => again::<EntryType>(definition, text),
        "turnwire/v1/entry#EntryProblem" => again::<EntryProblem>(definition, text),
        "turnwire/v1/entry#TextData" => again::<TextData>(definition, text),
        "turnwire/v1/entry#TextEntry" => again::<TextEntry>(definition, text),
        "turnwire/v1/entry#Recognition" => again::<Recognition>(definition, text),
        "turnwire/v1/entry#ImageState" => again::<ImageState>(definition, text),
        "turnwire/v1/entry#ImageFallback" => again::<ImageFallback>(definition, text),
        "turnwire/v1/entry#ImageData" => again::<ImageData>(definition, text),
        "turnwire/v1/entry#ImageEntry" => again::<ImageEntry>(definition, text),
        "turnwire/v1/entry#FileStatus" => again::<FileStatus>(definition, text),
        "turnwire/v1/entry#FileReferenceData" => again::<FileReferenceData>(definition, text),
        "turnwire/v1/entry#FileReferenceEntry" => again::<FileReferenceEntry>(definition, text),
        "turnwire/v1/entry#ApprovalState" => again::<ApprovalState>(definition, text),
        "turnwire/v1/entry#Approval" => again::<Approval>(definition, text),
        "turnwire/v1/entry#ToolRequestState" => again::<ToolRequestState>(definition, text),
        "turnwire/v1/entry#ToolRequestData" => again::<ToolRequestData>(definition, text),
        "turnwire/v1/entry#ToolRequestEntry" => again::<ToolRequestEntry>(definition, text),
        "turnwire/v1/entry#ToolResultData" => again::<ToolResultData>(definition, text),
        "turnwire/v1/entry#ToolResultEntry" => again::<ToolResultEntry>(definition, text),
        "turnwire/v1/entry#ControlKind" => again::<ControlKind>(definition, text),
        "turnwire/v1/entry#SystemControlData" => again::<SystemControlData>(definition, text),
        "turnwire/v1/entry#SystemControlEntry" => again::<SystemControlEntry>(definition, text),
        "turnwire/v1/entry#Shortening" => again::<Shortening>(definition, text),
        "turnwire/v1/entry#McpResourceState" => again::<McpResourceState>(definition, text),
        "turnwire/v1/entry#McpResourceData" => again::<McpResourceData>(definition, text),
        "turnwire/v1/entry#McpResourceEntry" => again::<McpResourceEntry>(definition, text),
        "turnwire/v1/entry#UnknownEntry" => again::<UnknownEntry>(definition, text),
        "turnwire/v1/entry#ContextEntry" => again::<ContextEntry>(definition, text),
        "turnwire/v1/error#ErrorCode" => again::<ErrorCode>(definition, text),
        "turnwire/v1/error#ErrorKind" => again::<ErrorKind>(definition, text),
        "turnwire/v1/error#ErrorInfo" => again::<ErrorInfo>(definition, text),
        "turnwire/v1/error#Loss" => again::<Loss>(definition, text),
        "turnwire/v1/error#AnswerFault" => again::<AnswerFault>(definition, text),
        "turnwire/v1/error#Diagnostic" => again::<Diagnostic>(definition, text),
        "turnwire/v1/json#JsonValue" => again::<JsonValue>(definition, text),
        "turnwire/v1/json#JsonObject" => again::<JsonObject>(definition, text),
        "turnwire/v1/json#Extras" => again::<Extras>(definition, text),
        "turnwire/v1/json#Metadata" => again::<Metadata>(definition, text),
        "turnwire/v1/json#ProviderOptions" => again::<ProviderOptions>(definition, text),
        "turnwire/v1/message#MessageRole" => again::<MessageRole>(definition, text),
        "turnwire/v1/message#SystemMessage" => again::<SystemMessage>(definition, text),
        "turnwire/v1/message#UserMessage" => again::<UserMessage>(definition, text),
        "turnwire/v1/message#AssistantMessage" => again::<AssistantMessage>(definition, text),
        "turnwire/v1/message#ToolMessage" => again::<ToolMessage>(definition, text),
        "turnwire/v1/message#ChatMessage" => again::<ChatMessage>(definition, text),
        "turnwire/v1/message#Conversation" => again::<Conversation>(definition, text),
        "turnwire/v1/policy#ToolDecision" => again::<ToolDecision>(definition, text),
        "turnwire/v1/policy#ArgumentPattern" => again::<ArgumentPattern>(definition, text),
        "turnwire/v1/policy#ToolRule" => again::<ToolRule>(definition, text),
        "turnwire/v1/policy#ToolPolicy" => again::<ToolPolicy>(definition, text),
        "turnwire/v1/policy#FileRight" => again::<FileRight>(definition, text),
        "turnwire/v1/policy#FileRole" => again::<FileRole>(definition, text),
        "turnwire/v1/policy#FilePolicy" => again::<FilePolicy>(definition, text),
        "turnwire/v1/policy#McpServerConfig" => again::<McpServerConfig>(definition, text),
        "turnwire/v1/policy#OcrConfig" => again::<OcrConfig>(definition, text),
        "turnwire/v1/policy#Budget" => again::<Budget>(definition, text),
        "turnwire/v1/policy#AgentConfig" => again::<AgentConfig>(definition, text),
        "turnwire/v1/provider#ProviderType" => again::<ProviderType>(definition, text),
        "turnwire/v1/provider#Capability" => again::<Capability>(definition, text),
        "turnwire/v1/provider#Capabilities" => again::<Capabilities>(definition, text),
        "turnwire/v1/provider#ParameterDefaults" => again::<ParameterDefaults>(definition, text),
        "turnwire/v1/provider#ModelInfo" => again::<ModelInfo>(definition, text),
        "turnwire/v1/provider#ProviderHealth" => again::<ProviderHealth>(definition, text),
        "turnwire/v1/provider#ProviderInfo" => again::<ProviderInfo>(definition, text),
        "turnwire/v1/request#ThinkingEffort" => again::<ThinkingEffort>(definition, text),
        "turnwire/v1/request#ModelParameters" => again::<ModelParameters>(definition, text),
        "turnwire/v1/request#TextFormat" => again::<TextFormat>(definition, text),
        "turnwire/v1/request#JsonObjectFormat" => again::<JsonObjectFormat>(definition, text),
        "turnwire/v1/request#JsonSchemaFormat" => again::<JsonSchemaFormat>(definition, text),
        "turnwire/v1/request#ResponseFormat" => again::<ResponseFormat>(definition, text),
        "turnwire/v1/request#StreamOptions" => again::<StreamOptions>(definition, text),
        "turnwire/v1/request#ChatRequest" => again::<ChatRequest>(definition, text),
        "turnwire/v1/rerank#RerankRequest" => again::<RerankRequest>(definition, text),
        "turnwire/v1/rerank#RerankResult" => again::<RerankResult>(definition, text),
        "turnwire/v1/rerank#RerankResponse" => again::<RerankResponse>(definition, text),
        "turnwire/v1/response#FinishReason" => again::<FinishReason>(definition, text),
        "turnwire/v1/response#ChatResponse" => again::<ChatResponse>(definition, text),
        "turnwire/v1/scenario#Scenario" => again::<Scenario>(definition, text),
        "turnwire/v1/scenario#ScenarioEnd" => again::<ScenarioEnd>(definition, text),
        "turnwire/v1/scenario#ScenarioTurn" => again::<ScenarioTurn>(definition, text),
        "turnwire/v1/scenario#ScenarioMatch" => again::<ScenarioMatch>(definition, text),
        "turnwire/v1/scenario#ScenarioDialect" => again::<ScenarioDialect>(definition, text),
        "turnwire/v1/scenario#ScenarioMethod" => again::<ScenarioMethod>(definition, text),
        "turnwire/v1/scenario#ScenarioRole" => again::<ScenarioRole>(definition, text),
        "turnwire/v1/scenario#ScenarioAnswer" => again::<ScenarioAnswer>(definition, text),
        "turnwire/v1/scenario#ScenarioCall" => again::<ScenarioCall>(definition, text),
        "turnwire/v1/scenario#ScenarioFault" => again::<ScenarioFault>(definition, text),
        "turnwire/v1/scenario#RefuseFault" => again::<RefuseFault>(definition, text),
        "turnwire/v1/scenario#DelayFault" => again::<DelayFault>(definition, text),
        "turnwire/v1/scenario#DripFault" => again::<DripFault>(definition, text),
        "turnwire/v1/scenario#ResetFault" => again::<ResetFault>(definition, text),
        "turnwire/v1/scenario#SplitFault" => again::<SplitFault>(definition, text),
        "turnwire/v1/scenario#GarbageFault" => again::<GarbageFault>(definition, text),
        "turnwire/v1/scenario#GiantLineFault" => again::<GiantLineFault>(definition, text),
        "turnwire/v1/scenario#ErrorFault" => again::<ErrorFault>(definition, text),
        "turnwire/v1/scenario#MissingEndFault" => again::<MissingEndFault>(definition, text),
        "turnwire/v1/scenario#ContentTypeFault" => again::<ContentTypeFault>(definition, text),
        "turnwire/v1/scenario#IdsFault" => again::<IdsFault>(definition, text),
        "turnwire/v1/scenario#IdsChange" => again::<IdsChange>(definition, text),
        "turnwire/v1/scenario#UsageFault" => again::<UsageFault>(definition, text),
        "turnwire/v1/scenario#StatusFault" => again::<StatusFault>(definition, text),
        "turnwire/v1/stream#StreamingChunk" => again::<StreamingChunk>(definition, text),
        "turnwire/v1/thread#ThreadStatus" => again::<ThreadStatus>(definition, text),
        "turnwire/v1/thread#RunOutcome" => again::<RunOutcome>(definition, text),
        "turnwire/v1/thread#TodoStatus" => again::<TodoStatus>(definition, text),
        "turnwire/v1/thread#Todo" => again::<Todo>(definition, text),
        "turnwire/v1/thread#ThreadFile" => again::<ThreadFile>(definition, text),
        "turnwire/v1/thread#UsageTotals" => again::<UsageTotals>(definition, text),
        "turnwire/v1/thread#ThreadState" => again::<ThreadState>(definition, text),
        "turnwire/v1/thread#RunStarted" => again::<RunStarted>(definition, text),
        "turnwire/v1/thread#RoundStarted" => again::<RoundStarted>(definition, text),
        "turnwire/v1/thread#ChunkArrived" => again::<ChunkArrived>(definition, text),
        "turnwire/v1/thread#AnswerArrived" => again::<AnswerArrived>(definition, text),
        "turnwire/v1/thread#ToolRequested" => again::<ToolRequested>(definition, text),
        "turnwire/v1/thread#ApprovalDecided" => again::<ApprovalDecided>(definition, text),
        "turnwire/v1/thread#ToolStarted" => again::<ToolStarted>(definition, text),
        "turnwire/v1/thread#ToolCompleted" => again::<ToolCompleted>(definition, text),
        "turnwire/v1/thread#NoticeGiven" => again::<NoticeGiven>(definition, text),
        "turnwire/v1/thread#EntryAdded" => again::<EntryAdded>(definition, text),
        "turnwire/v1/thread#RunEnded" => again::<RunEnded>(definition, text),
        "turnwire/v1/thread#UnknownAgentEvent" => again::<UnknownAgentEvent>(definition, text),
        "turnwire/v1/thread#AgentEvent" => again::<AgentEvent>(definition, text),
        "turnwire/v1/thread#ThreadRequest" => again::<ThreadRequest>(definition, text),
        "turnwire/v1/thread#ThreadMessages" => again::<ThreadMessages>(definition, text),
        "turnwire/v1/thread#ApprovalAnswer" => again::<ApprovalAnswer>(definition, text),
        "turnwire/v1/thread#ApprovalDecision" => again::<ApprovalDecision>(definition, text),
        "turnwire/v1/thread#ApprovalDecisions" => again::<ApprovalDecisions>(definition, text),
        "turnwire/v1/thread#ThreadView" => again::<ThreadView>(definition, text),
        "turnwire/v1/thread#ThreadList" => again::<ThreadList>(definition, text),
        "turnwire/v1/thread#MessageCheck" => again::<MessageCheck>(definition, text),
        "turnwire/v1/thread#MessageCheckReport" => again::<MessageCheckReport>(definition, text),
        "turnwire/v1/thread#ThreadDeleted" => again::<ThreadDeleted>(definition, text),
        "turnwire/v1/thread#ThreadProblem" => again::<ThreadProblem>(definition, text),
        "turnwire/v1/tokens#TokenCount" => again::<TokenCount>(definition, text),
        "turnwire/v1/tool#ToolName" => again::<ToolName>(definition, text),
        "turnwire/v1/tool#ParameterSchema" => again::<ParameterSchema>(definition, text),
        "turnwire/v1/tool#ToolNamespace" => again::<ToolNamespace>(definition, text),
        "turnwire/v1/tool#TextInput" => again::<TextInput>(definition, text),
        "turnwire/v1/tool#ToolDefinition" => again::<ToolDefinition>(definition, text),
        "turnwire/v1/tool#IdOrigin" => again::<IdOrigin>(definition, text),
        "turnwire/v1/tool#CallOrigin" => again::<CallOrigin>(definition, text),
        "turnwire/v1/tool#ToolCall" => again::<ToolCall>(definition, text),
        "turnwire/v1/tool#InvalidToolCallReason" => again::<InvalidToolCallReason>(definition, text),
        "turnwire/v1/tool#InvalidToolCall" => again::<InvalidToolCall>(definition, text),
        "turnwire/v1/tool#ToolError" => again::<ToolError>(definition, text),
        "turnwire/v1/tool#ToolResult" => again::<ToolResult>(definition, text),
        "turnwire/v1/tool#ToolCallDelta" => again::<ToolCallDelta>(definition, text),
        "turnwire/v1/tool#NamedToolChoice" => again::<NamedToolChoice>(definition, text),
        "turnwire/v1/tool#ToolChoice" => again::<ToolChoice>(definition, text),
        "turnwire/v1/usage#ServerTimings" => again::<ServerTimings>(definition, text),
        "turnwire/v1/usage#UsageInfo" => again::<UsageInfo>(definition, text),
        _ => Err(Fault::new("$ref", format!("there is no type for {definition}"))),
    }
}

fn again<T: Carried>(definition: &str, text: &str) -> Result<String, Fault> {
    let value = Json::parse(text).map_err(|error| Fault::new("json", error.to_string()))?;
    validate(definition, &value)?;
    Ok(T::read(&value)?.write().to_string())
}

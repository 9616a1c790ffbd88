// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Configuration: The file `.agent/config.yml`; Turnwire reads its sections `model_providers` and `agent`.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Number, Object};
use crate::map::Map;
use crate::rules::Fault;
use crate::types::{Capabilities, ParameterDefaults, ProviderType};

/// The whole file. Other programs' sections are left alone.
#[derive(Clone, Debug, PartialEq)]
pub struct ConfigFile {
    /// The object as it came.
    pub raw: Object,
}

impl Carried for ConfigFile {
    fn read(value: &Json) -> Result<Self, Fault> {
        Ok(ConfigFile { raw: Object::read(value)? })
    }

    fn write(&self) -> Json {
        self.raw.write()
    }
}

impl Definition for ConfigFile {
    const NAME: &'static str = "turnwire/v1/config#ConfigFile";
}

/// The section `model_providers`.
#[derive(Clone, Debug, PartialEq)]
pub struct ModelProviders {
    /// Id of the provider to use when none is named. Absent: the first of `providers`.
    pub default: Option<String>,
    /// Providers by id. Absent: the three built-in ones.
    pub providers: Option<Map<ProviderConfig>>,
    /// Further model names for clients of the gateway, with the models that they name; `*` matches every name that
    /// nobody lists. Absent: none.
    pub aliases: Option<Map<AliasConfig>>,
    /// Keys of clients of the gateway, by the name of who holds them, which the log and the metrics show. Absent: the
    /// key that the command line names, if it names one.
    pub keys: Option<Map<ClientKeyConfig>>,
    /// Seconds for which a provider's answer about its health is taken for true: a later question asks the provider
    /// again. 0 or absent: 60.
    pub health_check_interval: Option<Number>,
    /// Hosts outside this machine that may be called. Absent: none.
    pub allow_hosts: Option<Vec<String>>,
    /// Refuse even the hosts of `allow_hosts`. null means false.
    pub air_gapped: Option<bool>,
    /// What happens when a server's dialect cannot say something, for providers whose `options` do not say it. Absent:
    /// report.
    pub on_loss: Option<OnLoss>,
    /// Where audit events go. Absent: nowhere.
    pub audit: Option<AuditConfig>,
}

impl ModelProviders {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        ModelProviders {
            default: None,
            providers: None,
            aliases: None,
            keys: None,
            health_check_interval: None,
            allow_hosts: None,
            air_gapped: None,
            on_loss: None,
            audit: None,
        }
    }
}

impl Carried for ModelProviders {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ModelProviders {
            default: fields.optional("default")?,
            providers: fields.optional("providers")?,
            aliases: fields.optional("aliases")?,
            keys: fields.optional("keys")?,
            health_check_interval: fields.optional("health_check_interval")?,
            allow_hosts: fields.optional("allow_hosts")?,
            air_gapped: fields.optional("air_gapped")?,
            on_loss: fields.optional("on_loss")?,
            audit: fields.optional("audit")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("default", &self.default);
        out.optional("providers", &self.providers);
        out.optional("aliases", &self.aliases);
        out.optional("keys", &self.keys);
        out.optional("health_check_interval", &self.health_check_interval);
        out.optional("allow_hosts", &self.allow_hosts);
        out.optional("air_gapped", &self.air_gapped);
        out.optional("on_loss", &self.on_loss);
        out.optional("audit", &self.audit);
        out.done()
    }
}

impl Definition for ModelProviders {
    const NAME: &'static str = "turnwire/v1/config#ModelProviders";
}

/// One provider.
#[derive(Clone, Debug, PartialEq)]
pub struct ProviderConfig {
    /// Kind of provider.
    pub r#type: ProviderType,
    /// Base URL of the server, http or https, without credentials, query or fragment. Absent: the usual local address
    /// of its kind.
    pub endpoint: Option<String>,
    /// Time limit of a call, in seconds. 0 or absent: 120.
    pub timeout: Option<Number>,
    /// Time limit for connecting, in seconds. 0 or absent: 5.
    pub connect_timeout: Option<Number>,
    /// Seconds for which this provider's health is taken for true. 0 or absent: the section's.
    pub health_check_interval: Option<Number>,
    /// Models known to be there; the first is the default.
    pub models: Option<Vec<ModelConfig>>,
    /// Parameters for requests that leave them open, for example a limit of tokens. Absent: none.
    pub defaults: Option<ParameterDefaults>,
    /// HTTP headers to send. For keys use `api_key_env`. Written out again, values that may be secret are shown as `…`.
    pub headers: Option<Headers>,
    /// Name of the environment variable that holds the API key.
    pub api_key_env: Option<String>,
    /// Path of a file that holds the API key.
    pub api_key_file: Option<String>,
    /// TLS settings of an https endpoint.
    pub tls: Option<TlsConfig>,
    /// Who is asked, in this order, when this provider fails before its answer begins. Absent: nobody.
    pub fallback: Option<Vec<FallbackConfig>>,
    /// The providers that a provider of type `pool` asks, by their ids or with limits of their own: servers of the same
    /// model, each of which gets a part of the calls. Absent: it is no pool.
    pub members: Option<Vec<TextOrPoolMemberConfig>>,
    /// Further settings of this kind of provider, for example `num_ctx` of Ollama. Written out again, what may be a
    /// secret is shown as `…`.
    pub options: Option<Object>,
}

impl ProviderConfig {
    /// The value with what it must have, and nothing else.
    pub fn new(r#type: impl Into<ProviderType>) -> Self {
        ProviderConfig {
            r#type: r#type.into(),
            endpoint: None,
            timeout: None,
            connect_timeout: None,
            health_check_interval: None,
            models: None,
            defaults: None,
            headers: None,
            api_key_env: None,
            api_key_file: None,
            tls: None,
            fallback: None,
            members: None,
            options: None,
        }
    }
}

impl Carried for ProviderConfig {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ProviderConfig {
            r#type: fields.required("type")?,
            endpoint: fields.optional("endpoint")?,
            timeout: fields.optional("timeout")?,
            connect_timeout: fields.optional("connect_timeout")?,
            health_check_interval: fields.optional("health_check_interval")?,
            models: fields.optional("models")?,
            defaults: fields.optional("defaults")?,
            headers: fields.optional("headers")?,
            api_key_env: fields.optional("api_key_env")?,
            api_key_file: fields.optional("api_key_file")?,
            tls: fields.optional("tls")?,
            fallback: fields.optional("fallback")?,
            members: fields.optional("members")?,
            options: fields.optional("options")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("type", &self.r#type);
        out.optional("endpoint", &self.endpoint);
        out.optional("timeout", &self.timeout);
        out.optional("connect_timeout", &self.connect_timeout);
        out.optional("health_check_interval", &self.health_check_interval);
        out.optional("models", &self.models);
        out.optional("defaults", &self.defaults);
        out.optional("headers", &self.headers);
        out.optional("api_key_env", &self.api_key_env);
        out.optional("api_key_file", &self.api_key_file);
        out.optional("tls", &self.tls);
        out.optional("fallback", &self.fallback);
        out.optional("members", &self.members);
        out.optional("options", &self.options);
        out.done()
    }
}

impl Definition for ProviderConfig {
    const NAME: &'static str = "turnwire/v1/config#ProviderConfig";
}

#[derive(Clone, Debug, PartialEq)]
pub enum TextOrPoolMemberConfig {
    Text(String),
    PoolMemberConfig(PoolMemberConfig),
}

impl From<&str> for TextOrPoolMemberConfig {
    fn from(value: &str) -> Self {
        TextOrPoolMemberConfig::Text(value.to_owned())
    }
}

impl From<String> for TextOrPoolMemberConfig {
    fn from(value: String) -> Self {
        TextOrPoolMemberConfig::Text(value)
    }
}

impl From<PoolMemberConfig> for TextOrPoolMemberConfig {
    fn from(value: PoolMemberConfig) -> Self {
        TextOrPoolMemberConfig::PoolMemberConfig(value)
    }
}

impl Carried for TextOrPoolMemberConfig {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value {
            Json::Text(_) => Carried::read(value).map(TextOrPoolMemberConfig::Text),
            Json::Object(_) => Carried::read(value).map(TextOrPoolMemberConfig::PoolMemberConfig),
            _ => Err(unfit("a value of TextOrPoolMemberConfig")),
        }
    }

    fn write(&self) -> Json {
        match self {
            TextOrPoolMemberConfig::Text(value) => value.write(),
            TextOrPoolMemberConfig::PoolMemberConfig(value) => value.write(),
        }
    }
}

/// A model of a provider.
#[derive(Clone, Debug, PartialEq)]
pub struct ModelConfig {
    /// Name at the server; not blank.
    pub name: String,
    /// Most tokens of prompt and answer together.
    pub context_length: Option<i64>,
    /// What the model can do, where its server does not say it or says it wrong. Absent: what the server says.
    pub capabilities: Option<Capabilities>,
}

impl ModelConfig {
    /// The value with what it must have, and nothing else.
    pub fn new(name: impl Into<String>) -> Self {
        ModelConfig { name: name.into(), context_length: None, capabilities: None }
    }
}

impl Carried for ModelConfig {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ModelConfig {
            name: fields.required("name")?,
            context_length: fields.optional("context_length")?,
            capabilities: fields.optional("capabilities")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("name", &self.name);
        out.optional("context_length", &self.context_length);
        out.optional("capabilities", &self.capabilities);
        out.done()
    }
}

impl Definition for ModelConfig {
    const NAME: &'static str = "turnwire/v1/config#ModelConfig";
}

/// A model name for clients of the gateway.
#[derive(Clone, Debug, PartialEq)]
pub struct AliasConfig {
    /// The model that it names: a model's name, or PROVIDER/MODEL; not blank.
    pub model: String,
    /// Parameters for requests to this name that leave them open; they win over the provider's. Absent: none.
    pub defaults: Option<ParameterDefaults>,
}

impl AliasConfig {
    /// The value with what it must have, and nothing else.
    pub fn new(model: impl Into<String>) -> Self {
        AliasConfig { model: model.into(), defaults: None }
    }
}

impl Carried for AliasConfig {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(AliasConfig { model: fields.required("model")?, defaults: fields.optional("defaults")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("model", &self.model);
        out.optional("defaults", &self.defaults);
        out.done()
    }
}

impl Definition for AliasConfig {
    const NAME: &'static str = "turnwire/v1/config#AliasConfig";
}

/// A key with which clients ask the gateway; one of `api_key_env` and `api_key_file` says where it is.
/// Rule: exactly one of api_key_env | api_key_file is required.
#[derive(Clone, Debug, PartialEq)]
pub struct ClientKeyConfig {
    /// Name of the environment variable that holds the key.
    pub api_key_env: Option<String>,
    /// Path of a file that holds the key. Relative paths start at the configuration file.
    pub api_key_file: Option<String>,
    /// Most answers at the same time for this key; more are refused with status 429. Absent: as many as the gateway
    /// writes.
    pub concurrency: Option<i64>,
}

impl ClientKeyConfig {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        ClientKeyConfig { api_key_env: None, api_key_file: None, concurrency: None }
    }
}

impl Carried for ClientKeyConfig {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ClientKeyConfig {
            api_key_env: fields.optional("api_key_env")?,
            api_key_file: fields.optional("api_key_file")?,
            concurrency: fields.optional("concurrency")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("api_key_env", &self.api_key_env);
        out.optional("api_key_file", &self.api_key_file);
        out.optional("concurrency", &self.concurrency);
        out.done()
    }
}

impl Definition for ClientKeyConfig {
    const NAME: &'static str = "turnwire/v1/config#ClientKeyConfig";
}

/// HTTP headers by name.
pub type Headers = Map<String>;

/// TLS settings.
#[derive(Clone, Debug, PartialEq)]
pub struct TlsConfig {
    /// Whether the server's certificate is verified. null means true.
    pub verify: Option<bool>,
    /// Path of a PEM file with the certificate authorities to trust. Absent: the system's.
    pub ca_file: Option<String>,
}

impl TlsConfig {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        TlsConfig { verify: None, ca_file: None }
    }
}

impl Carried for TlsConfig {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(TlsConfig { verify: fields.optional("verify")?, ca_file: fields.optional("ca_file")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("verify", &self.verify);
        out.optional("ca_file", &self.ca_file);
        out.done()
    }
}

impl Definition for TlsConfig {
    const NAME: &'static str = "turnwire/v1/config#TlsConfig";
}

/// Another provider that answers in place of one that failed.
#[derive(Clone, Debug, PartialEq)]
pub struct FallbackConfig {
    /// Id of the other provider.
    pub provider: String,
    /// Model to ask it for. Absent: the model of the request.
    pub model: Option<String>,
}

impl FallbackConfig {
    /// The value with what it must have, and nothing else.
    pub fn new(provider: impl Into<String>) -> Self {
        FallbackConfig { provider: provider.into(), model: None }
    }
}

impl Carried for FallbackConfig {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(FallbackConfig { provider: fields.required("provider")?, model: fields.optional("model")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("provider", &self.provider);
        out.optional("model", &self.model);
        out.done()
    }
}

impl Definition for FallbackConfig {
    const NAME: &'static str = "turnwire/v1/config#FallbackConfig";
}

/// A provider that a pool asks, with limits of its own in place of those that the pool has for each member.
#[derive(Clone, Debug, PartialEq)]
pub struct PoolMemberConfig {
    /// Id of the provider.
    pub provider: String,
    /// Most calls at once. Absent: the pool's `concurrency`.
    pub concurrency: Option<i64>,
    /// Most calls that begin in a second, at equal distances: with 2, one each half second; with 0.1, one in ten
    /// seconds. Absent: the pool's `rate`.
    pub rate: Option<Number>,
}

impl PoolMemberConfig {
    /// The value with what it must have, and nothing else.
    pub fn new(provider: impl Into<String>) -> Self {
        PoolMemberConfig { provider: provider.into(), concurrency: None, rate: None }
    }
}

impl Carried for PoolMemberConfig {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(PoolMemberConfig {
            provider: fields.required("provider")?,
            concurrency: fields.optional("concurrency")?,
            rate: fields.optional("rate")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("provider", &self.provider);
        out.optional("concurrency", &self.concurrency);
        out.optional("rate", &self.rate);
        out.done()
    }
}

impl Definition for PoolMemberConfig {
    const NAME: &'static str = "turnwire/v1/config#PoolMemberConfig";
}

/// What happens when a dialect cannot say something: it is reported with the answer, a warning is given too, or nothing
/// is sent and the call fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OnLoss {
    /// `report`
    Report,
    /// `warn`
    Warn,
    /// `raise`
    Raise,
}

impl OnLoss {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            OnLoss::Report => "report",
            OnLoss::Warn => "warn",
            OnLoss::Raise => "raise",
        }
    }
}

impl Carried for OnLoss {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("report") => Ok(OnLoss::Report),
            Some("warn") => Ok(OnLoss::Warn),
            Some("raise") => Ok(OnLoss::Raise),
            _ => Err(unfit("a word of OnLoss")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for OnLoss {
    const NAME: &'static str = "turnwire/v1/config#OnLoss";
}

/// Where audit events go; several places at once are fine.
#[derive(Clone, Debug, PartialEq)]
pub struct AuditConfig {
    /// File to which each event is appended as a line of JSON. Relative paths start at the configuration file.
    pub jsonl: Option<String>,
    /// Name of the Python logger that gets the events, for example `turnwire.audit`.
    pub logging: Option<String>,
    /// Whether events become OpenTelemetry spans and metrics. null means false.
    pub otel: Option<bool>,
}

impl AuditConfig {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        AuditConfig { jsonl: None, logging: None, otel: None }
    }
}

impl Carried for AuditConfig {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(AuditConfig {
            jsonl: fields.optional("jsonl")?,
            logging: fields.optional("logging")?,
            otel: fields.optional("otel")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("jsonl", &self.jsonl);
        out.optional("logging", &self.logging);
        out.optional("otel", &self.otel);
        out.done()
    }
}

impl Definition for AuditConfig {
    const NAME: &'static str = "turnwire/v1/config#AuditConfig";
}

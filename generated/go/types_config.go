// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Configuration: The file `.agent/config.yml`; Turnwire reads its sections `model_providers` and `agent`.

// ConfigFile: The whole file. Other programs' sections are left alone.
type ConfigFile struct {
	// Raw is the object as it came.
	Raw *Object
}

func readConfigFile(value Value) (ConfigFile, *Fault) {
	raw, fault := readObject(value)
	return ConfigFile{raw}, fault
}

func writeConfigFile(m ConfigFile) Value {
	return Members(m.Raw)
}

// ParseConfigFile reads a JSON text that the schema accepts; an error is a *Fault.
func ParseConfigFile(text []byte) (ConfigFile, error) {
	return judged("turnwire/v1/config#ConfigFile", text, readConfigFile)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ConfigFile) MarshalJSON() ([]byte, error) {
	return writeConfigFile(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ConfigFile) UnmarshalJSON(text []byte) error {
	made, err := ParseConfigFile(text)
	if err == nil {
		*m = made
	}
	return err
}

// ModelProviders: The section `model_providers`.
type ModelProviders struct {
	// Id of the provider to use when none is named. Absent: the first of `providers`.
	Default *string
	// Providers by id. Absent: the three built-in ones.
	Providers *Map[ProviderConfig]
	// Further model names for clients of the gateway, with the models that they name; `*` matches every name that
	// nobody lists. Absent: none.
	Aliases *Map[AliasConfig]
	// Keys of clients of the gateway, by the name of who holds them, which the log and the metrics show. Absent:
	// the key that the command line names, if it names one.
	Keys *Map[ClientKeyConfig]
	// Seconds for which a provider's answer about its health is taken for true: a later question asks the provider
	// again. 0 or absent: 60.
	HealthCheckInterval *Number
	// Hosts outside this machine that may be called. Absent: none.
	AllowHosts []string
	// Refuse even the hosts of `allow_hosts`. null means false.
	AirGapped *bool
	// What happens when a server's dialect cannot say something, for providers whose `options` do not say it.
	// Absent: report.
	OnLoss *OnLoss
	// Where audit events go. Absent: nowhere.
	Audit *AuditConfig
}

func readModelProviders(value Value) (ModelProviders, *Fault) {
	r := fieldsOf(value)
	var made ModelProviders
	maybePtr(r, "default", &made.Default, readText)
	maybe(r, "providers", &made.Providers, readMap(readProviderConfig))
	maybe(r, "aliases", &made.Aliases, readMap(readAliasConfig))
	maybe(r, "keys", &made.Keys, readMap(readClientKeyConfig))
	maybePtr(r, "health_check_interval", &made.HealthCheckInterval, readNumber)
	maybe(r, "allow_hosts", &made.AllowHosts, readList(readText))
	maybePtr(r, "air_gapped", &made.AirGapped, readBool)
	maybePtr(r, "on_loss", &made.OnLoss, readOnLoss)
	maybePtr(r, "audit", &made.Audit, readAuditConfig)
	return made, r.fault
}

func writeModelProviders(m ModelProviders) Value {
	w := newWriter()
	putPtr(w, "default", m.Default, Text)
	putMap(w, "providers", m.Providers, writeMap(writeProviderConfig))
	putMap(w, "aliases", m.Aliases, writeMap(writeAliasConfig))
	putMap(w, "keys", m.Keys, writeMap(writeClientKeyConfig))
	putPtr(w, "health_check_interval", m.HealthCheckInterval, writeNumber)
	putList(w, "allow_hosts", m.AllowHosts, writeList(Text))
	putPtr(w, "air_gapped", m.AirGapped, Bool)
	putPtr(w, "on_loss", m.OnLoss, writeOnLoss)
	putPtr(w, "audit", m.Audit, writeAuditConfig)
	return w.done()
}

// ParseModelProviders reads a JSON text that the schema accepts; an error is a *Fault.
func ParseModelProviders(text []byte) (ModelProviders, error) {
	return judged("turnwire/v1/config#ModelProviders", text, readModelProviders)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ModelProviders) MarshalJSON() ([]byte, error) {
	return writeModelProviders(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ModelProviders) UnmarshalJSON(text []byte) error {
	made, err := ParseModelProviders(text)
	if err == nil {
		*m = made
	}
	return err
}

// ProviderConfig: One provider.
type ProviderConfig struct {
	// Kind of provider.
	Type ProviderType
	// Base URL of the server, http or https, without credentials, query or fragment. Absent: the usual local
	// address of its kind.
	Endpoint *string
	// Time limit of a call, in seconds. 0 or absent: 120.
	Timeout *Number
	// Time limit for connecting, in seconds. 0 or absent: 5.
	ConnectTimeout *Number
	// Seconds for which this provider's health is taken for true. 0 or absent: the section's.
	HealthCheckInterval *Number
	// Models known to be there; the first is the default.
	Models []ModelConfig
	// Parameters for requests that leave them open, for example a limit of tokens. Absent: none.
	Defaults *ParameterDefaults
	// HTTP headers to send. For keys use `api_key_env`. Written out again, values that may be secret are shown as
	// `…`.
	Headers *Headers
	// Name of the environment variable that holds the API key.
	APIKeyEnv *string
	// Path of a file that holds the API key.
	APIKeyFile *string
	// TLS settings of an https endpoint.
	TLS *TLSConfig
	// Who is asked, in this order, when this provider fails before its answer begins. Absent: nobody.
	Fallback []FallbackConfig
	// The providers that a provider of type `pool` asks, by their ids or with limits of their own: servers of the
	// same model, each of which gets a part of the calls. Absent: it is no pool.
	Members []TextOrPoolMemberConfig
	// Further settings of this kind of provider, for example `num_ctx` of Ollama. Written out again, what may be a
	// secret is shown as `…`.
	Options *Object
}

func readProviderConfig(value Value) (ProviderConfig, *Fault) {
	r := fieldsOf(value)
	var made ProviderConfig
	need(r, "type", &made.Type, readText)
	maybePtr(r, "endpoint", &made.Endpoint, readText)
	maybePtr(r, "timeout", &made.Timeout, readNumber)
	maybePtr(r, "connect_timeout", &made.ConnectTimeout, readNumber)
	maybePtr(r, "health_check_interval", &made.HealthCheckInterval, readNumber)
	maybe(r, "models", &made.Models, readList(readModelConfig))
	maybePtr(r, "defaults", &made.Defaults, readParameterDefaults)
	maybe(r, "headers", &made.Headers, readMap(readText))
	maybePtr(r, "api_key_env", &made.APIKeyEnv, readText)
	maybePtr(r, "api_key_file", &made.APIKeyFile, readText)
	maybePtr(r, "tls", &made.TLS, readTLSConfig)
	maybe(r, "fallback", &made.Fallback, readList(readFallbackConfig))
	maybe(r, "members", &made.Members, readList(readTextOrPoolMemberConfig))
	maybe(r, "options", &made.Options, readObject)
	return made, r.fault
}

func writeProviderConfig(m ProviderConfig) Value {
	w := newWriter()
	put(w, "type", m.Type, Text)
	putPtr(w, "endpoint", m.Endpoint, Text)
	putPtr(w, "timeout", m.Timeout, writeNumber)
	putPtr(w, "connect_timeout", m.ConnectTimeout, writeNumber)
	putPtr(w, "health_check_interval", m.HealthCheckInterval, writeNumber)
	putList(w, "models", m.Models, writeList(writeModelConfig))
	putPtr(w, "defaults", m.Defaults, writeParameterDefaults)
	putMap(w, "headers", m.Headers, writeMap(Text))
	putPtr(w, "api_key_env", m.APIKeyEnv, Text)
	putPtr(w, "api_key_file", m.APIKeyFile, Text)
	putPtr(w, "tls", m.TLS, writeTLSConfig)
	putList(w, "fallback", m.Fallback, writeList(writeFallbackConfig))
	putList(w, "members", m.Members, writeList(writeTextOrPoolMemberConfig))
	putMap(w, "options", m.Options, Members)
	return w.done()
}

// ParseProviderConfig reads a JSON text that the schema accepts; an error is a *Fault.
func ParseProviderConfig(text []byte) (ProviderConfig, error) {
	return judged("turnwire/v1/config#ProviderConfig", text, readProviderConfig)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ProviderConfig) MarshalJSON() ([]byte, error) {
	return writeProviderConfig(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ProviderConfig) UnmarshalJSON(text []byte) error {
	made, err := ParseProviderConfig(text)
	if err == nil {
		*m = made
	}
	return err
}

// TextOrPoolMemberConfig has no definition of its own.
type TextOrPoolMemberConfig struct {
	// Text is set where the value is a string.
	Text *string
	// PoolMemberConfig is set where the value is an object.
	PoolMemberConfig *PoolMemberConfig
}

func readTextOrPoolMemberConfig(value Value) (TextOrPoolMemberConfig, *Fault) {
	switch value.kind {
	case TextKind:
		inner, fault := readText(value)
		return TextOrPoolMemberConfig{Text: &inner}, fault
	case ObjectKind:
		inner, fault := readPoolMemberConfig(value)
		return TextOrPoolMemberConfig{PoolMemberConfig: &inner}, fault
	}
	return TextOrPoolMemberConfig{}, unfit("a value of TextOrPoolMemberConfig")
}

func writeTextOrPoolMemberConfig(m TextOrPoolMemberConfig) Value {
	switch {
	case m.Text != nil:
		return Text(*m.Text)
	case m.PoolMemberConfig != nil:
		return writePoolMemberConfig(*m.PoolMemberConfig)
	}
	return Value{}
}

// ModelConfig: A model of a provider.
type ModelConfig struct {
	// Name at the server; not blank.
	Name string
	// Most tokens of prompt and answer together.
	ContextLength *int64
	// What the model can do, where its server does not say it or says it wrong. Absent: what the server says.
	Capabilities *Capabilities
}

func readModelConfig(value Value) (ModelConfig, *Fault) {
	r := fieldsOf(value)
	var made ModelConfig
	need(r, "name", &made.Name, readText)
	maybePtr(r, "context_length", &made.ContextLength, readInt)
	maybePtr(r, "capabilities", &made.Capabilities, readCapabilities)
	return made, r.fault
}

func writeModelConfig(m ModelConfig) Value {
	w := newWriter()
	put(w, "name", m.Name, Text)
	putPtr(w, "context_length", m.ContextLength, Int)
	putPtr(w, "capabilities", m.Capabilities, writeCapabilities)
	return w.done()
}

// ParseModelConfig reads a JSON text that the schema accepts; an error is a *Fault.
func ParseModelConfig(text []byte) (ModelConfig, error) {
	return judged("turnwire/v1/config#ModelConfig", text, readModelConfig)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ModelConfig) MarshalJSON() ([]byte, error) {
	return writeModelConfig(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ModelConfig) UnmarshalJSON(text []byte) error {
	made, err := ParseModelConfig(text)
	if err == nil {
		*m = made
	}
	return err
}

// AliasConfig: A model name for clients of the gateway.
type AliasConfig struct {
	// The model that it names: a model's name, or PROVIDER/MODEL; not blank.
	Model string
	// Parameters for requests to this name that leave them open; they win over the provider's. Absent: none.
	Defaults *ParameterDefaults
}

func readAliasConfig(value Value) (AliasConfig, *Fault) {
	r := fieldsOf(value)
	var made AliasConfig
	need(r, "model", &made.Model, readText)
	maybePtr(r, "defaults", &made.Defaults, readParameterDefaults)
	return made, r.fault
}

func writeAliasConfig(m AliasConfig) Value {
	w := newWriter()
	put(w, "model", m.Model, Text)
	putPtr(w, "defaults", m.Defaults, writeParameterDefaults)
	return w.done()
}

// ParseAliasConfig reads a JSON text that the schema accepts; an error is a *Fault.
func ParseAliasConfig(text []byte) (AliasConfig, error) {
	return judged("turnwire/v1/config#AliasConfig", text, readAliasConfig)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m AliasConfig) MarshalJSON() ([]byte, error) {
	return writeAliasConfig(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *AliasConfig) UnmarshalJSON(text []byte) error {
	made, err := ParseAliasConfig(text)
	if err == nil {
		*m = made
	}
	return err
}

// ClientKeyConfig: A key with which clients ask the gateway; one of `api_key_env` and `api_key_file` says where it
// is.
// Rule: exactly one of api_key_env | api_key_file is required.
type ClientKeyConfig struct {
	// Name of the environment variable that holds the key.
	APIKeyEnv *string
	// Path of a file that holds the key. Relative paths start at the configuration file.
	APIKeyFile *string
	// Most answers at the same time for this key; more are refused with status 429. Absent: as many as the gateway
	// writes.
	Concurrency *int64
}

func readClientKeyConfig(value Value) (ClientKeyConfig, *Fault) {
	r := fieldsOf(value)
	var made ClientKeyConfig
	maybePtr(r, "api_key_env", &made.APIKeyEnv, readText)
	maybePtr(r, "api_key_file", &made.APIKeyFile, readText)
	maybePtr(r, "concurrency", &made.Concurrency, readInt)
	return made, r.fault
}

func writeClientKeyConfig(m ClientKeyConfig) Value {
	w := newWriter()
	putPtr(w, "api_key_env", m.APIKeyEnv, Text)
	putPtr(w, "api_key_file", m.APIKeyFile, Text)
	putPtr(w, "concurrency", m.Concurrency, Int)
	return w.done()
}

// ParseClientKeyConfig reads a JSON text that the schema accepts; an error is a *Fault.
func ParseClientKeyConfig(text []byte) (ClientKeyConfig, error) {
	return judged("turnwire/v1/config#ClientKeyConfig", text, readClientKeyConfig)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ClientKeyConfig) MarshalJSON() ([]byte, error) {
	return writeClientKeyConfig(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ClientKeyConfig) UnmarshalJSON(text []byte) error {
	made, err := ParseClientKeyConfig(text)
	if err == nil {
		*m = made
	}
	return err
}

// Headers: HTTP headers by name.
type Headers = Map[string]

// ParseHeaders reads a JSON text that the schema accepts; an error is a *Fault.
func ParseHeaders(text []byte) (*Map[string], error) {
	return judged("turnwire/v1/config#Headers", text, readMap(readText))
}

// TLSConfig: TLS settings.
type TLSConfig struct {
	// Whether the server's certificate is verified. null means true.
	Verify *bool
	// Path of a PEM file with the certificate authorities to trust. Absent: the system's.
	CaFile *string
}

func readTLSConfig(value Value) (TLSConfig, *Fault) {
	r := fieldsOf(value)
	var made TLSConfig
	maybePtr(r, "verify", &made.Verify, readBool)
	maybePtr(r, "ca_file", &made.CaFile, readText)
	return made, r.fault
}

func writeTLSConfig(m TLSConfig) Value {
	w := newWriter()
	putPtr(w, "verify", m.Verify, Bool)
	putPtr(w, "ca_file", m.CaFile, Text)
	return w.done()
}

// ParseTLSConfig reads a JSON text that the schema accepts; an error is a *Fault.
func ParseTLSConfig(text []byte) (TLSConfig, error) {
	return judged("turnwire/v1/config#TlsConfig", text, readTLSConfig)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m TLSConfig) MarshalJSON() ([]byte, error) {
	return writeTLSConfig(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *TLSConfig) UnmarshalJSON(text []byte) error {
	made, err := ParseTLSConfig(text)
	if err == nil {
		*m = made
	}
	return err
}

// FallbackConfig: Another provider that answers in place of one that failed.
type FallbackConfig struct {
	// Id of the other provider.
	Provider string
	// Model to ask it for. Absent: the model of the request.
	Model *string
}

func readFallbackConfig(value Value) (FallbackConfig, *Fault) {
	r := fieldsOf(value)
	var made FallbackConfig
	need(r, "provider", &made.Provider, readText)
	maybePtr(r, "model", &made.Model, readText)
	return made, r.fault
}

func writeFallbackConfig(m FallbackConfig) Value {
	w := newWriter()
	put(w, "provider", m.Provider, Text)
	putPtr(w, "model", m.Model, Text)
	return w.done()
}

// ParseFallbackConfig reads a JSON text that the schema accepts; an error is a *Fault.
func ParseFallbackConfig(text []byte) (FallbackConfig, error) {
	return judged("turnwire/v1/config#FallbackConfig", text, readFallbackConfig)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m FallbackConfig) MarshalJSON() ([]byte, error) {
	return writeFallbackConfig(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *FallbackConfig) UnmarshalJSON(text []byte) error {
	made, err := ParseFallbackConfig(text)
	if err == nil {
		*m = made
	}
	return err
}

// PoolMemberConfig: A provider that a pool asks, with limits of its own in place of those that the pool has for
// each member.
type PoolMemberConfig struct {
	// Id of the provider.
	Provider string
	// Most calls at once. Absent: the pool's `concurrency`.
	Concurrency *int64
	// Most calls that begin in a second, at equal distances: with 2, one each half second; with 0.1, one in ten
	// seconds. Absent: the pool's `rate`.
	Rate *Number
}

func readPoolMemberConfig(value Value) (PoolMemberConfig, *Fault) {
	r := fieldsOf(value)
	var made PoolMemberConfig
	need(r, "provider", &made.Provider, readText)
	maybePtr(r, "concurrency", &made.Concurrency, readInt)
	maybePtr(r, "rate", &made.Rate, readNumber)
	return made, r.fault
}

func writePoolMemberConfig(m PoolMemberConfig) Value {
	w := newWriter()
	put(w, "provider", m.Provider, Text)
	putPtr(w, "concurrency", m.Concurrency, Int)
	putPtr(w, "rate", m.Rate, writeNumber)
	return w.done()
}

// ParsePoolMemberConfig reads a JSON text that the schema accepts; an error is a *Fault.
func ParsePoolMemberConfig(text []byte) (PoolMemberConfig, error) {
	return judged("turnwire/v1/config#PoolMemberConfig", text, readPoolMemberConfig)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m PoolMemberConfig) MarshalJSON() ([]byte, error) {
	return writePoolMemberConfig(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *PoolMemberConfig) UnmarshalJSON(text []byte) error {
	made, err := ParsePoolMemberConfig(text)
	if err == nil {
		*m = made
	}
	return err
}

// OnLoss: What happens when a dialect cannot say something: it is reported with the answer, a warning is given
// too, or nothing is sent and the call fails.
type OnLoss string

// The words of OnLoss.
const (
	OnLossReport OnLoss = "report"
	OnLossWarn   OnLoss = "warn"
	OnLossRaise  OnLoss = "raise"
)

func readOnLoss(value Value) (OnLoss, *Fault) {
	word := OnLoss(value.text)
	for _, known := range wordsOnLoss {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of OnLoss")
}

var wordsOnLoss = [...]OnLoss{
	OnLossReport, OnLossWarn, OnLossRaise,
}

func writeOnLoss(m OnLoss) Value {
	return Text(string(m))
}

// ParseOnLoss reads a JSON text that the schema accepts; an error is a *Fault.
func ParseOnLoss(text []byte) (OnLoss, error) {
	return judged("turnwire/v1/config#OnLoss", text, readOnLoss)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m OnLoss) MarshalJSON() ([]byte, error) {
	return writeOnLoss(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *OnLoss) UnmarshalJSON(text []byte) error {
	made, err := ParseOnLoss(text)
	if err == nil {
		*m = made
	}
	return err
}

// AuditConfig: Where audit events go; several places at once are fine.
type AuditConfig struct {
	// File to which each event is appended as a line of JSON. Relative paths start at the configuration file.
	Jsonl *string
	// Name of the Python logger that gets the events, for example `turnwire.audit`.
	Logging *string
	// Whether events become OpenTelemetry spans and metrics. null means false.
	Otel *bool
}

func readAuditConfig(value Value) (AuditConfig, *Fault) {
	r := fieldsOf(value)
	var made AuditConfig
	maybePtr(r, "jsonl", &made.Jsonl, readText)
	maybePtr(r, "logging", &made.Logging, readText)
	maybePtr(r, "otel", &made.Otel, readBool)
	return made, r.fault
}

func writeAuditConfig(m AuditConfig) Value {
	w := newWriter()
	putPtr(w, "jsonl", m.Jsonl, Text)
	putPtr(w, "logging", m.Logging, Text)
	putPtr(w, "otel", m.Otel, Bool)
	return w.done()
}

// ParseAuditConfig reads a JSON text that the schema accepts; an error is a *Fault.
func ParseAuditConfig(text []byte) (AuditConfig, error) {
	return judged("turnwire/v1/config#AuditConfig", text, readAuditConfig)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m AuditConfig) MarshalJSON() ([]byte, error) {
	return writeAuditConfig(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *AuditConfig) UnmarshalJSON(text []byte) error {
	made, err := ParseAuditConfig(text)
	if err == nil {
		*m = made
	}
	return err
}

// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Configuration: The file `.agent/config.yml`; Turnwire reads its sections `model_providers` and `agent`. */

import type { JsonObject } from "./json.js";
import type { AgentConfig } from "./policy.js";
import type { Capabilities, ParameterDefaults, ProviderType } from "./provider.js";

/** The whole file. Other programs' sections are left alone. */
export interface ConfigFile {
  /** The model servers. Absent: Ollama on port 11434, vLLM on port 8000, and the embedded model. */
  readonly model_providers?: ModelProviders | null;
  /** What `turnwire chat` and the gateway's threads use. Absent: nothing is allowed without being asked. */
  readonly agent?: AgentConfig | null;
  /** Any other field. */
  readonly [field: string]: unknown;
}

/** The section `model_providers`. */
export interface ModelProviders {
  /** Id of the provider to use when none is named. Absent: the first of `providers`. */
  readonly default?: string | null;
  /** Providers by id. Absent: the three built-in ones. */
  readonly providers?: { readonly [name: string]: ProviderConfig } | null;
  /**
   * Further model names for clients of the gateway, with the models that they name; `*` matches every name that nobody
   * lists. Absent: none.
   */
  readonly aliases?: { readonly [name: string]: AliasConfig } | null;
  /**
   * Keys of clients of the gateway, by the name of who holds them, which the log and the metrics show. Absent: the key
   * that the command line names, if it names one.
   */
  readonly keys?: { readonly [name: string]: ClientKeyConfig } | null;
  /**
   * Seconds for which a provider's answer about its health is taken for true: a later question asks the provider again.
   * 0 or absent: 60.
   */
  readonly health_check_interval?: number | null;
  /** Hosts outside this machine that may be called. Absent: none. */
  readonly allow_hosts?: readonly string[] | null;
  /**
   * Refuse even the hosts of `allow_hosts`. null means false.
   * @default false
   */
  readonly air_gapped?: boolean | null;
  /**
   * What happens when a server's dialect cannot say something, for providers whose `options` do not say it. Absent:
   * report.
   */
  readonly on_loss?: OnLoss | null;
  /** Where audit events go. Absent: nowhere. */
  readonly audit?: AuditConfig | null;
}

/** One provider. */
export interface ProviderConfig {
  /** Kind of provider. */
  readonly type: ProviderType;
  /**
   * Base URL of the server, http or https, without credentials, query or fragment. Absent: the usual local address of
   * its kind.
   */
  readonly endpoint?: string | null;
  /** Time limit of a call, in seconds. 0 or absent: 120. */
  readonly timeout?: number | null;
  /** Time limit for connecting, in seconds. 0 or absent: 5. */
  readonly connect_timeout?: number | null;
  /** Seconds for which this provider's health is taken for true. 0 or absent: the section's. */
  readonly health_check_interval?: number | null;
  /** Models known to be there; the first is the default. */
  readonly models?: readonly ModelConfig[] | null;
  /** Parameters for requests that leave them open, for example a limit of tokens. Absent: none. */
  readonly defaults?: ParameterDefaults | null;
  /**
   * HTTP headers to send. For keys use `api_key_env`. Written out again, values that may be secret are shown as `…`.
   */
  readonly headers?: Headers | null;
  /** Name of the environment variable that holds the API key. */
  readonly api_key_env?: string | null;
  /** Path of a file that holds the API key. */
  readonly api_key_file?: string | null;
  /** TLS settings of an https endpoint. */
  readonly tls?: TlsConfig | null;
  /** Who is asked, in this order, when this provider fails before its answer begins. Absent: nobody. */
  readonly fallback?: readonly FallbackConfig[] | null;
  /**
   * The providers that a provider of type `pool` asks, by their ids or with limits of their own: servers of the same
   * model, each of which gets a part of the calls. Absent: it is no pool.
   */
  readonly members?: readonly (string | PoolMemberConfig)[] | null;
  /**
   * Further settings of this kind of provider, for example `num_ctx` of Ollama. Written out again, what may be a secret
   * is shown as `…`.
   */
  readonly options?: JsonObject | null;
}

/** A model of a provider. */
export interface ModelConfig {
  /** Name at the server; not blank. */
  readonly name: string;
  /** Most tokens of prompt and answer together. */
  readonly context_length?: number | null;
  /** What the model can do, where its server does not say it or says it wrong. Absent: what the server says. */
  readonly capabilities?: Capabilities | null;
}

/** A model name for clients of the gateway. */
export interface AliasConfig {
  /** The model that it names: a model's name, or PROVIDER/MODEL; not blank. */
  readonly model: string;
  /** Parameters for requests to this name that leave them open; they win over the provider's. Absent: none. */
  readonly defaults?: ParameterDefaults | null;
}

/**
 * A key with which clients ask the gateway; one of `api_key_env` and `api_key_file` says where it is.
 * Rule: exactly one of api_key_env | api_key_file is required.
 */
export interface ClientKeyConfig {
  /** Name of the environment variable that holds the key. */
  readonly api_key_env?: string | null;
  /** Path of a file that holds the key. Relative paths start at the configuration file. */
  readonly api_key_file?: string | null;
  /**
   * Most answers at the same time for this key; more are refused with status 429. Absent: as many as the gateway
   * writes.
   */
  readonly concurrency?: number | null;
}

/** HTTP headers by name. */
export type Headers = { readonly [name: string]: string };

/** TLS settings. */
export interface TlsConfig {
  /**
   * Whether the server's certificate is verified. null means true.
   * @default true
   */
  readonly verify?: boolean | null;
  /** Path of a PEM file with the certificate authorities to trust. Absent: the system's. */
  readonly ca_file?: string | null;
}

/** Another provider that answers in place of one that failed. */
export interface FallbackConfig {
  /** Id of the other provider. */
  readonly provider: string;
  /** Model to ask it for. Absent: the model of the request. */
  readonly model?: string | null;
}

/** A provider that a pool asks, with limits of its own in place of those that the pool has for each member. */
export interface PoolMemberConfig {
  /** Id of the provider. */
  readonly provider: string;
  /** Most calls at once. Absent: the pool's `concurrency`. */
  readonly concurrency?: number | null;
  /**
   * Most calls that begin in a second, at equal distances: with 2, one each half second; with 0.1, one in ten seconds.
   * Absent: the pool's `rate`.
   */
  readonly rate?: number | null;
}

/**
 * What happens when a dialect cannot say something: it is reported with the answer, a warning is given too, or nothing
 * is sent and the call fails.
 */
export type OnLoss = "report" | "warn" | "raise";

/** Where audit events go; several places at once are fine. */
export interface AuditConfig {
  /** File to which each event is appended as a line of JSON. Relative paths start at the configuration file. */
  readonly jsonl?: string | null;
  /** Name of the Python logger that gets the events, for example `turnwire.audit`. */
  readonly logging?: string | null;
  /**
   * Whether events become OpenTelemetry spans and metrics. null means false.
   * @default false
   */
  readonly otel?: boolean | null;
}

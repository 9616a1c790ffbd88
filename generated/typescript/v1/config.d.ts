// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Configuration: The file `.agent/config.yml`; Turnwire reads its section `model_providers`. */

import type { JsonObject } from "./json.js";
import type { Capabilities, ParameterDefaults, ProviderType } from "./provider.js";

/** The whole file. Other programs' sections are left alone. */
export interface ConfigFile {
  /** The model servers. Absent: Ollama on port 11434, vLLM on port 8000, and the embedded model. */
  readonly model_providers?: ModelProviders | null;
  /** Any other field. */
  readonly [field: string]: unknown;
}

/** The section `model_providers`. */
export interface ModelProviders {
  /** Id of the provider to use when none is named. Absent: the first of `providers`. */
  readonly default?: string | null;
  /** Providers by id. Absent: the three built-in ones. */
  readonly providers?: { readonly [name: string]: ProviderConfig } | null;
  /** Further model names for clients of the gateway, with what they stand for. Absent: none. */
  readonly aliases?: { readonly [name: string]: AliasConfig } | null;
  /** Seconds between health checks, for programs that check regularly. 0: the default of 60. */
  readonly health_check_interval?: number | null;
  /** Hosts outside this machine that may be called. Absent: none. */
  readonly allow_hosts?: readonly string[] | null;
  /**
   * Refuse even the hosts of `allow_hosts`. null means false.
   * @default false
   */
  readonly air_gapped?: boolean | null;
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
  /** Seconds between health checks of this provider. 0 or absent: the section's. */
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
  /** Further settings of this kind of provider, for example `num_ctx` of Ollama. */
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
  /** What it stands for: a model's name, or PROVIDER/MODEL; not blank. */
  readonly model: string;
  /** Parameters for requests to this name that leave them open; they win over the provider's. Absent: none. */
  readonly defaults?: ParameterDefaults | null;
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

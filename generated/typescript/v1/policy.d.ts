// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/**
 * Policies: What an agent may do: which calls run, which files are touched, which servers are asked, how much is used.
 */

import type { ContextName, Mode } from "./context.js";

/** Whether a call runs: after somebody approved it, at once, or never. */
export type ToolDecision = "ask" | "allow" | "deny";

/** A condition on one argument of a call. */
export interface ArgumentPattern {
  /** JSON pointer into the arguments, for example `/path`. */
  readonly at: string;
  /** Pattern for the text of the value, with * and ?; other values are compared as JSON. */
  readonly glob: string;
}

/** A rule about calls. All that is given must hold; the first rule that holds decides. */
export interface ToolRule {
  /** What happens. */
  readonly decision: ToolDecision;
  /** Name of the rule, for the record. Absent: its place. */
  readonly name?: string | null;
  /** Pattern for the tool's name, with * and ?. Absent: every tool. */
  readonly tool?: string | null;
  /**
   * Pattern for the MCP server's name, with * and ?; a tool of this program has none. Absent: tools of this program and
   * of every server.
   */
  readonly server?: string | null;
  /** Conditions on arguments; all must hold. Absent: any arguments. */
  readonly arguments?: readonly ArgumentPattern[] | null;
  /** Sentence for the user and, where a call is denied, for the model. */
  readonly reason?: string | null;
}

/** Which calls run, in the order of the rules. */
export interface ToolPolicy {
  /** The rules. Absent: none. */
  readonly rules?: readonly ToolRule[] | null;
  /**
   * What happens where no rule holds. Absent: ask.
   * @default "ask"
   */
  readonly default?: ToolDecision | null;
  /**
   * Seconds within which an approved call must start. 0 or absent: 600.
   * @default 600
   */
  readonly approval_expires_s?: number | null;
}

/** What may be done with a file. */
export type FileRight = "read" | "write";

/** What an agent's role may do with files of the workspace. */
export interface FileRole {
  /** Name of the role. */
  readonly name: ContextName;
  /** What it may do; empty: nothing. */
  readonly rights: readonly FileRight[];
  /** Further patterns of paths that it may not touch. Absent: the general ones only. */
  readonly deny?: readonly string[] | null;
}

/** What may be read and written. */
export interface FilePolicy {
  /**
   * Roles. Absent: planner reads; executor reads and writes.
   * @default [{"name": "planner", "rights": ["read"]}, {"name": "executor", "rights": ["read", "write"]}]
   */
  readonly roles?: readonly FileRole[] | null;
  /**
   * Patterns of paths that nobody may touch, with *, ** and ?: one without / is a name at any depth, one with / a path
   * from the root; what closes a folder closes all in it. Case makes no difference. Absent: environment files, keys,
   * stores of passwords, credentials of programs and clouds, histories of shells, and what git and the agent itself are
   * ruled by.
   * @default [".env", ".env.*", ".env-*", ".env_*", "*.env", ".envrc", "*.pem", "*.key", "*.ppk", "id_rsa", "id_dsa",
   * "id_ecdsa", "id_ed25519", "id_ecdsa_sk", "id_ed25519_sk", ".ssh", ".gnupg", "*_rsa", "*_ed25519", "*.p12", "*.pfx",
   * "*.jks", "*.keystore", "*.kdbx", "*.keychain", "*.keychain-db", ".password-store", ".vault-token", ".netrc",
   * "_netrc", ".pgpass", ".my.cnf", ".npmrc", ".pypirc", ".git-credentials", ".htpasswd", "credentials",
   * "credentials.json", "credentials.yml", "credentials.yaml", "credentials.toml", "credentials.ini", "credentials.db",
   * "credentials.xml", "secrets.yml", "secrets.yaml", "secrets.toml", "secrets.ini", "secrets.json", "secrets.env",
   * "client_secret*.json", "**\/.cargo/credentials*", "**\/.config/gh", ".aws", ".azure", ".kube", "kubeconfig",
   * "**\/.docker/config.json", "**\/.config/gcloud", "service-account*.json", "*.tfstate", "*.tfstate.backup",
   * ".terraformrc", ".bash_history", ".zsh_history", ".python_history", ".psql_history", ".git", ".gitconfig",
   * ".agent"]
   */
  readonly deny?: readonly string[] | null;
  /**
   * Largest file that is read, in bytes. 0 or absent: 10 MiB.
   * @default 10485760
   */
  readonly max_bytes?: number | null;
  /**
   * Most lines kept of one reference. 0 or absent: 2,000.
   * @default 2000
   */
  readonly max_lines?: number | null;
}

/**
 * An MCP server: a command to start, or a URL.
 * Rule: exactly one of command | url is required.
 */
export interface McpServerConfig {
  /** Program that speaks MCP over its standard input and output. */
  readonly command?: string | null;
  /** Its arguments. Absent: none. Written out again, what looks like a key is shown as `…`. */
  readonly args?: readonly string[] | null;
  /**
   * Environment variables it gets in addition to the usual few. Absent: none. Written out again, values that may be
   * secret are shown as `…`.
   */
  readonly env?: { readonly [name: string]: string } | null;
  /** Address of a server that speaks streamable HTTP. */
  readonly url?: string | null;
  /**
   * Headers for that server; `${NAME}` stands for an environment variable, so that no secret is in the file. Written
   * out again, values that may be secret are shown as `…`.
   */
  readonly headers?: { readonly [name: string]: string } | null;
  /**
   * Time limit of a call, in seconds. 0 or absent: 60.
   * @default 60
   */
  readonly timeout?: number | null;
  /**
   * Seconds for which a resource is fresh, by media type or pattern of it, for example `text/*`. What no pattern fits,
   * and all where it is absent: an hour.
   * @default {"*": 3600}
   */
  readonly fresh_for_s?: { readonly [name: string]: number } | null;
  /**
   * Largest resource kept whole, in bytes; a larger one is shortened. 0 or absent: 262,144.
   * @default 262144
   */
  readonly max_bytes?: number | null;
}

/** How characters in images are recognised. */
export interface OcrConfig {
  /**
   * The engine. Absent: rapidocr.
   * @default "rapidocr"
   */
  readonly engine?: "rapidocr" | "tesseract" | null;
  /**
   * Languages, for tesseract. Absent: eng.
   * @default ["eng"]
   */
  readonly languages?: readonly string[] | null;
}

/** What one run of the loop may use. */
export interface Budget {
  /**
   * Most requests to the model. Absent: 25.
   * @default 25
   */
  readonly max_rounds?: number | null;
  /** Most tokens of all requests and answers together, as counted by the servers, or estimated. Absent: no limit. */
  readonly max_tokens?: number | null;
  /** Longest time, in seconds. 0 or absent: no limit. */
  readonly max_seconds?: number | null;
  /** Most calls of tools. Absent: no limit. */
  readonly max_calls?: number | null;
}

/** The section `agent` of the configuration. */
export interface AgentConfig {
  /** Id of the provider. Absent: the default. */
  readonly provider?: string | null;
  /** Model. Absent: the first one configured for the provider. */
  readonly model?: string | null;
  /**
   * Folder that file references start from; a relative path starts from the folder of the configuration file. Absent:
   * none, so no files.
   */
  readonly workspace_root?: string | null;
  /**
   * Where contexts and threads are kept: a path of an SQLite file, or a PostgreSQL URL. Absent: `turnwire.db` in the
   * user's data folder.
   */
  readonly store?: string | null;
  /** Modes. Absent: none. */
  readonly modes?: readonly Mode[] | null;
  /** Mode at the start. Absent: the first of `modes`. */
  readonly mode?: ContextName | null;
  /** Which calls run. Absent: every call is asked for. */
  readonly tools?: ToolPolicy | null;
  /** What may be read and written. Absent: the usual rules. */
  readonly files?: FilePolicy | null;
  /** MCP servers by name. Absent: none. */
  readonly mcp?: { readonly [name: string]: McpServerConfig } | null;
  /** How characters in images are recognised. Absent: by rapidocr. */
  readonly ocr?: OcrConfig | null;
  /** What one run may use. Absent: 25 rounds. */
  readonly budget?: Budget | null;
}

import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { FoundModel } from "@lectern/model-author/discovery";
import {
  type ModelDrawings,
  type ModelFallback,
  type ModelProvider,
  type ModelSchema,
  type ModelSettings,
  modelDrawings,
  modelFallbacks,
  modelProviders,
  modelSchemas,
} from "@lectern/model-author/settings";
import { type ModelServiceName, modelServices, readServiceKey } from "../model/model-services.ts";
import { findUnknownVariables } from "./unknown-variables.ts";

/** Everything that an operator can set. */
export interface ReadSettings {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  /** undefined: SQLite in the data directory. */
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  /** undefined: files are in the data directory. */
  readonly s3Bucket: string | undefined;
  /** undefined: Amazon's own in the region. */
  readonly s3Endpoint: string | undefined;
  readonly s3Region: string;
  readonly s3Prefix: string;
  /** undefined: exactly where an endpoint is set. */
  readonly s3PathStyle: boolean | undefined;
  readonly s3KeyId: string | undefined;
  readonly s3Secret: string | undefined;
  /** The public address in returned URLs, without a slash at its end; undefined: from host and port. */
  readonly baseUrl: string | undefined;
  /** How long browsers are to reach the public address by TLS alone, where it begins with https; 0: not said. */
  readonly hstsSeconds: number;
  /** Where metrics are served; undefined: nowhere. */
  readonly metrics: MetricsAddress | undefined;
  /** Of a collector of traces; undefined: nothing is traced. */
  readonly otlpEndpoint: string | undefined;
  readonly apiKey: string | undefined;
  readonly workers: number;
  /** How many generations may wait for a worker. */
  readonly queue: number;
  readonly generateSeconds: number;
  readonly maxTemplateBytes: number;
  /** Generations and uploads for each key in a minute; 0: no limit. */
  readonly rateLimit: number;
  /** The same in 24 hours; 0: no limit. */
  readonly dayLimit: number;
  /** Presentations that each owner may keep; 0: no limit. */
  readonly quotaPresentations: number;
  /** Megabytes of presentations and templates that each owner may keep; 0: no limit. */
  readonly quotaMegabytes: number;
  /** Keys and signatures that do not hold, for each address in a minute; 0: no limit. */
  readonly signInLimit: number;
  /** How many days signed links hold; 0: for good. */
  readonly linkDays: number;
  readonly frameAncestors: string;
  readonly sweepMinutes: number;
  readonly graceHours: number;
  readonly trashDays: number;
  /** How long presentations are kept; 0: for good. */
  readonly keepDays: number;
  readonly drainSeconds: number;
  readonly stopSeconds: number;
  /** undefined: "info", or "warn" where the log would go to a terminal. */
  readonly logLevel: LogLevel | undefined;
  /** undefined: a model on this machine where one is found, else the embedded author. */
  readonly modelProvider: AuthorName | undefined;
  readonly modelName: string | undefined;
  readonly modelUrl: string | undefined;
  readonly modelKey: string | undefined;
  readonly modelContext: number | undefined;
  readonly modelTokens: number;
  readonly modelSeconds: number | undefined;
  readonly modelAttemptSeconds: number | undefined;
  readonly modelSilenceSeconds: number | undefined;
  readonly modelFallback: ModelFallback;
  readonly modelSchema: ModelSchema;
  readonly modelDrawings: ModelDrawings;
  /** How many generations may wait for the model at a time, in each thread. */
  readonly modelRequests: number;
}

/** An address to listen on. */
export interface MetricsAddress {
  readonly host: string;
  /** 0: a free one. */
  readonly port: number;
}

/** The settings as the service works with them. */
export interface Settings extends ReadSettings {
  /** The language model that writes, made from the settings above; undefined: the embedded author does. */
  readonly model: ModelSettings | undefined;
  /** One sentence on who writes, for those who use the service. */
  readonly authorNote?: string;
}

/** Who may be set to write. */
export type AuthorName = "embedded" | ModelProvider | ModelServiceName;

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** How much is logged. */
export type LogLevel = (typeof logLevels)[number];

/** One setting: the variable that sets it, and what to say about it. */
export interface Setting<Value> {
  readonly variable: string;
  /** What the variable would have to hold to give the default; empty where there is no such text. */
  readonly fallback: string;
  readonly description: string;
  /** Throws an Error that says what was expected. */
  readonly parse: (text: string) => Value;
}

const authorNames = [
  "embedded",
  ...modelProviders,
  ...(Object.keys(modelServices) as ModelServiceName[]).filter((name) => !isProvider(name)),
] as readonly AuthorName[];

const checkout = fileURLToPath(new URL("../../../..", import.meta.url));

/** Every setting of the service, in the order of its README. */
export const settingsTable: { readonly [Name in keyof ReadSettings]: Setting<ReadSettings[Name]> } = {
  port: {
    variable: "PORT",
    fallback: "4000",
    description: "The port to listen on; 0 takes a free one.",
    parse: (text) => parseWhole(text, 0, 65_535),
  },
  host: {
    variable: "HOST",
    fallback: "127.0.0.1",
    description: "The address to listen on; `0.0.0.0` for every one of the machine.",
    parse: parseText,
  },
  dataDirectory: {
    variable: "LECTERN_DATA_DIR",
    fallback: ".lectern",
    description: "Where database and files are kept; relative to the checkout.",
    parse: (text) => resolve(checkout, parseText(text)),
  },
  databaseUrl: {
    variable: "DATABASE_URL",
    fallback: "",
    description:
      "A Postgres database, such as `postgres://lectern@db/lectern`; else SQLite in the directory.",
    parse: parseDatabaseUrl,
  },
  databaseConnections: {
    variable: "LECTERN_DATABASE_CONNECTIONS",
    fallback: "10",
    description: "Connections to Postgres that one process may hold.",
    parse: (text) => parseWhole(text, 1, 1_000),
  },
  s3Bucket: {
    variable: "LECTERN_S3_BUCKET",
    fallback: "",
    description: "A bucket of Amazon S3, or of what speaks like it, for the files; else the directory.",
    parse: parseBucket,
  },
  s3Endpoint: {
    variable: "LECTERN_S3_ENDPOINT",
    fallback: "",
    description: "The address of the service that has the bucket; else Amazon's own.",
    parse: parseBaseUrl,
  },
  s3Region: {
    variable: "LECTERN_S3_REGION",
    fallback: "us-east-1",
    description: "The bucket's region; many services of one's own take any.",
    parse: parseText,
  },
  s3Prefix: {
    variable: "LECTERN_S3_PREFIX",
    fallback: "",
    description: "What the files' names in the bucket begin with, such as `lectern/`.",
    parse: (text) => text,
  },
  s3PathStyle: {
    variable: "LECTERN_S3_PATH_STYLE",
    fallback: "",
    description: "`true`: the bucket stands in the path, not in the host; else so where an endpoint is set.",
    parse: (text) => (text === "" ? undefined : parseWord(text, ["true", "false"]) === "true"),
  },
  s3KeyId: {
    variable: "LECTERN_S3_ACCESS_KEY_ID",
    fallback: "",
    description: "The access key; else it is found as Amazon's tools do, in `AWS_ACCESS_KEY_ID` and so on.",
    parse: parseOptional,
  },
  s3Secret: {
    variable: "LECTERN_S3_SECRET_ACCESS_KEY",
    fallback: "",
    description: "The secret that belongs to it.",
    parse: parseOptional,
  },
  baseUrl: {
    variable: "LECTERN_BASE_URL",
    fallback: "",
    description: "The public address in returned URLs; else made from host and port.",
    parse: parseBaseUrl,
  },
  hstsSeconds: {
    variable: "LECTERN_HSTS_SECONDS",
    fallback: "15552000",
    description: "Behind TLS (a base URL with https): how long browsers keep to it; 0: they are not told to.",
    parse: (text) => parseWhole(text, 0, 100_000_000),
  },
  metrics: {
    variable: "LECTERN_METRICS",
    fallback: "",
    description: "Where Prometheus reads metrics, such as `127.0.0.1:9464`, without a key; else nowhere.",
    parse: parseMetricsAddress,
  },
  otlpEndpoint: {
    variable: "OTEL_EXPORTER_OTLP_ENDPOINT",
    fallback: "",
    description:
      "Where traces go by OTLP over HTTP, such as `http://127.0.0.1:4318`; else nothing is traced.",
    parse: parseBaseUrl,
  },
  apiKey: {
    variable: "LECTERN_API_KEY",
    fallback: "",
    description: "An API key to have from the start, instead of a random one that is printed once.",
    parse: parseApiKey,
  },
  workers: {
    variable: "LECTERN_WORKERS",
    fallback: "",
    description: "Threads that make decks; else one less than there are processors.",
    parse: (text) => (text === "" ? Math.max(1, availableParallelism() - 1) : parseWhole(text, 1, 256)),
  },
  queue: {
    variable: "LECTERN_QUEUE",
    fallback: "100",
    description: "Requests that may wait for a thread; one more is a 503.",
    parse: (text) => parseWhole(text, 0, 100_000),
  },
  generateSeconds: {
    variable: "LECTERN_GENERATE_SECONDS",
    fallback: "300",
    description: "How long one generation may take, with waiting, before it is given up.",
    parse: (text) => parseWhole(text, 1, 86_400),
  },
  maxTemplateBytes: {
    variable: "LECTERN_MAX_TEMPLATE_BYTES",
    fallback: "104857600",
    description: "The largest template that can be uploaded, in bytes.",
    parse: (text) => parseWhole(text, 1, 2 ** 31),
  },
  rateLimit: {
    variable: "LECTERN_RATE_LIMIT",
    fallback: "0",
    description: "Generations and uploads that each key may start in any minute; 0: as many as it likes.",
    parse: (text) => parseWhole(text, 0, 1_000_000),
  },
  dayLimit: {
    variable: "LECTERN_DAY_LIMIT",
    fallback: "0",
    description: "The same in any 24 hours; 0: as many as it likes.",
    parse: (text) => parseWhole(text, 0, 10_000_000),
  },
  quotaPresentations: {
    variable: "LECTERN_QUOTA_PRESENTATIONS",
    fallback: "0",
    description: "Presentations that each owner may keep; 0: as many as there is room for.",
    parse: (text) => parseWhole(text, 0, 10_000_000),
  },
  quotaMegabytes: {
    variable: "LECTERN_QUOTA_MEGABYTES",
    fallback: "0",
    description: "Megabytes of presentations and templates that each owner may keep; 0: as many.",
    parse: (text) => parseWhole(text, 0, 100_000_000),
  },
  signInLimit: {
    variable: "LECTERN_SIGN_IN_LIMIT",
    fallback: "100",
    description: "Keys and signatures that do not hold, for each address in any minute; 0: as many as come.",
    parse: (text) => parseWhole(text, 0, 1_000_000),
  },
  linkDays: {
    variable: "LECTERN_LINK_DAYS",
    fallback: "0",
    description: "How long the links of answers hold, to the end of that day (UTC); 0: for good.",
    parse: (text) => parseWhole(text, 0, 36_500),
  },
  frameAncestors: {
    variable: "LECTERN_FRAME_ANCESTORS",
    fallback: "*",
    description: "Who may show the viewer in a frame, the studio aside (the CSP directive's own words).",
    parse: parseSources,
  },
  sweepMinutes: {
    variable: "LECTERN_SWEEP_MINUTES",
    fallback: "60",
    description: "How often to remove what crashes and deletions left behind.",
    parse: (text) => parseWhole(text, 1, 10_080),
  },
  graceHours: {
    variable: "LECTERN_GRACE_HOURS",
    fallback: "24",
    description:
      "How old a file without a row must be to go to the trash; keep it longer than a backup takes.",
    parse: (text) => parseWhole(text, 0, 8_760),
  },
  trashDays: {
    variable: "LECTERN_TRASH_DAYS",
    fallback: "30",
    description: "How long a file stays in the trash, where it is still read, before it is erased.",
    parse: (text) => parseWhole(text, 1, 3_650),
  },
  keepDays: {
    variable: "LECTERN_KEEP_DAYS",
    fallback: "0",
    description: "How long a presentation is kept after its last change, then it is deleted; 0: for good.",
    parse: (text) => parseWhole(text, 0, 36_500),
  },
  drainSeconds: {
    variable: "LECTERN_DRAIN_SECONDS",
    fallback: "0",
    description: "How long to go on serving after a stop signal while `/readyz` already says 503.",
    parse: (text) => parseWhole(text, 0, 600),
  },
  stopSeconds: {
    variable: "LECTERN_STOP_SECONDS",
    fallback: "60",
    description: "How long running requests may take to finish after that.",
    parse: (text) => parseWhole(text, 1, 3_600),
  },
  logLevel: {
    variable: "LECTERN_LOG_LEVEL",
    fallback: "",
    description: "`fatal` to `trace`, or `silent`; else `info`, and `warn` on a terminal.",
    parse: (text) => (text === "" ? undefined : parseLogLevel(text)),
  },
  modelProvider: {
    variable: "LECTERN_MODEL_PROVIDER",
    fallback: "",
    description:
      "Who writes: `embedded`, `openai-compatible` or a provider; else a model found on this machine.",
    parse: (text) => (text === "" ? undefined : parseWord(text, authorNames)),
  },
  modelName: {
    variable: "LECTERN_MODEL",
    fallback: "",
    description: "The model's name, as its server knows it.",
    parse: parseOptional,
  },
  modelUrl: {
    variable: "LECTERN_MODEL_URL",
    fallback: "",
    description: "The address of the API, such as `http://127.0.0.1:11434/v1`; else the provider's own.",
    parse: parseBaseUrl,
  },
  modelKey: {
    variable: "LECTERN_MODEL_KEY",
    fallback: "",
    description: "The key for it, else the provider's own variable; many servers of one's own need none.",
    parse: parseModelKey,
  },
  modelContext: {
    variable: "LECTERN_MODEL_CONTEXT",
    fallback: "",
    description:
      "Tokens that the model takes, prompt and answer together; else what a found one says, or 16384.",
    parse: (text) => (text === "" ? undefined : parseWhole(text, 2_048, 10_000_000)),
  },
  modelTokens: {
    variable: "LECTERN_MODEL_TOKENS",
    fallback: "16000",
    description: "Tokens that the model may write for one deck, all answers together.",
    parse: (text) => parseWhole(text, 500, 1_000_000),
  },
  modelSeconds: {
    variable: "LECTERN_MODEL_SECONDS",
    fallback: "",
    description:
      "How long the model may take for one deck; else 90, and 10 less than a generation for a found one.",
    parse: (text) => (text === "" ? undefined : parseWhole(text, 1, 86_400)),
  },
  modelAttemptSeconds: {
    variable: "LECTERN_MODEL_ATTEMPT_SECONDS",
    fallback: "",
    description: "How long one answer of it may take; else as long as there is time.",
    parse: (text) => (text === "" ? undefined : parseWhole(text, 1, 86_400)),
  },
  modelSilenceSeconds: {
    variable: "LECTERN_MODEL_SILENCE_SECONDS",
    fallback: "",
    description:
      "How long it may say nothing; else as long as there is time, and between two words a third of it.",
    parse: (text) => (text === "" ? undefined : parseWhole(text, 1, 86_400)),
  },
  modelFallback: {
    variable: "LECTERN_MODEL_FALLBACK",
    fallback: "none",
    description: "`embedded`: the embedded author writes where the model fails; `none`: the caller is told.",
    parse: (text) => parseWord(text, modelFallbacks),
  },
  modelSchema: {
    variable: "LECTERN_MODEL_SCHEMA",
    fallback: "auto",
    description: "`rich`: all that a slide can say; `flat`: for weak models; `auto`: what it copes with.",
    parse: (text) => parseWord(text, modelSchemas),
  },
  modelDrawings: {
    variable: "LECTERN_MODEL_DRAWINGS",
    fallback: "on",
    description: "`off`: the model is not asked to draw what a picture shows and the stock does not have.",
    parse: (text) => parseWord(text, modelDrawings),
  },
  modelRequests: {
    variable: "LECTERN_MODEL_REQUESTS",
    fallback: "8",
    description: "Generations that may wait for the model at a time, in each thread.",
    parse: (text) => parseWhole(text, 1, 1_000),
  },
};

/** Says that a setting is not what it can be. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "SettingsError";
  }
}

/**
 * Returns the settings that the environment holds; throws a SettingsError that names every fault, also each variable that
 * begins like ours and is none.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const faults = findUnknownVariables(
    environment,
    Object.values(settingsTable).map(({ variable }) => variable),
  );
  const read = <Name extends keyof ReadSettings>(name: Name): [Name, ReadSettings[Name] | undefined] => {
    const { variable, fallback, parse } = settingsTable[name];
    const text = environment[variable]?.trim() || fallback;
    try {
      return [name, parse(text)];
    } catch (error) {
      const shown = secrets.has(name) ? "" : `, got ${JSON.stringify(text)}`;
      faults.push(`${variable}: ${(error as Error).message}${shown}.`);
      return [name, undefined];
    }
  };
  const names = Object.keys(settingsTable) as (keyof ReadSettings)[];
  const given = Object.fromEntries(names.map(read)) as unknown as ReadSettings;
  const settings = { ...given, modelKey: given.modelKey ?? readServiceKey(given.modelProvider, environment) };
  if (faults.length === 0) faults.push(...findStoreFaults(settings), ...findModelFaults(settings));
  if (faults.length > 0) throw new SettingsError(`These settings cannot be used:\n${faults.join("\n")}`);
  return { ...settings, model: toModelSettings(settings) };
}

/** Never repeated in a message. */
const secrets: ReadonlySet<keyof ReadSettings> = new Set(["apiKey", "modelKey", "databaseUrl", "s3Secret"]);

const variableOf = (name: keyof ReadSettings) => settingsTable[name].variable;

const s3Details = ["s3Endpoint", "s3PathStyle", "s3KeyId", "s3Secret"] as const;

/** What is set for a bucket that is not named, or half a key. */
function findStoreFaults(settings: ReadSettings): readonly string[] {
  const given = s3Details.filter((name) => settings[name] !== undefined).map(variableOf);
  if (settings.s3Bucket === undefined) {
    const expected = `expected the name of a bucket, because ${given.join(", ")} is set`;
    return given.length === 0 ? [] : [`${variableOf("s3Bucket")}: ${expected}.`];
  }
  const halves = ["s3KeyId", "s3Secret"] as const;
  const [missing, ...others] = halves.filter((name) => settings[name] === undefined);
  if (missing === undefined || others.length > 0) return [];
  return [`${variableOf(missing)}: expected it to be set, because the other half of the key is.`];
}

/** What is missing for the provider that is chosen, or set for none. */
function findModelFaults(settings: ReadSettings): readonly string[] {
  const { modelProvider, modelName, modelUrl, modelKey, modelSeconds, generateSeconds } = settings;
  if (modelProvider === undefined || modelProvider === "embedded") return findUnusedModelFaults(settings);
  const missing = (name: keyof ReadSettings, what: string) =>
    `${variableOf(name)}: expected ${what}, because ${variableOf("modelProvider")} is ${modelProvider}.`;
  const isOpen = modelProvider === "openai-compatible";
  const seconds = modelSeconds ?? usualModelSeconds;
  return [
    ...(modelName === undefined ? [missing("modelName", "the name of a model")] : []),
    ...(isOpen && modelUrl === undefined ? [missing("modelUrl", "the address of its API")] : []),
    ...(!isOpen && modelKey === undefined ? [missing("modelKey", "a key")] : []),
    ...(generateSeconds < seconds + marginSeconds
      ? [
          `${variableOf("generateSeconds")}: expected at least ${seconds + marginSeconds}, which is ` +
            `${marginSeconds} more than ${variableOf("modelSeconds")}, got ${generateSeconds}.`,
        ]
      : []),
  ];
}

/** A model is described, but nobody said how to reach it. */
function findUnusedModelFaults(settings: ReadSettings): readonly string[] {
  if (settings.modelProvider === "embedded") return [];
  const names = ["modelName", "modelUrl", "modelKey"] as const;
  const given = names.filter((name) => settings[name] !== undefined).map(variableOf);
  const expected = `expected one of ${authorNames.slice(1).join(", ")}, because ${given.join(", ")} is set`;
  return given.length === 0 ? [] : [`${variableOf("modelProvider")}: ${expected}.`];
}

const usualModelSeconds = 90;
const usualContext = 16_384;
/** What else a generation needs beside the model's time. */
const marginSeconds = 10;

function toModelSettings(settings: ReadSettings): ModelSettings | undefined {
  const { modelProvider: name, modelName, modelUrl, modelKey } = settings;
  if (name === undefined || name === "embedded" || modelName === undefined) return undefined;
  const service = isProvider(name) ? undefined : modelServices[name];
  const url = modelUrl ?? service?.url;
  return {
    provider: isProvider(name) ? name : "openai-compatible",
    model: modelName,
    ...(url !== undefined && { url }),
    ...(modelKey !== undefined && { key: modelKey }),
    contextTokens: settings.modelContext ?? usualContext,
    ...toModelLimits(settings, settings.modelSeconds ?? usualModelSeconds),
    fallback: settings.modelFallback,
    schema: settings.modelSchema,
    drawings: settings.modelDrawings,
  };
}

/**
 * Returns how a model that was found on this machine is asked. It gets the time of a whole generation, for such models
 * are slow, and where it fails the embedded author writes, for nobody asked for a model.
 */
export function toFoundModelSettings(settings: ReadSettings, found: FoundModel): ModelSettings {
  const seconds = Math.max(1, settings.generateSeconds - marginSeconds);
  return {
    provider: "openai-compatible",
    model: found.model,
    url: found.url,
    contextTokens: settings.modelContext ?? Math.min(found.contextTokens, usualContext),
    ...toModelLimits(settings, Math.min(settings.modelSeconds ?? seconds, seconds)),
    fallback: "embedded",
  };
}

function toModelLimits(settings: ReadSettings, seconds: number) {
  return {
    outputTokens: settings.modelTokens,
    totalSeconds: seconds,
    attemptSeconds: settings.modelAttemptSeconds ?? seconds,
    firstWordSeconds: settings.modelSilenceSeconds ?? seconds,
    silenceSeconds: settings.modelSilenceSeconds ?? Math.max(1, Math.ceil(seconds / 3)),
  };
}

function isProvider(name: AuthorName): name is ModelProvider {
  return (modelProviders as readonly string[]).includes(name);
}

function parseText(text: string): string {
  if (text === "") throw new Error("expected some text");
  return text;
}

function parseWhole(text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new Error(`expected a whole number from ${least} to ${most}`);
  }
  return value;
}

function parseBaseUrl(text: string): string | undefined {
  if (text === "") return undefined;
  const url = URL.parse(text);
  const isUsable =
    url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
  if (!isUsable)
    throw new Error('expected a URL such as "https://decks.example.org", with neither query nor hash');
  return url.href.replace(/\/+$/, "");
}

function parseMetricsAddress(text: string): MetricsAddress | undefined {
  if (text === "") return undefined;
  const [, host = "", port = ""] =
    /^(?:\[([\da-fA-F:]+)\]|([\w.-]+)):(\d+)$/.exec(text)?.filter(Boolean) ?? [];
  if (host === "" || Number(port) > 65_535)
    throw new Error('expected host and port, such as "127.0.0.1:9464"');
  return { host, port: Number(port) };
}

function parseDatabaseUrl(text: string): string | undefined {
  if (text === "") return undefined;
  if (!/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? "")) {
    throw new Error('expected an address such as "postgres://user:password@host:5432/database"');
  }
  return text;
}

function parseBucket(text: string): string | undefined {
  if (text !== "" && !/^[\w][\w.-]{1,254}$/.test(text)) {
    throw new Error("expected the name of a bucket: letters, digits, dots, hyphens, underscores");
  }
  return parseOptional(text);
}

function parseApiKey(text: string): string | undefined {
  if (text === "") return undefined;
  if (!/^[\x21-\x7e]{16,200}$/.test(text)) {
    throw new Error("expected 16 to 200 visible ASCII characters without a space");
  }
  return text;
}

function parseSources(text: string): string {
  if (!/^[\x20-\x7e]+$/.test(text) || /[;,]/.test(text)) {
    throw new Error("expected sources such as \"'self' https://example.org\", separated by spaces");
  }
  return text;
}

function parseOptional(text: string): string | undefined {
  return text === "" ? undefined : text;
}

function parseModelKey(text: string): string | undefined {
  if (text !== "" && !/^[\x21-\x7e]+$/.test(text))
    throw new Error("expected visible ASCII characters without a space");
  return parseOptional(text);
}

function parseLogLevel(text: string): LogLevel {
  return parseWord(text, logLevels);
}

function parseWord<const Word extends string>(text: string, words: readonly Word[]): Word {
  const word = words.find((known) => known === text);
  if (word === undefined) throw new Error(`expected one of ${words.join(", ")}`);
  return word;
}

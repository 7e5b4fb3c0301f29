import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSettings, SettingsError, settingsTable } from "./settings.ts";

describe("readSettings", () => {
  it("needs nothing to be set", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ port: 4000, host: "127.0.0.1", baseUrl: undefined, rateLimit: 0 });
    expect(settings.workers).toBeGreaterThan(0);
    expect(settings.dataDirectory).toMatch(/^\/.*\/\.lectern$/);
  });

  it("takes an empty variable for one that is not set", () => {
    expect(readSettings({ PORT: "", LECTERN_API_KEY: " " })).toMatchObject({ port: 4000, apiKey: undefined });
  });

  it.each([
    { given: { PORT: "0" }, want: { port: 0 } },
    {
      given: { LECTERN_BASE_URL: "https://decks.example.org/" },
      want: { baseUrl: "https://decks.example.org" },
    },
    {
      given: { LECTERN_BASE_URL: "https://example.org/decks" },
      want: { baseUrl: "https://example.org/decks" },
    },
    { given: { LECTERN_DATA_DIR: "/var/lib/lectern" }, want: { dataDirectory: "/var/lib/lectern" } },
    {
      given: { LECTERN_FRAME_ANCESTORS: "'self' https://a.org" },
      want: { frameAncestors: "'self' https://a.org" },
    },
    { given: { LECTERN_METRICS: "[::1]:9464" }, want: { metrics: { host: "::1", port: 9464 } } },
    { given: { LECTERN_METRICS: "0.0.0.0:0" }, want: { metrics: { host: "0.0.0.0", port: 0 } } },
    // As Kubernetes sets them beside a service of this name.
    {
      given: { LECTERN_PORT: "tcp://10.0.0.1:4000", LECTERN_SERVICE_HOST: "10.0.0.1" },
      want: { port: 4000 },
    },
    { given: { LECTERN_LOG_LEVEL: "debug" }, want: { logLevel: "debug" } },
    {
      given: { DATABASE_URL: "postgresql:///decks?host=/run/postgresql" },
      want: { databaseUrl: "postgresql:///decks?host=/run/postgresql" },
    },
    {
      given: { LECTERN_S3_BUCKET: "decks", LECTERN_S3_PATH_STYLE: "false" },
      want: { s3Bucket: "decks", s3Region: "us-east-1", s3PathStyle: false, s3KeyId: undefined },
    },
  ])("reads $given", ({ given, want }) => {
    expect(readSettings(given)).toMatchObject(want);
  });

  it.each([
    { given: { PORT: "http" }, want: 'PORT: expected a whole number from 0 to 65535, got "http".' },
    { given: { PORT: "70000" }, want: "PORT: expected a whole number from 0 to 65535" },
    { given: { LECTERN_WORKERS: "0" }, want: "LECTERN_WORKERS: expected a whole number from 1" },
    { given: { LECTERN_BASE_URL: "decks.example.org" }, want: "LECTERN_BASE_URL: expected a URL" },
    { given: { LECTERN_BASE_URL: "https://a.org/?x=1" }, want: "LECTERN_BASE_URL: expected a URL" },
    {
      given: { LECTERN_FRAME_ANCESTORS: "*; script-src *" },
      want: "LECTERN_FRAME_ANCESTORS: expected sources",
    },
    {
      given: { LECTERN_S3_ENDPOINT: "http://s3" },
      want: "LECTERN_S3_BUCKET: expected the name of a bucket, because LECTERN_S3_ENDPOINT is set.",
    },
    {
      given: { LECTERN_S3_BUCKET: "decks", LECTERN_S3_ACCESS_KEY_ID: "key" },
      want: "LECTERN_S3_SECRET_ACCESS_KEY: expected it to be set",
    },
    { given: { LECTERN_S3_BUCKET: "a/b" }, want: "LECTERN_S3_BUCKET: expected the name of a bucket" },
    {
      given: { LECTERN_WORKRES: "2" },
      want: "LECTERN_WORKRES: there is no such setting. Is LECTERN_WORKERS meant?",
    },
    { given: { LECTERN_METRICS: "9464" }, want: "LECTERN_METRICS: expected host and port" },
    { given: { LECTERN_LOG_LEVEL: "loud" }, want: "LECTERN_LOG_LEVEL: expected one of fatal" },
  ])("refuses $given", ({ given, want }) => {
    expect(() => readSettings(given)).toThrow(SettingsError);
    expect(() => readSettings(given)).toThrow(want);
  });

  it("does not repeat the address of a database, which may hold a password", () => {
    expect(() => readSettings({ DATABASE_URL: "mysql://me:hush@db/decks" })).toThrow(
      /^These settings cannot be used:\nDATABASE_URL: expected an address (?!.*hush)/,
    );
  });

  it("names every fault at once, and does not repeat a key", () => {
    const given = { PORT: "x", LECTERN_API_KEY: "too short" };
    expect(() => readSettings(given)).toThrow(/PORT: .*\nLECTERN_API_KEY: (?!.*too short)/);
  });
});

describe("the settings of a language model", () => {
  const ollama = {
    LECTERN_MODEL_PROVIDER: "openai-compatible",
    LECTERN_MODEL: "qwen3:8b",
    LECTERN_MODEL_URL: "http://127.0.0.1:11434/v1",
  };

  it("are none unless a provider is chosen", () => {
    expect(readSettings({}).model).toBeUndefined();
  });

  it("need a provider, a model and an address, and have defaults for the rest", () => {
    expect(readSettings(ollama).model).toEqual({
      provider: "openai-compatible",
      model: "qwen3:8b",
      url: "http://127.0.0.1:11434/v1",
      contextTokens: 16_384,
      outputTokens: 16_000,
      totalSeconds: 90,
      attemptSeconds: 90,
      firstWordSeconds: 90,
      silenceSeconds: 30,
      fallback: "none",
      schema: "auto",
      drawings: "on",
    });
  });

  it.each([
    {
      given: { LECTERN_MODEL_PROVIDER: "open-ai" },
      want: "LECTERN_MODEL_PROVIDER: expected one of embedded, openai-compatible",
    },
    {
      given: { LECTERN_MODEL: "gpt" },
      want: "LECTERN_MODEL_PROVIDER: expected one of openai-compatible, anthropic",
    },
    {
      given: { LECTERN_MODEL_PROVIDER: "openai-compatible" },
      want: /LECTERN_MODEL: expected the name of a model.*\nLECTERN_MODEL_URL: expected the address/,
    },
    {
      given: { LECTERN_MODEL_PROVIDER: "anthropic", LECTERN_MODEL: "claude" },
      want: "LECTERN_MODEL_KEY: expected a key, because LECTERN_MODEL_PROVIDER is anthropic.",
    },
    {
      given: { ...ollama, LECTERN_GENERATE_SECONDS: "60" },
      want: "LECTERN_GENERATE_SECONDS: expected at least 100, which is 10 more than LECTERN_MODEL_SECONDS, got 60.",
    },
    {
      given: { LECTERN_MODEL_FALLBACK: "template" },
      want: "LECTERN_MODEL_FALLBACK: expected one of none, embedded",
    },
  ])("refuse $given", ({ given, want }) => {
    expect(() => readSettings(given)).toThrow(want);
  });

  it("never repeat the key", () => {
    expect(() => readSettings({ ...ollama, LECTERN_MODEL_KEY: "se cret" })).toThrow(
      /LECTERN_MODEL_KEY(?!.*se cret)/,
    );
  });
});

describe("the table in the README", () => {
  it("has a row for each setting, and no other", () => {
    const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
    const cells = (line: string) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim());
    const rows = readme
      .split("\n")
      .filter((line) => /^\| `[A-Z]/.test(line))
      .map(cells);
    const want = Object.values(settingsTable).map(({ variable, fallback, description }) => [
      `\`${variable}\``,
      fallback === "" ? "" : `\`${fallback}\``,
      description,
    ]);
    expect(rows).toEqual(want);
  });
});

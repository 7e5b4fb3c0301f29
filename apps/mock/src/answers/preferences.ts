import { ProblemError } from "../contract/problems.ts";

/** What a request prefers to be answered (RFC 7240; `code`, `example` and `dynamic` as in Prism). */
export interface Preferences {
  readonly code?: number;
  readonly example?: string;
  readonly dynamic: boolean;
  /** What random values are made from: the same seed makes the same values. */
  readonly seed?: string;
  /** The name of one of the contract's scenarios. */
  readonly scenario?: string;
  readonly waitSeconds: number;
  /** How many items lists have beside those that were made; left out: as many as in the contract's example. */
  readonly items?: number;
  /** The names in the header that mean nothing here, in lower case; a server ignores them (RFC 7240, section 2). */
  readonly unknown: readonly string[];
  /** What was understood, as the Preference-Applied header says it; empty if nothing was asked. */
  readonly applied: string;
}

/** The preferences that the mock knows. */
export const preferenceNames = ["code", "example", "dynamic", "seed", "scenario", "wait"] as const;
const longestWaitSeconds = 120;

/**
 * Parses the preferences out of a `Prefer` header and, for links that cannot send one, out of the query
 * (`?__code=404`); throws a ProblemError on a value that cannot be meant.
 */
export function parsePreferences(header: string | undefined, query: URLSearchParams): Preferences {
  const wishes = parseHeader(header ?? "");
  const read = (name: (typeof preferenceNames)[number]) =>
    wishes.get(name) ?? query.get(`__${name}`) ?? undefined;
  const code = parseCode(read("code"));
  const example = read("example");
  const seed = read("seed");
  const scenario = read("scenario");
  return {
    ...(code !== undefined && { code }),
    ...(example !== undefined && { example }),
    ...(seed !== undefined && { seed }),
    ...(scenario !== undefined && { scenario }),
    dynamic: parseDynamic(read("dynamic") ?? (seed === undefined ? undefined : "true")),
    waitSeconds: parseWait(read("wait")),
    unknown: [...wishes.keys()].filter((name) => !preferenceNames.some((known) => known === name)).reverse(),
    applied: preferenceNames
      .filter((name) => read(name) !== undefined)
      .map((name) => `${name}=${toToken(read(name) ?? "")}`)
      .join(", "),
  };
}

function parseHeader(header: string): ReadonlyMap<string, string> {
  const pairs = header.matchAll(/([\w-]+)\s*(?:=\s*(?:"([^"]*)"|([^\s,;"]*)))?/g);
  // The first of several counts (RFC 7240, section 2).
  return new Map(
    [...pairs]
      .map(([, name = "", quoted, plain]) => [name.toLowerCase(), quoted ?? plain ?? ""] as const)
      .reverse(),
  );
}

function parseCode(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^[1-5]\d\d$/.test(value)) return Number(value);
  throw unusable("code", value, "an HTTP status such as 404");
}

function parseDynamic(value: string | undefined): boolean {
  if (value === undefined || value === "false") return false;
  if (value === "true" || value === "") return true;
  throw unusable("dynamic", value, "true or false");
}

function parseWait(value: string | undefined): number {
  if (value === undefined) return 0;
  const seconds = Number(value);
  if (value !== "" && seconds >= 0 && seconds <= longestWaitSeconds) return seconds;
  throw unusable("wait", value, `0 to ${longestWaitSeconds} seconds`);
}

function unusable(name: string, value: string, expected: string): ProblemError {
  const message = `expected ${expected}; "${value}" came`;
  return new ProblemError(400, {
    detail: `The preference "${name}" cannot be met: ${message}.`,
    errors: [{ pointer: "/header/prefer", message }],
  });
}

function toToken(value: string): string {
  return /^[\w.-]+$/.test(value) ? value : `"${value.replace(/[^ -~]|["\\]/g, "")}"`;
}

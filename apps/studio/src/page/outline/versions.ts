import type { Outline } from "@lectern/types";
import { isRecord } from "../state/store.ts";

/** What a deck said at a time. */
export interface Version {
  readonly deckId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What made it differ from the one before. */
  readonly change: "first" | "edited" | "look";
  readonly outline: Outline;
}

const mostPerDeck = 20;
/** Of all versions as JSON: browsers keep some five million characters for a page. */
const mostCharacters = 2_000_000;

/** Returns the versions with one more, the newest first; the oldest go where there is no room for them. */
export function addVersion(versions: readonly Version[], version: Version): readonly Version[] {
  const others = versions.filter((one) => !isSame(one, version));
  let characters = 0;
  let ofDeck = 0;
  return [version, ...others].filter((one) => {
    characters += JSON.stringify(one).length;
    if (one.deckId === version.deckId) ofDeck += 1;
    return (
      one === version ||
      (characters <= mostCharacters && (one.deckId !== version.deckId || ofDeck <= mostPerDeck))
    );
  });
}

/** Whether two versions of a deck say and look the same. */
export function isSame(one: Version, other: Version): boolean {
  return one.deckId === other.deckId && isSameOutline(one.outline, other.outline);
}

/** Whether two outlines say and look the same, whatever the order of their fields. */
export function isSameOutline(one: Outline, other: Outline): boolean {
  return JSON.stringify(sortFields(one)) === JSON.stringify(sortFields(other));
}

function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sortFields(value[name])]),
  );
}

/** Returns the versions that were kept as this JSON; what is none is left out. */
export function parseVersions(json: unknown): readonly Version[] {
  return Array.isArray(json) ? json.filter(isVersion) : [];
}

function isVersion(json: unknown): json is Version {
  return (
    isRecord(json) &&
    typeof json["deckId"] === "string" &&
    typeof json["at"] === "number" &&
    (json["change"] === "first" || json["change"] === "edited" || json["change"] === "look") &&
    isRecord(json["outline"]) &&
    Array.isArray(json["outline"]["slides"])
  );
}

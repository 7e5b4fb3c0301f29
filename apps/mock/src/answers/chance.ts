import { createHash, randomBytes } from "node:crypto";

/** Where the mock takes ids and the time from. */
export interface Chance {
  /** Random bytes. */
  bytes(length: number): Buffer;
  now(): Date;
}

const firstSecond = Date.parse("2026-01-01T00:00:00.000Z");

/**
 * The platform's chance and clock; with a seed, bytes and times that are the same in every run: the clock begins with 2026
 * and goes on by a second whenever it is asked.
 */
export function createChance(seed?: string): Chance {
  if (seed === undefined) return { bytes: randomBytes, now: () => new Date() };
  let asked = 0;
  let seconds = 0;
  return {
    bytes: (length) => createHash("shake256", { outputLength: length }).update(`${seed} ${asked++}`).digest(),
    now: () => new Date(firstSecond + 1000 * seconds++),
  };
}

/** A UUID (RFC 9562, version 4) from 16 random bytes. */
export function createUuid(chance: Chance): string {
  const bytes = chance.bytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** An id as the service makes them: 22 URL-safe characters, 128 random bits. */
export function createId(chance: Chance): string {
  return chance.bytes(16).toString("base64url");
}

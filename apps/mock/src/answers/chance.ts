/** Where the mock takes ids and the time from. */
export interface Chance {
  /** Random bytes. */
  bytes(length: number): Uint8Array;
  now(): Date;
}

const firstSecond = Date.parse("2026-01-01T00:00:00.000Z");

/**
 * The platform's chance and clock; with a seed, bytes and times that are the same in every run: the clock begins with 2026
 * and goes on by a second whenever it is asked.
 */
export function createChance(seed?: string): Chance {
  if (seed === undefined) {
    return { bytes: (length) => crypto.getRandomValues(new Uint8Array(length)), now: () => new Date() };
  }
  const next = createGenerator(seed);
  let seconds = 0;
  return {
    bytes: (length) => Uint8Array.from({ length }, () => next() & 0xff),
    now: () => new Date(firstSecond + 1000 * seconds++),
  };
}

/** A UUID (RFC 9562, version 4) from 16 random bytes. */
export function createUuid(chance: Chance): string {
  const bytes = chance.bytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** An id as the service makes them: 22 URL-safe characters, 128 random bits. */
export function createId(chance: Chance): string {
  const base64 = btoa(String.fromCharCode(...chance.bytes(16)));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Chris Doty-Humphrey's sfc32, which passes PractRand: 32 bits a call, from a state that FNV-1a makes of the seed. */
function createGenerator(seed: string): () => number {
  let [a, b, c] = ["a", "b", "c"].map((salt) => hash(salt + seed)) as [number, number, number];
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 15; round++) next();
  return next;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value;
}

import { inflateEntry, readZip, storeEntry, type ZipEntry } from "@lectern/ooxml";
import type { BrokenUpload, Original } from "./broken-upload.ts";
import { packUnchecked, textEntry } from "./pack-unchecked.ts";

const kilobyte = 1024;

/** Returns a file cut off at every kilobyte. */
export function cutOff({ name, bytes }: Original): BrokenUpload[] {
  return Array.from({ length: Math.ceil(bytes.length / kilobyte) }, (_, index) => ({
    kind: "cut off",
    name: `${name} at ${index} KB`,
    make: () => bytes.slice(0, index * kilobyte),
  }));
}

/** Returns a file with one bit turned over, so many times, at places spread over all of it. */
export function flippedBits({ name, bytes }: Original, count: number): BrokenUpload[] {
  const random = createRandom(bytes.length);
  return Array.from({ length: count }, (_, index) => {
    const place = Math.min(bytes.length - 1, Math.floor(((index + random()) / count) * bytes.length));
    const bit = Math.floor(random() * 8);
    return {
      kind: "bit flipped",
      name: `${name} at byte ${place}, bit ${bit}`,
      make: () => {
        const flipped = bytes.slice();
        flipped[place] = (flipped[place] ?? 0) ^ (1 << bit);
        return flipped;
      },
    };
  });
}

/** Returns a file without one of its parts, for each of the parts that decks are made of. */
export function withoutParts(original: Original): BrokenUpload[] {
  const entries = entriesOf(original);
  return neededParts(entries).map((part) => ({
    kind: "part removed",
    name: `${original.name} without ${part}`,
    make: () => packUnchecked(entries.filter((entry) => entry.name !== part)),
  }));
}

/** Returns a file in which each of its parts has the content of the one that comes `distance` after it. */
export function swappedParts(original: Original, distance: number): BrokenUpload[] {
  const entries = entriesOf(original);
  const parts = neededParts(entries);
  return parts.map((part, index) => {
    const other = parts[(index + distance) % parts.length] ?? part;
    return {
      kind: "parts swapped",
      name: `${original.name}: ${part} and ${other}`,
      make: () => packUnchecked(entries.map((entry) => swapped(entry, part, other, entries))),
    };
  });
}

/** Returns a file with one of its XML parts spoilt: a tag lost, twice there or renamed, a value that is none. */
export function spoiltXml(original: Original, count: number): BrokenUpload[] {
  const entries = entriesOf(original);
  const parts = neededParts(entries).filter((part) => /\.(xml|rels)$/u.test(part));
  const random = createRandom(original.bytes.length + 1);
  return Array.from({ length: count }, (_, index) => {
    const part = parts[index % parts.length] ?? "";
    const [place, kind] = [random(), spoilings[Math.floor(random() * spoilings.length)]];
    if (kind === undefined) throw new RangeError("Expected a way to spoil a tag.");
    return {
      kind: "XML spoilt",
      name: `${original.name}: ${kind.name} in ${part}`,
      make: () => replaceText(entries, part, (text) => spoil(text, place, kind.change)),
    };
  });
}

interface Spoiling {
  readonly name: string;
  readonly change: (tag: string) => string;
}

const spoilings: readonly Spoiling[] = [
  { name: "a tag lost", change: () => "" },
  { name: "a tag twice", change: (tag) => tag + tag },
  { name: "a huge value", change: (tag) => tag.replace(/"[^"]*"/u, '"99999999999999999999"') },
  { name: "a negative value", change: (tag) => tag.replace(/"\d+"/u, '"-2147483649"') },
  { name: "no number", change: (tag) => tag.replace(/"\d+"/u, '"NaN"') },
  { name: "another name", change: (tag) => tag.replace(/[a-z]+/iu, "q") },
];

function spoil(text: string, place: number, change: Spoiling["change"]): string {
  const tags = text.split(/(?=<)/u);
  const at = 2 + Math.floor(place * Math.max(1, tags.length - 2));
  return tags.map((tag, index) => (index === at ? change(tag) : tag)).join("");
}

/** Returns the archive of these entries, with another text in one of them. */
export function replaceText(
  entries: readonly ZipEntry[],
  part: string,
  change: (text: string) => string,
): Uint8Array<ArrayBuffer> {
  return packUnchecked(
    entries.map((entry) =>
      entry.name === part
        ? textEntry(part, change(Buffer.from(inflateEntry(entry)).toString("utf8")))
        : entry,
    ),
  );
}

/** Returns the entries of a file, in its order. */
export function entriesOf({ bytes }: Original): readonly ZipEntry[] {
  return [...readZip(bytes).entries.values()];
}

const mostParts = 40;

// The template's own slides are left behind anyway.
function neededParts(entries: readonly ZipEntry[]): string[] {
  const isNeeded = (name: string) => !/^ppt\/(slides|notesSlides|comments)\//u.test(name);
  return entries.flatMap(({ name }) => (isNeeded(name) ? [name] : [])).slice(0, mostParts);
}

function swapped(entry: ZipEntry, one: string, other: string, entries: readonly ZipEntry[]): ZipEntry {
  const source = entry.name === one ? other : entry.name === other ? one : entry.name;
  const found = entries.find(({ name }) => name === source) ?? storeEntry(source, new Uint8Array());
  return { ...found, name: entry.name };
}

/** Returns numbers from 0 to below 1 that are the same every time (a linear congruential generator). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

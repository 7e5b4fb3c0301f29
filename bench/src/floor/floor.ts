import { deflateEntry, inflateEntry, readZip, storeEntry } from "@lectern/ooxml";

/** A part of a presentation as it was before compression. */
export interface Part {
  readonly name: string;
  readonly content: Uint8Array;
  readonly deflated: boolean;
}

/**
 * Returns the parts of a presentation that another one of the same template does not hold byte for byte, parts of embedded
 * workbooks among them: what cannot be made ahead of time. Relationships do not count: they are few, and repeat from deck to
 * deck.
 */
export function readChangingParts(presentation: Uint8Array, other: Uint8Array): Part[] {
  const known = new Set(readParts(other).map(toKey));
  return readParts(presentation).filter((part) => !part.name.endsWith(".rels") && !known.has(toKey(part)));
}

/** Does what no writer of these parts can do without: one checksum for each, and one quick deflation for each that is deflated. */
export function deflateParts(parts: readonly Part[]): void {
  for (const { name, content, deflated } of parts) {
    if (deflated) deflateEntry(name, content, "fast");
    else storeEntry(name, content);
  }
}

function readParts(archive: Uint8Array): Part[] {
  return [...readZip(archive).entries.values()].flatMap((entry) => {
    const part = { name: entry.name, content: inflateEntry(entry), deflated: entry.method === 8 };
    return entry.name.endsWith(".xlsx") ? [part, ...readParts(part.content)] : [part];
  });
}

function toKey({ name, content }: Part): string {
  return `${name} ${Buffer.from(content).toString("latin1")}`;
}

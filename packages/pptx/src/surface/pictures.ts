import { OoxmlError } from "@lectern/ooxml";
import { type PackageReader, partById } from "../read/package/package-reader.ts";
import type { Pixels } from "./pixels.ts";
import { samplePicture } from "./sample-picture.ts";

/** The pictures of a template, made small; each is looked at once, and only so many of them. */
export interface Pictures {
  /** The picture that a relationship of a part leads to; undefined where it cannot be looked at. */
  of(part: string, relationshipId: string | undefined): Pixels | undefined;
}

const mostPictures = 32;
const mostBytes = 16 * 1024 * 1024;
const mostBytesTogether = 48 * 1024 * 1024;

/** Returns the pictures of a package. */
export function createPictures(reader: PackageReader): Pictures {
  const known = new Map<string, Pixels | undefined>();
  let bytes = 0;
  const read = (name: string): Pixels | undefined => {
    const entry = reader.entries.get(name);
    if (!entry || entry.size > mostBytes || known.size >= mostPictures) return undefined;
    bytes += entry.size;
    if (bytes > mostBytesTogether) return undefined;
    try {
      return samplePicture(entry);
    } catch (cause) {
      // What is damaged is told where every byte is looked at, and not where colours are.
      if (cause instanceof OoxmlError) return undefined;
      throw cause;
    }
  };
  return {
    of: (part, relationshipId) => {
      const name = partById(reader, part, relationshipId);
      if (name === undefined) return undefined;
      if (!known.has(name)) known.set(name, read(name));
      return known.get(name);
    },
  };
}

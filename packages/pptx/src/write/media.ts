import { createHash } from "node:crypto";
import type { PlacedImage } from "@lectern/deck";
import { storeEntry, type ZipEntry } from "@lectern/ooxml";

/** The images of a deck, each of them once, however often it is shown. */
export interface Media {
  /** Returns the name of the part that an image is. */
  partOf(image: PlacedImage): string;
  /** The parts, which are compressed already, and their content types by name. */
  readonly entries: readonly ZipEntry[];
  readonly types: ReadonlyMap<string, string>;
}

const extensions: Readonly<Record<PlacedImage["mediaType"], string>> = {
  "image/png": "png",
  "image/jpeg": "jpeg",
};

/** Returns a collection of images whose parts' names begin with `start`, and a number behind it. */
export function createMedia(start: string): Media {
  const parts = new Map<string, string>();
  const entries: ZipEntry[] = [];
  const types = new Map<string, string>();
  return {
    entries,
    types,
    partOf: ({ bytes, mediaType }) => {
      const key = `${mediaType} ${createHash("sha256").update(bytes).digest("base64")}`;
      const known = parts.get(key);
      if (known !== undefined) return known;
      const part = `${start}${parts.size + 1}.${extensions[mediaType]}`;
      parts.set(key, part);
      entries.push(storeEntry(part, Buffer.from(bytes)));
      types.set(part, mediaType);
      return part;
    },
  };
}

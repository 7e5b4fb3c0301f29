import type { BrokenUpload, Original } from "./broken-upload.ts";
import { cutOff, flippedBits, spoiltXml, swappedParts, withoutParts } from "./damage.ts";
import { bombs, otherFiles } from "./no-templates.ts";
import { tricks } from "./tricks.ts";

/**
 * Returns each file broken in every way, cut off at every kilobyte and `ofEach` times in other ways that have no end, and
 * once what is broken without a file to start from.
 */
export function breakInManyWays(originals: readonly Original[], ofEach: number): BrokenUpload[] {
  const [first] = originals;
  if (!first) throw new RangeError("Expected at least one template to break, got none.");
  return [
    ...otherFiles(first),
    ...bombs(first),
    ...tricks(first),
    ...originals.flatMap((original) => [
      ...cutOff(original),
      ...flippedBits(original, ofEach),
      ...some(withoutParts(original), ofEach),
      ...some(swappedParts(original, 1), ofEach),
      ...spoiltXml(original, ofEach),
    ]),
  ];
}

/** As many as that, spread over all. */
function some(uploads: readonly BrokenUpload[], count: number): readonly BrokenUpload[] {
  const step = Math.max(1, uploads.length / count);
  return uploads.filter((_, index) => index % step < 1);
}

import type { Relationship } from "@lectern/ooxml";

/** A path on another machine: opening it tells that machine who asks. */
const onHost = /^(?:file:)?(?:[\\/]{2}|[\\/]{4,})[^\\/]/iu;
const scripted = /^(?:javascript|vbscript|data):/iu;
const anyScheme = /^[a-z][a-z0-9+.-]+:/iu;

/**
 * Says why an external relationship is not taken into decks: what opens by itself an address on a network, or runs a script.
 * Undefined where it may stay: links to follow by a click, files on the reader's own disk.
 */
export function describeUnsafe({ type, target, external }: Relationship): string | undefined {
  if (!external) return undefined;
  // Programs pass over blanks and line breaks inside of a scheme.
  const address = target.replace(/[\s\p{Cc}]+/gu, "");
  if (scripted.test(address)) return "runs a script";
  if (onHost.test(address)) return "opens a file on another machine";
  const isLink = type.endsWith("/hyperlink");
  const isOnDisk = !anyScheme.test(address) || /^file:/iu.test(address);
  return isLink || isOnDisk ? undefined : "loads something from elsewhere whenever the deck is opened";
}

import { type RememberedValue, remember } from "./remember.ts";
import type { Xml } from "./xml.ts";

/** A deck has a few dozen looks. */
const most = 2000;

/**
 * Returns the same function, which writes only once for the same values: a deck says the same few things of hundreds of runs
 * and shapes, and what is said again neither has to be built nor put together again.
 */
export function rememberXml<Values extends readonly RememberedValue[]>(
  write: (...values: Values) => Xml,
): (...values: Values) => Xml {
  return remember(most, (...values: Values) => inOnePiece(write(...values)));
}

/**
 * Returns XML that many documents have, in one piece: a string that was put together is a tree of its pieces to V8, walked
 * through again each time that a document with it is encoded.
 */
export function inOnePiece(xml: Xml): Xml {
  return Buffer.from(xml, "utf8").toString("utf8") as Xml;
}

import type { Xml } from "./xml.ts";

/** What the XML may depend on: values that are the same whenever they look the same. */
type Value = string | number | boolean | undefined;

interface Branch {
  readonly next: Map<Value, Branch>;
  xml?: Xml;
}

/** A deck has a few dozen looks; a process that has seen this many starts anew. */
const mostRemembered = 2000;

/**
 * Returns the same function, which writes only once for the same values: a deck says the same few things of hundreds of runs
 * and shapes. The values are looked up one after the other, since a key made of them would cost half of what it saves.
 */
export function rememberXml<Values extends readonly Value[]>(
  write: (...values: Values) => Xml,
): (...values: Values) => Xml {
  let root: Branch = { next: new Map() };
  let count = 0;
  return (...values) => {
    let branch = root;
    for (let index = 0; index < values.length; index += 1) {
      branch = branch.next.get(values[index]) ?? grow(branch, values[index]);
    }
    if (branch.xml !== undefined) return branch.xml;
    if (count >= mostRemembered) [root, count] = [{ next: new Map() }, 0];
    count += 1;
    branch.xml = inOnePiece(write(...values));
    return branch.xml;
  };
}

/**
 * Returns XML that many documents have, in one piece: a string that was put together is a tree of its pieces to V8, walked
 * through again each time that a document with it is encoded.
 */
export function inOnePiece(xml: Xml): Xml {
  return Buffer.from(xml, "utf8").toString("utf8") as Xml;
}

function grow(branch: Branch, value: Value): Branch {
  const grown = { next: new Map<Value, Branch>() };
  branch.next.set(value, grown);
  return grown;
}

/** A term found in a text: where it stands, and the classes it belongs to as bits, the first class being the lowest. */
export interface TermHit {
  readonly start: number;
  readonly end: number;
  readonly classes: number;
}

interface Node {
  readonly next: Map<number, Node>;
  /** Classes of the terms that end here at the end of a word, and of those that may go on. */
  whole: number;
  open: number;
}

/** Terms by class, separated by "|": "word" stands alone, "word*" may go on, "*word" may stand inside a word. */
export type TermLists = Readonly<Record<string, string>>;

/** Finds the terms of some lists in texts, in one pass and in time linear in the length of the text. */
export interface TermScanner {
  /** The names of the classes, by their bit. */
  readonly classes: readonly string[];
  /** Returns all terms in the text, by their start; of terms that begin at one place and share a class, the longest. */
  readonly find: (text: string) => readonly TermHit[];
}

const letter = /[\p{L}\p{M}\p{Nd}]/u;
/** Scripts that set no spaces: a term may begin and end anywhere. */
const unspaced = /[\u0e00-\u0eff\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/u;

/** Returns a scanner for at most 31 classes of terms. */
export function createTermScanner(lists: TermLists): TermScanner {
  const atStart = createNode();
  const inside = createNode();
  const classes = Object.keys(lists);
  for (const [index, name] of classes.entries()) {
    for (const entry of (lists[name] ?? "").split("|")) {
      const written = entry.trim().toLowerCase();
      const isInside = written.startsWith("*");
      const isOpen = written.endsWith("*") && written.length > 1;
      const term = written.slice(isInside ? 1 : 0, isOpen ? -1 : undefined);
      if (term === "") continue;
      addTerm(atStart, term, 1 << index, isOpen);
      if (isInside) addTerm(inside, term, 1 << index, isOpen);
    }
  }
  return { classes, find: (text) => findTerms(text, atStart, inside) };
}

function createNode(): Node {
  return { next: new Map(), whole: 0, open: 0 };
}

function addTerm(root: Node, term: string, bit: number, isOpen: boolean): void {
  let node = root;
  for (let index = 0; index < term.length; index += 1) {
    const code = term.charCodeAt(index);
    let next = node.next.get(code);
    if (next === undefined) {
      next = createNode();
      node.next.set(code, next);
    }
    node = next;
  }
  if (isOpen) node.open |= bit;
  else node.whole |= bit;
}

function findTerms(text: string, atStart: Node, inside: Node): readonly TermHit[] {
  const low = toLowerCase(text);
  const kinds = kindsOf(low);
  const hits: TermHit[] = [];
  for (let start = 0; start < low.length; start += 1) {
    const kind = kinds[start] ?? 0;
    const isWordStart = kind !== 1 || kinds[start - 1] !== 1;
    const root = isWordStart ? atStart : inside;
    if (root.next.has(low.charCodeAt(start))) pushTerms(low, kinds, start, root, hits);
  }
  return hits;
}

function pushTerms(low: string, kinds: Uint8Array, start: number, root: Node, hits: TermHit[]): void {
  const found: TermHit[] = [];
  let node: Node | undefined = root;
  for (let end = start; node !== undefined; end += 1) {
    const isWordEnd = kinds[end] !== 1 || kinds[end - 1] !== 1;
    const classes = end === start ? 0 : node.open | (isWordEnd ? node.whole : 0);
    if (classes !== 0) found.push({ start, end, classes });
    node = end < low.length ? node.next.get(low.charCodeAt(end)) : undefined;
  }
  let seen = 0;
  for (const hit of found.reverse()) {
    if ((hit.classes & ~seen) !== 0) hits.push(hit);
    seen |= hit.classes;
  }
}

/** 1 for letters, marks and figures of spaced scripts, 2 for those of unspaced ones, 0 for all else. */
function kindsOf(text: string): Uint8Array {
  const kinds = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x80) {
      const isWord = (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
      kinds[index] = isWord ? 1 : 0;
      continue;
    }
    const character = text.charAt(index);
    kinds[index] = unspaced.test(character) ? 2 : letter.test(character) ? 1 : 0;
  }
  return kinds;
}

/** Lower case of the same length, so that offsets stay: "İ" would become two characters. */
function toLowerCase(text: string): string {
  const low = text.toLowerCase();
  if (low.length === text.length) return normalise(low);
  let kept = "";
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    const small = character === "İ" ? "i" : character.toLowerCase();
    kept += small.length === 1 ? small : character;
  }
  return normalise(kept);
}

/** "do_not_show": the names of fields join their words. */
function normalise(text: string): string {
  return text.replaceAll("’", "'").replace(/(?<=\p{L})_(?=\p{L})/gu, " ");
}

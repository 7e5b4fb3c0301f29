import type { Span } from "./unit.ts";

/** A value of a JSON text with the spans of all of its parts. */
export interface JsonValue extends Span {
  readonly kind: "object" | "array" | "string" | "other";
  readonly members: readonly JsonMember[];
}

/** A property of an object, or an element of an array, which has no key. */
export interface JsonMember {
  readonly key?: Span;
  readonly value: JsonValue;
  /** Where the comma behind it stands, if there is one. */
  readonly comma?: number;
}

const deepest = 40;

/** Returns the JSON blocks of a text that hold a property or several elements; reads each character a bounded number of times. */
export function findJson(text: string): readonly JsonValue[] {
  const found: JsonValue[] = [];
  // Each try may fail late: all of them together read no more than a few times the text.
  let budget = 4 * text.length + 1_000;
  for (let index = 0; index < text.length && budget > 0; index += 1) {
    const character = text.charAt(index);
    if (character !== "{" && character !== "[") continue;
    const scan = new JsonScan(text, index);
    const value = scan.readValue(0);
    budget -= scan.place - index + 1;
    if (value === undefined || !isRecord(value)) continue;
    found.push(value);
    index = value.end - 1;
  }
  return found;
}

function isRecord({ kind, members }: JsonValue): boolean {
  if (kind === "object") return members.length > 0;
  const isNested = members.some(({ value }) => value.members.length > 0);
  return isNested || (members.length > 1 && members.every(({ value }) => value.kind === "string"));
}

class JsonScan {
  readonly text: string;
  place: number;

  constructor(text: string, place: number) {
    this.text = text;
    this.place = place;
  }

  readValue(depth: number): JsonValue | undefined {
    const start = this.place;
    const first = this.text.charAt(start);
    if (depth > deepest) return undefined;
    if (first === "{") return this.readMembers(depth, "object", "}");
    if (first === "[") return this.readMembers(depth, "array", "]");
    if (first === '"') return this.readString();
    const other = /[-+.\w]{1,40}/uy;
    other.lastIndex = start;
    const word = other.exec(this.text)?.[0];
    if (word === undefined || !/^(?:[-+]?\d[\d.eE+-]{0,30}|true|false|null)$/u.test(word)) return undefined;
    this.place += word.length;
    return { kind: "other", start, end: this.place, members: [] };
  }

  readString(): JsonValue | undefined {
    const start = this.place;
    for (let index = start + 1; index < this.text.length; index += 1) {
      const character = this.text.charAt(index);
      if (character === "\\") index += 1;
      else if (character === '"') {
        this.place = index + 1;
        return { kind: "string", start, end: this.place, members: [] };
      }
    }
    this.place = this.text.length;
    return undefined;
  }

  readMembers(depth: number, kind: "object" | "array", closer: string): JsonValue | undefined {
    const start = this.place;
    const members: JsonMember[] = [];
    this.place += 1;
    for (;;) {
      this.skipSpace();
      if (this.text.charAt(this.place) === closer) break;
      const key = kind === "object" ? this.readKey() : undefined;
      if (kind === "object" && key === undefined) return undefined;
      const value = this.readValue(depth + 1);
      if (value === undefined) return undefined;
      this.skipSpace();
      const hasComma = this.text.charAt(this.place) === ",";
      members.push({
        value,
        ...(key === undefined ? {} : { key }),
        ...(hasComma ? { comma: this.place } : {}),
      });
      if (hasComma) this.place += 1;
      else if (this.text.charAt(this.place) !== closer) return undefined;
    }
    this.place += 1;
    return { kind, start, end: this.place, members };
  }

  readKey(): Span | undefined {
    if (this.text.charAt(this.place) !== '"') return undefined;
    const key = this.readString();
    if (key === undefined) return undefined;
    this.skipSpace();
    if (this.text.charAt(this.place) !== ":") return undefined;
    this.place += 1;
    this.skipSpace();
    return { start: key.start, end: key.end };
  }

  skipSpace(): void {
    while (this.place < this.text.length && " \t\n\r".includes(this.text.charAt(this.place))) this.place += 1;
  }
}

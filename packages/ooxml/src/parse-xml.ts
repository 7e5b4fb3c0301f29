import { OoxmlError } from "./ooxml-error.ts";

/** An element of a parsed part; `start` and `end` are offsets into `decodeXml(source)`, in UTF-16 code units. */
export interface XmlElement {
  /** Qualified as written, prefix and all: "p:sp". */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
  /** Where its start tag begins. */
  readonly start: number;
  /** Where what follows its end tag begins. */
  readonly end: number;
}

/** How much XML is read before it is refused. */
export interface XmlLimits {
  /** Bytes, or code units of a string; 32 Mi if left out. */
  readonly size?: number;
  /** Elements inside each other; 200 if left out. */
  readonly depth?: number;
  /** Elements in all; a million if left out. */
  readonly elements?: number;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: (XmlElement | string)[];
  readonly start: number;
  end: number;
}

interface Reader {
  readonly source: string;
  readonly limits: Required<XmlLimits>;
  readonly open: OpenElement[];
  root: OpenElement | undefined;
  elements: number;
}

const defaultLimits: Required<XmlLimits> = { size: 32 * 1024 * 1024, depth: 200, elements: 1_000_000 };
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 (2.2 Char) leaves out
const notXmlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;
const namePattern = /[\p{L}_:][\p{L}\p{N}\p{M}_:.\-\u00B7]*/uy;
const attributePattern = /\s*([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagEndPattern = /\s*(\/?)>/y;
const encodingPattern = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/;
const readableEncodings = new Set(["utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be"]);
const namedCharacters: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/**
 * Returns the root element of a part, in UTF-8 or UTF-16 with or without a byte order mark. Throws an OoxmlError on XML
 * that is not well-formed, has a document type declaration, or exceeds the limits; entities are never expanded.
 */
export function parseXml(source: Uint8Array | string, limits: XmlLimits = {}): XmlElement {
  const allLimits = { ...defaultLimits, ...limits };
  if (source.length > allLimits.size) {
    throw new OoxmlError(
      "xml_limit",
      `Expected at most ${allLimits.size} bytes of XML, got ${source.length}.`,
    );
  }
  const text = typeof source === "string" ? withoutByteOrderMark(source) : decodeXml(source);
  if (notXmlCharacters.test(text) || !text.isWellFormed()) {
    throw new OoxmlError(
      "xml_malformed",
      "Expected XML 1.0 characters only, got control characters or lone surrogates.",
    );
  }
  const reader: Reader = { source: text, limits: allLimits, open: [], root: undefined, elements: 0 };
  let position = 0;
  while (position < text.length) position = readNext(reader, position);
  const unclosed = reader.open.at(-1);
  if (unclosed) throw malformed(reader, text.length, `the end of <${unclosed.name}>`);
  if (!reader.root) throw malformed(reader, text.length, "a root element");
  return reader.root;
}

/** Returns the text of a part as `parseXml` sees it: decoded, without byte order mark. Throws an OoxmlError. */
export function decodeXml(bytes: Uint8Array): string {
  const text = withoutByteOrderMark(decode(bytes));
  const encoding = encodingPattern.exec(text.slice(0, 200))?.[1];
  if (encoding !== undefined && !readableEncodings.has(encoding.toLowerCase())) {
    throw new OoxmlError(
      "xml_malformed",
      `Expected XML in UTF-8 or UTF-16, got ${JSON.stringify(encoding)}.`,
    );
  }
  return text;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new OoxmlError("xml_malformed", "Expected XML in UTF-8 or UTF-16, got bytes that are neither.", {
      cause,
    });
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  return "utf-8";
}

function withoutByteOrderMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

function readNext(reader: Reader, position: number): number {
  const { source } = reader;
  const tag = source.indexOf("<", position);
  const textEnd = tag === -1 ? source.length : tag;
  if (textEnd > position) addText(reader, position, textEnd);
  if (tag === -1) return source.length;
  switch (source.charCodeAt(tag + 1)) {
    case 0x2f:
      return readEndTag(reader, tag);
    case 0x21:
      return readDeclaration(reader, tag);
    case 0x3f:
      return after(reader, "?>", tag);
    default:
      return readStartTag(reader, tag);
  }
}

function readStartTag(reader: Reader, start: number): number {
  const { source } = reader;
  namePattern.lastIndex = start + 1;
  const name = namePattern.exec(source)?.[0];
  if (name === undefined) throw malformed(reader, start, "a tag");
  const attributes: Record<string, string> = Object.create(null);
  const attributesEnd = readAttributes(reader, start + 1 + name.length, attributes);
  tagEndPattern.lastIndex = attributesEnd;
  const tagEnd = tagEndPattern.exec(source);
  if (!tagEnd) throw malformed(reader, attributesEnd, `the end of the tag <${name}>`);
  const end = tagEndPattern.lastIndex;
  const opened: OpenElement = { name, attributes, children: [], start, end };
  addElement(reader, opened);
  if (tagEnd[1] === "") {
    reader.open.push(opened);
    if (reader.open.length > reader.limits.depth) throw tooMuch(`${reader.limits.depth} levels of elements`);
  }
  return end;
}

function readAttributes(reader: Reader, start: number, attributes: Record<string, string>): number {
  let position = start;
  for (;;) {
    attributePattern.lastIndex = position;
    const match = attributePattern.exec(reader.source);
    if (!match) return position;
    const name = match[1] ?? "";
    const value = match[2] ?? match[3] ?? "";
    if (position === start && !/\s/.test(reader.source.charAt(start)))
      throw malformed(reader, start, "a space");
    if (name in attributes) throw malformed(reader, position, `one attribute ${name}`);
    attributes[name] = withoutReferences(reader, value.replace(/\r\n|[\t\n\r]/g, " "), position);
    position = attributePattern.lastIndex;
  }
}

function addElement(reader: Reader, added: OpenElement): void {
  reader.elements += 1;
  if (reader.elements > reader.limits.elements) throw tooMuch(`${reader.limits.elements} elements`);
  const parent = reader.open.at(-1);
  if (parent) parent.children.push(added);
  else if (reader.root) throw malformed(reader, added.start, "one root element");
  else reader.root = added;
}

function readEndTag(reader: Reader, start: number): number {
  const end = after(reader, ">", start);
  const name = reader.source.slice(start + 2, end - 1).trimEnd();
  const closed = reader.open.pop();
  if (closed?.name !== name) throw malformed(reader, start, closed ? `</${closed.name}>` : "no end tag");
  closed.end = end;
  return end;
}

function readDeclaration(reader: Reader, start: number): number {
  const { source } = reader;
  if (source.startsWith("<!--", start)) return after(reader, "-->", start + 4);
  if (source.startsWith("<![CDATA[", start)) {
    const end = after(reader, "]]>", start);
    const parent = reader.open.at(-1);
    if (!parent) throw malformed(reader, start, "text inside the root element only");
    parent.children.push(source.slice(start + 9, end - 3).replace(/\r\n?/g, "\n"));
    return end;
  }
  throw new OoxmlError(
    "xml_forbidden",
    `Expected XML without document type declaration, got "${source.slice(start, start + 9)}" at character ${start}.`,
  );
}

function addText(reader: Reader, start: number, end: number): void {
  const text = reader.source.slice(start, end);
  const parent = reader.open.at(-1);
  if (parent) parent.children.push(withoutReferences(reader, text.replace(/\r\n?/g, "\n"), start));
  else if (text.trim() !== "") throw malformed(reader, start, "text inside the root element only");
}

function withoutReferences(reader: Reader, text: string, position: number): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#(\d{1,7});|#x([\da-fA-F]{1,6});|(\w+);)?/g,
    (written, decimal, hexadecimal, name) => {
      const character =
        name === undefined
          ? characterOf(decimal ?? hexadecimal, decimal === undefined ? 16 : 10)
          : Object.hasOwn(namedCharacters, name) && namedCharacters[name];
      if (typeof character !== "string")
        throw malformed(reader, position, `one of XML's own entities, not ${written}`);
      return character;
    },
  );
}

function characterOf(digits: string | undefined, radix: 10 | 16): string | undefined {
  const code = digits === undefined ? Number.NaN : Number.parseInt(digits, radix);
  if (!(code <= 0x10ffff)) return undefined;
  const character = String.fromCodePoint(code);
  return notXmlCharacters.test(character) || !character.isWellFormed() ? undefined : character;
}

function after(reader: Reader, mark: string, start: number): number {
  const found = reader.source.indexOf(mark, start);
  if (found === -1) throw malformed(reader, start, `"${mark}"`);
  return found + mark.length;
}

function malformed(reader: Reader, position: number, expected: string): OoxmlError {
  const line = reader.source.slice(0, position).split("\n").length;
  return new OoxmlError("xml_malformed", `Expected ${expected} at line ${line} (character ${position}).`);
}

function tooMuch(what: string): OoxmlError {
  return new OoxmlError("xml_limit", `Expected at most ${what} in one part.`);
}

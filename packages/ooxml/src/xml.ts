declare const brand: unique symbol;

/** Serialised XML: names, attributes and text in it are already escaped. */
export type Xml = string & { readonly [brand]: true };

/** The value of an attribute; undefined leaves the attribute out, booleans are written as 1 and 0. */
export type AttributeValue = string | number | boolean | undefined;

/** What may stand between the tags of an element; false and undefined stand for nothing. */
export type XmlChild = Xml | false | undefined | readonly XmlChild[];

/** What a part begins with, before its root element; ASCII. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
// Nearly all values need nothing done: one look finds out.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 (2.2 Char) leaves out
const notPlain = /[&<>"\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/;
const escapedInText = /[&<>\r]/g;
const escapedInAttributes = /[&<>"\t\n\r]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 (2.2 Char) leaves out
const notXmlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const loneSurrogates = /\p{Surrogate}/gu;
const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

interface Tags {
  readonly start: string;
  readonly bare: string;
  readonly empty: string;
  readonly end: string;
}

interface AttributeStarts {
  readonly first: string;
  /** With the quotation mark behind the attribute before. */
  readonly next: string;
}

// Names are few and repeat: tags that are made once, in one piece, are a tenth of the time that a deck's XML takes.
const tags = new Map<string, Tags>();
const attributeStarts = new Map<string, AttributeStarts>();

/** Returns an element with its attributes in the order given; throws a RangeError on NaN and infinite numbers. */
export function element(
  name: string,
  attributes?: Readonly<Record<string, AttributeValue>>,
  ...children: XmlChild[]
): Xml {
  const content = joined(children);
  const { start, bare, empty, end } = tags.get(name) ?? addTags(name);
  if (attributes === undefined) return (content === "" ? empty : bare + content + end) as Xml;
  const list = attributeList(name, attributes);
  if (list === "") return (content === "" ? empty : bare + content + end) as Xml;
  return (content === "" ? `${start}${list}"/>` : `${start}${list}">${content}${end}`) as Xml;
}

/** Returns text for the inside of an element, escaped, without the characters that XML 1.0 does not allow (2.2 Char). */
export function textContent(value: string): Xml {
  return (notPlain.test(value) ? stripped(value).replace(escapedInText, reference) : value) as Xml;
}

/** Returns XML that was serialised elsewhere, such as a part of a template's own source, as a child; it is not checked. */
export function serializedXml(source: string): Xml {
  return source as Xml;
}

/** Stands in a document for what is put there later (`createXmlFrame`): a character that no XML has. */
export const xmlHole: Xml = serializedXml("\u0000");

/** Returns a part: the XML declaration and its root element, in UTF-8. */
export function xmlDocument(root: Xml): Buffer {
  return Buffer.from(xmlDeclaration + root, "utf8");
}

function addTags(name: string): Tags {
  const added = { start: `<${name}`, bare: `<${name}>`, empty: `<${name}/>`, end: `</${name}>` };
  tags.set(name, added);
  return added;
}

function addAttributeStarts(key: string): AttributeStarts {
  const added = { first: ` ${key}="`, next: `" ${key}="` };
  attributeStarts.set(key, added);
  return added;
}

function attributeList(name: string, attributes: Readonly<Record<string, AttributeValue>>): string {
  let list = "";
  for (const key in attributes) {
    const value = attributes[key];
    if (value === undefined) continue;
    const { first, next } = attributeStarts.get(key) ?? addAttributeStarts(key);
    list += (list === "" ? first : next) + attributeText(name, key, value);
  }
  return list;
}

function attributeText(name: string, key: string, value: string | number | boolean): string {
  if (typeof value === "string") {
    return notPlain.test(value) ? stripped(value).replace(escapedInAttributes, reference) : value;
  }
  if (typeof value === "boolean") return value ? "1" : "0";
  if (Number.isFinite(value)) return String(value);
  throw new RangeError(`Expected a finite number for ${key} of ${name}, got ${value}.`);
}

function joined(children: readonly XmlChild[]): string {
  let content = "";
  for (const child of children) {
    if (typeof child === "string") content += child;
    else if (child !== undefined && child !== false) content += joined(child);
  }
  return content;
}

function stripped(value: string): string {
  // Surrogates first: two lone ones would make a pair once what stands between them is gone.
  const paired = value.isWellFormed() ? value : value.replace(loneSurrogates, "");
  return paired.replace(notXmlCharacters, "");
}

function reference(character: string): string {
  return references[character] ?? character;
}

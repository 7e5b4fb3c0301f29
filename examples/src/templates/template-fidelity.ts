import {
  childElements,
  descendantElements,
  inflateEntry,
  localName,
  parseXml,
  readZip,
  type XmlElement,
  type ZipEntry,
} from "@lectern/ooxml";

/** How faithful a deck is to the template that it was made in. */
export interface Fidelity {
  /** The masters, layouts, themes, pictures, fonts and other media that the deck has of its template. */
  readonly kept: number;
  /** Those of them whose bytes are not the template's, or that the template has not. */
  readonly changed: readonly string[];
  /** Colours that the slides, charts and notes name outright and no slide of the template does, and fonts that no master, layout or slide of it does, each with its part. */
  readonly outright: readonly string[];
}

const designParts = /^ppt\/(?:slideMasters|slideLayouts|theme|media|fonts)\/[^/]+$/u;
const writtenParts = /^ppt\/(?:slides|charts)\/[^/]+\.xml$/u;
const placeParts = /^ppt\/(?:slideMasters|slideLayouts|slides)\/[^/]+\.xml$/u;
const outrightColors = ["srgbClr", "sysClr", "prstClr", "hslClr", "scrgbClr"];
const fontElements = ["latin", "ea", "cs"];
/** Of code, which no theme has a font for. */
const codeFont = "Courier New";

/** Compares a deck with the template that it was made in: compressed bytes of the design, and names on the slides. */
export function compareFidelity(deck: Uint8Array, template: Uint8Array): Fidelity {
  const before = readZip(template).entries;
  const families = familiesOf([...before.values()].filter(({ name }) => placeParts.test(name)));
  const after = [...readZip(deck).entries.values()];
  const own = colorsOf([...before.values()].filter(({ name }) => writtenParts.test(name)));
  const design = after.filter(({ name }) => designParts.test(name) && !isOwnTheme(name, before, after));
  return {
    kept: design.length,
    changed: design
      .filter((entry) => !isSame(entry, before.get(entry.name)) && !isTakenFromSlides(entry, before))
      .map(({ name }) => name),
    outright: after
      .filter(({ name }) => writtenParts.test(name))
      .flatMap((entry) => findOutright(entry, families, own)),
  };
}

/** A template without notes master is given one, which has a theme of its own. */
function isOwnTheme(
  name: string,
  before: ReadonlyMap<string, ZipEntry>,
  after: readonly ZipEntry[],
): boolean {
  if (before.has(name)) return false;
  return after.some((entry) => {
    const isOfNotes = /^ppt\/notesMasters\/_rels\//u.test(entry.name);
    return isOfNotes && Buffer.from(inflateEntry(entry)).includes(name.slice(name.lastIndexOf("/") + 1));
  });
}

/** A picture behind the template's own slides is the deck's under another name. */
function isTakenFromSlides(entry: ZipEntry, before: ReadonlyMap<string, ZipEntry>): boolean {
  if (!entry.name.startsWith("ppt/media/") || before.has(entry.name)) return false;
  const bytes = Buffer.from(inflateEntry(entry));
  return [...before.values()].some(
    ({ name, ...rest }) =>
      name.startsWith("ppt/media/") && bytes.equals(Buffer.from(inflateEntry({ name, ...rest }))),
  );
}

function isSame(entry: ZipEntry, original: ZipEntry | undefined): boolean {
  return original !== undefined && Buffer.from(entry.compressed).equals(original.compressed);
}

/** The fonts that masters, layouts and slides name in place of the theme's. */
function familiesOf(entries: readonly ZipEntry[]): ReadonlySet<string> {
  return new Set(
    entries.flatMap((entry) =>
      descendantElements(parseXml(inflateEntry(entry)), "latin").map(
        ({ attributes }) => attributes["typeface"] ?? "",
      ),
    ),
  );
}

/** The colours that parts name outright. */
function colorsOf(entries: readonly ZipEntry[]): ReadonlySet<string> {
  return new Set(entries.flatMap((entry) => colorsIn(parseXml(inflateEntry(entry)))));
}

function colorsIn(root: XmlElement): readonly string[] {
  return outrightColors.flatMap((name) =>
    descendantElements(root, name).map(({ attributes }) => `${name} ${attributes["val"] ?? ""}`),
  );
}

/** What the template's own slides name outright may be named as well. */
function findOutright(
  entry: ZipEntry,
  families: ReadonlySet<string>,
  own: ReadonlySet<string>,
): readonly string[] {
  const root = parseXml(inflateEntry(entry));
  const colors = colorsIn(root).filter((color) => !own.has(color));
  const fonts = descendantElements(root, "rPr").flatMap((properties) =>
    childElements(properties)
      .filter(({ name }) => fontElements.includes(localName(name)))
      .map(({ attributes }) => attributes["typeface"] ?? "")
      .filter((typeface) => !typeface.startsWith("+") && typeface !== codeFont)
      .filter((typeface) => !families.has(typeface)),
  );
  return [...new Set([...colors, ...fonts])].map((found) => `${entry.name}: ${found}`);
}

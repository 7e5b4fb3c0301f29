import type {
  BulletItem,
  BulletsSlide,
  ClosingSlide,
  Direction,
  Outline,
  OutlineSlide,
  RichText,
  SectionSlide,
  SlideKind,
  TextRun,
  TitleSlide,
} from "./outline.ts";

/** The most that an outline may hold; lengths in code points. */
export const outlineLimits = {
  slides: 200,
  itemsPerList: 30,
  levels: 3,
  runs: 200,
  title: 200,
  line: 400,
  lead: 200,
  text: 2_000,
  notes: 100_000,
  href: 2_083,
} as const;

/** One fault of an outline: a JSON pointer (RFC 6901) to where it is, and what is wrong there. */
export interface OutlineFinding {
  readonly pointer: string;
  readonly message: string;
}

/** Says that an outline breaks an invariant; `findings` lists every fault, in the outline's own order. */
export class OutlineError extends Error {
  readonly code = "outline_invalid";
  readonly findings: readonly OutlineFinding[];

  constructor(findings: readonly OutlineFinding[]) {
    const lines = findings.map(({ pointer, message }) => `${pointer || "/"}: ${message}`);
    super(`Expected a valid outline, got ${findings.length} fault(s):\n${lines.join("\n")}`);
    this.name = "OutlineError";
    this.findings = findings;
  }
}

/**
 * Returns the outline checked, in Unicode NFC, with its language tag in canonical form, and frozen in depth;
 * throws an OutlineError that lists every invariant which it breaks.
 */
export function createOutline(input: Outline): Outline {
  const check = new Check();
  const outline = readOutline(input, check);
  if (check.findings.length > 0) throw new OutlineError(check.findings);
  return freezeInDepth(outline);
}

/** Returns the direction in which a language's main script is written; throws a RangeError on what is no BCP 47 tag. */
export function directionOf(language: string): Direction {
  const script = new Intl.Locale(language).maximize().script ?? "Latn";
  return rightToLeftScripts.has(script) ? "rtl" : "ltr";
}

const rightToLeftScripts = new Set("Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" "));

type Fields = Readonly<Record<string, unknown>>;

class Check {
  readonly findings: OutlineFinding[] = [];

  report(pointer: string, message: string): void {
    this.findings.push({ pointer, message });
  }
}

function readOutline(input: unknown, check: Check): Outline {
  const fields = readFields(input, "", check);
  const language = readLanguage(fields["language"], check);
  return {
    title: readLine(fields["title"], "/title", outlineLimits.title, check),
    language,
    direction: readDirection(fields["direction"], language, check),
    slides: readSlides(fields["slides"], check),
  };
}

function readLanguage(value: unknown, check: Check): string {
  const tag = typeof value === "string" ? canonicalTag(value) : undefined;
  if (tag !== undefined) return tag;
  check.report("/language", `expected a BCP 47 tag such as "en-GB", got ${shown(value)}`);
  return "en";
}

function canonicalTag(value: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(value)[0];
  } catch {
    return undefined;
  }
}

function readDirection(value: unknown, language: string, check: Check): Direction {
  const expected = directionOf(language);
  if (value !== expected) {
    check.report(
      "/direction",
      `expected "${expected}", which "${language}" is written in, got ${shown(value)}`,
    );
  }
  return expected;
}

function readSlides(value: unknown, check: Check): readonly OutlineSlide[] {
  const slides = readList(value, "/slides", outlineLimits.slides, check);
  if (slides.length > 0 && asFields(slides[0])?.["kind"] !== "title") {
    check.report(
      "/slides/0/kind",
      `expected "title" on the first slide, got ${shown(asFields(slides[0])?.["kind"])}`,
    );
  }
  return slides.flatMap((slide, index) => readSlide(slide, `/slides/${index}`, check) ?? []);
}

function readSlide(value: unknown, pointer: string, check: Check): OutlineSlide | undefined {
  const fields = readFields(value, pointer, check);
  const kind = fields["kind"];
  if (isSlideKind(kind)) return slideReaders[kind](fields, pointer, check);
  check.report(
    `${pointer}/kind`,
    `expected one of ${Object.keys(slideReaders).join(", ")}, got ${shown(kind)}`,
  );
  return undefined;
}

function isSlideKind(value: unknown): value is SlideKind {
  return typeof value === "string" && Object.hasOwn(slideReaders, value);
}

type SlideReader<Kind extends SlideKind> = (
  fields: Fields,
  pointer: string,
  check: Check,
) => Extract<OutlineSlide, { readonly kind: Kind }>;

/** A new kind of slide does not compile until it is read here. */
const slideReaders: { readonly [Kind in SlideKind]: SlideReader<Kind> } = {
  title: (fields, pointer, check): TitleSlide => ({
    kind: "title",
    ...readCommon(fields, pointer, check),
    ...readOptionalLine(fields, "subtitle", pointer, check),
    ...readOptionalLine(fields, "byline", pointer, check),
  }),
  section: (fields, pointer, check): SectionSlide => ({
    kind: "section",
    ...readCommon(fields, pointer, check),
    ...readOptionalLine(fields, "summary", pointer, check),
  }),
  bullets: (fields, pointer, check): BulletsSlide => ({
    kind: "bullets",
    ...readCommon(fields, pointer, check),
    items: readItems(fields["items"], `${pointer}/items`, 1, check),
  }),
  closing: (fields, pointer, check): ClosingSlide => ({
    kind: "closing",
    ...readCommon(fields, pointer, check),
    ...(fields["items"] === undefined
      ? {}
      : { items: readItems(fields["items"], `${pointer}/items`, 1, check) }),
    ...readOptionalLine(fields, "contact", pointer, check),
  }),
};

function readCommon(fields: Fields, pointer: string, check: Check): { title: string; notes?: string } {
  const title = readLine(fields["title"], `${pointer}/title`, outlineLimits.title, check);
  const notes = fields["notes"];
  if (notes === undefined) return { title };
  return { title, notes: readText(notes, `${pointer}/notes`, outlineLimits.notes, check, "lines") };
}

function readOptionalLine<Name extends string>(
  fields: Fields,
  name: Name,
  pointer: string,
  check: Check,
): { [Key in Name]?: string } {
  const value = fields[name];
  if (value === undefined) return {};
  const line = readLine(value, `${pointer}/${name}`, outlineLimits.line, check);
  return { [name]: line } as { [Key in Name]: string };
}

function readItems(value: unknown, pointer: string, level: number, check: Check): readonly BulletItem[] {
  if (level > outlineLimits.levels) {
    check.report(pointer, `expected at most ${outlineLimits.levels} levels, got one more`);
    return [];
  }
  const items = readList(value, pointer, outlineLimits.itemsPerList, check);
  return items.map((item, index) => readItem(item, `${pointer}/${index}`, level, check));
}

function readItem(value: unknown, pointer: string, level: number, check: Check): BulletItem {
  const { lead, text, children } = readFields(value, pointer, check);
  return {
    ...(lead === undefined ? {} : { lead: readLine(lead, `${pointer}/lead`, outlineLimits.lead, check) }),
    text: readRichText(text, `${pointer}/text`, check),
    ...(children === undefined
      ? {}
      : { children: readItems(children, `${pointer}/children`, level + 1, check) }),
  };
}

function readRichText(value: unknown, pointer: string, check: Check): RichText {
  const runs = readList(value, pointer, outlineLimits.runs, check).map((run, index) =>
    readRun(run, `${pointer}/${index}`, check),
  );
  const text = runs.map((run) => run.text).join("");
  if (runs.length > 0 && text.trim() === "") check.report(pointer, "expected text, got only spaces");
  const length = countCodePoints(text);
  if (length > outlineLimits.text) {
    check.report(pointer, `expected at most ${outlineLimits.text} characters, got ${length}`);
  }
  return runs;
}

function readRun(value: unknown, pointer: string, check: Check): TextRun {
  const fields = readFields(value, pointer, check);
  const { text, href } = fields;
  if (text === "") check.report(`${pointer}/text`, "expected text, got an empty run: leave it out");
  return {
    text: readText(text, `${pointer}/text`, outlineLimits.text, check, "line"),
    ...readFlag(fields, "bold", pointer, check),
    ...readFlag(fields, "italic", pointer, check),
    ...readFlag(fields, "code", pointer, check),
    ...(href === undefined ? {} : { href: readHref(href, `${pointer}/href`, check) }),
  };
}

function readFlag<Name extends string>(
  fields: Fields,
  name: Name,
  pointer: string,
  check: Check,
): { [Key in Name]?: boolean } {
  const value = fields[name];
  if (value === undefined) return {};
  if (typeof value !== "boolean")
    check.report(`${pointer}/${name}`, `expected true or false, got ${shown(value)}`);
  return { [name]: value === true } as { [Key in Name]: boolean };
}

function readHref(value: unknown, pointer: string, check: Check): string {
  if (typeof value === "string" && isAbsoluteHref(value)) return value;
  check.report(pointer, `expected an absolute http, https or mailto URL, got ${shown(value)}`);
  return "";
}

/** Says whether a link is an absolute http, https or mailto URL without spaces, quotation marks and brackets. */
export function isAbsoluteHref(value: string): boolean {
  if (
    value.length > outlineLimits.href ||
    faultOf(value, "line") !== undefined ||
    /[\s"<>\\^`{|}]/u.test(value)
  )
    return false;
  const rest = /^(?:https?:\/\/|mailto:)/iu.exec(value)?.[0];
  if (rest === undefined) return false;
  const target = value.slice(rest.length);
  if (rest.toLowerCase() !== "mailto:") return /^[^/?#@:]/u.test(target);
  const at = target.indexOf("@");
  return at > 0 && at < target.length - 1;
}

function readLine(value: unknown, pointer: string, limit: number, check: Check): string {
  const text = readText(value, pointer, limit, check, "line");
  if (typeof value === "string" && text.trim() === "")
    check.report(pointer, "expected text, got an empty one");
  return text;
}

function readText(
  value: unknown,
  pointer: string,
  limit: number,
  check: Check,
  form: "line" | "lines",
): string {
  if (typeof value !== "string") {
    check.report(pointer, `expected a string, got ${shown(value)}`);
    return "";
  }
  const text = value.normalize("NFC");
  const fault = faultOf(text, form);
  if (fault !== undefined) check.report(pointer, fault);
  const length = countCodePoints(text);
  if (length > limit) check.report(pointer, `expected at most ${limit} characters, got ${length}`);
  return text;
}

/** Control characters (C0, DEL, C1), line and paragraph separators, and what turns the direction of the text after it. */
function faultOf(text: string, form: "line" | "lines"): string | undefined {
  if (!text.isWellFormed()) return "expected whole characters, got half of a surrogate pair";
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (!isForbidden(code) || (code === 0x0a && form === "lines")) continue;
    const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
    return `expected ${form === "line" ? "one line of " : ""}text without control characters, got ${name} at ${index}`;
  }
  return undefined;
}

function isForbidden(code: number): boolean {
  if (code < 0x20 || (code >= 0x7f && code <= 0x9f)) return true;
  if (code < 0x2028) return false;
  return code <= 0x202e || (code >= 0x2066 && code <= 0x2069) || code === 0xfffe || code === 0xffff;
}

function countCodePoints(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    // The second half of a pair belongs to the character that its first half began.
    if ((text.charCodeAt(index) & 0xfc00) !== 0xdc00) count += 1;
  }
  return count;
}

function readList(value: unknown, pointer: string, limit: number, check: Check): readonly unknown[] {
  if (!Array.isArray(value)) {
    check.report(pointer, `expected a list, got ${shown(value)}`);
    return [];
  }
  if (value.length === 0) check.report(pointer, "expected at least one, got an empty list");
  if (value.length > limit) check.report(pointer, `expected at most ${limit}, got ${value.length}`);
  return value.slice(0, limit);
}

function readFields(value: unknown, pointer: string, check: Check): Fields {
  const fields = asFields(value);
  if (fields === undefined) check.report(pointer, `expected an object, got ${shown(value)}`);
  return fields ?? {};
}

function asFields(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

function shown(value: unknown): string {
  if (typeof value === "string") return `"${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`;
  if (value === undefined) return "nothing";
  if (value === null || typeof value === "number" || typeof value === "boolean") return String(value);
  return Array.isArray(value) ? "a list" : `a value of type ${typeof value}`;
}

function freezeInDepth<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeInDepth(part);
  return Object.freeze(value);
}

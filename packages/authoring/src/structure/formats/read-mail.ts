import type { LeftOut } from "../../author.ts";
import { clip } from "../../text/clip.ts";
import { toRichText } from "../../text/rich-text.ts";
import type { Block, ListItem, Span } from "../blocks.ts";
import { readPlainText } from "../plain/plain-text.ts";
import {
  attribution,
  isClosing,
  isDisclaimer,
  isGreeting,
  isSmallTalk,
  type MailField,
  mailFieldOf,
  separator,
  subjectPrefix,
} from "./mail-words.ts";
import { isMarkdown, type ReadBlocks, readMarkdown } from "./markdown.ts";

const mostLinesBefore = 3;
const longestFieldName = 30;
const longestAttribution = 240;
const levelOfOlder = 2;

/** A mail's head, as far as it is read, in the words it has. */
interface Head {
  readonly fields: ReadonlyMap<MailField, { readonly term: string; readonly value: string }>;
  readonly lineCount: number;
}

/** One mail of a thread; quoted ones stand deeper. */
interface Mail {
  readonly depth: number;
  readonly from: string;
  readonly date: string;
  readonly lines: string[];
}

interface QuotedLine {
  readonly depth: number;
  readonly text: string;
}

/**
 * Returns the blocks of a mail, or of a thread of mails, the newest one first and the older ones as parts by their
 * writers; heads, greetings and signatures are left out. Undefined for other texts.
 */
export function readMail(source: string): ReadBlocks | undefined {
  const lines = source.split("\n").map(unquote);
  const start = findHead(lines);
  if (start === undefined && !hasAttribution(lines)) return undefined;
  const span = { start: 0, end: source.length };
  const head = start === undefined ? undefined : readHead(lines, start);
  const body = start === undefined ? 0 : start + (head?.lineCount ?? 0);
  const leftOut: LeftOut[] = recipientsOf(head);
  const before = readBody(lines.slice(0, start ?? 0).map(({ text }) => text));
  const [newest, ...older] = splitThread(lines.slice(body), head);
  const blocks = [
    ...imprintOf(head, span),
    ...before.blocks,
    ...readMailBody(newest, older.length > 0 ? 1 : 0, leftOut),
    ...older.flatMap((mail) => readOlder(mail, span, leftOut)),
  ];
  const title = subjectOf(head);
  return { blocks, leftOut, ...(title === undefined ? {} : { title }) };
}

function unquote(line: string): QuotedLine {
  let depth = 0;
  let index = 0;
  for (; index < line.length; index += 1) {
    const character = line.charAt(index);
    if (character === ">") depth += 1;
    else if (character !== " ") break;
  }
  return depth === 0 ? { depth, text: line } : { depth, text: line.slice(index) };
}

/** A head opens the text, or stands below a line or two of one's own. */
function findHead(lines: readonly QuotedLine[]): number | undefined {
  let seen = 0;
  for (const [index, { text }] of lines.entries()) {
    if (text.trim() === "") continue;
    if (readHead(lines, index) !== undefined) return index;
    seen += 1;
    if (seen > mostLinesBefore) return undefined;
  }
  return undefined;
}

function hasAttribution(lines: readonly QuotedLine[]): boolean {
  return lines.some((_, index) => {
    const read = readAttribution(lines, index);
    const next = read === undefined ? undefined : nextText(lines, index + read.lineCount);
    return next !== undefined && next.depth > (lines[index]?.depth ?? 0);
  });
}

function nextText(lines: readonly QuotedLine[], from: number): QuotedLine | undefined {
  let index = from;
  while (lines[index] !== undefined && lines[index]?.text.trim() === "") index += 1;
  return lines[index];
}

/** Lines of fields one below the other, among them who wrote and what about; a journey's "From" and "To" are no mail. */
function readHead(lines: readonly QuotedLine[], start: number): Head | undefined {
  const fields = new Map<MailField, { term: string; value: string }>();
  const depth = lines[start]?.depth ?? 0;
  let count = 0;
  let last: { value: string } | undefined;
  for (let line = lines[start]; line !== undefined && line.depth === depth; line = lines[start + count]) {
    const read = readField(line.text);
    if (read !== undefined) {
      last = { value: read.value };
      const known = { term: read.term, value: read.value };
      if (!fields.has(read.field)) fields.set(read.field, known);
    } else if (last === undefined || !goesOn(line.text)) break;
    count += 1;
  }
  const [from, to] = [fields.get("from"), fields.get("to")];
  const isAddressed = [from, to].some((field) => field?.value.includes("@") === true);
  const isHead =
    (from !== undefined || to !== undefined) &&
    fields.size >= 2 &&
    (fields.has("subject") || (isAddressed && (to === undefined || from !== undefined)));
  return isHead ? { fields, lineCount: count } : undefined;
}

function readField(line: string): { field: MailField; term: string; value: string } | undefined {
  const text = line.trim().replace(/^\*{1,2}([^*:\n]{2,30}):\*{1,2}/u, "$1:");
  const colon = text.slice(0, longestFieldName).search(/[:\uFF1A]/u);
  if (colon < 1) return undefined;
  const term = text.slice(0, colon).trim();
  const field = mailFieldOf(term);
  if (field === undefined) return undefined;
  return { field, term, value: text.slice(colon + 1).trim() };
}

/** Long fields go on in indented lines; programs add fields of their own. */
function goesOn(line: string): boolean {
  return /^[ \t]{1,8}\S/u.test(line) || /^[A-Za-z]{1,20}(?:-[A-Za-z]{1,20}){1,4}: /u.test(line);
}

interface Attribution {
  readonly from: string;
  readonly date: string;
  readonly lineCount: number;
}

/** "On …, Ann wrote:", which programs break over two lines. */
function readAttribution(lines: readonly QuotedLine[], index: number): Attribution | undefined {
  const first = lines[index]?.text.trim() ?? "";
  if (first.length < 8 || first.length > longestAttribution || !/\d/u.test(first)) return undefined;
  const next = lines[index + 1]?.text.trim() ?? "";
  const whole = /[:\uFF1A]$/u.test(first) ? first : `${first} ${next}`;
  if (whole.length > longestAttribution || !attribution.test(whole)) return undefined;
  const lastDigit = whole.search(/\d\D{0,240}$/u);
  const from = nameOf(
    whole
      .slice(lastDigit + 1)
      .replace(/^ ?(?:am|pm|a\.m\.|p\.m\.|uhr|h|г\.)?[\s,.:;]{0,3}(?:schrieb|schreef|skrev)? ?/iu, "")
      .replace(
        /,? ?(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|het volgende geschreven|napisał\(a\)|napisała?|skrev|написала?|yazdı)? ?[:\uFF1A]$/iu,
        "",
      ),
  );
  return { from, date: dayOf(whole), lineCount: whole === first ? 1 : 2 };
}

/** "Priya Nair <priya@example.org>" is called Priya Nair. */
function nameOf(words: string): string {
  const name = words
    .replace(/[<[(]{0,2}[^\s<>()[\]]{1,80}@[^\s<>()[\]]{1,80}[>\])]{0,2}/gu, "")
    .replace(/["']/gu, "")
    .trim();
  const end = name.endsWith(",") ? name.slice(0, -1) : name;
  return clip(end === "" ? words.replace(/[<>]/gu, "").trim() : end, 80);
}

/** The day of a date with its hour and weekday. */
function dayOf(words: string): string {
  const day =
    /\d{1,2}\.? (?:de )?\p{L}{3,12}\.?,? (?:de )?\d{4}|\p{L}{3,12}\.? \d{1,2},? \d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{4}年\d{1,2}月\d{1,2}日/u.exec(
      words.slice(0, 200),
    )?.[0];
  return day ?? "";
}

/** Cuts a thread where the next mail's head or "… wrote:" stands; lines that are quoted less go on with the answer. */
function splitThread(lines: readonly QuotedLine[], head: Head | undefined): readonly Mail[] {
  const first = createMail(0, head);
  const mails: Mail[] = [first];
  let open: readonly Mail[] = [first];
  const begin = (mail: Mail): void => {
    mails.push(mail);
    open = [...open.filter(({ depth }) => depth < mail.depth), mail];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    const { depth, text } = line;
    const ahead = readHead(lines, index);
    const wrote = ahead === undefined ? readAttribution(lines, index) : undefined;
    if (ahead !== undefined) {
      begin(createMail(depth, ahead));
      index += ahead.lineCount - 1;
    } else if (wrote !== undefined) {
      const next = nextText(lines, index + wrote.lineCount);
      const inner = Math.max(depth, Math.min(next?.depth ?? depth, depth + 1));
      begin({ depth: inner, from: wrote.from, date: wrote.date, lines: [] });
      index += wrote.lineCount - 1;
    } else if (!separator.test(text.trim().slice(0, 80))) {
      const own = open.findLast((mail) => mail.depth <= depth) ?? first;
      own.lines.push(depth > own.depth ? `> ${text}` : text);
    }
  }
  return mails;
}

function createMail(depth: number, head: Head | undefined): Mail {
  return {
    depth,
    from: nameOf(head?.fields.get("from")?.value ?? ""),
    date: dayOf(head?.fields.get("date")?.value ?? ""),
    lines: [],
  };
}

function readOlder(mail: Mail, source: Span, leftOut: LeftOut[]): readonly Block[] {
  const blocks = readMailBody(mail, levelOfOlder, leftOut);
  if (blocks.length === 0) return [];
  const name = [mail.from, mail.date].filter((part) => part !== "").join(", ");
  if (name === "") return blocks;
  return [{ kind: "heading", level: levelOfOlder, text: toRichText(name), source }, ...blocks];
}

function readMailBody(mail: Mail | undefined, levels: number, leftOut: LeftOut[]): readonly Block[] {
  if (mail === undefined) return [];
  const lines = withoutCourtesies(mail, leftOut);
  const { blocks, leftOut: lost } = readBody(lines);
  leftOut.push(...lost);
  return blocks.map((block) =>
    block.kind === "heading" ? { ...block, level: Math.min(6, block.level + levels) } : block,
  );
}

function readBody(lines: readonly string[]): ReadBlocks {
  const text = lines.join("\n");
  return isMarkdown(text) ? readMarkdown(text, 0) : readPlainText(text, 0);
}

/** The lines of a mail without its greeting, thanks, signature and what firms set below each mail. */
function withoutCourtesies(mail: Mail, leftOut: LeftOut[]): readonly string[] {
  const drop = (lines: readonly string[], reason: string, where: LeftOut["where"] = "nowhere"): void => {
    const text = lines
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .join(" · ");
    if (text !== "") leftOut.push({ text: clip(text, 160), where, reason });
  };
  const end = endOfBody(mail);
  drop(
    mail.lines.slice(end).filter((line) => !isPostscript(line)),
    "signature",
  );
  const kept = [...mail.lines.slice(0, end), ...mail.lines.slice(end).filter(isPostscript)];
  let start = 0;
  while (start < kept.length && ((kept[start] ?? "").trim() === "" || isGreeting((kept[start] ?? "").trim())))
    start += 1;
  drop(kept.slice(0, start), "greeting");
  const [first, ...others] = paragraphsOf(kept.slice(start));
  // After "Hallo Jana," German goes on in lower case.
  const paragraphs = first === undefined ? [] : [start > 0 ? openLarge(first) : first, ...others];
  return paragraphs.flatMap((lines, index) => {
    const words = lines.join(" ").trim();
    const reason = isDisclaimer(words)
      ? "notice below a mail"
      : index === 0 && isSmallTalk(words)
        ? "thanks"
        : "";
    if (reason === "") return [...lines, ""];
    drop(lines, reason, reason === "thanks" ? "notes" : "nowhere");
    return [];
  });
}

function openLarge([line = "", ...others]: readonly string[]): readonly string[] {
  const start = line.search(/\S/u);
  return start === -1
    ? [line, ...others]
    : [line.slice(0, start) + line.charAt(start).toUpperCase() + line.slice(start + 1), ...others];
}

function isPostscript(line: string): boolean {
  return /^p\. ?s\.?[:\s]|^ps[:\s]/iu.test(line);
}

/** Where the words that close a letter stand, the dashes before a signature, or the writer's own name. */
function endOfBody({ lines, from }: Mail): number {
  const dashes = lines.findIndex((line) => line === "-- " || line === "--");
  const whole = dashes === -1 ? lines.length : dashes;
  const closing = lines.findLastIndex((line, index) => index > 0 && index < whole && isClosing(line.trim()));
  if (closing !== -1 && charactersAfter(lines, closing, whole) <= longestSignature) return closing;
  const last = lines.findLastIndex((line, index) => index < whole && line.trim() !== "");
  const words = (lines[last] ?? "").trim().replace(/[.,]$/u, "");
  const isName = words !== "" && words.length <= 40 && (from === words || from.startsWith(`${words} `));
  return last > 0 && isName ? last : whole;
}

const longestSignature = 2_000;

function charactersAfter(lines: readonly string[], from: number, to: number): number {
  return lines.slice(from, to).reduce((sum, line) => sum + line.length, 0);
}

function paragraphsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === "") paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

function subjectOf(head: Head | undefined): string | undefined {
  let subject = head?.fields.get("subject")?.value ?? "";
  for (
    let cut = subjectPrefix.exec(subject);
    cut !== null && cut[0] !== "";
    cut = subjectPrefix.exec(subject)
  )
    subject = subject.slice(cut[0].length);
  subject = subject.trim();
  return subject === "" ? undefined : subject.charAt(0).toUpperCase() + subject.slice(1);
}

/** Who wrote it and when goes below the title, as the head of minutes does. */
function imprintOf(head: Head | undefined, source: Span): readonly Block[] {
  const subject = subjectOf(head);
  if (head === undefined || subject === undefined) return [];
  const { fields } = head;
  const lines: readonly (readonly [string | undefined, string])[] = [
    [fields.get("from")?.term, nameOf(fields.get("from")?.value ?? "")],
    [fields.get("date")?.term, dayOf(fields.get("date")?.value ?? "") || (fields.get("date")?.value ?? "")],
    [fields.get("subject")?.term, subject],
  ];
  const items = lines.flatMap(([term, value]): readonly ListItem[] =>
    term === undefined || value === "" ? [] : [{ text: toRichText(`${term}: ${value}`), children: [] }],
  );
  return items.length < 2 ? [] : [{ kind: "list", ordered: false, items, source }];
}

function recipientsOf(head: Head | undefined): LeftOut[] {
  const fields = [head?.fields.get("to"), head?.fields.get("other")];
  return fields.flatMap((field): readonly LeftOut[] =>
    field === undefined
      ? []
      : [{ text: clip(`${field.term}: ${field.value}`, 160), where: "notes", reason: "head of a mail" }],
  );
}

import { PromptUnusableError } from "../../author.ts";

/** A prompt that is safe to read: NFC, line feeds only, no controls; and what was taken out of it. */
export interface SanitisedPrompt {
  readonly text: string;
  /** How many characters of which sort were removed: { "control characters": 3 }. */
  readonly removed: Readonly<Record<string, number>>;
}

/** Marks that one letter may carry: no language needs more, and thousands of them make text unreadable and slow. */
const marksPerLetter = 6;

/**
 * Returns the prompt in Unicode NFC with line feeds as its only line ends and without byte order marks, control and
 * direction-turning characters, stray joiners and broken surrogates; throws a PromptUnusableError if nothing is left.
 */
export function sanitisePrompt(prompt: string): SanitisedPrompt {
  const lines = prompt.replaceAll("\r\n", "\n");
  const { text, removed } = sift(lines);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) throw new PromptUnusableError(unusable(prompt));
  return { text: text.normalize("NFC"), removed };
}

/** Throws a PromptUnusableError where a prompt says nothing: no letter, no digit, no picture, only "?????? !!!!". */
export function assertWords(prompt: string): void {
  if (/[\p{L}\p{N}\p{So}]/u.test(prompt)) return;
  throw new PromptUnusableError(
    "Expected words, got only punctuation; write a topic, an instruction or the text to present.",
  );
}

/** Returns text that entities or escapes were decoded in, without what a prompt may not hold either. */
export function sanitiseDecoded(text: string): string {
  return sift(text).text;
}

function sift(lines: string): SanitisedPrompt {
  const removed: Record<string, number> = {};
  let text = "";
  let from = 0;
  let marks = 0;
  for (let index = 0; index < lines.length; ) {
    if (plainUnits[lines.charCodeAt(index)] === 1) {
      marks = 0;
      index += 1;
      continue;
    }
    const code = lines.codePointAt(index) ?? 0;
    const start = index;
    index += code > 0xffff ? 2 : 1;
    marks = isCombining(code) ? marks + 1 : 0;
    const before = (): number => lastCodeOf(from < start ? lines.slice(from, start) : text);
    const fault =
      marks > marksPerLetter
        ? "surplus combining marks"
        : faultOf(code, before, () => lines.codePointAt(index) ?? 0);
    if (fault === undefined && !isLineEnd(code)) continue;
    text += lines.slice(from, start) + (fault === undefined ? "\n" : "");
    from = index;
    if (fault !== undefined) removed[fault] = (removed[fault] ?? 0) + 1;
  }
  return { text: from === 0 ? lines : text + lines.slice(from), removed };
}

function lastCodeOf(text: string): number {
  const last = text.codePointAt(text.length - 2) ?? 0;
  return last > 0xffff ? last : (text.codePointAt(text.length - 1) ?? 0);
}

/** The letters and signs that most texts are made of, without those that have marks or tricks among them. */
const plainRanges: readonly (readonly [first: number, last: number])[] = [
  [0x09, 0x0a],
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x2ff],
  [0x370, 0x482],
  [0x48a, 0x590],
  [0x61d, 0x64a],
  [0xe01, 0xe30],
  [0xe3f, 0xe46],
  [0x2010, 0x2027],
  [0x3000, 0x3029],
  [0x3030, 0x3098],
  [0x309b, 0x9fff],
  [0xac00, 0xd7a3],
  [0xff01, 0xff9d],
];

/** Every character of a prompt is looked up: 1 for those in the ranges. */
const plainUnits = new Uint8Array(0x1_0000);
for (const [first, last] of plainRanges) plainUnits.fill(1, first, last + 1);

function unusable(prompt: string): string {
  const length = Array.from(prompt).length;
  return `Expected text, got only ${length} space(s) and control characters; write a topic, an instruction or the text to present.`;
}

function isLineEnd(code: number): boolean {
  return (
    code === 0x0d || code === 0x0b || code === 0x0c || code === 0x85 || code === 0x2028 || code === 0x2029
  );
}

function isCombining(code: number): boolean {
  if (code < 0x300 || code === 0x200d || isVariationSelector(code)) return false;
  return /\p{M}/u.test(String.fromCodePoint(code));
}

/** Says why a character may not stay, by its neighbours: the one kept before it and the one that follows. */
function faultOf(code: number, before: () => number, after: () => number): string | undefined {
  if (code === 0x0a || code === 0x09 || isLineEnd(code)) return undefined;
  if (code < 0x20 || (code >= 0x7f && code <= 0x9f)) return "control characters";
  if (code < 0xad) return undefined;
  if (code === 0xad || code === 0x2060 || code === 0xfeff) return "invisible characters";
  if (code === 0x200b)
    return isSoutheastAsian(before()) && isSoutheastAsian(after()) ? undefined : "invisible characters";
  if (code === 0x200c || code === 0x200d)
    return joins(before(), after()) ? undefined : "invisible characters";
  // One says how the character before it is drawn; more of them say nothing.
  if (isVariationSelector(code)) return isVariationSelector(before()) ? "invisible characters" : undefined;
  if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)) return "direction overrides";
  if (code >= 0xd800 && code <= 0xdfff) return "broken surrogates";
  if (code >= 0xe0000 && code <= 0xe007f) return isFlagPart(before()) ? undefined : "invisible characters";
  if ((code & 0xfffe) === 0xfffe || (code >= 0xfdd0 && code <= 0xfdef)) return "noncharacters";
  return undefined;
}

/** Joiners shape Persian, Indic scripts and emoji families; next to ASCII, to each other or at an edge they only hide. */
function joins(before: number, after: number): boolean {
  return before >= 0x0590 && after >= 0x0590 && before !== 0x200c && before !== 0x200d;
}

function isVariationSelector(code: number): boolean {
  return code >= 0xfe00 && code <= 0xfe0f;
}

function isSoutheastAsian(code: number): boolean {
  return (
    (code >= 0x0e00 && code <= 0x0eff) ||
    (code >= 0x1000 && code <= 0x109f) ||
    (code >= 0x1780 && code <= 0x17ff)
  );
}

function isFlagPart(code: number): boolean {
  return code === 0x1f3f4 || (code >= 0xe0000 && code <= 0xe007f);
}

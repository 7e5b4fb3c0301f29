import { PromptUnusableError } from "./author.ts";

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
  const { text, removed } = needsCare.test(lines) ? sift(lines) : { text: lines, removed: {} };
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) throw new PromptUnusableError(unusable(prompt));
  return { text: text.normalize("NFC"), removed };
}

/** Marks, line ends of other sorts and whatever is no visible character; most prompts have none. */
const needsCare =
  /[\p{M}\p{Zl}\p{Zp}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u;

function sift(lines: string): SanitisedPrompt {
  const removed: Record<string, number> = {};
  const characters = Array.from(lines);
  const kept: string[] = [];
  let marks = 0;
  for (const [index, character] of characters.entries()) {
    const code = character.codePointAt(0) ?? 0;
    marks = isCombining(character, code) ? marks + 1 : 0;
    const fault =
      marks > marksPerLetter
        ? "surplus combining marks"
        : faultOf(code, kept.at(-1) ?? "", characters[index + 1] ?? "");
    if (fault === undefined) kept.push(isLineEnd(code) ? "\n" : character);
    else removed[fault] = (removed[fault] ?? 0) + 1;
  }
  return { text: kept.join(""), removed };
}

function unusable(prompt: string): string {
  const length = Array.from(prompt).length;
  return `Expected text, got only ${length} space(s) and control characters; write a topic, an instruction or the text to present.`;
}

function isLineEnd(code: number): boolean {
  return (
    code === 0x0d || code === 0x0b || code === 0x0c || code === 0x85 || code === 0x2028 || code === 0x2029
  );
}

function isCombining(character: string, code: number): boolean {
  return code >= 0x300 && code !== 0x200d && /\p{M}/u.test(character) && !(code >= 0xfe00 && code <= 0xfe0f);
}

/** Says why a character may not stay, by its neighbours: the one kept before it and the one that follows. */
function faultOf(code: number, before: string, after: string): string | undefined {
  if (code === 0x0a || code === 0x09 || isLineEnd(code)) return undefined;
  if (code < 0x20 || (code >= 0x7f && code <= 0x9f)) return "control characters";
  if (code < 0xad) return undefined;
  if (code === 0xad || code === 0x2060 || code === 0xfeff) return "invisible characters";
  if (code === 0x200b)
    return isSoutheastAsian(before) && isSoutheastAsian(after) ? undefined : "invisible characters";
  if (code === 0x200c || code === 0x200d) return joins(before, after) ? undefined : "invisible characters";
  if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)) return "direction overrides";
  if (code >= 0xd800 && code <= 0xdfff) return "broken surrogates";
  if (code >= 0xe0000 && code <= 0xe007f) return isFlagPart(before) ? undefined : "invisible characters";
  if ((code & 0xfffe) === 0xfffe || (code >= 0xfdd0 && code <= 0xfdef)) return "noncharacters";
  return undefined;
}

/** Joiners shape Persian, Indic scripts and emoji families; next to ASCII or at an edge they only hide. */
function joins(before: string, after: string): boolean {
  return isBeyondLatin(before) && isBeyondLatin(after);
}

function isBeyondLatin(character: string): boolean {
  return (character.codePointAt(0) ?? 0) >= 0x0590;
}

function isSoutheastAsian(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (
    (code >= 0x0e00 && code <= 0x0eff) ||
    (code >= 0x1000 && code <= 0x109f) ||
    (code >= 0x1780 && code <= 0x17ff)
  );
}

function isFlagPart(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code === 0x1f3f4 || (code >= 0xe0000 && code <= 0xe007f);
}

import { type RequestPhrases, requestPhrases } from "./request-phrases.ts";

/** A request of one line made of phrases, in the notation of the annotated prompts. */
export interface MadeRequest {
  readonly id: string;
  readonly language: string;
  /** `⟦request|…⟧`, one for each sentence. */
  readonly body: string;
}

/** How many requests are made for a language: more outweigh what people wrote, and few are needed where they wrote much. */
const most = 10;
const fewest = 3;
const wellWritten: ReadonlySet<string> = new Set("en de fr es it pt ja pl ru ar ko zh".split(" "));

/** Returns requests of one line in all languages of {@link requestPhrases}; always the same ones. */
export function makeRequests(): readonly MadeRequest[] {
  const next = createNumbers(7);
  return Object.entries(requestPhrases).flatMap(([language, phrases]) =>
    Array.from({ length: wellWritten.has(language) ? fewest : most }, (_, index) => ({
      id: `made-${language}-${index + 1}`,
      language,
      body: makeBody(phrases, index, next),
    })),
  );
}

/** Returns made requests as a file of annotated prompts. */
export function writeMadeRequests(): string {
  return makeRequests()
    .map(({ id, language, body }) => `=== ${id} | ${language} | made\n${body}\n`)
    .join("\n");
}

type Next = (below: number) => number;

/** Returns whole numbers below a bound, by a linear congruence: the same row for the same seed. */
export function createNumbers(seed: number): Next {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const wide = /[\u3040-\u30ff\u4e00-\u9fff]/u;
const arabic = /[\u0600-\u06ff]/u;

function makeBody(phrases: RequestPhrases, index: number, next: Next): string {
  const frames = phrases.frames.split("|");
  const pick = (list: string): string => {
    const all = list.split("|");
    return all[next(all.length)] ?? "";
  };
  const topic = pick(phrases.topics);
  const count = pick(phrases.counts).replace("#", String(3 + next(15)));
  const opening = (frames[index % frames.length] ?? "")
    .replace("{topic}", topic.includes("[") ? topic : `[topic:${topic}]`)
    .replace("{count}", `[count:${count}]`)
    .replace("{audience}", pick(phrases.audiences));
  const tails = new Set(Array.from({ length: next(4) }, () => pick(phrases.tails)));
  const isLower = next(3) === 0;
  return joinTails([isLower ? opening.toLowerCase() : opening, ...tails], next);
}

/** Behind commas most often, else as sentences or without any mark. */
function joinTails(pieces: readonly string[], next: Next): string {
  const [opening = ""] = pieces;
  const comma = wide.test(opening) ? "、" : arabic.test(opening) ? "، " : ", ";
  const stop = wide.test(opening) ? "。" : ". ";
  const by = [comma, comma, comma, stop, " "][next(5)] ?? comma;
  const ending = next(2) === 0 ? "" : stop.trim();
  const sentences = by === stop ? pieces : [pieces.join(by)];
  return sentences.map((sentence) => `⟦request|${toSlots(sentence)}${ending}⟧`).join(by === stop ? " " : "");
}

function toSlots(text: string): string {
  return text.replace(/\[([a-z]{4,8}):([^\]]{1,80})\]/gu, "⟦$1|$2⟧");
}

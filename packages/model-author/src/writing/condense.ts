import { readAnswer } from "../answer/read-answer.ts";
import type { ModelAnswer } from "../asking/ask-model.ts";
import { estimateTokens } from "../asking/estimate-tokens.ts";
import { pointsSchema } from "../request/deck-schema.ts";
import { fence, writePartInstructions } from "../request/instructions.ts";
import { tidyLine } from "../slides/tidy-text.ts";

/** What a text is condensed with. */
export interface CondenseOptions {
  readonly nonce: string;
  /** How many tokens the model takes, prompt and answer together. */
  readonly contextTokens: number;
  /** How many tokens the condensed text may have. */
  readonly room: number;
  readonly ask: (question: {
    readonly instructions: string;
    readonly prompt: string;
    readonly schema: typeof pointsSchema;
    readonly mostTokens: number;
  }) => Promise<ModelAnswer>;
  /** Called when so many of so many parts are read. */
  readonly onPart: (done: number, of: number) => void;
}

/** More would only wait for each other: small servers answer one request after the other. */
const atATime = 2;
const mostAnswer = 800;
const leastAnswer = 160;

/** Returns the points of a text that is too long for the model, which reads it part by part. */
export async function condense(text: string, options: CondenseOptions): Promise<string> {
  const { nonce, contextTokens, room } = options;
  const overhead = estimateTokens(writePartInstructions(nonce, 99, 99)) + 100;
  const parts = splitText(text, Math.max(400, contextTokens - overhead - mostAnswer));
  const share = Math.floor(room / parts.length);
  const mostTokens = Math.min(mostAnswer, Math.max(leastAnswer, share * 2));
  let done = 0;
  const digests = await mapInOrder(parts, async (part, index) => {
    const answer = await options.ask({
      instructions: writePartInstructions(nonce, index + 1, parts.length),
      prompt: fence(part, nonce),
      schema: pointsSchema,
      mostTokens,
    });
    done += 1;
    options.onPart(done, parts.length);
    return takeTokens(readPoints(answer.text, part), share);
  });
  return digests.join("\n\n");
}

/** Returns the text in parts of so many tokens, cut between paragraphs, lines or words where there are any. */
export function splitText(text: string, mostTokens: number): readonly string[] {
  const parts: string[] = [];
  let part = "";
  let tokens = 0;
  for (const piece of piecesOf(text, mostTokens)) {
    const more = estimateTokens(piece);
    if (part !== "" && tokens + more > mostTokens) {
      parts.push(part);
      part = "";
      tokens = 0;
    }
    part += piece;
    tokens += more;
  }
  return part.trim() === "" ? parts : [...parts, part];
}

function piecesOf(text: string, mostTokens: number): readonly string[] {
  const longest = Math.max(1, Math.floor(mostTokens / 2));
  return text.split(/(?<=\n)/u).flatMap((line) => {
    if (estimateTokens(line) <= mostTokens) return [line];
    return Array.from({ length: Math.ceil(line.length / longest) }, (_, index) =>
      line.slice(index * longest, (index + 1) * longest),
    );
  });
}

/** The points of an answer; where it has none, the beginnings of the part's own lines. */
function readPoints(answer: string, part: string): readonly string[] {
  const value = readAnswer(answer) as { heading?: unknown; points?: unknown } | undefined;
  const points = Array.isArray(value?.points) ? value.points : [];
  const lines = [...new Set([value?.heading, ...points])].flatMap((line) =>
    typeof line === "string" ? tidyLine(line, 400) || [] : [],
  );
  return lines.length > 1 ? lines : part.split("\n").flatMap((line) => tidyLine(line, 200) || []);
}

function takeTokens(lines: readonly string[], most: number): string {
  const taken: string[] = [];
  let tokens = 0;
  for (const line of lines) {
    tokens += estimateTokens(line) + 1;
    if (taken.length > 0 && tokens > most) break;
    taken.push(line);
  }
  return taken.join("\n");
}

async function mapInOrder<Given, Result>(
  values: readonly Given[],
  work: (value: Given, index: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Array<Result>(values.length);
  const entries = values.entries();
  const run = async () => {
    for (const [index, value] of entries) results[index] = await work(value, index);
  };
  await Promise.all(Array.from({ length: Math.min(atATime, values.length) }, run));
  return results;
}

import { jsonrepair } from "jsonrepair";

const longestAnswer = 400_000;

/**
 * Returns the JSON in a model's answer: without its thoughts, code fences and the prose around it, mended where it is
 * broken or breaks off; undefined where there is none.
 */
export function readAnswer(answer: string): unknown {
  const text = withoutThoughts(answer.slice(0, longestAnswer));
  const start = startOfJson(text);
  if (start === -1) return undefined;
  const fenced = text.slice(start, endOfFence(text, start));
  return parse(fenced.trim()) ?? parse(upToLastBracket(fenced)) ?? mend(fenced.trim());
}

/** Returns the text after the model's thoughts; nothing where it never came to an end with thinking. */
function withoutThoughts(text: string): string {
  const closing = /<\/(?:think|thinking|reasoning)>/iu;
  const json = startOfJson(text);
  const opening = /<(?:think|thinking|reasoning)>/iu.exec(text);
  if (opening !== null && (json === -1 || opening.index < json)) {
    const end = closing.exec(text.slice(opening.index));
    return end === null ? "" : text.slice(opening.index + end.index + end[0].length);
  }
  return text;
}

/** Braces open a deck; brackets do only where a list of slides follows, for prose has brackets, too. */
function startOfJson(text: string): number {
  const brace = text.indexOf("{");
  const bracket = /\[\s{0,20}\{/u.exec(text)?.index ?? -1;
  return bracket !== -1 && bracket < brace ? bracket : brace;
}

function endOfFence(text: string, start: number): number {
  const isFenced = text.slice(0, start).includes("```");
  const end = isFenced ? text.indexOf("\n```", start) : -1;
  return end === -1 ? text.length : end;
}

function upToLastBracket(text: string): string {
  return text.slice(0, Math.max(text.lastIndexOf("}"), text.lastIndexOf("]")) + 1);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function mend(text: string): unknown {
  try {
    return parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}

import { tidyText, toRichText } from "../../text/rich-text.ts";
import type { Block, Span } from "../blocks.ts";
import { readPreface } from "./read-preface.ts";

const fewestStamps = 4;
const paragraphLength = 500;
const cue = /^(?:\d{1,2}:)?\d{1,2}:\d{2}[.,]\d{1,3} --> /u;
const stamp = /^[[(]?(?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?[\])]?$/u;
const frame = /^(?:WEBVTT.{0,80}|(?:NOTE|Kind|Language)(?: |: ).{0,80}|\d{1,6})$/u;

/** Says whether a line is the time of a subtitle. */
export function isCue(line: string): boolean {
  return cue.test(line.slice(0, 40));
}

/** Says whether a line only frames subtitles: their times, their numbers and what the file says of itself. */
export function isFrame(line: string): boolean {
  return isCue(line) || frame.test(line.slice(0, 90));
}

/**
 * Returns the words of subtitles that name no speakers as paragraphs; their times stand on lines of their own, from the
 * beginning on. Undefined for other texts, such as programmes of a day.
 */
export function readCaptions(lines: readonly string[], source: Span): readonly Block[] | undefined {
  const isTime = (line: string): boolean => isCue(line) || stamp.test(line.slice(0, 20));
  const first = lines.findIndex(isTime);
  if (first === -1 || !/^[[(]?(?:0{1,2}:)?0{1,2}:\d{2}/u.test(lines[first] ?? "")) return undefined;
  const times = lines.filter(isTime).length;
  const filled = lines.filter((line) => line !== "").length;
  if (times < fewestStamps || times * 5 < filled) return undefined;
  const above = lines.slice(0, first).filter((line) => !isFrame(line));
  const words = lines
    .slice(first)
    .filter((line) => !isTime(line) && !isFrame(line))
    .map((line) => line.replace(/<[^<>]{0,40}>/gu, ""));
  const paragraphs: string[] = [""];
  for (const line of words) {
    const open = paragraphs.at(-1) ?? "";
    const isFull = open.length >= paragraphLength && /[.!?。…]$/u.test(open);
    if (isFull) paragraphs.push(line);
    else paragraphs[paragraphs.length - 1] = `${open} ${line}`.trimStart();
  }
  const blocks = paragraphs
    .map((text): Block => ({ kind: "paragraph", text: tidyText(toRichText(text)), source }))
    .filter((block) => "text" in block && block.text.length > 0);
  return blocks.length === 0 ? undefined : [...readPreface(above, source), ...blocks];
}

import type { LeftOut } from "../../author.ts";
import { capitalise } from "../../text/capitalise.ts";
import { clip } from "../../text/clip.ts";
import { readLabel } from "../../text/labelled.ts";
import { linkUrls } from "../../text/links.ts";
import { tidyText, toPlainText } from "../../text/rich-text.ts";
import type { ConversationBlock, Turn } from "../blocks.ts";
import { isNoise, withoutNoise } from "../chatter.ts";
import { readPlainText } from "../plain/plain-text.ts";
import type { ReadBlocks } from "./markdown.ts";
import { isCue, isFrame, readCaptions } from "./read-captions.ts";
import { readPreface } from "./read-preface.ts";

const fewestTurns = 4;
const fewestSpeakersBack = 2;
const mostLinesBefore = 15;
const longestName = 40;
const mostNoiseReported = 12;

const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?(?: ?[AaPp]\.?[Mm]\.?)?`;
const date = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
/** "[00:00:12] ", "10:02 ", "12/03/2024, 09:02 - ", "[12.03.24, 09:02:11] " */
const openingStamp = new RegExp(
  `^(?:\\[(?:${date},? {1,2})?${time}(?:,? ${date})?\\]|\\((?:${date},? {1,2})?${time}\\)|(?:${date},? {1,2})?${time}) ?[-–—|]? {0,3}`,
  "u",
);
/** "Hannah   0:12", "mira 9:02 AM", "Hannah (00:12)" alone on a line. */
const nameWithStamp = new RegExp(`^([^:\\n]{1,${longestName}}?) {1,8}[[(]?${time}[\\])]?$`, "u");
const voice = /^<v(?:\.[^ >\n]{1,40})? ([^>\n]{1,40})>/u;

/** A line that begins what somebody says; subtitles go on in mid-sentence. */
interface Opening {
  readonly speaker: string;
  readonly text: string;
}

interface Spoken extends Opening {
  readonly line: number;
}

/**
 * Returns the blocks of a chat or a transcript, each line of which says when and who; the stamps and what is no
 * more than noise are left out. Undefined for other texts.
 */
export function readTranscript(source: string): ReadBlocks | undefined {
  const lines = source.split("\n").map((line) => line.trim());
  const isSubtitles = lines.filter(isCue).length >= fewestTurns;
  const read = readTurns(lines, isSubtitles);
  if (read === undefined) {
    const captions = readCaptions(lines, { start: 0, end: source.length });
    return captions === undefined ? undefined : { blocks: captions, leftOut: [] };
  }
  const { spoken, first, end } = read;
  const span = { start: 0, end: source.length };
  const isHeard = ({ text }: Spoken): boolean => !isNoise(text) && !isNoise(withoutNoise(text));
  const noise = spoken.filter((turn) => !isHeard(turn));
  const turns = spoken.filter(isHeard).map(
    ({ speaker, text }): Turn => ({
      speaker: capitalise(speaker),
      text: tidyText(linkUrls({ text: withoutNoise(text) })),
    }),
  );
  if (turns.length === 0) return undefined;
  const talk: ConversationBlock = { kind: "conversation", isRecorded: true, turns, source: span };
  const above = lines.slice(0, first).filter((line) => !isSubtitles || !isFrame(line));
  const before = readPreface(above, span);
  const after = readPlainText(lines.slice(end).join("\n"), 0);
  return {
    blocks: [...before, talk, ...after.blocks],
    leftOut: [...noise.slice(0, mostNoiseReported).map(toLeftOut), ...after.leftOut],
    name: nameOf(turns),
  };
}

function toLeftOut({ speaker, text }: Spoken): LeftOut {
  return {
    text: clip(`${speaker}: ${text}`, 160),
    where: "nowhere",
    reason: "no more than a sign of having read",
  };
}

interface ReadTurns {
  readonly spoken: readonly Spoken[];
  /** The line of the first turn, and the one after the last. */
  readonly first: number;
  readonly end: number;
}

function readTurns(lines: readonly string[], isSubtitles: boolean): ReadTurns | undefined {
  const spoken: { speaker: string; text: string; line: number }[] = [];
  let first = -1;
  let end = 0;
  let stamped = 0;
  let filled = 0;
  for (const [index, line] of lines.entries()) {
    if (line === "" || (isSubtitles && isFrame(line))) continue;
    const opening = readOpening(line, isSubtitles);
    if (opening === undefined) {
      const last = spoken.at(-1);
      if (first !== -1) filled += 1;
      // What stands below a blank line after the last stamp is no part of the talk.
      if (last !== undefined && (isSubtitles || lines.slice(end, index).every((other) => other !== ""))) {
        last.text = `${last.text} ${line}`.trim();
        end = index + 1;
      }
      continue;
    }
    if (first === -1) first = index;
    stamped += 1;
    filled += 1;
    end = index + 1;
    const last = spoken.at(-1);
    if (isSubtitles && last?.speaker === opening.speaker) last.text = `${last.text} ${opening.text}`.trim();
    else if (opening.speaker !== "") spoken.push({ ...opening, line: index });
  }
  const isTalk =
    first !== -1 &&
    lines.slice(0, first).filter((line) => line !== "").length <= mostLinesBefore &&
    (isSubtitles || stamped * 3 >= filled) &&
    spoken.length >= fewestTurns &&
    speakersBack(spoken) >= fewestSpeakersBack;
  return isTalk ? { spoken, first, end } : undefined;
}

/** How many speakers speak twice at least: the times of a programme are followed by other words each. */
function speakersBack(spoken: readonly Spoken[]): number {
  const turns = Map.groupBy(spoken, ({ speaker }) => speaker);
  return [...turns.values()].filter((own) => own.length >= 2).length;
}

function readOpening(line: string, isSubtitles: boolean): Opening | undefined {
  const head = line.slice(0, 120);
  if (isSubtitles) return readVoice(line);
  const stamp = openingStamp.exec(head)?.[0];
  if (stamp !== undefined) {
    const rest = line.slice(stamp.length);
    return readSpeaker(rest) ?? (isName(rest) ? { speaker: rest, text: "" } : systemLine(stamp));
  }
  const named = nameWithStamp.exec(head);
  const name = named?.[1]?.trim() ?? "";
  return named !== null && line.length <= 80 && isName(name) ? { speaker: name, text: "" } : undefined;
}

/** A chat's own notes have a stamp and no speaker: "Messages are end-to-end encrypted". */
function systemLine(stamp: string): Opening | undefined {
  return /\d{1,4}[./-]\d/u.test(stamp) ? { speaker: "", text: "" } : undefined;
}

function readVoice(line: string): Opening | undefined {
  const marked = voice.exec(line.slice(0, 90));
  if (marked === null) return readSpeaker(line);
  return {
    speaker: (marked[1] ?? "").trim(),
    text: line
      .slice(marked[0].length)
      .replace(/<\/v>$/u, "")
      .trim(),
  };
}

function readSpeaker(words: string): Opening | undefined {
  const colon = words.slice(0, longestName + 2).search(/[:\uFF1A](?=\s|$)|\uFF1A/u);
  if (colon < 1) return undefined;
  const speaker = words.slice(0, colon).trim();
  return isName(speaker) ? { speaker, text: words.slice(colon + 1).trim() } : undefined;
}

/** What programs call the lines of their logs. */
const logLevel =
  /^(?:info|notice|warn|warning|error|err|debug|trace|fatal|critical|severe|verbose|ok|failed)$/iu;

/** Names are a few words without a stop, or a telephone number. */
function isName(words: string): boolean {
  return (
    words.length <= longestName &&
    !logLevel.test(words) &&
    /^[\p{L}~@+]/u.test(words) &&
    words.split(" ").length <= 5 &&
    !/[!?;。]|\.(?=\s)(?<!\b\p{L}{1,3}\.)/u.test(words)
  );
}

const mostTurnsForName = 3;
/** "Question: …" announces nothing. */
const shortestWordForName = 9;

/** A chat is called what one of its first turns announces ("roof update: …"), else by those who talk. */
function nameOf(turns: readonly Turn[]): string {
  for (const { text } of turns.slice(0, mostTurnsForName)) {
    const words = toPlainText(text).slice(0, 200);
    const stop = Math.max(...[". ", "! ", "? "].map((mark) => words.lastIndexOf(mark)));
    const sentence = words.slice(stop === -1 ? 0 : stop + 2);
    const label = readLabel(sentence);
    if (label !== undefined && (label.term.includes(" ") || label.term.length >= shortestWordForName))
      return capitalise(label.term);
  }
  return clip([...new Set(turns.map(({ speaker }) => speaker))].join(", "), 80);
}

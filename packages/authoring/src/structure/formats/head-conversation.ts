import { capitalise } from "../../text/capitalise.ts";
import { clip } from "../../text/clip.ts";
import { readLabel } from "../../text/labelled.ts";
import type { Labels } from "../../text/labels.ts";
import { capitaliseText, sliceText, tidyText, toPlainText, toRichText } from "../../text/rich-text.ts";
import { splitSentences } from "../../text/sentences.ts";
import { isChatter } from "../../text/stands-alone.ts";
import type { Block, ConversationBlock, HeadingBlock, ListItem, Span, Turn } from "../blocks.ts";
import { isNoise } from "../chatter.ts";
import { type MeetingWords, meetingWordsOf, readDecision, readTask, readTopic } from "./meeting-speech.ts";

/** The level of what a conversation comes to: decisions, numbers, open questions. */
export const talkLevel = 4;
const mostSpokenTasks = 20;

const decisionWords =
  /^(?:decided|decision|decisions|agreed|resolved|beschlossen|beschluss|entschieden|entscheidung|décidé|décision|decidido|decisión|decisione|besluit|решено|решение|決定|決定事項|决定)$/iu;

/** Says whether a heading announces what was decided. */
export function announcesDecisions(heading: string): boolean {
  return (
    decisionWords.test(heading.trim()) ||
    /^(?:decisions|beschlüsse|entscheidungen|décisions|decisiones|decisioni|decisões|besluiten|decyzje|решения)(?![\p{L}\p{M}])/iu.test(
      heading.trim(),
    )
  );
}

/** What the text around a conversation tells of its outcome already. */
export interface ToldApart {
  readonly decisions: boolean;
  readonly tasks: boolean;
}

/** One sentence of a turn, and what it is in the talk. */
interface Said {
  readonly speaker: string;
  readonly text: Turn["text"];
  /** The turn that it stands in, counted from 0. */
  readonly turn: number;
}

interface Outcome {
  readonly word?: string;
  readonly decisions: readonly ListItem[];
  readonly tasks: readonly ListItem[];
  /** What was said besides, under what was announced. */
  readonly parts: readonly { readonly topic?: string; readonly turns: readonly Turn[] }[];
}

/**
 * Returns a conversation with headings: what was decided first, under the word that the text has for it, then what was
 * said, by topic where topics are announced, then who takes what on.
 */
export function headConversation(
  block: ConversationBlock,
  language: string,
  labels: Labels | undefined,
  told: ToldApart,
): readonly Block[] {
  // In an interview "we decided" is a story; only the record of a talk is looked through for what it comes to.
  const words = block.isRecorded === true ? meetingWordsOf(language) : undefined;
  const { word, decisions, tasks, parts } = readOutcome(block.turns, language, words, told);
  const { source } = block;
  const speakers = [...new Set(block.turns.map(({ speaker }) => speaker))].filter(
    (name) => !decisionWords.test(name),
  );
  const discussion = labels?.discussion ?? clip(speakers.join(", "), 80);
  return [
    ...headed(capitalise(word ?? words?.decisions ?? ""), decisions, source),
    ...withBeginning(parts, language).flatMap(({ topic, turns }): readonly Block[] =>
      turns.length === 0
        ? []
        : [headingOf(topic ?? discussion, source), talkOf(turns, topic, language, source)],
    ),
    ...headed(words?.nextSteps ?? "", tasks, source),
  ];
}

/** How a talk gets going belongs to the first thing that is talked about. */
function withBeginning(parts: Outcome["parts"], language: string): Outcome["parts"] {
  const [first, second, ...others] = parts;
  if (first === undefined || second === undefined || first.turns.some((turn) => tells(turn, language)))
    return parts;
  return [{ ...second, turns: [...first.turns, ...second.turns] }, ...others];
}

/** Says whether a turn holds anything that is shown by itself. */
function tells({ text }: Turn, language: string): boolean {
  const words = toPlainText(text);
  return splitSentences(words, language).some(({ start, end }) => !isChatter(words.slice(start, end)));
}

/** A few short turns on a topic say together what none of them says alone: they are listed. */
function talkOf(turns: readonly Turn[], topic: string | undefined, language: string, source: Span): Block {
  if (topic === undefined || turns.some((turn) => tells(turn, language)))
    return { kind: "conversation", turns, source };
  const items = turns.map(
    ({ speaker, text }): ListItem => ({ text: tidyText([{ text: `${speaker}: ` }, ...text]), children: [] }),
  );
  return { kind: "list", ordered: false, items, source };
}

function headed(heading: string, items: readonly ListItem[], source: Span): readonly Block[] {
  return items.length === 0 || heading === ""
    ? []
    : [headingOf(heading, source), { kind: "list", ordered: false, items, source }];
}

function headingOf(words: string, source: Span): HeadingBlock {
  return { kind: "heading", level: talkLevel, text: toRichText(words), source };
}

/** Where the text says "Decided: …" itself, nothing else is taken for a decision. */
function readOutcome(
  turns: readonly Turn[],
  language: string,
  words: MeetingWords | undefined,
  told: ToldApart,
): Outcome {
  const said = turns.flatMap((turn, index) => sentencesOf(turn, index, language));
  const labelled = said.map(labelledDecision);
  const isLabelled = told.decisions || labelled.some((decision) => decision !== undefined);
  const names = [...new Set(turns.map(({ speaker }) => speaker))];
  const decisions: ListItem[] = [];
  const tasks: ListItem[] = [];
  const parts: { topic?: string; said: Said[] }[] = [{ said: [] }];
  let word: string | undefined;
  for (const [index, sentence] of said.entries()) {
    const label = labelled[index];
    const plain = toPlainText(sentence.text);
    const decision = label ?? (isLabelled || words === undefined ? undefined : spokenDecision(sentence));
    const topic = words === undefined ? undefined : readTopic(plain);
    const task = told.tasks || words === undefined ? undefined : spokenTask(said, index, names);
    if (label !== undefined) word ??= label.word;
    if (decision !== undefined) decisions.push(decision.item);
    else if (topic !== undefined) parts.push({ topic, said: [] });
    else if (task !== undefined && tasks.length < mostSpokenTasks) tasks.push(task);
    else if (isNoise(plain)) continue;
    else parts.at(-1)?.said.push(sentence);
  }
  return {
    decisions,
    tasks,
    parts: parts.map(({ topic, said: own }) => ({
      turns: turnsOf(own),
      ...(topic === undefined ? {} : { topic }),
    })),
    ...(word === undefined ? {} : { word }),
  };
}

function sentencesOf({ speaker, text }: Turn, turn: number, language: string): readonly Said[] {
  if (decisionWords.test(speaker)) return [{ speaker, text, turn }];
  return splitSentences(toPlainText(text), language).map(({ start, end }) => ({
    speaker,
    text: tidyText(sliceText(text, start, end)),
    turn,
  }));
}

interface Decision {
  readonly word: string;
  readonly item: ListItem;
}

/** "Decided: two waves", as a turn of its own or within one. */
function labelledDecision({ speaker, text }: Said): Decision | undefined {
  if (decisionWords.test(speaker))
    return { word: speaker, item: { text: capitaliseText(text), children: [] } };
  const words = toPlainText(text);
  const label = readLabel(words);
  if (label === undefined || !decisionWords.test(label.term)) return undefined;
  const decided = toRichText(capitalise(words.slice(label.textStart)));
  return { word: label.term, item: { text: decided, children: [] } };
}

/** What one says they would do names them; what "we" decide needs no name. */
function spokenDecision({ speaker, text }: Said): Omit<Decision, "word"> | undefined {
  const decided = readDecision(toPlainText(text));
  if (decided === undefined) return undefined;
  const isOwn = /^(?:I['’ ]|ich |je |yo |io |eu |ik |jestem |я )/iu.test(decided);
  const words = isOwn ? `${capitalise(speaker)}: ${decided}` : decided;
  return { item: { text: toRichText(words), children: [] } };
}

/** "I'll ask by Thursday" says what only together with what was said right before. */
function spokenTask(said: readonly Said[], index: number, names: readonly string[]): ListItem | undefined {
  const own = said[index];
  if (own === undefined) return undefined;
  const found = readTask(toPlainText(own.text), own.speaker, names);
  if (found === undefined) return undefined;
  const { owner, task } = found;
  const due = / (?:by|until|before|bis|avant|antes del|entro|até|до) /iu.exec(task)?.index ?? task.length;
  const isBare = !task.slice(0, due).includes(" ");
  const before = isBare ? said.slice(0, index).findLast(({ turn }) => turn < own.turn) : undefined;
  const about = before === undefined ? "" : clip(toPlainText(before.text).replace(/[.!]$/u, ""), 90);
  const whole = about === "" ? task : `${task.slice(0, due)}: ${about}${task.slice(due)}`;
  return { text: toRichText(`${capitalise(owner)}: ${whole}`), children: [] };
}

/** The sentences of one turn that are left go together again. */
function turnsOf(said: readonly Said[]): readonly Turn[] {
  return [...Map.groupBy(said, ({ turn }) => turn).values()].flatMap((own): readonly Turn[] => {
    const [first] = own;
    if (first === undefined) return [];
    const text = tidyText(own.flatMap((sentence) => [...sentence.text, { text: " " }]));
    return [{ speaker: first.speaker, text }];
  });
}

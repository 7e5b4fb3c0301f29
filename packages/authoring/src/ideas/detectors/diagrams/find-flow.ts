import type { FlowEdge, FlowNode } from "@lectern/deck";
import { toPlainText } from "../../../text/markup/rich-text.ts";
import { capitalise } from "../../../text/words/capitalise.ts";
import { countColumns } from "../../../text/words/columns.ts";
import { type Exhibit, scores } from "../../exhibits.ts";
import type { ListEntry } from "../list-entries.ts";

const mostNodes = 14;
const longestText = 110;

const answers =
  "yes|no|ja|nein|oui|non|sí|si|sì|sim|não|nee|tak|nie|nej|nei|да|нет|是|否|はい|いいえ|예|아니오|نعم|لا";
/** "Yes: call the vet", "No → 3", "Ja – weiter mit 4". */
const answered = new RegExp(
  `(?:^|[\\s.;,。；،])(${answers})(?![\\p{L}\\p{M}])\\s?(?:[:：,]|→|->|=>|[–—-])\\s?`,
  "giu",
);
/** "go to 3", "weiter mit Schritt 3", "→ 3", "step 3", "3". */
const goesTo =
  /^(?:(?:go(?: back)? to|see|continue with|weiter (?:mit|bei|zu)|gehe zu|passer à|aller à|voir|ir a|pasar a|vai a|ir para|ga naar|перейти к|转到|转至|へ進む)\s?)?(?:step|schritt|étape|paso|passo|stap|шаг|question|frage|第)?\s?(\d{1,2})(?:步|へ)?[.)]?$/iu;

/** Returns the decision that a list asks for by questions with an answer for each way: "1. Does it leak? Yes: 2. No: sail." */
export function findFlow(entries: readonly ListEntry[]): Exhibit | undefined {
  if (entries.length < 2 || entries.length > mostNodes) return undefined;
  const read = entries.map(readEntry);
  if (read.filter(({ ways }) => ways.length >= 2).length < 2) return undefined;
  // What is neither a question nor led to would stand apart.
  const goals = new Set(
    read.flatMap(({ ways }) => ways.flatMap(({ goal }) => (typeof goal === "number" ? [goal] : []))),
  );
  const isWhole = read.every(
    ({ ways }, index) => ways.length >= 2 || (ways.length === 0 && goals.has(index + 1)),
  );
  if (!isWhole || [...goals].some((goal) => goal < 1 || goal > entries.length)) return undefined;
  const nodes = toNodes(read);
  return nodes && { body: { kind: "flow", nodes }, score: scores.setOut };
}

interface ReadEntry {
  readonly text: string;
  readonly ways: readonly Way[];
}

interface Way {
  readonly label: string;
  /** The number of an item, or what is to be done. */
  readonly goal: number | string;
}

function readEntry({ item }: ListEntry): ReadEntry {
  const below = item.children.map(({ text }) => toPlainText(text).trim());
  const words = [toPlainText(item.text), ...below].join(" ").replace(/\s+/gu, " ").trim();
  const end = words.search(/[?？؟]/u);
  if (words.length > 600 || end === -1) return { text: withoutStop(words), ways: [] };
  const question = words.slice(0, end + 1).trim();
  const ways = readWays(words.slice(end + 1).trim());
  return ways.length < 2 ? { text: withoutStop(words), ways: [] } : { text: question, ways };
}

/** Every word after the question belongs to an answer. */
function readWays(words: string): readonly Way[] {
  const marks = [...words.matchAll(answered)];
  if (marks[0]?.index !== 0) return [];
  return marks.map((mark, index): Way => {
    const goal = withoutStop(
      words.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? words.length),
    );
    const number = goesTo.exec(goal)?.[1];
    return {
      label: capitalise(mark[1] ?? ""),
      goal: number === undefined ? capitalise(goal) : Number(number),
    };
  });
}

function withoutStop(words: string): string {
  return words
    .trim()
    .replace(/[.;,。；،]$/u, "")
    .trim();
}

/** What is to be done is a node of its own; where two answers lead to the same, there is one. */
function toNodes(read: readonly ReadEntry[]): readonly FlowNode[] | undefined {
  const ends = [
    ...new Set(
      read.flatMap(({ ways }) => ways.flatMap(({ goal }) => (typeof goal === "string" ? [goal] : []))),
    ),
  ];
  const texts = [...read.map(({ text }) => text), ...ends];
  const isFit = texts.every((text) => text !== "" && countColumns(text) <= longestText);
  if (!isFit || texts.length > mostNodes) return undefined;
  const asked = read.map(({ text, ways }, index): FlowNode => {
    const edges = ways.map(
      ({ label, goal }): FlowEdge => ({
        label,
        to: typeof goal === "number" ? `n${goal}` : `e${ends.indexOf(goal) + 1}`,
      }),
    );
    if (edges.some(({ to }) => to === `n${index + 1}`)) return { id: "", form: "end", text };
    return edges.length === 0
      ? { id: `n${index + 1}`, form: "end", text }
      : { id: `n${index + 1}`, form: "question", text, edges };
  });
  // A question that leads to itself is none.
  if (asked.some(({ id }) => id === "")) return undefined;
  return [...asked, ...ends.map((text, index): FlowNode => ({ id: `e${index + 1}`, form: "end", text }))];
}

import type { RichText } from "@lectern/deck";
import { countColumns } from "../../text/columns.ts";
import { linkUrls } from "../../text/links.ts";
import { tidyText, toRichText } from "../../text/rich-text.ts";
import type { Block, HeadingBlock, ListItem, Span } from "../blocks.ts";
import { readPlainText } from "../plain/plain-text.ts";
import { isMarkdown, type ReadBlocks, readMarkdown } from "./markdown.ts";
import { readPreface } from "./read-preface.ts";

/** What opens questions and answers, in one language each. */
const labelPairs: readonly (readonly [questions: string, answers: string])[] = [
  ["q|question", "a|answer"],
  ["f|frage", "a|antwort"],
  ["q|question", "r|réponse|reponse"],
  ["p|pregunta", "r|respuesta"],
  ["d|domanda", "r|risposta"],
  ["p|pergunta", "r|resposta"],
  ["v|vraag", "a|antwoord"],
  ["p|pytanie", "o|odpowiedź"],
  ["f|fråga", "s|svar"],
  ["в|вопрос", "о|ответ"],
  ["s|soru", "c|cevap"],
  ["问|問|问题", "答|回答|答案"],
  ["q|質問", "a|回答"],
  ["q|질문", "a|답변|답"],
  ["س|سؤال", "ج|جواب"],
];

const fewestQuestions = 2;
/** Below every heading that could be the title of the text. */
const questionLevel = 4;
const sectionLevel = 3;
const longestShortQuestion = 60;
const longestShortAnswer = 160;
const mostOnSlide = 4;
const mostColumnsOnSlide = 520;
const longestHeading = 80;

interface Asked {
  readonly question: string;
  readonly answer: readonly string[];
  /** The heading that stands above the question. */
  readonly section?: string;
}

/**
 * Returns the blocks of a list of questions and answers ("Q: … A: …"): short ones go together, each question the term of
 * its answer, the others are sections. Undefined for other texts.
 */
export function readQuestions(source: string): ReadBlocks | undefined {
  const lines = source.split("\n").map((line) => line.trimEnd());
  const heads = lines.flatMap((line) => readHead(line) ?? []);
  const pair =
    heads.length < 2 * fewestQuestions ? undefined : labelPairs.find((labels) => fits(heads, labels));
  if (pair === undefined) return undefined;
  const [questionLabels = [], answerLabels = []] = pair.map((words) => words.split("|"));
  const first = lines.findIndex((line) => readLabelled(line, questionLabels) !== undefined);
  const { asked, rest } = collect(lines.slice(first), questionLabels, answerLabels);
  const span = { start: 0, end: source.length };
  const before = readPreface(lines.slice(0, first), span);
  const after = readPart(rest);
  return {
    blocks: [...before, ...toSections(asked, span), ...after.blocks],
    leftOut: after.leftOut,
    name: "FAQ",
  };
}

/** Questions and answers take turns, two of each at least. */
function fits(heads: readonly Head[], [questions, answers]: readonly [string, string]): boolean {
  const [questionLabels, answerLabels] = [questions.split("|"), answers.split("|")];
  let asked = 0;
  let answered = 0;
  let isOpen = false;
  for (const { label, isColon } of heads) {
    if (questionLabels.includes(label)) {
      asked += 1;
      isOpen = true;
    } else if (isOpen && isColon && answerLabels.includes(label)) {
      answered += 1;
      isOpen = false;
    }
  }
  return asked >= fewestQuestions && answered >= fewestQuestions && answered * 4 >= asked * 3;
}

interface Head {
  readonly label: string;
  /** False for "A.", which is rather one of several choices than an answer. */
  readonly isColon: boolean;
  readonly words: string;
}

/** "Q: …", "**Q1.** …", "- Frage 2: …" */
function readHead(line: string): Head | undefined {
  const bare = line.trimStart();
  const head =
    /^(?:[-*•] |\d{1,3}[.)] )?\*{0,2}([\p{L}]{1,12})(?: ?\d{1,3})?(?:([:\uFF1A.)])\*{0,2}|\*{2}([:.]))/u.exec(
      bare.slice(0, 40),
    );
  if (head === null) return undefined;
  const words = bare
    .slice(head[0].length)
    .trim()
    .replace(/\*{2}$/u, "");
  const mark = head[2] ?? head[3] ?? "";
  const isColon = mark === ":" || mark === "\uFF1A";
  return { label: (head[1] ?? "").toLowerCase(), isColon, words };
}

function readLabelled(line: string, labels: readonly string[]): string | undefined {
  const head = readHead(line);
  return head !== undefined && labels.includes(head.label) ? head.words : undefined;
}

function collect(
  lines: readonly string[],
  questionLabels: readonly string[],
  answerLabels: readonly string[],
): { readonly asked: readonly Asked[]; readonly rest: readonly string[] } {
  const asked: { question: string; answer: string[]; section?: string }[] = [];
  for (const line of lines) {
    const question = readLabelled(line, questionLabels) || undefined;
    const last = asked.at(-1);
    if (question !== undefined) {
      const section = last === undefined ? undefined : takeSection(last.answer);
      asked.push({ question, answer: [], ...(section === undefined ? {} : { section }) });
    } else last?.answer.push(readLabelled(line, answerLabels) ?? line);
  }
  for (const { answer } of asked) trimBlank(answer);
  const last = asked.at(-1);
  const before = asked.slice(0, -1);
  const areWhole = before.every(({ answer }) => !answer.includes(""));
  const end = last === undefined || !areWhole ? -1 : last.answer.indexOf("");
  const rest = end === -1 ? [] : (last?.answer.splice(end) ?? []);
  return { asked, rest };
}

/** A short line between an answer and the next question names what the next ones are about. */
function takeSection(answer: string[]): string | undefined {
  trimBlank(answer);
  const line = answer.at(-1)?.trim() ?? "";
  const isHeading =
    answer.length >= 2 &&
    answer.at(-2) === "" &&
    countColumns(line) <= longestShortQuestion &&
    !/[.!?;,。]$/u.test(line);
  if (!isHeading) return undefined;
  answer.pop();
  return line.replace(/^#{1,6} /u, "").replace(/[:\uFF1A]$/u, "");
}

function trimBlank(lines: string[]): void {
  while (lines.at(-1)?.trim() === "") lines.pop();
  while (lines[0]?.trim() === "") lines.shift();
}

function readPart(lines: readonly string[]): ReadBlocks {
  const text = lines.join("\n");
  return isMarkdown(text) ? readMarkdown(text, 0) : readPlainText(text, 0);
}

/** Short questions in a row share a slide; a longer answer has its own. */
function toSections(asked: readonly Asked[], source: Span): readonly Block[] {
  const runs: Asked[][] = [];
  for (const one of asked) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    const goesOn = before !== undefined && isShort(before) && isShort(one) && one.section === undefined;
    if (goesOn && last !== undefined) last.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run) => [
    ...(run[0]?.section === undefined ? [] : [headingOf(run[0].section, sectionLevel, source)]),
    ...groupsOf(run).flatMap((group) => toSection(group, source)),
  ]);
}

function isShort({ question, answer }: Asked): boolean {
  return (
    countColumns(question) <= longestShortQuestion &&
    answer.length > 0 &&
    countColumns(answer.join(" ")) <= longestShortAnswer &&
    answer.every((line) => line !== "" && !/^\s{0,3}(?:[-*•]|\d{1,2}[.)]) /u.test(line))
  );
}

function groupsOf(run: readonly Asked[]): readonly (readonly Asked[])[] {
  const columns = run.reduce(
    (sum, { question, answer }) => sum + countColumns(question) + countColumns(answer.join(" ")),
    0,
  );
  const count = Math.max(Math.ceil(run.length / mostOnSlide), Math.ceil(columns / mostColumnsOnSlide));
  const size = Math.ceil(run.length / Math.max(1, Math.min(count, run.length)));
  return Array.from({ length: Math.ceil(run.length / size) }, (_, index) =>
    run.slice(index * size, (index + 1) * size),
  );
}

function toSection(group: readonly Asked[], source: Span): readonly Block[] {
  const [first, ...more] = group;
  if (first === undefined) return [];
  if (more.length === 0)
    return [
      headingOf(first.question, questionLevel, source),
      ...readPart(first.answer).blocks.map(asContent),
    ];
  const items = group.map(({ question, answer }): ListItem => {
    const text: RichText = [
      { text: question, bold: true },
      { text: " " },
      ...linkUrls({ text: answer.join(" ") }),
    ];
    return { text: tidyText(text), children: [] };
  });
  return [headingOf(nameOf(group), questionLevel, source), { kind: "list", ordered: false, items, source }];
}

/** An answer's own first line is never its heading: the question is. */
function asContent(block: Block): Block {
  if (block.kind !== "heading" || block.level > questionLevel) return block;
  return { kind: "paragraph", text: block.text, source: block.source };
}

function headingOf(words: string, level: number, source: Span): HeadingBlock {
  return { kind: "heading", level, text: toRichText(words), source };
}

/** As many of the questions as a title holds. */
function nameOf(group: readonly Asked[]): string {
  let name = group[0]?.question ?? "";
  for (const { question } of group.slice(1)) {
    const longer = `${name} · ${question}`;
    if (countColumns(longer) > longestHeading) break;
    name = longer;
  }
  return name;
}

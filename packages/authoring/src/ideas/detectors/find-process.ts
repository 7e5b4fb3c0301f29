import type { ProcessStep } from "@lectern/deck";
import { timeAtStart } from "../../text/numbers/read-times.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Exhibit, type ExhibitContext, scores } from "../exhibits.ts";
import type { ListEntry } from "./list-entries.ts";

const fewestSteps = 3;
const mostSteps = 12;
const longestTitle = 90;

const processWords =
  /steps?|process|procedure|how[ -]to|quick ?start|workflow|getting started|instructions|schedule|programme|agenda|first \d+ days|day at|day behind|overview of the|ablauf|schritt|vorgehen|anleitung|verfahren|tagesordnung|étapes|procédure|déroulement|mode d.emploi|pasos|procedimiento|proceso|passaggi|procedura|passos|processo|stappen|werkwijze|шаг|порядок действ|процедур|этапы|خطوات|مراحل|流程|步骤|步驟|手順|流れ|절차|단계/iu;

/** How headings of instructions begin in languages whose words for steps need not stand in them. */
const howWords =
  /(?<![\p{L}\p{M}])(?:how |so |wie (?:man|sie|wir|du) |comment |cómo |como |come |как |як |jak |hoe |hur |så |hvordan |sådan |miten |näin |hogyan|nasıl|πώς|cách |cara |איך|כיצד|كيف|كيفية|طريقة|چگونه|روش|مراحل|विधि|कैसे|วิธี|ขั้นตอน|βήματα|kroki|kroky|postup|các bước|quy trình|langkah|adımlar|lépések|vaiheet)|怎样|如何|怎么|方法|[いえきけしちてりれびみ]方|방법/iu;

/** Says whether words speak of steps that follow on each other. */
export function speaksOfSteps(words: string): boolean {
  return processWords.test(words.slice(0, 300));
}

/** Returns the process that a list is: numbered under a heading that says so, "Step 1", or by the time of day. */
export function findProcess(
  entries: readonly ListEntry[],
  isOrdered: boolean,
  heading: string,
  { language, subject }: ExhibitContext,
): Exhibit | undefined {
  if (entries.length < fewestSteps || entries.length > mostSteps) return undefined;
  if (entries.some(({ item }) => /^\d+\.\d/u.test(item.marker ?? ""))) return undefined;
  const byTime = entries.every(({ words }) => timeAtStart(words) !== undefined);
  const bySteps = entries.every(({ words }) => stepAtStart(words) !== undefined);
  if (!byTime && !bySteps && !(isOrdered && areAsked(entries, heading, subject))) return undefined;
  const steps = entries.map((entry) => createStep(entry, language));
  if (steps.some(({ title, text }) => countColumns(title) > longestTitle || countColumns(text ?? "") > 260))
    return undefined;
  // Many steps with much text each go on over several pages: a list holds them on one.
  if (steps.length > 4 && steps.some(({ text }) => countColumns(text ?? "") > 70)) return undefined;
  return { body: { kind: "process", steps }, score: scores.setOut };
}

/** A heading may say more of a list of short items than of one of long ones. */
function areAsked(entries: readonly ListEntry[], heading: string, subject: string): boolean {
  if (speaksOfSteps(heading)) return true;
  const areShort = entries.every(({ words }) => countColumns(words) <= 80);
  return areShort && (howWords.test(heading.slice(0, 300)) || speaksOfSteps(subject));
}

/** Returns the process of a chain of members, "open → rinse → close"; the notes have the sentence itself. */
export function createProcess(
  members: readonly ListEntry[],
  { language }: ExhibitContext,
): Exhibit | undefined {
  if (members.length < 2 || members.length > mostSteps) return undefined;
  const steps = members.map((entry) => createStep(entry, language));
  if (steps.some(({ title }) => countColumns(title) > 150)) return undefined;
  return { body: { kind: "process", steps }, score: scores.setOut };
}

function createStep(entry: ListEntry, language: string): ProcessStep {
  const below = entry.item.children.map(({ text }) => text.map((run) => run.text).join("")).join("; ");
  const step = stepAtStart(entry.words);
  const words = step === undefined ? entry.words : entry.words.slice(step);
  const time = timeAtStart(words);
  if (time !== undefined) {
    const rest = words.slice(time).replace(/^[\s:–-]{1,3}/u, "");
    return rest === "" ? { title: words } : { title: words.slice(0, time), text: capitalise(rest) };
  }
  const [first] = splitSentences(words, language);
  const title =
    entry.term !== undefined && step === undefined ? entry.term : words.slice(0, first?.end ?? words.length);
  const rest =
    entry.term !== undefined && step === undefined
      ? entry.rest
      : words.slice(first?.end ?? words.length).trim();
  const text = [rest, below].filter((part) => part !== "").join(" ");
  return {
    title: withoutStop(entry.item.text[0]?.code === true ? title : capitalise(title)),
    ...(text === "" ? {} : { text }),
  };
}

function stepAtStart(words: string): number | undefined {
  return /^(?:step|schritt|étape|paso|passo|stap|шаг|ステップ|步骤|第) ?\d{1,2}(?:步|단계)?\s{0,2}[:.\uFF1A–-]?\s{0,2}/iu.exec(
    words.slice(0, 30),
  )?.[0].length;
}

function withoutStop(words: string): string {
  return words.replace(/(?<=\p{L}{3})[.。]$/u, "");
}

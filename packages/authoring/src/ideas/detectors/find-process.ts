import type { ProcessStep } from "@lectern/deck";
import { stepAtStart } from "../../text/numbers/read-steps.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Exhibit, type ExhibitContext, scores } from "../exhibits.ts";
import type { ListEntry } from "./list-entries.ts";

const fewestSteps = 3;
const mostSteps = 12;
const longestTitle = 90;
const comfortableTitle = 60;
const mostInRow = 5;

const processWords =
  /steps?|process|procedure|how[ -]to|quick ?start|workflow|getting started|instructions|schedule|programme|agenda|first \d+ days|day at|day behind|overview of the|ablauf|schritt|vorgehen|anleitung|verfahren|tagesordnung|étapes|procédure|déroulement|mode d.emploi|pasos|procedimiento|proceso|passaggi|procedura|passos|processo|stappen|werkwijze|шаг|порядок действ|процедур|этапы|خطوات|مراحل|流程|步骤|步驟|手順|流れ|절차|단계/iu;

/** What recipes call their steps. */
const preparationWords =
  /^(?:preparation|method|directions|(?:die )?zubereitung|préparation|recette|preparación|elaboración|preparazione|procedimento|(?:modo de )?prepar(?:o|ação)|bereiding(?:swijze)?|przygotowanie|sposób przygotowania|tillagning|gör så här|fremgangsmåde|fremgangsmåte|valmistus|postup|příprava|elkészítés|yapılışı|hazırlanışı|приготовление|способ приготовления|приготування|εκτέλεση|作り方|做法|制作方法|만드는 (?:법|방법)|طريقة التحضير|cách làm|cara membuat)(?![\p{L}\p{M}])/iu;

/** How headings of instructions begin in languages whose words for steps need not stand in them. */
const howWords =
  /(?<![\p{L}\p{M}])(?:how |so |wie (?:man|sie|wir|du) |comment |cómo |como |come |как |як |jak |hoe |hur |så |hvordan |sådan |miten |näin |hogyan|nasıl|πώς|cách |cara |איך|כיצד|كيف|كيفية|طريقة|چگونه|روش|مراحل|विधि|कैसे|วิธี|ขั้นตอน|βήματα|kroki|kroky|postup|các bước|quy trình|langkah|adımlar|lépések|vaiheet)|怎样|如何|怎么|方法|[いえきけしちてりれびみ]方|방법/iu;

/** Says whether words speak of steps that follow on each other. */
export function speaksOfSteps(words: string): boolean {
  return processWords.test(words.slice(0, 300));
}

/** "What to do in case of fire", "when a customer complains", "to adopt": what follows is to be done in its order. */
const caseWords =
  /(?<![\p{L}\p{M}])(?:what (?:to do|you do)|in case of|(?:if|when) (?:a|an|the|you|someone)\s|works? like this|goes like this|was tun|im fall|im brandfall|bei (?:einem|einer)|so (?:funktioniert|kommt|geht|läuft)|que faire|en cas d|se passe comme|qué hacer|en caso de|para \p{L}+[aei]r|funciona así|cosa fare|in caso di|si fa così|funziona così|o que fazer|em caso de|wat (?:te doen|doe je)|zo werkt|bij (?:een|brand)|co robić|w razie|jak to działa|vad (?:gör|göra)|så här|vid brand|hvad gør|slik|mitä tehdä|co dělat|mit kell tenni|ce faci|ne yapmalı|что делать|в случае|що робити|τι κάνουμε|ماذا تفعل|מה עושים)|怎么办|場合|の流れ|になったら|경우/iu;

/** Says whether words announce steps: by a word for them, by "how", or by a case in which something is to be done. */
export function tellsHow(words: string): boolean {
  const opening = words.slice(0, 120);
  return (
    processWords.test(opening) ||
    howWords.test(opening) ||
    preparationWords.test(opening.trim()) ||
    caseWords.test(opening)
  );
}

/** Says whether words ask how something is done: "how our repair service works". */
export function asksHow(words: string): boolean {
  return howWords.test(words.slice(0, 300));
}

/** Says whether a sentence opens with the case in which what it tells is to be done: "In case of fire we …". */
export function opensCase(sentence: string): boolean {
  return /^(?:in case of|in the event of|im fall|im brandfall|bei (?:feuer|brand|unfall)|en cas d|en caso de|in caso di|em caso de|w razie|vid brand|ved brand|в случае|у разі)/iu.test(
    sentence,
  );
}

/** Returns the process that a list is: numbered under a heading that says so, or counted as "Step 1". */
export function findProcess(
  entries: readonly ListEntry[],
  isOrdered: boolean,
  heading: string,
  { language, subject }: ExhibitContext,
): Exhibit | undefined {
  if (entries.length < fewestSteps || entries.length > mostSteps) return undefined;
  if (entries.some(({ item }) => /^\d+\.\d/u.test(item.marker ?? ""))) return undefined;
  const bySteps = entries.every(({ words }) => stepAtStart(words) !== undefined);
  // "Smell of vinegar: the place is too warm" is another case, and no step, unless it is numbered.
  const areCases = !isOrdered && entries.every(({ term }) => term !== undefined);
  const isCase =
    !areCases &&
    entries.every(({ words }) => countColumns(words) <= longestTitle) &&
    caseWords.test(heading.slice(0, 60));
  if (!bySteps && !isCase && !(isOrdered && areAsked(entries, heading, subject))) return undefined;
  // Many steps stand in rows, where a whole sentence fits.
  const most = entries.length > mostInRow ? longestTitle : comfortableTitle;
  const steps = entries.map((entry) => createStep(entry, language, most));
  if (steps.some(({ title, text }) => countColumns(title) > longestTitle || countColumns(text ?? "") > 260))
    return undefined;
  // Many steps with much text each go on over several pages: a list holds them on one.
  if (steps.length > 4 && steps.some(({ text }) => countColumns(text ?? "") > 70)) return undefined;
  return { body: { kind: "process", steps }, score: scores.setOut };
}

/** A heading may say more of a list of short items than of one of long ones. */
function areAsked(entries: readonly ListEntry[], heading: string, subject: string): boolean {
  if (speaksOfSteps(heading) || preparationWords.test(heading.trim().slice(0, 60))) return true;
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

function createStep(entry: ListEntry, language: string, most = comfortableTitle): ProcessStep {
  const below = entry.item.children.map(({ text }) => text.map((run) => run.text).join("")).join("; ");
  const step = stepAtStart(entry.words);
  const words = step === undefined ? entry.words : entry.words.slice(step);
  const isNamed = entry.term !== undefined && step === undefined;
  const end = endOfTitle(words, language, most);
  const title = isNamed ? (entry.term ?? "") : words.slice(0, end);
  const rest = isNamed ? entry.rest : capitalise(words.slice(end).replace(/^[,;\s]{1,2}/u, ""));
  const text = [rest, below].filter((part) => part !== "").join(" ");
  return {
    title: withoutStop(entry.item.text[0]?.code === true ? title : capitalise(title)),
    ...(text === "" ? {} : { text: /[.。]./u.test(text) ? text : withoutStop(text) }),
  };
}

/** A step is named by its first sentence; by the first clause of it where the sentence is long. */
function endOfTitle(words: string, language: string, most: number): number {
  const [first] = splitSentences(words, language);
  const end = first?.end ?? words.length;
  if (countColumns(words.slice(0, end)) <= most) return end;
  const clause = words.slice(0, end).search(/(?:, |; )(?![^()]*\))/u);
  return clause < shortestClause ? end : clause;
}

const shortestClause = 16;

function withoutStop(words: string): string {
  return words.replace(/(?<=\p{L}{3})[.。]$/u, "");
}

// a sentence that asks -> what it names as the matter of a drawing: "a chart of the calls", "the prices as columns".
import type { WantedForm } from "../brief.ts";
import { drawnWords, joinedDrawnWords, settingWords, showingWords } from "../lexicon/drawn-words.ts";
import { isChart, readWishedForm } from "../read-form.ts";
import type { FoundSlot } from "../slots/labels.ts";
import { isName, type NamedPart, name, orderVerbs, partAt, withoutPointing } from "./part-names.ts";

const [before, behind] = ["(?<![\\p{L}\\p{M}\\p{Nd}'’-])", "(?![\\p{L}\\p{M}\\p{Nd}])"];
const drawings = Object.entries(drawnWords)
  .map(([form, words]) => `(?<${form}>${words})`)
  .join("|");
const joinedDrawings = Object.entries(joinedDrawnWords)
  .map(([form, words]) => `(?<${form}>${words})`)
  .join("|");
const adjectives = "(?:[\\p{L}\\p{M}'’-]{1,16}\\s){0,3}?";
const drawing = `(?:\\s(?:${settingWords})\\s(?!the\\s)${adjectives}|\\s(?=${drawnWords.comparison}))(?:${drawings})${behind}`;
const inForm = new RegExp(drawing, "giu");
/** A form that stands behind a name. */
export const formAhead = new RegExp(`^${drawing}`, "iu");
const ofDrawing = new RegExp(`${before}(?:${drawings})\\s(?!of contents)(?:${showingWords})\\s`, "giu");
const joinedForm = new RegExp(
  `(?<=^|[，。、；！？.!?]\\s?)(?<name>[^，。、；：！？,.!?\\n]{2,16}?)(?:は|を|请|請|은|는|을|를)[^，。；：\\n,.]{0,8}?(?:${joinedDrawings})`,
  "gu",
);
const arabicForm = new RegExp(
  `(?<=^|[.،؛\\n]\\s{0,2})و?(?<name>[^.،؛\\n]{2,40}?)\\s(?:في|على)\\s(?:${joinedDrawings})`,
  "gu",
);

/** Returns what drawings are to show, each with its form. */
export function readDrawn(text: string): readonly NamedPart[] {
  const settings = [...text.matchAll(inForm)];
  const set = settings.flatMap(({ index, groups }) => {
    // "The bills, as a line": the comma belongs to neither.
    const told = text.slice(0, index).replace(/[,，]\s?$/u, "");
    const clause = /[^,;:.!?()\n–—]*$/u.exec(told)?.[0] ?? "";
    const lead = orderVerbs.exec(clause)?.[0].length ?? 0;
    return drawn(partAt(text, told.length - clause.length + lead, clause.slice(lead)), groups);
  });
  const shown = [...text.matchAll(ofDrawing)].flatMap(({ index, 0: lead, groups }) => {
    // "The jobs in a table with who and when": these are its columns.
    const isSet = settings.some((own) => own.index < index && own.index + own[0].length > index);
    if (isSet && set.length > 0 && groups?.["table"] !== undefined) return [];
    const start = index + lead.length;
    const own = endOfName(name.exec(text.slice(start))?.[0] ?? "");
    // "A flow chart with arrows": how it is drawn is not what it shows.
    return onlyDrawing.test(own.trim()) ? [] : drawn(partAt(text, start, own), groups);
  });
  const joined = [...text.matchAll(joinedForm), ...text.matchAll(arabicForm)].flatMap((match) => {
    const own = match.groups?.["name"] ?? "";
    const lead = orderVerbs.exec(own)?.[0].length ?? 0;
    const start = match.index + match[0].indexOf(own) + lead;
    return drawn(partAt(text, start, own.slice(lead)), match.groups);
  });
  return [...set, ...shown, ...joined];
}

/** What stands behind a name in its clause: a purpose, a source, a further wish. */
const tail =
  /\s(?:from|please|per favore|por favor|bitte|as|als|to|would|might|could|there|so|that|because|in it|on it|darin|dabei|weil|if|wenn|next to|side by side)\s.*$|\s(?:please|bitte)$/iu;
const furtherClause = /\s(?:and|und|et|y|e|og|och|i|и)\s.*$/iu;

function endOfName(words: string): string {
  const own = words.replace(tail, "");
  return isName(withoutPointing(own.trim())) ? own : own.replace(furtherClause, "");
}

function drawn(
  part: NamedPart | undefined,
  groups: Readonly<Record<string, string>> | undefined,
): readonly NamedPart[] {
  if (part === undefined) return [];
  const form = forms.find((own) => groups?.[own] !== undefined);
  if (form === undefined) return [];
  // "As bars": the word says which chart.
  const kind = form === "chart" ? readWishedForm(groups?.["chart"] ?? "") : undefined;
  return [{ ...part, form: kind !== undefined && isChart(kind) ? kind : form }];
}

const onlyDrawing = new RegExp(`^(?:${Object.values(drawnWords).join("|")})$`, "iu");

const forms = ["chart", "table", "timeline", "process", "comparison"] as const;

/** Returns words without the form that their end asks for. */
export function withoutForm(words: string): string {
  const place = words.search(inForm);
  return place === -1 ? words : words.slice(0, place);
}

/** Says whether a part has a form that its sentence asks for. */
export function isDrawn(slot: FoundSlot): boolean {
  return "form" in slot;
}

/** "A line chart of the orders, another of the sums". */
const another =
  /^(?:another|one more|ein(?:e[ns]?)? (?:weitere[rsn]?|andere[rsn]?|zweite[rsn]?)|un(?:e)? autre|otr[oa]|un altro|un['’]altra|outr[oa]|nog een|een andere|ett? ann?at|en ann?en|et andet|kolejny|drugi|další|ещё один|другой|ще один|bir başka|toinen|egy másik|încă un)\s(?:with|of|for|mit|für|von|zu[rm]?|avec|de|pour|sur|con|para|sobre|di|per|com|met|van|voor|med|för|af|av|z|ze|dla|s|pro|с|для|из)\s(?<text>.{2,60})$/iu;

/** A name without the words for its drawing, and the form of that. */
export interface InnerName {
  readonly text: string;
  readonly form: WantedForm;
}

/** Returns what a name that opens with a drawing is the drawing of; "another of the sums" is one of the form before. */
export function innerName(text: string, before: WantedForm | undefined): InnerName | undefined {
  const further = another.exec(text)?.groups?.["text"];
  if (further !== undefined && before !== undefined) return { text: further, form: before };
  const drawn = readDrawn(text);
  // "The ranking as bars" names the ranking.
  const behind = withoutForm(text).trim();
  const [ahead] = drawn;
  if (ahead?.form !== undefined && behind !== "" && behind === ahead.text && behind !== text)
    return { text: behind, form: ahead.form };
  const inner = drawn.at(-1);
  // "The steps to the top" are a name of their own.
  const isDrawing = inner?.form !== undefined && inner.form !== "process" && inner.form !== "comparison";
  return inner?.form === undefined || !isDrawing || inner.end < text.trimEnd().length
    ? undefined
    : { text: inner.text, form: inner.form };
}

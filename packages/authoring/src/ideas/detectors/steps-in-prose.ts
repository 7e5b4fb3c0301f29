import { readItem } from "../../tagging/clause-or-name.ts";
import { betweenSteps, firstOfSteps, nextOfSteps } from "../../text/lexicon/step-words.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { stepAtStart } from "../../text/numbers/read-steps.ts";
import { splitClausesOf } from "../../text/sentences/members.ts";
import { countColumns } from "../../text/words/columns.ts";
import type { Exhibit, SectionContext } from "../exhibits.ts";
import { asksHow, createProcess, opensCase, tellsHow } from "./find-process.ts";
import { toEntries } from "./list-entries.ts";
import { joint, withoutOrder } from "./without-order.ts";

const fewestSteps = 3;
const mostSteps = 8;
const longestStep = 90;
const longestLabel = 80;
/** Words that say that what follows them is done for that end: "To open the till", "pour ouvrir la caisse". */
const purpose =
  /^(?:to (?!be |sum |summari|conclude|put |say |my |our |the )\p{Ll}{2,} |um .{3,60} zu \p{Ll}+$|pour \p{Ll}+(?:er|ir|re)(?!\p{L})|para \p{Ll}+[aei]r(?!\p{L})|per \p{Ll}+(?:are|ere|ire|rsi)(?!\p{L})|om .{3,60} te \p{Ll}+$|för att |for å |for at |aby |чтобы |щоб )/iu;
/** "手順は、まず…": a label without a colon. */
const topic = /^(?<label>手順|やり方|流れ|方法|使い方|作り方|步骤|流程)(?:は|是|如下)?[、,，:：]/u;

/** Returns "first" for a clause that opens a row of steps, "next" for one that goes on with it; undefined for any other. */
export function opensStep(clause: string): "first" | "next" | undefined {
  const words = clause.replace(joint, "");
  if (firstOfSteps.test(words)) return "first";
  return nextOfSteps.test(words) ? "next" : undefined;
}

/**
 * Returns the steps that a sentence tells behind its label ("How to brush: finger first, then toothpaste, …"), or that the sentences
 * from a place on tell, where a question or the heading above asks how.
 */
export function findStepsInProse(
  sentences: readonly string[],
  from: number,
  context: SectionContext,
): { readonly exhibit: Exhibit; readonly count: number } | undefined {
  const sentence = sentences[from] ?? "";
  const colon = sentence.search(/[:\uFF1A]\s?(?=\S)/u);
  const named = topic.exec(sentence);
  const label =
    named?.groups?.["label"] ?? (colon > 0 && colon <= longestLabel ? sentence.slice(0, colon) : "");
  const body = label === "" ? sentence : sentence.slice(named?.[0].length ?? colon + 1).trim();
  const chain = body.includes("→")
    ? undefined
    : stepsOf(body, label, from === 0 ? context : { ...context, heading: "", subject: "" });
  if (chain !== undefined) return { exhibit: withTitle(chain, label, context), count: 1 };
  const asks = /[?\uFF1F]$/u.test(sentence) && tellsHow(sentence);
  const isAsked = asks || (from === 0 && tellsHow(context.heading));
  const rest = sentences.slice(asks ? from + 1 : from);
  if (!isAsked || rest.length < fewestSteps || rest.length > mostSteps || rest.some(isNoStep))
    return undefined;
  const steps = createProcess(
    toEntries(rest.map((words) => ({ text: toRichText(words), children: [] }))),
    context,
  );
  return (
    steps && { exhibit: withTitle(steps, asks ? sentence : "", context), count: sentences.length - from }
  );
}

/** A question is none, and neither is a sentence that needs a paragraph. */
function isNoStep(words: string): boolean {
  return /[?\uFF1F:\uFF1A]$|["“„«「]/u.test(words) || countColumns(words) > 220;
}

/**
 * The clauses that the label or the heading announces as steps, that are told where the request asks how, that are numbered, or two of
 * which say by their first words that they follow on each other.
 */
function stepsOf(body: string, label: string, context: SectionContext): Exhibit | undefined {
  const words = body.replace(/[.。]$/u, "");
  const { heading, subject, language } = context;
  const opening = label === "" ? heading : label;
  const isAnnounced = opening === "" ? opensCase(words) : tellsHow(opening) || purpose.test(opening);
  for (const members of [...splitClausesOf(words), splitDictated(words)]) {
    const areShort = members.every(
      (member) => countColumns(member) <= longestStep && /\p{L}{3}|\p{Lo}/u.test(member),
    );
    if (members.length < fewestSteps || members.length > mostSteps || !areShort) continue;
    const ordered = members.filter((member) => opensStep(member) !== undefined).length;
    const areFigures = members.filter((member) => /\p{Nd}\)?$/u.test(member)).length * 2 > members.length;
    // "The lift takes 630 kg, a full freezer is 410, so one at a time": facts that a talk of how something is done holds as well.
    const tellFigures = members.filter((member) => /\p{Nd}/u.test(member)).length > 1;
    const areNumbered = members.every((member) => stepAtStart(member) !== undefined);
    const areDone = members.filter((member) => readItem(member) === "clause").length * 2 > members.length;
    const isTold =
      areNumbered ||
      ordered >= 2 ||
      (isAnnounced && (label !== "" || areDone)) ||
      (opening === "" && areDone && !tellFigures && asksHow(subject));
    if ((areFigures && !areNumbered) || !isTold) continue;
    const items = members.map((member) => ({
      text: toRichText(withoutOrder(member, language)),
      children: [],
    }));
    return createProcess(toEntries(items), context);
  }
  return undefined;
}

/** "First you walk round then you get help then go": the clauses between words of order. */
function splitDictated(words: string): readonly string[] {
  return words.includes(",") ? [] : words.split(betweenSteps).map((member) => member.trim());
}

function withTitle(exhibit: Exhibit, label: string, { heading }: SectionContext): Exhibit {
  return label === "" || heading !== "" ? exhibit : { ...exhibit, title: label };
}

import { toRichText } from "../../text/markup/rich-text.ts";
import { splitClausesOf } from "../../text/sentences/members.ts";
import { countColumns } from "../../text/words/columns.ts";
import type { Exhibit, SectionContext } from "../exhibits.ts";
import { createProcess, opensCase, tellsHow } from "./find-process.ts";
import { toEntries } from "./list-entries.ts";

const fewestSteps = 3;
const mostSteps = 8;
const longestStep = 90;
const longestLabel = 80;
const order =
  /^(?:first|then|next|after that|meanwhile|finally|lastly|zuerst|erst|dann|danach|anschließend|zuletzt|schließlich|d['’]abord|puis|ensuite|enfin|primero|luego|después|por último|finalmente|prima|poi|infine|primeiro|depois|por fim|eerst|daarna|dan|ten slotte|najpierw|potem|następnie|na koniec|först|sedan|därefter|först|dernæst|derefter|ensin|sitten|lopuksi|nejprve|pak|nakonec|először|aztán|végül|önce|sonra|son olarak|сначала|потом|затем|наконец|спочатку|потім|нарешті|首先|然后|接着|最后|まず|次に|最後に|먼저|그다음|마지막으로)(?![\p{L}\p{M}])/iu;

const joint = /^(?:and|und|et|y|e|en|och|og|oraz|i|и) (?=\p{L})/iu;
const opening =
  /^(?:first|zuerst|erst|als erstes|d['’]abord|primero|prima|primeiro|eerst|najpierw|först|først|ensin|nejprve|először|önce|сначала|спочатку|首先|まず|먼저)(?![\p{L}\p{M}])/iu;

/** Returns "first" for a clause that opens a row of steps, "next" for one that goes on with it; undefined for any other. */
export function opensStep(clause: string): "first" | "next" | undefined {
  const words = clause.replace(/^(?:and|und|et|y|e|en|och|og|oraz|i|и) /iu, "");
  if (opening.test(words)) return "first";
  return order.test(words) ? "next" : undefined;
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
  const label = colon > 0 && colon <= longestLabel ? sentence.slice(0, colon) : "";
  const body = label === "" ? sentence : sentence.slice(colon + 1).trim();
  const chain = body.includes("→") ? undefined : stepsOf(body, label, context);
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

/** The clauses that the label announces as steps, or two of which say by their first words that they follow on each other. */
function stepsOf(body: string, label: string, context: SectionContext): Exhibit | undefined {
  const words = body.replace(/[.。]$/u, "");
  for (const members of splitClausesOf(words)) {
    const ordered = members.filter((member) => opensStep(member) !== undefined).length;
    const isAnnounced = label === "" ? opensCase(words) : tellsHow(label);
    const areFigures = members.filter((member) => /\p{Nd}\)?$/u.test(member)).length * 2 > members.length;
    const areShort = members.every(
      (member) => countColumns(member) <= longestStep && /\p{L}{3}|\p{Lo}/u.test(member),
    );
    if (members.length < fewestSteps || members.length > mostSteps || !areShort) continue;
    if (areFigures || (!isAnnounced && ordered < 2)) continue;
    const items = members.map((member) => ({
      text: toRichText(
        member
          .replace(joint, "")
          .replace(order, "")
          .replace(/^[,、]?\s*/u, ""),
      ),
      children: [],
    }));
    return createProcess(toEntries(items), context);
  }
  return undefined;
}

function withTitle(exhibit: Exhibit, label: string, { heading }: SectionContext): Exhibit {
  return label === "" || heading !== "" ? exhibit : { ...exhibit, title: label };
}

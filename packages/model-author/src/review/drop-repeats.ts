import type { OutlineSlide, RichText } from "@lectern/deck";
import { saysAgain } from "./says-again.ts";

/** A slide without what says its title or its label again, and the texts that went. */
export interface Unrepeated {
  readonly slide: OutlineSlide;
  readonly dropped: readonly string[];
}

/** Fields that are to add something to the title of their slide. */
const additions = ["takeaway", "reading", "support", "summary", "caption"];
/** Names of a part, which its text is to add something to. */
const labels = ["heading", "label", "title"];

/**
 * Returns a slide without takeaways, readings and texts of a part whose every figure and nearly every word stands in the title
 * or label that they belong to, and without steps of a closing that are its title over again. A text that tells more, were it
 * one word, stays, and so does one that the prompt gives.
 */
export function dropRepeats(slide: OutlineSlide, prompt: string): Unrepeated {
  const dropped: string[] = [];
  const drops = (text: string, above: string) => {
    if (prompt.includes(text) || !saysAgain(text, above)) return false;
    dropped.push(text);
    return true;
  };
  const kept = Object.entries(slide).filter(
    ([name, value]) => !(additions.includes(name) && drops(plainOf(value), slide.title)),
  );
  const lean = withoutGlosses(Object.fromEntries(kept), drops) as OutlineSlide;
  return { slide: lean.kind === "closing" ? withoutRequest(lean, dropped) : lean, dropped };
}

type Closing = Extract<OutlineSlide, { readonly kind: "closing" }>;

/** A step that is the request of the title over again goes; what follows from it stays, as a point. */
function withoutRequest({ nextSteps = [], ...closing }: Closing, dropped: string[]): Closing {
  const isRequest = ({ action, date }: NextStep) =>
    saysAgain(action, closing.title) && (date === undefined || saysAgain(date, closing.title));
  const steps = nextSteps.filter((step) => !isRequest(step));
  const requests = nextSteps.filter(isRequest);
  const told = requests.flatMap(({ action, owner = "", date = "" }) => [action, owner, date]);
  dropped.push(...told.filter((text) => text !== ""));
  const points = requests.flatMap(({ effect }) =>
    effect === undefined ? [] : [{ text: [{ text: effect }] }],
  );
  const items = [...(closing.items ?? []), ...points];
  return {
    ...closing,
    ...(items.length > 0 && { items }),
    ...(steps.length > 0 && { nextSteps: steps }),
  };
}

type NextStep = NonNullable<Closing["nextSteps"]>[number];

type Drops = (text: string, above: string) => boolean;

function withoutGlosses(value: unknown, drops: Drops): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutGlosses(part, drops));
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  const label = labels.map((name) => fields[name]).find((found) => typeof found === "string");
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, part]) => {
      const isGloss = name === "text" && typeof label === "string" && drops(plainOf(part), label);
      return isGloss ? [] : [[name, withoutGlosses(part, drops)]];
    }),
  );
}

function plainOf(value: unknown): string {
  if (typeof value === "string") return value;
  return Array.isArray(value) ? (value as RichText).map(({ text }) => text ?? "").join("") : "";
}

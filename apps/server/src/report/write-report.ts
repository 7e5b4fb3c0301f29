// A report as text for a terminal.
import type { PresentationReport, SlideCountAsked, UnderstoodPrompt } from "@lectern/types";

const modes: Readonly<Record<PresentationReport["mode"], string>> = {
  document: "as a text to present",
  plan: "as a plan, slide by slide",
  topic: "as a topic or an instruction, without a text about it",
};

/** Returns the report as lines of English text for a terminal, each list under its heading; an empty one has none. */
export function writeReport(report: PresentationReport): string {
  const facts: readonly Fact[] = [
    ["Written by", describeAuthor(report.author)],
    ["Understood", modes[report.mode]],
    ...describeUnderstood(report.understood),
    ["Language", report.language],
    ["Slides", String(report.slideCount)],
  ];
  const lists = [
    writeList("Why slides hold questions", holdsQuestions(report) ? [howToFill] : []),
    writeList("Decided", report.decisions),
    writeList("On no slide", report.leftOut.map(describeLeftOut)),
    writeList(
      "Not found in the prompt: check before you present",
      report.unfounded.map(({ slide, text }) => `slide ${slide}: ${text}`),
    ),
  ];
  return [writeFacts(facts), ...lists.filter((list) => list !== "")].join("\n");
}

type Fact = readonly [name: string, value: string];

function writeFacts(facts: readonly Fact[]): string {
  const width = Math.max(...facts.map(([name]) => name.length));
  return facts.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join("");
}

function writeList(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `${heading}\n${lines.map((line) => `  - ${line}\n`).join("")}`;
}

function describeAuthor({ name, reason, replaced }: PresentationReport["author"]): string {
  if (name === "model") {
    const without = replaced === 0 ? "" : `, ${replaced} of the slides without it`;
    return `a language model${without}`;
  }
  return reason === undefined
    ? "the embedded author, from the prompt's own words"
    : `the embedded author: ${reasons[reason]}`;
}

const reasons = {
  model_timeout: "the language model took too long",
  model_failed: "the language model gave no presentation",
} as const;

/** A model writes of what it knows; the embedded author knows nothing but the prompt. */
function holdsQuestions({ mode, author }: PresentationReport): boolean {
  return mode === "topic" && author.name === "embedded";
}

const howToFill =
  "The prompt brings no text about its topic, and no language model wrote. Put notes, figures or a document into the prompt, or set up a model (docs/models.md).";

function describeUnderstood(understood: UnderstoodPrompt): readonly Fact[] {
  const { title, topic, genre, audience, tone, occasion, language, minutes, ending } = understood;
  const { slideCount, parts, forms, limits, excluded, plan } = understood;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ["Title", title],
    ["Topic", topic],
    ["Kind", genre],
    ["Audience", audience],
    ["Tone", tone],
    ["Occasion", occasion],
    ["Language asked for", language],
    ["Minutes", minutes === undefined ? undefined : String(minutes)],
    ["Slides asked for", slideCount && describeSlideCount(slideCount)],
    ["Parts", joinNames(parts.map(({ text, form }) => (form === undefined ? text : `${text} (${form})`)))],
    ["Forms", joinNames(forms)],
    ["On a slide", limits && joinNames(Object.entries(limits).map(([of, most]) => `at most ${most} ${of}`))],
    ["Ending", ending],
    ["Not to be told", joinNames(excluded)],
    ["Planned", joinNames(plan.map(({ first, title: name }) => `${first}. ${name}`.trim()))],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

function joinNames(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : names.join("; ");
}

function describeSlideCount({ bound, least, most }: SlideCountAsked): string {
  switch (bound) {
    case "exactly":
      return String(least);
    case "about":
      return `about ${least}`;
    case "atLeast":
      return `at least ${least}`;
    case "atMost":
      return `at most ${most}`;
    case "range":
      return `${least} to ${most}`;
  }
}

function describeLeftOut({ text, where, reason }: PresentationReport["leftOut"][number]): string {
  return `${where === "notes" ? "in the notes" : "left out"}: ${text} (${reason})`;
}

// What the author says of its work -> the contract's report: fewer words, and never more than the contract allows.
import type { AuthorReport } from "@lectern/engine";
import type { Contract } from "@lectern/spec";
import type { PresentationReport, SlideCountAsked, UnderstoodPrompt } from "@lectern/types";
import { cutToSchema } from "./cut-to-schema.ts";

/** Returns an author's report as the contract has it. */
export type ToReport = (report: AuthorReport) => PresentationReport;

type Brief = AuthorReport["brief"];

/** Returns what makes reports of this contract; lists and texts are cut to the lengths that its schema gives. */
export function createToReport({ schemas }: Contract): ToReport {
  const schema = schemas["PresentationReport"];
  if (schema === undefined) throw new Error("The contract has no schema PresentationReport.");
  return (report) => cutToSchema(toWholeReport(report), schema);
}

function toWholeReport(report: AuthorReport): PresentationReport {
  const { mode, language, slideCount, brief, writer } = report;
  return {
    author: {
      name: writer?.name ?? "embedded",
      ...(writer?.reason !== undefined && { reason: writer.reason }),
      replaced: writer?.replaced ?? 0,
    },
    mode,
    language,
    slideCount,
    understood: toUnderstood(brief),
    decisions: [...report.decisions],
    leftOut: report.leftOut.map(({ text, where, reason }) => ({ text, where, reason })),
    unfounded: (report.unfounded ?? []).map(({ slide, text }) => ({ slide, text })),
  };
}

function toUnderstood(brief: Brief): UnderstoodPrompt {
  const { topic, title, genre, audience, tone, occasion, language, minutes, slideCount, limits, ending } =
    brief;
  return withoutUndefined({
    topic,
    title,
    genre,
    audience,
    tone,
    occasion,
    language,
    minutes,
    slideCount: slideCount && toSlideCountAsked(slideCount),
    parts: brief.parts.map(({ text, form }) => ({ text, ...(form !== undefined && { form }) })),
    forms: [...brief.forms],
    limits: limits && Object.keys(limits).length > 0 ? { ...limits } : undefined,
    ending: ending?.text,
    excluded: [...brief.excluded],
    plan: (brief.plan ?? []).map(({ first, last, title: name }) => ({ first, last, title: name })),
  });
}

/** The author's own bounds leave some room; the prompt's numbers are what is told. */
function toSlideCountAsked({ count, bound, least, most }: NonNullable<Brief["slideCount"]>): SlideCountAsked {
  switch (bound) {
    case "exactly":
    case "about":
      return { bound, least: count, most: count };
    case "atLeast":
      return { bound, least: count };
    case "atMost":
      return { bound, most: count };
    case "range":
      return { bound, least, most };
  }
}

type Defined<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

function withoutUndefined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>;
}

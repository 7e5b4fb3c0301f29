import type { RichText } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { findRecords } from "./find-records.ts";
import { entriesOf } from "./matter.fixture.ts";

function tableOf(
  items: readonly string[],
  heading: string,
  language = "en",
): readonly (readonly string[])[] | undefined {
  const body = findRecords(entriesOf(items), { heading, language, subject: "" })?.body;
  if (body?.kind !== "table") return undefined;
  const words = (text: RichText): string => text.map((run) => run.text).join("");
  return [body.columns.map(({ heading: own }) => own), ...body.rows.map(({ cells }) => cells.map(words))];
}

describe("findRecords", () => {
  it.each([
    {
      items: ["Schedule: green (two weeks ahead)", "Cost: amber"],
      heading: "Status",
      want: [
        ["Area", "Status", "Remark"],
        ["Schedule", "Green", "Two weeks ahead"],
        ["Cost", "Amber", ""],
      ],
    },
    {
      items: ["Piers – 2 March 2031", "Deck – planned 5 May 2031, new 19 May 2031"],
      heading: "Milestones",
      want: [
        ["Milestone", "Planned", "New"],
        ["Piers", "2 March 2031", ""],
        ["Deck", "5 May 2031", "19 May 2031"],
      ],
    },
    {
      items: ["Frost; measure: a second pump", "Drought; measure: a larger tank"],
      heading: "Risks",
      want: [
        ["Risk", "Measure"],
        ["Frost", "A second pump"],
        ["Drought", "A larger tank"],
      ],
    },
    {
      items: ["La certification glisse (élevé)", "Données non testées (moyen)", "Gel de Noël (connu)"],
      heading: "Risques",
      language: "fr",
      want: [
        ["Risque", ""],
        ["La certification glisse", "Élevé"],
        ["Données non testées", "Moyen"],
        ["Gel de Noël", "Connu"],
      ],
    },
    {
      items: ["Tests (April)", "Mail (Mai)", "Kasse (Juni)", "Archiv"],
      heading: "Umzug",
      language: "de",
      want: [
        ["Umzug", ""],
        ["Tests", "April"],
        ["Mail", "Mai"],
        ["Kasse", "Juni"],
        ["Archiv", ""],
      ],
    },
  ])("sets $items out in columns", ({ items, heading, want, language }) => {
    expect(tableOf(items, heading, language)).toEqual(want);
  });

  it.each([
    { why: "one status among sentences", items: ["Schedule: green", "Cost: we shall see in May"] },
    { why: "milestones that all hold", items: ["Piers – 2 March 2031", "Deck – 5 May 2031"] },
    { why: "changed figures", items: ["6.8 → 2.1", "1.9 → 0.4"] },
    {
      why: "long asides",
      items: [
        "One (which nobody had asked for)",
        "Two (which is another matter)",
        "Three (and so on, at length)",
      ],
    },
  ])("leaves $why alone", ({ items }) => {
    expect(tableOf(items, "Risks")).toBeUndefined();
  });
});

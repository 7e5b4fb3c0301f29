import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { findOddities } from "./find-oddities.ts";

const cover: OutlineSlide = { kind: "title", title: "Garden" };

function list(title: string, ...texts: readonly string[]): OutlineSlide {
  return { kind: "bullets", title, items: texts.map((text) => ({ text: [{ text }] })) };
}

function kindsIn(prompt: string, ...slides: readonly OutlineSlide[]): readonly string[] {
  return findOddities(prompt, [cover, ...slides]).map(({ kind, slide }) => `${slide} ${kind}`);
}

describe("findOddities", () => {
  it.each<[string, string, readonly OutlineSlide[], readonly string[]]>([
    [
      "a sentence cut within a clause",
      "we put up a shed behind the old church last year",
      [{ kind: "statement", title: "We put up a shed behind the old" }],
      ["2 torn"],
    ],
    [
      "a name that heads a quotation and signs it",
      "Ann Lee from the choir said: one more time",
      [
        {
          kind: "quote",
          title: "Ann Lee from the choir",
          quotation: "One more time",
          name: "Ann Lee from the choir",
        },
      ],
      ["2 twice"],
    ],
    [
      "a label that holds its figure",
      "tomatoes 40 kilos",
      [{ kind: "numbers", title: "Tomatoes", figures: [{ value: "40", label: "Tomatoes 40 kilos" }] }],
      ["2 twice"],
    ],
    [
      "one title for a chart and the line behind it",
      "visits 3 in May 9 in June. most of them come back on Sundays",
      [
        {
          kind: "chart",
          title: "Visits: 3 → 9 (May – June)",
          chart: {
            form: "column",
            categories: ["May", "June"],
            series: [{ name: "Visits", values: [3, 9] }],
          },
        },
        list("Visits", "Most of them come back on Sundays"),
      ],
      ["3 same title"],
    ],
    [
      "a label whose list is gone, and a slide that only asks for points",
      "trips and money: lunch until half past three. trips:",
      [
        list("Money", "Lunch until half past three", "Trips:"),
        list("Trips", "Add your points on “Trips” here."),
      ],
      ["2 label left", "3 filler"],
    ],
    [
      "letters in one line, and names that stand below",
      "(A) mend it now (B) buy a new one next spring; oak or elm, oak is hard and elm is cheap",
      [
        list("Mend or buy", "(A) mend it now (B) buy a new one next spring", "Elm is cheap"),
        {
          kind: "comparison",
          title: "Oak · Elm",
          options: [
            { heading: "Oak", points: [{ text: [{ text: "Hard" }] }] },
            { heading: "Elm", points: [{ text: [{ text: "Cheap" }] }] },
          ],
        },
      ],
      ["2 running list", "3 joined names"],
    ],
    [
      "what is only spoken",
      "the pump leaks. volunteers water everything by hand every evening",
      [
        {
          kind: "statement",
          title: "The pump leaks",
          support: "Since May",
          notes: "volunteers water everything by hand every evening",
        },
      ],
      ["2 untold"],
    ],
  ])("finds %s", (_, prompt, slides, want) => {
    expect(kindsIn(prompt, ...slides)).toEqual(want);
  });

  it("finds nothing on slides that say each thing once", () => {
    const prompt =
      "Our shed: the roof leaks in two places; the door was mended in May. Costs: timber 80, felt 45.";
    const slides: readonly OutlineSlide[] = [
      list("Our shed", "The roof leaks in two places", "The door was mended in May"),
      {
        kind: "numbers",
        title: "Costs",
        figures: [
          { value: "80", label: "Timber" },
          { value: "45", label: "Felt" },
        ],
      },
    ];
    expect(kindsIn(prompt, ...slides)).toEqual([]);
  });
});

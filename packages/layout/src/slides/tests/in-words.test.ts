import type { OutlineSlide, PlacedDeck } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { placeSlide } from "../../testing/place-slide.ts";

const say = (text: string) => [{ text }];

/** Every word and number that a deck shows or holds in its notes. */
function saidOn(deck: PlacedDeck): string {
  return JSON.stringify(deck.slides).replaceAll("\u00a0", " ");
}

describe("what is said besides the usual fields", () => {
  it.each<{ slide: OutlineSlide; want: readonly string[] }>([
    {
      slide: {
        kind: "bullets",
        title: "T",
        items: [
          { text: say("Fuel"), amount: { value: 88, shown: "88 k" }, status: { state: "bad", word: "Late" } },
        ],
        total: { value: 88, shown: "89 k", label: "Altogether" },
        takeaway: say("Fuel is all"),
        source: "Ledger",
      },
      want: ["88 k", "Late", "89 k", "Altogether", "Fuel is all", "Ledger"],
    },
    {
      slide: {
        kind: "numbers",
        title: "T",
        figures: [
          {
            value: "most",
            label: "full",
            amount: 7,
            share: { part: 7, whole: 11, thing: "seat" },
            references: [{ label: "Before", value: 3.5 }],
            series: { label: "Since May", values: [2, 5] },
            status: { state: "good", word: "Up" },
          },
        ],
        source: "Counts",
      },
      want: ["7/11", "seat", "Before", "3.5", "Since May", "2, 5", "Up", "Counts"],
    },
    {
      slide: {
        kind: "chart",
        title: "T",
        chart: {
          form: "column",
          categories: ["2026", "2027"],
          series: [{ name: "Boats", values: [1, 2], unit: "hulls" }],
          targets: [{ value: 41, label: "Aim" }],
          plannedFrom: 1,
          plannedLabel: "Forecast",
        },
      },
      want: ["hulls", "Aim", "41", "Forecast"],
    },
    {
      slide: {
        kind: "cards",
        title: "T",
        cards: [
          { heading: "A", value: "9 t", status: { state: "watch", word: "Tight" } },
          { heading: "B", text: say("b") },
        ],
        takeaway: say("Two"),
        source: "List",
      },
      want: ["9 t", "Tight", "Two", "List"],
    },
    {
      slide: { kind: "agenda", title: "T", entries: [{ title: "A", minutes: 25, ask: "Decide" }] },
      want: ["25 min", "Decide"],
    },
    {
      slide: {
        kind: "closing",
        title: "T",
        nextSteps: [{ action: "Paint", effect: "It shines" }],
      },
      want: ["It shines"],
    },
    {
      slide: {
        kind: "table",
        title: "T",
        columns: [{ heading: "a" }],
        rows: [{ cells: [say("Late")], states: ["bad"] }],
        takeaway: say("Act"),
        footnote: "Net",
      },
      want: ["Late", "Act", "Net"],
    },
    {
      slide: {
        kind: "columns",
        title: "T",
        columns: [
          { items: [{ text: say("a"), amount: { value: 1, shown: "1 kg" } }] },
          {
            items: [
              { text: say("b"), children: [{ text: say("c"), status: { state: "good", word: "Fine" } }] },
            ],
          },
        ],
        takeaway: say("Equal"),
      },
      want: ["1 kg", "Fine", "Equal"],
    },
    ...(["timeline", "process", "comparison"] as const).map((kind) => ({
      slide: {
        kind,
        title: "T",
        takeaway: say("So it is"),
        events: [
          { date: "1", title: "a" },
          { date: "2", title: "b" },
        ],
        steps: [{ title: "a" }, { title: "b" }],
        options: [
          { heading: "a", points: [{ text: say("c") }] },
          { heading: "b", points: [{ text: say("d") }] },
        ],
      },
      want: ["So it is"],
    })),
  ])("stands somewhere: $slide.kind", ({ slide, want }) => {
    const said = saidOn(placeSlide(slide));
    for (const words of want) expect(said).toContain(words);
  });

  it("has the minutes in the deck's language", () => {
    const slide: OutlineSlide = { kind: "agenda", title: "T", entries: [{ title: "A", minutes: 25 }] };
    expect(saidOn(placeSlide(slide, { language: "ja" }))).toContain("25 分");
  });
});

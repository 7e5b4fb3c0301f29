import { createOutline } from "@lectern/deck";
import { renderOutline } from "@lectern/engine";
import { beforeAll, describe, expect, it } from "vitest";
import { expectationsByPrompt, knownMisses } from "../../corpus/expectations.ts";
import { type Expectation, findMiss } from "./expectation.ts";
import {
  findKnownMisses,
  findMetAgain,
  findNewMisses,
  type Judgement,
  judgeDeck,
  type MetExpectation,
} from "./judge-deck.ts";
import { type CorpusDeck, makeDeck } from "./make-deck.ts";

const prompt = `Please make a presentation with exactly 5 slides from this report.

# Ferry report

## Passengers

| Year | Passengers |
| --- | --- |
| 2021 | 41,200 |
| 2022 | 52,900 |
| 2023 | 61,300 |

The new boat came from Gdansk in May 2022 and cost 3.4 million euros.`;

let deck: CorpusDeck;
beforeAll(async () => {
  deck = await makeDeck({ name: "ferry", text: prompt });
});

describe("a deck of the embedded author", () => {
  it("is sound, adds nothing and loses no figure", () => {
    const { faithfulness, countMissed } = judgeDeck(deck);
    expect(deck.faults).toEqual([]);
    expect(faithfulness.invented).toEqual([]);
    expect(faithfulness.lost).toEqual([]);
    expect(faithfulness.figures).toBe(7);
    expect(countMissed).toBeUndefined();
  });
});

describe("a deck that strays from its prompt", () => {
  it("is told what it added, lost and cut off", () => {
    const strayed = replaceSlides([
      { kind: "title", title: "Ferry report" },
      {
        kind: "bullets",
        title: "Overview",
        items: [{ text: [{ text: "It grew by 48 % under Anna Berg, and" }] }],
      },
    ]);
    const { faithfulness, brokenOff, bareTitles, countMissed } = judgeDeck(strayed);
    expect(faithfulness.invented).toEqual(["48", "Anna", "Berg"]);
    expect(faithfulness.lost).toContain("41200");
    expect(brokenOff).toEqual(["It grew by 48 % under Anna Berg, and"]);
    expect(bareTitles).toEqual(["Overview"]);
    expect(countMissed).toMatch(/^2 slides, asked for/u);
  });
});

describe("findMiss", () => {
  const expectations: readonly (readonly [Expectation, string | undefined])[] = [
    [{ says: "", kind: "slideCount", least: 3, most: 4 }, "2 slides"],
    [{ says: "", kind: "shows", texts: ["61 300"] }, "missing 61 300"],
    [{ says: "", kind: "shows", texts: ["61,300"] }, undefined],
    [{ says: "", kind: "tells", texts: ["spoken"] }, undefined],
    [{ says: "", kind: "hides", texts: ["ferry"] }, "shows ferry"],
    [{ says: "", kind: "slide", slide: { kinds: ["table"], entries: 2, columns: 2, at: -1 } }, undefined],
    [{ says: "", kind: "slide", slide: { kinds: ["table"], entries: 3 } }, "0 such slides of 1"],
    [{ says: "", kind: "slide", slide: { values: [1] } }, "0 such slides of 1"],
    [{ says: "", kind: "order", texts: ["61,300", "Ferry"] }, "out of place: Ferry"],
    [{ says: "", kind: "language", language: "de" }, "en ltr"],
    [{ says: "", kind: "notes" }, undefined],
    [{ says: "", kind: "atMost", words: 2 }, "6 words on one slide"],
  ];
  it.each(expectations)("of %j is %j", (expectation, want) => {
    const replaced = replaceSlides([
      { kind: "title", title: "Ferry" },
      {
        kind: "table",
        title: "Passengers",
        notes: "Spoken",
        columns: [{ heading: "Year" }, { heading: "Passengers" }],
        rows: [["2022", "52,900"] as const, ["2023", "61,300"] as const].map((cells) => ({
          cells: cells.map((text) => [{ text }]),
        })),
      },
    ]);
    expect(findMiss(expectation, replaced)).toEqual(want);
  });
});

describe("knownMisses", () => {
  const listed = Object.entries(knownMisses).flatMap(([name, misses]) =>
    Object.entries(misses).map(([says, instead]) => ({ name, says, instead })),
  );
  it.each(listed)("names an expectation: $name, $says", ({ name, says, instead }) => {
    expect(expectationsByPrompt[name]?.map((expectation) => expectation.says)).toContain(says);
    expect(instead).toMatch(/\.$/u);
  });
});

describe("expectations that are missed", () => {
  it("are told apart by what is known of them", () => {
    const judgement = {
      expectations: [
        { says: "met", miss: undefined, known: undefined },
        { says: "new", miss: "2 slides", known: undefined },
        { says: "known", miss: "2 slides", known: "Two slides." },
        { says: "met again", miss: undefined, known: "Two slides." },
      ],
    } as unknown as Judgement;
    const says = (found: readonly MetExpectation[]) => found.map((expectation) => expectation.says);
    expect(says(findNewMisses(judgement))).toEqual(["new"]);
    expect(says(findKnownMisses(judgement))).toEqual(["known"]);
    expect(says(findMetAgain(judgement))).toEqual(["met again"]);
  });
});

function replaceSlides(slides: Parameters<typeof createOutline>[0]["slides"]): CorpusDeck {
  const outline = createOutline({ title: "Ferry report", language: "en", direction: "ltr", slides });
  return { ...deck, authored: { ...deck.authored, outline }, rendered: renderOutline(outline) };
}

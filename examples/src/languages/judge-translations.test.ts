import { describe, expect, it } from "vitest";
import { judgeTranslations, type TranslatedDeck } from "./judge-translations.ts";

const kinds = ["title", "bullets", "bullets", "chart", "closing"];
const good: TranslatedDeck = {
  language: "en",
  detected: "en",
  tag: "en",
  direction: "ltr",
  mirroredShare: 0,
  kinds,
  faults: [],
};

function breaksOf(changed: Partial<TranslatedDeck>): readonly string[] {
  const others = ["de", "fr", "it"].map((language) => ({
    ...good,
    language,
    detected: language,
    tag: language,
  }));
  return judgeTranslations([...others, { ...good, ...changed }]).at(-1)?.breaks ?? [];
}

describe("judgeTranslations", () => {
  it.each([
    { what: "a deck like the others", given: {} },
    {
      what: "a region and a script that are the same way of writing",
      given: { language: "zh-TW", detected: "zh-Hant", tag: "zh-Hant" },
    },
    { what: "Bokmål as Norwegian", given: { language: "nb", detected: "no", tag: "no" } },
    {
      what: "a deck from right to left",
      given: { language: "he", detected: "he", tag: "he", direction: "rtl", mirroredShare: 1 } as const,
    },
    { what: "one slide more of five", given: { kinds: [...kinds, "bullets"] } },
  ])("lets $what pass", ({ given }) => {
    expect(breaksOf(given)).toEqual([]);
  });

  it.each([
    { what: "another language", given: { detected: "de", tag: "de" }, want: ["taken for de"] },
    {
      what: "another way of writing Chinese",
      given: { language: "zh-CN", detected: "zh-Hant", tag: "zh-Hant" },
      want: ["taken for zh-Hant"],
    },
    { what: "words marked as another language", given: { tag: "de" }, want: ["marked as de"] },
    {
      what: "Hebrew from left to right",
      given: { language: "he", detected: "he", tag: "he" },
      want: ["wrong direction"],
    },
    {
      what: "two slides more of five",
      given: { kinds: [...kinds, "bullets", "bullets"] },
      want: ["2 slides off the median", "other kinds"],
    },
    {
      what: "two slides of five of other kinds",
      given: { kinds: ["title", "bullets", "table", "quote", "closing"] },
      want: ["other kinds"],
    },
    { what: "a fault of the file", given: { faults: ["slide 2: overflow"] }, want: ["slide 2: overflow"] },
  ])("finds $what", ({ given, want }) => {
    expect(breaksOf(given)).toEqual(want);
  });
});

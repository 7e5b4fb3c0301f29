import { describe, expect, it } from "vitest";
import { findTimelineInProse } from "./find-timeline-in-prose.ts";

function eventsOf(sentences: readonly string[], language = "en"): readonly string[] | undefined {
  const body = findTimelineInProse(
    sentences,
    { language, subject: "" },
    { fewest: 3, most: 12, share: 0.2, opening: 0 },
  )?.body;
  return body?.kind === "timeline" ? body.events.map(({ date, title }) => `${date}: ${title}`) : undefined;
}

describe("findTimelineInProse", () => {
  it.each([
    {
      sentences: [
        "Drais built his running machine in 1817, which the press called Draisine.",
        "In 1868 the Michaux company began to make its frames of cast iron.",
        "The freewheel was developed in 1898, enabling the rider to coast.",
      ],
      want: [
        "1817: Drais built his running machine, which the press called Draisine",
        "1868: The Michaux company began to make its frames of cast iron",
        "1898: The freewheel was developed, enabling the rider to coast",
      ],
    },
    {
      language: "de",
      sentences: [
        "1975 begann es mit einem Hanomag.",
        "Die Halle brannte im Jahr 2003 ab.",
        "Im Mai 2011 eröffnete das neue Werk.",
      ],
      want: [
        "1975: Es begann mit einem Hanomag",
        "2003: Die Halle brannte im Jahr 2003 ab",
        "Mai 2011: Das neue Werk eröffnete",
      ],
    },
    {
      language: "es",
      sentences: [
        "En 1901 se abrió la fábrica.",
        "En 1936 se cerró la fábrica.",
        "En 1984 la compró el pueblo.",
      ],
      want: ["1901: Se abrió la fábrica", "1936: Se cerró la fábrica", "1984: La compró el pueblo"],
    },
  ])("tells when things happened: $want", ({ sentences, want, language }) => {
    expect(eventsOf(sentences, language)).toEqual(want);
  });

  it("cuts a long event at a clause and never within one", () => {
    const long =
      "In 1885 John Kemp Starley produced the first commercially successful safety bicycle in his workshop in Coventry, which he named the Rover and which every maker of the country copied within a few years.";
    const events = eventsOf([
      long,
      "In 1890 a tyre followed the bicycle.",
      "In 1905 a gear followed the tyre.",
    ]);
    expect(events?.[0]).toBe(
      "1885: John Kemp Starley produced the first commercially successful safety bicycle in his workshop in Coventry",
    );
  });

  it("keeps a date that the sentence needs", () => {
    const events = eventsOf([
      "The ship, designed by Brunel and launched in 1858, was the largest afloat.",
      "In 1866 she sailed from Ireland again.",
      "In 1869 she laid a French cable from Brest.",
    ]);
    expect(events?.[0]).toContain("launched in 1858, was");
  });

  it.each([
    [["It has been so since 2019.", "Nobody minds it at all.", "We like it here."]],
    [["In 2024 we earned 3 m€.", "In 2024 we hired 12 people.", "In 2024 we moved to Bergen."]],
    [["The rule is old.", "The rule is good.", "The rule is ours."]],
  ])("finds none in %j", (sentences) => {
    expect(eventsOf(sentences)).toBeUndefined();
  });

  it("is sure of it where nearly all sentences are events, and less where few are", () => {
    const events = ["On 3 March the keys come.", "On 4 April the chairs come.", "On 5 May the doors open."];
    const others = ["Chairs are blue.", "Doors are green.", "Nobody likes the wallpaper in the hall."];
    const context = { language: "en", subject: "" };
    expect(findTimelineInProse(events, context)?.score).toBe(0.6);
    expect(findTimelineInProse([...events, ...others], context)?.score).toBe(0.3);
  });
});

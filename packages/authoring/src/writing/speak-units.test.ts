import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import type { Place, TaggedUnit } from "../tagging/role.ts";
import { speakUnits } from "./speak-units.ts";

function unit(text: string, place: Place): TaggedUnit {
  return {
    span: { start: 0, end: text.length },
    text,
    form: "sentence",
    carrier: "plain",
    depth: 0,
    line: 0,
    opensLine: true,
    closesLine: true,
    blankBefore: false,
    blankAfter: false,
    role: place === "nowhere" ? "withhold" : "content",
    confidence: 1,
    place,
    reason: "",
  };
}

const slides: readonly OutlineSlide[] = [
  { kind: "title", title: "Bees" },
  { kind: "statement", title: "Hives stand on 12 roofs" },
  { kind: "statement", title: "Honey pays for the paint", notes: "Honey pays for the paint" },
];

describe("speakUnits", () => {
  it("puts what is only spoken into the notes of the slide before it", () => {
    const tagged = [unit("Hives stand on 12 roofs.", "slide"), unit("Mention the caretaker.", "notes")];
    const { slides: spoken } = speakUnits(slides, tagged);
    expect(spoken.map(({ notes }) => notes)).toEqual([
      undefined,
      "Mention the caretaker.",
      "Honey pays for the paint",
    ]);
  });

  it("puts what stands before all matter into the notes of the cover, and nothing that is withheld anywhere", () => {
    const tagged = [unit("Say hello first.", "notes"), unit("The queen is for sale.", "nowhere")];
    const { slides: spoken } = speakUnits(slides, tagged);
    expect(spoken[0]?.notes).toBe("Say hello first.");
    expect(JSON.stringify(spoken)).not.toContain("queen");
  });

  it("says nothing twice that a slide or its notes hold", () => {
    expect(speakUnits(slides, [unit("Honey pays for the paint", "notes")]).slides).toEqual(slides);
  });
});

import { describe, expect, it } from "vitest";
import { createOpenSlide } from "./open-slide.ts";
import { readSubject } from "./read-subject.ts";

describe("readSubject", () => {
  it.each([
    ["statistics", "figures"],
    ["challenges", "challenges"],
    ["recommendations", "recommend"],
    ["Vor- und Nachteile", "debate"],
    ["Zeitplan", "way"],
    ["Kosten", "budget"],
    ["les risques", "risks"],
    ["próximos pasos", "way"],
    ["obiettivi", "goal"],
    ["история", "history"],
    ["常见问题", "faq"],
    ["課題", "challenges"],
    ["예산", "budget"],
    ["مخاطر", "risks"],
    ["kâr marjı ve maliyet", "budget"],
    ["wie wat doet", "roles"],
    ["σύγκριση", "options"],
    ["סיכונים", "risks"],
    ["बजट", "budget"],
    ["lợi ích", "benefits"],
    ["what happens if the ferry is cancelled", "trouble"],
  ])("finds what %s asks for", (given, want) => {
    expect(readSubject(given)[0]).toBe(want);
  });

  it.each(["attic", "walls", "windows", "Costa Rica", "trebuchet", "evaporation", "koffein"])(
    "knows nothing of %s",
    (given) => {
      expect(readSubject(given)).toEqual([]);
    },
  );
});

describe("createOpenSlide", () => {
  it("asks every part something else", () => {
    const used = new Set<string>();
    const names = ["attic", "walls", "windows", "roof", "cellar", "doors", "pipes", "floor"];
    const slides = names.map((text) => createOpenSlide({ text }, "en", used));
    expect(slides.map(({ title }) => title.toLowerCase())).toEqual(names);
    const bodies = slides.map(({ title: _, notes: __, ...body }) => JSON.stringify(body));
    expect(new Set(bodies).size).toBe(names.length);
  });

  it("keeps long names whole in its notes, and never cuts them with an ellipsis", () => {
    const text =
      "what the volunteers of the northern branch should do when the bus is late, and whom they call";
    const { title, notes } = createOpenSlide({ text }, "en", new Set());
    expect(title).toBe("What the volunteers of the northern branch should do when");
    expect(notes).toContain(text);
  });

  it("leaves the spelling of names alone", () => {
    expect(createOpenSlide({ text: "iPhone" }, "en", new Set()).title).toBe("iPhone");
  });
});

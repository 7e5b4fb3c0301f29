import { describe, expect, it } from "vitest";
import { createOpenSlide } from "./open-slide.ts";
import { readSubject } from "./read-subject.ts";

const open = (isBare = false) => ({ used: new Set<string>(), isBare });

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
  it.each([
    [
      { text: "the walls" },
      { kind: "bullets", items: [{ text: [{ text: "Add your points on “The walls” here." }] }] },
    ],
    [
      { text: "rules", details: ["priority", "roundabouts"] },
      { kind: "bullets", items: [{ text: [{ text: "Priority" }] }, { text: [{ text: "Roundabouts" }] }] },
    ],
    [
      { text: "costs" },
      { kind: "table", columns: [{ heading: "Item" }, { heading: "Amount" }, { heading: "Who pays" }] },
    ],
    [{ text: "taxi or bus" }, { kind: "comparison", options: [{ heading: "Taxi" }, { heading: "Bus" }] }],
  ] as const)("says plainly what %o is to hold", (part, want) => {
    expect(createOpenSlide(part, "en", open())).toMatchObject(want);
  });

  it("asks what a part's name asks for where the deck tells nothing else, each set of questions once", () => {
    const deck = open(true);
    const [first, again] = ["challenges", "obstacles"].map((text) => createOpenSlide({ text }, "en", deck));
    expect(JSON.stringify(first)).toContain("What stands in the way today?");
    expect(JSON.stringify(again)).not.toContain("What stands in the way today?");
    expect(JSON.stringify(createOpenSlide({ text: "challenges" }, "en", open()))).toContain(
      "Add your points",
    );
  });

  it.each([
    ["a quiz with 4 questions", 4, "Questions"],
    ["3 famous ones", 3, "Famous ones"],
    ["les 4 bacs", 4, "Bacs"],
    ["Ablauf in fünf Schritten", 5, "Schritten"],
    ["un gioco con 6 affermazioni", 6, "Affermazioni"],
  ])("has as many rows as %s names", (text, count, heading) => {
    const slide = createOpenSlide({ text }, "en", open());
    expect(slide).toMatchObject({ kind: "table", columns: [{}, { heading }] });
    expect(slide.kind === "table" && slide.rows.length).toBe(count);
  });

  it.each(["the 5 minute check", "what changes on 1 July", "plans for 2025"])(
    "counts nothing in %s",
    (text) => {
      expect(createOpenSlide({ text }, "en", open()).kind).toBe("bullets");
    },
  );

  it("keeps long names whole in its notes, and never cuts them with an ellipsis", () => {
    const text =
      "what the volunteers of the northern branch should do when the bus is late, and whom they call";
    const { title, notes } = createOpenSlide({ text }, "en", open());
    expect(title).toBe("What the volunteers of the northern branch should do when");
    expect(notes).toContain(text);
  });

  it("leaves the spelling of names alone", () => {
    expect(createOpenSlide({ text: "iPhone" }, "en", open()).title).toBe("iPhone");
  });
});

describe("a part that tells a fact itself", () => {
  it.each(["Costs 35 euro", "Bus at 7.15 in front of the school", "We have 9 fixers aged 16 to 84"])(
    "is said, and asks for no more: %s",
    (text) => {
      expect(createOpenSlide({ text }, "en", open())).toEqual({ kind: "statement", title: text });
    },
  );

  it.each(["Our plans for 2026", "The first 100 days", "Phase 2"])("asks for points: %s", (text) => {
    expect(createOpenSlide({ text }, "en", open()).kind).not.toBe("statement");
  });
});

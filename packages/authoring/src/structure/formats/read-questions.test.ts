import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../../embedded-author.ts";
import { type Block, toPlainLines } from "../blocks.ts";
import { readStructure } from "../read-structure.ts";

function outlineOf(text: string): readonly string[] {
  return readStructure(text).blocks.map((block) => `${nameOf(block)} ${toPlainLines(block).join(" / ")}`);
}

function nameOf(block: Block): string {
  return block.kind === "heading" ? `h${block.level}` : block.kind;
}

const long =
  "From Monday to Friday call the caretaker. At night and at weekends call only in an emergency: no heating, a leak of water, a smell of gas. For gas leave the house first and call from the street.";

describe("readStructure of questions and answers", () => {
  it("keeps short ones together and gives a long answer a part of its own", () => {
    const given = `For tenants\n\nQ: When is rent due?\nA: On the 3rd.\n\nQ: May I paint?\nA: Yes, in light colours.\n\nQ: Who helps?\nA: ${long}\n\nQ: Where do bikes go?\nA: In the cellar.\n\nCall us: 0113 496.`;
    expect(outlineOf(given)).toEqual([
      "h1 For tenants",
      "h4 When is rent due? · May I paint?",
      "list - When is rent due? On the 3rd. / - May I paint? Yes, in light colours.",
      "h4 Who helps?",
      `paragraph ${long}`,
      "h4 Where do bikes go?",
      "paragraph In the cellar.",
      "paragraph Call us: 0113 496.",
    ]);
  });

  it.each([
    {
      what: "German, with numbers and lists in an answer",
      given:
        "Frage 1: Wann öffnet das Bad?\nAntwort: Um 7 Uhr.\n\nFrage 2: Was kostet es?\nAntwort:\n- Erwachsene 4 €\n- Kinder 2 €",
      want: [
        "h4 Wann öffnet das Bad?",
        "paragraph Um 7 Uhr.",
        "h4 Was kostet es?",
        "list - Erwachsene 4 € / - Kinder 2 €",
      ],
    },
    {
      what: "Spanish in strong letters",
      given: "**P:** ¿Cuándo abre?\n**R:** A las 9.\n\n**P:** ¿Hay wifi?\n**R:** Sí, gratis.",
      want: ["h4 ¿Cuándo abre? · ¿Hay wifi?", "list - ¿Cuándo abre? A las 9. / - ¿Hay wifi? Sí, gratis."],
    },
    {
      what: "headings between them",
      given: "Q: When?\nA: At noon.\n\nMoney\n\nQ: How much?\nA: 5 €.\n\nQ: In cash?\nA: Yes.",
      want: [
        "h4 When?",
        "paragraph At noon.",
        "h3 Money",
        "h4 How much? · In cash?",
        "list - How much? 5 €. / - In cash? Yes.",
      ],
    },
  ])("reads $what", ({ given, want }) => {
    expect(outlineOf(given)).toEqual(want);
  });

  it.each([
    "Q: What is a quay?\nA) a wall\nB) a boat\n\nQ: What is a crane?\nA) a machine\nB) a bird",
    "Q1: 40 ships\nQ2: 60 ships\nQ3: 55 ships",
    "A: apples\nB: pears\nC: plums",
  ])("leaves other texts to other readers: %s", (given) => {
    expect(readStructure(given).format).toBe("plain text");
  });

  it("shows questions as terms and never the letters before them", async () => {
    const prompt = "Q: When is rent due?\nA: On the 3rd.\n\nQ: May I paint?\nA: Yes, in light colours.";
    const { outline } = await createEmbeddedAuthor().compose({ prompt });
    expect(outline.title).toBe("FAQ");
    expect(outline.slides[1]).toMatchObject({
      items: [
        { lead: "When is rent due?" },
        { lead: "May I paint?", text: [{ text: "Yes, in light colours" }] },
      ],
    });
  });
});

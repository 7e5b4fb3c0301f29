import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "./embedded-author.ts";
import { sameDocuments } from "./same-document.fixture.ts";

const author = createEmbeddedAuthor();

async function outlineOf(text: string) {
  return (await author.compose({ prompt: text })).outline;
}

describe("the same document in 18 languages", () => {
  it("stands in 18 of them, four of them from right to left or without spaces at the least", () => {
    expect(new Set(sameDocuments.map(({ language }) => language)).size).toBe(18);
  });

  it("shows points, a chart, a timeline, a process and a quotation in English", async () => {
    const kinds = (await outlineOf(sameDocuments[0]?.text ?? "")).slides.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(["title", "bullets", "chart", "timeline", "process", "quote"]),
    );
  });

  it.each(sameDocuments)(
    "gives a deck of the same kinds, tagged and directed, in $language",
    async (given) => {
      const [english, outline] = await Promise.all([
        outlineOf(sameDocuments[0]?.text ?? ""),
        outlineOf(given.text),
      ]);
      expect(outline).toMatchObject({ language: given.language, direction: given.direction });
      const wanted = english.slides.map(({ kind }) => kind);
      const kinds = outline.slides.map(({ kind }) => kind);
      expect(Math.abs(kinds.length - wanted.length)).toBeLessThanOrEqual(wanted.length * 0.2);
      expect(new Set(kinds)).toEqual(new Set(wanted));
    },
  );
});

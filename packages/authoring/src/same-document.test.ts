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

describe("a long text", () => {
  const streets = [..."ABCDEFGHIJKLMNOPQRSTUVWX"];
  const english = streets.map(
    (street) =>
      `In ${street} street the children planted a row of apple trees behind the school, and every family took care of one of them through the dry months of the first summer. When the apples were ripe in autumn, all the neighbours came together for a whole day, carried long tables out of their houses and cooked for everybody who had helped.`,
  );
  const chinese = streets.map(
    (street) =>
      `在${street}街，孩子们在学校后面种了一排苹果树，每个家庭在第一个夏天干旱的几个月里都照料其中一棵。秋天苹果成熟时，所有邻居聚在一起整整一天，从家里搬出长桌，为每个帮过忙的人做饭。`,
  );
  const toPrompt = (headings: readonly string[], paragraphs: readonly string[]): string =>
    headings.map((heading) => `# ${heading}\n\n${paragraphs.join("\n\n")}`).join("\n\n");

  it("has as many slides in Chinese, which takes less room to say the same", async () => {
    const [one, other] = await Promise.all([
      outlineOf(toPrompt(["The trees", "The people", "The town"], english)),
      outlineOf(toPrompt(["树木", "居民", "城镇"], chinese)),
    ]);
    const wanted = one.slides.length;
    expect(wanted).toBeGreaterThan(10);
    expect(Math.abs(other.slides.length - wanted)).toBeLessThanOrEqual(wanted * 0.2);
  });
});

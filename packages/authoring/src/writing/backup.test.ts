import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../embedded-author.ts";

const author = createEmbeddedAuthor();

async function slidesOf(prompt: string): Promise<readonly OutlineSlide[]> {
  return (await author.compose({ prompt })).outline.slides;
}

const text = (appendix: string, before = "Next steps") => `# Harbour renewal

## Quays
- The north quay has deep water and two bollards a ship
- The south quay silts up after every winter storm

## Cranes
- One crane lifts forty tonnes, and it is thirty years old
- A second one would halve the hours that a ship waits

## ${before}
- Order the second crane
- Dredge the south quay

## ${appendix}
- Spring tide adds 1.2 m at the north quay
- Neap tide leaves 7.8 m of water
`;

const isBackup = (slide: OutlineSlide) => "backup" in slide && slide.backup === true;

describe("an appendix", () => {
  it.each([
    ["Appendix: tides", "Appendix", "Tides"],
    ["Anhang B – Gezeiten", "Anhang", "Gezeiten"],
    ["附录：潮汐", "附录", "潮汐"],
    ["Appendix A", "Appendix", undefined],
  ])("is kept for questions behind a divider, after the closing: %s", async (heading, divider, title) => {
    const slides = await slidesOf(text(heading));
    const first = slides.findIndex(isBackup);
    expect(slides[first - 1]?.kind).toBe("closing");
    expect(slides[first]).toMatchObject({ kind: "section", title: divider });
    expect(slides.slice(first).every(isBackup)).toBe(true);
    expect(JSON.stringify(slides.slice(first + 1))).toContain("7.8 m");
    if (title !== undefined) expect(slides[first + 1]?.title).toBe(title);
  });

  it.each(["Backup strategy", "Annex renovation", "Appendicitis", "Tides"])(
    "is not what only sounds like one: %s",
    async (heading) => {
      expect((await slidesOf(text(heading))).some(isBackup)).toBe(false);
    },
  );

  it("is none in the middle of a text, nor where so many slides are asked for", async () => {
    const middle = await slidesOf(
      `${text("Appendix: tides")}\n## Costs\n- The crane costs 900,000 euros\n- The dredging costs 120,000 euros\n`,
    );
    expect(middle.some(isBackup)).toBe(false);
    const asked = await slidesOf(`Make 6 slides of this.\n\n${text("Appendix: tides")}`);
    expect(asked.some(isBackup)).toBe(false);
    expect(asked).toHaveLength(6);
  });
});

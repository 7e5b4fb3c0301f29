import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../embedded-author.ts";

async function slidesOf(prompt: string) {
  const { outline } = await createEmbeddedAuthor().compose({ prompt });
  return outline.slides.map((slide) => ({ title: slide.title ?? "", text: JSON.stringify(slide) }));
}

describe("what is told behind the name of a part", () => {
  it("stands on its slide, and on no other", async () => {
    const slides = await slidesOf(
      "fais des diapos pour le club de rando. On est 87 adhérents. mets une diapo sur la sécurité: eau 1,5 litre, jamais seul, prévenir le 112. Le budget est de 400 euros.",
    );
    const holding = slides.filter(({ text }) => text.includes("1,5 litre"));
    expect(holding.map(({ title }) => title)).toEqual(["La sécurité"]);
    expect(holding[0]?.text).not.toContain("budget");
  });

  it("stands in the ending that it is told for", async () => {
    const slides = await slidesOf(
      "Slides for our oven choice please. A repair costs 4,200. A new one is 27,900. Finish on what we have to decide: the supplier holds the price until 14 March.",
    );
    const last = slides.at(-1);
    expect(last?.title).toBe("What we have to decide");
    expect(last?.text).toContain("14 March");
    expect(slides.filter(({ text }) => text.includes("14 March"))).toHaveLength(1);
  });

  it("says no more than its words where they are a toast", async () => {
    const slides = await slidesOf(
      'Deck on our coffee roastery. Sales were 4.1 million. Costs rose 8 percent. Close with "every cup counts".',
    );
    expect(slides.at(-1)?.title).toBe("Every cup counts");
    expect(slides.at(-1)?.text).not.toContain("Add your points");
  });
});

import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../embedded-author.ts";

async function subtitleOf(prompt: string): Promise<string | undefined> {
  const { outline } = await createEmbeddedAuthor().compose({ prompt });
  const [cover] = outline.slides;
  return cover?.kind === "title" ? cover.subtitle : undefined;
}

const facts = "We used 340 cubic metres this summer. The bill is £912. Two of the taps leak.";

describe("the line below a title", () => {
  it("says no words by which slides are asked for", async () => {
    const request = "Hi, could you do a short presentation for our allotment committee about the water.";
    expect(await subtitleOf(`${request} ${facts}`)).toBeUndefined();
  });

  it("says what sort of talk it is", async () => {
    const request = "Please make a toolbox talk about saving water.";
    expect(await subtitleOf(`${request} ${facts}`)).toBe("Toolbox talk");
  });
});

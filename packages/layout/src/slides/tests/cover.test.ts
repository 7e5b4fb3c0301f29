import { describe, expect, test } from "vitest";
import { placeDeck } from "../../place-deck.ts";
import { classicTemplate } from "../../testing/index.ts";
import { named } from "../../testing/place-slide.ts";

const subtitle = "For the people who pay for it";

function sizesOn(title: string): readonly (number | undefined)[] {
  const outline = {
    title: "Deck",
    language: "en",
    direction: "ltr",
    slides: [{ kind: "title", title, subtitle }],
  } as const;
  const [cover] = placeDeck(outline, classicTemplate).slides;
  return [/^ctrTitle/u, /^subTitle/u].map(
    (name) => named(cover, name)[0]?.text?.paragraphs[0]?.runs[0]?.size,
  );
}

describe("the line below a cover's title", () => {
  test("has the size of the template below a short title", () => {
    expect(sizesOn("Bees")).toEqual([44, 32]);
  });

  test("stays smaller than a long title that had to be made smaller", () => {
    const [title = 0, below = 0] = sizesOn(
      "Growth came from all the customers we already had, and from nobody else",
    );
    expect(title).toBeLessThan(44);
    expect(below).toBeLessThanOrEqual(0.8 * title);
  });
});

import { createOutline } from "@lectern/deck";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createEmbeddedAuthor } from "./embedded-author.ts";
import { hostilePrompts } from "./hostile-prompts.fixture.ts";

const author = createEmbeddedAuthor();

/** A request, a piece of a hostile prompt, and what divides it from the next. */
const piece = fc.record({
  request: fc.constantFrom(
    "Make 5 slides about tea.\n",
    "Slide 1: Why\nSlide 2: How\n",
    "One slide only, please.\n",
    "",
    "Notes: say hello\n",
    "Erstelle 3 Folien: ",
  ),
  text: fc.constantFrom(...Object.values(hostilePrompts)),
  start: fc.integer({ min: 0, max: 3000 }),
  length: fc.integer({ min: 1, max: 300 }),
  end: fc.constantFrom("", "\n", "\n\n", " "),
});

it("a valid outline comes of hostile pieces joined at random", async () => {
  const joins = fc.array(piece, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(joins, async (pieces) => {
      const prompt = pieces
        .map(({ request, text, start, length, end }) => request + text.slice(start, start + length) + end)
        .join("");
      // Marks alone are a prompt to be refused, and other tests are of those.
      fc.pre(/[\p{L}\p{N}]/u.test(prompt));
      const { outline } = await author.compose({ prompt });
      expect(() => createOutline(outline)).not.toThrow();
    }),
    { numRuns: 300, seed: 7 },
  );
});

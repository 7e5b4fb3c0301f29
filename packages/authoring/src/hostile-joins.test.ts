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

it.each([
  ["a list under nothing but a bold word", "**a**y\n- x\n  - y\n- x\n  - y\n-"],
  [
    "a title with six marks on each letter",
    `# ${`e${"\u0335".repeat(6)}`.repeat(100)}\n\nWe met. Tea costs 5 euros.`,
  ],
  ["a title of joiners", `👩${"\u200d".repeat(300)}👧 a tea`],
  ["a title of variation selectors", `❤${"\ufe0f".repeat(300)} tea for all`],
  [
    "a plan whose titles have many marks",
    `Slide 1: ${`e${"\u0335".repeat(6)}`.repeat(100)}\n- a b\n\nSlide 2: b\n- c`,
  ],
])("a valid outline comes of %s", async (_name, prompt) => {
  const { outline } = await author.compose({ prompt });
  expect(() => createOutline(outline)).not.toThrow();
});

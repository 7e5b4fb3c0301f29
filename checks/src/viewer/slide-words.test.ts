import { generateDeck } from "@lectern/engine";
import { expect, test } from "vitest";
import { findMissingWords, readSlideWords } from "./slide-words.ts";

test("reads the words of each slide", async () => {
  const { bytes, slideCount } = await generateDeck({
    prompt: "# Two trees\n\n## Oak and ash\n- The oak is older\n- The ash is taller\n",
  });
  const slides = readSlideWords(bytes);
  expect(slides).toHaveLength(slideCount);
  expect(slides.flat()).toEqual(expect.arrayContaining(["Two", "trees", "older", "taller"]));
});

test.each([
  { words: ["one", "two"], text: " one\ntwo", want: [] },
  { words: ["one", "two"], text: "twoone", want: [] },
  { words: ["one", "one"], text: "one", want: ["one"] },
  { words: ["tone", "one"], text: "tone", want: ["one"] },
])("of $words, $text lacks $want", ({ words, text, want }) => {
  expect(findMissingWords(words, text)).toEqual(want);
});

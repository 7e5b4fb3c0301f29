import { expect, test } from "vitest";
import { cutSpeech } from "./cut-speech.ts";

const cut = (text: string): readonly string[] => {
  let from = 0;
  return cutSpeech(text, { start: 0, end: text.length }).map((end) => {
    const piece = text.slice(from, end).trim();
    from = end;
    return piece;
  });
};

test("dictated words are cut where a thought begins", () => {
  const text =
    "okay I need six slides on the old pier for the harbour board um the pier was built in 1911 and every winter a few planks go missing so they closed the far end in March oh and finish with what a repair would cost";
  expect(cut(text)).toEqual([
    "okay I need six slides on the old pier for the harbour board",
    "um the pier was built in 1911 and every winter a few planks go missing",
    "so they closed the far end in March",
    "oh and finish with what a repair would cost",
  ]);
});

test("written sentences stay whole, however long", () => {
  const text =
    "The pier, which was built in 1911, lost a few planks every winter, so the board closed its far end in March, and then, after a survey that took two weeks, decided to repair it, at a cost of 40,000 euros.";
  expect(cut(text)).toEqual([text]);
});

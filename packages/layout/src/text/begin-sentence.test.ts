import { expect, test } from "vitest";
import { beginSentence } from "./begin-sentence.ts";

test.each([
  ["somebody has to hold the stick", "en", "Somebody has to hold the stick"],
  ["élever la voix ne sert à rien", "fr", "Élever la voix ne sert à rien"],
  ["içeri girmek için bilet gerekmez", "tr", "İçeri girmek için bilet gerekmez"],
])("%s begins as a sentence", (words, language, want) => {
  expect(beginSentence(words, language)).toBe(want);
});

test.each([
  "to hold",
  "iPhone users wait for it",
  "e.g. two of the three",
  "… and then it rained",
  "お客さまのおかげで",
  "15 of us were there",
])("%s stays as it is written", (words) => {
  expect(beginSentence(words, "en")).toBe(words);
});

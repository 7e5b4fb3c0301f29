import { expect, it } from "vitest";
import { saysWhoIAm } from "./who-i-am.ts";

it.each([
  ["Hi, I'm a nurse on a stroke ward and need slides", "nurse"],
  ["Guten Tag, ich bin Ofensetzer und Kaminkehrer", "Ofensetzer"],
  ["Je suis la cheffe de cuisine de l'école", "cheffe"],
  ["السلام عليكم، أنا طبيبة بيطرية", "طبيبة"],
  ["我是一名护士", "护士"],
])("hears who sends a prompt: %s", (text, word) => {
  expect(saysWhoIAm(text, text.indexOf(word))).toBe(true);
});

it.each([
  ["We are Fern & Hazel, florists in Bath", "Fern"],
  ["I am giving a talk about nurses", "nurses"],
  ["The nurse on the ward", "nurse"],
])("hears none: %s", (text, word) => {
  expect(saysWhoIAm(text, text.indexOf(word))).toBe(false);
});

import { expect, it } from "vitest";
import { findBareCorrection, readSlotCount } from "./bare-counts.ts";
import { findCounts } from "./read-slide-count.ts";

function readAround(text: string, words: string): ReturnType<typeof readSlotCount> {
  const start = text.indexOf(words);
  return readSlotCount(text, { slot: "count", start, end: start + words.length, text: words }, "en");
}

it.each([
  ["keep it to six, please", "six", 6, 6],
  ["could you do 14-16 this time?", "14-16", 14, 16],
  ["make it 5-ish", "5-ish", 4, 6],
  ["hi, about 8 on listening", "8", 7, 9],
  ["no more than 9", "9", 4, 9],
])("reads the number and its bound of %s", (given, words, least, most) => {
  expect(readAround(given, words)).toMatchObject({ least, most });
});

it.each([
  ["we sing 9 pieces", "9"],
  ["road shut 12-8", "12"],
  ["class 8-C", "8"],
  ["open from 7 to 2", "7"],
  ["make it short", "short"],
  ["raised 180 so far", "180"],
])("reads no number of slides in %s", (given, words) => {
  expect(readAround(given, words)).toBeUndefined();
});

function correctedTo(text: string, language: string): number | undefined {
  const [count] = findCounts(text);
  return count && findBareCorrection(text, count, language)?.count.most;
}

it.each([
  ["Five slides, no wait, six, for the evening class.", "en", 6],
  ["Four slides. No, that's never enough; make it seven.", "en", 7],
  ["8 Folien\nach nein, er wollte 9 mit Quellen", "de", 9],
  ["Sju bilder. Nej förresten, åtta, för den sista är min adress", "sv", 8],
])("takes %s (%s) back to %i", (text, language, corrected) => {
  expect(correctedTo(text, language)).toBe(corrected);
});

it.each([
  ["8 slides. No more than 5 bullets.", "en"],
  ["10 slides, no photos, 15 minutes", "en"],
  ["8 slides, no logo on 3", "en"],
  ["Ten slides. No, better 2 columns.", "en"],
  ["Eight slides, I am no speaker. Those two side by side.", "en"],
  ["At most eight slides, no more than twenty words on each", "en"],
])("leaves the number of slides in %s (%s)", (text, language) => {
  expect(correctedTo(text, language)).toBeUndefined();
});

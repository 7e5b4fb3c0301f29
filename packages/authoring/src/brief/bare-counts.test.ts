import { expect, it } from "vitest";
import { readSlotCount } from "./bare-counts.ts";

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

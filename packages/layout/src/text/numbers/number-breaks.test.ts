import { expect, test } from "vitest";
import { costOfHyphenBreak, costOfNumberBreak, costOfNumberBreaks, partedNumber } from "./number-breaks.ts";

/** Returns what a line end costs at the stroke. */
function costAt(marked: string): number {
  const place = marked.indexOf("| ");
  return costOfNumberBreak(marked.replace("| ", " "), place + 1);
}

test.each([
  "Who came: 24| brigades, 8 in turn",
  "Värmen kostade 1,12| mkr",
  "Un incendio de 3.800| hectáreas",
  "We ask for € 40| more",
  "shall plot| 14 become an orchard",
  "Siehe Seite| 9 im Anhang",
  "Options at Harbour Quay| 40 end soon",
])("a number is not parted from its word: %s", (marked) => {
  expect(costAt(marked)).toBe(partedNumber);
});

test.each([
  ["The fair of 4 March| 2025, in the hall", 1],
  ["Please call| 333", 1],
  ["매출은 2억| 8천만 원", 1],
  ["매출은 8천만| 원입니다", 1.5],
])("nor a year or a last number from what it belongs to: %s", (marked, cost) => {
  expect(costAt(marked)).toBe(cost);
});

test.each([
  "Fewer guests| came by train",
  "Windows from 1978| are replaced",
  "In 2020,| nobody came",
  "24 brigades| of eight",
  "A4| paper",
  "the years 2019-21| were quiet",
])("other line ends cost nothing: %s", (marked) => {
  expect(costAt(marked)).toBe(0);
});

test("a number that is a name may stand before its sentence goes on", () => {
  expect(costAt("shall plot 14| become an orchard")).toBeLessThan(costAt("shall plot| 14 become an orchard"));
});

test("the costs of all lines are added up", () => {
  const text = "Who came: 412 households from 3 towns";
  const starts = [0, text.indexOf("households"), text.indexOf("towns")];
  const lines = starts.map((start) => ({ start }));
  expect(costOfNumberBreaks(lines, text)).toBe(2 * partedNumber);
});

test.each([
  ["open from mid-|October on", partedNumber],
  ["a 5-|year warranty", partedNumber],
  ["Apply with HR-017-|A", partedNumber],
  ["longer-|lived gardens", 1],
  ["2019-21| were quiet", 0],
  ["The fair -| in March", 0],
  ["a plain| word", 0],
])("a compound is not parted at its hyphen: %s", (marked, cost) => {
  expect(costOfHyphenBreak(marked.replace("|", ""), marked.indexOf("|"))).toBe(cost);
});

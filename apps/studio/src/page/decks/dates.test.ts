import { expect, test } from "vitest";
import { toDateWords } from "./dates.ts";

const now = new Date(2026, 10, 21, 0, 30).getTime();

test.each([
  { date: new Date(2026, 10, 21, 0, 10), want: /^Today, 12:10\sAM$/ },
  { date: new Date(2026, 10, 20, 23, 50), want: /^Yesterday, 11:50\sPM$/ },
  { date: new Date(2026, 10, 18, 9, 5), want: /^3 days ago, 9:05\sAM$/ },
  { date: new Date(2026, 9, 1), want: /^Oct 1, 2026$/ },
])("$date is told as $want", ({ date, want }) => {
  expect(toDateWords(date.getTime(), now)).toMatch(want);
});

import { expect, it } from "vitest";
import { readAskedCount, readBackupCount } from "./asked-count.ts";

const planOf = (...places: readonly (readonly [first: number, last: number])[]) =>
  places.map(([first, last]) => ({ first, last, title: "", matter: [], notes: [] }));
const brief = { parts: [], forms: [], excluded: [], instruction: "" };

it.each([
  { plan: planOf([1, 1], [2, 2], [3, 5]), want: 5 },
  { plan: planOf([2, 2], [4, 4]), want: 4 },
  { plan: planOf([38, 38]), want: undefined },
  { plan: [], want: undefined },
])("asks for $want slides where some are planned one by one", ({ plan, want }) => {
  expect(readAskedCount({ brief: { ...brief, plan } })?.count).toBe(want);
});

it.each([
  "14 slides + max 3 backup",
  "12 Folien, dazu 2 Backup-Folien",
  "10 slides, plus an appendix for questions",
  "本文10枚と付録",
])("slides for questions come beside the number: %s", (prompt) => {
  expect(readBackupCount(prompt)).toBeGreaterThan(0);
});

it.each([
  "14 slides",
  "14 slides including 2 backup slides",
  "12 Folien, davon 2 Backup",
  "10 diapositives, dont une annexe",
])("the number is that of all: %s", (prompt) => {
  expect(readBackupCount(prompt)).toBe(0);
});

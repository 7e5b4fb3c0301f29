import { expect, it } from "vitest";
import { readBackupCount } from "./asked-count.ts";

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

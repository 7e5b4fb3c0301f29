import { expect, test } from "vitest";
import { readSource } from "../source/read-source.ts";
import { isAttendance } from "../text/lexicon/minutes-phrases.ts";
import { tagUnits } from "./tag-units.ts";

const shown = (prompt: string): readonly string[] =>
  tagUnits(readSource(prompt))
    .filter(({ place }) => place === "slide")
    .map(({ text }) => text);

const minutes = (head: string, foot: string): string =>
  `${head}\n\n1. Roof\nThe roof costs 61,340 euros and leaks in three places.\nWork begins in April.\n\n2. Money\nThe sale brought 900 euros.\n${foot}`;

test.each([
  ["Present: Ann Ross (chair), Mr Diaz, Dr Pell. Apologies: Mrs Stone", "The meeting closed at 9.05 pm."],
  ["Anwesend: Frau Behr, Herr Özer\nEntschuldigt: Herr Prang", "Ende der Sitzung 20:15 Uhr"],
  ["Présents : Mmes Roux, Vial ; MM. Diop, Petit", "La séance est levée à 22 h 10."],
  ["出席：井上、林、佐藤", "閉会 18:30"],
])("who was there and when it ended is no matter: %s", (head, foot) => {
  const texts = shown(minutes(head, foot)).join(" | ");
  for (const line of [...head.split(/[.\n:：]\s?/u), foot]) expect(texts).not.toContain(line.trim());
  expect(texts).toContain("The roof costs");
});

test.each([
  "Present: 240 people, of whom 60 were new",
  "Chair: we should paint the hall before winter comes",
])("a line that counts or quotes is matter: %s", (line) => {
  expect(isAttendance(line)).toBe(false);
});

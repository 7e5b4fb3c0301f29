import { expect, test } from "vitest";
import { readSource } from "../source/read-source.ts";
import { tagUnits } from "./tag-units.ts";

const rolesOf = (prompt: string): readonly string[] =>
  tagUnits(readSource(prompt)).map(({ role, text }) => `${role}: ${text}`);

test("a table that plans slides is cut into openers, matter and notes", () => {
  const roles = rolesOf(
    "Build this deck please.\n\n| Slide | Title | Content | Notes |\n|---|---|---|---|\n| 1 | Welcome | Opened in 1998 | thank Ada |\n| 2 | Numbers | 412 loaves a day | slowly |\n| 3 | Next | Second oven in May | ask for questions |",
  );
  expect(roles).toContain("plan: 2 | Numbers");
  expect(roles).toContain("content: 412 loaves a day");
  expect(roles).toContain("note: thank Ada");
});

test("a column of which the prompt says that it is secret stands nowhere", () => {
  const units = tagUnits(
    readSource(
      "6 slides on our bread. The last column is our margin and for your eyes only.\n\nLoaf | Price | Margin\nRye | £4 | 61 %\nSpelt | £5 | 48 %\nOat | £6 | 66 %",
    ),
  );
  expect(units.find(({ text }) => text === "61 %")?.place).toBe("nowhere");
  expect(units.find(({ text }) => text === "Rye")?.place).toBe("slide");
});

test("the rows of a table of data stay whole", () => {
  const { units } = readSource("Slides from this:\n\nTown | 2023 | 2024\nLeeds | 41 | 52\nYork | 30 | 33");
  expect(units.map(({ text }) => text)).toContain("Leeds | 41 | 52");
});

test("the name of a planned slide ends where its facts begin", () => {
  const roles = rolesOf(
    "Deck for a shop.\n\nSlide 1: Hello\nSlide 2 Prices, from £6.40 for a jar of 350 g\nSlide 3: Thanks",
  );
  expect(roles).toContain("plan: Prices,");
  expect(roles.find((line) => line.includes("£6.40"))?.startsWith("plan")).toBe(false);
});

test.each([
  [
    "A talk for the cubs about bats. On the first slide a picture of one. The second is about what they eat: midges by night. Third: where they live. And the last one asks for help.",
    4,
  ],
  [
    "Präsentation über Lehrstellen: erste Folie Gruppenfoto, zweite Berufe, dritte Geld, letzte Folie Fragen.",
    4,
  ],
  [
    "Slide per il corso di pane.\n\nPrima slide: copertina\nSeconda: il lievito\nTerza: l'impasto\nUltima: domande",
    4,
  ],
  [
    "Make slides from this recipe.\n\nFirst, soak the beans. Second, boil them for an hour. Third, add the salt. Finally, let them rest.",
    0,
  ],
])("slides told in words are planned, steps of a text are not: %s", (prompt, count) => {
  expect(tagUnits(readSource(prompt)).filter(({ role }) => role === "plan")).toHaveLength(count);
});

test("what is to be said with one slide ends where the next one opens", () => {
  const roles = rolesOf(
    "Slides please.\n\nSlide 1: Oats\nNotes: thank Ada\nSlide 2: Rye\nSlide 3: Questions",
  );
  expect(roles.filter((line) => line.startsWith("plan"))).toHaveLength(3);
});

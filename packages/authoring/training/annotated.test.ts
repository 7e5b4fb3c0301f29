import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { makeRequests, writeMadeRequests } from "./made/made-requests.ts";
import { readAnnotated, readAnnotatedFolder } from "./read-annotated.ts";

const prompts = readAnnotatedFolder(fileURLToPath(new URL("../annotated", import.meta.url)));

test("all annotated prompts are well-formed", () => {
  expect(prompts.length).toBeGreaterThan(2_000);
  expect(prompts.filter(({ units }) => units.length === 0)).toEqual([]);
});

test("made requests are well-formed, name a topic each, and are the same each time", () => {
  const made = readAnnotated(writeMadeRequests(), "made");
  expect(made.length).toBeGreaterThan(200);
  expect(made.filter(({ units }) => units.some(({ role }) => role !== "request"))).toEqual([]);
  expect(made.filter(({ text }) => /[[\]{}#]/u.test(text)).map(({ text }) => text)).toEqual([]);
  expect(makeRequests().filter(({ body }) => !body.includes("⟦topic|"))).toEqual([]);
  expect(makeRequests()).toEqual(makeRequests());
});

test("no prompt stands in two files", () => {
  const seen = new Map<string, string>();
  const twice = prompts.filter(({ text, writer, id }) => {
    const first = seen.get(text);
    seen.set(text, `${writer} ${id}`);
    return first !== undefined && !first.startsWith(`${writer} `);
  });
  expect(twice.map(({ id }) => id)).toEqual([]);
});

test.each([
  ["⟦nonsense|Bees⟧", /expected a role/u],
  ["⟦content|Bees", /not closed/u],
  ["Bees ⟦content|fly⟧", /outside of units/u],
  ["⟦content|Bees⟧⟧", /nothing is open/u],
])("a fault is named: %s", (body, message) => {
  expect(() => readAnnotated(`=== x1 | en | topic\n${body}\n`, "x")).toThrow(message);
});

import { expect, test } from "vitest";
import { readContract } from "./read-contract.ts";
import { toRevision } from "./revision.ts";

const { document, revision } = readContract();

// biome-ignore lint/suspicious/noExplicitAny: an edit reaches for any place of a document.
function edited(edit: (document: any) => void): string {
  const copy = structuredClone(document);
  edit(copy);
  return toRevision(copy);
}

test("a revision is twelve digits, the same for the same contract in another order", () => {
  expect(revision).toMatch(/^[\da-f]{12}$/);
  expect(toRevision(Object.fromEntries(Object.entries(document).reverse()))).toBe(revision);
});

test.each([
  ["a description", (copy) => Object.assign(copy.components.schemas.Problem, { description: "!" })],
  ["an example", (copy) => delete copy.components.examples],
  ["the version", (copy) => Object.assign(copy.info, { version: "9.0.0" })],
  ["a scenario of the mock", (copy) => delete copy["x-scenarios"]],
  // biome-ignore lint/suspicious/noExplicitAny: as above
] as readonly [string, (copy: any) => unknown][])("%s does not count", (_name, edit) => {
  expect(edited(edit)).toBe(revision);
});

test.each([
  [
    "a field",
    (copy) => Object.assign(copy.components.schemas.Problem.properties, { hint: { type: "string" } }),
  ],
  ["a field that is called as text is", (copy) => delete copy.components.schemas.Problem.properties.title],
  [
    "a limit",
    (copy) => Object.assign(copy.components.schemas.GeneratePresentation.properties.prompt, { minLength: 9 }),
  ],
  ["an operation's name", (copy) => Object.assign(copy.paths["/v1/templates"].get, { operationId: "looks" })],
  // biome-ignore lint/suspicious/noExplicitAny: as above
] as readonly [string, (copy: any) => unknown][])("%s counts", (_name, edit) => {
  expect(edited(edit)).not.toBe(revision);
});

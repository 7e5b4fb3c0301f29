import { readContract } from "@lectern/spec";
import { expect, test } from "vitest";
import type { ZodType } from "zod";
import * as schemas from "./generated/zod.ts";

const contract = readContract();
const byName = schemas as unknown as Readonly<Record<string, ZodType>>;
const byContent = new Map(
  Object.entries(contract.schemas).map(([name, schema]) => [JSON.stringify(schema), `z${name}`]),
);

/** The contract's examples of JSON bodies that are of a named schema. */
const examples = contract.operations.flatMap(({ operationId, requestBody, responses }) =>
  [requestBody, ...Object.values(responses)]
    .flatMap((body) => Object.values(body?.content ?? {}))
    .flatMap(({ schema, examples }) => {
      const name = byContent.get(JSON.stringify(schema));
      return name === undefined ? [] : examples.map((value) => ({ operationId, name, value }));
    }),
);

test("there is a schema for each of the contract's, and every example of the contract is as it says", () => {
  expect(Object.keys(schemas).sort()).toEqual(
    Object.keys(contract.schemas)
      .map((name) => `z${name}`)
      .sort(),
  );
  expect(examples.length).toBeGreaterThan(60);
  const refused = examples.filter(({ name, value }) => !byName[name]?.safeParse(value).success);
  expect(refused).toEqual([]);
});

test("a fault is told at its place, within the kind of slide that is meant", () => {
  const outline = { title: "Bees", language: "en", direction: "ltr", slides: [{ kind: "title", title: 7 }] };
  const { error } = schemas.zOutline.safeParse(outline);
  expect(error?.issues.map(({ path }) => path.join("/"))).toEqual(["slides/0/title"]);
});

test("a value that the contract may add later is no fault", () => {
  const progress = { stage: "proofreading", message: "Reading it again", fraction: 0.9 };
  expect(schemas.zGenerationProgress.parse(progress)).toEqual(progress);
});

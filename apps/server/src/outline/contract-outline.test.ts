// The contract's schema of an outline, its examples, and what packages/deck takes: held to each other.
import { createOutline, findOutlineFaults, type OutlineSlide, slideKinds } from "@lectern/deck";
import { outlines } from "@lectern/deck/testing";
import { type JsonSchema, readContract } from "@lectern/spec";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const { schemas, operations } = readContract();
const outlineSchema = schemas["Outline"] as JsonSchema;
const accepts = new Ajv2020({ strict: false, allErrors: true }).compile(outlineSchema);

const slideSchemas = new Map(
  ((schemas["OutlineSlide"] as { oneOf: JsonSchema[] }).oneOf ?? []).map((schema) => [
    kindOf(schema),
    schema,
  ]),
);

function kindOf({ properties }: JsonSchema): string {
  return (properties as { kind: { const: string } }).kind.const;
}

function exampleOf(kind: string): OutlineSlide {
  return (slideSchemas.get(kind) as { examples: OutlineSlide[] }).examples[0] as OutlineSlide;
}

function outlineWith(slide: unknown) {
  return { title: "Night buses", language: "en", direction: "ltr", slides: [slide] } as const;
}

/** Every part of an example with its schema and its pointer. */
interface Part {
  readonly schema: JsonSchema;
  readonly pointer: string;
  readonly value: unknown;
}

function* partsOf(schema: JsonSchema, value: unknown, pointer = ""): Generator<Part> {
  yield { schema, value, pointer };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* partsOf(schema["items"] as JsonSchema, item, `${pointer}/${index}`);
    }
  } else if (typeof value === "object" && value !== null) {
    const properties = schema["properties"] as Record<string, JsonSchema>;
    for (const [name, part] of Object.entries(value)) {
      yield* partsOf(properties[name] as JsonSchema, part, `${pointer}/${name}`);
    }
  }
}

/** Returns a copy of the slide with something else at the pointer; undefined: nothing. */
function withPart(slide: OutlineSlide, pointer: string, value: unknown): unknown {
  const copy = structuredClone(slide) as unknown;
  const names = pointer.slice(1).split("/");
  const last = names.pop() ?? "";
  const owner = names.reduce((place, name) => (place as Record<string, unknown>)[name], copy);
  if (value === undefined) delete (owner as Record<string, unknown>)[last];
  else (owner as Record<string, unknown>)[last] = value;
  return copy;
}

function faultsAt(slide: unknown, pointer: string): string[] {
  return findOutlineFaults(outlineWith(slide))
    .filter((fault) => fault.pointer === `/slides/0${pointer}`)
    .map(({ message }) => message);
}

describe("the contract's outline", () => {
  it("has a schema for each kind of slide that there is", () => {
    expect([...slideSchemas.keys()].toSorted()).toEqual([...slideKinds].toSorted());
  });

  it("has examples that packages/deck takes", () => {
    const bodies = operations.flatMap(({ requestBody, responses }) =>
      [requestBody?.content, ...Object.values(responses).map(({ content }) => content)].flatMap((content) =>
        Object.values(content ?? {}),
      ),
    );
    const outlines = bodies.flatMap(({ examples }) =>
      examples.flatMap((example) => {
        const { outline, slides } = example as { outline?: unknown; slides?: unknown };
        return outline ?? (slides ? example : undefined) ?? [];
      }),
    );
    expect(outlines.length).toBeGreaterThan(3);
    for (const outline of outlines) expect(findOutlineFaults(outline)).toEqual([]);
  });

  it("has a schema that takes every outline which packages/deck makes up", () => {
    fc.assert(
      fc.property(outlines(), (outline) => {
        expect(accepts(outline), JSON.stringify(accepts.errors?.slice(0, 3))).toBe(true);
        expect(findOutlineFaults(outline)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it("has an example of every field, at any depth", () => {
    const shown = new Set<string>();
    const declared = new Set<string>();
    for (const [kind, whole] of slideSchemas) {
      for (const { schema, value } of partsOf(whole, exampleOf(kind))) {
        const key = JSON.stringify(schema);
        for (const name of fieldsIn(schema)) declared.add(`${name} of ${key}`);
        if (!Array.isArray(value))
          for (const name of Object.keys(Object(value))) shown.add(`${name} of ${key}`);
      }
    }
    expect([...declared].filter((field) => !shown.has(field))).toEqual([]);
  });

  describe.each(slideKinds)("of a %s slide", (kind) => {
    const schema = slideSchemas.get(kind) as JsonSchema;
    const slide = exampleOf(kind);
    const parts = [...partsOf(schema, slide)];

    it("has an example with every field, which the deck and the schema take as it is", () => {
      expect(accepts(outlineWith(slide)), JSON.stringify(accepts.errors)).toBe(true);
      expect(findOutlineFaults(outlineWith(slide))).toEqual([]);
      expect(createOutline({ ...outlineWith(slide), slides: [slide] }).slides[0]).toEqual(slide);
      expect(Object.keys(slide).toSorted()).toEqual(fieldsIn(schema).toSorted());
    });

    it("lacks what is required with a fault that says where", () => {
      for (const { schema: part, pointer } of parts) {
        for (const name of (part["required"] ?? []) as string[]) {
          const faults = findOutlineFaults(outlineWith(withPart(slide, `${pointer}/${name}`, undefined)));
          expect(faults.length, `${pointer}/${name}`).toBeGreaterThan(0);
          for (const fault of faults) expect(fault.pointer).toMatch(/^\/slides\/0/);
        }
      }
    });

    it("has the limits of the deck", () => {
      for (const { schema: part, pointer, value } of parts) {
        const { maxLength, maxItems, minItems = 0 } = part as Record<string, number | undefined>;
        if (maxLength !== undefined && !("pattern" in part)) {
          const longer = withPart(slide, pointer, "x".repeat(maxLength + 1));
          expect(faultsAt(longer, pointer), pointer).toContain(
            `expected at most ${maxLength} characters, got ${maxLength + 1}`,
          );
        }
        if (maxItems !== undefined && Array.isArray(value)) {
          const more = withPart(
            slide,
            pointer,
            Array.from({ length: maxItems + 1 }, () => value[0]),
          );
          expect(faultsAt(more, pointer).join(), pointer).toMatch(new RegExp(`${maxItems}|for each`));
          expect(accepts(outlineWith(more))).toBe(false);
        }
        if (minItems > 0) {
          const fewer = withPart(slide, pointer, []);
          expect(faultsAt(fewer, pointer).join(), pointer).toMatch(/^expected /);
        }
      }
    });
  });
});

function fieldsIn({ properties = {} }: JsonSchema): string[] {
  return Object.keys(properties as object);
}

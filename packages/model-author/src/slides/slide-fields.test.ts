import { readFileSync } from "node:fs";
import { createOutline, type OutlineSlide, slideKinds } from "@lectern/deck";
import { iconNames as drawnIcons } from "@lectern/layout";
import { describe, expect, it } from "vitest";
import { createDeckSchema } from "../request/deck-schema.ts";
import { convertSlide } from "./convert-slide.ts";
import { describeTable } from "./describe-fields.ts";
import { iconNames } from "./icon-names.ts";
import type { Shape } from "./shape.ts";
import { slideShapes, unaskedFields } from "./slide-fields.ts";

const source = readFileSync(new URL("../../../deck/src/outline/outline.ts", import.meta.url), "utf8");

/** Every field that the outline has: "Card.icon". */
function fieldsOfOutline(): readonly string[] {
  const types = source.matchAll(/^(?:export )?interface (\w+)(?: extends \w+)? \{\n([\s\S]*?)^\}/gmu);
  return [...types].flatMap(([, name, body = ""]) =>
    [...body.matchAll(/^ {2}readonly (\w+)\??:/gmu)].map(([, field]) => `${name}.${field}`),
  );
}

function fieldsOfShape(shape: Shape): readonly string[] {
  if (shape.kind === "list") return fieldsOfShape(shape.of);
  if (shape.kind !== "record") return [];
  return Object.entries(shape.fields).flatMap(([name, inner]) => [
    `${shape.name}.${name}`,
    ...fieldsOfShape(inner),
  ]);
}

/** What every slide has stands in a type of its own, and the deck's own fields beside the slides. */
const heads = [
  "SlideOfAnyKind.title",
  "SlideOfAnyKind.notes",
  "InnerSlide.backup",
  "Pictured.picture",
  "Labelled.partsOf",
  "Outline.title",
  "Outline.slides",
];

describe("what a model can say", () => {
  it("is all that the outline can, but for what is left out with a reason", () => {
    const offered = new Set([
      ...Object.values(slideShapes).flatMap(({ shape }) => fieldsOfShape(shape)),
      ...heads,
    ]);
    const missing = fieldsOfOutline().filter(
      (field) => !field.endsWith(".kind") && !offered.has(field) && unaskedFields[field] === undefined,
    );
    expect(fieldsOfOutline().length).toBeGreaterThan(70);
    expect(missing).toEqual([]);
    expect(Object.keys(unaskedFields).filter((field) => !fieldsOfOutline().includes(field))).toEqual([]);
  });

  it("stands in docs/models.md as a table", () => {
    const docs = readFileSync(new URL("../../../../docs/models.md", import.meta.url), "utf8");
    expect(docs).toContain(describeTable());
  });

  it("names icons that can be drawn, all of them", () => {
    expect(iconNames.filter((name) => !drawnIcons.includes(name))).toEqual([]);
  });
});

interface Deck {
  readonly properties: { readonly slides: { readonly items: { readonly anyOf: readonly unknown[] } } };
}

describe("the schema", () => {
  const schemaOf = (form: "limited" | "plain") => createDeckSchema({ slideCount: undefined })(form);

  it.each(["limited", "plain"] as const)("%s is one that strict modes take", (form) => {
    const objects: object[] = [];
    JSON.stringify(schemaOf(form), (_key, value) => {
      if (value?.type === "object") objects.push(value as object);
      return value;
    });
    expect(objects.length).toBeGreaterThan(30);
    for (const one of objects as {
      properties: object;
      required: string[];
      additionalProperties: boolean;
    }[]) {
      // By a grammar, what has nothing to say is not written; strict modes want it all.
      if (form === "plain") expect(one.required).toEqual(Object.keys(one.properties));
      else expect(Object.keys(one.properties)).toEqual(expect.arrayContaining(one.required));
      expect(one.additionalProperties).toBe(false);
    }
    const text = JSON.stringify(schemaOf(form));
    expect(text).not.toMatch(/"(?:\$ref|oneOf|allOf|pattern|format|default)":/u);
    expect(/maxLength|maxItems|minItems/u.test(text)).toBe(form === "limited");
  });

  it("requires what a kind cannot do without, and in strict modes no part of what is left out", () => {
    const bulletsOf = (form: "limited" | "plain"): unknown => {
      const { properties } = schemaOf(form) as unknown as Deck;
      return properties.slides.items.anyOf[slideKinds.indexOf("bullets")];
    };
    expect(bulletsOf("limited")).toMatchObject({
      required: ["kind", "title", "items", "notes"],
      properties: { items: { items: { required: ["text"] } } },
    });
    const amount = { anyOf: [{ properties: { value: { type: "number" } } }, { type: "null" }] };
    expect(bulletsOf("plain")).toMatchObject({
      properties: { items: { items: { properties: { amount } } } },
    });
  });

  it("lets a card's icon be another thing, but not in a grammar", () => {
    const iconOf = (form: "limited" | "plain") =>
      /"icon":\{[^}]*?(?:\}|\])/u.exec(JSON.stringify(schemaOf(form)))?.[0] ?? "";
    expect(iconOf("plain")).not.toContain("enum");
    expect(iconOf("limited")).toContain("enum");
    const cards = ["watering-can", "Garden Hose", "sun", "none", "9"].map((icon, index) => ({
      heading: `Thing ${index}`,
      icon,
    }));
    const { slide } = convertSlide({ kind: "cards", title: "What we need", cards }, "en");
    const icons = slide?.kind === "cards" ? slide.cards.map(({ icon }) => icon) : [];
    expect(icons).toEqual(["watering-can", "garden-hose", "sun", undefined, undefined]);
  });

  it("has an object for each kind, with its word as a constant", () => {
    const words = [
      ...JSON.stringify(schemaOf("plain")).matchAll(/"kind":\{"type":"string","const":"(\w+)"\}/gu),
    ];
    expect(words.map(([, word]) => word)).toEqual(slideKinds);
  });
});

const full: readonly OutlineSlide[] = [
  { kind: "title", title: "T", subtitle: "S", byline: "Ann, 4 May", notes: "N" },
  { kind: "agenda", title: "T", entries: [{ title: "One", summary: "first", minutes: 20, ask: "Decide" }] },
  { kind: "section", title: "T", picture: "milk churn", summary: "S" },
  {
    kind: "bullets",
    title: "T",
    picture: "milk churn",
    partsOf: "milk churn",
    items: [
      {
        lead: "Price",
        text: [{ text: "9 euros " }, { text: "a", bold: true }, { text: " month" }],
        amount: { value: 9, shown: "9 €" },
        status: { state: "watch", word: "Dear" },
        emphasis: "warning",
        children: [{ lead: "Child", text: [{ text: "npm i", code: true }] }],
      },
    ],
    total: { value: 9, shown: "9 €", label: "All" },
    takeaway: [{ text: "So" }],
    source: "Ledger",
    backup: true,
  },
  {
    kind: "columns",
    title: "T",
    columns: [
      { heading: "A", items: [{ text: [{ text: "docs", href: "https://example.com/a" }] }] },
      { heading: "B", items: [{ text: [{ text: "two", italic: true }] }] },
    ],
  },
  {
    kind: "comparison",
    title: "T",
    options: [
      { heading: "A", points: [{ sign: "plus", text: [{ text: "cheap" }] }], recommended: true },
      { heading: "B", points: [{ text: [{ text: "dear" }] }] },
    ],
  },
  {
    kind: "table",
    title: "T",
    columns: [{ heading: "" }, { heading: "2025", alignment: "end" }],
    rows: [
      { cells: [[{ text: "North" }], [{ text: "4" }]], role: "highlight", states: [null, "good"] },
      { cells: [[{ text: "All" }], []], role: "total" },
    ],
    footnote: "Net",
    source: "Ledger",
  },
  {
    kind: "chart",
    title: "T",
    chart: {
      form: "line",
      categories: ["2024", "2025"],
      series: [{ name: "Sales", values: [4.25, null], highlighted: true, unit: "%" }],
      unit: "€ m",
      decimals: 1,
      highlightedCategory: 1,
      targets: [{ value: 5, label: "Aim" }],
      plannedFrom: 1,
      plannedLabel: "Forecast",
    },
    reading: [{ text: "Up" }],
    source: "Ledger",
  },
  {
    kind: "timeline",
    title: "T",
    events: [
      { date: "4 May", title: "Start", text: "in Bergen", highlighted: true },
      { date: "Q3", title: "End" },
    ],
  },
  {
    kind: "process",
    title: "T",
    picture: "milk churn",
    steps: [{ title: "Open", text: "wide" }, { title: "Close" }],
  },
  {
    kind: "numbers",
    title: "T",
    picture: "milk churn",
    figures: [
      {
        value: "half",
        label: "of all",
        text: "so much",
        highlighted: true,
        amount: 0.5,
        share: { part: 1, whole: 2, thing: "boat" },
        references: [{ label: "Before", value: 0.25, shown: "a quarter", role: "was" }],
        series: { label: "By year", values: [0.25, 0.5] },
        status: { state: "good", word: "Better" },
      },
    ],
    takeaway: [{ text: "Much" }],
  },
  { kind: "quote", title: "T", picture: "milk churn", quotation: "We go on", name: "Ann", role: "Mayor" },
  { kind: "statement", title: "T", picture: "milk churn", support: "S" },
  {
    kind: "cards",
    title: "T",
    partsOf: "milk churn",
    cards: [
      {
        heading: "A",
        text: [{ text: "a" }],
        icon: "sun",
        value: "9 €",
        status: { state: "bad", word: "Off" },
      },
      { heading: "B" },
    ],
  },
  {
    kind: "flow",
    title: "T",
    nodes: [
      { id: "a", form: "question", text: "Wet?", edges: [{ to: "b", label: "Yes" }] },
      { id: "b", form: "end", text: "Dry it" },
    ],
  },
  {
    kind: "hierarchy",
    title: "T",
    root: {
      name: "Ann",
      text: "Mayor",
      amount: { value: 9, shown: "9 €" },
      highlighted: true,
      children: [{ name: "Bo", children: [{ name: "Cy", children: [{ name: "Di" }] }] }],
    },
  },
  {
    kind: "matrix",
    title: "T",
    quadrants: [
      { heading: "A", points: [{ text: [{ text: "one" }] }], highlighted: true },
      { heading: "B" },
      { heading: "C" },
      { heading: "D" },
    ],
    horizontal: { name: "Cost", low: "Low", high: "High" },
    vertical: { name: "Use" },
    items: [{ label: "Rope", x: 0.5, y: 1, size: 2, highlighted: true }],
  },
  {
    kind: "plan",
    title: "T",
    periods: ["May", "June"],
    rows: [
      {
        label: "Paint",
        start: 0.5,
        end: 2,
        dates: "15 May to 30 June",
        owner: "Bo",
        done: 0.25,
        milestones: [{ at: 1, label: "Hull" }],
        highlighted: true,
      },
    ],
  },
  { kind: "code", title: "T", code: "if x:\n  **y", codeLanguage: "Python", caption: "C" },
  {
    kind: "closing",
    title: "T",
    picture: "milk churn",
    items: [{ text: [{ text: "Go" }] }],
    nextSteps: [{ action: "Sign", owner: "Bo", date: "1 June", effect: "Open" }],
    contact: "ann@example.com",
  },
];

/** The slide as a model writes it: marks for looks, the highlighted category by its name, and no field left out. */
function toAnswer(value: unknown, shape: Shape, beside: Readonly<Record<string, unknown>> = {}): unknown {
  switch (shape.kind) {
    case "text":
      return toMarks(value);
    case "flag":
      return value ?? false;
    case "choice":
      return value ?? "none";
    case "number":
      return value ?? null;
    case "place":
      return typeof value === "number" ? (beside[shape.list] as string[])[value] : "";
    case "list":
      return ((value ?? []) as unknown[]).map((one) => toAnswer(one, shape.of));
    case "record": {
      const given = (value ?? {}) as Readonly<Record<string, unknown>>;
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, field]) => [name, toAnswer(given[name], field, given)]),
      );
    }
  }
}

function toMarks(value: unknown): string {
  if (!Array.isArray(value)) return (value as string | undefined) ?? "";
  return value
    .map(({ text, bold, italic, code, href }) => {
      const mark = bold ? "**" : italic ? "*" : code ? "`" : "";
      return href ? `[${text}](${href})` : `${mark}${text}${mark}`;
    })
    .join("");
}

describe("a slide of each kind, with all that it can say", () => {
  it("says all of it, so that nothing is left to test", () => {
    for (const slide of full) {
      const slides: readonly OutlineSlide[] = [{ kind: "title", title: "T" }, slide];
      createOutline({ title: "T", language: "en", direction: "ltr", slides });
    }
    expect(full.map(({ kind }) => kind)).toEqual(slideKinds);
    const names = JSON.stringify(full);
    for (const { shape } of Object.values(slideShapes))
      for (const field of fieldsOfShape(shape)) expect(names).toContain(`"${field.split(".")[1]}":`);
  });

  it.each(full.map((slide) => ({ kind: slide.kind, slide })))(
    "arrives as it was written: $kind",
    ({ slide }) => {
      const fields = toAnswer(slide, slideShapes[slide.kind].shape) as object;
      expect(convertSlide({ kind: slide.kind, ...fields }, "en")).toEqual({ slide, faults: [] });
    },
  );
});

import { readContract } from "@lectern/spec";
import type { OutlineSlide } from "@lectern/types";
import { expect, test } from "vitest";
import { changeKind, listKinds } from "./change-kind.ts";
import { readSlideText, toText } from "./slide-lines.ts";

/** The contract's example of each kind: it has every field. */
const examples = Object.values(readContract().schemas).flatMap((schema) => {
  const { examples: list = [] } = schema as { examples?: readonly unknown[] };
  return list.filter(
    (one): one is OutlineSlide => typeof one === "object" && one !== null && "kind" in one && "title" in one,
  );
});
const bullets = (texts: readonly string[]): OutlineSlide => ({
  kind: "bullets",
  title: "A",
  items: texts.map((text) => ({ text: [{ text }] })),
});

test("there is an example of every kind", () => {
  expect(examples.map(({ kind }) => kind).sort()).toEqual(
    "agenda bullets cards chart closing code columns comparison flow hierarchy matrix numbers plan process quote section statement table timeline title".split(
      " ",
    ),
  );
});

test.each(examples)("the lines of a $kind slide are read as the slide that they are of", (slide) => {
  // The line feed has it read anew.
  expect(readSlideText(`${toText(slide)}\n`, slide)).toEqual(
    slide.kind === "code" ? expect.anything() : slide,
  );
});

test.each(examples.filter(({ kind }) => !["code", "statement", "section", "title"].includes(kind)))(
  "a word that is changed on a $kind slide is changed there and nowhere else",
  (slide) => {
    const text = toText(slide);
    const word = [...text.matchAll(/\p{L}{4,}/gu)].at(-1);
    if (word === undefined) return expect.fail("The example was expected to have words.");
    const changed = readSlideText(
      `${text.slice(0, word.index)}Zebra${text.slice(word.index + word[0].length)}`,
      slide,
    );
    expect(toText(changed ?? slide)).toContain("Zebra");
    expect(Object.keys(changed ?? {})).toEqual(expect.arrayContaining(Object.keys(slide)));
  },
);

test.each([
  { kind: "bullets", text: "", slide: bullets(["One"]) },
  { kind: "chart", text: " | Bikes\n2026 | many", slide: examples.find(({ kind }) => kind === "chart") },
  { kind: "table", text: "Only | headings", slide: examples.find(({ kind }) => kind === "table") },
  { kind: "timeline", text: "no date", slide: examples.find(({ kind }) => kind === "timeline") },
])("$text is no $kind slide", ({ text, slide }) => {
  expect(slide && readSlideText(text, slide)).toBeUndefined();
});

test("points keep their terms, figures and states when another line is changed", () => {
  const slide = examples.find(({ kind }) => kind === "bullets");
  const text = slide && toText(slide);
  const changed =
    slide && readSlideText(text?.replace("N2 follows the fjord", "N2 follows the coast") ?? "", slide);
  expect(changed).toMatchObject({
    items: [{ lead: "N1", amount: { shown: "€1.2 million" }, status: { word: "On time" } }, {}],
  });
  expect(JSON.stringify(changed)).toContain("N2 follows the coast");
});

test("indented lines are points below the one above, two levels deep", () => {
  expect(readSlideText("- One\n  - Two\n    - Three\n      - Four\n- Five", bullets(["One"]))).toMatchObject({
    items: [
      {
        text: [{ text: "One" }],
        children: [
          {
            text: [{ text: "Two" }],
            children: [{ text: [{ text: "Three" }] }, { text: [{ text: "Four" }] }],
          },
        ],
      },
      { text: [{ text: "Five" }] },
    ],
  });
});

test.each([
  {
    kind: "cards",
    lines: ["Search: one field", "Renew: one tap"],
    want: { cards: [{ heading: "Search" }, { heading: "Renew" }] },
  },
  {
    kind: "timeline",
    lines: ["May: start", "June: end"],
    want: {
      events: [
        { date: "May", title: "start" },
        { date: "June", title: "end" },
      ],
    },
  },
  {
    kind: "numbers",
    lines: ["61 %: of visits", "9: minutes"],
    want: { figures: [{ value: "61 %", label: "of visits" }, { value: "9" }] },
  },
  { kind: "process", lines: ["Ask", "Answer"], want: { steps: [{ title: "Ask" }, { title: "Answer" }] } },
  { kind: "columns", lines: ["One", "Two"], want: { columns: [{ items: [{}] }, { items: [{}] }] } },
] as const)("points become $kind", ({ kind, lines, want }) => {
  expect(changeKind(bullets(lines), kind)).toMatchObject({ kind, title: "A", ...want });
});

test("a kind is offered only where the words suffice for it", () => {
  expect(listKinds(bullets(["One", "Two"]))).not.toContain("timeline");
  expect(listKinds(bullets(["One", "Two"]))).toContain("cards");
});

test("a table of numbers becomes a chart, and a table again", () => {
  const table: OutlineSlide = {
    kind: "table",
    title: "Bikes",
    columns: [{ heading: "Year" }, { heading: "Bikes" }],
    rows: [
      ["2025", "1,240"],
      ["2026", "1,655"],
    ].map((cells) => ({ cells: cells.map((text) => [{ text }]) })),
  };
  const chart = changeKind(table, "chart");
  expect(chart).toMatchObject({
    chart: { categories: ["2025", "2026"], series: [{ name: "Bikes", values: [1240, 1655] }] },
  });
  expect(chart && changeKind(chart, "table")).toMatchObject({
    rows: [{ cells: [[{ text: "2025" }], [{ text: "1240" }]] }, {}],
  });
});

import { describe, expect, it } from "vitest";
import { createOutline } from "../outline/create-outline.ts";
import type { Outline, OutlineSlide, SlideKind } from "../outline/outline.ts";
import { OutlineError, type OutlineFinding } from "../outline/outline-error.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import { slideKinds } from "./read-slide.ts";

const say = (text: string) => [{ text }];
const item = { text: say("a") };
const times = <Value>(count: number, value: Value): readonly Value[] => Array(count).fill(value);

/** A valid slide of each kind that uses every field it has. */
const full: { readonly [Kind in SlideKind]: Extract<OutlineSlide, { readonly kind: Kind }> } = {
  title: { kind: "title", title: "Ferry", subtitle: "Second quarter", byline: "Ana, 4 May", notes: "a\nb" },
  agenda: {
    kind: "agenda",
    title: "Parts",
    entries: [{ title: "Costs", summary: "Fuel", minutes: 20, ask: "Decide" }, { title: "Plan" }],
  },
  section: { kind: "section", title: "Costs", summary: "Fuel and staff", backup: true },
  bullets: {
    kind: "bullets",
    title: "Costs rose",
    items: [
      {
        lead: "Fuel",
        text: say("88"),
        amount: { value: 88, shown: "€88" },
        status: { state: "bad", word: "Too high" },
        emphasis: "warning",
        children: [item],
      },
    ],
    total: { value: 88, shown: "€88", label: "All costs" },
    takeaway: say("Fuel is all"),
    source: "Ledger",
    backup: true,
  },
  columns: {
    kind: "columns",
    title: "Two seasons",
    columns: [{ heading: "Summer", items: [item] }, { items: [item] }],
    takeaway: say("Summer pays"),
  },
  comparison: {
    kind: "comparison",
    title: "Buy it",
    options: [
      { heading: "Buy", points: [{ sign: "plus", text: say("a") }, { text: say("b") }], recommended: true },
      { heading: "Lease", points: [{ sign: "minus", text: say("c") }], recommended: false },
    ],
    takeaway: say("Buy it"),
  },
  table: {
    kind: "table",
    title: "Fuel costs most",
    columns: [{ heading: "" }, { heading: "EUR", alignment: "end" }],
    rows: [
      { cells: [say("Fuel"), say("88")], role: "highlight", states: [null, "bad"] },
      { cells: [say("Rope"), []] },
      { cells: [say("Sum"), say("88")], role: "total" },
    ],
    takeaway: say("Fuel first"),
    footnote: "Without tax",
    source: "Ledger",
  },
  chart: {
    kind: "chart",
    title: "More passengers",
    chart: {
      form: "column",
      categories: ["April", "May"],
      series: [
        { name: "2025", values: [1, null] },
        { name: "2026", values: [-1.5, 2], highlighted: true, unit: "%" },
      ],
      unit: "thousand",
      decimals: 1,
      highlightedCategory: 1,
      targets: [{ value: 3, label: "Aim" }],
      plannedFrom: 1,
      plannedLabel: "Plan",
    },
    reading: say("May was best"),
    source: "Counts",
  },
  timeline: {
    kind: "timeline",
    title: "Two years",
    events: [
      { date: "1850", title: "Founded", text: "By two", highlighted: true },
      { date: "1851", title: "Sold" },
    ],
    takeaway: say("Quick"),
  },
  process: {
    kind: "process",
    title: "Boarding",
    steps: [{ title: "Queue", text: "Left" }, { title: "Pay" }],
    takeaway: say("Short"),
  },
  numbers: {
    kind: "numbers",
    title: "A record",
    figures: [
      {
        value: "37.4 %",
        label: "full",
        text: "enough",
        highlighted: true,
        amount: 37.4,
        share: { part: 37.4, whole: 100, thing: "seat" },
        references: [{ label: "2025", value: 30, shown: "30 %", role: "was" }],
        series: { label: "Since 2023", values: [20, 30, 37.4] },
        status: { state: "watch", word: "Below plan" },
      },
    ],
    takeaway: say("Good"),
    source: "Counts",
  },
  quote: { kind: "quote", title: "Said", quotation: "It floats", name: "Ana", role: "Captain" },
  statement: { kind: "statement", title: "It floats", support: "Still", emphasis: "warning" },
  cards: {
    kind: "cards",
    title: "Crew",
    cards: [
      {
        heading: "Ana",
        text: say("Captain"),
        icon: "ship-wheel",
        value: "12 years",
        status: { state: "good", word: "On board" },
      },
      { heading: "Ben" },
    ],
    takeaway: say("Two"),
    source: "List",
  },
  flow: {
    kind: "flow",
    title: "Repair it or not",
    nodes: [
      {
        id: "leak",
        form: "question",
        text: "Does it leak?",
        edges: [{ to: "dock", label: "Yes" }, { to: "go" }],
      },
      { id: "dock", form: "step", text: "Dock it", edges: [{ to: "leak" }] },
      { id: "go", form: "end", text: "Sail" },
    ],
    takeaway: say("Look first"),
  },
  hierarchy: {
    kind: "hierarchy",
    title: "Who sails",
    root: {
      name: "Ana",
      text: "Captain",
      amount: { value: 3, shown: "3 boats" },
      highlighted: true,
      children: [{ name: "Ben", children: [{ name: "Cy" }] }, { name: "Dee" }],
    },
    takeaway: say("Few"),
  },
  matrix: {
    kind: "matrix",
    title: "What to mend first",
    quadrants: [
      { heading: "Now", points: [item], highlighted: true },
      { heading: "Plan" },
      { heading: "Later" },
      { heading: "Never" },
    ],
    horizontal: { name: "Effort", low: "Low", high: "High" },
    vertical: { name: "Use" },
    items: [{ label: "Rope", x: 0.1, y: 1, size: 2, highlighted: true }],
    takeaway: say("Rope first"),
  },
  plan: {
    kind: "plan",
    title: "Ready in June",
    periods: ["April", "May", "June"],
    rows: [
      {
        label: "Paint",
        start: 0.5,
        end: 2,
        dates: "15 April to 31 May",
        owner: "Ben",
        done: 0.25,
        milestones: [{ at: 1, label: "Hull" }],
        highlighted: true,
      },
      { label: "Launch", start: 3, end: 3 },
    ],
    takeaway: say("On time"),
  },
  code: { kind: "code", title: "Start", code: "if a:\n\tgo()", codeLanguage: "Python", caption: "Runs" },
  closing: {
    kind: "closing",
    title: "Next",
    items: [item],
    nextSteps: [{ action: "Paint", owner: "Ben", date: "May", effect: "Shines" }],
    contact: "ana@example.org",
  },
};

function outlineWith(slide: unknown): Outline {
  const cover: OutlineSlide = { kind: "title", title: "Deck" };
  return { title: "Deck", language: "en", direction: "ltr", slides: [cover, slide as OutlineSlide] };
}

function findingsOf(slide: unknown): readonly OutlineFinding[] {
  try {
    createOutline(outlineWith(slide));
    return [];
  } catch (error) {
    if (error instanceof OutlineError) return error.findings;
    throw error;
  }
}

interface Fault {
  readonly given: string;
  readonly slide: unknown;
  /** Below the slide. */
  readonly pointer: string;
  readonly message: string;
}

const chartWith = (changes: object) => ({ ...full.chart, chart: { ...full.chart.chart, ...changes } });
const pieOf = (...values: readonly unknown[]) =>
  chartWith({
    form: "pie",
    categories: values.map((_, index) => `${index}`),
    series: [{ name: "a", values }],
    highlightedCategory: 0,
    targets: undefined,
    plannedFrom: undefined,
    plannedLabel: undefined,
  });
const tableOf = (rows: readonly unknown[], columns: readonly unknown[] = full.table.columns) => ({
  ...full.table,
  columns,
  rows,
});
const row = { cells: [say("a"), say("b")] };
const total = { ...row, role: "total" };
const option = { heading: "a", points: [{ text: say("a") }] };
const column = { items: [item] };

const listFaults: readonly Fault[] = [
  {
    given: "an agenda of nothing",
    slide: { ...full.agenda, entries: [] },
    pointer: "/entries",
    message: "expected 1 to 40 entries, got none",
  },
  {
    given: "one column",
    slide: { ...full.columns, columns: [column] },
    pointer: "/columns",
    message: "expected 2 to 4 columns, got 1",
  },
  {
    given: "five columns",
    slide: { ...full.columns, columns: times(5, column) },
    pointer: "/columns",
    message: "expected 2 to 4 columns, got 5",
  },
  {
    given: "a column without items",
    slide: { ...full.columns, columns: [column, { heading: "a" }] },
    pointer: "/columns/1/items",
    message: "expected a list of items, got nothing",
  },
  {
    given: "one option",
    slide: { ...full.comparison, options: [option] },
    pointer: "/options",
    message: "expected 2 to 4 options, got 1",
  },
  {
    given: "two recommended options",
    slide: { ...full.comparison, options: times(2, { ...option, recommended: true }) },
    pointer: "/options/1/recommended",
    message: "expected one at most, got another after /slides/1/options/0/recommended",
  },
  {
    given: "an option of nine points",
    slide: { ...full.comparison, options: [option, { ...option, points: times(9, { text: say("a") }) }] },
    pointer: "/options/1/points",
    message: "expected 1 to 8 points, got 9",
  },
  {
    given: "a point with an unknown sign",
    slide: {
      ...full.comparison,
      options: [option, { ...option, points: [{ sign: "+", text: say("a") }] }],
    },
    pointer: "/options/1/points/0/sign",
    message: 'expected one of plus, minus, got "+"',
  },
  {
    given: "one card",
    slide: { ...full.cards, cards: [{ heading: "a" }] },
    pointer: "/cards",
    message: "expected 2 to 12 cards, got 1",
  },
  {
    given: "an icon that is no name",
    slide: { ...full.cards, cards: [{ heading: "a" }, { heading: "b", icon: "Light Bulb" }] },
    pointer: "/cards/1/icon",
    message: 'expected the name of an icon in kebab case such as "light-bulb", got "Light Bulb"',
  },
  {
    given: "a closing without any of its next steps",
    slide: { ...full.closing, nextSteps: [] },
    pointer: "/nextSteps",
    message: "expected 1 to 20 next steps, got none",
  },
  {
    given: "a next step without action",
    slide: { ...full.closing, nextSteps: [{ owner: "Ana" }] },
    pointer: "/nextSteps/0/action",
    message: "expected a string, got nothing",
  },
];

const figureOf = (changes: object) => ({
  ...full.numbers,
  figures: [{ value: "7", label: "a", ...changes }],
});

const figureFaults: readonly Fault[] = [
  {
    given: "a part that is more than its whole",
    slide: figureOf({ share: { part: 11, whole: 10 } }),
    pointer: "/figures/0/share/part",
    message: "expected a part from 0 to the whole of 10, got 11",
  },
  {
    given: "a share of nothing",
    slide: figureOf({ share: { part: 0, whole: 0 } }),
    pointer: "/figures/0/share/whole",
    message: "expected a whole of more than 0, got 0",
  },
  {
    given: "references without the figure's own number",
    slide: figureOf({ references: [{ label: "a", value: 1 }] }),
    pointer: "/figures/0/amount",
    message: "expected the number of the value beside its references, got nothing",
  },
  {
    given: "a reference of an unknown role",
    slide: figureOf({ amount: 1, references: [{ label: "a", value: 1, role: "goal" }] }),
    pointer: "/figures/0/references/0/role",
    message: 'expected one of was, target, total, other, got "goal"',
  },
  {
    given: "a series of one value",
    slide: figureOf({ series: { values: [1] } }),
    pointer: "/figures/0/series/values",
    message: "expected 2 to 60 values, got 1",
  },
  {
    given: "a status without its word",
    slide: figureOf({ status: { state: "good" } }),
    pointer: "/figures/0/status/word",
    message: "expected a string, got nothing",
  },
  {
    given: "a status of a colour",
    slide: figureOf({ status: { state: "green", word: "Good" } }),
    pointer: "/figures/0/status/state",
    message: 'expected one of good, watch, bad, neutral, got "green"',
  },
  {
    given: "an amount below the first level",
    slide: {
      ...full.bullets,
      items: [{ ...item, children: [{ ...item, amount: { value: 1, shown: "1" } }] }],
    },
    pointer: "/items/0/children/0/amount",
    message: "expected amounts on the first level only, got one below it",
  },
  {
    given: "an amount that is only shown",
    slide: { ...full.bullets, items: [{ ...item, amount: { shown: "1" } }] },
    pointer: "/items/0/amount/value",
    message: "expected a number from -1000000000000000 to 1000000000000000, got nothing",
  },
  {
    given: "a point of an unknown weight",
    slide: { ...full.bullets, items: [{ ...item, emphasis: "bold" }] },
    pointer: "/items/0/emphasis",
    message: 'expected one of warning, got "bold"',
  },
  {
    given: "an agenda's entry of more than a day",
    slide: { ...full.agenda, entries: [{ title: "a", minutes: 1_441 }] },
    pointer: "/entries/0/minutes",
    message: "expected a whole number from 1 to 1440, got 1441",
  },
];

const flowOf = (...nodes: readonly unknown[]) => ({ ...full.flow, nodes });
const nodeOf = (id: string, ...edges: readonly unknown[]) => ({ id, form: "step", text: "a", edges });
const planOf = (changes: object) => ({ ...full.plan, rows: [{ label: "a", start: 0, end: 1, ...changes }] });
const deepOf = (levels: number): object => ({
  name: "a",
  ...(levels > 1 && { children: [deepOf(levels - 1)] }),
});

const diagramFaults: readonly Fault[] = [
  {
    given: "a flow of one node",
    slide: flowOf(nodeOf("a")),
    pointer: "/nodes",
    message: "expected 2 to 24 nodes, got 1",
  },
  {
    given: "an edge to nowhere",
    slide: flowOf(nodeOf("a", { to: "c" }), nodeOf("b")),
    pointer: "/nodes/0/edges/0/to",
    message: 'expected the id of another node, got "c"',
  },
  {
    given: "an edge back to its own node",
    slide: flowOf(nodeOf("a", { to: "a" }), nodeOf("b")),
    pointer: "/nodes/0/edges/0/to",
    message: 'expected the id of another node, got "a"',
  },
  {
    given: "two nodes of one id",
    slide: flowOf(nodeOf("a"), nodeOf("a")),
    pointer: "/nodes/1/id",
    message: "expected an id of its own, got that of node 1",
  },
  {
    given: "an end that goes on",
    slide: flowOf(nodeOf("a"), { ...nodeOf("b", { to: "a" }), form: "end" }),
    pointer: "/nodes/1/edges",
    message: "expected none, for nothing comes after an end",
  },
  {
    given: "a node of an unknown form",
    slide: flowOf(nodeOf("a"), { ...nodeOf("b"), form: "decision" }),
    pointer: "/nodes/1/form",
    message: 'expected one of question, step, end, got "decision"',
  },
  {
    given: "a tree of six levels",
    slide: { ...full.hierarchy, root: deepOf(6) },
    pointer: "/root/children/0/children/0/children/0/children/0/children",
    message: "expected at most 5 levels, got one more",
  },
  {
    given: "a tree of too many nodes",
    slide: {
      ...full.hierarchy,
      root: { name: "a", children: times(10, { name: "b", children: times(8, { name: "c" }) }) },
    },
    pointer: "/root",
    message: "expected at most 80 nodes, got 91",
  },
  {
    given: "a matrix of three fields",
    slide: { ...full.matrix, quadrants: times(3, { heading: "a" }) },
    pointer: "/quadrants",
    message: "expected 4 quadrants, got 3",
  },
  {
    given: "a matrix of nothing but its axes",
    slide: { ...full.matrix, quadrants: undefined, items: undefined },
    pointer: "/quadrants",
    message: "expected four quadrants, or items, got neither",
  },
  {
    given: "a thing beyond its axis",
    slide: { ...full.matrix, items: [{ label: "a", x: 0.5, y: 1.5 }] },
    pointer: "/items/0/y",
    message: "expected a number from 0 to 1, got 1.5",
  },
  {
    given: "work that ends before it begins",
    slide: planOf({ start: 2, end: 1 }),
    pointer: "/rows/0/end",
    message: "expected a number from 2 to 3, got 1",
  },
  {
    given: "work beyond the last period",
    slide: planOf({ start: 2, end: 3.5 }),
    pointer: "/rows/0/end",
    message: "expected a number from 2 to 3, got 3.5",
  },
  {
    given: "a milestone before the first period",
    slide: planOf({ milestones: [{ at: -1, label: "a" }] }),
    pointer: "/rows/0/milestones/0/at",
    message: "expected a number from 0 to 3, got -1",
  },
  {
    given: "more done than all",
    slide: planOf({ done: 40 }),
    pointer: "/rows/0/done",
    message: "expected a number from 0 to 1, got 40",
  },
];

const tableFaults: readonly Fault[] = [
  {
    given: "a row that lacks a state",
    slide: tableOf([{ ...row, states: ["good"] }]),
    pointer: "/rows/0/states",
    message: "expected 2 states, one or null for each cell, got 1",
  },
  {
    given: "a state without a word",
    slide: tableOf([{ cells: [say("a"), []], states: [null, "good"] }]),
    pointer: "/rows/0/states/1",
    message: "expected null for an empty cell: a state is named by the cell's words",
  },
  {
    given: "thirteen columns",
    slide: tableOf([{ cells: times(13, say("a")) }], times(13, { heading: "a" })),
    pointer: "/columns",
    message: "expected 1 to 12 columns, got 13",
  },
  {
    given: "no rows",
    slide: tableOf([]),
    pointer: "/rows",
    message: "expected 1 to 200 rows, got none",
  },
  {
    given: "201 rows",
    slide: tableOf(times(201, row)),
    pointer: "/rows",
    message: "expected 1 to 200 rows, got 201",
  },
  {
    given: "a row that lacks a cell",
    slide: tableOf([row, { cells: [say("a")] }]),
    pointer: "/rows/1/cells",
    message: "expected 2 cells, one for each column, got 1",
  },
  {
    given: "a row with a cell too many",
    slide: tableOf([{ cells: times(3, say("a")) }]),
    pointer: "/rows/0/cells",
    message: "expected 2 cells, one for each column, got 3",
  },
  {
    given: "a cell of spaces",
    slide: tableOf([{ cells: [say("a"), say(" ")] }]),
    pointer: "/rows/0/cells/1",
    message: "expected text or an empty list, got only spaces",
  },
  {
    given: "an empty row",
    slide: tableOf([row, { cells: [[], []] }]),
    pointer: "/rows/1/cells",
    message: "expected text in one cell at least, got an empty row",
  },
  {
    given: "no heading at all",
    slide: tableOf([row], times(2, { heading: "" })),
    pointer: "/columns",
    message: "expected a heading over one column at least, got none",
  },
  {
    given: "a row of more text than a page holds",
    slide: tableOf(
      [{ cells: [say("a"), say("b".repeat(400)), say("c".repeat(400))] }],
      times(3, { heading: "a" }),
    ),
    pointer: "/rows/0/cells",
    message: "expected at most 800 characters in a row, got 801",
  },
  {
    given: "a cell of more text than a column holds",
    slide: tableOf([{ cells: [say("a".repeat(401)), []] }]),
    pointer: "/rows/0/cells/0",
    message: "expected at most 400 characters, got 401",
  },
  {
    given: "a total before the last row",
    slide: tableOf([row, total, row]),
    pointer: "/rows/1/role",
    message: "expected one total at most, in the last row, got one in row 2 of 3",
  },
  {
    given: "two totals",
    slide: tableOf([total, total]),
    pointer: "/rows/0/role",
    message: "expected one total at most, in the last row, got one in row 1 of 2",
  },
  {
    given: "an unknown alignment",
    slide: tableOf([row], [{ heading: "a", alignment: "right" }, { heading: "b" }]),
    pointer: "/columns/0/alignment",
    message: 'expected one of start, end, got "right"',
  },
];

const chartFaults: readonly Fault[] = [
  {
    given: "an unknown form",
    slide: chartWith({ form: "radar" }),
    pointer: "/chart/form",
    message: 'expected one of bar, column, stackedBar, stackedColumn, line, pie, doughnut, got "radar"',
  },
  {
    given: "no chart",
    slide: { ...full.chart, chart: undefined },
    pointer: "/chart",
    message: "expected an object, got nothing",
  },
  {
    given: "no categories",
    slide: chartWith({ categories: [] }),
    pointer: "/chart/categories",
    message: "expected 1 to 60 categories, got none",
  },
  {
    given: "61 categories",
    slide: chartWith({ categories: times(61, "a"), series: [{ name: "a", values: times(61, 1) }] }),
    pointer: "/chart/categories",
    message: "expected 1 to 60 categories, got 61",
  },
  {
    given: "nine series",
    slide: chartWith({ series: times(9, { name: "a", values: [1, 2] }) }),
    pointer: "/chart/series",
    message: "expected 1 to 8 series, got 9",
  },
  {
    given: "a series that lacks a value",
    slide: chartWith({ series: [{ name: "a", values: [1] }] }),
    pointer: "/chart/series/0/values",
    message: "expected 2 values, one for each category, got 1",
  },
  {
    given: "a number as text",
    slide: chartWith({ series: [{ name: "a", values: [1, "2"] }] }),
    pointer: "/chart/series/0/values/1",
    message: 'expected null or a number from -1000000000000000 to 1000000000000000, got "2"',
  },
  ...[Number.NaN, Number.POSITIVE_INFINITY, -1e16].map((value) => ({
    given: `${value} as value`,
    slide: chartWith({ series: [{ name: "a", values: [1, value] }] }),
    pointer: "/chart/series/0/values/1",
    message: `expected null or a number from -1000000000000000 to 1000000000000000, got ${value}`,
  })),
  {
    given: "a series without any number",
    slide: chartWith({ series: [{ name: "a", values: [null, null] }] }),
    pointer: "/chart/series/0/values",
    message: "expected one number at least, got none: leave the series out",
  },
  {
    given: "two highlighted series",
    slide: chartWith({ series: times(2, { name: "a", values: [1, 2], highlighted: true }) }),
    pointer: "/chart/series/1/highlighted",
    message: "expected one at most, got another after /slides/1/chart/series/0/highlighted",
  },
  {
    given: "a pie of two series",
    slide: chartWith({ form: "pie" }),
    pointer: "/chart/series",
    message: "expected one series in a pie, got 2: stacked columns take more",
  },
  {
    given: "a pie with a negative part",
    slide: pieOf(2, -1),
    pointer: "/chart/series/0/values/1",
    message: "expected a part of a whole, 0 or more, in a pie, got -1: columns take it",
  },
  {
    given: "a pie of nothing",
    slide: pieOf(0, null),
    pointer: "/chart/series/0/values",
    message: "expected parts that sum up to more than 0 in a pie, got only zeros",
  },
  {
    given: "seven decimals",
    slide: chartWith({ decimals: 7 }),
    pointer: "/chart/decimals",
    message: "expected a whole number from 0 to 6, got 7",
  },
  {
    given: "half a decimal",
    slide: chartWith({ decimals: 0.5 }),
    pointer: "/chart/decimals",
    message: "expected a whole number from 0 to 6, got 0.5",
  },
  {
    given: "a highlighted category that is not there",
    slide: chartWith({ highlightedCategory: 2 }),
    pointer: "/chart/highlightedCategory",
    message: "expected a whole number from 0 to 1, got 2",
  },
];

const otherFaults: readonly Fault[] = [
  {
    given: "a planned category that is not there",
    slide: chartWith({ plannedFrom: 2 }),
    pointer: "/chart/plannedFrom",
    message: "expected a whole number from 0 to 1, got 2",
  },
  {
    given: "a target in a pie",
    slide: { ...pieOf(1, 2), chart: { ...pieOf(1, 2).chart, targets: [{ value: 1, label: "a" }] } },
    pointer: "/chart/targets",
    message: "expected no targets in a pie: columns take them",
  },
  {
    given: "a target without a name",
    slide: chartWith({ targets: [{ value: 1 }] }),
    pointer: "/chart/targets/0/label",
    message: "expected a string, got nothing",
  },
  {
    given: "one event",
    slide: { ...full.timeline, events: [{ date: "1850", title: "a" }] },
    pointer: "/events",
    message: "expected 2 to 40 events, got 1",
  },
  {
    given: "an event without date",
    slide: { ...full.timeline, events: [{ date: "1850", title: "a" }, { title: "b" }] },
    pointer: "/events/1/date",
    message: "expected a string, got nothing",
  },
  {
    given: "an event that is a string",
    slide: { ...full.timeline, events: [{ date: "1850", title: "a" }, "1851"] },
    pointer: "/events/1",
    message: 'expected an object, got "1851"',
  },
  {
    given: "31 steps",
    slide: { ...full.process, steps: times(31, { title: "a" }) },
    pointer: "/steps",
    message: "expected 2 to 30 steps, got 31",
  },
  {
    given: "five figures",
    slide: { ...full.numbers, figures: times(5, { value: "1", label: "a" }) },
    pointer: "/figures",
    message: "expected 1 to 4 figures, got 5",
  },
  {
    given: "a figure that is a number",
    slide: { ...full.numbers, figures: [{ value: 1, label: "a" }] },
    pointer: "/figures/0/value",
    message: "expected a string, got 1",
  },
  {
    given: "a quotation of two lines",
    slide: { ...full.quote, quotation: "a\nb" },
    pointer: "/quotation",
    message: "expected one line of text without control characters, got U+000A at 1",
  },
  {
    given: "a statement without title",
    slide: { kind: "statement", support: "a" },
    pointer: "/title",
    message: "expected a string, got nothing",
  },
  {
    given: "code of blank lines",
    slide: { ...full.code, code: "\n\t\n" },
    pointer: "/code",
    message: "expected code, got an empty text",
  },
  {
    given: "code with carriage returns",
    slide: { ...full.code, code: "a\r\nb" },
    pointer: "/code",
    message: "expected text without control characters, got U+000D at 1",
  },
  {
    given: "401 lines of code",
    slide: { ...full.code, code: times(401, "a").join("\n") },
    pointer: "/code",
    message: "expected at most 400 lines, got 401",
  },
];

describe("createOutline on slides", () => {
  it.each(slideKinds)("takes a %s slide with every field as it is", (kind) => {
    const outline = outlineWith(full[kind]);
    expect(createOutline(outline)).toEqual(outline);
  });

  it.each([...listFaults, ...figureFaults, ...diagramFaults, ...tableFaults, ...chartFaults, ...otherFaults])(
    "refuses $given and says what is wrong",
    ({ slide, pointer, message }) => {
      expect(findingsOf(slide)).toContainEqual({ pointer: `/slides/1${pointer}`, message });
    },
  );

  it.each(slideKinds)("refuses a %s slide that says nothing but its kind, and no field twice", (kind) => {
    const pointers = findingsOf({ kind }).map(({ pointer }) => pointer);
    expect(pointers).toContain("/slides/1/title");
    expect(new Set(pointers).size).toBe(pointers.length);
  });

  it("drops fields that a slide does not have, at any depth", () => {
    const [card, ...cards] = full.cards.cards;
    const slide = { ...full.cards, layout: "grid", cards: [{ ...card, color: "red" }, ...cards] };
    expect(createOutline(outlineWith(slide)).slides[1]).toEqual(full.cards);
  });

  it("leaves code as it is written, decomposed characters and all", () => {
    const slide = { ...full.code, code: 'name = "Cafe\u0301"\n\tprint(name)' };
    expect(createOutline(outlineWith(slide)).slides[1]).toEqual(slide);
  });

  it("takes no zero with a sign", () => {
    const slide = chartWith({ series: [{ name: "a", values: [-0, 1] }] });
    const [, chart] = createOutline(outlineWith(slide)).slides;
    expect(chart?.kind === "chart" && Object.is(chart.chart.series[0]?.values[0], 0)).toBe(true);
  });

  it.each([
    ["tableRows", tableOf(times(outlineLimits.tableRows, row))],
    ["a table of one column", tableOf([{ cells: [say("a")] }], [{ heading: "a" }])],
    ["a total in the last row", tableOf([row, total])],
    ["parts of a pie that are zero or missing", pieOf(0, null, 3)],
    [
      "one value",
      chartWith({
        categories: ["a"],
        series: [{ name: "a", values: [0] }],
        highlightedCategory: 0,
        plannedFrom: 0,
      }),
    ],
    ["a last line feed of code", { ...full.code, code: "a\n" }],
    ["notes without text", { ...full.statement, notes: "" }],
  ])("allows %s", (_what, slide) => {
    expect(findingsOf(slide)).toEqual([]);
  });
});

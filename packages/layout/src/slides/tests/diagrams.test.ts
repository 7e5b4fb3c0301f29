import {
  type FlowNode,
  inches,
  inspectPlacedDeck,
  type OutlineSlide,
  resolveThemeColor,
  type Template,
  type TemplateLayout,
} from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { named, pagesOf, placeSlide } from "../../testing/place-slide.ts";
import { classicTemplate, fullTemplate, testTemplates } from "../../testing/templates.ts";

const slides: readonly { readonly slide: OutlineSlide; readonly want: readonly string[] }[] = [
  {
    slide: {
      kind: "flow",
      title: "T",
      nodes: [
        { id: "a", form: "question", text: "Leaks?", edges: [{ to: "b", label: "Yes" }, { to: "c" }] },
        { id: "b", form: "step", text: "Dock it", edges: [{ to: "a", label: "Done" }] },
        { id: "c", form: "end", text: "Sail" },
      ],
    },
    want: ["Leaks?", "Yes", "Dock it", "Done", "Sail"],
  },
  {
    slide: {
      kind: "hierarchy",
      title: "T",
      root: {
        name: "Ana",
        text: "Captain",
        children: [
          {
            name: "Ben",
            amount: { value: 3, shown: "3 boats" },
            children: [{ name: "Cy", children: [{ name: "Dee", children: [{ name: "Eve" }] }] }],
          },
        ],
      },
    },
    want: ["Ana", "Captain", "Ben", "3 boats", "Cy", "Dee", "Eve"],
  },
  {
    slide: {
      kind: "matrix",
      title: "T",
      quadrants: [
        { heading: "Now", points: [{ text: [{ text: "Rope" }] }] },
        { heading: "Plan" },
        { heading: "Later" },
        { heading: "Never" },
      ],
      horizontal: { name: "Effort", low: "Little", high: "Much" },
      vertical: { name: "Use" },
      items: [{ label: "Paint", x: 0.25, y: 1 }],
    },
    want: ["Now", "Rope", "Plan", "Later", "Never", "Effort", "Little", "Much", "Use", "Paint"],
  },
  {
    slide: {
      kind: "plan",
      title: "T",
      periods: ["April", "May", "June"],
      rows: [
        { label: "Hull", start: 0, end: 1.5, owner: "Ben", done: 0.5, milestones: [{ at: 1, label: "Dry" }] },
        { label: "Launch", start: 3, end: 3, dates: "30 June" },
      ],
    },
    want: ["April", "May", "June", "Hull", "Ben", "Dry", "Launch", "30 June"],
  },
];

const say = (text: string) => [{ text }];
const long = "a fairly long line that says what is the matter with it in ".repeat(3).trim();
const most = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));

/** More than one page holds of each kind. */
const full: readonly OutlineSlide[] = [
  {
    kind: "flow",
    title: "T",
    nodes: most(24, (index) => ({
      id: `n${index}`,
      form: index % 2 === 0 ? ("question" as const) : ("step" as const),
      text: `Node ${index} ${long}`,
      edges: [{ to: `n${(index + 1) % 24}`, label: `on ${index}` }, { to: `n${(index + 7) % 24}` }],
    })),
    takeaway: say("So it is"),
  },
  {
    kind: "flow",
    title: "T",
    nodes: [
      {
        id: "a",
        form: "question",
        text: "One?",
        edges: [
          { to: "b", label: "Yes" },
          { to: "c", label: "No" },
        ],
      },
      { id: "b", form: "step", text: "Two", edges: [{ to: "a", label: "again" }] },
      {
        id: "c",
        form: "question",
        text: "Three?",
        edges: [
          { to: "b", label: "Perhaps" },
          { to: "d", label: "Never" },
        ],
      },
      { id: "f", form: "end", text: "Write a case for next quarter" },
      { id: "d", form: "end", text: "Four" },
    ],
    takeaway: say("So it is"),
  },
  {
    kind: "hierarchy",
    title: "T",
    root: {
      name: "Root",
      children: most(15, (index) => ({
        name: `Branch ${index}`,
        children: most(3, (leaf) => ({ name: `Leaf ${index}.${leaf}`, text: "does this" })),
      })),
    },
    takeaway: say("So it is"),
  },
  {
    kind: "hierarchy",
    title: "T",
    root: {
      name: long,
      children: [{ name: `0 ${long}`, children: most(18, (leaf) => ({ name: `${leaf} ${long}` })) }],
    },
    takeaway: say("So it is"),
  },
  {
    kind: "matrix",
    title: "T",
    quadrants: most(4, (field) => ({
      heading: `Field ${field}`,
      points: most(12, (index) => ({ text: say(`${field}.${index} ${long}`) })),
    })),
    takeaway: say("So it is"),
  },
  {
    kind: "matrix",
    title: "T",
    items: most(20, (index) => ({ label: `Thing ${index}`, x: 0.5, y: 0.5 })),
    takeaway: say("So it is"),
  },
  {
    kind: "plan",
    title: "T",
    periods: most(12, (index) => `Month ${index}`),
    rows: most(40, (index) => ({
      label: `Row ${index} of the plan`,
      start: index % 12,
      end: 12,
      owner: `Owner ${index}`,
      milestones: [{ at: 6, label: `Mark ${index}` }],
    })),
    takeaway: say("So it is"),
  },
  {
    kind: "plan",
    title: "T",
    periods: ["April", "May"],
    rows: [
      {
        label: "a",
        start: 0,
        end: 1,
        milestones: most(6, (index) => ({ at: 1, label: `${index} ${long}` })),
      },
    ],
    takeaway: say("So it is"),
  },
];

/** Every text of a slide besides its title, and the periods of a plan, of which one may stand for several. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    ["kind", "title", "id", "to", "form", "periods"].includes(name) ? [] : textsOf(part),
  );
}

describe("diagrams", () => {
  it.each(slides)("show all that they say: $slide.kind", ({ slide, want }) => {
    const pages = pagesOf(placeSlide(slide)).map(({ elements }) => elements);
    const shown = JSON.stringify(pages).replaceAll("\u00a0", " ");
    for (const words of want) expect(shown).toContain(words);
  });

  it.each(
    full.flatMap((slide) =>
      Object.entries(testTemplates).map(([name, template]) => ({ kind: slide.kind, name, slide, template })),
    ),
  )("lose nothing of what is too much for a page: $kind in $name", ({ slide, template }) => {
    for (const [language, direction] of [
      ["en", "ltr"],
      ["ar", "rtl"],
    ] as const) {
      const deck = placeSlide(slide, { template, language, direction });
      expect(inspectPlacedDeck(deck, template).findings).toEqual([]);
      const shown = JSON.stringify(pagesOf(deck)).replaceAll("\u00a0", " ");
      expect(textsOf(slide).filter((text) => !shown.includes(text))).toEqual([]);
    }
  });

  it("keeps a plan on one page, with its dates beside the bars where they have no room below its names", () => {
    const rows = most(7, (index) => ({
      label: `Piece of work ${index}`,
      start: index,
      end: index + 2,
      dates: `from month ${index} on`,
    }));
    const plan = (count: number): OutlineSlide => ({
      kind: "plan",
      title: "T",
      periods: most(9, (index) => `M${index}`),
      rows: rows.slice(0, count),
      takeaway: say("So it is"),
    });
    const [few] = pagesOf(placeSlide(plan(3)));
    expect(named(few, /^Dates/u)).toEqual([]);
    const [all, another] = pagesOf(placeSlide(plan(7)));
    expect(another).toBeUndefined();
    const bars = named(all, /^Bar/u).map(({ box }) => box);
    const dates = named(all, /^Dates/u).map(({ box }) => box);
    expect(dates).toHaveLength(7);
    const areApart = dates.every(({ x, width }, index) => {
      const bar = bars[index];
      return bar !== undefined && (x >= bar.x + bar.width || x + width <= bar.x);
    });
    expect(areApart).toBe(true);
  });

  it("joins the nodes of a flow by connectors that are attached to both", () => {
    const [flow] = slides;
    const [page] = flow ? pagesOf(placeSlide(flow.slide)) : [];
    const ways = page?.elements.flatMap((element) =>
      element.kind === "connector" ? [`${element.from.shape} ${element.to.shape}`] : [],
    );
    expect(ways).toEqual(["Node 1 Node 2", "Node 1 Node 3", "Node 2 Node 1"]);
  });

  it.each([
    { template: fullTemplate, edges: [["d", "b"], ["d"], [], []] },
    { template: classicTemplate, edges: [["b", "d"], ["d"], [], []] },
  ])("no way of a flow leads up to a box that comes after", ({ template, edges }) => {
    const nodes = edges.map((goals, index): FlowNode => {
      const id = "abcd"[index] ?? "";
      return {
        id,
        form: goals.length > 1 ? "question" : "step",
        text: "Do it now",
        edges: goals.map((to) => ({ to })),
      };
    });
    const [page] = pagesOf(placeSlide({ kind: "flow", title: "T", nodes }, { template }));
    const tops = new Map(
      page?.elements.map((element) => [element.name, "box" in element ? element.box.y : 0]),
    );
    const ways = page?.elements.flatMap((element) => (element.kind === "connector" ? [element] : [])) ?? [];
    expect(ways).toHaveLength(3);
    for (const { from, to } of ways)
      expect(tops.get(to.shape)).toBeGreaterThanOrEqual(tops.get(from.shape) ?? 0);
  });

  it.each([
    { template: fullTemplate, least: 16 },
    { template: classicTemplate, least: 16 },
  ])("words of a flow and of a tree are as large as their area allows", ({ template, least }) => {
    const question = (id: string, text: string, yes: string, no: string): FlowNode => ({
      id,
      form: "question",
      text,
      edges: [
        { to: yes, label: "Yes" },
        { to: no, label: "No" },
      ],
    });
    const nodes: readonly FlowNode[] = [
      question("a", "Is the boiler older than twenty years?", "b", "c"),
      question("b", "Does the roof bear the panels?", "d", "e"),
      question("c", "Is there a grant?", "d", "f"),
      { id: "f", form: "end", text: "Ask again in two years" },
      { id: "d", form: "end", text: "Order this winter" },
      { id: "e", form: "end", text: "Mend the roof" },
    ];
    const team = (name: string) => ({ name, text: "5 people, 2 open" });
    const branch = (name: string, ...teams: readonly string[]) => ({
      name,
      text: "Ana Marchetti",
      children: teams.map(team),
    });
    const root = {
      name: "Works",
      text: "62 people",
      children: [
        branch("North", "Roads", "Parks"),
        branch("South", "Ponds", "Trees", "Bins"),
        branch("East", "Art"),
      ],
    };
    const outlines: readonly OutlineSlide[] = [
      { kind: "flow", title: "T", nodes },
      { kind: "hierarchy", title: "T", root },
    ];
    for (const slide of outlines) {
      const [page] = pagesOf(placeSlide(slide, { template }));
      const boxes = page?.elements.flatMap((element) =>
        element.kind === "shape" && element.fill && element.text ? [element.text] : [],
      );
      const sizes = boxes?.flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ runs }) => runs.map(({ size }) => size)),
      );
      expect(boxes?.length).toBeGreaterThan(5);
      expect(Math.min(...(sizes ?? []).map((size) => size ?? 0))).toBeGreaterThanOrEqual(least);
    }
  });

  it("a flow has one colour for what is asked and one for all else", () => {
    const [flow] = slides;
    const [page] = flow ? pagesOf(placeSlide(flow.slide)) : [];
    const fills = page?.elements.flatMap((element) =>
      element.kind === "shape" && element.fill ? [JSON.stringify(element.fill)] : [],
    );
    expect(fills).toHaveLength(3);
    expect(new Set(fills).size).toBe(2);
    expect(fills?.[1]).toBe(fills?.[2]);
  });
});

it("gives bars of a plan the one colour that a template's makers show, and a second one only where they show two", () => {
  const rows = [
    { label: "Hull", start: 0, end: 1 },
    { label: "Deck", start: 1, end: 2, highlighted: true },
  ];
  const fillsIn = (template: Template) => {
    const [page] = pagesOf(
      placeSlide({ kind: "plan", title: "T", periods: ["April", "May"], rows }, { template }),
    );
    const fills = named(page, /^Bar/u).map((one) => JSON.stringify(one.kind === "shape" && one.fill));
    return new Set(fills).size;
  };
  const { style: _, ...others } = fullTemplate;
  const [first, ...rest] = others.layouts;
  if (!first) throw new RangeError("Expected a layout.");
  const lead = { color: resolveThemeColor({ scheme: "accent1" }, first), weight: 0.1 };
  const showing = (shown: TemplateLayout["shown"] = []) => ({
    ...others,
    layouts: [{ ...first, shown }, ...rest],
  });
  expect(fillsIn(showing([lead]))).toBe(1);
  expect(fillsIn(showing([lead, { color: "7A1FA2", weight: 0.1 }]))).toBe(2);
});

describe("a tree of a root and its branches alone", () => {
  const boxesOf = (count: number, below: boolean) => {
    const children = Array.from({ length: count }, (_, index) => ({
      name: `Boat ${index + 1}`,
      text: "North quay",
      ...(below && { children: [{ name: "Mate" }] }),
    }));
    const [page] = pagesOf(
      placeSlide({
        kind: "hierarchy",
        title: "Who sails what",
        root: { name: "Ana", text: "Captain", children },
      }),
    );
    return named(page, /^Box/u);
  };

  it("takes most of the height of its page, in type that is read from afar", () => {
    const boxes = boxesOf(3, false);
    const tops = boxes.map(({ box }) => box.y);
    const bottom = Math.max(...boxes.map(({ box }) => box.y + box.height));
    expect(bottom - Math.min(...tops)).toBeGreaterThan(inches(2.9));
    const sizes = boxes.map(({ text }) => text?.paragraphs[0]?.runs[0]?.size ?? 0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });

  it("has boxes as high as their words where more hangs below them", () => {
    const [root] = boxesOf(3, true);
    expect(root?.box.height).toBeLessThan(inches(1.3));
  });
});

it("a field of a matrix that tells nothing beside its heading is a plain panel", () => {
  const list = Array.from({ length: 4 }, (_, index) => ({
    text: [{ text: `the ferry runs at night too ${index}` }],
  }));
  const told = ["Weaknesses", "Chances", "Threats"].map((heading) => ({ heading, points: list }));
  const slide: OutlineSlide = {
    kind: "matrix",
    title: "What we weigh",
    quadrants: [{ heading: "Strengths" }, ...told],
  };
  const deck = placeSlide(slide, { template: fullTemplate });
  expect(named(pagesOf(deck)[0], /^Heading 1$/u)).toHaveLength(1);
  expect(named(pagesOf(deck)[0], /^Quadrant 1$/u).map(({ text }) => text)).toEqual([undefined]);
  expect(inspectPlacedDeck(deck, fullTemplate).findings).toEqual([]);
});
